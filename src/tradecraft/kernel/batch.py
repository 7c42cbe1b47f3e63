"""Batches: many games of one kind side by side, stepped together.

    batch = Batch(game, 4096, seed=1)
    while batch.running.any():
        moves, counts = batch.legal()  # a row of moves for each game, and how many count
        batch.step(batch.draw())  # or any choice of one's own; -1 leaves a game alone
    batch.returns()

A batch holds the truth; `masked` is what a player of it may learn from.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from tradecraft.kernel import runs
from tradecraft.kernel.dice import dice
from tradecraft.kernel.errors import HouseError
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import NOBODY, Array, Ints


class Batch:
    """Games of one kind side by side."""

    def __init__(
        self,
        game: Game,
        count: int,
        seats: int | None = None,
        options: Mapping[str, int] | None = None,
        *,
        seed: int = 0,
    ) -> None:
        """Set all of them up alike."""
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        self.start = game.start(self.seats, options)
        self.positions: Array = np.repeat(self.start, count)
        self.rng = dice(seed)
        self._out = game.list_for(count)
        self._counts = np.zeros(count, np.int64)
        self._moves = np.zeros(count, np.int64)
        self._refused = np.zeros(count, np.int64)

    def __len__(self) -> int:
        """Count the games."""
        return len(self.positions)

    @property
    def actors(self) -> Ints:
        """Who decides in each: a seat, DEALER or NOBODY."""
        actors: Ints = self.positions["actor"]
        return actors

    @property
    def running(self) -> npt.NDArray[np.bool_]:
        """Which of them are not over."""
        return np.not_equal(self.actors, NOBODY)

    def legal(self) -> tuple[Ints, Ints]:
        """List the legal moves of each, and how many they are; the same arrays at each call."""
        runs.batch_legal(self.positions, self._out, self._counts)
        return self._out, self._counts

    def draw(self) -> Ints:
        """Draw a legal move for each at random, -1 where a game is over."""
        runs.batch_draw(*self.legal(), self.rng, self._moves)
        return self._moves

    def step(self, moves: Ints) -> None:
        """Play one move in each; if any is refused that game stays as it was, and it is said."""
        if moves.shape != self._moves.shape:
            message = f"{len(self)} games want {len(self)} moves, not {moves.shape}"
            raise HouseError(message)
        if (moves >= self.game.moves.count).any():
            message = f"there are only {self.game.moves.count} moves"
            raise HouseError(message)
        if runs.batch_apply(self.positions, moves, self._refused):
            first = int(np.flatnonzero(self._refused)[0])
            raise self.game.reason(int(self._refused[first]))

    def masked(self, viewers: Ints) -> Array:
        """Give what one viewer of each may see."""
        seen = self.game.unknown(len(self))
        runs.batch_mask(self.positions, viewers, seen)
        return seen

    def imagined(self, masked: Array, viewers: Ints) -> Array:
        """Fill what was masked in."""
        worlds = masked.copy()
        runs.batch_imagine(worlds, viewers, self.rng)
        return worlds

    def returns(self) -> Ints:
        """Give what each seat of each finished game got; zeros where a game goes on."""
        payoffs = np.zeros((len(self), self.seats), np.int64)
        runs.batch_returns(self.positions, payoffs)
        return payoffs

    def restart(self) -> None:
        """Set the games that are over up anew, so that a batch never runs dry."""
        self.positions[~self.running] = self.start[0]
