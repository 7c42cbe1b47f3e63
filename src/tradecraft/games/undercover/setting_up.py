"""Setting up: the Point Tokens, the colours, the headquarters, the two piles of agents."""

from __future__ import annotations

from tradecraft.games.undercover.box import (
    AGENTS,
    CHOOSING,
    CLOSED_UP,
    COLOURS,
    COLOURS_AT_RANDOM,
    COLUMN,
    DEALING,
    DRAWING,
    EACH,
    LANE_LENGTH,
    LAYOUT,
    MOST_SPACES,
    NO_COLOUR,
    OFFICIAL,
    ROW,
    SEATS,
    SECRET,
    TAKING,
    VALUES,
    Position,
)
from tradecraft.games.undercover.plane import put
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import DEALER


@rule
def tokens_a_lane(pos: Position) -> int:
    """Five tokens of each colour, with two players four (UC-2.2)."""
    return VALUES - (pos.seats == 2)  # noqa: PLR2004  # players


@rule
def lane_of_next(pos: Position) -> int:
    """Say in which lane the next token comes to lie."""
    return int(pos.laid // tokens_a_lane(pos))


@rule
def in_lane(pos: Position, lane: int, value: int) -> bool:
    """Say whether the token of this value lies in its lane."""
    found = False
    for space in range(MOST_SPACES + 1):
        found |= pos.token[lane, space] == value
    return found


@rule
def lay(pos: Position, value: int) -> None:
    """The tokens of a lane lie in random order on its rightmost spaces (UC-2.3, UC-2.4)."""
    each = tokens_a_lane(pos)
    space = pos.options[LANE_LENGTH] - each + 1 + pos.laid % each
    pos.token[lane_of_next(pos), space] = value
    pos.laid += 1
    if pos.laid == each * COLOURS:
        begin_choosing(pos)


@rule
def begin_choosing(pos: Position) -> None:
    """The colours are chosen in the order of the seats, or at random (UC-2.5, UC-H16)."""
    pos.step = CHOOSING
    pos.actor = DEALER if pos.options[COLOURS_AT_RANDOM] else 0


@rule
def is_chosen(pos: Position, colour: int) -> bool:
    """Say whether a player has this colour."""
    found = False
    for seat in range(SEATS):
        found |= pos.colour[seat] == colour
    return found


@rule
def choose(pos: Position, colour: int) -> None:
    """A player takes the pieces of a colour; after the last, the headquarters are laid."""
    seat = 0
    while pos.colour[seat] != NO_COLOUR:
        seat += 1
    pos.colour[seat] = colour
    if seat + 1 < pos.seats:
        if not pos.options[COLOURS_AT_RANDOM]:
            pos.actor = seat + 1
        return
    lay_headquarters(pos)
    pos.actor, pos.step = DEALER, DEALING


@rule
def stays(pos: Position, colour: int) -> bool:
    """The headquarters of the players stay, with two players all the others (UC-2.12, UC-2.14)."""
    return is_chosen(pos, colour) != (pos.seats == 2)  # noqa: PLR2004  # players


@rule
def lay_headquarters(pos: Position) -> None:
    """The headquarters lie in two rows of three, those not needed are taken out (UC-H2, UC-H3)."""
    which = pos.options[LAYOUT]
    for colour in range(COLOURS):
        if not stays(pos, colour):
            continue
        x, y = COLUMN[which, colour], ROW[which, colour]
        if pos.options[CLOSED_UP]:
            x = 0
            for other in range(COLOURS):
                before = ROW[which, other] == y and COLUMN[which, other] < COLUMN[which, colour]
                x += before and stays(pos, other)
        pos.shows[colour] = colour
        put(pos, colour, x, y)


@rule
def is_dealt(pos: Position, agent: int) -> bool:
    """Say whether an agent lies in one of the piles."""
    found = False
    for slot in range(pos.dealt):
        found |= pos.agent[slot] == agent
    return found


@rule
def shares_undercover(pos: Position, agent: int) -> bool:
    """Each pile gets one agent of every undercover colour (UC-2.18)."""
    found = False
    for slot in range(pos.dealt // EACH * EACH, pos.dealt):
        found |= SECRET[pos.agent[slot]] == SECRET[agent]
    return found


@rule
def deal(pos: Position, agent: int) -> None:
    """Two shuffled piles, official side up, of which only the top is seen (UC-2.18 to 2.21)."""
    pos.agent[pos.dealt] = agent
    if pos.dealt % EACH == 0:
        pos.front[pos.dealt] = OFFICIAL[agent]
        pos.top[pos.dealt // EACH] = pos.dealt
    pos.left[pos.dealt // EACH] += 1
    pos.dealt += 1
    if pos.dealt == AGENTS:
        pos.step = DRAWING


@rule
def begin(pos: Position, seat: int) -> None:
    """The Starting Player begins (UC-2.23, UC-4.1)."""
    pos.first = pos.actor = seat
    pos.rounds = 1
    pos.step = TAKING
