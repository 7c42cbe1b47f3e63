"""What the hidden agents can be: all deals that show what has been seen, counted and drawn."""

from __future__ import annotations

from tradecraft.games.undercover.box import (
    AGENTS,
    EACH,
    NO_COLOUR,
    OFFICIAL,
    SECRET,
    SPLITS,
    Position,
)
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.layout import UNKNOWN, Ints


@rule
def draw_deal(pos: Position, rng: Ints) -> None:
    """Draw one of the deals that show all that has been seen, and lay it."""
    # Each deal is as likely as any other. Deals are counted split by split: each split is as likely
    # as there are deals with it that show all that has been seen.
    known = revealed(pos)
    deals = 0
    for split in range(SPLITS):
        deals += ways(pos, split, known)
    drawn = below(rng, deals)
    split = 0
    while drawn >= ways(pos, split, known):
        drawn -= ways(pos, split, known)
        split += 1
    for slot in range(AGENTS):
        if pos.agent[slot] == UNKNOWN and pos.front[slot] != NO_COLOUR:
            known = lay_one(pos, slot, split, known, rng)
    for slot in range(AGENTS):
        if pos.agent[slot] == UNKNOWN:
            known = lay_one(pos, slot, split, known, rng)


@rule
def revealed(pos: Position) -> int:
    """Give the agents of which both sides have been seen, as bits."""
    bits = 0
    for slot in range(AGENTS):
        if pos.seen[slot]:
            bits |= 1 << pos.agent[slot]
    return bits


@rule
def pile_in(split: int, agent: int) -> int:
    """Say where a split puts an agent: the two of one undercover colour part (UC-2.18)."""
    return int((agent & 1) ^ (split >> SECRET[agent] & 1))


@rule
def fits(pos: Position, slot: int, split: int, known: int, agent: int) -> bool:
    """Say whether an agent that was not revealed can lie in a slot."""
    pile, front = slot // EACH, pos.front[slot]
    colour = front in (NO_COLOUR, OFFICIAL[agent])
    return bool(colour and pile_in(split, agent) == pile and known >> agent & 1 == 0)


@rule
def ways(pos: Position, split: int, known: int) -> int:
    """Count the ways to choose, with this split, who lies where the official side was seen."""
    total = 1
    for slot in range(AGENTS):
        if pos.seen[slot]:
            total *= pile_in(split, pos.agent[slot]) == slot // EACH
        elif pos.front[slot] != NO_COLOUR:
            count = 0
            for agent in range(2 * pos.front[slot], 2 * pos.front[slot] + 2):
                count += fits(pos, slot, split, known, agent)
            for other in range(slot // EACH * EACH, slot):  # what these take is gone
                count -= not pos.seen[other] and pos.front[other] == pos.front[slot]
            total *= max(count, 0)
    return total


@rule
def lay_one(pos: Position, slot: int, split: int, known: int, rng: Ints) -> int:
    """Draw one that can lie there, and lay it; the answer is who is known or laid then."""
    count = 0
    for agent in range(AGENTS):
        count += fits(pos, slot, split, known, agent)
    drawn = below(rng, count)
    for agent in range(AGENTS):
        if fits(pos, slot, split, known, agent):
            if drawn == 0:
                pos.agent[slot] = agent
                return known | 1 << agent
            drawn -= 1
    return known
