"""The registry: the one place that names rooms, and finds the games that others bring.

A package from outside registers itself through an entry point of the group `tradecraft.games`,
whose object is its Game:

    [project.entry-points."tradecraft.games"]
    leduc_poker = "leduc_poker:GAME"
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Final

from tradecraft.kernel.errors import HouseError, NoSuchGame

if TYPE_CHECKING:
    from tradecraft.kernel.game import Game

GROUP: Final = "tradecraft.games"
HOUSE: Final = ("agent_hunter", "la_agencia", "the_agents", "undercover", "agency")


class Games(Mapping[str, "Game"]):
    """All games by name; a game is loaded when it is asked for."""

    @functools.cached_property
    def _places(self) -> dict[str, EntryPoint]:
        house = [EntryPoint(n, f"tradecraft.games.{n}:GAME", GROUP) for n in HOUSE]
        found: dict[str, EntryPoint] = {}
        for place in (*house, *sorted(entry_points(group=GROUP), key=lambda p: p.name)):
            first = found.setdefault(place.name, place)
            if first.value != place.value:
                message = f"two games are called {place.name}: {first.value} and {place.value}"
                raise HouseError(message)
        return found

    def __getitem__(self, name: str) -> Game:
        """Load a game; the refusal names those that are known."""
        if name not in self._places:
            raise NoSuchGame("game-unknown", name=str(name), can=", ".join(self))
        place = self._places[name]
        game: Game = place.load()
        if game.name != name:
            message = f"the game registered as {name} calls itself {game.name}"
            raise HouseError(message)
        object.__setattr__(game, "place", place.value)  # now it is known
        return game

    def __contains__(self, name: object) -> bool:
        """Say whether a game is known, without loading it."""
        return name in self._places

    def __iter__(self) -> Iterator[str]:
        """Name the games: the house's own first."""
        return iter(self._places)

    def __len__(self) -> int:
        """Count the games."""
        return len(self._places)


GAMES: Final = Games()
