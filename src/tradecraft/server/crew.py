"""The crew: house bots, who think in threads and are given what their seat may see."""

from __future__ import annotations

import asyncio
import hmac
from concurrent.futures import ThreadPoolExecutor

from tradecraft.bots import BOTS
from tradecraft.tables.table import Table


class Crew:
    """Bots that sit at tables."""

    def __init__(self, threads: int, delay: float) -> None:
        self.delay = delay  # seconds that a bot at least takes, so that people can follow
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, table: Table, seat: int) -> int:
        """Let a bot choose a move for its seat."""
        game = table.game
        masked = game.masked(table.positions, seat)
        moves = game.legal(table.positions)
        mixed = hmac.digest(table.head.seed, f"bot/{table.head.id}/{table.ply}".encode(), "sha256")
        seed = int.from_bytes(mixed[:7], "big")
        bot = BOTS[table.bot_at(seat)]
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._pool, bot, game, masked, seat, moves, seed)
        move, _ = await asyncio.gather(thought, asyncio.sleep(self.delay))
        return move

    def close(self) -> None:
        """Let nobody begin to think any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
