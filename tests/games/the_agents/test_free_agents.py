"""Free agents: between whom they are laid, what they do, and who gets their IP."""

from __future__ import annotations

import pytest

from games.the_agents.scenes import AGENTS, Scene
from games.the_agents.table import GROUPS, VALUES
from tradecraft.games.the_agents import GAME
from tradecraft.kernel import runs
from tradecraft.kernel.layout import SPECTATOR

ROW = "hacker.b>0 hacker.w>1"


@pytest.mark.parametrize("name", AGENTS)
def test_faction_agents_join_factions_and_free_agents_do_not(name: str) -> None:
    """TA-1.4, TA-5.1, TA-10.3, TA-H55."""
    rows = "sniper.b>0 slayer.b>0" if "sniper" not in name and "slayer" not in name else ROW
    scene = Scene.of(
        rows,
        seats=3,
        hands=[name, "medic.b" if "medic" not in name else "decoy.b"],
        missions=["", "bloodbath.1"],
    )
    scene.play(name)

    laid = {move[0] in "<>" for move in scene.moves}
    assert laid == {name.partition(".")[0] not in GROUPS}
    # The card is shown: nothing else can be played now, and it is not taken back.
    assert scene.hands[0] == set()
    assert scene.clause("buy-agent") == ("TA-3.5" if laid == {False} else "TA-5.2")


def test_a_free_agent_is_laid_between_two_players_neighbours_or_not() -> None:  # TA-5.2
    scene = Scene.of(ROW, seats=4, hands=["gunman.1"]).play("gunman.1")

    assert scene.moves == {">1", "<1", ">2", "<2", ">3", "<3"}
    assert scene.clause(">0") == "TA-5.2"


def test_who_plays_it_chooses_who_gets_the_command_and_who_the_marker() -> None:
    """TA-5.3, TA-5.4, TA-8.3."""
    scene = Scene.of(ROW, seats=4, hands=["gunman.1"]).play("gunman.1")

    mine = scene.copy().play("<2")
    assert mine.actor == 0
    assert mine.gained("A1") == [0, 0, 4, 0]
    theirs = scene.copy().play(">2")
    assert theirs.actor == 2
    assert theirs.gained("A1") == [4, 0, 0, 0]
    assert theirs.actor == 0


def test_it_can_be_played_only_if_its_command_can_be_performed() -> None:  # TA-5.5, TA-6.2
    dead = "hacker.b>x hacker.w>x"
    assert Scene.of(dead, hands=["gunman.1"]).clause("gunman.1") == "TA-5.5"
    assert Scene.of(dead, hands=["undercover.1"]).clause("undercover.1") == "TA-5.5"
    # Only who can perform it may face the command.
    scene = Scene.of(seats=3, hands=["strategist.1"], missions=["bloodbath.1"]).play("strategist.1")
    assert scene.moves == {">1", ">2"}
    assert scene.clause("<1") == "TA-5.5"


def test_first_the_command_then_the_ip_then_the_discard_pile() -> None:  # TA-5.6, TA-5.7, TA-H46
    scene = Scene.of(ROW, hands=["gunman.1"]).play("gunman.1", "<1")

    assert scene.ip == [5, 5]
    assert (scene.hands[0], scene.pile) == (set(), [])
    scene.play("A1")
    assert scene.ip == [5, 9]
    assert scene.pile == ["gunman.1"]


def test_a_free_agent_on_the_table_is_in_no_hand() -> None:  # TA-H46
    # The Interrogator cannot be used on a player whose only card he was.
    scene = Scene.of(hands=["interrogator.1", "medic.b"]).play("interrogator.1")
    assert scene.moves == {"<1"}
    # So if nobody holds any other card he cannot be played.
    assert Scene.of(hands=["interrogator.1"]).clause("interrogator.1") == "TA-5.5"
    # And the Recruiter is not drawn by himself.
    scene = Scene.of(hands=["recruiter.1"], deck="")
    assert scene.clause("recruiter.1") == "TA-5.5"


@pytest.mark.parametrize("kind", VALUES)
def test_each_brings_the_ip_that_were_agreed_on(kind: str) -> None:  # TA-H5
    for options, value in (
        ({}, VALUES[kind]),
        ({f"ip_of_{kind}": 7}, 7),
        ({f"ip_of_{kind}": 0}, 0),
    ):
        scene = Scene.of(
            "hacker.b>0",
            hands=[f"{kind}.1", "medic.b"],
            missions=["", "man-down.1"],
            options=options,
        )
        scene.play(f"{kind}.1", "<1")
        while scene.actor == "dealer":
            scene.play(min(scene.moves))
        if kind == "tracker":
            scene.play("fetch-sniper.b")
        if kind == "mercenary":
            scene.positions["ip"][0, 0] = 6
            scene.play("buy-agent", "=sniper.b")

        assert scene.ip == [5, 5 + value]


# -- what they do -------------------------------------------------------------------------------


def test_the_gunman_kills_in_any_faction() -> None:  # TA-13.1, TA-15.1
    rows = "hacker.b>0 | medic.b>1 medic.w>x | sniper.b>3 | decoy.b>3"
    scene = Scene.of(rows, seats=4, hands=["gunman.1"]).play("gunman.1", "<1")

    assert scene.moves == {"A1", "B1", "C1", "D1"}
    assert scene.play("C1").rows[2] == "sniper.b>x"


def test_the_undercover_turns_in_any_faction() -> None:  # TA-13.8, TA-H9, TA-15.2
    rows = "hacker.b>0 | medic.b>1 medic.w>x | sniper.b>3 | decoy.b>3"
    scene = Scene.of(rows, seats=4, hands=["undercover.1"]).play("undercover.1", "<1")

    assert scene.moves == {"A1", "B1", "C1", "D1"}
    assert scene.play("C1").rows[2] == "sniper.b>2"


def test_an_undercover_that_kills_can_be_agreed_on() -> None:  # TA-H9
    scene = Scene.of(ROW, hands=["undercover.1"], options={"undercover_kills": 1})

    assert scene.play("undercover.1", "<1", "A2").rows[0] == "hacker.b>0 hacker.w>x"


def test_the_recruiter_draws_two_agents() -> None:  # TA-13.2
    scene = Scene.of(seats=3, hands=["recruiter.1"]).play("recruiter.1", ">2")
    scene.play("=sniper.b")
    assert scene.actor == "dealer"
    scene.play("=medic.b")

    assert scene.hands == [set(), set(), {"sniper.b", "medic.b"}]
    assert scene.ip == [5 + 3, 5, 5]


def test_the_recruiter_draws_as_many_as_there_are() -> None:  # TA-H27
    scene = Scene.of(hands=["recruiter.1"], deck="sniper.b").play("recruiter.1", "<1", "=sniper.b")
    assert scene.actor == 0
    assert scene.ip == [5, 8]

    # The second comes from the discard pile.
    scene = Scene.of(hands=["recruiter.1"], deck="sniper.b", pile="gunman.1")
    scene.play("recruiter.1", "<1", "=sniper.b", "=gunman.1")
    assert scene.hands[0] == {"sniper.b", "gunman.1"}


def test_the_tracker_takes_a_card_of_the_deck() -> None:  # TA-13.7
    scene = Scene.of(seats=3, hands=["tracker.1"]).play("tracker.1", ">1")

    assert scene.actor == 1
    assert scene.moves == {f"fetch-{card}" for card in scene.deck}
    scene.play("fetch-medic.w")
    assert scene.hands[1] == {"medic.w"}
    assert "medic.w" not in scene.deck


def test_the_tracker_renews_an_empty_deck_first() -> None:  # TA-H27, TA-H41
    scene = Scene.of(hands=["tracker.1"], deck="", pile="gunman.1 recruiter.2")
    scene.play("tracker.1", "<1")

    assert scene.moves == {"fetch-gunman.1", "fetch-recruiter.2"}
    assert scene.pile == []
    scene.play("fetch-gunman.1")
    assert scene.deck == {"recruiter.2"}
    assert Scene.of(hands=["tracker.1"], deck="").clause("tracker.1") == "TA-5.5"


# -- the Strategist -----------------------------------------------------------------------------


def robbery(missions: list[str], **options: int) -> Scene:
    """Let seat 0 play the Strategist, marker to seat 1, where seat 2 has two assigned Missions."""
    return Scene.of(
        "hacker.b>0 | hacker.w>1 | decoy.b>2",
        seats=3,
        hands=["strategist.1"],
        missions=missions,
        tasks={"C2": "bloodbath.1", "B2": "man-down.1"},
        options=options,
    ).play("strategist.1", "<1")


def test_the_strategist_steals_an_assigned_mission_or_a_hidden_one() -> None:  # TA-13.3, TA-H14
    scene = robbery(["codebreaking.1", "chosen-few.1 chosen-few.2"])

    assert scene.moves == {"rob-bloodbath.1", "rob-man-down.1", "from1"}
    assert scene.clause("from0") == scene.clause("rob-codebreaking.1") == "TA-H14"
    scene.play("rob-man-down.1")
    assert scene.mission_hands[0] == {"codebreaking.1", "man-down.1"}
    assert scene.tasks(1, 2) == set()
    assert scene.tasks(2, 2) == {"bloodbath.1"}


def test_of_several_hidden_missions_the_dealer_picks_one() -> None:  # TA-H14
    scene = robbery(["", "chosen-few.1 chosen-few.2"]).play("from1")

    assert scene.actor == "dealer"
    assert scene.moves == {"pick0", "pick1"}
    assert scene.clause("pick2") == "TA-H14"
    scene.play("pick1")
    assert scene.mission_hands[:2] == [{"chosen-few.2"}, {"chosen-few.1"}]


def test_the_robbed_player_gets_the_ip() -> None:  # TA-13.4, TA-H14
    assert robbery(["", "chosen-few.1"]).gained("rob-bloodbath.1") == [0, 0, 4]
    assert robbery(["", "chosen-few.1"]).gained("from1") == [0, 4, 0]


def test_that_the_marker_pays_can_be_agreed_on() -> None:  # TA-H14
    scene = robbery(["", "chosen-few.1"], strategist_pays_marker=1)

    assert scene.gained("rob-bloodbath.1") == [0, 4, 0]


def test_the_only_mission_there_is_is_stolen_unasked() -> None:  # TA-H24
    scene = Scene.of(seats=3, hands=["strategist.1"], missions=["", "man-down.1"])
    scene.play("strategist.1", "<2")

    assert scene.mission_hands == [{"man-down.1"}, set(), set()]
    assert scene.ip == [5, 9, 5]


# -- the Interrogator ---------------------------------------------------------------------------


def test_the_interrogator_is_shown_the_agents_of_any_other_player() -> None:  # TA-13.9, TA-H30
    hands = ["medic.b interrogator.1", "", "sniper.b sniper.w", "decoy.b"]
    scene = Scene.of(seats=4, hands=hands).play("interrogator.1", ">1")

    assert (scene.actor, scene.moves) == (1, {"from0", "from2", "from3"})
    assert scene.clause("from1") == "TA-H30"  # not himself, and who has no card not either
    scene.play("from2")
    assert scene.moves == {"take-sniper.b", "take-sniper.w"}
    assert scene.clause("take-decoy.b") == "TA-13.9"
    scene.play("take-sniper.w")
    assert scene.hands == [{"medic.b"}, {"sniper.w"}, {"sniper.b"}, {"decoy.b"}]


def test_the_active_player_may_be_the_victim() -> None:  # TA-H30
    scene = Scene.of(seats=3, hands=["medic.b interrogator.1", "", "decoy.b"])
    scene.play("interrogator.1", ">1", "from0")

    assert scene.hands == [set(), {"medic.b"}, {"decoy.b"}]


def test_only_agents_are_shown_and_to_the_performer_only() -> None:  # TA-13.10, TA-H30
    scene = Scene.of(
        seats=3,
        hands=["interrogator.1", "sniper.b medic.w", "decoy.b"],
        missions=["", "bloodbath.1"],
    )
    scene.play("interrogator.1", "<1", "from1")
    cards, missions = [], []
    for viewer in (0, 1, 2, SPECTATOR):
        seen = GAME.masked(scene.positions, viewer)
        shown = {*seen["card"][0].tolist()}
        cards.append({AGENTS["sniper.b"], AGENTS["medic.w"]} <= shown)
        missions.append(0 in seen["mission_card"][0].tolist())

    assert cards == [True, True, False, False]
    assert missions == [False, True, False, False]


def test_what_is_stolen_is_not_told_to_those_who_have_not_seen_it() -> None:  # TA-H30, TA-H53
    scene = Scene.of(seats=3, hands=["interrogator.1", "sniper.b medic.w", "decoy.b"])
    scene.play("interrogator.1", "<1", "from1")
    move = GAME.number("take-medic.w")
    faces = [GAME.write(runs.face(scene.positions, move, v)) for v in (0, 1, 2, SPECTATOR)]

    assert faces == ["take-medic.w", "take-medic.w", "take-card2", "take-card2"]
