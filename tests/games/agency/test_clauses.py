"""No clause of the room is left untested."""

from __future__ import annotations

from pathlib import Path

from helpers.clauses import faults_of
from tradecraft.games.agency import GAME


def test_every_clause_is_cited_by_a_test_or_told() -> None:
    assert faults_of(GAME, Path(__file__).parent, "AG") == []
