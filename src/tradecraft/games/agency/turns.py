"""The course of a turn: money, the draw, the end of the actions, discards; and what comes next."""

from __future__ import annotations

from tradecraft.games.agency.box import (
    ACTING,
    AT_EDGE,
    DEALING_CARD,
    DROPPING,
    EDGE,
    GOODS,
    HAND,
    HAND_LIMIT,
    INCOME,
    NO_CITY,
    NO_PAWN,
    NO_SEAT,
    NO_SLEEVE,
    OVER,
    PAWNS,
    PILE,
    RESERVE,
    REWARD,
    ROUNDS,
    SEATS,
    SLEEVES,
    STARTING_CARDS,
    TOLL,
    UP,
    Position,
)
from tradecraft.games.agency.dealing import (
    ask_for_papers,
    has_card_to_draw,
    put_papers_aside,
)
from tradecraft.games.agency.decks import REBELLION
from tradecraft.games.agency.map import ZONES
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import DEALER, NOBODY


@rule
def deal_first_hand(pos: Position) -> None:
    """Two Asset cards for each player, one player after another (AG-2.10, AG-S2)."""
    if pos.dealt < pos.options[STARTING_CARDS]:
        pos.step = DEALING_CARD
        return
    pos.dealt = 0
    following = (pos.target + 1) % SEATS
    if following != pos.first:
        ask_for_papers(pos, following)
    else:
        pos.holder = pos.first  # AG-2.12
        begin_turn(pos)


@rule
def begin_turn(pos: Position) -> None:
    """Lasting cards end, then there is money; a completed objective is paid (AG-H21, AG-4)."""
    pos.turn += 1
    me = pos.active = (pos.first + pos.turn) % SEATS  # AG-2.13, AG-2.14
    for pawn in range(PAWNS):
        pos.walked[pawn] = 0
        if pos.pawn[me, pawn] == AT_EDGE:
            pos.pawn[me, pawn] = RESERVE  # AG-8.8
    for goods in range(GOODS):
        pos.bought[goods] = 0
    for seat in range(SEATS):
        pos.proposals[seat] = 0
    pos.fought = 0
    end_lasting_cards(pos)
    pos.money[me] += INCOME  # AG-4.1
    if pos.under_way[me]:  # nobody has stopped it (AG-11.9)
        pos.money[me] += REWARD
        put_papers_aside(pos, me)
        ask_for_papers(pos, me)
    else:
        draw_for_turn(pos)


@rule
def end_lasting_cards(pos: Position) -> None:
    """What the active player laid at the edge of the map is discarded (AG-8.8, AG-H21)."""
    where, mine = pos.where, EDGE + ZONES * pos.active
    for sleeve in range(SLEEVES):
        zone = where[sleeve] - mine
        if 0 <= zone < ZONES:
            bear_down(pos, pos.name[sleeve], zone, -1)
            where[sleeve] = PILE


@rule
def bear_down(pos: Position, name: int, zone: int, times: int) -> None:
    """A Road Block or a Rebellion binds all but its owner; -1 times: no longer (AG-H37)."""
    for seat in range(SEATS):
        if seat != pos.active:
            if name == REBELLION:
                pos.toll[seat, zone] += TOLL * times
            else:
                pos.barred[seat, zone] += times


@rule
def draw_for_turn(pos: Position) -> None:
    """Step 2: one Asset card, if there is any (AG-5.1, AG-H8)."""
    if has_card_to_draw(pos):
        pos.target = pos.active
        pos.actor, pos.step = DEALER, DEALING_CARD
    else:
        act(pos)


@rule
def act(pos: Position) -> None:
    """Step 3, or on with it: the active player does as he likes (AG-3.3)."""
    clear(pos)
    pos.actor, pos.step = pos.active, ACTING


@rule
def clear(pos: Position) -> None:
    """What was being done is done."""
    pos.target = pos.foe = pos.giver = pos.taker = NO_SEAT
    pos.mover, pos.card, pos.city = NO_PAWN, NO_SLEEVE, NO_CITY
    pos.mode = pos.die = pos.picks = 0


@rule
def cards_are_dealt(pos: Position) -> None:
    """The first hand goes on, or the draw of step 2 is done."""
    if pos.turn == 0:
        pos.dealt += 1
        deal_first_hand(pos)
    else:
        act(pos)


@rule
def papers_are_dealt(pos: Position) -> None:
    """In the set-up the first hand follows; a completed objective is followed by the draw."""
    if pos.turn == 0:
        deal_first_hand(pos)
    elif pos.target == pos.active:
        draw_for_turn(pos)  # AG-G28
    else:
        act(pos)  # another's objective was stopped


@rule
def end_game(pos: Position) -> None:
    """Nobody decides any more."""
    clear(pos)
    pos.actor, pos.step = NOBODY, OVER


@rule
def has_too_many(pos: Position) -> bool:
    """Say whether the active player has more than five cards, face-up ones too (AG-H20)."""
    where, me, count = pos.where, pos.active, 0
    for sleeve in range(SLEEVES):
        count += (where[sleeve] == HAND + me) | (where[sleeve] == UP + me)
    return bool(count > HAND_LIMIT)


@rule
def is_last_turn(pos: Position) -> bool:
    """Say whether the game ends with this turn (AG-H26, AG-H40)."""
    return bool(pos.turn == SEATS * pos.options[ROUNDS])


@rule
def begin_dropping(pos: Position) -> None:
    """Step 4: discard down to five (AG-13.1)."""
    clear(pos)
    pos.actor, pos.step = pos.active, DROPPING
