"""The table of Agent Hunter, drawn for a terminal: two sides face to face, three hideouts each.

Colour says nothing that cannot be read without it. What is between square brackets is markup.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

from tradecraft.games.agent_hunter.rules import SPIES

WIDTH: Final = 22  # inside a hideout: ten spies, with a space between them
MARGIN: Final = "   "
COLOURS: Final = {"target": "cyan", "masks": "magenta"}

Say = Callable[..., str]
Side = Mapping[str, Any]


def draw(view: Mapping[str, Any], say: Say) -> str:
    """Draw what a viewer sees: his own side in front of him, the other across the table."""
    sides = sorted(view["sides"], key=lambda side: (side["mine"], -side["seat"]))
    far, near = sides
    return "\n".join(
        [
            *heading(far, view, say),
            *hideouts(far, say),
            middle(view, say),
            *hideouts(near, say),
            *reversed(heading(near, view, say)),
            f"{MARGIN}[dim]{legend(sides, say)}[/]",
        ]
    )


def heading(side: Side, view: Mapping[str, Any], say: Say) -> list[str]:
    """Name a side, with its points, its decoys and its hand."""
    name = say("side", side=side["side"])
    name = name[0].upper() + name[1:]
    if side["mine"]:
        name = say("drawing-you", name=name)
    mark = "▶" if view["turn"] == side["seat"] and view["ending"] is None else " "
    left = "●" * side["decoys"] + "○" * sum(place["decoys"] for place in side["hideouts"])
    points = say("drawing-points", points=side["points"])
    title = f" {mark} [bold {COLOURS[side['side']]}]{name}[/]"
    return [f"{title}   {points}   {say('drawing-decoys', left=left)}", MARGIN + hand(side, say)]


def hand(side: Side, say: Say) -> str:
    """Show the spies in a hand, or how many there are and which of them all know."""
    spies = side["surely_in_hand"] if side["hand"] is None else side["hand"]
    listed = " ".join(f"[bold]{spy}[/]" for spy in spies or [])
    if spies is not None and len(spies) == side["hand_size"]:
        text = say("drawing-hand", spies=listed)
    elif spies:
        text = say("drawing-hand-known", count=side["hand_size"], spies=listed)
    else:
        text = say("drawing-hand-hidden", count=side["hand_size"])
    if side["sum"] is not None:
        text += "   " + say("drawing-sum", sum=side["sum"])
    return text


def middle(view: Mapping[str, Any], say: Say) -> str:
    """Count the turns, between the two sides."""
    if view["turn"] is None:
        return ""
    turn = say("drawing-turn", turn=view["turns"] + 1)
    if view["ending"] is not None:
        turn = say("drawing-turns", turns=view["turns"])
    elif view["quiet"]:
        quiet = say("drawing-quiet", quiet=view["quiet"], limit=view["quiet_limit"])
        turn = f"{turn}   {quiet}"
    return f"{MARGIN}[dim]{turn}[/]"


def legend(sides: Sequence[Side], say: Say) -> str:
    """Say what the signs mean that are on the table."""
    notes = any(place["could_be"] for side in sides for place in side["hideouts"])
    return say("drawing-legend-notes" if notes else "drawing-legend")


def hideouts(side: Side, say: Say) -> list[str]:
    """Draw the hideouts of a side next to each other."""
    boxes = [hideout(place, side, say) for place in side["hideouts"]]
    return [MARGIN + " ".join(parts) for parts in zip_longest(*boxes)]


def hideout(place: Mapping[str, Any], side: Side, say: Say) -> list[str]:
    """Draw one hideout: who is inside, who could be, and its decoys."""
    colour, flat, upright = COLOURS[side["side"]], "─", "│"
    could_be = place["could_be"] or []
    possible = (str(spy) if spy in could_be else "·" for spy in range(SPIES))
    note = " ".join(possible) if could_be else ""
    if place["state"] == "ruined":
        # Broken lines for a broken hideout; the two spies of the pair lie on it.
        colour, flat, upright, note = "red", "╌", "╎", say("drawing-ruined")
        inside = f"{place['spy']} ✕ {place['spy']}"
    elif place["state"] == "empty":
        inside, note = "", say("drawing-empty")
    else:
        inside = "?" if place["spy"] is None else str(place["spy"])
    lines = [
        (f" {place['name']} ".center(WIDTH, flat), "┌┐"),
        (f"{'':6}{inside:^10}{'●' * place['decoys']:6}", upright * 2),
        (note.center(WIDTH), upright * 2),
        (flat * WIDTH, "└┘"),
    ]
    return [f"[{colour}]{ends[0]}{text}{ends[1]}[/]" for text, ends in lines]
