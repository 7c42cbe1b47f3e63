"""There is a golden game for each thing of which there should be one.

What each of them says is tried in tests/games/test_golden_games.py.
"""

from __future__ import annotations

from typing import Final

import tradecraft as tc
from games.test_golden_games import files_of, of_room
from helpers.clauses import clauses_of, ids_in
from tradecraft.games.undercover import GAME
from tradecraft.kernel.texts import messages

# A city's colour, the odds of a split, and that 30 or 200 rounds are the default: see the tests.
UNSEEN: Final = {"UC-H1", "UC-H4", "UC-H15"}


def test_there_is_a_golden_game_for_each_number_of_players_and_each_way_to_end() -> None:
    ends: dict[str, set[int]] = {}
    for file in files_of(GAME.name):
        game = tc.resume(file)
        if game.actor is None:
            side = "Classified" if game.options["classified"] else "Standard"
            how = "by a sixth" if game.positions["ending"][0] else "by the limit"
            best = game.points.count(max(game.points))
            won = "shared" if len(game.winners) > 1 else "by Staffers" if best > 1 else "won"
            ends.setdefault(f"{side} {how}", set()).add(game.seats)
            ends.setdefault(won, set()).add(len(game.winners))

    assert ends.keys() >= {
        *("Standard by a sixth", "Classified by a sixth"),
        *("Standard by the limit", "Classified by the limit"),
        *("won", "by Staffers", "shared"),
    }
    assert ends["shared"] == {2, 3}
    assert {record.seats for record in of_room(GAME.name)} == {2, 3, 4}


def test_there_is_a_golden_game_for_each_ruling() -> None:
    rulings = {id_ for record in of_room(GAME.name) for id_ in ids_in(record.source, "UC")}

    assert rulings >= {id_ for id_ in clauses_of(GAME.texts / "en.ftl") if "-H" in id_} - UNSEEN


def test_each_setting_of_an_option_of_few_settings_is_in_a_golden_game() -> None:
    found = {
        (option.name, record.options.get(option.name, option.default))
        for record in of_room(GAME.name)
        for option in GAME.options
    }
    few = [option for option in GAME.options if option.high - option.low < 4]

    assert len(few) == 13
    assert found >= {
        (option.name, value)
        for option in few
        for value in range(option.low, option.high + 1)
        if (option.name, value) != ("lane_length", 11)  # as 10 and 12, and tried by its test
    }


def test_the_lesson_has_a_sentence_for_each_step_and_no_other() -> None:
    said = [
        key
        for record in of_room(GAME.name)
        for keys in record.lesson.values()
        for key in keys.split()
    ]
    written = [key for key in messages(GAME.texts / "en.ftl") if key.startswith("lesson-")]

    assert said == [f"lesson-{n}" for n in range(1, len(written) + 1)]
    assert len(said) > 15
