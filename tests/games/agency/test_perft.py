"""Perft: the figures by which another implementation can check itself are those of this one."""

from __future__ import annotations

import tomllib
from typing import Any, Final

import numpy as np
import pytest

from games.agency.referee import Referee
from tradecraft.games.agency import GAME
from tradecraft.kernel import records, runs
from tradecraft.kernel.layout import Array

FILE: Final[dict[str, Any]] = tomllib.loads(
    (GAME.folder / "perft.toml").read_text(encoding="utf-8")
)
POSITIONS: Final[list[dict[str, Any]]] = FILE["position"]
every_position = pytest.mark.parametrize(
    "position", POSITIONS, ids=[position["name"] for position in POSITIONS]
)


def read(position: dict[str, Any]) -> records.Record:
    """Read the record that leads to a position."""
    return records.read(position["record"], {GAME.name: GAME})


def reached(position: dict[str, Any]) -> Array:
    """Play the record."""
    record = read(position)
    positions = GAME.start(record.seats, record.options)
    runs.fold(positions, np.array(record.numbers()))
    return positions


def count(positions: Array, depth: int) -> int:
    """Count the sequences of moves one by one."""
    moves = GAME.legal(positions)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = positions.copy()
        runs.apply(after, move)
        total += count(after, depth - 1)
    return total


def counted_by_referee(position: dict[str, Any], depth: int, *further: str) -> int:
    """Let the referee count the sequences: he leads each game from its start."""
    record = read(position)
    referee = Referee(**record.options)
    for move in (*(token.text for token in record.moves), *further):
        referee.play(move)
    if depth == 1:
        return len(referee.moves)
    return sum(counted_by_referee(position, depth - 1, *further, move) for move in referee.moves)


def test_the_figures_are_those_of_these_rules() -> None:
    assert (FILE["game"], FILE["rules"]) == (GAME.name, GAME.version)
    assert len(POSITIONS) == 3


@every_position
def test_perft(position: dict[str, Any]) -> None:
    start = reached(position)
    sequences = position["sequences"]

    assert [count(start, depth) for depth in range(1, len(sequences) + 1)] == sequences


@every_position
def test_the_referee_counts_the_same(position: dict[str, Any]) -> None:
    depths = range(1, 4 if position["sequences"][2] < 500 else 3)

    counted = [counted_by_referee(position, depth) for depth in depths]
    assert counted == position["sequences"][: len(counted)]
