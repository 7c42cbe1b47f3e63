"""What a seat of Undercover is shown, as JSON, and who must do what.

All of it is made from masked positions. A masked position holds what a perfect memory knows; the
view leaves the values of taken tokens to memory (UC-H22), and by option the backs that were seen.
"""

from __future__ import annotations

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
from tradecraft.games.undercover.knowledge import undercover_odds
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


def who(seen: Position, seat: int) -> str:
    """Name a service by its colour; none before it is chosen."""
    colour = int(seen.colour[seat])
    return "none" if colour == NO_COLOUR else COLOURS[colour]


def seat_name(seen: Position, seat: int) -> Line:
    """Call a seat by its service."""
    return Line("seat", {"seat": seat, "who": who(seen, seat)})


def view(seen: Position, viewer: int) -> dict[str, Any]:
    """Show the table as this viewer sees it."""
    classified = bool(seen.options[box.CLASSIFIED])
    limit = seen.options[box.CLASSIFIED_LIMIT if classified else box.ROUND_LIMIT]
    backs = [back_view(seen, slot) for slot in range(AGENTS)]
    return {
        "step": STEPS[seen.step],
        "classified": classified,
        "round": int(seen.rounds),
        "round_limit": int(limit),
        "last_round": bool(seen.ending or seen.rounds == limit),
        "first": None if seen.first == NOBODY else int(seen.first),
        "seats": [seat_view(seen, seat, viewer) for seat in range(int(seen.seats))],
        "lanes": lanes_view(seen),
        "tiles": tiles_view(seen, backs),
        "piles": [pile_view(seen, pile, backs) for pile in range(PILES)],
        "hand": hand_view(seen, backs),
        "places": places_view(seen),
    }


# -- players and the track ----------------------------------------------------------------------


def seat_view(seen: Position, seat: int, viewer: int) -> dict[str, Any]:
    """Show what one player has; the values of his tokens are his own to see (UC-H22)."""
    colour = int(seen.colour[seat])
    if colour == NO_COLOUR:
        return {"seat": seat, "mine": seat == viewer, "colour": None}
    won = seen.won[seat].tolist()
    told = seat == viewer or seen.options[box.TOKENS_OPEN] or seen.step == OVER
    file, joker = int(seen.file[seat]), FIRST_JOKER + seat
    return {
        "seat": seat,
        "mine": seat == viewer,
        "colour": COLOURS[colour],
        "service": SERVICES[colour],
        "opposite": COLOURS[(colour + box.OPPOSITE) % box.COLOURS],
        "joker": bool(seen.shows[joker] == NOTHING),
        "file": None if file == NONE else tile_name(file),
        "staffers": dict(zip(COLOURS, seen.staffer[seat].tolist(), strict=True)),
        "tokens": {
            COLOURS[lane]: value if told else None for lane, value in enumerate(won) if value
        },
        "points": points_of(seen, seat) if told or seen.options[box.CLASSIFIED] else None,
    }


def column_values(seen: Position) -> list[int]:
    """Give the points of each space of the Classified side; the first is the Center (UC-11.7)."""
    values: list[int] = box.POINTS.tolist()
    values[box.SECOND_SPACE] = int(seen.options[box.SECOND_VALUE])
    return values


def points_of(seen: Position, seat: int) -> int:
    """Count a player's points (UC-9.2, UC-9.3, UC-11.6, UC-11.8)."""
    values = seen.won[seat].tolist()
    if seen.options[box.CLASSIFIED]:
        printed = column_values(seen)
        values = [printed[space] for space in seen.staffer[seat].tolist()]
    special = (int(seen.colour[seat]) + box.OPPOSITE) % box.COLOURS
    return int(sum(values) + values[special])


def lanes_view(seen: Position) -> list[dict[str, Any]]:
    """Show the lanes of the track, space by space from the left."""
    classified = bool(seen.options[box.CLASSIFIED])
    tokens, staffers = seen.token.tolist(), seen.staffer.tolist()
    count = COLUMNS if classified else int(seen.options[box.LANE_LENGTH])
    blocked = COLUMNS if classified and seen.seats == 2 else None  # noqa: PLR2004  # UC-11.2
    values = column_values(seen)
    line = int(seen.options[box.BLACK_LINE])
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
                        (s for s in range(int(seen.seats)) if staffers[s][lane] == space), None
                    ),
                }
                for space in range(1, count + 1)
            ],
        }
        for lane in range(box.COLOURS)
    ]


# -- tiles --------------------------------------------------------------------------------------


def back_view(seen: Position, slot: int) -> list[dict[str, Any]]:
    """Say what the side that is down can be, and with which odds (UC-5.5, UC-5.14, UC-H20)."""
    front = int(seen.front[slot])
    if front == NO_COLOUR:
        return []
    odds = dict(undercover_odds(seen)[slot])
    if seen.undercover[slot]:
        odds = {front: 1}
    if seen.options[box.BACKS_HIDDEN]:
        up = int(seen.shows[FIRST_AGENT + slot])
        up = front if up == NOTHING else up
        odds = {(up + 1) % box.COLOURS: 1, (up - 1) % box.COLOURS: 1}
    return [{"colour": COLOURS[colour], "odds": odds[colour]} for colour in sorted(odds)]


def tile_view(seen: Position, tile: int, backs: list[list[dict[str, Any]]]) -> dict[str, Any]:
    """Show one tile: what is up, on which side, and what its back can be."""
    shows = int(seen.shows[tile])
    shown: dict[str, Any] = {
        "name": tile_name(tile),
        "kind": kind_of(tile),
        "colour": None if shows in (JOKER, NOTHING) else COLOURS[shows],
        "side": None,
        "back": [],
    }
    if FIRST_AGENT <= tile < FIRST_JOKER:
        slot = tile - FIRST_AGENT
        shown["side"] = SIDE_NAMES[seen.undercover[slot]]
        shown["back"] = backs[slot]
        if shows == NOTHING:  # on top of its pile
            shown["colour"] = COLOURS[int(seen.front[slot])]
    return shown


def kind_of(tile: int) -> str:
    """Say which kind of tile it is."""
    if tile < FIRST_AGENT:
        return "headquarters"
    return "agent" if tile < FIRST_JOKER else "joker"


def tiles_view(seen: Position, backs: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Show the tiles on the table, each with its place and the Instructions File on it."""
    on, xs, ys, files = (field.tolist() for field in (seen.on, seen.x, seen.y, seen.file))
    return [
        {
            **tile_view(seen, tile, backs),
            "x": xs[tile],
            "y": ys[tile],
            "file": files.index(tile) if tile in files else None,
        }
        for tile in range(TILES)
        if on[tile]
    ]


def pile_view(seen: Position, pile: int, backs: list[list[dict[str, Any]]]) -> dict[str, Any]:
    """Show a draw pile: how many agents it holds, and its top (UC-2.21)."""
    left = int(seen.left[pile])
    top = FIRST_AGENT + int(seen.top[pile])
    # While it is being dealt, the second pile has no top yet.
    shown = tile_view(seen, top, backs) if left else None
    return {"pile": pile + 1, "left": left, "of": EACH, "top": shown}


def hand_view(seen: Position, backs: list[list[dict[str, Any]]]) -> dict[str, Any] | None:
    """Show the tile that was activated and is not placed yet."""
    if seen.taken == NONE:
        return None
    place = [int(seen.old_x), int(seen.old_y)] if seen.from_table else None
    tile = tile_view(seen, int(seen.taken), backs)
    return {**tile, "flipped": bool(seen.flipped), "from": place}


# -- places -------------------------------------------------------------------------------------


def alone(seen: Position) -> Array:
    """Give an array of this one position, which the kernels take."""
    return np.array([seen], dtype_of(Position))


def legal_moves(positions: Array) -> list[int]:
    """List what may be done; it never depends on what is hidden."""
    out: Ints = np.zeros(MOVES.count + 1, np.int64)
    listed: list[int] = out[: runs.legal(positions, out)].tolist()
    return listed


def places_view(seen: Position) -> list[dict[str, Any]]:
    """Show each place that the rules allow, whom the tile meets there, and what it would score."""
    if seen.step != PLACING:
        return []
    before, after = alone(seen), alone(seen)
    found = []
    for move in legal_moves(before):
        numbers(after)[:] = numbers(before)
        runs.apply(after, move)
        found.append(place_view(seen, move, after[0]))
    return found


def place_view(seen: Position, move: int, after: Position) -> dict[str, Any]:
    """Show one place, from the position as it would be."""
    seat, tile = int(seen.actor), int(seen.taken)
    corner = MOVES.rows[move][2] >= SIDES
    near = after.near[tile, :SIDES].tolist()
    shows = after.shows.tolist()
    moved = zip(seen.staffer[seat].tolist(), after.staffer[seat].tolist(), strict=True)
    won, tokens = seen.won[seat].tolist(), after.won[seat].tolist()
    skipped = corner or bool(seen.rounds == 1)
    advances = []
    for lane, (start, end) in enumerate(moved):
        own = (1 + int(seen.flipped)) * (shows[tile] == lane)
        beside = sum(shows[other] == lane for other in near)
        if own + beside and not skipped:
            advances.append(
                {
                    "colour": COLOURS[lane],
                    "steps": own + beside,
                    "from": start,
                    "to": end,
                    "token": tokens[lane] if tokens[lane] != won[lane] else None,
                }
            )
    return {
        "move": write(move),
        "x": int(after.x[tile]),
        "y": int(after.y[tile]),
        "meets": [tile_name(other) for other in near if other != NONE],
        "misplaced": corner,
        "evaluated": not skipped,
        "advances": advances,
        "spaces": sum(a["to"] - a["from"] for a in advances),
        "points": points_of(after, seat) - points_of(seen, seat),
    }


# -- questions ----------------------------------------------------------------------------------


def question(seen: Position, viewer: int) -> Line:
    """Say who must do what; in the second person to the one who must."""
    step = STEPS[seen.step]
    if step == "over":
        return result(seen)
    if seen.actor < 0:
        return Line(f"waits-{step}", {"seat": -1} if step == "choosing" else {})
    seat = int(seen.actor)
    mine = "asked" if seat == viewer else "waits"
    if step == "choosing":
        return Line(f"{mine}-choosing", {} if seat == viewer else {"seat": seat})
    facts: dict[str, str | int] = {} if seat == viewer else {"who": who(seen, seat)}
    ask = {"taking": take_question, "flipping": flip_question, "placing": place_question}
    return ask[step](seen, mine, facts)


def take_question(seen: Position, mine: str, facts: dict[str, str | int]) -> Line:
    """Ask what is taken."""
    bottom = MOVES.rows[legal_moves(alone(seen))[0]][0] == box.BOTTOM
    return Line(f"{mine}-taking-bottom" if bottom else f"{mine}-taking", facts)


def place_question(seen: Position, mine: str, facts: dict[str, str | int]) -> Line:
    """Ask where the tile in hand goes."""
    if seen.taken >= FIRST_JOKER:
        return Line(f"{mine}-placing-joker", facts)
    facts |= {"colour": COLOURS[seen.shows[seen.taken]]}
    facts |= {"number": int(seen.taken) - FIRST_AGENT + 1}
    corner = MOVES.rows[legal_moves(alone(seen))[0]][2] >= SIDES
    return Line(f"{mine}-placing-corner" if corner else f"{mine}-placing", facts)


def flip_question(seen: Position, mine: str, facts: dict[str, str | int]) -> Line:
    """Ask whether to flip, and say what would come up as far as that can be known."""
    slot = int(seen.taken) - FIRST_AGENT
    backs = [back["colour"] for back in back_view(seen, slot)]
    facts |= {"number": slot + 1, "colour": COLOURS[seen.shows[seen.taken]], "back": backs[0]}
    if len(backs) == 1:
        return Line(f"{mine}-flipping-known", facts)
    return Line(f"{mine}-flipping", {**facts, "other": backs[1]})


def result(seen: Position) -> Line:
    """Say who has won, and how (UC-9.4 to 9.6)."""
    seats = range(int(seen.seats))
    finals = [points_of(seen, seat) for seat in seats]
    best = max(finals)
    tied = [seat for seat in seats if finals[seat] == best]
    staffers = seen.staffer.tolist()
    asked = seats if seen.options[box.TIE_ALL_STAFFERS] else tied
    column = max(max(staffers[seat]) for seat in asked)
    most = max(staffers[seat].count(column) for seat in tied) if column else 0
    winners = [s for s in tied if not column or staffers[s].count(column) == most]
    names = dict(zip("abcd", (who(seen, seat) for seat in winners), strict=False))
    facts: dict[str, str | int] = {"points": best, **names}
    if len(winners) > 1:
        return Line(f"over-shared-{len(winners)}", facts)
    if len(tied) > 1:
        return Line("over-won-by-staffers", {**facts, "column": column, "staffers": most})
    return Line("over-won", facts)
