"""What follows from the rules, tried on random games of many sizes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from games.agent_hunter.hunting import record, walk
from tradecraft.games.agent_hunter import GAME
from tradecraft.games.agent_hunter.rules import (
    ACT,
    BOTH,
    CHARGE,
    GONE,
    HAND,
    HIDE,
    HIDEOUTS_PLAYED,
    HIT,
    MOVES,
    OVER,
    REFILL,
    REHIDE,
    RUINS,
    SPIES_PLAYED,
    Position,
)
from tradecraft.kernel.layout import Array

PUBLISHED: Final[dict[str, int]] = {}
SIZES: Final = [
    PUBLISHED,
    {"spies": 5},
    {"spies": 6, "decoys": 0, "turn_cap": 30},
    {"spies": 3, "hideouts": 2, "decoys": 2},
    {"spies": 5, "hideouts": 2, "answer_when_lost": 0},
    {"spies": 3, "hideouts": 1, "decoys": 1},
    {"hideouts": 1, "quiet_turns": 4},
    {"spies": 8, "attack_ruins": 1, "quiet_turns": 9},
]
every_size = pytest.mark.parametrize("options", SIZES, ids=str)


def plies(options: dict[str, int], games: int = 100) -> Iterator[tuple[Array, int, int]]:
    """Give each position of random games, the move that led there, and the one that follows."""
    chance = random.Random(7)  # noqa: S311  # a test, not a secret
    for _ in range(games):
        last = -1
        for positions, move in walk(chance, **options):
            yield positions, last, move
            last = move


def ends(options: dict[str, int], games: int) -> Iterator[Position]:
    """Give the last position of each of many random games."""
    return (record(positions) for positions, _, move in plies(options, games) if move < 0)


def holds(pos: Position, side: int) -> tuple[list[int], list[int]]:
    """Give the spies in the hideouts of a side, and those in its hand."""
    where = pos.where[side].tolist()
    placed = [spy for spy, place in enumerate(where) if place not in (HAND, GONE)]
    return placed, [spy for spy, place in enumerate(where) if place == HAND]


@every_size
def test_spies_leave_in_pairs_that_lie_on_ruins(options: dict[str, int]) -> None:  # AH-11.1
    for positions, _, _ in plies(options):
        pos = record(positions)
        played = range(pos.options[SPIES_PLAYED])
        gone = [{spy for spy in played if pos.where[side, spy] == GONE} for side in (0, 1)]
        pairs = pos.pair[pos.ruined == 1].tolist()

        assert gone[0] == gone[1] == set(pairs)
        assert len(pairs) == len(set(pairs))


@every_size
def test_the_twin_of_an_attacker_is_never_out_of_play(
    options: dict[str, int],
) -> None:  # AH-11.2, AH-G2
    tried = 0
    for positions, _, _ in plies(options):
        pos = record(positions)
        if pos.step == ACT:
            for move in GAME.legal(positions):
                kind, hideout, _, _ = MOVES.rows[move]
                if kind == CHARGE:
                    spy = pos.where[pos.actor].tolist().index(hideout)
                    place = pos.where[1 - pos.actor, spy]

                    assert place == HAND or not pos.ruined[1 - pos.actor, place]
                    tried += 1
    assert tried > 100


@every_size
def test_the_ruins_tell_how_many_spies_each_side_has_and_where(
    options: dict[str, int],
) -> None:  # AH-11.3, AH-11.6
    waited: Counter[str] = Counter()
    for positions, last, _ in plies(options):
        pos = record(positions)
        if pos.step == HIDE:
            continue
        ruins = pos.ruined.sum(axis=1).tolist()
        for side in (0, 1):
            placed, hand = holds(pos, side)
            empty = 0
            if pos.step in (REFILL, REHIDE):
                empty = int(side == pos.actor)
                waited["refill" if pos.step == REFILL else "switch"] += empty
            if pos.step == OVER and MOVES.rows[last][0] == CHARGE:
                hit = pos.answer == HIT
                attacker = pos.turn
                emptied = hit if side == attacker else (not hit and 0 <= pos.twin < HAND)
                empty = int(emptied)
                waited["end"] += empty
            own, opp = ruins[side], ruins[1 - side]

            assert len(placed) + len(hand) == pos.options[SPIES_PLAYED] - own - opp
            assert len(placed) == pos.options[HIDEOUTS_PLAYED] - own - empty
            standing = pos.options[SPIES_PLAYED] - pos.options[HIDEOUTS_PLAYED]
            assert len(hand) == standing - opp + empty
    if options == PUBLISHED:
        assert min(waited["refill"], waited["switch"], waited["end"]) > 5


def test_a_hand_never_has_fewer_than_five_spies() -> None:  # AH-11.4
    fewest = 10
    for positions, _, move in plies(PUBLISHED, games=300):
        if move >= 0:
            fewest = min(fewest, *(len(holds(record(positions), side)[1]) for side in (0, 1)))

    assert fewest == 5


@every_size
def test_a_hideout_can_always_be_refilled(options: dict[str, int]) -> None:  # AH-11.4, AH-G1
    tried = 0
    for positions, _, _ in plies(options):
        pos = record(positions)
        if pos.step == REFILL:
            _, hand = holds(pos, int(pos.actor))

            assert GAME.legal(positions) == [GAME.number(f"+{spy}") for spy in hand] != []
            tried += 1
    assert tried > 10 or options.get("hideouts") == 1  # one hideout: the first ruin is the end


def test_attack_from_the_hand_is_always_possible() -> None:  # AH-11.5
    for positions, _, _ in plies(PUBLISHED):
        pos = record(positions)
        if pos.step == ACT:
            foe = pos.ruined[1 - pos.actor].tolist()
            _, hand = holds(pos, int(pos.actor))
            targets = [name for name, ruined in zip("abc", foe, strict=True) if not ruined]
            strikes = {GAME.number(f"{spy}>{name}") for spy in hand for name in targets}

            assert strikes
            assert strikes <= set(GAME.legal(positions))


@every_size
def test_nobody_is_ever_without_a_legal_move(options: dict[str, int]) -> None:  # AH-11.5
    for positions, _, _ in plies(options):
        assert (record(positions).step == OVER) == (GAME.legal(positions) == [])


def test_who_lost_all_hideouts_has_the_rest_in_the_hand() -> None:  # AH-11.7
    for pos in ends(PUBLISHED, games=300):
        assert pos.ending == RUINS
        loser = int(pos.ruined[1].all())
        placed, hand = holds(pos, loser)
        theirs, their_hand = holds(pos, 1 - loser)

        assert placed == []
        assert hand == sorted(theirs + their_hand)


def test_equal_points_never_go_to_who_destroyed_the_three() -> None:  # AH-11.7
    results: Counter[str] = Counter()
    for pos in ends(PUBLISHED, games=1_000):
        loser = int(pos.ruined[1].all())
        points = [int(pos.ruined[1 - side] @ (1 + pos.decoys[1 - side])) for side in (0, 1)]
        if points[0] != points[1]:
            assert pos.winner == int(points[1] > points[0])
            continue
        placed, _ = holds(pos, 1 - loser)

        assert pos.winner == (BOTH if placed in ([], [0]) else loser)
        results["drawn" if pos.winner == BOTH else "decided"] += 1
    assert min(results["drawn"], results["decided"]) > 5


def test_the_count_of_quiet_turns_is_never_less_than_none() -> None:  # AH-H16
    for positions, _, _ in plies(PUBLISHED):
        assert record(positions).quiet >= 0
