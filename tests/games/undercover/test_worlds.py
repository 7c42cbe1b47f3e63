"""What is imagined of the hidden agents is what every other deal would have looked like as well.

Once most agents have been seen, every deal that fits is tried: the whole log is played again from
each, and those stay in which all that was shown is the same. Early, in the deal, the kernel's
`worlds` tries all that the dealer can deal.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

import numpy as np
import pytest

from games.undercover.meetings import walk
from games.undercover.referee import AGENTS, RING, Referee
from tradecraft.games.undercover import GAME
from tradecraft.games.undercover.box import DEAL, MOVES, NO_COLOUR
from tradecraft.games.undercover.knowledge import undercover_odds
from tradecraft.games.undercover.notation import agent_name
from tradecraft.kernel import runs
from tradecraft.kernel.dice import dice
from tradecraft.kernel.layout import SPECTATOR, Array
from tradecraft.kernel.worlds import misfit, worlds

DRAWS_A_WORLD: Final = 30
NO_ACCIDENT: Final = 5.0
MOST: Final = 1_000
NUMBERS: Final = {agent_name(agent): agent for agent in range(len(AGENTS))}
SETTINGS: Final[list[tuple[int, dict[str, int]]]] = [
    (2, {}),
    (3, {"classified": 1}),
    (4, {"backs_hidden": 1}),
]
every_setting = pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)


@dataclass(frozen=True)
class Moment:
    """A random game, stopped at some ply, with each deal that fits what was seen."""

    seats: int
    options: dict[str, int]
    moves: tuple[int, ...]
    positions: Array
    deals: tuple[tuple[str, ...], ...]


def moments(seats: int, options: dict[str, int], seed: int) -> Iterator[Moment]:
    """Stop a random game wherever something new was seen, once few enough deals fit."""
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    referee = Referee(seats, **options)
    moves: list[int] = []
    seen: tuple[object, ...] = ()
    for positions, move in walk(chance, seats, **options):
        now = (frozenset(referee.known), frozenset(referee.fronts))
        if referee.round and now != seen:
            seen = now
            deals = fitting(referee)
            if deals:
                yield Moment(seats, options, tuple(moves), positions.copy(), deals)
        if move >= 0:
            referee.play(GAME.write(move))
            moves.append(move)


def fitting(referee: Referee) -> tuple[tuple[str, ...], ...]:
    """Give every deal that has what was seen where it was seen; nothing if they are too many."""
    found: list[tuple[str, ...]] = []

    def extend(dealt: tuple[str, ...]) -> None:
        if len(found) > MOST:
            return
        slot = len(dealt)
        if slot == len(AGENTS):
            found.append(dealt)
            return
        here = {agent[1] for agent in dealt[slot // 6 * 6 :]}  # UC-2.18
        for agent in AGENTS:
            if agent not in dealt and agent[1] not in here and referee.can_be(slot, agent):
                extend((*dealt, agent))

    extend(())
    return tuple(found) if len(found) <= MOST else ()


def possible(moment: Moment) -> dict[bytes, tuple[str, ...]]:
    """Play the log from every deal, and keep the worlds that always looked the same."""
    count = len(moment.deals)
    truth = GAME.start(moment.seats, moment.options)
    all_of_them = np.repeat(truth, count)
    alike = np.ones(count, np.bool_)
    refused = np.zeros(count, np.int64)
    nobody = np.full(count, SPECTATOR)
    dealt = 0
    for move in moment.moves:
        moves = np.full(count, move)
        if MOVES.rows[move][0] == DEAL:
            moves = np.array([GAME.number(f"+{deal[dealt]}") for deal in moment.deals])
            face = runs.face(truth, move, SPECTATOR)
            faces = [runs.face(all_of_them[i : i + 1], m, SPECTATOR) for i, m in enumerate(moves)]
            alike &= np.array(faces) == face
            dealt += 1
        runs.batch_apply(all_of_them, np.where(alike, moves, -1), refused)
        assert not refused.any()
        runs.apply(truth, move)
        seen = GAME.unknown(count)
        runs.batch_mask(all_of_them, nobody, seen)
        alike &= seen == GAME.masked(truth, SPECTATOR)[0]
    return {all_of_them[i].tobytes(): moment.deals[i] for i in np.flatnonzero(alike)}


def imagined(positions: Array, viewer: int, draws: int) -> Counter[bytes]:
    """Imagine that many worlds and count them."""
    dreams = np.repeat(GAME.masked(positions, viewer), draws)
    runs.batch_imagine(dreams, np.full(draws, viewer), dice(draws))
    return Counter(dream.tobytes() for dream in dreams)


@every_setting
def test_each_world_that_a_history_allows_is_imagined_as_often_as_any_other(
    seats: int, options: dict[str, int]
) -> None:  # UC-5.14, UC-2.18
    sizes = set()
    for seed in range(2):
        for moment in moments(seats, options, seed):
            expected = possible(moment)
            counts = imagined(moment.positions, seats - 1, DRAWS_A_WORLD * len(expected))

            assert len(expected) == len(moment.deals)
            assert counts.keys() == expected.keys()
            even = [1 / len(expected)] * len(expected)
            assert misfit([counts[world] for world in expected], even) < NO_ACCIDENT
            sizes.add(len(expected))

    assert min(sizes) == 1  # in the end everything is known
    assert len(sizes) > 4
    assert max(sizes) > 50


@every_setting
def test_the_odds_of_a_back_are_its_share_of_the_deals(
    seats: int, options: dict[str, int]
) -> None:  # UC-5.14, UC-H20
    uneven = deduced = 0
    for moment in moments(seats, options, seed=11):
        seen = GAME.masked(moment.positions, 0)[0]
        for slot, odds in enumerate(undercover_odds(seen.front.tolist(), seen.agent.tolist())):
            if seen.front[slot] == NO_COLOUR:
                assert odds == {}
                continue
            counted = Counter(deal[slot][1] for deal in moment.deals)
            shares = {RING[colour]: Fraction(n, sum(odds.values())) for colour, n in odds.items()}

            assert shares == {c: Fraction(n, len(moment.deals)) for c, n in counted.items()}
            uneven += len(set(odds.values())) > 1
            deduced += len(odds) == 1 and not seen.seen[slot]
    assert uneven > 0
    assert deduced > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_knows_more_than_a_spectator(seats: int) -> None:
    chance = random.Random(seats)  # noqa: S311  # a test, not a secret
    for positions, move in walk(chance, seats):
        masks = [GAME.masked(positions, viewer).tobytes() for viewer in (*range(seats), SPECTATOR)]
        assert len(set(masks)) == 1
        if move >= 0:
            faces = {runs.face(positions, move, v) for v in (*range(seats), SPECTATOR)}
            assert len(faces) == 1


@pytest.mark.parametrize("deal", ["ro", "ro oy", "bp yo", "gb rp"])
def test_in_the_deal_every_agent_is_imagined_with_the_dealers_chances(deal: str) -> None:
    # Classified: no tokens are laid, so that the colours come first.
    moves = [GAME.number(text) for text in ("red", "blue", *(f"+{a}" for a in deal.split()))]
    start = GAME.start(2, {"classified": 1})
    positions = start.copy()
    runs.fold(positions, np.array(moves))
    found = worlds(GAME, start, moves, SPECTATOR)
    assert found is not None
    counts = imagined(positions, SPECTATOR, DRAWS_A_WORLD * len(found))

    assert counts.keys() == found.keys()
    assert misfit([counts[world] for world in found], list(found.values())) < NO_ACCIDENT


def test_the_second_pile_is_imagined_as_what_the_first_leaves() -> None:  # UC-2.18
    # Of a pile that is only begun, too, the top is seen: its back is one of two, and the first
    # pile holds one agent of each undercover colour.
    text = "red blue +ro +oy +yg +gb +bp +pr +rp +or"
    positions = GAME.start(2, {"classified": 1})
    runs.fold(positions, np.array([GAME.number(move) for move in text.split()]))
    dreams = np.repeat(GAME.masked(positions, 0), 5_000)
    runs.batch_imagine(dreams, np.zeros(len(dreams), np.int64), dice(1))
    ends = {name: NUMBERS[name] for name in ("ro", "rp")}

    for dream in dreams[:200]:
        first = [agent_name(agent) for agent in dream.agent[:6]]
        assert len({agent[1] for agent in first}) == 6
        assert first[0] in ends
        assert dream.agent[8] == 22  # not dealt yet
    tops = Counter((int(dream.agent[0]), int(dream.agent[6])) for dream in dreams)
    # The two red agents: one is the top of pile 1, the other the top of pile 2.
    assert tops.keys() == {(ends["ro"], ends["rp"]), (ends["rp"], ends["ro"])}
    assert misfit(list(tops.values()), [0.5, 0.5]) < NO_ACCIDENT
