"""The Agents: what is allowed, and what happens.

Spies without an agency: between each two neighbours lies a Faction, a row of Agents of which each
turns its command to one of the two and its marker to the other. Markers that meet bring Intel
Points, and so do Missions and free agents; 40 of them win. The numbers in brackets are the clauses
of the rules page.

What the box contains stands in box.py, what the table is worth in scoring.py, what each Agent does
in commands.py, how cards move in hands.py, and who sees what in memory.py.
"""

from __future__ import annotations

from tradecraft.games.the_agents.box import (
    ACTING,
    ACTIONS,
    ACTIONS_LEFT,
    AGENT_IS_DEAD,
    AGENTS_DEALT,
    AIMING,
    AIMING_AGAIN,
    ALL_CARDS,
    ALLOWED,
    APPOINTING,
    ASSIGN,
    BONUS_IS_NO_TURN,
    BUY,
    CARD,
    CARDS,
    CHAINED,
    CHOOSE_A_CARD_TO_FETCH,
    CHOOSE_A_CARD_TO_STEAL,
    CHOOSE_A_DIRECTION,
    CHOOSE_A_MISSION_TO_ROB,
    CHOOSE_A_PLAYER,
    CHOOSE_A_TARGET,
    CHOOSE_AN_ACTION,
    CLAIMS,
    COMMAND_IMPOSSIBLE,
    COPIES,
    DEAL,
    DEAL_MISSION,
    DEALER_DEALS_AGENTS,
    DEALER_DEALS_MISSIONS,
    DEALER_DRAWS_FIRST,
    DEALER_PICKS,
    DOES_NOT_FACE_YOU,
    DRAW,
    DRAWING,
    DRAWING_MISSIONS,
    EVERYBODY,
    FACE,
    FACES_ONE_OF_THE_TWO,
    FACING,
    FACTION_HAS_NO_AGENT,
    FACTION_IS_FULL,
    FACTIONS,
    FETCH,
    FIRST,
    FROM,
    GUNMAN,
    INFILTRATOR,
    IP_AT_START,
    IP_OF_GUNMAN,
    IS_OVER,
    LAY,
    LAY_THE_AGENT,
    LAYING,
    LIES_THERE_ALREADY,
    MERCENARY,
    MISSION_CANNOT_BE_ROBBED,
    MISSION_NOT_ASSIGNED,
    MISSION_WAS_MOVED,
    MISSIONS,
    MISSIONS_DEALT,
    MOST_AGENTS,
    MOST_ROUNDS,
    MOST_SHIFTS,
    MOST_TASKS,
    MOVES,
    NEW_AGENT,
    NEW_MISSION,
    NO_ACTIONS_LEFT,
    NO_AGENT_THERE,
    NO_AGENTS_TO_DRAW,
    NO_BONUS_FOR_YOU,
    NO_DISCARDED_AGENT,
    NO_DISCARDED_MISSION,
    NO_MISSION,
    NO_MISSIONS_TO_DRAW,
    NO_SUCH_PLACE,
    NO_SUCH_SEAT,
    NONE,
    NOT_A_TARGET,
    NOT_IN_THE_DECK,
    NOT_IN_YOUR_HAND,
    NOT_IN_YOUR_TURN,
    NOT_SHOWN,
    NOT_THAT_PLAYER,
    NOT_THAT_SLOT,
    NOT_TOWARDS_YOURSELF,
    NOT_YOUR_FACTION,
    NOT_YOUR_MISSION,
    NOTHING_TO_REACTIVATE,
    OLD_AGENT,
    ON_TABLE,
    ONLY_AT_THE_ENDS,
    ONLY_THE_DEALER,
    ONLY_WITH_NOTHING,
    OPTIONS,
    OTHER,
    PASS,
    PICK,
    PICKING,
    PLACE,
    PLACE_THE_AGENT,
    PLACES,
    PLACING,
    PLAY,
    QUESTIONING,
    REACTIVATE,
    REASONS,
    REPLACE,
    ROB,
    ROBBING,
    ROUND_FINISHED,
    SAFE_HOUSE,
    SAFE_HOUSES,
    SAME_MISSION_THERE,
    SCORE,
    SCORED,
    SEARCHING,
    SETTING_UP,
    STAGGERED_DEAL,
    STEAL,
    STEALING,
    STOPPED,
    TAKE_BACK,
    TARGET,
    TOO_FEW_IP,
    TURN,
    TWO_MISSIONS_THERE,
    TYPES,
    UNLIMITED_MISSION_MOVES,
    UNUSED,
    USED,
    WARES,
    WHAT,
    WHO,
    YOU_CAN_ACT,
    YOUR_FACTIONS_ARE_FULL,
    Position,
    number,
    parts,
)
from tradecraft.games.the_agents.commands import (
    can_do,
    can_perform,
    can_question,
    can_rob,
    fetch,
    hides_mission,
    is_agent,
    is_alive,
    is_target,
    perform,
    perform_free,
    pick,
    revive,
    rob,
    rob_hand,
    show_hand,
    steal,
    strike,
)
from tradecraft.games.the_agents.hands import (
    agents_left,
    asked,
    discard,
    discard_mission,
    earn,
    end,
    faction_of,
    forget,
    gain,
    give,
    give_mission,
    is_task,
    lay_down,
    mission_slot_of,
    missions_left,
    owns,
    play_from,
    pop,
    push,
    remove_mission,
    renew,
    renew_missions,
    slot_of,
    take_discarded,
    take_discarded_mission,
    take_from_deck,
    tell,
)
from tradecraft.games.the_agents.hunches import hunch, outlook
from tradecraft.games.the_agents.memory import face, imagine, mask
from tradecraft.games.the_agents.scoring import (
    agents_in,
    all_arrows,
    all_missions,
    is_of,
    partner,
    right_of,
    side_of,
)
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import DEALER, NOBODY, Ints
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

WHOLE = 60  # what a victory that is not shared returns

# ---------------------------------------------------------------------------------------------
# Set-up


@rule
def setup(pos: Position, seats: int, options: Ints) -> int:
    """Three decks lie on the table; the dealer draws who begins (TA-9.1, TA-H33)."""
    for i in range(len(options)):
        pos.options[i] = options[i]
    pos.seats = seats
    pos.first = pos.turn = NOBODY
    copies = options[COPIES]
    for kind in range(TYPES):
        for copy in range(copies):
            pos.deck |= 1 << (2 * kind + copy)
    for mission in range(MISSIONS):
        if mission % 2 < copies:
            pos.mission_deck |= 1 << mission
    pos.deck_size, pos.mission_deck_size = TYPES * copies, MISSIONS // 2 * copies
    for faction in range(FACTIONS):
        for index in range(PLACES):
            pos.rows[faction, index], pos.faces[faction, index] = NONE, UNUSED
        for place in range(MOST_TASKS):
            pos.tasks[faction, 0, place] = pos.tasks[faction, 1, place] = NO_MISSION
        if options[SAFE_HOUSES] and faction < seats:
            pos.rows[faction, 0], pos.length[faction] = SAFE_HOUSE, 1  # TA-H48
    for slot in range(CARDS):
        pos.card[slot], pos.holder[slot] = NONE, NOBODY
    for slot in range(MISSIONS):
        pos.mission_card[slot], pos.mission_holder[slot] = NO_MISSION, NOBODY
        pos.mission_pile[slot] = NO_MISSION
    for i in range(len(pos.pile)):
        pos.pile[i] = NONE
    push(pos, APPOINTING, DEALER, NONE, 0, 0, 0, 0)
    pos.actor = DEALER
    return ALLOWED


@rule
def appoint(pos: Position, first: int) -> None:
    """The first player is drawn; the cards are dealt, and everybody gets IP (TA-9.2 to 9.6)."""
    pos.first = first
    pop(pos)
    push(pos, SETTING_UP, first, NONE, 0, 0, 0, 0)
    for i in range(pos.seats):
        seat = pos.seats - 1 - i  # the stack deals the last of these first
        push(pos, DRAWING_MISSIONS, seat, NONE, 0, 0, pos.options[MISSIONS_DEALT], 0)
    for i in range(pos.seats):
        seat = pos.seats - 1 - i
        share = 2 + (seat - first) % pos.seats  # TA-H48: the later the more
        staggered = pos.options[STAGGERED_DEAL] != 0
        agents = share if staggered else pos.options[AGENTS_DEALT]
        pos.ip[seat] = share if staggered else pos.options[IP_AT_START]
        push(pos, DRAWING, seat, NONE, 0, 0, agents, 0)


@rule
def begin_turn(pos: Position, seat: int) -> None:
    """A player is asked for two actions (TA-10.1)."""
    pos.turn, pos.left = seat, ACTIONS
    pos.laid = pos.shifts = 0
    push(pos, ACTING, seat, NONE, 0, 0, 0, 0)
    tell(pos, TURN, seat, 0, 0, 0)


# ---------------------------------------------------------------------------------------------
# What is allowed: actions


@rule
def has_room(pos: Position, faction: int) -> bool:
    """Say whether an Agent can be added to a Faction (TA-3.6, TA-3.7, TA-H25)."""
    return bool(agents_in(pos, faction) < MOST_AGENTS[pos.seats])


@rule
def is_own_turn(pos: Position) -> bool:
    """Say whether the active player is asked for an action, a bonus action too (TA-H43)."""
    return asked(pos, WHAT) == ACTING and asked(pos, WHO) == pos.turn


@rule
def has_actions(pos: Position) -> bool:
    """Say whether who is asked has an action: a bonus action, or one of his two."""
    return bool(pos.depth > 1 or pos.left > 0)


@rule
def can_lay(pos: Position, card: int, who: int, layer: int, held: int) -> bool:
    """Say whether a free agent can be laid so that this player performs its command (TA-5.5)."""
    if card // 2 == MERCENARY:  # TA-H51: whoever else gets an action may have to pass it
        return who != layer or can_act(pos, layer)
    return can_do(pos, card // 2, who, layer, held)


@rule
def is_playable(pos: Position, me: int, card: int) -> bool:
    """Say whether playing this card of the hand is an action; the Mercenary is none (TA-H44)."""
    kind = card // 2
    if kind < GUNMAN:
        return has_room(pos, me) or has_room(pos, right_of(pos, me))
    if kind == MERCENARY:
        return False
    allowed = False
    for seat in range(pos.seats):
        allowed |= can_do(pos, kind, seat, me, 1)
    return allowed


@rule
def can_reactivate(pos: Position, me: int, faction: int, index: int) -> bool:
    """A living Agent of one's Factions that faces one and can do something (TA-10.4, TA-H23)."""
    if index >= pos.length[faction] or pos.faces[faction, index] != me:
        return False
    return can_perform(pos, me, faction, index, 1 << pos.rows[faction, index])


@rule
def can_buy(pos: Position, me: int, ware: int) -> int:
    """Say what speaks against a purchase (TA-10.5 to 10.8)."""
    fault = ALLOWED
    if ware == NEW_AGENT and agents_left(pos) == 0:
        fault = NO_AGENTS_TO_DRAW
    elif ware == OLD_AGENT and pos.pile_size == 0:
        fault = NO_DISCARDED_AGENT
    elif ware == NEW_MISSION and missions_left(pos) == 0:
        fault = NO_MISSIONS_TO_DRAW
    elif ware > NEW_MISSION and pos.mission_pile_size == 0:
        fault = NO_DISCARDED_MISSION
    elif pos.ip[me] < ware + 1:
        fault = TOO_FEW_IP
    return fault


@rule
def may_draw(pos: Position, me: int) -> bool:
    """With neither Agents nor IP one may draw, in one's own turn (TA-15.10, TA-H44)."""
    poor = pos.hand_size[me] == 0 and pos.ip[me] == 0
    return bool(poor and pos.turn == me and agents_left(pos) > 0)


@rule
def acts_openly(pos: Position, me: int) -> bool:
    """Say whether a player has an action for which he needs no card of the hand."""
    found = owns(pos, me) > 0 or may_draw(pos, me)  # TA-10.9: it can always be replaced
    for ware in range(WARES):
        found |= can_buy(pos, me, ware) == ALLOWED
    for index in range(PLACES):
        found |= can_reactivate(pos, me, me, index)
        found |= can_reactivate(pos, me, right_of(pos, me), index)
    return bool(found)


@rule
def can_act(pos: Position, me: int) -> bool:
    """Say whether a player has any legal action (TA-H26, TA-H29)."""
    if acts_openly(pos, me):
        return True
    for slot in range(CARDS):
        if pos.holder[slot] == me and is_playable(pos, me, pos.card[slot]):
            return True
    return False


# ---------------------------------------------------------------------------------------------
# What is allowed: Missions


@rule
def was_moved(pos: Position, mission: int) -> bool:
    """Say whether a Mission must stay where it was laid (TA-H52, TA-H54)."""
    if pos.options[UNLIMITED_MISSION_MOVES]:
        return bool(pos.shifts >= MOST_SHIFTS)
    return bool(pos.laid >> mission & 1)


@rule
def no_assignment(pos: Position, me: int, mission: int, faction: int) -> int:
    """Say what speaks against laying a Mission of one's own at a Faction (TA-7.1 to 7.8)."""
    fault = ALLOWED
    if not is_of(pos, me, faction):
        fault = NOT_YOUR_FACTION
    elif is_task(pos, mission, faction, me):
        fault = LIES_THERE_ALREADY
    elif was_moved(pos, mission):
        fault = MISSION_WAS_MOVED
    elif agents_in(pos, faction) == 0:
        fault = FACTION_HAS_NO_AGENT
    elif is_task(pos, mission ^ 1, faction, me):
        fault = SAME_MISSION_THERE
    elif pos.tasks[faction, side_of(me, faction), MOST_TASKS - 1] != NO_MISSION:
        fault = TWO_MISSIONS_THERE
    return fault


@rule
def is_mine(pos: Position, me: int, mission: int) -> bool:
    """Say whether a Mission is in one's hand or assigned by oneself."""
    slot = mission_slot_of(pos, mission)
    if slot < MISSIONS:
        return bool(pos.mission_holder[slot] == me)
    return faction_of(pos, mission, me) != NOBODY


# ---------------------------------------------------------------------------------------------
# What is allowed: the list


@rule
def legal(pos: Position, out: Ints) -> int:
    """List what the actor may play; the answer is how many."""
    if pos.actor == NOBODY:
        return 0
    what = asked(pos, WHAT)
    if what == ACTING:
        return list_acts(pos, out)
    if what == PLACING:
        return list_places(pos, out)
    if what in (AIMING, AIMING_AGAIN):
        return list_targets(pos, out)
    if what == DRAWING:
        n = 0
        for card in range(CARDS):
            n = offer(out, n, number(DEAL, card), pos.deck >> card & 1 == 1)
        return n
    return list_choices(pos, out, what)


@rule
def list_acts(pos: Position, out: Ints) -> int:
    """List actions, and what is none: a Mercenary, Missions, the end of the turn."""
    me, n = asked(pos, WHO), 0
    if has_actions(pos):
        n = list_actions(pos, out, me)
        n = offer(out, n, number(PASS), n == 0)  # TA-H26
    found = 0
    for slot in range(CARDS):
        if found == pos.hand_size[me]:
            break
        if pos.holder[slot] == me:
            found += 1
            n = offer(out, n, number(PLAY, pos.card[slot]), pos.card[slot] // 2 == MERCENARY)
    if me == pos.turn:
        n = list_shifts(pos, out, n, me)
    return offer(out, n, number(SCORE), not has_actions(pos))


@rule
def list_actions(pos: Position, out: Ints, me: int) -> int:
    """List the actions (TA-10.3 to 10.9)."""
    n, found = 0, 0
    for slot in range(CARDS):
        if found == pos.hand_size[me]:
            break
        if pos.holder[slot] == me:
            found += 1
            card = pos.card[slot]
            n = offer(out, n, number(PLAY, card), is_playable(pos, me, card))
    for side in range(2):
        faction = me if side == 0 else right_of(pos, me)
        for index in range(pos.length[faction]):
            allowed = can_reactivate(pos, me, faction, index)
            n = offer(out, n, number(REACTIVATE, faction, index), allowed)
    for ware in range(WARES):
        n = offer(out, n, number(BUY, ware), can_buy(pos, me, ware) == ALLOWED)
    n = offer(out, n, number(DRAW), may_draw(pos, me))
    if owns(pos, me) > 0:
        n = list_replacements(pos, out, n, me)
    return n


@rule
def list_replacements(pos: Position, out: Ints, n: int, me: int) -> int:
    """List the own Missions that can be discarded for another (TA-10.9)."""
    for slot in range(MISSIONS):
        if pos.mission_holder[slot] == me:
            n = offer(out, n, number(REPLACE, pos.mission_card[slot]), True)  # noqa: FBT003
    for side in range(2):
        faction = me if side == 0 else right_of(pos, me)
        for place in range(MOST_TASKS):
            mission = pos.tasks[faction, side, place]
            if mission != NO_MISSION:
                n = offer(out, n, number(REPLACE, mission), True)  # noqa: FBT003
    return n


@rule
def list_shifts(pos: Position, out: Ints, n: int, me: int) -> int:
    """List what may be done with one's Missions without an action (TA-7.7, TA-7.8)."""
    left, right = me, right_of(pos, me)
    if pos.mission_hand[me] > 0:
        for slot in range(MISSIONS):
            if pos.mission_holder[slot] == me:
                mission = pos.mission_card[slot]
                for faction in (left, right):
                    allowed = no_assignment(pos, me, mission, faction) == ALLOWED
                    n = offer(out, n, number(ASSIGN, mission, faction), allowed)
    if pos.assigned[me] == 0:
        return n
    for side in range(2):
        here, there = (left, right) if side == 0 else (right, left)
        for place in range(MOST_TASKS):
            mission = pos.tasks[here, side, place]
            if mission != NO_MISSION:
                allowed = no_assignment(pos, me, mission, there) == ALLOWED
                n = offer(out, n, number(ASSIGN, mission, there), allowed)
                n = offer(out, n, number(TAKE_BACK, mission), not was_moved(pos, mission))
    return n


@rule
def list_places(pos: Position, out: Ints) -> int:
    """List where an Agent may be added, and whom it may face (TA-3.4, TA-3.5, TA-4.2, TA-12.13)."""
    me, card, n = asked(pos, WHO), asked(pos, CARD), 0
    for side in range(2):
        faction = me if side == 0 else right_of(pos, me)
        if not has_room(pos, faction):
            continue
        other = partner(pos, me, faction)
        for index in range(pos.length[faction] + 1):
            ends = index in (0, pos.length[faction])
            if ends or card // 2 == INFILTRATOR:
                out[n] = number(PLACE, faction, index, me)
                out[n + 1] = number(PLACE, faction, index, other)
                n += 2
    return n


@rule
def list_targets(pos: Position, out: Ints) -> int:
    """List the Agents that the command can be used on."""
    n = 0
    for faction in range(pos.seats):
        for index in range(pos.length[faction]):
            allowed = is_target(pos, faction, index)
            n = offer(out, n, number(TARGET, faction, index), allowed)
    return n


@rule
def list_choices(pos: Position, out: Ints, what: int) -> int:  # a ladder
    """List the rarer choices, and the dealer's."""
    who, card, other, n = asked(pos, WHO), asked(pos, CARD), asked(pos, OTHER), 0
    if what == LAYING:
        for seat in range(pos.seats):
            if seat != who:
                n = offer(out, n, number(LAY, seat, 0), can_lay(pos, card, seat, who, 0))
                n = offer(out, n, number(LAY, seat, 1), can_lay(pos, card, who, who, 0))
    elif what == FACING:
        faction = other // PLACES
        n = offer(out, n, number(FACE, faction), True)  # noqa: FBT003
        n = offer(out, n, number(FACE, (faction + 1) % pos.seats), True)  # noqa: FBT003
    elif what == QUESTIONING:
        for seat in range(pos.seats):
            n = offer(out, n, number(FROM, seat), can_question(pos, who, seat))
    elif what == STEALING:
        for slot in range(CARDS):
            if pos.holder[slot] == other:
                n = offer(out, n, number(STEAL, pos.card[slot]), True)  # noqa: FBT003
    elif what == SEARCHING:
        for found in range(CARDS):
            n = offer(out, n, number(FETCH, found), pos.deck >> found & 1 == 1)
    elif what == ROBBING:
        for mission in range(MISSIONS):
            n = offer(out, n, number(ROB, mission), can_rob(pos, who, mission))
        for seat in range(pos.seats):
            n = offer(out, n, number(FROM, seat), hides_mission(pos, who, seat))
    elif what == PICKING:
        for slot in range(MISSIONS):
            n = offer(out, n, number(PICK, slot), pos.mission_holder[slot] == other)
    elif what == DRAWING_MISSIONS:
        for mission in range(MISSIONS):
            n = offer(out, n, number(DEAL_MISSION, mission), pos.mission_deck >> mission & 1 == 1)
    else:
        for seat in range(pos.seats):
            n = offer(out, n, number(FIRST, seat), True)  # noqa: FBT003
    return n


# ---------------------------------------------------------------------------------------------
# What is allowed: why not


@rule
def why_not(pos: Position, move: int) -> int:
    """Name what forbids this move now; ALLOWED if nothing does."""
    kind, a, b, c = parts(move)
    wanted = out_of_step(pos, kind)
    if wanted != ALLOWED:
        return wanted
    what = asked(pos, WHAT)
    if what == ACTING:
        return no_act(pos, asked(pos, WHO), kind, a, b)
    if what == PLACING:
        return no_place(pos, asked(pos, WHO), a, b, c)
    return no_choice(pos, asked(pos, WHO), kind, a, b)


@rule
def out_of_step(pos: Position, kind: int) -> int:  # a ladder
    """What is pending asks for certain kinds of moves; say which, if this is another."""
    if pos.actor == NOBODY:
        return IS_OVER
    what, wanted = asked(pos, WHAT), ALLOWED
    if what == APPOINTING:
        if kind != FIRST:
            wanted = DEALER_DRAWS_FIRST
    elif what == DRAWING:
        if kind != DEAL:
            wanted = DEALER_DEALS_AGENTS
    elif what == DRAWING_MISSIONS:
        if kind != DEAL_MISSION:
            wanted = DEALER_DEALS_MISSIONS
    elif what == PICKING:
        if kind != PICK:
            wanted = DEALER_PICKS
    elif kind in (DEAL, DEAL_MISSION, PICK, FIRST):
        wanted = ONLY_THE_DEALER
    elif what == ACTING:
        if kind in (PLACE, LAY) or kind >= TARGET:
            wanted = CHOOSE_AN_ACTION
    elif what == PLACING:
        if kind != PLACE:
            wanted = PLACE_THE_AGENT
    elif what == LAYING:
        if kind != LAY:
            wanted = LAY_THE_AGENT
    elif what in (AIMING, AIMING_AGAIN):
        if kind != TARGET:
            wanted = CHOOSE_A_TARGET
    elif what == FACING:
        if kind != FACE:
            wanted = CHOOSE_A_DIRECTION
    elif what == QUESTIONING:
        if kind != FROM:
            wanted = CHOOSE_A_PLAYER
    elif what == STEALING:
        if kind != STEAL:
            wanted = CHOOSE_A_CARD_TO_STEAL
    elif what == SEARCHING:
        if kind != FETCH:
            wanted = CHOOSE_A_CARD_TO_FETCH
    elif kind not in (ROB, FROM):
        wanted = CHOOSE_A_MISSION_TO_ROB
    return wanted


@rule
def no_act(pos: Position, me: int, kind: int, a: int, b: int) -> int:
    """Say what speaks against an action, or against what may be done beside them."""
    if kind == PLAY:
        return no_play(pos, me, a)
    if kind in (ASSIGN, TAKE_BACK):
        return no_shift(pos, me, kind, a, b)
    if kind == SCORE:
        if pos.depth > 1:
            return BONUS_IS_NO_TURN
        return ACTIONS_LEFT if has_actions(pos) else ALLOWED
    if not has_actions(pos):
        return NO_ACTIONS_LEFT
    if kind == REACTIVATE:
        return no_reactivation(pos, me, a, b)
    if kind == BUY:
        return can_buy(pos, me, a)
    if kind == DRAW:
        if agents_left(pos) == 0:
            return NO_AGENTS_TO_DRAW
        return ALLOWED if may_draw(pos, me) else ONLY_WITH_NOTHING
    if kind == REPLACE:
        return ALLOWED if is_mine(pos, me, a) else NOT_YOUR_MISSION
    return YOU_CAN_ACT if can_act(pos, me) else ALLOWED  # PASS


@rule
def no_play(pos: Position, me: int, card: int) -> int:
    """Say what speaks against playing a card."""
    held = False
    for slot in range(CARDS):
        held |= pos.card[slot] == card and pos.holder[slot] == me
    if not held:
        return NOT_IN_YOUR_HAND
    if card // 2 == MERCENARY:
        return ALLOWED  # TA-13.6
    if not has_actions(pos):
        return NO_ACTIONS_LEFT
    if is_playable(pos, me, card):
        return ALLOWED
    return YOUR_FACTIONS_ARE_FULL if card // 2 < GUNMAN else COMMAND_IMPOSSIBLE


@rule
def no_reactivation(pos: Position, me: int, faction: int, index: int) -> int:
    """Say what speaks against performing a command again."""
    fault = ALLOWED
    if faction >= pos.seats or not is_of(pos, me, faction):
        fault = NOT_YOUR_FACTION
    elif not is_agent(pos, faction, index):
        fault = NO_AGENT_THERE
    elif not is_alive(pos, faction, index):
        fault = AGENT_IS_DEAD
    elif pos.faces[faction, index] != me:
        fault = DOES_NOT_FACE_YOU
    elif not can_reactivate(pos, me, faction, index):
        fault = NOTHING_TO_REACTIVATE
    return fault


@rule
def no_shift(pos: Position, me: int, kind: int, mission: int, faction: int) -> int:
    """Say what speaks against moving a Mission."""
    fault = ALLOWED
    if not is_own_turn(pos):
        fault = NOT_IN_YOUR_TURN  # TA-H40, TA-H43
    elif not is_mine(pos, me, mission):
        fault = NOT_YOUR_MISSION
    elif kind == ASSIGN:
        fault = no_assignment(pos, me, mission, faction)
    elif faction_of(pos, mission, me) == NOBODY:
        fault = MISSION_NOT_ASSIGNED
    elif was_moved(pos, mission):
        fault = MISSION_WAS_MOVED
    return fault


@rule
def no_place(pos: Position, me: int, faction: int, index: int, seat: int) -> int:
    """Say what speaks against adding an Agent there."""
    fault = ALLOWED
    if faction >= pos.seats or not is_of(pos, me, faction):
        fault = NOT_YOUR_FACTION
    elif not has_room(pos, faction):
        fault = FACTION_IS_FULL
    elif index > pos.length[faction]:
        fault = NO_SUCH_PLACE
    elif 0 < index < pos.length[faction] and asked(pos, CARD) // 2 != INFILTRATOR:
        fault = ONLY_AT_THE_ENDS
    elif seat not in (me, partner(pos, me, faction)):
        fault = FACES_ONE_OF_THE_TWO
    return fault


@rule
def no_choice(pos: Position, who: int, kind: int, a: int, b: int) -> int:
    """Say what speaks against one of the rarer choices, or the dealer's."""
    what, fault = asked(pos, WHAT), ALLOWED
    if kind == TARGET:
        if a >= pos.seats or not is_target(pos, a, b):
            fault = NOT_A_TARGET
    elif kind in (LAY, FIRST) and a >= pos.seats:
        fault = NO_SUCH_SEAT
    elif kind == LAY:
        if a == who:
            fault = NOT_TOWARDS_YOURSELF
        elif not can_lay(pos, asked(pos, CARD), a if b == 0 else who, who, 0):
            mercenary = asked(pos, CARD) // 2 == MERCENARY
            fault = NO_BONUS_FOR_YOU if mercenary else COMMAND_IMPOSSIBLE
    elif kind == FACE:
        faction = asked(pos, OTHER) // PLACES
        if a not in (faction, (faction + 1) % pos.seats):
            fault = FACES_ONE_OF_THE_TWO
    elif kind == FROM:
        if what == QUESTIONING and not can_question(pos, who, a):
            fault = NOT_THAT_PLAYER
        elif what == ROBBING and not hides_mission(pos, who, a):
            fault = MISSION_CANNOT_BE_ROBBED
    elif kind == STEAL:
        fault = NOT_SHOWN
        for slot in range(CARDS):
            if pos.card[slot] == a and pos.holder[slot] == asked(pos, OTHER):
                fault = ALLOWED
    elif kind in (FETCH, DEAL):
        if not pos.deck >> a & 1:
            fault = NOT_IN_THE_DECK
    elif kind == ROB:
        if not can_rob(pos, who, a):
            fault = MISSION_CANNOT_BE_ROBBED
    elif kind == DEAL_MISSION:
        if not pos.mission_deck >> a & 1:
            fault = NOT_IN_THE_DECK
    elif kind == PICK and pos.mission_holder[a] != asked(pos, OTHER):
        fault = NOT_THAT_SLOT
    return fault


# ---------------------------------------------------------------------------------------------
# What happens


@rule
def apply(pos: Position, move: int) -> None:
    """Play a legal move, and go on to the next who must decide."""
    forget(pos)
    kind, a, b, c = parts(move)
    if asked(pos, WHAT) == ACTING:
        act(pos, asked(pos, WHO), kind, a, b)
    elif kind == PLACE:
        place(pos, a, b, c)
    elif kind == LAY:
        lay(pos, a, b)
    elif kind == TARGET:
        aim(pos, a, b)
    elif kind == DEAL:
        deal(pos, a)
    else:
        choose(pos, kind, a)
    settle(pos)


@rule
def choose(pos: Position, kind: int, a: int) -> None:
    """Play one of the rarer choices, or of the dealer's."""
    if kind == FACE:
        revive(pos, a)
    elif kind == FROM:
        if asked(pos, WHAT) == QUESTIONING:
            show_hand(pos, a)
        else:
            rob_hand(pos, a)
    elif kind == STEAL:
        steal(pos, slot_of(pos, a))
    elif kind == FETCH:
        fetch(pos, a)
    elif kind == ROB:
        rob(pos, a)
    elif kind == PICK:
        pick(pos, a)
    elif kind == DEAL_MISSION:
        deal_mission(pos, a)
    else:
        appoint(pos, a)


@rule
def deal(pos: Position, card: int) -> None:
    """The next Agent of the deck comes into a hand; only its owner sees it."""
    take_from_deck(pos, card)
    give(pos, asked(pos, WHO), card, 0)
    pos.stack[pos.depth - 1, OTHER] -= 1


@rule
def deal_mission(pos: Position, mission: int) -> None:
    """The next Mission of the deck comes into a hand."""
    pos.mission_deck &= ~(1 << mission)
    pos.mission_deck_size -= 1
    give_mission(pos, asked(pos, WHO), mission, 0)
    pos.stack[pos.depth - 1, OTHER] -= 1


@rule
def settle(pos: Position) -> None:
    """Take off the stack what is done, until somebody must decide (TA-10.10)."""
    while pos.actor != NOBODY:
        what, who = asked(pos, WHAT), asked(pos, WHO)
        if what in (DRAWING, DRAWING_MISSIONS):
            if still_draws(pos, what):
                pos.actor = DEALER
                return
            pop(pos)
        elif what == ON_TABLE:
            leave_table(pos)
        elif what == CHAINED:
            pop(pos)
        elif what == SETTING_UP:
            pop(pos)
            pos.rounds = 1
            begin_turn(pos, who)
        elif what == ACTING and asked(pos, OTHER):
            end_action(pos)
        else:
            pos.actor = DEALER if what == PICKING else who
            return


@rule
def still_draws(pos: Position, what: int) -> bool:
    """Say whether a card is to be drawn and can be; an empty deck is renewed now (TA-H41)."""
    if asked(pos, OTHER) == 0:
        return False
    if what == DRAWING:
        renew(pos)
        return bool(pos.deck_size > 0)
    renew_missions(pos)
    return bool(pos.mission_deck_size > 0)


@rule
def leave_table(pos: Position) -> None:
    """A free agent's command is done: it brings IP and is discarded (TA-5.6, TA-5.7)."""
    card, seat = asked(pos, CARD), asked(pos, OTHER)
    pop(pos)
    discard(pos, card)
    earn(pos, seat, pos.options[IP_OF_GUNMAN + card // 2 - GUNMAN], card)


@rule
def end_action(pos: Position) -> None:
    """An action is finished with all that came of it; Missions may be moved anew (TA-H54)."""
    pos.laid = pos.shifts = 0
    if pos.depth > 1:
        pop(pos)  # a bonus action; its Mercenary follows
    else:
        pos.left -= 1
        pos.stack[0, OTHER] = 0


# ---------------------------------------------------------------------------------------------
# Actions


@rule
def act(pos: Position, me: int, kind: int, a: int, b: int) -> None:
    """Play an action, or what may be done beside them."""
    top = pos.depth - 1
    begun = kind not in (ASSIGN, TAKE_BACK, SCORE)
    if begun and not (kind == PLAY and a // 2 == MERCENARY):  # TA-13.6
        pos.stack[top, OTHER] = 1
    if kind == PLAY:
        play_from(pos, slot_of(pos, a))
        push(pos, PLACING if a // 2 < GUNMAN else LAYING, me, a, 0, 0, 0, 0)
    elif kind == REACTIVATE:
        perform(pos, me, a, b, 0)
    elif kind == BUY:
        buy(pos, me, a)
    elif kind == DRAW:
        push(pos, DRAWING, me, NONE, 0, 0, 1, 0)
    elif kind == REPLACE:
        remove_mission(pos, a, me)
        discard_mission(pos, a)
        push(pos, DRAWING_MISSIONS, me, NONE, 0, 0, 1, 0)
    elif kind == PASS:
        show_lack(pos, me)
    elif kind == SCORE:
        score(pos, me)
    else:
        shift(pos, me, kind, a, b)


@rule
def buy(pos: Position, me: int, ware: int) -> None:
    """A card is bought: 1 to 4 IP (TA-10.5 to 10.8)."""
    pos.ip[me] -= ware + 1
    if ware == NEW_AGENT:
        push(pos, DRAWING, me, NONE, 0, 0, 1, 0)
    elif ware == OLD_AGENT:
        give(pos, me, take_discarded(pos), EVERYBODY)
    elif ware == NEW_MISSION:
        push(pos, DRAWING_MISSIONS, me, NONE, 0, 0, 1, 0)
    else:
        give_mission(pos, me, take_discarded_mission(pos), EVERYBODY)


@rule
def shift(pos: Position, me: int, kind: int, mission: int, faction: int) -> None:
    """A Mission is assigned, moved or taken back without an action (TA-7.7, TA-7.8)."""
    remove_mission(pos, mission, me)
    pos.shifts += 1
    if kind == ASSIGN:
        lay_down(pos, mission, faction, me)
        pos.laid |= 1 << mission
    else:
        give_mission(pos, me, mission, EVERYBODY)


@rule
def place(pos: Position, faction: int, index: int, seat: int) -> None:
    """An Agent is added to a row; whom it faces must perform its command (TA-4.2, TA-4.3)."""
    card = asked(pos, CARD)
    pop(pos)
    last = pos.length[faction]
    for step in range(last - index):
        i = last - step
        pos.rows[faction, i], pos.faces[faction, i] = (
            pos.rows[faction, i - 1],
            pos.faces[faction, i - 1],
        )
    pos.rows[faction, index], pos.faces[faction, index] = card, seat
    pos.length[faction] += 1
    pos.alive[faction] += 1
    perform(pos, seat, faction, index, 0)


@rule
def lay(pos: Position, seat: int, faces_me: int) -> None:
    """A free agent is laid between two players: command to one, marker to the other (TA-5.3)."""
    me, card = asked(pos, WHO), asked(pos, CARD)
    who, marked = (me, seat) if faces_me else (seat, me)
    pop(pos)
    if card // 2 == MERCENARY and who == me and not acts_openly(pos, me):
        claim(pos, me)
    push(pos, ON_TABLE, who, card, me, 0, marked, 0)
    perform_free(pos, who, card)


@rule
def aim(pos: Position, faction: int, index: int) -> None:
    """The performer has chosen."""
    if asked(pos, WHAT) == AIMING and asked(pos, CARD) // 2 in (INFILTRATOR, INFILTRATOR + 1):
        who, used = asked(pos, WHO), asked(pos, USED)
        pos.stack[pos.depth - 1, WHAT] = CHAINED
        perform(pos, who, faction, index, used)
    else:
        strike(pos, faction, index)


# ---------------------------------------------------------------------------------------------
# What a hand betrays


@rule
def unplayable(pos: Position, me: int) -> int:
    """Give the cards with which a player could have no action now, as bits."""
    bits = 0
    for card in range(CARDS):
        if not is_playable(pos, me, card):
            bits |= 1 << card
    return bits


@rule
def show_lack(pos: Position, me: int) -> None:
    """Who passes shows that no card of his hand can be played (TA-H26)."""
    bits = unplayable(pos, me)
    for slot in range(CARDS):
        if pos.holder[slot] == me:
            pos.may[slot] &= bits


@rule
def claim(pos: Position, me: int) -> None:
    """A Mercenary for oneself shows that one has an action, in the hand if not on the table."""
    slots = 0
    for slot in range(CARDS):
        if pos.holder[slot] == me:
            slots |= 1 << slot
    for i in range(CLAIMS):
        if pos.claim_slots[i] == 0:
            pos.claim_slots[i], pos.claim_cards[i] = slots, ALL_CARDS & ~unplayable(pos, me)
            return


# ---------------------------------------------------------------------------------------------
# The end of a turn, and of the game


@rule
def score(pos: Position, me: int) -> None:
    """Arrows and Missions pay together, then the next player is up (TA-8.1, TA-8.2, TA-H42)."""
    arrows, missions = all_arrows(pos, me), all_missions(pos, me)
    tell(pos, SCORED, me, arrows, missions, 0)
    gain(pos, me, arrows + missions)
    if pos.actor == NOBODY:
        return
    following = (me + 1) % pos.seats  # TA-9.7
    if following == pos.first:
        if pos.reached:
            end(pos, ROUND_FINISHED)
            return
        if pos.rounds == pos.options[MOST_ROUNDS]:
            end(pos, STOPPED)
            return
        pos.rounds += 1
    pop(pos)
    begin_turn(pos, following)


@rule
def points(pos: Position, out: Ints) -> None:
    """Count the IP."""
    for seat in range(pos.seats):
        out[seat] = pos.ip[seat]


@rule
def returns(pos: Position, out: Ints) -> None:
    """Most IP in possession win; equal players share (TA-2.1, TA-H47, TA-H49)."""
    best, count = -1, 0
    for seat in range(pos.seats):
        best = max(best, pos.ip[seat])
    for seat in range(pos.seats):
        count += pos.ip[seat] == best
    for seat in range(pos.seats):
        out[seat] = WHOLE // count if pos.ip[seat] == best else 0


@rule
def census(pos: Position, out: Ints) -> int:
    """Count the cards of each type, wherever they lie."""
    for kind in range(TYPES + MISSIONS // 2):
        out[kind] = 0
    for card in range(CARDS):
        out[card // 2] += pos.deck >> card & 1
    for slot in range(CARDS):
        if pos.holder[slot] != NOBODY:
            out[pos.card[slot] // 2] += 1
    for i in range(pos.pile_size):
        out[pos.pile[i] // 2] += 1
    for faction in range(pos.seats):
        for index in range(pos.length[faction]):
            if pos.rows[faction, index] != SAFE_HOUSE:
                out[pos.rows[faction, index] // 2] += 1
    for i in range(pos.depth):
        if pos.stack[i, WHAT] in (PLACING, LAYING, ON_TABLE):
            out[pos.stack[i, CARD] // 2] += 1
    for mission in range(MISSIONS):
        out[TYPES + mission // 2] += pos.mission_deck >> mission & 1
    for slot in range(MISSIONS):
        if pos.mission_holder[slot] != NOBODY:
            out[TYPES + pos.mission_card[slot] // 2] += 1
    for i in range(pos.mission_pile_size):
        out[TYPES + pos.mission_pile[i] // 2] += 1
    for faction in range(pos.seats):
        for side in range(2):
            for place_ in range(MOST_TASKS):
                if pos.tasks[faction, side, place_] != NO_MISSION:
                    out[TYPES + pos.tasks[faction, side, place_] // 2] += 1
    return TYPES + MISSIONS // 2
