"""What a seat of Codes is shown, as JSON, and what happened, in sentences."""

from __future__ import annotations

from typing import Any, Final

from tradecraft.bench.codes.notation import written
from tradecraft.bench.codes.rules import (
    CHANGE,
    CODES,
    DEAL,
    MOVES,
    PLACES,
    SEATS,
    Position,
)
from tradecraft.kernel.layout import DEALER, NOBODY, UNKNOWN
from tradecraft.kernel.words import Line

GUESSES: Final = [written(guess) for guess in range(CODES)]
ANSWERS: Final = [[f"{right}+{near}" for near in range(PLACES + 1)] for right in range(PLACES + 1)]


def seat_name(_seen: Position, seat: int) -> Line:
    """Call a seat by the order in which they guess."""
    return Line("player", {"seat": seat})


def view(seen: Position, _viewer: int) -> dict[str, Any]:
    """Show the codes as far as they are known, and all guesses with their answers."""
    made = int(seen.made)
    answered = zip(
        seen.guess[:made].tolist(),
        seen.right[:made].tolist(),
        seen.near[:made].tolist(),
        strict=True,
    )
    return {
        "codes": [[None if d == UNKNOWN else d + 1 for d in code] for code in seen.code.tolist()],
        "guesses": {
            str(at): f"{GUESSES[guess]} {ANSWERS[right][near]}"
            for at, (guess, right, near) in enumerate(answered, 1)
        },
    }


def question(seen: Position, viewer: int) -> Line:
    """Say who must do what."""
    actor = int(seen.actor)
    if actor == NOBODY:
        return Line("over")
    if actor == DEALER:
        return Line("waits-deal")
    return Line("asked-guess") if actor == viewer else Line("waits-guess", {"seat": actor})


def account(seen: Position, face: int, after: Position, _viewer: int) -> list[Line]:
    """Tell what a move did."""
    kind, a, _, _ = MOVES.rows[face]
    if kind != CHANGE:
        seat = int(seen.dealt) // PLACES
        if kind == DEAL:
            return [Line("dealt", {"seat": seat, "digit": a + 1})]
        return [Line("dealt-hidden", {"seat": seat})]
    at = int(seen.made)
    facts: dict[str, str | int | float] = {
        "seat": at % SEATS,
        "guess": GUESSES[int(after.guess[at])],
        "right": int(after.right[at]),
        "near": int(after.near[at]),
    }
    return [Line("guessed", facts)]
