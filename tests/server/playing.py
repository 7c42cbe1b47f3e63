"""Clients that play on whatever happens to the servers, and note what they were promised."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import httpx

from server.frames import Screen, frames_of

PATIENCE: Final = 2.0  # seconds for an answer; then another server is asked
OFTEN: Final = 2_000  # tries of one client; more is a server that never came back


@dataclass
class Promises:
    """What the servers acknowledged."""

    moves: list[tuple[str, int, str]] = field(default_factory=list)  # table, ply, move
    heard: Callable[[], None] = lambda: None  # told of each promise

    def note(self, table: str, ply: int, move: str) -> None:
        """Note a promise."""
        self.moves.append((table, ply, move))
        self.heard()


class Client:
    """A person who plays at random, at whichever server answers."""

    def __init__(self, urls: list[str], seed: int, promises: Promises) -> None:
        self.urls = urls
        self.chance = random.Random(seed)  # noqa: S311  # a test, not a secret
        self.promises = promises
        self.token = ""
        self.resumed = 0
        self.web = httpx.AsyncClient(timeout=PATIENCE)

    async def ask(self, path: str, **body: Any) -> dict[str, Any]:  # JSON
        """Ask until somebody answers."""
        for _ in range(OFTEN):
            try:
                answer = await self.web.post(
                    f"{self.urls[0]}/api{path}", json=body, headers=self.headers()
                )
                told: dict[str, Any] = answer.json() | {"status": answer.status_code}
            except httpx.TransportError:
                await self.elsewhere()
                continue
            if answer.status_code < httpx.codes.INTERNAL_SERVER_ERROR:
                return told
        message = f"nobody answered {path}"
        raise AssertionError(message)

    def headers(self) -> dict[str, str]:
        """Say who asks."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def elsewhere(self) -> None:
        """Turn to the next server, and give it a moment to come up."""
        self.urls.append(self.urls.pop(0))
        await asyncio.sleep(0.01)

    async def come(self, name: str) -> None:
        """Become a guest."""
        self.token = (await self.ask("/guests", name=name))["token"]

    async def play(self, table: str, enough: asyncio.Event) -> Screen:
        """Play at a table until the game is over or it is enough; resume whatever breaks."""
        screen = Screen()
        for _ in range(OFTEN):
            headers = self.headers()
            if screen.ply is not None:
                headers["Last-Event-ID"] = str(screen.ply)
                self.resumed += 1
            address = f"{self.urls[0]}/api/tables/{table}/events"
            try:
                async with self.web.stream("GET", address, headers=headers) as answer:
                    if answer.status_code >= httpx.codes.INTERNAL_SERVER_ERROR:
                        continue
                    async for frame in frames_of(answer):
                        screen.take(frame)
                        if enough.is_set() or screen.card.get("stage") == "over":
                            return screen
                        await self.perhaps_move(table, screen)
            except httpx.TransportError:
                await self.elsewhere()
        message = f"the stream of {table} never came back"
        raise AssertionError(message)

    async def perhaps_move(self, table: str, screen: Screen) -> None:
        """Move, if it is one's turn."""
        if not screen.view.get("moves") or screen.ply is None:
            return
        move, ply = self.chance.choice(screen.view["moves"]), screen.ply + 1
        told = await self.ask(f"/tables/{table}/moves", ply=ply, move=move)
        if told["status"] == httpx.codes.OK:
            assert told["accepted"] == ply
            self.promises.note(table, ply, move)


async def play_pairs(
    urls: Callable[[int], list[str]], pairs: int, promises: Promises, enough: asyncio.Event
) -> list[Client]:
    """Let pairs of people play one game after the other until it is enough."""
    clients = [Client(urls(i), i, promises) for i in range(2 * pairs)]

    async def pair(ana: Client, bo: Client) -> None:
        await ana.come("Ana")
        await bo.come("Bo")
        while not enough.is_set():
            table = (await ana.ask("/tables", game="agent_hunter"))["id"]
            await bo.ask(f"/tables/{table}/sit")
            await asyncio.gather(ana.play(table, enough), bo.play(table, enough))

    both = zip(clients[::2], clients[1::2], strict=True)
    await asyncio.gather(*(pair(ana, bo) for ana, bo in both))
    await asyncio.gather(*(client.web.aclose() for client in clients))
    return clients
