"""The room and a second implementation, written apart from it, play the same game."""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np
import pytest

from games.la_agencia.missions import walk
from games.la_agencia.referee import Card, Referee
from tradecraft.games.la_agencia import GAME
from tradecraft.games.la_agencia.notation import CARDS
from tradecraft.games.la_agencia.rules import EACH, NONE
from tradecraft.kernel import runs
from tradecraft.kernel.layout import DEALER, NOBODY, SPECTATOR, Array

ACTORS: Final = {DEALER: "dealer", NOBODY: None}
SETTINGS: Final[list[dict[str, int]]] = [
    {},
    *({"embassy": embassy} for embassy in range(1, 8)),
    {"count_all_eight": 1, "value_of_3": 1, "value_of_5": 5, "value_of_infiltrator": 3},
    {"memory_aid": 1},
    {"memory_aid": 1, "all_shown_at_end": 1, "embassy": 5},
    {"garden_at_once": 1, "embassy": 2},
    {"may_decline": 1, "embassy": 7},
    {"bank_runs_out": 1, "embassy": 3, "value_of_5": 5},
    {"always_ask": 1},
]
GAMES: Final = 2  # of each number of players and each setting
EVERY: Final = 3  # plies between two at which all views are compared
each_setting = pytest.mark.parametrize("options", SETTINGS, ids=str)


def named(card: int) -> Card | None:
    """Name a card of the room as the referee does."""
    return None if card == NONE else (card // EACH, CARDS[card % EACH])


def compare(positions: Array, referee: Referee) -> None:
    """See that both know the same of a position."""
    pos = positions[0]
    actor = int(pos.actor)
    seats = referee.everybody
    held = [[named(card) for card in pos.slots[seat].tolist()] for seat in seats]
    decks = [[c for card in pos.deck[seat].tolist() if (c := named(card))] for seat in seats]
    played = {seat: c for seat in seats if (c := named(int(pos.played[seat])))}

    assert ACTORS.get(actor, actor) == referee.actor
    assert {GAME.write(move) for move in GAME.legal(positions)} == referee.moves
    assert held == referee.positions
    assert decks == referee.decks
    assert played == referee.in_play
    assert pos.info[: referee.seats].tolist() == referee.info
    assert (pos.bank, pos.reward, pos.tokens) == (referee.bank, referee.reward, referee.tokens)
    assert pos.hand == referee.hands


def compare_ends(positions: Array, referee: Referee) -> None:
    """See that both score a finished game alike."""
    points, returns = GAME.list_for()[: referee.seats], GAME.list_for()[: referee.seats]
    runs.points(positions, points)
    runs.returns(positions, returns)

    assert points.tolist() == [final for final, _ in referee.finals()]
    assert np.flatnonzero(returns).tolist() == referee.winners
    assert returns.sum() == 60


def card_shown(referee: Referee, card: Card | None) -> dict[str, Any] | None:
    """Write a card as a view does."""
    if card is None:
        return None
    kind = {"r": "recruiter", "i": "infiltrator"}.get(card[1][0], "agents")
    agents = int(card[1]) if kind == "agents" else 0
    return {"kind": kind, "agents": agents, "value": referee.value(card)}


def compare_views(positions: Array, referee: Referee) -> None:
    """See that every viewer is shown what lies in his sight, and with the aid all he ever saw."""
    for viewer in (*referee.everybody, None):
        number = SPECTATOR if viewer is None else viewer
        view = GAME.view(GAME.masked(positions, number)[0], number)
        remembers = referee.rules["memory_aid"] == 1
        memory = referee.memory(viewer)
        for seat, player in enumerate(view["seats"]):
            known = [
                card
                if referee.in_sight(viewer, seat, place) or (remembers and card in memory)
                else None
                for place, card in enumerate(referee.positions[seat])
            ]
            deck = [
                card if referee.over or (remembers and card in memory) else None
                for card in referee.decks[seat]
            ]

            assert [at["card"] for at in player["positions"]] == [
                card_shown(referee, card) for card in known
            ]
            assert player["deck"] == [card_shown(referee, card) for card in deck]
            assert player["played"] == card_shown(referee, referee.on_table.get(seat))
            assert player["in_play"] == (seat in referee.in_play)


@each_setting
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_referee_leads_random_games_to_the_same_end(
    seats: int, options: dict[str, int]
) -> None:
    chance = random.Random(seats)  # noqa: S311  # a test, not a secret
    for _ in range(GAMES):
        referee = Referee(seats, **options)
        for positions, move in walk(chance, seats, **options):
            compare(positions, referee)
            if move < 0:
                compare_ends(positions, referee)
            else:
                referee.play(GAME.write(move))


@each_setting
def test_everybody_is_shown_what_lies_in_his_sight_and_no_more(
    options: dict[str, int],
) -> None:  # AE-9.1, AE-H17, AE-H22, AE-H23, AE-H24
    chance = random.Random(2)  # noqa: S311  # a test, not a secret
    for seats in (3, 4, 5, 6):
        referee = Referee(seats, **options)
        for ply, (positions, move) in enumerate(walk(chance, seats, **options)):
            if ply % EVERY == 0 or move < 0:
                compare_views(positions, referee)
            if move >= 0:
                referee.play(GAME.write(move))
