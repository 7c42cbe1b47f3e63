"""Streams: what is pushed to one who looks on, as server-sent events or as lines of JSON."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

import msgspec

MOST_WAITING: Final = 1 << 20  # bytes; who reads more slowly than this is let go, and may resume

encode = msgspec.json.Encoder().encode

ASGI = Any  # a scope, a message, or what receives and sends them


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


class Stream:
    """One who looks on, at the other end of a connection."""

    __slots__ = ("_chunks", "_ended", "_lines", "_size", "_wake", "player")

    def __init__(self, player: str, *, lines: bool = False) -> None:
        self.player = player
        self._lines = lines
        self._chunks: deque[bytes] = deque()
        self._size = 0
        self._ended = False
        self._wake: asyncio.Future[None] | None = None

    def push(self, frame: Frame) -> None:
        """Send a message."""
        self._push(frame.line if self._lines else frame.sse)

    def beat(self) -> None:
        """Send a sign of life, unless something is under way."""
        if not self._chunks:
            self._push(b"\n" if self._lines else b":\n\n")

    def _push(self, chunk: bytes) -> None:
        if self._size > MOST_WAITING:
            self.end()
            return
        self._chunks.append(chunk)
        self._size += len(chunk)
        self._rouse()

    def end(self) -> None:
        """End the stream once all is sent."""
        self._ended = True
        self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def run(self, receive: ASGI, send: ASGI) -> None:
        """Send what is pushed until one of the two ends it."""
        kind = b"application/x-ndjson" if self._lines else b"text/event-stream; charset=utf-8"
        headers = [
            (b"content-type", kind),
            (b"cache-control", b"no-store"),
            (b"x-accel-buffering", b"no"),
            (b"x-content-type-options", b"nosniff"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        gone = asyncio.ensure_future(left(receive))
        gone.add_done_callback(lambda _: self.end())
        loop = asyncio.get_running_loop()
        try:
            while True:
                if self._chunks:
                    body = b"".join(self._chunks)
                    self._chunks.clear()
                    self._size = 0
                    await send({"type": "http.response.body", "body": body, "more_body": True})
                elif self._ended:
                    break
                else:
                    self._wake = loop.create_future()
                    await self._wake
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            gone.cancel()


async def left(receive: ASGI) -> None:
    """Wait until the other end is gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
