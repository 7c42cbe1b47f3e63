"""What holds at every moment of every game, whatever was agreed on and whoever plays."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from hypothesis import given, settings
from hypothesis import strategies as st

from games.the_agents.scenes import Scene, walk
from games.the_agents.table import VALUES
from tradecraft.games.the_agents import GAME
from tradecraft.games.the_agents.box import (
    ACTING,
    CLAIMS,
    DEAD,
    DEEPEST,
    GAINED,
    MOST_AGENTS,
    NO_MISSION,
    NONE,
    SAFE_HOUSE,
    SCORED,
    TOLD,
    TURN,
    UNUSED,
    WHAT,
)
from tradecraft.kernel.layout import DEALER, NOBODY

EXAMPLES: Final = 15
# Any options, but not all at their least: such games lead nowhere, and take long to do so.
SIZES: Final = {
    "goal": st.integers(10, 60),
    "most_rounds": st.integers(1, 30),
    "ip_at_start": st.integers(0, 9),
    "agents_dealt": st.integers(0, 3),
    "missions_dealt": st.integers(0, 1),
    "copies": st.integers(1, 2),
    "finish_round": st.integers(0, 1),
    "safe_houses": st.integers(0, 1),
    "staggered_deal": st.integers(0, 1),
    "unlimited_mission_moves": st.integers(0, 1),
    **{f"ip_of_{kind}": st.integers(0, 9) for kind in VALUES},
}
a_game = given(
    seed=st.integers(0, 2**30),
    seats=st.sampled_from(GAME.seats),
    options=st.fixed_dictionaries({}, optional=SIZES),
)


def plies(seed: int, seats: int, options: dict[str, int]) -> Iterator[tuple[Any, str]]:
    """Give each position of a random game, and the move that is played there."""
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    for positions, move in walk(chance, seats, **options):
        yield positions[0], "" if move < 0 else GAME.write(move)


@a_game
@settings(max_examples=EXAMPLES)
def test_rows_hold_what_they_say(seed: int, seats: int, options: dict[str, int]) -> None:
    """TA-3.6, TA-3.7, TA-H25, TA-H48."""
    houses = options.get("safe_houses", 0)
    for pos, _ in plies(seed, seats, options):
        for faction in range(seats):
            row, faces = pos.rows[faction].tolist(), pos.faces[faction].tolist()
            length = int(pos.length[faction])
            agents = [card for card in row if card not in {SAFE_HOUSE, NONE}]

            assert len(agents) == length - houses <= MOST_AGENTS[seats]
            assert row.count(SAFE_HOUSE) == houses
            assert row[length:] == [NONE] * (len(row) - length)
            assert faces[length:] == [UNUSED] * (len(row) - length)
            neighbours = {faction, (faction + 1) % seats}
            assert {face for face in faces if face < DEAD} <= neighbours
            assert pos.alive[faction] == sum(face < DEAD for face in faces)


@a_game
@settings(max_examples=EXAMPLES)
def test_missions_lie_where_they_may(seed: int, seats: int, options: dict[str, int]) -> None:
    """TA-7.3, TA-7.4, TA-7.5, TA-7.6."""
    for pos, _ in plies(seed, seats, options):
        assigned: Counter[int] = Counter()
        for faction in range(seats):
            for side in range(2):
                laid = [m for m in pos.tasks[faction, side].tolist() if m != NO_MISSION]
                assigned[(faction + side) % seats] += len(laid)
                assert len({mission // 2 for mission in laid}) == len(laid)
                if laid:
                    assert pos.length[faction] > options.get("safe_houses", 0)
        assert [assigned[seat] for seat in range(seats)] == pos.assigned[:seats].tolist()


@a_game
@settings(max_examples=EXAMPLES)
def test_ip_are_told_where_they_come_from_and_never_owed(
    seed: int, seats: int, options: dict[str, int]
) -> None:  # TA-8.1, TA-8.2, TA-8.3, TA-8.6
    prices = {"buy-agent": 1, "buy-old-agent": 2, "buy-mission": 3, "buy-old-mission": 4}
    expected: list[int] = []
    for pos, move in plies(seed, seats, options):
        ip = pos.ip[:seats].tolist()
        if expected and pos.rounds > 0 and any(ip):
            for event, who, one, two, _ in pos.told[: pos.tellings].tolist():
                if event == GAINED:
                    expected[who] += one
                elif event == SCORED:
                    expected[who] += one + two
            assert ip == expected
        assert min(ip) >= 0
        expected = list(ip) if pos.rounds > 0 else []
        if expected and move in prices:
            expected[pos.actor] -= prices[move]


@a_game
@settings(max_examples=EXAMPLES)
def test_what_is_pending_comes_down_to_the_turn(
    seed: int, seats: int, options: dict[str, int]
) -> None:  # TA-10.1, TA-10.10
    for pos, _ in plies(seed, seats, options):
        assert pos.depth <= DEEPEST
        assert pos.tellings < TOLD
        assert (pos.claim_slots != 0).sum() <= CLAIMS - 1
        if pos.rounds > 0 and pos.actor != NOBODY:
            assert pos.stack[0, WHAT] == ACTING
            assert 0 <= pos.left <= 2
            assert not pos.stack[pos.depth :].any()
            if pos.depth == 1:
                assert pos.actor == pos.turn
        if TURN in pos.told[: pos.tellings, 0]:
            assert (pos.depth, pos.left) == (1, 2)


@a_game
@settings(max_examples=EXAMPLES)
def test_only_free_agents_are_discarded_and_every_hand_is_known_to_its_owner(
    seed: int, seats: int, options: dict[str, int]
) -> None:  # TA-G28, TA-H31
    for pos, _ in plies(seed, seats, options):
        scene = Scene(pos.reshape(1))
        assert {name.partition(".")[0] for name in scene.pile} <= {*VALUES}
        for holder, knows in (("holder", "knows"), ("mission_holder", "mission_knows")):
            for seat, known in zip(pos[holder].tolist(), pos[knows].tolist(), strict=True):
                assert known == 0 if seat == NOBODY else known >> seat & 1


@a_game
@settings(max_examples=EXAMPLES)
def test_one_passes_only_if_nothing_else_is_an_action(
    seed: int, seats: int, options: dict[str, int]
) -> None:  # TA-H26, TA-H44
    for pos, _ in plies(seed, seats, options):
        if pos.actor not in {DEALER, NOBODY}:
            moves = Scene(pos.reshape(1)).moves
            if "pass" in moves:
                others = {m for m in moves if "@" not in m and not m.startswith("mercenary")}
                assert others == {"pass"}
            assert moves


@a_game
@settings(max_examples=EXAMPLES)
def test_every_game_ends_and_the_winners_have_most(
    seed: int, seats: int, options: dict[str, int]
) -> None:  # TA-2.1, TA-H47, TA-H49
    *_, (pos, _) = plies(seed, seats, options)
    scene = Scene(pos.reshape(1))

    assert pos.actor == NOBODY
    assert pos.rounds <= options.get("most_rounds", 100)
    assert scene.winners() == [seat for seat in range(seats) if scene.ip[seat] == max(scene.ip)]
    if not options.get("finish_round", 0):
        reached = [ip for ip in scene.ip if ip >= options.get("goal", 40)]
        assert len(reached) <= 1
