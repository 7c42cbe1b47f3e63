"""The table of La Agencia, drawn for a terminal: the place, the two stocks, and a block a player.

Colour says nothing that cannot be read without it. What is between square brackets is markup.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

MARGIN: Final = "      "
LETTERS: Final = {"recruiter": "R", "infiltrator": "I"}
COLOURS: Final = {"agents": "cyan", "recruiter": "yellow", "infiltrator": "magenta"}
UNSEEN: Final = "??"
EMPTY: Final = "--"

Say = Callable[..., str]
Seat = Mapping[str, Any]


def draw(view: Mapping[str, Any], say: Say) -> str:
    """Draw what a viewer sees: the Embassy first, then the players in the order of the table."""
    lines = [heading(view, say), ""]
    for seat in view["seats"]:
        lines += player(seat, view, say)
    return "\n".join([*lines, "", f" [dim]{say('draw-positions')}[/]"])


def heading(view: Mapping[str, Any], say: Say) -> str:
    """Say which hand it is, which place is open, and what lies in the middle."""
    place = say("draw-no-place")
    if view["place"] is not None:
        place = f"[bold]{say('draw-' + view['place'], limit=view['limit'])}[/]"
    parts = [
        say("draw-hand", hand=view["hand"], hands=view["hands"]),
        place,
        f"{say('draw-reward')} {view['reward']}",
        f"{say('draw-bank')} {view['bank']}",
    ]
    lines = [" " + "  ·  ".join(parts)]
    if view["embassy"] is not None:
        lines.append(" " + say(f"embassy-{view['embassy']}"))
    return "\n".join(lines)


def player(seat: Seat, view: Mapping[str, Any], say: Say) -> list[str]:
    """Draw a player: who he is, what lies before him, and what his last card did."""
    number = seat["seat"]
    mark = "▶" if view["actor"] == number else " "
    name = f"[bold]{say('seat', seat=number)}[/]"
    if seat["mine"]:
        name += f" ({say('draw-you')})"
    parts = [f" {mark} {name}", f"{seat['info']} {say('draw-info')}"]
    if view["ambassador"] == number:
        parts.append(say("draw-ambassador"))
    if view["first"] == number:
        parts.append("◆" * view["tokens"])
    places = "   ".join(position(place) for place in seat["positions"])
    deck = " ".join(card(found) for found in seat["deck"])
    lines = ["   ".join(parts), f"{MARGIN}{places}     {say('draw-deck')} {deck}"]
    if seat["played"] is not None:
        lines.append(f"{MARGIN}{seat['from']} → {card(seat['played'])} {fate(seat)}".rstrip())
    return lines


def position(place: Mapping[str, Any]) -> str:
    """Draw one of the four positions."""
    inside = EMPTY.ljust(2) if place["empty"] else card(place["card"])
    return f"[dim]{place['position']}[/] {inside}"


def card(found: Mapping[str, Any] | None) -> str:
    """Draw a card: A4 for the Agents 4, R for a Recruiter, I for an Infiltrator."""
    if found is None:
        return f"[dim]{UNSEEN}[/]"
    kind = found["kind"]
    text = f"A{found['agents']}" if kind == "agents" else f"{LETTERS[kind]} "
    return f"[{COLOURS[kind]}]{text}[/]"


def fate(seat: Seat) -> str:
    """Draw what became of a card: points gained or paid, and with whom it was exchanged."""
    change = f"{seat['change']:+d}" if seat["change"] or seat["fate"] == "unwelcome" else ""
    swapped = "" if seat["rival"] is None else f"⇄ {seat['rival']}"
    dropped = "↓" if seat["fate"] in {"idle", "declined"} else ""
    return " ".join(part for part in (swapped, dropped, change) if part)
