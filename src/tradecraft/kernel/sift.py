"""The kernels of the laws and of enumeration: compare positions, and count what can follow.

Beside an array of positions stands the same memory as plain numbers (`flat`), to compare them by.
"""

from __future__ import annotations

from typing import Final

from tradecraft.kernel import verbs
from tradecraft.kernel.compiling import kernel, rule
from tradecraft.kernel.layout import NOBODY, UNKNOWN, Array, Ints

# What `inexact` finds, if no move
EXACT: Final = -1
UNTOUCHED: Final = -2  # a question changed the position, or a move changed none
MISCOUNTED: Final = -3  # moves after the end, or none before it
NO_MOVE: Final = -4  # what is listed is none of the moves that can be played
NO_REASON: Final = -5  # a move is refused for a reason that the game does not have

# What `told_apart` finds
ALIKE: Final = 0
MASK_TELLS: Final = 1  # after moves that show one face, the mask is not the same
FACE_TELLS: Final = 2  # the face told a difference that the mask does not keep

# What `misimagined` finds
FITS: Final = 0
LOOKS_OTHERWISE: Final = 1
INCOMPLETE: Final = 2
OTHER_CHOICES: Final = 3
OTHER_DREAM: Final = 4

PRIME: Final = 2_147_483_647


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


@rule
def fingerprint(flat: Ints, i: int) -> int:
    """Give a number that differs, but for one time in billions, where positions differ."""
    mixed = 1
    for k in range(flat.shape[1]):
        mixed = (mixed * 1_000_003 + flat[i, k]) % PRIME
    return mixed


@kernel
def inexact(
    positions: Array, flat: Ints, work: Array, work_flat: Ints, out: Ints, reasons: int
) -> int:
    """Find a move on which `legal` and `why_not` disagree, or that `legal` lists twice.

    The answer is EXACT if there is none, or what else is wrong. The list is left in `out`, and
    `work`, two positions, is spent.
    """
    pos = positions[0]
    work[0] = positions[0]
    n = verbs.legal(pos, out)
    if (n == 0) != (pos.actor == NOBODY):
        return MISCOUNTED
    for i in range(n):
        if not 0 <= out[i] < len(out) - 1:
            return NO_MOVE
    for move in range(len(out) - 1):
        listed = 0
        for i in range(n):
            listed += out[i] == move
        reason = verbs.why_not(pos, move)
        if not 0 <= reason <= reasons:
            return NO_REASON
        if listed > 1 or (reason == 0) != (listed == 1):
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
    positions: Array, viewer: int, work: Array, work_flat: Ints, out: Ints, marks: Ints
) -> int:
    """Compare what a viewer is shown of each move with what he sees after it.

    Others' moves with one face must leave one sight. And where two faces differ and so do the
    positions that follow, what he sees must differ too, or he would forget what he was told.
    The answer is ALIKE or what is wrong; the two moves are left in out[0] and out[1]. Moves that
    end the game are left out: the end may tell what was hidden (sums of hands, say). `marks` has
    a row for each move.
    """
    n = verbs.legal(positions[0], out)
    for i in range(n):
        marks[i, 0] = verbs.face(positions[0], out[i], viewer)
        work[0] = positions[0]
        verbs.apply(work[0], out[i])
        forget_all(work_flat, 1)
        verbs.mask(work[0], viewer, work[1])
        marks[i, 1], marks[i, 2] = fingerprint(work_flat, 1), fingerprint(work_flat, 0)
        marks[i, 3] = work[0].actor == NOBODY
    for i in range(n):
        for j in range(i):
            if marks[i, 3] or marks[j, 3]:
                continue
            one_face, one_sight = marks[i, 0] == marks[j, 0], marks[i, 1] == marks[j, 1]
            found = ALIKE
            if one_face and not one_sight and positions[0].actor != viewer:
                found = MASK_TELLS
            elif not one_face and one_sight and marks[i, 2] != marks[j, 2]:
                found = FACE_TELLS
            if found != ALIKE:
                out[0], out[1] = out[j], out[i]
                return found
    return ALIKE


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
    unknown that is known in truth, the viewer is to move and may do other things in it, or the
    same dice make another world.
    """
    forget_all(work_flat, 0)
    verbs.mask(positions[0], viewer, work[0])
    n = verbs.legal(positions[0], out)
    for _ in range(draws):
        work[1] = work[0]
        work[2] = work[0]
        again = rng.copy()
        verbs.imagine(work[1], viewer, rng)
        verbs.imagine(work[2], viewer, again)
        if not same(work_flat, 1, work_flat, 2):
            return OTHER_DREAM
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
            for move in range(len(out) - 1):
                if verbs.why_not(positions[0], move) != verbs.why_not(work[1], move):
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
