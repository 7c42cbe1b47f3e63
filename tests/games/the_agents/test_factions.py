"""Where Agents are added, whom they face, and what arrows they make."""

from __future__ import annotations

import pytest

from games.the_agents.scenes import AGENTS, Scene
from games.the_agents.table import GROUPS

SEVEN = "sniper.b>0 slayer.b>0 medic.b>0 hacker.b>0 decoy.b>0 handler.b>0 extractor.b>0"
FIVE = "sniper.b>0 slayer.b>0 medic.b>0 hacker.b>0 decoy.b>0"


def paid(rows: str, *, seats: int = 2, turn: int = 0, **options: int) -> int:
    """Say what a player gets at the end of his turn for what lies there."""
    return Scene.of(rows, seats=seats, turn=turn, left=0, options=options).gained("score")[turn]


# -- rows ---------------------------------------------------------------------------------------


def test_with_two_players_both_share_both_factions() -> None:  # TA-3.2
    scene = Scene.of(hands=["medic.b"]).play("medic.b")

    assert scene.moves == {"A1>0", "A1>1", "B1>0", "B1>1"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_each_two_neighbours_share_one(seats: int) -> None:  # TA-3.1, TA-H38
    for seat in range(seats):
        left, right = "ABCDE"[seat], "ABCDE"[seat - 1 if seat else seats - 1]
        hands = ["medic.b" if s == seat else "" for s in range(seats)]
        scene = Scene.of(seats=seats, turn=seat, hands=hands).play("medic.b")

        assert scene.moves == {
            *(f"{left}1>{s}" for s in (seat, (seat + 1) % seats)),
            *(f"{right}1>{s}" for s in (seat, (seat - 1) % seats)),
        }


def test_any_faction_agent_may_go_to_each_of_four_ends() -> None:  # TA-16.1, TA-3.5
    for card in (name for name in AGENTS if name.partition(".")[0] in GROUPS):
        if card.startswith("infiltrator"):
            continue  # it can lie elsewhere, too
        rows = "infiltrator.b>0 infiltrator.w>0 | | | handler.w>0 medic.w>0"
        if card in rows:
            rows = "infiltrator.b>0 infiltrator.w>0 | | | handler.b>0 medic.b>0"
        scene = Scene.of(rows, seats=4, hands=[card]).play(card)

        ends = {"A1", "A3", "D1", "D3"}
        assert {move.partition(">")[0] for move in scene.moves} == ends
        assert scene.clause("B1>1") == "TA-H37"


def test_agents_lie_side_by_side_and_are_added_at_the_ends() -> None:  # TA-3.3, TA-3.4
    scene = Scene.of("medic.w>0 handler.w>1", hands=["medic.b"]).play("medic.b")

    assert scene.clause("A2>0") == "TA-3.4"
    assert scene.clause("A4>0") == "TA-3.3"
    assert scene.copy().play("A1>0").rows[0] == "medic.b>0 medic.w>0 handler.w>1"
    assert scene.copy().play("A3>1").rows[0] == "medic.w>0 handler.w>1 medic.b>1"


def test_an_infiltrator_may_be_inserted() -> None:  # TA-12.13
    scene = Scene.of("medic.w>0 handler.w>1", hands=["infiltrator.b"]).play("infiltrator.b")

    assert scene.clause("A2>1") == ""
    assert scene.play("A2>1").rows[0] == "medic.w>0 infiltrator.b>1 handler.w>1"


def test_with_two_players_seven_agents_fill_a_faction() -> None:  # TA-3.6, TA-H25
    row = SEVEN.rpartition(" ")[0]
    scene = Scene.of(row, hands=["medic.w", "temptress.b"]).play("medic.w")
    assert scene.clause("A7>0") == ""

    scene = Scene.of(SEVEN, hands=["medic.w infiltrator.w"])
    assert scene.copy().play("medic.w").clause("A8>0") == "TA-H25"
    assert scene.copy().play("infiltrator.w").clause("A3>0") == "TA-H25"
    assert scene.play("medic.w").moves == {"B1>0", "B1>1"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_five_agents_fill_a_faction(seats: int) -> None:  # TA-3.7, TA-H25
    row = FIVE.rpartition(" ")[0]
    scene = Scene.of(row, seats=seats, hands=["medic.w"]).play("medic.w")
    assert scene.clause("A5>0") == ""

    scene = Scene.of(FIVE, seats=seats, hands=["medic.w"]).play("medic.w")
    assert scene.clause("A1>0") == "TA-H25"


def test_a_faction_agent_cannot_be_played_if_both_factions_are_full() -> None:  # TA-H25
    there = "sniper.w>x slayer.w>x hacker.w>x decoy.w>x handler.w>x"
    rows = f"{FIVE} | | {there}"

    scene = Scene.of(rows, seats=3, hands=["medic.w"])
    assert scene.clause("medic.w") == "TA-H25"
    # Where one is extracted there is room again.
    scene = Scene.of(f"{FIVE.replace('slayer.b', 'extractor.b')} | | {there}", seats=3, hands=[""])
    scene.hold(0, scene.drawn("medic.w"))
    assert scene.play("!A2", "A4").clause("medic.w") == ""


def test_the_dead_count_for_a_full_faction() -> None:  # TA-15.6
    row = "sniper.b>x slayer.b>x medic.b>x hacker.b>x decoy.b>x"
    scene = Scene.of(row, seats=3, hands=["medic.w"]).play("medic.w")

    assert scene.moves == {"C1>0", "C1>2"}


def test_agents_go_to_ones_own_factions_alone() -> None:  # TA-H37
    scene = Scene.of(seats=4, hands=["medic.b"]).play("medic.b")

    assert scene.clause("B1>1") == scene.clause("C1>2") == "TA-H37"


# -- commands and markers -----------------------------------------------------------------------


def test_who_places_an_agent_chooses_whom_its_command_faces() -> None:  # TA-4.2
    scene = Scene.of(seats=3, hands=["medic.b"]).play("medic.b")

    assert scene.clause("A1>0") == scene.clause("A1>1") == ""
    assert scene.clause("A1>2") == "TA-4.2"


def test_whom_a_command_faces_performs_it_and_chooses() -> None:  # TA-4.3, TA-6.1, TA-H24
    rows = "| medic.b>1 medic.w>1 | hacker.b>0 hacker.w>0"
    scene = Scene.of(rows, seats=3, hands=["sniper.b"])

    mine = scene.copy().play("sniper.b", "A1>0")
    assert (mine.actor, mine.moves) == (0, {"C1", "C2"})  # he cannot decline
    theirs = scene.copy().play("sniper.b", "A1>1")
    assert (theirs.actor, theirs.moves) == (1, {"B1", "B2"})
    theirs.play("B2")
    assert theirs.rows[1] == "medic.b>1 medic.w>x"
    assert theirs.actor == 0


def test_a_command_that_cannot_be_performed_does_nothing() -> None:  # TA-4.3
    scene = Scene.of("hacker.b>0", hands=["sniper.b"]).play("sniper.b", "A2>1")

    assert scene.rows == ["hacker.b>0 sniper.b>1", ""]
    assert scene.actor == 0
    assert scene.positions["left"][0] == 1


def test_the_marker_points_to_whom_the_command_does_not_face() -> None:  # TA-4.4, TA-4.6
    assert paid("sniper.b>1 slayer.b>1", turn=0) == 2
    assert paid("sniper.b>1 slayer.b>1", turn=1) == 0
    assert paid("sniper.b>0 slayer.b>0", turn=0) == 0
    assert paid("sniper.b>0 slayer.b>0", turn=1) == 2


# -- arrows -------------------------------------------------------------------------------------


def test_two_halves_of_one_colour_make_two_ip() -> None:  # TA-16.3, TA-4.5, TA-4.7
    assert paid("sniper.b>1 slayer.b>1") == 2
    assert paid("sniper.w>1 slayer.w>1") == 2


def test_a_black_and_a_white_half_make_one_ip() -> None:  # TA-16.4, TA-4.8
    assert paid("sniper.b>1 slayer.w>1") == 1
    assert paid("sniper.w>1 slayer.b>1") == 1


def test_a_card_alone_makes_no_arrow() -> None:  # TA-4.5
    assert paid("sniper.b>1 | slayer.b>1") == 0


def test_black_black_and_white_in_a_row_make_three_ip() -> None:  # TA-16.6
    assert paid("sniper.b>1 slayer.b>1 medic.w>1") == 3


def test_the_middle_one_killed_leaves_nothing() -> None:  # TA-16.7, TA-G6, TA-H22
    scene = Scene.of("sniper.b>1 slayer.b>1 medic.w>1", hands=["gunman.1"], left=1)
    scene.play("gunman.1", "<1", "A2")

    assert scene.rows[0] == "sniper.b>1 slayer.b>x medic.w>1"
    assert scene.gained("score") == [0, 0]


def test_the_middle_one_extracted_lets_the_outer_two_close_up() -> None:  # TA-16.8, TA-15.8
    scene = Scene.of("sniper.b>1 slayer.b>1 medic.w>1 | abductor.b>0", left=1)
    scene.play("!B1", "A2")

    assert scene.rows[0] == "sniper.b>1 medic.w>1"
    assert scene.gained("score") == [1, 0]


def test_opposite_directions_make_no_arrow_and_many_alike_one_fewer_than_cards() -> None:  # TA-G6
    assert paid("sniper.b>1 slayer.b>0 medic.b>1") == 0
    assert paid("sniper.b>1 slayer.b>1 medic.b>1 hacker.b>1 decoy.b>1") == 4 * 2


def test_both_halves_of_a_card_have_its_colour() -> None:  # TA-H4
    assert paid("sniper.b>1 slayer.w>1 medic.b>1") == 1 + 1
    assert paid("sniper.w>1 slayer.w>1 medic.b>1") == 2 + 1


def test_arrows_of_both_ones_factions_count_and_of_no_others() -> None:  # TA-8.1
    rows = "sniper.b>1 slayer.b>1 | medic.b>2 medic.w>2 | hacker.b>2 decoy.w>2"

    assert paid(rows, seats=3, turn=0) == 2 + 1
    assert paid(rows, seats=3, turn=1) == 1
    assert paid(rows, seats=3, turn=2) == 0


# -- Safe Houses --------------------------------------------------------------------------------


def test_a_safe_house_is_black_for_the_one_and_white_for_the_other() -> None:  # TA-H48
    black, white = "house sniper.b>1", "house sniper.w>1"
    assert paid(f"{black} | house | house", seats=3, safe_houses=1) == 2
    assert paid(f"{white} | house | house", seats=3, safe_houses=1) == 1
    theirs = "house sniper.b>0"  # its marker points to seat 1, on whose right it lies
    assert paid(f"{theirs} | house | house", seats=3, turn=1, safe_houses=1) == 1
    # With two players each has one of either colour.
    assert paid("house sniper.b>1 | house slayer.b>1", safe_houses=1) == 2 + 1
    assert paid("house sniper.b>0 | house slayer.b>0", turn=1, safe_houses=1) == 1 + 2


def test_agents_go_to_either_side_of_a_safe_house_and_it_is_not_counted() -> None:  # TA-H48
    row = "house sniper.b>0 slayer.b>0 medic.b>0 hacker.b>0"
    scene = Scene.of(
        f"{row} | house | house", seats=3, hands=["medic.w"], options={"safe_houses": 1}
    )
    scene.play("medic.w")

    assert scene.clause("A1>0") == scene.clause("A6>0") == ""
    assert scene.play("A1>0").rows[0] == f"medic.w>0 {row}"


def test_a_safe_house_is_no_target_and_keeps_its_neighbours_apart() -> None:  # TA-H48
    row = "extractor.b>0 house medic.b>0"
    scene = Scene.of(f"{row} | house", options={"safe_houses": 1})

    assert scene.play("!A1").rows[0] == "extractor.b>0 house"  # the Medic was not adjacent
    assert scene.hands[0] == {"medic.b"}
    assert scene.clause("!A1") == "TA-H23"  # and the Safe House cannot be extracted
    assert scene.clause("!A2") == "TA-10.4"  # nor has it a command


def test_a_faction_with_a_safe_house_alone_has_no_agent() -> None:  # TA-H48, TA-7.4, TA-7.5
    scene = Scene.of(
        "house medic.b>0 | house abductor.b>0",
        missions=["man-down.1"],
        tasks={"A0": "bloodbath.1"},
        options={"safe_houses": 1},
    )
    scene.play("!B2")

    assert scene.rows == ["house", "house abductor.b>0"]
    assert scene.mission_hands[0] == {"man-down.1", "bloodbath.1"}
    assert scene.clause("man-down.1@A") == "TA-7.4"
