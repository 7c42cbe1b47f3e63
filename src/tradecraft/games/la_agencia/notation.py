"""La Agencia's moves as players would write them; capitals are read as well.

=3 =r1 =i   the dealer: the next card is the Agents 3, the first Recruiter, the Infiltrator
first=2     the dealer: seat 2 is the first Ambassador
hall        the Ambassador opens the Hall (or the garden)
p4          play the card in position 4
>2          use the card on the card of seat 2
pass        use it on nobody's, where that is agreed on
"""

from __future__ import annotations

from typing import Final

from tradecraft.games.la_agencia.rules import (
    DEAL,
    FIRST,
    MOVES,
    OPEN,
    PASS,
    PLAY,
    TARGET,
)
from tradecraft.kernel.words import Line

CARDS: Final = ("1", "2", "3", "4", "5", "r1", "r2", "i")  # by kind
PLACES: Final = ("hall", "garden")


def write(move: int) -> str:
    """Write a move or a face."""
    kind, a, _, _ = MOVES.rows[move]
    if kind == DEAL:
        return f"={CARDS[a]}"
    if kind == FIRST:
        return f"first={a}"
    if kind == OPEN:
        return PLACES[a]
    if kind == PLAY:
        return f"p{a + 1}"
    if kind == TARGET:
        return f">{a}"
    if kind == PASS:
        return "pass"
    return "=?"


NUMBERS: Final = {write(move): move for move in range(MOVES.total)}


def read(text: str) -> int | None:
    """Give the number of a move or a face; None if nobody can read it."""
    return NUMBERS.get(text.lower())


def describe(move: int) -> Line:
    """Say a move in words."""
    kind, a, _, _ = MOVES.rows[move]
    if kind == DEAL:
        return Line("move-deal", {"card": CARDS[a]})
    if kind == FIRST:
        return Line("move-first", {"seat": a})
    if kind == OPEN:
        return Line("move-open", {"place": PLACES[a]})
    if kind == PLAY:
        return Line("move-play", {"position": a + 1})
    if kind == TARGET:
        return Line("move-target", {"seat": a})
    if kind == PASS:
        return Line("move-pass")
    return Line("move-covered")
