"""Attack, theft and the Mole (AG-9, AG-8.1 to AG-8.5)."""

from __future__ import annotations

from itertools import product
from typing import Final

from games.agency.spying import table
from tradecraft.games.agency import GAME, box
from tradecraft.kernel.layout import DEALER, SPECTATOR

# After `w0 >berlin` seat 1 meets both spies of seat 0, and one of seat 2
PAWNS: Final = (
    "berlin new-york rome | paris london dubai | moscow almaty cairo | beijing tokyo seoul"
)
MEETING: Final = "=wire w0 >berlin"
TWO_THERE: Final = "=wire end =wire end =wire end =wire w2 >berlin"  # seat 0 gathers


def test_one_needs_a_spy_in_the_same_city_as_an_enemy() -> None:  # AG-9.1, AG-9.2
    game = table("=wire", pawns=PAWNS)
    assert game.clause("a0x0") == game.clause("s0x0") == "AG-9.1"
    game.play("w0 >berlin")

    assert {move for move in game.legal if "x" in move and move[0] in "as"} == {"a0x0", "s0x0"}
    assert game.clause("a0x1") == "AG-9.1"  # not oneself
    assert game.clause("a1x0") == "AG-9.1"
    assert game.clause("a5x0") == "AG-6.1"


def test_only_one_attack_or_theft_is_allowed_in_a_turn() -> None:  # AG-9.3
    for fight in ("a0x0 die=6 die=1", "s0x0 pick=0"):
        game = table(f"{MEETING} {fight} c1 >new-york", pawns=PAWNS)

        assert game.clause("a1x0") == game.clause("s1x0") == "AG-9.3"


def test_the_higher_die_wins_and_the_defender_if_they_are_equal() -> None:
    # AG-9.4, AG-9.5, AG-15.10
    start = table(f"{MEETING} a0x0", pawns=PAWNS)
    assert (start.actor, start.number("step")) == (DEALER, box.ROLLING)
    assert start.clause("end") == "AG-9.4"
    won = 0
    for mine, theirs in product(range(1, 7), repeat=2):
        game = table(f"{MEETING} a0x0 die={mine} die={theirs}", pawns=PAWNS)
        lost_by = [seat for seat in (0, 1) if len(game.spies(seat)) == 2]

        assert lost_by == [0 if mine > theirs else 1]
        won += lost_by == [0]

    assert won == 15


def test_who_wins_an_attack_takes_15k_or_all_there_is() -> None:  # AG-9.6
    for chips, taken in ((0, 0), (2, 10), (3, 15), (9, 15)):
        game = table(f"{MEETING} a0x0 die=5 die=4", pawns=PAWNS, starting_money=chips)

        assert game.money[:2] == [5 * chips - taken, 5 * chips + 10 + taken]


def test_the_spy_that_loses_goes_back_to_the_reserve() -> None:  # AG-9.7, AG-9.8, AG-9.9, AG-H17
    won = table(f"{MEETING} a0x0 die=5 die=4", pawns=PAWNS, starting_money=3)
    assert (won.place(0, 0), won.place(1, 0)) == ("reserve", "berlin")
    lost = table(f"{MEETING} a0x0 die=4 die=4", pawns=PAWNS, starting_money=3)

    assert (lost.place(0, 0), lost.place(1, 0)) == ("berlin", "reserve")
    assert lost.money[:2] == [15, 25]


def test_only_one_of_several_spies_is_attacked() -> None:  # AG-9.10, AG-H46
    game = table(TWO_THERE, pawns=PAWNS).idle()
    game.play("=mole w0 >berlin a0x0 die=2 die=1")

    assert (game.place(0, 0), game.place(0, 2)) == ("reserve", "berlin")  # the lowest number


def test_nobody_is_safe_at_the_main_base() -> None:  # AG-H17
    pawns = "london new-york rome | paris dubai sydney | moscow almaty cairo | beijing tokyo seoul"
    game = table("=wire end =wire end =wire end =wire", pawns=pawns)
    assert game.clause("a0x1") == "AG-9.1"
    guest = table("=wire w0 >london a0x0 die=6 die=1", pawns=pawns)

    assert guest.place(0, 0) == "reserve"


def test_who_has_lost_all_spies_goes_on() -> None:  # AG-H24
    game = table("=wire", pawns=PAWNS)
    game.positions["pawn"][0, 1, :3] = box.RESERVE

    assert not {move for move in game.legal if move[0] in "wcp" and move[1:].isdigit()}
    assert game.play("spy=london").spies(1) == ["london"]


def test_a_thief_gets_a_random_card_of_the_private_hand() -> None:  # AG-9.11, AG-H18
    game = table(f"{MEETING} s0x0", pawns=PAWNS)

    assert (game.actor, game.legal) == (DEALER, {"pick=0", "pick=1"})
    assert game.clause("pick=4") == "AG-9.11"
    assert game.clause("end") == "AG-H18"
    game.play("pick=1")
    assert game.hand(1)[1] == "mole"
    assert game.hand(0) == {0: "wire"}
    assert [1 in game.known(viewer) for viewer in (0, 1, 2, 3, SPECTATOR)] == [
        True,
        True,
        False,
        False,
        False,
    ]


def test_a_thief_chooses_among_face_up_cards_or_a_random_one() -> None:  # AG-9.11, AG-H18
    hands = "wire mole | mole bullet | rifle rifle | block rebellion"
    game = table("=wire play2 at0 pick=0 pick=1 w0 >berlin s0x0", pawns=PAWNS, hands=hands)
    assert game.legal == {"up0", "up1"}  # there is one sort
    assert game.clause("blind") == "AG-H18"
    assert game.clause("up3") == "AG-9.11"
    game.play("up1")
    assert game.hand(1)[1] == "mole"
    assert 1 in game.known(SPECTATOR)

    hands = "wire mole | mole mole | rifle rifle | block rebellion"
    moves = "=wire play2 at0 pick=0 pick=1 trade to0 give5 up0 propose accept"
    both = table(f"{moves} trade to0 lay0 propose accept w0 >berlin s0x0", pawns=PAWNS, hands=hands)
    assert both.legal == {"up1", "blind"}
    assert both.clause("pick=0") == "AG-9.11"
    assert both.play("blind").legal == {"pick=0"}


def test_from_a_player_without_cards_nothing_is_stolen() -> None:  # AG-H18
    game = table(MEETING, pawns=PAWNS, starting_cards=0, hands=" | | | ")

    assert game.clause("s0x0") == "AG-H18"
    assert game.clause("a0x0") == ""


def test_a_mole_lays_two_random_cards_face_up() -> None:  # AG-8.1, AG-8.2, AG-H2
    hands = "wire recorder | mole bullet | rifle rifle | block rebellion"
    game = table("=wire play2", hands=hands)
    assert game.legal == {"at0", "at2", "at3"}
    assert game.clause("at1") == "AG-9.1"
    assert game.clause("end") == "AG-H2"
    game.play("at0")
    assert (game.actor, game.legal) == (DEALER, {"pick=0", "pick=1"})
    game.play("pick=1 pick=0")

    assert game.face_up(0) == {0: "wire", 1: "recorder"}
    assert {0, 1, 2} <= game.known(SPECTATOR).keys()
    assert game.pile == {2: "mole"}


def test_a_mole_lays_all_cards_face_up_if_there_are_fewer() -> None:  # AG-H2, AG-H34
    hands = "wire | mole | rifle | block"
    game = table("=wire play1 at0 pick=0", starting_cards=1, hands=hands)
    assert game.face_up(0) == {0: "wire"}
    assert game.number("step") == box.ACTING

    again = table("=mole play1 at0 pick=0 play4 at0", starting_cards=1, hands=hands)
    assert again.number("step") == box.ACTING  # nothing more to lay open
    assert again.pile == {1: "mole", 4: "mole"}


def test_face_up_cards_are_still_played_traded_and_discarded() -> None:  # AG-H2, AG-H36
    hands = "wire recorder | mole bullet | rifle rifle | block mole"
    game = table("=wire play2 at3 pick=6 pick=7 end =wire end =wire", hands=hands)
    assert {"play6", "play7"} <= game.legal
    game.play("play7 at0 pick=0 pick=1 trade to0 lay6 up0 propose accept")

    assert game.hand(0)[6] == "block"  # a new owner takes it into the private hand
    assert game.hand(3)[0] == "wire"
    assert 6 in game.known(SPECTATOR)


def test_any_number_of_cards_is_played_and_mixed_with_other_actions() -> None:
    # AG-8.4, AG-8.5, AG-15.6
    hands = "wire recorder | mole mole | rifle rifle | block mole"
    game = table(
        "=block play2 at0 pick=0 pick=1 w0 >berlin play3 at3 pick=6 pick=7 c1 >madrid",
        hands=hands,
        pawns=PAWNS.replace("london", "lagos"),
    )
    game.play("play8 zone1")

    assert set(game.pile) == {2, 3}
    assert game.number("step") == box.ACTING


def test_cards_are_played_only_in_ones_own_turn() -> None:  # AG-8.2
    game = table("=wire", hands="mole mole | wire wire | wire wire | rifle rifle")

    assert game.clause("play0") == "AG-8.2"


def test_the_last_two_dice_are_those_of_the_attack() -> None:  # AG-9.4
    game = table(f"{MEETING} a0x0 die=3", pawns=PAWNS)

    assert game.number("die") == 3
    assert GAME.masked(game.positions, SPECTATOR)[0].die == 3  # open to all
    assert game.legal == {f"die={pips}" for pips in range(1, 7)}
