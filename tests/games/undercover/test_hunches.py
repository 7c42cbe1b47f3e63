"""What bots play in their heads: the place where most Staffers go on, for the most part."""

from __future__ import annotations

import random
from collections import Counter

import tradecraft as tc
from games.hunching import DRAWS, hopes, hunches
from games.undercover.meetings import stand, table, walk
from tradecraft.games.undercover import GAME

CLOSE = "joker on joker rn joker ye"


def drawn_in(game: tc.Play) -> Counter[str]:
    """Count what is drawn here."""
    return hunches(GAME, game.positions)


def steps(game: tc.Play) -> dict[str, int]:
    """Say how many spaces the meeting at each place gives to Staffers that can still move."""
    done = {c for c, value in game.view(0)["seats"][0]["tokens"].items() if value}
    return {
        place["move"]: sum(a["steps"] for a in place["advances"] if a["colour"] not in done)
        for place in game.view(0)["places"]
    }


def test_a_tile_is_placed_where_most_staffers_go_on() -> None:
    game = table("red orange yellow", f"{CLOSE} top1 keep", agents="ro")
    drawn, found = drawn_in(game), steps(game)
    best = {move for move, spaces in found.items() if spaces == max(found.values())}

    assert best != set(found)
    assert drawn.keys() == set(found)  # now and then anything
    assert sum(drawn[move] for move in best) > DRAWS * 0.8
    assert max(drawn[m] for m in best) < 2 * min(drawn[m] for m in best)


def test_a_staffer_that_has_its_token_counts_for_nothing() -> None:
    game = stand(table("red orange yellow", f"{CLOSE} top1 keep", agents="ro"), 0, r=8)
    game.positions["won"][0, 0, 0] = 6
    drawn, found = drawn_in(game), steps(game)
    best = {move for move, spaces in found.items() if spaces == max(found.values())}

    assert all("o" in move for move in best)  # beside orange, and no more beside red
    assert sum(drawn[move] for move in best) > DRAWS * 0.8


def test_what_is_taken_and_flipped_is_chosen_at_random() -> None:
    for moves in ("", "top1"):
        game = table("red orange yellow", moves, agents="ro")
        drawn = drawn_in(game)

        assert drawn.keys() == set(game.legal())
        assert max(drawn.values()) < 2 * min(drawn.values())


def test_points_and_staffers_on_the_way_give_hope() -> None:
    game = table("red orange yellow", agents="ro")
    even = hopes(GAME, game.positions)
    ahead = hopes(GAME, stand(game, 1, g=3).positions)
    game.positions["won"][0, 2, 0] = 6
    token = hopes(GAME, game.positions)

    assert even == [20, 20, 20]
    assert ahead[1] > 20 > ahead[0] == ahead[2]
    assert token[2] > token[1] > token[0]


def test_a_turn_is_played_to_its_end_before_it_is_judged() -> None:
    game = table("red orange yellow", agents="ro")

    assert hopes(GAME, game.positions, 0) == []
    for move in ("top1", "keep"):
        game.play(move)
        assert hopes(GAME, game.positions) == []


def test_hopes_are_shares_of_one_victory_at_any_table() -> None:
    for seats in GAME.seats:
        for classified in (0, 1):
            chance = random.Random(seats)  # noqa: S311  # a test, not a secret
            for positions, _ in walk(chance, seats, classified=classified):
                found = hopes(GAME, positions)
                if found:
                    assert min(found) >= 0
                    assert 60 - seats < sum(found) < 60 + seats
