"""Step 4: which Staffers move, how far, and what they take (UC-8)."""

from __future__ import annotations

import pytest

import tradecraft as tc
from games.undercover.meetings import (
    NONE,
    RISING,
    number,
    numbers,
    staffers,
    stand,
    table,
    won,
)
from games.undercover.referee import RING

# Red, orange and yellow play: their headquarters lie in a row, red at (0, 0).
ROW = "red orange yellow"
CLOSE = "joker on joker rn joker ye"  # north of orange, of red, east of yellow: and round 2 begins


def taken(game: tc.Play, seat: int, colour: str) -> tc.Play:
    """Let a player have taken the token under his Staffer."""
    lane = RING.index(colour)
    space = int(game.positions["staffer"][0, seat, lane])
    game.positions["won"][0, seat, lane] = game.positions["token"][0, lane, space]
    game.positions["token"][0, lane, space] = 0
    return game


def play(game: tc.Play, moves: str) -> tc.Play:
    """Play on."""
    for move in moves.split():
        game.play(move)
    return game


@pytest.mark.parametrize("first", [0, 1, 2])
def test_in_the_first_turn_of_each_nothing_is_evaluated(first: int) -> None:  # UC-8.1, UC-H21
    game = table(ROW, first=first, agents="ro")
    for turn in ("top1 flip on", "joker ye", "joker rn"):
        assert number(game, "rounds") == 1
        play(game, turn)
        assert [staffers(game, seat) for seat in range(3)] == [{}, {}, {}]

    assert number(game, "rounds") == 2


def test_the_staffer_of_the_agents_colour_moves_one_space() -> None:
    # UC-2.10, UC-8.2, UC-8.3, UC-8.4
    game = table(ROW, f"{CLOSE} top1 keep j1n", agents="ro")

    assert staffers(game, 0) == {"r": 1}  # it lies beside a joker only (UC-8.6)
    assert staffers(game, 1) == staffers(game, 2) == {}


def test_the_staffer_of_a_flipped_agents_colour_moves_two_spaces() -> None:  # UC-8.4
    assert staffers(table(ROW, f"{CLOSE} top1 flip j1n", agents="ro"), 0) == {"o": 2}


def test_the_colours_beside_the_agent_move_one_space_for_each_tile() -> None:
    # UC-3.4, UC-7.5, UC-8.5, UC-G12
    beside_red = table(ROW, f"{CLOSE} top1 keep rs", agents="ro rp")
    beside_orange = table(ROW, f"{CLOSE} top1 flip rs", agents="ro")
    both = play(beside_red.copy(), "top1 keep os")  # red, beside orange and the red agent

    assert staffers(beside_red, 0) == {"r": 2}  # for itself and for the headquarters: added up
    assert staffers(beside_orange, 0) == {"r": 1, "o": 2}
    assert staffers(both, 1) == {"r": 3, "o": 1}  # 2 in red, and on from where seat 0 stands


def test_what_touches_the_agent_at_a_corner_is_not_in_the_meeting() -> None:  # UC-7.5
    # The place south of red touches orange at a corner.
    game = table(ROW, f"{CLOSE} top1 keep rs", agents="ro")

    assert "o" not in staffers(game, 0)


def test_a_joker_moves_nobody_but_lets_what_lies_beside_it_move() -> None:  # UC-8.6, UC-8.7
    lone = table(ROW, "joker on top1 keep rn joker ye top1 keep j0n", agents="ro rp")
    game = table(ROW, "top1 keep rs top2 keep os joker ye joker a1s", agents="ro | rp")

    assert staffers(lone, 0) == {"r": 1}  # nothing for the joker below
    assert staffers(game, 0) == {"r": 1}  # nothing for the joker itself, one for the agent above
    assert game.view(0)["seats"][0]["file"] == "j0"


def test_a_staffer_goes_on_from_a_space_that_is_taken() -> None:  # UC-8.8, UC-G11, UC-G12
    game = table(ROW, CLOSE, agents="ro")
    stand(game, 1, r=1)
    stand(game, 2, r=2)
    past, onto = game.copy(), stand(game.copy(), 0, r=0)
    play(past, "top1 keep j1n")
    stand(onto, 2, r=4)
    play(onto, "top1 keep rs")  # two spaces: over space 1, which counts, to space 2

    assert staffers(past, 0) == {"r": 3}  # spaces 1 and 2 are taken
    assert staffers(onto, 0) == {"r": 2}


def test_a_token_is_taken_where_a_staffer_ends_and_it_moves_no_more() -> None:
    # UC-8.9, UC-8.10, UC-G10
    game = stand(table(ROW, CLOSE, agents="ro"), 0, r=5)
    play(game, "top1 keep rs")  # from 5 over the token on 6, which stays, to the one on 7

    assert staffers(game, 0) == {"r": 7}
    assert won(game, 0) == {"r": 5}
    assert numbers(game, "token")[0][6:11] == [4, 0, 6, 7, 8]
    again = stand(table(ROW, CLOSE, agents="ro"), 0, r=8)
    taken(again, 0, "r")
    play(again, "top1 keep rs")
    assert staffers(again, 0) == {"r": 8}
    assert won(again, 0) == {"r": 6}


def test_who_is_sent_on_to_a_token_takes_it() -> None:  # UC-G9, UC-8.8, UC-8.9
    game = stand(stand(table(ROW, CLOSE, agents="ro"), 1, r=5), 0, r=4)
    play(game, "top1 keep j1n")

    assert staffers(game, 0) == {"r": 6}
    assert won(game, 0) == {"r": 4}


def test_a_staffer_stops_at_the_last_token_of_its_lane() -> None:  # UC-8.11
    game = stand(stand(table(ROW, CLOSE, agents="ro"), 1, r=10), 2, r=9)
    taken(game, 1, "r")
    taken(game, 2, "r")
    stand(game, 0, r=7)
    play(game, "top1 keep rs")  # two spaces, but the token on 8 is the last

    assert staffers(game, 0) == {"r": 8}
    assert won(game, 0) == {"r": 6}


def test_before_the_last_token_a_staffer_has_a_free_space_to_go_on_to() -> None:  # UC-13.4
    game = stand(stand(table(ROW, CLOSE, agents="ro"), 1, r=10), 2, r=8)
    taken(game, 1, "r")
    taken(game, 2, "r")
    stand(game, 0, r=7)
    play(game, "top1 keep j1n")  # one space: 8 is taken, 9 has the last token

    assert staffers(game, 0) == {"r": 9}
    assert won(game, 0) == {"r": 7}


def test_a_view_says_what_each_place_would_score() -> None:  # UC-3.4, UC-8.4, UC-8.5, UC-8.9
    game = stand(table(ROW, f"{CLOSE} top1 flip", agents="ro", tokens=RISING), 0, o=6)
    places = {place["move"]: place for place in game.view(0)["places"]}

    assert places["rs"]["meets"] == ["r"]
    assert places["rs"]["advances"] == [
        {"colour": "red", "steps": 1, "from": 0, "to": 1, "token": None},
        {"colour": "orange", "steps": 2, "from": 6, "to": 8, "token": 6},
    ]
    assert (places["rs"]["spaces"], places["rs"]["points"]) == (3, 6)
    assert places["os"]["advances"] == [
        {"colour": "orange", "steps": 3, "from": 6, "to": 9, "token": 7}
    ]
    assert numbers(game, "near")[6] == [NONE] * 12  # it is still in hand


def test_what_the_token_of_the_opposite_side_would_bring_is_shown_doubled() -> None:  # UC-9.3
    game = stand(table("blue red yellow", "joker bs joker rn joker ye"), 0, o=5)
    play(game, "top1 flip")  # a red agent turned orange

    best = max(game.view(0)["places"], key=lambda place: place["points"])
    assert best["advances"][-1]["token"] == 5
    assert best["points"] == 10
