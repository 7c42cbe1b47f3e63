"""The laws tried on a game, and games played out by the thousand."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from cli.conftest import Ask
from laws.little.games import broken
from tradecraft.cli.trying import Chunk, Tally, in_threads, share
from tradecraft.kernel import records
from tradecraft.kernel.laws import LAWS
from tradecraft.registry import GAMES


def test_a_figure_is_told_for_each_law(ask: Ask) -> None:
    answer = ask("check agent_hunter --positions 20")

    assert answer.code == 0
    assert "Agent Hunter keeps all laws (20 positions" in answer.out
    for law in LAWS:
        assert f"✓  {law}" in answer.out


def test_a_program_gets_the_laws_as_json(ask: Ask) -> None:
    told = json.loads(ask("check agent_hunter --positions 20 --seed 3 --json").out)

    assert (told["kept"], told["positions"], told["seed"]) == (True, 20, 3)
    assert [law["law"] for law in told["laws"]] == list(LAWS)
    assert all(law["kept"] and law["tried"] > 0 for law in told["laws"])


def test_a_broken_law_leaves_with_1_and_a_record_that_shows_it(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = broken("lists_twice")
    monkeypatch.setattr("tradecraft.cli.trying.GAMES", {game.name: game})
    answer = ask(f"check {game.name} --positions 50 --save broken.toml")
    saved = Path("broken.toml").read_text(encoding="utf-8")

    assert answer.code == 1
    assert "✗  exact" in answer.out
    assert "breaks a law" in answer.out
    assert saved in answer.out
    assert records.read(saved, {game.name: game}).game is game


def test_games_are_counted_with_their_intervals(ask: Ask) -> None:
    told = json.loads(ask("simulate agent_hunter -n 3000 --seed 5 --json").out)

    assert told["games"] == 3000
    assert sum(seat["wins"] for seat in told["seats"]) + told["shared"]["games"] == 3000
    assert told["unfinished"] == told["without_winner"] == 0
    assert told["length"]["low"] < told["length"]["median"] < told["length"]["high"]
    for seat in told["seats"]:
        assert seat["low"] < seat["rate"] < seat["high"]
        assert seat["low"] < 0.5 < seat["high"] + 0.02


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_cores(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures = []
    for cores in (1, 3):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        told = json.loads(ask("simulate agent_hunter -n 5000 --seed 9 --json").out)
        figures.append({k: v for k, v in told.items() if "second" not in k})

    assert figures[0] == figures[1]


def test_options_and_bots_can_be_chosen(ask: Ask) -> None:
    told = json.loads(
        ask("simulate agent_hunter -n 12 --bots random,rookie --option turn_cap=2 --json").out
    )

    assert told["bots"] == ["random", "rookie"]
    assert told["shared"]["games"] == 12  # a capped game is drawn (AH-S4)
    assert told["length"]["mean"] <= 10
    assert told["length"]["high"] <= 6 + 1 + 2 * 3  # hidden, drawn, and two turns at most of three


def test_an_interval_is_wilsons() -> None:
    # Newcombe, Statistics in Medicine 17 (1998) 857, table I: 81 of 263, 15 of 148, 0 of 20.
    for hits, tries, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
    ):
        found = share(hits, tries)

        assert (round(found["low"], 4), round(found["high"], 4)) == (low, high)


def test_shared_places_lost_by_all_and_unfinished_games_are_told_apart() -> None:
    payoffs = np.array([[1, -1], [-1, 1], [0, 0], [-1, -1], [0, 0]])
    chunk = Chunk(np.array([5, 6, 7, 8, -9]), payoffs)
    tally = Tally(seats=2, longest=20)
    tally.add(chunk)
    told = tally.summary(seconds=1.0)

    assert [seat["wins"] for seat in told["seats"]] == [1, 1]
    assert told["shared"]["games"] == 1
    assert (told["without_winner"], told["unfinished"]) == (1, 1)


@pytest.mark.parametrize("count", [1, 2, 3, 10, 57])
def test_lengths_are_parted_as_numpy_does(count: int) -> None:
    lengths = np.random.default_rng(count).integers(1, 30, count)
    tally = Tally(seats=2, longest=40)
    for some in np.array_split(lengths, 3):
        if len(some):
            tally.add(Chunk(some, np.zeros((len(some), 2), np.int64)))

    for part in (0.05, 0.5, 0.95):
        assert tally.length(part) == pytest.approx(np.percentile(lengths, 100 * part))
    assert tally.summary(1.0)["length"]["mean"] == pytest.approx(lengths.mean(), abs=0.001)


def test_more_games_than_can_ever_be_played_take_no_room() -> None:
    chunk = Chunk(np.array([1]), np.array([[1, -1]]))
    chunks = in_threads(lambda _count, _seed: chunk, 10**18, 2_000, seed=0)

    assert next(chunks) is chunk
    chunks.close()


def test_every_game_of_the_house_can_be_counted(ask: Ask) -> None:
    for name in GAMES:
        assert ask(f"simulate {name} -n 20").code == 0
