"""What a seat of Agent Hunter is shown, as JSON, and what happened, in sentences.

All of it is made from masked positions: there is nothing here that could betray a secret.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, Final

from tradecraft.games.agent_hunter import rules
from tradecraft.games.agent_hunter.notation import LETTERS, NAMES
from tradecraft.games.agent_hunter.rules import GONE, HAND, MOVES, SIDES, SPIES, Position
from tradecraft.kernel.compiling import plain
from tradecraft.kernel.layout import NOBODY, UNKNOWN
from tradecraft.kernel.words import Line

STEPS: Final = ("hide", "draw", "act", "refill", "rehide", "lure", "over")
ANSWERS: Final = ("silence", "higher", "lower", "hit", "nobody-home")
ENDINGS: Final = (None, "ruins", "quiet", "capped")
WINNERS: Final = {0: "seat-0", 1: "seat-1", rules.BOTH: "both", NOBODY: "nobody"}

score = plain(rules.score)


def side_of(seen: Position, seat: int) -> str:
    """Say which agency a seat leads (AH-H14)."""
    return ("target", "masks")[seat ^ int(seen.options[rules.SIDES_SWAPPED])]


def seat_name(seen: Position, seat: int) -> Line:
    """Call a seat by its agency."""
    return Line("side", {"side": side_of(seen, seat)})


def view(seen: Position, viewer: int) -> dict[str, Any]:
    """Show the table as this viewer sees it."""
    options, step = seen.options, STEPS[seen.step]
    return {
        "step": step,
        "turn": None if step in {"hide", "draw"} else int(seen.turn),
        "waiting": NAMES[seen.slot] if step in {"hide", "refill", "rehide"} else None,
        "sides": [side_view(seen, side, viewer) for side in range(SIDES)],
        "answer": ANSWERS[seen.answer],
        "shown": None if seen.shown == NOBODY else int(seen.shown),
        "turns": int(seen.turns),
        "turn_cap": int(options[rules.TURN_CAP]) or None,
        "quiet": int(seen.quiet),
        "quiet_limit": int(options[rules.QUIET_TURNS] * (1 + options[rules.QUIET_ROUNDS])),
        "ending": ENDINGS[seen.ending],
    }


def side_view(seen: Position, side: int, viewer: int) -> dict[str, Any]:
    """Show one side of the table; `could_be` and `surely_in_hand` are what all can know."""
    where = [int(place) for place in seen.where[side]]
    hideouts = range(int(seen.options[rules.HIDEOUTS_PLAYED]))
    filled = [hideout for hideout in hideouts if seen.clues[side, hideout]]
    possible = possible_spies(seen, side) if seen.options[rules.NOTES] else None
    here = [spy for spy in range(SPIES) if where[spy] != GONE]
    return {
        "seat": side,
        "side": side_of(seen, side),
        "mine": side == viewer,
        "points": int(score(seen, side)),
        "hand": None if UNKNOWN in where else [spy for spy in here if where[spy] == HAND],
        "hand_size": len(here) - len(filled),
        "surely_in_hand": None
        if possible is None
        else [spy for spy in here if not any(spy in spies for spies in possible)],
        "decoys": int(seen.stock[side]),
        "sum": None if seen.sums[side] == UNKNOWN else int(seen.sums[side]),
        "hideouts": [
            {
                "name": NAMES[hideout],
                "state": "ruined"
                if seen.ruined[side, hideout]
                else ("filled" if hideout in filled else "empty"),
                "spy": int(seen.pair[side, hideout])
                if seen.ruined[side, hideout]
                else (where.index(hideout) if hideout in where else None),
                "decoys": int(seen.decoys[side, hideout]),
                "could_be": None if possible is None else possible[hideout],
            }
            for hideout in hideouts
        ],
    }


def possible_spies(seen: Position, side: int) -> list[list[int]]:
    """Say for each hideout which spies can lie in it, as no spy lies in two (AH-H9)."""
    sets = [{spy for spy in range(SPIES) if clue >> spy & 1} for clue in seen.clues[side].tolist()]
    if seen.step == rules.OVER:
        placed = [spies for spies in arrangements(sets) if fits_the_end(seen, side, spies)]
        return [sorted({spies[i] for spies in placed} - {NOBODY}) for i in range(len(sets))]
    return [
        [spy for spy in sorted(spies) if can_differ([s - {spy} for s in others if s])]
        for i, spies in enumerate(sets)
        for others in [sets[:i] + sets[i + 1 :]]
    ]


def can_differ(sets: list[set[int]]) -> bool:
    """Say whether one spy can be taken from each set, all different."""
    if not sets:
        return True
    return any(can_differ([s - {spy} for s in sets[1:]]) for spy in sets[0])


def arrangements(sets: list[set[int]]) -> Iterator[tuple[int, ...]]:
    """Give each way to take a spy from each set, all different; NOBODY from an empty one."""
    for spies in itertools.product(*(sorted(choices) or [NOBODY] for choices in sets)):
        taken = [spy for spy in spies if spy != NOBODY]
        if len(taken) == len(set(taken)):
            yield spies


def fits_the_end(seen: Position, side: int, spies: tuple[int, ...]) -> bool:
    """Say whether spies can lie in the hideouts, by all that the end has told (AH-H15)."""
    left = [spy for spy in range(SPIES) if seen.where[side, spy] != GONE]
    if seen.options[rules.OPEN_END]:
        return all(seen.where[side, spy] == i for i, spy in enumerate(spies) if spy != NOBODY)
    if seen.sums[side] == UNKNOWN or seen.options[rules.TIE_COUNTS_HIDEOUTS]:
        return True
    return bool(sum(set(left).difference(spies)) == seen.sums[side])


def question(seen: Position, viewer: int) -> Line:
    """Say who must do what; in the second person to the one who must."""
    step = STEPS[seen.step]
    if step == "over":
        return result(seen)
    if step == "draw":
        return Line("waits-draw")
    hideout = {"hideout": LETTERS[seen.slot]} if step in {"hide", "refill", "rehide"} else {}
    if seen.actor == viewer:
        return Line(f"asked-{step}", hideout)
    return Line(f"waits-{step}", {"side": side_of(seen, int(seen.actor)), **hideout})


def result(seen: Position) -> Line:
    """Say how the game ended (AH-9.5 to 9.7)."""
    points = {"points0": int(score(seen, 0)), "points1": int(score(seen, 1))}
    facts: dict[str, str | int] = {"side0": side_of(seen, 0), "side1": side_of(seen, 1), **points}
    if seen.winner in (0, 1):
        facts["winner"] = side_of(seen, int(seen.winner))
        if seen.sums[0] == UNKNOWN:
            return Line("over-won", facts)
        return Line("over-won-by-sums", {**facts, **sums(seen)})
    if seen.ending == rules.CAPPED:
        return Line("over-capped", facts)
    return Line("over-drawn", {**facts, **sums(seen)})


def sums(seen: Position) -> dict[str, int]:
    """Give the sums of the hands, told when the points are equal (AH-H15)."""
    return {"sum0": int(seen.sums[0]), "sum1": int(seen.sums[1])}


def account(seen: Position, face: int, after: Position, _viewer: int) -> list[Line]:
    """Tell what a move did: from what was seen before, the face of the move, and what is seen."""
    kind, a, b, _ = MOVES.rows[face]
    facts: dict[str, str | int] = {}
    if seen.actor in (0, 1):
        facts["side"] = side_of(seen, int(seen.actor))
    answer = ANSWERS[after.answer]
    lines = []
    if kind == rules.LAY:
        lines.append(Line("laid-open", {**facts, "spy": a, "hideout": LETTERS[seen.slot]}))
    elif kind == rules.COVER:
        lines.append(Line("laid", {**facts, "hideout": LETTERS[seen.slot]}))
    elif kind == rules.STRIKE:
        facts |= {"spy": a, "target": LETTERS[b], "answer": answer}
        lines.append(Line("struck", facts))
    elif kind == rules.CHARGE:
        facts |= {"spy": int(after.shown), "hideout": LETTERS[a], "target": LETTERS[b]}
        lines.append(Line("charged", {**facts, "answer": answer}))
        if after.twin != NOBODY:
            twin = "hand" if after.twin == HAND else LETTERS[after.twin]
            lines.append(Line("lost", {**facts, "twin": twin}))
    elif kind == rules.RECALL:
        lines.append(Line("recalled", {**facts, "spy": int(after.shown), "hideout": LETTERS[a]}))
    elif kind == rules.DECOY:
        lines.append(Line("lured", {**facts, "hideout": LETTERS[a]}))
    else:
        lines.append(Line("began", {"side": side_of(after, a)}))
    return lines + ending(after)


def ending(after: Position) -> list[Line]:
    """Tell how the game has ended, once it has."""
    if after.step != rules.OVER:
        return []
    lines = [Line(f"ended-{ENDINGS[after.ending]}"), result(after)]
    if after.winner == NOBODY:
        lines.append(Line("over-unshared"))  # AH-H17 switched
    return lines


def warn(seen: Position, move: int) -> Line | None:
    """Say what should be thought over before this move is sent (AH-H5)."""
    kind, hideout, _, _ = MOVES.rows[move]
    if kind == rules.DECOY and seen.ruined[seen.actor, hideout]:
        return Line("warning-decoy-on-ruin", {"hideout": LETTERS[hideout]})
    return None
