"""Smaller games, so that they can be studied whole."""

from __future__ import annotations

import pytest

import tradecraft as tc
from games.agent_hunter.hunting import clause, play, side, table
from tradecraft.games.agent_hunter.rules import BOTH, CAPPED, RUINS
from tradecraft.kernel.layout import UNKNOWN


def refused(**options: int) -> str:
    """Name the clause that forbids a game of these sizes."""
    with pytest.raises(tc.Refused) as refusal:
        tc.start("agent_hunter", options=options)
    return refusal.value.clause


@pytest.mark.parametrize("spies", range(5, 11))
def test_each_side_plays_with_the_lowest_spies(spies: int) -> None:  # AH-S1
    game = table("", spies=spies)

    assert side(game, 0, 0)["hand"] == list(range(spies))
    assert side(game, 0, 1)["hand_size"] == spies
    assert game.legal() == [f"+{spy}" for spy in range(spies)]


def test_a_spy_left_in_the_box_is_not_in_play() -> None:  # AH-S1
    assert clause(table("+0 +1 +2", spies=5), "+7") == "AH-S1"

    game = table("+0 +1 +2  +0 +1 +2", spies=5)
    assert clause(game, "7>a") == "AH-S1"
    assert side(game, 1, 0)["hideouts"][0]["could_be"] == [0, 1, 2, 3, 4]


def test_there_are_three_to_ten_spies() -> None:  # AH-S1
    assert refused(spies=2, hideouts=1) == "AH-S1"
    assert refused(spies=11) == "AH-S1"
    assert table("", spies=3, hideouts=1).actor == 0


@pytest.mark.parametrize(
    ("hideouts", "hunt"),
    [
        (1, "+7  +4  4>a"),
        (2, "+7 +8  +4 +5  4>a 0>a 5>b"),
        (3, "+7 +8 +9  +4 +5 +6  4>a 0>a 5>b 0>a 6>c"),
    ],
)
def test_the_game_ends_when_all_hideouts_of_a_player_are_destroyed(
    hideouts: int, hunt: str
) -> None:  # AH-S2
    game = table(hunt.rpartition(" ")[0], hideouts=hideouts)
    assert game.actor == 0
    assert len(side(game, 1, None)["hideouts"]) == hideouts

    game.play(hunt.rpartition(" ")[2])
    assert game.positions["ending"][0] == RUINS
    assert game.points == [hideouts, 0]


def test_a_hideout_that_is_not_played_with_does_not_exist() -> None:  # AH-S2
    game = table("+7 +8  +4 +5", hideouts=2)

    assert not [move for move in game.legal() if "c" in move]
    for move in ("0>c", "a>c", "c>a", "c^"):
        assert clause(game, move) == "AH-S2"
    game = table("+7 +8  +4 +5  a^ +7", hideouts=2)
    assert game.legal() == ["*a", "*b"]
    assert clause(game, "*c") == "AH-S2"


def test_there_are_one_to_three_hideouts() -> None:  # AH-S2
    assert refused(hideouts=0) == refused(hideouts=4) == "AH-S2"


@pytest.mark.parametrize(("hideouts", "fewest"), [(1, 3), (2, 3), (3, 5)])
def test_there_are_enough_spies_to_refill_a_hideout(hideouts: int, fewest: int) -> None:
    """AH-S2: at least two spies less one for each hideout, as AH-11.4 must hold."""
    assert table("", hideouts=hideouts, spies=fewest).actor == 0
    if fewest > 3:
        assert refused(hideouts=hideouts, spies=fewest - 1) == "AH-11.4"


@pytest.mark.parametrize("decoys", range(6))
def test_each_side_has_this_many_decoys_and_switches(decoys: int) -> None:  # AH-S3
    game = table("+7 +0 +4  +5 +3 +9 " + "a^ +7 *a 1>a " * decoys, decoys=decoys)

    assert side(game, 1, None)["decoys"] == decoys
    assert side(game, 0, None)["hideouts"][0]["decoys"] == decoys
    assert clause(game, "a^") == "AH-8.2"
    assert not [move for move in game.legal() if move.endswith("^")]


def test_there_are_at_most_five_decoys() -> None:  # AH-S3
    assert refused(decoys=6) == refused(decoys=-1) == "AH-S3"


def test_a_capped_game_is_drawn_whatever_the_points() -> None:  # AH-S4
    pos = play("+7 +0 +4  +5 +3 +9  3>b 1>a", turn_cap=3)
    assert pos.actor == 0

    game = table("+7 +0 +4  +5 +3 +9  3>b 1>a 5>a", turn_cap=3)
    assert game.positions["ending"][0] == CAPPED
    assert game.points == [2, 0]
    assert game.positions["winner"][0] == BOTH
    assert game.winners == [0, 1]
    assert game.positions["sums"][0].tolist() == [UNKNOWN, UNKNOWN]


def test_a_turn_that_destroys_the_last_hideout_is_not_capped() -> None:  # AH-S4
    game = table("+7 +0 +4  +5 +3 +9  3>b 1>a 5>a 1>a 9>c", turn_cap=5)

    assert game.positions["ending"][0] == RUINS
    assert game.winners == [0]


def test_without_a_cap_a_game_goes_on() -> None:  # AH-S4
    assert play("+7 +0 +4  +5 +3 +9 " + "1>a " * 59).actor == 1
    assert refused(turn_cap=-1) == "AH-S4"
