"""The trees of a search: what each seat can tell apart, what it may do there, what came of it.

Every seat has a tree of its own, whose nodes are what that seat sees when it decides: a move of
which it sees only a face, and all worlds that look alike to it, lead it to one node. What it may
do never depends on what it cannot see, so the moves of a node are listed once.

All that is compiled stands in this file, since Numba notices a change in no other.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt

from tradecraft.kernel import verbs
from tradecraft.kernel.compiling import INTERPRETED, kernel, njit, rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.layout import DEALER, NOBODY, UNKNOWN, Array, Ints
from tradecraft.kernel.verbs import AnyPosition

Floats: TypeAlias = npt.NDArray[np.float64]
F = TypeVar("F", bound=Callable[..., Any])

# How a node chooses among its moves
UCT: Final = 0  # by what a move has brought, and by how little it was tried
REGRET: Final = 1  # in proportion to what it has cost not to have played it
EXP3: Final = 2  # in proportion to the exponential of what it has brought

# The columns of a node, of an edge (a move at a node), and of a step on the way down
KEY, SLOT, FIRST, ROOM, MOVES, OPENED, VISITS = range(7)
MOVE, TRIED, SUM, WON = range(4)
NODE, EDGE, SEAT = range(3)
GAIN, PLAYED = range(2)  # of the weights of an edge

# What is counted
NODES, EDGES, LEAST, MOST, BEGUN, DEPTH, GROWING = range(7)  # the last three: of one game

WORD: Final = 0x7FFF_FFFF_FFFF_FFFF
FINE: Final = 1 << 30  # how finely a chance is drawn
ABSENT: Final = -(1 << 40)  # the payoff of a seat at which nobody sits
WHOLE: Final = 720_720  # a won game: up to 16 winners share it evenly
RARELY: Final = 8  # one move in so many is taken into account for no reason
EVENLY: Final = 0.1  # of the moves that are drawn by weights are drawn evenly


def part(function: F) -> F:
    """Compile a part of a kernel into the kernel itself: to call it, its many arrays are many."""
    return function if INTERPRETED else cast("F", njit(function, forceinline=True))


class Style(NamedTuple):
    """How a search chooses."""

    selection: int = UCT
    courage: float = 0.3  # how much uct tries what has brought little so far
    width: float = 1.0  # a node visited n times has the square root of so many times n in view
    swaps: float = 0.5  # of the games are played in worlds as another seat imagines them


class Trees(NamedTuple):
    """The memory of a search: as much as it will ever use, from the beginning."""

    slots: Ints  # where the node of a key may be found
    nodes: Ints
    edges: Ints
    weights: Floats  # a row an edge, for the selections that draw
    path: Ints  # the steps of one game
    chances: Floats  # with which each step was drawn
    odds: Floats  # room to weigh the moves of a node
    salts: Ints  # what each number of a position is multiplied with, to make a key
    counts: Ints


@kernel
def grow(
    masked: Array,
    work: Array,
    seen: Ints,
    viewer: int,
    rng: Ints,
    out: Ints,
    payoffs: Ints,
    trees: Trees,
    simulations: int,
    limit: int,
    style: Style,
) -> None:
    """Play so many games, each in a world of its own, and learn from each.

    The trees choose down to the first node that is new, then hunches do. Work holds two
    positions, a world and what a seat sees of it; `seen` is the second as plain numbers.

    What the viewer hides is the same in all worlds that it imagines, so others who learnt from
    these would play as if they saw it. They learn from games of their own: in these the world is
    drawn anew, as the first of them who is to move may imagine it.
    """
    for _ in range(simulations):
        work[0] = masked[0]
        verbs.imagine(work[0], viewer, rng)
        go_down(work, seen, viewer, rng, out, trees, style)
        if play_out(work[0], rng, out, payoffs, limit):
            learn(trees, payoffs, style.selection)


@part
def go_down(
    work: Array, seen: Ints, viewer: int, rng: Ints, out: Ints, trees: Trees, style: Style
) -> None:
    """Play by the trees, down to the first node that is new, and note the steps to learn from."""
    pos, counts = work[0], trees.counts
    swaps = style.swaps > 0.0
    mine = swaps  # while it is, others learn nothing
    swaps = swaps and below(rng, FINE) < style.swaps * FINE
    counts[BEGUN], counts[DEPTH], counts[GROWING] = 0, 0, 1
    first = True
    while counts[GROWING] and pos.actor != NOBODY:
        actor = pos.actor
        if actor == DEALER:
            verbs.apply(pos, out[below(rng, verbs.legal(pos, out))])
            continue
        node = 0  # the root is the first node
        if counts[NODES] == 0 or not first:
            seen[:] = UNKNOWN
            verbs.mask(pos, actor, work[1])
            node = find(trees, key_of(seen, trees.salts))
        first = False
        if swaps and actor != viewer:
            work[0] = work[1]
            verbs.imagine(pos, actor, rng)
            counts[BEGUN], swaps, mine = counts[DEPTH], False, False
        if actor == viewer or not mine:
            move = step(pos, node, rng, out, trees, style)
        elif node < counts[NODES]:
            move = trees.edges[choose(trees, node, rng, style), MOVE]
        else:
            move = verbs.hunch(pos, out, verbs.legal(pos, out), rng)
        verbs.apply(pos, move)


@part
def step(pos: AnyPosition, node: int, rng: Ints, out: Ints, trees: Trees, style: Style) -> int:
    """Choose a move at a node, perhaps one that was not in view yet, and note the step."""
    counts, path, depth, edge = trees.counts, trees.path, trees.counts[DEPTH], -1
    if node == counts[NODES] or is_narrow(trees, node, style.width):
        n = verbs.legal(pos, out)
        move = verbs.hunch(pos, out, n, rng)
        if node == counts[NODES]:
            counts[GROWING] = 0
            if not open_node(trees, n):
                return move
        edge = open_edge(trees, node, move, n, out, rng)
    trees.chances[depth] = 0.0
    if edge < 0:
        edge = choose(trees, node, rng, style)
        if style.selection != UCT:
            note_odds(trees, depth, node, edge)
    path[depth, NODE], path[depth, EDGE], path[depth, SEAT] = node, edge, pos.actor
    counts[DEPTH] = depth + 1
    if depth + 1 == len(path):
        counts[GROWING] = 0
    return int(trees.edges[edge, MOVE])


@rule
def play_out(pos: AnyPosition, rng: Ints, out: Ints, payoffs: Ints, limit: int) -> bool:
    """Follow hunches to the end, or to where the room can judge; say whether it came to one."""
    plies = 0
    while pos.actor != NOBODY:
        if verbs.outlook(pos, plies, payoffs) != 0:
            return True
        n = verbs.legal(pos, out)
        if pos.actor == DEALER:
            verbs.apply(pos, out[below(rng, n)])
        else:
            verbs.apply(pos, verbs.hunch(pos, out, n, rng))
        plies += 1
        if plies >= limit:
            return False
    verbs.returns(pos, payoffs)
    return True


@rule
def key_of(seen: Ints, salts: Ints) -> int:
    """Give a number that tells what is seen apart from all else, but for one time in billions."""
    key = 0
    for number, salt in zip(seen, salts):  # noqa: B905  # Numba knows no strict
        key += (int(number) + (int(number) >> 31)) * int(salt)
    return key & WORD


@rule
def find(trees: Trees, key: int) -> int:
    """Find the node of a key; a new one gets the next number, and is not opened yet."""
    nodes, slots, known = trees.nodes, trees.slots, trees.counts[NODES]
    last = len(slots) - 1
    slot = (key >> 20) & last
    while True:
        node = slots[slot]
        # What an earlier search has left there says nothing.
        if not (0 <= node < known and nodes[node, SLOT] == slot):
            break
        if nodes[node, KEY] == key:
            return int(node)
        slot = (slot + 1) & last
    if known < len(nodes):
        nodes[known, KEY], nodes[known, SLOT] = key, slot
    return int(known)


@rule
def open_node(trees: Trees, n: int) -> bool:
    """Begin a new node of n moves, none of which is in view yet; not if the memory is full."""
    nodes, counts = trees.nodes, trees.counts
    node = counts[NODES]
    if node >= len(nodes):
        return False
    nodes[node, FIRST], nodes[node, ROOM], nodes[node, MOVES] = 0, 0, n
    nodes[node, OPENED], nodes[node, VISITS] = 0, 0
    if not make_room(trees, node):
        return False
    trees.slots[nodes[node, SLOT]] = node
    counts[NODES] = node + 1
    return True


@rule
def is_narrow(trees: Trees, node: int, width: float) -> bool:
    """A node takes more moves into account the more often it is visited."""
    opened, visits = trees.nodes[node, OPENED], trees.nodes[node, VISITS]
    return bool(opened < trees.nodes[node, MOVES] and opened * opened <= width * visits)


@rule
def open_edge(trees: Trees, node: int, move: int, n: int, out: Ints, rng: Ints) -> int:
    """Take a move into account, now and then any; -1 if it already was, or memory is full."""
    nodes, edges = trees.nodes, trees.edges
    opened = nodes[node, OPENED]
    if opened == 0 or below(rng, RARELY) > 0:
        if in_view(trees, node, move):
            return -1
    else:
        i = below(rng, n)
        while in_view(trees, node, out[i]):
            i = (i + 1) % n
        move = out[i]
    if opened == nodes[node, ROOM] and not make_room(trees, node):
        return -1
    edge = nodes[node, FIRST] + opened
    edges[edge, MOVE], edges[edge, TRIED], edges[edge, SUM], edges[edge, WON] = move, 0, 0, 0
    trees.weights[edge, GAIN], trees.weights[edge, PLAYED] = 0.0, 0.0
    nodes[node, OPENED] = opened + 1
    return int(edge)


@rule
def in_view(trees: Trees, node: int, move: int) -> bool:
    """Say whether a node takes a move into account."""
    first = trees.nodes[node, FIRST]
    for edge in range(first, first + trees.nodes[node, OPENED]):
        if trees.edges[edge, MOVE] == move:
            return True
    return False


@rule
def make_room(trees: Trees, node: int) -> bool:
    """Move the edges of a node to where twice as many have room; not if the memory is full."""
    nodes, edges, counts = trees.nodes, trees.edges, trees.counts
    opened, first, to = nodes[node, OPENED], nodes[node, FIRST], counts[EDGES]
    room = min(max(2, 2 * opened), nodes[node, MOVES])
    if to + room > len(edges):
        return False
    for i in range(opened):
        for column in range(edges.shape[1]):
            edges[to + i, column] = edges[first + i, column]
        for column in range(trees.weights.shape[1]):
            trees.weights[to + i, column] = trees.weights[first + i, column]
    nodes[node, FIRST], nodes[node, ROOM] = to, room
    counts[EDGES] = to + room
    return True


@part
def choose(trees: Trees, node: int, rng: Ints, style: Style) -> int:
    """Choose among the edges of a node."""
    if style.selection == UCT:
        return choose_by_bound(trees, node, style.courage)
    return draw_by_weight(trees, node, rng, style.selection)


@rule
def choose_by_bound(trees: Trees, node: int, courage: float) -> int:
    """Choose the move that may be worth most."""
    first, n = trees.nodes[node, FIRST], trees.nodes[node, OPENED]
    visits = trees.nodes[node, VISITS]
    least = trees.counts[LEAST]
    span = max(1, trees.counts[MOST] - least)
    ambition = courage * math.sqrt(math.log(max(1, visits))) * span
    best, best_bound = first, -1e300
    for edge in range(first, first + n):
        tried = max(1, trees.edges[edge, TRIED])
        bound = trees.edges[edge, SUM] / tried + ambition / math.sqrt(tried)
        if bound > best_bound:
            best, best_bound = edge, bound
    return int(best)


@rule
def draw_by_weight(trees: Trees, node: int, rng: Ints, selection: int) -> int:
    """Draw a move by what the weights have learnt; the odds of each are left in `odds`."""
    first, n, odds = trees.nodes[node, FIRST], trees.nodes[node, OPENED], trees.odds
    total, top = 0.0, trees.weights[first, GAIN]
    for i in range(n):
        top = max(top, trees.weights[first + i, GAIN])
    for i in range(n):
        gain = trees.weights[first + i, GAIN]
        odds[i] = max(0.0, gain) if selection == REGRET else math.exp(EVENLY / n * (gain - top))
        total += odds[i]
    drawn, chosen = below(rng, FINE) / FINE, n - 1
    for i in range(n):
        odds[i] = odds[i] / total if total > 0.0 else 1.0 / n
    for i in range(n):
        drawn -= (1.0 - EVENLY) * odds[i] + EVENLY / n
        if drawn < 0.0:
            chosen = i
            break
    return int(first + chosen)


@rule
def note_odds(trees: Trees, depth: int, node: int, edge: int) -> None:
    """Add to the average of the odds, and note with which chance an edge was drawn."""
    first, n, odds = trees.nodes[node, FIRST], trees.nodes[node, OPENED], trees.odds
    for i in range(n):
        trees.weights[first + i, PLAYED] += odds[i]
    trees.chances[depth] = (1.0 - EVENLY) * odds[edge - first] + EVENLY / n


@rule
def learn(trees: Trees, payoffs: Ints, selection: int) -> None:
    """Add what a game brought to each step that was noted."""
    counts = trees.counts
    best, winners, lowest, total = ABSENT, 0, 0, 0
    for seat in range(len(payoffs)):
        payoff = payoffs[seat]
        if payoff == ABSENT:
            continue
        counts[LEAST], counts[MOST] = min(counts[LEAST], payoff), max(counts[MOST], payoff)
        winners = 1 if payoff > best else winners + (payoff == best)
        best = max(best, payoff)
        lowest, total = min(lowest, payoff), total + payoff
    shares = lowest == 0 and total > 0  # of a victory, which those who hope for it have, too
    share = WHOLE // winners if best >= 0 else 0
    span = max(1, counts[MOST] - counts[LEAST])
    for i in range(counts[BEGUN], counts[DEPTH]):
        node, edge, seat = trees.path[i, NODE], trees.path[i, EDGE], trees.path[i, SEAT]
        trees.nodes[node, VISITS] += 1
        trees.edges[edge, TRIED] += 1
        trees.edges[edge, SUM] += payoffs[seat]
        if shares:
            trees.edges[edge, WON] += WHOLE * payoffs[seat] // total
        elif payoffs[seat] == best:
            trees.edges[edge, WON] += share
        if selection != UCT and trees.chances[i] > 0.0:
            value = (payoffs[seat] - counts[LEAST]) / span
            if selection == REGRET:
                first = trees.nodes[node, FIRST]
                for other in range(first, first + trees.nodes[node, OPENED]):
                    trees.weights[other, GAIN] -= value
            trees.weights[edge, GAIN] += value / trees.chances[i]
