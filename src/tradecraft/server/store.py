"""The store: rows in SQLite or PostgreSQL, written in groups by one thread.

What is to be written waits while the writer is at work. Then it is handed all that has come,
writes it in one transaction, and answers after the commit: many moves share one flush to the disk,
and no answer is given before it. Where two writers wanted the same row, the second is told that it
lost.
"""

from __future__ import annotations

import asyncio
import functools
import itertools
import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError

from tradecraft.server.schema import EVENTS, LOG, SECRETS, TABLES
from tradecraft.tables.rows import Event, Head, Row, Settings

T = TypeVar("T")
Values: TypeAlias = tuple[int | str, ...]  # of a row, in the order of its columns
Answer: TypeAlias = bool | Exception
Rows: TypeAlias = tuple[list[Row], list[Event]]

STOPPED: Final = 1_000  # milliseconds after which an unfinished transaction is given up
MOST_AT_ONCE: Final = 512  # requests in one transaction
MANY: Final = 8  # requests in a transaction of which the next is left to grow,
GATHER: Final = 0.006  # so many seconds: each flush costs as much time as several moves
MOST_ROWS: Final = 8  # in one statement, as a power of two
KEY_BYTES: Final = 32

encode = msgspec.json.Encoder().encode
settings_of = msgspec.json.Decoder(Settings).decode
event_of = msgspec.json.Decoder(Event).decode


class Stored(NamedTuple):
    """All rows of a table."""

    head: Head
    rows: list[Row]
    events: list[Event]


class Mark(NamedTuple):
    """How much of a table somebody knows."""

    table: str
    ply: int  # the last row of its log
    n: int  # and its last event


class Notes(NamedTuple):
    """What tables are found by; None leaves it as it was."""

    wake: int | None = None  # -1: nobody needs to look
    ended: int | None = None
    result: str | None = None


@dataclass
class Job:
    """Something to be written, and who waits for it."""

    done: asyncio.Future[bool]
    log: Sequence[Values] = ()
    events: Sequence[Values] = ()
    more: sa.Executable | None = None


class Store:
    """A database of tables."""

    def __init__(self, url: str) -> None:
        """Open it; `migrate` must have been run once."""
        self.engine = engine_of(url)
        self._waiting: list[Job] = []
        self._busy = False  # a group is being written
        self._asked: list[tuple[Mark, asyncio.Future[Rows]]] = []
        self._reading: asyncio.Task[None] | None = None
        self._groups: queue.SimpleQueue[tuple[list[Job], asyncio.AbstractEventLoop] | None] = (
            queue.SimpleQueue()
        )
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    # -- writing ------------------------------------------------------------------------------

    async def append(
        self, table: str, rows: Sequence[Row], events: Sequence[Event], notes: Notes | None = None
    ) -> bool:
        """Write the next rows of a table; False if somebody else has written one of them."""
        log = [(table, r.ply, r.what, r.seat, r.move, r.at) for r in rows]
        happened = [event_row(table, event) for event in events]
        changed: dict[str, Any] = {}
        if notes and notes.wake is not None:
            changed["wake"] = None if notes.wake < 0 else notes.wake
        if notes and notes.ended is not None:
            changed |= {"ended": notes.ended, "result": notes.result}
        change = (
            sa.update(TABLES).where(TABLES.c.id == table).values(**changed) if changed else None
        )
        return await self._ask(log, happened, change)

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

        return await self._ask((), happened, sa.insert(TABLES).values(**row))

    async def _ask(
        self, log: Sequence[Values], events: Sequence[Values], more: sa.Executable | None
    ) -> bool:
        loop = asyncio.get_running_loop()
        job = Job(loop.create_future(), log, events, more)
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            loop.call_soon(self._hand_over, loop)
        return await job.done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give all that has come to the writer, in one group."""
        group = self._waiting[:MOST_AT_ONCE]
        del self._waiting[:MOST_AT_ONCE]
        self._groups.put((group, loop))

    def _written(
        self, group: list[Job], answers: Sequence[Answer], loop: asyncio.AbstractEventLoop
    ) -> None:
        """Wake those who wait, and hand over what has come meanwhile; in the thread of the loop."""
        for job, answer in zip(group, answers, strict=True):
            if job.done.done():
                continue
            if isinstance(answer, Exception):
                job.done.set_exception(answer)
            else:
                job.done.set_result(answer)
        if not self._waiting:
            self._busy = False
        elif len(group) < MANY:
            loop.call_soon(self._hand_over, loop)
        else:
            loop.call_later(GATHER, self._hand_over, loop)

    def _write(self) -> None:
        """Write each group in one transaction, and answer; until the store is closed."""
        while (given := self._groups.get()) is not None:
            group, loop = given
            answers: list[Answer] = [True] * len(group)
            try:
                self._together(group)
            except IntegrityError:
                answers = [self._alone(job) for job in group]
            except Exception as error:  # noqa: BLE001  # whoever waits is told, whatever it is
                answers = [error] * len(group)
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._written, group, answers, loop)

    def _together(self, group: Sequence[Job]) -> None:
        log = [values for job in group for values in job.log]
        events = [values for job in group for values in job.events]
        with self.engine.begin() as connection:
            for job in group:
                if job.more is not None:
                    connection.execute(job.more)
            if log:
                insert(connection, LOG, log)
            if events:
                insert(connection, EVENTS, events)

    def _alone(self, job: Job) -> Answer:
        """Write one on its own, as one of its group has lost against somebody else."""
        try:
            self._together([job])
        except IntegrityError:
            return False
        except Exception as error:  # noqa: BLE001
            return error
        return True

    def close(self) -> None:
        """Write what is still to be written, and end."""
        if self._waiting:
            self._hand_over(self._waiting[0].done.get_loop())
        self._groups.put(None)
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
            return Stored(head, *rows_after(connection, [Mark(table, 0, 0)])[0])

        return await self._read(work)

    async def since(self, table: str, ply: int, n: int) -> Rows:
        """Read what was written after these rows; what is asked at one time is read at once."""
        done: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
        self._asked.append((Mark(table, ply, n), done))
        if self._reading is None:
            self._reading = asyncio.ensure_future(self._read_asked())
        return await done

    async def _read_asked(self) -> None:
        """Read for all who have asked, and then for those who have asked meanwhile."""
        while self._asked:
            group = self._asked[:MOST_AT_ONCE]
            del self._asked[:MOST_AT_ONCE]
            marks = [mark for mark, _ in group]
            try:
                found = await self._read(functools.partial(rows_after, marks=marks))
            except Exception as error:  # noqa: BLE001  # whoever waits is told, whatever it is
                for _, done in group:
                    if not done.done():
                        done.set_exception(error)
                continue
            for (_, done), rows in zip(group, found, strict=True):
                if not done.done():
                    done.set_result(rows)
        self._reading = None

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


@functools.cache
def statement(table: sa.Table, rows: int, mark: str) -> str:
    """Write the statement that inserts so many rows at once."""
    columns = ", ".join(column.name for column in table.columns)
    row = f"({', '.join([mark] * len(table.columns))})"
    rest = ", ".join([row] * rows)
    return f"INSERT INTO {table.name} ({columns}) VALUES {rest}"  # noqa: S608  # our schema's names


def insert(connection: sa.Connection, table: sa.Table, rows: Sequence[Values]) -> None:
    """Insert many rows by few statements, each of which a database does in one go.

    They come in powers of two, so that there are few that a database keeps prepared.
    """
    mark = mark_of(connection)
    first = 0
    while left := len(rows) - first:
        some = rows[first : first + (1 << min(left.bit_length() - 1, MOST_ROWS))]
        text = statement(table, len(some), mark)
        connection.exec_driver_sql(text, tuple(itertools.chain.from_iterable(some)))
        first += len(some)


def event_row(table: str, event: Event) -> Values:
    """Write an event as a row."""
    return table, event.n, event.player, encode(event).decode()


def rows_after(connection: sa.Connection, marks: Sequence[Mark]) -> list[Rows]:
    """Read the rows of some tables that stand after these; two statements, however many tables."""
    logs: dict[str, list[Row]] = {mark.table: [] for mark in marks}
    events: dict[str, list[Event]] = {mark.table: [] for mark in marks}
    for table, *values in those_after(connection, LOG, [(m.table, m.ply) for m in marks]):
        logs[table].append(Row(*values))
    for table, _, _, body in those_after(connection, EVENTS, [(m.table, m.n) for m in marks]):
        events[table].append(event_of(body))
    # Who asked twice for one table may have asked for less.
    return [
        (
            [row for row in logs[m.table] if row.ply > m.ply],
            [event for event in events[m.table] if event.n > m.n],
        )
        for m in marks
    ]


def those_after(
    connection: sa.Connection, table: sa.Table, marks: Sequence[tuple[str, int]]
) -> list[tuple[Any, ...]]:
    """Read rows of one of the two logs, in order."""
    mark = mark_of(connection)
    key, number = (column.name for column in table.primary_key.columns)
    one = f"({key} = {mark} AND {number} > {mark})"
    columns = ", ".join(column.name for column in table.columns)
    wanted = " OR ".join([one] * len(marks))
    text = f"SELECT {columns} FROM {table.name} WHERE {wanted} ORDER BY {key}, {number}"  # noqa: S608
    found = connection.exec_driver_sql(text, tuple(itertools.chain.from_iterable(marks)))
    return [tuple(row) for row in found]


def mark_of(connection: sa.Connection) -> str:
    """Say how this database marks the place of a value."""
    return "?" if connection.dialect.paramstyle == "qmark" else "%s"


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
