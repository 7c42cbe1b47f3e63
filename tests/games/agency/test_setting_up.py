"""Agencies, the first pawns, the first cards (AG-0 to AG-2)."""

from __future__ import annotations

import pytest

from games.agency.spying import HANDS, PAPERS, Table, parted, table
from tradecraft.games.agency import GAME, box
from tradecraft.games.agency.map import CITY_NAMES
from tradecraft.kernel.errors import BadOption
from tradecraft.kernel.layout import DEALER, SPECTATOR

CHOSEN = "cia mi6 fsb mss "
PLACED = "+london +paris +rome +madrid +berlin +cairo +lagos +dubai +seoul +tokyo +almaty +sydney"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_game_is_for_four_players(seats: int) -> None:  # AG-0.1
    assert GAME.seats == (4,)
    with pytest.raises(BadOption):
        GAME.start(seats)


def test_chance_says_who_was_the_last_to_use_a_computer() -> None:  # AG-2.2, AG-H23
    game = Table()

    assert game.actor == DEALER
    assert game.legal == {"first=0", "first=1", "first=2", "first=3"}
    assert game.clause("cia") == "AG-H23"
    assert game.play("first=2").actor == 2


def test_agencies_are_chosen_in_the_order_of_placing_no_two_the_same() -> None:  # AG-2.1, AG-H32
    game = Table().play("first=2 mi6")

    assert game.actor == 3
    assert game.clause("mi6") == "AG-2.1"
    assert game.clause("+paris") == "AG-2.1"
    game.play("mss cia fsb")
    assert game.numbers("agency") == [0, 2, 1, 3]
    assert game.actor == 2


def test_agencies_can_be_settled_when_the_table_is_made() -> None:  # AG-H32
    game = Table(agencies_settled=1).play("first=2")

    assert game.numbers("agency") == [0, 1, 2, 3]
    assert (game.actor, "+paris" in game.legal) == (2, True)


def test_the_first_pawn_goes_to_any_city() -> None:  # AG-2.3
    game = Table().play("first=0 " + CHOSEN)

    assert game.legal == {f"+{city}" for city in CITY_NAMES}
    assert game.clause("end") == "AG-2.3"


def test_pawns_are_placed_one_at_a_time_clockwise_until_each_has_three() -> None:  # AG-2.4
    game = Table().play("first=3 " + CHOSEN)
    actors = []
    for move in PLACED.split():
        actors.append(game.actor)
        game.play(move)

    assert actors == [3, 0, 1, 2] * 3
    assert [len(game.spies(seat)) for seat in range(4)] == [3, 3, 3, 3]
    assert game.spies(3) == ["london", "berlin", "seoul"]


def test_no_two_spies_are_placed_in_one_city() -> None:  # AG-2.5
    game = Table().play(f"first=0 {CHOSEN} +london +paris")

    assert game.clause("+london") == game.clause("+paris") == "AG-2.5"
    assert game.clause("+rome") == ""


def test_the_other_pawns_stay_in_reserve() -> None:  # AG-2.6, AG-H5
    game = table()

    assert [game.place(seat, pawn) for seat in range(4) for pawn in range(3, 10)] == [
        "reserve"
    ] * 28


def test_each_deck_is_shuffled_so_that_any_card_of_it_can_come() -> None:  # AG-2.7, AG-1.7
    game = Table().play(f"first=0 {CHOSEN} {PLACED}")

    assert game.legal == {f"@{city}" for city in CITY_NAMES}
    game.play("@rome")
    assert game.legal == {f"?{kind}.{n}" for kind in ("bomb", "tap", "kill") for n in range(1, 5)}
    game.play("?tap.4")
    assert len(game.legal) == 60
    assert game.clause("@paris") == "AG-5.1"
    assert game.play("=wire.6").clause("=wire.6") == "AG-H2"  # five are left


def test_a_card_is_dealt_once() -> None:  # AG-H3, AG-H4
    game = Table(objective_kinds=1).play(f"first=0 {CHOSEN} {PLACED} @rome")

    assert game.legal == {"?bomb.1", "?bomb.2", "?bomb.3", "?bomb.4"}
    assert game.clause("?tap") == "AG-H4"
    game.play("?bomb =wire =wire")
    assert game.clause("@rome") == "AG-H3"
    assert game.clause("?bomb") == "AG-2.8"
    assert game.play("@paris").clause("?bomb.4") == "AG-H4"


def test_each_player_is_dealt_a_location_an_objective_and_two_assets() -> None:  # AG-2.8, AG-2.10
    game = table()

    assert [game.papers(seat).split() for seat in range(4)] == parted(PAPERS)
    assert [list(game.hand(seat).values()) for seat in range(4)] == parted(HANDS)


def test_only_their_owner_sees_the_first_cards() -> None:  # AG-2.8, AG-2.10, AG-2.9
    game = table()
    for viewer in (*range(4), SPECTATOR):
        seen = GAME.masked(game.positions, viewer)[0]

        mine = [seat == viewer for seat in range(4)]
        assert [city >= 0 for city in seen.location] == mine
        assert [kind >= 0 for kind in seen.objective] == mine
        assert game.known(viewer) == (game.hand(viewer) if viewer >= 0 else {})


def test_the_two_papers_are_no_part_of_the_hand() -> None:  # AG-2.9
    game = table("=wire")

    assert len(game.hand(1)) == 3  # two, and the draw; papers do not count for any limit
    assert game.clause("drop8") == "AG-3.4"


def test_who_placed_first_has_the_token_and_the_second_the_first_turn() -> None:
    # AG-2.12, AG-2.13
    for first in range(4):
        game = table(first=first)

        assert game.number("holder") == first
        assert game.number("active") == (first + 1) % 4
        assert game.number("turn") == 1


def test_turns_pass_clockwise() -> None:  # AG-2.14, AG-13.8
    game = table()
    seats = []
    for _ in range(3):
        seats.append(game.number("active"))
        game.play("=no-bomb end")

    assert [*seats, game.number("active")] == [1, 2, 3, 0]


def test_money_to_begin_with_can_be_agreed_on() -> None:  # AG-H6
    assert table().money == [0, 10, 0, 0]
    assert table(starting_money=3).money == [15, 25, 15, 15]


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_fewer_cards_can_be_dealt_for_the_first_hand(cards: int) -> None:  # AG-S2
    hands = " | ".join(" ".join(hand[:cards]) for hand in parted(HANDS))
    game = table(hands=hands, starting_cards=cards)

    assert [len(game.hand(seat)) for seat in range(4)] == [cards] * 4
    assert game.number("step") == box.DEALING_CARD


@pytest.mark.parametrize("copies", [1, 4, 5])
def test_there_can_be_fewer_copies_of_each_asset_card(copies: int) -> None:  # AG-S1
    game = Table(copies=copies)

    assert game.numbers("deck") == [copies] * 6 + [min(copies, 4)] * 6
    assert game.number("deck_size") == sum(game.numbers("deck"))


def test_there_can_be_fewer_location_cards_and_kinds_of_objectives() -> None:  # AG-S3, AG-S4
    game = Table(locations=4, objective_kinds=2).play(f"first=0 {CHOSEN} {PLACED}")

    assert game.legal == {f"@{city}" for city in CITY_NAMES[:4]}
    game.play("@vancouver")
    assert {move[:-2] for move in game.legal} == {"?bomb", "?tap"}
