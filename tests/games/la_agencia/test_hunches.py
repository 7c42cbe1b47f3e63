"""What bots play in their heads: the card that would bring most; and how they judge a hand."""

from __future__ import annotations

import random

from games.hunching import DRAWS, hopes, hunches
from games.la_agencia.missions import table, walk
from tradecraft.games.la_agencia import GAME


def drawn(decks: str, moves: str) -> dict[str, float]:
    """Say how often each move is drawn after these."""
    found = hunches(GAME, table(decks, moves).positions)
    return {move: found[move] / DRAWS for move in table(decks, moves).legal()}


def test_the_hall_is_for_agents_that_fit() -> None:
    shares = drawn("2 | 1 5 r1 i |", "hall p1")

    assert shares["p1"] + shares["p3"] > 0.8  # they fit, and there is an Agent to recruit
    assert 0 < shares["p2"] < 0.1  # now and then anything


def test_the_garden_is_for_many_agents() -> None:
    shares = drawn("2 | 1 5 r1 i |", "garden p1")

    assert shares["p2"] > 0.8


def test_an_infiltrator_waits_for_a_recruiter() -> None:
    waits, comes = (drawn(f"{card} | i 2 3 4 |", "hall p1")["p1"] for card in ("1", "r1"))

    assert comes > 0.1 > 2 * waits


def test_the_place_is_opened_at_random() -> None:
    shares = drawn("| |", "")

    assert shares.keys() == {"hall", "garden"}
    assert 0.4 < shares["hall"] < 0.6


def test_a_hand_is_played_to_its_end_before_it_is_judged() -> None:
    hand = "hall p1 p1 p1".split()
    for begun in range(2, len(hand)):
        assert hopes(GAME, table("1 | 3 | i", " ".join(hand[:begun])).positions) == []
    played = table("1 | 3 | i", " ".join(hand)).positions

    assert hopes(GAME, played, 0) == []
    assert hopes(GAME, played) != []


def test_the_same_lead_gives_more_hope_later() -> None:
    early, late = (table("1 | 3 | i", "hall p1 p1 p1").positions for _ in range(2))
    late["hand"] = 11
    for positions in (early, late):
        positions["info"][0, 1] += 4
    first, last = hopes(GAME, early), hopes(GAME, late)

    assert 20 < first[1] < last[1]


def test_hopes_are_shares_of_one_victory_at_any_table() -> None:
    for seats in GAME.seats:
        for positions, _ in walk(random.Random(seats), seats):  # noqa: S311  # a test
            found = hopes(GAME, positions)
            if found:
                assert min(found) >= 0
                assert 60 - seats < sum(found) < 60 + seats
