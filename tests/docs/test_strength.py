"""The page on the strength of the bots is what the results of the arenas say."""

from __future__ import annotations

from pathlib import Path

from tradecraft.lab.arena import match_of, read
from tradecraft.lab.page import page
from tradecraft.registry import GAMES

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_is_made_of_the_results() -> None:
    assert (DOCS / "strength.md").read_text(encoding="utf-8") == page(DOCS / "strength")


def test_the_results_are_of_the_rules_that_are_played() -> None:
    for file in (DOCS / "strength").glob("*.jsonl"):
        match = match_of(file)

        assert match.rules == GAMES[match.game].version
        assert all(len(deal.games) == match.seats for deal in read(file, match))
