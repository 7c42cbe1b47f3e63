"""The search: one node for all that looks alike, a memory that is bounded, threads that add up."""

from __future__ import annotations

import time

import numpy as np
import pytest

import tradecraft as tc
from tradecraft.bots import tree
from tradecraft.bots.search import SELECTIONS, Budget, Search, concluded, think
from tradecraft.bots.tree import Style
from tradecraft.kernel import runs
from tradecraft.kernel.dice import below, dice
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import Array
from tradecraft.registry import GAMES

GAME = GAMES["agent_hunter"]


def seen_after(moves: str, seat: int, **options: int) -> Array:
    play = tc.start("agent_hunter", dealer="manual", options=options)
    for move in moves.split():
        play.play(move)
    assert play.actor == seat
    return GAME.masked(play.positions, seat)


def grown(masked: Array, seat: int, simulations: int, budget: Budget) -> Search:
    search = Search(GAME, masked, seat, (1,), budget)
    search.grow(simulations)
    return search


def test_moves_whose_face_is_hidden_lead_another_seat_to_one_node() -> None:
    masked = seen_after("+7 +0", 0)  # eight spies can lie in the third hideout
    search = grown(masked, 0, 200, Budget(200, style=Style(swaps=0.0)))
    nodes = search.trees.nodes

    assert nodes[0, tree.OPENED] == 8
    assert nodes[0, tree.VISITS] == 200
    # The first game makes the root, the second the only node at which the other lays a spy.
    assert nodes[1, tree.MOVES] == 10
    assert nodes[1, tree.VISITS] == 199


def test_others_do_not_learn_to_see_what_a_seat_hides() -> None:
    # Who begins names one of five spies and narrows the rest down, so he is ahead; if the other
    # knew what lies in his hideout, he would be behind, and would lay another spy there.
    masked = seen_after("+4 +2 first=0", 0, spies=5, hideouts=1)
    fair = think(GAME, masked, 0, 1, Budget(4_000))
    seen_through = think(GAME, masked, 0, 1, Budget(4_000, style=Style(swaps=0.0)))

    assert GAME.write(fair.best.move) in {"1>a", "2>a", "3>a"}
    assert fair.best.chance > 0.7
    assert seen_through.best.chance < 0.5


@pytest.mark.parametrize("selection", SELECTIONS)
def test_a_search_never_uses_more_memory_than_it_had_at_the_beginning(selection: str) -> None:
    masked = seen_after("+7 +0 +4 +5 +3 +9 first=1", 1)
    search = grown(masked, 1, 3_000, Budget(50, selection=selection))

    assert search.trees.counts[tree.NODES] == len(search.trees.nodes) == 51
    assert search.trees.counts[tree.EDGES] <= len(search.trees.edges)
    assert search.spent == 3_000
    assert 1_400 < search.trees.nodes[0, tree.VISITS] < 1_900  # in the others, the other learns


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("selection", SELECTIONS)
def test_a_thought_is_the_same_for_a_seed_and_adds_up(selection: str, threads: int) -> None:
    masked = seen_after("+7 +0 +4 +5 +3 +9 first=1", 1)
    budget = Budget(400, threads=threads, selection=selection)
    thought = think(GAME, masked, 1, 7, budget)

    assert thought == think(GAME, masked, 1, 7, budget)
    assert thought != think(GAME, masked, 1, 8, budget)
    assert thought.simulations == 400
    assert 150 < sum(choice.tried for choice in thought.choices) < 250
    assert sum(choice.weight for choice in thought.choices) == pytest.approx(1.0)
    assert all(0 <= choice.chance <= 1 for choice in thought.choices)
    assert thought.best.weight == max(choice.weight for choice in thought.choices)


def in_the_middle(game: Game) -> tuple[Array, int]:
    """Play at random to a choice far from the beginning, or to the last one of a short game."""
    rng, positions, plies = dice(8), game.start(game.seats[-1]), 0
    found = positions
    while moves := game.legal(positions):
        if positions["actor"][0] >= 0 and len(moves) > 1:
            found = positions.copy()
            if plies >= 60:
                break
        runs.apply(positions, moves[below(rng, len(moves))])
        plies += 1
    return found, int(found["actor"][0])


@pytest.mark.parametrize("game", GAMES)
def test_any_seat_is_taken_over_in_mid_game_and_a_move_is_known_at_any_time(game: str) -> None:
    room = GAMES[game]
    positions, seat = in_the_middle(room)
    masked, legal = room.masked(positions, seat), set(room.legal(positions))
    search = Search(room, masked, seat, (1,), Budget(20))
    known = []
    for simulations in (1, 1, 38):  # twice as many as it has memory for
        search.grow(simulations)
        known.append(concluded([search]).best.move)
    found = [think(room, masked, seat, 5, Budget(20)) for _ in range(2)]

    assert set(known) <= legal
    assert search.trees.counts[tree.NODES] <= 21
    assert found[0] == found[1]
    assert found[0].best.move in legal


def test_a_search_may_be_given_seconds() -> None:
    masked = seen_after("+7 +0 +4 +5 +3 +9 first=1", 1)
    think(GAME, masked, 1, 7, Budget(1))
    begun = time.monotonic()
    thought = think(GAME, masked, 1, 7, Budget(1 << 40, seconds=0.2, threads=2))

    assert 0.2 <= time.monotonic() - begun < 10
    assert thought.simulations > 100
    assert think(GAME, masked, 1, 7, Budget(300, seconds=100.0)).simulations == 300


@pytest.mark.parametrize(
    ("payoffs", "share"),
    [
        ((40, 20), 1 / 3),
        ((60, 0), 0),
        ((30, 30), 1 / 2),
        ((0, 0), 1 / 2),
        ((-1, 1), 1),
        ((-1, -1), 0),
    ],
)
def test_a_seat_wins_its_share_of_what_was_won_or_can_be_hoped_for(
    payoffs: tuple[int, int], share: float
) -> None:
    trees = grown(seen_after("+7 +0", 0), 0, 1, Budget(8)).trees
    trees.counts[[tree.BEGUN, tree.DEPTH]] = 0, 1
    trees.path[0] = 0, 0, 1  # seat 1 has taken one step, by the first edge
    trees.edges[0, tree.WON] = 0
    tree.learn(trees, np.array(payoffs), tree.UCT)

    assert trees.edges[0, tree.WON] / tree.WHOLE == pytest.approx(share, abs=1e-5)


def test_the_chances_of_a_game_that_is_decided_are_those() -> None:
    # The 0 is known to lie in the only hideout, and 0>a ends the game.
    masked = seen_after("+4 +0 first=0 1>a 3>a", 0, spies=5, hideouts=1)
    thought = think(GAME, masked, 0, 1, Budget(500))

    assert GAME.write(thought.best.move) == "0>a"
    assert thought.best.chance == 1.0
