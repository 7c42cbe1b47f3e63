"""Every game of Leduc poker that there is, walked move by move: 9457 positions, 5520 endings.

Small games are studied and compared as whole trees. Nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from leduc_poker import GAME
from leduc_poker.rules import DEAL, MOVES, SEATS
from tradecraft.kernel import runs
from tradecraft.kernel.layout import DEALER, NOBODY, Array


class Node(NamedTuple):
    """A position of the tree, with all that another implementation can be asked about it."""

    history: tuple[int, ...]
    actor: int
    can: tuple[int, ...]  # what the actor may play
    seen: bytes  # all that the actor knows: the masked position; empty if no seat decides
    payoffs: tuple[int, ...]  # empty until the game is over

    def __str__(self) -> str:
        """Write who may do what here, or who got what, as one line."""
        past, can, got = (" ".join(map(str, row)) for row in (self.history, self.can, self.payoffs))
        if self.actor == NOBODY:
            return f"{past}: ends {got}"
        return f"{past}: {'dealer' if self.actor == DEALER else f'seat {self.actor}'} can {can}"


def walk() -> Iterator[Node]:
    """Walk the whole tree, in the order of OpenSpiel's actions and in their numbers."""
    waiting: list[tuple[tuple[int, ...], Array]] = [((), GAME.start())]
    while waiting:
        history, positions = waiting.pop()
        moves = GAME.legal(positions)
        actor = int(positions["actor"][0])
        seen = GAME.masked(positions, actor).tobytes() if actor >= 0 else b""
        payoffs = np.zeros(SEATS if actor == NOBODY else 0, np.int64)
        if actor == NOBODY:
            runs.returns(positions, payoffs)
        yield Node(history, actor, tuple(map(action, moves)), seen, tuple(payoffs.tolist()))
        for move in reversed(moves):
            after = positions.copy()
            runs.apply(after, move)
            waiting.append(((*history, action(move)), after))


def action(move: int) -> int:
    """Number a move as OpenSpiel does: cards from 0, and 0, 1, 2 for fold, call and raise."""
    kind, card, _, _ = MOVES.rows[move]
    return card if kind == DEAL else kind
