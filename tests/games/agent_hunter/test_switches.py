"""Switching two spies, and the decoys that it costs."""

from __future__ import annotations

import pytest

from games.agent_hunter.hunting import HIDDEN, clause, face, play, side, spies, table
from tradecraft.games.agent_hunter.rules import HAND, LURE, REHIDE, SILENCE

FIVE_SWITCHES = " ".join(["a^ +7 *a 1>a"] * 5)  # the 1 of the other side never finds the 7


# -- switching ----------------------------------------------------------------------------------


def test_a_switch_shows_the_spy_of_a_hideout_and_takes_it_into_the_hand() -> None:  # AH-7.1
    game = table(f"{HIDDEN} 6>b b^")

    assert game.positions["where"][0, 1, 3] == HAND
    for viewer in (0, 1, None):
        assert game.view(viewer)["shown"] == 3
        assert side(game, 1, viewer)["hideouts"][1]["state"] == "empty"
        assert side(game, 1, viewer)["hand_size"] == 8
    assert game.positions["answer"][0] == SILENCE  # no attack waits for one any more


def test_then_a_spy_of_the_hand_is_laid_face_down_into_that_hideout() -> None:  # AH-7.2
    game = table(f"{HIDDEN} a^")
    assert game.positions["step"][0] == REHIDE
    assert clause(game, "*a") == "AH-7.2"
    assert clause(game, "+0") == "AH-3.4"  # it lies in another hideout
    assert [face(game, "+8", viewer) for viewer in (0, 1, None)] == ["+8", "+?", "+?"]

    game.play("+8")
    assert spies(game, 0, 0) == [8, 0, 4]
    for viewer in (1, None):
        assert spies(game, 0, viewer) == [None, None, None]
    assert table(f"{HIDDEN} a^ +8").view(1) == table(f"{HIDDEN} a^ +2").view(1)


def test_it_may_be_the_spy_just_taken_up() -> None:  # AH-7.3
    game = table(f"{HIDDEN} a^")
    assert "+7" in game.legal()

    game.play("+7")
    assert spies(game, 0, 0) == [7, 0, 4]


def test_the_others_do_not_learn_whether_it_was_the_spy_just_taken_up() -> None:  # AH-7.3
    for viewer in (1, None):
        same, other = (table(f"{HIDDEN} a^ {spy}") for spy in ("+7", "+8"))

        assert same.view(viewer) == other.view(viewer)
        assert 7 in side(same, 0, viewer)["hideouts"][0]["could_be"]
        assert 8 in side(same, 0, viewer)["hideouts"][0]["could_be"]


@pytest.mark.parametrize("beside", "abc")
def test_a_switch_ends_with_a_decoy_beside_any_hideout_of_ones_own(
    beside: str,
) -> None:  # AH-7.4
    game = table(f"{HIDDEN} a^ +8")
    assert game.positions["step"][0] == LURE
    assert game.legal() == ["*a", "*b", "*c"]
    assert clause(game, "1>a") == "AH-7.4"

    game.play(f"*{beside}")
    assert [hideout["decoys"] for hideout in side(game, 0, None)["hideouts"]] == [
        int(name == beside) for name in "abc"
    ]
    assert side(game, 0, None)["decoys"] == 4
    assert side(game, 1, None)["decoys"] == 5


def test_a_destroyed_hideout_cannot_be_switched() -> None:  # AH-7.5
    game = table(f"{HIDDEN} 3>b")

    assert "b^" not in game.legal()
    assert clause(game, "b^") == "AH-7.5"


# -- decoys -------------------------------------------------------------------------------------


def test_five_decoys_make_five_switches() -> None:  # AH-8.1
    left = [5, 4, 3, 2, 1, 0]
    for switches in range(6):
        pos = play(f"{HIDDEN} {' '.join(['a^ +7 *a 1>a'] * switches)}")

        assert pos.stock.tolist() == [left[switches], 5]


def test_who_has_no_decoys_cannot_switch() -> None:  # AH-8.2
    game = table(f"{HIDDEN} {FIVE_SWITCHES}")

    assert not [move for move in game.legal() if move.endswith("^")]
    assert clause(game, "a^") == "AH-8.2"
    game.play("1>a")
    assert "a^" in game.legal()  # the other side has its own


def test_a_decoy_stays_to_the_end_of_the_game() -> None:  # AH-8.3
    game = table(f"{HIDDEN} a^ +7 *c  1>c 3>b 1>c 5>a 1>c 9>c")

    assert game.actor is None
    assert game.positions["decoys"][0].tolist() == [[0, 0, 1], [0, 0, 0]]
    assert game.positions["stock"][0].tolist() == [4, 5]


def test_a_decoy_stays_when_its_hideout_is_destroyed() -> None:  # AH-8.4
    pos = play(f"{HIDDEN} a^ +7 *a 7>a")

    assert pos.ruined[0].tolist() == [1, 0, 0]
    assert pos.decoys[0].tolist() == [1, 0, 0]


def test_a_decoy_stays_when_its_hideout_is_switched_or_refilled() -> None:  # AH-8.5
    switched = play(f"{HIDDEN} a^ +7 *a 1>a a^ +8 *b")
    refilled = play("+5 +0 +4  +5 +3 +9 a^ +5 *a 1>b a>a +6")

    assert switched.decoys[0].tolist() == [1, 1, 0]
    assert refilled.where[0, 6] == 0
    assert refilled.decoys[0].tolist() == [1, 0, 0]


def test_several_decoys_may_lie_beside_one_hideout() -> None:  # AH-8.6
    pos = play(f"{HIDDEN} {FIVE_SWITCHES}")

    assert pos.decoys[0].tolist() == [5, 0, 0]
