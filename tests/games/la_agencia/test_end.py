"""Steps D and E, and how a game ends and is won."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import tradecraft as tc
from games.la_agencia.missions import (
    clause,
    ended,
    info,
    number,
    numbers,
    pile,
    positions,
    shown,
    sight,
    table,
    value,
)


def leave(game: tc.Play, finals: Sequence[int], values: Sequence[int]) -> None:
    """Give each player the points that bring him to this final value."""
    for seat, (final, cards) in enumerate(zip(finals, values, strict=True)):
        game.positions["info"][0, seat] = final - cards


# -- steps D and E ------------------------------------------------------------------------------


def test_each_player_draws_the_top_card_of_his_own_deck() -> None:  # AE-7.1
    game = table("1 2 3 4 5 r1 r2 i | 5 4 3 2 i r1 r2 1 | 2 1 3 4 r2 r1 5 i", "hall p1 p1 p1")

    assert [positions(game, seat).split()[0] for seat in range(3)] == ["5", "i", "r2"]
    assert [pile(game, seat) for seat in range(3)] == ["r1 r2 i 1", "r1 r2 1 5", "r1 5 i 2"]


@pytest.mark.parametrize(
    ("place", "seen"),
    [(1, "5555"), (2, "----"), (3, "5---"), (4, "-55-")],
)
def test_the_new_card_lies_where_the_played_one_did_and_is_seen_as_it_was(
    place: int, seen: str
) -> None:  # AE-7.2
    game = table("1 2 3 4 5 | |", f"hall p{place} p1 p1")
    while game.actor == 0 and game.view(0)["step"] == "targeting":
        game.play(game.legal()[0])

    assert positions(game, 0).split()[place - 1] == "5"
    assert "".join(sight(game, 0, v).split()[place - 1] for v in (0, 1, 2, None)) == seen


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_next_player_clockwise_becomes_the_ambassador(first: int) -> None:  # AE-7.3
    game = table("1 | 2 | 3", "hall p1 p1 p1", first=first)

    assert number(game, "ambassador") == game.actor == (first + 1) % 3


def test_a_token_is_returned_when_the_role_comes_back_to_who_keeps_them() -> None:  # AE-7.4
    game = table("| |", first=1)
    found = []
    while game.actor is not None:
        hand = number(game, "hand")
        game.play(game.legal()[0])
        if number(game, "hand") > hand:
            found.append((number(game, "ambassador"), number(game, "tokens")))

    rounds = [
        (2, 4),
        (0, 4),
        (1, 3),
        (2, 3),
        (0, 3),
        (1, 2),
        (2, 2),
        (0, 2),
        (1, 1),
        (2, 1),
        (0, 1),
    ]
    assert found == [*rounds, (1, 0)]


def test_the_game_is_over_at_once_when_the_last_token_is_returned() -> None:  # AE-7.5
    game = ended()

    assert (number(game, "tokens"), number(game, "hand")) == (0, 12)
    assert game.actor is None
    assert game.legal() == []
    assert game.winners
    assert clause(game, "hall") == "AE-7.5"


def test_before_the_last_token_is_returned_nobody_has_won() -> None:  # AE-7.6
    game = table("1 | 2 | 3", "hall p1 p1 p1")

    assert game.winners == []
    assert game.returns is None
    assert game.legal() == ["hall", "garden"]


def test_the_round_tokens_never_change_hands() -> None:  # AE-7.7
    game = table("| |", first=1)
    keepers = set()
    while game.actor is not None:
        keepers.add(game.view(None)["first"])
        game.play(game.legal()[0])

    assert keepers == {1}


# -- the count ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_final_value_is_the_information_and_the_values_in_the_deck(seats: int) -> None:  # AE-8.1
    game = ended(seats)
    decks = [value(pile(game, seat)) for seat in range(seats)]

    assert game.points == [a + b for a, b in zip(info(game), decks, strict=True)]
    assert [shown(game, seat, None)["deck_value"] for seat in range(seats)] == decks


def test_during_the_game_the_decks_do_not_count_yet() -> None:  # AE-8.1
    game = table("1 | 2 | 3", "hall p1 p1 p1")

    assert game.points == info(game)
    assert shown(game, 0, 0)["deck_value"] is None


@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_highest_final_value_wins(best: int) -> None:  # AE-8.2
    game = ended()
    decks = [value(pile(game, seat)) for seat in range(3)]
    leave(game, [21 if seat == best else 20 for seat in range(3)], decks)

    assert game.winners == [best]
    assert game.returns == [60 if seat == best else 0 for seat in range(3)]


def test_on_equal_values_the_better_deck_wins() -> None:  # AE-8.3
    game = ended()
    decks = [value(pile(game, seat)) for seat in range(3)]
    leave(game, [20, 20, 20], decks)
    assert decks.count(max(decks)) == 1

    assert game.points == [20, 20, 20]
    assert game.winners == [decks.index(max(decks))]


def test_a_better_deck_does_not_help_who_has_less() -> None:  # AE-8.3
    game = ended()
    decks = [value(pile(game, seat)) for seat in range(3)]
    best = decks.index(max(decks))
    leave(game, [20 - (seat == best) for seat in range(3)], decks)

    assert best not in game.winners


def test_on_equal_decks_too_the_victory_is_shared() -> None:  # AE-8.4
    game = ended()
    game.positions["deck"][0, 1, :4] = game.positions["deck"][0, 0, :4]
    decks = [value(pile(game, seat)) for seat in range(3)]
    leave(game, [20, 20, 5], decks)

    assert game.winners == [0, 1]
    assert game.returns == [30, 30, 0]


def test_what_lies_on_the_reward_tile_is_nobodys() -> None:  # AE-8.5
    game = table("r1 | 1 | 1")
    while game.actor is not None:
        game.play(game.legal()[0])
    assert number(game, "reward") > 0

    points = game.points
    game.positions["reward"][0] += 50
    assert game.points == points
    assert sum(points) == sum(info(game)) + sum(value(pile(game, s)) for s in range(3))


def test_what_a_player_has_is_told_as_it_changes() -> None:  # AE-8.1
    game = table("2 | 5 | 1", "hall p1 p1 p1")

    assert numbers(game, "change") == [1, -3, 1]
