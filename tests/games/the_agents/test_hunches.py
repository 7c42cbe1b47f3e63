"""What bots play in their heads: cards, Missions that pay; and how they judge a table."""

from __future__ import annotations

import random

from games.hunching import DRAWS, hopes, hunches
from games.the_agents.scenes import Scene, walk
from tradecraft.games.the_agents import GAME


def drawn(scene: Scene) -> dict[str, float]:
    """Say how often each move is drawn."""
    return {move: count / DRAWS for move, count in hunches(GAME, scene.positions).items()}


def test_cards_of_the_hand_are_played_rather_than_all_else() -> None:
    shares = drawn(Scene.of("hacker.b>1", hands=["sniper.b recruiter.1"], ip=[5, 5]))

    assert shares["sniper.b"] + shares["recruiter.1"] > 0.75
    assert 0 < shares["buy-mission"] < 0.1  # now and then anything


def test_who_has_no_cards_buys_some() -> None:
    shares = drawn(Scene.of("hacker.b>1", ip=[5, 5]))

    assert shares["buy-agent"] > 0.6


def test_a_mission_is_laid_where_it_pays_and_stays_there() -> None:
    rows = "sniper.b>0 slayer.b>0 medic.w>1 | hacker.b>0"
    new = drawn(Scene.of(rows, missions=["code-of-honor.1"], left=0))
    laid = drawn(Scene.of(rows, tasks={"A0": "code-of-honor.1"}, left=0))

    assert new["code-of-honor.1@A"] > 0.5 > 2 * new["code-of-honor.1@B"]
    assert laid["score"] > 0.85


def test_targets_and_the_dealers_moves_are_drawn_evenly() -> None:
    aiming = Scene.of("medic.b>0 medic.w>1 slayer.b>1", hands=["sniper.w gunman.1"])
    aiming.play("gunman.1", "<1")
    shares = drawn(aiming)

    assert shares.keys() == {GAME.write(move) for move in GAME.legal(aiming.positions)}
    assert max(shares.values()) < 2 * min(shares.values())


def test_ip_income_and_cards_give_hope() -> None:
    even = hopes(GAME, Scene.of("", ip=[5, 5], left=0).positions)
    ahead = hopes(GAME, Scene.of("", ip=[14, 5], left=0).positions)
    arrows = hopes(GAME, Scene.of("sniper.b>1 slayer.b>1", ip=[5, 5], left=0).positions)
    cards = hopes(
        GAME, Scene.of("", hands=["gunman.1 gunman.2 tracker.1", ""], ip=[5, 5], left=0).positions
    )

    assert even == [30, 30]
    assert ahead[0] > arrows[0] > cards[0] > 30


def test_hopes_are_shares_of_one_victory_at_any_table() -> None:
    for seats in GAME.seats:
        for positions, _ in walk(random.Random(seats), seats):  # noqa: S311  # a test
            found = hopes(GAME, positions)

            assert hopes(GAME, positions, 0) == []
            assert all(hope >= 0 for hope in found)
            assert 60 - seats < sum(found) < 60 + seats
