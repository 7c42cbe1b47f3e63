"""What bots play in their heads: the place where most Staffers go on, for the most part."""

from __future__ import annotations

from collections import Counter

import tradecraft as tc
from games.undercover.meetings import stand, table
from tradecraft.games.undercover import GAME
from tradecraft.kernel import runs, verbs
from tradecraft.kernel.compiling import kernel
from tradecraft.kernel.dice import dice
from tradecraft.kernel.layout import Array, Ints

DRAWS = 400
CLOSE = "joker on joker rn joker ye"


@kernel
def hunch(positions: Array, out: Ints, n: int, rng: Ints) -> int:
    """Draw a move."""
    return verbs.hunch(positions[0], out, n, rng)


def hunches(game: tc.Play) -> Counter[str]:
    """Count what is drawn here."""
    out, rng = GAME.list_for(), dice(5)
    n = runs.legal(game.positions, out)
    return Counter(GAME.write(hunch(game.positions, out, n, rng)) for _ in range(DRAWS))


def steps(game: tc.Play) -> dict[str, int]:
    """Say how many spaces the meeting at each place gives to Staffers that can still move."""
    done = {c for c, value in game.view(0)["seats"][0]["tokens"].items() if value}
    return {
        place["move"]: sum(a["steps"] for a in place["advances"] if a["colour"] not in done)
        for place in game.view(0)["places"]
    }


def test_a_tile_is_placed_where_most_staffers_go_on() -> None:
    game = table("red orange yellow", f"{CLOSE} top1 keep", agents="ro")
    drawn, found = hunches(game), steps(game)
    best = {move for move, spaces in found.items() if spaces == max(found.values())}

    assert best != set(found)
    assert drawn.keys() == set(found)  # now and then anything
    assert sum(drawn[move] for move in best) > DRAWS * 0.8
    assert max(drawn[m] for m in best) < 2 * min(drawn[m] for m in best)


def test_a_staffer_that_has_its_token_counts_for_nothing() -> None:
    game = stand(table("red orange yellow", f"{CLOSE} top1 keep", agents="ro"), 0, r=8)
    game.positions["won"][0, 0, 0] = 6
    drawn, found = hunches(game), steps(game)
    best = {move for move, spaces in found.items() if spaces == max(found.values())}

    assert all("o" in move for move in best)  # beside orange, and no more beside red
    assert sum(drawn[move] for move in best) > DRAWS * 0.8


def test_what_is_taken_and_flipped_is_chosen_at_random() -> None:
    for moves in ("", "top1"):
        game = table("red orange yellow", moves, agents="ro")
        drawn = hunches(game)

        assert drawn.keys() == set(game.legal())
        assert max(drawn.values()) < 2 * min(drawn.values())
