"""The little game, and the same with a flaw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from laws.little import flaws, table
from laws.little.loose import LOOSE
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import Array


@dataclass(frozen=True)
class LittleGame(Game):
    """Dead Drop, broken where it says."""

    flaw: str = "sound"

    def start(self, seats: int | None = None, options: Mapping[str, int] | None = None) -> Array:
        """Set the game up, and write its flaw into the position."""
        positions = super().start(seats, options)
        positions["flaw"] = flaws.FLAWS.index(self.flaw)
        return positions


def little(flaw: str = "sound", **other: Any) -> LittleGame:
    """Make the game with a flaw of its rules, or with something else in place of its own."""
    own: dict[str, Any] = {
        "name": "dead_drop",
        "version": 1,
        "seats": (2, 3),
        "rules": flaws,
        "folder": Path(__file__).parent,
        "write": table.write,
        "read": table.read,
        "describe": table.describe,
        "view": table.view,
        "account": table.account,
        "question": table.question,
        "seat_name": table.seat_name,
        "most_plies": 200,
    }
    return LittleGame(flaw=flaw, **(own | other))


def broken(name: str) -> LittleGame:
    """Make the game that is broken in the way of this name."""
    place = f"laws.little.games:BROKEN.{name}" if name in TOLD_APART else ""
    if name in LOOSE:
        return little(place=place, **LOOSE[name])
    return little(name, place=place, small=SMALL.get(name, {}))


# What only another Python can tell, which takes a second to start
TOLD_APART = {
    "adds_truths_up",
    "masks_by_adding_truths_up",
    "shows_the_last_move",
    "orders_by_the_last_move",
    "shows_what_others_saw",
    "orders_by_chance",
    "asks_of_the_last_move",
    "tells_the_last_move",
    "names_by_the_last_move",
}
# So many worlds that one more or less is lost in the crowd
SMALL = {"imagines_no_seven_in_a": {"numbers": 40}}

GAME = little(place="laws.little.games:GAME")
# By name, so that another Python finds them.
BROKEN = SimpleNamespace(**{name: broken(name) for name in (*flaws.FLAWS[1:], *LOOSE)})
