"""What is in the box, what it is about, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

import tradecraft as tc
from games.agent_hunter.hunting import HIDDEN, clause, play, side, spies, table
from tradecraft.games.agent_hunter.rules import HAND


def test_target_has_one_spy_of_each_number_from_0_to_9() -> None:  # AH-1.1, AH-3.1
    game = table("")

    assert side(game, 0, 0)["side"] == "target"
    assert side(game, 0, 0)["hand"] == list(range(10))


def test_the_men_in_mask_have_one_spy_of_each_number_from_0_to_9() -> None:  # AH-1.2, AH-3.2
    game = table("")

    assert side(game, 1, 1)["side"] == "masks"
    assert side(game, 1, 1)["hand"] == list(range(10))


def test_target_has_five_decoys() -> None:  # AH-1.4, AH-3.1
    assert side(table(""), 0, None)["decoys"] == 5


def test_the_men_in_mask_have_five_decoys() -> None:  # AH-1.5, AH-3.2
    assert side(table(""), 1, None)["decoys"] == 5


def test_what_i_destroy_counts_for_me_and_what_i_lose_for_the_other() -> None:  # AH-2.1
    assert table(f"{HIDDEN} 3>b").points == [1, 0]
    assert table(f"{HIDDEN} 7>a", first=1).points == [0, 1]


def test_the_game_ends_when_all_three_hideouts_of_one_player_are_destroyed() -> None:  # AH-2.2
    game = table(f"{HIDDEN} 3>b 7>a 5>a 0>b")
    assert game.actor == 0

    game.play("9>c")
    assert game.actor is None


def test_more_points_win_even_over_who_destroyed_three_hideouts() -> None:  # AH-2.3
    game = table(f"{HIDDEN} a^ +7 *a 1>a  a^ +7 *a 1>a  a^ +7 *a 1>a  3>b 7>a  5>a 1>b  9>c")

    assert game.positions["ruined"][0].tolist() == [[1, 0, 0], [1, 1, 1]]
    assert game.points == [3, 4]
    assert game.winners == [1]


def test_each_player_lays_three_of_his_spies_one_in_each_hideout() -> None:  # AH-3.3
    pos = play(HIDDEN)

    assert [pos.where[0, spy] for spy in (7, 0, 4)] == [0, 1, 2]
    assert [pos.where[1, spy] for spy in (5, 3, 9)] == [0, 1, 2]
    assert clause(table("+7"), "+7") == "AH-3.4"
    assert clause(table("+7 +0"), "1>a") == "AH-3.3"


def test_the_seven_other_spies_are_a_hand_that_the_opponent_does_not_see() -> None:  # AH-3.4
    game = table(HIDDEN)

    assert side(game, 0, 0)["hand"] == [1, 2, 3, 5, 6, 8, 9]
    assert side(game, 1, 1)["hand"] == [0, 1, 2, 4, 6, 7, 8]
    for viewer in (1, None):
        assert side(game, 0, viewer)["hand"] is None
        assert side(game, 0, viewer)["hand_size"] == 7


def test_hiding_a_spy_shows_it_to_nobody_else() -> None:  # AH-3.5
    one, other = table(HIDDEN), table("+1 +2 +3  +5 +3 +9")

    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)


def test_a_player_always_sees_the_spies_in_his_own_hideouts() -> None:  # AH-3.6
    for moves in ("", "3>b", "3>b 1>c", "3>b 1>c a^"):
        game = table(f"{HIDDEN} {moves}")

        assert spies(game, 0, 0) == ([None, 0, 4] if moves.endswith("a^") else [7, 0, 4])
    assert spies(table(f"{HIDDEN} 3>b 1>c a^ +8"), 0, 0) == [8, 0, 4]


def test_a_player_never_sees_the_spies_in_the_other_hideouts() -> None:  # AH-3.7
    for moves in ("", "2>b", "2>b 1>c", "2>b 1>c a^", "2>b 1>c a^ +8 *a"):
        game = table(f"{HIDDEN} {moves}")

        assert spies(game, 1, 0) == spies(game, 1, None) == [None, None, None]
        assert spies(game, 0, 1) == spies(game, 0, None) == [None, None, None]


def test_only_the_dealer_draws_who_begins_and_either_player_may() -> None:  # AH-3.8
    game = tc.start("agent_hunter", dealer="manual")
    assert clause(game, "first=0") == "AH-3.8"

    for move in HIDDEN.split():
        game.play(move)
    assert game.actor == tc.DEALER
    assert game.legal() == ["first=0", "first=1"]
    assert clause(game, "3>b") == "AH-3.8"
    for first in (0, 1):
        assert table(HIDDEN, first=first).actor == first


def test_the_dealer_lets_both_begin_equally_often() -> None:  # AH-3.8
    begins: Counter[object] = Counter()
    for seed in range(400):
        game = tc.start("agent_hunter", seed=seed)
        for move in HIDDEN.split():
            game.play(move)
        begins[game.actor] += 1

    assert begins[0] + begins[1] == 400
    assert 160 < begins[0] < 240  # four standard deviations


@pytest.mark.parametrize("first", [0, 1])
def test_nobody_acts_before_both_have_hidden(first: int) -> None:  # AH-3.3, AH-3.8
    for laid in range(6):
        game = table(" ".join(HIDDEN.split()[:laid]), first=first)

        assert game.actor == laid // 3
        assert all(move.startswith("+") for move in game.legal())
        assert len(game.legal()) == 10 - laid % 3
    assert (play(HIDDEN, first=first).where == HAND).sum(axis=1).tolist() == [7, 7]
