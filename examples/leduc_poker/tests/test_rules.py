"""The rules of Leduc poker, clause by clause, in whole small games."""

from __future__ import annotations

import pytest

import tradecraft as tc
from leduc_poker import GAME
from leduc_poker.notation import NAMES


def play(moves: str) -> tc.Play:
    """Play these moves, the dealer's among them."""
    game = tc.start(GAME, dealer="manual")
    for move in moves.split():
        game.play(move)
    return game


def refused(moves: str) -> str:
    """Play all moves but the last, and give what is said to that one."""
    *before, last = moves.split()
    refusal = play(" ".join(before)).why_not(last)
    assert refusal is not None
    return str(refusal)


# -- the table and the dealer -------------------------------------------------------------------


def test_there_are_six_cards_and_each_is_dealt_once() -> None:  # LP-1.1
    assert play("").legal() == ["Js", "Jh", "Qs", "Qh", "Ks", "Kh"]
    assert play("Qs").legal() == ["Js", "Jh", "Qh", "Ks", "Kh"]
    assert play("Qs Kh call call").legal() == ["Js", "Jh", "Qh", "Ks"]
    assert refused("Qs Qs") == "That card is dealt already. (LP-1.1)"


def test_both_pay_one_chip_before_anything_else() -> None:  # LP-2.1
    game = play("")

    assert game.view(None)["pot"] == 2
    assert game.points == [-1, -1]


def test_each_is_dealt_a_card_and_only_its_owner_sees_it() -> None:  # LP-2.2
    game = play("Js Qh")

    cards = {seat: [p["card"] for p in game.view(seat)["players"]] for seat in (0, 1, None)}
    assert cards == {0: ["Js", "??"], 1: ["??", "Qh"], None: ["??", "??"]}


def test_the_third_card_is_dealt_face_up_after_the_first_round() -> None:  # LP-2.3
    game = play("Js Qh call call")
    assert game.actor == tc.DEALER
    assert game.view(0)["public"] is None

    game.play("Ks")
    assert [game.view(seat)["public"] for seat in (0, 1, None)] == ["Ks"] * 3


def test_only_the_dealer_deals() -> None:  # LP-2.4
    assert refused("call") == "First the dealer deals a card. (LP-2.4)"
    assert refused("Js Qh call call raise") == "First the dealer deals a card. (LP-2.4)"
    assert refused("Js Qh Ks") == "Only the dealer deals a card, and not now. (LP-2.4)"


# -- the betting --------------------------------------------------------------------------------


def test_the_first_player_begins_both_rounds_and_they_take_turns() -> None:  # LP-3.1
    assert play("Js Qh").actor == 0
    assert play("Js Qh call").actor == 1
    assert play("Js Qh call raise").actor == 0
    assert play("Js Qh call raise call Ks").actor == 0
    assert play("Js Qh call raise call Ks raise").actor == 1


def test_one_can_fold_to_a_raise_only() -> None:  # LP-3.2
    no_raise = "There is no raise to fold to; check instead (that is a call). (LP-3.2)"

    assert refused("Js Qh fold") == no_raise
    assert refused("Js Qh call fold") == no_raise
    assert refused("Js Qh raise call Ks fold") == no_raise
    assert play("Js Qh raise").legal() == ["fold", "call", "raise"]


def test_a_call_pays_what_the_other_has_paid_more() -> None:  # LP-3.3
    assert play("Js Qh call").points == [-1, -1]
    assert play("Js Qh raise call").points == [-3, -3]
    assert play("Js Qh call raise raise call").points == [-5, -5]


def test_a_raise_is_of_two_chips_and_later_of_four() -> None:  # LP-3.4
    assert play("Js Qh raise").points == [-3, -1]
    assert play("Js Qh raise raise").points == [-3, -5]
    assert play("Js Qh call call Ks raise").points == [-5, -1]
    assert play("Js Qh call call Ks raise raise").points == [-5, -9]


def test_there_are_two_raises_in_a_round_at_most() -> None:  # LP-3.5
    assert play("Js Qh raise raise").legal() == ["fold", "call"]
    assert play("Js Qh raise raise call Ks").legal() == ["call", "raise"]
    assert refused("Js Qh call raise raise raise") == (
        "There are two raises in this round already. (LP-3.5)"
    )


@pytest.mark.parametrize("betting", ["call call", "call raise call", "raise call"])
def test_a_round_ends_when_both_have_spoken_and_paid_the_same(betting: str) -> None:  # LP-3.6
    assert play(f"Js Qh {betting}").actor == tc.DEALER
    assert play(f"Js Qh call call Ks {betting}").actor is None


# -- the end ------------------------------------------------------------------------------------


def test_who_folds_leaves_the_pot_and_no_card_is_shown() -> None:  # LP-4.1
    game = play("Ks Js raise call Kh call raise fold")

    assert game.actor is None
    assert game.returns == [-3, 3]
    assert game.view(1)["players"][0]["card"] == "??"


def test_at_the_end_of_the_second_round_both_show_their_cards() -> None:  # LP-4.2
    game = play("Js Qh call call Ks call call")

    assert [player["card"] for player in game.view(None)["players"]] == ["Js", "Qh"]


@pytest.mark.parametrize(
    ("cards", "winners"),
    [
        ("Js Ks Jh", [0]),
        ("Kh Qs Qh", [1]),
        ("Ks Qs Qh", [1]),
    ],
)
def test_a_pair_with_the_public_card_wins(cards: str, winners: list[int]) -> None:  # LP-4.3
    first, second, public = cards.split()

    assert play(f"{first} {second} call call {public} call call").winners == winners


@pytest.mark.parametrize(
    ("cards", "winners"),
    [
        ("Ks Qs Jh", [0]),
        ("Js Qs Kh", [1]),
        ("Kh Js Qh", [0]),
    ],
)
def test_without_a_pair_the_higher_card_wins(cards: str, winners: list[int]) -> None:  # LP-4.4
    first, second, public = cards.split()

    assert play(f"{first} {second} call call {public} call call").winners == winners


def test_cards_of_the_same_rank_split_the_pot() -> None:  # LP-4.5
    game = play("Qs Qh raise call Ks raise call")

    assert game.returns == [0, 0]
    assert game.winners == [0, 1]


def test_the_result_is_what_was_won_less_what_was_paid() -> None:  # LP-4.6
    game = play("Ks Js raise raise call Kh raise raise call")

    assert game.returns == game.points == [13, -13]
    assert refused("Js Qh raise fold call") == "The game is over. (LP-4.6)"


def test_the_dealer_names_each_card_as_it_is_written() -> None:
    labels = {str(choice): choice.label for choice in play("").legal()}

    assert tuple(labels) == NAMES
    assert labels["Qh"] == "Deal the queen of hearts"
