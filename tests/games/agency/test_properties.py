"""What the rules lean on holds at every ply of random games."""

from __future__ import annotations

import random
from typing import Final

import numpy as np
import pytest

from games.agency.spying import walk
from tradecraft.games.agency import box
from tradecraft.games.agency.decks import COPIES, NO_CARD, REBELLION
from tradecraft.games.agency.map import CITIES, ZONES
from tradecraft.kernel.compiling import INTERPRETED
from tradecraft.kernel.layout import DEALER, NOBODY, Array

SETTINGS: Final[list[dict[str, int]]] = [
    {},
    {"copies": 1, "starting_money": 10, "rounds": 15},
    {"locations": 4, "objective_kinds": 1, "starting_money": 40, "presence": 0, "rounds": 15},
]
EVERY: Final = 29 if INTERPRETED else 3
LONGEST: Final = 4_000  # a game at random; most have three thousand moves


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_pieces_and_what_is_counted_of_them_agree(options: dict[str, int]) -> None:
    # AG-1.1, AG-8.7, AG-H5, AG-H7, AG-H37, AG-H42
    chance = random.Random(str(options))  # noqa: S311  # a test, not a secret
    for ply, (positions, _) in enumerate(walk(chance, **options)):
        if ply % EVERY == 0:
            see_cards(positions)
            see_edges(positions)
            see_players(positions)

    assert positions["actor"][0] == NOBODY
    assert ply < LONGEST


def see_cards(positions: Array) -> None:
    """Each card is in the deck or in a sleeve, and a free sleeve holds nothing."""
    pos = positions[0]
    held = [int((pos.name == name).sum()) for name in range(NO_CARD)]

    assert (pos.deck + held == np.minimum(COPIES, pos.options[box.MOST_OF_EACH])).all()
    assert pos.deck_size == pos.deck.sum()
    assert ((pos.where == box.FREE) == (pos.name == NO_CARD)).all()
    assert ((pos.where == box.FREE) <= (pos.knows == 0)).all()
    assert (pos.lot <= pos.lots).all()
    assert (pos.where != box.PACKET).all() or pos.step in {box.TAKING, box.DEALING_PACKET}
    if pos.step < box.PROPOSING or pos.step > box.ANSWERING:
        assert not pos.part.any()
        assert not pos.wanted.any()


def see_edges(positions: Array) -> None:
    """A pawn lies on each lasting card, and tolls and blocks are those of the others' cards."""
    pos = positions[0]
    toll, barred = np.zeros((4, ZONES)), np.zeros((4, ZONES))
    pawns = np.zeros(4)
    for sleeve in range(box.SLEEVES):
        at = int(pos.where[sleeve]) - box.EDGE
        if 0 <= at < 4 * ZONES:
            owner, zone = divmod(at, ZONES)
            pawns[owner] += 1
            others = np.arange(4) != owner
            if pos.name[sleeve] == REBELLION:
                toll[others, zone] += 5
            else:
                barred[others, zone] += 1

    assert (pos.toll == toll).all()
    assert (pos.barred == barred).all()
    assert ((pos.pawn == box.AT_EDGE).sum(axis=1) == pawns).all()


def see_players(positions: Array) -> None:
    """Money comes in chips, cells are five at most, and no two hold one Location card."""
    pos = positions[0]
    places = [city for city in pos.location.tolist() if city < CITIES]

    assert (pos.money >= 0).all()
    assert not (pos.money % box.CHIP).any()
    assert (pos.cell.sum(axis=1) <= box.CELLS).all()
    assert len(set(places)) == len(places)
    assert not pos.used_locations[places].any()
    assert -4 < pos.actor < 4
    assert pos.actor != DEALER or pos.step in {*range(7), box.ROLLING, box.PICKING}
