"""There is a golden game for each thing of which there should be one, and the lesson is right.

What each of them says is tried in tests/games/test_golden_games.py.
"""

from __future__ import annotations

import functools
import re

import tradecraft as tc
from games.test_golden_games import files_of, of_room
from games.the_agents.referee import Referee
from games.the_agents.showing import RECORDS, Moment
from games.the_agents.test_referee import compare_moves, compare_tables
from helpers.clauses import clauses_of, ids_in
from tradecraft.games.the_agents import GAME
from tradecraft.games.the_agents.notation import AGENTS, TASKS
from tradecraft.kernel import records
from tradecraft.kernel.layout import SPECTATOR
from tradecraft.kernel.texts import messages
from tradecraft.kernel.words import LANGUAGES, Line, words


@functools.cache
def all_told() -> list[Line]:
    """Tell a spectator all golden games."""
    told: list[Line] = []
    for record in of_room(GAME.name):
        before, last = GAME.start(record.seats, record.options), -1
        for positions, move in record.play():
            if last >= 0:
                told += Moment(before, last, positions).told(SPECTATOR)
            before, last = positions.copy(), move
    return told


def of_lines(key: str, fact: str) -> set[object]:
    """Give what the lines of a kind say of something."""
    return {line.args[fact] for line in all_told() if line.key == key}


def test_each_agent_performs_its_command_in_a_golden_game() -> None:  # TA-12.1 to TA-13.9
    assert of_lines("performs", "agent") == set(AGENTS)


def test_each_mission_pays_in_a_golden_game() -> None:  # TA-14.1 to TA-14.10
    assert of_lines("scored-mission", "mission") == set(TASKS)


def test_there_is_a_golden_game_for_each_way_to_end() -> None:  # TA-H8, TA-H47, TA-H49
    told = {line.key for line in all_told()}

    assert {"ended-won", "ended-round-finished", "ended-stopped"} <= told
    assert {"over-won", "over-shared"} <= told


def test_there_is_a_golden_game_for_each_question_and_each_example_of_the_rulebook() -> None:
    cited: set[str] = set()
    for record in of_room(GAME.name):
        cited |= ids_in(record.source, "TA")
    wanted = {id_ for id_ in clauses_of(GAME.texts / "en.ftl") if re.match("TA-1[56][.]", id_)}

    assert wanted - {"TA-15.12"} <= cited  # a joke


def test_there_is_a_golden_game_for_each_number_of_players() -> None:
    assert {record.seats for record in of_room(GAME.name)} == set(GAME.seats)


def test_the_referee_leads_every_golden_game_to_the_same_table() -> None:
    for record in of_room(GAME.name):
        referee = Referee(record.seats, **record.options)
        for positions, move in record.play():
            if move >= 0:
                referee.play(GAME.write(move))
            else:
                compare_moves(positions, referee)
                compare_tables(positions, referee)


# -- the lesson -----------------------------------------------------------------------------------


def lesson() -> records.Record:
    """Read the lesson."""
    found = [record for record in of_room(GAME.name) if record.lesson]
    assert len(found) == 1
    return found[0]


def test_the_lesson_says_each_of_its_sentences_once_and_in_order() -> None:
    said = " ".join(keys for _, keys in sorted(lesson().lesson.items())).split()

    for lang in LANGUAGES:
        keys = [key for key in messages(GAME.texts / f"{lang}.ftl") if key.startswith("lesson-")]
        assert keys == said


def test_the_figures_of_the_lesson_are_those_of_its_game() -> None:
    play = tc.resume(RECORDS / "lesson.toml")
    again = tc.start(GAME, play.seats, play.options, dealer="manual")
    points = {0: again.points}
    for ply, move in enumerate(play.moves, 1):
        again.play(GAME.write(move))
        points[ply] = again.points

    # after so many moves a seat has so many IP, and the sentence says the number
    for ply, seat, ip, key in ((14, 0, 7, 5), (19, 1, 3, 6), (25, 0, 9, 9), (36, 0, 14, 15)):
        assert points[ply][seat] == ip
        assert f"lesson-{key}" in lesson().lesson[ply].split()
        for lang in LANGUAGES:
            assert str(ip) in words(lang, GAME.texts).say(f"lesson-{key}")
    assert points[28][0] - points[25][0] == 4  # the Gunman
    assert len(files_of(GAME.name)) > 60
