"""Kill the server again and again while people play: what was acknowledged is there, once.

`make crashes` does the same a thousand times.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter

import sqlalchemy as sa

from server.conftest import Server, Start
from server.playing import Promises, play_pairs
from tradecraft.registry import GAMES
from tradecraft.server.store import engine_of

TIMES = int(os.environ.get("TRADECRAFT_CRASHES", "30"))
PAIRS = 3


async def storm(start: Start, database: str, times: int) -> tuple[Promises, int]:
    """Kill the server so many times, each after some more promises, and start it again."""
    chance = random.Random(times)  # noqa: S311  # a test, not a secret
    server = start(database)
    promises, enough = Promises(), asyncio.Event()
    left, until_next = times, chance.randrange(1, 30)
    restarts: list[Server] = [server]

    def heard() -> None:
        nonlocal left, until_next
        until_next -= 1
        if until_next > 0:
            return
        if left == 0:
            enough.set()
            return
        left -= 1
        until_next = chance.randrange(1, 30)
        restarts[-1].kill()
        restarts.append(start(database, port=server.port))

    promises.heard = heard
    clients = await play_pairs(lambda _: [server.url], PAIRS, promises, enough)
    return promises, sum(client.resumed for client in clients)


def rows_of(database: str) -> dict[tuple[str, int], str]:
    """Read the log: each row's move in notation."""
    engine, game = engine_of(database), GAMES["agent_hunter"]
    with engine.connect() as connection:
        rows = connection.execute(sa.text("SELECT table_id, ply, move FROM log")).all()
    engine.dispose()
    assert len({(row[0], row[1]) for row in rows}) == len(rows)
    last = Counter(row[0] for row in rows)
    for table, count in last.items():
        assert sorted(row[1] for row in rows if row[0] == table) == list(range(1, count + 1))
    return {(row[0], row[1]): game.write(row[2]) for row in rows}


def test_each_acknowledged_move_is_there_and_none_twice(start: Start, database: str) -> None:
    promises, resumed = asyncio.run(asyncio.wait_for(storm(start, database, TIMES), 60 + 5 * TIMES))
    rows = rows_of(database)

    assert len(promises.moves) > TIMES
    assert resumed > TIMES / 2
    for table, ply, move in promises.moves:
        assert rows[table, ply] == move
