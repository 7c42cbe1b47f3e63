"""Cards on their way: into hands and out of them, decks and piles, and the stack of decisions."""

from __future__ import annotations

from tradecraft.games.the_agents.box import (
    ALL_CARDS,
    CARDS,
    CLAIMS,
    COLUMNS,
    ENDED,
    EVERYBODY,
    FINISH_ROUND,
    GAINED,
    GOAL,
    MISSIONS,
    MOST_TASKS,
    NO_MISSION,
    NONE,
    RENEWED,
    RETURNED,
    VIEWERS,
    WON,
    Position,
)
from tradecraft.games.the_agents.scoring import partner, right_of, side_of
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import NOBODY

# ---------------------------------------------------------------------------------------------
# The stack of pending decisions


@rule
def push(  # noqa: PLR0913, PLR0917  # a decision is what it needs
    pos: Position, what: int, who: int, card: int, faction: int, index: int, other: int, used: int
) -> None:
    """Something must be decided before all that was pending."""
    frame = pos.stack[pos.depth]
    frame[0], frame[1], frame[2], frame[3] = what, who, card, faction
    frame[4], frame[5], frame[6] = index, other, used
    pos.depth += 1


@rule
def pop(pos: Position) -> None:
    """It is decided."""
    pos.depth -= 1
    for column in range(COLUMNS):
        pos.stack[pos.depth, column] = 0


@rule
def asked(pos: Position, what: int) -> int:
    """Give a column of the decision that is asked now."""
    return int(pos.stack[pos.depth - 1, what])


@rule
def tell(pos: Position, event: int, a: int, b: int, c: int, d: int) -> None:  # noqa: PLR0913, PLR0917
    """Note what happens, for all to read."""
    line = pos.told[pos.tellings]
    line[0], line[1], line[2], line[3], line[4] = event, a, b, c, d
    pos.tellings += 1


@rule
def forget(pos: Position) -> None:
    """A new move begins: what the last one did has been told."""
    for i in range(pos.tellings):
        for column in range(pos.told.shape[1]):
            pos.told[i, column] = 0
    pos.tellings = 0


# ---------------------------------------------------------------------------------------------
# Intel Points


@rule
def gain(pos: Position, seat: int, ip: int) -> None:
    """After each single gain the goal is looked at (TA-2.1, TA-H8, TA-H47)."""
    pos.ip[seat] += ip
    if pos.ip[seat] >= pos.options[GOAL]:
        pos.reached = 1
        if not pos.options[FINISH_ROUND]:
            end(pos, WON)


@rule
def end(pos: Position, ending: int) -> None:
    """The game is over."""
    pos.ending, pos.actor = ending, NOBODY
    tell(pos, ENDED, ending, 0, 0, 0)


@rule
def earn(pos: Position, seat: int, ip: int, card: int) -> None:
    """A free agent brings IP to a player (TA-5.4)."""
    if ip > 0:
        tell(pos, GAINED, seat, ip, card, 0)
        gain(pos, seat, ip)


# ---------------------------------------------------------------------------------------------
# Agents


@rule
def give(pos: Position, seat: int, card: int, known_to: int) -> None:
    """A card comes into a hand, into the lowest free slot (TA-H53)."""
    slot = 0
    while pos.holder[slot] != NOBODY:
        slot += 1
    pos.card[slot], pos.holder[slot] = card, seat
    pos.knows[slot], pos.may[slot] = known_to | 1 << seat, ALL_CARDS
    pos.hand_size[seat] += 1


@rule
def slot_of(pos: Position, card: int) -> int:
    """Find the slot of a card that is in a hand."""
    slot = 0
    while pos.card[slot] != card:
        slot += 1
    return slot


@rule
def play_from(pos: Position, slot: int) -> int:
    """A card leaves a hand, open to all; the answer is which."""
    card = pos.card[slot]
    pos.hand_size[pos.holder[slot]] -= 1
    pos.card[slot], pos.holder[slot] = NONE, NOBODY
    pos.knows[slot] = pos.may[slot] = 0
    for viewer in range(VIEWERS):
        pos.age[viewer, slot] = 0
    for i in range(CLAIMS):
        if pos.claim_slots[i] >> slot & 1:
            if pos.claim_cards[i] >> card & 1:
                pos.claim_slots[i] = pos.claim_cards[i] = 0  # it was the one
            else:
                pos.claim_slots[i] &= ~(1 << slot)
    return int(card)


@rule
def discard(pos: Position, card: int) -> None:
    """A free agent goes onto the discard pile (TA-5.7)."""
    pos.pile[pos.pile_size] = card
    pos.pile_size += 1


@rule
def take_discarded(pos: Position) -> int:
    """The top card of the discard pile is taken."""
    pos.pile_size -= 1
    card = pos.pile[pos.pile_size]
    pos.pile[pos.pile_size] = NONE
    return int(card)


@rule
def agents_left(pos: Position) -> int:
    """Count the Agents that can still be drawn (TA-H27)."""
    return int(pos.deck_size + pos.pile_size)


@rule
def renew(pos: Position) -> None:
    """An empty deck is made anew of the discard pile when a card is needed (TA-10.12, TA-H41)."""
    if pos.deck_size > 0 or pos.pile_size == 0:
        return
    tell(pos, RENEWED, 0, 0, 0, 0)
    while pos.pile_size > 0:
        pos.deck |= 1 << take_discarded(pos)
        pos.deck_size += 1
    for viewer in range(VIEWERS):
        look(pos, viewer)  # all know now what is in the deck, and what was drawn before


@rule
def look(pos: Position, viewer: int) -> None:
    """Somebody sees all the deck, so that he can tell cards drawn before from those after."""
    for slot in range(CARDS):
        if pos.holder[slot] != NOBODY:
            pos.age[viewer, slot] += 1


@rule
def take_from_deck(pos: Position, card: int) -> None:
    """A card leaves the deck."""
    pos.deck &= ~(1 << card)
    pos.deck_size -= 1


# ---------------------------------------------------------------------------------------------
# Missions


@rule
def give_mission(pos: Position, seat: int, mission: int, known_to: int) -> None:
    """A Mission comes into a hand."""
    slot = 0
    while pos.mission_holder[slot] != NOBODY:
        slot += 1
    pos.mission_card[slot], pos.mission_holder[slot] = mission, seat
    pos.mission_knows[slot] = known_to | 1 << seat
    pos.mission_hand[seat] += 1


@rule
def mission_slot_of(pos: Position, mission: int) -> int:
    """Find the slot of a Mission; MISSIONS if it is in no hand."""
    slot = 0
    while slot < MISSIONS and pos.mission_card[slot] != mission:
        slot += 1
    return slot


@rule
def clear_mission(pos: Position, slot: int) -> None:
    """A Mission leaves a hand, open to all."""
    pos.mission_hand[pos.mission_holder[slot]] -= 1
    pos.mission_card[slot], pos.mission_holder[slot] = NO_MISSION, NOBODY
    pos.mission_knows[slot] = pos.mission_age[slot] = 0


@rule
def is_task(pos: Position, mission: int, faction: int, seat: int) -> bool:
    """Say whether a player has assigned this Mission to a Faction."""
    side, found = side_of(seat, faction), False
    for place in range(MOST_TASKS):
        found |= pos.tasks[faction, side, place] == mission
    return bool(found)


@rule
def faction_of(pos: Position, mission: int, seat: int) -> int:
    """Say to which of his Factions a player has assigned a Mission; NOBODY if to none."""
    if is_task(pos, mission, seat, seat):
        return seat
    right = right_of(pos, seat)
    return right if is_task(pos, mission, right, seat) else NOBODY


@rule
def lift(pos: Position, mission: int, faction: int, seat: int) -> None:
    """A Mission is taken away from a Faction."""
    tasks = pos.tasks[faction, side_of(seat, faction)]
    if tasks[0] == mission:
        tasks[0] = tasks[1]
    tasks[1] = NO_MISSION
    pos.assigned[seat] -= 1


@rule
def lay_down(pos: Position, mission: int, faction: int, seat: int) -> None:
    """A Mission is assigned to a Faction (TA-7.1)."""
    tasks = pos.tasks[faction, side_of(seat, faction)]
    tasks[0 if tasks[0] == NO_MISSION else 1] = mission
    pos.assigned[seat] += 1


@rule
def remove_mission(pos: Position, mission: int, seat: int) -> None:
    """A player's Mission leaves his hand or a Faction."""
    faction = faction_of(pos, mission, seat)
    if faction == NOBODY:
        clear_mission(pos, mission_slot_of(pos, mission))
    else:
        lift(pos, mission, faction, seat)


@rule
def send_home(pos: Position, faction: int) -> None:
    """A Faction has lost its last Agent: its Missions return to the hands (TA-7.5, TA-H32)."""
    for side in range(2):
        seat = faction if side == 0 else partner(pos, faction, faction)
        while pos.tasks[faction, side, 0] != NO_MISSION:
            mission = pos.tasks[faction, side, 0]
            lift(pos, mission, faction, seat)
            give_mission(pos, seat, mission, EVERYBODY)
            tell(pos, RETURNED, mission, seat, faction, 0)


@rule
def discard_mission(pos: Position, mission: int) -> None:
    """A Mission goes onto its discard pile (TA-10.9)."""
    pos.mission_pile[pos.mission_pile_size] = mission
    pos.mission_pile_size += 1


@rule
def take_discarded_mission(pos: Position) -> int:
    """The top Mission of the discard pile is taken."""
    pos.mission_pile_size -= 1
    mission = pos.mission_pile[pos.mission_pile_size]
    pos.mission_pile[pos.mission_pile_size] = NO_MISSION
    return int(mission)


@rule
def missions_left(pos: Position) -> int:
    """Count the Missions that can still be drawn."""
    return int(pos.mission_deck_size + pos.mission_pile_size)


@rule
def renew_missions(pos: Position) -> None:
    """The Mission deck is made anew in the same way (TA-10.13, TA-H41)."""
    if pos.mission_deck_size > 0 or pos.mission_pile_size == 0:
        return
    tell(pos, RENEWED, 1, 0, 0, 0)
    while pos.mission_pile_size > 0:
        pos.mission_deck |= 1 << take_discarded_mission(pos)
        pos.mission_deck_size += 1
    for slot in range(MISSIONS):
        if pos.mission_holder[slot] != NOBODY:
            pos.mission_age[slot] += 1


@rule
def owns(pos: Position, seat: int) -> int:
    """Count a player's Missions, in the hand and assigned."""
    return int(pos.mission_hand[seat] + pos.assigned[seat])
