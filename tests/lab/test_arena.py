"""The arena: paired deals, the same results however they are played, and an end once it is sure."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from tradecraft.kernel.errors import BadOption, BadRecord
from tradecraft.lab.arena import Arena, cluster, match_of, read
from tradecraft.lab.matches import Deal, Match, Played, play_deal
from tradecraft.lab.standings import Tally, interval, surely_ahead

POKER = Match("leduc_poker", 2, ("greedy", "random"), {}, 3, 1)


def silent(_deals: int) -> None:
    """Nobody looks on."""


def test_a_deal_is_played_once_from_each_seat_with_the_same_draws() -> None:
    match = Match("la_agencia", 3, ("random", "random"), {}, 1, 1)
    deal = play_deal(match, 5)

    assert [game.lineup for game in deal.games] == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]
    assert deal == play_deal(match, 5)
    # Where both play alike, seat for seat, a rotation changes nothing but who sits there.
    alike = play_deal(Match("leduc_poker", 2, ("greedy", "greedy"), {}, 1, 1), 0)
    assert alike.games[0].payoffs == alike.games[1].payoffs


@pytest.mark.parametrize(
    ("bots", "seats", "lineups"),
    [
        (2, 2, [(0, 1), (0, 1)]),
        (2, 4, [(0, 1, 1, 1)]),
        (3, 4, [(0, 1, 2, 1)]),
        (3, 2, [(0, 1), (0, 2), (1, 2), (0, 1)]),
    ],
)
def test_every_bot_finds_somebody_to_play(
    bots: int, seats: int, lineups: list[tuple[int, ...]]
) -> None:
    match = Match("la_agencia", seats, tuple("abcdef"[:bots]), {}, 0, 1)

    assert [match.lineup(deal) for deal in range(len(lineups))] == lineups


def test_results_are_the_same_in_one_go_or_taken_up(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    Arena(POKER, whole).play(9, to_the_end=True, watch=silent)
    Arena(POKER, parts).play(4, to_the_end=True, watch=silent)
    parts.write_bytes(parts.read_bytes()[:-7])  # broken off in the middle of a line
    begun = Arena(POKER, parts)
    seen: list[int] = []
    begun.play(9, to_the_end=True, watch=seen.append)

    assert seen[-1] == 9
    assert begun.tally.deals == 9
    assert parts.read_bytes() == whole.read_bytes()
    assert match_of(whole) == POKER
    assert Arena(POKER, whole).tally.standings() == begun.tally.standings()


def test_a_local_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    Arena(POKER, here).play(3, to_the_end=True, watch=silent)
    with cluster("local"):
        Arena(POKER, there).play(3, jobs=1, to_the_end=True, watch=silent)

    assert there.read_bytes() == here.read_bytes()


@pytest.mark.parametrize("address", ["auto", "nonsense", "127.0.0.1:1"])
def test_a_cluster_that_is_none_is_refused(address: str) -> None:
    with (
        pytest.raises(BadOption, match=f"There is no Ray cluster at “{address}”"),
        cluster(address),
    ):
        pass


@pytest.mark.parametrize("text", ["", "nonsense\n", '{"game": 1}\n'])
def test_a_file_that_is_no_results_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(BadRecord, match="cannot be read as results of an arena"):
        list(read(file, POKER))


@pytest.mark.parametrize("name", ["", "nowhere/results"])
def test_a_file_that_cannot_be_used_is_named(name: str, tmp_path: Path) -> None:
    file = tmp_path / name

    with pytest.raises(BadRecord, match=f"{file} cannot be used"):
        Arena(POKER, file).play(1, watch=silent)


def test_results_of_another_match_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    Arena(POKER, file).play(1, to_the_end=True, watch=silent)
    other = msgspec.structs.replace(POKER, seed=4)

    with pytest.raises(BadRecord, match="holds the results of another match"):
        Arena(other, file)


def test_chance_alone_is_rarely_taken_for_a_difference() -> None:
    drawn = np.random.default_rng(5).choice([-1.0, 0.0, 1.0], (200, 150))
    sure = [any(surely_ahead(row[:n].tolist()) for n in range(20, 151, 5)) for row in drawn]
    ahead = [surely_ahead((row + 0.4).tolist()) for row in drawn]

    assert sum(sure) <= 10  # one in twenty
    assert sum(ahead) >= 150


def test_an_interval_counts_a_deal_once_if_its_games_say_the_same() -> None:
    independent = interval([1.0] * 81 + [0.0] * 182)  # Newcombe 1998: 81 of 263
    mean, low, high = interval([0.5] * 40)

    assert [round(value, 3) for value in independent] == [0.308, 0.255, 0.366]
    assert mean == 0.5
    assert (round(low, 3), round(high, 3)) == (0.352, 0.648)
    assert interval([]) == (0.0, 0.0, 1.0)
    assert interval([1.0] * 20)[1] == pytest.approx(0.839, abs=1e-3)


def test_a_shared_victory_is_shared_and_a_lost_game_is_nobodys() -> None:
    tally = Tally(Match("any", 3, ("a", "b"), {}, 0, 1))
    tally.add(Deal(0, (Played((0, 1, 1), (30, 30, 0), 9), Played((1, 0, 1), (-1, -1, -1), 9))))
    shares = {standing.bot: standing.share for standing in tally.standings()}

    assert shares == {"a": 0.25, "b": 0.125}
    assert tally.standings()[0].fair == pytest.approx(1 / 3)
