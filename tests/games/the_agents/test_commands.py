"""What the commands of faction agents do, to whom, and who chooses.

In scenes for two, seat 0 reactivates the first Agent of Faction A; Faction B is the other one.
"""

from __future__ import annotations

import pytest

from games.the_agents.scenes import AGENTS, Scene
from games.the_agents.table import GROUPS


def asked(rows: str, move: str = "!A1", seats: int = 2) -> Scene:
    """Let seat 0 reactivate an Agent."""
    return Scene.of(rows, seats=seats).play(move)


# -- killing ------------------------------------------------------------------------------------


def test_the_sniper_kills_in_the_other_faction() -> None:  # TA-12.1, TA-11.1, TA-15.1
    scene = asked("sniper.b>0 hacker.b>1 decoy.b>0 | medic.b>1 medic.w>x handler.b>0")

    assert scene.moves == {"B1", "B3"}  # neither the dead nor any in this Faction
    assert scene.clause("B2") == "TA-H24"
    scene.play("B1")
    assert scene.rows[1] == "medic.b>x medic.w>x handler.b>0"


def test_the_slayer_kills_in_this_faction_what_is_not_adjacent() -> None:  # TA-12.2, TA-15.1
    scene = asked("slayer.b>0 hacker.b>1 medic.b>1 decoy.b>x handler.b>0 | sniper.b>0")

    assert scene.moves == {"A3", "A5"}
    assert scene.play("A5").rows[0].endswith("decoy.b>x handler.b>x")


def test_a_dead_agent_keeps_its_place_between_its_neighbours() -> None:  # TA-15.5, TA-11.1
    # The dead Agent is the adjacent one, so that the one behind it is not.
    scene = asked("slayer.b>0 hacker.b>x medic.b>1 | sniper.b>0")

    assert scene.rows[0] == "slayer.b>0 hacker.b>x medic.b>x"


# -- extracting ---------------------------------------------------------------------------------


def test_the_abductor_extracts_from_the_other_faction() -> None:  # TA-12.3, TA-11.2, TA-15.3
    scene = asked("abductor.b>0 hacker.b>1 decoy.b>0 | medic.b>1 medic.w>x handler.b>0")

    assert scene.moves == {"B1", "B2", "B3"}
    scene.play("B2")
    assert scene.hands[0] == {"medic.w"}
    assert scene.rows[1] == "medic.b>1 handler.b>0"


def test_the_extractor_extracts_from_this_faction_what_is_not_adjacent() -> None:
    """TA-12.4, TA-11.3, TA-15.3, TA-15.8."""
    scene = asked("extractor.b>0 hacker.b>1 medic.b>x decoy.b>1 | sniper.b>0")

    assert scene.moves == {"A3", "A4"}
    scene.play("A3")
    assert scene.hands[0] == {"medic.b"}
    assert scene.rows[0] == "extractor.b>0 hacker.b>1 decoy.b>1"


def test_a_dead_agent_that_is_extracted_becomes_a_card_of_the_hand() -> None:  # TA-H22
    scene = asked("abductor.b>0 | sniper.w>x")

    assert scene.play("sniper.w", "B1>1").rows[1] == "sniper.w>1"


# -- turning ------------------------------------------------------------------------------------


def test_the_hacker_turns_in_the_other_faction() -> None:  # TA-12.5, TA-11.4, TA-15.2
    scene = asked("hacker.b>0 sniper.b>1 decoy.b>0 | medic.b>1 medic.w>x handler.b>0")

    assert scene.moves == {"B1", "B3"}
    assert scene.play("B3").rows[1] == "medic.b>1 medic.w>x handler.b>1"


def test_the_temptress_turns_in_this_faction_what_is_not_adjacent() -> None:  # TA-12.6, TA-15.2
    scene = asked("temptress.b>0 hacker.b>1 medic.b>1 decoy.b>x handler.b>0 | sniper.b>0")

    assert scene.moves == {"A3", "A5"}
    assert scene.play("A3").rows[0] == "temptress.b>0 hacker.b>1 medic.b>0 decoy.b>x handler.b>0"


# -- swapping -----------------------------------------------------------------------------------


def test_the_decoy_swaps_between_the_factions() -> None:  # TA-12.7, TA-11.5, TA-15.4, TA-H50
    scene = asked("decoy.b>0 hacker.b>1 medic.b>x sniper.b>1 | slayer.b>1 slayer.w>x handler.b>0")

    assert scene.moves == {"A3", "A4"}  # not the adjacent one, nor itself
    scene.play("A3")
    assert scene.moves == {"B1", "B2", "B3"}
    scene.play("B1")
    assert scene.rows == [
        "decoy.b>0 hacker.b>1 slayer.b>1 sniper.b>1",
        "medic.b>x slayer.w>x handler.b>0",
    ]


def test_two_dead_agents_can_be_swapped() -> None:  # TA-15.4, TA-H50
    scene = asked("decoy.b>0 hacker.b>1 medic.b>x | slayer.w>x")

    assert scene.rows == ["decoy.b>0 hacker.b>1 slayer.w>x", "medic.b>x"]


def test_the_activist_swaps_two_of_the_other_faction() -> None:  # TA-12.8, TA-H10, TA-15.4
    scene = asked("activist.b>0 hacker.b>1 sniper.b>0 | medic.b>1 medic.w>x handler.b>0")

    assert scene.moves == {"B1", "B2", "B3"}
    scene.play("B1")
    assert scene.moves == {"B2", "B3"}
    assert scene.play("B3").rows[1] == "handler.b>0 medic.w>x medic.b>1"


def test_a_swapped_agent_keeps_its_direction() -> None:  # TA-15.7, TA-16.5
    scene = asked("decoy.b>0 hacker.b>1 medic.b>0 | slayer.b>1")
    assert scene.rows == ["decoy.b>0 hacker.b>1 slayer.b>1", "medic.b>0"]

    scene = asked("decoy.b>0 hacker.b>1 medic.b>1 | slayer.b>0")
    assert scene.rows == ["decoy.b>0 hacker.b>1 slayer.b>0", "medic.b>1"]


def test_what_faced_a_partner_faces_the_partner_in_the_other_faction() -> None:  # TA-H39
    # Faction A is that of seats 0 and 1, Faction C that of seats 2 and 0.
    scene = asked("decoy.b>0 hacker.b>1 medic.b>1 | | slayer.b>2", seats=3)
    assert scene.rows == ["decoy.b>0 hacker.b>1 slayer.b>1", "", "medic.b>2"]

    scene = asked("decoy.b>0 hacker.b>1 medic.b>0 | | slayer.b>0", seats=3)
    assert scene.rows == ["decoy.b>0 hacker.b>1 slayer.b>0", "", "medic.b>0"]


# -- reviving -----------------------------------------------------------------------------------


def test_the_medic_revives_in_either_faction_in_any_direction() -> None:  # TA-12.9, TA-12.10
    scene = asked("medic.b>0 hacker.b>x sniper.b>1 | decoy.b>x slayer.b>1 | handler.b>x", seats=3)

    assert scene.moves == {"A2", "C1"}
    scene.play("C1")
    assert scene.moves == {"face0", "face2"}
    assert scene.clause("face1") == "TA-4.2"
    assert scene.copy().play("face0").rows[2] == "handler.b>0"
    assert scene.play("face2").rows[2] == "handler.b>2"


def test_the_medic_can_be_reactivated_for_the_other_faction_alone() -> None:  # TA-12.9, TA-H23
    scene = Scene.of("medic.b>0 hacker.b>1 | decoy.b>x").play("!A1", "face1")

    assert scene.rows[1] == "decoy.b>1"


def test_who_performs_the_medic_chooses_the_direction_even_if_he_did_not_play_it() -> None:
    """TA-12.10."""
    scene = Scene.of("hacker.b>x", hands=["medic.b"]).play("medic.b", "A2>1")

    assert (scene.actor, scene.moves) == (1, {"face0", "face1"})
    assert scene.play("face1").rows[0] == "hacker.b>1 medic.b>1"


# -- what holds for all -------------------------------------------------------------------------

IN_VAIN = {
    "sniper": "| medic.b>x",
    "slayer": "decoy.b>0 | hacker.b>0",
    "abductor": "decoy.b>0 hacker.b>0 |",
    "extractor": "decoy.b>0 | hacker.b>0",
    "hacker": "| medic.b>x",
    "temptress": "decoy.b>0 | medic.b>x",
    "decoy": "hacker.b>1 medic.b>1 |",
    "activist": "hacker.b>1 sniper.b>0 | medic.b>1",
    "medic": "hacker.b>1 sniper.b>0 | decoy.b>1",
    "infiltrator": "medic.b>1 sniper.b>1 |",
    "handler": "medic.b>1 slayer.b>0 |",
}
RICH = dict.fromkeys(GROUPS, "decoy.w>1 extractor.w>1 medic.w>x | sniper.w>1 slayer.w>x")


@pytest.mark.parametrize("kind", GROUPS)
def test_each_faction_agent_has_a_command_that_may_be_impossible(
    kind: str,
) -> None:  # TA-4.1, TA-H23, TA-H24, TA-15.9
    rich = Scene.of(f"{kind}.b>0 {RICH[kind]}")
    assert rich.clause("!A1") == ""
    if kind in {"medic", "infiltrator"}:
        rich = Scene.of(f"{kind}.b>0 slayer.b>1 sniper.b>x medic.w>x decoy.w>1 | activist.w>x")
    before = rich.rows
    rich.play("!A1")
    assert rich.pending > 1 or rich.rows != before

    poor = Scene.of(f"{kind}.b>0 {IN_VAIN[kind]}")
    assert poor.clause("!A1") == "TA-H23"


def test_the_only_target_is_taken_unasked() -> None:  # TA-H24
    scene = asked("sniper.b>0 | medic.b>1")
    assert scene.rows[1] == "medic.b>x"
    assert scene.actor == 0

    scene = asked("activist.b>0 | medic.b>1 sniper.b>0")
    assert scene.rows[1] == "sniper.b>0 medic.b>1"


def test_who_performs_a_command_cannot_decline() -> None:  # TA-H24, TA-6.1
    scene = asked("sniper.b>0 | medic.b>1 hacker.b>1")

    assert scene.moves == {"B1", "B2"}
    assert scene.clause("pass") == scene.clause("score") == "TA-H24"


def test_the_decoy_needs_a_target_in_each_faction() -> None:  # TA-H24
    assert Scene.of("decoy.b>0 hacker.b>1 medic.b>1 | ").clause("!A1") == "TA-H23"
    assert Scene.of("decoy.b>0 hacker.b>1 | medic.b>1").clause("!A1") == "TA-H23"
    # It is the same when it is played.
    scene = Scene.of("medic.b>1 hacker.b>1", hands=["decoy.b"]).play("decoy.b", "A3>0")
    assert scene.rows[0] == "medic.b>1 hacker.b>1 decoy.b>0"
    assert scene.pending == 1


def test_the_activist_needs_two_agents() -> None:  # TA-H24
    scene = Scene.of("medic.b>1 | hacker.b>0", hands=["activist.b"]).play("activist.b", "A2>0")

    assert scene.rows == ["medic.b>1 activist.b>0", "hacker.b>0"]
    assert scene.pending == 1


def test_turning_swapping_and_reviving_set_off_no_command() -> None:  # TA-6.4
    turned = asked("hacker.b>0 | sniper.b>1")
    swapped = asked("decoy.b>0 medic.b>1 sniper.b>1 | slayer.b>0")
    revived = asked("medic.b>0 hacker.b>1 decoy.b>1 sniper.b>x | slayer.b>1").play("face0")

    assert turned.rows[1] == "sniper.b>0"
    assert swapped.rows == ["decoy.b>0 medic.b>1 slayer.b>0", "sniper.b>1"]
    assert revived.rows == ["medic.b>0 hacker.b>1 decoy.b>1 sniper.b>0", "slayer.b>1"]
    assert [scene.pending for scene in (turned, swapped, revived)] == [1, 1, 1]


def test_no_command_can_be_used_on_its_own_card() -> None:  # TA-15.9
    for kind in ("slayer", "extractor", "temptress", "decoy"):
        scene = asked(f"hacker.b>1 {kind}.b>0 hacker.w>1 medic.b>0 sniper.b>1 | medic.w>1", "!A2")
        assert scene.moves == {"A4", "A5"}


def test_all_agents_of_the_box_are_named_here() -> None:
    assert {*GROUPS} == {name.partition(".")[0] for name in AGENTS if name[-1] in "bw"}
    assert {*IN_VAIN} == {*GROUPS}
