"""The dealer's work: the three decks, their renewal, and the sleeves of the Asset cards."""

from __future__ import annotations

from tradecraft.games.agency.box import (
    DEALING_LOCATION,
    DEALING_OBJECTIVE,
    DEALING_PACKET,
    FREE,
    HAND,
    LOCATIONS,
    NO_CITY,
    NO_OBJECTIVE,
    OBJECTIVE_KINDS,
    PACKET,
    PILE,
    SEATS,
    SLEEVES,
    STILL_IN_PACKET,
    Position,
)
from tradecraft.games.agency.decks import EACH_OBJECTIVE, NO_CARD, OBJECTIVES
from tradecraft.games.agency.map import CITIES
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import DEALER


@rule
def has_card_to_draw(pos: Position) -> bool:
    """If the deck is empty the discards are turned up and shuffled (AG-H8, AG-H38, AG-H43)."""
    if pos.deck_size == 0:
        for sleeve in range(SLEEVES):
            if pos.where[sleeve] == PILE:
                pos.deck[pos.name[sleeve]] += 1
                pos.deck_size += 1
                empty_sleeve(pos, sleeve)
        pos.lots += pos.deck_size > 0
    return pos.deck_size > 0


@rule
def empty_sleeve(pos: Position, sleeve: int) -> None:
    """A sleeve is free for another card."""
    pos.where[sleeve], pos.name[sleeve] = FREE, NO_CARD
    pos.knows[sleeve] = pos.lot[sleeve] = pos.auction[sleeve] = pos.order[sleeve] = 0


@rule
def draw(pos: Position, name: int) -> None:
    """A card comes into the first free sleeve; only who may look knows it (AG-H42)."""
    sleeve = 0
    while pos.where[sleeve] != FREE:
        sleeve += 1
    pos.deck[name] -= 1
    pos.deck_size -= 1
    pos.name[sleeve], pos.lot[sleeve] = name, pos.lots
    if pos.step == DEALING_PACKET:
        pos.where[sleeve], pos.knows[sleeve] = PACKET, 1 << pos.holder  # AG-13.4
        pos.auction[sleeve], pos.order[sleeve] = pos.turn, STILL_IN_PACKET
    else:
        pos.where[sleeve], pos.knows[sleeve] = HAND + pos.target, 1 << pos.target


@rule
def count_at(pos: Position, place: int) -> int:
    """Count the Asset cards at a place."""
    where, count = pos.where, 0
    for sleeve in range(SLEEVES):
        count += where[sleeve] == place
    return count


@rule
def in_location_deck(pos: Position, city: int) -> bool:
    """Say whether the Location card of a city is in its deck (AG-H3, AG-S3)."""
    location, held = pos.location, False
    for seat in range(SEATS):
        held |= location[seat] == city
    return bool(not held and not pos.used_locations[city] and city < pos.options[LOCATIONS])


@rule
def objectives_in_deck(pos: Position, kind: int) -> int:
    """Count the Objective cards of a kind in their deck (AG-H4, AG-S4)."""
    left = EACH_OBJECTIVE * (kind < pos.options[OBJECTIVE_KINDS]) - pos.used_objectives[kind]
    for seat in range(SEATS):
        left -= pos.objective[seat] == kind
    return int(left)


@rule
def ask_for_papers(pos: Position, seat: int) -> None:
    """A new Location and a new Objective card for a player; first the Location (AG-11.11)."""
    pos.target = seat
    pos.actor, pos.step = DEALER, DEALING_LOCATION
    for city in range(CITIES):
        if in_location_deck(pos, city):
            return
    for city in range(CITIES):  # AG-H8
        pos.used_locations[city] = 0
    pos.location_lots += 1


@rule
def deal_location(pos: Position, city: int) -> None:
    """A Location card is dealt face down; the Objective follows (AG-2.8)."""
    pos.location[pos.target], pos.location_lot[pos.target] = city, pos.location_lots
    pos.step = DEALING_OBJECTIVE
    left = 0
    for kind in range(OBJECTIVES):
        left += objectives_in_deck(pos, kind)
    if left == 0:  # AG-H8
        for kind in range(OBJECTIVES):
            pos.used_objectives[kind] = 0
        pos.objective_lots += 1


@rule
def deal_objective(pos: Position, kind: int) -> None:
    """An Objective card is dealt face down (AG-2.8)."""
    pos.objective[pos.target], pos.objective_lot[pos.target] = kind, pos.objective_lots


@rule
def put_papers_aside(pos: Position, seat: int) -> None:
    """The revealed cards of an objective that is completed or stopped (AG-H39)."""
    pos.used_locations[pos.location[seat]] = 1
    pos.used_objectives[pos.objective[seat]] += 1
    pos.location[seat], pos.objective[seat] = NO_CITY, NO_OBJECTIVE
    pos.location_lot[seat] = pos.objective_lot[seat] = 0
    pos.under_way[seat] = 0  # the token leaves the map (AG-4.3, AG-11.15)
