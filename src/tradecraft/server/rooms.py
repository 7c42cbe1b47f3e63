"""The games that a server can play, each made ready in a thread before anybody waits for it."""

from __future__ import annotations

import asyncio
import gc

import numpy as np

from tradecraft.kernel import runs
from tradecraft.kernel.dice import dice
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import SPECTATOR
from tradecraft.play import Play, drawn
from tradecraft.registry import GAMES


class Rooms:
    """Games by name."""

    def __init__(self) -> None:
        self._ready: dict[str, asyncio.Task[Game]] = {}

    async def __call__(self, name: str) -> Game:
        """Give a game that has nothing left to compile."""
        task = self._ready.get(name)
        if task is None or (task.done() and task.exception()):
            game = GAMES[name]  # refuses what is none
            task = asyncio.ensure_future(asyncio.to_thread(prepared, game))
            self._ready[name] = task
        return await asyncio.shield(task)

    def known(self, name: str) -> Game:
        """Give a game, ready or not."""
        return GAMES[name]

    async def all(self) -> None:
        """Make all games ready, one after the other."""
        for name in GAMES:
            await self(name)
        # Code and tables of words stay for ever: who looks for garbage need not look at them again,
        # which takes half a second in which nobody's move is answered. Nor need he look often: a
        # table and a connection refer to nothing in circles.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 5, 5)


def prepared(game: Game) -> Game:
    """Play a game that nobody sees, so that nothing is left to compile in the middle of one.

    Bots compile what they think with at their first move, in their own thread: nobody who is not
    at their table waits for it.
    """
    play = Play(game, seed=1, dealer="manual")
    while play.actor is not None:
        moves = game.legal(play.positions)
        seat = int(play.positions["actor"][0])
        if seat >= 0:
            game.masked(play.positions, seat)
        play.view(None)
        play.play(game.write(moves[drawn(1, len(play.moves), len(moves))]))
    start = game.start()
    runs.fold(start, np.array(play.moves, np.int64))
    _ = play.winners, play.points, game.masked(start, SPECTATOR), runs.face(game.start(), 0, 0)
    game.imagined(game.masked(game.start(), SPECTATOR), SPECTATOR, dice(1))  # for a take-back
    return game
