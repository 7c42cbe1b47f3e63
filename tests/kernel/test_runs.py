"""Folds, playouts and batches: many moves in one call do what one by one would have done."""

from __future__ import annotations

import random

import numpy as np
import pytest

from laws.little.games import GAME as LITTLE
from tradecraft.kernel import runs
from tradecraft.kernel.batch import Batch
from tradecraft.kernel.dice import dice
from tradecraft.kernel.errors import HouseError, IllegalMove
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import NOBODY, SPECTATOR, Array, Ints
from tradecraft.kernel.stepper import Stepper
from tradecraft.registry import GAMES

UNWRITTEN = -999
EVERY = pytest.mark.parametrize("name", GAMES)


def random_game(game: Game, seed: int, most: int = 10_000) -> tuple[list[int], Array]:
    """Play a game at random: its moves and its last position."""
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    positions = game.start()
    moves: list[int] = []
    while len(moves) < most and positions["actor"][0] != NOBODY:
        moves.append(chance.choice(game.legal(positions)))
        runs.apply(positions, moves[-1])
    return moves, positions


def at_random_plies(game: Game, count: int) -> Array:
    """Give positions from all over random games, finished ones among them."""
    return np.concatenate([random_game(game, seed, seed)[1] for seed in range(count)])


# -- fold ---------------------------------------------------------------------------------------


@EVERY
def test_a_fold_ends_where_one_move_after_the_other_ends(name: str) -> None:
    moves, last = random_game(GAMES[name], 1)
    positions = GAMES[name].start()

    assert runs.fold(positions, np.array(moves)) == len(moves)
    assert positions.tobytes() == last.tobytes()


@EVERY
def test_a_fold_stops_before_the_first_move_that_is_refused(name: str) -> None:
    game = GAMES[name]
    moves, last = random_game(game, 2)
    positions = game.start()

    assert runs.fold(positions, np.array([*moves, moves[0], moves[1]])) == len(moves)
    assert positions.tobytes() == last.tobytes()
    assert game.why_not(positions, moves[0]) is not None


def test_a_fold_of_nothing_changes_nothing() -> None:
    positions = LITTLE.start()

    assert runs.fold(positions, np.zeros(0, np.int64)) == 0
    assert positions.tobytes() == LITTLE.start().tobytes()


# -- playouts -----------------------------------------------------------------------------------


def playouts(game: Game, count: int, limit: int = 10_000, seed: int = 1) -> tuple[int, Ints, Ints]:
    start = game.start()
    lengths, payoffs = np.zeros(count, np.int64), np.full((count, game.seats[0]), UNWRITTEN)
    total = runs.playouts(start, start.copy(), dice(seed), game.list_for(), limit, lengths, payoffs)
    assert start.tobytes() == game.start().tobytes()
    return total, lengths, payoffs


@EVERY
def test_playouts_count_their_moves_and_say_what_each_seat_got(name: str) -> None:
    total, lengths, payoffs = playouts(GAMES[name], 200)

    assert total == lengths.sum()
    assert lengths.min() > 0
    assert (payoffs != UNWRITTEN).all()


@EVERY
def test_playouts_with_one_seed_are_the_same_and_with_another_are_not(name: str) -> None:
    first, again, other = (playouts(GAMES[name], 50, seed=seed) for seed in (1, 1, 2))

    assert first[1].tolist() == again[1].tolist()
    assert first[2].tolist() == again[2].tolist()
    assert first[2].tolist() != other[2].tolist()


def test_playouts_that_reach_the_limit_are_left_there_without_payoffs() -> None:
    total, lengths, payoffs = playouts(LITTLE, 50, limit=4)
    over = (payoffs != UNWRITTEN).all(axis=1)

    assert total == 200
    assert 0 < over.sum() < 50  # one in three finds the dossier with the fourth move
    assert lengths.tolist() == np.where(over, 4, -4).tolist()
    assert (payoffs[~over] == UNWRITTEN).all()


def test_random_moves_are_drawn_evenly() -> None:
    _, lengths, payoffs = playouts(LITTLE, 9_000)

    # Found at once: 1/3. Else the courier chooses one of two drops and the seeker another: 1/2.
    assert (lengths == 4).mean() == pytest.approx(1 / 3, abs=0.02)
    assert (payoffs[:, 0] == 1).mean() == pytest.approx(1 / 3, abs=0.02)


# -- batches ------------------------------------------------------------------------------------


@EVERY
def test_a_batch_lists_and_plays_as_one_by_one(name: str) -> None:
    game = GAMES[name]
    positions = at_random_plies(game, 60)
    single = [positions[i : i + 1].copy() for i in range(len(positions))]
    out, counts = game.list_for(len(positions)), np.zeros(len(positions), np.int64)
    moves, refused = np.zeros((2, len(positions)), np.int64)
    runs.batch_legal(positions, out, counts)
    runs.batch_draw(out, counts, dice(3), moves)
    failed = runs.batch_apply(positions, moves, refused)

    assert failed == 0
    assert not refused.any()
    for i, one in enumerate(single):
        legal = game.legal(one)
        assert out[i, : counts[i]].tolist() == legal
        if legal:
            assert moves[i] in legal
            runs.apply(one, int(moves[i]))
        else:
            assert one["actor"][0] == NOBODY
            assert moves[i] == -1
        assert positions[i].tobytes() == one.tobytes()


@EVERY
def test_a_batch_masks_imagines_and_pays_as_one_by_one(name: str) -> None:
    game = GAMES[name]
    positions = at_random_plies(game, 60)
    viewers = np.array([(*range(game.seats[0]), SPECTATOR)[i % 3] for i in range(60)])
    seen = game.unknown(60)
    runs.batch_mask(positions, viewers, seen)
    world, rng = seen.copy(), dice(4)
    runs.batch_imagine(world, viewers, rng)
    payoffs = np.full((60, game.seats[0]), UNWRITTEN)
    runs.batch_returns(positions, payoffs)
    again = dice(4)

    for i, viewer in enumerate(viewers.tolist()):
        one = positions[i : i + 1]
        masked = game.masked(one, viewer)
        assert seen[i].tobytes() == masked.tobytes()
        assert world[i].tobytes() == game.imagined(masked, viewer, again).tobytes()
        got = np.zeros(game.seats[0], np.int64)
        if one["actor"][0] == NOBODY:
            runs.returns(one, got)
        assert payoffs[i].tolist() == got.tolist()


def test_a_refused_move_leaves_its_position_untouched_and_the_others_go_on() -> None:
    positions = np.repeat(LITTLE.start(), 3)
    before = positions.copy()
    red, hide = LITTLE.number("colour=red"), LITTLE.number("@a")
    refused = np.full(3, UNWRITTEN)
    failed = runs.batch_apply(positions, np.array([red, hide, -1]), refused)

    assert failed == 1
    assert [number > 0 for number in refused.tolist()] == [False, True, False]
    assert LITTLE.reason(int(refused[1])).clause == "DD-0"
    assert positions[0] != before[0]
    assert positions[1].tobytes() == before[1].tobytes()
    assert positions[2].tobytes() == before[2].tobytes()


@EVERY
def test_a_batch_plays_every_game_to_its_end_and_leaves_finished_ones_alone(name: str) -> None:
    batch = Batch(GAMES[name], 40, seed=5)
    finished: dict[int, bytes] = {}
    while batch.running.any():
        batch.step(batch.draw())
        for i in np.flatnonzero(~batch.running).tolist():
            assert finished.setdefault(i, batch.positions[i].tobytes()) == (
                batch.positions[i].tobytes()
            )
    _, counts = batch.legal()

    assert len(finished) == len(batch) == 40
    assert not counts.any()
    assert (batch.actors == NOBODY).all()
    assert batch.returns().shape == (40, batch.seats)


def test_a_batch_says_why_a_move_is_refused_and_loses_nothing() -> None:
    batch = Batch(LITTLE, 3)
    red, hide = LITTLE.number("colour=red"), LITTLE.number("@a")
    before = batch.positions.copy()

    with pytest.raises(IllegalMove, match=r"\(DD-0\)"):
        batch.step(np.array([red, hide, red]))
    assert batch.positions[1].tobytes() == before[1].tobytes()
    assert batch.positions["step"].tolist() == [1, 0, 1]


def test_a_batch_refuses_moves_that_are_none_before_any_is_played() -> None:
    batch = Batch(LITTLE, 2)
    before = batch.positions.tobytes()

    with pytest.raises(HouseError, match="2 games want 2 moves"):
        batch.step(np.array([0]))
    with pytest.raises(HouseError, match="there are only 48 moves"):
        batch.step(np.array([0, LITTLE.moves.count]))
    assert batch.positions.tobytes() == before


def test_a_batch_never_runs_dry() -> None:
    batch = Batch(LITTLE, 8, seed=2)
    for _ in range(50):
        batch.step(batch.draw())
        over = ~batch.running
        batch.restart()
        assert batch.running.all()
        assert (batch.positions[over] == batch.start[0]).all()


def test_the_games_of_a_batch_differ_and_the_same_seed_gives_the_same_batch() -> None:
    first, again, other = (Batch(LITTLE, 50, seed=seed) for seed in (1, 1, 2))
    for _ in range(3):
        for batch in (first, again, other):
            batch.step(batch.draw())

    assert first.positions.tobytes() == again.positions.tobytes()
    assert first.positions.tobytes() != other.positions.tobytes()
    assert len({position.tobytes() for position in first.positions}) > 5


def test_a_batch_takes_seats_and_options_and_imagines_what_it_masks() -> None:
    batch = Batch(LITTLE, 20, seats=3, options={"numbers": 9}, seed=3)
    for _ in range(3):
        batch.step(batch.draw())
    viewers = np.array([i % 3 for i in range(20)])
    seen = batch.masked(viewers)
    worlds = batch.imagined(seen, viewers)

    assert batch.seats == 3
    assert (batch.positions["options"][:, 0] == 9).all()
    assert (seen["place"] == -1).any()
    assert (worlds["place"] != -1).all()
    again = LITTLE.unknown(20)
    runs.batch_mask(worlds, viewers, again)
    assert again.tobytes() == seen.tobytes()


# -- one move at a time -------------------------------------------------------------------------


@EVERY
def test_a_stepper_plays_as_one_by_one(name: str) -> None:
    game, chance = GAMES[name], random.Random(7)  # noqa: S311  # a test, not a secret
    stepper, positions = Stepper(game), game.start()
    count = stepper.restart()
    while count:
        assert stepper.moves[:count].tolist() == game.legal(positions)
        move = int(stepper.moves[chance.randrange(count)])
        runs.apply(positions, move)
        count = stepper.advance(move)
        assert stepper.positions.tobytes() == positions.tobytes()
    assert positions["actor"][0] == NOBODY

    assert stepper.restart() == len(game.legal(game.start()))
    assert stepper.positions.tobytes() == game.start().tobytes()


def test_the_bounds_are_checked_in_a_direct_call_too() -> None:
    stepper = Stepper(LITTLE)
    stepper.restart()

    with pytest.raises(IndexError):
        stepper.advance(LITTLE.moves.total)
