"""Missions: where and when they may be laid, moved and taken back."""

from __future__ import annotations

from games.the_agents.scenes import Scene

ROWS = "hacker.b>0 | medic.b>1"


def test_a_mission_is_assigned_without_an_action() -> None:  # TA-7.1, TA-7.7
    scene = Scene.of(ROWS, missions=["bloodbath.1"]).play("bloodbath.1@A")

    assert scene.tasks(0, 0) == {"bloodbath.1"}
    assert scene.mission_hands[0] == set()
    assert scene.positions["left"][0] == 2
    assert scene.clause("buy-agent") == ""


def test_it_may_be_taken_back_or_moved_without_an_action() -> None:  # TA-7.8, TA-7.7
    scene = Scene.of(ROWS, tasks={"A0": "bloodbath.1"})

    assert scene.clause("bloodbath.1@A") == "TA-7.8"
    back = scene.copy().play("bloodbath.1@hand")
    assert back.mission_hands[0] == {"bloodbath.1"}
    assert back.clause("bloodbath.1@hand") == "TA-7.8"
    moved = scene.play("bloodbath.1@B")
    assert (moved.tasks(0, 0), moved.tasks(1, 0)) == (set(), {"bloodbath.1"})
    assert moved.positions["left"][0] == 2


def test_ones_own_missions_can_be_moved_to_ones_own_factions() -> None:  # TA-7.1, TA-H37
    rows = "hacker.b>0 | medic.b>1 | sniper.b>2"
    scene = Scene.of(
        rows, seats=3, missions=["bloodbath.1", "man-down.1"], tasks={"A1": "chosen-few.1"}
    )

    assert scene.clause("bloodbath.1@B") == "TA-H37"
    assert scene.clause("man-down.1@A") == scene.clause("chosen-few.1@hand") == "TA-10.9"


def test_each_player_may_have_two_at_each_of_his_factions() -> None:  # TA-7.3
    scene = Scene.of(ROWS, missions=["man-down.1"], tasks={"A0": "bloodbath.1 chosen-few.1"})
    assert scene.clause("man-down.1@A") == "TA-7.3"
    assert scene.clause("man-down.1@B") == ""

    # The other player has places of his own.
    scene = Scene.of(
        ROWS, turn=1, missions=["", "man-down.1"], tasks={"A0": "bloodbath.1 chosen-few.1"}
    )
    assert scene.clause("man-down.1@A") == ""


def test_the_missions_of_the_example_are_allowed() -> None:  # TA-16.2, TA-G12
    # Players 1 and 2 are seats 0 and 1; the other Faction of seat 0 is C.
    scene = Scene.of(
        "hacker.b>0 | | medic.b>0",
        seats=3,
        turn=1,
        missions=["man-down.1 chosen-few.1 codebreaking.1 bloodbath.1", "stand-united.1"],
    )
    scene.play("stand-united.1@A")
    scene.positions["left"] = 0
    scene.play("score")
    scene.positions["left"] = 0
    scene.play("score", "man-down.1@A", "chosen-few.1@A", "codebreaking.1@C")

    assert scene.tasks(0, 0) == {"man-down.1", "chosen-few.1"}
    assert scene.tasks(0, 1) == {"stand-united.1"}
    assert scene.tasks(2, 0) == {"codebreaking.1"}
    assert scene.mission_hands[0] == {"bloodbath.1"}


def test_a_faction_needs_an_agent_for_a_mission() -> None:  # TA-7.4
    scene = Scene.of("hacker.b>x", missions=["bloodbath.1"])

    assert scene.clause("bloodbath.1@B") == "TA-7.4"
    assert scene.clause("bloodbath.1@A") == ""  # a dead one will do


def test_missions_return_when_the_last_agent_is_gone() -> None:  # TA-7.5, TA-H32
    # It happens in the turn of seat 0, to both players of the Faction.
    scene = Scene.of(
        "abductor.b>0 | medic.b>1",
        tasks={"B0": "bloodbath.1 man-down.1", "B1": "chosen-few.1", "A1": "chosen-few.2"},
    )
    scene.play("!A1")

    assert scene.mission_hands == [{"bloodbath.1", "man-down.1"}, {"chosen-few.1"}]
    assert scene.tasks(1, 0) == scene.tasks(1, 1) == set()
    assert scene.tasks(0, 1) == {"chosen-few.2"}


def test_missions_stay_while_a_dead_agent_lies_there() -> None:  # TA-7.5, TA-15.6
    scene = Scene.of("sniper.b>0 | medic.b>1", tasks={"B0": "bloodbath.1"}).play("!A1")

    assert scene.rows[1] == "medic.b>x"
    assert scene.tasks(1, 0) == {"bloodbath.1"}


def test_two_identical_missions_may_not_be_at_one_faction() -> None:  # TA-7.6
    scene = Scene.of(ROWS, missions=["bloodbath.2"], tasks={"A0": "bloodbath.1"})
    assert scene.clause("bloodbath.2@A") == "TA-7.6"
    assert scene.clause("bloodbath.2@B") == ""

    # That of the other player does not matter.
    scene = Scene.of(ROWS, missions=["bloodbath.2"], tasks={"A1": "bloodbath.1"})
    assert scene.clause("bloodbath.2@A") == ""


def test_missions_are_moved_in_ones_own_turn_between_actions() -> None:  # TA-H40, TA-H43, TA-7.7
    scene = Scene.of(
        f"sniper.b>0 | {ROWS.replace('|', '')}", missions=["bloodbath.1", "man-down.1"]
    )

    assert scene.clause("bloodbath.1@A") == ""
    scene.play("!A1")  # in the middle of a command he may not
    assert scene.clause("bloodbath.1@A") == "TA-H24"
    scene.play("B1")
    assert scene.clause("bloodbath.1@A") == ""  # between two actions he may
    scene.play("!A1", "bloodbath.1@A")  # and before he scores
    assert scene.moves == {"score"}


def test_a_mission_that_was_laid_stays_until_the_next_action_is_over() -> None:  # TA-H52, TA-H54
    scene = Scene.of(ROWS, missions=["bloodbath.1"]).play("bloodbath.1@A")
    assert scene.clause("bloodbath.1@B") == scene.clause("bloodbath.1@hand") == "TA-H54"

    scene.play("buy-agent", "=sniper.b")
    assert scene.clause("bloodbath.1@B") == scene.clause("bloodbath.1@hand") == ""


def test_a_mission_that_was_taken_back_may_still_be_laid_once() -> None:  # TA-H54
    scene = Scene.of(ROWS, tasks={"A0": "bloodbath.1"}).play("bloodbath.1@hand", "bloodbath.1@A")

    assert scene.clause("bloodbath.1@hand") == "TA-H54"


def test_two_missions_can_change_places() -> None:  # TA-H52
    scene = Scene.of(
        ROWS, tasks={"A0": "bloodbath.1 man-down.1", "B0": "chosen-few.1 codebreaking.1"}
    )
    scene.play("bloodbath.1@hand", "chosen-few.1@A", "bloodbath.1@B")

    assert scene.tasks(0, 0) == {"chosen-few.1", "man-down.1"}
    assert scene.tasks(1, 0) == {"bloodbath.1", "codebreaking.1"}


def test_anybodys_action_opens_the_next_window() -> None:  # TA-H54
    scene = Scene.of(ROWS, hands=["mercenary.1"], missions=["bloodbath.1"])
    scene.play("bloodbath.1@A", "mercenary.1", ">1", "buy-agent", "=sniper.b")

    assert scene.clause("bloodbath.1@B") == ""


def test_a_turn_opens_a_window() -> None:  # TA-H54
    scene = Scene.of(ROWS, missions=["bloodbath.1"], left=0).play("bloodbath.1@A", "score")
    scene.positions["left"] = 0
    scene.play("score")

    assert scene.clause("bloodbath.1@B") == ""


def test_unlimited_moves_end_after_ninety_nine() -> None:  # TA-H52, TA-H54
    scene = Scene.of(ROWS, missions=["bloodbath.1"], options={"unlimited_mission_moves": 1})
    for i in range(99):
        assert scene.clause("bloodbath.1@hand") != "TA-H54"
        scene.play(f"bloodbath.1@{'AB'[i % 2]}")

    assert scene.clause("bloodbath.1@hand") == "TA-H54"
    scene.play("buy-agent", "=sniper.b")
    assert scene.clause("bloodbath.1@hand") == ""
