"""What each Mission pays, to whom and when."""

from __future__ import annotations

import pytest

from games.the_agents.scenes import Scene


def pays(mission: str, rows: str, *, seats: int = 2, turn: int = 0, **options: int) -> int:
    """Say what a Mission of the active player at Faction A pays, beside the arrows."""
    bare = Scene.of(rows, seats=seats, turn=turn, left=0, options=options)
    scene = Scene.of(
        rows, seats=seats, turn=turn, left=0, tasks={f"A{turn}": f"{mission}.1"}, options=options
    )
    return scene.gained("score")[turn] - bare.gained("score")[turn]


@pytest.mark.parametrize(
    ("rows", "ip"),
    [
        ("sniper.b>x medic.b>x", 3),
        ("sniper.b>x medic.b>0 decoy.b>x", 0),
        ("sniper.b>x medic.b>x decoy.b>x hacker.b>x", 3),  # TA-H18: once
        ("sniper.b>x | medic.b>x decoy.b>x", 0),  # in this Faction
    ],
)
def test_bloodbath(rows: str, ip: int) -> None:  # TA-14.1, TA-15.5, TA-H18
    assert pays("bloodbath", rows) == ip


@pytest.mark.parametrize(
    ("rows", "chosen_few", "strength"),
    [
        ("sniper.b>0 | medic.b>0 decoy.b>0", 1, 0),
        ("sniper.b>0 decoy.b>0 | medic.b>0", 0, 1),
        ("sniper.b>0 | medic.b>0", 0, 0),  # TA-H16: strictly
        ("sniper.b>0 | medic.b>x decoy.b>x", 1, 0),  # the dead count
        ("sniper.b>x decoy.b>x | medic.b>0", 0, 1),
    ],
)
def test_chosen_few_and_strength_in_numbers(
    rows: str, chosen_few: int, strength: int
) -> None:  # TA-14.2, TA-14.10, TA-H16, TA-15.6
    assert pays("chosen-few", rows) == chosen_few
    assert pays("strength-in-numbers", rows) == strength


def test_the_two_factions_compared_are_ones_own() -> None:  # TA-14.2, TA-14.10
    rows = "sniper.b>0 medic.b>0 | | decoy.b>0 hacker.b>0 slayer.b>0"
    assert pays("chosen-few", rows, seats=3) == 1
    assert pays("chosen-few", rows, seats=3, turn=1) == 0


@pytest.mark.parametrize(
    ("rows", "ip"),
    [
        ("sniper.b>1 medic.w>1 decoy.b>1", 2),
        ("sniper.b>1 medic.b>1", 0),  # matched
        ("sniper.b>0 medic.w>0", 0),  # they point to the other
        ("sniper.b>1 medic.w>1 | hacker.b>1 slayer.w>1", 2),  # in both Factions
        ("sniper.b>1 medic.w>x decoy.b>1", 0),  # not completed
    ],
)
def test_codebreaking(rows: str, ip: int) -> None:  # TA-14.3
    assert pays("codebreaking", rows) == ip


@pytest.mark.parametrize(
    ("rows", "ip", "everywhere"),
    [
        ("sniper.b>0 medic.w>0 decoy.b>1 hacker.b>x", 2, 2),
        ("sniper.b>0 | medic.b>0 decoy.b>0", 1, 3),
        ("sniper.b>1 | medic.b>1", 0, 0),
    ],
)
def test_code_of_honor(rows: str, ip: int, everywhere: int) -> None:  # TA-14.4, TA-H15
    assert pays("code-of-honor", rows) == ip
    assert pays("code-of-honor", rows, honor_everywhere=1) == everywhere


def test_man_down() -> None:  # TA-14.5
    assert pays("man-down", "sniper.b>x medic.b>0 decoy.b>x | hacker.b>x") == 2
    assert pays("man-down", "sniper.b>1 medic.b>0") == 0


@pytest.mark.parametrize(
    ("rows", "ip"),
    [
        ("sniper.b>1", 2),  # nothing for either
        ("sniper.b>1 medic.b>1 decoy.b>0 hacker.b>0", 2),  # 2 for both
        ("sniper.b>1 medic.w>1 decoy.b>0 hacker.b>0", 0),  # 1 and 2
        ("sniper.b>1 medic.b>1 | decoy.b>0 hacker.b>0", 0),  # from this Faction
    ],
)
def test_meet_your_match(rows: str, ip: int) -> None:  # TA-14.6, TA-H19
    assert pays("meet-your-match", rows) == ip


def test_meet_your_match_does_not_count_missions() -> None:  # TA-14.6, TA-H19
    scene = Scene.of("sniper.b>x medic.b>1", left=0, tasks={"A0": "meet-your-match.1 man-down.1"})

    assert scene.gained("score") == [2 + 1, 0]


@pytest.mark.parametrize(
    ("rows", "ip"),
    [
        ("sniper.b>1", 3),
        ("sniper.b>0 medic.b>0", 3),  # what others get does not matter
        ("sniper.b>1 medic.w>1", 0),
        ("sniper.b>1 | decoy.b>1 hacker.b>1", 0),  # from neither Faction
    ],
)
def test_poor_mans_game(rows: str, ip: int) -> None:  # TA-14.7, TA-H19
    assert pays("poor-mans-game", rows) == ip


def test_other_missions_do_not_spoil_a_poor_mans_game() -> None:  # TA-14.7, TA-H19, TA-H32
    # Both profit from the same dead card.
    scene = Scene.of("sniper.b>x", left=0, tasks={"A0": "poor-mans-game.1 man-down.1"})

    assert scene.gained("score") == [3 + 1, 0]


@pytest.mark.parametrize(
    ("rows", "ip"),
    [
        ("sniper.b>0 medic.b>0 slayer.b>0", 4),  # both kill, and need not be adjacent
        ("sniper.b>0 slayer.b>1", 0),  # one faces the other player
        ("sniper.b>0 slayer.b>x", 0),
        ("sniper.b>0 sniper.w>0 slayer.b>0 slayer.w>0", 4),  # TA-H18: once
        ("sniper.b>0 | slayer.b>0", 0),
        *((f"{one}.b>0 {two}.b>0", 4) for one, two in (("abductor", "extractor"),)),
        *((f"{one}.b>0 {two}.b>0", 4) for one, two in (("hacker", "temptress"),)),
        *((f"{one}.b>0 {two}.b>0", 4) for one, two in (("decoy", "activist"),)),
        *((f"{one}.b>0 {two}.b>0", 4) for one, two in (("infiltrator", "handler"),)),
        ("medic.b>0 medic.w>0", 4),
        ("medic.b>0 infiltrator.b>0 sniper.b>0 abductor.b>0 hacker.b>0 decoy.b>0", 0),
    ],
)
def test_reinforcement(rows: str, ip: int) -> None:  # TA-14.8, TA-H17, TA-11.6, TA-H4, TA-H18
    assert pays("reinforcement", rows) == ip


@pytest.mark.parametrize(
    ("rows", "ip"),
    [
        ("sniper.b>0 sniper.w>1", 4),  # TA-H18: whatever the direction and the colour
        ("sniper.b>0 medic.b>0 sniper.w>0", 0),
        ("sniper.b>0 sniper.w>x", 0),
        ("sniper.b>0 slayer.b>0", 0),  # alike is not identical
        ("sniper.b>0 sniper.w>1 medic.b>0 medic.w>0", 4),  # once
        ("hacker.b>0 | sniper.b>0 sniper.w>1", 0),
    ],
)
def test_stand_united(rows: str, ip: int) -> None:  # TA-14.9, TA-H18
    assert pays("stand-united", rows) == ip


# -- to whom, and when --------------------------------------------------------------------------


def test_a_mission_pays_who_assigned_it_at_the_end_of_his_turns() -> None:
    """TA-7.2, TA-8.2, TA-G34, TA-H32."""
    scene = Scene.of("sniper.b>x", tasks={"A1": "man-down.1"}, left=0)
    assert scene.gained("score") == [0, 0]
    scene.positions["left"] = 0
    assert scene.gained("score") == [0, 1]


def test_a_mission_in_the_hand_pays_nothing() -> None:  # TA-8.2
    assert Scene.of("sniper.b>x", missions=["man-down.1"], left=0).gained("score") == [0, 0]


def test_arrows_and_missions_pay_again_each_turn() -> None:  # TA-7.9, TA-8.4
    scene = Scene.of("sniper.b>1 medic.b>1 decoy.b>x", tasks={"A0": "man-down.1"}, left=0)
    for _ in range(3):
        assert scene.gained("score") == [2 + 1, 0]
        scene.positions["left"] = 0
        assert scene.gained("score") == [0, 0]
        scene.positions["left"] = 0
    assert scene.tasks(0, 0) == {"man-down.1"}


def test_the_score_looks_at_where_missions_lie_in_the_end() -> None:  # TA-H32
    scene = Scene.of("sniper.b>x | medic.b>1", tasks={"B0": "man-down.1"}, left=0)

    assert scene.gained("man-down.1@A", "score") == [1, 0]


def test_several_missions_make_use_of_the_same_cards() -> None:  # TA-H32
    scene = Scene.of("sniper.b>x medic.b>x", tasks={"A0": "man-down.1 bloodbath.1"}, left=0)

    assert scene.gained("score") == [2 + 3, 0]
