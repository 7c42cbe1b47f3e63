"""Advice: chances and believed worlds, made of what a seat may see."""

from __future__ import annotations

import pytest

import tradecraft as tc
from tradecraft.bots.advice import advise, card, leaves
from tradecraft.bots.search import Budget
from tradecraft.kernel.dice import dice
from tradecraft.registry import GAMES

GAME = GAMES["agent_hunter"]


def test_what_is_believed_is_told_in_the_terms_of_the_view() -> None:
    play = tc.start("agent_hunter", dealer="manual", options={"spies": 4, "hideouts": 1})
    for move in "+3 +0 first=0 1>a".split():  # LOWER: it is the 0
        play.play(move)
    mine = advise(GAME, GAME.masked(play.positions, 0), 0, 2, Budget(50))
    theirs = advise(GAME, GAME.masked(play.positions, 1), 1, 2, Budget(50))
    believed = {belief.path: dict(belief.shares) for belief in theirs.beliefs}

    assert mine.choices == ()  # it is not for seat 0 to move
    assert mine.beliefs == ()  # nothing is hidden from it any more
    assert set(believed) == {("sides", 0, "hideouts", 0, "spy"), ("sides", 0, "hand")}
    lies = believed["sides", 0, "hideouts", 0, "spy"]
    assert set(lies) == {0, 2, 3}  # the 1 was shown
    assert all(share == pytest.approx(1 / 3, abs=0.12) for share in lies.values())
    assert sum(lies.values()) == pytest.approx(1.0)
    told = card(GAME, theirs, 1)
    assert told["seat"] == 1
    assert {row["move"] for row in told["moves"]} <= set(play.legal())
    assert told["moves"][0]["weight"] == max(row["weight"] for row in told["moves"])


def test_advice_is_the_same_in_every_world_that_looks_the_same() -> None:
    play = tc.start("agent_hunter", seed=1)
    for move in "+7 +0 +4 +5 +3 +9".split():
        play.play(move)
    seat = int(play.positions["actor"][0])
    seen, rng = GAME.masked(play.positions, seat), dice(3)
    worlds = [play.positions, *(GAME.imagined(seen, seat, rng) for _ in range(2))]
    told = [advise(GAME, GAME.masked(world, seat), seat, 2, Budget(100)) for world in worlds]

    assert told[0] == told[1] == told[2]
    assert len({world.tobytes() for world in worlds}) > 1


def test_each_thing_of_a_view_has_its_place() -> None:
    view = {"a": 1, "b": [2, 3], "c": [{"d": None}, [4]], "e": []}

    assert list(leaves(view)) == [
        (("a",), 1), (("b",), 2), (("b",), 3), (("c", 0, "d"), None), (("c", 1), 4),
    ]  # fmt: skip
