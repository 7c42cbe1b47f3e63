"""Bots: each is given what its seat may see, and nothing else.

    move = BOTS["sampler"](game, masked, seat, moves, seed)

The masked position is all that a bot learns of the game; it has no way to the truth. The same
seed gives the same choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from tradecraft.bots.greedy import greedy
from tradecraft.bots.sampler import sampler
from tradecraft.kernel.dice import below, dice
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import Array


class Bot(Protocol):
    """Choose one of the legal moves."""

    def __call__(
        self, game: Game, masked: Array, seat: int, moves: Sequence[int], seed: int
    ) -> int:
        """Choose, from what this seat may see."""
        ...


def chance(game: Game, masked: Array, seat: int, moves: Sequence[int], seed: int) -> int:  # noqa: ARG001  # it looks at nothing
    """Play any legal move."""
    return moves[below(dice(seed), len(moves))]


BOTS: Final[Mapping[str, Bot]] = {
    "sampler": sampler,
    "greedy": greedy,
    "random": chance,
}


def seed_at(seed: int, ply: int) -> int:
    """Give a bot another seed for each move of a game."""
    return seed << 16 | ply
