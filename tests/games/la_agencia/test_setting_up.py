"""What is in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import tradecraft as tc
from games.la_agencia.missions import (
    KINDS,
    clause,
    info,
    number,
    numbers,
    pile,
    positions,
    shown,
    sight,
    table,
)
from tradecraft.games.la_agencia import GAME
from tradecraft.games.la_agencia.rules import ROUNDS

SIX = "| | | | |"  # six players, each with the deck 1 2 3 4 5 r1 r2 i
every_number = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def decks(seats: int) -> str:
    """Deal to so many players; seat 0 has the Agents 1 to 4 in his positions, like the others."""
    return "|" * (seats - 1)


def dealt(game: tc.Play) -> Counter[str]:
    """Count the cards on the table by kind."""
    cards = (f"{positions(game, s)} {pile(game, s)}".split() for s in range(game.seats))
    return sum((Counter(card[0] for card in found) for found in cards), Counter())


# -- the box ------------------------------------------------------------------------------------


def test_there_are_48_cards_of_three_kinds() -> None:  # AE-0.3, AE-1.1
    count = dealt(table(SIX))

    assert count.total() == 48
    assert {kind for kind in count if kind not in "12345"} == {"r", "i"}


def test_30_of_them_are_agents() -> None:  # AE-1.2
    assert sum(dealt(table(SIX))[value] for value in "12345") == 30


def test_12_of_them_are_recruiters() -> None:  # AE-1.3
    assert dealt(table(SIX))["r"] == 12


def test_6_of_them_are_infiltrators() -> None:  # AE-1.4
    assert dealt(table(SIX))["i"] == 6


def test_agents_come_as_1_2_3_4_and_5() -> None:  # AE-1.5
    assert [dealt(table(SIX))[value] for value in "12345"] == [6, 6, 6, 6, 6]


def test_a_recruiter_is_worth_1_and_stands_for_no_agents() -> None:  # AE-1.6, AE-H2
    card = shown(table("r1 | |"), 0, 1)["positions"][0]["card"]

    assert card == {"kind": "recruiter", "agents": 0, "value": 1}


def test_an_infiltrator_is_worth_nothing_and_stands_for_no_agents() -> None:  # AE-1.7, AE-H2
    card = shown(table("i | |"), 0, 1)["positions"][0]["card"]

    assert card == {"kind": "infiltrator", "agents": 0, "value": 0}


@pytest.mark.parametrize(("agents", "value"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_card_of_agents_shows_how_many_they_are_and_what_they_are_worth(
    agents: int, value: int
) -> None:  # AE-1.8, AE-H1
    card = shown(table(f"{agents} | |"), 0, 1)["positions"][0]["card"]

    assert card == {"kind": "agents", "agents": agents, "value": value}


def test_there_are_198_points_of_information() -> None:  # AE-1.9
    assert 8 * 10 + 14 * 5 + 12 * 3 + 12 * 1 == 198
    for seats in (3, 4, 5, 6):
        game = table(decks(seats))

        assert number(game, "bank") + sum(info(game)) == 198


def test_the_tile_has_two_faces_the_hall_and_the_garden() -> None:  # AE-0.4, AE-1.10
    assert table("| |").legal() == ["hall", "garden"]


@every_number
def test_four_round_tokens_are_enough(seats: int) -> None:  # AE-1.12
    assert number(table(decks(seats)), "tokens") <= 4


def test_there_are_seven_other_embassies() -> None:  # AE-1.13
    cards = {table("| |", embassy=embassy).view(None)["embassy"] for embassy in range(1, 8)}

    assert len(cards) == 7
    with pytest.raises(tc.Refused):
        table("| |", embassy=8)


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_nobody_plays_with_fewer_than_three_or_more_than_six(seats: int) -> None:  # AE-1.15
    assert GAME.seats == (3, 4, 5, 6)
    with pytest.raises(tc.Refused):
        tc.start(GAME, seats)


def test_a_seat_that_is_not_taken_is_neither_ambassador_nor_target() -> None:  # AE-1.15
    game = tc.start(GAME, 3, dealer="manual")
    for card in KINDS.split() * 3:
        game.play(f"={card}")
    assert clause(game, "first=3") == "AE-1.15"

    game = table("r1 | |", "hall p1 p1 p1")
    assert clause(game, ">3") == "AE-1.15"


# -- set-up -------------------------------------------------------------------------------------


@every_number
def test_all_information_that_the_players_do_not_take_is_in_the_bank(seats: int) -> None:  # AE-2.1
    assert number(table(decks(seats)), "bank") == 198 - 5 * seats


def test_the_reward_tile_starts_empty() -> None:  # AE-1.11, AE-2.2
    assert table("| |").view(None)["reward"] == 0


@every_number
def test_each_player_takes_five_points(seats: int) -> None:  # AE-2.3
    assert info(table(decks(seats))) == [5] * seats


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_sees_everybodys_information(viewer: int | None) -> None:  # AE-2.4
    game = table("1 | 5 | 1", "hall p1 p1 p1")

    assert [shown(game, seat, viewer)["info"] for seat in range(3)] == [6, 2, 6]


def test_each_deck_has_the_agents_1_to_5_two_recruiters_and_an_infiltrator() -> None:  # AE-2.5
    game = tc.start(GAME, dealer="manual")
    for seat in range(3):
        left = KINDS.split()
        for card in KINDS.split():
            assert game.legal() == [f"={other}" for other in left]
            game.play(f"={card}")
            left.remove(card)
            assert not left or clause(game, f"={card}") == "AE-2.5"
        assert f"{positions(game, seat)} {pile(game, seat)}" == KINDS


def test_decks_are_shuffled_by_nobody_but_the_dealer() -> None:  # AE-2.6
    game = tc.start(GAME, dealer="manual")

    assert game.actor == tc.DEALER
    assert clause(game, "hall") == "AE-2.6"
    assert clause(game, "first=0") == "AE-2.6"
    assert clause(table("| |"), "=1") == "AE-2.6"


def test_each_card_comes_first_equally_often() -> None:  # AE-2.6
    tops: Counter[str] = Counter()
    for seed in range(400):
        game = tc.start(GAME, seed=seed)
        tops.update(positions(game, seat).split()[0] for seat in range(3))

    assert set(tops) == set(KINDS.split())
    assert all(100 < count < 200 for count in tops.values())  # 150, four standard deviations


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_nobody_sees_what_lies_in_a_deck(viewer: int | None) -> None:  # AE-2.6
    assert [shown(table("| |"), seat, viewer)["deck"] for seat in range(3)] == [[None] * 4] * 3


def test_all_see_the_first_card() -> None:  # AE-2.7
    game = table("4 r1 5 i | |")

    assert {sight(game, 0, viewer)[0] for viewer in (0, 1, 2, None)} == {"4"}


def test_nobody_sees_the_second_card() -> None:  # AE-2.8
    game = table("4 r1 5 i | |")

    assert {sight(game, 0, viewer)[2] for viewer in (0, 1, 2, None)} == {"-"}


def test_its_owner_alone_sees_the_third_card() -> None:  # AE-2.9
    game = table("4 r1 5 i | |")

    assert [sight(game, 0, viewer)[4] for viewer in (0, 1, 2, None)] == ["5", "-", "-", "-"]


def test_all_but_its_owner_see_the_fourth_card() -> None:  # AE-2.10
    game = table("4 r1 5 i | |")

    assert [sight(game, 0, viewer)[6] for viewer in (0, 1, 2)] == ["-", "i", "i"]


def test_four_cards_stay_in_the_deck() -> None:  # AE-2.11
    game = table("4 r1 5 i 1 r2 3 2 | |")

    assert positions(game, 0) == "4 r1 5 i"
    assert pile(game, 0) == "1 r2 3 2"


@every_number
def test_any_player_may_be_the_first_ambassador_and_he_begins(seats: int) -> None:  # AE-2.12
    game = tc.start(GAME, seats, dealer="manual")
    for card in KINDS.split() * seats:
        game.play(f"={card}")
    assert game.actor == tc.DEALER
    assert game.legal() == [f"first={seat}" for seat in range(seats)]
    assert clause(game, "hall") == "AE-2.12"

    for seat in range(seats):
        assert table(decks(seats), first=seat).actor == seat


def test_each_player_is_the_first_ambassador_equally_often() -> None:  # AE-2.12
    firsts = Counter(number(tc.start(GAME, 4, seed=seed), "first") for seed in range(400))

    assert sorted(firsts) == [0, 1, 2, 3]
    assert all(65 < count < 135 for count in firsts.values())  # 100, four standard deviations


def test_the_ambassador_has_the_tile_and_keeps_the_round_tokens() -> None:  # AE-2.13, AE-2.14
    view = table("| | |", first=2).view(None)

    assert (view["ambassador"], view["first"], view["tokens"]) == (2, 2, 3)


def shape(seats: int) -> tuple[int, int]:
    """Say how many rounds and hands a game has."""
    view = table(decks(seats)).view(None)
    return view["tokens"], view["hands"]


def test_three_players_play_four_rounds_of_twelve_hands() -> None:  # AE-2.15
    assert shape(3) == (4, 12)


def test_four_players_play_three_rounds_of_twelve_hands() -> None:  # AE-2.16
    assert shape(4) == (3, 12)


def test_five_players_play_two_rounds_of_ten_hands() -> None:  # AE-2.17
    assert shape(5) == (2, 10)


def test_six_players_play_two_rounds_of_twelve_hands() -> None:  # AE-2.18, AE-11.1
    assert shape(6) == (2, 12)


# -- structure ----------------------------------------------------------------------------------


@every_number
def test_a_round_has_a_hand_for_each_player_and_the_rounds_are_those_of_the_table(
    seats: int,
) -> None:  # AE-3.1, AE-3.2, AE-3.3
    game = tc.start(GAME, seats, seed=seats)
    hands = [number(game, "hand")]
    tokens = [number(game, "tokens")]
    while game.actor is not None:
        game.play(game.legal()[0])
        hands.append(number(game, "hand"))
        tokens.append(number(game, "tokens"))
    spent = [hand for hand, (a, b) in zip(hands[1:], pairwise(tokens), strict=True) if b < a]

    assert hands[-1] == seats * ROUNDS[seats]
    assert spent == [seats * round_ for round_ in range(1, ROUNDS[seats] + 1)]


def test_a_hand_is_place_cards_resolving_drawing_and_the_role() -> None:  # AE-3.4
    game = table("1 | 2 | 5")
    steps = [(game.view(None)["step"], game.actor)]
    for move in "hall p1 p1".split():
        game.play(move)
        steps.append((game.view(None)["step"], game.actor))
    assert steps == [("choosing", 2), ("playing", 0), ("playing", 1), ("playing", 2)]
    assert info(game) == [5, 5, 5]
    assert pile(game, 0) == "5 r1 r2 i"

    game.play("p1")
    assert info(game) == [6, 6, 2]  # resolved
    assert positions(game, 0) == "5 2 3 4"  # drawn
    assert (number(game, "ambassador"), game.actor) == (0, 0)  # passed on


def test_infiltrators_come_before_recruiters_and_recruiters_before_agents() -> None:  # AE-3.5
    # Each later card would have been used on an earlier one, were it resolved first.
    game = table("5 | r1 | i | 1", "hall p1 p1 p1 p1")

    assert numbers(game, "rival") == [-2, 2, 1, -2]
    assert pile(game, 1).split()[-1] == "i"
    assert pile(game, 2).split()[-1] == "r1"
    assert info(game) == [2, 5, 5, 6]
