"""Step C: Infiltrators, then Recruiters, then Agents."""

from __future__ import annotations

import pytest

import tradecraft as tc
from games.la_agencia.missions import (
    clause,
    fates,
    info,
    number,
    numbers,
    pile,
    positions,
    shown,
    table,
)
from tradecraft.games.la_agencia.rules import EACH, NONE, SWITZERLAND

# After its first hand a point lies on the Reward tile, and seat 0 is the Ambassador: seat 1 plays
# first. Seats 0 and 1 have an Infiltrator and a Recruiter in position 2.
REWARDED = "r1 i | 5 r1 | 1 4"
RECRUITED = "hall p1 p1 p1 >1"


def bottom(game: tc.Play, seat: int) -> str:
    """Name the last card of a deck, with its first owner."""
    card = [c for c in game.positions["deck"][0, seat].tolist() if c != NONE][-1]
    return f"{pile(game, seat).split()[-1]} of {card // EACH}"


# -- order --------------------------------------------------------------------------------------


def test_an_infiltrator_stops_a_recruiter_that_was_played_before_it() -> None:  # AE-6.1
    game = table("1 | r1 | i", "hall p1 p1 p1")

    assert fates(game) == ["welcome", "taken", "swapped"]
    assert number(game, "reward") == 0


def test_a_recruiter_takes_agents_that_were_played_before_it() -> None:  # AE-6.1
    game = table("1 | 5 | r1", "hall p1 p1 p1 >0")

    assert fates(game) == ["taken", "unwelcome", "swapped"]
    assert info(game) == [5, 2, 5]


def test_cards_of_a_kind_are_resolved_clockwise_the_ambassadors_last() -> None:  # AE-6.2
    game = table("r1 | 5 | r1", "hall p1 p1 p1")
    assert fates(game) == ["swapped", "taken", "idle"]

    game = table("r1 | 5 | r1", "hall p1 p1 p1", first=0)
    assert fates(game) == ["idle", "taken", "swapped"]


@pytest.mark.parametrize(("first", "changes"), [(2, [2, -1, -1]), (0, [-2, 1, 1]), (1, [-2, 1, 1])])
def test_agents_come_in_the_order_of_play(first: int, changes: list[int]) -> None:  # AE-6.2
    assert numbers(table("3 | 2 | 1", "hall p1 p1 p1", first=first), "change") == changes


def test_a_card_that_was_exchanged_away_is_not_resolved() -> None:  # AE-6.3
    game = table("r1 | 5 | i", "hall p1 p1 p1")
    assert fates(game) == ["taken", "unwelcome", "swapped"]  # the Recruiter recruits nobody

    game = table("r1 | 5 | 3", "hall p1 p1 p1 >1")
    assert numbers(game, "change") == [0, 0, 2]  # the Agents 5 neither gain nor pay


def test_a_card_is_discarded_face_down_under_ones_own_deck() -> None:  # AE-6.4
    game = table("3 | i | r1", "hall p1 p1 p1")

    assert [bottom(game, seat) for seat in range(3)] == ["3 of 0", "r1 of 2", "i of 1"]
    for viewer in (0, 1, 2, None):
        assert [shown(game, seat, viewer)["deck"] for seat in range(3)] == [[None] * 4] * 3


# -- Infiltrators -------------------------------------------------------------------------------


def test_an_infiltrator_works_when_a_recruiter_is_in_play() -> None:  # AE-6.5
    assert fates(table("i | r1 | 1", "hall p1 p1 p1"))[0] == "swapped"
    assert fates(table("i | 5 | 1", "hall p1 p1 p1"))[0] == "idle"


def test_an_infiltrator_comes_too_late_when_another_took_the_recruiter() -> None:  # AE-6.5
    game = table("i | r1 | i", "hall p1 p1 p1")

    assert fates(game) == ["swapped", "taken", "idle"]
    assert [bottom(game, seat) for seat in range(3)] == ["r1 of 1", "i of 0", "i of 2"]


def test_an_infiltrator_takes_as_much_as_lies_on_the_reward_tile() -> None:  # AE-6.6
    game = table(REWARDED, RECRUITED)
    before, bank = info(game), number(game, "bank")
    assert number(game, "reward") == 1

    for move in "hall p2 p1 p2".split():
        game.play(move)
    assert fates(game)[0] == "swapped"
    assert info(game)[0] == before[0] + 1
    assert bank - number(game, "bank") == sum(info(game)) - sum(before)


def test_what_lies_on_the_reward_tile_stays_there() -> None:  # AE-6.7
    game = table(REWARDED, f"{RECRUITED} hall p2 p1 p2")

    assert number(game, "reward") == 1


def test_an_infiltrators_player_chooses_among_those_with_a_recruiter() -> None:  # AE-6.8
    game = table("r1 | i | r1 | 1", "hall p1 p1 p1 p1")

    assert game.actor == 1
    assert game.legal() == [">0", ">2"]
    assert clause(game, ">3") == "AE-6.8"
    assert clause(game, ">1") == "AE-6.8"
    assert clause(game, "p1") == "AE-6.8"


@pytest.mark.parametrize(("target", "spared"), [(0, 2), (2, 0)])
def test_the_two_exchange_their_cards(target: int, spared: int) -> None:  # AE-6.9
    game = table("r1 | i | r2 | 1", f"hall p1 p1 p1 p1 >{target}")

    assert numbers(game, "rival")[1] == target
    assert numbers(game, "rival")[target] == 1
    assert fates(game)[spared] == "swapped"  # with the Agents 1


def test_each_discards_the_card_he_received_from_the_infiltrator_or_recruiter() -> None:  # AE-6.10
    game = table("r1 | i | r2 | 1", "hall p1 p1 p1 p1 >2")

    assert bottom(game, 1) == "r2 of 2"
    assert bottom(game, 2) == "i of 1"


def test_an_infiltrator_without_a_recruiter_is_discarded_for_nothing() -> None:  # AE-6.11
    game = table(REWARDED, f"{RECRUITED} hall p1 p1 p2")

    assert fates(game)[0] == "idle"
    assert numbers(game, "change")[0] == 0
    assert number(game, "reward") == 1
    assert bottom(game, 0) == "i of 0"


# -- Recruiters ---------------------------------------------------------------------------------


def test_a_recruiter_works_when_agents_are_in_play() -> None:  # AE-6.12
    assert fates(table("r1 | 5 | i", "hall p1 p1 p1"))[0] == "taken"
    assert fates(table("r1 | 5 | r1", "hall p1 p1 p1"))[0] == "swapped"
    assert fates(table("r1 | r1 | r1", "hall p1 p1 p1")) == ["idle", "idle", "idle"]


def test_a_recruiters_player_chooses_among_those_with_agents() -> None:  # AE-6.13
    game = table("r1 | 5 | r1 | 1", "hall p1 p1 p1 p1")
    assert game.actor == 0
    assert game.legal() == [">1", ">3"]
    assert clause(game, ">0")
    assert clause(game, ">2")


def test_another_target_is_refused_to_a_recruiter_by_its_own_clause() -> None:  # AE-6.13
    game = table("r1 | 5 | r1 | 1", "hall p1 p1 p1 p1")

    assert clause(game, ">2") == "AE-6.13"  # AE-6.8 is the Infiltrator's
    assert clause(game, "p1") == "AE-6.13"


def test_the_recruiter_and_the_agents_are_exchanged() -> None:  # AE-6.14
    game = table("r1 | 5 | 4 | 1", "hall p1 p1 p1 p1 >2")

    assert numbers(game, "rival") == [2, -2, 0, -2]
    assert fates(game) == ["swapped", "unwelcome", "taken", "welcome"]


def test_each_discards_the_card_he_received_by_recruiting() -> None:  # AE-6.15
    game = table("r1 | 5 | 4 | 1", "hall p1 p1 p1 p1 >2")

    assert bottom(game, 0) == "4 of 2"
    assert bottom(game, 2) == "r1 of 0"


def test_then_a_point_goes_from_the_bank_onto_the_reward_tile() -> None:  # AE-6.16
    game = table("r1 | r1 | 5 | 5", "hall p1 p1 p1 p1 >2")

    assert fates(game) == ["swapped", "swapped", "taken", "taken"]
    assert number(game, "reward") == 2
    assert number(game, "bank") == 198 - 20 - 2
    assert info(game) == [5, 5, 5, 5]


def test_a_recruiter_without_agents_is_discarded_for_nothing() -> None:  # AE-6.17
    game = table("r1 | i | i", "hall p1 p1 p1")  # one Infiltrator takes it
    assert number(game, "reward") == 0

    game = table("r2 | r1 | r1", "hall p1 p1 p1")
    assert fates(game) == ["idle"] * 3
    assert number(game, "reward") == 0
    assert [bottom(game, seat) for seat in range(3)] == ["r2 of 0", "r1 of 1", "r1 of 2"]


# -- Agents in the Hall -------------------------------------------------------------------------


def test_agents_fit_while_they_are_not_above_the_capacity() -> None:  # AE-6.18
    game = table("2 | 1 | 1", "hall p1 p1 p1")

    assert fates(game) == ["welcome", "welcome", "unwelcome"]
    assert numbers(game, "before") == [0, 2, 3]


def test_agents_that_fit_take_their_information_value() -> None:  # AE-0.5, AE-6.19
    game = table("3 | i | i", "hall p1 p1 p1")

    assert info(game) == [7, 5, 5]
    assert number(game, "bank") == 198 - 15 - 2


def test_agents_that_fit_take_room_from_those_after_them() -> None:  # AE-6.20
    assert fates(table("2 | 2 | i", "hall p1 p1 p1")) == ["welcome", "unwelcome", "idle"]
    assert fates(table("i | 2 | i", "hall p1 p1 p1")) == ["idle", "welcome", "idle"]


def test_agents_that_do_not_fit_cost_their_information_value() -> None:  # AE-0.5, AE-6.21
    game = table("5 | i | i", "hall p1 p1 p1")

    assert info(game) == [2, 5, 5]
    assert number(game, "bank") == 198 - 15 + 3


def test_agents_that_did_not_fit_take_no_room() -> None:  # AE-6.22, AE-G4
    game = table("5 | 3 | i", "hall p1 p1 p1")

    assert fates(game) == ["unwelcome", "welcome", "idle"]
    assert numbers(game, "before") == [0, 0, 0]


def test_a_small_card_may_fit_after_a_big_one_did_not() -> None:  # AE-6.23
    game = table("2 | 5 | 1", "hall p1 p1 p1")

    assert fates(game) == ["welcome", "unwelcome", "welcome"]
    assert info(game) == [6, 2, 6]


# -- Agents in the Garden -----------------------------------------------------------------------


def test_agents_fill_the_garden_when_they_and_those_before_are_enough() -> None:  # AE-6.24
    game = table("1 | 2 | 1", "garden p1 p1 p1")

    assert fates(game) == ["unwelcome", "welcome", "welcome"]
    assert numbers(game, "before") == [0, 1, 3]


def test_agents_that_fill_the_garden_take_their_information_value() -> None:  # AE-6.25
    game = table("5 | 4 | 3", "garden p1 p1 p1")

    assert info(game) == [8, 7, 7]
    assert number(game, "bank") == 198 - 15 - 7


def test_agents_that_do_not_fill_the_garden_cost_their_information_value() -> None:  # AE-6.26
    game = table("2 | i | i", "garden p1 p1 p1")

    assert info(game) == [4, 5, 5]
    assert number(game, "bank") == 198 - 15 + 1


def test_agents_that_failed_in_the_garden_go_on_counting() -> None:  # AE-6.27, AE-G4
    game = table("1 | 1 | 1", "garden p1 p1 p1")

    assert fates(game) == ["unwelcome", "unwelcome", "welcome"]
    assert numbers(game, "before") == [0, 1, 2]


# -- what holds for both ------------------------------------------------------------------------


def test_who_cannot_pay_all_pays_what_he_has() -> None:  # AE-6.28
    # In the Hall of three players neither the Agents 5 nor the Agents 4 ever fit.
    game = table("5 4 | i | i", "hall p1 p1 p1 hall p1 p1 p2", embassy=SWITZERLAND)

    assert numbers(game, "change")[0] == -1  # of three
    assert info(game)[0] == 0
    assert sum(info(game)) + number(game, "bank") + number(game, "reward") == 198


def test_who_has_nothing_pays_nothing() -> None:  # AE-6.28
    game = table("5 4 | i 3 | i", "hall p1 p1 p1 hall p1 p1 p2", first=2)
    assert info(game)[0] == 0

    for move in "hall p2 p1 p2".split():  # after the Agents 1 there is no room for the Agents 3
        game.play(move)
    assert fates(game)[0] == "unwelcome"
    assert (info(game)[0], numbers(game, "change")[0]) == (0, 0)


def test_all_agents_still_in_play_are_discarded() -> None:  # AE-6.29, AE-G9
    game = table("2 | 5 | 1", "hall p1 p1 p1")  # whether they fitted or not

    assert [bottom(game, seat) for seat in range(3)] == ["2 of 0", "5 of 1", "1 of 2"]
    assert [shown(game, seat, None)["in_play"] for seat in range(3)] == [False] * 3
    assert positions(game, 0) == "5 1 3 4"


def test_the_number_of_agents_needs_room_and_the_value_is_gained_or_paid() -> None:  # AE-6.30
    # Two values of 1 would be room enough for a third, the Agents 1 and 2 are not.
    game = table("1 | 2 | 1", "hall p1 p1 p1")
    assert numbers(game, "before") == [0, 1, 3]
    assert numbers(game, "change") == [1, 1, -1]

    game = table("4 | i | i", "garden p1 p1 p1")
    assert numbers(game, "change") == [2, 0, 0]
