"""The room and a second implementation, written apart from it, play the same game."""

from __future__ import annotations

import random
from typing import Final

import numpy as np
import pytest

from games.the_agents.referee import Referee
from games.the_agents.scenes import Scene, walk
from games.the_agents.table import Lying
from tradecraft.games.the_agents import GAME
from tradecraft.kernel import runs
from tradecraft.kernel.layout import DEALER, NOBODY, Array

ACTORS: Final = {DEALER: "dealer", NOBODY: None}
MARK_2: Final = {"goal": 50, "safe_houses": 1, "staggered_deal": 1}  # TA-H48
VALUES: Final = ("gunman", "recruiter", "strategist", "mercenary", "tracker", "undercover")
SETTINGS: Final[list[dict[str, int]]] = [
    {},
    MARK_2,
    {"finish_round": 1},
    {"finish_round": 1, "goal": 12, "safe_houses": 1},
    {"goal": 100, "most_rounds": 6},
    {"unlimited_mission_moves": 1, "most_rounds": 2},
    {"undercover_kills": 1, "honor_everywhere": 1, "strategist_pays_marker": 1},
    {"copies": 1, "agents_dealt": 2, "goal": 100, "most_rounds": 10},
    {"agents_dealt": 0, "missions_dealt": 0, "ip_at_start": 0},
    {f"ip_of_{kind}": 9 - i for i, kind in enumerate((*VALUES, "interrogator"))},
]
EVERY: Final = 3  # plies between two at which all that lies on the table is compared


def drawn(lying: Lying) -> str:
    """Write what lies in a row as a scene does."""
    if lying.card is None:
        return "house"
    return f"{lying.card}>x" if lying.dead else f"{lying.card}>{lying.faces}"


def compare_moves(positions: Array, referee: Referee) -> None:
    """See that both ask the same player for the same."""
    actor = int(positions["actor"][0])

    assert ACTORS.get(actor, actor) == referee.actor
    assert {GAME.write(move) for move in GAME.legal(positions)} == referee.moves


def compare_tables(positions: Array, referee: Referee) -> None:
    """See that both have the same cards in the same places."""
    scene = Scene(positions)
    players = referee.players

    assert scene.rows == [" ".join(map(drawn, row)) for row in referee.factions]
    assert scene.ip == [player.ip for player in players]
    assert scene.hands == [{*map(str, player.agents)} for player in players]
    assert scene.mission_hands == [
        {str(mission) for mission in player.missions if mission.at is None} for player in players
    ]
    for faction in range(len(referee.factions)):
        for seat in referee.neighbours(faction):
            assigned = [m for m in players[seat].missions if m.at == faction]
            assert scene.tasks(faction, seat) == {*map(str, assigned)}
    assert scene.deck == {*map(str, referee.deck)}
    assert scene.pile == [*map(str, referee.discards)]
    assert scene.mission_deck == {*map(str, referee.mission_deck)}
    assert scene.mission_pile == [*map(str, referee.mission_discards)]


def compare_ends(positions: Array, referee: Referee) -> None:
    """See that both score a finished game alike."""
    points, returns = (np.zeros(referee.seats, np.int64) for _ in range(2))
    runs.points(positions, points)
    runs.returns(positions, returns)

    assert referee.over
    assert points.tolist() == [player.ip for player in referee.players]
    assert np.flatnonzero(returns).tolist() == referee.winners
    assert set(returns.tolist()) <= {0, 60 // len(referee.winners)}


@pytest.mark.parametrize("options", SETTINGS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_referee_leads_random_games_to_the_same_end(
    seats: int, options: dict[str, int]
) -> None:
    chance = random.Random(seats)  # noqa: S311  # a test, not a secret
    referee = Referee(seats, **options)
    for ply, (positions, move) in enumerate(walk(chance, seats, **options)):
        compare_moves(positions, referee)
        if (ply % EVERY == 0 and positions["rounds"][0]) or move < 0:
            compare_tables(positions, referee)
        if move < 0:
            compare_ends(positions, referee)
        else:
            referee.play(GAME.write(move))
