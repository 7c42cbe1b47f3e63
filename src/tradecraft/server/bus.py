"""The bus: how workers tell each other that a table has moved, and share the work of bots.

In one process there is nobody to tell. Between workers it is NATS: what is sent are names and
numbers of rows, never what they say; whoever holds the table reads its rows from the store.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from tradecraft.kernel.errors import Refused

LOG = logging.getLogger("tradecraft")
NEWS: Final = "tradecraft.news"
BOTS: Final = "tradecraft.bots"


class News(msgspec.Struct, array_like=True):
    """A table has new rows."""

    table: str
    ply: int
    n: int
    turn: str = ""  # the player who decides now
    was: str = ""  # and who decided before
    worker: str = ""


class Work(msgspec.Struct, array_like=True):
    """A bot is to move."""

    table: str
    ply: int


Hear = Callable[[News], Awaitable[None]]
Do = Callable[[Work], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


class Bus(Protocol):
    """What tells the other workers."""

    alone: bool  # there are none

    async def open(self, hear: Hear, do: Do, missed: Missed) -> None:
        """Begin to listen; `missed` is called when something may not have been heard."""

    async def tell(self, news: News) -> None:
        """Tell the others that a table has new rows."""

    async def ask(self, work: Work) -> None:
        """Ask one of all workers, perhaps this one, to let a bot think."""

    async def close(self) -> None:
        """Listen no more."""


class Alone:
    """The bus of a single process."""

    alone = True

    async def open(self, hear: Hear, do: Do, missed: Missed) -> None:  # noqa: ARG002  # nobody will be heard
        """Begin to listen."""
        self._do = do

    async def tell(self, news: News) -> None:
        """There is nobody to tell."""

    async def ask(self, work: Work) -> None:
        """Do it oneself."""
        await self._do(work)

    async def close(self) -> None:
        """Listen no more."""


class Nats:
    """The bus between workers."""

    alone = False

    def __init__(self, url: str) -> None:
        self.url = url
        self.worker = secrets.token_hex(4)
        self._client: Client = Client()
        self._news = msgspec.msgpack.Decoder(News)
        self._work = msgspec.msgpack.Decoder(Work)
        self._encode = msgspec.msgpack.Encoder().encode

    async def open(self, hear: Hear, do: Do, missed: Missed) -> None:
        """Begin to listen; `missed` is called when something may not have been heard."""

        async def heard(message: Msg) -> None:
            news = self._news.decode(message.data)
            if news.worker != self.worker:
                await hear(news)

        async def asked(message: Msg) -> None:
            await do(self._work.decode(message.data))

        self._client = await nats.connect(
            self.url, max_reconnect_attempts=-1, reconnected_cb=missed, error_cb=note
        )
        await self._client.subscribe(NEWS, cb=heard)
        await self._client.subscribe(BOTS, queue="bots", cb=asked)

    async def tell(self, news: News) -> None:
        """Tell the others that a table has new rows."""
        news.worker = self.worker
        await self._client.publish(NEWS, self._encode(news))

    async def ask(self, work: Work) -> None:
        """Ask one of all workers to let a bot think."""
        await self._client.publish(BOTS, self._encode(work))

    async def close(self) -> None:
        """Listen no more."""
        await self._client.drain()


async def note(error: Exception) -> None:
    """Note what goes wrong between us and NATS; it is tried again and again."""
    LOG.warning("nats: %s", error or type(error).__name__)


async def reach(url: str) -> None:
    """See that there is a bus, if one is wanted."""
    if not url:
        return
    faults: list[Exception] = []

    async def keep(error: Exception) -> None:
        faults.append(error)

    try:
        client = await nats.connect(
            url, max_reconnect_attempts=1, reconnect_time_wait=0, error_cb=keep
        )
    except (OSError, NatsError, ValueError) as error:
        fault = faults[0] if faults else error
        raise Refused("serve-bus", why=str(fault) or type(fault).__name__) from None
    await client.close()


def bus_of(url: str) -> Bus:
    """Open the bus of this name; none for a single process."""
    return Nats(url) if url else Alone()
