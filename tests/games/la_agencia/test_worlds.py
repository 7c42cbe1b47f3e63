"""What a viewer imagines is what his whole history allows, no more, no less, and evenly.

Late in a game every order of the cards that he has not seen is tried: the whole log is played
again from each, and those stay in which all that he was shown is the same. Early, in the deal,
the kernel's `worlds` tries all that the dealer can deal.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, permutations, product
from typing import Final

import numpy as np
import pytest

from games.la_agencia.missions import walk
from games.la_agencia.referee import NAMES, Referee
from tradecraft.games.la_agencia import GAME
from tradecraft.games.la_agencia.rules import EACH
from tradecraft.kernel import runs
from tradecraft.kernel.dice import dice
from tradecraft.kernel.layout import SPECTATOR, Array
from tradecraft.kernel.worlds import misfit, worlds

SEATS: Final = 3
VIEWERS: Final = (0, 1, 2, SPECTATOR)
DRAWS_A_WORLD: Final = 30
NO_ACCIDENT: Final = 5.0
MOST: Final = 1_500
SETTINGS: Final[list[dict[str, int]]] = [
    {},
    {"embassy": 5, "may_decline": 1},
    {"all_shown_at_end": 1, "embassy": 7},
]


@dataclass(frozen=True)
class Moment:
    """A random game, stopped at some ply."""

    options: dict[str, int]
    moves: tuple[int, ...]
    positions: Array
    unseen: dict[int, tuple[tuple[int, ...], ...]]  # by viewer: the places in each deck


def moments(options: dict[str, int], seed: int, share: float) -> Iterator[Moment]:
    """Stop a random game after some of its moves, and at its end."""
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    referee = Referee(SEATS, **options)
    moves: list[int] = []
    for positions, move in walk(chance, SEATS, **options):
        if len(moves) > EACH * SEATS and (move < 0 or chance.random() < share):
            yield Moment(options, tuple(moves), positions.copy(), places(moves, referee))
        if move >= 0:
            referee.play(GAME.write(move))
            moves.append(move)


def places(moves: Sequence[int], referee: Referee) -> dict[int, tuple[tuple[int, ...], ...]]:
    """Say which places of each deck, as it was dealt, hold a card that a viewer has not seen."""
    dealt = [GAME.write(move)[1:] for move in moves[: EACH * SEATS]]
    found = {}
    for viewer in VIEWERS:
        memory = referee.memory(None if viewer == SPECTATOR else viewer)
        found[viewer] = tuple(
            tuple(i for i in range(EACH) if (seat, dealt[EACH * seat + i]) not in memory)
            for seat in range(SEATS)
        )
    return found


def deals(moment: Moment, viewer: int) -> list[list[int]]:
    """Give every deal that has the cards he has seen at their places."""
    dealt = [list(moment.moves[EACH * seat : EACH * (seat + 1)]) for seat in range(SEATS)]
    orders = []
    for seat, free in enumerate(moment.unseen[viewer]):
        cards = [dealt[seat][place] for place in free]
        of_seat = []
        for order in permutations(cards):
            deck = list(dealt[seat])
            for place, card in zip(free, order, strict=True):
                deck[place] = card
            of_seat.append(deck)
        orders.append(of_seat)
    return [list(chain(*decks)) for decks in product(*orders)]


def possible(moment: Moment, viewer: int) -> set[bytes]:
    """Play the log from every deal, and keep the worlds that always looked the same to him."""
    tried = deals(moment, viewer)
    count = len(tried)
    truth = GAME.start(SEATS, moment.options)
    all_of_them = np.repeat(truth, count)
    alike = np.ones(count, np.bool_)
    refused = np.zeros(count, np.int64)
    for ply, move in enumerate(moment.moves):
        moves = np.full(count, move)
        if ply < EACH * SEATS:
            moves = np.array([deal[ply] for deal in tried])
            face = runs.face(truth, move, viewer)
            same = [
                runs.face(all_of_them[i : i + 1], m, viewer) == face for i, m in enumerate(moves)
            ]
            alike &= np.array(same)
        assert runs.batch_apply(all_of_them, moves, refused) == 0
        runs.apply(truth, move)
        seen = GAME.unknown(count)
        runs.batch_mask(all_of_them, np.full(count, viewer), seen)
        alike &= seen == GAME.masked(truth, viewer)[0]
    return {all_of_them[i].tobytes() for i in np.flatnonzero(alike)}


def imagined(moment: Moment, viewer: int, draws: int) -> Counter[bytes]:
    """Imagine that many worlds and count them."""
    dreams = np.repeat(GAME.masked(moment.positions, viewer), draws)
    runs.batch_imagine(dreams, np.full(draws, viewer), dice(len(moment.moves)))
    return Counter(dream.tobytes() for dream in dreams)


def number_of_deals(moment: Moment, viewer: int) -> int:
    """Say how many orders there are to try."""
    ways = 1
    for free in moment.unseen[viewer]:
        for i in range(len(free)):
            ways *= i + 1
    return ways


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_each_world_that_a_history_allows_is_imagined_as_often_as_any_other(
    options: dict[str, int],
) -> None:
    sizes: dict[int, set[int]] = {viewer: set() for viewer in VIEWERS}
    for seed in range(3):
        for moment in moments(options, seed, share=0.25):
            for viewer in VIEWERS:
                if number_of_deals(moment, viewer) > MOST:
                    continue
                expected = possible(moment, viewer)
                counts = imagined(moment, viewer, DRAWS_A_WORLD * len(expected))

                assert counts.keys() == expected
                even = [1 / len(expected)] * len(expected)
                assert misfit([counts[world] for world in expected], even) < NO_ACCIDENT
                sizes[viewer].add(len(expected))

    assert all(len(found) > 2 for found in sizes.values())
    assert max(max(found) for found in sizes.values()) > 100


def test_a_world_of_a_late_hand_is_allowed_by_its_unseen_cards_alone() -> None:
    # No deal is ruled out by what anybody did: all orders of the unseen cards stay possible.
    for moment in moments({}, seed=8, share=0.3):
        for viewer in VIEWERS:
            if number_of_deals(moment, viewer) <= MOST:
                assert len(possible(moment, viewer)) == number_of_deals(moment, viewer)


@pytest.mark.parametrize("dealt", [1, 2, 3, 4, 6, 8, 9])
def test_in_the_deal_every_card_is_imagined_with_the_dealers_chances(dealt: int) -> None:
    chance = random.Random(dealt)  # noqa: S311  # a test, not a secret
    cards = chance.sample(NAMES, EACH) + chance.sample(NAMES, EACH)
    moves = tuple(GAME.number(f"={card}") for card in cards[:dealt])
    positions = GAME.start(SEATS)
    runs.fold(positions, np.array(moves))
    moment = Moment({}, moves, positions, {})
    for viewer in VIEWERS:
        found = worlds(GAME, GAME.start(SEATS), moves, viewer, 8_000)
        if found is None:
            continue
        counts = imagined(moment, viewer, DRAWS_A_WORLD * len(found))

        assert counts.keys() <= found.keys()
        chances = list(found.values())
        assert misfit([counts[world] for world in found], chances) < NO_ACCIDENT
