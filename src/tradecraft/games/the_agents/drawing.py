"""The table of The Agents, drawn for a terminal: Factions, what is pending, and the players.

A card of a Faction has a side for each of its two players: the name stands on the side of whom its
command faces, and the halves of its marker, b or w, on the other side; where two halves make an
arrow its IP stand between them. Colour says nothing that cannot be read without it. What is
between square brackets is markup.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

WIDTH: Final = 80
LABEL: Final = 17  # columns before the cards of a row
JOIN: Final = 3  # between two cards, where an arrow is drawn
WIDEST: Final = 12  # columns of a card, with what joins it to the next
INKS: Final = {"black": "bold white on grey23", "white": "bold black on grey85"}
ARROWS: Final = {1: "[yellow]─1─[/]", 2: "[bold green]═2═[/]"}
MARGIN: Final = "     "

Say = Callable[..., str]
View = Mapping[str, Any]


def draw(view: View, say: Say) -> str:
    """Draw what a viewer sees: the Factions first, then what is pending, then the players."""
    lines = [heading(view, say), ""]
    for faction in view["factions"]:
        lines += [*row(faction, view, say), ""]
    lines += pending(view, say)
    for seat in view["seats"]:
        lines += player(seat, view, say)
    legend = textwrap.wrap(say("draw-legend"), WIDTH - 2)
    return "\n".join([*lines, "", *(f" [dim]{line}[/]" for line in legend)])


def heading(view: View, say: Say) -> str:
    """Say which round it is, and what lies in the decks and on the discard piles."""
    parts = [say("draw-round", round=view["round"]), say("draw-goal", goal=view["goal"])]
    if view["last_round"]:
        parts.append(f"[bold]{say('draw-last-round')}[/]")
    deck, pile = view["deck"], view["discards"]
    agents = say("draw-deck-agents", left=deck["left"], count=pile["count"])
    if pile["top"]:
        agents += f" ({agent(pile['top'], say)})"
    deck, pile = view["mission_deck"], view["mission_discards"]
    missions = say("draw-deck-missions", left=deck["left"], count=pile["count"])
    if pile["top"]:
        missions += f" ({say('mission-name', mission=pile['top']['mission'])})"
    return "\n".join((" " + "  ·  ".join(parts), f" {agents}", f" {missions}", *known(view, say)))


def known(view: View, say: Say) -> list[str]:
    """Say what lies in the deck, to who may see it or has a memory aid."""
    cards = view["deck"]["cards"]
    if cards is None:
        return []
    title = say("draw-deck-is" if view["deck"]["sure"] else "draw-deck-may-be")
    return wrapped(f" {title} ", (f"[cyan]{card['name']}[/]" for card in cards))


# -- Factions -----------------------------------------------------------------------------------


def row(faction: View, view: View, say: Say) -> list[str]:
    """Draw a Faction: its two players face each other across it, the viewer below."""
    below, above = sorted(faction["seats"])
    if view["seats"][above]["mine"]:
        below, above = above, below
    ips = dict(zip(faction["seats"], faction["ip"], strict=True))
    name = say("draw-faction", faction=faction["faction"])
    lines = [
        label(side(above, view, say), f"+{ips[above]}") + cells(faction, above, say),
        label(f"[bold]{name}[/]", f"{faction['agents']}/{faction['room']}") + places(faction),
        label(side(below, view, say), f"+{ips[below]}") + cells(faction, below, say),
    ]
    for seat in (above, below):
        found = [task for task in faction["missions"] if task["seat"] == seat]
        if found:
            mine = view["seats"][seat]["mine"]
            texts = (f"{mission(task, say, mine=mine)} +{task['ip']}" for task in found)
            lines += wrapped(f"{MARGIN}{side(seat, view, say)}: ", texts)
    return [line.rstrip() for line in lines]


def side(seat: int, view: View, say: Say) -> str:
    """Name a player at the edge of a Faction."""
    return say("draw-you") if view["seats"][seat]["mine"] else say("seat", seat=seat)


def label(name: str, figure: str) -> str:
    """Write what stands before a row."""
    bare = name.removeprefix("[bold]").removesuffix("[/]")
    return f" {name}{figure:>{LABEL - 3 - len(bare)}}  "


def pitch(faction: View) -> int:
    """Say how many columns each card has."""
    return min(WIDEST, (WIDTH - LABEL) // max(len(faction["cards"]), 1))


def places(faction: View) -> str:
    """Write the names of the places between the two sides."""
    wide = pitch(faction) - JOIN
    return "".join(
        f"[dim]{card['place'].center(wide, '╌')}[/]{' ' * JOIN}" for card in faction["cards"]
    )


def cells(faction: View, seat: int, say: Say) -> str:
    """Draw the side of a row that lies before a player: names, halves and arrows."""
    wide, text = pitch(faction) - JOIN, ""
    arrows = {a["after"]: ARROWS[a["ip"]] for a in faction["arrows"] if a["seat"] == seat}
    for number, card in enumerate(faction["cards"], 1):
        text += cell(card, seat, wide, say) + arrows.get(number, " " * JOIN)
    return text


def cell(card: View, seat: int, wide: int, say: Say) -> str:
    """Draw one side of a card."""
    if card["kind"] == "dead":
        name = "✕" if card["card"] is None else f"✕{short(card['card'], say)}"
        return f"[red]{cut(name, wide).center(wide)}[/]"
    colour = card["halves"].get(str(seat))
    if colour is None:
        return f"[bold]{cut(short(card['card'], say), wide).center(wide)}[/]"
    half = f"[{INKS[colour]}]{colour[0]}[/]"
    house = say("draw-safe-house") if card["kind"] == "safe-house" else ""
    return half + cut(house, wide - 2).center(wide - 2) + half


def short(card: View, say: Say) -> str:
    """Name an Agent in a word."""
    return say("draw-agent", agent=card["agent"])


def cut(text: str, wide: int) -> str:
    """Shorten a word."""
    return text if len(text) <= wide else f"{text[: wide - 1]}."


# -- what is pending ----------------------------------------------------------------------------


def pending(view: View, say: Say) -> list[str]:
    """Draw the decisions that wait for each other, the one that is asked now last."""
    frames = view["pending"] if view["round"] else []
    if len(frames) < 2:  # noqa: PLR2004  # the question says it
        return []
    lines = [f" [bold]{say('draw-pending')}[/]"]
    for depth, frame in enumerate(frames):
        mark = "└ " if depth else ""
        lines.append(f"{' ' * (3 + 2 * depth)}{mark}{waiting(frame, say)}")
    return [*lines, ""]


def waiting(frame: View, say: Say) -> str:
    """Say a pending decision: whose it is, and because of which card."""
    card = frame["card"] or {}
    facts = {"seat": frame["seat"], "agent": card.get("agent"), "colour": card.get("colour")}
    what = frame["what"]
    if what == "acting":
        return say("pending-bonus" if card else "pending-turn", seat=frame["seat"])
    if what in {"placing", "laying"}:
        return say("pending-playing", **facts)
    if what == "on-table":
        facts["seat"] = frame["paid"]
        return say("pending-on-table", **facts, ip=frame["ip"])
    if what in {"drawing", "drawing-missions"}:
        return say(f"waits-{what}", seat=frame["seat"], left=frame["left"])
    return say("pending-command", **facts, place=frame["place"] or "none")


# -- players ------------------------------------------------------------------------------------


def player(seat: View, view: View, say: Say) -> list[str]:
    """Draw a player: IP, what the table would bring now, and the hand."""
    number, income = seat["seat"], seat["income"]
    mark = "▶" if view["actor"] == number else " "
    name = f"[bold]{say('seat', seat=number)}[/]"
    if seat["mine"]:
        name += f" ({say('draw-you')})"
    parts = [f" {mark} {name}", f"[bold]{say('draw-ip', ip=seat['ip'])}[/]"]
    if income["sum"]:
        parts.append(say("draw-income", ip=income["sum"]))
    agents = [agent(s["card"], say) if s["card"] else hidden(s) for s in seat["agents"]]
    missions = [mission(s["card"], say) if s["card"] else hidden(s) for s in seat["missions"]]
    lines = ["   ".join(parts)]
    lines += wrapped(f"{MARGIN}{say('draw-agents')} ", agents or ["-"])
    return lines + wrapped(f"{MARGIN}{say('draw-missions')} ", missions or ["-"])


def hidden(slot: View) -> str:
    """Draw a card that lies face down, and who has seen it."""
    return f"?{','.join(map(str, slot['seen_by']))}"


def agent(card: View, say: Say) -> str:
    """Name an Agent, with its notation."""
    return f"{say('agent-name', agent=card['agent'])} [cyan]{card['name']}[/]"


def mission(card: View, say: Say, *, mine: bool = True) -> str:
    """Name a Mission; with its notation, if it may be played."""
    name = say("mission-name", mission=card["mission"])
    return f"{name} [cyan]{card['name']}[/]" if mine else name


def wrapped(title: str, texts: Iterable[str]) -> list[str]:
    """Write a list in lines that are not too long."""
    lines, used = [title], bare_length(title)
    for text in texts:
        length = bare_length(text)
        if used + length > WIDTH - 1 and lines[-1].strip():
            lines.append(MARGIN + "  ")
            used = len(lines[-1])
        lines[-1] += text + "   "
        used += length + 3
    return [line.rstrip() for line in lines]


def bare_length(text: str) -> int:
    """Measure a text without its markup."""
    plain, inside = 0, False
    for sign in text:
        inside = inside or sign == "["
        plain += not inside
        inside = inside and sign != "]"
    return plain
