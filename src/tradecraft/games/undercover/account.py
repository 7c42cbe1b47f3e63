"""What happened in a game of Undercover, told step by step from masked positions."""

from __future__ import annotations

from tradecraft.games.undercover import box
from tradecraft.games.undercover.box import (
    COLUMNS,
    FIRST_AGENT,
    FIRST_JOKER,
    MOVES,
    NONE,
    OVER,
    SIDES,
    Position,
)
from tradecraft.games.undercover.notation import COLOURS, WAYS, tile_facts
from tradecraft.games.undercover.view import SIDE_NAMES, points_of, result, who
from tradecraft.kernel.words import Line


def account(seen: Position, face: int, after: Position, _viewer: int) -> list[Line]:
    """Tell what a move did: from what was seen before, the face of the move, and what is seen."""
    kind, a, b, _ = MOVES.rows[face]
    if seen.step in (box.LAYING, box.CHOOSING, box.DEALING, box.DRAWING):
        return set_up(seen, after, kind, a)
    name = who(seen, int(seen.actor))
    if kind == box.PLACE:
        return placed(seen, after, name, a, b)
    if kind == box.FLIP:
        return [flipped(seen, after, name, a)]
    return took(seen, after, name, kind, a)


def set_up(seen: Position, after: Position, kind: int, which: int) -> list[Line]:
    """Tell of the set-up; of the tokens and the agents, once all lie there."""
    if kind == box.COLOUR:
        seat = int((seen.colour != box.NO_COLOUR).sum())
        return [Line("chose", {"seat": seat, "who": COLOURS[which]})]
    if kind == box.FIRST:
        return [Line("began", {"who": who(after, which)})]
    if after.step == seen.step:
        return []
    return [Line("laid")] if kind == box.LAY else dealt(after)


def dealt(after: Position) -> list[Line]:
    """Tell that the piles lie ready, and what is on top of them."""
    tops = [COLOURS[after.front[slot]] for slot in after.top.tolist()]
    return [Line("dealt", {"one": tops[0], "two": tops[1]})]


def took(seen: Position, after: Position, name: str, kind: int, which: int) -> list[Line]:
    """Tell what was activated, and what lies on top of the pile now (UC-5.1, UC-5.15)."""
    if kind == box.JOIN:
        return [Line("took-joker", {"who": name})]
    slot = int(after.taken) - FIRST_AGENT
    facts: dict[str, str | int] = {"who": name, "number": slot + 1}
    facts["colour"] = COLOURS[after.shows[after.taken]]
    if kind == box.TAKE:
        return [Line("took", {**facts, "side": SIDE_NAMES[seen.undercover[slot]]})]
    facts["pile"] = which + 1
    left = int(after.left[which])
    if kind == box.BOTTOM:
        return [Line("took-bottom", {**facts, "left": left})]
    lines = [Line("took-top", facts)]
    if left == 0:
        return [*lines, Line("pile-empty", {"pile": which + 1})]
    top = COLOURS[after.front[after.top[which]]]
    return [*lines, Line("pile-top", {"pile": which + 1, "colour": top, "left": left})]


def flipped(seen: Position, after: Position, name: str, flip: int) -> Line:
    """Tell what came up."""
    number = int(seen.taken) - FIRST_AGENT + 1
    colour = COLOURS[after.shows[after.taken]]
    facts: dict[str, str | int] = {"who": name, "number": number, "colour": colour}
    if flip:
        before = COLOURS[seen.shows[seen.taken]]
        return Line("flipped", {**facts, "before": before})
    return Line("kept", facts)


def placed(seen: Position, after: Position, name: str, beside: int, way: int) -> list[Line]:
    """Tell of the meeting, and of each Staffer that it moved (UC-7.5, UC-8.2 to 8.11)."""
    tile = int(seen.taken)
    facts: dict[str, str | int] = {"who": name, "way": WAYS[way], **tile_facts(beside)}
    if tile >= FIRST_JOKER:
        lines = [Line("placed-joker", facts)]
    else:
        facts |= {"agent": tile - FIRST_AGENT + 1, "shows": COLOURS[seen.shows[tile]]}
        lines = [Line("placed", facts)]
    if way >= SIDES:
        lines.append(Line("misplaced"))
    elif seen.rounds == 1:
        lines.append(Line("first-round"))
    else:
        lines += evaluated(seen, after, name)
    return lines + end_of_turn(seen, after, name)


def evaluated(seen: Position, after: Position, name: str) -> list[Line]:
    """Tell for each colour of the meeting how far its Staffer went, and why."""
    seat, tile = int(seen.actor), int(seen.taken)
    shows = after.shows.tolist()
    near = [other for other in after.near[tile, :SIDES].tolist() if other != NONE]
    lines = []
    for lane in range(box.COLOURS):
        own = (1 + int(seen.flipped)) * (shows[tile] == lane)
        beside = sum(shows[other] == lane for other in near)
        if own + beside:
            facts: dict[str, str | int] = {"who": name, "colour": COLOURS[lane]}
            facts |= {"own": own, "beside": beside, "steps": own + beside}
            lines += advanced(seen, after, seat, lane, facts)
    return lines or [Line("nobody-moves")]


def advanced(
    seen: Position, after: Position, seat: int, lane: int, facts: dict[str, str | int]
) -> list[Line]:
    """Tell of one Staffer: where it ended, what turned it from its way, what it took."""
    start, end = int(seen.staffer[seat, lane]), int(after.staffer[seat, lane])
    if seen.won[seat, lane]:
        return [Line("finished", facts)]  # UC-8.10
    steps = int(facts["steps"])
    facts |= {"from": start, "to": end}
    if end == start:
        return [Line("blocked", facts)]
    lines = [Line("advanced", facts)]
    if end > start + steps:
        lines.append(Line("jumped", {"to": end}))  # UC-8.8
    elif end < start + steps:
        last = COLUMNS if seen.options[box.CLASSIFIED] else None
        lines.append(Line("stopped-at-last" if end == last else stopped(seen), {"to": end}))
    value = int(after.won[seat, lane])
    if value:
        double = (int(seen.colour[seat]) + box.OPPOSITE) % box.COLOURS == lane
        token: dict[str, str | int] = {"who": facts["who"], "colour": facts["colour"]}
        lines.append(Line("token", {**token, "value": value, "double": int(double)}))
    return lines


def stopped(seen: Position) -> str:
    """Say why a Staffer stopped short: the last token, or Staffers in its way (UC-8.11, UC-H13)."""
    return "stopped-by-staffers" if seen.options[box.CLASSIFIED] else "stopped-at-token"


def end_of_turn(seen: Position, after: Position, name: str) -> list[Line]:
    """Tell of the sixth token or Staffer, of the next round, and of the end (UC-9.1, UC-11.4)."""
    classified = bool(seen.options[box.CLASSIFIED])
    lines = []
    if after.ending and not seen.ending:
        lines.append(Line("sixth-staffer" if classified else "sixth-token", {"who": name}))
    if after.step != OVER:
        if after.rounds > seen.rounds:
            lines.append(Line("next-round", {"round": int(after.rounds)}))
        return lines
    lines.append(Line("ended" if after.ending else "ended-by-limit", {"round": int(after.rounds)}))
    for seat in range(int(after.seats)):
        total = points_of(after, seat)
        lines.append(Line("final", {"who": who(after, seat), "points": total}))
    return [*lines, result(after)]
