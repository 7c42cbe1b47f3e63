"""Bots play legal moves, see what their seat may see, and play the same from the same seed."""

from __future__ import annotations

import numpy as np
import pytest

import tradecraft as tc
from tradecraft.bots import BOTS
from tradecraft.kernel.dice import dice
from tradecraft.registry import GAMES

GAME = GAMES["agent_hunter"]


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_the_same_legal_move_from_the_same_seed(bot: str) -> None:
    play = tc.start("agent_hunter", seed=1)
    for move in "+7 +0 +4 +5 +3 +9".split():
        play.play(move)
    seat = int(play.positions["actor"][0])
    moves, masked = GAME.legal(play.positions), GAME.masked(play.positions, seat)
    chosen = [BOTS[bot](GAME, masked, seat, moves, seed) for seed in range(20)]

    assert set(chosen) <= set(moves)
    assert chosen == [BOTS[bot](GAME, masked, seat, moves, seed) for seed in range(20)]


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_the_same_in_every_world_that_looks_the_same(bot: str) -> None:
    play = tc.start("agent_hunter", seed=1)
    for move in "+7 +0 +4 +5 +3 +9".split():
        play.play(move)
    seat = int(play.positions["actor"][0])
    seen, rng = GAME.masked(play.positions, seat), dice(3)
    chosen = set()
    for _ in range(5):
        world = GAME.imagined(seen, seat, rng)
        masked = GAME.masked(world, seat)
        chosen.add(BOTS[bot](GAME, masked, seat, GAME.legal(world), 0))

    assert len(chosen) == 1


def test_the_sampler_leaves_what_it_is_given_as_it_was() -> None:
    play = tc.start("agent_hunter", seed=1)
    masked = GAME.masked(play.positions, 0)
    before = masked.tobytes()
    BOTS["sampler"](GAME, masked, 0, GAME.legal(play.positions), 0)

    assert masked.tobytes() == before


def test_the_sampler_takes_a_hit_that_it_knows_of() -> None:
    play = tc.start("agent_hunter", dealer="manual", options={"spies": 5})
    for move in "+4 +3 +2  +0 +1 +2  first=0  1>a  3>a".split():  # LOWER: in a there is the 0
        play.play(move)
    masked = GAME.masked(play.positions, 0)
    chosen = BOTS["sampler"](GAME, masked, 0, GAME.legal(play.positions), 0)

    assert GAME.write(chosen) == "0>a"


def test_the_sampler_beats_random_play() -> None:
    won = 0
    for seed in range(12):
        play = tc.start("agent_hunter", seed=seed)
        while play.actor is not None:
            seat = int(play.positions["actor"][0])
            bot = BOTS["sampler" if seat == seed % 2 else "random"]
            masked = GAME.masked(play.positions, seat)
            moves = GAME.legal(play.positions)
            play.play(GAME.write(bot(GAME, masked, seat, moves, seed + len(play.moves))))
        won += seed % 2 in play.winners

    assert won >= 10  # it wins 97 of 100


def test_a_seed_of_another_ply_is_another_seed() -> None:
    seeds = {tuple(np.asarray(dice(seed << 16 | ply))) for seed in range(9) for ply in range(9)}

    assert len(seeds) == 81
