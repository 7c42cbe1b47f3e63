"""The package registers its game with the house, and the game keeps the eight laws."""

from __future__ import annotations

import ast
from pathlib import Path

import leduc_poker
import tradecraft as tc
from tradecraft.kernel.laws import LAWS, check


def test_the_house_finds_the_game_through_its_entry_point() -> None:
    assert "leduc_poker" in tc.games()
    assert tc.games()["leduc_poker"] is leduc_poker.GAME
    assert tc.games()["leduc_poker"].place == "leduc_poker:GAME"


def test_the_game_keeps_all_laws() -> None:
    findings = check(tc.games()["leduc_poker"], positions=1_000, seed=1)

    assert [finding.law for finding in findings] == list(LAWS)
    assert [finding for finding in findings if finding.broken or not finding.tried] == []


def test_the_package_imports_nothing_of_the_house_but_its_kernel() -> None:
    for file in Path(leduc_poker.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            assert not isinstance(node, ast.Import) or "tradecraft" not in {
                alias.name.partition(".")[0] for alias in node.names
            }, file.name
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tradecraft"):
                assert f"{node.module}.".startswith("tradecraft.kernel."), file.name
