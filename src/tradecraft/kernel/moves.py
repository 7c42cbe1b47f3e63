"""Numbered moves: every move of a game is one number, and tables take it apart again.

    MOVES = numbered(
        (STRIKE, SPIES, HIDEOUTS),  # attack from the hand: my spy, their hideout
        (RECALL, HIDEOUTS),  # begin a switch
        faces=((COVER,),),  # what the others see when a spy is laid face down
    )
    number, parts = MOVES.number, MOVES.parts

The kinds are 0, 1, 2, ... in the order of the list. Faces are numbers too, but nobody plays them:
they stand for a move of which a viewer may not see everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import Ints

MOST_PARTS = 3


class Number(Protocol):
    """Number a move of this kind."""

    def __call__(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        """Give the number."""


class Parts(Protocol):
    """Take a number apart: its kind and up to three choices."""

    def __call__(self, move: int) -> tuple[int, int, int, int]:
        """Give the kind and the choices, 0 where there are fewer."""


@dataclass(frozen=True)
class Moves:
    """All the moves of a game, and the faces they can show."""

    sizes: tuple[tuple[int, ...], ...]  # by kind: how many choices each part has
    count: int  # moves that can be played: 0 .. count - 1
    total: int  # with the faces: count .. total - 1 are seen and never played
    number: Number  # compiled, for rules
    parts: Parts  # compiled, for rules
    rows: tuple[tuple[int, int, int, int], ...]  # what `parts` answers, for Python


def numbered(*kinds: tuple[int, ...], faces: tuple[tuple[int, ...], ...] = ()) -> Moves:
    """Number the moves of a game, kind by kind."""
    everything = (*kinds, *faces)
    for expected, (kind, *sizes) in enumerate(everything):
        if kind != expected or len(sizes) > MOST_PARTS:
            message = f"kind {kind} stands in place {expected}, or has over {MOST_PARTS} parts"
            raise ValueError(message)
    rows: list[tuple[int, int, int, int]] = []
    table = np.zeros((len(everything), 4), np.int64)  # where a kind begins, and its strides
    for kind, *sizes in everything:
        a, b, c = (*sizes, 1, 1, 1)[:3]
        table[kind] = len(rows), b * c, c, 1
        rows += [(kind, i, j, k) for i in range(a) for j in range(b) for k in range(c)]
    count = len(rows) - sum(int(np.prod(face[1:])) for face in faces)
    number, parts = _compiled(table, np.array(rows, np.int64))
    sizes_of = tuple(tuple(sizes) for _, *sizes in everything)
    return Moves(sizes_of, count, len(rows), number, parts, tuple(rows))


def _compiled(table: Ints, rows: Ints) -> tuple[Number, Parts]:
    @rule
    def number(kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        return table[kind, 0] + a * table[kind, 1] + b * table[kind, 2] + c * table[kind, 3]  # type: ignore[no-any-return]

    @rule
    def parts(move: int) -> tuple[int, int, int, int]:
        return rows[move, 0], rows[move, 1], rows[move, 2], rows[move, 3]

    return number, parts


@rule
def offer(out: Ints, n: int, move: int, allowed: bool) -> int:  # noqa: FBT001  # reads as a sentence
    """List a move if it is allowed; the answer is how many are listed now."""
    # Written always and counted only if allowed: no jump that the processor must guess, which
    # makes Agent Hunter faster by a third. A list therefore has room for one more.
    out[n] = move
    return n + allowed
