"""The kernels of the laws and of enumeration: compare positions, and count what can follow.

Beside an array of positions stands the same memory as plain numbers (`flat`), to compare them by.
"""

from __future__ import annotations

from typing import Final

from tradecraft.kernel import verbs
from tradecraft.kernel.compiling import kernel, rule
from tradecraft.kernel.layout import NOBODY, UNKNOWN, Array, Ints

# What `inexact` finds
EXACT: Final = -1
UNTOUCHED: Final = -2  # a question changed the position, or a move changed none
MISCOUNTED: Final = -3  # moves after the end, or none before it

# What `misimagined` finds
FITS: Final = 0
LOOKS_OTHERWISE: Final = 1
INCOMPLETE: Final = 2
OTHER_CHOICES: Final = 3


@rule
def same(flat: Ints, i: int, other: Ints, j: int) -> bool:
    """Say whether two positions are equal, number by number."""
    equal = True
    for k in range(flat.shape[1]):
        equal &= flat[i, k] == other[j, k]
    return equal


@rule
def forget_all(flat: Ints, i: int) -> None:
    """Make a position unknown."""
    for k in range(flat.shape[1]):
        flat[i, k] = UNKNOWN


@kernel
def inexact(positions: Array, flat: Ints, work: Array, work_flat: Ints, out: Ints) -> int:
    """Find a move on which `legal` and `why_not` disagree, or that `legal` lists twice.

    The answer is EXACT if there is none, or what else is wrong. The list is left in `out`, and
    `work`, two positions, is spent.
    """
    pos = positions[0]
    n = verbs.legal(pos, out)
    if (n == 0) != (pos.actor == NOBODY):
        return MISCOUNTED
    work[0] = positions[0]
    for move in range(len(out) - 1):
        listed = 0
        for i in range(n):
            listed += out[i] == move
        if listed > 1 or (verbs.why_not(pos, move) == 0) != (listed == 1):
            return move
    if not same(flat, 0, work_flat, 0):
        return UNTOUCHED
    for i in range(n):
        work[1] = positions[0]
        verbs.apply(work[1], out[i])
        if same(flat, 0, work_flat, 1) or not same(flat, 0, work_flat, 0):
            return UNTOUCHED
    return EXACT


@kernel
def told_apart(
    positions: Array, viewer: int, work: Array, work_flat: Ints, out: Ints, faces: Ints
) -> int:
    """Find a move that a viewer can tell from another although both show him the same face.

    The answer is where the move stands in the list `out`, or -1. Work holds three positions.
    Moves that end the game are left out: the end may tell what was hidden (sums of hands, say).
    """
    pos = positions[0]
    if pos.actor == viewer:
        return -1
    n = verbs.legal(pos, out)
    for i in range(n):
        faces[i] = verbs.face(pos, out[i], viewer)
        first = 0
        while faces[first] != faces[i]:
            first += 1
        if first == i:
            continue
        goes_on = True
        for place, j in ((0, first), (1, i)):
            work[2] = positions[0]
            verbs.apply(work[2], out[j])
            forget_all(work_flat, place)
            verbs.mask(work[2], viewer, work[place])
            goes_on &= work[2].actor != NOBODY
        if goes_on and not same(work_flat, 0, work_flat, 1):
            return i
    return -1


@kernel
def misimagined(
    positions: Array,
    viewer: int,
    rng: Ints,
    draws: int,
    work: Array,
    work_flat: Ints,
    out: Ints,
    other: Ints,
) -> int:
    """Imagine worlds and look at them with the viewer's eyes.

    The answer is FITS, or what is wrong with a world: it looks otherwise, something in it is still
    unknown that is known in truth, or the viewer is to move and may do other things in it.
    """
    forget_all(work_flat, 0)
    verbs.mask(positions[0], viewer, work[0])
    n = verbs.legal(positions[0], out)
    for _ in range(draws):
        work[1] = work[0]
        verbs.imagine(work[1], viewer, rng)
        forget_all(work_flat, 2)
        verbs.mask(work[1], viewer, work[2])
        if not same(work_flat, 0, work_flat, 2):
            return LOOKS_OTHERWISE
        work[2] = positions[0]
        for k in range(work_flat.shape[1]):
            if work_flat[1, k] == UNKNOWN and work_flat[2, k] != UNKNOWN:
                return INCOMPLETE
        if positions[0].actor == viewer:
            if verbs.legal(work[1], other) != n:
                return OTHER_CHOICES
            for i in range(n):
                if out[i] != other[i]:
                    return OTHER_CHOICES
    return FITS


@kernel
def expand(
    worlds: Array,
    viewer: int,
    seen_face: int,
    target: Ints,
    out: Ints,
    found: Array,
    seen: Array,
    seen_flat: Ints,
    parents: Ints,
    ways: Ints,
) -> int:
    """Play every move that shows this face in every world, and keep what then looks like target.

    The answer is how many worlds were found, or -1 if they are more than there is room for.
    For each, `parents` says from which world, and `ways` how many moves its actor had there.
    """
    count = 0
    for w in range(len(worlds)):
        n = verbs.legal(worlds[w], out)
        for i in range(n):
            if verbs.face(worlds[w], out[i], viewer) != seen_face:
                continue
            if count == len(found):
                return -1
            found[count] = worlds[w]
            verbs.apply(found[count], out[i])
            forget_all(seen_flat, 0)
            verbs.mask(found[count], viewer, seen[0])
            if same(seen_flat, 0, target, 0):
                parents[count], ways[count] = w, n
                count += 1
    return count


@kernel
def perft(stack: Array, out: Ints, depth: int) -> int:
    """Count the sequences of this many moves from stack[0]; the stack has a place for each."""
    # A row of `out` for each depth; its last column counts how far the row has come.
    last = out.shape[1] - 1
    total = 0
    level = 0
    counts = out[:, last - 1]
    done = out[:, last]
    counts[0], done[0] = verbs.legal(stack[0], out[0]), 0
    if depth == 1:
        return int(counts[0])
    while level >= 0:
        if done[level] == counts[level]:
            level -= 1
            continue
        stack[level + 1] = stack[level]
        verbs.apply(stack[level + 1], out[level, done[level]])
        done[level] += 1
        n = verbs.legal(stack[level + 1], out[level + 1])
        if level + 2 == depth:
            total += n
        else:
            level += 1
            counts[level], done[level] = n, 0
    return total


@kernel
def census(positions: Array, out: Ints) -> int:
    """Count the pieces of each kind."""
    return verbs.census(positions[0], out)
