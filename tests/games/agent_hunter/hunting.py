"""Small games of Agent Hunter, played in notation or at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, cast

import tradecraft as tc
from tradecraft.games.agent_hunter import GAME
from tradecraft.games.agent_hunter.rules import Position
from tradecraft.kernel import runs
from tradecraft.kernel.layout import SPECTATOR, Array

HIDDEN: Final = "+7 +0 +4  +5 +3 +9"  # what the two sides hide in most of the games


def table(moves: str, first: int = 0, **options: int) -> tc.Play:
    """Play these moves; the dealer's own is not among them, `first` says what he draws."""
    game = tc.start("agent_hunter", options=options, dealer="manual")
    for move in moves.split():
        deal(game, first)
        game.play(move)
    deal(game, first)
    return game


def deal(game: tc.Play, first: int) -> None:
    """Let the dealer draw this seat, if it is his turn."""
    if game.actor == tc.DEALER:
        game.play(f"first={first}")


def play(moves: str, first: int = 0, **options: int) -> Position:
    """Play these moves and give the position, secrets included."""
    return record(table(moves, first, **options).positions)


def record(positions: Array) -> Position:
    """Give the one position of an array as a record whose fields have names."""
    return cast("Position", positions[0])


def walk(chance: random.Random, **options: int) -> Iterator[tuple[Array, int]]:
    """Play a random game: each position, and the move that is played there (-1 at the end).

    It is the same array at each ply, moved on.
    """
    positions = GAME.start(options=options)
    while moves := GAME.legal(positions):
        move = chance.choice(moves)
        yield positions, move
        runs.apply(positions, move)
    yield positions, -1


def clause(game: tc.Play, move: str) -> str:
    """Name the clause that forbids a move now; nothing if it is allowed."""
    refusal = game.why_not(move)
    return refusal.clause if refusal else ""


def face(game: tc.Play, move: str, viewer: int | None) -> str:
    """Write a move as somebody sees it when it is played now."""
    seat = SPECTATOR if viewer is None else viewer
    return GAME.write(runs.face(game.positions, GAME.number(move), seat))


def side(game: tc.Play, seat: int, viewer: int | None) -> dict[str, Any]:
    """Give one side of the table as somebody sees it."""
    found: dict[str, Any] = game.view(viewer)["sides"][seat]
    return found


def spies(game: tc.Play, seat: int, viewer: int | None) -> list[int | None]:
    """Give the spies in the hideouts of a side as somebody sees them."""
    return [hideout["spy"] for hideout in side(game, seat, viewer)["hideouts"]]
