"""Who wins: a cell in each zone, or at the safety stop the best rank; and what is in the box."""

from __future__ import annotations

from typing import Final

from tradecraft.games.agency.box import (
    FREE,
    NO_OBJECTIVE,
    NO_SEAT,
    SEATS,
    SLEEVES,
    Position,
)
from tradecraft.games.agency.dealing import in_location_deck, objectives_in_deck
from tradecraft.games.agency.decks import ASSETS, OBJECTIVES
from tradecraft.games.agency.map import CITIES, ZONE, ZONES
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import Ints

WHOLE: Final = 60  # a victory, which halves, thirds and quarters divide evenly
A_ZONE: Final = 1_000_000  # more than all cells, and
A_CELL: Final = 100_000  # more than all money


@rule
def cells_of(pos: Position, seat: int) -> int:
    """Count the cells of a player."""
    cell, count = pos.cell, 0
    for city in range(CITIES):
        count += cell[seat, city]
    return int(count)


@rule
def zones_of(pos: Position, seat: int) -> int:
    """Count the zones in which a player has a cell (AG-H13)."""
    cell, zones = pos.cell, 0
    for city in range(CITIES):
        zones |= cell[seat, city] << ZONE[city]
    count = 0
    for zone in range(ZONES):
        count += zones >> zone & 1
    return count


@rule
def rank(pos: Position, seat: int) -> int:
    """Most zones with a cell, then most cells, then most money (AG-H26)."""
    zones, cells = zones_of(pos, seat), cells_of(pos, seat)
    return int(A_ZONE * zones + A_CELL * cells + pos.money[seat])


@rule
def points(pos: Position, out: Ints) -> None:
    """Write in how many zones each has a cell: who has one in all three has won (AG-14.1)."""
    for seat in range(SEATS):
        out[seat] = zones_of(pos, seat)


@rule
def returns(pos: Position, out: Ints) -> None:
    """Who has a cell in each zone wins alone; at the safety stop equals share (AG-14.1, AG-H26)."""
    best, count = 0, 0
    for seat in range(SEATS):
        best = max(best, rank(pos, seat))
    for seat in range(SEATS):
        count += rank(pos, seat) == best
    for seat in range(SEATS):
        won = rank(pos, seat) == best
        if pos.winner != NO_SEAT:
            won, count = pos.winner == seat, 1
        out[seat] = WHOLE // count if won else 0


@rule
def census(pos: Position, out: Ints) -> int:
    """Count the Asset cards by name, the Location cards and their numbers, the Objective cards."""
    for name in range(ASSETS):
        out[name] = pos.deck[name]
    for sleeve in range(SLEEVES):
        if pos.where[sleeve] != FREE:
            out[pos.name[sleeve]] += 1
    cards = numbers = 0
    for city in range(CITIES):
        there = in_location_deck(pos, city) + pos.used_locations[city]
        for seat in range(SEATS):
            there += pos.location[seat] == city
        cards += there
        numbers += there * city
    objectives = 0
    for kind in range(OBJECTIVES):
        objectives += max(objectives_in_deck(pos, kind), 0) + pos.used_objectives[kind]
    for seat in range(SEATS):
        objectives += pos.objective[seat] != NO_OBJECTIVE
    out[ASSETS], out[ASSETS + 1], out[ASSETS + 2] = cards, numbers, objectives
    return ASSETS + 3
