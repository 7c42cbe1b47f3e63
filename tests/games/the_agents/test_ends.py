"""How a game ends: at once, with the round, or because it leads nowhere."""

from __future__ import annotations

from games.the_agents.scenes import Scene
from tradecraft.games.the_agents.box import ROUND_FINISHED, STOPPED, WON

ROWS = "hacker.b>0 hacker.w>1"
ARROWS = "sniper.b>1 slayer.b>1"  # 2 IP for seat 0


def ending(scene: Scene) -> int:
    """Say how it ended."""
    return int(scene.positions["ending"][0])


def test_the_first_to_have_forty_ip_wins_at_once() -> None:  # TA-2.1, TA-H8
    scene = Scene.of(ROWS, ip=[5, 36], hands=["gunman.1"]).play("gunman.1", "<1", "A1")

    assert scene.actor is None
    assert scene.ip == [5, 40]
    assert scene.winners() == [1]  # in the turn of another
    assert ending(scene) == WON
    assert scene.moves == set()
    assert scene.clause("buy-agent") == "TA-2.1"


def test_less_than_forty_do_not_win() -> None:  # TA-2.1
    scene = Scene.of(ROWS, ip=[5, 35], hands=["gunman.1"]).play("gunman.1", "<1", "A1")

    assert scene.actor == 0
    assert scene.winners() == []


def test_ip_that_were_spent_do_not_count() -> None:  # TA-H8, TA-8.6
    scene = Scene.of(ARROWS, ip=[39, 5], left=1).play("buy-mission", "=man-down.1", "score")
    assert scene.ip == [39 - 3 + 2, 5]
    assert scene.actor == 1

    scene = Scene.of(ARROWS, ip=[39, 5], left=1).play("buy-agent", "=hacker.b", "score")
    assert scene.winners() == [0]


def test_the_goal_is_looked_at_after_each_single_gain() -> None:  # TA-H8, TA-G36, TA-10.10
    # Seat 0's Mercenary would bring him 2, but the Gunman within it comes first.
    scene = Scene.of(ROWS, ip=[38, 36], hands=["mercenary.1", "gunman.1"])
    scene.play("mercenary.1", ">1", "gunman.1", "<0", "A1")
    assert scene.winners() == [0]

    scene = Scene.of(ROWS, ip=[38, 36], hands=["mercenary.1", "gunman.1"])
    scene.play("mercenary.1", ">1", "gunman.1", ">0", "A1")
    assert scene.winners() == [1]  # he has 40 before the Mercenary is paid
    assert scene.ip == [38, 40]


def test_the_score_of_a_turn_is_one_gain() -> None:  # TA-H42
    # The arrows alone would do; the Mission is gained with them.
    scene = Scene.of(f"{ARROWS} medic.b>x", ip=[38, 5], left=0, tasks={"A0": "man-down.1"})

    assert scene.gained("score") == [2 + 1, 0]
    assert scene.winners() == [0]


def test_another_goal_can_be_agreed_on() -> None:  # TA-H8, TA-H48
    scene = Scene.of(ROWS, ip=[5, 36], hands=["gunman.1"], options={"goal": 50})

    assert scene.play("gunman.1", "<1", "A1").actor == 0
    assert Scene.of(ARROWS, ip=[48, 5], left=0, options={"goal": 50}).play("score").winners() == [0]


# -- finishing the round ------------------------------------------------------------------------


def test_the_round_can_be_finished_and_then_the_most_ip_win() -> None:  # TA-H47, TA-H8
    # Seat 1 began: the round ends after the turn of seat 0.
    rows = "| medic.b>2 medic.w>2 | sniper.b>0 slayer.b>0"
    scene = Scene.of(
        rows, seats=3, turn=1, ip=[5, 39, 38], left=0, options={"finish_round": 1}
    ).play("score")
    assert scene.ip == [5, 40, 38]
    assert scene.actor == 2
    scene.positions["left"] = 0
    scene.play("score")
    assert scene.ip == [5, 40, 40]
    assert scene.actor == 0
    scene.positions["left"] = 0
    scene.play("score")

    assert ending(scene) == ROUND_FINISHED
    assert scene.winners() == [1, 2]  # equal players share


def test_the_round_is_finished_even_if_the_ip_are_spent_again() -> None:  # TA-H47
    scene = Scene.of(
        ROWS, ip=[36, 30], hands=["", "gunman.1"], options={"finish_round": 1}, turn=0, left=0
    )
    scene.play("score", "gunman.1", "<0", "A1")
    assert scene.ip == [40, 30]
    scene.positions["ip"][0, 0] = 20  # as if he had bought something
    scene.positions["left"] = 0
    scene.play("score")

    assert ending(scene) == ROUND_FINISHED
    assert scene.winners() == [1]


def test_without_enough_ip_the_next_round_begins() -> None:  # TA-H47
    scene = Scene.of(ROWS, turn=1, left=0, options={"finish_round": 1}).play("score")
    scene.positions["left"] = 0

    assert scene.play("score").actor == 1
    assert scene.positions["rounds"][0] == 2


# -- leading nowhere ----------------------------------------------------------------------------


def test_the_game_stops_after_the_last_round() -> None:  # TA-H49
    for last in (1, 3):
        scene = Scene.of(seats=3, turn=1, ip=[7, 5, 7], options={"most_rounds": last})
        for turn in range(3 * last):
            assert scene.actor == (1 + turn) % 3
            scene.positions["left"] = 0
            scene.play("score")

        assert ending(scene) == STOPPED
        assert scene.winners() == [0, 2]


def test_a_game_is_stopped_after_a_hundred_rounds() -> None:  # TA-H49
    scene = Scene.of(ip=[7, 5])
    for _ in range(2 * 100 - 1):
        scene.positions["left"] = 0
        scene.play("score")
    assert scene.actor == 1
    scene.positions["left"] = 0
    scene.play("score")

    assert ending(scene) == STOPPED
    assert scene.winners() == [0]
