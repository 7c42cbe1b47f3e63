"""All the worlds that a viewer's whole history allows, found by trying everything.

It is what `imagine` is measured against. Small games only: the worlds of a whole game are many.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tradecraft.kernel import runs, sift
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import DEALER, Array, numbers


def worlds(
    game: Game, start: Array, moves: Sequence[int], viewer: int, most: int = 5_000
) -> dict[bytes, float] | None:
    """Give each world (its bytes) that fits all a viewer saw, with its chance; None if too many.

    What the dealer dealt counts with the dealer's chances, what a person chose counts evenly.
    """
    truth = start.copy()
    chances = {start.tobytes(): 1.0}
    room = game.blank(most)
    seen = game.blank()
    out = game.list_for()
    parents, ways = np.zeros(most, np.int64), np.zeros(most, np.int64)
    for move in moves:
        dealt = truth["actor"][0] == DEALER
        face = runs.face(truth, move, viewer)
        runs.apply(truth, move)
        target = numbers(game.masked(truth, viewer))
        before = np.frombuffer(b"".join(chances), truth.dtype).copy()
        weights = list(chances.values())
        count = sift.expand(
            before, viewer, face, target, out, room, seen, numbers(seen), parents, ways
        )
        if count < 0:
            return None
        chances = {}
        for i in range(count):
            weight = weights[parents[i]] / (ways[i] if dealt else 1)
            world = room[i].tobytes()
            chances[world] = chances.get(world, 0.0) + weight
    total = sum(chances.values())
    return {world: weight / total for world, weight in chances.items()}


def misfit(counts: Sequence[int], chances: Sequence[float]) -> float:
    """Measure how far counts lie from chances: chi-squared, as a number of standard deviations.

    Wilson and Hilferty's cube root makes it nearly normal; above 5 is no accident.
    """
    total = sum(counts)
    chi = sum((c - total * p) ** 2 / (total * p) for c, p in zip(counts, chances, strict=True))
    freedom = len(counts) - 1
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(((chi / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def perft(game: Game, position: Array, depth: int) -> int:
    """Count the move sequences of a length, the dealer's moves among them."""
    if depth == 0:
        return 1
    stack = game.blank(depth + 1)
    stack[0] = position[0]
    out = np.zeros((depth + 1, game.moves.count + 3), np.int64)
    return sift.perft(stack, out, depth)
