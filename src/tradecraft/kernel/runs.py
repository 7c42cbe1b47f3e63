"""The kernels: what Python calls, compiled once for each game and kept.

Each takes positions as an array (a call with a record costs six times as much) and works on the
first of them, or on all where it says so. Python's checked door to them is position.py.
"""

from __future__ import annotations

from tradecraft.kernel import verbs
from tradecraft.kernel.compiling import kernel
from tradecraft.kernel.dice import below
from tradecraft.kernel.layout import NOBODY, Array, Ints


@kernel
def setup(positions: Array, seats: int, options: Ints) -> int:
    """Set a game up in a position of zeros."""
    return verbs.setup(positions[0], seats, options)


@kernel
def legal(positions: Array, out: Ints) -> int:
    """List the legal moves."""
    return verbs.legal(positions[0], out)


@kernel
def why_not(positions: Array, move: int) -> int:
    """Say what forbids a move, 0 if nothing does."""
    return verbs.why_not(positions[0], move)


@kernel
def apply(positions: Array, move: int) -> None:
    """Play a move that is known to be legal."""
    verbs.apply(positions[0], move)


@kernel
def advance(positions: Array, out: Ints, move: int) -> int:
    """Play a legal move and list what may follow; the answer is how many."""
    verbs.apply(positions[0], move)
    return verbs.legal(positions[0], out)


@kernel
def restart(positions: Array, out: Ints, start: Array) -> int:
    """Begin again from a position and list what may be played; the answer is how many."""
    positions[0] = start[0]
    return verbs.legal(positions[0], out)


@kernel
def face(positions: Array, move: int, viewer: int) -> int:
    """Give a move as a viewer sees it."""
    return verbs.face(positions[0], move, viewer)


@kernel
def mask(positions: Array, viewer: int, seen: Array) -> None:
    """Show a viewer what he may see, in a position of UNKNOWN."""
    verbs.mask(positions[0], viewer, seen[0])


@kernel
def imagine(positions: Array, viewer: int, rng: Ints) -> None:
    """Fill a masked position in."""
    verbs.imagine(positions[0], viewer, rng)


@kernel
def points(positions: Array, out: Ints) -> None:
    """Write each seat's score."""
    verbs.points(positions[0], out)


@kernel
def returns(positions: Array, out: Ints) -> None:
    """Write what each seat got."""
    verbs.returns(positions[0], out)


@kernel
def fold(positions: Array, moves: Ints) -> int:
    """Play moves in order up to the first that is refused; the answer is how many were played."""
    pos = positions[0]
    for ply in range(len(moves)):
        if verbs.why_not(pos, moves[ply]) != 0:
            return ply
        verbs.apply(pos, moves[ply])
    return len(moves)


@kernel
def playouts(
    start: Array, work: Array, rng: Ints, out: Ints, limit: int, lengths: Ints, payoffs: Ints
) -> int:
    """Play games out at random, one for each place in `lengths`; the answer is all their moves.

    A game that is not over at the limit is left there: its length is written with a minus, and its
    payoffs are not written.
    """
    pos = work[0]
    total = 0
    for game in range(len(lengths)):
        work[0] = start[0]
        moves = 0
        while pos.actor != NOBODY and moves < limit:
            verbs.apply(pos, out[below(rng, verbs.legal(pos, out))])
            moves += 1
        lengths[game] = -moves
        if pos.actor == NOBODY:
            verbs.returns(pos, payoffs[game])
            lengths[game] = moves
        total += moves
    return total


@kernel
def batch_legal(positions: Array, out: Ints, counts: Ints) -> None:
    """List the legal moves of every position, a row each; none once a game is over."""
    for i in range(len(positions)):
        counts[i] = verbs.legal(positions[i], out[i])


@kernel
def batch_apply(positions: Array, moves: Ints, refused: Ints) -> int:
    """Play a move at every position; the answer is how many were refused and left as they were.

    A negative move leaves its position alone.
    """
    failed = 0
    for i in range(len(positions)):
        refused[i] = 0
        if moves[i] >= 0:
            refused[i] = verbs.why_not(positions[i], moves[i])
            if refused[i] == 0:
                verbs.apply(positions[i], moves[i])
            else:
                failed += 1
    return failed


@kernel
def batch_draw(out: Ints, counts: Ints, rng: Ints, moves: Ints) -> None:
    """Draw one listed move for every position, -1 where none is listed."""
    for i in range(len(counts)):
        moves[i] = out[i, below(rng, counts[i])] if counts[i] > 0 else -1


@kernel
def batch_mask(positions: Array, viewers: Ints, seen: Array) -> None:
    """Mask every position for a viewer of its own, into positions of UNKNOWN."""
    for i in range(len(positions)):
        verbs.mask(positions[i], viewers[i], seen[i])


@kernel
def batch_imagine(positions: Array, viewers: Ints, rng: Ints) -> None:
    """Fill every masked position in."""
    for i in range(len(positions)):
        verbs.imagine(positions[i], viewers[i], rng)


@kernel
def batch_returns(positions: Array, payoffs: Ints) -> None:
    """Write what each seat of each finished game got; zeros where a game goes on."""
    for i in range(len(positions)):
        payoffs[i, :] = 0
        if positions[i].actor == NOBODY:
            verbs.returns(positions[i], payoffs[i])
