"""A hint on the command line: chances and hidden things, for a seat of a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import GAME, Ask
from tradecraft.kernel.words import LANGUAGES, words
from tradecraft.registry import GAMES


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Write a record down."""
    file = tmp_path / "game.toml"
    file.write_text(GAME, encoding="utf-8")
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_tells_chances_and_hidden_things(lang: str, ask: Ask, game: Path) -> None:
    say = words(lang, GAMES["agent_hunter"].texts).say
    answer = ask(f"hint {game} --ply 7 --simulations 200 --lang {lang}")

    assert answer.code == 0
    assert f"{say('view-hideouts')} B, {say('view-spy')}" in answer.out
    assert "%" in answer.out
    assert ">" in answer.out


def test_a_hint_for_a_program_holds_chances_and_shares(ask: Ask, game: Path) -> None:
    told = json.loads(ask(f"hint {game} --as 0 --ply 7 --simulations 300 --json").out)

    assert (told["ply"], told["seat"]) == (7, 0)
    assert 100 < sum(row["tried"] for row in told["moves"]) < 200  # the others learn, too
    assert all(0 <= row["chance"] <= 1 for row in told["moves"])
    spies = next(r for r in told["worlds"] if r["path"] == ["sides", 1, "hideouts", 0, "spy"])
    assert sum(may["share"] for may in spies["values"]) == pytest.approx(1.0, abs=0.01)


def test_who_is_not_to_move_is_told_only_what_may_be_hidden(ask: Ask, game: Path) -> None:
    told = json.loads(ask(f"hint {game} --as 1 --ply 7 --simulations 50 --json").out)

    assert told["moves"] == []
    assert told["worlds"]
    assert "Another seat is to move." in ask(f"hint {game} --as 1 --ply 7").out


def test_a_seat_that_is_none_is_refused(ask: Ask, game: Path) -> None:
    assert ask(f"hint {game} --as 2").code == 2
