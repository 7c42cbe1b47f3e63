"""Moving and the marketplace, Road Blocks and Rebellions (AG-6, AG-7, AG-8.6 to AG-8.8)."""

from __future__ import annotations

from typing import Final

from games.agency.spying import table
from tradecraft.games.agency import GAME, box

RICH: Final = 40  # chips to begin with
# The pawns of seat 1, whose turn it is, are in Dubai, Paris and Rome
PAWNS = "washington new-york havana | dubai paris rome | moscow almaty cairo | beijing tokyo seoul"
BLOCKS = "wire mole | block rebellion | block rebellion | rebellion rebellion"


def test_a_pawn_walks_to_a_linked_city_once_a_turn() -> None:  # AG-6.1, AG-H16
    game = table("=wire w1")

    assert game.legal == {">london", ">berlin", ">madrid", ">rome"}
    assert game.clause(">moscow") == game.clause(">paris") == "AG-6.1"
    game.play(">london w0 >madrid")  # two in one city, one by one
    assert game.spies(1) == ["madrid", "london", "rome"]
    assert game.clause("w0") == game.clause("w1") == "AG-6.1"
    assert game.clause("w2") == ""
    assert game.idle(4).play("=wire").clause("w0") == ""


def test_only_a_pawn_on_the_map_walks() -> None:  # AG-6.1
    assert table("=wire").clause("w3") == "AG-6.1"
    assert table("=wire").clause(">rome") == "AG-3.4"


def test_a_car_costs_5k_and_moves_a_pawn_one_space() -> None:  # AG-7.2, AG-H16, AG-H33
    game = table("=wire w1 >berlin c1")

    assert game.legal == {">london", ">moscow", ">paris", ">rome"}
    game.play(">moscow")
    assert (game.money[1], game.spies(1)[1]) == (5, "moscow")


def test_each_kind_is_bought_once_a_turn_and_all_kinds_can_be() -> None:  # AG-7.1
    game = table("=wire c1 >berlin", starting_money=20)
    assert game.clause("c1") == game.clause("c2") == "AG-7.1"
    game.play("p2 >london")
    assert game.clause("p0") == "AG-7.1"
    game.play("cell=london")
    assert game.clause("cell=berlin") == "AG-7.1"
    game.play("spy=london")
    assert game.clause("spy=london") == "AG-7.1"

    assert game.money[1] == 100 + 10 - 5 - 20 - 40 - 10


def test_a_plane_costs_20k_and_moves_a_pawn_one_to_three_spaces() -> None:
    # AG-7.3, AG-H16, AG-H33
    game = table("=wire p1", starting_money=2)

    assert {">rome", ">moscow", ">almaty", ">vancouver", ">tokyo"} & game.legal == {
        ">rome",
        ">moscow",
        ">almaty",
        ">vancouver",
    }
    assert game.clause(">paris") == game.clause(">tokyo") == "AG-7.3"
    game.play(">almaty")
    assert (game.money[1], game.spies(1)[1]) == (0, "almaty")


def test_what_costs_more_than_one_has_is_not_bought() -> None:  # AG-H7
    game = table("=wire c1 >berlin")

    assert game.money[1] == 5
    assert {game.clause(move) for move in ("p1", "spy=london", "cell=rome")} == {"AG-H7"}


def test_a_new_spy_needs_room_below_the_capacity() -> None:
    # AG-7.5, AG-7.6, AG-15.8, AG-H25
    game = table("=wire", starting_money=20)
    assert game.clause("spy=london") == "AG-7.5"
    game.play("cell=rome spy=rome")
    assert (game.spies(1)[3], game.money[1]) == ("rome", 60)
    game.idle(4).play("=wire")
    assert game.clause("spy=london") == "AG-7.5"  # one cell: four
    game.play("cell=paris spy=london")

    assert len(game.spies(1)) == 5


def test_a_new_spy_is_placed_at_the_base_or_a_cell_even_among_enemies() -> None:
    # AG-7.7, AG-H25, AG-1.4
    pawns = "london new-york havana | dubai paris rome | moscow almaty cairo | beijing tokyo seoul"
    game = table("=wire cell=dubai", pawns=pawns, starting_money=20)

    assert {move for move in game.legal if move.startswith("spy")} == {"spy=london", "spy=dubai"}
    assert game.clause("spy=paris") == "AG-7.7"
    assert game.play("spy=london").spies(1)[3] == "london"


def test_a_new_spy_has_its_free_space() -> None:  # AG-H33, AG-H46
    game = table("=wire w0 >paris cell=paris spy=london", starting_money=20)

    assert game.place(1, 3) == "london"  # the lowest number of the reserve
    assert game.clause("w3") == ""
    pawns = "paris new-york havana | london berlin rome | moscow almaty cairo | beijing tokyo seoul"
    lost = table("=wire w0 >paris a0x0 die=1 die=1 spy=london", pawns=pawns)
    assert lost.place(1, 0) == "london"
    assert lost.clause("w0") == ""  # although pawn 0 walked before it was lost


def test_a_cell_costs_40k_and_needs_a_spy_there() -> None:  # AG-7.8, AG-H13
    game = table("=wire", starting_money=20)

    assert {move for move in game.legal if move.startswith("cell")} == {
        "cell=london",
        "cell=paris",
        "cell=rome",
    }
    assert game.clause("cell=berlin") == "AG-7.8"
    game.play("cell=rome")
    assert (game.cells(1), game.money[1]) == ({"rome"}, 70)
    game.idle(4).play("=wire")
    assert game.clause("cell=rome") == "AG-H13"


def test_agencies_share_a_city_and_a_zone_may_hold_several_cells() -> None:  # AG-H13
    pawns = "washington new-york havana | london paris rome | dubai cairo almaty | beijing tokyo "
    game = table(
        "=wire cell=rome end =wire w1 >rome cell=rome", pawns=f"{pawns} seoul", starting_money=RICH
    )
    assert (game.cells(1), game.cells(2)) == ({"rome"}, {"rome"})
    game.idle(3).play("=wire cell=paris")

    assert game.cells(1) == {"rome", "paris"}
    assert game.number("winner") == box.NO_SEAT


def test_there_are_five_cells_and_ten_pawns_of_an_agency() -> None:  # AG-H5, AG-H33, AG-H7
    game = table("=wire cell=rome", starting_money=RICH)
    for city, walk in (("paris", ""), ("london", ""), ("berlin", "w0 >berlin")):
        game.idle(4)
        game.play(min(game.legal)).play(walk)
        game.play(f"cell={city} spy=london")
    game.idle(4)
    game.play(min(game.legal)).play("w1 >madrid cell=madrid")
    assert len(game.cells(1)) == 5
    game.idle(4)
    game.play(min(game.legal))

    assert game.money[1] == 200 + 60 - 5 * 40 - 3 * 10
    full = game.positions
    full["money"][0, 1] = 200
    assert game.clause("cell=london") == "AG-H33"
    full["pawn"][0, 1, :] = box.AT_EDGE
    assert game.clause("spy=london") == "AG-H33"


def test_a_lasting_card_lies_at_its_zone_with_a_pawn_for_a_round() -> None:
    # AG-8.6, AG-8.7, AG-8.8, AG-H21
    game = table("=wire play2", hands=BLOCKS, pawns=PAWNS)
    assert game.legal == {"zone1", "zone2", "zone3"}
    assert game.clause("end") == "AG-8.6"
    game.play("zone2")

    assert game.place(1, 3) == "edge"
    assert game.lying(box.EDGE + 3 * 1 + 1) == {2: "block"}
    assert game.known(3)[2] == "block"
    game.play("end").idle(3)
    assert game.place(1, 3) == "reserve"  # before the money and the draw
    assert 2 in game.pile
    assert game.number("step") == box.DEALING_CARD


def test_a_road_block_binds_the_others_on_foot_and_by_car() -> None:
    # AG-8.6, AG-H2, AG-G31, AG-H37
    game = table("=wire play2 zone2", hands=BLOCKS, pawns=PAWNS, starting_money=RICH)
    assert "w1" in game.legal  # not its owner
    game.play("end =wire")

    assert game.clause("w0") == game.clause("c2") == "AG-H2"  # Moscow and Cairo
    game.play("w1")  # Almaty: out of the zone, but not into it
    assert game.clause(">moscow") == "AG-H2"
    game.play(">dubai c1")
    assert game.clause(">cairo") == "AG-H2"
    game.play(">almaty p0 >paris")  # planes are free
    assert game.spies(2) == ["paris", "almaty", "cairo"]


def test_the_forced_step_is_free_of_road_blocks_and_tolls() -> None:  # AG-H2, AG-H37, AG-11.5
    hands = "wire mole | block rebellion | detonator explosives | wire wire"
    papers = "lagos bomb | sydney tap | cairo bomb | madrid bomb"
    game = table("=wire play2 zone2 play3 zone2 end =wire init4 and5", hands=hands, papers=papers)
    money = game.money[2]

    assert ">rome" in game.legal
    assert game.play(">rome").money[2] == money


def test_each_rebellion_costs_5k_for_each_movement_that_touches_its_zone() -> None:
    # AG-H2, AG-H37, AG-G31
    game = table(
        "=wire play3 zone2 end =wire play5 zone3 end =wire",
        hands=BLOCKS,
        pawns=PAWNS,
        starting_money=RICH,
    )
    money = game.money[3]
    game.play("w0 >tokyo")  # in zone 3: one Rebellion
    assert game.money[3] == money - 5
    game.play("p2 >almaty")  # Seoul to Almaty: still zone 3
    assert game.money[3] == money - 5 - 25
    game.play("w2 >moscow")  # between the two zones: both
    assert game.money[3] == money - 5 - 25 - 10


def test_several_rebellions_at_one_zone_add_up() -> None:  # AG-H2, AG-H37
    game = table(
        "=wire play3 zone2 end =wire play5 zone2 end =wire end =wire",
        hands=BLOCKS,
        starting_money=RICH,
    )
    assert game.positions["toll"][0].tolist() == [[0, 10, 0], [0, 5, 0], [0, 5, 0], [0, 10, 0]]
    money = game.money[0]
    game.play("w1 >london")

    assert game.money[0] == money - 10


def test_a_flight_pays_where_it_starts_and_where_it_ends() -> None:  # AG-7.4, AG-H2
    game = table("=wire play3 zone2 end =wire end =wire end =wire", hands=BLOCKS, starting_money=10)
    money = game.money[0]
    game.play("p2 >tokyo")  # Havana, Los Angeles: within zones 1 and 3
    assert game.money[0] == money - 20
    other = table(
        "=wire play3 zone2 end =wire end =wire end =wire", hands=BLOCKS, starting_money=10
    )
    assert other.play("p1 >paris").money[0] == money - 25
    over = table(
        "=wire play3 zone3 end =wire end =wire end =wire",
        hands=BLOCKS,
        starting_money=10,
        pawns="vancouver new-york moscow | dubai paris rome | cairo almaty berlin | beijing tokyo"
        " seoul",
    )
    assert over.play("p2 >london").money[0] == money - 20


def test_who_cannot_pay_the_toll_stays() -> None:  # AG-H37, AG-H2
    game = table("=wire play3 zone3 end =wire", hands=BLOCKS, pawns=PAWNS)
    assert game.money[2] == 10
    game.play("c1 >dubai")  # 5k, and 5k of toll
    assert game.money[2] == 0

    assert game.clause("w1") == "AG-H37"
    game.play("w2")  # Cairo
    assert game.clause(">dubai") == "AG-H37"
    assert ">lagos" in game.legal


def test_to_place_a_spy_is_no_movement() -> None:  # AG-H37
    pawns = "beijing new-york havana | dubai paris rome | moscow almaty cairo | tokyo seoul sydney"
    game = table(
        "=wire play3 zone3 end =wire end =wire w0 >beijing a0x0 die=1 die=1",
        hands=BLOCKS,
        pawns=pawns,
        starting_money=4,
    )
    money = game.money[3]

    assert game.play("spy=beijing").money[3] == money - 10


def test_a_lasting_card_needs_a_pawn_in_reserve() -> None:  # AG-8.7, AG-H5
    game = table("=wire", hands=BLOCKS)
    assert game.clause("play2") == ""
    game.positions["pawn"][0, 1, 3:] = box.AT_EDGE

    assert game.clause("play2") == "AG-H5"


def test_objects_and_stop_cards_are_not_played_alone() -> None:  # AG-H2, AG-8.1
    game = table("=no-bomb")

    assert game.clause("play2") == game.clause("play8") == "AG-H2"
    assert game.clause("play0") == "AG-8.2"  # another's card


def test_money_comes_in_steps_of_5k_and_nobody_owes_any() -> None:  # AG-H7
    assert {int(price) % 5 for price in box.PRICE} == {0}
    assert [option.low for option in GAME.options if option.name == "starting_money"] == [0]
