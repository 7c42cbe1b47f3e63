"""What bots play in their heads, and how they judge: asked of any room."""

from __future__ import annotations

from collections import Counter

import numpy as np

from tradecraft.kernel import runs, verbs
from tradecraft.kernel.compiling import kernel
from tradecraft.kernel.dice import dice
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import Array, Ints

DRAWS = 400
LATE = 1_000  # moves after which every room judges, if it does at all at this step


@kernel
def hunch(positions: Array, out: Ints, n: int, rng: Ints) -> int:
    """Draw a move."""
    return verbs.hunch(positions[0], out, n, rng)


@kernel
def outlook(positions: Array, plies: int, out: Ints) -> int:
    """Judge a position."""
    return verbs.outlook(positions[0], plies, out)


def hunches(game: Game, positions: Array) -> Counter[str]:
    """Count what is drawn here, in notation."""
    out, rng, before = game.list_for(), dice(5), positions.copy()
    n = runs.legal(positions, out)
    drawn = Counter(game.write(hunch(positions, out, n, rng)) for _ in range(DRAWS))
    assert positions.tobytes() == before.tobytes()
    return drawn


def hopes(game: Game, positions: Array, plies: int = LATE) -> list[int]:
    """Say what each seat can hope for, nothing if it is not time to judge."""
    out = np.zeros(max(game.seats), np.int64)
    judged = outlook(positions, plies, out)
    seats = int(positions["seats"][0]) if "seats" in (positions.dtype.names or ()) else len(out)
    return out[:seats].tolist() if judged else []
