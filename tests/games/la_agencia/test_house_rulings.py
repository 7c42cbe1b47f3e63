"""What the booklet leaves open: each ruling of the house, and its other setting."""

from __future__ import annotations

import pytest

import tradecraft as tc
from games.la_agencia.missions import (
    clause,
    ended,
    fates,
    info,
    number,
    numbers,
    pile,
    positions,
    shown,
    sight,
    table,
    value,
)
from tradecraft.games.la_agencia import GAME
from tradecraft.games.la_agencia.rules import (
    BRAZIL,
    ITALY,
    JAPAN,
    RUSSIA,
    SWITZERLAND,
    UNITED_KINGDOM,
    UNITED_STATES,
)

# After its first hand a point lies on the Reward tile; seats 1, 2, 3 play before seat 0.
REWARDED = "r1 i | 5 r1 | 1 r1 | 1"
RECRUITED = "hall p1 p1 p1 p1 >1"
ALL = (0, 1, 2, None)


def test_each_ruling_that_can_be_switched_names_its_clause() -> None:
    assert {option.clause for option in GAME.options} == {
        *("AE-H1", "AE-H2", "AE-H3", "AE-H5", "AE-H10", "AE-H12", "AE-H13", "AE-H17"),
        *("AE-H21", "AE-H23"),
    }


# -- information values -------------------------------------------------------------------------


def test_the_agents_3_are_worth_2_and_the_agents_5_are_worth_3() -> None:  # AE-H1
    assert info(table("3 | i | i", "hall p1 p1 p1")) == [7, 5, 5]
    assert info(table("5 | i | i", "garden p1 p1 p1")) == [8, 5, 5]


@pytest.mark.parametrize("worth", [1, 2, 3])
def test_switched_the_agents_3_are_worth_what_is_agreed_on(worth: int) -> None:  # AE-H1
    assert info(table("3 | i | i", "hall p1 p1 p1", value_of_3=worth)) == [5 + worth, 5, 5]


@pytest.mark.parametrize("worth", [2, 3, 4, 5])
def test_switched_the_agents_5_are_worth_what_is_agreed_on(worth: int) -> None:  # AE-H1
    game = table("5 | i | i", "garden p1 p1 p1", value_of_5=worth)

    assert info(game) == [5 + worth, 5, 5]
    assert info(table("5 | i | i", "hall p1 p1 p1", value_of_5=worth)) == [5 - worth, 5, 5]


@pytest.mark.parametrize("worth", [0, 1, 2, 3])
def test_an_infiltrator_counts_for_what_is_agreed_on_in_a_deck(worth: int) -> None:  # AE-H2
    plain, other = ended(), ended(value_of_infiltrator=worth)
    infiltrators = [pile(plain, seat).split().count("i") for seat in range(3)]
    assert sum(infiltrators) > 0

    assert other.points == [
        p + worth * count for p, count in zip(plain.points, infiltrators, strict=True)
    ]


# -- embassies ----------------------------------------------------------------------------------


def test_no_embassy_is_used_unless_one_is_agreed_on() -> None:  # AE-10.1, AE-10.3, AE-H3
    game = table("| |", "hall")

    assert game.view(None)["embassy"] is None
    assert game.view(None)["limit"] == 3


def test_an_embassy_holds_for_the_whole_game() -> None:  # AE-10.2
    game = table("| |", embassy=ITALY)
    limits = []
    while game.actor is not None:
        game.play("hall" if game.view(None)["step"] == "choosing" else game.legal()[0])
        limits.append(game.view(None)["limit"])

    assert {limit for limit in limits if limit is not None} == {5}


def test_in_italy_two_more_agents_fit_into_the_hall() -> None:  # AE-H3
    plain = table("4 | 1 | 1", "hall p1 p1 p1")
    italy = table("4 | 1 | 1", "hall p1 p1 p1", embassy=ITALY)

    assert fates(plain) == ["unwelcome", "welcome", "welcome"]
    assert fates(italy) == ["welcome", "welcome", "unwelcome"]


def test_in_italy_the_garden_needs_no_more() -> None:  # AE-H3
    assert fates(table("3 | i | i", "garden p1 p1 p1", embassy=ITALY))[0] == "welcome"


def test_in_russia_the_garden_needs_two_more_agents() -> None:  # AE-H3
    assert fates(table("4 | 1 | i", "garden p1 p1 p1")) == ["welcome", "welcome", "idle"]
    russia = table("4 | 1 | i", "garden p1 p1 p1", embassy=RUSSIA)

    assert fates(russia) == ["unwelcome", "welcome", "idle"]


def test_in_russia_the_hall_holds_no_more() -> None:  # AE-H3
    assert fates(table("4 | i | i", "hall p1 p1 p1", embassy=RUSSIA))[0] == "unwelcome"


def test_in_the_united_states_a_recruitment_puts_two_points_on_the_tile() -> None:  # AE-H3
    assert number(table("r1 | 5 | r1", "hall p1 p1 p1"), "reward") == 1
    game = table("r1 | 5 | r1", "hall p1 p1 p1", embassy=UNITED_STATES)

    assert fates(game) == ["swapped", "taken", "idle"]  # nothing for the second
    assert number(game, "reward") == 2
    assert number(game, "bank") == 198 - 15 - 2


@pytest.mark.parametrize(("place", "other"), [("hall", "garden"), ("garden", "hall")])
def test_in_the_united_kingdom_the_other_face_must_be_shown(
    place: str, other: str
) -> None:  # AE-H3
    game = table("1 | 2 | i", embassy=UNITED_KINGDOM)
    assert game.legal() == ["hall", "garden"]  # free in the first hand

    for move in (place, "p1", "p1", "p1"):
        game.play(move)
    assert game.legal() == [other]
    assert clause(game, place) == "AE-H3"

    for move in (other, "p1", "p1", "p2"):
        game.play(move)
    while game.view(None)["step"] == "targeting":
        game.play(game.legal()[0])
    assert game.legal() == [place]


def test_in_japan_the_place_is_chosen_when_all_cards_are_on_the_table() -> None:  # AE-H3
    game = table("1 | 2 | 3", embassy=JAPAN)
    assert (game.actor, game.view(None)["step"]) == (0, "playing")
    assert clause(game, "hall") == "AE-5.2"

    for move in "p1 p1 p1".split():
        game.play(move)
    assert (game.actor, game.view(None)["step"]) == (2, "choosing")
    assert fates(game) == ["waiting"] * 3

    game.play("garden")
    assert fates(game) == ["unwelcome", "welcome", "welcome"]


def test_in_japan_a_place_may_be_chosen_again() -> None:  # AE-4.3, AE-H3
    game = table("1 | 2 | 3", "p1 p1 p1 hall p2 p2 p2", embassy=JAPAN)

    assert game.legal() == ["hall", "garden"]


def test_in_switzerland_agents_that_fail_cost_one_more() -> None:  # AE-H3
    hall = table("2 | 2 | i", "hall p1 p1 p1", embassy=SWITZERLAND)
    garden = table("2 | 2 | i", "garden p1 p1 p1", embassy=SWITZERLAND)

    assert info(hall) == [6, 3, 5]
    assert info(garden) == [3, 6, 5]


def test_in_brazil_play_goes_counter_clockwise_from_the_ambassadors_right() -> None:  # AE-H3
    game = table("3 | 2 | 1", "hall", first=0, embassy=BRAZIL)
    assert game.view(None)["order"] == [2, 1, 0]
    actors = []
    for _ in range(3):
        actors.append(game.actor)
        game.play("p1")

    assert actors == [2, 1, 0]
    assert numbers(game, "before") == [3, 1, 0]  # resolved in the same order


def test_in_brazil_the_role_still_passes_clockwise() -> None:  # AE-H3
    game = table("3 | 2 | 1", "hall p1 p1 p1", first=0, embassy=BRAZIL)

    assert game.actor == number(game, "ambassador") == 1


# -- the places ---------------------------------------------------------------------------------


def test_agents_that_failed_count_in_the_garden_and_not_in_the_hall() -> None:  # AE-G4
    assert fates(table("4 | 3 | i", "hall p1 p1 p1"))[:2] == ["unwelcome", "welcome"]
    assert fates(table("2 | 1 | i", "garden p1 p1 p1"))[:2] == ["unwelcome", "welcome"]


def test_the_garden_fills_card_by_card() -> None:  # AE-H5
    game = table("1 | 1 | 2", "garden p1 p1 p1")

    assert fates(game) == ["unwelcome", "unwelcome", "welcome"]


def test_switched_all_agents_in_play_fill_the_garden_at_once() -> None:  # AE-H5
    game = table("1 | 1 | 2", "garden p1 p1 p1", garden_at_once=1)
    assert fates(game) == ["welcome"] * 3

    game = table("1 | 1 | i", "garden p1 p1 p1", garden_at_once=1)
    assert fates(game) == ["unwelcome", "unwelcome", "idle"]


def test_switched_the_hall_still_fills_card_by_card() -> None:  # AE-H5
    game = table("1 | 2 | 5", "hall p1 p1 p1", garden_at_once=1)

    assert fates(game) == ["welcome", "welcome", "unwelcome"]


def test_recruited_agents_count_in_neither_place() -> None:  # AE-G6
    hall = table("r1 | 3 | 2", "hall p1 p1 p1 >1")
    garden = table("r1 | 3 | 2", "garden p1 p1 p1 >1")

    assert fates(hall) == ["swapped", "taken", "welcome"]
    assert fates(garden) == ["swapped", "taken", "unwelcome"]
    assert fates(table("r1 | 3 | 2", "garden p1 p1 p1 >1", garden_at_once=1))[2] == "unwelcome"


def test_a_place_is_chosen_in_every_hand() -> None:  # AE-G14
    game = table("1 | 2 | 3", "hall p1 p1 p1")

    assert game.view(None)["place"] is None
    assert (game.actor, game.view(None)["step"]) == (0, "choosing")


# -- the reward ---------------------------------------------------------------------------------


def test_an_infiltrator_gains_for_the_recruitments_of_earlier_hands_alone() -> None:  # AE-G7
    game = table("i | r1 | r1 | 5", "hall p1 p1 p1 p1 >1")

    assert fates(game) == ["swapped", "taken", "swapped", "taken"]
    assert number(game, "reward") == 1
    assert info(game) == [5, 5, 5, 5]


def test_nothing_ever_leaves_the_reward_tile() -> None:  # AE-G8
    game = table("r1 | 1 | 5")
    rewards = [0]
    while game.actor is not None:
        game.play(game.legal()[0])
        rewards.append(number(game, "reward"))

    assert rewards == sorted(rewards)
    assert rewards[-1] > 1


def test_exchanged_cards_change_their_owner_for_good() -> None:  # AE-G9
    game = table("r1 | 5 | i", "hall p1 p1 p1")  # the Infiltrator takes the Recruiter
    assert positions(game, 0) == "4 1 2 3"
    assert pile(game, 0) == "5 r2 i i"
    assert pile(game, 2).split()[-1] == "r1"


# -- the count ----------------------------------------------------------------------------------


def test_the_four_cards_of_the_deck_count() -> None:  # AE-H10
    game = ended()
    decks = [value(pile(game, seat)) for seat in range(3)]

    assert game.points == [a + b for a, b in zip(info(game), decks, strict=True)]


def test_switched_all_eight_cards_count() -> None:  # AE-H10
    game = ended(count_all_eight=1)
    cards = [value(f"{pile(game, seat)} {positions(game, seat)}") for seat in range(3)]

    assert game.points == [a + b for a, b in zip(info(game), cards, strict=True)]
    assert [shown(game, seat, None)["deck_value"] for seat in range(3)] == cards


@pytest.mark.parametrize("eight", [0, 1])
def test_a_tie_is_broken_by_the_same_cards_that_count(eight: int) -> None:  # AE-G11
    game = ended(count_all_eight=eight)
    values = [value(pile(game, seat)) + eight * value(positions(game, seat)) for seat in range(3)]
    for seat in range(3):
        game.positions["info"][0, seat] = 40 - values[seat]
    assert values.count(max(values)) == 1

    assert game.points == [40, 40, 40]
    assert game.winners == [values.index(max(values))]


# -- choosing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("decks", ["r1 | i | r1", "5 | r1 | 1"])
def test_who_can_choose_must(decks: str) -> None:  # AE-H12
    game = table(decks, "hall p1 p1 p1")

    assert (game.actor, game.legal()) == (1, [">0", ">2"])
    assert clause(game, "pass") == "AE-H12"


def test_an_only_target_is_chosen_by_itself() -> None:  # AE-H12, AE-H21
    game = table("r1 | 5 | i", "hall p1 p1 p1")  # nobody is asked

    assert fates(game) == ["taken", "unwelcome", "swapped"]
    assert game.view(None)["step"] == "choosing"


def test_switched_a_recruiter_may_be_used_on_nobody() -> None:  # AE-H12
    game = table("r1 | 1 | i r1", "hall p1 p1 p2", may_decline=1)
    assert game.legal() == [">1", "pass"]

    game.play("pass")
    assert fates(game)[0] == "declined"
    assert pile(game, 0).split()[-1] == "r1"
    assert number(game, "reward") == 0
    assert game.actor == 2  # the next Recruiter


def test_switched_an_infiltrator_used_on_nobody_still_brings_its_points() -> None:  # AE-H12
    game = table(REWARDED, f"{RECRUITED} hall p2 p2 p1 p2", may_decline=1)
    assert game.legal() == [">1", ">2", "pass"]

    before = info(game)
    game.play("pass")
    assert fates(game)[0] == "declined"
    assert info(game)[0] == before[0]
    assert numbers(game, "change")[0] == 1
    assert pile(game, 0).split()[-1] == "i"
    assert game.actor == 1  # whose Recruiter is still there


def test_switched_nobody_is_asked_without_a_target() -> None:  # AE-H12
    game = table("r1 | r1 | r1", "hall p1 p1 p1", may_decline=1)

    assert fates(game) == ["idle"] * 3


def spent(**options: int) -> tc.Play:
    """Begin with a point in the bank: it is set by hand, since play does not come near it."""
    game = table("r1 | 3 | 1", "", None, **options)
    game.positions["bank"][0] = 1
    return game


def test_an_empty_bank_limits_no_gain() -> None:  # AE-H13
    game = spent()
    for move in "hall p2 p1 p4".split():  # the Agents 1 and 3; the Agents 3 again do not fit
        game.play(move)

    assert info(game)[0] == 6
    assert number(game, "bank") == 1 - 1 + 2 + 2

    game = spent()
    for move in "garden p4 p1 p1".split():
        game.play(move)
    assert info(game) == [7, 7, 6]
    assert number(game, "bank") == 1 - 5


def test_switched_nobody_takes_more_than_the_bank_holds() -> None:  # AE-H13
    game = spent(bank_runs_out=1)
    for move in "garden p4 p1 p1".split():
        game.play(move)

    assert info(game) == [6, 5, 5]
    assert number(game, "bank") == 0


def test_switched_no_point_goes_onto_the_reward_tile_from_an_empty_bank() -> None:  # AE-H13
    game = spent(bank_runs_out=1, embassy=UNITED_STATES)
    for move in "hall p1 p1 p1 >1".split():
        game.play(move)

    assert number(game, "reward") == 1
    assert number(game, "bank") == 0


def test_information_is_points_and_no_pieces() -> None:  # AE-G16, AE-H13
    game = table("5 | i | i", "hall p1 p1 p1")

    assert info(game) == [2, 5, 5]  # change for a token of 5
    assert number(game, "bank") == 198 - 15 + 3


# -- who sees what ------------------------------------------------------------------------------


def five_hands(**options: int) -> tc.Play:
    """Let all play from position 4 for five hands: what comes there then was open before."""
    game = table("i r1 1 2 3 4 | i r1 1 2 3 4 | i r1 1 2 3 4", "", None, **options)
    while number(game, "hand") < 5:
        moves = game.legal()
        game.play("p4" if "p4" in moves else moves[0])
    return game


def test_nobody_is_reminded_of_what_he_has_seen() -> None:  # AE-H17
    game = five_hands()

    for viewer in ALL:
        for seat in range(3):
            assert shown(game, seat, viewer)["deck"] == [None] * 4
        assert sight(game, 0, viewer).split()[1] == "-"
    assert sight(game, 0, 0).split()[3] == "-"


def test_switched_all_are_reminded_of_what_they_have_seen() -> None:  # AE-H17, AE-H24
    game = five_hands(memory_aid=1)

    for viewer in ALL:
        for seat in range(3):
            assert None not in shown(game, seat, viewer)["deck"]
            assert sight(game, seat, viewer).split()[3] != "-"
            assert sight(game, seat, viewer).split()[1] == "-"  # nobody has seen it yet


def test_switched_nobody_is_shown_what_he_has_never_seen() -> None:  # AE-H24
    game, plain = (table("1 2 3 4 | |", "hall p1 p1 p1", memory_aid=aid) for aid in (1, 0))

    for viewer in ALL:
        assert sight(game, 0, viewer) == sight(plain, 0, viewer)
        assert [card is None for card in shown(game, 0, viewer)["deck"]] == [
            True,
            True,
            True,
            False,
        ]


def test_a_spectator_sees_what_every_player_sees() -> None:  # AE-H22
    game = table("1 2 3 4 | |", "hall p1")

    assert [sight(game, seat, None) for seat in range(3)] == ["- - - -", "1 - - -", "1 - - -"]
    assert shown(game, 0, None)["played"]["agents"] == 1


def test_at_the_end_the_decks_are_turned_up_and_the_positions_are_not() -> None:  # AE-H23
    game = ended()

    for viewer in ALL:
        for seat in range(3):
            assert None not in shown(game, seat, viewer)["deck"]
    assert [sight(game, 0, viewer).split()[1] for viewer in ALL] == ["-"] * 4
    assert [sight(game, 0, viewer).split()[2] == "-" for viewer in ALL] == [False, True, True, True]
    assert [sight(game, 0, viewer).split()[3] == "-" for viewer in ALL] == [
        True,
        False,
        False,
        True,
    ]


@pytest.mark.parametrize("option", ["all_shown_at_end", "count_all_eight"])
def test_switched_all_is_turned_up_at_the_end(option: str) -> None:  # AE-H10, AE-H23
    game = ended(**{option: 1})

    for viewer in ALL:
        for seat in range(3):
            assert "-" not in sight(game, seat, viewer)


def test_switched_nothing_is_turned_up_before_the_end() -> None:  # AE-H23
    game = table("1 2 3 4 | |", "hall p1 p1 p1", all_shown_at_end=1)

    assert [sight(game, 0, viewer).split()[1] for viewer in ALL] == ["-"] * 4
    assert shown(game, 0, None)["deck"] == [None] * 4


# -- what is asked ------------------------------------------------------------------------------


def test_the_place_is_asked_even_when_only_one_is_left() -> None:  # AE-H21
    game = table("1 | 2 | 3", "hall p1 p1 p1", embassy=UNITED_KINGDOM)

    assert game.actor == 0
    assert game.legal() == ["garden"]


def test_an_infiltrator_has_gained_before_a_target_is_asked() -> None:  # AE-H21
    game = table(REWARDED, f"{RECRUITED} hall p2 p2 p1")
    before = info(game)

    game.play("p2")
    assert game.legal() == [">1", ">2"]
    assert info(game) == [before[0] + 1, *before[1:]]


def test_switched_an_only_target_is_asked_for_too() -> None:  # AE-H21
    game = table("r1 | 5 | i", "hall p1 p1 p1", always_ask=1)
    assert (game.actor, game.legal()) == (2, [">0"])

    game.play(">0")
    assert fates(game) == ["taken", "unwelcome", "swapped"]
