"""What each Agent's command does, which targets it has, and who must choose among them.

`perform` begins a command. What has one possible target only happens at once (TA-H24); else a
decision is put on the stack, and `strike` goes on when it is taken.
"""

from __future__ import annotations

from tradecraft.games.the_agents.box import (
    ABDUCTOR,
    ACTING,
    ACTIVIST,
    AIMING,
    AIMING_AGAIN,
    BONUS,
    CARD,
    CARDS,
    CHAINED,
    DEAD,
    DECOY,
    DRAWING,
    EVERYBODY,
    EXTRACTED,
    EXTRACTOR,
    FACING,
    FACTION,
    GUNMAN,
    HACKER,
    HANDLER,
    INDEX,
    INFILTRATOR,
    INTERROGATOR,
    KILLED,
    MEDIC,
    MERCENARY,
    MISSIONS,
    MOST_TASKS,
    NO_MISSION,
    NONE,
    NOTHING,
    ON_TABLE,
    OTHER,
    PERFORMS,
    PICKING,
    PLACES,
    QUESTIONING,
    RECRUITER,
    REVIVED,
    ROBBED,
    ROBBING,
    SAFE_HOUSE,
    SEARCHED,
    SEARCHING,
    SHOWN,
    SLAYER,
    SNIPER,
    STEALING,
    STOLEN_FROM,
    STRATEGIST,
    STRATEGIST_PAYS_MARKER,
    SWAPPED,
    TEMPTRESS,
    TRACKER,
    TURNED,
    UNDERCOVER,
    UNDERCOVER_KILLS,
    UNUSED,
    USED,
    WHAT,
    WHO,
    Position,
)
from tradecraft.games.the_agents.hands import (
    agents_left,
    asked,
    give,
    give_mission,
    lift,
    look,
    owns,
    pop,
    push,
    renew,
    send_home,
    take_from_deck,
    tell,
)
from tradecraft.games.the_agents.scoring import agents_in, beyond, partner, right_of
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import NOBODY

# ---------------------------------------------------------------------------------------------
# Can a command be performed?


@rule
def is_agent(pos: Position, faction: int, index: int) -> bool:
    """Say whether an Agent, dead or alive, lies there."""
    return bool(0 <= index < pos.length[faction] and pos.rows[faction, index] != SAFE_HOUSE)


@rule
def is_alive(pos: Position, faction: int, index: int) -> bool:
    """Say whether an Agent that is not dead lies there."""
    return bool(0 <= index < pos.length[faction] and pos.faces[faction, index] < DEAD)


@rule
def others_apart(pos: Position, faction: int, index: int) -> int:
    """Count the Agents of a row that are not adjacent to this one (TA-15.5)."""
    near = is_agent(pos, faction, index - 1) + is_agent(pos, faction, index + 1)
    return agents_in(pos, faction) - 1 - near


@rule
def living_apart(pos: Position, faction: int, index: int) -> int:
    """Count those of them that are alive."""
    near = is_alive(pos, faction, index - 1) + is_alive(pos, faction, index + 1)
    return int(pos.alive[faction]) - 1 - near


@rule
def dead_in(pos: Position, faction: int) -> int:
    """Count the dead of a Faction."""
    return agents_in(pos, faction) - int(pos.alive[faction])


@rule
def has_target(pos: Position, who: int, faction: int, index: int) -> bool:  # noqa: PLR0911
    """Say whether this Agent's own command, no Infiltrator's or Handler's, has a target."""
    kind, other = pos.rows[faction, index] // 2, beyond(pos, who, faction)
    if kind in (SNIPER, HACKER):
        return bool(pos.alive[other] > 0)
    if kind in (SLAYER, TEMPTRESS):
        return living_apart(pos, faction, index) > 0
    if kind == ABDUCTOR:
        return agents_in(pos, other) > 0
    if kind == EXTRACTOR:
        return others_apart(pos, faction, index) > 0
    if kind == DECOY:
        return others_apart(pos, faction, index) > 0 and agents_in(pos, other) > 0
    if kind == ACTIVIST:
        return agents_in(pos, other) > 1
    return dead_in(pos, faction) + dead_in(pos, other) > 0  # the Medic


@rule
def is_connector(card: int) -> bool:
    """Say whether this Agent reactivates another's command."""
    return bool(card // 2 in (INFILTRATOR, HANDLER))


@rule
def reaches(pos: Position, who: int, faction: int, index: int, to: int) -> bool:
    """Say whether an Infiltrator or a Handler can reactivate that Agent (TA-12.12, TA-12.14)."""
    if to == index or not is_alive(pos, faction, to):
        return False
    if pos.rows[faction, index] // 2 == INFILTRATOR:
        return bool(abs(to - index) == 1)
    return bool(pos.faces[faction, to] != who)


@rule
def can_perform(pos: Position, who: int, faction: int, index: int, used: int) -> bool:
    """Say whether a command can be performed; a chain must come to one that can (TA-H45)."""
    if not is_connector(pos.rows[faction, index]):
        return has_target(pos, who, faction, index)
    open_now, closed = 1 << index, 0  # places of the row that the chain can come to, as bits
    while open_now:
        at = 0
        while not open_now >> at & 1:
            at += 1
        open_now &= ~(1 << at)
        closed |= 1 << at
        for to in range(pos.length[faction]):
            card = pos.rows[faction, to]
            fresh = not (closed | open_now) >> to & 1
            if fresh and not used >> card & 1 and reaches(pos, who, faction, at, to):
                if is_connector(card):
                    open_now |= 1 << to
                elif has_target(pos, who, faction, to):
                    return True
    return False


@rule
def can_do(pos: Position, kind: int, who: int, layer: int, held: int) -> bool:
    """Say whether a player could perform a free agent's command (TA-5.5, TA-6.2).

    It is laid by the layer, in whose hand it still is if `held` is 1. The Mercenary is not asked
    about here.
    """
    if kind in (GUNMAN, UNDERCOVER):
        living = 0
        for faction in range(pos.seats):
            living += pos.alive[faction]
        return bool(living > 0)
    if kind in (RECRUITER, TRACKER):
        return agents_left(pos) > 0
    theirs = 0
    for seat in range(pos.seats):
        if seat != who:
            if kind == STRATEGIST:
                theirs += owns(pos, seat)
            else:
                theirs += pos.hand_size[seat] - (held if seat == layer else 0)
    return bool(theirs > 0)


# ---------------------------------------------------------------------------------------------
# Targets


@rule
def is_target(pos: Position, faction: int, index: int) -> bool:  # noqa: PLR0911  # a ladder
    """Say whether the command that is asked about can be used on this Agent."""
    if not is_agent(pos, faction, index):
        return False
    who, card, at = asked(pos, WHO), asked(pos, CARD), asked(pos, FACTION)
    kind, alive = card // 2, pos.faces[faction, index] < DEAD
    if kind in (GUNMAN, UNDERCOVER):
        return bool(alive)  # TA-13.1, TA-13.8
    here, there = faction == at, faction == beyond(pos, who, at)
    if asked(pos, WHAT) == AIMING_AGAIN:
        return bool(there and faction * PLACES + index != asked(pos, OTHER))
    apart = here and abs(index - asked(pos, INDEX)) > 1
    if kind in (SNIPER, HACKER):
        return bool(there and alive)  # TA-12.1, TA-12.5
    if kind in (SLAYER, TEMPTRESS):
        return bool(apart and alive)  # TA-12.2, TA-12.6
    if kind in (ABDUCTOR, ACTIVIST):
        return bool(there)  # TA-12.3, TA-12.8
    if kind in (EXTRACTOR, DECOY):
        return bool(apart)  # TA-12.4, TA-12.7
    if kind == MEDIC:
        return bool((here or there) and not alive)  # TA-12.9
    used = asked(pos, USED)
    fresh = here and not used >> pos.rows[faction, index] & 1
    return (
        fresh
        and reaches(pos, who, faction, asked(pos, INDEX), index)
        and can_perform(pos, who, faction, index, used | 1 << pos.rows[faction, index])
    )


@rule
def targets(pos: Position) -> tuple[int, int]:
    """Count the targets of the command that is asked about; and give the last of them."""
    count, last = 0, 0
    for faction in range(pos.seats):
        for index in range(pos.length[faction]):
            if is_target(pos, faction, index):
                count += 1
                last = faction * PLACES + index
    return count, last


# ---------------------------------------------------------------------------------------------
# The commands of faction agents


@rule
def perform(pos: Position, who: int, at: int, index: int, used: int) -> None:
    """A player performs a command; if he cannot, nothing happens (TA-4.3)."""
    while True:
        card = pos.rows[at, index]
        used |= 1 << card
        push(pos, AIMING, who, card, at, index, 0, used)
        count, last = targets(pos)
        if card // 2 == DECOY and agents_in(pos, beyond(pos, who, at)) == 0:
            count = 0
        if count == 0 or (card // 2 == ACTIVIST and count == 1):
            tell(pos, NOTHING, who, card, 0, 0)
            pop(pos)
            return
        tell(pos, PERFORMS, who, card, 0, 0)
        if card // 2 == ACTIVIST and count == 2:  # noqa: PLR2004  # both are taken
            swap_both(pos, who, at)
            return
        if count > 1:
            return
        if not is_connector(card):
            strike(pos, last // PLACES, last % PLACES)
            return
        pos.stack[pos.depth - 1, WHAT] = CHAINED
        index = last % PLACES


@rule
def strike(pos: Position, faction: int, index: int) -> None:
    """The target is chosen, not of an Infiltrator or Handler: the command is used on it."""
    who, kind = asked(pos, WHO), asked(pos, CARD) // 2
    if kind in (DECOY, ACTIVIST):
        swap(pos, faction, index)
        return
    if kind == MEDIC:
        pos.stack[pos.depth - 1, WHAT] = FACING
        pos.stack[pos.depth - 1, OTHER] = faction * PLACES + index
        return
    kills = kind == UNDERCOVER and pos.options[UNDERCOVER_KILLS] != 0  # TA-H9 switched
    if kills or kind in (SNIPER, SLAYER, GUNMAN):
        kill(pos, faction, index)
    elif kind in (ABDUCTOR, EXTRACTOR):
        extract(pos, who, faction, index)
    else:
        turn(pos, faction, index)
    pop(pos)


@rule
def kill(pos: Position, faction: int, index: int) -> None:
    """An Agent is turned face down in its place (TA-11.1)."""
    pos.faces[faction, index] = DEAD
    pos.alive[faction] -= 1
    tell(pos, KILLED, pos.rows[faction, index], faction, 0, 0)


@rule
def turn(pos: Position, faction: int, index: int) -> None:
    """An Agent is rotated in its place (TA-11.4)."""
    pos.faces[faction, index] = partner(pos, pos.faces[faction, index], faction)
    tell(pos, TURNED, pos.rows[faction, index], faction, pos.faces[faction, index], 0)


@rule
def extract(pos: Position, who: int, faction: int, index: int) -> None:
    """An Agent is taken into the hand and the row closes up (TA-11.2, TA-11.3, TA-15.8)."""
    card, was_dead = pos.rows[faction, index], pos.faces[faction, index] == DEAD
    tell(pos, EXTRACTED, card, faction, who, 1 if was_dead else 0)
    last = pos.length[faction] - 1
    for i in range(index, last):
        pos.rows[faction, i], pos.faces[faction, i] = (
            pos.rows[faction, i + 1],
            pos.faces[faction, i + 1],
        )
    pos.rows[faction, last], pos.faces[faction, last] = NONE, UNUSED
    pos.length[faction] = last
    if not was_dead:
        pos.alive[faction] -= 1
    give(pos, who, card, EVERYBODY)
    if agents_in(pos, faction) == 0:
        send_home(pos, faction)


@rule
def swap(pos: Position, faction: int, index: int) -> None:
    """One of the two is chosen; the other is chosen next, if there is a choice (TA-11.5)."""
    top = pos.depth - 1
    if pos.stack[top, WHAT] == AIMING:
        pos.stack[top, WHAT] = AIMING_AGAIN
        pos.stack[top, OTHER] = faction * PLACES + index
        count, last = targets(pos)
        if count > 1:
            return
        faction, index = last // PLACES, last % PLACES
    first = pos.stack[top, OTHER]
    exchange(pos, asked(pos, WHO), first // PLACES, first % PLACES, faction, index)
    pop(pos)


@rule
def swap_both(pos: Position, who: int, at: int) -> None:
    """The Activist finds just two Agents (TA-H24)."""
    other, i, j = beyond(pos, who, at), -1, -1
    for index in range(pos.length[other]):
        if is_agent(pos, other, index):
            i, j = j, index
    exchange(pos, who, other, i, other, j)
    pop(pos)


@rule
def exchange(pos: Position, who: int, one: int, i: int, two: int, j: int) -> None:  # noqa: PLR0913, PLR0917
    """Two Agents change places and keep their directions as the performer sees them (TA-15.7)."""
    card, faces = pos.rows[one, i], pos.faces[one, i]
    other, other_faces = pos.rows[two, j], pos.faces[two, j]
    pos.rows[one, i], pos.rows[two, j] = other, card
    pos.faces[one, i] = seen_from(pos, who, two, other_faces, one)
    pos.faces[two, j] = seen_from(pos, who, one, faces, two)
    pos.alive[one] += (other_faces < DEAD) * 1 - (faces < DEAD) * 1
    pos.alive[two] += (faces < DEAD) * 1 - (other_faces < DEAD) * 1
    tell(pos, SWAPPED, card, two, other, one)


@rule
def seen_from(pos: Position, who: int, one: int, faces: int, two: int) -> int:
    """Keep a direction between Factions: whom it faces is the performer or not (TA-H39)."""
    if one == two or faces in (DEAD, who):
        return faces
    return partner(pos, who, two)


@rule
def revive(pos: Position, seat: int) -> None:
    """The performer turns a dead Agent face up and chooses its direction (TA-12.9, TA-12.10)."""
    faction, index = asked(pos, OTHER) // PLACES, asked(pos, OTHER) % PLACES
    pos.faces[faction, index] = seat
    pos.alive[faction] += 1
    tell(pos, REVIVED, pos.rows[faction, index], faction, seat, 0)
    pop(pos)


# ---------------------------------------------------------------------------------------------
# The commands of free agents


@rule
def perform_free(pos: Position, who: int, card: int) -> None:
    """A player performs the command of the free agent that lies on the table (TA-5.6)."""
    kind = card // 2
    tell(pos, PERFORMS, who, card, 0, 0)
    if kind in (GUNMAN, UNDERCOVER):
        push(pos, AIMING, who, card, who, 0, 0, 0)
        count, last = targets(pos)
        if count == 1:
            strike(pos, last // PLACES, last % PLACES)
    elif kind == RECRUITER:
        push(pos, DRAWING, who, card, 0, 0, min(2, agents_left(pos)), 0)
    elif kind == STRATEGIST:
        plan_robbery(pos, who, card)
    elif kind == MERCENARY:
        tell(pos, BONUS, who, card, 0, 0)
        push(pos, ACTING, who, card, 0, 0, 0, 0)
    elif kind == TRACKER:
        search(pos, who, card)
    elif kind == INTERROGATOR:
        question(pos, who, card)


@rule
def search(pos: Position, who: int, card: int) -> None:
    """The Tracker sees all the deck; it is renewed first if it is empty (TA-13.7, TA-H27)."""
    renew(pos)
    look(pos, who)
    tell(pos, SEARCHED, who, 0, 0, 0)
    push(pos, SEARCHING, who, card, 0, 0, 0, 0)
    if pos.deck_size == 1:
        found = 0
        while not pos.deck >> found & 1:
            found += 1
        fetch(pos, found)


@rule
def fetch(pos: Position, card: int) -> None:
    """He takes one card into the hand; the deck is shuffled."""
    who = asked(pos, WHO)
    take_from_deck(pos, card)
    give(pos, who, card, 0)
    pop(pos)


@rule
def can_question(pos: Position, who: int, seat: int) -> bool:
    """Any other player with an Agent in the hand (TA-H30)."""
    return bool(seat != who and seat < pos.seats and pos.hand_size[seat] > 0)


@rule
def question(pos: Position, who: int, card: int) -> None:
    """The Interrogator: whose hand? (TA-13.9)."""
    push(pos, QUESTIONING, who, card, 0, 0, 0, 0)
    count, last = 0, 0
    for seat in range(pos.seats):
        if can_question(pos, who, seat):
            count += 1
            last = seat
    if count == 1:
        show_hand(pos, last)


@rule
def show_hand(pos: Position, seat: int) -> None:
    """A player shows his Agents to the performer, not the Missions (TA-13.10)."""
    who = asked(pos, WHO)
    tell(pos, SHOWN, seat, who, 0, 0)
    pos.stack[pos.depth - 1, WHAT] = STEALING
    pos.stack[pos.depth - 1, OTHER] = seat
    only = 0
    for slot in range(CARDS):
        if pos.holder[slot] == seat:
            pos.knows[slot] |= 1 << who
            only = slot
    if pos.hand_size[seat] == 1:
        steal(pos, only)


@rule
def steal(pos: Position, slot: int) -> None:
    """One of the cards changes hands."""
    who, seat = asked(pos, WHO), asked(pos, OTHER)
    tell(pos, STOLEN_FROM, who, seat, slot, 0)
    pos.holder[slot] = who
    pos.hand_size[seat] -= 1
    pos.hand_size[who] += 1
    pop(pos)


@rule
def owner_of(pos: Position, mission: int) -> int:
    """Say who has assigned a Mission; NOBODY if nobody has."""
    for faction in range(pos.seats):
        for side in range(2):
            for place in range(MOST_TASKS):
                if pos.tasks[faction, side, place] == mission:
                    return faction if side == 0 else partner(pos, faction, faction)
    return NOBODY


@rule
def can_rob(pos: Position, who: int, mission: int) -> bool:
    """Any assigned Mission of another player (TA-13.3, TA-H14)."""
    owner = owner_of(pos, mission)
    return owner not in (NOBODY, who)


@rule
def hides_mission(pos: Position, who: int, seat: int) -> bool:
    """Or one at random from another player's hand."""
    return bool(seat != who and seat < pos.seats and pos.mission_hand[seat] > 0)


@rule
def plan_robbery(pos: Position, who: int, card: int) -> None:
    """The Strategist: which Mission? (TA-13.3)."""
    push(pos, ROBBING, who, card, 0, 0, 0, 0)
    count, open_one, hidden_one = 0, NO_MISSION, 0
    for seat in range(pos.seats):
        if seat != who:
            count += pos.assigned[seat] + (pos.mission_hand[seat] > 0)
            if pos.mission_hand[seat] > 0:
                hidden_one = seat
    if count > 1:
        return
    for mission in range(MISSIONS):
        if can_rob(pos, who, mission):
            open_one = mission
    if open_one != NO_MISSION:
        rob(pos, open_one)
    else:
        rob_hand(pos, hidden_one)


@rule
def rob(pos: Position, mission: int) -> None:
    """An assigned Mission is stolen; it goes into the thief's hand (TA-H14)."""
    who, owner = asked(pos, WHO), owner_of(pos, mission)
    lift(pos, mission, owner if is_left(pos, mission, owner) else right_of(pos, owner), owner)
    give_mission(pos, who, mission, EVERYBODY)
    tell(pos, ROBBED, who, owner, mission, 0)
    pop(pos)
    repay(pos, owner)


@rule
def is_left(pos: Position, mission: int, owner: int) -> bool:
    """Say whether a Mission is assigned to its owner's left Faction."""
    return bool(pos.tasks[owner, 0, 0] == mission or pos.tasks[owner, 0, 1] == mission)


@rule
def rob_hand(pos: Position, seat: int) -> None:
    """A hidden Mission is stolen; which of several, the dealer picks (TA-H14)."""
    pos.stack[pos.depth - 1, WHAT] = PICKING
    pos.stack[pos.depth - 1, OTHER] = seat
    if pos.mission_hand[seat] == 1:
        slot = 0
        while pos.mission_holder[slot] != seat:
            slot += 1
        pick(pos, slot)


@rule
def pick(pos: Position, slot: int) -> None:
    """A hidden Mission changes hands."""
    who, seat = asked(pos, WHO), asked(pos, OTHER)
    pos.mission_holder[slot] = who
    pos.mission_knows[slot] |= 1 << who
    pos.mission_hand[seat] -= 1
    pos.mission_hand[who] += 1
    tell(pos, ROBBED, who, seat, NO_MISSION, 0)
    pop(pos)
    repay(pos, seat)


@rule
def repay(pos: Position, seat: int) -> None:
    """The robbed player gets the Strategist's IP (TA-13.4, TA-H14)."""
    if not pos.options[STRATEGIST_PAYS_MARKER] and asked(pos, WHAT) == ON_TABLE:
        pos.stack[pos.depth - 1, OTHER] = seat
