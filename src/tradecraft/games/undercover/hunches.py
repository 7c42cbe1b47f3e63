"""What a player does who does not think, and how well one stands in a game in the head."""

from __future__ import annotations

from typing import Final

from tradecraft.games.undercover.box import (
    AHEAD,
    CLASSIFIED,
    COLOURS,
    COLUMNS,
    JOKER,
    LEFT,
    PLACING,
    RIGHT,
    SIDES,
    TAKING,
    Position,
    parts,
)
from tradecraft.games.undercover.track import opposite_side, score
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.hopes import share_hopes
from tradecraft.kernel.layout import Ints

RARELY: Final = 8  # one time in so many, anything

SOON: Final = 3  # moves after which a game in the head is judged
A_POINT: Final = 8
A_SPACE: Final = 5  # of a Staffer that still runs for a token
WINDOW: Final = 10  # points; who is so far behind has lost
WHOLE: Final = 60  # a victory, which halves, thirds and quarters divide evenly


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


@rule
def outlook(pos: Position, plies: int, out: Ints) -> int:
    """Judge between two turns: by points, and by how far the other Staffers have come."""
    if plies < SOON or pos.step != TAKING:
        return 0
    for seat in range(pos.seats):
        out[seat] = A_POINT * score(pos, seat) + A_SPACE * spaces_gone(pos, seat)
    share_hopes(out, pos.seats, A_POINT * WINDOW, WHOLE)
    return 1


@rule
def spaces_gone(pos: Position, seat: int) -> int:
    """Count the spaces of Staffers that still run for a token, in the Opposite Side's lane twice.

    On the Classified side each space has its points already.
    """
    total = 0
    for lane in range(COLOURS):
        if pos.won[seat, lane] == 0 and not pos.options[CLASSIFIED]:
            total += pos.staffer[seat, lane] * (1 + (lane == opposite_side(pos, seat)))
    return int(total)
