"""No clause of the room is left untested."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from helpers.clauses import clauses_of, faults_of
from tradecraft.games.agent_hunter import GAME

TESTS = Path(__file__).parent


def test_every_clause_is_cited_by_a_test_or_told() -> None:
    assert faults_of(GAME, TESTS, "AH") == []


def test_clauses_that_are_neither_would_be_named(tmp_path: Path) -> None:
    untold = replace(GAME, told=())
    untested = faults_of(untold, tmp_path, "AH")

    assert faults_of(untold, TESTS, "AH") == [
        f"{clause} is cited by no test" for clause in sorted(GAME.told)
    ]
    assert len(untested) == len(clauses_of(GAME.texts / "en.ftl")) > 90
