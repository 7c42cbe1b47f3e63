"""Small games of Agency_, played in notation, and what can be read off their positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import numpy as np

from tradecraft.games.agency import GAME, box
from tradecraft.games.agency.decks import ASSET_NAMES, NO_CARD, OBJECTIVE_NAMES
from tradecraft.games.agency.map import CITIES, CITY, CITY_NAMES
from tradecraft.kernel import runs
from tradecraft.kernel.layout import Array

AGENCIES: Final = "cia mi6 fsb mss"
# Of seat 0 | seat 1 | ...; seat 0 places first, seat 1 has the first turn
PAWNS: Final = (
    "washington new-york havana | london paris rome | moscow almaty cairo | beijing tokyo seoul"
)
PAPERS: Final = "lagos bomb | sydney tap | bogota kill | madrid bomb"
HANDS: Final = "wire mole | rifle bullet | detonator explosives | block rebellion"
RESERVE: Final = "reserve"


class Table:
    """A game in play, all of it open."""

    def __init__(self, **options: int) -> None:
        self.positions = GAME.start(4, options)

    def play(self, moves: str) -> Table:
        """Play these moves; of a card that is dealt any copy will do, `=wire` or `?bomb`."""
        for word in moves.split():
            text = f"{word}.1" if word[0] in "=?" and "." not in word else word
            move = GAME.number(text)
            refusal = GAME.why_not(self.positions, move)
            assert refusal is None, (word, refusal, self.legal)
            runs.apply(self.positions, move)
        return self

    def idle(self, turns: int = 1) -> Table:
        """Play on until so many more turns have begun: nobody does more than he must."""
        until = self.number("turn") + turns
        while self.number("turn") < until:
            moves = self.legal
            self.play("end" if "end" in moves else max(moves, key=lambda move: (len(move), move)))
        return self

    @property
    def legal(self) -> set[str]:
        return {GAME.write(move) for move in GAME.legal(self.positions)}

    def clause(self, move: str) -> str:
        """Name the clause that forbids a move now; nothing if it is allowed."""
        text = f"{move}.1" if move[0] in "=?" and "." not in move else move
        refusal = GAME.why_not(self.positions, GAME.number(text))
        assert (refusal is None) == (text in self.legal)
        return refusal.clause if refusal else ""

    def number(self, field: str) -> int:
        return int(self.positions[field][0])

    def numbers(self, field: str) -> list[int]:
        found: list[int] = self.positions[field][0].tolist()
        return found

    @property
    def actor(self) -> int:
        return self.number("actor")

    @property
    def money(self) -> list[int]:
        return self.numbers("money")

    def place(self, seat: int, pawn: int) -> str:
        """Say where a pawn is."""
        at = int(self.positions["pawn"][0, seat, pawn])
        return CITY_NAMES[at] if at < CITIES else {CITIES: RESERVE}.get(at, "edge")

    def spies(self, seat: int) -> list[str]:
        """Name the cities of a player's spies, by their pawns."""
        places = [self.place(seat, pawn) for pawn in range(box.PAWNS)]
        return [place for place in places if place in CITY]

    def cells(self, seat: int) -> set[str]:
        return {CITY_NAMES[city] for city in np.flatnonzero(self.positions["cell"][0, seat])}

    def lying(self, place: int) -> dict[int, str]:
        """Name the Asset cards at a place, by their sleeves."""
        names = self.numbers("name")
        return {
            sleeve: ASSET_NAMES[names[sleeve]]
            for sleeve, where in enumerate(self.numbers("where"))
            if where == place
        }

    def hand(self, seat: int) -> dict[int, str]:
        return self.lying(box.HAND + seat)

    def face_up(self, seat: int) -> dict[int, str]:
        return self.lying(box.UP + seat)

    @property
    def pile(self) -> dict[int, str]:
        return self.lying(box.PILE)

    @property
    def packet(self) -> dict[int, str]:
        return self.lying(box.PACKET)

    def papers(self, seat: int) -> str:
        """Name the Location and the Objective card of a player."""
        city, kind = self.numbers("location")[seat], self.numbers("objective")[seat]
        return f"{(*CITY_NAMES, '-')[city]} {(*OBJECTIVE_NAMES, '-')[kind]}"

    def known(self, viewer: int) -> dict[int, str]:
        """Name the Asset cards outside the deck that a viewer knows."""
        names = GAME.masked(self.positions, viewer)[0].name.tolist()
        return {s: ASSET_NAMES[name] for s, name in enumerate(names) if 0 <= name < NO_CARD}

    def returns(self) -> list[int]:
        out = np.zeros(4, np.int64)
        runs.returns(self.positions, out)
        return [int(payoff) for payoff in out]


def parted(text: str) -> list[list[str]]:
    """Take apart what is told seat by seat."""
    return [part.split() for part in text.split("|")]


def table(  # what lies on the table, by name
    moves: str = "",
    *,
    pawns: str = PAWNS,
    papers: str = PAPERS,
    hands: str = HANDS,
    first: int = 0,
    **options: int,
) -> Table:
    """Set a game up, seat 0 with the CIA, and play these moves."""
    game = Table(**options).play(f"first={first}")
    order = [(first + n) % 4 for n in range(4)]
    if not options.get("agencies_settled"):
        game.play(" ".join(AGENCIES.split()[seat] for seat in order))
    placed = parted(pawns)
    for n in range(3):
        game.play(" ".join(f"+{placed[seat][n]}" for seat in order))
    for seat in order:
        location, objective = parted(papers)[seat]
        game.play(f"@{location} ?{objective}")
        game.play(" ".join(f"={name}" for name in parted(hands)[seat]))
    return game.play(moves)


def walk(chance: random.Random, **options: int) -> Iterator[tuple[Array, int]]:
    """Play a random game: each position, and the move that is played there (-1 at the end).

    It is the same array at each ply, moved on.
    """
    positions = GAME.start(4, options)
    while moves := GAME.legal(positions):
        move = chance.choice(moves)
        yield positions, move
        runs.apply(positions, move)
    yield positions, -1
