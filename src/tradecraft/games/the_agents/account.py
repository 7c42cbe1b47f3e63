"""What happened in a game of The Agents, told step by step from masked positions.

First what was chosen, then what came of it: the rules note that down themselves (`told`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from tradecraft.games.the_agents import box
from tradecraft.games.the_agents.asking import result
from tradecraft.games.the_agents.box import DEAD, MOVES, NO_MISSION, Position
from tradecraft.games.the_agents.notation import FACTIONS, TASKS, card_facts
from tradecraft.games.the_agents.view import frames, place_name, remembers
from tradecraft.games.the_agents.worth import worths
from tradecraft.kernel.layout import NOBODY, UNKNOWN, Ints
from tradecraft.kernel.words import Line

Facts = dict[str, str | int]


@dataclass(frozen=True)
class Step:
    """One step of what a move did, and what it concerns."""

    seen: Position
    after: Position
    viewer: int
    a: int
    b: int
    c: int
    d: int


NO_AGENT: Final[Facts] = {"agent": "dead", "colour": "none"}  # nobody is told which


def account(seen: Position, face: int, after: Position, viewer: int) -> list[Line]:
    """Tell what a move did: from what was seen before, the face of the move, and what is seen."""
    lines = [*chosen(seen, face)]
    for event, a, b, c, d in after.told[: after.tellings].tolist():
        lines += TOLD[event](Step(seen, after, viewer, a, b, c, d))
    return lines


# -- what was chosen ----------------------------------------------------------------------------


def chosen(seen: Position, face: int) -> Iterator[Line]:  # noqa: C901  # a ladder
    """Tell of a move itself; of what its steps tell anyhow, nothing."""
    kind, a, b, c = MOVES.rows[face]
    frame = frames(seen)[-1]
    who, card = frame[box.WHO], frame[box.CARD]
    facts: Facts = {"seat": who}
    if kind in DEALT:
        yield from dealt(seen, kind, a, who)
    elif kind == box.FIRST:
        yield Line("began", {"seat": a})
    elif kind == box.PLAY:
        yield Line("played", {**facts, **card_facts(a)})
    elif kind == box.PLACE:
        where: Facts = {"faction": FACTIONS[a], "place": b + 1, "rival": c}
        yield Line("placed", {**facts, **card_facts(card), **where})
    elif kind == box.LAY:
        faced, marked = (who, a) if b else (a, who)
        yield Line("laid", {**facts, **card_facts(card), "rival": faced, "other": marked})
    elif kind == box.REACTIVATE:
        yield Line("reactivated", {**facts, **card_at(seen, a, b), "place": place_name(a, b)})
    elif kind == box.TARGET:
        yield from target(seen, frame, a, b)
    elif kind == box.BUY:
        yield bought(seen, who, a)
    elif kind in ON_MISSIONS:
        yield ON_MISSIONS[kind](seen, who, a, b)
    elif kind in PLAIN:
        yield Line(PLAIN[kind], facts)
    elif kind == box.SCORE:
        yield from scored(seen, who)
    elif kind == box.FETCH:
        yield Line("fetched", {**facts, **card_facts(a)})


DEALT: Final = (box.DEAL, box.AGENT, box.DEAL_MISSION, box.MISSION)
PLAIN: Final = {box.DRAW: "drew", box.PASS: "passed", box.FETCHED: "fetched-hidden"}


def dealt(seen: Position, kind: int, card: int, who: int) -> Iterator[Line]:
    """Tell of a card from the deck: to its owner which; of the first hands, to nobody else."""
    if kind == box.DEAL:
        yield Line("drew-agent", card_facts(card))
    elif kind == box.DEAL_MISSION:
        yield Line("drew-mission", {"mission": TASKS[card // 2]})
    elif seen.rounds:
        yield Line(
            "drew-agent-hidden" if kind == box.AGENT else "drew-mission-hidden", {"seat": who}
        )


def card_at(seen: Position, faction: int, index: int) -> Facts:
    """Name an Agent of a row; not a dead one, unless the software remembers (TA-H31)."""
    return named(seen, int(seen.rows[faction, index]), seen.faces[faction, index] == DEAD)


def named(seen: Position, card: int, dead: object) -> Facts:
    """Name an Agent, if it may be named."""
    return NO_AGENT if dead and not remembers(seen) else card_facts(card)


def target(seen: Position, frame: list[int], faction: int, index: int) -> Iterator[Line]:
    """Tell of a choice that does not act yet: a command to reactivate, or the first of two."""
    kind = frame[box.CARD] // 2
    facts = {**card_at(seen, faction, index), "place": place_name(faction, index)}
    first = kind in (box.DECOY, box.ACTIVIST) and frame[box.WHAT] == box.AIMING
    if first or kind in (box.MEDIC, box.INFILTRATOR, box.HANDLER):
        yield Line("chose", {"seat": frame[box.WHO], **facts})


def bought(seen: Position, who: int, ware: int) -> Line:
    """Tell of a purchase (TA-10.5 to 10.8)."""
    if ware == box.OLD_AGENT:
        return Line(
            "bought-old-agent", {"seat": who, **card_facts(int(seen.pile[seen.pile_size - 1]))}
        )
    if ware == box.OLD_MISSION:
        top = int(seen.mission_pile[seen.mission_pile_size - 1])
        return Line("bought-old-mission", {"seat": who, "mission": TASKS[top // 2]})
    return Line("bought-agent" if ware == box.NEW_AGENT else "bought-mission", {"seat": who})


def assigned(seen: Position, who: int, mission: int, faction: int) -> Line:
    """Tell where a Mission is laid, from the hand or from the other Faction (TA-7.7, TA-7.8)."""
    facts: Facts = {"seat": who, "mission": TASKS[mission // 2], "faction": FACTIONS[faction]}
    key = "assigned" if mission_home(seen, mission) is None else "moved"
    return Line(key, facts)


def took_back(seen: Position, who: int, mission: int, _: int) -> Line:
    """Tell of a Mission that returns to the hand."""
    home = mission_home(seen, mission)
    facts: Facts = {"seat": who, "mission": TASKS[mission // 2], "faction": FACTIONS[home or 0]}
    return Line("took-back", facts)


def replaced(_seen: Position, who: int, mission: int, _: int) -> Line:
    """Tell which Mission is discarded for another (TA-10.9)."""
    return Line("replaced", {"seat": who, "mission": TASKS[mission // 2]})


ON_MISSIONS: Final = {
    box.ASSIGN: assigned,
    box.TAKE_BACK: took_back,
    box.REPLACE: replaced,
}


def mission_home(seen: Position, mission: int) -> int | None:
    """Say at which Faction a Mission lies."""
    for faction, sides in enumerate(seen.tasks[: seen.seats].tolist()):
        if any(mission in side for side in sides):
            return faction
    return None


def scored(seen: Position, who: int) -> Iterator[Line]:
    """Tell where each point comes from: arrow by arrow, and Mission by Mission (TA-8.1, TA-8.2)."""
    now, right = worths(seen), (who - 1) % int(seen.seats)
    for faction, side in ((who, 0), (right, 1)):
        found = [ip for ip in now.arrows[faction][side] if ip]
        if found:
            facts: Facts = {"seat": who, "faction": FACTIONS[faction], "ip": sum(found)}
            facts |= {"count": len(found), "arrows": " + ".join(map(str, found))}
            yield Line("scored-arrows", facts)
    for faction, side in ((who, 0), (right, 1)):
        for place, mission in enumerate(seen.tasks[faction, side].tolist()):
            ip = now.missions[faction][side][place]
            if mission != NO_MISSION and ip:
                facts = {"mission": TASKS[mission // 2], "faction": FACTIONS[faction]}
                yield Line("scored-mission", {"seat": who, **facts, "ip": ip})


# -- what came of it ----------------------------------------------------------------------------


def performs(step: Step) -> list[Line]:
    """Somebody performs a command (TA-4.3)."""
    return [Line("performs", {"seat": step.a, **card_facts(step.b)})]


def nothing(step: Step) -> list[Line]:
    """A command cannot be performed (TA-4.3)."""
    return [Line("nothing-happens", {"seat": step.a, **card_facts(step.b)})]


def killed(step: Step) -> list[Line]:
    """An Agent is dead (TA-11.1)."""
    return [Line("killed", {**card_facts(step.a), "faction": FACTIONS[step.b]})]


def extracted(step: Step) -> list[Line]:
    """An Agent is in a hand now; a dead one is named to who took it (TA-11.2, TA-H22)."""
    facts = named(step.seen, step.a, step.d and step.viewer != step.c)
    return [Line("extracted", {"seat": step.c, **facts, "faction": FACTIONS[step.b]})]


def turned(step: Step) -> list[Line]:
    """An Agent faces the other player (TA-11.4)."""
    return [Line("turned", {**card_facts(step.a), "faction": FACTIONS[step.b], "rival": step.c})]


def swapped(step: Step) -> list[Line]:
    """Two Agents have changed places; dead ones are not named (TA-11.5, TA-15.4)."""
    after, lines = step.after, []
    for key, card, faction in (("swapped", step.a, step.b), ("swapped-back", step.c, step.d)):
        index = after.rows[faction].tolist().index(card)
        lines.append(
            Line(key, {**card_at(after, faction, index), "place": place_name(faction, index)})
        )
    return lines


def revived(step: Step) -> list[Line]:
    """A dead Agent lies face up again (TA-12.9)."""
    return [Line("revived", {**card_facts(step.a), "faction": FACTIONS[step.b], "rival": step.c})]


def shown(step: Step) -> list[Line]:
    """A hand is shown (TA-13.9)."""
    return [Line("shown", {"seat": step.a, "rival": step.b})]


def stolen(step: Step) -> list[Line]:
    """An Agent changes hands; who has seen it knows which (TA-H53)."""
    card, facts = int(step.after.card[step.c]), {"seat": step.a, "rival": step.b}
    if card == UNKNOWN:
        return [Line("stole-hidden", facts)]
    return [Line("stole", {**facts, **card_facts(card)})]


def robbed(step: Step) -> list[Line]:
    """A Mission changes hands: an assigned one, or a hidden one (TA-H14)."""
    thief, rival, mission = step.a, step.b, step.c
    facts: Facts = {"seat": thief, "rival": rival}
    if mission == NO_MISSION:
        slot = slot_that_went(step.seen.mission_holder, step.after.mission_holder, rival, thief)
        mission = int(step.after.mission_card[slot])
        if mission == UNKNOWN:
            return [Line("robbed-hidden", facts)]
    return [Line("robbed", {**facts, "mission": TASKS[mission // 2]})]


def slot_that_went(before: Ints, now: Ints, giver: int, taker: int) -> int:
    """Find the slot whose card changed hands."""
    return int(((before == giver) & (now == taker)).argmax())


def searched(step: Step) -> list[Line]:
    """Somebody looks through the deck; the only card of it is taken at once (TA-13.7, TA-H24)."""
    who, lines = step.a, [Line("searched", {"seat": step.a})]
    if step.after.deck_size == 0:
        slot = slot_that_went(step.seen.holder, step.after.holder, NOBODY, who)
        card = int(step.after.card[slot])
        hidden = Line("fetched-hidden", {"seat": who})
        lines.append(
            hidden if card == UNKNOWN else Line("fetched", {"seat": who, **card_facts(card)})
        )
    return lines


def renewed(step: Step) -> list[Line]:
    """A deck is made anew (TA-10.12, TA-10.13)."""
    return [Line("renewed-missions" if step.a else "renewed-agents")]


def gained(step: Step) -> list[Line]:
    """A free agent has brought IP (TA-5.4)."""
    return [Line("gained", {"seat": step.a, "ip": step.b, **card_facts(step.c)})]


def returned(step: Step) -> list[Line]:
    """A Mission has lost its Faction (TA-7.5)."""
    facts: Facts = {"mission": TASKS[step.a // 2], "faction": FACTIONS[step.c]}
    return [Line("returned", {"seat": step.b, **facts})]


def bonus(step: Step) -> list[Line]:
    """Somebody gets a bonus action (TA-13.5)."""
    return [Line("bonus", {"seat": step.a})]


def summed(step: Step) -> list[Line]:
    """The score of a turn is added up (TA-H42)."""
    total = int(step.after.ip[step.a])
    return [Line("scored", {"seat": step.a, "ip": step.b + step.c, "sum": total})]


def turn(step: Step) -> list[Line]:
    """A turn begins."""
    return [Line("turn", {"seat": step.a, "round": int(step.after.rounds)})]


def ended(step: Step) -> list[Line]:
    """The game is over (TA-H8, TA-H47, TA-H49)."""
    after = step.after
    facts: Facts = {"goal": int(after.options[box.GOAL]), "round": int(after.rounds)}
    lines = [Line(ENDED[step.a], facts)]
    lines += [Line("final", {"seat": s, "ip": int(after.ip[s])}) for s in range(int(after.seats))]
    return [*lines, result(after)]


ENDED: Final = {
    box.WON: "ended-won",
    box.ROUND_FINISHED: "ended-round-finished",
    box.STOPPED: "ended-stopped",
}
TOLD: Final[dict[int, Callable[[Step], list[Line]]]] = {
    box.PERFORMS: performs,
    box.NOTHING: nothing,
    box.KILLED: killed,
    box.EXTRACTED: extracted,
    box.TURNED: turned,
    box.SWAPPED: swapped,
    box.REVIVED: revived,
    box.SHOWN: shown,
    box.STOLEN_FROM: stolen,
    box.ROBBED: robbed,
    box.SEARCHED: searched,
    box.RENEWED: renewed,
    box.GAINED: gained,
    box.RETURNED: returned,
    box.BONUS: bonus,
    box.SCORED: summed,
    box.TURN: turn,
    box.ENDED: ended,
}
