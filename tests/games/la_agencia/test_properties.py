"""What follows from the rules, tried on random games of every number of players."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Final

import pytest

from games.la_agencia.missions import walk
from games.la_agencia.referee import Referee
from tradecraft.games.la_agencia import GAME
from tradecraft.games.la_agencia.rules import (
    CHOOSING,
    EACH,
    MOVES,
    NONE,
    OVER,
    PLAY,
    ROUNDS,
    SLOTS,
)
from tradecraft.kernel.layout import SPECTATOR, UNKNOWN, Array

GAMES: Final = 12
POINTS: Final = 198
every_number = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def plies(seats: int, **options: int) -> Iterator[tuple[Array, int]]:
    """Give each position of random games after the deal, and the move that is played there."""
    chance = random.Random(seats)  # noqa: S311  # a test, not a secret
    for _ in range(GAMES):
        for positions, move in walk(chance, seats, **options):
            if positions["ambassador"][0] >= 0:
                yield positions, move


def held(positions: Array, seat: int) -> tuple[list[int], list[int]]:
    """Give the cards in the positions of a player, and those in his deck."""
    slots, deck = positions["slots"][0, seat].tolist(), positions["deck"][0, seat].tolist()
    return [c for c in slots if c != NONE], [c for c in deck if c != NONE]


def is_between(positions: Array) -> bool:
    """Say whether no hand is being played: the next has not begun, or the game is over."""
    return bool(positions["step"][0] in (CHOOSING, OVER))


@every_number
def test_between_hands_everybody_has_four_cards_and_a_deck_of_four(seats: int) -> None:  # AE-12.1
    tried = 0
    for positions, _ in plies(seats):
        if is_between(positions):
            for seat in range(seats):
                assert list(map(len, held(positions, seat))) == [4, 4]
            tried += 1
    assert tried == GAMES * (seats * ROUNDS[seats] + 1)


@every_number
def test_everybody_puts_one_card_under_his_deck_in_each_hand(seats: int) -> None:  # AE-12.2
    before: list[list[int]] = []
    for positions, _ in plies(seats):
        if is_between(positions):
            decks = [held(positions, seat)[1] for seat in range(seats)]
            if positions["hand"][0] > 0:
                assert [deck[:3] for deck in decks] == [deck[1:] for deck in before]
                shown = positions["shown"][0, :seats].tolist()
                assert sorted(deck[3] for deck in decks) == sorted(shown)
            before = decks


@every_number
@pytest.mark.parametrize("options", [{}, {"bank_runs_out": 1, "embassy": 3, "value_of_5": 5}])
def test_no_information_is_made_or_lost(seats: int, options: dict[str, int]) -> None:  # AE-12.3
    for positions, _ in plies(seats, **options):
        pos = positions[0]
        info = pos.info[:seats].tolist()

        assert pos.bank + pos.reward + sum(info) == POINTS
        assert min(info) >= 0
        assert pos.reward >= 0
        assert pos.bank >= 0


@every_number
def test_the_same_cards_stay_on_the_table(seats: int) -> None:  # AE-12.4
    for positions, _ in plies(seats):
        found: Counter[int] = Counter()
        for seat in range(seats):
            found.update(chain(*held(positions, seat)))
            played = int(positions["played"][0, seat])
            found.update([] if played == NONE else [played])

        assert found == Counter(range(EACH * seats))


@every_number
def test_cards_change_hands_by_exchanges_alone(seats: int) -> None:  # AE-12.4
    owners: dict[int, int] = {}
    exchanged = 0
    for positions, _ in plies(seats):
        if not is_between(positions):
            continue
        now = {card: s for s in range(seats) for cards in held(positions, s) for card in cards}
        if positions["hand"][0] > 0:
            moved = {card: s for card, s in now.items() if owners[card] != s}
            rival = positions["rival"][0, :seats].tolist()
            expected = {
                int(positions["shown"][0, seat]): other
                for seat, other in enumerate(rival)
                if other >= 0
            }
            assert moved == expected
            exchanged += len(moved)
        owners = now
    assert exchanged > GAMES


@every_number
def test_the_tokens_count_the_rounds_and_the_hands_are_as_many_as_told(
    seats: int,
) -> None:  # AE-1.12, AE-3.3, AE-7.4
    for positions, move in plies(seats):
        pos = positions[0]
        assert pos.tokens == ROUNDS[seats] - pos.hand // seats
        assert pos.ambassador == (pos.first + pos.hand) % seats
        if move < 0:
            assert pos.hand == ROUNDS[seats] * seats


@every_number
def test_each_player_decides_once_a_hand_and_the_ambassador_once_more(
    seats: int,
) -> None:  # AE-3.2, AE-4.1, AE-5.2
    made: Counter[tuple[int, int]] = Counter()
    for positions, move in plies(seats):
        if move >= 0:
            made[MOVES.rows[move][0], int(positions["actor"][0])] += 1
            assert positions["actor"][0] >= 0
    hands = ROUNDS[seats] * seats

    assert [made[PLAY, seat] for seat in range(seats)] == [GAMES * hands] * seats


@every_number
def test_from_the_fifth_hand_on_all_cards_in_the_decks_have_been_open(
    seats: int,
) -> None:  # AE-H17
    chance = random.Random(9)  # noqa: S311  # a test, not a secret
    for _ in range(3):
        referee = Referee(seats)
        for positions, move in walk(chance, seats):
            hands = int(positions["hand"][0])
            unseen = [c for deck in referee.decks for c in deck if c not in referee.seen_by_all]
            if hands >= 4:
                assert unseen == []
                for viewer in range(seats):
                    masked = GAME.masked(positions, viewer)
                    assert UNKNOWN not in masked["deck"][0, :seats]
            elif referee.ambassador is not None:
                assert len(unseen) == seats * (4 - hands)
            if move >= 0:
                referee.play(GAME.write(move))


@every_number
def test_what_a_mask_shows_of_cards_is_what_its_viewer_has_ever_seen(
    seats: int,
) -> None:  # AE-9.1, AE-H17, AE-H22
    chance = random.Random(4)  # noqa: S311  # a test, not a secret
    hidden = 0
    for _ in range(3):
        referee = Referee(seats)
        for positions, move in walk(chance, seats):
            for viewer in (*range(seats), SPECTATOR):
                masked = GAME.masked(positions, viewer)
                memory = referee.memory(None if viewer == SPECTATOR else viewer)
                for seat in range(seats):
                    for place in range(SLOTS):
                        card = referee.positions[seat][place]
                        known = card is None or card in memory
                        assert (masked["slots"][0, seat, place] != UNKNOWN) == known
                        hidden += place == SLOTS - 1 and seat == viewer and not known
                    for i, card in enumerate(referee.decks[seat]):
                        assert (masked["deck"][0, seat, i] != UNKNOWN) == (card in memory)
            if move >= 0:
                referee.play(GAME.write(move))
    assert hidden > 100  # a player did not know his own card in position 4
