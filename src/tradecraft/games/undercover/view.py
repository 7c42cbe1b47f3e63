"""What a seat of Undercover is shown, as JSON, and who must do what.

All of it is made from masked positions. A masked position holds what a perfect memory knows; the
view leaves the values of taken tokens to memory (UC-H22), and by option the backs that were seen.
"""

from __future__ import annotations

import functools
from types import SimpleNamespace
from typing import Any, Final

import numpy as np

from tradecraft.games.undercover import box
from tradecraft.games.undercover.box import (
    AGENTS,
    COLUMNS,
    EACH,
    FIRST_AGENT,
    FIRST_JOKER,
    JOKER,
    MOVES,
    NO_COLOUR,
    NONE,
    NOTHING,
    OVER,
    PILES,
    PLACING,
    SIDES,
    TILES,
    Position,
)
from tradecraft.games.undercover.knowledge import Odds, undercover_odds
from tradecraft.games.undercover.notation import COLOURS, tile_name, write
from tradecraft.kernel import runs
from tradecraft.kernel.layout import NOBODY, Array, Ints, dtype_of, numbers
from tradecraft.kernel.words import Line

STEPS: Final = (
    "laying",
    "choosing",
    "dealing",
    "drawing",
    "taking",
    "flipping",
    "placing",
    "over",
)
SERVICES: Final = ("moscow", "berlin", "peking", "buenos-aires", "washington", "london")  # UC-H4
SIDE_NAMES: Final = ("official", "undercover")


class Table(SimpleNamespace):
    """A position in plain numbers and lists: of a record, each look at a field takes long."""

    def __init__(self, seen: Position) -> None:
        """Read all fields at once."""
        record: Any = seen
        fields = zip(record.dtype.names, record.item(), strict=True)
        super().__init__(**{n: v if isinstance(v, int) else v.tolist() for n, v in fields})


def who(table: Table, seat: int) -> str:
    """Name a service by its colour; none before it is chosen."""
    colour = table.colour[seat]
    return "none" if colour == NO_COLOUR else COLOURS[colour]


def seat_name(seen: Position, seat: int) -> Line:
    """Call a seat by its service."""
    return Line("seat", {"seat": seat, "who": who(Table(seen), seat)})


def view(seen: Position, viewer: int) -> dict[str, Any]:
    """Show the table as this viewer sees it."""
    table = Table(seen)
    classified = bool(table.options[box.CLASSIFIED])
    limit = table.options[box.CLASSIFIED_LIMIT if classified else box.ROUND_LIMIT]
    backs = backs_view(table)
    return {
        "step": STEPS[table.step],
        "classified": classified,
        "round": table.rounds,
        "round_limit": limit,
        "last_round": bool(table.ending) or table.rounds == limit,
        "first": None if table.first == NOBODY else table.first,
        "seats": [seat_view(table, seat, viewer) for seat in range(table.seats)],
        "lanes": lanes_view(table),
        "tiles": tiles_view(table, backs),
        "piles": [pile_view(table, pile, backs) for pile in range(PILES)],
        "hand": hand_view(table, backs),
        "places": places_view(seen, table),
    }


# -- players and the track ----------------------------------------------------------------------


def seat_view(table: Table, seat: int, viewer: int) -> dict[str, Any]:
    """Show what one player has; the values of his tokens are his own to see (UC-H22)."""
    colour = table.colour[seat]
    if colour == NO_COLOUR:
        return {"seat": seat, "mine": seat == viewer, "colour": None}
    won = table.won[seat]
    told = seat == viewer or table.options[box.TOKENS_OPEN] or table.step == OVER
    file, joker = table.file[seat], FIRST_JOKER + seat
    return {
        "seat": seat,
        "mine": seat == viewer,
        "colour": COLOURS[colour],
        "service": SERVICES[colour],
        "opposite": COLOURS[(colour + box.OPPOSITE) % box.COLOURS],
        "joker": table.shows[joker] == NOTHING,
        "file": None if file == NONE else tile_name(file),
        "staffers": dict(zip(COLOURS, table.staffer[seat], strict=True)),
        "tokens": {
            COLOURS[lane]: value if told else None for lane, value in enumerate(won) if value
        },
        "points": points_of(table, seat) if told or table.options[box.CLASSIFIED] else None,
    }


def column_values(table: Table) -> list[int]:
    """Give the points of each space of the Classified side; the first is the Center (UC-11.7)."""
    values: list[int] = box.POINTS.tolist()
    values[box.SECOND_SPACE] = table.options[box.SECOND_VALUE]
    return values


def points_of(table: Table, seat: int) -> int:
    """Count a player's points (UC-9.2, UC-9.3, UC-11.6, UC-11.8)."""
    values = table.won[seat]
    if table.options[box.CLASSIFIED]:
        printed = column_values(table)
        values = [printed[space] for space in table.staffer[seat]]
    special = (table.colour[seat] + box.OPPOSITE) % box.COLOURS
    return int(sum(values) + values[special])


def lanes_view(table: Table) -> list[dict[str, Any]]:
    """Show the lanes of the track, space by space from the left."""
    classified = bool(table.options[box.CLASSIFIED])
    tokens, staffers = table.token, table.staffer
    count = COLUMNS if classified else table.options[box.LANE_LENGTH]
    blocked = COLUMNS if classified and table.seats == 2 else None  # noqa: PLR2004  # UC-11.2
    values = column_values(table)
    line = table.options[box.BLACK_LINE]
    return [
        {
            "colour": COLOURS[lane],
            "spaces": [
                {
                    "space": space,
                    "token": tokens[lane][space] or None,
                    "points": values[space] if classified else None,
                    "beyond_line": classified and space > line,
                    "blocked": space == blocked,
                    "staffer": next(
                        (s for s in range(table.seats) if staffers[s][lane] == space), None
                    ),
                }
                for space in range(1, count + 1)
            ],
        }
        for lane in range(box.COLOURS)
    ]


# -- tiles --------------------------------------------------------------------------------------


def backs_view(table: Table) -> list[list[dict[str, Any]]]:
    """Say for each agent what its back can be, and with which odds (UC-5.5, UC-5.14, UC-H20)."""
    known = undercover_odds(table.front, table.agent)
    return [
        [{"colour": COLOURS[colour], "odds": odds[colour]} for colour in sorted(odds)]
        for odds in (back_odds(table, slot, known[slot]) for slot in range(AGENTS))
    ]


def back_odds(table: Table, slot: int, known: Odds) -> Odds:
    """Give the odds of the side that is down."""
    front = table.front[slot]
    if front == NO_COLOUR:
        return {}
    if table.options[box.BACKS_HIDDEN]:
        up = table.shows[FIRST_AGENT + slot]
        up = front if up == NOTHING else up
        return {(up + 1) % box.COLOURS: 1, (up - 1) % box.COLOURS: 1}
    return {front: 1} if table.undercover[slot] else known


def tile_view(table: Table, tile: int, backs: list[list[dict[str, Any]]]) -> dict[str, Any]:
    """Show one tile: what is up, on which side, and what its back can be."""
    shows = table.shows[tile]
    shown: dict[str, Any] = {
        "name": tile_name(tile),
        "kind": kind_of(tile),
        "colour": None if shows in (JOKER, NOTHING) else COLOURS[shows],
        "side": None,
        "back": [],
    }
    if FIRST_AGENT <= tile < FIRST_JOKER:
        slot = tile - FIRST_AGENT
        shown["side"] = SIDE_NAMES[table.undercover[slot]]
        shown["back"] = backs[slot]
        if shows == NOTHING:  # on top of its pile
            shown["colour"] = COLOURS[table.front[slot]]
    return shown


def kind_of(tile: int) -> str:
    """Say which kind of tile it is."""
    if tile < FIRST_AGENT:
        return "headquarters"
    return "agent" if tile < FIRST_JOKER else "joker"


def tiles_view(table: Table, backs: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Show the tiles on the table, each with its place and the Instructions File on it."""
    on, xs, ys, files = table.on, table.x, table.y, table.file
    return [
        {
            **tile_view(table, tile, backs),
            "x": xs[tile],
            "y": ys[tile],
            "file": files.index(tile) if tile in files else None,
        }
        for tile in range(TILES)
        if on[tile]
    ]


def pile_view(table: Table, pile: int, backs: list[list[dict[str, Any]]]) -> dict[str, Any]:
    """Show a draw pile: how many agents it holds, and its top (UC-2.21)."""
    left = table.left[pile]
    top = FIRST_AGENT + table.top[pile]
    # While it is being dealt, the second pile has no top yet.
    shown = tile_view(table, top, backs) if left else None
    return {"pile": pile + 1, "left": left, "of": EACH, "top": shown}


def hand_view(table: Table, backs: list[list[dict[str, Any]]]) -> dict[str, Any] | None:
    """Show the tile that was activated and is not placed yet."""
    if table.taken == NONE:
        return None
    place = [table.old_x, table.old_y] if table.from_table else None
    tile = tile_view(table, table.taken, backs)
    return {**tile, "flipped": bool(table.flipped), "from": place}


# -- places -------------------------------------------------------------------------------------


def alone(seen: Position) -> Array:
    """Give an array of this one position, which the kernels take."""
    return np.array([seen], dtype_of(Position))


def legal_moves(positions: Array) -> list[int]:
    """List what may be done; it never depends on what is hidden."""
    out: Ints = np.zeros(MOVES.count + 1, np.int64)
    listed: list[int] = out[: runs.legal(positions, out)].tolist()
    return listed


def places_view(seen: Position, table: Table) -> list[dict[str, Any]]:
    """Show each place that the rules allow, whom the tile meets there, and what it would score."""
    return list(scored_places(alone(seen).tobytes())) if table.step == PLACING else []


@functools.lru_cache(maxsize=32)  # all viewers see the same places
def scored_places(position: bytes) -> tuple[dict[str, Any], ...]:
    """Try each place, and give what it brings."""
    before = np.frombuffer(position, dtype_of(Position))
    after = before.copy()
    table = Table(before[0])
    found = []
    for move in legal_moves(after):
        numbers(after)[:] = numbers(before)
        runs.apply(after, move)
        found.append(place_view(table, move, Table(after[0])))
    return tuple(found)


def place_view(table: Table, move: int, after: Table) -> dict[str, Any]:
    """Show one place, from the table as it would be."""
    seat, tile = table.actor, table.taken
    corner = MOVES.rows[move][2] >= SIDES
    skipped = corner or table.rounds == 1
    near = after.near[tile][:SIDES]
    start, end = table.staffer[seat], after.staffer[seat]
    won, tokens = table.won[seat], after.won[seat]
    advances = [
        {
            "colour": COLOURS[lane],
            "steps": own + beside,
            "from": start[lane],
            "to": end[lane],
            "token": tokens[lane] if tokens[lane] != won[lane] else None,
        }
        for lane, own, beside in ([] if skipped else meeting(table, after))
    ]
    return {
        "move": write(move),
        "x": after.x[tile],
        "y": after.y[tile],
        "meets": [tile_name(other) for other in near if other != NONE],
        "misplaced": corner,
        "evaluated": not skipped,
        "advances": advances,
        "spaces": sum(end) - sum(start),
        "points": points_of(after, seat) - points_of(table, seat),
    }


def meeting(table: Table, after: Table) -> list[tuple[int, int, int]]:
    """Give each colour that meets, with the steps for the tile itself and for those beside it."""
    tile = table.taken
    beside = [after.shows[other] for other in after.near[tile][:SIDES]]
    found = []
    for lane in range(box.COLOURS):
        own = (1 + table.flipped) * (after.shows[tile] == lane)  # UC-8.4
        if own + beside.count(lane):
            found.append((lane, own, beside.count(lane)))  # UC-8.5
    return found


# -- questions ----------------------------------------------------------------------------------


def question(seen: Position, viewer: int) -> Line:
    """Say who must do what; in the second person to the one who must."""
    table = Table(seen)
    step, seat = STEPS[table.step], table.actor
    if step == "over":
        return result(table)
    if seat < 0:
        return Line(f"waits-{step}", {"seat": -1} if step == "choosing" else {})
    mine = "asked" if seat == viewer else "waits"
    if step == "choosing":
        return Line(f"{mine}-choosing", {} if seat == viewer else {"seat": seat})
    facts: dict[str, str | int] = {} if seat == viewer else {"who": who(table, seat)}
    if step == "flipping":
        return flip_question(table, mine, facts)
    first = MOVES.rows[legal_moves(alone(seen))[0]]  # all that may be done is of one kind
    if step == "taking":
        return Line(f"{mine}-taking-bottom" if first[0] == box.BOTTOM else f"{mine}-taking", facts)
    return place_question(table, mine, facts, corner=first[2] >= SIDES)


def flip_question(table: Table, mine: str, facts: dict[str, str | int]) -> Line:
    """Ask whether to flip, and say what would come up as far as that can be known."""
    slot = table.taken - FIRST_AGENT
    backs = [back["colour"] for back in backs_view(table)[slot]]
    facts |= {"number": slot + 1, "colour": COLOURS[table.shows[table.taken]], "back": backs[0]}
    if len(backs) == 1:
        return Line(f"{mine}-flipping-known", facts)
    return Line(f"{mine}-flipping", {**facts, "other": backs[1]})


def place_question(table: Table, mine: str, facts: dict[str, str | int], *, corner: bool) -> Line:
    """Ask where the tile in hand goes."""
    if table.taken >= FIRST_JOKER:
        return Line(f"{mine}-placing-joker", facts)
    facts |= {"colour": COLOURS[table.shows[table.taken]]}
    facts |= {"number": table.taken - FIRST_AGENT + 1}
    return Line(f"{mine}-placing-corner" if corner else f"{mine}-placing", facts)


def result(table: Table) -> Line:
    """Say who has won, and how (UC-9.4 to 9.6)."""
    seats = range(table.seats)
    finals = [points_of(table, seat) for seat in seats]
    best = max(finals)
    tied = [seat for seat in seats if finals[seat] == best]
    staffers = table.staffer
    asked = seats if table.options[box.TIE_ALL_STAFFERS] else tied
    column = max(max(staffers[seat]) for seat in asked)
    most = max(staffers[seat].count(column) for seat in tied) if column else 0
    winners = [s for s in tied if not column or staffers[s].count(column) == most]
    names = dict(zip("abcd", (who(table, seat) for seat in winners), strict=False))
    facts: dict[str, str | int] = {"points": best, **names}
    if len(winners) > 1:
        return Line(f"over-shared-{len(winners)}", facts)
    if len(tied) > 1:
        return Line("over-won-by-staffers", {**facts, "column": column, "staffers": most})
    return Line("over-won", facts)
