"""Perft, of every room: the figures by which another implementation can check itself."""

from __future__ import annotations

import importlib
import tomllib
from typing import Any, Final

import pytest

import tradecraft as tc
from tradecraft.kernel import records, runs
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import Array
from tradecraft.kernel.worlds import perft
from tradecraft.registry import GAMES, HOUSE

SLOWLY: Final = 2_000  # sequences that Python counts one by one
LED: Final = 500  # sequences of which the referee leads each from its start


def figures(name: str) -> dict[str, Any]:
    """Read the figures of a room; nothing while it has none."""
    file = GAMES[name].folder / "perft.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


ROOMS: Final = [name for name in HOUSE if figures(name)]
every_position = pytest.mark.parametrize(
    ("name", "position"),
    [
        pytest.param(name, position, id=f"{name}-{position['name']}")
        for name in ROOMS
        for position in figures(name)["position"]
    ],
)


def reached(position: dict[str, Any]) -> Array:
    """Play the record that leads to a position."""
    record = records.read(position["record"], GAMES)
    play = tc.start(record.game, record.seats, record.options, dealer="manual")
    for token in record.moves:
        play.play(token.text)
    return play.positions


def count(game: Game, positions: Array, depth: int) -> int:
    """Count the sequences of moves one by one."""
    moves = game.legal(positions)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = positions.copy()
        runs.apply(after, move)
        total += count(game, after, depth - 1)
    return total


def led(name: str, position: dict[str, Any], depth: int, *further: str) -> int:
    """Let the referee count the sequences: a second implementation, written apart."""
    record = records.read(position["record"], GAMES)
    referee = importlib.import_module(f"games.{name}.referee").Referee(
        record.seats, **record.options
    )
    for move in (*(token.text for token in record.moves), *further):
        referee.play(move)
    if depth == 1:
        return len(referee.moves)
    return sum(led(name, position, depth - 1, *further, move) for move in referee.moves)


@pytest.mark.parametrize("name", ROOMS)
def test_the_figures_are_those_of_these_rules(name: str) -> None:
    told = figures(name)

    assert (told["game"], told["rules"]) == (name, GAMES[name].version)
    assert len(told["position"]) >= 3


@every_position
def test_perft(name: str, position: dict[str, Any]) -> None:
    start = reached(position)
    sequences = position["sequences"]

    assert [perft(GAMES[name], start, d) for d in range(1, len(sequences) + 1)] == sequences


@every_position
def test_counting_slowly_in_python_gives_the_same(name: str, position: dict[str, Any]) -> None:
    start = reached(position)
    expected = [sequences for sequences in position["sequences"] if sequences <= SLOWLY]

    assert expected
    assert [count(GAMES[name], start, d) for d in range(1, len(expected) + 1)] == expected


@every_position
def test_the_referee_counts_the_same(name: str, position: dict[str, Any]) -> None:
    expected = [sequences for sequences in position["sequences"] if sequences <= LED]

    assert expected
    assert [led(name, position, depth) for depth in range(1, len(expected) + 1)] == expected
