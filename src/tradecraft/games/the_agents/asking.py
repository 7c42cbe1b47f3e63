"""Who must do what in a game of The Agents, because of which card, and who has won."""

from __future__ import annotations

from tradecraft.games.the_agents import box
from tradecraft.games.the_agents.box import PLACES, Position
from tradecraft.games.the_agents.notation import card_facts
from tradecraft.games.the_agents.view import deed, frames, place_name, step
from tradecraft.kernel.words import Line

Facts = dict[str, str | int]


def question(seen: Position, viewer: int) -> Line:
    """Say who must do what; in the second person to the one who must."""
    if seen.ending:
        return result(seen)
    frame, asked = frames(seen)[-1], step(seen)
    what, who = frame[box.WHAT], frame[box.WHO]
    if what == box.APPOINTING:
        return Line("waits-appointing")
    facts = facts_of(seen, frame)
    if what == box.ACTING:
        asked = acting(seen)
    if seen.actor < 0:
        if seen.rounds == 0:
            return Line("waits-dealing")
        return Line(f"waits-{asked}", {"seat": who, **facts})
    if who == viewer:
        return Line(f"asked-{asked}", facts)
    return Line(f"waits-{asked}", {"seat": who, **facts})


def acting(seen: Position) -> str:
    """Say whether it is an action of a turn, a bonus action, or what is left before the score."""
    if seen.depth > 1:
        return "bonus"
    return "acting" if seen.left else "scoring"


def facts_of(seen: Position, frame: list[int]) -> Facts:
    """Give what a question speaks of besides the player."""
    what, who, card, _, _, other, _ = frame
    if what == box.ACTING:
        if seen.depth == 1:
            return {"left": int(seen.left)} if seen.left else {}
        layer = frames(seen)[-2][box.FACTION]  # the Mercenary is on the table below
        return {"rival": "me" if layer == who else layer}
    if what in (box.DRAWING, box.DRAWING_MISSIONS):
        return {"left": other}
    facts: Facts = dict(card_facts(card))
    if what in (box.AIMING, box.AIMING_AGAIN):
        facts["deed"] = deed(seen, card)
    if what in (box.AIMING_AGAIN, box.FACING):
        facts["place"] = place_name(*divmod(other, PLACES))
    if what in (box.STEALING, box.PICKING):
        facts["rival"] = other
    return facts


def result(seen: Position) -> Line:
    """Say who has won (TA-2.1, TA-H47, TA-H49)."""
    points: list[int] = seen.ip[: seen.seats].tolist()
    best = max(points)
    winners = [seat for seat, ip in enumerate(points) if ip == best]
    if len(winners) > 1:
        return Line("over-shared", {"seats": ", ".join(map(str, winners)), "ip": best})
    return Line("over-won", {"seat": winners[0], "ip": best})
