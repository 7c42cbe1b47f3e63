"""How a game ends, and who has won: the Standard side and the Classified one (UC-9, UC-11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pytest

import tradecraft as tc
from games.undercover.meetings import RISING, clause, number, staffers, stand, table, won
from games.undercover.referee import RING
from tradecraft.games.undercover import GAME

ROW: Final = "red orange yellow"
CLOSE: Final = "joker on joker rn joker ye"  # the first round
Row = Mapping[str, int]


def at_the_end(  # what may stand there, by name
    *, spaces: Sequence[Row] = (), tokens: Sequence[Row] = (), colours: str = ROW, **options: int
) -> tc.Play:
    """End a game with Staffers on these spaces, and these tokens, by seat and colour.

    It ends by the limit of rounds, with jokers that move nobody in the first.
    """
    limits = {"round_limit": 1, "classified_limit": 1}
    moves = CLOSE.split() if colours == ROW else "joker on joker yn joker rn joker bs".split()
    game = table(colours, " ".join(moves[:-2]), "", 0, RISING, **(limits | options))
    for seat, row in enumerate(spaces):
        stand(game, seat, **row)
    for seat, row in enumerate(tokens):
        for colour, value in row.items():
            game.positions["won"][0, seat, RING.index(colour)] = value
    for move in moves[-2:]:
        game.play(move)
    assert game.actor is None
    return game


def finished(game: tc.Play, seat: int, but: str = "") -> tc.Play:
    """Let a player have taken the last token of each lane but these."""
    for lane, colour in enumerate(RING):
        if colour not in but:
            game.positions["staffer"][0, seat, lane] = 10
            game.positions["won"][0, seat, lane] = 8
            game.positions["token"][0, lane, 10] = 0
    return game


# -- the Standard side -----------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_round_of_the_sixth_token_is_the_last(first: int) -> None:  # UC-9.1
    game = finished(table(ROW, CLOSE, first=first), 0)
    turns: list[int] = []
    while game.actor is not None:
        assert game.view(0)["last_round"] == (0 in turns)
        turns.append(int(game.actor))
        while game.actor == turns[-1]:
            game.play(game.legal()[0])

    assert turns == [first, (first + 1) % 3, (first + 2) % 3]  # round 2, to its end


def test_five_tokens_end_nothing() -> None:  # UC-9.1
    game = finished(table(ROW, CLOSE, agents="ro"), 0, but="rb")
    game.positions["staffer"][0, 0, 0] = 5
    for move in "top1 keep j1n".split():
        game.play(move)

    assert len(won(game, 0)) == 5
    assert number(game, "ending") == 0


def test_the_tokens_are_added_and_that_of_the_opposite_side_counts_double() -> None:
    # UC-9.2, UC-9.3, UC-2.8
    game = at_the_end(tokens=[{"r": 8, "g": 7}, {"r": 7, "g": 6}, {"p": 4}])

    assert game.points == [8 + 2 * 7, 7 + 6, 2 * 4]  # across: green, blue, purple


def test_most_points_win() -> None:  # UC-9.4, UC-3.1
    game = at_the_end(tokens=[{"r": 8}, {"r": 7, "g": 5}, {"o": 4}])

    assert game.points == [8, 12, 4]
    assert game.winners == [1]
    assert game.returns == [0, 60, 0]
    assert game.asked(0) == "Berlin wins with 12 points."


def test_a_tie_is_won_by_the_most_staffers_in_the_rightmost_column() -> None:  # UC-9.5, UC-H14
    tokens = [{"r": 8}, {"o": 8}, {}]
    one = at_the_end(tokens=tokens, spaces=[{"r": 8, "b": 9}, {"o": 8, "b": 10}, {}])
    two = at_the_end(tokens=tokens, spaces=[{"r": 8, "b": 9}, {"o": 9, "g": 9}, {}])

    assert one.winners == [1]
    assert two.winners == [1]
    assert two.asked(0) == (
        "Berlin wins the tie at 8 points, with the most Staffers in column 9, "
        "the rightmost that counts: 2."
    )


def test_who_is_still_tied_wins_with_the_others() -> None:  # UC-9.6
    tokens = [{"r": 8}, {"o": 8}, {"b": 8}]
    pair = at_the_end(tokens=tokens, spaces=[{"r": 8}, {"o": 8}, {"b": 7}])
    all_ = at_the_end(tokens=tokens, spaces=[{"r": 8}, {"o": 8}, {"b": 8}])

    assert (pair.winners, pair.returns) == ([0, 1], [30, 30, 0])
    assert (all_.winners, all_.returns) == ([0, 1, 2], [20, 20, 20])
    assert pair.asked(2) == "Moscow and Berlin share the victory with 8 points each."


def test_only_staffers_of_those_tied_say_which_column_counts() -> None:  # UC-H14
    tokens = [{"r": 8}, {"o": 8}, {"b": 7}]
    spaces = [{"r": 8}, {"o": 9}, {"b": 10}]
    house = at_the_end(tokens=tokens, spaces=spaces)
    other = at_the_end(tokens=tokens, spaces=spaces, tie_all_staffers=1)

    assert house.winners == [1]
    assert other.winners == [0, 1]  # column 10: neither has a Staffer there
    assert "share" in other.asked(0)


def test_those_with_fewer_staffers_there_drop_out() -> None:  # UC-H28
    four = "red yellow orange blue"
    tokens = [{"o": 8}, {"o": 8}, {"o": 8}, {"b": 7}]
    game = at_the_end(
        tokens=tokens,
        spaces=[{"r": 9, "y": 9}, {"o": 9, "g": 9}, {"b": 9, "r": 8, "o": 8}, {}],
        colours=four,
    )

    assert game.winners == [0, 1]


@pytest.mark.parametrize("classified", [0, 1])
def test_if_nobody_tied_is_on_the_track_all_of_them_win(classified: int) -> None:  # UC-H28
    game = at_the_end(classified=classified)

    assert game.points == [0, 0, 0]
    assert game.winners == [0, 1, 2]


def test_after_so_many_rounds_a_game_is_scored_all_the_same() -> None:  # UC-H27, UC-H23
    assert [o.default for o in GAME.options if o.name == "round_limit"] == [200]
    assert [o.default for o in GAME.options if o.name == "classified_limit"] == [30]
    for options in ({"round_limit": 1}, {"classified": 1, "classified_limit": 1}):
        game = table(ROW, "joker on joker rn", "", 0, RISING, **options)
        assert game.view(0)["last_round"]
        told = [line for move in ("joker", "ye") for line in game.play(move)]
        assert game.actor is None
        assert told[3] == "1 round has been played: the game is over."
        assert clause(game, "top1") == "UC-9.2"
    assert table(ROW, CLOSE, round_limit=2, classified_limit=1).actor == 0


# -- Classified ------------------------------------------------------------------------------------


def moved(start: int, others: Sequence[int], keep: str = "rs", **options: int) -> int:
    """Let a red Staffer move two spaces (or one: `j1n`); say where it ends."""
    game = table(ROW, CLOSE, "ro", 0, RISING, classified=1, **options)
    for seat, space in enumerate(others, 1):
        stand(game, seat, r=space)
    stand(game, 0, r=start)
    for move in ("top1", "keep", keep):
        game.play(move)
    return staffers(game, 0)["r"]


def test_classified_has_no_tokens() -> None:  # UC-11.1, UC-11.11
    game = table(ROW, CLOSE, "ro", classified=1)
    stand(game, 0, r=7)

    assert GAME.start(3, {"classified": 1})["actor"][0] == 0  # no tokens are laid
    for move in "top1 keep rs".split():
        game.play(move)
    assert staffers(game, 0) == {"r": 9}
    assert won(game, 0) == {}
    assert [space["points"] for space in game.view(0)["lanes"][0]["spaces"]] == [
        *(-10, -8, -7, -4, 0, 6, 11, 15, 18, 20, 21)  # UC-11.7, UC-H6
    ]


def test_with_two_players_the_last_column_is_blocked() -> None:  # UC-11.2
    pair = table("yellow blue", "joker pw joker rn", "ro", classified=1)
    trio = table(ROW, CLOSE, "ro", classified=1)
    for game, place in ((pair, "rw"), (trio, "rs")):
        stand(game, 0, r=9)
        for move in ("top1", "keep", place):
            game.play(move)

    assert [s["blocked"] for s in pair.view(0)["lanes"][3]["spaces"]] == [False] * 10 + [True]
    assert [s["blocked"] for s in trio.view(0)["lanes"][3]["spaces"]] == [False] * 11
    assert staffers(pair, 0)["r"] == 10
    assert staffers(trio, 0)["r"] == 11


def test_a_classified_staffer_stops_in_the_last_column_only() -> None:  # UC-11.3
    assert moved(8, []) == 10
    assert moved(10, []) == 11
    assert moved(11, []) == 11
    assert moved(8, [10]) == 11  # on from where another stands


def test_a_classified_staffer_stops_where_all_further_spaces_are_taken() -> None:
    # UC-11.3, UC-H13
    assert moved(9, [11]) == 10  # two spaces would end on a Staffer, with nothing beyond
    assert moved(9, [10, 11]) == 9  # never back
    assert moved(10, [11], keep="j1n") == 10
    assert moved(8, [10, 11]) == 9


def test_it_can_be_agreed_on_that_such_a_staffer_does_not_move_at_all() -> None:  # UC-H13
    assert moved(9, [11], overshoot_stays=1) == 9
    assert moved(8, [10], overshoot_stays=1) == 11


@pytest.mark.parametrize(("line", "last"), [(4, 5), (5, 6), (6, 7)])
def test_the_sixth_staffer_beyond_the_black_line_ends_the_game(line: int, last: int) -> None:
    # UC-11.4, UC-H8
    for short in (0, 1):
        game = table(ROW, CLOSE, "ro", classified=1, black_line=line)
        stand(game, 0, r=last - 1 - short, o=last, y=last, g=last, b=last, p=last)
        for move in "top1 keep j1n".split():
            game.play(move)
        assert number(game, "ending") == 1 - short
        spaces = game.view(0)["lanes"][0]["spaces"]
        assert [s["space"] for s in spaces if s["beyond_line"]] == [*range(line + 1, 12)]


def test_each_staffer_brings_what_stands_below_its_column() -> None:  # UC-11.6, UC-11.7, UC-11.9
    values = [0, -10, -8, -7, -4, 0, 6, 11, 15, 18, 20, 21]
    for space, value in enumerate(values):
        game = at_the_end(spaces=[{"r": space}, {}, {}], classified=1)
        assert game.points == [value, 0, 0]
    assert at_the_end(spaces=[{"r": 2}, {}, {}], classified=1, second_value=-9).points[0] == -9


def test_the_special_staffer_counts_double_for_better_or_worse() -> None:  # UC-11.8, UC-H7
    game = at_the_end(spaces=[{"g": 2}, {"b": 11}, {"o": 4}], classified=1, second_value=-9)

    assert game.points == [-18, 42, -4]
    assert game.view(2)["seats"][0]["points"] == -18  # all can see the track


def test_classified_is_scored_from_the_starting_player_on_and_most_points_win() -> None:
    # UC-11.5, UC-11.10
    game = at_the_end(spaces=[{"r": 7}, {"r": 6}, {"y": 7, "b": 3, "g": 4}], classified=1)
    tied = at_the_end(spaces=[{"r": 7}, {"b": 0, "o": 7}, {"y": 7}], classified=1)
    broken = at_the_end(spaces=[{"r": 11, "y": 6, "p": 3}, {"o": 10}, {"g": 10}], classified=1)

    assert (game.points, game.winners) == ([11, 6, 0], [0])
    assert tied.winners == [0, 1, 2]
    assert (broken.points, broken.winners) == ([20, 20, 20], [0])


def test_the_points_are_told_in_the_order_of_the_turns() -> None:  # UC-11.5, UC-9.2
    for options in ({"round_limit": 1}, {"classified": 1, "classified_limit": 1}):
        game = table(ROW, "joker on joker rn joker", "", 1, RISING, **options)
        told = game.play("ye")
        assert [line.split(":")[0] for line in told if line.endswith(": 0 points.")] == [
            *("Berlin", "Peking", "Moscow")
        ]
