"""One game driven move by move from Python, with one short call a move.

stepper = Stepper(game)
count = stepper.restart()
while count:
    count = stepper.advance(int(stepper.moves[0]))  # any of the first `count` moves
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Final

from tradecraft.kernel import runs
from tradecraft.kernel.compiling import direct
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import Array, Ints


class Stepper:
    """A game that lists what may be played, and plays what it is told without a question."""

    def __init__(
        self, game: Game, seats: int | None = None, options: Mapping[str, int] | None = None
    ) -> None:
        """Set the game up."""
        start = game.start(seats, options)
        self.positions: Final[Array] = start.copy()
        self.moves: Final[Ints] = game.list_for()
        # The arrays are bound here, once and for all, as nobody checks them in a direct call.
        held = (self.positions, self.moves)
        #: Begin again; the answer is how many moves are listed.
        self.restart: Callable[[], int] = functools.partial(
            direct(runs.restart, *held, start), *held, start
        )
        #: Play a move that is listed; the answer is how many are listed then, 0 at the end.
        self.advance: Callable[[int], int] = functools.partial(
            direct(runs.advance, *held, 0), *held
        )
