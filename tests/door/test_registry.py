"""The registry: the house's rooms and the games that other packages bring."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from laws.little.games import GAME as LITTLE
from tradecraft import registry
from tradecraft.kernel.errors import HouseError, NoSuchGame
from tradecraft.registry import GAMES, GROUP, HOUSE, Games

PLACE = "laws.little.games:GAME"


def brought(*places: tuple[str, str]) -> list[EntryPoint]:
    """Make the entry points of packages from outside."""
    return [EntryPoint(name, value, GROUP) for name, value in places]


def games_with(monkeypatch: pytest.MonkeyPatch, *places: tuple[str, str]) -> Games:
    monkeypatch.setattr(registry, "entry_points", lambda group: brought(*places) * (group == GROUP))
    return Games()


def test_the_houses_own_games_come_first_and_each_is_its_own_name() -> None:
    assert tuple(GAMES)[: len(HOUSE)] == HOUSE
    assert len(GAMES) == len([*GAMES])
    for name, game in GAMES.items():
        assert game.name == name
        assert game.place


def test_a_game_that_nobody_knows_is_refused_with_the_names_of_those_that_are() -> None:
    assert "chess" not in GAMES
    with pytest.raises(NoSuchGame, match=r"no game called chess. Known are: agent_hunter"):
        _ = GAMES["chess"]


def test_a_package_from_outside_brings_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    games = games_with(monkeypatch, ("dead_drop", PLACE))

    assert [*games] == [*HOUSE, "dead_drop"]
    assert games["dead_drop"] is LITTLE
    assert games["dead_drop"].place == PLACE


def test_the_same_game_brought_twice_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    games = games_with(monkeypatch, ("dead_drop", PLACE), ("dead_drop", PLACE))

    assert len(games) == len(HOUSE) + 1


@pytest.mark.parametrize("name", [HOUSE[0], "dead_drop"])
def test_two_games_of_one_name_are_an_error(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    games = games_with(monkeypatch, (name, PLACE), (name, "laws.little.games:OTHER"))

    with pytest.raises(HouseError, match=f"two games are called {name}"):
        _ = games[name]


def test_a_game_that_calls_itself_otherwise_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    games = games_with(monkeypatch, ("live_drop", PLACE))

    with pytest.raises(HouseError, match="registered as live_drop calls itself dead_drop"):
        _ = games["live_drop"]
