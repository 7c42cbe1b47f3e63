"""The door: how requests come in, and the short way that moves take.

What people do at a table all evening is to move. A move that comes as programs usually write one,
and is accepted, takes the short way: it is read, played, stored and answered here. Everything else,
and every move that is refused, takes the long way through the framework, as if there were no other;
to ask there again does no harm, since the same move sent twice is one move.
"""

from __future__ import annotations

import functools
import re
from typing import Any, Final, NamedTuple

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tradecraft.server.guard import HEADERS, Guard, Headers
from tradecraft.server.identity import NOBODY, Guest
from tradecraft.server.requests import Move
from tradecraft.server.streams import DOOR, Stream
from tradecraft.server.tables import accepted

MOVE: Final = re.compile(rb"POST /api/tables/([\w-]{1,32})/moves HTTP/1\.1\r\n", re.ASCII)
HEADER: Final = re.compile(rb"([\w-]+):([\t\x20-\x7e]*)\r\n", re.ASCII)
# What may be written so that a request means something else, or is answered in another way
UNUSUAL: Final = {
    b"transfer-encoding", b"expect", b"upgrade", b"content-encoding",
    b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"forwarded",
}  # fmt: skip
ONCE: Final = {b"host", b"content-length", b"content-type", b"authorization", b"cookie", b"origin"}
MOST_HELD: Final = 1 << 20  # bytes that come while something is under way

read_move = msgspec.json.Decoder(Move).decode


class Short(NamedTuple):
    """A request that may take the short way."""

    table: str
    headers: Headers
    move: Move


def read(data: bytes) -> Short | None:
    """Read a request if all of it is here, and nothing in it is unusual."""
    line = MOVE.match(data)
    end = data.find(b"\r\n\r\n")
    if line is None or end < 0:
        return None
    headers: Headers = []
    facts: dict[bytes, bytes] = {}
    at = line.end()
    while at < end + 2:
        header = HEADER.match(data, at, end + 2)
        if header is None:
            return None
        at = header.end()
        name, value = header[1].lower(), header[2].strip(b" \t")
        if name in UNUSUAL or (name in ONCE and name in facts):
            return None
        facts[name] = value
        headers.append((name, value))
    body = data[end + 4 :]
    usual = (
        facts.get(b"content-length") == b"%d" % len(body)
        and facts.get(b"content-type") == b"application/json"
        and facts.get(b"connection", b"keep-alive").lower() == b"keep-alive"
        and b"host" in facts
    )
    try:
        return Short(line[1].decode(), headers, read_move(body)) if usual else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


@functools.lru_cache(maxsize=4)
def head_of(default: tuple[tuple[bytes, bytes], ...]) -> bytes:
    """Write the head of an answer as the long way would, up to its length."""
    told = [*default, (b"content-type", b"application/json"), *HEADERS, (b"content-length", b"")]
    lines = b"\r\n".join(b"%b: %b" % header for header in told)
    return b"HTTP/1.1 200 OK\r\n" + lines


class Door(HttpToolsProtocol):
    """A connection."""

    # Beside uvicorn's own, which just fit into a dictionary that all connections share the keys of
    __slots__ = ("guard", "held", "last", "moving", "persists", "reading", "streaming")

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.guard: Guard = self.config.app  # type: ignore[assignment]  # what `serve` has made
        self.reading = False  # half of a request is here: what comes is the rest of it
        self.moving = False  # a request is on the short way
        self.streaming: Stream | None = None  # who looks on over this connection
        self.held = b""  # what came after what is under way
        self.persists = True  # it may be used again after a stream
        self.last = False  # no more requests are taken

    def data_received(self, data: bytes) -> None:
        """Take what comes in."""
        if self.moving or self.streaming:
            self.held += data
            if len(self.held) > MOST_HELD:
                self.transport.abort()
            return
        idle = not self.reading and (self.cycle is None or self.cycle.response_complete)
        short = read(data) if idle and data[:17] == b"POST /api/tables/" else None
        guest = self.let_in(short) if short else NOBODY
        if short is None or guest is NOBODY:
            super().data_received(data)
            return
        self._unset_keepalive_if_required()
        self.moving = True
        task = self.loop.create_task(self.move(data, short, guest))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    def let_in(self, short: Short) -> Guest:
        """Say who asks; nobody, if the guard has something against it."""
        assert self.client  # noqa: S101  # a connection over TCP
        if self.guard.fault(self.client[0], short.headers, writing=True):
            return NOBODY
        return self.guard.house().guest(short.headers)

    async def move(self, data: bytes, short: Short, guest: Guest) -> None:
        """Play a move, and answer; if it cannot be played, the long way says why."""
        seat, ply, text = short.move.seat, short.move.ply, short.move.move
        try:
            hub = self.guard.house().hub
            live = await hub.ask(short.table, lambda t, at: t.move(guest.id, seat, ply, text, at))
            body = accepted(ply, live.table)
        except Exception:  # noqa: BLE001  # whatever it is, it comes again there
            body = b""
        self.moving = False
        if self.transport.is_closing():
            return
        if body:
            head = head_of(tuple(self.server_state.default_headers))
            self.send(b"%b%d\r\n\r\n%b" % (head, len(body), body))
            self.on_response_complete()
        else:
            super().data_received(data)
        self.go_on()

    def go_on(self) -> None:
        """Take what came while something was under way."""
        if self.last:
            self.shutdown()
        elif self.held:
            self.guard.outbox.flush()  # an answer comes before that to what follows
            held, self.held = self.held, b""
            self.data_received(held)

    # -- streams ------------------------------------------------------------------------------

    def stream(self, cycle: RequestResponseCycle, stream: Stream) -> None:
        """Take over an answer whose head is written: a stream needs the framework no more."""
        if self.transport.is_closing():
            stream.lost()
            return
        self.streaming = stream
        self.persists = cycle.keep_alive
        cycle.response_complete = True
        if not self.reading and self.cycle is cycle:  # else another request waits behind it
            self.forget()
        stream.begin(self)

    def send(self, data: bytes) -> None:
        """Send something, together with what is sent to others now."""
        self.guard.outbox.send(self.transport, data)

    def ended(self) -> None:
        """Take the next request, if the connection is to be used again."""
        self.streaming = None
        self.last = self.last or not self.persists
        self.on_response_complete()
        self.go_on()

    # -- what uvicorn tells -------------------------------------------------------------------

    def on_message_begin(self) -> None:
        """Note that a request has begun."""
        super().on_message_begin()
        self.reading = True

    def on_message_complete(self) -> None:
        """Note that all of a request is here."""
        super().on_message_complete()
        self.reading = False

    def on_headers_complete(self) -> None:
        """Let streams take their answer over."""
        super().on_headers_complete()
        take_over = functools.partial(self.stream, self.cycle)
        self.scope["extensions"] = {DOOR: take_over}  # type: ignore[dict-item]  # ours

    def on_response_complete(self) -> None:
        """Forget a request that is answered."""
        super().on_response_complete()
        if not self.reading and self.cycle and self.cycle.response_complete:
            self.forget()

    def forget(self) -> None:
        """Refer to no request any more: who waits for the next one takes little memory."""
        self.cycle = self.scope = self.headers = None  # type: ignore[assignment]  # as at first

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything at once, and not when somebody looks for garbage."""
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self.pipeline.clear()
        self.forget()
        if self.streaming:
            self.streaming.lost()
            self.streaming = None

    def shutdown(self) -> None:
        """Take no more requests, and end the connection when the last is answered."""
        self.last = True
        if not self.moving and not self.streaming:
            self.guard.outbox.flush()
            super().shutdown()
