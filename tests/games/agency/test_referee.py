"""The room and a second implementation, written apart from it, play the same game."""

from __future__ import annotations

import random
from typing import Final

import numpy as np
import pytest

from games.agency.referee import NAMES, PACKET, PILE, Referee
from games.agency.spying import walk
from tradecraft.games.agency import GAME, box
from tradecraft.games.agency.decks import ASSET_NAMES, NO_CARD, OBJECTIVE_NAMES
from tradecraft.games.agency.map import AGENCY_NAMES, CITIES, CITY_NAMES
from tradecraft.kernel import runs
from tradecraft.kernel.compiling import INTERPRETED
from tradecraft.kernel.layout import DEALER, NOBODY, Array

ACTORS: Final = {DEALER: "dealer", NOBODY: None}
PLACES: Final = (*CITY_NAMES, "reserve", "edge")
SETTINGS: Final[list[dict[str, int]]] = [
    {},
    {"copies": 1, "rounds": 12, "starting_money": 3},  # the deck is renewed all the time
    {"copies": 2, "locations": 5, "objective_kinds": 1, "presence": 0, "starting_money": 40},
    {"agencies_settled": 1, "new_papers_after_stop": 0, "proposals": 1, "locations": 4},
    {"starting_cards": 0, "proposals": 0, "rounds": 3, "objective_kinds": 2},
]
GAMES: Final = 1 if INTERPRETED else 6  # of each setting


def compare(positions: Array, referee: Referee) -> None:
    """See that both know the same of a position."""
    actor = int(positions["actor"][0])

    assert ACTORS.get(actor, actor) == referee.actor
    assert {GAME.write(move) for move in GAME.legal(positions)} == referee.moves


def compare_tables(positions: Array, referee: Referee) -> None:
    """See that the same pieces lie in the same places."""
    pos = positions[0]
    for seat, player in enumerate(referee.players):
        assert [PLACES[at] for at in pos.pawn[seat]] == player.pawns
        assert {CITY_NAMES[city] for city in np.flatnonzero(pos.cell[seat])} == player.cells
        assert int(pos.money[seat]) == player.money
        if referee.turn:
            assert AGENCY_NAMES[int(pos.agency[seat])] == player.agency
        assert (*CITY_NAMES, "")[int(pos.location[seat])] == player.location
        assert (*OBJECTIVE_NAMES, "")[int(pos.objective[seat])] == player.objective
        if pos.step != box.PAIRING:  # the room turns the papers up with the first object
            assert bool(pos.under_way[seat]) == player.under_way
        assert sleeves(pos.where, box.HAND + seat) == referee.lying("hand", seat)
        assert sleeves(pos.where, box.UP + seat) == referee.lying("up", seat)
        for zone in range(3):
            at = box.EDGE + 3 * seat + zone
            assert sleeves(pos.where, at) == referee.lying("edge", seat, zone + 1)
    assert sleeves(pos.where, box.PILE) == referee.lying(*PILE)
    assert sleeves(pos.where, box.PACKET) == referee.lying(*PACKET)
    names = {n: ASSET_NAMES[name] for n, name in enumerate(pos.name) if name != NO_CARD}
    assert names == referee.names
    assert {n: int(pos.lot[n]) for n in names} == {n: referee.decks[n] for n in names}
    assert {name: int(pos.deck[n]) for n, name in enumerate(NAMES)} == {
        name: referee.deck[name] for name in NAMES
    }
    assert int(pos.turn) == referee.turn


def sleeves(where: Array, place: int) -> list[int]:
    """Name the sleeves at a place."""
    found: list[int] = np.flatnonzero(where == place).tolist()
    return found


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_the_referee_leads_random_games_to_the_same_end(options: dict[str, int]) -> None:
    chance = random.Random(str(options))  # noqa: S311  # a test, not a secret
    for _ in range(GAMES):
        referee = Referee(**options)
        for ply, (positions, move) in enumerate(walk(chance, **options)):
            compare(positions, referee)
            if ply % 7 == 0 or move < 0:
                compare_tables(positions, referee)
            if move >= 0:
                referee.play(GAME.write(move))
        payoffs = np.zeros(4, np.int64)
        runs.returns(positions, payoffs)

        assert np.flatnonzero(payoffs).tolist() == referee.winners
        assert payoffs.sum() == 60


def test_both_name_cards_and_cities_alike() -> None:
    assert list(ASSET_NAMES) == NAMES
    assert len(CITY_NAMES) == CITIES == len(Referee().locations)
