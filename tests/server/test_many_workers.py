"""Three workers, one PostgreSQL, one NATS: it does not matter who is where."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from server.conftest import Come, Start
from server.frames import frames
from server.playing import Promises, play_pairs
from server.test_nothing_lost import rows_of
from tradecraft.kernel.errors import Refused
from tradecraft.server.app import Config
from tradecraft.server.command import serve

PAIRS = 4


def test_players_of_one_table_sit_at_different_workers(
    start: Start, people: Come, postgres: str, nats: str
) -> None:
    one, two = (start(postgres, nats) for _ in range(2))
    (ana,), (bo,) = people("Ana", server=one), people("Bo", server=two)
    table = ana.table()
    bo.post(f"/tables/{table}/sit")
    with bo.web.stream("GET", f"/api/tables/{table}/events") as answer:
        lines = answer.iter_lines()
        ids = []
        for ply, text in enumerate(("+7", "+0", "+4"), 1):
            ana.move(table, ply, text)
        for line in lines:
            if line.startswith("id: "):
                ids.append(int(line[4:]))
                if ids[-1] == 3:
                    break

    assert ids[-1] == 3
    assert ids == sorted(set(ids))
    bo.move(table, 4, "+5")
    assert ana.get(f"/tables/{table}/view")["ply"] == 4


def test_a_worker_that_does_not_hold_a_table_tells_whose_turn_it_is_and_is_no_longer(
    start: Start, people: Come, postgres: str, nats: str
) -> None:
    one, two = (start(postgres, nats) for _ in range(2))
    ana, bo = people("Ana", "Bo", server=one)
    table = ana.table()
    headers = {"Authorization": f"Bearer {ana.token}"}
    with httpx.stream("GET", f"{two.url}/api/me/events", headers=headers, timeout=30) as answer:
        bo.post(f"/tables/{table}/sit")
        for ply, text in enumerate(("+7", "+0", "+4"), 1):
            ana.move(table, ply, text)
        told = frames(answer)
        heard = [next(told).data for _ in range(4)]

    assert [news["turn"] for news in heard] == [True, True, True, False]
    assert {news["table"] for news in heard} == {table}


def test_a_worker_that_could_not_be_told_reads_what_it_has_missed(
    start: Start, people: Come, postgres: str, own_nats: Callable[[], str]
) -> None:
    bus = own_nats()
    one, two = (start(postgres, bus) for _ in range(2))
    ana, bo = people("Ana", "Bo", server=one)
    table = ana.table()
    bo.post(f"/tables/{table}/sit")
    headers = {"Authorization": f"Bearer {bo.token}"}
    path = f"{two.url}/api/tables/{table}/events"
    with httpx.stream("GET", path, headers=headers, timeout=60) as answer:
        told = frames(answer)
        assert [next(told).event, next(told).event] == ["table", "view"]
        assert own_nats() == bus  # it dies, and another comes in its place
        for ply, text in enumerate(("+7", "+0", "+4"), 1):
            ana.move(table, ply, text)
        rows = [next(told).id for _ in range(3)]

    assert rows == [1, 2, 3]


def test_without_the_bus_that_was_named_a_worker_does_not_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("logging.basicConfig", lambda **_: None)  # the log of this process stays
    config = Config(f"sqlite:///{tmp_path / 'tables.db'}", "nats://127.0.0.1:1")
    with pytest.raises(Refused) as caught:
        serve("127.0.0.1", 0, config, lambda _: None)

    assert caught.value.key == "serve-bus"


def test_a_bot_is_asked_of_one_worker(start: Start, people: Come, postgres: str, nats: str) -> None:
    workers = [start(postgres, nats) for _ in range(2)]
    (ana,) = people("Ana", server=workers[0])
    table = ana.table("la_agencia", seats=4, house_bot="random")
    ana.post(f"/tables/{table}/start", bot="random")
    with ana.web.stream("GET", f"/api/tables/{table}/events") as answer:
        for line in answer.iter_lines():
            if line.startswith("data: ") and '"moves":["' in line:
                break
    rows = ana.get(f"/tables/{table}/view")

    assert rows["view"]["moves"]


def test_one_worker_dies_and_one_pauses_and_nothing_is_lost(
    start: Start, postgres: str, nats: str
) -> None:
    workers = [start(postgres, nats) for _ in range(3)]
    urls = [worker.url for worker in workers]
    promises, enough = Promises(), asyncio.Event()

    def heard() -> None:
        count = len(promises.moves)
        if count == 60:
            workers[0].kill()
        elif count == 120:
            os.kill(workers[1].pid, signal.SIGSTOP)
        elif count == 200:
            os.kill(workers[1].pid, signal.SIGCONT)
        elif count == 320:
            enough.set()

    promises.heard = heard
    begin = [[*urls[i % 3 :], *urls[: i % 3]] for i in range(2 * PAIRS)]
    try:
        asyncio.run(
            asyncio.wait_for(play_pairs(lambda i: begin[i], PAIRS, promises, enough), timeout=120)
        )
    finally:
        os.kill(workers[1].pid, signal.SIGCONT)
    rows = rows_of(postgres)

    for table, ply, move in promises.moves:
        assert rows[table, ply] == move
    assert len(promises.moves) >= 320
