"""Golden games of Agency_ as they are shown and told, move by move."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import tradecraft as tc
from games.test_golden_games import of_room
from tradecraft.games.agency import GAME
from tradecraft.games.agency.box import MOVES, SEATS
from tradecraft.kernel import runs
from tradecraft.kernel.layout import SPECTATOR, Array
from tradecraft.kernel.words import Line

RECORDS: Final = GAME.folder / "records"
VIEWERS: Final = (*range(SEATS), SPECTATOR)
View = dict[str, Any]


class Moment(NamedTuple):
    """A move in a game: the position before it and after it."""

    before: Array
    move: int
    after: Array

    @property
    def kind(self) -> int:
        """Give the kind of the move."""
        return MOVES.rows[self.move][0]

    def told(self, viewer: int) -> list[Line]:
        """Tell a viewer of the move."""
        face = runs.face(self.before, self.move, viewer)
        seen, then = GAME.masked(self.before, viewer), GAME.masked(self.after, viewer)
        return GAME.account(seen[0], face, then[0], viewer)


@functools.cache
def moments() -> list[Moment]:
    """Give each move of each golden game once."""
    return list(_moments())


def _moments() -> Iterator[Moment]:
    known: set[bytes] = set()
    for record in of_room(GAME.name):
        before, last = GAME.start(record.seats, record.options), -1
        for positions, move in record.play():
            if last >= 0 and positions.tobytes() not in known:  # many games begin alike
                known.add(positions.tobytes())
                yield Moment(before, last, positions.copy())
            before, last = positions.copy(), move


def seen_by(positions: Array, viewer: int) -> View:
    """Show a viewer the table."""
    return GAME.view(GAME.masked(positions, viewer)[0], viewer)


def golden(name: str) -> tc.Play:
    """Take up a golden game where its record leaves it."""
    return tc.resume(RECORDS / f"{name}.toml", dealer="manual")


def told_in(name: str, viewer: int) -> list[str]:
    """Tell a viewer a golden game, and give the keys of what is said."""
    play = golden(name)
    before, keys = GAME.start(play.seats, play.options), list[str]()
    for move in play.moves:
        after = before.copy()
        runs.apply(after, move)
        keys += [line.key for line in Moment(before, move, after).told(viewer)]
        before = after
    return keys
