"""What happened in a game of Undercover, told step by step from masked positions."""

from __future__ import annotations

from tradecraft.games.undercover import box
from tradecraft.games.undercover.box import (
    COLUMNS,
    FIRST_AGENT,
    FIRST_JOKER,
    MOVES,
    OVER,
    SIDES,
    Position,
)
from tradecraft.games.undercover.notation import COLOURS, WAYS, tile_facts
from tradecraft.games.undercover.view import SIDE_NAMES, Table, meeting, points_of, result, who
from tradecraft.kernel.words import Line


def account(seen: Position, face: int, after: Position, _viewer: int) -> list[Line]:
    """Tell what a move did: from what was seen before, the face of the move, and what is seen."""
    kind, a, b, _ = MOVES.rows[face]
    before, now = Table(seen), Table(after)
    if before.step in (box.LAYING, box.CHOOSING, box.DEALING, box.DRAWING):
        return set_up(before, now, kind, a)
    name = who(before, before.actor)
    if kind == box.PLACE:
        return placed(before, now, name, a, b)
    if kind == box.FLIP:
        return [flipped(before, now, name, a)]
    return took(before, now, name, kind, a)


def set_up(before: Table, now: Table, kind: int, which: int) -> list[Line]:
    """Tell of the set-up; of the tokens and the agents, once all lie there."""
    if kind == box.COLOUR:
        return [Line("chose", {"seat": now.colour.index(which), "who": COLOURS[which]})]
    if kind == box.FIRST:
        return [Line("began", {"who": who(now, which)})]
    if now.step == before.step:
        return []
    return [Line("laid")] if kind == box.LAY else dealt(now)


def dealt(now: Table) -> list[Line]:
    """Tell that the piles lie ready, and what is on top of them."""
    tops = [COLOURS[now.front[slot]] for slot in now.top]
    return [Line("dealt", {"one": tops[0], "two": tops[1]})]


def took(before: Table, now: Table, name: str, kind: int, which: int) -> list[Line]:
    """Tell what was activated, and what lies on top of the pile now (UC-5.1, UC-5.15)."""
    if kind == box.JOIN:
        return [Line("took-joker", {"who": name})]
    slot = now.taken - FIRST_AGENT
    facts: dict[str, str | int] = {"who": name, "number": slot + 1}
    facts["colour"] = COLOURS[now.shows[now.taken]]
    if kind == box.TAKE:
        return [Line("took", {**facts, "side": SIDE_NAMES[before.undercover[slot]]})]
    facts["pile"] = which + 1
    left = now.left[which]
    if kind == box.BOTTOM:
        return [Line("took-bottom", {**facts, "left": left})]
    lines = [Line("took-top", facts)]
    if left == 0:
        return [*lines, Line("pile-empty", {"pile": which + 1})]
    top = COLOURS[now.front[now.top[which]]]
    return [*lines, Line("pile-top", {"pile": which + 1, "colour": top, "left": left})]


def flipped(before: Table, now: Table, name: str, flip: int) -> Line:
    """Tell what came up."""
    number = before.taken - FIRST_AGENT + 1
    colour = COLOURS[now.shows[now.taken]]
    facts: dict[str, str | int] = {"who": name, "number": number, "colour": colour}
    if flip:
        return Line("flipped", {**facts, "before": COLOURS[before.shows[before.taken]]})
    return Line("kept", facts)


def placed(before: Table, now: Table, name: str, beside: int, way: int) -> list[Line]:
    """Tell of the meeting, and of each Staffer that it moved (UC-7.5, UC-8.2 to 8.11)."""
    tile = before.taken
    facts: dict[str, str | int] = {"who": name, "way": WAYS[way], **tile_facts(beside)}
    if tile >= FIRST_JOKER:
        lines = [Line("placed-joker", facts)]
    else:
        facts |= {"agent": tile - FIRST_AGENT + 1, "shows": COLOURS[before.shows[tile]]}
        lines = [Line("placed", facts)]
    if way >= SIDES:
        lines.append(Line("misplaced"))
    elif before.rounds == 1:
        lines.append(Line("first-round"))
    else:
        lines += evaluated(before, now, name)
    return lines + end_of_turn(before, now, name)


def evaluated(before: Table, now: Table, name: str) -> list[Line]:
    """Tell for each colour of the meeting how far its Staffer went, and why."""
    lines = []
    for lane, own, beside in meeting(before, now):
        facts: dict[str, str | int] = {"who": name, "colour": COLOURS[lane]}
        facts |= {"own": own, "beside": beside, "steps": own + beside}
        lines += advanced(before, now, lane, facts)
    return lines or [Line("nobody-moves")]


def advanced(before: Table, now: Table, lane: int, facts: dict[str, str | int]) -> list[Line]:
    """Tell of one Staffer: where it ended, what turned it from its way, what it took."""
    seat = before.actor
    start, end = before.staffer[seat][lane], now.staffer[seat][lane]
    if before.won[seat][lane]:
        return [Line("finished", facts)]  # UC-8.10
    steps = int(facts["steps"])
    facts |= {"from": start, "to": end}
    if end == start:
        return [Line("blocked", facts)]
    lines = [Line("advanced", facts)]
    if end > start + steps:
        lines.append(Line("jumped", {"to": end}))  # UC-8.8
    elif end < start + steps:
        last = COLUMNS if before.options[box.CLASSIFIED] else None
        lines.append(Line("stopped-at-last" if end == last else stopped(before), {"to": end}))
    value = now.won[seat][lane]
    if value:
        double = (before.colour[seat] + box.OPPOSITE) % box.COLOURS == lane
        token: dict[str, str | int] = {"who": facts["who"], "colour": facts["colour"]}
        lines.append(Line("token", {**token, "value": value, "double": int(double)}))
    return lines


def stopped(before: Table) -> str:
    """Say why a Staffer stopped short: the last token, or Staffers in its way (UC-8.11, UC-H13)."""
    return "stopped-by-staffers" if before.options[box.CLASSIFIED] else "stopped-at-token"


def end_of_turn(before: Table, now: Table, name: str) -> list[Line]:
    """Tell of the sixth token or Staffer, of the next round, and of the end (UC-9.1, UC-11.4)."""
    classified = bool(before.options[box.CLASSIFIED])
    lines = []
    if now.ending and not before.ending:
        lines.append(Line("sixth-staffer" if classified else "sixth-token", {"who": name}))
    if now.step != OVER:
        if now.rounds > before.rounds:
            lines.append(Line("next-round", {"round": now.rounds}))
        return lines
    lines.append(Line("ended" if now.ending else "ended-by-limit", {"round": now.rounds}))
    seats = [(now.first + n) % now.seats for n in range(now.seats)]  # UC-11.5
    lines += [Line("final", {"who": who(now, s), "points": points_of(now, s)}) for s in seats]
    return [*lines, result(now)]
