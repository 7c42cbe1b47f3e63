"""Advice: what a search thinks of the moves of a seat, and which worlds it believes in.

Both come from what the seat may see. What it believes is told in the terms of the room's own view:
what the views of imagined worlds say, where they do not all say the same.
"""

from __future__ import annotations

import collections
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from tradecraft.bots.search import Budget, Choice, think
from tradecraft.kernel.dice import dice
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import Array

WORLDS: Final = 200

Path = tuple[str | int, ...]
Value = str | int | bool | None


class Belief(NamedTuple):
    """A hidden thing, by its place in the view, and what it may be."""

    path: Path
    shares: tuple[tuple[Value, float], ...]  # the likeliest first


class Advice(NamedTuple):
    """What a seat is told."""

    choices: tuple[Choice, ...]  # none if another seat decides
    beliefs: tuple[Belief, ...]


def advise(game: Game, masked: Array, seat: int, seats: int, budget: Budget) -> Advice:
    """Think for a seat of a game with so many; the same position is always told the same."""
    choices: tuple[Choice, ...] = ()
    if int(masked["actor"][0]) == seat:
        choices = think(game, masked, seat, 0, budget).choices
    return Advice(choices, tuple(beliefs(game, masked, seat, seats)))


def beliefs(game: Game, masked: Array, seat: int, seats: int) -> Iterator[Belief]:
    """Imagine worlds, look at each with the eyes of every seat, and count what is seen."""
    rng = dice(seat)
    counts: dict[tuple[int, Path], collections.Counter[Value]] = {}
    for _ in range(WORLDS):
        world = game.imagined(masked, seat, rng)
        for viewer in range(seats):
            # A list that holds two of a kind holds that kind in one world, not in two.
            for path, value in dict.fromkeys(leaves(game.view(world[0], viewer))):
                counts.setdefault((viewer, path), collections.Counter())[value] += 1
    told: set[Path] = set()
    for (_, path), counted in counts.items():
        # What is the same in all worlds is known, or does not depend on what is hidden.
        shares = [(value, n / WORLDS) for value, n in counted.most_common() if n < WORLDS]
        if shares and path not in told:
            told.add(path)
            yield Belief(path, tuple(shares))


def leaves(value: object, path: Path = ()) -> Iterator[tuple[Path, Value]]:
    """Give each thing that a view says, with its place; all that a list holds has one place."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            deep = isinstance(inner, Mapping | list)
            yield from leaves(inner, (*path, place) if deep else path)
    elif value is None or isinstance(value, str | int):
        yield path, value


def card(game: Game, advice: Advice, seat: int) -> dict[str, Any]:
    """Give an advice for a program."""
    return {
        "seat": seat,
        "moves": [
            {
                "move": game.write(choice.move),
                "chance": round(choice.chance, 4),
                "weight": round(choice.weight, 4),
                "tried": choice.tried,
            }
            for choice in advice.choices
        ],
        "worlds": [
            {
                "path": list(belief.path),
                "values": [
                    {"value": value, "share": round(share, 4)} for value, share in belief.shares
                ],
            }
            for belief in advice.beliefs
        ],
    }
