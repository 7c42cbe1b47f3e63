"""Who sees what, and what a perfect memory makes of it.

Cards keep their sleeves (AG-H42), so that whoever has seen a card knows it until its sleeve is
emptied: `knows`. Of the others a viewer knows two things more. Whenever the deck is renewed all of
its cards have been seen, so that everybody knows which cards were drawn before and are still in
their sleeves (AG-H43): by their `lot`, the masked `lot_holds`. And who passed cards on in an
auction knows which they were, but not who took which: the masked `passed`.
"""

from __future__ import annotations

from tradecraft.games.agency.auction import in_packet
from tradecraft.games.agency.box import (
    DEALING_PACKET,
    DRAW,
    FREE,
    LOCATION,
    NO_CITY,
    NO_OBJECTIVE,
    OBJECTIVE,
    PACKET,
    PASSED,
    PUBLIC,
    SEALED_CARD,
    SEALED_LOCATION,
    SEALED_OBJECTIVE,
    SEATS,
    SEEN_CARD,
    SEEN_OBJECTIVE,
    SLEEVES,
    TAKE,
    TAKEN,
    Position,
    number,
    parts,
)
from tradecraft.games.agency.decks import NO_CARD, WHICH_HANDFUL
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import Ints


@rule
def eye(viewer: int) -> int:
    """Give a viewer's bit in `knows`: spectators know what is public."""
    return viewer if viewer >= 0 else PUBLIC


# ---------------------------------------------------------------------------------------------
# Moves


@rule
def face(pos: Position, move: int, viewer: int) -> int:
    """All see each move, but not each card that is dealt, nor what is taken in an auction."""
    kind, card, _, _ = parts(move)
    if kind == LOCATION:
        return move if viewer == pos.target else number(SEALED_LOCATION)
    if kind == OBJECTIVE:
        mine = viewer == pos.target
        return number(SEEN_OBJECTIVE, card) if mine else number(SEALED_OBJECTIVE)
    if kind == DRAW:
        who = pos.holder if pos.step == DEALING_PACKET else pos.target
        return number(SEEN_CARD, card) if viewer == who else number(SEALED_CARD)
    if kind == TAKE and viewer != pos.actor:
        old = int(pos.lot[in_packet(pos, card)] < pos.lots)  # AG-H43
        if viewer == (pos.actor + 1) % SEATS and pos.taken < SEATS - 1:
            handful = passed_on(pos, card)
            if handful >= 0:
                return number(PASSED, handful, old)
        return number(TAKEN, old)
    return move


@rule
def passed_on(pos: Position, which: int) -> int:
    """Number what is left of the packet when this card is taken; -1 if it is nothing."""
    taken = in_packet(pos, which)
    a = b = c = NO_CARD
    for sleeve in range(SLEEVES):
        if pos.where[sleeve] == PACKET and sleeve != taken:
            name = pos.name[sleeve]
            if name < a:
                a, b, c = name, a, b
            elif name < b:
                b, c = name, b
            else:
                c = name
    return int(WHICH_HANDFUL[a, b, c]) if a < NO_CARD else -1


# ---------------------------------------------------------------------------------------------
# Positions


@rule
def mask(pos: Position, viewer: int, seen: Position) -> None:
    """Show what lies open, and of papers, hands and decks what the viewer has seen."""
    seen.actor, seen.step, seen.first, seen.turn = pos.actor, pos.step, pos.first, pos.turn
    seen.active, seen.holder, seen.winner = pos.active, pos.holder, pos.winner
    seen.options = pos.options
    seen.agency = pos.agency
    seen.money = pos.money
    seen.pawn = pos.pawn
    seen.cell = pos.cell
    seen.toll = pos.toll
    seen.barred = pos.barred
    seen.walked = pos.walked
    seen.bought = pos.bought
    seen.fought = pos.fought
    seen.proposals = pos.proposals
    seen.target, seen.dealt, seen.taken = pos.target, pos.dealt, pos.taken
    seen.mode, seen.mover, seen.card, seen.foe = pos.mode, pos.mover, pos.card, pos.foe
    seen.city, seen.die, seen.picks = pos.city, pos.die, pos.picks
    seen.giver, seen.taker = pos.giver, pos.taker
    seen.part = pos.part
    seen.wanted = pos.wanted
    seen.offered_money, seen.asked_money = pos.offered_money, pos.asked_money
    seen.said, seen.last_sum = pos.said, pos.last_sum
    mask_papers(pos, viewer, seen)
    mask_cards(pos, viewer, seen)


@rule
def mask_papers(pos: Position, viewer: int, seen: Position) -> None:
    """Others' Location and Objective cards are hidden until they are revealed (AG-2.8, AG-11.3)."""
    seen.under_way = pos.under_way
    seen.location_lot = pos.location_lot
    seen.objective_lot = pos.objective_lot
    seen.location_lots, seen.objective_lots = pos.location_lots, pos.objective_lots
    seen.used_locations = pos.used_locations
    seen.used_objectives = pos.used_objectives
    for seat in range(SEATS):
        seen.location_lot_holds[seat], seen.objective_lot_holds[seat] = NO_CITY, NO_OBJECTIVE
        shown = seat == viewer or pos.under_way[seat]
        city, kind = pos.location[seat], pos.objective[seat]
        if shown or city == NO_CITY:
            seen.location[seat] = city
        if shown or kind == NO_OBJECTIVE:
            seen.objective[seat] = kind
        if pos.location_lot[seat] < pos.location_lots and city != NO_CITY:
            sort_paper(seen.location_lot_holds, pos.location_lot, seat, city, NO_CITY)
        if pos.objective_lot[seat] < pos.objective_lots and kind != NO_OBJECTIVE:
            sort_paper(seen.objective_lot_holds, pos.objective_lot, seat, kind, NO_OBJECTIVE)


@rule
def sort_paper(held: Ints, lot: Ints, seat: int, paper: int, none: int) -> None:
    """Put a paper among those of its lot before it, so that they are sorted."""
    held[seat] = paper
    place = seat
    for before in range(seat - 1, -1, -1):
        if lot[before] == lot[seat] and held[before] != none and held[before] > held[place]:
            held[before], held[place] = held[place], held[before]
            place = before


@rule
def mask_cards(pos: Position, viewer: int, seen: Position) -> None:
    """Everybody sees the sleeves; the cards only who has looked at them (AG-H42)."""
    seen.deck_size, seen.lots = pos.deck_size, pos.lots
    seen.where = pos.where
    seen.knows = pos.knows
    seen.lot = pos.lot
    seen.auction = pos.auction
    seen.order = pos.order
    bit = eye(viewer)
    where, names, knows, lot = pos.where, pos.name, pos.knows, pos.lot
    lots, shown = pos.lots, seen.name
    seen.lot_holds[:] = NO_CARD
    seen.passed[:] = NO_CARD
    for sleeve in range(SLEEVES):
        name = names[sleeve]
        if where[sleeve] == FREE or knows[sleeve] >> bit & 1:
            shown[sleeve] = name
        if where[sleeve] == FREE:
            continue
        if lot[sleeve] < lots:
            sort_in(seen.lot_holds, lot, lot, sleeve, name)
        if has_passed(pos, viewer, sleeve):
            sort_in(seen.passed, lot, pos.auction, sleeve, name)


@rule
def sort_in(held: Ints, one: Ints, two: Ints, sleeve: int, name: int) -> None:
    """Put a name among those before it with the same two labels, so that they are sorted."""
    held[sleeve] = name
    place = sleeve
    for before in range(sleeve - 1, -1, -1):
        if held[before] != NO_CARD and one[before] == one[sleeve] and two[before] == two[sleeve]:
            if held[before] <= held[place]:
                return
            held[before], held[place] = held[place], held[before]
            place = before


@rule
def has_passed(pos: Position, viewer: int, sleeve: int) -> bool:
    """Say whether the viewer saw this card in an auction and passed it on (AG-13.5)."""
    if viewer < 0 or pos.auction[sleeve] == 0:
        return False
    turn = pos.auction[sleeve]
    place = (viewer - pos.first - turn) % SEATS  # the holder had the turn: 0
    waits = turn == pos.turn and pos.dealt > 0 and place >= pos.taken  # it is going on
    return bool(pos.order[sleeve] > place and not waits)
