"""Dead Drop with one thing broken on purpose, as the position's field `flaw` says.

Each verb is that of rules.py and then, for some flaws, something else. All broken games share one
layout, so that they are compiled together: two seconds in place of a minute.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from laws.little import rules
from laws.little.rules import (
    ALLOWED,
    BAG,
    BLUE,
    COURIER,
    DRAW_NUMBER,
    DRAWN,
    DROPS,
    EVENTS,
    HAND,
    HIDE,
    LAID,
    LAY,
    MOVES,
    NUMBER,
    NUMBERS,
    OPEN,
    OPEN_ALREADY,
    OPTIONS,
    OTHER_STEP,
    OVER,
    REASONS,
    RED,
    SEARCH,
    SEARCHES,
    TOLD,
    Position,
    number,
    parts,
)
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.layout import NOBODY, SPECTATOR, UNKNOWN, Ints
from tradecraft.kernel.moves import offer

__all__ = ["MOVES", "OPTIONS", "REASONS", "Position"]  # what is as it should be

FLAWS: Final = (
    "sound",
    # fold
    "rolls_dice_of_its_own",
    "adds_truths_up",
    "masks_by_adding_truths_up",
    # exact
    "lists_too_much",
    "lists_twice",
    "lists_too_little",
    "lists_a_face",
    "lists_after_the_end",
    "listing_changes_the_position",
    "asking_changes_the_position",
    "masking_changes_the_position",
    "refuses_for_no_reason",
    "changes_nothing",
    "reaches_too_far",
    # mask
    "shows_the_place",
    "shows_spectators_the_place",
    "shows_the_place_to_who_waits",
    "shows_the_place_unless_it_ends",
    "tells_by_the_order_of_events",
    "tells_by_the_number_of_events",
    "face_shows_less",
    "dealers_face_shows_more",
    "face_tells_who_stays",
    # imagine
    "imagines_no_red",
    "imagines_no_seven_in_a",
    "imagines_half",
    "imagines_what_looks_otherwise",
    "imagines_a_red_three",
    "imagines_all_dossiers_alike",
    "imagines_wrongly_at_first",
    "imagines_wrongly_for_three",
    "imagines_wrongly_if_told",
    "imagines_by_dice_of_its_own",
    # mine
    "forbids_by_what_is_hidden",
    "refuses_by_what_is_hidden",
    # end
    "never_ends",
    "leaves_a_return_out",
    "loses_the_dossier",
    "cannot_count_points",
)
(
    SOUND,
    ROLLS,
    ADDS_TRUTHS,
    MASKS_TRUTHS,
    LISTS_TOO_MUCH,
    LISTS_TWICE,
    LISTS_TOO_LITTLE,
    LISTS_A_FACE,
    LISTS_AFTER_THE_END,
    LISTING_CHANGES,
    ASKING_CHANGES,
    MASKING_CHANGES,
    NO_REASON,
    CHANGES_NOTHING,
    TOO_FAR,
    SHOWS_PLACE,
    SHOWS_SPECTATORS,
    SHOWS_WHO_WAITS,
    SHOWS_UNLESS_IT_ENDS,
    ORDER_OF_EVENTS,
    NUMBER_OF_EVENTS,
    FACE_SHOWS_LESS,
    FACE_SHOWS_MORE,
    FACE_TELLS_STAYING,
    NO_RED,
    NO_SEVEN,
    IMAGINES_HALF,
    LOOKS_OTHERWISE,
    RED_THREE,
    ALL_ALIKE,
    WRONG_AT_FIRST,
    WRONG_FOR_THREE,
    WRONG_IF_TOLD,
    IMAGINES_BY_OWN_DICE,
    FORBIDS_BY_HIDDEN,
    REFUSES_BY_HIDDEN,
    NEVER_ENDS,
    NO_RETURN,
    LOSES_DOSSIER,
    NO_POINTS,
) = range(len(FLAWS))

LOST: Final = 6  # a place where nothing can be
BEYOND: Final = len(REASONS) + 1  # the number of no reason

setup = rules.setup


@rule
def legal(pos: Position, out: Ints) -> int:
    """List what may be played, or not quite."""
    n = rules.legal(pos, out)
    flaw = pos.flaw
    if flaw == LISTS_TOO_MUCH and pos.step == SEARCH:
        n = 0
        for drop in range(DROPS):
            n = offer(out, n, number(OPEN, drop), allowed=True)
    elif flaw == LISTS_TWICE and n > 0:
        n = offer(out, n, out[0], allowed=True)
    elif flaw == LISTS_TOO_LITTLE and n > 1:
        n -= 1
    elif flaw == LISTS_A_FACE and pos.step == HIDE:
        n = offer(out, n, number(LAID), allowed=True)
    elif flaw == LISTS_AFTER_THE_END and pos.step == OVER:
        n = offer(out, n, number(OPEN, 0), allowed=True)
    elif flaw == LISTING_CHANGES and pos.step == OVER:
        pos.trail[EVENTS - 1] = 7
    elif flaw == FORBIDS_BY_HIDDEN and pos.step == SEARCH:
        n = 0
        for drop in range(DROPS):
            n = offer(out, n, number(OPEN, drop), not pos.opened[drop] and drop != pos.place)
    return n


@rule
def why_not(pos: Position, move: int) -> int:
    """Name what forbids a move, or not quite."""
    reason = rules.why_not(pos, move)
    flaw = pos.flaw
    kind, a, _, _ = parts(move)
    if flaw == ASKING_CHANGES and pos.step == OVER:
        pos.trail[EVENTS - 1] = 7
    elif flaw == NO_REASON and reason == OTHER_STEP:
        return BEYOND
    forbids = flaw == FORBIDS_BY_HIDDEN and kind == OPEN and reason == ALLOWED
    refuses = flaw == REFUSES_BY_HIDDEN and kind == LAY and pos.step == SEARCH
    if (forbids or refuses) and a == pos.place:
        return OPEN_ALREADY
    return reason


@rule
def apply(pos: Position, move: int) -> None:
    """Play a move, or something like it."""
    flaw = pos.flaw
    kind, a, _, _ = parts(move)
    if flaw == CHANGES_NOTHING and kind == OPEN and a == DROPS - 1:
        return
    stays, carried = a == pos.place, pos.place < DROPS
    caught = a == lowest_closed(pos)
    rules.apply(pos, move)
    if flaw == NUMBER_OF_EVENTS and kind == LAY and stays:
        pos.events -= 1
        pos.trail[pos.events] = 0
    elif flaw == ORDER_OF_EVENTS and kind == LAY and carried and not stays:
        pos.trail[0], pos.trail[1] = pos.trail[1], pos.trail[0]
    elif flaw == SHOWS_UNLESS_IT_ENDS and kind == LAY and caught:
        pos.winner, pos.actor, pos.step = 1, NOBODY, OVER
    elif kind == OPEN:
        after_opening(pos, flaw)


@rule
def lowest_closed(pos: Position) -> int:
    """Give the first drop that is not open."""
    drop = 0
    while pos.opened[drop]:
        drop += 1
    return drop


@rule
def after_opening(pos: Position, flaw: int) -> None:
    """What may go wrong once a drop is open."""
    if flaw == ROLLS:
        pos.trail[EVENTS - 1] = np.random.randint(1, 1000)  # noqa: NPY002  # Numba knows no other
    elif flaw == ADDS_TRUTHS:
        # Compiled, two truths are 2; NumPy says that both together are true, which is 1.
        pos.trail[EVENTS - 1] = (pos.opened[0] == 1) + (pos.opened[1] == 1)
    elif flaw == TOO_FAR:
        pos.trail[pos.events + EVENTS] = 1
    elif flaw == NEVER_ENDS:
        pos.place, pos.winner, pos.searches, pos.events = HAND, NOBODY, 0, 0
        pos.actor, pos.step = COURIER, HIDE
        for drop in range(DROPS):
            pos.opened[drop] = 0
        for event in range(EVENTS):
            pos.trail[event] = 0
    elif flaw == LOSES_DOSSIER and pos.winner == 1:
        pos.place = LOST


@rule
def points(pos: Position, out: Ints) -> None:
    """Write each seat's score, or try to."""
    rules.points(pos, out)
    if pos.flaw == NO_POINTS:
        out[len(out) + pos.searches] = 1


@rule
def returns(pos: Position, out: Ints) -> None:
    """Write what each seat got, or what one seat got."""
    if pos.flaw == NO_RETURN:
        out[COURIER] = 1
    else:
        rules.returns(pos, out)


census = rules.census


@rule
def face(pos: Position, move: int, viewer: int) -> int:
    """Give a move as a viewer sees it, or as he should not."""
    flaw = pos.flaw
    kind, a, _, _ = parts(move)
    if flaw == FACE_SHOWS_LESS and kind == OPEN and viewer == SPECTATOR:
        return number(LAID)
    if flaw == FACE_SHOWS_MORE and kind == DRAW_NUMBER:
        return move
    if flaw == FACE_TELLS_STAYING and kind == LAY and viewer != COURIER and a == pos.place:
        return number(DRAWN)
    return rules.face(pos, move, viewer)


@rule
def mask(pos: Position, viewer: int, seen: Position) -> None:
    """Show a viewer what he may see, and sometimes more."""
    rules.mask(pos, viewer, seen)
    flaw = pos.flaw
    if flaw == MASKS_TRUTHS:
        opened = (pos.opened[0] == 1) + (pos.opened[1] == 1) + (pos.opened[2] == 1)
        seen.searches = opened
    elif flaw == MASKING_CHANGES and pos.step == OVER:
        pos.trail[EVENTS - 1] = 7
    elif (
        flaw == SHOWS_PLACE
        or (flaw == SHOWS_SPECTATORS and viewer == SPECTATOR)
        or (flaw == SHOWS_WHO_WAITS and viewer != pos.actor)
        or (flaw == SHOWS_UNLESS_IT_ENDS and pos.winner != 1)
    ):
        seen.place = pos.place


@rule
def imagine(pos: Position, viewer: int, rng: Ints) -> None:
    """Fill a masked position in, or not quite."""
    flaw = pos.flaw
    unknown = UNKNOWN in (pos.colour, pos.number)
    if flaw == SHOWS_UNLESS_IT_ENDS and pos.place == UNKNOWN:
        pos.place = lowest_closed(pos)
    if flaw == LOOKS_OTHERWISE and pos.searches == 1:
        pos.opened[0] = 1 - pos.opened[0]
    if flaw == IMAGINES_HALF and pos.number == UNKNOWN:
        rules.imagine(pos, viewer, rng)
        pos.number = UNKNOWN
        return
    if flaw == IMAGINES_BY_OWN_DICE and pos.colour == UNKNOWN:
        pos.colour = RED + np.random.randint(0, 2)  # noqa: NPY002  # Numba knows no other
    rules.imagine(pos, viewer, rng)
    if unknown:
        imagine_badly(pos, rng, flaw)


@rule
def imagine_badly(pos: Position, rng: Ints, flaw: int) -> None:
    """What may go wrong with a dossier that was imagined."""
    drawn = pos.step != NUMBER and pos.place != BAG
    if (flaw == NO_RED and drawn) or (flaw == WRONG_AT_FIRST and not drawn):
        pos.colour = BLUE
    elif flaw == NO_SEVEN and pos.number == 7 and pos.place == 0:
        pos.number = 8
    elif flaw == RED_THREE and drawn:
        pos.number = 1 + below(rng, pos.options[NUMBERS])
    elif (
        flaw == ALL_ALIKE
        or (flaw == WRONG_FOR_THREE and pos.seats == 3)
        or (flaw == WRONG_IF_TOLD and pos.options[TOLD] != 0 and pos.options[SEARCHES] == 2)
    ) and drawn:
        dossier = below(rng, 1 + pos.options[NUMBERS])
        pos.colour = RED if dossier == 0 else BLUE
        pos.number = max(1, dossier)
