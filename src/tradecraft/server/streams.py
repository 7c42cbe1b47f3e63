"""Streams: what is pushed to one who looks on, as server-sent events or as lines of JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

MOST_WAITING: Final = 1 << 20  # bytes; who reads more slowly than this is let go, and may resume

DOOR: Final = "tradecraft.door"  # among the extensions of a scope: see door.py

encode = msgspec.json.Encoder().encode


class Frame:
    """A message for streams, encoded once for all who see the same."""

    __slots__ = ("data", "event", "id", "sse")

    def __init__(self, event: str, data: bytes, id_: int | None) -> None:
        self.event = event
        self.data = data
        self.id = id_
        head = f"event: {event}\ndata: " if id_ is None else f"id: {id_}\nevent: {event}\ndata: "
        self.sse = head.encode() + data + b"\n\n"

    @property
    def line(self) -> bytes:
        """Write it as a line of JSON."""
        id_ = b"" if self.id is None else b'"id":%d,' % self.id
        return b'{%b"event":"%b","data":%b}\n' % (id_, self.event.encode(), self.data)


def framed(event: str, data: dict[str, Any], id_: int | None = None) -> Frame:
    """Make a message."""
    return Frame(event, encode(data), id_)


class Outbox:
    """What is sent goes out when all that is at hand has been done, to each connection at once.

    Whoever is at the other end is woken once for many moves, and so are we.
    """

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Transport, list[bytes]] = {}

    def send(self, transport: asyncio.Transport, data: bytes) -> None:
        """Send something soon."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self._waiting.setdefault(transport, []).append(data)

    def flush(self) -> None:
        """Send it all now."""
        waiting, self._waiting = self._waiting, {}
        for transport, data in waiting.items():
            if transport.is_closing():
                pass  # there is nobody any more
            elif transport.get_write_buffer_size() > MOST_WAITING:
                transport.abort()
            else:
                transport.write(data[0] if len(data) == 1 else b"".join(data))


class Wire(Protocol):
    """A connection on which a stream runs."""

    def send(self, data: bytes) -> None:
        """Send something."""

    def ended(self) -> None:
        """The stream is over; the connection may be used for something else."""


class Stream:
    """One who looks on, at the other end of a connection."""

    __slots__ = ("_early", "_gone", "_lines", "_wire", "over", "player")

    def __init__(self, player: str, gone: Callable[[Stream], None], *, lines: bool = False) -> None:
        self.player = player
        self.over = False
        self._gone = gone  # called once, when one of the two ends has ended it
        self._lines = lines
        self._early: list[bytes] = []  # what is pushed before the answer has begun
        self._wire: Wire | None = None

    @property
    def headers(self) -> list[tuple[bytes, bytes]]:
        """Give what the answer begins with."""
        kind = b"application/x-ndjson" if self._lines else b"text/event-stream; charset=utf-8"
        return [
            (b"content-type", kind),
            (b"cache-control", b"no-store"),
            (b"x-accel-buffering", b"no"),
            (b"x-content-type-options", b"nosniff"),
        ]

    def begin(self, wire: Wire) -> None:
        """Send all that was pushed, and what will be, in chunks of HTTP/1.1."""
        self._wire = wire
        if self._early:
            chunk = b"".join(self._early)
            self._early = []
            wire.send(b"%x\r\n%b\r\n" % (len(chunk), chunk))
        if self.over:
            self._finish(wire)

    def push(self, frame: Frame) -> None:
        """Send a message."""
        self._push(frame.line if self._lines else frame.sse)

    def beat(self) -> None:
        """Give a sign of life."""
        self._push(b"\n" if self._lines else b":\n\n")

    def _push(self, chunk: bytes) -> None:
        if self.over:
            pass  # there is nobody any more
        elif self._wire is None:
            self._early.append(chunk)
        else:
            self._wire.send(b"%x\r\n%b\r\n" % (len(chunk), chunk))

    def end(self) -> None:
        """End the stream once all is sent."""
        if not self.over:
            self.over = True
            if self._wire:
                self._finish(self._wire)

    def _finish(self, wire: Wire) -> None:
        wire.send(b"0\r\n\r\n")
        self._gone(self)
        wire.ended()

    def lost(self) -> None:
        """The other end is gone."""
        if not self.over or self._wire is None:
            self.over = True
            self._gone(self)
