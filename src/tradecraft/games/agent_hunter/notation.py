"""Agent Hunter's moves as players would write them; capitals are read as well.

+7       lay the 7 face down into the empty hideout (+? if you may not see which)
3>b      attack from the hand: the 3 against their hideout b
a>b      attack from a hideout: mine a against their b
a^       begin a switch: take up the spy of my hideout a
*c       end a switch: a decoy beside my hideout c
first=0  the dealer: seat 0 begins
"""

from __future__ import annotations

from typing import Final

from tradecraft.games.agent_hunter.rules import (
    BEGIN,
    CHARGE,
    COVER,
    DECOY,
    HIDEOUTS,
    LAY,
    MOVES,
    RECALL,
    STRIKE,
)
from tradecraft.kernel.words import Line

NAMES: Final = "abc"[:HIDEOUTS]
LETTERS: Final = NAMES.upper()  # in a sentence, where a small a would be a word


def write(move: int) -> str:
    """Write a move or a face."""
    kind, a, b, _ = MOVES.rows[move]
    if kind == LAY:
        return f"+{a}"
    if kind == STRIKE:
        return f"{a}>{NAMES[b]}"
    if kind == CHARGE:
        return f"{NAMES[a]}>{NAMES[b]}"
    if kind == RECALL:
        return f"{NAMES[a]}^"
    if kind == DECOY:
        return f"*{NAMES[a]}"
    if kind == BEGIN:
        return f"first={a}"
    return "+?"


NUMBERS: Final = {write(move): move for move in range(MOVES.total)}


def read(text: str) -> int | None:
    """Give the number of a move or a face; None if nobody can read it."""
    return NUMBERS.get(text.lower())


def describe(move: int) -> Line:
    """Say a move in words."""
    kind, a, b, _ = MOVES.rows[move]
    if kind == LAY:
        return Line("move-lay", {"spy": a})
    if kind == STRIKE:
        return Line("move-strike", {"spy": a, "target": LETTERS[b]})
    if kind == CHARGE:
        return Line("move-charge", {"hideout": LETTERS[a], "target": LETTERS[b]})
    if kind == RECALL:
        return Line("move-recall", {"hideout": LETTERS[a]})
    if kind == DECOY:
        return Line("move-decoy", {"hideout": LETTERS[a]})
    if kind == COVER:
        return Line("move-cover")
    return Line("move-begin", {"seat": a})
