"""What the hidden agents can be: all deals that show what has been seen, counted and drawn.

Sets of agents are bits. A split says which six of them lie in the first pile (UC-2.18).
"""

from __future__ import annotations

import numpy as np

from tradecraft.games.undercover.box import (
    AGENTS,
    ALL_AGENTS,
    COLOURS,
    EACH,
    IN_FIRST,
    NO_COLOUR,
    PILES,
    SPLITS,
    Position,
)
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.layout import UNKNOWN, Ints


@rule
def draw_deal(pos: Position, rng: Ints) -> None:
    """Draw one of the deals that show all that has been seen, and lay it."""
    # Each deal is as likely as any other: so a split is drawn as often as there are deals with it.
    known, split = revealed(pos), draw_split(pos, rng)
    for slot in range(AGENTS):
        if pos.agent[slot] == UNKNOWN and pos.front[slot] != NO_COLOUR:
            able = of_colour(pos.front[slot]) & in_pile(split, slot // EACH)
            known |= lay_one(pos, slot, able & ~known, rng)
    for slot in range(AGENTS):
        if pos.agent[slot] == UNKNOWN:
            known |= lay_one(pos, slot, in_pile(split, slot // EACH) & ~known, rng)


@rule
def revealed(pos: Position) -> int:
    """Give the agents of which both sides have been seen."""
    known = 0
    for slot in range(AGENTS):
        if pos.seen[slot]:
            known |= 1 << pos.agent[slot]
    return known


@rule
def in_pile(split: int, pile: int) -> int:
    """Give the six agents that a split puts into a pile."""
    return int(IN_FIRST[split] if pile == 0 else ALL_AGENTS - IN_FIRST[split])


@rule
def of_colour(colour: int) -> int:
    """Give the two agents that look alike from the front (UC-3.2)."""
    return 3 << 2 * colour


@rule
def draw_split(pos: Position, rng: Ints) -> int:
    """Draw how the agents were split, each way as often as there are deals with it."""
    known, known_in_first = revealed(pos), 0
    shown = np.zeros((PILES, COLOURS), np.int64)  # agents of which only the front was seen
    for slot in range(AGENTS):
        if pos.seen[slot]:
            known_in_first |= (slot < EACH) << pos.agent[slot]
        elif pos.front[slot] != NO_COLOUR:
            shown[slot // EACH, pos.front[slot]] += 1
    chosen, deals = 0, 0
    for split in range(SPLITS):
        if IN_FIRST[split] & known == known_in_first:
            count = ways(split, known, shown)
            deals += count
            if count > 0 and below(rng, deals) < count:
                chosen = split
    return chosen


@rule
def ways(split: int, known: int, shown: Ints) -> int:
    """Count the ways to choose, with this split, who lies where only the front was seen."""
    total = 1
    for pile in range(PILES):
        free = in_pile(split, pile) & ~known
        for colour in range(COLOURS):
            able = (free >> 2 * colour & 1) + (free >> 2 * colour + 1 & 1)
            for taken in range(shown[pile, colour]):
                total *= able - taken
    return total


@rule
def lay_one(pos: Position, slot: int, able: int, rng: Ints) -> int:
    """Draw one of those who can lie in a slot, and lay it; the answer is that agent, as a set."""
    count = 0
    for agent in range(AGENTS):
        count += able >> agent & 1
    drawn = below(rng, count)
    for agent in range(AGENTS):
        if able >> agent & 1:
            if drawn == 0:
                pos.agent[slot] = agent
                return 1 << agent
            drawn -= 1
    return 0
