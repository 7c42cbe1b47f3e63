"""What there is to play, and its rules, told to people and to programs."""

from __future__ import annotations

import json
import re

import pytest

from cli.conftest import Ask
from tradecraft.kernel.texts import messages
from tradecraft.kernel.words import LANGUAGES
from tradecraft.registry import GAMES

GAME = GAMES["agent_hunter"]


def test_the_games_are_listed_with_their_options(ask: Ask) -> None:
    out = ask("games").out

    assert "Agent Hunter  agent_hunter" in out
    assert "2 players, 10–15 minutes" in out  # noqa: RUF001  # as it is printed
    for option in GAME.options:
        assert re.search(rf"{option.name}={option.default} +{option.low}\.\.{option.high} ", out)
        assert option.clause in out


def test_a_program_gets_the_games_as_json(ask: Ask) -> None:
    cards = {card["name"]: card for card in json.loads(ask("games --json --lang fr").out)}
    card = cards["agent_hunter"]

    assert list(cards) == list(GAMES)
    assert (card["title"], card["seats"], card["rules"]) == ("Agent Hunter", [2], GAME.version)
    assert card["options"][0] == {
        "name": "spies",
        "default": 10,
        "low": 3,
        "high": 10,
        "clause": "AH-S1",
        "words": "Espions de chaque camp",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_all_there_in_their_order(lang: str, ask: Ask) -> None:
    page = json.loads(ask(f"rules agent_hunter --json --lang {lang}").out)
    said = [clause["id"] for section in page["sections"] for clause in section["clauses"]]
    keys = [key for key in messages(GAME.texts / f"{lang}.ftl") if key.startswith("clause-")]

    assert said == [key.removeprefix("clause-").replace("_", ".") for key in keys]
    assert page["credits"]


def test_house_rulings_are_marked_and_show_their_options(ask: Ask) -> None:
    out = ask("rules agent_hunter AH-H3").out

    assert "House ruling." in out
    assert "Option refill_at_end=0 (0..1)" in out
    assert "House ruling." not in ask("rules agent_hunter AH-5.3").out


def test_one_clause_or_one_section_can_be_asked_for_in_any_case(ask: Ask) -> None:
    clause = ask("rules agent_hunter ah-10.1").out
    section = ask("rules agent_hunter AH-10").out

    assert "AH-10.1" in clause
    assert "AH-10.2" not in clause
    assert all(f"AH-10.{number}" in section for number in range(1, 5))
    assert "AH-11.1" not in section


def test_no_line_of_the_rules_is_longer_than_the_screen(ask: Ask) -> None:
    lines = ask("rules agent_hunter").out.splitlines()

    assert max(map(len, lines)) <= 80
    assert not any(line.endswith(" ") for line in lines)
