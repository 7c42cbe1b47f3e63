"""The trees of a search: what each seat can tell apart, what it may do there, what came of it.

Every seat has a tree of its own, whose nodes are what that seat sees when it decides: a move of
which it sees only a face, and all worlds that look alike to it, lead it to one node. What it may
do never depends on what it cannot see, so the moves of a node are listed once.

All that is compiled stands in this file, since Numba notices a change in no other.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tradecraft.kernel import verbs
from tradecraft.kernel.compiling import kernel, rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.layout import DEALER, NOBODY, UNKNOWN, Array, Ints

Floats: TypeAlias = npt.NDArray[np.float64]

# How a node chooses among its moves
UCT: Final = 0  # by what a move has brought, and by how little it was tried
REGRET: Final = 1  # in proportion to what it has cost not to have played it
EXP3: Final = 2  # in proportion to the exponential of what it has brought

# The columns of a node, of an edge (a move at a node), and of a step on the way down
KEY, SLOT, FIRST, MOVES, OPENED, VISITS = range(6)
MOVE, TRIED, SUM, WON = range(4)
NODE, EDGE, SEAT = range(3)
GAIN, PLAYED = range(2)  # of the weights of an edge

# What is counted
NODES, EDGES, LEAST, MOST = range(4)

WORD: Final = 0x7FFF_FFFF_FFFF_FFFF
FINE: Final = 1 << 30  # how finely a chance is drawn
ABSENT: Final = -(1 << 40)  # the payoff of a seat at which nobody sits
WHOLE: Final = 720_720  # a won game: up to 16 winners share it evenly
COURAGE: Final = 0.3  # how much uct tries what has brought little so far
WIDTH: Final = 1  # a node visited n times has the square root of so many times n moves in view
RARELY: Final = 8  # one move in so many is taken into account for no reason
EVENLY: Final = 0.1  # of the moves that are drawn by weights are drawn evenly


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
    flat: Ints,
    viewer: int,
    rng: Ints,
    out: Ints,
    payoffs: Ints,
    trees: Trees,
    simulations: int,
    limit: int,
    selection: int,
) -> None:
    """Play so many games, each in a world of its own, and learn from each.

    The trees choose down to the first node that is new, then hunches do. Work holds two
    positions, a world and what a seat sees of it; `flat` is the same memory as plain numbers.
    """
    pos, counts = work[0], trees.counts
    for _ in range(simulations):
        work[0] = masked[0]
        verbs.imagine(pos, viewer, rng)
        depth = plies = 0
        growing = True
        while pos.actor != NOBODY and plies < limit:
            plies += 1
            known, node, edge, move = counts[NODES], -1, -1, -1
            if growing and pos.actor != DEALER:
                node = 0
                if depth > 0 or known == 0:
                    forget(flat)
                    verbs.mask(pos, pos.actor, work[1])
                    node = find(trees, key_of(flat, trees.salts))
                growing = node < known and depth < len(trees.path) - 1
            if node < 0 or node == known or is_narrow(trees, node):
                n = verbs.legal(pos, out)
                move = verbs.hunch(pos, out, n, rng)
                if node == known:
                    node = open_node(trees, n, out)
                if node >= 0:
                    edge = open_edge(trees, node, move, rng)
            if node >= 0:
                edge = go_down(trees, depth, node, edge, pos.actor, rng, selection)
                move = trees.edges[edge, MOVE]
                depth += 1
            verbs.apply(pos, move)
        if pos.actor == NOBODY:
            verbs.returns(pos, payoffs)
            learn(trees, depth, payoffs, selection)


@rule
def forget(flat: Ints) -> None:
    """Make the second position unknown."""
    for k in range(flat.shape[1]):
        flat[1, k] = UNKNOWN


@rule
def key_of(flat: Ints, salts: Ints) -> int:
    """Give a number that tells what is seen apart from all else, but for one time in billions."""
    key = 0
    for k in range(flat.shape[1]):
        number = int(flat[1, k])
        key += (number + (number >> 31)) * int(salts[k])
    return key & WORD


@rule
def find(trees: Trees, key: int) -> int:
    """Find the node of a key; a new one gets the next number, and is not opened yet."""
    nodes, counts = trees.nodes, trees.counts
    slots = trees.slots
    last = len(slots) - 1
    slot = (key >> 20) & last
    while True:
        node = slots[slot]
        # What an earlier search has left there says nothing.
        if not (0 <= node < counts[NODES] and nodes[node, SLOT] == slot):
            break
        if nodes[node, KEY] == key:
            return int(node)
        slot = (slot + 1) & last
    node = counts[NODES]
    if node < len(nodes):
        nodes[node, KEY], nodes[node, SLOT] = key, slot
    return int(node)


@rule
def open_node(trees: Trees, n: int, out: Ints) -> int:
    """Write down the moves of a new node; -1 if the memory is full."""
    nodes, edges, counts = trees.nodes, trees.edges, trees.counts
    node, first = counts[NODES], counts[EDGES]
    if node >= len(nodes) or first + n > len(edges):
        return -1
    nodes[node, FIRST], nodes[node, MOVES] = first, n
    nodes[node, OPENED], nodes[node, VISITS] = 0, 0
    for i in range(n):
        edges[first + i, MOVE] = out[i]
        edges[first + i, TRIED], edges[first + i, SUM], edges[first + i, WON] = 0, 0, 0
        trees.weights[first + i, GAIN], trees.weights[first + i, PLAYED] = 0.0, 0.0
    trees.slots[nodes[node, SLOT]] = node
    counts[NODES], counts[EDGES] = node + 1, first + n
    return int(node)


@rule
def is_narrow(trees: Trees, node: int) -> bool:
    """A node takes more moves into account the more often it is visited."""
    opened, visits = trees.nodes[node, OPENED], trees.nodes[node, VISITS]
    return bool(opened < trees.nodes[node, MOVES] and opened * opened <= WIDTH * visits)


@rule
def open_edge(trees: Trees, node: int, move: int, rng: Ints) -> int:
    """Take a move into account, now and then any; -1 if it already was.

    Those that are taken into account stand first among the edges of a node.
    """
    first, opened = trees.nodes[node, FIRST], trees.nodes[node, OPENED]
    left = trees.nodes[node, MOVES] - opened
    found = first + opened + below(rng, left)
    if opened == 0 or below(rng, RARELY) > 0:
        for edge in range(first, first + opened):
            if trees.edges[edge, MOVE] == move:
                return -1
        while trees.edges[found, MOVE] != move:
            found = found + 1 if found + 1 < first + opened + left else first + opened
    edge = first + opened
    other = trees.edges[edge, MOVE]
    trees.edges[edge, MOVE], trees.edges[found, MOVE] = trees.edges[found, MOVE], other
    trees.nodes[node, OPENED] = opened + 1
    return int(edge)


@rule
def go_down(
    trees: Trees, depth: int, node: int, edge: int, seat: int, rng: Ints, selection: int
) -> int:
    """Choose an edge of a node, unless one was just opened, and note the step."""
    trees.chances[depth] = 0.0
    if edge < 0:
        if selection == UCT:
            edge = choose_by_bound(trees, node)
        else:
            edge = draw_by_weight(trees, depth, node, rng, selection)
    trees.path[depth, NODE], trees.path[depth, EDGE], trees.path[depth, SEAT] = node, edge, seat
    return edge


@rule
def choose_by_bound(trees: Trees, node: int) -> int:
    """Choose the move that may be worth most."""
    first, n = trees.nodes[node, FIRST], trees.nodes[node, OPENED]
    visits = trees.nodes[node, VISITS]
    least = trees.counts[LEAST]
    span = max(1, trees.counts[MOST] - least)
    ambition = COURAGE * math.sqrt(math.log(max(1, visits))) * span
    best, best_bound = first, -1e300
    for edge in range(first, first + n):
        tried = max(1, trees.edges[edge, TRIED])
        bound = trees.edges[edge, SUM] / tried + ambition / math.sqrt(tried)
        if bound > best_bound:
            best, best_bound = edge, bound
    return int(best)


@rule
def draw_by_weight(trees: Trees, depth: int, node: int, rng: Ints, selection: int) -> int:
    """Draw a move by what the weights have learnt."""
    first, n, odds = trees.nodes[node, FIRST], trees.nodes[node, OPENED], trees.odds
    total, top = 0.0, trees.weights[first, GAIN]
    for i in range(n):
        top = max(top, trees.weights[first + i, GAIN])
    for i in range(n):
        gain = trees.weights[first + i, GAIN]
        odds[i] = max(0.0, gain) if selection == REGRET else math.exp(EVENLY / n * (gain - top))
        total += odds[i]
    drawn = below(rng, FINE) / FINE
    chosen, chance = n - 1, 0.0
    found = False
    for i in range(n):
        share = odds[i] / total if total > 0.0 else 1.0 / n
        trees.weights[first + i, PLAYED] += share
        share = (1.0 - EVENLY) * share + EVENLY / n
        if not found:
            chosen, chance = i, share
        found = found or drawn < share
        drawn -= share
    trees.chances[depth] = chance
    return int(first + chosen)


@rule
def learn(trees: Trees, depth: int, payoffs: Ints, selection: int) -> None:
    """Add what a game brought to each step of it that a tree chose."""
    counts = trees.counts
    best, winners = ABSENT, 0
    for seat in range(len(payoffs)):
        payoff = payoffs[seat]
        if payoff == ABSENT:
            continue
        counts[LEAST], counts[MOST] = min(counts[LEAST], payoff), max(counts[MOST], payoff)
        winners = 1 if payoff > best else winners + (payoff == best)
        best = max(best, payoff)
    share = WHOLE // winners if best >= 0 else 0
    span = max(1, counts[MOST] - counts[LEAST])
    for i in range(depth):
        node, edge, seat = trees.path[i, NODE], trees.path[i, EDGE], trees.path[i, SEAT]
        trees.nodes[node, VISITS] += 1
        trees.edges[edge, TRIED] += 1
        trees.edges[edge, SUM] += payoffs[seat]
        trees.edges[edge, WON] += share if payoffs[seat] == best else 0
        if selection != UCT and trees.chances[i] > 0.0:
            value = (payoffs[seat] - counts[LEAST]) / span
            if selection == REGRET:
                first = trees.nodes[node, FIRST]
                for other in range(first, first + trees.nodes[node, OPENED]):
                    trees.weights[other, GAIN] -= value
            trees.weights[edge, GAIN] += value / trees.chances[i]
