"""Random games of The Agents as they are shown and told, and golden games taken up by name."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import tradecraft as tc
from tradecraft.games.the_agents import GAME
from tradecraft.kernel import runs
from tradecraft.kernel.layout import SPECTATOR, Array
from tradecraft.kernel.words import Line

RECORDS: Final = GAME.folder / "records"
View = dict[str, Any]


class Moment(NamedTuple):
    """A move in a game: the position before it and after it."""

    before: Array
    move: int
    after: Array

    @property
    def seats(self) -> int:
        """Say how many play."""
        return int(self.before["seats"][0])

    @property
    def viewers(self) -> tuple[int, ...]:
        """Name all who look on."""
        return (*range(self.seats), SPECTATOR)

    def told(self, viewer: int) -> list[Line]:
        """Tell a viewer of the move."""
        face = runs.face(self.before, self.move, viewer)
        seen, then = GAME.masked(self.before, viewer), GAME.masked(self.after, viewer)
        return GAME.account(seen[0], face, then[0], viewer)


def moments(seats: int, games: int = 1, **options: int) -> Iterator[Moment]:
    """Play random games, move by move."""
    chance = random.Random(seats)  # noqa: S311  # a test, not a secret
    for _ in range(games):
        positions = GAME.start(seats, options)
        while moves := GAME.legal(positions):
            before, move = positions.copy(), chance.choice(moves)
            runs.apply(positions, move)
            yield Moment(before, move, positions)


def seen_by(positions: Array, viewer: int) -> View:
    """Show a viewer the table."""
    return GAME.view(GAME.masked(positions, viewer)[0], viewer)


def golden(name: str) -> tc.Play:
    """Take up a golden game where its record leaves it."""
    return tc.resume(RECORDS / f"{name}.toml", dealer="manual")


def last_move(name: str) -> Moment:
    """Give the last move of a golden game."""
    play = golden(name)
    again = tc.start(GAME, play.seats, play.options, dealer="manual")
    for move in play.moves[:-1]:
        again.play(GAME.write(move))
    return Moment(again.positions, play.moves[-1], play.positions)
