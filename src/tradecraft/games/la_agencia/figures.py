"""What random play of La Agencia shows: measured here, kept in figures.json, told by page.py.

    python -m tradecraft.games.la_agencia.figures    # measures anew and writes figures.json

Winners are told by their place after the first Ambassador; a shared victory counts in parts.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np

from tradecraft.games.la_agencia import GAME, rules
from tradecraft.games.la_agencia.page import FILE
from tradecraft.kernel import runs
from tradecraft.kernel.batch import Batch
from tradecraft.kernel.layout import Array, Ints

GAMES: Final = 40_000
WHOLE: Final = 60  # what a victory that is not shared returns
IN_95_OF_100: Final = 1.96  # standard deviations to either side


def measure(seats: int, games: int, seed: int = 1) -> dict[str, Any]:
    """Play so many games at random and look at how they end."""
    batch = Batch(GAME, games, seats, seed=seed)
    lowest = rules.POINTS
    while batch.running.any():
        batch.step(batch.draw())
        lowest = min(lowest, int(batch.positions["bank"].min()))
    won = batch.returns()
    all_eight = payoffs_counting_all_eight(batch.positions, seats)
    places = (batch.positions["first"][:, None] + np.arange(seats)) % seats
    shares = np.take_along_axis(won, places, axis=1) / WHOLE
    spread = IN_95_OF_100 * shares.std(axis=0) / games**0.5
    return {
        "seats": seats,
        "games": games,
        "win_percent": percent(shares.mean(axis=0)),
        "within_percent": percent(spread),
        "other_winners_percent": percent(((won > 0) & (all_eight > 0)).sum(axis=1) == 0),
        "any_change_percent": percent(((won > 0) != (all_eight > 0)).any(axis=1)),
        "lowest_bank": lowest,
    }


def payoffs_counting_all_eight(positions: Array, seats: int) -> Ints:
    """Score finished games by the other reading of AE-H10."""
    other = positions.copy()
    other["options"][:, rules.COUNT_ALL_EIGHT] = 1
    payoffs = np.zeros((len(other), seats), np.int64)
    runs.batch_returns(other, payoffs)
    return payoffs


def percent(parts: Any) -> Any:  # noqa: ANN401  # a part, or an array of them
    """Give parts of one as percent with two decimals; of truths, how many are true."""
    parts = np.asarray(parts)
    if parts.dtype == bool:
        parts = parts.mean()
    return np.round(parts * 100, 2).tolist()


def write() -> None:
    """Measure for every number of players and keep it."""
    found = {"rules": GAME.version, "rows": [measure(seats, GAMES) for seats in GAME.seats]}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
