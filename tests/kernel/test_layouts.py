"""Layouts: int64 everywhere, the actor first, and one game to a layout."""

from __future__ import annotations

import dataclasses
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba.np.numpy_support import from_dtype

from laws.little import rules as little_rules
from laws.little.games import GAME, little
from tradecraft.kernel.errors import HouseError
from tradecraft.kernel.layout import (
    DEALER,
    NOBODY,
    SPECTATOR,
    UNKNOWN,
    Ints,
    blank,
    dtype_of,
    grid,
    layout,
    numbers,
    row,
)
from tradecraft.kernel.verbs import register


@layout
class Position:
    """One field of each shape."""

    actor: int
    turn: int
    where: Ints = grid(2, 3)
    stock: Ints = row(4)


@layout
class Namesake:
    """The same fields again."""

    actor: int
    turn: int
    where: Ints = grid(2, 3)
    stock: Ints = row(4)


def rules_with(position: type) -> Any:  # noqa: ANN401  # it stands in for a module
    """Give the little game's rules with another layout."""
    return SimpleNamespace(**(vars(little_rules) | {"Position": position}))


def test_the_first_field_is_the_actor() -> None:
    with pytest.raises(TypeError, match=r"first field of the layout .*Late must be `actor: int`"):

        @layout
        class Late:
            turn: int
            actor: int

    with pytest.raises(TypeError, match="actor"):

        @layout
        class Empty:
            pass


def test_every_number_is_an_int64() -> None:
    dtype = dtype_of(Position)

    assert dtype.names == ("actor", "turn", "where", "stock")
    assert {dtype[name].base for name in dtype.names} == {np.dtype(np.int64)}
    assert [dtype[name].shape for name in dtype.names] == [(), (), (2, 3), (4,)]
    assert dtype.itemsize == 8 * (1 + 1 + 6 + 4)


def test_positions_begin_as_zeros_and_can_be_seen_as_plain_numbers() -> None:
    positions = blank(Position, 3)
    flat = numbers(positions)
    positions["where"][1, 1, 2] = 7

    assert flat.shape == (3, 12)
    assert flat[1].tolist() == [0] * 7 + [7] + [0] * 4
    flat[2] = UNKNOWN
    assert positions["stock"][2].tolist() == [UNKNOWN] * 4


def test_what_is_nowhere_and_nobody_is_below_every_seat_and_all_differ() -> None:
    outside = [UNKNOWN, NOBODY, DEALER, SPECTATOR]

    assert len(set(outside)) == 4
    assert max(outside) < 0


def test_two_games_cannot_share_a_layout() -> None:
    rules = rules_with(Position)
    register("first", rules)
    register("first", rules)  # the same game again is no other game

    with pytest.raises(HouseError, match="first and second share the layout Position"):
        register("second", rules)


def test_layouts_with_the_same_fields_are_still_two() -> None:
    one, other = (blank(cls) for cls in (Position, Namesake))

    assert one.dtype != other.dtype
    assert str(from_dtype(one.dtype)) != str(from_dtype(other.dtype))


def test_a_game_is_registered_when_it_is_made() -> None:
    with pytest.raises(HouseError, match="dead_drop and thief share the layout"):
        dataclasses.replace(GAME, name="thief")


def test_the_same_room_can_be_made_twice() -> None:
    assert little().start().tobytes() == GAME.start().tobytes()


def test_a_layout_typed_into_a_notebook_is_never_taken_for_another() -> None:
    source = "@layout\nclass Typed:\n    actor: int\n"
    made = []
    for _ in range(2):
        space: dict[str, Any] = {"layout": layout, "__name__": "a_notebook"}
        exec(source, space)  # noqa: S102  # as a notebook does
        made.append(dtype_of(space["Typed"]))

    assert made[0] != made[1]
