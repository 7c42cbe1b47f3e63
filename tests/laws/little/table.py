"""How Dead Drop is written, shown and said.

colour=red  number=3   the dealer draws (`draws` is what others see)
@b                     the courier hides the dossier in drop b (`hides` is what others see)
?b                     a seeker opens drop b
"""

from __future__ import annotations

from typing import Any, Final

from laws.little.rules import (
    COLOUR,
    COURIER,
    DRAW_COLOUR,
    DRAW_NUMBER,
    DRAWN,
    DROPS,
    FOUND,
    LAID,
    LAY,
    MOVES,
    NONE,
    NUMBER,
    OVER,
    Position,
)
from tradecraft.kernel.layout import UNKNOWN
from tradecraft.kernel.words import Line

COLOURS: Final = (None, "red", "blue")
NAMES: Final = "abc"[:DROPS]


def write(move: int) -> str:
    """Write a move or a face."""
    kind, a, _, _ = MOVES.rows[move]
    if kind == DRAW_COLOUR:
        return f"colour={COLOURS[a + 1]}"
    if kind == DRAW_NUMBER:
        return f"number={a + 1}"
    if kind in {DRAWN, LAID}:
        return "draws" if kind == DRAWN else "hides"
    return f"{'@' if kind == LAY else '?'}{NAMES[a]}"


READ: Final = {write(move): move for move in range(MOVES.total)}


def read(text: str) -> int | None:
    """Give the number of a move or a face."""
    return READ.get(text)


def describe(move: int) -> Line:
    """Say a move in words."""
    kind, a, _, _ = MOVES.rows[move]
    if kind == DRAW_COLOUR:
        return Line("move-colour", {"colour": COLOURS[a + 1] or ""})
    if kind == DRAW_NUMBER:
        return Line("move-number", {"number": a + 1})
    if kind in {DRAWN, LAID}:
        return Line("move-drawn" if kind == DRAWN else "move-laid")
    return Line("move-lay" if kind == LAY else "move-open", {"drop": NAMES[a]})


def view(seen: Position, viewer: int) -> dict[str, Any]:
    """Show the table as this viewer sees it."""
    return {
        "step": int(seen.step),
        "mine": bool(seen.actor == viewer),
        "colour": None if seen.colour in {UNKNOWN, NONE} else COLOURS[seen.colour],
        "number": None if seen.number in {UNKNOWN, 0} else int(seen.number),
        "place": None if seen.place == UNKNOWN else int(seen.place),
        "opened": [NAMES[drop] for drop in range(DROPS) if seen.opened[drop]],
        "trail": [int(event) for event in seen.trail[: seen.events]],
    }


def question(seen: Position, viewer: int) -> Line:
    """Say who must do what."""
    if seen.step == OVER:
        return Line("over-courier" if seen.winner == COURIER else "over-seekers")
    if seen.step in {COLOUR, NUMBER}:
        return Line("waits-draw")
    mine = bool(seen.actor == viewer)
    if seen.actor == COURIER:
        return Line("asked-hide" if mine else "waits-hide")
    return Line("asked-search" if mine else "waits-search", {"seat": int(seen.actor)})


def account(seen: Position, face: int, after: Position, viewer: int) -> list[Line]:
    """Tell what a move did."""
    lines = [describe(face)]
    if after.step == OVER:
        if after.place == FOUND:
            colour, number = COLOURS[after.colour] or "", int(after.number)
            lines.append(Line("found", {"colour": colour, "number": number}))
        lines.append(question(after, viewer))
    elif after.searches > seen.searches:
        lines.append(Line("empty"))
    return lines


def seat_name(_seen: Position, seat: int) -> Line:
    """Call a seat by what it does."""
    return Line("courier") if seat == COURIER else Line("seeker", {"seat": seat})
