"""Dead Drop, the little game that the laws are tried on.

The dealer draws a dossier, first its colour and then its number, which only the courier sees. The
courier, seat 0, hides it in one of three drops. The seekers take turns to open a drop. After an
empty one the courier may carry the dossier to another closed drop, or leave it where it is; nobody
sees which. If the dossier is found the seekers have won, else the courier has.
"""

from __future__ import annotations

from typing import Final

from tradecraft.kernel.compiling import rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.game import Option, Reason
from tradecraft.kernel.layout import DEALER, NOBODY, UNKNOWN, Ints, layout, row
from tradecraft.kernel.moves import numbered, offer

COURIER: Final = 0
DROPS: Final = 3
HIGHEST: Final = 40
EVENTS: Final = 4  # hidden, searched, hidden, searched

# What is to be done now
COLOUR: Final = 0  # the dealer draws a colour
NUMBER: Final = 1  # the dealer draws a number of it
HIDE: Final = 2  # the courier hides the dossier, or carries it on
SEARCH: Final = 3  # a seeker opens a drop
OVER: Final = 4

# The colours
NONE: Final = 0  # not drawn yet
RED: Final = 1  # the bag holds one red dossier,
BLUE: Final = 2  # and as many blue ones as the option says

# Where the dossier can be: drop 0 to 2, or
BAG: Final = 3
HAND: Final = 4
FOUND: Final = 5

# What the trail tells: a drop was opened (its number + 1), or
HIDDEN: Final = 9  # something was hidden

# Kinds of moves and faces
DRAW_COLOUR: Final = 0
DRAW_NUMBER: Final = 1
LAY: Final = 2
OPEN: Final = 3
DRAWN: Final = 4
LAID: Final = 5

MOVES = numbered(
    (DRAW_COLOUR, 2),  # the dealer: red or blue
    (DRAW_NUMBER, HIGHEST),  # the dealer: 1 to HIGHEST
    (LAY, DROPS),
    (OPEN, DROPS),
    faces=(
        (DRAWN,),  # the dealer draws something
        (LAID,),  # the courier hides the dossier somewhere
    ),
)
number, parts = MOVES.number, MOVES.parts

OPTIONS = (
    Option("numbers", 3, 2, HIGHEST, "DD-1"),
    Option("searches", 2, 1, 2, "DD-3"),
    Option("told", 0, 0, 1, "DD-4"),
)
NUMBERS, SEARCHES, TOLD = range(len(OPTIONS))

REASONS = (
    Reason("over", "DD-4"),
    Reason("other-step", "DD-0"),
    Reason("not-in-the-bag", "DD-1"),
    Reason("open-already", "DD-3"),
)
ALLOWED, IS_OVER, OTHER_STEP, NOT_IN_THE_BAG, OPEN_ALREADY = range(len(REASONS) + 1)


@layout
class Position:
    """All that is true at the table, secrets included."""

    actor: int
    step: int  # COLOUR .. OVER
    flaw: int  # which law is broken on purpose, 0 for none: see flaws.py
    seats: int
    colour: int  # NONE, RED or BLUE
    number: int  # 0: not drawn yet
    place: int  # drop 0..2, or BAG .. FOUND
    opened: Ints = row(DROPS)
    searches: int
    events: int  # how many there are in the trail
    trail: Ints = row(EVENTS)  # what all have seen happen, in order; 0 where nothing has yet
    winner: int  # COURIER, or 1 for the seekers; NOBODY while the game goes on
    options: Ints = row(len(OPTIONS))


@rule
def setup(pos: Position, seats: int, options: Ints) -> int:
    """The dossiers are in the bag."""
    for i in range(len(options)):
        pos.options[i] = options[i]
    pos.actor, pos.step, pos.place = DEALER, COLOUR, BAG
    pos.seats, pos.winner = seats, NOBODY
    return ALLOWED


@rule
def legal(pos: Position, out: Ints) -> int:
    """List what the actor may do."""
    n = 0
    if pos.step == COLOUR:
        for colour in range(2):
            n = offer(out, n, number(DRAW_COLOUR, colour), allowed=True)
    elif pos.step == NUMBER:
        for drawn in range(numbers_of(pos)):
            n = offer(out, n, number(DRAW_NUMBER, drawn), allowed=True)
    elif pos.step != OVER:
        kind = LAY if pos.step == HIDE else OPEN
        for drop in range(DROPS):
            n = offer(out, n, number(kind, drop), pos.opened[drop] == 0)
    return n


@rule
def numbers_of(pos: Position) -> int:
    """There is one red dossier, and several blue ones (DD-1)."""
    return 1 if pos.colour == RED else pos.options[NUMBERS]


@rule
def why_not(pos: Position, move: int) -> int:
    """Name what forbids a move."""
    kind, a, _, _ = parts(move)
    if pos.step == OVER:
        return IS_OVER
    if kind != pos.step:
        return OTHER_STEP
    if kind == DRAW_NUMBER and a >= numbers_of(pos):
        return NOT_IN_THE_BAG
    if kind in (LAY, OPEN) and pos.opened[a]:
        return OPEN_ALREADY
    return ALLOWED


@rule
def apply(pos: Position, move: int) -> None:
    """Play a legal move."""
    kind, a, _, _ = parts(move)
    if kind == DRAW_COLOUR:
        pos.colour, pos.step = RED + a, NUMBER
    elif kind == DRAW_NUMBER:
        pos.number, pos.place = a + 1, HAND
        pos.actor, pos.step = COURIER, HIDE
    elif kind == LAY:
        pos.place = a
        note(pos, HIDDEN)
        pos.actor, pos.step = seeker(pos), SEARCH
    else:
        open_drop(pos, a)


@rule
def seeker(pos: Position) -> int:
    """The seekers take turns (DD-3)."""
    return 1 + pos.searches % (pos.seats - 1)


@rule
def note(pos: Position, event: int) -> None:
    """All see that something happens, and when."""
    pos.trail[pos.events] = event
    pos.events += 1


@rule
def open_drop(pos: Position, drop: int) -> None:
    """The dossier is found, or the courier may carry it on, or the last search was in vain."""
    pos.opened[drop] = 1
    pos.searches += 1
    note(pos, drop + 1)
    if pos.place == drop:
        pos.place, pos.winner = FOUND, 1
    elif pos.searches == pos.options[SEARCHES]:
        pos.winner = COURIER
    if pos.winner == NOBODY:
        pos.actor, pos.step = COURIER, HIDE
    else:
        pos.actor, pos.step = NOBODY, OVER


@rule
def points(pos: Position, out: Ints) -> None:
    """The courier counts empty drops; the seeker who found the dossier has one point."""
    for seat in range(pos.seats):
        out[seat] = 0
    out[COURIER] = pos.searches
    if pos.place == FOUND:
        out[COURIER] -= 1
        out[1 + (pos.searches - 1) % (pos.seats - 1)] = 1


@rule
def returns(pos: Position, out: Ints) -> None:
    """The courier wins or all the seekers do (DD-4)."""
    for seat in range(pos.seats):
        out[seat] = 1 if (seat == COURIER) == (pos.winner == COURIER) else -1


@rule
def census(pos: Position, out: Ints) -> int:
    """One dossier is in the game."""
    out[0] = 0 <= pos.place <= FOUND
    return 1


@rule
def face(pos: Position, move: int, viewer: int) -> int:  # noqa: ARG001  # a verb's arguments
    """Only the courier sees what is drawn and where he hides it; all see a drop being opened."""
    kind = parts(move)[0]
    if kind == OPEN or viewer == COURIER:
        return move
    return number(LAID) if kind == LAY else number(DRAWN)


@rule
def mask(pos: Position, viewer: int, seen: Position) -> None:
    """Show what lies open, and the dossier to the courier or once it is found."""
    seen.actor, seen.step, seen.flaw, seen.seats = pos.actor, pos.step, pos.flaw, pos.seats
    seen.opened = pos.opened
    seen.searches, seen.events, seen.trail = pos.searches, pos.events, pos.trail
    seen.winner, seen.options = pos.winner, pos.options
    told = pos.step == OVER and pos.options[TOLD] != 0  # DD-4
    sees = viewer == COURIER or pos.place == FOUND or told
    if sees or pos.colour == NONE:
        seen.colour = pos.colour
    if sees or pos.number == 0:
        seen.number = pos.number
    if sees or pos.place >= DROPS:
        seen.place = pos.place


@rule
def imagine(pos: Position, viewer: int, rng: Ints) -> None:  # noqa: ARG001  # a verb's arguments
    """Draw a dossier as the dealer does, and hide it in any closed drop."""
    if pos.colour == UNKNOWN:
        pos.colour = RED + below(rng, 2)
    if pos.number == UNKNOWN:
        pos.number = 1 + below(rng, numbers_of(pos))
    # However the courier moved it about, each closed drop was reached in as many ways.
    while pos.place == UNKNOWN:
        drop = below(rng, DROPS)
        if not pos.opened[drop]:
            pos.place = drop
