"""Reading a stream of the server: its frames, and the view that they make."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from typing import Any, NamedTuple

import httpx

from tables.test_sight import merged


class Frame(NamedTuple):
    """A message of a stream."""

    event: str
    id: int | None
    data: Any


def frame_of(lines: list[str]) -> Frame | None:
    """Read one message; None if it is but a sign of life."""
    said = dict(line.partition(": ")[::2] for line in lines if not line.startswith(":"))
    if "data" not in said:
        return None
    id_ = said.get("id")
    return Frame(said["event"], int(id_) if id_ else None, json.loads(said["data"]))


def frames(answer: httpx.Response) -> Iterator[Frame]:
    """Read a stream."""
    lines: list[str] = []
    for line in answer.iter_lines():
        if line:
            lines.append(line)
        else:
            frame = frame_of(lines)
            lines = []
            if frame and frame.event != "here":  # it comes at any time
                yield frame


async def frames_of(answer: httpx.Response) -> AsyncIterator[Frame]:
    """Read a stream while others do other things."""
    lines: list[str] = []
    async for line in answer.aiter_lines():
        if line:
            lines.append(line)
        else:
            frame = frame_of(lines)
            lines = []
            if frame and frame.event != "here":  # it comes at any time
                yield frame


class Screen:
    """What a client knows from a stream."""

    def __init__(self) -> None:
        self.ply: int | None = None
        self.view: dict[str, Any] = {}
        self.card: dict[str, Any] = {}

    def take(self, frame: Frame) -> None:
        """Take a message in; rows come one after the other."""
        if frame.event == "table":
            self.card = frame.data
        elif frame.event == "view":
            self.view, self.ply = frame.data["view"], frame.data["ply"]
        elif frame.event == "row":
            assert self.ply is not None
            assert frame.id == self.ply + 1, "a row is missing, or came twice"
            self.view, self.ply = merged(self.view, frame.data["patch"]), frame.id
