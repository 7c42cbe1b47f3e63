"""There is a golden game for each thing of which there should be one.

What each of them says is tried in tests/games/test_golden_games.py.
"""

from __future__ import annotations

import tradecraft as tc
from games.test_golden_games import files_of, of_room
from helpers.clauses import clauses_of, ids_in
from tradecraft.games.la_agencia import GAME


def test_there_is_a_golden_game_for_each_number_of_players_and_each_way_to_end() -> None:
    ends: dict[str, set[int]] = {"won": set(), "won by the deck": set(), "shared": set()}
    for file in files_of(GAME.name):
        game = tc.resume(file)
        if game.actor is None:
            best = game.points.count(max(game.points)) > 1
            way = "shared" if len(game.winners) > 1 else "won by the deck" if best else "won"
            ends[way].add(game.seats)

    assert all(ends.values())
    assert set().union(*ends.values()) == {3, 4, 5, 6}


def test_there_is_a_golden_game_for_each_ruling_and_each_embassy() -> None:
    games = of_room(GAME.name)
    embassies = {record.options.get("embassy", 0) for record in games}
    rulings = {id_ for record in games for id_ in ids_in(record.source, "AE")}
    untold = {"AE-H18", "AE-H19"}  # slips and talk are not played

    assert embassies == set(range(8))
    assert rulings >= {id_ for id_ in clauses_of(GAME.texts / "en.ftl") if "-H" in id_} - untold
