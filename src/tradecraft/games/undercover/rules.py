"""Undercover: what is true, what is allowed, what happens, who sees what.

Each player leads a secret service. In a turn he takes an agent, may flip it, and lays it beside
tiles whose colours go with its own; then his Staffers of the colours that meet there move on along
the Information Track. The numbers in brackets are the clauses of the rules page.
"""

from __future__ import annotations

from tradecraft.games.undercover.box import (
    AGENTS,
    ALLOWED,
    ALREADY_DEALT,
    BOTTOM,
    CHOOSE_A_COLOUR,
    CHOOSING,
    CHOSEN_ALREADY,
    CLASSIFIED,
    CLASSIFIED_LIMIT,
    COLOUR,
    COLOUR_TAKEN,
    COLOURS,
    COVERED,
    DEAL,
    DEALER_DEALS,
    DEALER_DRAWS,
    DEALER_LAYS,
    DEALING,
    DRAWING,
    EACH,
    EAST,
    FIRST,
    FIRST_AGENT,
    FIRST_JOKER,
    FLIP,
    FLIP_FIRST,
    FLIPPING,
    HAS_FILE,
    IS_OVER,
    JOIN,
    JOKER,
    JOKER_LAID,
    LAY,
    LAYING,
    LEAST_VALUE,
    MOST_SPACES,
    MOVES,
    NO_BOTTOM,
    NO_COLOUR,
    NO_SUCH_SEAT,
    NO_SUCH_TOKEN,
    NONE,
    NOT_ON_TABLE,
    NOTHING,
    OFFICIAL,
    ONLY_THE_DEALER,
    OPPOSITE_SIDE,
    OPTIONS,
    OVER,
    PILE_EMPTY,
    PILES,
    PLACE,
    PLACE_FIRST,
    PLACING,
    REASONS,
    ROUND_LIMIT,
    SEATS,
    SECRET,
    SHOWN,
    SIDES,
    SOUTH,
    STEPS,
    TAKE,
    TAKE_FIRST,
    TAKING,
    TILES,
    TOKEN_LAID,
    TOP,
    UNDERCOVER_IN_PILE,
    VALUES,
    Position,
    number,
    parts,
)
from tradecraft.games.undercover.hunches import WHOLE, hunch, outlook
from tradecraft.games.undercover.plane import lift, list_corners, list_places, put, refusal_to_place
from tradecraft.games.undercover.setting_up import (
    begin,
    begin_choosing,
    choose,
    deal,
    in_lane,
    is_chosen,
    is_dealt,
    lane_of_next,
    lay,
    shares_undercover,
    tokens_a_lane,
)
from tradecraft.games.undercover.track import advance, has_sixth, opposite_side, score, winners
from tradecraft.games.undercover.worlds import draw_deal
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


# ---------------------------------------------------------------------------------------------
# Set-up


@rule
def setup(pos: Position, seats: int, options: Ints) -> int:
    """Nothing lies on the table yet (UC-2.1)."""
    for i in range(len(options)):
        pos.options[i] = options[i]
    pos.seats = seats
    pos.first = NOBODY
    pos.taken = NONE
    for tile in range(TILES + 1):
        pos.shows[tile] = NOTHING
    for tile in range(TILES):
        for step in range(STEPS):
            pos.near[tile, step] = NONE
    for slot in range(AGENTS):
        pos.agent[slot] = NONE
        pos.front[slot] = NO_COLOUR
    for seat in range(SEATS):
        pos.colour[seat] = NO_COLOUR
        pos.file[seat] = NONE
    if options[CLASSIFIED]:
        begin_choosing(pos)  # UC-11.1
    else:
        pos.actor, pos.step = DEALER, LAYING
    return ALLOWED


# ---------------------------------------------------------------------------------------------
# What is allowed


@rule
def legal(pos: Position, out: Ints) -> int:
    """List what the actor may play; the answer is how many."""
    n = 0
    if pos.step == TAKING:
        n = list_takes(pos, out)
    elif pos.step == FLIPPING:
        for flip in range(2):  # UC-5.2
            n = offer(out, n, number(FLIP, flip), True)  # noqa: FBT003  # both are
    elif pos.step == PLACING:
        n = list_places(pos, out)
        if n == 0:
            n = list_corners(pos, out)  # UC-7.6
    elif pos.step == LAYING:
        least = VALUES - tokens_a_lane(pos)
        for i in range(least, VALUES):
            fresh = not in_lane(pos, lane_of_next(pos), LEAST_VALUE + i)
            n = offer(out, n, number(LAY, i), fresh)
    elif pos.step == CHOOSING:
        for colour in range(COLOURS):
            n = offer(out, n, number(COLOUR, colour), not is_chosen(pos, colour))
    elif pos.step == DEALING:
        for agent in range(AGENTS):
            fits = not is_dealt(pos, agent) and not shares_undercover(pos, agent)
            n = offer(out, n, number(DEAL, agent), fits)
    elif pos.step == DRAWING:
        for seat in range(pos.seats):
            n = offer(out, n, number(FIRST, seat), True)  # noqa: FBT003  # all are
    return n


@rule
def has_file(pos: Position, tile: int) -> bool:
    """An Instructions File blocks a tile for all, its owner too (UC-5.1, UC-6.3)."""
    blocked = False
    for seat in range(SEATS):
        blocked |= pos.file[seat] == tile
    return blocked


@rule
def list_takes(pos: Position, out: Ints) -> int:
    """List what can be activated; only if nothing can, the bottom of a pile (UC-5.1, UC-5.15)."""
    barred = opposite_side(pos, pos.actor)
    n = 0
    for pile in range(PILES):
        if pos.left[pile] > 0:
            n = offer(out, n, number(TOP, pile), pos.front[pos.top[pile]] != barred)
    for slot in range(AGENTS):
        tile = FIRST_AGENT + slot
        if pos.on[tile] and pos.shows[tile] != barred:
            n = offer(out, n, number(TAKE, slot), not has_file(pos, tile))
    n = offer(out, n, number(JOIN), pos.shows[FIRST_JOKER + pos.actor] == NOTHING)
    if n == 0:
        for pile in range(PILES):
            n = offer(out, n, number(BOTTOM, pile), pos.left[pile] > 0)
    return n


@rule
def can_take(pos: Position) -> bool:
    """Say whether anything can be activated without drawing from the bottom."""
    barred = opposite_side(pos, pos.actor)
    found = pos.shows[FIRST_JOKER + pos.actor] == NOTHING
    for pile in range(PILES):
        if pos.left[pile] > 0:
            found |= pos.front[pos.top[pile]] != barred
    for slot in range(AGENTS):
        tile = FIRST_AGENT + slot
        found |= bool(pos.on[tile]) and pos.shows[tile] != barred and not has_file(pos, tile)
    return bool(found)


@rule
def why_not(pos: Position, move: int) -> int:
    """Name what forbids this move now; ALLOWED if nothing does."""
    kind, a, b, _ = parts(move)
    wanted = out_of_step(pos, kind)
    if wanted != ALLOWED:
        return wanted
    if kind == LAY:
        if a < VALUES - tokens_a_lane(pos):
            return NO_SUCH_TOKEN
        if in_lane(pos, lane_of_next(pos), LEAST_VALUE + a):
            return TOKEN_LAID
    elif kind == COLOUR:
        if is_chosen(pos, a):
            return COLOUR_TAKEN
    elif kind == DEAL:
        if is_dealt(pos, a):
            return ALREADY_DEALT
        if shares_undercover(pos, a):
            return UNDERCOVER_IN_PILE
    elif kind == FIRST:
        if a >= pos.seats:
            return NO_SUCH_SEAT
    elif kind == PLACE:
        return refusal_to_place(pos, a, b)
    elif kind != FLIP:
        return refusal_to_take(pos, kind, a)
    return ALLOWED


@rule
def out_of_step(pos: Position, kind: int) -> int:
    """A step asks for some kinds of moves; say which, if this is another."""
    step, wanted = pos.step, ALLOWED
    if step == OVER:
        wanted = IS_OVER
    elif step == LAYING:
        if kind != LAY:
            wanted = DEALER_LAYS
    elif step == CHOOSING:
        if kind != COLOUR:
            wanted = CHOOSE_A_COLOUR
    elif step == DEALING:
        if kind != DEAL:
            wanted = DEALER_DEALS
    elif step == DRAWING:
        if kind != FIRST:
            wanted = DEALER_DRAWS
    elif kind == COLOUR:
        wanted = CHOSEN_ALREADY
    elif kind <= FIRST:
        wanted = ONLY_THE_DEALER
    elif step == TAKING:
        if not TOP <= kind <= JOIN:
            wanted = TAKE_FIRST
    elif step == FLIPPING:
        if kind != FLIP:
            wanted = FLIP_FIRST
    elif kind != PLACE:
        wanted = PLACE_FIRST
    return wanted


@rule
def refusal_to_take(pos: Position, kind: int, which: int) -> int:
    """Say why this cannot be activated (UC-5.1, UC-5.7, UC-5.13, UC-5.15)."""
    barred = opposite_side(pos, pos.actor)
    if kind == JOIN:
        return ALLOWED if pos.shows[FIRST_JOKER + pos.actor] == NOTHING else JOKER_LAID
    if kind == TAKE:
        tile = FIRST_AGENT + which
        if not pos.on[tile]:
            return NOT_ON_TABLE
        if has_file(pos, tile):
            return HAS_FILE
        return OPPOSITE_SIDE if pos.shows[tile] == barred else ALLOWED
    if kind == BOTTOM and can_take(pos):
        return NO_BOTTOM
    if pos.left[which] == 0:
        return PILE_EMPTY
    if kind == TOP and pos.front[pos.top[which]] == barred:
        return OPPOSITE_SIDE
    return ALLOWED  # UC-H17: from the bottom comes what comes


# ---------------------------------------------------------------------------------------------
# What happens


@rule
def apply(pos: Position, move: int) -> None:
    """Play a legal move."""
    kind, a, b, _ = parts(move)
    if kind == PLACE:
        place(pos, a, b)
    elif kind == FLIP:
        decide_flip(pos, a)
    elif kind == TAKE:
        take_from_table(pos, FIRST_AGENT + a)
    elif kind == TOP:
        take_from_top(pos, a)
    elif kind == JOIN:
        take_joker(pos)
    elif kind == BOTTOM:
        draw_from_bottom(pos, a)
    elif kind == DEAL:
        deal(pos, a)
    elif kind == LAY:
        lay(pos, LEAST_VALUE + a)
    elif kind == COLOUR:
        choose(pos, a)
    else:
        begin(pos, a)


@rule
def take_from_table(pos: Position, tile: int) -> None:
    """An agent is taken, even if that isolates others (UC-5.1, UC-5.10, UC-5.11)."""
    pos.from_table = 1
    pos.old_x, pos.old_y = pos.x[tile], pos.y[tile]
    lift(pos, tile)
    activate(pos, tile)


@rule
def take_from_top(pos: Position, pile: int) -> None:
    """The top agent is taken, and the next one is seen (UC-2.21, UC-H29)."""
    slot = pos.top[pile]
    pos.left[pile] -= 1
    pos.top[pile] += 1
    if pos.left[pile] > 0:
        pos.front[pos.top[pile]] = OFFICIAL[pos.agent[pos.top[pile]]]
    pos.shows[FIRST_AGENT + slot] = pos.front[slot]
    activate(pos, FIRST_AGENT + slot)


@rule
def draw_from_bottom(pos: Position, pile: int) -> None:
    """Nothing else can be taken: the bottom agent of a pile comes, and is seen (UC-5.15)."""
    pos.left[pile] -= 1
    slot = pos.top[pile] + pos.left[pile]
    pos.front[slot] = OFFICIAL[pos.agent[slot]]
    pos.shows[FIRST_AGENT + slot] = pos.front[slot]
    activate(pos, FIRST_AGENT + slot)


@rule
def take_joker(pos: Position) -> None:
    """One's joker is taken, once in a game; it is never flipped (UC-5.1, UC-5.6)."""
    tile = FIRST_JOKER + pos.actor
    pos.shows[tile] = JOKER
    activate(pos, tile)
    issue_instructions(pos)


@rule
def activate(pos: Position, tile: int) -> None:
    """A tile is in the player's hand (UC-5.1)."""
    pos.taken = tile
    pos.step = FLIPPING


@rule
def decide_flip(pos: Position, flip: int) -> None:
    """The agent may be flipped, in either direction, and stays so (UC-5.2, UC-5.4)."""
    if flip:
        slot = pos.taken - FIRST_AGENT
        pos.flipped = 1
        pos.undercover[slot] = 1 - pos.undercover[slot]
        pos.seen[slot] = 1
        agent = pos.agent[slot]
        pos.shows[pos.taken] = SECRET[agent] if pos.undercover[slot] else OFFICIAL[agent]
    issue_instructions(pos)


@rule
def issue_instructions(pos: Position) -> None:
    """Step 2: the Instructions File goes on the tile that was activated (UC-6.1, UC-6.2)."""
    pos.file[pos.actor] = pos.taken
    pos.step = PLACING


@rule
def place(pos: Position, beside: int, way: int) -> None:
    """A meeting is arranged and evaluated, unless it had to be a misplaced one (UC-7.5, UC-7.7)."""
    tile = pos.taken
    put(pos, tile, pos.x[beside] + EAST[way], pos.y[beside] + SOUTH[way])
    if way < SIDES and pos.rounds > 1:  # UC-8.1, UC-H21
        evaluate(pos, tile)
    end_turn(pos)


@rule
def evaluate(pos: Position, tile: int) -> None:
    """The Staffers of the colours of the meeting move on (UC-8.2 to 8.7)."""
    for lane in range(COLOURS):
        steps = (1 + pos.flipped) * (pos.shows[tile] == lane)
        for side in range(SIDES):
            steps += pos.shows[pos.near[tile, side]] == lane
        if steps > 0:
            advance(pos, pos.actor, lane, steps)


@rule
def end_turn(pos: Position) -> None:
    """The next player's turn; a round in which somebody has his sixth is the last (UC-9.1)."""
    if has_sixth(pos, pos.actor):
        pos.ending = 1
    pos.taken = NONE
    pos.flipped = pos.from_table = pos.old_x = pos.old_y = 0
    pos.step = TAKING
    pos.actor = (pos.actor + 1) % pos.seats
    if pos.actor != pos.first:
        return
    limit = pos.options[CLASSIFIED_LIMIT if pos.options[CLASSIFIED] else ROUND_LIMIT]
    if pos.ending or pos.rounds == limit:  # UC-H23, UC-H27
        pos.actor, pos.step = NOBODY, OVER
    else:
        pos.rounds += 1


# ---------------------------------------------------------------------------------------------
# Scoring


@rule
def points(pos: Position, out: Ints) -> None:
    """Write the points of each."""
    for seat in range(pos.seats):
        out[seat] = score(pos, seat)


@rule
def returns(pos: Position, out: Ints) -> None:
    """The victory is shared evenly (UC-9.6)."""
    won = winners(pos)
    count = 0
    for seat in range(pos.seats):
        count += won >> seat & 1
    for seat in range(pos.seats):
        out[seat] = WHOLE // count if won >> seat & 1 else 0


@rule
def census(pos: Position, out: Ints) -> int:
    """Count tokens and their values, agents and their numbers, and where the agents' tiles are."""
    tokens = values = 0
    each = tokens_a_lane(pos)
    for lane in range(COLOURS):
        for value in range(LEAST_VALUE + VALUES - each, LEAST_VALUE + VALUES):
            found = pos.step == LAYING and lane >= lane_of_next(pos)
            found = found and not in_lane(pos, lane, value)  # still to be laid
            tokens += found
            values += value * found
        for space in range(MOST_SPACES + 1):
            tokens += pos.token[lane, space] > 0
            values += pos.token[lane, space]
        for seat in range(SEATS):
            tokens += pos.won[seat, lane] > 0
            values += pos.won[seat, lane]
    agents = numbers = 0
    for agent in range(AGENTS):
        held = 0
        for slot in range(AGENTS):
            held += pos.agent[slot] == agent
        held += not is_dealt(pos, agent)
        agents += held
        numbers += held * agent
    tiles = AGENTS - pos.dealt + pos.left[0] + pos.left[1]
    for slot in range(AGENTS):
        tiles += pos.on[FIRST_AGENT + slot] or pos.taken == FIRST_AGENT + slot
    out[0], out[1], out[2], out[3], out[4] = tokens, values, agents, numbers, tiles
    return 5


# ---------------------------------------------------------------------------------------------
# Who sees what


@rule
def face(pos: Position, move: int, viewer: int) -> int:
    """All see each move; of the agents that are dealt, only the top of each pile (UC-2.21)."""
    kind, agent, _, _ = parts(move)
    if kind == DEAL:
        if pos.dealt % EACH == 0:
            return number(SHOWN, OFFICIAL[agent])
        return number(COVERED)
    return move


@rule
def mask(pos: Position, viewer: int, seen: Position) -> None:
    """Show all but who lies in a slot; that only when both its sides were seen (UC-5.14)."""
    seen.actor, seen.step, seen.seats = pos.actor, pos.step, pos.seats
    seen.first, seen.rounds, seen.ending = pos.first, pos.rounds, pos.ending
    seen.laid, seen.dealt = pos.laid, pos.dealt
    seen.taken, seen.flipped = pos.taken, pos.flipped
    seen.from_table, seen.old_x, seen.old_y = pos.from_table, pos.old_x, pos.old_y
    seen.colour = pos.colour
    seen.staffer = pos.staffer
    seen.won = pos.won
    seen.token = pos.token
    seen.file = pos.file
    seen.on = pos.on
    seen.x = pos.x
    seen.y = pos.y
    seen.shows = pos.shows
    seen.near = pos.near
    seen.front = pos.front
    seen.seen = pos.seen
    seen.undercover = pos.undercover
    seen.top = pos.top
    seen.left = pos.left
    seen.options = pos.options
    for slot in range(AGENTS):
        if pos.seen[slot] or pos.agent[slot] == NONE:
            seen.agent[slot] = pos.agent[slot]


@rule
def imagine(pos: Position, viewer: int, rng: Ints) -> None:
    """Split the agents as they can have been split, and lay them where they can lie."""
    draw_deal(pos, rng)
