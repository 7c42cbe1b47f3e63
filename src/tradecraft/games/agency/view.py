"""What a seat of Agency_ is shown, as JSON: the map and every piece on it, hands, papers, deals.

All of it is made from masked positions. What does not change in a game, the map, stands apart from
what does.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from tradecraft.games.agency import box
from tradecraft.games.agency.box import (
    CELLS,
    EDGE,
    GOODS,
    HAND,
    NO_AGENCY,
    NO_CITY,
    NO_OBJECTIVE,
    NO_PAWN,
    NO_SEAT,
    NO_SLEEVE,
    OPTIONS,
    PACKET,
    PILE,
    PRICE,
    SEATS,
    UP,
    Position,
)
from tradecraft.games.agency.decks import ASSET_NAMES, ASSETS, COPIES, NO_CARD, OBJECTIVE_NAMES
from tradecraft.games.agency.map import (
    AGENCY_NAMES,
    BASE,
    CITIES,
    CITY_NAMES,
    COLOURS,
    TABLE,
    ZONE,
    ZONE_NAMES,
    ZONES,
)
from tradecraft.kernel.layout import UNKNOWN, Ints

STEPS: Final = (
    "drawing-first",
    "choosing",
    "placing",
    "dealing-location",
    "dealing-objective",
    "dealing-card",
    "dealing-packet",
    "acting",
    "moving",
    "zoning",
    "aiming",
    "stopping",
    "pairing",
    "fleeing",
    "wrecking",
    "blaming",
    "rolling",
    "stealing",
    "picking",
    "partnering",
    "proposing",
    "answering",
    "dropping",
    "taking",
    "over",
)
MODE_NAMES: Final = ("walk", "car", "plane")
GOODS_NAMES: Final = (*MODE_NAMES, "spy", "cell")
PARTS: Final = (None, "offered", "asked", "laid-out")

KNOWERS: Final = tuple(
    tuple(seat for seat in range(SEATS) if bits >> seat & 1) for bits in range(box.EVERYBODY + 1)
)

Json = dict[str, Any]
Places = dict[int, list[Json]]  # the cards at each place, in the order of their sleeves

MAP: Final[Json] = {
    "zones": [
        {"name": name, "cities": [city.name for city in TABLE if city.zone == zone]}
        for zone, name in enumerate(ZONE_NAMES)
    ],
    "cities": [
        {
            "name": city.name,
            "zone": ZONE_NAMES[city.zone],
            "longitude": city.longitude,
            "latitude": city.latitude,
            "links": city.links.split(),
            "base": next((a for a, b in zip(AGENCY_NAMES, BASE, strict=True) if b == place), None),
        }
        for place, city in enumerate(TABLE)
    ],
    "roads": [
        [city.name, other]
        for place, city in enumerate(TABLE)
        for other in city.links.split()
        if CITY_NAMES.index(other) > place
    ],
}


def who(seen: Position, seat: int) -> str:
    """Name the agency of a seat; none before it is chosen."""
    agency = int(seen.agency[seat])
    return "none" if agency == NO_AGENCY else AGENCY_NAMES[agency]


def seat_or_none(seat: int) -> int | None:
    """Give a seat, None for nobody."""
    return None if seat == NO_SEAT else int(seat)


def view(seen: Position, viewer: int) -> Json:
    """Show the table as this viewer sees it."""
    cards = cards_by_place(seen)
    return {
        "step": STEPS[seen.step],
        "turn": int(seen.turn),
        "round": (int(seen.turn) + SEATS - 1) // SEATS,
        "rounds": int(seen.options[box.ROUNDS]),
        "first": seat_or_none(seen.first),
        "active": seat_or_none(seen.active),
        "holder": seat_or_none(seen.holder),
        "winner": seat_or_none(seen.winner),
        "map": MAP,
        "seats": [seat_view(seen, seat, viewer, cards) for seat in range(SEATS)],
        "zones": zones_view(cards),
        "market": [
            {"goods": GOODS_NAMES[g], "price": int(PRICE[g]), "bought": bool(seen.bought[g])}
            for g in range(1, GOODS)
        ],
        "fought": bool(seen.fought),
        "decks": decks_view(seen, cards),
        "doing": doing_view(seen),
        "auction": auction_view(seen, cards),
        "trade": trade_view(seen, cards),
        "options": {
            option.name: value for option, value in zip(OPTIONS, seen.options.tolist(), strict=True)
        },
    }


def forget(seen: Position, viewer: int) -> None:
    """Keep of the cards only what lies open or in the viewer's own hand."""
    seen.passed[:] = NO_CARD
    seen.lot_holds[:] = NO_CARD
    for seat in range(SEATS):
        for sleeve in lying_in(seen, HAND + seat) if seat != viewer else ():
            if seen.part[sleeve] != box.LAID_OUT:
                seen.name[sleeve] = UNKNOWN


# -- cards ----------------------------------------------------------------------------------------


def cards_by_place(seen: Position) -> Places:
    """Show the cards where they lie: what each is or can be, and who else knows it."""
    found: Places = {}
    passed, old = guesses(seen, seen.passed, seen.auction), guesses(seen, seen.lot_holds, None)
    fields = (seen.where, seen.name, seen.knows, seen.part)
    rows = zip(*(field.tolist() for field in fields), strict=True)
    for sleeve, (place, name, knows, part) in enumerate(rows):
        if place == box.FREE:
            continue
        card = {
            "sleeve": sleeve,
            "name": ASSET_NAMES[name] if 0 <= name < ASSETS else None,
            "one_of": passed.get(sleeve) or old.get(sleeve) or [],
            "open": bool(knows >> box.PUBLIC & 1),
            "seen_by": list(KNOWERS[knows]),
            "part": PARTS[part],
        }
        found.setdefault(place, []).append(card)
    return found


def guesses(seen: Position, held: Ints, auction: Ints | None) -> dict[int, list[str]]:
    """Say what unknown cards can be, where a viewer knows what lies in some sleeves together.

    He does of those that he passed on in an auction (AG-13.5), and of those of an older deck, all
    of whose cards have been seen (AG-H43).
    """
    together: dict[tuple[int, int], list[int]] = {}
    for sleeve in np.flatnonzero(held < NO_CARD).tolist():
        key = int(seen.lot[sleeve]), int(auction[sleeve]) if auction is not None else 0
        together.setdefault(key, []).append(sleeve)
    found: dict[int, list[str]] = {}
    for sleeves in together.values():
        left = [int(held[sleeve]) for sleeve in sleeves]
        unknown = [sleeve for sleeve in sleeves if seen.name[sleeve] == UNKNOWN]
        for sleeve in set(sleeves) - set(unknown):
            left.remove(int(seen.name[sleeve]))
        names = [ASSET_NAMES[name] for name in sorted(set(left))]
        found |= dict.fromkeys(unknown, names)
    return found


def card_name(seen: Position, sleeve: int) -> str | None:
    """Name the card in a sleeve; None if the viewer does not know it."""
    name = int(seen.name[sleeve])
    return ASSET_NAMES[name] if 0 <= name < ASSETS else None


def lying_in(seen: Position, place: int) -> list[int]:
    """Name the sleeves that lie at a place."""
    return [sleeve for sleeve, at in enumerate(seen.where.tolist()) if at == place]


def zones_view(cards: Places) -> list[Json]:
    """Show which cards lie at each zone for a round, and whose they are (AG-8.6)."""
    return [
        {
            "zone": name,
            "cards": [
                {**card, "owner": seat}
                for seat in range(SEATS)
                for card in cards.get(EDGE + ZONES * seat + zone, [])
            ],
        }
        for zone, name in enumerate(ZONE_NAMES)
    ]


def decks_view(seen: Position, cards: Places) -> Json:
    """Show what is left to draw, what is discarded, and which Asset cards are still unseen."""
    names = seen.name.tolist()
    left = (
        min(int(copies), int(seen.options[box.MOST_OF_EACH])) - names.count(name)
        for name, copies in enumerate(COPIES)
    )
    return {
        "assets": int(seen.deck_size),
        "renewed": int(seen.lots),
        "discards": cards.get(PILE, []),
        "unseen": dict(zip(ASSET_NAMES, left, strict=True)),
        "used_locations": [
            city
            for city, used in zip(CITY_NAMES, seen.used_locations.tolist(), strict=True)
            if used
        ],
        "used_objectives": dict(zip(OBJECTIVE_NAMES, seen.used_objectives.tolist(), strict=True)),
    }


# -- players --------------------------------------------------------------------------------------


def seat_view(seen: Position, seat: int, viewer: int, cards: Places) -> Json:
    """Show one player: agency, money, pawns, cells, cards and papers."""
    agency = int(seen.agency[seat])
    chosen = agency != NO_AGENCY
    pawns = seen.pawn[seat].tolist()
    cells = cells_of(seen, seat)
    return {
        "seat": seat,
        "mine": seat == viewer,
        "agency": AGENCY_NAMES[agency] if chosen else None,
        "colour": COLOURS[agency] if chosen else None,
        "base": CITY_NAMES[BASE[agency]] if chosen else None,
        "money": int(seen.money[seat]),
        "spies": [
            {
                "pawn": pawn,
                "city": CITY_NAMES[city],
                "walked": bool(seat == seen.active and seen.walked[pawn]),
            }
            for pawn, city in enumerate(pawns)
            if city < CITIES
        ],
        "capacity": box.CAPACITY + len(cells),
        "reserve": pawns.count(box.RESERVE),
        "cells": [CITY_NAMES[city] for city in cells],
        "cells_left": CELLS - len(cells),
        "zones": zones_of(cells),
        "points": len(zones_of(cells)),
        "hand": cards.get(HAND + seat, []),
        "up": cards.get(UP + seat, []),
        "papers": papers_view(seen, seat),
        "tolls": dict(zip(ZONE_NAMES, seen.toll[seat].tolist(), strict=True)),
        "barred": [
            zone for zone, n in zip(ZONE_NAMES, seen.barred[seat].tolist(), strict=True) if n
        ],
        "proposals": int(seen.proposals[seat]),
    }


def cells_of(seen: Position, seat: int) -> list[int]:
    """Name the cities with a cell of this player."""
    return [city for city, there in enumerate(seen.cell[seat].tolist()) if there]


def zones_of(cells: list[int]) -> list[str]:
    """Name the zones with at least one of these cells (AG-14.1)."""
    return [name for zone, name in enumerate(ZONE_NAMES) if zone in {int(ZONE[c]) for c in cells}]


def papers_view(seen: Position, seat: int) -> Json | None:
    """Show the Location and the Objective card; what is not known of them is None (AG-2.8)."""
    city, objective = int(seen.location[seat]), int(seen.objective[seat])
    if city == NO_CITY:
        return None
    known = objective not in (UNKNOWN, NO_OBJECTIVE)
    return {
        "location": None if city == UNKNOWN else CITY_NAMES[city],
        "objective": OBJECTIVE_NAMES[objective] if known else None,
        "under_way": bool(seen.under_way[seat]),
    }


# -- what is being done ---------------------------------------------------------------------------


def doing_view(seen: Position) -> Json:
    """Show what has been begun and is not finished: who moves how, which card is played at whom."""
    moving = seen.step == box.MOVING
    return {
        "mode": MODE_NAMES[seen.mode] if moving else None,
        "pawn": None if seen.mover == NO_PAWN else int(seen.mover),
        "card": None if seen.card == NO_SLEEVE else int(seen.card),
        "foe": seat_or_none(seen.foe),
        "city": None if seen.city == NO_CITY else CITY_NAMES[seen.city],
        "die": int(seen.die) or None,
        "picks": int(seen.picks) or None,
        "target": seat_or_none(seen.target),
    }


def auction_view(seen: Position, cards: Places) -> Json | None:
    """Show the packet that goes round (AG-13.4 to 13.6)."""
    if seen.step not in (box.DEALING_PACKET, box.TAKING):
        return None
    return {"taken": int(seen.taken), "packet": cards.get(PACKET, [])}


def trade_view(seen: Position, cards: Places) -> Json | None:
    """Show the proposal that is put together or answered: what is given for what (AG-H35)."""
    if seen.step not in (box.PROPOSING, box.ANSWERING):
        return None
    wanted = {ASSET_NAMES[name]: count for name, count in enumerate(seen.wanted.tolist()) if count}
    parts: dict[str | None, list[Json]] = {}
    for card in sorted((c for place in cards.values() for c in place), key=lambda c: c["sleeve"]):
        parts.setdefault(card["part"], []).append(card)
    return {
        "giver": int(seen.giver),
        "taker": int(seen.taker),
        "proposed": bool(seen.step == box.ANSWERING),
        "gives": {
            "cards": parts.get("offered", []),
            "money": int(seen.offered_money),
        },
        "asks": {
            "cards": parts.get("asked", []),
            "names": wanted,
            "money": int(seen.asked_money),
        },
        "laid_out": parts.get("laid-out", []),
    }
