"""Objectives and cells: initiate, stop, destroy; and the cards that work for a round."""

from __future__ import annotations

from tradecraft.games.agency.box import (
    AIMING,
    ALLOWED,
    AT,
    AT_EDGE,
    BLAMING,
    CELL_REWARD,
    DESTROY,
    EDGE,
    EVERYBODY,
    FLEEING,
    GO,
    HAND,
    INITIATE,
    NEW_PAPERS_AFTER_STOP,
    NO_CELL_TO_DESTROY,
    NO_OBJECTIVE,
    NO_PAPERS,
    NO_PAWN_FOR_CARD,
    NOT_A_PAIR,
    NOT_A_STOP_CARD,
    NOT_AN_OBJECT,
    NOT_AT_YOUR_LOCATION,
    NOT_FOR_YOUR_OBJECTIVE,
    NOT_PLAYABLE,
    NOT_YOUR_CARD,
    NOTHING_TO_DESTROY,
    NOTHING_TO_STOP,
    PAIR,
    PAIRING,
    PAWNS,
    PILE,
    PLAY,
    PRESENCE,
    SEATS,
    SLEEVES,
    STOP,
    STOP_REWARD,
    STOPPING,
    UNDER_WAY,
    UP,
    WRECKING,
    ZONING,
    Position,
    number,
)
from tradecraft.games.agency.dealing import ask_for_papers, put_papers_aside
from tradecraft.games.agency.decks import (
    AT_ONCE,
    LASTING,
    MOLE,
    OBJECT,
    PARTNER,
    SERVES,
    SORT,
    STOP_CARD,
)
from tradecraft.games.agency.map import CITIES, LINKS, MOST_LINKS, NO_LINK, STEPS, ZONES
from tradecraft.games.agency.market import cities_of, from_reserve
from tradecraft.games.agency.turns import act, bear_down
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import Ints
from tradecraft.kernel.moves import offer


@rule
def is_mine(pos: Position, sleeve: int) -> bool:
    """Say whether a card is in the active player's hand, private or face up."""
    place = pos.where[sleeve]
    return bool((place == HAND + pos.active) | (place == UP + pos.active))


@rule
def names_of_mine(pos: Position) -> int:
    """Give the names of the active player's cards, as bits."""
    where, me, names = pos.where, pos.active, 0
    for sleeve in range(SLEEVES):
        if where[sleeve] in (HAND + me, UP + me):
            names |= 1 << pos.name[sleeve]
    return names


@rule
def show(pos: Position, sleeve: int) -> None:
    """A card that is played is seen by all."""
    pos.card = sleeve
    pos.knows[sleeve] = EVERYBODY


@rule
def list_cards(pos: Position, out: Ints, n: int, mine: int) -> int:
    """List what the cards of the active player can be used for; `mine` are his spies' cities."""
    me = pos.active
    reserve = from_reserve(pos, me) < PAWNS
    names = names_of_mine(pos)
    if names == 0:
        return n
    ready = can_initiate(pos, mine)
    prey = has_prey(pos, mine)
    stoppable = kinds_to_stop(pos, mine)
    where = pos.where
    for sleeve in range(SLEEVES):
        if where[sleeve] not in (HAND + me, UP + me):
            continue
        name = pos.name[sleeve]
        sort, serves = SORT[name], SERVES[name]
        if sort == OBJECT:
            pair = bool(names >> PARTNER[name] & 1)
            n = offer(out, n, number(DESTROY, sleeve), pair & prey)
            fits = serves == pos.objective[me]
            n = offer(out, n, number(INITIATE, sleeve), pair & ready & fits)
        elif sort == STOP_CARD:
            n = offer(out, n, number(STOP, sleeve), bool(stoppable >> serves & 1))
        else:
            n = offer(out, n, number(PLAY, sleeve), (sort == AT_ONCE) | reserve)
    return n


@rule
def refusal_to_use(pos: Position, kind: int, sleeve: int) -> int:
    """Say why a card cannot be used so."""
    if not is_mine(pos, sleeve):
        return NOT_YOUR_CARD
    name, mine = pos.name[sleeve], cities_of(pos, pos.active)
    if kind == PLAY:
        return refusal_to_play(pos, name)
    if kind == STOP:
        return refusal_to_stop(pos, name, mine)
    if SORT[name] != OBJECT:
        return NOT_AN_OBJECT
    if not names_of_mine(pos) >> PARTNER[name] & 1:
        return NOT_A_PAIR
    return refusal_of_pair(pos, kind, name, mine)


# ---------------------------------------------------------------------------------------------
# Road Block and Rebellion


@rule
def refusal_to_play(pos: Position, name: int) -> int:
    """A lasting card needs a pawn from the reserve (AG-8.7, AG-H5)."""
    if SORT[name] == AT_ONCE:
        return ALLOWED
    if SORT[name] != LASTING:
        return NOT_PLAYABLE
    return ALLOWED if from_reserve(pos, pos.active) < PAWNS else NO_PAWN_FOR_CARD


@rule
def play(pos: Position, sleeve: int) -> None:
    """A card is played: a Mole at a player, the others at a zone (AG-8.2, AG-8.6)."""
    show(pos, sleeve)
    pos.step = AIMING if pos.name[sleeve] == MOLE else ZONING


@rule
def lay_at_zone(pos: Position, zone: int) -> None:
    """It lies at the edge of the map with a pawn of its owner (AG-8.6, AG-8.7)."""
    me = pos.active
    pos.where[pos.card] = EDGE + ZONES * me + zone
    pos.pawn[me, from_reserve(pos, me)] = AT_EDGE
    bear_down(pos, pos.name[pos.card], zone, 1)
    act(pos)


# ---------------------------------------------------------------------------------------------
# Stopping an objective


@rule
def can_stop(pos: Position, mine: int, seat: int, kind: int) -> bool:
    """Another's objective, with a spy of one's own in its city (AG-11.12, AG-H10)."""
    there = pos.under_way[seat] and mine >> pos.location[seat] & 1
    return bool(there and seat != pos.active and pos.objective[seat] == kind)


@rule
def kinds_to_stop(pos: Position, mine: int) -> int:
    """Give the kinds of objectives that could be stopped now, as bits."""
    kinds = 0
    for seat in range(SEATS):
        if pos.under_way[seat] and can_stop(pos, mine, seat, pos.objective[seat]):
            kinds |= 1 << pos.objective[seat]
    return kinds


@rule
def refusal_to_stop(pos: Position, name: int, mine: int) -> int:
    """Say why no objective can be stopped with a card of this name."""
    if SORT[name] != STOP_CARD:
        return NOT_A_STOP_CARD
    return ALLOWED if kinds_to_stop(pos, mine) >> SERVES[name] & 1 else NOTHING_TO_STOP


@rule
def show_stop_card(pos: Position, sleeve: int) -> None:
    """A stop card is shown; whose objective it stops is said next (AG-11.13)."""
    show(pos, sleeve)
    pos.step = STOPPING


@rule
def list_stoppable(pos: Position, out: Ints) -> int:
    """List the players whose objective this card stops."""
    n = 0
    mine, kind = cities_of(pos, pos.active), SERVES[pos.name[pos.card]]
    for seat in range(SEATS):
        n = offer(out, n, number(AT, seat), can_stop(pos, mine, seat, kind))
    return n


@rule
def stop(pos: Position, victim: int) -> None:
    """The objective is stopped, and its owner gets new cards (AG-11.14, AG-11.15, AG-H9)."""
    pos.where[pos.card] = PILE
    pos.money[pos.active] += STOP_REWARD
    put_papers_aside(pos, victim)
    if pos.options[NEW_PAPERS_AFTER_STOP]:
        ask_for_papers(pos, victim)
    else:
        act(pos)


# ---------------------------------------------------------------------------------------------
# Pairs of objects: initiate an objective, or destroy a cell


@rule
def can_initiate(pos: Position, mine: int) -> bool:
    """A pawn must be in the city of the Location card (AG-11.2)."""
    me = pos.active
    held = pos.objective[me] != NO_OBJECTIVE and not pos.under_way[me]  # AG-H11
    return bool(held and mine >> pos.location[me] & 1)


@rule
def refusal_of_pair(pos: Position, kind: int, name: int, mine: int) -> int:
    """Say why no cell can be destroyed, or one's objective not initiated with this object."""
    me = pos.active
    if kind == DESTROY:
        return ALLOWED if has_prey(pos, mine) else NOTHING_TO_DESTROY
    if pos.under_way[me]:
        return UNDER_WAY
    if pos.objective[me] == NO_OBJECTIVE:
        return NO_PAPERS
    if SERVES[name] != pos.objective[me]:
        return NOT_FOR_YOUR_OBJECTIVE
    return ALLOWED if can_initiate(pos, mine) else NOT_AT_YOUR_LOCATION


@rule
def is_prey(pos: Position, mine: int, seat: int, city: int) -> bool:
    """An enemy cell without its spies, where one has a spy oneself (AG-12.1, AG-H12)."""
    there = bool(mine >> city & 1) | (not pos.options[PRESENCE])
    return bool(seat != pos.active and pos.cell[seat, city] and there) and not bool(
        cities_of(pos, seat) >> city & 1
    )


@rule
def has_prey(pos: Position, mine: int) -> bool:
    """Say whether there is any cell that could be destroyed."""
    cell, found = pos.cell, False
    for seat in range(SEATS):
        for city in range(CITIES):
            if cell[seat, city]:
                found |= is_prey(pos, mine, seat, city)
    return found


@rule
def show_object(pos: Position, sleeve: int, kind: int) -> None:
    """An object is shown; who initiates shows his Location and Objective too (AG-11.3)."""
    show(pos, sleeve)
    pos.under_way[pos.active] = kind == INITIATE  # AG-11.4: the token lies on the Location
    pos.step = PAIRING


@rule
def is_partner(pos: Position, sleeve: int) -> bool:
    """Say whether a card makes a pair with the object that is shown (AG-12.3)."""
    return bool(is_mine(pos, sleeve) and pos.name[sleeve] == PARTNER[pos.name[pos.card]])


@rule
def list_partners(pos: Position, out: Ints) -> int:
    """List the cards that complete the pair (AG-H36)."""
    n = 0
    for sleeve in range(SLEEVES):
        n = offer(out, n, number(PAIR, sleeve), is_partner(pos, sleeve))
    return n


@rule
def discard_pair(pos: Position, sleeve: int) -> None:
    """Both objects are shown and discarded (AG-11.1, AG-G30)."""
    me = pos.active
    pos.knows[sleeve] = EVERYBODY
    pos.where[sleeve] = pos.where[pos.card] = PILE
    if pos.under_way[me]:
        pos.mover = 0
        while pos.pawn[me, pos.mover] != pos.location[me]:
            pos.mover += 1  # AG-H46: the lowest number
        pos.step = FLEEING
    else:
        pos.step = WRECKING


@rule
def list_exits(pos: Position, out: Ints) -> int:
    """List where the pawn can go that must leave the city (AG-11.5)."""
    n = 0
    for link in range(MOST_LINKS):
        city = LINKS[pos.location[pos.active], link]
        n = offer(out, n, number(GO, min(city, CITIES - 1)), city != NO_LINK)
    return n


@rule
def is_exit(pos: Position, city: int) -> bool:
    """Say whether a city is linked to the one that must be left."""
    return bool(STEPS[pos.location[pos.active], city] == 1)


@rule
def list_prey(pos: Position, out: Ints) -> int:
    """List the cities in which a cell can be destroyed."""
    n = 0
    mine = cities_of(pos, pos.active)
    for city in range(CITIES):
        found = False
        for seat in range(SEATS):
            if pos.cell[seat, city]:
                found |= is_prey(pos, mine, seat, city)
        n = offer(out, n, number(GO, city), found)
    return n


@rule
def refusal_to_wreck(pos: Position, city: int, seat: int) -> int:
    """Say why no cell can be destroyed there; of this player, unless it is NO_SEAT."""
    mine = cities_of(pos, pos.active)
    for owner in range(SEATS):
        if seat in (owner, SEATS) and is_prey(pos, mine, owner, city):
            return ALLOWED
    return NO_CELL_TO_DESTROY


@rule
def aim_at_cell(pos: Position, city: int) -> None:
    """The city of the cell is named; whose it is follows."""
    pos.city, pos.step = city, BLAMING


@rule
def list_owners(pos: Position, out: Ints) -> int:
    """List whose cells can be destroyed in this city (AG-H13)."""
    n = 0
    mine = cities_of(pos, pos.active)
    for seat in range(SEATS):
        n = offer(out, n, number(AT, seat), is_prey(pos, mine, seat, pos.city))
    return n


@rule
def wreck(pos: Position, victim: int) -> None:
    """The cell is removed, for 25k from the stock (AG-12.5, AG-12.6)."""
    pos.cell[victim, pos.city] = 0
    pos.money[pos.active] += CELL_REWARD
    act(pos)
