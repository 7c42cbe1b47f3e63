"""The table of Undercover, drawn for a terminal: the tiles, the piles, the track, the players.

Every colour is a letter too (R O Y G B P), so that colour says nothing that cannot be read without
it. What is between square brackets is markup.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import wrap
from typing import Any, Final

WIDTH: Final = 80
CELL: Final = 7  # columns of a place on the plane
APART: Final = 9  # places in a row that a space parts from each other; more stand close
GAP: Final = 2  # rows or columns of empty places that are drawn as they are; more are cut out
INKS: Final = {
    "red": "bold white on red3",
    "orange": "bold black on dark_orange",
    "yellow": "bold black on yellow1",
    "green": "bold black on green3",
    "blue": "bold white on dodger_blue3",
    "purple": "bold white on purple3",
}
MARGIN: Final = "   "

Say = Callable[..., str]
View = Mapping[str, Any]


def letter(colour: str) -> str:
    """Draw a colour: its letter on its ground."""
    return f"[{INKS[colour]}]{colour[0].upper()}[/]"


def draw(view: View, say: Say) -> str:
    """Draw what a viewer sees: the tiles first, then what can be taken, the track, the players."""
    lines = [heading(view, say), ""]
    lines += plane(view)
    if view["round"]:
        lines += [*stock(view, say), ""]
    lines += track(view)
    lines += [player(seat, view, say) for seat in view["seats"]]
    legend = say("draw-legend-places" if view["places"] else "draw-legend")
    return "\n".join([*lines, "", *(f" [dim]{line}[/]" for line in wrap(legend, WIDTH - 2))])


def heading(view: View, say: Say) -> str:
    """Say which side of the track is played, and which round it is."""
    parts = [say("draw-classified" if view["classified"] else "draw-standard")]
    if view["round"]:
        parts.append(say("draw-round", round=view["round"]))
        if view["last_round"]:
            parts.append(say("draw-last-round"))
    return " " + "  ·  ".join(parts)


# -- the plane ----------------------------------------------------------------------------------


def plane(view: View) -> list[str]:
    """Draw the tiles where they lie, and the places where the one in hand may go."""
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for place in view["places"]:
        cells[place["x"], place["y"]] = place_cell(place)
    for tile in view["tiles"]:
        cells[tile["x"], tile["y"]] = tile_cell(tile, view)
    if not cells:
        return []
    columns = kept({x for x, _ in cells})
    margin, gap = (MARGIN, " ") if len(columns) <= APART else (" ", "")
    lines = []
    for y in kept({y for _, y in cells}):
        pairs = [cell_at(cells, x, y) for x in columns]
        lines += [(margin + gap.join(parts)).rstrip() for parts in zip(*pairs, strict=True)]
    return [*lines, ""]


def kept(used: set[int]) -> list[int | None]:
    """Give the rows or columns to draw; a None stands for a long gap that is cut out."""
    found: list[int | None] = []
    for place in sorted(used):
        before = found[-1] if found else place - 1
        missing = place - before - 1 if before is not None else 0
        found += [None] if missing > GAP else [place - i for i in range(missing, 0, -1)]
        found.append(place)
    return found


def cell_at(
    cells: Mapping[tuple[int, int], tuple[str, str]], x: int | None, y: int | None
) -> tuple[str, str]:
    """Draw what is at a place: a tile, a place to go, nothing, or a cut."""
    if x is not None and y is not None and (x, y) in cells:
        return cells[x, y]
    cut = "⋯" if x is None else "⋮" if y is None else " "
    return cut.center(CELL), " " * CELL


def tile_cell(tile: View, view: View) -> tuple[str, str]:
    """Draw a tile: what it shows, its name, what its back can be, and whose file lies on it."""
    name = tile["name"]
    if tile["kind"] == "headquarters":
        top = f"╔{letter(tile['colour'])}{name.rjust(4, '═')}╗"
        return top, f"╚{'═' * (CELL - 2)}╝"
    file = "──"
    if tile["file"] is not None:
        file = f"!{letter(view['seats'][tile['file']]['colour'])}"
    if tile["kind"] == "joker":
        return f"╭*{name.rjust(4, '─')}╮", f"╰───{file}╯"
    mark = "u" if tile["side"] == "undercover" else "─"
    top = f"╭{letter(tile['colour'])}{mark}{name.rjust(3, '─')}╮"
    return top, f"╰{back(tile).ljust(3, '─')}{file}╯"


def back(tile: View) -> str:
    """Write what the back of an agent can be."""
    return "/".join(found["colour"][0] for found in tile["back"])


def place_cell(place: View) -> tuple[str, str]:
    """Draw a place: its name, the spaces that Staffers would advance, and the points won."""
    score = str(place["spaces"])
    if place["points"]:
        score += f" {place['points']:+d}"
    return f"[cyan]{place['move'].center(CELL)}[/]", f"[dim]{score.center(CELL)}[/]"


# -- what can be taken --------------------------------------------------------------------------


def stock(view: View, say: Say) -> list[str]:
    """Draw the two piles, and the tile that is in somebody's hand."""
    parts = []
    for pile in view["piles"]:
        top = "--" if pile["top"] is None else agent(pile["top"])
        parts.append(say("draw-pile", pile=pile["pile"], left=pile["left"]) + f" {top}")
    lines = [MARGIN + "  ".join(parts)]
    if view["hand"] is not None:
        hand = view["hand"]
        shown = "*" if hand["kind"] == "joker" else agent(hand)
        text = say("draw-hand-flipped" if hand["flipped"] else "draw-hand")
        lines.append(f"{MARGIN}[bold]{text}[/] {shown}")
    return lines


def agent(tile: View) -> str:
    """Draw an agent in a line: its name, what it shows, and what its back can be."""
    odds = ":".join(str(found["odds"]) for found in tile["back"])
    known = len(tile["back"]) == 1 or len({found["odds"] for found in tile["back"]}) == 1
    mark = "u" if tile["side"] == "undercover" else ""
    told = back(tile) if known else f"{back(tile)} {odds}"
    return f"{tile['name']} {letter(tile['colour'])}{mark} ({told})"


# -- the track ----------------------------------------------------------------------------------


def track(view: View) -> list[str]:
    """Draw the lanes: tokens as numbers, Staffers as the letters of their players."""
    spaces = view["lanes"][0]["spaces"]
    heads = [space["points"] if view["classified"] else space["space"] for space in spaces]
    numbers = "".join(f"{head:>4}" for head in heads)
    lines = [f"{MARGIN}[dim]{'':6}{numbers}[/]"]
    for lane in view["lanes"]:
        colour = lane["colour"]
        players = [seat for seat in view["seats"] if seat["colour"]]
        at_home = [letter(s["colour"]) for s in players if not s["staffers"][colour]]
        home = " " * (4 - len(at_home)) + "".join(at_home)
        row = "".join(f" {line_at(lane, s)} {on_space(s, view)}" for s in lane["spaces"])
        lines.append(f"{MARGIN}{letter(colour)} {home}{row}")
    return [*lines, ""]


def line_at(lane: View, space: View) -> str:
    """Draw the black line before the first space beyond it (UC-H8)."""
    before = lane["spaces"][space["space"] - 2]  # of the first space, the last: it is beyond
    return "|" if space["beyond_line"] and not before["beyond_line"] else " "


def on_space(space: View, view: View) -> str:
    """Draw a space of the track."""
    if space["staffer"] is not None:
        return letter(view["seats"][space["staffer"]]["colour"])
    if space["blocked"]:
        return "x"
    return "[dim]·[/]" if space["token"] is None else f"[bold]{space['token']}[/]"


# -- the players --------------------------------------------------------------------------------


def player(seat: View, view: View, say: Say) -> str:
    """Draw a player: who he is, his Opposite Side, his joker and file, his tokens and points."""
    mark = "▶" if view["actor"] == seat["seat"] else " "
    if seat["colour"] is None:
        return f" {mark} {say('seat', seat=seat['seat'], who='none')}"
    name = say("seat", seat=seat["seat"], who=seat["colour"])
    if seat["mine"]:
        name += f" ({say('draw-you')})"
    parts = [f" {mark} {letter(seat['colour'])} [bold]{name}[/]", f"x2 {letter(seat['opposite'])}"]
    if seat["joker"]:
        parts.append(say("draw-joker"))
    if seat["file"]:
        parts.append(f"!{seat['file']}")
    if seat["tokens"]:
        tokens = (f"{letter(c)}{'?' if v is None else v}" for c, v in seat["tokens"].items())
        parts.append(" ".join(tokens))
    if seat["points"] is not None:
        parts.append(say("draw-points", points=seat["points"]))
    return "  ".join(parts)
