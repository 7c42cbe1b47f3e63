"""Small games of Undercover, played in notation or at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import numpy as np

import tradecraft as tc
from games.undercover.referee import AGENTS, RING
from tradecraft.games.undercover import GAME
from tradecraft.kernel import runs
from tradecraft.kernel.layout import Array

NONE: Final = 22  # no tile
RISING: Final = "45678 45678 45678 45678 45678 45678"  # red .. purple, each from left to right
TILES: Final = [*RING, *(f"a{n}" for n in range(1, 13)), *(f"j{seat}" for seat in range(4))]


def piles(named: str) -> list[str]:
    """Name the twelve agents as they are dealt: `ro oy | gb` begins the two piles so.

    The rest of each pile follows in the order in which the rules tell the agents.
    """
    first, _, second = named.partition("|")
    one, two = first.split(), second.split()
    for agent in AGENTS:
        if agent not in one + two and agent[1] not in {other[1] for other in one}:
            one.append(agent)
    two += [agent for agent in AGENTS if agent not in one + two]
    return one + two


def dealt(
    colours: str, agents: str = "", first: int = 0, tokens: str = RISING, **options: int
) -> list[str]:
    """Write the moves that set a game up."""
    short = len(colours.split()) == 2
    lanes = [lane.replace("4", "") if short else lane for lane in tokens.split()]
    laid = [] if options.get("classified") else [f"={value}" for lane in lanes for value in lane]
    return [*laid, *colours.split(), *(f"+{a}" for a in piles(agents)), f"first={first}"]


def table(
    colours: str,
    moves: str = "",
    agents: str = "",
    first: int = 0,
    tokens: str = RISING,
    **options: int,
) -> tc.Play:
    """Set a game up, as many players as colours, and play these moves."""
    game = tc.start(GAME, len(colours.split()), options, dealer="manual")
    numbers = [GAME.number(move) for move in dealt(colours, agents, first, tokens, **options)]
    assert runs.fold(game.positions, np.array(numbers)) == len(numbers)
    game.moves += numbers  # without a word of it, which takes longest
    for move in moves.split():
        game.play(move)
    return game


def walk(chance: random.Random, seats: int, **options: int) -> Iterator[tuple[Array, int]]:
    """Play a random game: each position, and the move that is played there (-1 at the end).

    It is the same array at each ply, moved on.
    """
    positions = GAME.start(seats, options)
    while moves := GAME.legal(positions):
        move = chance.choice(moves)
        yield positions, move
        runs.apply(positions, move)
    yield positions, -1


def clause(game: tc.Play, move: str) -> str:
    """Name the clause that forbids a move now; nothing if it is allowed."""
    refusal = game.why_not(move)
    return refusal.clause if refusal else ""


def number(game: tc.Play, name: str) -> int:
    """Give what a field of the position holds."""
    return int(game.positions[name][0])


def numbers(game: tc.Play, name: str) -> Any:  # noqa: ANN401  # a list, or lists in a list
    """Give what a field of the position holds, as lists."""
    return game.positions[name][0].tolist()


def plane(game: tc.Play) -> dict[str, tuple[int, int]]:
    """Say which tiles lie where: so far to the east, so far to the south."""
    on, x, y = (numbers(game, name) for name in ("on", "x", "y"))
    return {TILES[tile]: (x[tile], y[tile]) for tile in range(NONE) if on[tile]}


def shows(game: tc.Play, tile: str) -> str:
    """Say what a tile shows: a colour, * for a joker, - for nothing."""
    return (RING + "*-")[numbers(game, "shows")[TILES.index(tile)]]


def staffers(game: tc.Play, seat: int) -> dict[str, int]:
    """Say where the Staffers of a player stand that have left the Information Center."""
    row = numbers(game, "staffer")[seat]
    return {colour: at for colour, at in zip(RING, row, strict=True) if at}


def won(game: tc.Play, seat: int) -> dict[str, int]:
    """Name the tokens of a player."""
    row = numbers(game, "won")[seat]
    return {colour: value for colour, value in zip(RING, row, strict=True) if value}


def files(game: tc.Play) -> list[str]:
    """Name the tiles with the Instructions Files, by seat; a dash for one that lies nowhere."""
    return ["-" if tile == NONE else TILES[tile] for tile in numbers(game, "file")[: game.seats]]


def stand(game: tc.Play, seat: int, **where: int) -> tc.Play:
    """Put Staffers of a player on these spaces, by the letters of their colours."""
    for colour, space in where.items():
        game.positions["staffer"][0, seat, RING.index(colour)] = space
    return game
