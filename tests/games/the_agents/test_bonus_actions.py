"""The Mercenary: a whole action for somebody, at once, which may hold another."""

from __future__ import annotations

from games.the_agents.scenes import Scene

ROW = "hacker.b>0 hacker.w>1"


def test_facing_oneself_it_is_a_bonus_action_in_ones_own_turn() -> None:  # TA-13.5, TA-13.6
    scene = Scene.of(ROW, hands=["mercenary.1"]).play("mercenary.1", "<1")
    assert scene.actor == 0
    assert scene.ip == [5, 5]
    scene.play("buy-agent", "=sniper.b")

    assert scene.ip == [4, 5 + 2]
    assert scene.positions["left"][0] == 2  # it was no action


def test_facing_another_it_is_an_action_out_of_turn() -> None:  # TA-13.5, TA-H29
    scene = Scene.of(ROW, seats=4, hands=["mercenary.1", "", "medic.b gunman.1"])
    scene.play("mercenary.1", ">2")

    assert scene.actor == 2
    assert scene.moves == {"medic.b", "gunman.1", "buy-agent", "buy-mission"}
    scene.play("medic.b", "B1>1")
    assert scene.rows[1] == "medic.b>1"
    assert scene.actor == 0
    assert scene.ip == [5 + 2, 5, 5, 5]


def test_a_bonus_action_can_be_of_any_kind() -> None:  # TA-H29, TA-10.3, TA-10.4, TA-10.9
    scene = Scene.of(
        "hacker.b>1 medic.b>0 | sniper.b>x slayer.b>0",
        hands=["mercenary.1", "sniper.w gunman.1 mercenary.2"],
        missions=["", "bloodbath.1"],
        tasks={"A1": "man-down.1"},
        ip=[5, 5],
        pile="recruiter.1",
        mission_pile="codebreaking.2",
    )
    scene.play("mercenary.1", ">1")

    assert scene.moves == {
        *("sniper.w", "gunman.1", "mercenary.2", "!A1"),
        *("buy-agent", "buy-old-agent", "buy-mission", "buy-old-mission"),
        *("replace-bloodbath.1", "replace-man-down.1"),
    }


def test_the_ip_of_the_mercenary_come_after_the_bonus_action() -> None:  # TA-H29, TA-5.6, TA-10.10
    scene = Scene.of(ROW, hands=["mercenary.1", "recruiter.1"]).play("mercenary.1", ">1")
    scene.play("recruiter.1", "<0")
    assert scene.ip == [5, 5]
    scene.play("=sniper.b", "=sniper.w")

    assert scene.ip == [5 + 3 + 2, 5]
    assert scene.pile == ["recruiter.1", "mercenary.1"]


def test_it_may_be_played_with_no_action_left_but_not_out_of_turn() -> None:  # TA-H29
    scene = Scene.of(ROW, hands=["mercenary.1", "mercenary.2"], left=0)
    assert scene.moves == {"mercenary.1", "score"}
    scene.play("mercenary.1", "<1", "buy-agent", "=sniper.b")
    assert scene.moves == {"score"}

    assert "mercenary.2" not in Scene.of(ROW, hands=["", "mercenary.2"]).moves


def test_mercenaries_nest() -> None:  # TA-H29, TA-H44
    scene = Scene.of(ROW, seats=3, hands=["mercenary.1", "mercenary.2"])
    scene.play("mercenary.1", ">1", "mercenary.2", ">2")
    assert (scene.actor, scene.pending) == (2, 5)
    scene.play("buy-agent", "=sniper.b")

    # The second Mercenary is paid and gone; the bonus action of the first is still to be taken.
    assert scene.ip == [5, 5 + 2, 4]
    assert (scene.actor, scene.pending) == (1, 3)
    scene.play("buy-agent", "=sniper.w")
    assert scene.ip == [5 + 2, 6, 4]
    assert (scene.actor, scene.pending) == (0, 1)
    assert scene.positions["left"][0] == 2


def test_a_mercenary_may_give_the_active_player_an_action_back() -> None:  # TA-H29, TA-H43
    scene = Scene.of(
        ROW, hands=["mercenary.1", "mercenary.2"], missions=["bloodbath.1", "man-down.1"]
    )
    scene.play("mercenary.1", ">1")
    assert not any("@" in move for move in scene.moves)  # TA-H40: it is not his turn
    assert scene.clause("man-down.1@A") == "TA-H40"
    scene.play("mercenary.2", ">0")

    assert scene.actor == 0
    assert scene.clause("bloodbath.1@A") == ""


def test_in_a_bonus_action_of_ones_own_missions_may_be_moved() -> None:  # TA-H43
    scene = Scene.of(ROW, hands=["mercenary.1"], missions=["bloodbath.1"])
    scene.play("mercenary.1", "<1", "bloodbath.1@A")

    assert scene.tasks(0, 0) == {"bloodbath.1"}
    assert scene.pending == 3  # the bonus action is still to be taken
    assert scene.clause("score") == "TA-13.5"


def test_who_cannot_act_cannot_face_himself() -> None:  # TA-H29
    scene = Scene.of(hands=["mercenary.1"], ip=[0, 5], turn=0, left=0, deck="medic.b")
    # With the Mercenary laid he has neither Agents nor IP, and may draw.
    assert scene.play("mercenary.1").moves == {">1", "<1"}

    scene = Scene.of(hands=["mercenary.1"], ip=[0, 5], deck="").play("mercenary.1")
    assert scene.moves == {">1"}
    assert scene.clause("<1") == "TA-H29"


def test_another_may_always_be_faced_and_passes_what_he_cannot_use() -> None:  # TA-H51, TA-H44
    scene = Scene.of("medic.b>x", hands=["mercenary.1", "strategist.1"], ip=[5, 0], deck="")
    scene.play("mercenary.1", ">1")
    assert (scene.actor, scene.moves) == (1, {"pass"})
    scene.play("pass")

    assert scene.actor == 0
    assert scene.ip == [5 + 2, 0]
    assert scene.positions["left"][0] == 2


def test_who_can_act_may_not_pass_a_bonus_action() -> None:  # TA-H26, TA-H51
    scene = Scene.of(hands=["mercenary.1"], ip=[5, 1]).play("mercenary.1", ">1")

    assert scene.clause("pass") == "TA-H26"


def test_being_able_to_lay_a_mercenary_is_no_action() -> None:  # TA-H44, TA-13.6
    scene = Scene.of(hands=["mercenary.1"], ip=[0, 5], deck="")

    assert scene.moves == {"mercenary.1", "pass"}
    scene.play("pass")
    assert scene.moves == {"mercenary.1", "pass"}
    scene.play("pass")
    assert scene.moves == {"mercenary.1", "score"}


def test_a_bonus_action_that_has_become_impossible_is_passed() -> None:  # TA-H44
    # Facing himself with 1 IP he could buy; then he lays the second Mercenary, and buys with the
    # bonus action within what is of no use.
    scene = Scene.of(
        hands=["mercenary.1 mercenary.2"],
        ip=[1, 5],
        deck="undercover.1",
        options={"ip_of_mercenary": 0},
    )
    scene.play("mercenary.1", "<1", "mercenary.2", "<1", "buy-agent", "=undercover.1")

    assert (scene.pending, scene.moves) == (3, {"pass"})
    scene.play("pass")
    assert scene.pending == 1
    assert scene.positions["left"][0] == 2


def test_the_draw_for_those_who_have_nothing_is_for_ones_own_turn() -> None:  # TA-H44, TA-15.10
    scene = Scene.of(hands=["mercenary.1"], ip=[5, 0]).play("mercenary.1", ">1")

    assert scene.moves == {"pass"}
    assert scene.clause("draw") == "TA-15.10"
