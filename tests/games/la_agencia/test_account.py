"""What is told of a hand accounts for every card and every point."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from games.la_agencia.missions import table, walk
from tradecraft.games.la_agencia import GAME
from tradecraft.kernel import runs
from tradecraft.kernel.layout import SPECTATOR, Array
from tradecraft.kernel.words import Line

GAMES: Final = 2
WHO: Final = ("seat", "rival")
FATES: Final = {
    *("idle", "declined", "infiltrated", "recruited"),
    *("hall-welcome", "hall-unwelcome", "garden-welcome", "garden-unwelcome"),
}


def told(positions: Array, move: int, viewer: int) -> list[Line]:
    """Tell a viewer of a move."""
    after = positions.copy()
    runs.apply(after, move)
    face = runs.face(positions, move, viewer)
    seen, then = GAME.masked(positions, viewer), GAME.masked(after, viewer)
    return GAME.account(seen[0], face, then[0], viewer)


def gain(line: Line) -> int:
    """Give what a line says its player gains or pays."""
    if line.key in {"infiltrated", "declined"}:
        return int(line.args["gain"])
    if line.key.endswith("-welcome"):
        return int(line.args["points"])
    return -int(line.args["points"]) if line.key.endswith("-unwelcome") else 0


def hands(seats: int, **options: int) -> Iterator[tuple[list[int], list[Line]]]:
    """Play random games: for each hand, how each player's information changed, and what was told.

    All viewers are told the same.
    """
    chance = random.Random(seats)  # noqa: S311  # a test, not a secret
    for _ in range(GAMES):
        lines: list[Line] = []
        before: list[int] = []
        hand = -1
        for positions, move in walk(chance, seats, **options):
            pos = positions[0]
            if pos.ambassador >= 0 and pos.hand > hand:
                info = pos.info[:seats].tolist()
                if before:
                    yield [now - then for now, then in zip(info, before, strict=True)], lines
                lines, before, hand = [], info, int(pos.hand)
            if move >= 0 and before:
                tellings = [told(positions, move, v) for v in (*range(seats), SPECTATOR)]
                assert all(telling == tellings[0] for telling in tellings)
                lines += tellings[0]


@pytest.mark.parametrize(
    "options",
    [{}, *({"embassy": n} for n in range(1, 8)), {"may_decline": 1}, {"garden_at_once": 1}],
    ids=str,
)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_each_card_and_each_point_of_a_hand_is_told_once(
    seats: int, options: dict[str, int]
) -> None:
    for changes, lines in hands(seats, **options):
        of_cards = [line for line in lines if line.key in FATES]
        points: Counter[Any] = Counter()
        cards = Counter(line.args[who] for line in of_cards for who in line.args if who in WHO)
        for line in of_cards:
            points[line.args["seat"]] += gain(line)

        assert [points[seat] for seat in range(seats)] == changes
        assert cards == Counter(range(seats))


def test_the_deal_tells_nothing_of_the_cards() -> None:
    game = table("| |")
    positions = GAME.start()
    for move in game.moves[:-1]:
        for viewer in (0, 1, 2, SPECTATOR):
            assert {line.key for line in told(positions, move, viewer)} <= {"dealt"}
        runs.apply(positions, move)


def test_agents_are_told_with_those_before_them_and_the_limit() -> None:
    game = table("2 | 5 | 1", "hall p1 p1")
    lines = told(game.positions, GAME.number("p1"), SPECTATOR)

    counted = [(line.args["before"], line.args["sum"], line.args["limit"]) for line in lines[1:4]]
    assert counted == [(0, 2, 3), (2, 7, 3), (2, 3, 3)]
    assert [line.key for line in lines[1:4]] == ["hall-welcome", "hall-unwelcome", "hall-welcome"]
