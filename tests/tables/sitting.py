"""Tables with people at them, for the tests: rows are stored at once, and time is what is said."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

import pytest

from tradecraft.kernel.errors import Refused
from tradecraft.kernel.game import Game
from tradecraft.registry import GAMES
from tradecraft.tables.rows import Head, Pace, Settings
from tradecraft.tables.table import PLAYING, Request, Table

SEED: Final = bytes(range(32))
MADE: Final = 1_000_000  # milliseconds
SECOND: Final = 1_000
AGENTS: Final = "agent_hunter"  # two players
EMBASSY: Final = "la_agencia"  # three and more, no talk about cards


class Desk:
    """A table whose requests are stored at once."""

    def __init__(self, game: str = AGENTS, seats: int = 2, **settings: object) -> None:
        room: Game = GAMES[game]
        agreed = Settings(game=game, seats=seats, **settings)  # type: ignore[arg-type]
        self.head = Head("table", agreed, room.version, SEED, "ana", MADE)
        self.table = Table(self.head, room)
        self.now = MADE

    def does(self, request: Request) -> Request:
        """Store what was asked, and let the dealer go on."""
        for event in request.events:
            self.table.happened(event)
        for row in request.rows:
            self.table.add(row)
        if request.rows or request.events:
            for row in self.table.opening(self.now).rows:
                self.table.add(row)
        return request

    def sit(self, *names: str) -> Desk:
        """Let people sit down, in the order of the seats; `*name` is a bot."""
        for name in names:
            if name.startswith("*"):
                self.does(self.table.seat_bot("ana", None, name[1:], self.now))
            else:
                self.does(self.table.sit(name, name.title(), None, self.now))
        return self

    def play(self, moves: str, after: int = 0) -> Desk:
        """Let whoever is to move play these, each so many milliseconds after the last row."""
        for text in moves.split():
            self.now += after
            seat = self.table.actor
            player = self.table.seats[seat].player
            self.does(self.table.move(player, seat, self.table.ply + 1, text, self.now))
        return self

    def at_random(self, chance: random.Random, moves: int = 10_000) -> Desk:
        """Play at random, up to so many moves or the end."""
        while self.table.stage == PLAYING and moves:
            legal = self.table.game.legal(self.table.positions)
            self.play(self.table.game.write(chance.choice(legal)), after=SECOND)
            moves -= 1
        return self

    def again(self) -> Table:
        """Fold the table again from its rows."""
        return Table(self.head, self.table.game, self.table.log, self.table.events)


def key(ask: Callable[[], object]) -> str:
    """Give the key of a refusal."""
    with pytest.raises(Refused) as caught:
        ask()
    assert caught.value.tell()
    return caught.value.key


def live(base: int = 60, increment: int = 5) -> Pace:
    """Give a clock."""
    return Pace("live", base, increment)


def kinds(request: Request) -> Sequence[str]:
    """Name the events of a request."""
    return [event.kind for event in request.events]
