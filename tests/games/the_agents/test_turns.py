"""Two actions and a score: what can be done, what it costs, and what comes in between."""

from __future__ import annotations

import pytest

from games.the_agents.scenes import Scene


def test_a_turn_is_two_actions_and_a_score() -> None:  # TA-10.1, TA-10.11
    scene = Scene.of("| sniper.b>1 medic.b>1", hands=["hacker.b"])
    scene.play("buy-agent", "=decoy.b")
    assert scene.clause("score") == "TA-10.11"
    scene.play("buy-agent", "=slayer.b")

    assert scene.moves == {"score"}
    assert scene.clause("buy-agent") == scene.clause("hacker.b") == "TA-10.1"
    assert scene.gained("score") == [2, 0]
    assert scene.actor == 1


def test_any_two_actions_can_be_combined_or_one_taken_twice() -> None:  # TA-10.2
    scene = Scene.of("| sniper.b>0 | medic.b>0", seats=3, hands=["hacker.b decoy.b"])

    assert scene.copy().play("hacker.b", "A1>1", "decoy.b", "A2>1").moves == {"score"}
    assert scene.play("hacker.b", "A1>1", "buy-agent", "=decoy.w").moves == {"score"}


@pytest.mark.parametrize(
    ("ware", "price", "dealt"),
    [
        ("buy-agent", 1, "=sniper.b"),
        ("buy-old-agent", 2, ""),
        ("buy-mission", 3, "=man-down.1"),
        ("buy-old-mission", 4, ""),
    ],
)
def test_what_cards_cost(ware: str, price: int, dealt: str) -> None:
    """TA-10.5, TA-10.6, TA-10.7, TA-10.8, TA-8.6."""
    scene = Scene.of(
        ip=[price - 1, 5], pile="gunman.1 recruiter.1", mission_pile="bloodbath.1 bloodbath.2"
    )
    assert scene.clause(ware) == "TA-8.6"
    scene.positions["ip"][0, 0] = price
    scene.play(ware, *dealt.split())

    assert scene.ip == [0, 5]
    assert scene.positions["left"][0] == 1
    assert [*scene.hands[0], *scene.mission_hands[0]] == [
        {
            "buy-agent": "sniper.b",
            "buy-old-agent": "recruiter.1",  # the top one
            "buy-mission": "man-down.1",
            "buy-old-mission": "bloodbath.2",
        }[ware]
    ]


def test_nothing_is_bought_from_an_empty_pile() -> None:  # TA-H27
    scene = Scene.of(deck="", mission_deck="", hands=["medic.b"])

    for ware in ("buy-agent", "buy-old-agent", "buy-mission", "buy-old-mission"):
        assert scene.clause(ware) == "TA-H27"


def test_a_mission_of_the_hand_or_of_a_faction_is_replaced() -> None:  # TA-10.9
    scene = Scene.of(
        "medic.b>0", missions=["bloodbath.1", "chosen-few.1"], tasks={"A0": "man-down.1"}
    )
    assert scene.clause("replace-chosen-few.1") == "TA-10.9"
    scene.play("replace-bloodbath.1")
    assert (scene.actor, scene.moves) == ("dealer", {f"={name}" for name in scene.mission_deck})
    scene.play("=codebreaking.1", "replace-man-down.1", "=codebreaking.2")

    assert scene.mission_hands[0] == {"codebreaking.1", "codebreaking.2"}
    assert scene.tasks(0, 0) == set()
    assert scene.mission_pile == ["bloodbath.1", "man-down.1"]
    assert scene.moves == {
        *(f"codebreaking.{copy}@A" for copy in "12"),
        "score",
    }


def test_a_replaced_mission_can_come_back() -> None:  # TA-H41, TA-10.13, TA-15.11
    scene = Scene.of(missions=["bloodbath.1"], mission_deck="", mission_pile="man-down.1")
    scene.play("replace-bloodbath.1")

    assert scene.moves == {"=bloodbath.1", "=man-down.1"}
    assert scene.mission_pile == []


def test_a_deck_is_renewed_when_a_card_is_needed() -> None:
    """TA-10.12, TA-10.13, TA-15.11, TA-H41."""
    scene = Scene.of(deck="sniper.b", pile="gunman.1 recruiter.1").play("buy-agent", "=sniper.b")
    assert scene.pile == ["gunman.1", "recruiter.1"]
    assert scene.clause("buy-old-agent") == ""  # until then the discard pile stays
    scene.play("buy-agent")
    assert scene.moves == {"=gunman.1", "=recruiter.1"}
    assert scene.pile == []

    scene = Scene.of(ip=[6, 5], mission_deck="man-down.1", mission_pile="bloodbath.1 chosen-few.1")
    scene.play("buy-mission", "=man-down.1")
    assert scene.mission_pile == ["bloodbath.1", "chosen-few.1"]
    assert scene.play("buy-mission").moves == {"=bloodbath.1", "=chosen-few.1"}


def test_only_free_agents_are_discarded() -> None:  # TA-G28
    # Two rounds of killing, extracting and laying: what lies in the pile are free agents.
    scene = Scene.of(
        "abductor.b>0 | medic.b>x", hands=["gunman.1", "recruiter.1"], deck="sniper.b slayer.b"
    )
    scene.play("!A1", "gunman.1", "<1", "score")
    assert scene.pile == ["gunman.1"]
    scene.play("recruiter.1", "<0", "=sniper.b", "=slayer.b")

    assert scene.pile == ["gunman.1", "recruiter.1"]


def test_who_has_nothing_may_draw_an_agent() -> None:  # TA-15.10
    scene = Scene.of(ip=[0, 5])
    assert scene.moves == {"draw"}
    scene.play("draw", "=sniper.b")
    assert scene.hands[0] == {"sniper.b"}
    assert scene.positions["left"][0] == 1

    assert Scene.of(hands=["gunman.1"], ip=[0, 5]).clause("draw") == "TA-15.10"
    assert Scene.of(ip=[1, 5]).clause("draw") == "TA-15.10"


def test_who_can_do_nothing_passes_and_nobody_else() -> None:  # TA-H26
    scene = Scene.of(hands=["gunman.1"], ip=[0, 5])
    assert scene.moves == {"pass"}
    scene.play("pass")
    assert scene.moves == {"pass"}  # it was one action
    assert scene.play("pass").moves == {"score"}

    assert Scene.of(ip=[0, 5]).clause("pass") == "TA-H26"
    assert Scene.of(hands=["medic.b"], ip=[0, 5]).clause("pass") == "TA-H26"
    assert Scene.of(missions=["man-down.1"], ip=[0, 5]).clause("pass") == "TA-H26"
    assert Scene.of("sniper.b>0 | medic.b>1", ip=[0, 5]).clause("pass") == "TA-H26"


def test_nothing_is_drawn_from_an_empty_deck() -> None:  # TA-H26
    scene = Scene.of(deck="", ip=[0, 5])

    assert scene.moves == {"pass"}
    assert scene.clause("draw") == "TA-H27"


def test_an_action_is_over_with_all_its_consequences_before_the_next() -> None:  # TA-10.10
    rows = "| hacker.b>1 hacker.w>0"
    scene = Scene.of(rows, hands=["sniper.b recruiter.1", "sniper.w"]).play("sniper.b", "A1>1")
    assert scene.moves == {"B1", "B2"}
    assert scene.clause("recruiter.1") == "TA-H24"
    scene.play("B1", "recruiter.1", "<1", "=medic.b")
    assert scene.moves == {f"={card}" for card in scene.deck}
    assert scene.positions["left"][0] == 1
    scene.play("=medic.w")

    assert scene.moves == {"score"}
    assert scene.ip == [5, 8]


def test_a_card_that_was_shown_is_played() -> None:  # TA-H55
    scene = Scene.of(hands=["sniper.b medic.b"], missions=["man-down.1"]).play("sniper.b")

    assert {move[0] for move in scene.moves} == {"A", "B"}
    assert scene.clause("medic.b") == scene.clause("buy-agent") == "TA-3.5"


def test_the_dealers_moves_are_the_dealers() -> None:  # TA-9.1
    scene = Scene.of(hands=["medic.b"])
    assert scene.clause("=sniper.b") == scene.clause("=man-down.1") == "TA-9.1"
    assert scene.clause("first=0") == scene.clause("pick0") == "TA-9.1"

    scene.play("buy-agent")
    assert scene.clause("=medic.b") == "TA-9.1"  # it is not in the deck
    assert scene.clause("score") == "TA-9.1"
