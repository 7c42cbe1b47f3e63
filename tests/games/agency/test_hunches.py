"""What bots play in their heads: cells, objectives, ways to the Location; and how they judge."""

from __future__ import annotations

import random

from games.agency.spying import PAPERS, Table, table, walk
from games.hunching import DRAWS, hopes, hunches
from tradecraft.games.agency import GAME
from tradecraft.games.agency.map import CITY

NEAR = "lagos bomb | moscow tap | bogota kill | madrid bomb"  # seat 1 has a spy in London
READY = "mole mole | wire recorder | detonator explosives | block rebellion"


def drawn(game: Table) -> dict[str, float]:
    """Say how often each move is drawn."""
    return {move: count / DRAWS for move, count in hunches(GAME, game.positions).items()}


def test_a_cell_is_built_in_a_new_zone_before_all_else() -> None:
    shares = drawn(table("=wire", starting_money=8))
    cells = [move for move in shares if move.startswith("cell=")]

    assert sum(shares[move] for move in cells) > 0.85


def test_an_objective_is_initiated_as_soon_as_it_can_be() -> None:
    game = table("=mole", papers="lagos bomb | london tap | bogota kill | madrid bomb", hands=READY)
    shares = drawn(game)

    assert sum(share for move, share in shares.items() if move.startswith("init")) > 0.8


def test_a_pawn_goes_towards_the_location() -> None:
    shares = drawn(table("=wire w0", papers=NEAR))

    assert max(shares, key=lambda move: shares[move]) == ">berlin"
    assert shares[">berlin"] > 0.6


def test_hardly_anybody_trades_in_the_head() -> None:
    shares = drawn(table("=wire"))

    assert shares.get("trade", 0) < 0.05
    assert len(shares) > 5  # now and then anything


def hope(**changes: int) -> int:
    """Say what seat 2 can hope for with this money, or with these cells."""
    game = table("=wire")
    game.positions["money"][0, 2] += changes.get("money", 0)
    game.positions["under_way"][0, 2] = changes.get("under_way", 0)
    for name in ("cairo", "rome", "tokyo"):
        game.positions["cell"][0, 2, CITY[name]] = changes.get(name, 0)
    return hopes(GAME, game.positions)[2]


def test_cells_in_new_zones_money_and_the_objective_give_hope() -> None:
    assert hope(cairo=1, tokyo=1) > hope(cairo=1, rome=1) == hope(cairo=1) > hope()  # one zone
    assert hope(money=10) > hope()
    assert hope(under_way=1) > hope()


def test_objects_and_spies_near_the_location_give_hope() -> None:
    far, near = (
        hopes(GAME, table("=wire", papers=papers).positions)[1] for papers in (PAPERS, NEAR)
    )
    ready = hopes(GAME, table("=wire", papers=NEAR, hands=READY).positions)[1]

    assert far < near < ready


def test_hopes_are_shares_of_one_victory() -> None:
    for ply, (positions, _) in enumerate(walk(random.Random(3), rounds=3)):  # noqa: S311  # a test
        assert hopes(GAME, positions, 5) == []
        if ply % 10 == 0:
            found = hopes(GAME, positions)
            assert min(found) >= 0
            assert 56 < sum(found) < 64
