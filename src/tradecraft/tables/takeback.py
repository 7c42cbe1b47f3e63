"""What may be taken back without asking: a move that told nobody anything he did not know.

A move is free while nobody else has moved since, no dealer's move fell, and no masked record
showed anything new of what was hidden. A viewer has learned something where a world that he could
imagine before the move does not allow what he saw after it. The mover cannot be told more than he
knows by the answer, so all of this is asked in worlds that he himself imagines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradecraft.kernel import runs
from tradecraft.kernel.dice import dice
from tradecraft.kernel.layout import NOBODY, SPECTATOR, Array, Ints
from tradecraft.tables.rows import What

if TYPE_CHECKING:
    from tradecraft.kernel.game import Game
    from tradecraft.tables.table import Table

TRUTHS: Final = 4  # worlds that the mover takes for the truth
WORLDS: Final = 12  # worlds that each viewer imagines in each of them


def is_free(table: Table, target: int) -> bool:
    """Say whether all from this row on may be taken back without asking."""
    rows = table.log[target - 1 :]
    mover = rows[0].seat
    if any(row.what not in {What.MOVE, What.BACK} or row.seat != mover for row in rows):
        return False
    game, positions = table.game, table.position_at(target - 1)
    viewers = [v for v in (*range(len(table.seats)), SPECTATOR) if v != mover]
    for row in rows:
        if row.what == What.BACK:
            positions = table.position_at(row.ply)  # what was shown before is tried all the same
            continue
        seen = game.masked(positions, mover)
        runs.apply(positions, row.move)
        then = game.masked(positions, mover).tobytes()
        rng = dice(row.ply)
        for _ in range(TRUTHS):
            world = game.imagined(seen, mover, rng)
            after = played(world, row.move)
            if game.masked(after, mover).tobytes() != then or int(after["actor"][0]) == NOBODY:
                return False
            if any(learned(game, world, row.move, after, viewer, rng) for viewer in viewers):
                return False
    return True


def learned(  # noqa: PLR0913, PLR0917  # a move, and who looks on
    game: Game, before: Array, move: int, after: Array, viewer: int, rng: Ints
) -> bool:
    """Say whether one who looks on learned from a move something that was hidden from him."""
    seen, then = game.masked(before, viewer), game.masked(after, viewer).tobytes()
    face = runs.face(before, move, viewer)
    for _ in range(WORLDS):
        world = game.imagined(seen, viewer, rng)
        alike = (m for m in game.legal(world) if runs.face(world, m, viewer) == face)
        if not any(game.masked(played(world, m), viewer).tobytes() == then for m in alike):
            return True
    return False


def played(positions: Array, move: int) -> Array:
    """Give the position after a legal move."""
    after = positions.copy()
    runs.apply(after, move)
    return after
