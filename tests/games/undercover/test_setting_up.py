"""What lies where before the first turn (UC-1, UC-2)."""

from __future__ import annotations

import random
from typing import Final

import pytest

import tradecraft as tc
from games.undercover.meetings import (
    clause,
    dealt,
    number,
    numbers,
    piles,
    plane,
    shows,
    table,
)
from games.undercover.referee import AGENTS, NAMES, RING
from tradecraft.games.undercover import GAME
from tradecraft.kernel import runs
from tradecraft.kernel.layout import DEALER, SPECTATOR

SAMPLE: Final = "47658 78546 86547 84675 56874 87456"  # UC-12.1
ROOMS: Final = [(0, "roy pbg"), (1, "pro bgy"), (2, "bpr gyo")]


def begun(seats: int, *moves: str, **options: int) -> tc.Play:
    """Set a game up as far as these moves."""
    game = tc.start(GAME, seats, options, dealer="manual")
    for move in moves:
        game.play(move)
    return game


def test_two_three_or_four_can_play() -> None:  # UC-0.2
    pair = begun(2, *dealt("red blue")[:-1])

    assert GAME.seats == (2, 3, 4)
    assert pair.legal() == ["first=0", "first=1"]
    assert clause(pair, "first=2") == "UC-0.2"


@pytest.mark.parametrize(
    ("colours", "of_the_house"),
    [("red blue", 4), ("red blue green", 3), ("red blue green purple", 4)],
)
def test_twenty_tiles_are_enough_and_each_player_has_one_joker(
    colours: str, of_the_house: int
) -> None:  # UC-1.1, UC-1.4, UC-2.13, UC-2.15, UC-2.16, UC-2.17, UC-10.5
    game = table(colours)
    seats = game.view(0)["seats"]
    taken_out = 6 - len(plane(game))
    additional = len(seats) - taken_out  # jokers that no headquarters became

    assert len(plane(game)) == of_the_house
    assert [seat["joker"] for seat in seats] == [True] * len(colours.split())
    assert additional == (2 if len(seats) == 4 else 0)
    assert len(plane(game)) + len(seats) + len(AGENTS) == (20 if len(seats) == 4 else 18)


def test_an_agent_works_for_two_neighbours_on_the_wheel() -> None:  # UC-1.5, UC-1.6, UC-1.7
    seen = []
    for agent in AGENTS:  # flip each of them, from the top of the first pile
        at = RING.index(agent[0])
        game = table(f"{NAMES[at]} {NAMES[at - 1]}", "top1", f"{agent} |")
        front = shows(game, "a1")
        game.play("flip")
        seen.append(front + shows(game, "a1"))

        assert shows(game, "a1") in {RING[at - 1], RING[(at + 1) % 6]}

    assert seen == AGENTS


def test_each_player_has_a_staffer_of_each_colour_and_one_counts_double() -> None:
    # UC-1.9, UC-2.6, UC-2.7, UC-2.8, UC-2.9
    game = table("red blue yellow")
    seats = game.view(0)["seats"]

    assert [seat["colour"] for seat in seats] == ["red", "blue", "yellow"]
    assert [seat["staffers"] for seat in seats] == [dict.fromkeys(NAMES, 0)] * 3
    assert [seat["opposite"] for seat in seats] == ["green", "orange", "purple"]
    for seat, special in enumerate((3, 1, 5)):
        for lane in range(6):
            after = game.copy()
            after.positions["won"][0, seat, lane] = 7
            assert after.points[seat] == (14 if lane == special else 7)


def test_the_standard_side_of_the_track_is_up() -> None:  # UC-1.10, UC-2.1
    standard, classified = table("red blue"), table("red blue", classified=1)

    assert not standard.view(0)["classified"]
    assert len(standard.view(0)["lanes"][0]["spaces"]) == 10  # UC-H5
    assert classified.view(0)["classified"]
    assert len(classified.view(0)["lanes"][0]["spaces"]) == 11  # UC-H6


def test_the_sample_set_up_of_the_tokens() -> None:  # UC-1.11, UC-2.3, UC-2.4, UC-12.1
    lanes = numbers(table("red blue green", tokens=SAMPLE), "token")

    for lane, row in zip(SAMPLE.split(), lanes, strict=True):
        assert row[6:11] == [int(value) for value in lane]
        assert sum(row) == 4 + 5 + 6 + 7 + 8
        assert sorted(row[6:11]) == [4, 5, 6, 7, 8]


def test_two_players_put_the_fours_back_before_the_others_are_laid() -> None:  # UC-2.2, UC-H24
    game = begun(2)

    assert game.legal() == ["=5", "=6", "=7", "=8"]
    assert clause(game, "=4") == "UC-2.2"
    assert [row[7:11] for row in numbers(table("red blue"), "token")] == [[5, 6, 7, 8]] * 6


def test_the_tokens_of_a_colour_lie_in_any_order_each_once() -> None:  # UC-2.3, UC-2.4
    game = begun(3, "=6")

    assert game.legal() == ["=4", "=5", "=7", "=8"]
    assert clause(game, "=6") == "UC-2.4"
    assert clause(game, "red") == "UC-2.3"


@pytest.mark.parametrize("length", [10, 11, 12])
def test_the_tokens_lie_on_the_last_spaces_of_a_lane(length: int) -> None:  # UC-2.4, UC-H5
    game = table("red blue green", lane_length=length)

    assert all(row.index(4) == length - 4 for row in numbers(game, "token"))
    assert [s["token"] for s in game.view(0)["lanes"][2]["spaces"]] == (
        [None] * (length - 5) + [4, 5, 6, 7, 8]
    )


def test_the_colours_are_chosen_in_the_order_of_the_seats() -> None:  # UC-2.5, UC-2.6, UC-H16
    game = begun(3, "yellow", classified=1)

    assert game.actor == 1
    assert clause(game, "yellow") == "UC-2.6"
    assert clause(begun(3, classified=1), "top1") == "UC-2.5"
    assert clause(table("red blue"), "green") == "UC-2.5"


def test_the_colours_can_be_drawn() -> None:  # UC-H16
    game = begun(3, classified=1, colours_at_random=1)
    for colour in ("red", "green", "blue"):
        assert game.actor == "dealer"
        game.play(colour)

    assert [seat["colour"] for seat in game.view(1)["seats"]] == ["red", "green", "blue"]


@pytest.mark.parametrize(("layout", "rows"), ROOMS)
def test_the_headquarters_lie_in_two_rows_that_run_as_the_wheel_does(
    layout: int, rows: str
) -> None:  # UC-2.11, UC-1.2, UC-H1, UC-H2
    lying = plane(table("red yellow blue", layout=layout))
    lying |= plane(table("orange green purple", layout=layout))
    around = [(0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)]
    ring = {at: colour for colour, at in lying.items()}
    run = "".join(ring[at] for at in around)

    assert lying == {
        colour: (x, y) for y, row in enumerate(rows.split()) for x, colour in enumerate(row)
    }
    assert run in RING + RING


def test_with_three_or_four_players_their_own_headquarters_stay() -> None:  # UC-2.12, UC-H3
    assert plane(table("red yellow blue")) == {"r": (0, 0), "y": (2, 0), "b": (1, 1)}
    assert plane(table("green yellow blue red")) == {
        "r": (0, 0),
        "y": (2, 0),
        "b": (1, 1),
        "g": (2, 1),
    }


def test_with_two_players_the_others_headquarters_stay() -> None:  # UC-2.14, UC-2.15
    assert sorted(plane(table("yellow blue"))) == ["g", "o", "p", "r"]


def test_headquarters_can_close_up() -> None:  # UC-H3
    assert plane(table("red yellow green", closed_up=1)) == {"r": (0, 0), "y": (1, 0), "g": (0, 1)}
    assert plane(table("yellow blue", closed_up=1)) == {
        "r": (0, 0),
        "o": (1, 0),
        "p": (0, 1),
        "g": (1, 1),
    }


def test_each_service_has_its_city() -> None:  # UC-1.2, UC-H4
    cities = {}
    for colours in ("red orange yellow", "green blue purple"):
        for seat in table(colours).view(0)["seats"]:
            cities[seat["colour"]] = seat["service"]

    assert cities == {
        "red": "moscow",
        "orange": "berlin",
        "yellow": "peking",
        "green": "buenos-aires",
        "blue": "washington",
        "purple": "london",
    }


def test_a_pile_gets_one_agent_of_each_undercover_colour() -> None:  # UC-2.18, UC-1.6
    game = begun(2, "red", "blue", "+ro", "+or", classified=1)

    assert clause(game, "+yo") == "UC-2.18"  # orange is in this pile already
    assert clause(game, "+ro") == "UC-1.6"
    for agent in piles("ro or |")[2:6]:
        game.play(f"+{agent}")
    assert "+yo" in game.legal()  # of the other pile


def test_every_way_to_split_and_to_shuffle_is_as_likely() -> None:  # UC-2.18, UC-2.19, UC-H15
    chance = random.Random(4)  # noqa: S311  # a test, not a secret
    for _ in range(20):
        game = begun(2, "red", "blue", classified=1)
        counts = []
        while number(game, "dealt") < len(AGENTS):
            counts.append(len(game.legal()))
            game.play(chance.choice(game.legal()))

        # However it was dealt: so each of the 64 splits is as likely, and each order of each pile.
        assert counts == [12, 10, 8, 6, 4, 2, 6, 5, 4, 3, 2, 1]


def test_a_pile_shows_the_official_side_of_its_top_and_no_more() -> None:  # UC-2.20, UC-2.21
    game = begun(2, "red", "blue", classified=1)
    faces = []
    for agent in piles("ro oy | gb"):
        faces.append(GAME.write(runs.face(game.positions, GAME.number(f"+{agent}"), SPECTATOR)))
        game.play(f"+{agent}")
    game.play("first=0")
    one, two = game.view(0)["piles"]
    hidden = GAME.masked(game.positions, 0)["agent"][0]

    assert faces == ["+r?", *["+??"] * 5, "+g?", *["+??"] * 5]
    assert (one["top"]["colour"], one["top"]["side"], one["left"]) == ("red", "official", 6)
    assert (two["top"]["colour"], two["top"]["side"], two["left"]) == ("green", "official", 6)
    assert set(hidden.tolist()) == {-1}
    game.play("top1")
    assert game.view(1)["piles"][0]["top"]["colour"] == "orange"  # UC-H29: at once


def test_the_two_official_agents_of_a_service_look_alike() -> None:  # UC-3.2, UC-3.3, UC-H20
    views = [table("red blue", "", f"{agent} | gb").view(0) for agent in ("ro", "rp")]

    assert views[0] == views[1]
    assert [back["colour"] for back in views[0]["piles"][0]["top"]["back"]] == ["orange", "purple"]


def test_a_starting_player_is_drawn_and_begins() -> None:  # UC-2.23, UC-4.1, UC-H16
    game = begun(3, *dealt("red blue green")[:-1])

    assert GAME.start(3)["actor"][0] == DEALER
    assert number(game, "actor") == DEALER
    assert clause(game, "top1") == "UC-2.23"
    assert game.legal() == ["first=0", "first=1", "first=2"]
    game.play("first=2")
    assert (number(game, "actor"), game.view(0)["first"]) == (2, 2)


def test_only_the_dealer_deals_and_only_before_the_first_turn() -> None:  # UC-2.19
    assert clause(table("red blue"), "+ro") == "UC-2.19"
    assert clause(begun(2, "red", "blue", classified=1), "first=0") == "UC-2.19"
