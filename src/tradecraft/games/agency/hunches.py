"""What a player does who does not think, and how well one stands in a game in the head."""

from __future__ import annotations

from typing import Final

import numpy as np

from tradecraft.games.agency.auction import in_packet
from tradecraft.games.agency.box import (
    ATTACK,
    CELL,
    DESTROY,
    DROP,
    END,
    GO,
    HAND,
    INITIATE,
    MOVE,
    NO_CITY,
    NO_OBJECTIVE,
    PASSED,
    PAWNS,
    PLACE,
    PLAY,
    PROPOSING,
    REFUSE,
    SEATS,
    SLEEVES,
    SPY,
    STEAL,
    STOP,
    TAKE,
    TRADE,
    UP,
    Position,
    parts,
)
from tradecraft.games.agency.decks import OBJECT, SERVES, SORT
from tradecraft.games.agency.map import CITIES, STEPS, WALK, ZONE, ZONES
from tradecraft.games.agency.scoring import WHOLE
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.hopes import share_hopes
from tradecraft.kernel.layout import DEALER, Ints

RARELY: Final = 8  # one time in so many, anything
MOOD: Final = 2  # likings that differ by less may change places
LIKING: Final = np.zeros(PASSED + 1, np.int64)  # by kind of move; of some it depends on more
for _kind, _like in (
    *((INITIATE, 18), (STOP, 17), (STEAL, 6), (DESTROY, 4), (SPY, 4), (REFUSE, 4), (END, 3)),
    *((PLAY, -2), (ATTACK, -3), (TRADE, -6)),
):
    LIKING[_kind] = _like
LEAST: Final = -100  # nothing is liked less

SOON: Final = 6  # moves after which a game in the head is judged
# How well one stands, in k
A_ZONE: Final = 60  # a cell in it
A_SPY_THERE: Final = 6  # or at least a spy
UNDER_WAY: Final = 45  # one's objective
AN_OBJECT: Final = 8  # in the hand, of the two for one's objective
A_LINK: Final = 2  # that lies between one's spies and the Location; more with the objects
A_SPY: Final = 4
A_CARD: Final = 3
WINDOW: Final = 60  # who is so far behind has lost


@rule
def hunch(pos: Position, out: Ints, n: int, rng: Ints) -> int:
    """Build, initiate, stop; walk to the Location and to other zones; trade hardly ever."""
    best, most = below(rng, n), LEAST
    if pos.actor != DEALER and pos.step != PROPOSING and below(rng, RARELY) > 0:
        zones = zones_with_cell(pos, pos.actor)
        for i in range(n):
            like = 4 * liking(pos, out[i], zones) + below(rng, 4 * MOOD)
            if like > most:
                best, most = i, like
    return int(out[best])


@rule
def liking(pos: Position, move: int, zones: int) -> int:
    """Say how much a move is liked by who has a cell in these zones."""
    kind, a, b, _ = parts(move)
    me = pos.actor
    if kind == CELL:
        return 0 if zones >> ZONE[a] & 1 else 20
    if kind == MOVE:
        return 5 if a == WALK and pos.pawn[me, b] != pos.location[me] else 0
    if kind in (GO, PLACE):
        far = STEPS[a, pos.location[me]] if seeks_location(pos, me) else 0
        return int(3 * (1 - (zones >> ZONE[a] & 1)) - 2 * far)
    if kind == TAKE:
        return use_of(pos, me, in_packet(pos, a))
    if kind == DROP:
        return -use_of(pos, me, a)
    return int(LIKING[kind])


@rule
def seeks_location(pos: Position, seat: int) -> bool:
    """Say whether a player has a Location where he has not initiated yet."""
    return bool(pos.location[seat] != NO_CITY and not pos.under_way[seat])


@rule
def use_of(pos: Position, seat: int, sleeve: int) -> int:
    """Say how useful a card is: objects are, most of all for one's own objective."""
    name = pos.name[sleeve]
    if SORT[name] != OBJECT:
        return 0
    return 6 if SERVES[name] == pos.objective[seat] else 2


@rule
def zones_with_cell(pos: Position, seat: int) -> int:
    """Give the zones in which a player has a cell, as bits."""
    zones = 0
    for city in range(CITIES):
        zones |= pos.cell[seat, city] << ZONE[city]
    return zones


@rule
def outlook(pos: Position, plies: int, out: Ints) -> int:
    """Judge by cells in zones, money, the objective, spies and cards."""
    if plies < SOON:
        return 0
    for seat in range(SEATS):
        out[seat] = pos.money[seat] + on_the_map(pos, seat) + in_hand(pos, seat)
    share_hopes(out, SEATS, WINDOW, WHOLE)
    return 1


@rule
def on_the_map(pos: Position, seat: int) -> int:
    """Add up what cells and spies are worth."""
    held, visited, value = zones_with_cell(pos, seat), 0, 0
    for pawn in range(PAWNS):
        if pos.pawn[seat, pawn] < CITIES:
            visited |= 1 << ZONE[pos.pawn[seat, pawn]]
            value += A_SPY
    for zone in range(ZONES):
        if held >> zone & 1:
            value += A_ZONE
        elif visited >> zone & 1:
            value += A_SPY_THERE
    return value


@rule
def in_hand(pos: Position, seat: int) -> int:
    """Add up what cards are worth, and how near the objective is."""
    cards, useful, far = 0, 0, CITIES
    for sleeve in range(SLEEVES):
        if pos.where[sleeve] in (HAND + seat, UP + seat):
            cards += 1
            name = pos.name[sleeve]
            if SORT[name] == OBJECT and SERVES[name] == pos.objective[seat]:
                useful |= 1 << name % 2  # the two of a pair stand side by side in the deck
    if pos.under_way[seat]:
        return A_CARD * cards + UNDER_WAY
    if pos.objective[seat] == NO_OBJECTIVE or pos.location[seat] == NO_CITY:
        return A_CARD * cards
    for pawn in range(PAWNS):
        if pos.pawn[seat, pawn] < CITIES:
            far = min(far, STEPS[pos.pawn[seat, pawn], pos.location[seat]])
    objects = (useful & 1) + (useful >> 1)
    return A_CARD * cards + AN_OBJECT * objects - A_LINK * min(far, 9) * (1 + objects)
