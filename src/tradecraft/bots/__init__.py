"""Bots: each is given what its seat may see, and nothing else.

    move = BOTS["handler"](game, masked, seat, moves, seed)

The masked position is all that a bot learns of the game; it has no way to the truth. The same
seed gives the same choice. The levels for people differ in nothing but how many games they play
in their heads before a move; greedy and random are yardsticks.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from tradecraft.bots.greedy import greedy
from tradecraft.bots.search import SELECTIONS, Budget, think
from tradecraft.kernel.dice import below, dice
from tradecraft.kernel.errors import BadOption
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


@dataclass(frozen=True)
class Searcher:
    """A bot that plays so many games in its head before a move."""

    simulations: int
    selection: str = ""  # the game's own, if none is named
    seconds: float = math.inf  # that it thinks at most

    def __call__(
        self, game: Game, masked: Array, seat: int, moves: Sequence[int], seed: int
    ) -> int:
        """Choose the move that the search would rather play than any other."""
        if len(moves) == 1:
            return moves[0]
        budget = Budget(self.simulations, self.seconds, selection=self.selection)
        return think(game, masked, seat, seed, budget).best.move


LEVELS: Final[Mapping[str, Searcher]] = {
    "rookie": Searcher(8),
    "agent": Searcher(100),
    "handler": Searcher(1_000),
    "director": Searcher(8_000),
}
OPPONENT: Final = "agent"  # who plays where nobody is named
BOTS: Final[Mapping[str, Bot]] = {**LEVELS, "greedy": greedy, "random": chance}


def bot_called(name: str) -> Bot:
    """Find a bot by its name, or make a search of `search:1000` or `search:1000:regret`."""
    if name in BOTS:
        return BOTS[name]
    kind, _, rest = name.partition(":")
    budget, _, selection = rest.partition(":")
    if kind == "search" and budget.isdecimal() and int(budget) and selection in {"", *SELECTIONS}:
        return Searcher(int(budget), selection)
    raise BadOption("bot-unknown", bot=name, can=", ".join((*BOTS, "search:1000")))


def seed_at(seed: int, ply: int) -> int:
    """Give a bot another seed for each move of a game."""
    return seed << 16 | ply
