"""There is a golden game for each thing of which there should be one.

What each of them says is tried in tests/games/test_golden_games.py.
"""

from __future__ import annotations

from games.test_golden_games import of_room
from helpers.clauses import clauses_of, ids_in
from tradecraft.games.agent_hunter import GAME
from tradecraft.games.agent_hunter.rules import CAPPED, QUIET, RUINS


def test_there_is_a_golden_game_for_each_way_to_end_and_each_ruling() -> None:
    games = of_room(GAME.name)
    endings = {record.expect.get("ending") for record in games}
    rulings = {id_ for record in games for id_ in ids_in(record.source, "AH")}

    assert endings >= {RUINS, QUIET, CAPPED}
    assert rulings >= {id_ for id_ in clauses_of(GAME.texts / "en.ftl") if "-H" in id_}
