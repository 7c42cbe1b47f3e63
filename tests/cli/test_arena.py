"""The arena on the command line: it ends once it is sure, and two bots are needed."""

from __future__ import annotations

import json

import pytest

from cli.conftest import Ask


def test_it_ends_as_soon_as_it_is_sure(ask: Ask) -> None:
    told = json.loads(ask("arena agent_hunter --bots rookie,random --jobs 1 --json").out)

    assert told["sure"]
    assert told["deals"] < 100
    best, worst = told["bots"]
    assert (best["bot"], worst["bot"]) == ("rookie", "random")
    assert best["low"] > 0.5 > worst["high"]
    assert best["skill"] > worst["skill"]


@pytest.mark.parametrize("bots", ["", "agent", "agent,agent"])
def test_an_arena_needs_two_bots(bots: str, ask: Ask) -> None:
    answer = ask(f"arena agent_hunter --bots {bots}" if bots else "arena agent_hunter")

    assert answer.code == 2
    assert "two different bots" in answer.err
