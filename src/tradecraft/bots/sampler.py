"""The sampler: it imagines worlds, plays every move out in them at random, and keeps the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from tradecraft.kernel import verbs
from tradecraft.kernel.compiling import kernel
from tradecraft.kernel.dice import below, dice
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import NOBODY, Array, Ints

PLAYOUTS: Final = 2_000  # what it spends on a move: some milliseconds


def sampler(game: Game, masked: Array, seat: int, moves: Sequence[int], seed: int) -> int:
    """Choose the move that brings most, on average, in the worlds that this seat can imagine."""
    if len(moves) == 1:
        return moves[0]
    totals = np.zeros(len(moves), np.int64)
    sample(
        masked,
        game.blank(2),
        seat,
        dice(seed),
        game.list_for(),
        np.array(moves, np.int64),
        -(-PLAYOUTS // len(moves)),
        game.most_plies,
        np.zeros(max(game.seats), np.int64),
        totals,
    )
    return moves[int(totals.argmax())]


@kernel
def sample(  # noqa: PLR0913, PLR0917  # a kernel is handed its arrays one by one
    masked: Array,
    work: Array,
    viewer: int,
    rng: Ints,
    out: Ints,
    moves: Ints,
    worlds: int,
    limit: int,
    payoffs: Ints,
    totals: Ints,
) -> None:
    """Add up what each move brings its player; all are played in the same imagined worlds.

    Work holds two positions: a world, and the game that is played out in it.
    """
    pos = work[1]
    for _ in range(worlds):
        work[0] = masked[0]
        verbs.imagine(work[0], viewer, rng)
        for i in range(len(moves)):
            work[1] = work[0]
            verbs.apply(pos, moves[i])
            played = 0
            while pos.actor != NOBODY and played < limit:
                verbs.apply(pos, out[below(rng, verbs.legal(pos, out))])
                played += 1
            if pos.actor == NOBODY:
                verbs.returns(pos, payoffs)
                totals[i] += payoffs[viewer]
