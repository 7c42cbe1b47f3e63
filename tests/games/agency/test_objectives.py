"""Objectives and cells: initiate, stop, destroy; and the end (AG-11, AG-12, AG-14)."""

from __future__ import annotations

from typing import Final

import pytest

from games.agency.spying import HANDS, Table, table
from tradecraft.games.agency import GAME, box
from tradecraft.kernel.layout import DEALER, NOBODY, SPECTATOR

PAWNS: Final = (
    "madrid new-york havana | paris london rome | moscow almaty cairo | beijing tokyo seoul"
)
PAPERS: Final = "lagos bomb | paris kill | bogota kill | madrid bomb"
UNDER_WAY: Final = "=mole init2 and3 >london"  # seat 1, in Paris
STOPPERS: Final = "wire no-kill | rifle bullet | no-kill no-tap | block rebellion"


def at_paris(moves: str, *, papers: str = PAPERS, hands: str = HANDS, pawns: str = PAWNS) -> Table:
    """Seat 1 has a pawn in Paris, and is to assassinate there."""
    return table(moves, pawns=pawns, papers=papers, hands=hands)


@pytest.mark.parametrize(
    ("kind", "pair"),
    [("bomb", "detonator explosives"), ("tap", "wire recorder"), ("kill", "rifle bullet")],
)
def test_two_objects_of_the_objective_are_discarded(kind: str, pair: str) -> None:
    # AG-11.1, AG-15.1, AG-15.2, AG-8.9, AG-G30
    papers = PAPERS.replace("paris kill", f"paris {kind}")
    for order in ("init2 and3", "init3 and2"):
        hands = f"wire wire | {pair} | rifle mole | block rebellion"
        game = at_paris(f"=mole {order}", papers=papers, hands=hands)

        assert set(game.pile) == {2, 3}
        assert {2, 3} <= game.known(SPECTATOR).keys()  # they were shown


def test_the_objects_must_be_those_of_the_objective() -> None:  # AG-11.1, AG-12.3, AG-8.9
    hands = "wire wire | rifle bullet | rifle mole | block rebellion"
    game = at_paris("=wire", papers=PAPERS.replace("paris kill", "paris tap"), hands=hands)

    assert game.clause("init2") == "AG-11.1"
    assert game.clause("init8") == "AG-12.3"  # a Wire without a Recording Device
    assert at_paris("=mole").clause("init8") == "AG-8.9"
    shown = at_paris("=mole init2")
    assert shown.legal == {"and3"}
    assert shown.clause("and8") == "AG-12.3"
    assert shown.clause("and0") == "AG-8.2"
    assert shown.clause("end") == "AG-12.3"


def test_a_pawn_must_be_in_the_city_of_the_location() -> None:  # AG-11.2
    assert at_paris("=mole", papers=PAPERS.replace("paris", "berlin")).clause("init2") == "AG-11.2"
    away = at_paris("=mole w0 >berlin")
    assert away.clause("init2") == "AG-11.2"
    assert at_paris("=mole", papers=PAPERS.replace("paris", "rome")).clause("init2") == ""


def test_location_and_objective_are_turned_up_and_a_token_lies_on_the_city() -> None:
    # AG-11.3, AG-11.4, AG-H39
    before, after = at_paris("=mole"), at_paris("=mole init2")

    assert GAME.masked(before.positions, 3)[0].location[1] < 0
    for viewer in (0, 2, 3, SPECTATOR):
        seen = GAME.masked(after.positions, viewer)[0]
        assert (seen.location[1], seen.objective[1]) == (10, 2)
    assert after.numbers("under_way") == [0, 1, 0, 0]
    assert after.play("and3 >london").papers(1) == "paris kill"  # they lie before their owner


def test_the_pawn_must_move_on_and_that_is_no_normal_movement() -> None:  # AG-11.5, AG-11.6
    game = at_paris("=mole w1 >paris init2 and3")  # two pawns there; the lower number goes

    assert game.legal == {">london", ">berlin", ">madrid", ">rome"}
    assert game.clause("end") == game.clause("w2") == "AG-11.5"
    assert game.clause(">moscow") == "AG-6.1"
    game.play(">madrid")
    assert game.spies(1) == ["madrid", "paris", "rome"]
    walked = at_paris("=mole c1 >berlin w1 >paris w0 >rome init2 and3 >madrid")
    assert walked.spies(1) == ["rome", "madrid", "rome"]  # pawn 1 had walked


def test_after_initiating_there_are_no_more_actions() -> None:  # AG-11.7, AG-11.8
    game = at_paris(UNDER_WAY)
    assert (game.number("turn"), game.number("step")) == (2, box.DEALING_CARD)

    full = "wire wire | rifle bullet | rifle mole | wire wire"
    rich = at_paris("=wire end", hands=full).idle(3)
    rich.play(min(rich.legal))
    while len(rich.hand(1)) < 8:
        sleeve = min(rich.hand(1 - 1) or rich.hand(3))
        name = rich.hand(0)[sleeve]
        rich.play(f"trade from0 lay{sleeve} propose accept")
        assert name in rich.hand(1).values()
    rich.play("init2 and3 >rome")
    assert rich.number("step") == box.DROPPING


def test_the_holder_of_the_token_still_holds_the_auction() -> None:  # AG-11.8
    game = table(
        "=mole end =mole end =mole end =wire init0 and1 >paris",
        pawns=PAWNS,
        papers="madrid kill | rome bomb | bogota kill | lagos bomb",
        hands="rifle bullet | wire wire | rifle rifle | wire wire",
    )

    assert game.number("step") == box.DEALING_PACKET


def test_one_objective_at_a_time_is_under_way() -> None:  # AG-H11
    game = at_paris(UNDER_WAY).idle(3)
    assert game.number("step") == box.DEALING_LOCATION  # completed before any action
    twice = at_paris("=mole init2")
    twice.positions["step"] = box.ACTING  # it never comes to this

    assert twice.clause("init2") == "AG-H11"


def test_an_objective_may_be_initiated_where_a_token_lies() -> None:  # AG-H22
    papers = "lagos bomb | paris kill | paris kill | madrid bomb"
    hands = "wire no-kill | rifle bullet | rifle bullet | block rebellion"
    pawns = "madrid new-york havana | paris london rome | berlin almaty cairo | beijing tokyo seoul"
    game = at_paris(
        f"{UNDER_WAY} =mole w0 >paris",
        papers=papers.replace("paris kill | madrid", "rome kill | madrid"),
        hands=hands,
        pawns=pawns,
    )
    game.positions["location"][0, 2] = 10  # Location cards come back: Paris again
    game.play("init4 and5 >rome")

    assert game.numbers("under_way") == [0, 1, 1, 0]


def test_an_objective_is_stopped_with_the_card_of_its_kind() -> None:
    # AG-11.12, AG-11.13, AG-11.14, AG-11.15, AG-15.3
    game = at_paris(f"{UNDER_WAY} =wire end =wire end =wire", hands=STOPPERS)
    assert game.clause("stop1") == "AG-11.12"  # not there yet
    game.play("w0 >paris")
    assert game.clause("stop0") == "AG-11.13"
    assert game.clause("play1") == "AG-H2"
    money = game.money[0]
    game.play("stop1")
    assert game.legal == {"at1"}
    assert game.clause("at2") == "AG-11.12"
    game.play("at1")

    assert game.money[0] == money + 30
    assert game.numbers("under_way") == [0, 0, 0, 0]
    assert game.pile[1] == "no-kill"


def test_another_stop_card_does_not_do() -> None:  # AG-11.13, AG-11.12
    pawns = PAWNS.replace("moscow", "berlin")
    game = at_paris(f"{UNDER_WAY} =wire w0 >paris", hands=STOPPERS, pawns=pawns)

    assert game.clause("stop5") == "AG-11.12"  # it stops a wire tap
    assert game.clause("stop4") == ""


def test_several_objectives_may_be_stopped_in_one_turn() -> None:  # AG-11.16
    hands = "no-kill no-kill | rifle bullet | rifle bullet | wire wire"
    papers = "lagos bomb | paris kill | almaty kill | madrid bomb"
    game = at_paris(
        f"{UNDER_WAY} =mole init4 and5 >dubai =wire end =wire", hands=hands, papers=papers
    )
    money = game.money[0]
    game.play("w0 >paris stop0 at1 @rome ?bomb")
    game.positions["pawn"][0, 0, 1] = 25  # in Almaty
    game.play("stop1 at2 @berlin ?tap")

    assert game.money[0] == money + 60


def test_the_owner_of_a_stopped_objective_gets_new_cards_at_once() -> None:  # AG-H9, AG-H39
    moves = f"{UNDER_WAY} =wire w0 >paris stop4 at1"
    pawns = PAWNS.replace("moscow", "berlin")
    game = at_paris(moves, hands=STOPPERS, pawns=pawns)
    assert (game.actor, game.number("target")) == (DEALER, 1)
    assert "@paris" not in game.legal  # it is put aside first
    game.play("@berlin ?bomb")

    assert game.papers(1) == "berlin bomb"
    assert (game.actor, game.number("step")) == (2, box.ACTING)


def test_in_the_other_setting_a_stopped_objective_brings_no_new_cards() -> None:  # AG-H9
    game = table(
        f"{UNDER_WAY} =wire w0 >paris stop4 at1",
        pawns=PAWNS.replace("moscow", "berlin"),
        papers=PAPERS,
        hands=STOPPERS,
        new_papers_after_stop=0,
    )
    assert game.papers(1) == "- -"
    assert (game.actor, game.number("step")) == (2, box.ACTING)
    game.idle(3).play("=rifle")
    sleeve = next(sleeve for sleeve, name in game.hand(1).items() if name == "rifle")
    game.positions["name"][0, next(s for s in game.hand(1) if s != sleeve)] = 5

    assert game.clause(f"init{sleeve}") == "AG-H9"


def test_nobody_stops_an_own_objective() -> None:  # AG-H10
    hands = "wire no-kill | rifle bullet | no-kill no-tap | block rebellion"
    game = at_paris("=no-kill init2 and3 >rome", hands=hands)
    game.positions["actor"] = game.positions["active"] = 1  # it never is one's turn meanwhile
    game.positions["step"] = box.ACTING
    game.positions["pawn"][0, 1, 0] = 10

    assert game.clause("stop8") == "AG-11.12"


# ---------------------------------------------------------------------------------------------
# Cells

HUNT: Final = (
    "london new-york havana | paris berlin rome | moscow almaty cairo | beijing tokyo seoul"
)
CELL_IN_ROME: Final = "=wire cell=rome w2 >paris end"


def hunted(moves: str = "", hands: str = "", presence: int = 1) -> Table:
    """Seat 2 comes from Cairo to a cell that seat 1 has left in Rome."""
    some = hands or "wire mole | rifle rifle | rifle bullet | block rebellion"
    return table(
        f"{CELL_IN_ROME} =wire {moves}",
        pawns=HUNT,
        hands=some,
        starting_money=20,
        presence=presence,
    )


def test_a_cell_falls_to_a_pair_of_objects() -> None:
    # AG-12.1, AG-12.3, AG-12.5, AG-12.6, AG-15.5
    game = hunted("w2 >rome wreck4 and5")
    assert game.legal == {">rome"}
    assert game.clause(">paris") == game.clause("end") == "AG-12.1"
    game.play(">rome")
    assert game.legal == {"at1"}
    assert game.clause("at0") == "AG-12.1"
    money = game.money[2]
    game.play("at1")

    assert game.cells(1) == set()
    assert game.money[2] == money + 25
    assert set(game.pile) == {4, 5}


@pytest.mark.parametrize("pair", ["detonator explosives", "wire recorder", "rifle bullet"])
def test_each_of_the_three_pairs_will_do(pair: str) -> None:  # AG-12.4
    hands = f"mole mole | block block | {pair} | block rebellion"

    assert hunted("w2 >rome wreck5 and4 >rome at1", hands).cells(1) == set()


def test_a_cell_is_guarded_by_the_spies_of_its_agency() -> None:  # AG-12.1, AG-12.2
    hands = "wire mole | rifle rifle | rifle bullet | block rebellion"
    game = table("=wire cell=rome end =wire w2 >rome", pawns=HUNT, hands=hands, starting_money=20)
    assert game.clause("wreck4") == "AG-12.1"
    game.play("a2x1 die=6 die=1")  # it must be got rid of first

    assert game.clause("wreck4") == ""


def test_a_cell_needs_a_pair_and_no_card_more() -> None:  # AG-12.3
    game = hunted("w2 >rome")

    assert game.clause("wreck9") == "AG-12.3"  # a Wire alone
    assert game.clause("wreck0") == "AG-8.2"


def test_several_cells_may_be_destroyed_in_one_turn() -> None:  # AG-12.7
    hands = "wire mole | rifle rifle | rifle bullet | block rebellion"
    game = hunted("w2 >rome", hands)
    game.positions["cell"][0, 0, 13] = 1  # the CIA has one in Rome, too
    game.play("wreck4 and5 >rome")
    assert game.legal == {"at0", "at1"}
    game.play("at0 trade from0 lay0 propose accept")
    assert game.cells(0) == set()
    game.positions["name"][0, 0] = 3  # a Recording Device for the Wire

    game.play("wreck0 and9 >rome at1")
    assert game.cells(1) == set()


def test_who_destroys_needs_a_spy_there_unless_it_is_agreed_otherwise() -> None:  # AG-H12
    assert hunted().clause("wreck4") == "AG-12.1"

    far = hunted("wreck4 and5 >rome at1", presence=0)
    assert far.cells(1) == set()


def test_spies_beyond_the_capacity_stay() -> None:  # AG-H15
    game = table(
        "=wire cell=rome spy=rome w2 >paris w3 >paris end =wire w2 >rome wreck4 and5 >rome at1",
        pawns=HUNT,
        hands="wire mole | rifle rifle | rifle bullet | block rebellion",
        starting_money=20,
    )
    assert (len(game.spies(1)), game.cells(1)) == (4, set())
    game.idle(3)
    game.play(min(game.legal))

    assert game.clause("spy=london") == "AG-7.5"


# ---------------------------------------------------------------------------------------------
# The end

WORLD: Final = (
    "madrid new-york lagos | london dubai havana | moscow almaty cairo | beijing tokyo rome"
)


def test_a_cell_in_each_zone_wins_at_once() -> None:  # AG-14.1, AG-H14, AG-0.3
    game = table("=wire cell=london", pawns=WORLD, starting_money=40).idle(4)
    game.play("=wire cell=dubai").idle(4)
    game.play(min(game.legal))
    assert game.actor == 1
    game.play("cell=havana")

    assert (game.actor, game.number("winner")) == (NOBODY, 1)
    assert game.returns() == [0, 60, 0, 0]
    assert game.legal == set()


def test_three_cells_in_two_zones_do_not_win() -> None:  # AG-14.1, AG-H13
    game = table("=wire cell=london", pawns=WORLD, starting_money=40).idle(4)
    game.play("=wire cell=dubai").idle(4)
    game.play(min(game.legal)).play("w0 >paris cell=paris")

    assert (len(game.cells(1)), game.number("winner")) == (3, box.NO_SEAT)


def ended(money: list[int], cells: dict[int, str]) -> Table:
    """End a game at its safety stop with this money, and cells in these cities."""
    game = table(rounds=1, starting_cards=0, hands=" | | | ")
    for seat, cities in cells.items():
        for city in cities.split():
            game.positions["cell"][
                0, seat, int(GAME.number(f"+{city}")) - GAME.number("+washington")
            ] = 1
    game.idle(3)
    game.play(min(game.legal))
    game.positions["money"][0] = money
    game.play("end =wire =wire =wire =wire take1 take1 take1")
    assert game.actor == NOBODY
    return game


def test_at_the_safety_stop_zones_count_then_cells_then_money() -> None:  # AG-H26, AG-H40
    zones = ended([50, 0, 0, 0], {1: "rome dubai", 2: "rome paris madrid"})
    assert zones.returns() == [0, 60, 0, 0]
    cells = ended([50, 0, 0, 0], {1: "rome", 2: "rome paris"})
    assert cells.returns() == [0, 0, 60, 0]
    money = ended([50, 0, 0, 55], {})
    assert money.returns() == [0, 0, 0, 60]


def test_equals_share_the_victory() -> None:  # AG-H26
    assert ended([5, 5, 0, 0], {}).returns() == [30, 30, 0, 0]
    assert ended([5, 5, 5, 0], {}).returns() == [20, 20, 20, 0]
    assert ended([5, 5, 5, 5], {}).returns() == [15, 15, 15, 15]


@pytest.mark.parametrize("rounds", [1, 2, 40])
def test_the_game_ends_after_so_many_rounds(rounds: int) -> None:  # AG-H26, AG-H40
    game = table(rounds=rounds)
    turns = 4 * rounds - game.number("turn")
    if rounds == 40:
        game.positions["turn"] = turns - 3  # a long time later
        turns = 4
    game.idle(turns)
    assert game.number("turn") == 4 * rounds
    while game.legal:
        game.play("end" if "end" in game.legal else min(game.legal))

    assert game.number("step") == box.OVER
    assert sum(game.returns()) == 60
