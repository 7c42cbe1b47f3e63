"""Numbered moves: a number for each move, a move for each number."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tradecraft.kernel.compiling import plain
from tradecraft.kernel.moves import MOST_PARTS, Moves, numbered, offer
from tradecraft.registry import GAMES

SIZES = st.lists(st.lists(st.integers(1, 5), max_size=MOST_PARTS), min_size=1, max_size=6)


def choices(sizes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """List all choices of a kind of move."""
    return list(itertools.product(*(range(size) for size in sizes)))


def check_that_numbers_and_moves_are_one_to_one(moves: Moves) -> None:
    number, parts = plain(moves.number), plain(moves.parts)
    expected = [(kind, *made) for kind, sizes in enumerate(moves.sizes) for made in choices(sizes)]

    assert [number(*move) for move in expected] == list(range(moves.total))
    for at, move in enumerate(expected):
        padded = (*move, 0, 0, 0)[:4]
        assert tuple(int(part) for part in parts(at)) == moves.rows[at] == padded


@given(SIZES, SIZES)
def test_numbers_and_moves_are_one_to_one(kinds: list[list[int]], faces: list[list[int]]) -> None:
    counted = [(kind, *sizes) for kind, sizes in enumerate([*kinds, *faces])]
    moves = numbered(*counted[: len(kinds)], faces=tuple(counted[len(kinds) :]))

    check_that_numbers_and_moves_are_one_to_one(moves)
    assert moves.count == sum(len(choices(tuple(sizes))) for sizes in kinds)
    assert moves.total - moves.count == sum(len(choices(tuple(sizes))) for sizes in faces)


@pytest.mark.parametrize("name", GAMES)
def test_the_moves_of_every_game_are_one_to_one(name: str) -> None:
    check_that_numbers_and_moves_are_one_to_one(GAMES[name].moves)


def test_compiled_and_plain_numbers_agree() -> None:
    moves = numbered((0, 3), (1,), (2, 2, 3, 4))

    assert moves.number(2, 1, 2, 3) == moves.total - 1 == plain(moves.number)(2, 1, 2, 3)
    assert moves.parts(4) == (2, 0, 0, 0)
    with pytest.raises(IndexError):
        moves.parts(moves.total)


def test_kinds_stand_in_their_order() -> None:
    with pytest.raises(ValueError, match="kind 2 stands in place 1"):
        numbered((0, 3), (2, 3))
    with pytest.raises(ValueError, match="kind 0 stands in place 1"):
        numbered((0, 3), faces=((0,),))


def test_a_move_has_no_more_than_three_parts() -> None:
    with pytest.raises(ValueError, match="has over 3 parts"):
        numbered((0, 2, 2, 2, 2))


def test_a_move_is_listed_only_if_it_is_allowed() -> None:
    out, n = np.zeros(4, np.int64), 0
    for move, allowed in ((5, True), (6, False), (7, True), (8, False)):
        n = plain(offer)(out, n, move, allowed)

    assert out[:n].tolist() == [5, 7]
