"""What each viewer is shown: all that he may know, exactly, and nothing that he may not."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Final

import pytest

import tradecraft as tc
from games.agent_hunter.hunting import HIDDEN, deal, side, table
from games.agent_hunter.referee import Event, Referee, arrangements
from tradecraft.games.agent_hunter import GAME
from tradecraft.games.agent_hunter.rules import GONE

VIEWERS: Final = (0, 1, None)
SETTINGS: Final[list[dict[str, int]]] = [
    {"spies": 4, "hideouts": 2, "decoys": 1},
    {"spies": 5, "hideouts": 3, "decoys": 2},
    {"spies": 6, "hideouts": 3, "answer_when_lost": 0},
    {"spies": 5, "hideouts": 2, "attack_ruins": 1, "quiet_turns": 8},
    {"spies": 5, "hideouts": 2, "refill_at_end": 1},
    {"spies": 5, "hideouts": 2, "quiet_turns": 3},  # many a tie, broken by the hands
    {"spies": 5, "hideouts": 2, "quiet_turns": 3, "tie_counts_hideouts": 1},
    {"spies": 5, "hideouts": 2, "quiet_turns": 8, "open_end": 1},
]
every_setting = pytest.mark.parametrize("options", SETTINGS, ids=str)


def sent(game: tc.Play, viewer: int | None) -> bytes:
    """Give what is sent to a viewer, as bytes."""
    return json.dumps(game.view(viewer), sort_keys=True).encode()


def plies(
    options: dict[str, int], games: int, seed: int = 1
) -> Iterator[tuple[tc.Play, list[Event]]]:
    """Give random games at each ply, with their public story."""
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    for _ in range(games):
        game = tc.start("agent_hunter", options=options, dealer="manual")
        referee = Referee(**options)
        yield game, referee.story
        while moves := GAME.legal(game.positions):
            move = GAME.write(chance.choice(moves))
            game.play(move)
            referee.play(move)
            yield game, referee.story


# -- what all can know ----------------------------------------------------------------------------


def see_that_the_notes_are_exact(game: tc.Play, story: list[Event]) -> None:
    """Compare the notes on both sides with what the referee deduces from the public story."""
    for seat in (0, 1):
        possible = arrangements(story, seat, **game.options)
        hideouts = zip(*possible, strict=True)
        could_be = [sorted({spy for spy in spies if spy is not None}) for spies in hideouts]
        where = game.positions["where"][0, seat].tolist()
        left = {spy for spy, place in enumerate(where) if place != GONE}
        for viewer in VIEWERS:
            seen = side(game, seat, viewer)

            assert [hideout["could_be"] for hideout in seen["hideouts"]] == could_be
            assert seen["surely_in_hand"] == sorted(left.difference(*possible))


@every_setting
def test_the_notes_say_all_that_can_be_known_and_no_more(
    options: dict[str, int],
) -> None:  # AH-H9
    for game, story in plies(options, games=12):
        see_that_the_notes_are_exact(game, story)


def test_so_do_the_notes_of_the_published_game() -> None:  # AH-H9
    for ply, (game, story) in enumerate(plies({}, games=8)):
        if ply % 9 == 0 or game.actor is None:
            see_that_the_notes_are_exact(game, story)


def test_the_notes_at_the_end_reckon_with_the_sums_that_are_told() -> None:  # AH-H9, AH-H15
    # One hideout each, and no points: a hand of 6 out of 0 to 4 tells that the 4 is not in it.
    options = {"spies": 5, "hideouts": 1, "quiet_turns": 2}
    game, referee = table("+4 +1 0>a 0>a", **options), Referee(**options)
    for move in ("+4", "+1", "first=0", "0>a", "0>a"):
        referee.play(move)

    assert [side(game, seat, None)["sum"] for seat in (0, 1)] == [6, 9]
    see_that_the_notes_are_exact(game, referee.story)


def test_without_notes_the_rest_of_the_view_is_the_same() -> None:  # AH-H9
    for moves in ("6>b", "6>b 1>a a^", "a>b 1>b"):
        with_notes, without = table(f"{HIDDEN} {moves}"), table(f"{HIDDEN} {moves}", notes=0)
        for viewer in VIEWERS:
            expected = with_notes.view(viewer)
            for seat in expected["sides"]:
                seat["surely_in_hand"] = None
                for hideout in seat["hideouts"]:
                    hideout["could_be"] = None

            assert without.view(viewer) == expected


# -- what nobody may know -------------------------------------------------------------------------


@every_setting
def test_no_view_shows_a_hidden_spy_of_the_other_side(options: dict[str, int]) -> None:  # AH-3.7
    for game, _ in plies(options, games=20):
        if options.get("open_end") and game.actor is None:
            continue  # AH-H15 switched: nothing is hidden any more
        for viewer in VIEWERS:
            for seat in {0, 1} - {viewer}:
                seen = side(game, seat, viewer)

                # None of its spies may be left: that is no secret.
                none_left = (game.positions["where"][0, seat] == GONE).all()
                assert seen["hand"] == ([] if none_left else None)
                for hideout in seen["hideouts"]:
                    assert (hideout["spy"] is None) == (hideout["state"] != "ruined")


# -- two games that differ in what seat 1 hides ---------------------------------------------------


def sights(game: tc.Play) -> tuple[bytes, bytes]:
    """Give what is sent to all but seat 1."""
    return sent(game, 0), sent(game, None)


@pytest.mark.parametrize(
    ("moves", "same"),
    [
        pytest.param("+5 +3/+4 +9  1>b 0>a 6>b 0>a 3>b", 7, id="an answer tells"),
        pytest.param("+5/+6 +3 +9  8>a b^ +3/+4 *b 1>a a^", 8, id="a switch tells"),
        pytest.param("+5 +3 +9/+7  1>c 0>a 2>c 0>a a>b", 7, id="the place of a twin tells"),
        pytest.param("+5/+6 +3/+2 +9/+8  a>a 1>c b>a 1>c c>a", 8, id="nothing ever tells"),
    ],
)
def test_two_games_look_the_same_until_the_rules_tell_them_apart(
    moves: str, same: int
) -> None:  # AH-3.4, AH-3.7
    games = table("+7 +0 +4"), table("+7 +0 +4")
    looked_same = 0
    for pair in moves.split():
        for game, move in zip(games, (pair.split("/") * 2)[:2], strict=True):
            game.play(move)
            deal(game, 0)
        looked_same += sights(games[0]) == sights(games[1])

    assert looked_same == same
    assert (same < len(moves.split())) or games[0].actor is None  # told apart, or at the end
    assert sent(games[0], 1) != sent(games[1], 1)


def test_random_games_look_the_same_as_long_as_their_public_stories_are() -> None:  # AH-3.7
    chance = random.Random(5)  # noqa: S311  # a test, not a secret
    lengths = [look_alike(chance) for _ in range(150)]

    assert max(lengths) > 15
    assert sum(lengths) > 1_000


def look_alike(chance: random.Random) -> int:
    """Lead two games along; seat 1 lays what it likes in each. Say for how long they are alike."""
    options = {"spies": 7, "quiet_turns": 20}
    games = [tc.start("agent_hunter", options=options, dealer="manual") for _ in range(2)]
    referees = [Referee(**options) for _ in range(2)]
    while games[0].actor is not None:
        listed = [[str(move) for move in game.legal()] for game in games]
        if games[0].actor == 1 and listed[0][0].startswith("+"):
            moves = [chance.choice(choices) for choices in listed]
        else:
            if games[0].actor != 1:
                assert listed[0] == listed[1]
            can_both = sorted(set(listed[0]) & set(listed[1]))
            if not can_both:
                break
            moves = [chance.choice(can_both)] * 2
        for game, referee, move in zip(games, referees, moves, strict=True):
            game.play(move)
            referee.play(move)
        if referees[0].story != referees[1].story:
            break

        assert sights(games[0]) == sights(games[1])
    return len(games[0].moves)
