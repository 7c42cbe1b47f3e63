"""Steps A and B: the place is chosen, and cards are played."""

from __future__ import annotations

import pytest

from games.la_agencia.missions import (
    called,
    clause,
    fates,
    info,
    number,
    numbers,
    positions,
    shown,
    sight,
    table,
)

# -- step A -------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_ambassador_alone_opens_the_hall_or_the_garden(first: int) -> None:  # AE-4.1
    game = table("| |", first=first)
    assert game.legal() == ["hall", "garden"]
    assert [game.view(seat)["moves"] != [] for seat in range(3)] == [
        seat == first for seat in range(3)
    ]

    other = (first + 1) % 3
    refusal = game.why_not("hall", seat=other)
    assert refusal is not None
    assert refusal.key == "not-your-turn"


@pytest.mark.parametrize("place", ["hall", "garden"])
def test_the_tile_shows_the_place_to_all(place: str) -> None:  # AE-4.1
    game = table("| |", place)

    assert {game.view(viewer)["place"] for viewer in (0, 1, 2, None)} == {place}


def test_no_card_is_played_before_the_place_is_chosen_and_none_chosen_after() -> None:  # AE-4.2
    game = table("| |")
    assert clause(game, "p1") == "AE-4.1"
    assert game.view(None)["place"] is None

    game.play("hall")
    assert clause(game, "garden") == "AE-5.2"


def test_a_place_may_be_chosen_again_and_again() -> None:  # AE-4.3
    for place in ("hall", "garden"):
        game = table("| |")
        for _ in range(4):
            assert game.legal() == ["hall", "garden"]
            for move in (place, "p1", "p1", "p1"):
                game.play(move)
            while game.view(None)["step"] == "targeting":
                game.play(game.legal()[0])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_agents_fit_into_the_hall_as_there_are_players(seats: int) -> None:  # AE-4.4
    game = table(f"{seats} | 1{' | i' * (seats - 2)}", "hall")
    assert game.view(None)["limit"] == seats

    for _ in range(seats):
        game.play("p1")
    assert fates(game)[:2] == ["welcome", "unwelcome"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_garden_needs_as_many_agents_as_there_are_players(seats: int) -> None:  # AE-4.5
    rest = " | i" * (seats - 1)
    enough = table(f"{seats}{rest}", "garden" + " p1" * seats)
    too_few = table(f"{seats - 1}{rest}", "garden" + " p1" * seats)

    assert fates(enough)[0] == "welcome"
    assert fates(too_few)[0] == "unwelcome"
    assert table(f" {rest}", "garden").view(None)["limit"] == seats


def test_infiltrators_and_recruiters_take_no_room_in_the_hall() -> None:  # AE-4.6, AE-G15
    # The Infiltrator takes one Recruiter away, the other recruits the Agents 5.
    game = table("r1 | r1 | i | 5 | 5 | 1", "hall p1 p1 p1 p1 p1 p1 >0 >3")

    assert fates(game) == ["taken", "swapped", "swapped", "taken", "welcome", "welcome"]
    assert numbers(game, "before") == [0, 0, 0, 0, 0, 5]


def test_infiltrators_and_recruiters_do_not_fill_the_garden() -> None:  # AE-4.6, AE-G15
    game = table("i | i | 2", "garden p1 p1 p1")

    assert fates(game) == ["idle", "idle", "unwelcome"]


# -- step B -------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_player_to_the_ambassadors_left_plays_first_and_he_last(first: int) -> None:  # AE-5.1
    game = table("| | |", "hall", first=first)
    players = []
    for _ in range(4):
        players.append(game.actor)
        game.play("p1")

    assert players == [(first + n) % 4 for n in (1, 2, 3, 4)]


def test_each_player_plays_exactly_one_card_face_up() -> None:  # AE-5.2
    game = table("1 | 2 | 3", "hall p1")

    assert {called(shown(game, 0, viewer)["played"]) for viewer in (0, 1, 2, None)} == {"1"}
    assert positions(game, 0) == "- 2 3 4"
    assert [shown(game, seat, None)["in_play"] for seat in range(3)] == [True, False, False]
    assert clause(game, ">1") == "AE-5.2"
    assert game.actor == 1


def test_any_of_the_four_positions_may_be_played_from() -> None:  # AE-5.3
    game = table("| |", "hall")

    assert game.legal() == ["p1", "p2", "p3", "p4"]
    for place in range(4):
        game = table("| |", f"hall p{place + 1}")

        assert positions(game, 0).split()[place] == "-"
        assert called(shown(game, 0, None)["played"]) == str(place + 1)


def test_who_sees_a_position_is_said_beside_it() -> None:  # AE-5.4, AE-5.5, AE-5.6, AE-5.7
    places = shown(table("| |"), 0, None)["positions"]

    assert [place["seen_by"] for place in places] == ["all", "none", "owner", "others"]


def test_position_1_is_seen_by_all() -> None:  # AE-5.4
    game = table("r1 5 i 3 | |")

    assert [sight(game, 0, viewer)[0] for viewer in (0, 1, 2, None)] == ["r", "r", "r", "r"]


def test_position_2_is_seen_by_nobody() -> None:  # AE-5.5
    game = table("r1 5 i 3 | |")

    assert [sight(game, 0, viewer)[2] for viewer in (0, 1, 2, None)] == ["-", "-", "-", "-"]


def test_position_3_is_seen_by_its_owner_only() -> None:  # AE-5.6
    game = table("r1 5 i 3 | |")

    assert [sight(game, 0, viewer)[4] for viewer in (0, 1, 2, None)] == ["i", "-", "-", "-"]


def test_position_4_is_seen_by_all_but_its_owner() -> None:  # AE-5.7
    game = table("r1 5 i 3 | |")

    assert [sight(game, 0, viewer)[6] for viewer in (0, 1, 2)] == ["-", "3", "3"]


@pytest.mark.parametrize("place", [2, 4])
def test_a_player_may_play_a_card_he_does_not_know_and_learns_it(place: int) -> None:  # AE-5.8
    game = table("r1 5 i 3 | |", "hall")
    assert f"p{place}" in game.view(0)["moves"]
    assert sight(game, 0, 0)[2 * place - 2] == "-"

    game.play(f"p{place}")
    assert called(shown(game, 0, 0)["played"]) == ("5" if place == 2 else "3")


def test_later_players_see_the_cards_played_before() -> None:  # AE-5.9
    game = table("2 4 | r1 i | 1", "hall p2 p2")

    assert game.actor == 2
    assert [called(shown(game, seat, 2)["played"]) for seat in range(3)] == ["4", "i", "-"]


def test_nothing_is_resolved_before_all_have_played() -> None:  # AE-3.4, AE-5.1
    game = table("1 | r1 | 5", "hall p1 p1")

    assert fates(game) == ["waiting"] * 3
    assert (info(game), number(game, "reward")) == ([5, 5, 5], 0)
