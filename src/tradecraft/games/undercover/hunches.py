"""What a player who does not think would do: lay the tile where most of his Staffers go on."""

from __future__ import annotations

from typing import Final

from tradecraft.games.undercover.box import (
    AHEAD,
    CLASSIFIED,
    COLUMNS,
    JOKER,
    LEFT,
    PLACING,
    RIGHT,
    SIDES,
    Position,
    parts,
)
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.layout import Ints

RARELY: Final = 8  # one time in so many, anything


@rule
def hunch(pos: Position, out: Ints, n: int, rng: Ints) -> int:
    """Place the tile where its meeting moves most; choose anything else at random."""
    move: int = out[below(rng, n)]
    if pos.step != PLACING or below(rng, RARELY) == 0:
        return move
    most, ways = 0, 0
    for i in range(n):
        _, tile, side, _ = parts(out[i])
        if side >= SIDES:
            return move  # UC-7.7
        near = pos.near[tile]
        found = spaces(pos, pos.shows[tile]) + spaces(pos, pos.shows[near[LEFT[side]]])
        found += spaces(pos, pos.shows[near[RIGHT[side]]])
        found += spaces(pos, pos.shows[near[AHEAD[side]]])
        if found >= most:
            ways = 1 if found > most else ways + 1
            most = found
            if below(rng, ways) == 0:
                move = out[i]
    return move


@rule
def spaces(pos: Position, colour: int) -> int:
    """Say how far a tile of this colour in the meeting moves a Staffer: not one that is done."""
    if colour >= JOKER:
        return 0  # UC-8.6
    if pos.options[CLASSIFIED]:
        return int(pos.staffer[pos.actor, colour] < COLUMNS)
    return int(pos.won[pos.actor, colour] == 0)  # UC-8.10
