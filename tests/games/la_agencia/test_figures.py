"""The figures of the rules page are those that random play shows."""

from __future__ import annotations

import json

import pytest

from tradecraft.games.la_agencia import GAME
from tradecraft.games.la_agencia.figures import measure
from tradecraft.games.la_agencia.page import FILE

KEPT = json.loads(FILE.read_text(encoding="utf-8"))


def test_the_figures_were_measured_by_these_rules() -> None:
    assert KEPT["rules"] == GAME.version
    assert [row["seats"] for row in KEPT["rows"]] == list(GAME.seats)


@pytest.mark.parametrize("kept", KEPT["rows"], ids=lambda row: f"{row['seats']} players")
def test_a_smaller_sample_agrees_with_the_figures(kept: dict[str, float]) -> None:
    fresh = measure(int(kept["seats"]), 3_000, seed=8)

    for name, allowed in (
        ("win_percent", 3.5),
        ("other_winners_percent", 2.5),
        ("any_change_percent", 2.5),
    ):
        assert fresh[name] == pytest.approx(kept[name], abs=allowed)
    assert kept["lowest_bank"] <= fresh["lowest_bank"]
