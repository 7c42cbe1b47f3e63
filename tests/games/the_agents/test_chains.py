"""Reactivating: as an action, and by Infiltrators and Handlers that set each other off."""

from __future__ import annotations

from games.the_agents.scenes import Scene

HANDLED = "handler.b>0 slayer.b>1 medic.w>0 sniper.w>1 decoy.b>0"


def test_a_command_that_faces_the_active_player_can_be_performed_again() -> None:
    """TA-6.3, TA-10.4, TA-12.15."""
    scene = Scene.of("sniper.b>0 sniper.w>1 | hacker.b>1 hacker.w>0")

    assert scene.clause("!A1") == ""
    assert scene.clause("!A2") == "TA-12.15"
    assert scene.clause("!A3") == "TA-10.4"
    scene.play("!A1", "B1")
    assert scene.rows[1] == "hacker.b>x hacker.w>0"
    assert scene.positions["left"][0] == 1


def test_only_commands_in_ones_own_factions_can_be_reactivated() -> None:  # TA-10.4, TA-H37
    scene = Scene.of("hacker.b>0 | sniper.b>1 | hacker.w>2", seats=3)

    assert scene.clause("!B1") == "TA-H37"


def test_the_dead_have_no_command() -> None:  # TA-H22
    assert Scene.of("sniper.b>x | hacker.b>1").clause("!A1") == "TA-H22"


def test_a_command_that_cannot_be_performed_cannot_be_reactivated() -> None:  # TA-H23
    scene = Scene.of("sniper.b>0 | hacker.b>x")

    assert scene.clause("!A1") == "TA-H23"


def test_the_same_card_may_be_reactivated_twice_and_one_just_played() -> None:  # TA-H23, TA-10.2
    scene = Scene.of("sniper.b>0 | hacker.b>1 medic.b>1 decoy.b>1")
    scene.play("!A1", "B1", "!A1", "B2")
    assert scene.rows[1] == "hacker.b>x medic.b>x decoy.b>1"

    scene = Scene.of("| hacker.b>1 medic.b>1 decoy.b>1", hands=["sniper.b"])
    scene.play("sniper.b", "A1>0", "B3", "!A1", "B2")
    assert scene.rows[1] == "hacker.b>1 medic.b>x decoy.b>x"


def test_the_infiltrator_reactivates_an_adjacent_command_whomever_it_faces() -> None:  # TA-12.12
    row = "hacker.b>0 infiltrator.b>0 sniper.b>1 decoy.b>1"
    scene = Scene.of(f"{row} | medic.b>1 medic.w>1").play("!A2")

    assert scene.moves == {"A1", "A3"}
    scene.play("A3")
    assert (scene.actor, scene.moves) == (0, {"B1", "B2"})  # he performs it, though it faces 1
    assert scene.play("B2").rows[1] == "medic.b>1 medic.w>x"


def test_the_handler_reactivates_a_command_that_does_not_face_its_performer() -> None:
    """TA-12.14, TA-12.15."""
    scene = Scene.of(f"{HANDLED} | hacker.b>1 hacker.w>1").play("!A1")

    assert scene.moves == {"A2", "A4"}
    scene.play("A4")
    assert scene.actor == 0
    assert scene.play("B1").rows[1] == "hacker.b>x hacker.w>1"


def test_who_performs_the_handler_is_the_one_that_counts() -> None:  # TA-12.14, TA-H21
    # Seat 1 performs it: what does not face him are the Decoy and the Hacker of seat 0.
    row = "sniper.w>1 decoy.b>0 hacker.w>0 slayer.b>1"
    scene = Scene.of(f"{row} | medic.b>0 medic.w>1", hands=["handler.b"])
    scene.play("handler.b", "A5>1")

    assert (scene.actor, scene.moves) == (1, {"A2", "A3"})
    assert scene.play("A3").actor == 1
    assert scene.play("B2").rows[1] == "medic.b>0 medic.w>0"


def test_the_other_faction_is_that_of_the_performer() -> None:  # TA-H7, TA-H21
    # The Sniper of Faction A faces seat 1, whose other Faction is B; seat 0's is C.
    rows = "handler.b>0 medic.b>0 sniper.b>1 | hacker.b>1 | hacker.w>2"
    scene = Scene.of(rows, seats=3).play("!A1")

    assert scene.rows == ["handler.b>0 medic.b>0 sniper.b>1", "hacker.b>1", "hacker.w>x"]
    # Performed by seat 1 himself it would be the other way round.
    scene = Scene.of(rows, seats=3, turn=1).play("!A3")
    assert scene.rows[1:] == ["hacker.b>x", "hacker.w>2"]


def test_in_one_action_no_card_is_used_twice() -> None:  # TA-H20
    # From the second Infiltrator the chain could only go back or on to the Slayer: it goes on.
    scene = Scene.of("infiltrator.b>0 infiltrator.w>0 slayer.b>1 medic.b>0").play("!A1")

    assert scene.rows[0] == "infiltrator.b>x infiltrator.w>0 slayer.b>1 medic.b>0"


def test_two_that_could_only_set_each_other_off_do_nothing() -> None:  # TA-H20, TA-H45
    scene = Scene.of("infiltrator.b>0 infiltrator.w>0 |", hands=["handler.b"])
    assert scene.clause("!A1") == scene.clause("!A2") == "TA-H23"

    scene.play("handler.b", "A3>1")
    assert scene.pending == 1
    assert scene.positions["left"][0] == 1


def test_a_chain_leads_only_to_commands_that_can_be_performed() -> None:  # TA-H45
    # Of the adjacent two the Medic has nobody to revive.
    scene = Scene.of("medic.b>0 infiltrator.b>0 sniper.b>1 | hacker.b>1").play("!A2")
    assert scene.rows[1] == "hacker.b>x"

    scene = Scene.of("medic.b>0 infiltrator.b>0 sniper.b>1 |")
    assert scene.clause("!A2") == "TA-H23"


def test_a_chain_of_five_is_one_action() -> None:  # TA-H20, TA-10.10
    row = "infiltrator.b>0 infiltrator.w>0 handler.b>1 handler.w>1 sniper.b>1"
    scene = Scene.of(f"{row} | hacker.b>1 hacker.w>1").play("!A1")
    # The two Infiltrators can only go on, to the first Handler; he has a choice.
    assert (scene.pending, scene.moves) == (4, {"A4", "A5"})
    scene.play("A4")
    # The second Handler has only the Sniper left.
    assert (scene.pending, scene.moves) == (6, {"B1", "B2"})
    scene.play("B1")

    assert scene.pending == 1
    assert scene.positions["left"][0] == 1


def test_who_performs_chooses_along_the_chain() -> None:  # TA-H21, TA-4.3
    row = "sniper.b>0 slayer.w>0"
    scene = Scene.of(f"{row} decoy.b>0 | hacker.b>1 hacker.w>1", hands=["infiltrator.b"])
    scene.play("infiltrator.b", "A2>1")

    assert (scene.actor, scene.moves) == (1, {"A1", "A3"})
    scene.play("A1")
    assert (scene.actor, scene.moves) == (1, {"B1", "B2"})
    assert scene.play("B2").actor == 0
