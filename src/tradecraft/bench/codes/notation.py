"""The moves of Codes as players would write them.

5     my last guess, with a 5 in the place that is next
=5    the dealer deals a 5
=?    the dealer deals a digit that you may not see
"""

from __future__ import annotations

from typing import Final

from tradecraft.bench.codes.rules import CHANGE, DEAL, DIGITS, HIDDEN, MOVES, PLACES
from tradecraft.kernel.words import Line


def written(code: int) -> str:
    """Write a code or a guess: 1264."""
    steps = (DIGITS ** (PLACES - 1 - place) for place in range(PLACES))
    return "".join(str(code // step % DIGITS + 1) for step in steps)


def write(move: int) -> str:
    """Write a move or a face."""
    kind, digit, _, _ = MOVES.rows[move]
    if kind == CHANGE:
        return str(digit + 1)
    return f"={digit + 1}" if kind == DEAL else "=?"


NUMBERS: Final = {write(move): move for move in range(MOVES.total)}
read = NUMBERS.get


def describe(move: int) -> Line:
    """Say a move in words."""
    kind, digit, _, _ = MOVES.rows[move]
    if kind == HIDDEN:
        return Line("move-hidden")
    return Line("move-change" if kind == CHANGE else "move-deal", {"digit": digit + 1})
