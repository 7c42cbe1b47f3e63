"""The kernel's own generator: fair, and the same numbers everywhere."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tradecraft.kernel.compiling import plain
from tradecraft.kernel.dice import WORD, below, dice
from tradecraft.kernel.worlds import misfit

DRAWN = """
import json
from tradecraft.kernel.dice import below, dice
rng = dice(2026, 7)
print(json.dumps([int(below(rng, 1 + draw % 97)) for draw in range(3000)]))
"""


def draws(count: int, sides: int, *seed: int) -> list[int]:
    rng = dice(*seed)
    return [int(below(rng, sides)) for _ in range(count)]


def test_compiled_and_interpreted_dice_show_the_same_numbers() -> None:
    shown = [
        subprocess.run(
            [sys.executable, "-c", DRAWN],
            env=os.environ | {"NUMBA_DISABLE_JIT": switch},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for switch in ("0", "1")
    ]

    assert shown[0] == shown[1]
    assert len(set(json.loads(shown[0]))) > 90


@given(st.lists(st.integers(0, 2**64), max_size=3), st.integers(1, 2**31))
def test_the_source_of_the_dice_draws_what_the_compiled_dice_draw(
    seed: list[int], sides: int
) -> None:
    compiled, interpreted = dice(*seed), dice(*seed)
    for _ in range(20):
        drawn = below(compiled, sides)

        assert drawn == plain(below)(interpreted, sides)
        assert 0 <= drawn < sides
    assert compiled.tolist() == interpreted.tolist()
    assert all(0 <= word <= WORD for word in compiled.tolist())


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 52])
def test_every_side_is_as_likely_as_any_other(sides: int) -> None:
    counts = np.bincount(draws(200 * sides, sides, 1), minlength=sides)

    assert misfit(counts.tolist(), [1 / sides] * sides) < 4


def test_two_draws_in_a_row_have_nothing_to_do_with_each_other() -> None:
    drawn = draws(9_000, 6, 2)
    pairs = np.bincount([6 * a + b for a, b in itertools.pairwise(drawn)], minlength=36)

    assert misfit(pairs.tolist(), [1 / 36] * 36) < 4


def test_the_first_draws_of_neighbouring_seeds_are_as_mixed_as_any() -> None:
    counts = np.bincount([draws(1, 6, seed)[0] for seed in range(1_200)], minlength=6)

    assert misfit(counts.tolist(), [1 / 6] * 6) < 4


def test_other_seeds_give_other_numbers_and_the_same_seed_the_same() -> None:
    rows = [draws(20, 1_000, *seed) for seed in ((0,), (1,), (0, 1), (7, 1), (1, 7), (2**63,))]

    assert len({tuple(row) for row in rows}) == len(rows)
    assert draws(20, 1_000, 1, 7) == rows[4]


def test_a_die_of_one_side_shows_it() -> None:
    assert set(draws(50, 1, 3)) == {0}
