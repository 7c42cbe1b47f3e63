"""The room and a second implementation, written apart from it, play the same game."""

from __future__ import annotations

import random
from typing import Final

import pytest

from games.agent_hunter.hunting import record, walk
from games.agent_hunter.referee import Referee
from tradecraft.games.agent_hunter import GAME
from tradecraft.games.agent_hunter.rules import BOTH, HAND
from tradecraft.games.agent_hunter.view import ENDINGS
from tradecraft.kernel import runs
from tradecraft.kernel.layout import DEALER, NOBODY, UNKNOWN, Array

ACTORS: Final = {DEALER: "dealer", NOBODY: None}
SETTINGS: Final[list[dict[str, int]]] = [
    {},
    {"quiet_turns": 5},
    {"quiet_turns": 2, "quiet_rounds": 1},
    {"turn_cap": 9},
    {"refill_at_end": 1},
    {"tie_counts_hideouts": 1},
    {"decoys_on_ruins": 0},
    {"attack_ruins": 1, "quiet_turns": 12},
    {"answer_when_lost": 0},
    {"begin_before_hiding": 1, "open_end": 1},
    {"spies": 5, "decoys": 2},
    {"spies": 3, "hideouts": 2, "refill_at_end": 1},
    {"spies": 3, "hideouts": 1, "decoys": 0},
]


def compare(positions: Array, referee: Referee) -> None:
    """See that both know the same of a position."""
    pos = record(positions)
    actor = int(pos.actor)
    where = pos.where.tolist()
    hands = [{s for s, place in enumerate(where[side]) if place == HAND} for side in (0, 1)]

    assert ACTORS.get(actor, actor) == referee.actor
    assert {GAME.write(move) for move in GAME.legal(positions)} == referee.moves
    assert hands == referee.hands
    for side in (0, 1):
        for hideout, spy in enumerate(referee.inside[side]):
            assert (where[side].index(hideout) if hideout in where[side] else None) == spy
            assert pos.ruined[side, hideout] == (hideout in referee.ruins[side])
            assert pos.decoys[side, hideout] == referee.decoys[side][hideout]
    assert pos.stock.tolist() == referee.stock
    assert pos.turns == referee.turns
    if not referee.to_fill:  # the turn is over
        assert pos.quiet == referee.quiet
    assert ENDINGS[pos.ending] == referee.ended


def compare_ends(positions: Array, referee: Referee) -> None:
    """See that both score a finished game alike."""
    pos = record(positions)
    points = GAME.list_for()[:2]
    runs.points(positions, points)

    assert points.tolist() == referee.points
    assert pos.sums.tolist() == (referee.sums or [UNKNOWN, UNKNOWN])
    assert ([0, 1] if pos.winner == BOTH else [pos.winner]) == referee.winners


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_the_referee_leads_random_games_to_the_same_end(options: dict[str, int]) -> None:
    chance = random.Random(11)  # noqa: S311  # a test, not a secret
    for _ in range(60):
        referee = Referee(**options)
        for positions, move in walk(chance, **options):
            compare(positions, referee)
            if move < 0:
                compare_ends(positions, referee)
            else:
                referee.play(GAME.write(move))
