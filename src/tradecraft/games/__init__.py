"""The rooms: a folder for each game. Called, it gives the games: `tradecraft.games()`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tradecraft.kernel.game import Game


class Rooms(ModuleType):
    """A package that is the Python door's `games` as well: both stand under one name."""

    def __call__(self) -> Mapping[str, Game]:
        """Give all games by name."""
        from tradecraft.play import games

        return games()


# Python puts a package that is imported into the one above it, whatever stood there.
sys.modules[__name__].__class__ = Rooms
