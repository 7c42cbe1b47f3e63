"""Golden games, of every room: each ends, or stands, as its record says.

`expect` names fields of the final position; or winners, points and returns; or `refused`, moves
with the clause that forbids them, nothing for what is allowed; or `seen`, by viewer, what stands
at a place of the view, "nothing" if it is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest

import tradecraft as tc
from helpers.clauses import clauses_of, ids_in
from tradecraft.kernel import records
from tradecraft.kernel.game import Game
from tradecraft.registry import GAMES, HOUSE


def files_of(name: str) -> list[Path]:
    """Name the golden games of a room."""
    return sorted((GAMES[name].folder / "records").glob("*.toml"))


FILES: Final = [(name, file) for name in HOUSE for file in files_of(name)]
each_record = pytest.mark.parametrize(
    ("name", "file"), FILES, ids=[f"{name}-{file.stem}" for name, file in FILES]
)
# A room that is being built has none yet.
each_room = pytest.mark.parametrize("name", [name for name in HOUSE if files_of(name)])


def read(file: Path) -> records.Record:
    """Read a golden game."""
    return records.read(file.read_text(encoding="utf-8"), GAMES)


def of_room(name: str) -> list[records.Record]:
    """Read all the golden games of a room."""
    return [read(file) for file in files_of(name)]


def letters(game: Game) -> str:
    """Give the letters with which a room's clauses begin."""
    return min(clauses_of(game.texts / "en.ftl")).partition("-")[0]


def found(game: tc.Play, name: str, expected: Any) -> Any:  # noqa: ANN401  # what TOML can hold
    """Give what a game has under a name that its record expects something of."""
    if name in {"winners", "points", "returns"}:
        return getattr(game, name)
    if name == "refused":
        return {move: clause(game, move) for move in expected}
    if name == "seen":
        return {viewer: seen(game, viewer, places) for viewer, places in expected.items()}
    assert name in (game.positions.dtype.names or ()), f"nothing is called {name}"
    return game.positions[name][0].tolist()


def clause(game: tc.Play, move: str) -> str:
    """Name the clause that forbids a move now; nothing if it is allowed."""
    refusal = game.why_not(move)
    return refusal.clause if refusal else ""


def seen(game: tc.Play, viewer: str, places: Mapping[str, Any]) -> dict[str, Any]:
    """Give what a viewer is shown at each of these places."""
    view = game.view(None if viewer == "spectator" else int(viewer))
    return {place: at(view, place) for place in places}


def at(view: Any, place: str) -> Any:  # noqa: ANN401  # JSON
    """Give what stands at a place like `seats.0.deck.3.kind`; "nothing" if it is hidden."""
    for step in place.split("."):
        view = view[int(step) if isinstance(view, list) else step]
    return "nothing" if view is None else view


@each_record
def test_a_golden_game_comes_out_as_its_record_says(name: str, file: Path) -> None:
    expect = read(file).expect
    game = tc.resume(file)

    assert game.game.name == name
    assert expect
    assert {what: found(game, what, value) for what, value in expect.items()} == expect


@each_record
def test_a_golden_game_is_written_and_read_back(name: str, file: Path) -> None:
    record = read(file)
    text = records.write(
        GAMES[name],
        record.seats,
        record.options,
        record.numbers(),
        title=record.title,
        source=record.source,
    )
    again = records.read(text, GAMES)

    assert again.numbers() == record.numbers()
    assert again.options == record.options
    assert (again.title, again.source) == (record.title, record.source)


@each_record
def test_a_golden_game_has_a_title_and_a_clause_for_its_source(name: str, file: Path) -> None:
    record, game = read(file), GAMES[name]
    prefix = letters(game)

    assert record.title
    assert ids_in(record.source, prefix)
    assert ids_in(file.read_text(encoding="utf-8"), prefix) <= clauses_of(game.texts / "en.ftl")


@each_room
def test_no_two_golden_games_share_a_title_or_their_moves(name: str) -> None:
    found = of_room(name)
    titles = [record.title for record in found]
    games = [(record.seats, sorted(record.options.items()), record.numbers()) for record in found]

    assert len(found) > 10
    assert len(titles) == len(set(titles))
    assert not [game for game in games if games.count(game) > 1]


@each_room
def test_there_is_a_golden_game_for_each_option(name: str) -> None:
    game = GAMES[name]
    switched = {option for record in of_room(name) for option in record.options}
    sizes = {option for option in game.small if option not in switched}  # they are for studies

    assert switched == {option.name for option in game.options} - sizes


@each_room
def test_an_unknown_expectation_is_not_passed_over(name: str) -> None:
    game = tc.start(name)

    with pytest.raises(AssertionError, match="nothing is called wisdom"):
        found(game, "wisdom", [0, 0])
    with pytest.raises(KeyError):
        found(game, "seen", {"0": {"wisdom": 0}})
