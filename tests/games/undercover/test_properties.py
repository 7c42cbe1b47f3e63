"""What follows from the rules, tried on random games of every number of players."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from games.undercover.meetings import walk
from tradecraft.games.undercover import GAME
from tradecraft.games.undercover.box import (
    AGENTS,
    COLOURS,
    FIRST_AGENT,
    FIRST_JOKER,
    JOIN,
    MOVES,
    NONE,
    NOTHING,
    OFFICIAL,
    OPPOSITE,
    PLACE,
    PLACING,
    SECRET,
    SIDES,
    TAKE,
    TAKING,
    TILES,
    TOP,
)
from tradecraft.kernel import runs
from tradecraft.kernel.layout import Array

GAMES: Final = 8
every_number = pytest.mark.parametrize("seats", [2, 3, 4])
AROUND: Final = {
    (0, -1): 0,
    (1, 0): 1,
    (0, 1): 2,
    (-1, 0): 3,
    (1, -1): 4,
    (1, 1): 5,
    (-1, 1): 6,
    (-1, -1): 7,
    (0, -2): 8,
    (2, 0): 9,
    (0, 2): 10,
    (-2, 0): 11,
}


def plies(seats: int, **options: int) -> Iterator[tuple[Array, int]]:
    """Give each position of random games once they have begun, and the move played there."""
    chance = random.Random(seats)  # noqa: S311  # a test, not a secret
    for _ in range(GAMES):
        for positions, move in walk(chance, seats, **options):
            if positions["rounds"][0]:
                yield positions, move


def kind_of(move: int) -> int:
    """Give the kind of a move; -1 at the end."""
    return MOVES.rows[move][0] if move >= 0 else -1


def places(positions: Array) -> dict[tuple[int, int], int]:
    """Say which tile lies where."""
    pos = positions[0]
    on, xs, ys = pos.on.tolist(), pos.x.tolist(), pos.y.tolist()
    return {(xs[tile], ys[tile]): tile for tile in range(TILES) if on[tile]}


def test_opposite_colours_are_three_steps_apart() -> None:  # UC-13.1
    assert [(c + OPPOSITE) % COLOURS for c in range(COLOURS)] == [3, 4, 5, 0, 1, 2]


def test_each_colour_has_two_agents_one_for_each_neighbour() -> None:  # UC-13.2, UC-1.6, UC-3.3
    sides = set(zip(OFFICIAL.tolist(), SECRET.tolist(), strict=True))

    assert sides == {(c, (c + way) % COLOURS) for c in range(COLOURS) for way in (1, -1)}
    assert len(OFFICIAL) == AGENTS


@every_number
def test_tiles_are_linked_with_all_that_lies_near_and_with_nothing_else(seats: int) -> None:
    for positions, _ in plies(seats):
        lying = places(positions)
        near = positions["near"][0].tolist()
        assert len(lying) == int(positions["on"][0].sum())  # no two at one place
        for (x, y), tile in lying.items():
            expected = [NONE] * len(AROUND)
            for (east, south), step in AROUND.items():
                expected[step] = lying.get((x + east, y + south), NONE)
            assert near[tile] == expected
        for tile in set(range(TILES)).difference(lying.values()):
            assert near[tile] == [NONE] * len(AROUND)


@every_number
def test_a_turn_moves_at_most_one_staffer_in_a_lane(seats: int) -> None:  # UC-13.3
    before: list[list[int]] = []
    for positions, move in plies(seats, classified=seats % 2):
        now = positions["staffer"][0].tolist()
        if before and len(before) == len(now):
            moved = [
                (s, lane) for s in range(4) for lane in range(6) if before[s][lane] < now[s][lane]
            ]
            assert len({lane for _, lane in moved}) == len(moved)
            assert len({seat for seat, _ in moved}) <= 1
        before = now if move >= 0 else []


@every_number
def test_a_token_is_always_left_ahead_of_a_staffer_that_goes_on(seats: int) -> None:  # UC-13.4
    for positions, _ in plies(seats):
        pos = positions[0]
        for seat in range(seats):
            for lane in range(COLOURS):
                if not pos.won[seat, lane]:
                    assert pos.token[lane, pos.staffer[seat, lane] + 1 :].any()


@every_number
def test_no_two_staffers_share_a_space_and_who_took_a_token_stays_there(
    seats: int,
) -> None:  # UC-13.5, UC-13.6, UC-8.8, UC-8.10
    stands: dict[tuple[int, int], tuple[int, int]] = {}
    for positions, move in plies(seats):
        pos = positions[0]
        for lane in range(COLOURS):
            spaces = [s for s in pos.staffer[:seats, lane].tolist() if s]
            assert len(set(spaces)) == len(spaces)
        for seat in range(seats):
            for lane in range(COLOURS):
                if pos.won[seat, lane]:
                    now = (int(pos.staffer[seat, lane]), int(pos.won[seat, lane]))
                    assert stands.setdefault((seat, lane), now) == now
        if move < 0:
            stands = {}


@every_number
def test_once_the_piles_are_empty_an_agent_can_always_be_taken(seats: int) -> None:  # UC-13.7
    tried = 0
    for positions, move in plies(seats):
        if move >= 0 and positions["step"][0] == TAKING and not positions["left"][0].any():
            kinds = Counter(kind_of(found) for found in GAME.legal(positions))
            assert kinds[TAKE] > 0
            tried += 1
    assert tried > 20


@every_number
@pytest.mark.parametrize("touch_agents", [0, 1])
def test_there_is_always_a_place(seats: int, touch_agents: int) -> None:  # UC-13.8
    corners = 0
    for positions, move in plies(seats, touch_agents=touch_agents):
        if move >= 0 and positions["step"][0] == PLACING:
            moves = GAME.legal(positions)
            assert moves
            assert {kind_of(found) for found in moves} == {PLACE}
            sides = {MOVES.rows[found][2] < SIDES for found in moves}
            assert len(sides) == 1  # never both kinds of places at once
            corners += False in sides
    assert corners < 100


@every_number
def test_each_place_is_listed_once_under_one_name(seats: int) -> None:  # UC-7.1
    work = GAME.blank()
    for positions, move in plies(seats):
        if move >= 0 and positions["step"][0] == PLACING:
            found = []
            for listed in GAME.legal(positions):
                work[0] = positions[0]
                tile = int(positions["taken"][0])
                runs.apply(work, listed)
                found.append((int(work["x"][0, tile]), int(work["y"][0, tile])))
            assert len(set(found)) == len(found)


@every_number
def test_a_joker_is_placed_once_and_stays(seats: int) -> None:  # UC-10.5, UC-5.13, UC-2.17
    lying: dict[int, tuple[int, int]] = {}
    for positions, move in plies(seats):
        pos = positions[0]
        where = {tile: at for at, tile in places(positions).items() if tile >= FIRST_JOKER}
        assert where.items() >= lying.items()
        lying = where if move >= 0 else {}
        if kind_of(move) == JOIN:
            assert pos.shows[FIRST_JOKER + pos.actor] == NOTHING
        assert not pos.on[FIRST_JOKER + seats :].any()


@every_number
def test_files_lie_on_what_was_taken_and_bar_it(seats: int) -> None:  # UC-6.1, UC-6.2, UC-6.3
    for positions, move in plies(seats):
        pos = positions[0]
        files = [tile for tile in pos.file[:seats].tolist() if tile != NONE]
        assert len(set(files)) == len(files)
        if kind_of(move) == TAKE:
            assert FIRST_AGENT + MOVES.rows[move][1] not in files


@every_number
def test_each_has_had_the_same_number_of_turns_at_the_end(seats: int) -> None:  # UC-9.1
    turns: Counter[int] = Counter()
    for positions, move in plies(seats):
        if TOP <= kind_of(move) <= JOIN:
            turns[int(positions["actor"][0])] += 1
        if move < 0:
            assert set(turns.values()) == {int(positions["rounds"][0])}
            assert len(turns) == seats
            turns.clear()


@every_number
@pytest.mark.parametrize("classified", [0, 1])
def test_what_a_view_says_of_a_place_is_what_happens_there(seats: int, classified: int) -> None:
    chance = random.Random(5)  # noqa: S311  # a test, not a secret
    scored = 0
    for positions, move in walk(chance, seats, classified=classified):
        if kind_of(move) != PLACE:
            continue
        seat = int(positions["actor"][0])
        shown = GAME.view(GAME.masked(positions, seat)[0], seat)
        assert [place["move"] for place in shown["places"]] == [
            GAME.write(listed) for listed in GAME.legal(positions)
        ]
        place = next(p for p in shown["places"] if p["move"] == GAME.write(move))
        points, after = GAME.list_for(), positions.copy()
        runs.points(positions, points[:seats])
        before = int(points[seat])
        runs.apply(after, move)
        runs.points(after, points[:seats])
        went = after["staffer"][0, seat] - positions["staffer"][0, seat]

        assert place["points"] == points[seat] - before
        assert place["spaces"] == went.sum()
        for advance in place["advances"]:
            scored += advance["to"] - advance["from"]
            assert advance["steps"] > 0
    assert scored > 30
