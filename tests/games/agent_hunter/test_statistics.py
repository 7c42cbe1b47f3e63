"""Random play has the shape that the rules page tells: its length, ties and draws."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
import pytest

from tradecraft.games.agent_hunter import GAME
from tradecraft.games.agent_hunter.rules import BOTH, CHARGE, HAND, MOVES, RECALL, RUINS, STRIKE
from tradecraft.kernel import runs
from tradecraft.kernel.layout import Array

Floats = npt.NDArray[np.float64]

GAMES: Final = 6_000
KINDS: Final = np.array([kind for kind, *_ in MOVES.rows])
NO_MOVE: Final = -1


def weights(positions: Array, kinds: npt.NDArray[np.int64], how: str) -> Floats:
    """Weigh the moves listed in each row: those of one kind weigh the same."""
    if how == "each move":
        return np.where(kinds == NO_MOVE, 0.0, 1.0)
    if how == "each whole switch":
        # With one of the spies of the hand or the one taken up, and a decoy at three places.
        actor = np.maximum(positions["actor"], 0)
        hand = (positions["where"][np.arange(GAMES), actor] == HAND).sum(axis=1)
        weighed = np.where(kinds == RECALL, 3.0 * (hand[:, None] + 1), 1.0)
        return np.where(kinds == NO_MOVE, 0.0, weighed)
    of_kind = {STRIKE: 1.0, CHARGE: 1.0, RECALL: 1.0}
    if how == "half from the hand":
        of_kind[STRIKE] = 2.0
    weighed = np.where(kinds == NO_MOVE, 0.0, 1.0)
    for kind, weight in of_kind.items():
        of_this = kinds == kind
        share = weight / np.maximum(of_this.sum(axis=1, keepdims=True), 1)
        weighed = np.where(of_this, share, weighed)
    return weighed


def ends(how: str) -> Array:
    """Play games at random by these weights, side by side, and give how they ended."""
    chance = np.random.default_rng(5)
    positions = np.repeat(GAME.start(), GAMES)
    out, counts = GAME.list_for(GAMES), np.zeros(GAMES, np.int64)
    refused = np.zeros(GAMES, np.int64)
    columns = np.arange(out.shape[1])
    runs.batch_legal(positions, out, counts)
    while counts.any():
        kinds = np.where(columns < counts[:, None], KINDS[out], NO_MOVE)
        up_to = weights(positions, kinds, how).cumsum(axis=1)
        drawn = chance.random(GAMES) * up_to[:, -1]
        places = (up_to <= drawn[:, None]).sum(axis=1)
        moves = np.where(counts > 0, out[np.arange(GAMES), places % out.shape[1]], NO_MOVE)
        assert runs.batch_apply(positions, moves, refused) == 0
        runs.batch_legal(positions, out, counts)
    return positions


@pytest.mark.parametrize(
    ("how", "turns"),
    [
        ("each action", 11),
        ("half from the hand", 13.4),
        ("each move", 15),
        ("each whole switch", 22.7),
    ],
)
def test_a_random_game_is_as_long_as_told(how: str, turns: float) -> None:
    assert ends(how)["turns"].mean() == pytest.approx(turns, abs=0.4)


def test_random_games_tie_and_are_drawn_as_often_as_told() -> None:
    played = ends("half from the hand")
    points = [
        (played["ruined"][:, foe] * (1 + played["decoys"][:, foe])).sum(axis=1) for foe in (1, 0)
    ]
    loser = played["ruined"][:, 1].all(axis=1).astype(int)  # of all three hideouts
    margin = points[0] - points[1]
    beaten = np.where(loser == 1, margin < 0, margin > 0)

    assert (played["ending"] == RUINS).all()
    assert np.percentile(played["turns"], [5, 95]) == pytest.approx([5, 24], abs=1)
    assert 0.055 < (margin == 0).mean() < 0.085
    assert 0.01 < (played["winner"] == BOTH).mean() < 0.025
    assert 0.025 < beaten.mean() < 0.045  # who destroyed three loses on decoys
