"""Counting what can be: worlds that a history allows, sequences of moves, and how counts lie."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from laws.little.games import GAME
from laws.little.rules import BLUE, HAND, RED
from tradecraft.kernel import runs
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import SPECTATOR, Array
from tradecraft.kernel.worlds import misfit, perft, worlds
from tradecraft.registry import GAMES

COURIER, SEEKER = 0, 1


def seen_by(viewer: int, moves: str, **options: int) -> dict[tuple[int, int, int], Fraction]:
    """Count the worlds of a viewer: colour, number and place, and the chance of each."""
    start = GAME.start(options=options)
    position, numbers = start.copy(), [GAME.number(move) for move in moves.split()]
    assert runs.fold(position, np.array(numbers)) == len(numbers)
    found = worlds(GAME, start, numbers, viewer)
    assert found is not None
    assert position.tobytes() in found
    seen = GAME.masked(position, viewer).tobytes()
    chances = {}
    for world, chance in found.items():
        pos = np.frombuffer(world, position.dtype)
        assert GAME.masked(pos, viewer).tobytes() == seen
        key = int(pos["colour"][0]), int(pos["number"][0]), int(pos["place"][0])
        chances[key] = Fraction(chance).limit_denominator(1_000)
    return chances


def test_what_the_dealer_drew_counts_with_the_dealers_chances() -> None:
    assert seen_by(SEEKER, "colour=red number=1", numbers=3) == {
        (RED, 1, HAND): Fraction(1, 2),
        (BLUE, 1, HAND): Fraction(1, 6),
        (BLUE, 2, HAND): Fraction(1, 6),
        (BLUE, 3, HAND): Fraction(1, 6),
    }


def test_what_a_person_chose_counts_evenly_and_what_was_seen_counts_out() -> None:
    chances = seen_by(SPECTATOR, "colour=blue number=2 @b ?a @c", numbers=2)

    assert chances == {
        (colour, number, place): chance / 2
        for (colour, number), chance in {
            (RED, 1): Fraction(1, 2),
            (BLUE, 1): Fraction(1, 4),
            (BLUE, 2): Fraction(1, 4),
        }.items()
        for place in (1, 2)
    }


def test_who_sees_all_has_one_world() -> None:
    assert seen_by(COURIER, "colour=blue number=2 @b ?a @c", numbers=2) == {(BLUE, 2, 2): 1}


def test_worlds_are_not_counted_if_they_are_too_many() -> None:
    start = GAME.start(options={"numbers": 40})
    moves = [GAME.number(move) for move in ("colour=blue", "number=40")]

    assert worlds(GAME, start, moves, SEEKER, most=41) is not None
    assert worlds(GAME, start, moves, SEEKER, most=40) is None


# -- misfit -------------------------------------------------------------------------------------


def test_counts_that_lie_as_they_should_are_no_misfit() -> None:
    assert misfit([100, 200, 300], [1 / 6, 2 / 6, 3 / 6]) < 0
    assert misfit([17], [1.0]) == 0
    assert misfit([290, 310], [0.5, 0.5]) < 1


def test_counts_that_lie_otherwise_are_a_misfit_and_more_of_them_a_greater_one() -> None:
    some, more = misfit([40, 20], [0.5, 0.5]), misfit([400, 200], [0.5, 0.5])

    assert 2 < some < more
    assert more > 5
    assert misfit([0, 60], [0.5, 0.5]) > 5


# -- perft --------------------------------------------------------------------------------------


def sequences(game: Game, position: Array, depth: int) -> int:
    """Count the same by plain recursion."""
    if depth == 0:
        return 1
    total = 0
    for move in game.legal(position):
        after = position.copy()
        runs.apply(after, move)
        total += sequences(game, after, depth - 1)
    return total


def test_the_sequences_of_the_little_game_are_those_counted_by_hand() -> None:
    # 2 colours; 1 red and 3 blue numbers; 3 drops to hide in; 3 to open. Of 36 games so far, a
    # third is over; in the others the courier has 2 closed drops, and the seeker then 2.
    counted = [perft(GAME, GAME.start(), depth) for depth in range(1, 8)]

    assert counted == [2, 4, 12, 36, 24 * 2, 24 * 4, 0]


def test_no_move_is_one_sequence() -> None:
    assert perft(GAME, GAME.start(), 0) == 1


@pytest.mark.parametrize("name", GAMES)
def test_perft_counts_as_recursion_does(name: str) -> None:
    game = GAMES[name]
    position = game.start()
    depth = next(d for d in range(2, 9) if sequences(game, position, d) > 50)

    assert perft(game, position, depth) == sequences(game, position, depth)
