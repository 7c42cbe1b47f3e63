"""The bench of the server: its rows come out, its game is sound, its figures are what they say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tradecraft.bench.codes import GAME
from tradecraft.bench.rows import Row
from tradecraft.bench.server import Played, Scale, measure
from tradecraft.bench.server_peer import Peer
from tradecraft.kernel.errors import BadOption
from tradecraft.kernel.laws import LAWS, check
from tradecraft.registry import GAMES

TINY = Scale(
    matches={1: 1, 50: 2, 500: 3},
    seconds=0.1,
    rounds=1,
    warm=0,
    pace=10.0,
    cycles=1,
    asleep=0.0,
    workers=(),
)
IDS = [
    *(f"server.closed.{n}{what}" for n in (1, 50, 500) for what in ("", ".p50", ".p99", ".cpu")),
    "server.closed.50.durable",
    "server.paced.500",
    "server.paced.500.p99",
    "server.paced.500.cpu",
    "server.bots.500.p99",
    "server.bytes",
    "server.memory.live",
    "server.memory.asleep",
    "server.memory.ended",
]


@pytest.fixture(scope="module")
def rows() -> dict[str, Row]:
    return {row.id: row for row in measure(scale=TINY)}


@pytest.fixture
def figures(tmp_path: Path) -> str:
    """Write what a bench of boardgame.io could have found."""

    def file(name: str, matches: int, rate: float, **how: Any) -> str:
        row = {
            "matches": matches,
            "movesPerS": rate,
            "p50": 0.5,
            "p99": 8.0,
            "serverCpuMsPerMove": 100.0,
            "bytesPerMovePerClient": 1759.0,
        }
        (tmp_path / name).write_text(json.dumps({"rows": [row], **how}))
        return str(tmp_path / name)

    return ",".join(
        [
            file("closed.json", 2, 1.0),
            file("flat.json", 2, 0.5, flatfile=True),
            file("delta.json", 2, 7.0, delta=True),
            file("paced.json", 3, 300.0, pace=10),
        ]
    )


def test_the_rows_come_out_under_their_names(rows: dict[str, Row]) -> None:
    assert sorted(rows) == sorted(IDS)


def test_each_row_has_a_figure_and_says_what_it_was_not_compared_with(rows: dict[str, Row]) -> None:
    for row in rows.values():
        assert row.value is not None, row.id
        assert row.value > 0 or row.id.startswith("server.memory") or row.id.endswith(".cpu")
        if row.ratio is None:
            assert "boardgame.io is not here" in row.against
            assert row.holds is None


def test_what_a_client_is_sent_keeps_its_bound(rows: dict[str, Row]) -> None:
    row = rows["server.bytes"]

    assert row.holds
    assert 100 < (row.value or 0) <= 300


def test_only_the_rows_that_are_asked_for_are_measured() -> None:
    closed = [row.id for row in measure("server.closed.1", scale=TINY)]

    assert closed == [f"server.closed.1{what}" for what in ("", ".p50", ".p99", ".cpu")]
    assert [row.id for row in measure("server.bytes", scale=TINY)] == ["server.bytes"]
    assert [row.id for row in measure("server.closed.5.p50", scale=TINY)] == []


def test_figures_from_files_are_compared_with(figures: str) -> None:
    rows = {row.id: row for row in measure("server.closed.50", figures, TINY)}
    memory, durable = rows["server.closed.50"], rows["server.closed.50.durable"]

    assert memory.value == pytest.approx(memory.ratio, rel=0.01)  # the file says 1 move a second
    assert durable.value == pytest.approx(durable.ratio and durable.ratio / 2, rel=0.01)
    assert durable.holds
    assert rows["server.closed.50.cpu"].holds  # the file says 100 ms a move
    assert memory.against == "boardgame.io: 1 moves/s"


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption):
        Peer("nowhere.json")


def test_a_folder_that_cannot_be_run_says_why(tmp_path: Path) -> None:
    peer = Peer(str(tmp_path))

    assert peer.folder is None
    assert re.search("node is not installed|npm install was not run", peer.why)


def test_rounds_are_told_as_rates_and_quantiles() -> None:
    told = Played(
        moves=100,
        wall=2.0,
        trips=[i / 1000 for i in range(100)],
        server=0.02,
        driver=0.5,
        bytes=40_000,
    ).told()

    assert told["rate"] == 50
    assert told["p50"] == pytest.approx(50.0)
    assert told["p99"] == pytest.approx(99.0)
    assert told["cpu"] == pytest.approx(0.2)
    assert told["bytes"] == 200
    assert told["driver"] == 0.25


def test_the_game_of_the_bench_keeps_all_laws_and_is_no_game_of_the_house() -> None:
    findings = check(GAME, positions=100, seed=1)

    assert [finding.law for finding in findings] == list(LAWS)
    assert [finding for finding in findings if finding.broken or not finding.tried] == []
    assert "codes" not in GAMES
