"""Golden games: each ends, or stands, as its record says.

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
from games.la_agencia.missions import clause
from helpers.clauses import clauses_of, ids_in
from tradecraft.games.la_agencia import GAME
from tradecraft.kernel import records
from tradecraft.registry import GAMES

FILES: Final = sorted((GAME.folder / "records").glob("*.toml"))
each_record = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


def read(file: Path) -> records.Record:
    """Read a golden game."""
    return records.read(file.read_text(encoding="utf-8"), GAMES)


def found(game: tc.Play, name: str, expected: Any) -> Any:  # noqa: ANN401  # what TOML can hold
    """Give what a game has under a name that its record expects something of."""
    if name in {"winners", "points", "returns"}:
        return getattr(game, name)
    if name == "refused":
        return {move: clause(game, move) for move in expected}
    if name == "seen":
        return {viewer: seen(game, viewer, places) for viewer, places in expected.items()}
    assert name in GAME.rules.Position.dtype.names, f"nothing is called {name}"
    return game.positions[name][0].tolist()


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
def test_a_golden_game_comes_out_as_its_record_says(file: Path) -> None:
    record = read(file)
    game = tc.resume(file)

    assert record.expect
    assert {name: found(game, name, value) for name, value in record.expect.items()} == (
        record.expect
    )


@each_record
def test_a_golden_game_is_written_and_read_back(file: Path) -> None:
    record = read(file)
    text = records.write(
        record.game,
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
def test_a_golden_game_has_a_title_and_a_clause_for_its_source(file: Path) -> None:
    record = read(file)

    assert record.title
    assert ids_in(record.source, "AE")
    assert ids_in(file.read_text(encoding="utf-8"), "AE") <= clauses_of(GAME.texts / "en.ftl")


def test_no_two_golden_games_share_a_title_or_their_moves() -> None:
    titles = [read(file).title for file in FILES]
    games = [(sorted(read(file).options.items()), read(file).numbers()) for file in FILES]

    assert len(titles) == len(set(titles))
    assert not [game for game in games if games.count(game) > 1]


def test_an_unknown_expectation_is_not_passed_over() -> None:
    game = tc.start("la_agencia")

    with pytest.raises(AssertionError, match="nothing is called score"):
        found(game, "score", [0, 0])
    with pytest.raises(KeyError):
        found(game, "seen", {"0": {"seats.0.score": 0}})


def test_there_is_a_golden_game_for_each_number_of_players_and_each_way_to_end() -> None:
    ends: dict[str, set[int]] = {"won": set(), "won by the deck": set(), "shared": set()}
    for file in FILES:
        game = tc.resume(file)
        if game.actor is None:
            best = game.points.count(max(game.points)) > 1
            way = "shared" if len(game.winners) > 1 else "won by the deck" if best else "won"
            ends[way].add(game.seats)

    assert all(ends.values())
    assert set().union(*ends.values()) == {3, 4, 5, 6}


def test_there_is_a_golden_game_for_each_setting_of_a_ruling_and_each_embassy() -> None:
    switched = {name for file in FILES for name in read(file).options}
    embassies = {read(file).options.get("embassy", 0) for file in FILES}
    rulings = {id_ for file in FILES for id_ in ids_in(read(file).source, "AE")}
    untold = {"AE-H18", "AE-H19"}  # slips and talk are not played

    assert switched == {option.name for option in GAME.options}
    assert embassies == set(range(8))
    assert rulings >= {id_ for id_ in clauses_of(GAME.texts / "en.ftl") if "-H" in id_} - untold
