"""The Python door: what a person types in a notebook."""

from __future__ import annotations

import itertools
import json
import random
import subprocess
import sys
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tradecraft as tc
from laws.little.games import GAME as LITTLE
from tradecraft.kernel.errors import (
    BadOption,
    IllegalMove,
    NoSuchGame,
    NotAMove,
    NotYourTurn,
)
from tradecraft.kernel.words import LANGUAGES
from tradecraft.play import Choice
from tradecraft.registry import GAMES

HIDDEN = "+7 +0 +4  +5 +3 +9".split()
EVERY = pytest.mark.parametrize("name", GAMES)


def hunt(*moves: str, first: int = 0, **options: int) -> tc.Play:
    """Play Agent Hunter by hand, the dealer's draw too."""
    play = tc.start("agent_hunter", options=options, dealer="manual")
    for move in [*HIDDEN, f"first={first}", *moves]:
        play.play(move)
    return play


def at_random(play: tc.Play, seed: int = 0) -> Iterator[str]:
    """Play a game to its end, giving each move after it was played."""
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    while play.actor is not None:
        move = chance.choice(play.legal())
        play.play(move)
        yield move


def state(play: tc.Play) -> tuple[object, ...]:
    """Give all that a play holds, byte by byte."""
    kept = {name: value for name, value in vars(play).items() if name != "positions"}
    return play.positions.tobytes(), json.dumps(kept, default=str)


# -- games --------------------------------------------------------------------------------------


def test_the_games_are_known_by_name() -> None:
    assert isinstance(tc.games(), Mapping)
    assert tc.games()["agent_hunter"] is GAMES["agent_hunter"]
    assert [*tc.games()] == [*GAMES]


@pytest.mark.parametrize(
    "lines",
    [
        "import tradecraft as tc; tc.games(); import tradecraft.games.agent_hunter as room",
        "import tradecraft.games.agent_hunter as room; import tradecraft as tc",
        "from tradecraft.games import agent_hunter as room; import tradecraft as tc",
        "import tradecraft as tc; tc.start('agent_hunter'); room = tc.games.agent_hunter",
    ],
)
def test_the_games_and_the_folder_of_their_rooms_share_a_name(lines: str) -> None:
    tried = f"{lines}; assert tc.games()['agent_hunter'] is tc.games.agent_hunter.GAME is room.GAME"

    done = subprocess.run(
        [sys.executable, "-c", tried], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_what_the_package_offers_is_there() -> None:
    assert {name for name in tc.__all__ if getattr(tc, name, None) is None} == set()
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = tc.nothing


@pytest.mark.parametrize(
    ("wrong", "error", "says"),
    [
        ({"game": "chess"}, NoSuchGame, "no game called chess"),
        ({"seats": 3}, BadOption, "cannot be played by 3"),
        ({"seats": 0}, BadOption, "cannot be played by 0"),
        ({"seats": 2.0}, BadOption, "cannot be played by 2.0"),
        ({"seats": "2"}, BadOption, "cannot be played by 2"),
        ({"game": 7}, NoSuchGame, "no game called 7"),
        ({"lang": "xx"}, BadOption, "speaks “xx”"),
        ({"options": {"knights": 2}}, BadOption, "no option called knights"),
        ({"options": {"spies": 2}}, BadOption, "from 3 to 10, not 2"),
        ({"options": {"spies": 11}}, BadOption, r"\(AH-S1\)"),
        ({"options": {"spies": 4.0}}, BadOption, "whole number"),
        ({"options": {"spies": "4"}}, BadOption, "whole number"),
        ({"options": {"spies": 4}}, BadOption, r"\(AH-11.4\)"),
        ({"dealer": "me"}, BadOption, "“auto” or “manual”, not “me”"),
        ({"seed": -1}, BadOption, "seed"),
        ({"seed": "7"}, BadOption, "seed"),
        ({"seed": 7.5}, BadOption, "seed"),
    ],
)
def test_a_game_that_cannot_be_started_is_refused_in_a_sentence(
    wrong: dict[str, Any], error: type[tc.Refused], says: str
) -> None:
    with pytest.raises(error, match=says):
        tc.start(**({"game": "agent_hunter"} | wrong))


def test_a_game_that_is_at_hand_need_not_be_registered() -> None:
    play = tc.start(LITTLE, seats=3, seed=1)

    assert (play.game, play.seats) == (LITTLE, 3)
    assert repr(play) == "<Play of dead_drop, 2 moves, actor 0>"


# -- playing ------------------------------------------------------------------------------------


def test_a_legal_move_is_its_notation_with_a_label_in_plain_words() -> None:
    legal = tc.start("agent_hunter").legal()

    assert legal == [f"+{spy}" for spy in range(10)]
    assert isinstance(legal[7], Choice)
    assert legal[7].label == "Lay the 7 face down into the empty hideout"


def test_a_play_speaks_the_language_that_is_asked_for() -> None:
    labels = {tc.start("agent_hunter", lang=lang).legal()[0].label for lang in LANGUAGES}

    assert len(labels) == len(LANGUAGES)


def test_the_actor_is_a_seat_or_the_dealer_or_none_at_the_end() -> None:
    play = tc.start(LITTLE, dealer="manual")
    actors = [play.actor]
    for move in ("colour=red", "number=1", "@a", "?a"):
        play.play(move)
        actors.append(play.actor)

    assert actors == [tc.DEALER, tc.DEALER, 0, 1, None]
    assert play.legal() == []


def test_playing_tells_what_happened_as_its_mover_saw_it() -> None:
    play = hunt()

    assert "3" in play.play("3>b")[0]
    courier = tc.start(LITTLE, seed=1)
    assert courier.play("@b") == ["Hide the dossier in drop b"]
    assert courier.play("?a") == ["Open drop a", "The drop is empty."]


def test_the_mover_is_not_told_what_only_the_dealer_saw() -> None:
    play = tc.start(LITTLE, dealer="manual")

    assert play.play("colour=red") == ["The dealer draws something for the courier"]


@EVERY
def test_a_random_game_can_be_played_to_its_end(name: str) -> None:
    play = tc.start(name, seed=3)
    for ply, _ in enumerate(at_random(play), 1):
        assert len(play.moves) >= ply
        assert play.actor != tc.DEALER

    assert play.actor is None
    assert play.returns is not None
    assert len(play.returns) == play.seats


# -- refusals -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "seat", "error", "says"),
    [
        ("zz", None, NotAMove, "Nobody can read “zz”"),
        ("", None, NotAMove, "Nobody can read"),
        (" 3>b", None, NotAMove, "Nobody can read"),
        ("z" * 5_000, None, NotAMove, "Nobody can read"),
        ("3>b", 1, NotYourTurn, "not the turn of seat 1; seat 0 decides now"),
        ("3>b", 9, NotYourTurn, "not the turn of seat 9"),
        ("7>b", None, IllegalMove, r"\(AH-3.4\)"),
        ("7>b", 0, IllegalMove, r"\(AH-3.4\)"),
        ("+3", None, IllegalMove, r"\(AH-4.2\)"),
        ("first=1", None, IllegalMove, r"\(AH-3.8\)"),
        ("+?", None, IllegalMove, "how others see a move"),
    ],
)
def test_a_refusal_says_why_and_leaves_everything_as_it_was(
    move: str, seat: int | None, error: type[tc.Refused], says: str
) -> None:
    play = hunt()
    before = state(play)
    refusal = play.why_not(move, seat)

    assert isinstance(refusal, error)
    with pytest.raises(error, match=says):
        play.play(move, seat)
    with pytest.raises(error, match=says):
        raise refusal
    assert all(refusal.tell(lang) for lang in LANGUAGES)
    assert state(play) == before
    play.play("3>b", 0)


def test_nothing_forbids_a_legal_move() -> None:
    play = hunt()
    before = state(play)

    assert [play.why_not(move) for move in play.legal()] == [None] * len(play.legal())
    assert play.why_not("3>b", seat=0) is None
    assert state(play) == before


@EVERY
def test_whatever_is_not_listed_is_refused_and_changes_nothing(name: str) -> None:
    play = tc.start(name, seed=5)
    while play.actor is not None and len(play.moves) < 9:
        listed, before = set(play.legal()), state(play)
        for move in range(play.game.moves.total):
            text = play.game.write(move)
            assert (play.why_not(text) is None) == (text in listed)
        assert state(play) == before
        play.play(min(listed))


def test_after_the_end_every_move_is_refused() -> None:
    play = tc.start(LITTLE, seed=1)
    for move in ("@a", "?a"):
        play.play(move)
    before = state(play)

    for seat in (None, 0, 1):
        with pytest.raises(IllegalMove, match=r"The game is over. \(DD-4\)"):
            play.play("?b", seat)
    assert state(play) == before


# -- the dealer ---------------------------------------------------------------------------------


def test_the_dealer_draws_by_himself_as_soon_as_it_is_his_turn() -> None:
    play = tc.start(LITTLE, seed=4)
    assert (play.actor, len(play.moves)) == (0, 2)

    hunter = tc.start("agent_hunter", seed=4)
    for move in HIDDEN:
        hunter.play(move)
    assert hunter.actor in (0, 1)
    assert len(hunter.moves) == 7


def test_the_dealers_draws_can_be_typed_in() -> None:
    play = tc.start(LITTLE, dealer="manual")
    assert play.actor == "dealer"
    assert play.legal() == ["colour=red", "colour=blue"]
    assert isinstance(play.why_not("colour=red", seat=0), NotYourTurn)

    play.play("colour=blue")
    play.play("number=2")
    assert play.view(0)["colour"] == "blue"
    assert play.view(0)["number"] == 2


def test_the_same_seed_draws_the_same_and_another_another() -> None:
    drawn = [tc.start(LITTLE, seed=seed, options={"numbers": 40}).moves for seed in range(40)]

    assert drawn == [tc.start(LITTLE, seed=n, options={"numbers": 40}).moves for n in range(40)]
    assert len({tuple(moves) for moves in drawn}) > 10


def test_a_draw_depends_on_the_seed_and_the_ply_alone() -> None:
    first, other = (tc.start("agent_hunter", seed=11) for _ in range(2))
    for mine, theirs in zip(HIDDEN, "+1 +2 +3 +4 +5 +6".split(), strict=True):
        first.play(mine)
        other.play(theirs)

    assert first.moves[6] == other.moves[6]


def test_without_a_seed_the_dealer_cannot_be_foreseen() -> None:
    seeds = {tc.start(LITTLE).seed for _ in range(20)}

    assert len(seeds) == 20
    assert min(seeds) >= 0


def test_every_draw_comes_as_often_as_the_dealers_chances_say() -> None:
    reds = sum(tc.start(LITTLE, seed=seed).view(0)["colour"] == "red" for seed in range(600))

    assert reds == pytest.approx(300, abs=60)


# -- views --------------------------------------------------------------------------------------


@EVERY
def test_a_view_is_json_and_says_whose_it_is(name: str) -> None:
    play = tc.start(name, seed=6)
    for _ in itertools.islice(at_random(play, 6), 400):
        for viewer in (*range(play.seats), None):
            view = play.view(viewer)
            assert json.loads(json.dumps(view)) == view
            assert (view["game"], view["viewer"], view["actor"]) == (name, viewer, play.actor)
            assert view["moves"] == (list(play.legal()) if viewer == play.actor else [])
            assert len(view["names"]) == play.seats
            assert play.asked(viewer)


@EVERY
def test_looking_changes_nothing(name: str) -> None:
    play = tc.start(name, seed=6)
    before = state(play)
    for viewer in (*range(play.seats), None):
        play.view(viewer)
        play.asked(viewer)
    _ = (
        play.record(),
        play.points,
        play.returns,
        play.winners,
        play.legal(),
        repr(play),
        play.copy(),
    )

    assert state(play) == before


def test_each_seat_sees_its_own_and_a_spectator_neither() -> None:
    play = hunt()
    hands = {
        viewer: [side["hand"] for side in play.view(viewer)["sides"]] for viewer in (0, 1, None)
    }

    assert hands[0] == [[1, 2, 3, 5, 6, 8, 9], None]
    assert hands[1] == [None, [0, 1, 2, 4, 6, 7, 8]]
    assert hands[None] == [None, None]


@pytest.mark.parametrize("seat", [-4, -1, 2, 99, 0.0, "0"])  # -4 is the kernel's spectator
def test_there_is_no_view_of_a_seat_that_there_is_not(seat: Any) -> None:  # noqa: ANN401
    play = hunt()

    with pytest.raises(BadOption, match=f"no seat {seat}"):
        play.view(seat)
    with pytest.raises(BadOption, match=f"no seat {seat}"):
        play.asked(seat)


def test_who_is_asked_is_told_so_and_the_others_wait() -> None:
    play = tc.start(LITTLE, seed=1)

    assert play.asked(0) == "Hide the dossier in a closed drop."
    assert play.asked(1) == play.asked(None) == "The courier is hiding the dossier."


@given(st.integers(0, 2**32), st.integers(0, 2**32))
def test_two_games_that_look_the_same_to_a_seat_are_shown_the_same(one: int, two: int) -> None:
    first, second = (tc.start(LITTLE, seed=seed, options={"numbers": 40}) for seed in (one, two))
    for mine, theirs in (("@a", "@b"), ("?c", "?c"), ("@b", "@b"), ("?a", "?a")):
        for viewer in (1, None):
            assert json.dumps(first.view(viewer)) == json.dumps(second.view(viewer))
            assert first.asked(viewer) == second.asked(viewer)
        first.play(mine)
        second.play(theirs)


# -- how it ends --------------------------------------------------------------------------------


def test_nobody_has_won_and_nothing_is_paid_before_the_end() -> None:
    play = hunt("3>b")

    assert play.returns is None
    assert play.winners == []
    assert play.points == [1, 0]


def test_the_highest_return_has_won() -> None:
    play = tc.start(LITTLE, seats=3, seed=1)
    for move in ("@a", "?b", "@c", "?c"):
        play.play(move)

    assert play.returns == [-1, 1, 1]
    assert play.winners == [1, 2]
    assert play.points == [1, 0, 1]


def test_a_first_place_is_shared_or_nobody_has_it() -> None:
    def drawn(**options: int) -> tc.Play:
        return hunt("1>a", turn_cap=1, **options)

    shared, nobodys = drawn(), drawn(draw_is_shared=0)
    assert (shared.actor, shared.returns, shared.winners) == (None, [0, 0], [0, 1])
    assert (nobodys.actor, nobodys.returns, nobodys.winners) == (None, [-1, -1], [])


# -- copies -------------------------------------------------------------------------------------


@EVERY
def test_a_copy_goes_its_own_way(name: str) -> None:
    play = tc.start(name, seed=8)
    for _ in range(3):
        play.play(play.legal()[0])
    before, twin = state(play), play.copy()
    assert state(twin) == before

    for _ in at_random(twin, 1):
        pass
    assert state(play) == before
    finished = state(twin)
    play.play(play.legal()[-1])
    assert state(twin) == finished


def test_a_copy_has_options_of_its_own_and_draws_as_the_first_would() -> None:
    play = tc.start("agent_hunter", seed=9)
    twin = play.copy()
    twin.options["decoys"] = 0
    assert play.options["decoys"] == 5

    twin = play.copy()
    for game in (play, twin):
        for move in HIDDEN:
            game.play(move)
    assert play.moves == twin.moves
    assert not np.shares_memory(play.positions, twin.positions)
