"""There is a golden game for each thing of which there should be one, and the lesson is right.

What each of them says is tried in tests/games/test_golden_games.py.
"""

from __future__ import annotations

import re

import tradecraft as tc
from games.agency.showing import RECORDS, moments
from games.test_golden_games import of_room
from helpers.clauses import clauses_of, ids_in
from tradecraft.games.agency import GAME, box
from tradecraft.games.agency.decks import ASSET_NAMES, OBJECTIVE_NAMES
from tradecraft.kernel import records
from tradecraft.kernel.layout import SPECTATOR
from tradecraft.kernel.texts import messages
from tradecraft.kernel.words import LANGUAGES, words

PROVED_ELSEWHERE = {"AG-15.10"}  # by counting dice


def told() -> set[str]:
    """Name all that is told to a spectator in golden games."""
    return {line.key for moment in moments() for line in moment.told(SPECTATOR)}


def test_each_kind_of_move_is_played_in_a_golden_game() -> None:  # AG-3.4
    faces = {box.SEALED_LOCATION, box.SEALED_OBJECTIVE, box.SEALED_CARD, box.SEEN_OBJECTIVE}
    faces |= {box.SEEN_CARD, box.TAKEN, box.PASSED}
    played = {moment.kind for moment in moments()}

    assert set(range(len(box.MOVES.sizes))) - faces - played == set()


def test_each_end_comes_in_a_golden_game() -> None:  # AG-14.1, AG-H26
    ends = {"over-won", "over-stopped", "over-shared-2", "over-shared-3", "over-shared-4"}

    assert ends | {"safety-stop"} <= told()


def test_each_action_is_told_in_a_golden_game() -> None:
    expected = {
        *("walked", "drove", "flew", "toll", "hired", "built", "plays", "mole", "mole-in-vain"),
        *("laid-block", "laid-rebellion", "lifted", "turned-up", "initiates", "fled", "stopped"),
        *("completed", "destroyed", "attack-won", "attack-lost", "stole", "stole-hidden"),
        *("traded", "declined", "cancelled", "invites", "drops-hidden", "token", "last-card"),
        *("renewed-assets", "renewed-locations"),
    }

    assert expected <= told()


def test_there_is_a_golden_game_for_each_example() -> None:
    cited: set[str] = set()
    for record in of_room(GAME.name):
        cited |= ids_in(record.source, "AG")
    wanted = {id_ for id_ in clauses_of(GAME.texts / "en.ftl") if re.match("AG-15[.]", id_)}

    assert wanted - PROVED_ELSEWHERE <= cited


def test_each_objective_is_initiated_and_many_cards_are_drawn_in_golden_games() -> None:
    drawn = {moment.move for moment in moments() if moment.kind == box.DRAW}
    names = {ASSET_NAMES[box.MOVES.rows[move][1]] for move in drawn}
    started = {
        line.args["objective"]
        for moment in moments()
        for line in moment.told(SPECTATOR)
        if line.key == "initiates"
    }

    assert names == set(ASSET_NAMES)
    assert started == set(OBJECTIVE_NAMES)


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


def test_the_lesson_goes_from_one_turn_of_a_player_to_the_next() -> None:  # AG-11.9, AG-4.2
    play = tc.resume(RECORDS / "first-round.toml")
    again = tc.start(GAME, 4, dealer="manual")
    money = {}
    for ply, move in enumerate(play.moves):
        money[ply] = again.view(None)["seats"][1]["money"]
        again.play(GAME.write(move))
    plies = {key: ply for ply, keys in lesson().lesson.items() for key in keys.split()}

    assert money[plies["lesson-6"]] == 10
    assert money[plies["lesson-11"]] == 0
    assert money[plies["lesson-15"]] == 70
    assert money[plies["lesson-16"]] == 30
    for lang in LANGUAGES:
        say = words(lang, GAME.texts).say
        assert "10k" in say("lesson-6")
        assert "15k" in say("lesson-11")
        assert "60k" in say("lesson-15")
