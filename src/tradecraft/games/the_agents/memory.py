"""Who sees what, and what a perfect memory makes of it.

Cards in hands keep their slots (TA-H53), so that whoever has seen a card knows it until it is laid
open. Of a card that he has not seen a viewer knows when it left the deck; and once he has seen all
the deck (a Tracker does, and everybody does when it is renewed) he knows as well which cards were
drawn before and which after. That is its `age`, and by card, in a masked position, its `lot`.
"""

from __future__ import annotations

from tradecraft.games.the_agents.box import (
    AGENT,
    ALL_CARDS,
    ALL_MISSIONS,
    CARD,
    CARDS,
    CLAIMS,
    COPIES,
    DEAL,
    DEAL_MISSION,
    FETCH,
    FETCHED,
    LAYING,
    MISSION,
    MISSIONS,
    MOST_TASKS,
    NO_MISSION,
    ON_TABLE,
    PLACING,
    SAFE_HOUSE,
    SPECTATORS,
    STEAL,
    STOLEN,
    WHAT,
    WHO,
    Position,
    number,
    parts,
)
from tradecraft.games.the_agents.hands import asked, slot_of
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.layout import NOBODY, UNKNOWN, Ints

TRIES = 100_000  # passes and Mercenaries together make no world so rare


@rule
def eyes(viewer: int) -> int:
    """Give a viewer's number among those who see."""
    return viewer if viewer >= 0 else SPECTATORS


@rule
def face(pos: Position, move: int, viewer: int) -> int:
    """All see each move, but not each card that is dealt, stolen or fetched."""
    kind, card, _, _ = parts(move)
    if kind == DEAL:
        return move if asked(pos, WHO) == viewer else number(AGENT)
    if kind == DEAL_MISSION:
        return move if asked(pos, WHO) == viewer else number(MISSION)
    if kind == FETCH:
        return move if asked(pos, WHO) == viewer else number(FETCHED)
    if kind == STEAL:
        slot = slot_of(pos, card)
        return move if pos.knows[slot] >> eyes(viewer) & 1 else number(STOLEN, slot)
    return move


@rule
def mask(pos: Position, viewer: int, seen: Position) -> None:
    """Show what lies open, and of hands and decks what he has seen."""
    seen.actor, seen.seats, seen.first, seen.turn = pos.actor, pos.seats, pos.first, pos.turn
    seen.rounds, seen.left, seen.ending, seen.reached = (
        pos.rounds,
        pos.left,
        pos.ending,
        pos.reached,
    )
    seen.ip = pos.ip
    seen.rows = pos.rows
    seen.faces = pos.faces
    seen.length = pos.length
    seen.alive = pos.alive
    seen.tasks = pos.tasks
    seen.assigned = pos.assigned
    seen.laid, seen.shifts = pos.laid, pos.shifts
    seen.deck_size, seen.pile_size = pos.deck_size, pos.pile_size
    seen.pile = pos.pile
    seen.holder = pos.holder
    seen.knows = pos.knows
    seen.may = pos.may
    seen.age = pos.age
    seen.hand_size = pos.hand_size
    seen.claim_slots = pos.claim_slots
    seen.claim_cards = pos.claim_cards
    seen.mission_deck_size = pos.mission_deck_size
    seen.mission_pile = pos.mission_pile
    seen.mission_pile_size = pos.mission_pile_size
    seen.mission_holder = pos.mission_holder
    seen.mission_knows = pos.mission_knows
    seen.mission_age = pos.mission_age
    seen.mission_hand = pos.mission_hand
    seen.stack = pos.stack
    seen.depth = pos.depth
    seen.told = pos.told
    seen.tellings = pos.tellings
    seen.options = pos.options
    eye = eyes(viewer)
    for card in range(CARDS):
        seen.lot[card] = 0
    for mission in range(MISSIONS):
        seen.mission_lot[mission] = 0
    for slot in range(CARDS):
        if pos.holder[slot] == NOBODY or pos.knows[slot] >> eye & 1:
            seen.card[slot] = pos.card[slot]
        else:
            seen.lot[pos.card[slot]] = pos.age[eye, slot]
    for slot in range(MISSIONS):
        if pos.mission_holder[slot] == NOBODY or pos.mission_knows[slot] >> eye & 1:
            seen.mission_card[slot] = pos.mission_card[slot]
        else:
            seen.mission_lot[pos.mission_card[slot]] = pos.mission_age[slot]


# ---------------------------------------------------------------------------------------------
# Imagining


@rule
def imagine(pos: Position, viewer: int, rng: Ints) -> None:
    """Lay the cards that he cannot place into the slots that he does not know, each as likely."""
    eye = eyes(viewer)
    unplaced = unplaced_agents(pos)
    for _ in range(TRIES):
        left = fill_narrow(pos, eye, unplaced, rng)
        if left != UNKNOWN:
            left = fill_wide(pos, eye, left, rng)
            if keeps_claims(pos):
                break
        forget_slots(pos, eye)
    pos.deck = left
    missions = unplaced_missions(pos)
    for slot in range(MISSIONS):
        if pos.mission_card[slot] == UNKNOWN:
            fitting = of_lot(missions, pos.mission_lot, pos.mission_age[slot])
            mission = one_of(fitting, rng)
            pos.mission_card[slot] = mission
            missions &= ~(1 << mission)
    pos.mission_deck = missions
    for card in range(CARDS):
        pos.lot[card] = 0
    for mission in range(MISSIONS):
        pos.mission_lot[mission] = 0


@rule
def unplaced_agents(pos: Position) -> int:
    """Give the Agents of which a viewer does not see where they are, as bits."""
    bits = ALL_CARDS if pos.options[COPIES] > 1 else one_of_two(CARDS)
    for slot in range(CARDS):
        if pos.holder[slot] != NOBODY and pos.card[slot] != UNKNOWN:
            bits &= ~(1 << pos.card[slot])
    for i in range(pos.pile_size):
        bits &= ~(1 << pos.pile[i])
    for faction in range(pos.seats):
        for index in range(pos.length[faction]):
            if pos.rows[faction, index] != SAFE_HOUSE:
                bits &= ~(1 << pos.rows[faction, index])
    for i in range(pos.depth):
        if pos.stack[i, WHAT] in (PLACING, LAYING, ON_TABLE):
            bits &= ~(1 << pos.stack[i, CARD])
    return bits


@rule
def unplaced_missions(pos: Position) -> int:
    """Give the Missions of which a viewer does not see where they are, as bits."""
    bits = ALL_MISSIONS if pos.options[COPIES] > 1 else one_of_two(MISSIONS)
    for slot in range(MISSIONS):
        if pos.mission_holder[slot] != NOBODY and pos.mission_card[slot] != UNKNOWN:
            bits &= ~(1 << pos.mission_card[slot])
    for i in range(pos.mission_pile_size):
        bits &= ~(1 << pos.mission_pile[i])
    for faction in range(pos.seats):
        for side in range(2):
            for place in range(MOST_TASKS):
                if pos.tasks[faction, side, place] != NO_MISSION:
                    bits &= ~(1 << pos.tasks[faction, side, place])
    return bits


@rule
def one_of_two(count: int) -> int:
    """Give the first copy of each type, as bits."""
    bits = 0
    for card in range(0, count, 2):
        bits |= 1 << card
    return bits


@rule
def of_lot(bits: int, lots: Ints, age: int) -> int:
    """Give those cards that left the deck as long ago."""
    fitting = 0
    for card in range(len(lots)):
        if bits >> card & 1 and lots[card] == age:
            fitting |= 1 << card
    return fitting


@rule
def one_of(bits: int, rng: Ints) -> int:
    """Draw one of the cards."""
    count, card = 0, 0
    rest = bits
    while rest:
        count += rest & 1
        rest >>= 1
    drawn = below(rng, count)
    while drawn or not bits >> card & 1:
        drawn -= bits >> card & 1
        card += 1
    return card


@rule
def fill_narrow(pos: Position, eye: int, unplaced: int, rng: Ints) -> int:
    """Fill the slots of those who have passed; the answer is what is left, UNKNOWN if it fails.

    Each is drawn from all that it may be, and two that draw one card fail: so each way to fill
    them is as likely as any other.
    """
    left = unplaced
    for slot in range(CARDS):
        if pos.card[slot] == UNKNOWN and pos.may[slot] != ALL_CARDS:
            card = one_of(of_lot(unplaced, pos.lot, pos.age[eye, slot]) & pos.may[slot], rng)
            if not left >> card & 1:
                return UNKNOWN
            pos.card[slot] = card
            left &= ~(1 << card)
    return left


@rule
def fill_wide(pos: Position, eye: int, left: int, rng: Ints) -> int:
    """Fill the other slots; the answer is what is left for the deck."""
    for slot in range(CARDS):
        if pos.card[slot] == UNKNOWN:
            card = one_of(of_lot(left, pos.lot, pos.age[eye, slot]), rng)
            pos.card[slot] = card
            left &= ~(1 << card)
    return left


@rule
def keeps_claims(pos: Position) -> bool:
    """Say whether every Mercenary that was laid for oneself was laid rightly (TA-H29)."""
    for i in range(CLAIMS):
        if pos.claim_slots[i]:
            kept = False
            for slot in range(CARDS):
                if pos.claim_slots[i] >> slot & 1:
                    kept |= pos.claim_cards[i] >> pos.card[slot] & 1 == 1
            if not kept:
                return False
    return True


@rule
def forget_slots(pos: Position, eye: int) -> None:
    """Begin again."""
    for slot in range(CARDS):
        if pos.holder[slot] != NOBODY and not pos.knows[slot] >> eye & 1:
            pos.card[slot] = UNKNOWN
