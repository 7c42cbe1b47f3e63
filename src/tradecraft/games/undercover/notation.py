"""Undercover's moves as players would write them; capitals are read as well.

=8           the dealer: a Point Token of value 8 on the next space
red          the next player's colour
+ro          the dealer: the next agent of the pile is officially red, undercover orange
first=2      the dealer: seat 2 is the Starting Player
top1         take the top agent of pile 1
bottom2      draw the bottom agent of pile 2
a7           take agent 7 from the table: 1 to 6 came from pile 1, counted from its top
joker        take one's own joker
flip, keep   flip the agent in hand, or do not
a7n          place it north of agent 7 (n e s w; where nothing fits ne se sw nw)
rs, j0e      south of the red headquarters, east of the joker of seat 0
"""

from __future__ import annotations

from typing import Final

from tradecraft.games.undercover.box import (
    BOTTOM,
    COLOUR,
    COVERED,
    DEAL,
    FIRST,
    FIRST_AGENT,
    FIRST_JOKER,
    FLIP,
    JOIN,
    LAY,
    LEAST_VALUE,
    MOVES,
    OFFICIAL,
    PLACE,
    SECRET,
    SHOWN,
    TAKE,
    TOP,
)
from tradecraft.kernel.words import Line

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple")
LETTERS: Final = tuple(colour[0] for colour in COLOURS)
WAYS: Final = ("n", "e", "s", "w", "ne", "se", "sw", "nw")
KEEP_OR_FLIP: Final = ("keep", "flip")


def tile_name(tile: int) -> str:
    """Name a tile: a headquarters by its colour, an agent by its slot, a joker by its seat."""
    if tile < FIRST_AGENT:
        return LETTERS[tile]
    if tile < FIRST_JOKER:
        return f"a{tile - FIRST_AGENT + 1}"
    return f"j{tile - FIRST_JOKER}"


def agent_name(agent: int) -> str:
    """Name an agent by its two colours, the official one first."""
    return f"{LETTERS[OFFICIAL[agent]]}{LETTERS[SECRET[agent]]}"


def write(move: int) -> str:
    """Write a move or a face."""
    kind, a, b, _ = MOVES.rows[move]
    if kind == PLACE:
        return tile_name(a) + WAYS[b]
    if kind == COLOUR:
        return COLOURS[a]
    if kind == FLIP:
        return KEEP_OR_FLIP[a]
    if kind == DEAL:
        return f"+{agent_name(a)}"
    if kind == SHOWN:
        return f"+{LETTERS[a]}?"
    others = {
        LAY: f"={LEAST_VALUE + a}",
        FIRST: f"first={a}",
        TOP: f"top{a + 1}",
        BOTTOM: f"bottom{a + 1}",
        TAKE: f"a{a + 1}",
        JOIN: "joker",
        COVERED: "+??",
    }
    return others[kind]


NUMBERS: Final = {write(move): move for move in range(MOVES.total)}


def read(text: str) -> int | None:
    """Give the number of a move or a face; None if nobody can read it."""
    return NUMBERS.get(text.lower())


def tile_facts(tile: int) -> dict[str, str | int]:
    """Say in facts which tile it is: its kind, and what tells it from the others."""
    if tile < FIRST_AGENT:
        return {"tile": "headquarters", "colour": COLOURS[tile], "number": 0}
    if tile < FIRST_JOKER:
        return {"tile": "agent", "colour": "none", "number": tile - FIRST_AGENT + 1}
    return {"tile": "joker", "colour": "none", "number": tile - FIRST_JOKER}


def describe(move: int) -> Line:
    """Say a move in words."""
    kind, a, b, _ = MOVES.rows[move]
    if kind == LAY:
        return Line("move-lay", {"value": LEAST_VALUE + a})
    if kind == COLOUR:
        return Line("move-colour", {"colour": COLOURS[a]})
    if kind == DEAL:
        facts = {"official": COLOURS[OFFICIAL[a]], "secret": COLOURS[SECRET[a]]}
        return Line("move-deal", facts)
    if kind == FIRST:
        return Line("move-first", {"seat": a})
    if kind == TOP:
        return Line("move-top", {"pile": a + 1})
    if kind == BOTTOM:
        return Line("move-bottom", {"pile": a + 1})
    if kind == TAKE:
        return Line("move-take", {"number": a + 1})
    if kind == JOIN:
        return Line("move-joker")
    if kind == FLIP:
        return Line(f"move-{KEEP_OR_FLIP[a]}")
    if kind == PLACE:
        return Line("move-place", {**tile_facts(a), "way": WAYS[b]})
    if kind == SHOWN:
        return Line("move-shown", {"official": COLOURS[a]})
    return Line("move-covered")
