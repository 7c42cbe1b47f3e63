"""Step 5: the auction on the black market, a draft of four cards."""

from __future__ import annotations

from tradecraft.games.agency.box import (
    DEALING_PACKET,
    HAND,
    NO_SEAT,
    PACKET,
    PACKET_SIZE,
    SEATS,
    SLEEVES,
    TAKING,
    Position,
)
from tradecraft.games.agency.dealing import count_at, has_card_to_draw
from tradecraft.games.agency.turns import (
    begin_dropping,
    begin_turn,
    clear,
    end_game,
    has_too_many,
    is_last_turn,
)
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import DEALER


@rule
def end_actions(pos: Position) -> None:
    """No more optional actions: discard, then the auction, or the next turn (AG-3.1)."""
    if has_too_many(pos):
        begin_dropping(pos)
    elif pos.active == pos.holder:  # AG-3.2
        clear(pos)
        fill_packet(pos)
    else:
        next_turn(pos)


@rule
def fill_packet(pos: Position) -> None:
    """The holder draws four cards, or as many as there are (AG-13.4, AG-H8)."""
    if pos.dealt < PACKET_SIZE and has_card_to_draw(pos):
        pos.actor, pos.step = DEALER, DEALING_PACKET
    else:
        pass_packet(pos)


@rule
def pass_packet(pos: Position) -> None:
    """The packet goes to the next, who knows it then; an empty one ends the auction (AG-13.6)."""
    if count_at(pos, PACKET) > 0:
        pos.actor, pos.step = (pos.holder + pos.taken) % SEATS, TAKING
        for sleeve in range(SLEEVES):
            if pos.where[sleeve] == PACKET:
                pos.knows[sleeve] |= 1 << pos.actor
        if pos.taken == SEATS - 1:
            take_first(pos)  # the last gets the last
    if count_at(pos, PACKET) == 0:
        pos.dealt = pos.taken = 0
        pos.holder = (pos.holder - 1) % SEATS  # AG-13.7
        next_turn(pos)


@rule
def in_packet(pos: Position, which: int) -> int:
    """Give the sleeve of a card of the packet, counted from the lowest."""
    sleeve = 0
    while pos.where[sleeve] != PACKET or which > 0:
        which -= pos.where[sleeve] == PACKET
        sleeve += 1
    return sleeve


@rule
def take(pos: Position, which: int) -> None:
    """The card goes into the first sleeve, the others are sorted anew (AG-H42)."""
    first, chosen = in_packet(pos, 0), in_packet(pos, which)
    for sleeve in range(first, SLEEVES):
        if pos.where[sleeve] == PACKET:
            pos.knows[sleeve] = 1 << pos.actor  # who passed them on cannot tell them apart now
    while chosen > first:  # move the cards before it up
        before = chosen - 1
        while pos.where[before] != PACKET:
            before -= 1
        swap(pos, before, chosen)
        chosen = before
    take_first(pos)
    sort_packet(pos)


@rule
def take_first(pos: Position) -> None:
    """The card in the first sleeve of the packet goes to who has the packet (AG-13.5)."""
    first = in_packet(pos, 0)
    pos.where[first] = HAND + pos.actor
    pos.order[first] = pos.taken
    pos.taken += 1


@rule
def swap(pos: Position, one: int, two: int) -> None:
    """Two cards of the packet change sleeves."""
    pos.name[one], pos.name[two] = pos.name[two], pos.name[one]
    pos.lot[one], pos.lot[two] = pos.lot[two], pos.lot[one]


@rule
def sort_packet(pos: Position) -> None:
    """Cards of the older deck come first, those of one deck in the order of AG-H2."""
    for last in range(SLEEVES):
        if pos.where[last] != PACKET:
            continue
        here = last
        for before in range(last - 1, -1, -1):
            if pos.where[before] == PACKET:
                later = pos.lot[before] > pos.lot[here]
                alike = pos.lot[before] == pos.lot[here]
                if not later and not (alike and pos.name[before] > pos.name[here]):
                    break
                swap(pos, before, here)
                here = before


@rule
def next_turn(pos: Position) -> None:
    """The next player's turn clockwise, or the end (AG-13.8, AG-H26)."""
    if is_last_turn(pos):
        pos.active = NO_SEAT
        end_game(pos)
    else:
        clear(pos)
        begin_turn(pos)
