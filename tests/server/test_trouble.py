"""What goes wrong ends no more than itself; who is asked to stop ends what he has begun."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from server.conftest import Come, Person, Start
from server.frames import frames
from server.playing import Promises, play_pairs
from server.test_nothing_lost import rows_of
from tables.sitting import EMBASSY, Desk
from tradecraft import play
from tradecraft.kernel import game, runs
from tradecraft.kernel.layout import SPECTATOR
from tradecraft.registry import GAMES
from tradecraft.server import guard
from tradecraft.server.guard import Guard
from tradecraft.server.hub import AT_ONCE, Hub, Live
from tradecraft.server.rooms import prepared
from tradecraft.server.streams import Stream


def test_a_rule_that_throws_ends_its_own_request_and_no_other(start: Start, people: Come) -> None:
    server = start(trap="+8")
    ana, bo = people("Ana", "Bo", server=server)
    table = ana.table()
    bo.post(f"/tables/{table}/sit")
    with bo.web.stream("GET", f"/api/tables/{table}/events") as answer:
        told = frames(answer)
        assert [next(told).event, next(told).event] == ["table", "view"]
        failed = ana.web.post(f"/api/tables/{table}/moves", json={"ply": 1, "move": "+8"})
        assert failed.status_code == 500
        assert failed.json()["refused"]["key"] == "server-error"
        assert "bounds" not in failed.text
        assert ana.get(f"/tables/{table}")["ply"] == 0
        assert ana.move(table, 1, "+7") == {"accepted": 1, "ply": 1}

        assert next(told).id == 1
    assert 'tradecraft_failures_total{where="request"} 1.0' in ana.web.get("/metrics").text


def test_who_is_asked_to_stop_ends_all_streams_properly_and_has_lost_nothing(
    start: Start, people: Come
) -> None:
    server = start()
    ana, bo = people("Ana", "Bo", server=server)
    table = ana.table()
    bo.post(f"/tables/{table}/sit")
    ana.move(table, 1, "+7")
    with (
        bo.web.stream("GET", f"/api/tables/{table}/events") as one,
        bo.web.stream("GET", "/api/me/events") as two,
    ):
        told, turns = frames(one), frames(two)
        assert [next(told).event, next(told).id] == ["table", 1]
        server.stop()

        assert list(told) == []  # and no error: each stream has a proper end
        assert list(turns) == []
    gone(server.url)
    again = start(server.database, port=server.port)
    assert again.url == server.url
    assert bo.get(f"/tables/{table}/view")["ply"] == 1


def gone(url: str) -> None:
    """Wait until nobody listens there."""
    for _ in range(10_000):
        try:
            httpx.get(f"{url}/healthz")
        except httpx.TransportError:
            return
    pytest.fail("the server did not stop")


def test_servers_that_are_stopped_while_people_play_keep_what_they_promised(start: Start) -> None:
    server = start()
    promises, enough = Promises(), asyncio.Event()
    running = [server]

    def heard() -> None:
        count = len(promises.moves)
        if count == 150:
            enough.set()
        elif count % 40 == 0:
            running[-1].stop()
            # The port is free as soon as the old one takes no more.
            running.append(start(server.database, port=server.port))

    promises.heard = heard
    asyncio.run(
        asyncio.wait_for(play_pairs(lambda _: [server.url], 3, promises, enough), timeout=120)
    )
    rows = rows_of(server.database)

    assert len(running) == 4
    for table, ply, move in promises.moves:
        assert rows[table, ply] == move


def test_the_api_can_be_read_as_a_page_that_needs_no_script(people: Come) -> None:
    (ana,) = people("Ana")
    answer = ana.web.get("/api/docs")
    told = ana.get("/docs/openapi.json")

    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "<script" not in answer.text
    for path, item in told["paths"].items():
        for method in item:
            assert f"{method.upper()} {path}" in answer.text
    for name in re.findall(r"href='#(\w+)'", answer.text):
        assert f"id={name}>" in answer.text


def test_a_body_without_a_length_is_measured_too(people: Come) -> None:
    (ana,) = people("Ana")
    chunks = (b"x" * 100_000 for _ in range(20))
    answer = ana.web.post(
        "/api/records", content=chunks, headers={"Content-Type": "application/json"}
    )

    assert answer.status_code == 413


def test_more_requests_than_anybody_could_play_are_refused_for_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [7.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    door = Guard(None)

    def status(address: str) -> int:
        fault = door.fault(address, [], writing=False)
        return fault[0] if fault else 200

    assert guard.MOST_A_SECOND >= 10_000  # no honest bot is refused
    assert {status("a") for _ in range(guard.MOST_A_SECOND)} == {200}
    assert status("a") == 429
    assert status("b") == 200
    clock[0] += 1
    assert status("a") == 200


def ended(people: Come) -> tuple[list[Person], str]:
    """Bring people to a table whose game is over."""
    ana, bo = people("Ana", "Bo")
    table = ana.table("la_agencia", seats=3, house_bot="random")
    bo.post(f"/tables/{table}/sit")
    ana.post(f"/tables/{table}/bots", bot="random")
    ana.post(f"/tables/{table}/abort")
    return [ana, bo], table


def test_a_rematch_is_made_once_however_often_it_is_asked_for(people: Come) -> None:
    (ana, bo), table = ended(people)
    ana.post(f"/tables/{table}/rematch")
    made = {bo.post(f"/tables/{table}/rematch")["next"] for _ in range(3)}
    made |= {ana.post(f"/tables/{table}/rematch")["next"]}

    assert len(made) == 1
    assert len(bo.get("/me/tables")["tables"]) == 2
    seats = bo.get(f"/tables/{made.pop()}")["seats"]
    assert [seat["name"] for seat in seats] == ["random", "Ana", "Bo"]


def test_nobody_waits_in_a_rematch_for_one_who_has_left(people: Come) -> None:
    ana, bo = people("Ana", "Bo")
    table = ana.table("la_agencia", seats=3, house_bot="random")
    bo.post(f"/tables/{table}/sit")
    ana.post(f"/tables/{table}/bots", bot="random")
    bo.post(f"/tables/{table}/leave")
    ana.post(f"/tables/{table}/abort")
    again = ana.post(f"/tables/{table}/rematch")["next"]

    assert [seat.get("away") for seat in ana.get(f"/tables/{again}")["seats"]] == [None, None, True]
    bo.post(f"/tables/{again}/sit")
    assert not any(seat.get("away") for seat in ana.get(f"/tables/{again}")["seats"])


def test_a_record_is_not_played_on_where_it_has_ended(people: Come) -> None:
    ana, bo = people("Ana", "Bo")
    record = (GAMES["agent_hunter"].folder / "records" / "first-game.toml").read_text("utf-8")

    assert ana.refused("/records/play", 422, record=record) == "record-ended"
    assert bo.get("/me/tables")["tables"] == []


def test_who_takes_up_a_long_game_keeps_no_other_table_waiting() -> None:
    desk = Desk(EMBASSY, 3).sit("ana", "bo", "cy")
    desk.at_random(random.Random(2))  # noqa: S311  # a test, not a secret
    nothing: Any = None
    bus: Any = SimpleNamespace(alone=True)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def look() -> int:
        hub = Hub(nothing, bus, nothing, nothing, nothing)
        hub.tables["long"] = Live(desk.table)
        working = asyncio.ensure_future(others())
        await hub.look("long", SPECTATOR, Stream("dee", lambda _: None), 0)
        working.cancel()
        return turns

    assert asyncio.run(look()) >= desk.table.ply // AT_ONCE > 1


def test_a_game_that_is_ready_has_nothing_left_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()

    def noted(name: str) -> Callable[..., Any]:
        whole = getattr(runs, name)

        def called(*rest: Any) -> Any:  # noqa: ANN401  # whatever it takes and gives
            used.add(name)
            return whole(*rest)

        return called

    sources = [*Path(play.__file__).parent.glob("tables/*.py"), Path(play.__file__)]
    text = "".join(source.read_text() for source in [*sources, Path(game.__file__)])
    needed = set(re.findall(r"runs\.(\w+)\(", text))
    for name in needed:
        monkeypatch.setattr(runs, name, noted(name))
    prepared(GAMES["agent_hunter"])

    assert "imagine" in needed
    assert used == needed
