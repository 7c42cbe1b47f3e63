"""The load: players at the other end of a wire, in a process of their own.

    python -m tradecraft.bench.server_driver URL [URL ...]

takes orders as lines of JSON and answers each with a line of JSON:

    {"do": "gather", "matches": 500}            tables are made, two people sit down and look on
    {"do": "gather", "matches": 500, "bot": "agent"}   or one person, and a bot
    {"do": "play", "until": 40, "pace": 0}      they play, until so many moves have been made
    {"do": "part"}                              all streams are closed
    {"do": "end"}

Each player has two connections, as a browser has: a stream of events, and one to send moves. Who is
on turn moves as soon as his own stream has shown him the last move; a round trip is from there to
the moment when the stream shows him his own. With a pace in milliseconds he thinks about so long.
"""

from __future__ import annotations

import asyncio
import functools
import gc
import json
import random
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, cast
from urllib.parse import urlsplit

GAME: Final = "codes"
CROWD: Final = 32  # players who come in at once
STOP: Final = 120.0  # seconds after which an order that hangs is given up, and more if paced

Answered = Callable[[int, bytes], None]


class Wire(asyncio.Protocol):
    """A connection on which one request is under way at a time; opened again when it is lost."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.waiting: tuple[bytes, Answered] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send what waited for the connection."""
        self.transport = cast("asyncio.Transport", transport)
        if self.waiting:
            self.transport.write(self.waiting[0])

    def connection_lost(self, _error: Exception | None) -> None:
        """Begin anew if an answer is still to come: what is asked twice is done once."""
        self.transport, self.buffer = None, b""
        if self.waiting:
            self.connect()

    def connect(self) -> None:
        """Open the connection."""
        loop = asyncio.get_running_loop()
        self.opening = asyncio.ensure_future(
            loop.create_connection(lambda: self, self.host, self.port)
        )

    def send(self, request: bytes, answered: Answered) -> None:
        """Send a request."""
        self.waiting = request, answered
        if self.transport is None:
            self.connect()
        else:
            self.transport.write(request)

    def data_received(self, data: bytes) -> None:
        """Take an answer in."""
        self.buffer = data if not self.buffer else self.buffer + data
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = self.buffer[:end].lower()
        at = head.find(b"content-length:")
        length = int(head[at + 15 :].partition(b"\r\n")[0]) if at >= 0 else 0
        if len(self.buffer) < end + 4 + length:
            return
        status, body = int(head[9:12]), self.buffer[end + 4 : end + 4 + length]
        self.buffer = b""
        assert self.waiting  # noqa: S101  # nobody answers who was not asked
        _, answered = self.waiting
        self.waiting = None
        answered(status, body)

    def close(self) -> None:
        """Hang up."""
        self.waiting = None
        if self.transport:
            self.transport.close()


class Stream(asyncio.Protocol):
    """A stream of events; each frame that bears a ply is told with its ply."""

    def __init__(self, request: bytes, seen: Callable[[int, bytes], None]) -> None:
        self.request = request
        self.seen = seen
        self.buffer = b""
        self.begun = False
        self.bytes = 0  # of the answer's body, its chunks' heads included
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the events."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Take chunks in."""
        buffer = data if not self.buffer else self.buffer + data
        if not self.begun:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = buffer
                return
            if buffer[9:12] != b"200":
                raise ConnectionError(buffer)
            self.begun = True
            data = buffer = buffer[end + 4 :]
        self.bytes += len(data)
        while buffer:
            line = buffer.find(b"\r\n")
            size = int(buffer[:line], 16) if line >= 0 else 0
            if line < 0 or len(buffer) < line + 4 + size:
                break
            for frame in buffer[line + 2 : line + 2 + size].split(b"\n\n"):
                if frame[:4] == b"id: ":
                    id_, _, rest = frame[4:].partition(b"\n")
                    self.seen(int(id_), rest)
            buffer = buffer[line + 4 + size :]
        self.buffer = buffer

    def close(self) -> None:
        """Look away."""
        if self.transport:
            self.transport.close()


class Player:
    """Somebody who holds a seat."""

    def __init__(self, load: Load, url: str, name: str) -> None:
        self.load = load
        parts = urlsplit(url)
        assert parts.hostname  # noqa: S101  # the address of a server
        assert parts.port  # noqa: S101
        self.host, self.port = parts.hostname, parts.port
        self.name = name
        self.wire = Wire(self.host, self.port)
        self.token = ""
        self.stream: Stream | None = None
        self.table = ""
        self.seat = 0
        self.ply = self.first = -1
        self.sent, self.sent_at = -1, 0.0

    def request(self, method: str, path: str, body: bytes = b"") -> bytes:
        """Write a request."""
        lines = [f"{method} /api{path} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        if self.token:
            lines.append(f"Authorization: Bearer {self.token}")
        if method == "POST":
            lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        return "\r\n".join([*lines, "", ""]).encode() + body

    async def post(self, path: str, **told: Any) -> Any:  # noqa: ANN401  # JSON
        """Ask for something, outside of what is measured."""
        done: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        request = self.request("POST", path, json.dumps(told).encode())
        self.wire.send(request, lambda status, body: done.set_result((status, body)))
        status, body = await done
        if status // 100 != 2:  # noqa: PLR2004  # of HTTP
            message = f"{path}: {status} {body!r}"
            raise ConnectionError(message)
        return json.loads(body)

    async def come(self) -> None:
        """Become a guest, once."""
        if not self.token:
            self.token = (await self.post("/guests", name=self.name))["token"]

    async def look(self, table: str, seat: int) -> None:
        """Look on at one's own table, until it is in sight."""
        self.table, self.seat, self.ply = table, seat, -1
        self.in_sight: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        head = self.request("POST", f"/tables/{table}/moves", b"")
        self.head = head[: head.rindex(b"Content-Length: ") + 16]
        request = self.request("GET", f"/tables/{table}/events")
        self.stream = stream = Stream(request, self.seen)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: stream, self.host, self.port)
        await self.in_sight

    def seen(self, ply: int, _frame: bytes) -> None:
        """See a row, and move if it is one's turn now."""
        if self.ply < 0:
            self.ply = self.first = ply
            self.in_sight.set_result(None)
            return
        if ply != self.ply + 1:
            self.load.faults.append(f"row {ply} came after row {self.ply}")
        self.ply = ply
        if ply == self.sent:
            self.load.trips.append(time.perf_counter() - self.sent_at)
            self.sent = -1
        self.go_on()

    def go_on(self) -> None:
        """Move, or think, or see that it is enough."""
        made = self.ply - self.first
        if made >= self.load.until:
            self.load.one_done()
        elif made % 2 == self.seat:
            if self.load.pace:
                wait = self.load.pace * (0.5 + random.random())  # noqa: S311  # a load, no secret
                asyncio.get_running_loop().call_later(wait, self.move)
            else:
                self.move()

    def move(self) -> None:
        """Guess at random."""
        self.sent = self.ply + 1
        digit = int(random.random() * 6) + 1  # noqa: S311  # a load, no secret
        body = b'{"ply":%d,"move":"%d"}' % (self.sent, digit)
        self.sent_at = time.perf_counter()
        self.wire.send(b"%b%d\r\n\r\n%b" % (self.head, len(body), body), self.answered)

    def answered(self, status: int, body: bytes) -> None:
        """See that the move was accepted."""
        if status != 200:  # noqa: PLR2004  # of HTTP
            self.load.faults.append(f"{status}: {body.decode(errors='replace')}")

    def part(self) -> None:
        """Look away and hang up."""
        if self.stream:
            self.stream.close()
        self.wire.close()


class Load:
    """All players."""

    def __init__(self, urls: Sequence[str]) -> None:
        self.urls = urls
        self.known: list[Player] = []
        self.players: list[Player] = []
        self.trips: list[float] = []
        self.faults: list[str] = []
        self.until, self.pace = 0, 0.0
        self.left = 0
        self.done: asyncio.Future[None] | None = None

    async def gather(self, matches: int, bot: str = "") -> dict[str, Any]:
        """Make tables and sit down in pairs, two of a pair at different servers if there are."""
        begun = time.perf_counter()
        if bot:
            await self.gather_alone(matches, bot)
            return {"seconds": time.perf_counter() - begun}
        while len(self.known) < 2 * matches:
            match, seat = divmod(len(self.known), 2)
            url = self.urls[(match + seat) % len(self.urls)]
            self.known.append(Player(self, url, f"Player {len(self.known)}"))
        self.players = self.known[: 2 * matches]
        pairs = list(zip(self.players[::2], self.players[1::2], strict=True))

        async def meet(one: Player, two: Player) -> None:
            await asyncio.gather(one.come(), two.come())
            table = (await one.post("/tables", game=GAME))["id"]
            await two.post(f"/tables/{table}/sit")
            await asyncio.gather(one.look(table, 0), two.look(table, 1))

        await crowded([functools.partial(meet, *pair) for pair in pairs])
        return {"seconds": time.perf_counter() - begun}

    async def gather_alone(self, matches: int, bot: str) -> None:
        """Make tables, and sit down at each with a bot."""
        self.players = [
            Player(self, self.urls[match % len(self.urls)], f"Alone {match}")
            for match in range(matches)
        ]

        async def meet(player: Player) -> None:
            await player.come()
            table = (await player.post("/tables", game=GAME))["id"]
            await player.post(f"/tables/{table}/bots", bot=bot)
            await player.look(table, 0)

        await crowded([functools.partial(meet, player) for player in self.players])

    async def play(self, until: int, pace: float) -> dict[str, Any]:
        """Play on until so many moves have been made at each table."""
        self.trips, self.faults = [], []
        self.until, self.pace = until, pace / 1000
        self.left = len(self.players)
        self.done = asyncio.get_running_loop().create_future()
        bytes_ = self.bytes
        begun, cpu = time.perf_counter(), time.process_time()
        for player in self.players:
            player.go_on()
        await self.done
        wall, cpu = time.perf_counter() - begun, time.process_time() - cpu
        await asyncio.sleep(0.1)  # the tables' last words
        return {
            "moves": len(self.trips),
            "wall": wall,
            "cpu": cpu,
            "bytes": self.bytes - bytes_,
            "trips": self.trips,
            "faults": self.faults[:3],
        }

    @property
    def bytes(self) -> int:
        """Count what has come on all streams."""
        return sum(player.stream.bytes for player in self.players if player.stream)

    def one_done(self) -> None:
        """One player has seen enough."""
        self.left -= 1
        if self.left == 0 and self.done:
            self.done.set_result(None)

    async def part(self) -> dict[str, Any]:
        """Close all streams."""
        for player in self.players:
            player.part()
        await asyncio.sleep(0.2)
        return {}


async def crowded(jobs: Sequence[Callable[[], Awaitable[None]]]) -> None:
    """Do many things, some at once."""
    left = iter(jobs)

    async def work() -> None:
        for job in left:
            await job()

    await asyncio.gather(*(work() for _ in range(CROWD)))


async def main(urls: Sequence[str]) -> None:
    """Take orders until the last."""
    load = Load(urls)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        order = json.loads(line)
        do = order.pop("do")
        if do == "end":
            break
        gc.collect()
        gc.freeze()
        gc.disable()
        told = await asyncio.wait_for(getattr(load, do)(**order), STOP + order.get("pace", 0))
        gc.enable()
        print(json.dumps(told), flush=True)  # noqa: T201  # the answer


if __name__ == "__main__":
    try:
        import uvloop
    except ImportError:
        asyncio.run(main(sys.argv[1:]))
    else:
        uvloop.run(main(sys.argv[1:]))
