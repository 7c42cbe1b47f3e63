"""Random play has the shape that the rules page tells."""

from __future__ import annotations

import functools
from typing import Final

import numpy as np
import pytest

from tradecraft.games.la_agencia import GAME
from tradecraft.games.la_agencia.rules import EACH
from tradecraft.kernel import runs
from tradecraft.kernel.batch import Batch
from tradecraft.kernel.layout import Array

GAMES: Final = 3_000
SEATS: Final = (3, 4, 5, 6)


@functools.cache
def played(seats: int) -> tuple[Array, float, int]:
    """Play games at random: how they ended, the decisions in a game, and the lowest bank."""
    batch = Batch(GAME, GAMES, seats, seed=seats)
    moves, lowest = 0, 198
    while batch.running.any():
        moves += int(batch.running.sum())
        batch.step(batch.draw())
        lowest = min(lowest, int(batch.positions["bank"].min()))
    return batch.positions, moves / GAMES - EACH * seats - 1, lowest


def winners(ends: Array, seats: int, *, eight: int) -> Array:
    """Say who has won each game, by one of the two ways to count."""
    counted = ends.copy()
    counted["options"][:, [o.name for o in GAME.options].index("count_all_eight")] = eight
    payoffs = np.zeros((len(ends), seats), np.int64)
    runs.batch_returns(counted, payoffs)
    return payoffs > 0


@pytest.mark.parametrize(("seats", "decisions"), [(3, 52), (4, 66), (5, 68), (6, 96)])
def test_a_random_game_has_as_many_decisions_as_told(seats: int, decisions: int) -> None:
    assert played(seats)[1] == pytest.approx(decisions, abs=1.0)


@pytest.mark.parametrize("seats", SEATS)
def test_quite_other_players_win_when_all_eight_cards_count(seats: int) -> None:  # AE-H10
    ends = played(seats)[0]
    four, eight = (winners(ends, seats, eight=setting) for setting in (0, 1))

    assert 0.12 < (~(four & eight).any(axis=1)).mean() < 0.19
    assert 0.14 < (four != eight).any(axis=1).mean() < 0.22


@pytest.mark.parametrize("seats", SEATS)
def test_the_bank_does_not_run_out(seats: int) -> None:  # AE-H13
    assert played(seats)[2] >= 50


def test_the_reward_tile_holds_as_much_as_told_at_the_end() -> None:  # AE-G8
    assert played(3)[0]["reward"].mean() == pytest.approx(5, abs=0.6)
    assert played(6)[0]["reward"].mean() == pytest.approx(11, abs=0.8)
