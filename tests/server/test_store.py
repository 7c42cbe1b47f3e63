"""The store: one schema on both databases, no figure of a row in an error, and slow readers."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tradecraft.server.schema import META, TABLES
from tradecraft.server.store import engine_of, migrate
from tradecraft.server.streams import MOST_WAITING, Outbox, Stream, framed


def test_the_migrations_make_the_schema(database: str) -> None:
    migrate(database)
    migrate(database)  # once is enough, twice does no harm
    engine = engine_of(database)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), META)
    engine.dispose()

    assert differences == []


def test_an_error_of_the_database_tells_no_secret(database: str) -> None:
    migrate(database)
    engine = engine_of(database)
    with pytest.raises(sa.exc.IntegrityError) as caught, engine.begin() as connection:
        connection.execute(sa.insert(TABLES), {"id": "x", "seed": b"a-secret-seed"})
    engine.dispose()

    # PostgreSQL itself tells a row that lacks something; no row of ours does.
    assert "secret" not in str(caught.value).partition("DETAIL")[0]


def test_a_transaction_that_its_worker_never_ends_does_not_hold_up_another(postgres: str) -> None:
    migrate(postgres)
    stopped, lively = engine_of(postgres), engine_of(postgres)
    lock = sa.text("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
    with lively.connect() as other:
        held = stopped.connect()
        held.execute(lock)  # and then nothing more comes from there
        other.execute(sa.text("SET lock_timeout = '20s'"))
        other.execute(lock)
        other.rollback()

    with pytest.raises(sa.exc.DBAPIError, match="idle-in-transaction"):
        held.execute(sa.text("SELECT 1"))
    held.invalidate()
    held.close()
    with stopped.connect() as again:  # it comes back by itself
        assert again.execute(sa.text("SELECT 1")).scalar() == 1
    for engine in (stopped, lively):
        engine.dispose()


class Pipe(asyncio.Transport):
    """A connection to one who does not read."""

    def __init__(self) -> None:
        super().__init__()
        self.held = 0
        self.aborted = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.held += len(data)

    def get_write_buffer_size(self) -> int:
        return self.held

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


class Wire:
    """What a stream writes to."""

    def __init__(self, pipe: Pipe) -> None:
        self.pipe = pipe
        self.outbox = Outbox()

    def send(self, data: bytes) -> None:
        self.outbox.send(self.pipe, data)

    def ended(self) -> None:
        pass


def test_who_reads_too_slowly_is_let_go_and_costs_no_memory() -> None:
    async def watch(pipe: Pipe) -> None:
        stream = Stream("ana", lambda _: None)
        stream.begin(Wire(pipe))
        frame = framed("row", {"text": "x" * 10_000})
        for _ in range(1_000):
            stream.push(frame)
            await asyncio.sleep(0)

    pipe = Pipe()
    asyncio.run(watch(pipe))

    assert MOST_WAITING < pipe.held <= MOST_WAITING + 20_000
    assert pipe.aborted
