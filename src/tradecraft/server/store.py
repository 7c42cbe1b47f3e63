"""The store: rows in SQLite or PostgreSQL, written in groups by one thread.

Everything that is to be written stands in one queue. The writer takes all that has come, writes
it in one transaction, and answers after the commit: many moves share one flush to the disk, and
no answer is given before it. Where two writers wanted the same row, the second is told that it
lost.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError

from tradecraft.server.schema import EVENTS, LOG, SECRETS, TABLES
from tradecraft.tables.rows import Event, Head, Row, Settings

T = TypeVar("T")

STOPPED: Final = 1_000  # milliseconds after which an unfinished transaction is given up
MOST_AT_ONCE: Final = 512
KEY_BYTES: Final = 32

encode = msgspec.json.Encoder().encode
settings_of = msgspec.json.Decoder(Settings).decode
event_of = msgspec.json.Decoder(Event).decode


class Stored(NamedTuple):
    """All rows of a table."""

    head: Head
    rows: list[Row]
    events: list[Event]


class Notes(NamedTuple):
    """What tables are found by; None leaves it as it was."""

    wake: int | None = None  # -1: nobody needs to look
    ended: int | None = None
    result: str | None = None


@dataclass
class Job:
    """Something to be written, and who waits for it."""

    work: Callable[[sa.Connection], None]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[bool]


class Store:
    """A database of tables."""

    def __init__(self, url: str) -> None:
        """Open it; `migrate` must have been run once."""
        self.engine = engine_of(url)
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    # -- writing ------------------------------------------------------------------------------

    async def append(
        self, table: str, rows: Sequence[Row], events: Sequence[Event], notes: Notes | None = None
    ) -> bool:
        """Write the next rows of a table; False if somebody else has written one of them."""
        log = [
            {
                "table_id": table,
                "ply": r.ply,
                "what": r.what,
                "seat": r.seat,
                "move": r.move,
                "at": r.at,
            }
            for r in rows
        ]
        happened = [event_row(table, event) for event in events]
        changed: dict[str, Any] = {}
        notes = notes or Notes()
        if notes.wake is not None:
            changed["wake"] = None if notes.wake < 0 else notes.wake
        if notes.ended is not None:
            changed |= {"ended": notes.ended, "result": notes.result}

        def work(connection: sa.Connection) -> None:
            if log:
                connection.execute(INSERT_LOG, log)
            if happened:
                connection.execute(INSERT_EVENTS, happened)
            if changed:
                connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(**changed))

        return await self._ask(work)

    async def create(
        self,
        head: Head,
        events: Sequence[Event],
        wake: int | None = None,
        after: Event | None = None,
    ) -> bool:
        """Write a new table and its first events, and `after` at the table it is rotated from.

        False if somebody else has written that one: then there is no new table.
        """
        happened = [event_row(head.id, event) for event in events]
        if after:
            happened.append(event_row(head.rotated_from, after))
        row = {
            "id": head.id,
            "game": head.settings.game,
            "settings": encode(head.settings).decode(),
            "rules": head.rules,
            "seed": head.seed,
            "creator": head.creator,
            "created": head.created,
            "begins": encode(head.begins).decode(),
            "rotated_from": head.rotated_from,
            "public": head.settings.public,
            "wake": wake,
        }

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(TABLES), row)
            if happened:
                connection.execute(INSERT_EVENTS, happened)

        return await self._ask(work)

    async def _ask(self, work: Callable[[sa.Connection], None]) -> bool:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self._queue.put(Job(work, loop, done))
        return await done

    def _write(self) -> None:
        """Take what has come, write it in one transaction, answer; until the store is closed."""
        while (job := self._queue.get()) is not None:
            jobs = [job]
            closed = False
            while len(jobs) < MOST_AT_ONCE and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    closed = True
                    break
                jobs.append(more)
            try:
                self._answer(jobs, self._together(jobs))
            except IntegrityError:
                self._one_by_one(jobs)
            except Exception as error:  # noqa: BLE001  # whoever waits is told, whatever it is
                self._answer(jobs, [error] * len(jobs))
            if closed:
                return

    def _together(self, jobs: list[Job]) -> list[bool]:
        with self.engine.begin() as connection:
            for job in jobs:
                job.work(connection)
        return [True] * len(jobs)

    def _one_by_one(self, jobs: list[Job]) -> None:
        """Write each on its own, as some of them have lost against somebody else."""
        for job in jobs:
            try:
                answer: list[bool | Exception] = list(self._together([job]))
            except IntegrityError:
                answer = [False]
            except Exception as error:  # noqa: BLE001
                answer = [error]
            self._answer([job], answer)

    @staticmethod
    def _answer(jobs: list[Job], answers: Sequence[bool | Exception]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Job, bool | Exception]]] = {}
        for job, answer in zip(jobs, answers, strict=True):
            by_loop.setdefault(job.loop, []).append((job, answer))
        for loop, told in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(tell, told)

    def close(self) -> None:
        """Write what is still to be written, and end."""
        self._queue.put(None)
        self._writer.join()
        self.engine.dispose()

    # -- reading ------------------------------------------------------------------------------

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        def job() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(job)

    async def load(self, table: str) -> Stored | None:
        """Read all rows of a table."""

        def work(connection: sa.Connection) -> Stored | None:
            found = connection.execute(sa.select(TABLES).where(TABLES.c.id == table)).one_or_none()
            if found is None:
                return None
            head = Head(
                found.id,
                settings_of(found.settings),
                found.rules,
                bytes(found.seed),
                found.creator,
                found.created,
                tuple(msgspec.json.decode(found.begins)),
                found.rotated_from,
            )
            return Stored(head, *rows_after(connection, table, 0, 0))

        return await self._read(work)

    async def since(self, table: str, ply: int, n: int) -> tuple[list[Row], list[Event]]:
        """Read what was written after these rows."""
        return await self._read(lambda connection: rows_after(connection, table, ply, n))

    async def lobby(self, most: int) -> list[str]:
        """Name the public tables that are not over, the newest first."""
        c = TABLES.c
        wanted = (
            sa.select(c.id)
            .where(c.public.is_(True), c.ended.is_(None))
            .order_by(c.created.desc())
            .limit(most)
        )
        return await self._read(lambda connection: list(connection.scalars(wanted)))

    async def tables_of(self, player: str, most: int) -> list[str]:
        """Name the tables at which a player has sat, those that go on first."""
        c = TABLES.c
        sat = sa.select(EVENTS.c.table_id).where(EVENTS.c.player == player)
        wanted = (
            sa.select(c.id)
            .where(sa.or_(c.id.in_(sat), c.creator == player))
            .order_by(c.ended.is_(None).desc(), c.created.desc())
            .limit(most)
        )
        return await self._read(lambda connection: list(connection.scalars(wanted)))

    async def waking(self, now: int, most: int) -> list[str]:
        """Name the tables at which somebody should look whether to go on."""
        c = TABLES.c
        wanted = (
            sa.select(c.id).where(c.wake <= now, c.ended.is_(None)).order_by(c.wake).limit(most)
        )
        return await self._read(lambda connection: list(connection.scalars(wanted)))

    async def ready(self) -> bool:
        """Say whether the database answers."""
        return await self._read(lambda connection: connection.scalar(sa.select(1)) == 1)

    def key(self) -> bytes:
        """Give the key that signs tokens: one for all workers, made by the first of them."""
        wanted = sa.select(SECRETS.c.value).where(SECRETS.c.name == "key")
        try:
            with self.engine.begin() as connection:
                found = connection.scalar(wanted)
                if found is None:
                    found = secrets.token_bytes(KEY_BYTES)
                    connection.execute(sa.insert(SECRETS), {"name": "key", "value": found})
        except IntegrityError:
            with self.engine.connect() as connection:
                found = connection.scalar(wanted)
        return bytes(found or b"")


INSERT_LOG: Final = sa.insert(LOG)
INSERT_EVENTS: Final = sa.insert(EVENTS)


def tell(told: list[tuple[Job, bool | Exception]]) -> None:
    """Wake those who wait; in their own thread."""
    for job, answer in told:
        if job.done.done():
            continue
        if isinstance(answer, Exception):
            job.done.set_exception(answer)
        else:
            job.done.set_result(answer)


def event_row(table: str, event: Event) -> dict[str, Any]:
    """Write an event as a row."""
    body = encode(event).decode()
    return {"table_id": table, "n": event.n, "player": event.player, "body": body}


def rows_after(
    connection: sa.Connection, table: str, ply: int, n: int
) -> tuple[list[Row], list[Event]]:
    """Read the rows of a table that stand after these."""
    c, e = LOG.c, EVENTS.c
    log = connection.execute(
        sa.select(c.ply, c.what, c.seat, c.move, c.at)
        .where(c.table_id == table, c.ply > ply)
        .order_by(c.ply)
    )
    rows = [Row(*row) for row in log]
    events = connection.scalars(sa.select(e.body).where(e.table_id == table, e.n > n).order_by(e.n))
    return rows, [event_of(body) for body in events]


# -- opening ------------------------------------------------------------------------------------


def engine_of(url: str) -> sa.Engine:
    """Open a database; SQLite in WAL mode, so that readers and the writer do not wait."""
    more: dict[str, Any] = {}
    if url.startswith("postgresql"):
        # A worker that is stopped in the middle of a transaction must not hold up the others.
        limit = f"-c idle_in_transaction_session_timeout={STOPPED}"
        more = {"pool_pre_ping": True, "connect_args": {"options": limit}}
    # No figure of a row is ever written into an error, and so into a log.
    engine = sa.create_engine(url, pool_size=8, max_overflow=8, hide_parameters=True, **more)
    if engine.dialect.name == "sqlite":

        @sa.event.listens_for(engine, "connect")
        def settle(connection: Any, _record: object) -> None:  # noqa: ANN401  # a DBAPI connection
            connection.isolation_level = None  # transactions are begun below
            for pragma in (
                "journal_mode = WAL",
                "synchronous = FULL",
                "foreign_keys = ON",
                "busy_timeout = 10000",
                "wal_autocheckpoint = 4000",
            ):
                connection.execute(f"PRAGMA {pragma}")

        @sa.event.listens_for(engine, "begin")
        def begin(connection: sa.Connection) -> None:
            connection.exec_driver_sql("BEGIN")

    return engine


def migrate(url: str) -> None:
    """Bring a database to the newest schema; several workers may do so at once."""
    engine = engine_of(url)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(727274)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()


def default_url(folder: Path) -> str:
    """Name the one file in which a server keeps everything if it is told nothing else."""
    return f"sqlite:///{folder / 'tradecraft.db'}"
