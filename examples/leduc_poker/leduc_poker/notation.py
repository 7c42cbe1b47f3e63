"""Leduc poker's moves as players would write them.

fold, call, raise    what a player says; a call that costs nothing is a check
Js Jh Qs Qh Ks Kh    the dealer deals this card: jack, queen or king, of spades or hearts
??                   the dealer deals a card that you may not see
"""

from __future__ import annotations

from typing import Final

from leduc_poker.rules import CALL, DEAL, FOLD, HIDDEN, MOVES, RAISE
from tradecraft.kernel.words import Line

WORDS: Final = {FOLD: "fold", CALL: "call", RAISE: "raise"}
NAMES: Final = ("Js", "Jh", "Qs", "Qh", "Ks", "Kh")  # card by card
FACE_DOWN: Final = "??"


def write(move: int) -> str:
    """Write a move or a face."""
    kind, card, _, _ = MOVES.rows[move]
    if kind == DEAL:
        return NAMES[card]
    return FACE_DOWN if kind == HIDDEN else WORDS[kind]


NUMBERS: Final = {write(move): move for move in range(MOVES.total)}


def read(text: str) -> int | None:
    """Give the number of a move or a face; None if nobody can read it."""
    return NUMBERS.get(text)


def describe(move: int) -> Line:
    """Say a move in words."""
    kind, card, _, _ = MOVES.rows[move]
    if kind == DEAL:
        return Line("move-deal", {"card": card})
    return Line("move-hidden") if kind == HIDDEN else Line(f"move-{WORDS[kind]}")
