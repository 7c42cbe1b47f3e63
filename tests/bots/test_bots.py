"""Bots play legal moves, see what their seat may see, and play the same from the same seed."""

from __future__ import annotations

import asyncio

import numpy as np
import pytest

import tradecraft as tc
from tables.sitting import Desk
from tradecraft.bots import BOTS, LEVELS, bot_called
from tradecraft.cli.table import Table
from tradecraft.kernel.dice import below, dice
from tradecraft.kernel.errors import BadOption
from tradecraft.kernel.layout import DEALER, NOBODY
from tradecraft.play import Play
from tradecraft.registry import GAMES
from tradecraft.server.crew import Crew

GAME = GAMES["agent_hunter"]
WORLDS = 6


def hidden() -> Play:
    play = tc.start("agent_hunter", seed=1)
    for move in "+7 +0 +4 +5 +3 +9".split():
        play.play(move)
    return play


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_the_same_legal_move_from_the_same_seed(bot: str) -> None:
    play = hidden()
    seat = int(play.positions["actor"][0])
    moves, masked = GAME.legal(play.positions), GAME.masked(play.positions, seat)
    before = masked.tobytes()
    chosen = [BOTS[bot](GAME, masked, seat, moves, seed) for seed in range(5)]

    assert set(chosen) <= set(moves)
    assert chosen == [BOTS[bot](GAME, masked, seat, moves, seed) for seed in range(5)]
    assert masked.tobytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_the_same_whatever_the_truth_is_that_it_cannot_see(game: str) -> None:
    rng, others, asked = dice(4), 0, 0
    for seed in range(3):
        play = tc.start(game, GAMES[game].seats[-1], seed=seed)
        for _ in range(below(rng, 24)):  # random moves, up to the middle of a game
            if play.actor is not None:
                play.play(play.legal()[below(rng, len(play.legal()))])
        if play.actor is None:
            continue
        seat = int(play.positions["actor"][0])
        table = Table(
            play, [("agent", "rookie")[seed % 2]] * play.seats, by_hand=False, record=None
        )
        truth, seen = play.positions, play.game.masked(play.positions, seat)
        chosen = {table.choose()}
        for _ in range(WORLDS):
            play.positions = play.game.imagined(seen, seat, rng)
            others += play.positions.tobytes() != truth.tobytes()
            chosen.add(table.choose())
        asked += 1

        assert len(chosen) == 1
    assert asked
    assert others


@pytest.mark.parametrize("bot", ["greedy", "rookie"])
def test_a_bot_of_the_server_plays_the_same_whatever_the_truth_is(bot: str) -> None:
    desk = Desk().sit("ana")
    desk.does(desk.table.start("ana", bot, desk.now))
    table, rng = desk.table, dice(3)
    while table.actor != 1:
        desk.play(GAME.write(GAME.legal(table.positions)[0]))
    seen, crew = GAME.masked(table.positions, 1), Crew(1, 0.0)
    chosen = set()
    for _ in range(WORLDS):
        chosen.add(asyncio.run(crew.choose(table, 1)))
        table.positions = GAME.imagined(seen, 1, rng)
    crew.close()

    assert len(chosen) == 1


@pytest.mark.parametrize("bot", [*LEVELS, "search:500:regret", "search:500:exp3"])
def test_a_bot_that_searches_takes_a_hit_that_it_knows_of(bot: str) -> None:
    options = {"spies": 5, "hideouts": 1}
    play = tc.start("agent_hunter", dealer="manual", options=options)
    for move in "+4 +0 first=0 1>a 3>a".split():  # LOWER: in a there is the 0
        play.play(move)
    masked = GAME.masked(play.positions, 0)
    chosen = bot_called(bot)(GAME, masked, 0, GAME.legal(play.positions), 0)

    assert GAME.write(chosen) == "0>a"


def test_the_lowest_level_beats_random_play_from_any_moment_on() -> None:
    won = 0
    for seed in range(40):
        rng, positions = dice(seed), GAME.start()
        plies = 0
        while (actor := int(positions["actor"][0])) != NOBODY:
            moves = GAME.legal(positions)
            move = moves[below(rng, len(moves))]
            if actor == seed % 2 and plies > seed % 16 // 2:  # it takes a seat over in mid-game
                move = BOTS["rookie"](GAME, GAME.masked(positions, actor), actor, moves, seed)
            assert actor != DEALER or move in moves
            tc.kernel.runs.apply(positions, move)
            plies += 1
        returns = np.zeros(2, np.int64)
        tc.kernel.runs.returns(positions, returns)
        won += int(returns[seed % 2]) > 0

    assert won >= 28  # it wins 87 of 100


def test_a_seed_of_another_ply_is_another_seed() -> None:
    seeds = {tuple(np.asarray(dice(seed << 16 | ply))) for seed in range(9) for ply in range(9)}

    assert len(seeds) == 81


@pytest.mark.parametrize("name", ["bob", "search", "search:0", "search:-1", "search:9:bob"])
def test_a_bot_that_nobody_knows_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match=f"There is no bot called “{name}”"):
        bot_called(name)
