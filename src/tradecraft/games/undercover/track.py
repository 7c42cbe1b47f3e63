"""The Information Track: how Staffers move, and what they bring."""

from __future__ import annotations

from tradecraft.games.undercover.box import (
    BLACK_LINE,
    CLASSIFIED,
    COLOURS,
    COLUMNS,
    MOST_SPACES,
    OPPOSITE,
    OVERSHOOT_STAYS,
    POINTS,
    SEATS,
    SECOND_SPACE,
    SECOND_VALUE,
    TIE_ALL_STAFFERS,
    Position,
)
from tradecraft.kernel.compiling import rule


@rule
def opposite_side(pos: Position, seat: int) -> int:
    """The colour opposite a player's own on the wheel (UC-2.9, UC-5.8)."""
    return int((pos.colour[seat] + OPPOSITE) % COLOURS)


@rule
def advance(pos: Position, seat: int, lane: int, steps: int) -> None:
    """A Staffer moves; where it ends on a Point Token, the player takes it (UC-8.2 to 8.11)."""
    if pos.options[CLASSIFIED]:
        pos.staffer[seat, lane] = end_classified(pos, seat, lane, steps)
        return
    if pos.won[seat, lane] > 0:
        return  # UC-8.10
    space = end_standard(pos, seat, lane, steps)
    pos.staffer[seat, lane] = space
    pos.won[seat, lane] = pos.token[lane, space]
    pos.token[lane, space] = 0


@rule
def occupied(pos: Position, lane: int, space: int) -> bool:
    """Say whether a Staffer stands there; with two players one blocks the last column (UC-11.2)."""
    blocked = pos.options[CLASSIFIED] and pos.seats == 2 and space == COLUMNS  # noqa: PLR2004
    found = bool(blocked)
    for seat in range(SEATS):
        found |= pos.staffer[seat, lane] == space
    return found


@rule
def end_standard(pos: Position, seat: int, lane: int, steps: int) -> int:
    """It jumps over Staffers, and never passes the last token of its lane (UC-8.8, UC-8.11)."""
    last = MOST_SPACES
    while pos.token[lane, last] == 0:
        last -= 1  # UC-13.4: there is one
    space = min(pos.staffer[seat, lane] + steps, last)
    while occupied(pos, lane, space):
        space += 1  # at the last token nobody stands, so this ends
    return int(space)


@rule
def end_classified(pos: Position, seat: int, lane: int, steps: int) -> int:
    """It jumps over Staffers, or stops before them if nothing is free beyond (UC-11.3, UC-H13)."""
    start = pos.staffer[seat, lane]
    if start == COLUMNS:
        return COLUMNS
    end = min(start + steps, COLUMNS)
    space = end
    while space <= COLUMNS and occupied(pos, lane, space):
        space += 1
    if space <= COLUMNS:
        return int(space)
    if pos.options[OVERSHOOT_STAYS]:
        return int(start)  # UC-H13 switched
    space = end
    while space > start and occupied(pos, lane, space):
        space -= 1
    return int(space)


@rule
def has_sixth(pos: Position, seat: int) -> bool:
    """Six tokens, or six Staffers beyond the black line (UC-9.1, UC-11.4, UC-H8)."""
    count = 0
    for lane in range(COLOURS):
        if pos.options[CLASSIFIED]:
            count += pos.staffer[seat, lane] > pos.options[BLACK_LINE]
        else:
            count += pos.won[seat, lane] > 0
    return count == COLOURS


@rule
def column_value(pos: Position, space: int) -> int:
    """The points printed under a column; nothing at the Information Center (UC-11.6 to 11.9)."""
    if space == SECOND_SPACE:
        return int(pos.options[SECOND_VALUE])  # UC-H7
    return int(POINTS[space])


@rule
def score(pos: Position, seat: int) -> int:
    """Add up a player's points; the Opposite Side counts double (UC-9.2, UC-9.3, UC-11.8)."""
    total = 0
    for lane in range(COLOURS):
        value = pos.won[seat, lane]
        if pos.options[CLASSIFIED]:
            value = column_value(pos, pos.staffer[seat, lane])
        total += value * (1 + (lane == opposite_side(pos, seat)))
    return int(total)


@rule
def winners(pos: Position) -> int:
    """Most points win, then the Staffers in the rightmost occupied column (UC-9.4 to 9.6)."""
    best, tied = score(pos, 0), 0
    for seat in range(pos.seats):
        best = max(best, score(pos, seat))
    for seat in range(pos.seats):
        if score(pos, seat) == best:
            tied |= 1 << seat
    column = rightmost(pos, tied)
    if column == 0:
        return tied  # UC-H28: nobody tied is on the track
    most, left = 0, 0
    for seat in range(pos.seats):
        if tied >> seat & 1:
            most = max(most, staffers_in(pos, seat, column))
    for seat in range(pos.seats):
        if tied >> seat & 1 and staffers_in(pos, seat, column) == most:
            left |= 1 << seat
    return left


@rule
def rightmost(pos: Position, tied: int) -> int:
    """The rightmost column with a Staffer of somebody tied, by option of anybody (UC-H14)."""
    column = 0
    for seat in range(pos.seats):
        if tied >> seat & 1 or pos.options[TIE_ALL_STAFFERS]:
            for lane in range(COLOURS):
                column = max(column, pos.staffer[seat, lane])
    return column


@rule
def staffers_in(pos: Position, seat: int, column: int) -> int:
    """Count a player's Staffers in a column."""
    count = 0
    for lane in range(COLOURS):
        count += pos.staffer[seat, lane] == column
    return count
