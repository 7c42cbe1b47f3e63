"""The crew: house bots, who think in threads and are given what their seat may see.

What they take is bounded: so many threads, which give way to whoever serves people, and for each
move so many games in the head or seconds, whichever come first.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import hmac
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from tradecraft.bots import BOTS, LEVELS, Searcher
from tradecraft.bots.advice import advise, card
from tradecraft.bots.search import Budget
from tradecraft.tables.refusals import NotForYou, NotNow
from tradecraft.tables.table import PLAYING, Table

LONGEST: Final = 2.0  # seconds that a bot thinks
NICE: Final = 10  # how far bots give way, where threads can
MOST_ADVICE: Final = 16  # hints that may wait for their turn
ADVISER: Final = LEVELS["handler"]

T = TypeVar("T")


def give_way() -> None:
    """Let this thread run when nobody else wants to; Linux knows priorities of threads."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


class Crew:
    """Bots that sit at tables."""

    def __init__(self, threads: int, delay: float) -> None:
        self.delay = delay  # seconds that a bot at least takes, so that people can follow
        self.advising = 0
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot", initializer=give_way)

    def think(self, how: Callable[..., T], *args: object) -> asyncio.Future[T]:
        """Think about something in a thread."""
        return asyncio.get_running_loop().run_in_executor(self._pool, how, *args)

    async def choose(self, table: Table, seat: int) -> int:
        """Let a bot choose a move for its seat."""
        game = table.game
        masked = game.masked(table.positions, seat)
        moves = game.legal(table.positions)
        mixed = hmac.digest(table.head.seed, f"bot/{table.head.id}/{table.ply}".encode(), "sha256")
        seed = int.from_bytes(mixed[:7], "big")
        bot = BOTS[table.bot_at(seat)]
        if isinstance(bot, Searcher):
            bot = dataclasses.replace(bot, seconds=LONGEST)
        thought = self.think(bot, game, masked, seat, moves, seed)
        move, _ = await asyncio.gather(thought, asyncio.sleep(self.delay))
        return move

    async def advise(self, table: Table, seat: int) -> dict[str, Any]:
        """Tell a seat what a bot would think in its place, if the table allows it."""
        if not table.head.settings.hints:
            raise NotForYou("table-no-hints")
        if table.stage != PLAYING:
            raise NotNow("table-not-begun" if table.started is None else "table-over")
        if self.advising >= MOST_ADVICE:
            raise NotNow("table-hints-busy")
        game, ply = table.game, table.ply
        masked = game.masked(table.positions, seat)
        budget = Budget(ADVISER.simulations, LONGEST)
        self.advising += 1
        try:
            advice = await self.think(advise, game, masked, seat, len(table.seats), budget)
        finally:
            self.advising -= 1
        return {"ply": ply, **card(game, advice, seat)}

    def close(self) -> None:
        """Let nobody begin to think any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
