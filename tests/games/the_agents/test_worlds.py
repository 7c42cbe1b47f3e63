"""What a viewer imagines is what his whole history allows, no more, no less, and evenly.

Where few enough cards are hidden from him every way is tried in which they can have been dealt,
fetched and stolen: the whole log is played again in each, and those ways stay in which every move
was legal and all that he was shown is the same. Early, the kernel's `worlds` tries every move.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import permutations, product
from math import perm
from typing import Final

import numpy as np
import pytest

from games.the_agents.scenes import walk
from tradecraft.games.the_agents import GAME
from tradecraft.games.the_agents.box import (
    CARDS,
    DEAL,
    DEAL_MISSION,
    FETCH,
    MISSIONS,
    MOVES,
    SPECTATORS,
    STEAL,
)
from tradecraft.kernel import runs
from tradecraft.kernel.dice import dice
from tradecraft.kernel.layout import NOBODY, SPECTATOR, Array
from tradecraft.kernel.worlds import misfit, worlds

DRAWS_A_WORLD: Final = 30
NO_ACCIDENT: Final = 5.0
MOST: Final = 400
FEW: Final = 10
GAMES: Final = 3
SHARE: Final = 0.05
POOR: Final = {"copies": 1, "ip_at_start": 0, "goal": 100, "most_rounds": 12}
SETTINGS: Final[list[tuple[int, dict[str, int]]]] = [
    (2, {**POOR, "missions_dealt": 0}),
    (2, {"copies": 1, "goal": 60}),
    (3, {**POOR, "agents_dealt": 2}),
    (4, {**POOR, "agents_dealt": 1, "missions_dealt": 0}),
]


@dataclass
class Stay:
    """How long one card has been in one slot: when it came there, and when it was stolen."""

    dealt: int = -1  # ply; -1 if it came openly, or because nothing else was left
    stolen: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Moment:
    """A random game, stopped at some ply."""

    seats: int
    options: dict[str, int]
    moves: tuple[int, ...]
    positions: Array
    agents: dict[int, Stay]  # by slot
    missions: dict[int, Stay]


def moments(
    seats: int, options: dict[str, int], plies: Iterable[tuple[Array, int]]
) -> Iterator[Moment]:
    """Follow a game, and the slots in which its cards lie."""
    moves: list[int] = []
    stays: tuple[dict[int, Stay], dict[int, Stay]] = ({}, {})
    before = GAME.start(seats, options)
    for positions, move in plies:
        for found, name, kinds in (
            (stays[0], "holder", (DEAL, FETCH)),
            (stays[1], "mission_holder", (DEAL_MISSION,)),
        ):
            for slot, (was, now) in enumerate(
                zip(before[name][0], positions[name][0], strict=True)
            ):
                if now == NOBODY:
                    found.pop(slot, None)
                elif was == NOBODY:
                    came = MOVES.rows[moves[-1]][0] in kinds
                    found[slot] = Stay(len(moves) - 1 if came else -1)
        yield Moment(seats, options, tuple(moves), positions.copy(), *map(dict, stays))
        before = positions.copy()
        if move >= 0:
            kind, card, _, _ = MOVES.rows[move]
            if kind == STEAL:
                slot = positions["card"][0].tolist().index(card)
                stays[0][slot].stolen.append(len(moves))
            moves.append(move)


def hidden(moment: Moment, viewer: int) -> tuple[list[int], list[int], list[int], list[int]]:
    """Give the slots of which a viewer does not know how they were filled, and what may be there.

    The cards are those in these slots and in the deck; then the same for Missions.
    """
    pos, eye = moment.positions[0], SPECTATORS if viewer == SPECTATOR else viewer
    slots = [
        s for s, stay in moment.agents.items() if not pos.knows[s] >> eye & 1 and stay.dealt >= 0
    ]
    unseen = [s for s in moment.agents if not pos.knows[s] >> eye & 1]
    cards = [c for c in range(CARDS) if int(pos.deck) >> c & 1] + pos.card[unseen].tolist()
    kept = [
        s
        for s, stay in moment.missions.items()
        if not pos.mission_knows[s] >> eye & 1 and stay.dealt >= 0
    ]
    missions = [m for m in range(MISSIONS) if int(pos.mission_deck) >> m & 1]
    return slots, cards, kept, missions + pos.mission_card[kept].tolist()


def possible(moment: Moment, viewer: int) -> set[bytes]:
    """Play the log again with every way to fill those slots; keep what always looked the same."""
    slots, cards, kept, missions = hidden(moment, viewer)
    ways = list(product(permutations(cards, len(slots)), permutations(missions, len(kept))))
    told: dict[int, list[int]] = {}
    for i, slot in enumerate(slots):
        stay = moment.agents[slot]
        for ply in (stay.dealt, *stay.stolen):
            kind = MOVES.rows[moment.moves[ply]][0]
            told[ply] = [MOVES.number(kind, agents[i]) for agents, _ in ways]
    for i, slot in enumerate(kept):
        told[moment.missions[slot].dealt] = [MOVES.number(DEAL_MISSION, m[i]) for _, m in ways]
    truth = GAME.start(moment.seats, moment.options)
    alike = np.repeat(truth, len(ways))
    for ply, move in enumerate(moment.moves):
        moves = np.array(told.get(ply, [move] * len(ways)))
        refused, viewers = np.zeros(len(alike), np.int64), np.full(len(alike), viewer)
        runs.batch_apply(alike, moves, refused)
        runs.apply(truth, move)
        seen = GAME.unknown(len(alike))
        runs.batch_mask(alike, viewers, seen)
        stay_ = (refused == 0) & (seen == GAME.masked(truth, viewer)[0])
        alike = alike[stay_]
        told = {p: np.array(m)[stay_].tolist() for p, m in told.items()}
        ways = [way for way, stays in zip(ways, stay_, strict=True) if stays]
    return {alike[i : i + 1].tobytes() for i in range(len(alike))}


def imagined(positions: Array, viewer: int, draws: int) -> Counter[bytes]:
    """Imagine that many worlds and count them."""
    dreams = np.repeat(GAME.masked(positions, viewer), draws)
    runs.batch_imagine(dreams, np.full(draws, viewer), dice(draws))
    return Counter(dreams[i : i + 1].tobytes() for i in range(draws))


def told(options: dict[str, int], moves: str) -> Moment:
    """Play a game for two to where its moves end."""
    positions = GAME.start(2, options)
    plies: list[tuple[Array, int]] = []
    for text in moves.split():
        plies.append((positions.copy(), GAME.number(text)))
        runs.batch_apply(positions, np.array([plies[-1][1]]), refused := np.zeros(1, np.int64))
        assert not refused, text
    return list(moments(2, options, [*plies, (positions, -1)]))[-1]


def compare(moment: Moment, viewer: int) -> int:
    """Imagine the worlds of a moment, and hold them against all that are possible."""
    expected = possible(moment, viewer)
    counts = imagined(moment.positions, viewer, DRAWS_A_WORLD * len(expected))

    assert counts.keys() == expected
    even = [1 / len(expected)] * len(expected)
    assert misfit([counts[world] for world in expected], even) < NO_ACCIDENT
    return len(expected)


def number_of_ways(moment: Moment, viewer: int) -> int:
    """Say how many ways there are to try."""
    slots, cards, kept, missions = hidden(moment, viewer)
    return perm(len(cards), len(slots)) * perm(len(missions), len(kept))


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_each_world_that_a_history_allows_is_imagined_as_often_as_any_other(
    seats: int, options: dict[str, int]
) -> None:
    chance = random.Random(seats)  # noqa: S311  # a test, not a secret
    tried: Counter[str] = Counter()
    for _ in range(GAMES):
        for moment in moments(seats, options, walk(chance, seats, **options)):
            viewer = chance.choice([*range(seats), SPECTATOR])
            if chance.random() < SHARE and 1 < number_of_ways(moment, viewer) <= MOST:
                eye = SPECTATORS if viewer == SPECTATOR else viewer
                tried["many"] += compare(moment, viewer) > FEW
                tried["seen all the deck"] += moment.positions["age"][0, eye].any()
                tried["all"] += 1

    assert tried["all"] > FEW
    assert tried["many"] > 0
    assert tried["seen all the deck"] > 0


NOTHING: Final = {"copies": 1, "missions_dealt": 0, "ip_at_start": 0}


def test_who_passes_shows_that_no_card_of_his_can_be_played() -> None:  # TA-H26
    # No Agent lies there and nobody has a Mission: of all cards only the Gunman, the Undercover,
    # the Strategist and the Mercenary are no action.
    options = {**NOTHING, "agents_dealt": 2}
    dealt = "first=0 =gunman.1 =strategist.1 =sniper.b =tracker.1"

    assert compare(told(options, dealt), 1) == 16 * 15
    assert compare(told(options, f"{dealt} pass"), 1) == 4 * 3


def test_a_mercenary_for_oneself_shows_that_one_can_act() -> None:  # TA-H29
    options = {**NOTHING, "agents_dealt": 3}
    dealt = "first=0 =mercenary.1 =gunman.1 =sniper.b =tracker.1 =slayer.b =medic.b"
    laid = f"{dealt} mercenary.1 <1"

    # Only the Gunman, the Undercover and the Strategist are no action: not both cards are of these.
    assert compare(told(options, laid), 1) == 14 * 13 - 3 * 2
    assert compare(told(options, f"{laid} sniper.b A1>0"), 1) == 13


def test_what_a_mercenary_showed_is_not_forgotten_while_the_card_is_held() -> None:  # TA-H29
    options = {**NOTHING, "copies": 2, "agents_dealt": 3}
    dealt = "first=0 =mercenary.1 =mercenary.2 =sniper.b =tracker.1 =slayer.b =medic.b"
    moment = told(options, f"{dealt} mercenary.1 <1 mercenary.2 >1 medic.b A1>1")

    # He has laid the second one, so that it was the third card with which he could act.
    assert moment.positions["actor"][0] == 0
    assert compare(moment, 1) == (36 - 5) - 2 * 3


@pytest.mark.parametrize("dealt", [1, 2])
def test_in_the_deal_every_card_is_imagined_with_the_dealers_chances(dealt: int) -> None:
    options = {"copies": 1, "agents_dealt": 2, "missions_dealt": 1}
    moves = "first=1 =sniper.b =gunman.1".split()[: dealt + 1]
    moment = told(options, " ".join(moves))
    for viewer in (0, 1, SPECTATOR):
        found = worlds(GAME, GAME.start(2, options), moment.moves, viewer, 6_000)
        assert found
        counts = imagined(moment.positions, viewer, DRAWS_A_WORLD * len(found))

        assert counts.keys() <= found.keys()
        assert misfit([counts[world] for world in found], [*found.values()]) < NO_ACCIDENT
