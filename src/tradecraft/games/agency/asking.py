"""Who must do what at a table of Agency_, and why; and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tradecraft.games.agency import box
from tradecraft.games.agency.box import (
    FIRST_PAWNS,
    HAND,
    HAND_LIMIT,
    NO_SEAT,
    PACKET,
    SEATS,
    UP,
    Position,
)
from tradecraft.games.agency.map import CITIES, CITY_NAMES
from tradecraft.games.agency.view import (
    MODE_NAMES,
    STEPS,
    card_name,
    cells_of,
    who,
    zones_of,
)
from tradecraft.kernel.words import Line

Facts = dict[str, str | int]


def seat_name(seen: Position, seat: int) -> Line:
    """Call a seat by its agency."""
    return Line("seat", {"seat": seat, "agency": who(seen, seat)})


def question(seen: Position, viewer: int) -> Line:
    """Say who must do what; in the second person to the one who must."""
    step = int(seen.step)
    if step == box.OVER:
        return result(seen)
    if seen.actor < 0:
        return Line(*DEALT[step](seen))
    seat = int(seen.actor)
    facts = FACTS[step](seen) if step in FACTS else {}
    if seat == viewer:
        return Line(f"asked-{STEPS[step]}", facts)
    mine: Facts = {"seat": seat} if step == box.CHOOSING else {"who": who(seen, seat)}
    return Line(f"waits-{STEPS[step]}", mine | facts)


# -- what is spoken of in each step ---------------------------------------------------------------


def placing(seen: Position) -> Facts:
    """Which of the first pawns is placed."""
    placed = sum(city < CITIES for city in seen.pawn[seen.actor].tolist())
    return {"number": placed + 1, "of": FIRST_PAWNS}


def acting(seen: Position) -> Facts:
    """What there is to act with."""
    pawns = seen.pawn[seen.actor].tolist()
    return {
        "money": int(seen.money[seen.actor]),
        "spies": sum(city < CITIES for city in pawns),
        "capacity": box.CAPACITY + len(cells_of(seen, int(seen.actor))),
    }


def moving(seen: Position) -> Facts:
    """Which pawn moves, from where, and how."""
    here = CITY_NAMES[seen.pawn[seen.actor, seen.mover]]
    return {"pawn": int(seen.mover), "from": here, "mode": MODE_NAMES[seen.mode]}


def fleeing(seen: Position) -> Facts:
    """Which pawn must leave where."""
    return {"pawn": int(seen.mover), "from": CITY_NAMES[seen.pawn[seen.actor, seen.mover]]}


def shown(seen: Position) -> Facts:
    """Which card was shown."""
    return {"card": str(card_name(seen, int(seen.card)))}


def blaming(seen: Position) -> Facts:
    """Where a cell is destroyed."""
    return {"city": CITY_NAMES[seen.city]}


def robbed(seen: Position) -> Facts:
    """Whom a thief steals from."""
    return {"whom": who(seen, int(seen.foe))}


def other_party(seen: Position) -> Facts:
    """With whom is traded."""
    other = seen.giver if seen.actor == seen.taker else seen.taker
    return {"whom": who(seen, int(other))}


def answering(seen: Position) -> Facts:
    """Who has proposed, and how many cards are still to be laid out."""
    return other_party(seen) | {"left": int(seen.wanted.sum())}


def dropping(seen: Position) -> Facts:
    """How many cards are too many."""
    where = seen.where.tolist()
    cards = where.count(HAND + int(seen.actor)) + where.count(UP + int(seen.actor))
    return {"left": cards - HAND_LIMIT}


def taking(seen: Position) -> Facts:
    """How many cards there are to choose from."""
    return {"count": seen.where.tolist().count(PACKET)}


FACTS: Final[dict[int, Callable[[Position], Facts]]] = {
    box.PLACING: placing,
    box.ACTING: acting,
    box.MOVING: moving,
    box.ZONING: shown,
    box.STOPPING: shown,
    box.PAIRING: shown,
    box.FLEEING: fleeing,
    box.BLAMING: blaming,
    box.STEALING: robbed,
    box.PROPOSING: other_party,
    box.ANSWERING: answering,
    box.DROPPING: dropping,
    box.TAKING: taking,
}


# -- what the dealer does -------------------------------------------------------------------------


def dealing(seen: Position) -> tuple[str, Facts]:
    """To whom the dealer deals from which deck."""
    return f"waits-{STEPS[seen.step]}", {"who": who(seen, int(seen.target))}


def rolling(seen: Position) -> tuple[str, Facts]:
    """Whose die is rolled."""
    facts: Facts = {"who": who(seen, int(seen.active)), "whom": who(seen, int(seen.foe))}
    return ("waits-rolling-defence" if seen.die else "waits-rolling"), facts


def picking(seen: Position) -> tuple[str, Facts]:
    """From whose hand the dealer picks, and for whom."""
    facts: Facts = {"who": who(seen, int(seen.active)), "whom": who(seen, int(seen.foe))}
    if seen.picks:
        return "waits-picking-mole", facts | {"count": int(seen.picks)}
    return "waits-picking", facts


DEALT: Final[dict[int, Callable[[Position], tuple[str, Facts]]]] = {
    box.DRAWING_FIRST: lambda _seen: ("waits-drawing-first", {}),
    box.DEALING_LOCATION: dealing,
    box.DEALING_OBJECTIVE: dealing,
    box.DEALING_CARD: dealing,
    box.DEALING_PACKET: lambda seen: ("waits-dealing-packet", {"who": who(seen, int(seen.holder))}),
    box.ROLLING: rolling,
    box.PICKING: picking,
}


# -- the end --------------------------------------------------------------------------------------


def standing(seen: Position, seat: int) -> tuple[int, int, int]:
    """Give what ranks a player at the safety stop: zones, cells, money (AG-H26)."""
    cells = cells_of(seen, seat)
    return len(zones_of(cells)), len(cells), int(seen.money[seat])


def result(seen: Position) -> Line:
    """Say who has won, and how (AG-14.1, AG-H26)."""
    if seen.winner != NO_SEAT:
        return Line("over-won", {"who": who(seen, int(seen.winner))})
    ranks = [standing(seen, seat) for seat in range(SEATS)]
    best = max(ranks)
    winners = [seat for seat in range(SEATS) if ranks[seat] == best]
    facts: Facts = dict(zip(("zones", "cells", "money"), best, strict=True))
    if len(winners) == 1:
        return Line("over-stopped", {"who": who(seen, winners[0]), **facts})
    names = dict(zip("abcd", (who(seen, seat) for seat in winners), strict=False))
    return Line(f"over-shared-{len(winners)}", {**names, **facts})
