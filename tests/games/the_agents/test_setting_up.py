"""The box, the deal, and what everybody has before the first turn."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.the_agents.scenes import AGENTS, TASKS, Scene, walk
from games.the_agents.table import GROUPS, VALUES
from tradecraft.games.the_agents import GAME

every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def dealt(seats: int, first: int = 0, seed: int = 1, **options: int) -> Scene:
    """Set up a game whose dealer draws at random, after who begins."""
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    scene = Scene(GAME.start(seats, options)).play(f"first={first}")
    while scene.actor == "dealer":
        scene.play(chance.choice(sorted(scene.moves)))
    return scene


def test_there_are_two_copies_of_each_agent_and_each_mission() -> None:  # TA-H1, TA-H2, TA-9.1
    scene = Scene(GAME.start(2))

    kinds = Counter(name.partition(".")[0] for name in scene.deck)
    assert kinds == dict.fromkeys([*GROUPS, *VALUES], 2)
    missions = Counter(name.partition(".")[0] for name in scene.mission_deck)
    assert len(missions) == 10
    assert {*missions.values()} == {2}
    assert len(scene.deck) == 36
    assert len(scene.mission_deck) == 20


def test_a_small_game_has_one_copy_of_each() -> None:  # TA-H1
    scene = Scene(GAME.start(2, {"copies": 1}))

    assert scene.deck == {name for name in AGENTS if name[-1] in "b1"}
    assert scene.mission_deck == {name for name in TASKS if name[-1] == "1"}


def test_one_copy_of_each_faction_agent_is_black_and_one_is_white() -> None:  # TA-H4
    assert {name for name in AGENTS if name.partition(".")[0] in GROUPS} == {
        f"{kind}.{colour}" for kind in GROUPS for colour in "bw"
    }


@every_number
def test_everybody_gets_three_agents_one_mission_and_five_ip(
    seats: int,
) -> None:  # TA-9.2, TA-9.3, TA-9.4, TA-9.5
    scene = dealt(seats)

    assert [len(hand) for hand in scene.hands] == [3] * seats
    assert [len(hand) for hand in scene.mission_hands] == [1] * seats
    assert scene.ip == [5] * seats
    assert len(scene.deck) == 36 - 3 * seats
    assert len(scene.mission_deck) == 20 - seats
    assert scene.rows == [""] * seats


@every_number
def test_the_dealer_draws_who_begins_before_anything_else(seats: int) -> None:  # TA-H33, TA-9.6
    scene = Scene(GAME.start(seats))

    assert scene.actor == "dealer"
    assert scene.moves == {f"first={seat}" for seat in range(seats)}
    assert scene.clause("=sniper.b") == "TA-H33"
    assert [dealt(seats, first).actor for first in range(seats)] == [*range(seats)]


def test_less_can_be_dealt() -> None:  # TA-9.2, TA-9.3, TA-9.5
    scene = dealt(3, agents_dealt=1, missions_dealt=0, ip_at_start=2)

    assert [len(hand) for hand in scene.hands] == [1] * 3
    assert scene.mission_hands == [set(), set(), set()]
    assert scene.ip == [2] * 3


def test_in_mark_2_who_comes_later_is_dealt_more() -> None:  # TA-H48
    scene = dealt(5, first=3, staggered_deal=1)

    assert [len(hand) for hand in scene.hands] == [4, 5, 6, 2, 3]
    assert scene.ip == [4, 5, 6, 2, 3]
    assert [len(hand) for hand in scene.mission_hands] == [1] * 5


@every_number
def test_turns_go_round_clockwise(seats: int) -> None:  # TA-9.7
    scene = Scene.of(seats=seats, turn=seats - 1, left=0)

    for seat in (*range(seats), 0):
        scene.play("score")
        assert scene.actor == seat
        scene.positions["left"] = 0


def test_a_hand_that_cannot_be_played_is_not_dealt_anew() -> None:  # TA-H35
    scene = Scene(GAME.start(2, {"missions_dealt": 0})).play("first=0")
    scene.play("=gunman.1", "=gunman.2", "=undercover.1", "=sniper.b", "=sniper.w", "=medic.b")

    assert scene.hands[0] == {"gunman.1", "gunman.2", "undercover.1"}
    assert scene.moves == {"buy-agent", "buy-mission"}


@every_number
def test_no_card_is_lost_or_doubled(seats: int) -> None:
    chance = random.Random(seats)  # noqa: S311  # a test, not a secret
    for positions, _ in walk(chance, seats):
        scene = Scene(positions)
        if scene.actor not in {"dealer", None} and scene.pending == 1:
            rows = [name.partition(">")[0] for row in scene.rows for name in row.split()]
            hands = [name for hand in scene.hands for name in hand]
            assert sorted([*rows, *hands, *scene.deck, *scene.pile]) == sorted(AGENTS)
