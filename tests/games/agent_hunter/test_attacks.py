"""Turns, and the two kinds of attack."""

from __future__ import annotations

import pytest

from games.agent_hunter.hunting import HIDDEN, clause, face, play, side, spies, table
from tradecraft.games.agent_hunter.rules import (
    ACT,
    GONE,
    HAND,
    HIGHER,
    HIT,
    LOWER,
    OVER,
    REFILL,
    RUINS,
)
from tradecraft.kernel.layout import NOBODY

TWIN = "+3 +0 +4  +5 +3 +9"  # whoever loses the 3 of his a finds its twin in the other's b
SAME = "+5 +0 +4  +5 +3 +9"  # an attack from a against a is a hit


# -- turns --------------------------------------------------------------------------------------


def test_turns_alternate_whatever_is_done_in_them() -> None:  # AH-4.1
    game = table(HIDDEN, first=1)
    for seat, action in enumerate(["1>a", "b^ +2 *a", "1>a", "3>b", "0>c", "b>a"], 1):
        assert game.actor == seat % 2
        for move in action.split():
            game.play(move)


def test_a_turn_is_one_of_three_actions() -> None:  # AH-4.2
    game = table(HIDDEN)
    strikes = {f"{spy}>{target}" for spy in (1, 2, 3, 5, 6, 8, 9) for target in "abc"}
    charges = {f"{mine}>{target}" for mine in "abc" for target in "abc"}
    switches = {f"{mine}^" for mine in "abc"}

    assert set(game.legal()) == strikes | charges | switches
    assert clause(game, "+1") == "AH-4.2"
    assert clause(game, "*a") == "AH-4.2"


@pytest.mark.parametrize("action", ["1>a", "3>b", "a>b", "a^ +7 *b"])
def test_after_one_action_it_is_the_turn_of_the_other(action: str) -> None:  # AH-4.2, AH-4.3
    pos = play(f"{HIDDEN} {action}")

    assert pos.turn == pos.actor == 1
    assert pos.step == ACT
    assert pos.turns == 1


def test_turns_go_on_while_both_have_a_hideout() -> None:  # AH-4.4
    game = table(f"{HIDDEN} 3>b 7>a 5>a 0>b")
    assert game.positions["ruined"][0].tolist() == [[1, 1, 0], [1, 1, 0]]
    assert game.actor == 0

    game.play("1>c")
    game.play("4>c")
    assert game.actor is None
    assert game.positions["ruined"][0].tolist() == [[1, 1, 1], [1, 1, 0]]


# -- attack from the hand -----------------------------------------------------------------------


def test_a_spy_of_the_hand_is_shown_and_aimed_at_one_hideout() -> None:  # AH-5.1
    game = table(HIDDEN)
    assert clause(game, "7>a") == "AH-3.4"  # it lies in a hideout
    assert not [move for move in game.legal() if move[0] in "704"]

    game.play("6>b")
    for viewer in (0, 1, None):
        assert game.view(viewer)["shown"] == 6
    assert game.positions["ruined"][0].sum() == 0


def test_the_defender_answers_at_once_and_shows_nothing() -> None:  # AH-5.2
    game = table(f"{HIDDEN} 6>b")

    assert game.view(0)["answer"] == "lower"
    assert game.actor == 1  # nobody was asked whether to answer
    assert spies(game, 1, 0) == [None, None, None]


def test_the_answer_is_higher_if_the_hidden_spy_is_higher() -> None:  # AH-5.3
    assert [play(f"{HIDDEN} {spy}>a").answer for spy in (1, 2, 3)] == [HIGHER] * 3


def test_the_answer_is_lower_if_the_hidden_spy_is_lower() -> None:  # AH-5.4
    assert [play(f"{HIDDEN} {spy}>a").answer for spy in (6, 8, 9)] == [LOWER] * 3


def test_the_answer_is_hit_if_both_are_equal() -> None:  # AH-5.5
    assert [play(f"{HIDDEN} {attack}").answer for attack in ("5>a", "3>b", "9>c")] == [HIT] * 3


@pytest.mark.parametrize("attack", ["2>b", "6>b"])
def test_after_a_failed_attack_the_spy_goes_back_and_nothing_else_happens(
    attack: str,
) -> None:  # AH-5.6
    before, after = play(HIDDEN), play(f"{HIDDEN} {attack}")

    assert after.where.tolist() == before.where.tolist()
    assert after.where[0, int(attack[0])] == HAND
    assert after.ruined.sum() == after.decoys.sum() == 0


def test_a_hit_reveals_the_hidden_spy_and_destroys_its_hideout() -> None:  # AH-5.7
    game = table(f"{HIDDEN} 3>b")

    for viewer in (0, 1, None):
        hideout = side(game, 1, viewer)["hideouts"][1]
        assert (hideout["state"], hideout["spy"]) == ("ruined", 3)
    assert game.positions["ruined"][0].tolist() == [[0, 0, 0], [0, 1, 0]]


def test_a_hit_takes_the_attacking_spy_out_of_the_hand() -> None:  # AH-5.8
    game = table(f"{HIDDEN} 3>b")

    assert game.positions["where"][0, 0, 3] == GONE
    assert side(game, 0, 0)["hand"] == [1, 2, 5, 6, 8, 9]
    assert side(game, 0, None)["hand_size"] == 6


def test_an_attack_from_the_hand_that_destroys_the_third_hideout_ends_the_game() -> None:  # AH-5.9
    pos = play(f"{HIDDEN} 3>b 1>c 5>a 1>c 9>c")

    assert pos.ruined.tolist() == [[0, 0, 0], [1, 1, 1]]
    assert (pos.step, pos.actor, pos.ending, pos.winner) == (OVER, NOBODY, RUINS, 0)


# -- attack from a hideout ----------------------------------------------------------------------


def test_the_spy_of_a_hideout_is_shown_and_aimed_at_one_of_theirs() -> None:  # AH-6.1
    game = table(f"{HIDDEN} a>b")

    for viewer in (0, 1, None):
        assert game.view(viewer)["shown"] == 7


def test_an_attack_from_a_hideout_is_answered_in_the_same_way() -> None:  # AH-6.2
    assert play(f"{HIDDEN} b>a").answer == HIGHER
    assert play(f"{HIDDEN} a>a").answer == LOWER
    assert play(f"{SAME} a>a").answer == HIT


@pytest.mark.parametrize("attack", ["a>b", "a>c"])
def test_a_failed_attack_from_a_hideout_destroys_that_hideout(attack: str) -> None:  # AH-6.3
    pos = play(f"{HIDDEN} {attack}")

    assert pos.ruined.tolist() == [[1, 0, 0], [0, 0, 0]]


def test_the_defender_lays_his_spy_of_the_same_value_on_it() -> None:  # AH-6.4
    game = table(f"{HIDDEN} a>b")
    pos = game.positions[0]

    assert pos.pair[0].tolist() == [7, -1, -1]
    assert pos.where[0, 7] == pos.where[1, 7] == GONE
    assert pos.twin == HAND
    assert side(game, 1, 1)["hand"] == [0, 1, 2, 4, 6, 8]


def test_the_defender_refills_the_hideout_from_which_the_twin_came() -> None:  # AH-6.5
    game = table(f"{TWIN} a>a")
    pos = game.positions[0]
    assert (pos.actor, pos.turn, pos.step, pos.slot) == (1, 0, REFILL, 1)
    assert face(game, "+8", 0) == face(game, "+8", None) == "+?"
    assert game.legal() == ["+0", "+1", "+2", "+4", "+6", "+7", "+8"]
    assert clause(game, "1>a") == "AH-6.5"

    game.play("+8")
    assert spies(game, 1, 1) == [5, 8, 9]
    assert spies(game, 1, 0) == [None, None, None]
    assert (pos.actor, pos.turn, pos.step) == (1, 1, ACT)


def test_the_defender_keeps_the_hideout_that_he_refilled() -> None:  # AH-6.6
    pos = play(f"{TWIN} a>a +8")

    assert pos.ruined.tolist() == [[1, 0, 0], [0, 0, 0]]


def test_a_twin_in_the_hand_leaves_nothing_to_refill() -> None:  # AH-6.5
    pos = play(f"{HIDDEN} a>b")

    assert (pos.actor, pos.turn, pos.step) == (1, 1, ACT)


def test_a_hit_from_a_hideout_destroys_theirs_with_both_spies_on_it() -> None:  # AH-6.7
    game = table(f"{SAME} a>a")
    pos = game.positions[0]

    assert pos.ruined[1].tolist() == [1, 0, 0]
    assert pos.where[0, 5] == pos.where[1, 5] == GONE
    for viewer in (0, 1, None):
        assert spies(game, 1, viewer)[0] == 5


def test_after_a_hit_the_attacker_refills_the_hideout_he_attacked_from() -> None:  # AH-6.8
    game = table(f"{SAME} a>a")
    pos = game.positions[0]
    assert (pos.actor, pos.step, pos.slot) == (0, REFILL, 0)
    assert face(game, "+6", 1) == face(game, "+6", None) == "+?"
    assert game.legal() == ["+1", "+2", "+3", "+6", "+7", "+8", "+9"]

    game.play("+6")
    assert spies(game, 0, 0) == [6, 0, 4]
    assert spies(game, 0, 1) == [None, None, None]
    assert (pos.actor, pos.step) == (1, ACT)


def test_after_a_hit_the_hideout_he_attacked_from_still_stands() -> None:  # AH-6.9
    pos = play(f"{SAME} a>a +6")

    assert pos.ruined[0].tolist() == [0, 0, 0]


def test_a_hit_from_a_hideout_that_destroys_the_third_ends_the_game() -> None:  # AH-6.10
    pos = play(f"{SAME} 3>b 1>c 9>c 1>c a>a")

    assert pos.ruined.tolist() == [[0, 0, 0], [1, 1, 1]]
    assert (pos.actor, pos.ending, pos.winner) == (NOBODY, RUINS, 0)


def test_a_third_hideout_lost_in_a_failed_attack_ends_the_game() -> None:  # AH-6.10
    pos = play(f"{HIDDEN} a>b 1>c b>a 1>c c>b")

    assert pos.ruined.tolist() == [[1, 1, 1], [0, 0, 0]]
    assert (pos.actor, pos.ending, pos.winner) == (NOBODY, RUINS, 1)
    assert pos.answer == LOWER
