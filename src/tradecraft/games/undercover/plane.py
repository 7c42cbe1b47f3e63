"""The open plane: tiles linked with what lies near, and the places where one can be put."""

from __future__ import annotations

from tradecraft.games.undercover.box import (
    AHEAD,
    ALLOWED,
    ANY,
    BACK,
    COLOURS,
    COLOURS_DIFFER,
    CORNERS,
    DIAGONAL_ONLY_IF,
    EAST,
    EVERY_COLOUR,
    FIRST_AGENT,
    FIRST_JOKER,
    JOKER,
    JOKERS_DO_NOT_SUFFICE,
    LEFT,
    NAMED_OTHERWISE,
    NO_STEP,
    NO_TILE_THERE,
    NONE,
    ONLY_JOKERS,
    PLACE,
    PLACE_TAKEN,
    REACH,
    RIGHT,
    SAME_PLACE,
    SIDES,
    SOUTH,
    STEPS,
    TILES,
    TOUCH_AGENTS,
    TOUCH_AN_AGENT,
    TOUCHES,
    WHICH,
    Position,
    number,
)
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import Ints
from tradecraft.kernel.moves import offer


@rule
def put(pos: Position, tile: int, x: int, y: int) -> None:
    """A tile comes onto the table, and is linked with all that lie near."""
    for other in range(TILES):
        east, south = pos.x[other] - x, pos.y[other] - y
        if pos.on[other] and abs(east) <= REACH and abs(south) <= REACH:
            step = WHICH[east + REACH, south + REACH]
            if step != NO_STEP:
                pos.near[tile, step] = other
                pos.near[other, BACK[step]] = tile
    pos.on[tile] = 1
    pos.x[tile], pos.y[tile] = x, y


@rule
def lift(pos: Position, tile: int) -> None:
    """A tile is taken up from the table."""
    for step in range(STEPS):
        other = pos.near[tile, step]
        if other != NONE:
            pos.near[other, BACK[step]] = NONE
            pos.near[tile, step] = NONE
    pos.on[tile] = 0
    pos.x[tile] = pos.y[tile] = 0


@rule
def tile_at(pos: Position, x: int, y: int) -> int:
    """Say which tile lies at a place; slow, for places that are named rarely."""
    for tile in range(TILES):
        if pos.on[tile] and pos.x[tile] == x and pos.y[tile] == y:
            return tile
    return NONE


@rule
def partners(pos: Position) -> int:
    """Give, as bits, what may lie beside the tile in hand: three colours and jokers (UC-7.2)."""
    colour = pos.shows[pos.taken]
    if colour == JOKER:
        return EVERY_COLOUR  # UC-7.8
    before, after = (colour - 1) % COLOURS, (colour + 1) % COLOURS
    return int(1 << colour | 1 << before | 1 << after | ANY)


@rule
def list_places(pos: Position, out: Ints) -> int:
    """List the places beside tiles that all go with the tile in hand (UC-7.1 to 7.4)."""
    # Only what lies beside a tile can be a place: so ask of each tile's free sides what lies left
    # of that place, right of it and beyond it. A place beside several is the lowest tile's.
    fits = partners(pos)
    barred = pos.from_table and not pos.flipped
    wants_colour = pos.options[JOKERS_DO_NOT_SUFFICE] and pos.shows[pos.taken] != JOKER
    n = 0
    for tile in range(TILES):
        if not (pos.on[tile] and fits >> pos.shows[tile] & 1):
            continue
        for side in range(SIDES):
            if pos.near[tile, side] != NONE:
                continue
            left, right = pos.near[tile, LEFT[side]], pos.near[tile, RIGHT[side]]
            ahead = pos.near[tile, AHEAD[side]]
            good = (tile < left) & (tile < right) & (tile < ahead)
            good &= fits >> pos.shows[left] & fits >> pos.shows[right] & 1 == 1
            good &= fits >> pos.shows[ahead] & 1 == 1
            if barred:
                x, y = pos.x[tile] + EAST[side], pos.y[tile] + SOUTH[side]
                good &= (x != pos.old_x) | (y != pos.old_y)  # UC-7.3
            if wants_colour:
                good &= (
                    (pos.shows[tile] < JOKER)
                    | (pos.shows[left] < JOKER)
                    | (pos.shows[right] < JOKER)
                    | (pos.shows[ahead] < JOKER)
                )
            n = offer(out, n, number(PLACE, tile, side), good)
    return n


@rule
def can_place(pos: Position) -> bool:
    """Say whether the tile in hand can be placed without UC-7.6."""
    for tile in range(TILES):
        for side in range(SIDES):
            if pos.on[tile] and refusal_beside(pos, tile, side) == ALLOWED:
                return True
    return False


@rule
def refusal_beside(pos: Position, tile: int, side: int) -> int:
    """Say why the tile in hand may not lie at this side of a tile on the table; ALLOWED if not."""
    x, y = pos.x[tile] + EAST[side], pos.y[tile] + SOUTH[side]
    if tile_at(pos, x, y) != NONE:
        return PLACE_TAKEN
    if pos.from_table and not pos.flipped and x == pos.old_x and y == pos.old_y:
        return SAME_PLACE  # UC-7.3
    fits = partners(pos)
    lowest, coloured = NONE, False
    for way in range(SIDES):
        other = tile_at(pos, x + EAST[way], y + SOUTH[way])
        if not fits >> pos.shows[other] & 1:
            return COLOURS_DIFFER  # UC-7.2
        lowest = min(lowest, other)
        coloured |= pos.shows[other] < JOKER
    if pos.options[JOKERS_DO_NOT_SUFFICE] and pos.shows[pos.taken] != JOKER and not coloured:
        return ONLY_JOKERS  # UC-H26 switched
    return ALLOWED if lowest == tile else NAMED_OTHERWISE


@rule
def list_corners(pos: Position, out: Ints) -> int:
    """No place fits: list those that touch tiles at their corners only (UC-7.6, UC-H18)."""
    n = 0
    agents = pos.options[TOUCH_AGENTS] != 0 and can_touch_agents(pos)
    for tile in range(TILES):
        for corner in range(SIDES, SIDES + CORNERS):
            good = pos.on[tile] != 0 and refusal_at_corner(pos, tile, corner, agents) == ALLOWED
            n = offer(out, n, number(PLACE, tile, corner), good)
    return n


@rule
def can_touch_agents(pos: Position) -> bool:
    """Say whether a corner of an agent is free for UC-7.6 (UC-H31)."""
    for tile in range(TILES):
        for corner in range(SIDES, SIDES + CORNERS):
            if pos.on[tile] and refusal_at_corner(pos, tile, corner, True) == ALLOWED:  # noqa: FBT003
                return True
    return False


@rule
def refusal_at_corner(pos: Position, tile: int, corner: int, agents: bool) -> int:  # noqa: FBT001
    """Say why the tile in hand may not lie at this corner of a tile on the table (UC-H18)."""
    x, y = pos.x[tile] + EAST[corner], pos.y[tile] + SOUTH[corner]
    if tile_at(pos, x, y) != NONE:
        return PLACE_TAKEN
    if pos.from_table and not pos.flipped and x == pos.old_x and y == pos.old_y:
        return SAME_PLACE
    lowest, agent = NONE, False
    for way in range(SIDES):
        if tile_at(pos, x + EAST[way], y + SOUTH[way]) != NONE:
            return TOUCHES
        other = tile_at(pos, x + EAST[SIDES + way], y + SOUTH[SIDES + way])
        lowest = min(lowest, other)
        agent |= FIRST_AGENT <= other < FIRST_JOKER
    if agents and not agent:
        return TOUCH_AN_AGENT  # UC-H31 switched
    return ALLOWED if lowest == tile else NAMED_OTHERWISE


@rule
def refusal_to_place(pos: Position, tile: int, way: int) -> int:
    """Say why the tile in hand may not lie there."""
    if not pos.on[tile]:
        return NO_TILE_THERE
    if way < SIDES:
        return refusal_beside(pos, tile, way)
    if can_place(pos):
        return DIAGONAL_ONLY_IF
    agents = pos.options[TOUCH_AGENTS] != 0 and can_touch_agents(pos)
    return refusal_at_corner(pos, tile, way, agents)
