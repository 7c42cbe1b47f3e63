"""Small games of La Agencia, played in notation or at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import tradecraft as tc
from tradecraft.games.la_agencia import GAME
from tradecraft.games.la_agencia.notation import CARDS
from tradecraft.games.la_agencia.rules import EACH, NONE
from tradecraft.kernel import runs
from tradecraft.kernel.layout import Array

KINDS: Final = " ".join(CARDS)  # 1 2 3 4 5 r1 r2 i
VALUES: Final = {"1": 1, "2": 1, "3": 2, "4": 2, "5": 3, "r1": 1, "r2": 1, "i": 0}


def deck(begins: str) -> list[str]:
    """Name the eight cards of a deck: these come first, the others follow as they are told."""
    named = begins.split()
    return named + [card for card in CARDS if card not in named]


def table(decks: str, moves: str = "", first: int | None = None, **options: int) -> tc.Play:
    """Deal a deck to each player, `2 r1 | 5 | i` to three, and play these moves.

    The last seat is the first Ambassador, so that seat 0 plays first, unless `first` says another.
    """
    dealt = decks.split("|")
    game = tc.start(GAME, len(dealt), options, dealer="manual")
    ambassador = len(dealt) - 1 if first is None else first
    deals = [f"={card}" for begins in dealt for card in deck(begins)]
    for move in (*deals, f"first={ambassador}", *moves.split()):
        game.play(move)
    return game


def ended(seats: int = 3, seed: int = 8, **options: int) -> tc.Play:
    """Play a random game to its end; with other values or another count it is the same game."""
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    game = tc.start(GAME, seats, options, seed=seed)
    while game.actor is not None:
        game.play(chance.choice(game.legal()))
    return game


def walk(chance: random.Random, seats: int, **options: int) -> Iterator[tuple[Array, int]]:
    """Play a random game: each position, and the move that is played there (-1 at the end).

    It is the same array at each ply, moved on.
    """
    positions = GAME.start(seats, options)
    while moves := GAME.legal(positions):
        move = chance.choice(moves)
        yield positions, move
        runs.apply(positions, move)
    yield positions, -1


def clause(game: tc.Play, move: str) -> str:
    """Name the clause that forbids a move now; nothing if it is allowed."""
    refusal = game.why_not(move)
    return refusal.clause if refusal else ""


def numbers(game: tc.Play, name: str) -> list[int]:
    """Give what a field of the position holds for each seat."""
    found: list[int] = game.positions[name][0][: game.seats].tolist()
    return found


def number(game: tc.Play, name: str) -> int:
    """Give what a field of the position holds."""
    return int(game.positions[name][0])


def info(game: tc.Play) -> list[int]:
    """Give the information points of each."""
    return numbers(game, "info")


def name(card: int) -> str:
    """Name a card by its kind; a dash where none lies."""
    return "-" if card == NONE else CARDS[card % EACH]


def positions(game: tc.Play, seat: int) -> str:
    """Name the cards in the four positions of a seat."""
    return " ".join(name(card) for card in game.positions["slots"][0, seat].tolist())


def pile(game: tc.Play, seat: int) -> str:
    """Name the cards of a deck, its top first."""
    cards = game.positions["deck"][0, seat].tolist()
    return " ".join(name(card) for card in cards if card != NONE)


def value(cards: str) -> int:
    """Add up the information values of some cards."""
    return sum(VALUES[card] for card in cards.split())


def shown(game: tc.Play, seat: int, viewer: int | None) -> dict[str, Any]:
    """Give what one player has, as somebody sees it."""
    found: dict[str, Any] = game.view(viewer)["seats"][seat]
    return found


def called(card: dict[str, Any] | None) -> str:
    """Name a card of a view; a dash if it is not shown. The two Recruiters are alike."""
    if card is None:
        return "-"
    return str(card["agents"]) if card["kind"] == "agents" else str(card["kind"])[0]


def sight(game: tc.Play, seat: int, viewer: int | None) -> str:
    """Name the cards in the four positions of a seat, as somebody sees them."""
    return " ".join(called(place["card"]) for place in shown(game, seat, viewer)["positions"])


def fates(game: tc.Play) -> list[str]:
    """Say what became of each player's card."""
    return [player["fate"] for player in game.view(None)["seats"]]
