"""Greedy: it looks one move ahead, in worlds that its seat can imagine, and counts points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from tradecraft.kernel import verbs
from tradecraft.kernel.compiling import kernel
from tradecraft.kernel.dice import below, dice
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import DEALER, NOBODY, Array, Ints

WORLDS: Final = 24
DEALT: Final = 64  # of the dealer's moves that may follow


def greedy(game: Game, masked: Array, seat: int, moves: Sequence[int], seed: int) -> int:
    """Choose the move after which this seat is most points ahead; among equals, any."""
    if len(moves) == 1:
        return moves[0]
    totals = np.zeros(len(moves), np.int64)
    points = np.zeros(max(game.seats), np.int64)
    rng = dice(seed)
    args = masked, game.blank(2), seat, rng, game.list_for(), np.array(moves, np.int64)
    weigh(*args, points, totals)
    best = np.flatnonzero(totals == totals.max())
    return moves[int(best[below(rng, len(best))])]


@kernel
def weigh(  # noqa: PLR0913, PLR0917  # a kernel is handed its arrays one by one
    masked: Array,
    work: Array,
    viewer: int,
    rng: Ints,
    out: Ints,
    moves: Ints,
    points: Ints,
    totals: Ints,
) -> None:
    """Add up how far ahead each move leaves its player; all are tried in the same worlds."""
    pos = work[1]
    for _ in range(WORLDS):
        work[0] = masked[0]
        verbs.imagine(work[0], viewer, rng)
        for i in range(len(moves)):
            work[1] = work[0]
            verbs.apply(pos, moves[i])
            dealt = 0
            while pos.actor == DEALER and dealt < DEALT:
                verbs.apply(pos, out[below(rng, verbs.legal(pos, out))])
                dealt += 1
            if pos.actor == NOBODY:
                verbs.returns(pos, points)
                totals[i] += 1_000 * points[viewer]  # to win is worth more than any points
                continue
            verbs.points(pos, points)
            others = 0
            for seat in range(len(points)):
                if seat != viewer:
                    others = max(others, points[seat])
            totals[i] += points[viewer] - others
