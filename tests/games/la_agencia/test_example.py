"""The worked example of the booklet: Ana, Beatriz, Carlos, David and Ester play a hand."""

from __future__ import annotations

from typing import Final

import tradecraft as tc
from games.la_agencia.missions import (
    called,
    fates,
    info,
    number,
    numbers,
    pile,
    positions,
    shown,
    sight,
    table,
)

ANA, BEATRIZ, CARLOS, DAVID, ESTER = range(5)
DECKS: Final = "2 3 4 1 | 2 1 3 4 | 1 2 r1 3 | 1 2 3 4 | 1 5 2 3"
PLAYED: Final = "hall p1 p3 p4 p2 p4"


def example(moves: str) -> tc.Play:
    """Play the example as far as these moves; Ana is the first Ambassador."""
    return table(DECKS, moves, first=ANA)


def test_ana_takes_two_round_tokens_and_the_hall_holds_five() -> None:  # AE-11.2
    view = example("hall").view(None)

    assert (view["first"], view["ambassador"], view["tokens"]) == (ANA, ANA, 2)
    assert (view["place"], view["limit"]) == ("hall", 5)


def test_beatriz_plays_first_and_ana_last() -> None:  # AE-11.3
    assert example("hall").view(None)["order"] == [BEATRIZ, CARLOS, DAVID, ESTER, ANA]


def test_each_plays_the_card_named_from_the_position_named() -> None:  # AE-11.4
    game = example(PLAYED)
    cards = [
        (called(shown(game, s, None)["played"]), shown(game, s, None)["from"]) for s in range(5)
    ]

    assert cards == [("1", 4), ("2", 1), ("r", 3), ("4", 4), ("5", 2)]
    before = example("hall")
    assert [sight(before, DAVID, DAVID)[6], sight(before, DAVID, ANA)[6]] == ["-", "4"]
    assert sight(before, ESTER, ESTER)[2] == "-"


def test_no_infiltrator_is_resolved() -> None:  # AE-11.5
    game = example(PLAYED)

    assert (game.actor, game.legal()) == (CARLOS, [">0", ">1", ">3", ">4"])
    assert fates(game) == ["waiting"] * 5


def test_carlos_recruits_ester_and_both_discard_what_they_received() -> None:  # AE-11.6
    game = example(f"{PLAYED} >4")

    assert pile(game, CARLOS).split()[-1] == "5"
    assert pile(game, ESTER).split()[-1] == "r1"


def test_a_point_goes_onto_the_reward_tile() -> None:  # AE-11.7
    game = example(f"{PLAYED} >4")

    assert number(game, "reward") == 1


def test_two_of_five_fit_and_beatriz_takes_a_point() -> None:  # AE-11.8
    game = example(f"{PLAYED} >4")

    assert fates(game)[BEATRIZ] == "welcome"
    assert numbers(game, "change")[BEATRIZ] == 1


def test_four_more_do_not_fit_and_david_pays_two() -> None:  # AE-11.9
    game = example(f"{PLAYED} >4")

    assert numbers(game, "before")[DAVID] == 2
    assert fates(game)[DAVID] == "unwelcome"
    assert numbers(game, "change")[DAVID] == -2


def test_esters_agents_are_not_resolved() -> None:  # AE-11.10
    game = example(f"{PLAYED} >4")

    assert fates(game)[ESTER] == "taken"
    assert numbers(game, "change")[ESTER] == 0


def test_one_more_fits_and_ana_takes_a_point() -> None:  # AE-11.11
    game = example(f"{PLAYED} >4")

    assert numbers(game, "before")[ANA] == 2
    assert fates(game)[ANA] == "welcome"
    assert numbers(game, "change")[ANA] == 1


def test_all_discard_and_draw_and_beatriz_is_the_ambassador() -> None:  # AE-11.12
    before, game = example("hall"), example(f"{PLAYED} >4")

    assert [pile(game, seat).split()[-1] for seat in range(5)] == ["1", "2", "5", "4", "r1"]
    for seat, place in enumerate((4, 1, 3, 4, 2)):
        top = pile(before, seat).split()[0]

        assert positions(game, seat).split()[place - 1] == top
    assert game.actor == number(game, "ambassador") == BEATRIZ
    assert game.legal() == ["hall", "garden"]


def test_the_hand_comes_out_as_the_booklet_says() -> None:  # AE-11.13
    game = example(f"{PLAYED} >4")

    assert numbers(game, "change") == [1, 1, 0, -2, 0]
    assert info(game) == [6, 6, 5, 3, 5]
    assert number(game, "reward") == 1
