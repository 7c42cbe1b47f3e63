"""Moving and buying: what it costs, what forbids it, and what it does."""

from __future__ import annotations

from tradecraft.games.agency.box import (
    ALLOWED,
    AT_CAPACITY,
    BOUGHT_ALREADY,
    CAPACITY,
    CELL,
    CELL_THERE,
    CELLS,
    GO,
    HAS_WALKED,
    MOVE,
    MOVING,
    NEW_CELL,
    NEW_SPY,
    NO_CELL_LEFT,
    NO_PAWN_LEFT,
    NO_SPY_THERE,
    NOT_A_HOME,
    NOT_LINKED,
    PAWN_NOT_ON_MAP,
    PAWNS,
    PRICE,
    RESERVE,
    ROAD_BLOCKED,
    SPY,
    TOLL_TOO_HIGH,
    TOO_FAR,
    TOO_LITTLE_MONEY,
    Position,
    number,
)
from tradecraft.games.agency.map import BASE, CITIES, MODES, PLANE, RANGE, REACH, STEPS, WALK, ZONES
from tradecraft.games.agency.map import ZONE as ZONE_OF
from tradecraft.games.agency.scoring import cells_of, zones_of
from tradecraft.games.agency.turns import act, end_game
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import Ints
from tradecraft.kernel.moves import offer


@rule
def cities_of(pos: Position, seat: int) -> int:
    """Give the cities in which a player has spies, as bits."""
    pawns, cities = pos.pawn, 0
    for pawn in range(PAWNS):
        if pawns[seat, pawn] < CITIES:
            cities |= 1 << pawns[seat, pawn]
    return cities


@rule
def spies_of(pos: Position, seat: int) -> int:
    """Count the spies of a player: his pawns on the map."""
    pawns, count = pos.pawn, 0
    for pawn in range(PAWNS):
        count += pawns[seat, pawn] < CITIES
    return count


@rule
def from_reserve(pos: Position, seat: int) -> int:
    """Give the first pawn of the reserve, or PAWNS if there is none (AG-H46)."""
    pawn = 0
    while pawn < PAWNS and pos.pawn[seat, pawn] != RESERVE:
        pawn += 1
    return pawn


# ---------------------------------------------------------------------------------------------
# Moving


@rule
def is_barred(pos: Position, mode: int, here: int, there: int) -> bool:
    """Road Blocks hold up pawns on foot and cars, out of, into or within their zone (AG-H2)."""
    me = pos.active
    return bool((mode != PLANE) & (pos.barred[me, here] + pos.barred[me, there] > 0))


@rule
def fare(pos: Position, mode: int, here: int, there: int) -> int:
    """Give the price and the tolls of a movement between two zones (AG-H37)."""
    me = pos.active
    return int(PRICE[mode] + pos.toll[me, here] + (here != there) * pos.toll[me, there])


@rule
def can_reach(pos: Position, mode: int, here: int, zone: int) -> bool:
    """Say whether a pawn in this city can go to some city of a zone."""
    mine = ZONE_OF[here]
    open_ = REACH[mode, here, zone] & (not is_barred(pos, mode, mine, zone))
    return bool(open_ & (fare(pos, mode, mine, zone) <= pos.money[pos.active]))


@rule
def list_movements(pos: Position, out: Ints, n: int) -> int:
    """List the pawns that can walk, drive or fly (AG-6.1, AG-7.2, AG-7.3)."""
    me, pawns = pos.active, pos.pawn
    for mode in range(MODES):
        if pos.bought[mode] or PRICE[mode] > pos.money[me]:
            continue
        for pawn in range(PAWNS):
            here = pawns[me, pawn]
            if here < CITIES and not (mode == WALK and pos.walked[pawn]):
                can = False
                for zone in range(ZONES):
                    can |= can_reach(pos, mode, here, zone)
                n = offer(out, n, number(MOVE, mode, pawn), can)
    return n


@rule
def refusal_to_move(pos: Position, mode: int, pawn: int) -> int:
    """Say why a pawn cannot walk, drive or fly."""
    here = pos.pawn[pos.active, pawn]
    if here >= CITIES:
        return PAWN_NOT_ON_MAP
    if mode == WALK and pos.walked[pawn]:
        return HAS_WALKED
    if pos.bought[mode]:
        return BOUGHT_ALREADY
    if PRICE[mode] > pos.money[pos.active]:
        return TOO_LITTLE_MONEY
    reason = ROAD_BLOCKED
    for zone in range(ZONES):
        if can_reach(pos, mode, here, zone):
            return ALLOWED
        if REACH[mode, here, zone] and not is_barred(pos, mode, ZONE_OF[here], zone):
            reason = TOLL_TOO_HIGH
    return reason


@rule
def list_goals(pos: Position, out: Ints) -> int:
    """List the cities where the chosen movement can end (AG-H16, AG-H33)."""
    here = pos.pawn[pos.active, pos.mover]
    n = 0
    for zone in range(ZONES):
        if can_reach(pos, pos.mode, here, zone):
            for city in range(CITIES):
                if ZONE_OF[city] == zone:
                    near = 0 < STEPS[here, city] <= RANGE[pos.mode]
                    n = offer(out, n, number(GO, city), near)
    return n


@rule
def refusal_to_go(pos: Position, city: int) -> int:
    """Say why the chosen movement cannot end there."""
    here = pos.pawn[pos.active, pos.mover]
    if not 0 < STEPS[here, city] <= RANGE[pos.mode]:
        return TOO_FAR if pos.mode == PLANE else NOT_LINKED
    if can_reach(pos, pos.mode, here, ZONE_OF[city]):
        return ALLOWED
    barred = is_barred(pos, pos.mode, ZONE_OF[here], ZONE_OF[city])
    return ROAD_BLOCKED if barred else TOLL_TOO_HIGH


@rule
def begin_movement(pos: Position, mode: int, pawn: int) -> None:
    """A pawn and how it moves are named; the city follows."""
    pos.mode, pos.mover, pos.step = mode, pawn, MOVING


@rule
def go(pos: Position, city: int) -> None:
    """The pawn moves; car and plane come on top of its free space (AG-H16)."""
    here = pos.pawn[pos.active, pos.mover]
    pos.money[pos.active] -= fare(pos, pos.mode, ZONE_OF[here], ZONE_OF[city])
    pos.pawn[pos.active, pos.mover] = city
    if pos.mode == WALK:
        pos.walked[pos.mover] = 1
    else:
        pos.bought[pos.mode] = 1  # AG-7.1
    act(pos)


# ---------------------------------------------------------------------------------------------
# Buying spies and cells


@rule
def refusal_to_hire(pos: Position) -> int:
    """Say why a player can buy no spy at all (AG-7.5, AG-7.6)."""
    me = pos.active
    if pos.bought[NEW_SPY]:
        return BOUGHT_ALREADY
    if pos.money[me] < PRICE[NEW_SPY]:
        return TOO_LITTLE_MONEY
    if spies_of(pos, me) >= CAPACITY + cells_of(pos, me):
        return AT_CAPACITY
    return NO_PAWN_LEFT if from_reserve(pos, me) == PAWNS else ALLOWED


@rule
def is_home(pos: Position, city: int) -> bool:
    """A new spy is placed at the main base or at any own cell (AG-7.7)."""
    me = pos.active
    return bool(pos.cell[me, city] or BASE[pos.agency[me]] == city)


@rule
def list_purchases(pos: Position, out: Ints, n: int, mine: int) -> int:
    """List where a new spy or a cell can be placed; `mine` are the cities of one's spies."""
    if refusal_to_hire(pos) == ALLOWED:
        for city in range(CITIES):
            n = offer(out, n, number(SPY, city), is_home(pos, city))
    if refusal_to_build(pos) == ALLOWED:
        for city in range(CITIES):
            free = not pos.cell[pos.active, city]
            n = offer(out, n, number(CELL, city), free & bool(mine >> city & 1))
    return n


@rule
def refusal_to_hire_in(pos: Position, city: int) -> int:
    """Say why a new spy cannot be bought and placed there."""
    reason = refusal_to_hire(pos)
    if reason == ALLOWED and not is_home(pos, city):
        return NOT_A_HOME
    return reason


@rule
def refusal_to_build(pos: Position) -> int:
    """Say why a player can buy no cell at all (AG-7.8, AG-H5)."""
    me = pos.active
    if pos.bought[NEW_CELL]:
        return BOUGHT_ALREADY
    if pos.money[me] < PRICE[NEW_CELL]:
        return TOO_LITTLE_MONEY
    return NO_CELL_LEFT if cells_of(pos, me) == CELLS else ALLOWED


@rule
def refusal_to_build_in(pos: Position, city: int) -> int:
    """Say why a cell cannot be bought and placed there (AG-7.8, AG-H13)."""
    reason = refusal_to_build(pos)
    if reason != ALLOWED:
        return reason
    if not cities_of(pos, pos.active) >> city & 1:
        return NO_SPY_THERE
    return CELL_THERE if pos.cell[pos.active, city] else ALLOWED


@rule
def hire(pos: Position, city: int) -> None:
    """A new spy comes from the reserve, and has its free space (AG-7.5, AG-H33)."""
    me = pos.active
    pawn = from_reserve(pos, me)
    pos.money[me] -= PRICE[NEW_SPY]
    pos.bought[NEW_SPY] = 1
    pos.pawn[me, pawn], pos.walked[pawn] = city, 0


@rule
def build(pos: Position, city: int) -> None:
    """A cell is placed; with one in each zone the game is won at once (AG-14.1, AG-H14)."""
    me = pos.active
    pos.money[me] -= PRICE[NEW_CELL]
    pos.bought[NEW_CELL] = 1
    pos.cell[me, city] = 1
    if zones_of(pos, me) == ZONES:
        pos.winner = me
        end_game(pos)
