"""What readers of a view ask the rules: what arrows and Missions are worth, what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from tradecraft.games.the_agents.box import FACTIONS, MOST_TASKS, NO_MISSION, PLACES, Position
from tradecraft.games.the_agents.memory import unplaced_agents, unplaced_missions
from tradecraft.games.the_agents.scoring import arrow, partner, worth
from tradecraft.kernel.compiling import kernel
from tradecraft.kernel.layout import Array, Ints, dtype_of


@dataclass(frozen=True)
class Worths:
    """IP by Faction and side: side 0 is the player whose left Faction it is, side 1 the other."""

    arrows: list[list[list[int]]]  # of the arrow between a card and the next one
    missions: list[list[list[int]]]  # of each Mission that is assigned there


@kernel
def measure(positions: Array, arrows: Ints, missions: Ints) -> None:
    """Write down what each arrow and each Mission would pay now (TA-4.7, TA-4.8, TA-8.2)."""
    pos = positions[0]
    for faction in range(pos.seats):
        for side in range(2):
            seat = faction if side == 0 else partner(pos, faction, faction)
            for index in range(pos.length[faction] - 1):
                arrows[faction, side, index] = arrow(pos, faction, index, seat)
            for place in range(MOST_TASKS):
                mission = pos.tasks[faction, side, place]
                if mission != NO_MISSION:
                    missions[faction, side, place] = worth(pos, mission // 2, faction, seat)


def worths(seen: Position) -> Worths:
    """Give what the table is worth; all of it lies open."""
    arrows = np.zeros((FACTIONS, 2, PLACES), np.int64)
    missions = np.zeros((FACTIONS, 2, MOST_TASKS), np.int64)
    measure(np.array([seen], dtype_of(Position)), arrows, missions)
    return Worths(arrows.tolist(), missions.tolist())


@kernel
def hidden(positions: Array) -> tuple[int, int]:
    """Give the Agents and the Missions of which a viewer does not see where they are, as bits."""
    return unplaced_agents(positions[0]), unplaced_missions(positions[0])


def unplaced(seen: Position) -> tuple[list[int], list[int]]:
    """List the Agents and the Missions of which a viewer does not see where they are."""
    found = hidden(np.array([seen], dtype_of(Position)))
    agents, missions = (list(bits_of(bits)) for bits in found)
    return agents, missions


def bits_of(bits: int) -> Iterator[int]:
    """Give the numbers of the bits that are set."""
    return (number for number in range(int(bits).bit_length()) if bits >> number & 1)
