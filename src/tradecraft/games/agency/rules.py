"""Agency_: what is allowed, and what happens.

Four agencies send spies over a map of the world. Who is first to have a sleeper cell in each of its
three zones wins. The numbers in brackets are the clauses of the rules page.

The map stands in map.py, the decks in decks.py, everything else in the box in box.py. Each theme
has a module of its own; here they come together, step by step of play.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tradecraft.games.agency.auction import end_actions, fill_packet, pass_packet, take
from tradecraft.games.agency.box import (
    ACCEPT,
    ACTING,
    AGENCIES_SETTLED,
    AGENCY,
    AGENCY_TAKEN,
    AIMING,
    ALLOWED,
    ANSWER_THE_PROPOSAL,
    ANSWERING,
    AT,
    ATTACK,
    BLAMING,
    BLIND,
    CANCEL,
    CARD_NOT_IN_DECK,
    CELL,
    CHIP,
    CHOOSE_A_CELL,
    CHOOSE_A_CITY,
    CHOOSE_A_PARTNER,
    CHOOSE_A_PLAYER,
    CHOOSE_A_ZONE,
    CHOOSE_AN_ACTION,
    CHOOSE_AN_AGENCY,
    CHOOSE_AN_OBJECTIVE,
    CHOOSE_THE_OTHER_OBJECT,
    CHOOSE_WHAT_TO_STEAL,
    CHOOSING,
    CITY_TAKEN,
    DEALER_DEALS_CARD,
    DEALER_DEALS_LOCATION,
    DEALER_DEALS_OBJECTIVE,
    DEALER_DRAWS_FIRST,
    DEALER_PICKS,
    DEALER_ROLLS,
    DEALING_CARD,
    DEALING_LOCATION,
    DEALING_OBJECTIVE,
    DEALING_PACKET,
    DESTROY,
    DIE,
    DISCARD_FIRST,
    DRAW,
    DRAWING_FIRST,
    DROP,
    DROPPING,
    END,
    FACE_UP,
    FINISH_THE_PROPOSAL,
    FIRST,
    FIRST_PAWNS,
    FLEEING,
    FROM,
    GO,
    HAND,
    IS_OVER,
    LAY,
    LEAVE_THE_CITY,
    LOCATION,
    LOCATION_NOT_IN_DECK,
    MOVE,
    MOVES,
    MOVING,
    NO_AGENCY,
    NO_CITY,
    NO_OBJECTIVE,
    NO_PROPOSALS_LEFT,
    NO_SEAT,
    NOT_A_PAIR,
    NOT_IN_PACKET,
    NOT_IN_PRIVATE_HAND,
    NOT_LINKED,
    NOT_YOUR_CARD,
    NOTHING_TO_STOP,
    OBJECTIVE,
    OBJECTIVE_NOT_IN_DECK,
    OPTIONS,
    OUT,
    OVER,
    PACKET,
    PAIR,
    PAIRING,
    PARTNERING,
    PAWNS,
    PICK,
    PICKING,
    PILE,
    PIPS,
    PLACE,
    PLACE_A_PAWN,
    PLACING,
    PLAY,
    PROPOSE,
    PROPOSING,
    REASONS,
    REFUSE,
    RESERVE,
    ROLLING,
    SAYS_NOTHING,
    SEATS,
    SLEEVES,
    SPY,
    STARTING_MONEY,
    STEAL,
    STEALING,
    STOP,
    STOPPING,
    TAKE,
    TAKE_FROM_THE_PACKET,
    TAKING,
    THAT_IS_YOU,
    TO,
    TRADE,
    WRECKING,
    ZONE_IS,
    ZONING,
    Position,
    number,
    parts,
)
from tradecraft.games.agency.dealing import (
    ask_for_papers,
    count_at,
    deal_location,
    deal_objective,
    draw,
    in_location_deck,
    objectives_in_deck,
)
from tradecraft.games.agency.decks import ASSETS, NO_CARD, OBJECTIVES, SERVES
from tradecraft.games.agency.fights import (
    attack,
    list_fights,
    list_loot,
    pick,
    play_mole,
    refusal_to_fight,
    refusal_to_take_loot,
    roll,
    steal,
    steal_blindly,
    take_loot,
)
from tradecraft.games.agency.hunches import hunch, outlook
from tradecraft.games.agency.map import AGENCIES, CITIES, ZONES
from tradecraft.games.agency.market import (
    begin_movement,
    build,
    cities_of,
    from_reserve,
    go,
    hire,
    list_goals,
    list_movements,
    list_purchases,
    refusal_to_build_in,
    refusal_to_go,
    refusal_to_hire_in,
    refusal_to_move,
    spies_of,
)
from tradecraft.games.agency.memory import face, mask
from tradecraft.games.agency.objectives import (
    aim_at_cell,
    can_stop,
    discard_pair,
    is_exit,
    is_mine,
    is_partner,
    lay_at_zone,
    list_cards,
    list_exits,
    list_owners,
    list_partners,
    list_prey,
    list_stoppable,
    play,
    refusal_to_use,
    refusal_to_wreck,
    show_object,
    show_stop_card,
    stop,
    wreck,
)
from tradecraft.games.agency.scoring import census, points, returns
from tradecraft.games.agency.trade import (
    add,
    begin_proposal,
    begin_trade,
    copies,
    end_trade,
    has_partner,
    lay_out,
    list_additions,
    list_answers,
    list_trading_partners,
    propose,
    refusal_of_partner,
    refusal_to_add,
    refusal_to_answer,
    settle,
)
from tradecraft.games.agency.turns import cards_are_dealt, clear, papers_are_dealt
from tradecraft.games.agency.worlds import imagine
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import DEALER, Ints
from tradecraft.kernel.moves import offer

__all__ = [
    "MOVES",
    "OPTIONS",
    "REASONS",
    "Position",
    "apply",
    "census",
    "face",
    "hunch",
    "imagine",
    "legal",
    "mask",
    "outlook",
    "points",
    "returns",
    "setup",
    "why_not",
]

# What each step asks for, as a reason to refuse anything else, and the kinds of moves that it takes
STEP_TABLE: Final = (
    (DRAWING_FIRST, FIRST, FIRST, DEALER_DRAWS_FIRST),
    (CHOOSING, AGENCY, AGENCY, CHOOSE_AN_AGENCY),
    (PLACING, PLACE, PLACE, PLACE_A_PAWN),
    (DEALING_LOCATION, LOCATION, LOCATION, DEALER_DEALS_LOCATION),
    (DEALING_OBJECTIVE, OBJECTIVE, OBJECTIVE, DEALER_DEALS_OBJECTIVE),
    (DEALING_CARD, DRAW, DRAW, DEALER_DEALS_CARD),
    (DEALING_PACKET, DRAW, DRAW, DEALER_DEALS_CARD),
    (ACTING, END, TRADE, CHOOSE_AN_ACTION),
    (MOVING, GO, GO, CHOOSE_A_CITY),
    (ZONING, ZONE_IS, ZONE_IS, CHOOSE_A_ZONE),
    (AIMING, AT, AT, CHOOSE_A_PLAYER),
    (STOPPING, AT, AT, CHOOSE_AN_OBJECTIVE),
    (PAIRING, PAIR, PAIR, CHOOSE_THE_OTHER_OBJECT),
    (FLEEING, GO, GO, LEAVE_THE_CITY),
    (WRECKING, GO, GO, CHOOSE_A_CELL),
    (BLAMING, AT, AT, CHOOSE_A_CELL),
    (ROLLING, DIE, DIE, DEALER_ROLLS),
    (STEALING, FACE_UP, BLIND, CHOOSE_WHAT_TO_STEAL),
    (PICKING, PICK, PICK, DEALER_PICKS),
    (PARTNERING, TO, FROM, CHOOSE_A_PARTNER),
    (PROPOSING, LAY, CANCEL, FINISH_THE_PROPOSAL),
    (ANSWERING, ACCEPT, OUT, ANSWER_THE_PROPOSAL),
    (DROPPING, DROP, DROP, DISCARD_FIRST),
    (TAKING, TAKE, TAKE, TAKE_FROM_THE_PACKET),
    (OVER, 1, 0, IS_OVER),
)
FIRST_KIND: Final = np.array([row[1] for row in STEP_TABLE])
LAST_KIND: Final = np.array([row[2] for row in STEP_TABLE])
WANTED: Final = np.array([row[3] for row in STEP_TABLE])


# ---------------------------------------------------------------------------------------------
# Set-up


@rule
def setup(pos: Position, seats: int, options: Ints) -> int:
    """Nothing is chosen, placed or dealt yet (AG-2.1)."""
    for i in range(len(options)):
        pos.options[i] = options[i]
    pos.first = pos.active = pos.holder = pos.winner = NO_SEAT
    for name in range(ASSETS):
        pos.deck[name] = copies(pos, name)
        pos.deck_size += pos.deck[name]
    for seat in range(SEATS):
        pos.agency[seat] = seat if options[AGENCIES_SETTLED] else NO_AGENCY  # AG-H32
        pos.money[seat] = CHIP * options[STARTING_MONEY]  # AG-H6
        pos.location[seat] = pos.location_lot_holds[seat] = NO_CITY
        pos.objective[seat] = pos.objective_lot_holds[seat] = NO_OBJECTIVE
        for pawn in range(PAWNS):
            pos.pawn[seat, pawn] = RESERVE
    for sleeve in range(SLEEVES):
        pos.name[sleeve] = pos.lot_holds[sleeve] = pos.passed[sleeve] = NO_CARD
    pos.said = SAYS_NOTHING
    clear(pos)
    pos.actor, pos.step = DEALER, DRAWING_FIRST
    return ALLOWED


@rule
def draw_first(pos: Position, seat: int) -> None:
    """Who used a computer last places first (AG-2.2, AG-H23)."""
    pos.first = pos.actor = seat
    pos.step = PLACING if pos.options[AGENCIES_SETTLED] else CHOOSING


@rule
def is_taken(pos: Position, agency: int) -> bool:
    """Say whether a player has this agency."""
    taken = False
    for seat in range(SEATS):
        taken |= pos.agency[seat] == agency
    return taken


@rule
def choose(pos: Position, agency: int) -> None:
    """Agencies are chosen in the order of placing; then the first pawn is placed (AG-H32)."""
    pos.agency[pos.actor] = agency
    pos.actor = (pos.actor + 1) % SEATS
    if pos.actor == pos.first:
        pos.step = PLACING


@rule
def is_occupied(pos: Position, city: int) -> bool:
    """Say whether any spy stands in a city."""
    found = False
    for seat in range(SEATS):
        for pawn in range(FIRST_PAWNS):
            found |= pos.pawn[seat, pawn] == city
    return found


@rule
def place(pos: Position, city: int) -> None:
    """One pawn at a time, clockwise, until each has three; then the cards (AG-2.3 to AG-2.8)."""
    pos.pawn[pos.actor, from_reserve(pos, pos.actor)] = city
    pos.actor = (pos.actor + 1) % SEATS
    if spies_of(pos, pos.actor) == FIRST_PAWNS:
        ask_for_papers(pos, pos.first)


# ---------------------------------------------------------------------------------------------
# What is allowed


@rule
def legal(pos: Position, out: Ints) -> int:
    """List what the actor may play; the answer is how many."""
    step = pos.step
    if step == ACTING:
        return list_actions(pos, out)
    if step == PROPOSING:
        return list_additions(pos, out)
    if step == MOVING:
        return list_goals(pos, out)
    if step == ANSWERING:
        return list_answers(pos, out)
    if step == PARTNERING:
        return list_trading_partners(pos, out)
    if step <= DEALING_PACKET:
        return list_setting_up(pos, out)
    return list_details(pos, out)


@rule
def list_actions(pos: Position, out: Ints) -> int:
    """List the optional actions of step 3 (AG-3.4)."""
    mine = cities_of(pos, pos.active)
    n = offer(out, 0, number(END), True)  # noqa: FBT003  # all are optional
    n = list_movements(pos, out, n)
    n = list_purchases(pos, out, n, mine)
    n = list_cards(pos, out, n, mine)
    n = list_fights(pos, out, n, mine)
    return offer(out, n, number(TRADE), has_partner(pos))


@rule
def list_setting_up(pos: Position, out: Ints) -> int:
    """List what can be drawn, chosen, placed and dealt."""
    step, n = pos.step, 0
    if step == DRAWING_FIRST:
        for seat in range(SEATS):
            n = offer(out, n, number(FIRST, seat), True)  # noqa: FBT003  # all are
    elif step == CHOOSING:
        for agency in range(AGENCIES):
            n = offer(out, n, number(AGENCY, agency), not is_taken(pos, agency))
    elif step == PLACING:
        for city in range(CITIES):
            n = offer(out, n, number(PLACE, city), not is_occupied(pos, city))
    elif step == DEALING_LOCATION:
        for city in range(CITIES):
            n = offer(out, n, number(LOCATION, city), in_location_deck(pos, city))
    elif step == DEALING_OBJECTIVE:
        for kind in range(OBJECTIVES):
            for copy in range(objectives_in_deck(pos, kind)):
                n = offer(out, n, number(OBJECTIVE, kind, copy), True)  # noqa: FBT003
    else:
        for name in range(ASSETS):
            for copy in range(pos.deck[name]):
                n = offer(out, n, number(DRAW, name, copy), True)  # noqa: FBT003
    return n


@rule
def list_details(pos: Position, out: Ints) -> int:
    """List what an action that has begun asks for, and the cards of steps 4 and 5."""
    step, n = pos.step, 0
    if step == DROPPING:
        for sleeve in range(SLEEVES):
            n = offer(out, n, number(DROP, sleeve), is_mine(pos, sleeve))
    elif step == TAKING:
        for which in range(count_at(pos, PACKET)):
            n = offer(out, n, number(TAKE, which), True)  # noqa: FBT003  # all are
    elif step == PICKING:
        for sleeve in range(SLEEVES):
            n = offer(out, n, number(PICK, sleeve), pos.where[sleeve] == HAND + pos.foe)
    elif step == ROLLING:
        for pips in range(PIPS):
            n = offer(out, n, number(DIE, pips), True)  # noqa: FBT003  # all are
    elif step == AIMING:
        for seat in range(SEATS):
            n = offer(out, n, number(AT, seat), seat != pos.active)
    elif step == ZONING:
        for zone in range(ZONES):
            n = offer(out, n, number(ZONE_IS, zone), True)  # noqa: FBT003  # all are
    elif step == STEALING:
        n = list_loot(pos, out)
    elif step == STOPPING:
        n = list_stoppable(pos, out)
    elif step == PAIRING:
        n = list_partners(pos, out)
    elif step == FLEEING:
        n = list_exits(pos, out)
    elif step == WRECKING:
        n = list_prey(pos, out)
    elif step == BLAMING:
        n = list_owners(pos, out)
    return n


@rule
def why_not(pos: Position, move: int) -> int:
    """Name what forbids this move now; ALLOWED if nothing does."""
    kind, a, b, _ = parts(move)
    wanted = out_of_step(pos, kind)
    if wanted != ALLOWED:
        return wanted
    if pos.step <= DEALING_PACKET:
        return refusal_of_set_up(pos, kind, a, b)
    if pos.step == ACTING:
        return refusal_to_act(pos, kind, a, b)
    if pos.step == PROPOSING:
        return refusal_to_add(pos, kind, a)
    if pos.step == ANSWERING:
        return refusal_to_answer(pos, kind, a)
    if pos.step == PARTNERING:
        return refusal_of_partner(pos, a)
    return refusal_of_detail(pos, kind, a)


@rule
def out_of_step(pos: Position, kind: int) -> int:
    """A step asks for some kinds of moves; say which, if this is another."""
    step = pos.step
    fits = FIRST_KIND[step] <= kind <= LAST_KIND[step]
    if step == PROPOSING:
        fits |= kind == FACE_UP
    elif step == ACTING:
        fits = END <= kind <= MOVE or SPY <= kind <= DESTROY
        fits |= kind in (ATTACK, STEAL, TRADE)
    return ALLOWED if fits else WANTED[step]


@rule
def refusal_of_set_up(pos: Position, kind: int, a: int, b: int) -> int:
    """Say why this cannot be chosen, placed or dealt."""
    reason = ALLOWED
    if kind == AGENCY:
        if is_taken(pos, a):
            reason = AGENCY_TAKEN
    elif kind == PLACE:
        if is_occupied(pos, a):
            reason = CITY_TAKEN  # AG-2.5
    elif kind == LOCATION:
        if not in_location_deck(pos, a):
            reason = LOCATION_NOT_IN_DECK
    elif kind == OBJECTIVE:
        if b >= objectives_in_deck(pos, a):
            reason = OBJECTIVE_NOT_IN_DECK
    elif kind == DRAW and b >= pos.deck[a]:
        reason = CARD_NOT_IN_DECK
    return reason


@rule
def refusal_to_act(pos: Position, kind: int, a: int, b: int) -> int:
    """Say why this optional action is not possible."""
    if kind == MOVE:
        return refusal_to_move(pos, a, b)
    if kind == SPY:
        return refusal_to_hire_in(pos, a)
    if kind == CELL:
        return refusal_to_build_in(pos, a)
    if PLAY <= kind <= DESTROY:
        return refusal_to_use(pos, kind, a)
    if kind in (ATTACK, STEAL):
        return refusal_to_fight(pos, kind, a, b)
    if kind == TRADE and not has_partner(pos):
        return NO_PROPOSALS_LEFT
    return ALLOWED


@rule
def refusal_of_detail(pos: Position, kind: int, a: int) -> int:
    """Say why an action that has begun cannot go on so, and why a card cannot be had."""
    step, reason = pos.step, ALLOWED
    if step == MOVING:
        reason = refusal_to_go(pos, a)
    elif step == AIMING:
        if a == pos.active:
            reason = THAT_IS_YOU
    elif step == STOPPING:
        mine, objective = cities_of(pos, pos.active), SERVES[pos.name[pos.card]]
        if not can_stop(pos, mine, a, objective):
            reason = NOTHING_TO_STOP
    elif step == PAIRING:
        if not is_mine(pos, a):
            reason = NOT_YOUR_CARD
        elif not is_partner(pos, a):
            reason = NOT_A_PAIR
    elif step == FLEEING:
        if not is_exit(pos, a):
            reason = NOT_LINKED
    elif step == WRECKING:
        reason = refusal_to_wreck(pos, a, NO_SEAT)
    elif step == BLAMING:
        reason = refusal_to_wreck(pos, pos.city, a)
    elif step == STEALING:
        reason = refusal_to_take_loot(pos, kind, a)
    elif step == PICKING:
        if pos.where[a] != HAND + pos.foe:
            reason = NOT_IN_PRIVATE_HAND
    elif step == DROPPING:
        if not is_mine(pos, a):
            reason = NOT_YOUR_CARD
    elif step == TAKING and a >= count_at(pos, PACKET):
        reason = NOT_IN_PACKET
    return reason


# ---------------------------------------------------------------------------------------------
# What happens


@rule
def apply(pos: Position, move: int) -> None:
    """Play a legal move."""
    kind, a, b, _ = parts(move)
    if kind <= DRAW:
        apply_setting_up(pos, kind, a)
    elif kind == GO:
        apply_city(pos, a)
    elif kind <= DESTROY:
        apply_action(pos, kind, a, b)
    elif kind <= PICK:
        apply_detail(pos, kind, a, b)
    elif kind <= OUT:
        apply_trade(pos, kind, a)
    elif kind == DROP:
        pos.where[a] = PILE
        end_actions(pos)
    else:
        take(pos, a)
        pass_packet(pos)


@rule
def apply_setting_up(pos: Position, kind: int, a: int) -> None:
    """Something is drawn, chosen, placed or dealt."""
    if kind == DRAW:
        draw(pos, a)
        if pos.step == DEALING_PACKET:
            pos.dealt += 1
            fill_packet(pos)
        else:
            cards_are_dealt(pos)
    elif kind == LOCATION:
        deal_location(pos, a)
    elif kind == OBJECTIVE:
        deal_objective(pos, a)
        papers_are_dealt(pos)
    elif kind == PLACE:
        place(pos, a)
    elif kind == AGENCY:
        choose(pos, a)
    else:
        draw_first(pos, a)


@rule
def apply_action(pos: Position, kind: int, a: int, b: int) -> None:
    """An optional action begins, or step 3 ends."""
    if kind == END:
        end_actions(pos)
    elif kind == MOVE:
        begin_movement(pos, a, b)
    elif kind == SPY:
        hire(pos, a)
    elif kind == CELL:
        build(pos, a)
    elif kind == PLAY:
        play(pos, a)
    elif kind == STOP:
        show_stop_card(pos, a)
    else:
        show_object(pos, a, kind)


@rule
def apply_city(pos: Position, city: int) -> None:
    """A city is named: for a pawn that moves or must go, or for a cell."""
    if pos.step == MOVING:
        go(pos, city)
    elif pos.step == WRECKING:
        aim_at_cell(pos, city)
    else:
        pos.pawn[pos.active, pos.mover] = city  # AG-11.5, AG-11.6
        end_actions(pos)  # AG-11.7, AG-11.8


@rule
def apply_detail(pos: Position, kind: int, a: int, b: int) -> None:
    """An action that has begun goes on."""
    if kind == AT:
        if pos.step == AIMING:
            play_mole(pos, a)
        elif pos.step == STOPPING:
            stop(pos, a)
        else:
            wreck(pos, a)
    elif kind == FACE_UP:
        if pos.step == STEALING:
            take_loot(pos, a)
        else:
            add(pos, kind, a)
    elif kind == PICK:
        pick(pos, a)
    elif kind == DIE:
        roll(pos, a + 1)
    elif kind == PAIR:
        discard_pair(pos, a)
    elif kind == ZONE_IS:
        lay_at_zone(pos, a)
    elif kind == BLIND:
        steal_blindly(pos)
    elif kind == ATTACK:
        attack(pos, a, b)
    else:
        steal(pos, a, b)


@rule
def apply_trade(pos: Position, kind: int, a: int) -> None:
    """A trade goes on."""
    if kind == TRADE:
        begin_trade(pos)
    elif kind == TO:
        begin_proposal(pos, pos.active, a)
    elif kind == FROM:
        begin_proposal(pos, a, pos.active)
    elif kind == PROPOSE:
        propose(pos)
    elif kind == ACCEPT:
        settle(pos)
    elif kind == OUT:
        lay_out(pos, a)
    elif kind in (CANCEL, REFUSE):
        end_trade(pos)
    else:
        add(pos, kind, a)
