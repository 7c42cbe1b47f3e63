"""Every game in the registry keeps the eight laws, compiled and interpreted."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from laws.little.games import broken, little
from tradecraft.kernel import laws, runs
from tradecraft.kernel.compiling import INTERPRETED
from tradecraft.kernel.texts import text_faults
from tradecraft.kernel.words import HOUSE_TEXTS
from tradecraft.registry import GAMES

MANY = 100 if INTERPRETED else 3_000  # positions: seconds, compiled
FEW = 24  # the same, interpreted

CHECKED = f"""
import json, sys
from tradecraft.kernel import compiling, laws
from tradecraft.registry import GAMES

assert compiling.INTERPRETED
found = laws.check(GAMES[sys.argv[1]], {FEW}, seed=2)
json.dump([[finding.law, finding.tried, finding.broken] for finding in found], sys.stdout)
"""


def test_compiled_rules_check_their_bounds() -> None:
    game = broken("reaches_too_far")
    positions = game.start()
    for move in ("colour=red", "number=1", "@a"):
        runs.apply(positions, game.number(move))

    with pytest.raises(IndexError):
        runs.apply(positions, game.number("?b"))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_keeps_every_law(name: str) -> None:
    findings = laws.check(GAMES[name], MANY, seed=1)

    assert {finding.law: finding.broken for finding in findings} == dict.fromkeys(laws.LAWS, "")
    assert all(finding.tried > 0 for finding in findings)
    assert {finding.law: finding.tried for finding in findings}["end"] >= MANY


@pytest.mark.parametrize("name", GAMES)
def test_a_game_keeps_every_law_interpreted(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CHECKED, name],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )

    found = json.loads(done.stdout)
    assert {law: broken for law, _, broken in found} == dict.fromkeys(laws.LAWS, "")
    assert all(tried > 0 for _, tried, _ in found)


def test_the_same_seed_tries_the_same_games() -> None:
    first, again, other = (laws.check(little(), 200, seed) for seed in (5, 5, 6))

    assert first == again
    assert [finding.tried for finding in first] != [finding.tried for finding in other]


def test_each_position_that_is_seen_is_told_to_who_watches() -> None:
    seen: list[int] = []
    laws.check(little(), 100, watch=seen.append)

    assert seen == list(range(1, len(seen) + 1))
    assert len(seen) >= 100


def test_the_house_says_the_same_things_in_every_language() -> None:
    assert text_faults(HOUSE_TEXTS) == []
