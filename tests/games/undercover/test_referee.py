"""The room and a second implementation, written apart from it, play the same game."""

from __future__ import annotations

import random
from typing import Final

import numpy as np
import pytest

from games.undercover.meetings import NONE, TILES, walk
from games.undercover.referee import NAMES, RING, Referee
from tradecraft.games.undercover import GAME
from tradecraft.kernel import runs
from tradecraft.kernel.layout import DEALER, NOBODY, UNKNOWN, Array

ACTORS: Final = {DEALER: "dealer", NOBODY: None}
CHOOSING: Final = 1
FLIPPING: Final = 5
SETTINGS: Final[list[dict[str, int]]] = [
    {},
    {"classified": 1},
    {"colours_at_random": 1, "layout": 1, "lane_length": 11},
    {"layout": 2, "closed_up": 1, "touch_agents": 1},
    {"closed_up": 1, "lane_length": 12, "jokers_do_not_suffice": 1},
    {"jokers_do_not_suffice": 1, "touch_agents": 1, "tie_all_staffers": 1, "round_limit": 4},
    {"classified": 1, "second_value": -9, "black_line": 4, "overshoot_stays": 1},
    {"classified": 1, "black_line": 6, "tie_all_staffers": 1, "classified_limit": 12},
    {"classified": 1, "overshoot_stays": 1, "black_line": 6, "classified_limit": 200},
]
GAMES: Final = 4  # of each number of players and each setting
each_setting = pytest.mark.parametrize("options", SETTINGS, ids=str)


def compare(positions: Array, referee: Referee) -> None:
    """See that both know the same of a position."""
    pos = positions[0]
    actor = int(pos.actor)
    seats = referee.everybody
    on, x, y = pos.on.tolist(), pos.x.tolist(), pos.y.tolist()
    taken = int(pos.taken)

    assert ACTORS.get(actor, actor) == referee.actor
    assert {GAME.write(move) for move in GAME.legal(positions)} == referee.moves
    assert {(x[t], y[t]): TILES[t] for t in range(NONE) if on[t]} == referee.plane
    assert (None if taken == NONE else TILES[taken]) == referee.hand
    assert pos.rounds == referee.round
    for colour, row in zip(RING, pos.token.tolist(), strict=True):
        assert {space: value for space, value in enumerate(row) if value} == referee.tokens[colour]
    for seat in seats:
        assert dict(zip(RING, pos.staffer[seat].tolist(), strict=True)) == referee.staffers[seat]
        kept = dict(zip(RING, pos.won[seat].tolist(), strict=True))
        assert {colour: value for colour, value in kept.items() if value} == referee.won[seat]
    if pos.step != FLIPPING:  # UC-6.1 follows the flip
        lying = {seat: TILES[at] for seat in seats if (at := int(pos.file[seat])) != NONE}
        assert lying == referee.files


def compare_agents(positions: Array, referee: Referee) -> None:
    """See that both show the same sides, and that each is seen by all in just one of them."""
    pos = positions[0]
    hidden = GAME.masked(positions, 0)[0].agent.tolist()
    for slot in range(len(referee.agents)):
        name, agent = f"a{slot + 1}", referee.agents[slot]
        front = int(pos.front[slot])

        assert (front < 6) == (name in referee.fronts)
        assert front >= 6 or RING[front] == agent[0]
        assert bool(pos.undercover[slot]) == (name in referee.turned)
        assert (hidden[slot] == UNKNOWN) == (name not in referee.known)
        if name in {*referee.plane.values(), referee.hand}:
            assert RING[int(pos.shows[TILES.index(name)])] == referee.shows(name)


def compare_ends(positions: Array, referee: Referee) -> None:
    """See that both score a finished game alike."""
    points, returns = GAME.list_for()[: referee.seats], GAME.list_for()[: referee.seats]
    runs.points(positions, points)
    runs.returns(positions, returns)

    assert points.tolist() == referee.points()
    assert np.flatnonzero(returns).tolist() == referee.winners
    assert returns.sum() == 60


@each_setting
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_referee_leads_random_games_to_the_same_end(
    seats: int, options: dict[str, int]
) -> None:
    chance = random.Random(seats)  # noqa: S311  # a test, not a secret
    for _ in range(GAMES):
        referee = Referee(seats, **options)
        for positions, move in walk(chance, seats, **options):
            compare(positions, referee)
            compare_agents(positions, referee)
            if move < 0:
                compare_ends(positions, referee)
            else:
                referee.play(GAME.write(move))


def game_of(seed: int, colours: str) -> list[str]:
    """Play a random game with these colours, in notation."""
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    chosen = colours.split()
    positions, played = GAME.start(len(chosen)), []
    while moves := GAME.legal(positions):
        choosing = positions[0].step == CHOOSING
        move = GAME.number(chosen.pop(0)) if choosing else chance.choice(moves)
        played.append(GAME.write(move))
        runs.apply(positions, move)
    return played


def is_corner(move: str) -> bool:
    """Say whether a move is a place at a corner (UC-7.6)."""
    return move[-2:] in {"ne", "se", "sw", "nw"} and move[:-2] in TILES


@pytest.mark.parametrize("colours", ["red orange", "red orange yellow", "red orange yellow green"])
def test_the_referee_leads_games_with_special_cases_to_the_same_end(
    colours: str,
) -> None:  # UC-5.15, UC-7.6, UC-H17, UC-H18, UC-H32
    wanted = {"corner": 3, "bottom": 2}
    for seed in range(2_000):
        played = game_of(seed, colours)
        cases = {
            "corner": any(is_corner(move) for move in played),
            "bottom": any(move.startswith("bottom") for move in played),
        }
        if not any(wanted[case] > 0 for case, met in cases.items() if met):
            continue
        for case, met in cases.items():
            wanted[case] -= met
        referee, positions = Referee(len(colours.split())), GAME.start(len(colours.split()))
        for move in played:
            compare(positions, referee)
            runs.apply(positions, GAME.number(move))
            referee.play(move)
        compare(positions, referee)
        compare_ends(positions, referee)
        if max(wanted.values()) <= 0:
            break

    assert max(wanted.values()) <= 0


def test_the_referee_and_the_room_name_all_colours_alike() -> None:  # UC-1.2, UC-H1
    positions = GAME.start(2, {"classified": 1})

    assert [GAME.write(move) for move in GAME.legal(positions)] == list(NAMES)
