"""What the hidden cards can be, for one who has seen what he has seen.

The dealer deals each card of a deck with the same chance, and of what players choose only one
thing is hidden: which card of a packet they take. So all ways to lay the cards into the sleeves
that agree with what was seen are equally likely, card by card, copies told apart.
"""

from __future__ import annotations

import numpy as np

from tradecraft.games.agency.auction import sort_packet
from tradecraft.games.agency.box import (
    FREE,
    LOCATIONS,
    NO_CITY,
    NO_OBJECTIVE,
    OBJECTIVE_KINDS,
    PAIRING,
    SEATS,
    SLEEVES,
    TAKING,
    Position,
)
from tradecraft.games.agency.decks import ASSETS, EACH_OBJECTIVE, NO_CARD, OBJECTIVES
from tradecraft.games.agency.map import CITIES
from tradecraft.games.agency.objectives import is_partner
from tradecraft.games.agency.trade import copies
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.layout import UNKNOWN, Ints


@rule
def imagine(pos: Position, viewer: int, rng: Ints) -> None:  # noqa: ARG001  # each verb has it
    """Deal all that the viewer has not seen once more."""
    deal_papers(pos, rng)
    names, unknown = pos.name, 0
    for sleeve in range(SLEEVES):
        if names[sleeve] == UNKNOWN:
            unknown |= 1 << sleeve
    deal_cards(pos, rng)
    while pos.step == PAIRING and not has_pair(pos):
        for sleeve in range(SLEEVES):
            if unknown >> sleeve & 1:
                names[sleeve] = UNKNOWN
        deal_cards(pos, rng)
    pos.lot_holds[:] = NO_CARD
    pos.passed[:] = NO_CARD
    pos.location_lot_holds[:] = NO_CITY
    pos.objective_lot_holds[:] = NO_OBJECTIVE


@rule
def has_pair(pos: Position) -> bool:
    """Who has shown one object has the other too (AG-11.1, AG-12.3)."""
    found = False
    for sleeve in range(SLEEVES):
        found |= is_partner(pos, sleeve)
    return found


# ---------------------------------------------------------------------------------------------
# Asset cards


@rule
def draw_of(left: Ints, rng: Ints) -> int:
    """Draw one of so many of each, and take it out."""
    total = 0
    for which in range(len(left)):
        total += left[which]
    drawn = below(rng, total)
    which = 0
    while drawn >= left[which]:
        drawn -= left[which]
        which += 1
    left[which] -= 1
    return which


@rule
def deal_cards(pos: Position, rng: Ints) -> None:
    """First what he passed on, then the rest of each lot; what is left is the deck."""
    left = np.zeros(ASSETS, np.int64)
    names, lot, passed, lots = pos.name, pos.lot, pos.passed, pos.lots
    for sleeve in range(SLEEVES):
        if names[sleeve] == UNKNOWN and passed[sleeve] != NO_CARD:
            count_passed(pos, sleeve, left)
            names[sleeve] = draw_of(left, rng)
    for sleeve in range(SLEEVES):
        if names[sleeve] == UNKNOWN and lot[sleeve] < lots:
            count_old(pos, lot[sleeve], left)
            deal_lot(pos, lot[sleeve], left, rng)
    count_new(pos, left)
    deal_lot(pos, pos.lots, left, rng)
    for name in range(ASSETS):
        pos.deck[name] = left[name]
    if pos.step == TAKING and pos.taken > 0:
        sort_packet(pos)


@rule
def deal_lot(pos: Position, lot: int, left: Ints, rng: Ints) -> None:
    """Deal these cards into the sleeves of a lot of which nothing is known."""
    names, lots = pos.name, pos.lot
    for sleeve in range(SLEEVES):
        if names[sleeve] == UNKNOWN and lots[sleeve] == lot:
            names[sleeve] = draw_of(left, rng)


@rule
def count_passed(pos: Position, sleeve: int, left: Ints) -> None:
    """Count what the viewer passed on with this card, less what he knows."""
    auction, lot, passed, names = pos.auction, pos.lot, pos.passed, pos.name
    left[:] = 0
    for other in range(SLEEVES):
        alike = auction[other] == auction[sleeve] and lot[other] == lot[sleeve]
        if alike and passed[other] != NO_CARD:
            left[passed[other]] += 1
            if names[other] != UNKNOWN:
                left[names[other]] -= 1


@rule
def count_old(pos: Position, lot: int, left: Ints) -> None:
    """Count what is left of a lot before the last, less what is known or dealt (AG-H43)."""
    where, lots, names = pos.where, pos.lot, pos.name
    left[:] = 0
    for sleeve in range(SLEEVES):
        if where[sleeve] != FREE and lots[sleeve] == lot:
            left[pos.lot_holds[sleeve]] += 1
            if names[sleeve] != UNKNOWN:
                left[names[sleeve]] -= 1


@rule
def count_new(pos: Position, left: Ints) -> None:
    """Count the last lot: all cards, less the older lots, less what is known or dealt."""
    for name in range(ASSETS):
        left[name] = copies(pos, name)
    where, lot, lots, names = pos.where, pos.lot, pos.lots, pos.name
    for sleeve in range(SLEEVES):
        if where[sleeve] != FREE:
            if lot[sleeve] < lots:
                left[pos.lot_holds[sleeve]] -= 1
            elif names[sleeve] != UNKNOWN:
                left[names[sleeve]] -= 1


# ---------------------------------------------------------------------------------------------
# Location and Objective cards


@rule
def deal_papers(pos: Position, rng: Ints) -> None:
    """Deal the Location and Objective cards of the others, lot by lot."""
    cities, kinds = np.zeros(CITIES, np.int64), np.zeros(OBJECTIVES, np.int64)
    for seat in range(SEATS):
        if pos.location[seat] == UNKNOWN:
            count_locations(pos, pos.location_lot[seat], cities)
            pos.location[seat] = draw_of(cities, rng)
        if pos.objective[seat] == UNKNOWN:
            count_objectives(pos, pos.objective_lot[seat], kinds)
            pos.objective[seat] = draw_of(kinds, rng)


@rule
def count_locations(pos: Position, lot: int, left: Ints) -> None:
    """Count the Location cards that may be held by a seat whose card is of this lot."""
    newest = lot == pos.location_lots
    for city in range(CITIES):
        fresh = city < pos.options[LOCATIONS] and not pos.used_locations[city]
        left[city] = fresh and newest
    for seat in range(SEATS):
        held, paper = pos.location_lot_holds[seat], pos.location[seat]
        known = paper not in (UNKNOWN, NO_CITY)
        if held == NO_CITY:
            if newest and known:
                left[paper] -= 1
        elif newest:
            left[held] -= 1  # of an older lot
        elif pos.location_lot[seat] == lot:
            left[held] += 1
            if known:
                left[paper] -= 1


@rule
def count_objectives(pos: Position, lot: int, left: Ints) -> None:
    """Count the Objective cards that may be held by a seat whose card is of this lot."""
    newest = lot == pos.objective_lots
    for kind in range(OBJECTIVES):
        all_of_them = EACH_OBJECTIVE * (kind < pos.options[OBJECTIVE_KINDS])
        left[kind] = (all_of_them - pos.used_objectives[kind]) * newest
    for seat in range(SEATS):
        held, paper = pos.objective_lot_holds[seat], pos.objective[seat]
        known = paper not in (UNKNOWN, NO_OBJECTIVE)
        if held == NO_OBJECTIVE:
            if newest and known:
                left[paper] -= 1
        elif newest:
            left[held] -= 1  # of an older lot
        elif pos.objective_lot[seat] == lot:
            left[held] += 1
            if known:
                left[paper] -= 1
