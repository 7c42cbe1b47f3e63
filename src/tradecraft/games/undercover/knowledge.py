"""What all can know of the hidden sides: for each agent, what its back can be, and how likely.

Each way to deal the two piles is as likely as any other. They are counted split by split, as
`imagine` does; this is the same count for readers of a view, and kept for as long as nothing new
is seen.
"""

from __future__ import annotations

import functools
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from tradecraft.games.undercover.box import (
    AGENTS,
    COLOURS,
    EACH,
    IN_FIRST,
    NO_COLOUR,
    NONE,
    OFFICIAL,
    PILES,
    SECRET,
)
from tradecraft.kernel.layout import UNKNOWN

Odds = Mapping[int, int]  # by colour: how many deals speak for it, in smallest numbers

PARTED: Final = tuple(  # by split: the pile of each agent
    tuple(1 - (first >> agent & 1) for agent in range(AGENTS)) for first in IN_FIRST.tolist()
)
SECRETS: Final = tuple(SECRET.tolist())
OFFICIALS: Final = tuple(OFFICIAL.tolist())


def undercover_odds(front: Sequence[int], agent: Sequence[int]) -> tuple[Odds, ...]:
    """Give for each slot whose official side was seen the odds of its undercover colour."""
    return _odds(tuple(front), tuple(agent))


@functools.lru_cache(maxsize=4096)
def _odds(fronts: tuple[int, ...], agents: tuple[int, ...]) -> tuple[Odds, ...]:
    known = {slot: agent for slot, agent in enumerate(agents) if agent not in (UNKNOWN, NONE)}
    shown = [s for s, front in enumerate(fronts) if front != NO_COLOUR and s not in known]
    alike = Counter((slot // EACH, fronts[slot]) for slot in shown)
    found: list[Counter[int]] = [Counter() for _ in range(AGENTS)]
    for parted in PARTED:
        if any(parted[agent] != slot // EACH for slot, agent in known.items()):
            continue
        free: dict[tuple[int, int], list[int]] = {
            (pile, colour): [] for pile in range(PILES) for colour in range(COLOURS)
        }
        for agent in set(range(AGENTS)).difference(known.values()):
            free[parted[agent], OFFICIALS[agent]].append(agent)
        deals = math.prod(math.perm(len(free[group]), count) for group, count in alike.items())
        for slot in shown if deals else ():
            choices = free[slot // EACH, fronts[slot]]
            for agent in choices:  # each of them lies here in the same number of deals
                found[slot][SECRETS[agent]] += deals // len(choices)
    return tuple(
        {SECRETS[known[slot]]: 1} if slot in known else _smallest(found[slot])
        for slot in range(AGENTS)
    )


def _smallest(odds: Counter[int]) -> Odds:
    """Divide by what all numbers have in common."""
    common = math.gcd(*odds.values())
    return {colour: odds[colour] // common for colour in sorted(odds)}
