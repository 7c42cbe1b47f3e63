"""Perft: the figures by which another implementation can check itself are those of this one."""

from __future__ import annotations

import tomllib
from typing import Any, Final

import pytest

import tradecraft as tc
from games.agent_hunter.referee import Referee
from tradecraft.games.agent_hunter import GAME
from tradecraft.kernel import records
from tradecraft.kernel.worlds import perft
from tradecraft.registry import GAMES

FILE: Final[dict[str, Any]] = tomllib.loads(
    (GAME.folder / "perft.toml").read_text(encoding="utf-8")
)
POSITIONS: Final[list[dict[str, Any]]] = FILE["position"]
every_position = pytest.mark.parametrize(
    "position", POSITIONS, ids=[position["name"] for position in POSITIONS]
)


def table(position: dict[str, Any]) -> tc.Play:
    """Play a record through the Python door; the dealer is dealt with by hand."""
    record = records.read(position["record"], GAMES)
    play = tc.start(record.game, record.seats, record.options, dealer="manual")
    for token in record.moves:
        play.play(token.text)
    return play


def count(play: tc.Play, depth: int) -> int:
    """Count the sequences of moves one by one."""
    moves = play.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = play.copy()
        after.play(move)
        total += count(after, depth - 1)
    return total


def count_by_referee(moves: tuple[str, ...], depth: int) -> int:
    """Let the referee count them; he leads each game from its beginning."""
    referee = Referee()
    for move in moves:
        referee.play(move)
    can_follow = referee.moves()
    if depth == 1:
        return len(can_follow)
    return sum(count_by_referee((*moves, move), depth - 1) for move in can_follow)


def few(position: dict[str, Any], most: int) -> list[int]:
    """Give the figures that are small enough to be counted slowly."""
    return [sequences for sequences in position["sequences"] if sequences <= most]


def test_the_figures_are_those_of_these_rules() -> None:
    assert (FILE["game"], FILE["rules"]) == (GAME.name, GAME.version)
    assert len(POSITIONS) == 3


@every_position
def test_perft(position: dict[str, Any]) -> None:
    start = table(position).positions
    sequences = position["sequences"]

    assert [perft(GAME, start, depth) for depth in range(1, len(sequences) + 1)] == sequences


@every_position
def test_counting_slowly_through_the_python_door_gives_the_same(position: dict[str, Any]) -> None:
    start = table(position)
    expected = few(position, 1_000)

    assert len(expected) >= 2
    assert [count(start, depth) for depth in range(1, len(expected) + 1)] == expected


@every_position
def test_the_referee_counts_the_same(position: dict[str, Any]) -> None:
    start = tuple(token.text for token in records.read(position["record"], GAMES).moves)
    expected = few(position, 30_000)

    assert len(expected) >= 3
    assert [count_by_referee(start, depth) for depth in range(1, len(expected) + 1)] == expected
