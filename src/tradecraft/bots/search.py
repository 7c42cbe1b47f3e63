"""The search: it plays games in its head, in worlds that its seat can imagine, and learns.

    thought = think(game, masked, seat, seed=1, budget=Budget(1_000))
    thought.best.move, thought.best.chance

The answer is the same for the same seed, unless seconds run out before the simulations do.
"""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from tradecraft.bots import tree
from tradecraft.bots.tree import Floats, Style
from tradecraft.kernel.dice import dice
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import Array, Ints, numbers

SELECTIONS: Final = {"uct": tree.UCT, "regret": tree.REGRET, "exp3": tree.EXP3}
MOST_NODES: Final = 1 << 17  # a search that goes on for ever uses no more memory than this
MOST_EDGES: Final = 1 << 21
EDGES_EACH: Final = 16  # room for moves that a node takes into account
DEEPEST: Final = 512  # steps of a game that are learnt from
AT_ONCE: Final = 64  # games between two looks at the clock


class Budget(NamedTuple):
    """What a search may spend, and how it chooses."""

    simulations: int
    seconds: float = math.inf  # after which it stops, whatever it has done
    threads: int = 1  # each with trees of its own
    selection: str = ""  # the game's own, if none is named
    style: Style = Style()


class Choice(NamedTuple):
    """A move as the search sees it."""

    move: int
    tried: int  # games in which it was played, and from which the seat learnt
    chance: float  # of winning, a shared first place counted as its share
    payoff: float  # on average
    weight: float  # how much it would rather play it than the others; all add up to 1


@dataclass(frozen=True)
class Thought:
    """What a search has found: the moves, the best first."""

    choices: tuple[Choice, ...]
    simulations: int

    @property
    def best(self) -> Choice:
        """Give the choice that it would make."""
        return self.choices[0]


def think(game: Game, masked: Array, seat: int, seed: int, budget: Budget) -> Thought:
    """Search, with as many threads as the budget has."""
    searches = [Search(game, masked, seat, (seed, i), budget) for i in range(budget.threads)]
    until = time.monotonic() + budget.seconds
    if budget.threads == 1:
        searches[0].run(until)
    else:
        with ThreadPoolExecutor(budget.threads) as crew:
            list(crew.map(lambda search: search.run(until), searches))
    return concluded(searches)


class Search:
    """The trees of one seat at one position; they can grow on at any time."""

    def __init__(
        self, game: Game, masked: Array, seat: int, seed: Sequence[int], budget: Budget
    ) -> None:
        """Make room for as many nodes as there will be simulations, up to a bound."""
        self.simulations = -(-budget.simulations // budget.threads)
        self.spent = 0
        self.selection = SELECTIONS[budget.selection or game.selection]
        nodes = min(self.simulations + 1, MOST_NODES)
        edges = min(nodes * EDGES_EACH, MOST_EDGES)
        work = game.blank(2)
        seen = numbers(work)[1]
        self.trees: Final = tree.Trees(
            slots=np.zeros(1 << nodes.bit_length() + 1, np.int64),
            nodes=np.empty((nodes, 7), np.int64),
            edges=np.empty((edges, 4), np.int64),
            weights=np.empty((edges, 2), np.float64),
            path=np.empty((DEEPEST, 3), np.int64),
            chances=np.empty(DEEPEST, np.float64),
            odds=np.empty(game.moves.count, np.float64),
            salts=salts(len(seen)),
            counts=np.array((0, 0, -tree.ABSENT, tree.ABSENT, 0, 0, 0), np.int64),
        )
        payoffs = np.full(max(game.seats), tree.ABSENT)
        self._before = masked, work, seen, seat, dice(*seed), game.list_for(), payoffs
        self._after = game.most_plies, budget.style._replace(selection=self.selection)

    def run(self, until: float = math.inf) -> None:
        """Spend the budget, but not beyond a moment of time.monotonic."""
        left = self.simulations
        while left > 0:
            some = left if until == math.inf else min(left, AT_ONCE)
            self.grow(some)
            left = left - some if time.monotonic() < until else 0

    def grow(self, simulations: int) -> None:
        """Play so many games more."""
        self.spent += simulations
        tree.grow(*self._before, self.trees, simulations, *self._after)

    def root(self) -> tuple[Ints, Floats]:
        """Give the edges of the root and how much each of them is worth playing."""
        first, count = self.trees.nodes[0, [tree.FIRST, tree.OPENED]]
        edges = self.trees.edges[first : first + count]
        if self.selection == tree.UCT:
            return edges, edges[:, tree.TRIED].astype(np.float64)
        return edges, self.trees.weights[first : first + count, tree.PLAYED]


def concluded(searches: Sequence[Search]) -> Thought:
    """Add up what searches from one position have found, each in trees of its own."""
    found: dict[int, list[float]] = {}
    for search in searches:
        for edge, weight in zip(*search.root(), strict=True):
            sums = found.setdefault(int(edge[tree.MOVE]), [0.0] * 4)
            for i, more in enumerate((*edge[tree.TRIED :], weight)):
                sums[i] += float(more)
    total = sum(weight for *_, weight in found.values()) or 1.0
    choices = [
        Choice(
            move,
            int(tried),
            won / max(tried, 1) / tree.WHOLE,
            payoff / max(tried, 1),
            weight / total,
        )
        for move, (tried, payoff, won, weight) in found.items()
    ]
    choices.sort(key=lambda choice: (-choice.weight, -choice.payoff, choice.move))
    return Thought(tuple(choices), sum(search.spent for search in searches))


@functools.cache
def salts(width: int) -> Ints:
    """Draw the odd numbers that keys are made with; always the same."""
    drawn = np.random.default_rng(20).integers(0, 1 << 62, width, np.int64)
    return drawn * 2 + 1
