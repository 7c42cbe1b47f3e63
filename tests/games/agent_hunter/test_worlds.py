"""What a viewer imagines is what his whole history allows, no more, no less, and evenly.

Three ways to know it are held against each other: the room's own `imagine`; the kernel's
`worlds`, which plays every game that shows the viewer the same masks and faces; and the referee,
who knows no mask and reasons from the public story alone.
"""

from __future__ import annotations

import functools
import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import pytest

import tradecraft as tc
from games.agent_hunter.hunting import HIDDEN, walk
from games.agent_hunter.referee import Arrangement, Event, Referee, arrangements
from tradecraft.games.agent_hunter import GAME
from tradecraft.kernel import records, runs
from tradecraft.kernel.dice import dice
from tradecraft.kernel.layout import SPECTATOR, Array
from tradecraft.kernel.worlds import misfit, worlds

VIEWERS: Final = (0, 1, SPECTATOR)
MOST: Final = 20_000  # worlds
DRAWS: Final = 1_200  # at least, and for each world:
DRAWS_A_WORLD: Final = 30
NO_ACCIDENT: Final = 5.0  # standard deviations of chi-squared
ANSWERS: Final = ("higher", "lower", "hit", "nobody")
GOLDEN: Final = sorted((GAME.folder / "records").glob("*.toml"))

SETTINGS: Final[list[dict[str, int]]] = [
    {"spies": 4, "hideouts": 2, "decoys": 2},
    {"spies": 5, "hideouts": 2, "decoys": 1},
    {"spies": 5, "hideouts": 3, "decoys": 1},
    {"spies": 5, "hideouts": 2, "answer_when_lost": 0},
    {"spies": 4, "hideouts": 2, "attack_ruins": 1, "quiet_turns": 8},
    {"spies": 5, "hideouts": 2, "refill_at_end": 1},
    {"spies": 4, "hideouts": 2, "open_end": 1, "begin_before_hiding": 1},
    {"spies": 5, "hideouts": 2, "tie_counts_hideouts": 1, "decoys_on_ruins": 0},
    {"spies": 5, "hideouts": 2, "quiet_turns": 4, "decoys": 2},  # ends in which sums are told
]


@dataclass(frozen=True)
class Moment:
    """A random game, stopped at some ply."""

    options: dict[str, int]
    moves: tuple[int, ...]
    positions: Array
    story: tuple[Event, ...]


def moments(options: dict[str, int], games: int, seed: int) -> Iterator[Moment]:
    """Stop random games after all sorts of events: some plies of each, and its end."""
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    for _ in range(games):
        referee = Referee(**options)
        moves: list[int] = []
        for positions, move in walk(chance, **options):
            if move < 0 or chance.random() < 0.12:
                yield Moment(options, tuple(moves), positions.copy(), tuple(referee.story))
            if move >= 0:
                referee.play(GAME.write(move))
                moves.append(move)


def arrangement(world: bytes, side: int) -> Arrangement:
    """Read out of the bytes of a world which spies lie in the hideouts of a side."""
    positions = np.frombuffer(world, GAME.blank().dtype)
    where = positions["where"][0, side].tolist()
    hideouts = range(int(positions["options"][0, 1]))
    return tuple(where.index(h) if h in where else None for h in hideouts)


def both(world: bytes) -> tuple[Arrangement, Arrangement]:
    """Read out of the bytes of a world what lies on both sides."""
    return arrangement(world, 0), arrangement(world, 1)


def deduced(moment: Moment, viewer: int) -> dict[tuple[Arrangement, Arrangement], float]:
    """Give what the public story and the viewer's own spies leave possible, with its chance."""
    truth = both(moment.positions.tobytes())
    first, second = (
        Counter({truth[side]: 1})
        if side == viewer
        else arrangements(moment.story, side, **moment.options)
        for side in (0, 1)
    )
    total = first.total() * second.total()
    return {(a, b): m * n / total for a, m in first.items() for b, n in second.items()}


def counted(moment: Moment, viewer: int) -> dict[bytes, float]:
    """Give the worlds that the kernel finds by playing everything."""
    found = worlds(GAME, GAME.start(options=moment.options), moment.moves, viewer, MOST)
    assert found is not None
    return found


def draws_for(count: int) -> int:
    """Say how many draws tell something of this many worlds."""
    return max(DRAWS, DRAWS_A_WORLD * count)


def imagined(moment: Moment, viewer: int, draws: int, seed: int) -> Counter[bytes]:
    """Imagine that many worlds and count them."""
    dreams = np.repeat(GAME.masked(moment.positions, viewer), draws)
    runs.batch_imagine(dreams, np.full(draws, viewer), dice(seed))
    return Counter(dream.tobytes() for dream in dreams)


@functools.cache
def cases(setting: int) -> list[tuple[Moment, int, dict[bytes, float]]]:
    """Give moments of random games, each for each viewer, with the worlds that he has to expect."""
    return [
        (moment, viewer, counted(moment, viewer))
        for moment in moments(SETTINGS[setting], games=30, seed=setting)
        for viewer in VIEWERS
    ]


def published(stops: Iterable[Moment]) -> Iterator[tuple[Moment, int, dict[bytes, float]]]:
    """Give moments of the published game, seen by each player, with the worlds he must expect."""
    for moment in stops:
        for viewer in (0, 1):
            yield moment, viewer, counted(moment, viewer)


def golden(file: Path) -> Moment:
    """Play a golden game to where its record leaves it."""
    record = records.read(file.read_text(encoding="utf-8"), {GAME.name: GAME})
    moves = record.numbers()
    positions = GAME.start(options=record.options)
    runs.fold(positions, np.array(moves))
    referee = Referee(**record.options)
    for move in moves:
        referee.play(GAME.write(move))
    return Moment(record.options, tuple(moves), positions, tuple(referee.story))


def see_that_it_is_deduced(moment: Moment, viewer: int, found: dict[bytes, float]) -> None:
    """Hold the worlds that the kernel found against what the referee deduces."""
    expected = deduced(moment, viewer)

    assert {both(world) for world in found} == expected.keys()
    assert len(found) == len(expected)
    assert all(abs(chance - expected[both(world)]) < 1e-12 for world, chance in found.items())


def see_that_it_is_imagined(moment: Moment, viewer: int, found: dict[bytes, float]) -> None:
    """Hold imagined worlds against those that were found."""
    counts = imagined(moment, viewer, draws_for(len(found)), seed=len(moment.moves))

    assert counts.keys() == found.keys()
    assert misfit([counts[world] for world in found], list(found.values())) < NO_ACCIDENT


every_setting = pytest.mark.parametrize("setting", range(len(SETTINGS)), ids=map(str, SETTINGS))


@every_setting
def test_the_public_story_allows_just_the_worlds_that_the_masks_allow(setting: int) -> None:
    for case in cases(setting):
        see_that_it_is_deduced(*case)


@every_setting
def test_each_world_is_imagined_and_as_often_as_any_other(setting: int) -> None:
    for case in cases(setting):
        see_that_it_is_imagined(*case)


@pytest.mark.parametrize("count", [2, 3, 12, 144, 720])
def test_so_many_draws_tell_even_chances_from_uneven_ones(count: int) -> None:
    chance = random.Random(1)  # noqa: S311  # a test, not a secret
    even = [1 / count] * count
    far = []
    for weights in (even, [1 + world % 2 for world in range(count)]):
        drawn = Counter(chance.choices(range(count), weights, k=draws_for(count)))
        far.append(misfit([drawn[world] for world in range(count)], even))

    assert far[0] < NO_ACCIDENT < far[1]


def test_a_player_of_the_published_game_imagines_what_he_has_to_expect() -> None:
    sizes = set()
    for case in published(moments({}, games=20, seed=3)):
        see_that_it_is_deduced(*case)
        see_that_it_is_imagined(*case)
        sizes.add(len(case[2]))

    assert len(sizes) > 10


@pytest.mark.parametrize("file", GOLDEN, ids=[file.stem for file in GOLDEN])
def test_so_does_a_player_of_a_golden_game(file: Path) -> None:
    for case in published([golden(file)]):
        see_that_it_is_deduced(*case)
        see_that_it_is_imagined(*case)


def test_after_hiding_there_are_720_worlds_and_fewer_after_each_answer() -> None:
    # For seat 0. The answers leave fewer for a; that the 0 was shown leaves fewer for b and c.
    expected = {
        "first=0": 10 * 9 * 8,
        "2>a": 7 * 9 * 8,
        "0>c": 7 * 8 * 7,
        "8>a": 5 * 8 * 7,
        "1>c": 5 * 7 * 6,
        "3>a": 4 * 7 * 6,
    }
    moves = [GAME.number(move) for move in HIDDEN.split()]
    for move, count in expected.items():
        moves.append(GAME.number(move))
        found = worlds(GAME, GAME.start(), moves, 0)

        assert found is not None
        assert len(found) == count


def sent(world: bytes, viewer: int, options: dict[str, int]) -> bytes:
    """Give what a viewer would be sent in a world, as bytes."""
    game = tc.start(GAME, options=options, dealer="manual")
    game.positions = np.frombuffer(world, game.positions.dtype).copy()
    return json.dumps(game.view(None if viewer == SPECTATOR else viewer), sort_keys=True).encode()


@every_setting
def test_a_view_is_the_same_in_each_world_that_its_viewer_has_to_expect(
    setting: int,
) -> None:  # AH-3.4, AH-3.7
    tried = 0
    for moment, viewer, found in cases(setting):
        some = random.Random(0).sample(sorted(found), min(len(found), 8))  # noqa: S311  # a test
        views = {sent(world, viewer, moment.options) for world in some}

        assert views == {sent(moment.positions.tobytes(), viewer, moment.options)}
        tried += len(some)
    assert tried > 500


def test_the_moments_tried_hold_all_that_can_be_learnt() -> None:
    seen: Counter[str] = Counter()
    for setting in range(len(SETTINGS)):
        for moment, viewer, _ in cases(setting):
            if viewer == SPECTATOR:
                seen.update(kinds(moment.story))
    everything = {
        *("lays", "recalls", "lures", "begins", "sums", "opens"),
        *(f"{what}: {said}" for what in ("strikes", "charges") for said in ANSWERS),
        *("twin in the hand", "twin in a hideout", "not answered"),
    }

    assert seen.keys() >= everything
    assert min(seen[kind] for kind in everything) > 10


def kinds(story: Sequence[Event]) -> Iterator[str]:
    """Say what sorts of things a story tells."""
    for event in story:
        yield f"{event.what}: {event.answer}" if event.answer else event.what
        if event.twin is not None:
            yield "twin in the hand" if event.twin == "hand" else "twin in a hideout"
            if event.answer is None:
                yield "not answered"
