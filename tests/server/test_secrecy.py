"""Two servers whose tables differ only in what a guest cannot see answer him alike, to the byte."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import httpx
import msgspec
import sqlalchemy as sa

from server.conftest import Start
from tradecraft.kernel.layout import DEALER, SPECTATOR
from tradecraft.registry import GAMES
from tradecraft.server.identity import Tokens
from tradecraft.server.schema import SECRETS
from tradecraft.server.store import Store, migrate
from tradecraft.tables import surface
from tradecraft.tables.rows import Pace
from tradecraft.tables.table import OVER, Table

KEY: Final = bytes(32)
PAIRS: Final = 4  # of each game
NAMES: Final = ("agent_hunter", "la_agencia")


class Pair(NamedTuple):
    """A table and its twin, and who cannot tell them apart."""

    id: str
    viewer: int
    tables: tuple[Table, Table]


def pairs(chance: random.Random) -> Iterator[Pair]:
    """Play random games, and make their twins."""
    for name in NAMES:
        game, found = GAMES[name], 0
        while found < PAIRS:
            log = surface.random_log(game, chance.choice(game.seats), {}, chance)
            log = log._replace(absent=frozenset())
            viewer = chance.randrange(-1, log.seats)
            viewer = SPECTATOR if viewer < 0 else viewer
            twin = next(surface.twins_of(game, log, viewer, chance), None)
            if twin is None:
                continue
            ours = log.steps[: len(twin.steps)]
            one, two = (surface.table_of(game, log, steps) for steps in (ours, twin.steps))
            if one.stage != OVER and one.actor != DEALER:
                id_ = f"{name[:6]}-{found:09}"
                yield Pair(id_, viewer, (one, two))
                found += 1


async def store(database: str, number: int, all_: list[Pair]) -> None:
    """Write the tables, or their twins, into a database."""
    migrate(database)
    opened = Store(database)
    with opened.engine.begin() as connection:
        connection.execute(sa.insert(SECRETS), {"name": "key", "value": KEY})
    for id_, _, tables in all_:
        table = tables[number]
        settings = msgspec.structs.replace(table.head.settings, pace=Pace())
        await opened.create(msgspec.structs.replace(table.head, id=id_, settings=settings), [])
        await opened.append(id_, table.log, table.events)
    opened.close()


def answers(url: str, pair: Pair) -> Iterator[tuple[str, object]]:
    """Ask all that one may ask of a table; give each answer to the byte."""
    token, _ = Tokens(KEY).make("Me", f"p{pair.viewer}")
    headers = {"Authorization": f"Bearer {token}"} if pair.viewer >= 0 else {}
    ply = len(pair.tables[0].log)
    at = f"/api/tables/{pair.id}"
    with httpx.Client(base_url=url, headers=headers, timeout=30) as web:
        gets = ["", "/view", "/view?ply=0", f"/view?ply={ply // 2}", "/chat", "/record",
                "/record?seen=spectator", "/record?seen=all", "/view?seat=7"]  # fmt: skip
        for path in [*(at + get for get in gets), "/api/tables", "/api/me/tables", "/api/me"]:
            yield path, whole(web.get(path))
        for text in ("+0", "p1", "nonsense"):
            for row in (1, ply, ply + 1):
                body = {"ply": row, "move": text}
                mine = pair.tables[0].actor == pair.viewer and row == ply + 1
                if not mine:  # that would be played
                    yield f"{row} {text}", whole(web.post(f"{at}/moves", json=body))
        for after in (None, 0, ply // 2, ply):
            asked = {} if after is None else {"Last-Event-ID": str(after)}
            for kind in ("text/event-stream", "application/x-ndjson"):
                many = ply - after if asked and after is not None else 1
                many += 1 + sum(event.kind == "chat" for event in pair.tables[0].events)
                asked["Accept"] = kind
                yield f"{kind} after {after}", begin(web, f"{at}/events", asked, many)


def whole(answer: httpx.Response) -> object:
    """Give all of an answer but the time of day."""
    headers = sorted((k, v) for k, v in answer.headers.items() if k != "date")
    return answer.status_code, headers, answer.content


def begin(web: httpx.Client, path: str, headers: dict[str, str], many: int) -> bytes:
    """Read so many messages of a stream, which it tells at once."""
    end = b"\n" if "json" in headers["Accept"] else b"\n\n"
    body = b""
    with web.stream("GET", path, headers=headers) as answer:
        for chunk in answer.iter_raw():
            body += chunk
            if answer.status_code != httpx.codes.OK or body.count(end) >= many:
                break
    return body


def test_what_a_guest_cannot_see_changes_no_byte_that_he_is_sent(
    start: Start, tmp_path: Path
) -> None:
    all_ = list(pairs(random.Random(8)))  # noqa: S311  # a test, not a secret
    urls = []
    for number in range(2):
        database = f"sqlite:///{tmp_path / f'{number}.db'}"
        asyncio.run(store(database, number, all_))
        urls.append(start(database).url)
    apart = 0
    for pair in all_:
        one, two = (dict(answers(url, pair)) for url in urls)
        for asked, answer in one.items():
            assert answer == two[asked], f"{asked} of {pair.id} for {pair.viewer}"
        seer = pair._replace(viewer=(pair.viewer + 1) % len(pair.tables[0].seats))
        apart += dict(answers(urls[0], seer)) != dict(answers(urls[1], seer))
    assert apart >= PAIRS  # who sees the difference is sent it
