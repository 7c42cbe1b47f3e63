"""Matches: bots play the same deal from every seat.

A deal is a row of the dealer's draws. Each line-up plays it once from each seat, so that what is
lucky about a seat or a deal is lucky for all.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any, Final

import msgspec
import numpy as np

from tradecraft.bots import bot_called, seed_at
from tradecraft.kernel import runs
from tradecraft.kernel.layout import DEALER, NOBODY
from tradecraft.play import drawn, winners_of
from tradecraft.registry import GAMES

ODDS: Final = 1 << 20  # seeds of deals lie so far apart


class Match(msgspec.Struct, frozen=True):
    """What is played: the header of a file of results."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: Mapping[str, int]
    seed: int
    rules: int

    def lineup(self, deal: int) -> tuple[int, ...]:
        """Say which bots, by their place in the list, play a deal, in the order of seats."""
        count = len(self.bots)
        if count >= self.seats:
            chosen = list(itertools.combinations(range(count), self.seats))
            return chosen[deal % len(chosen)]
        # The first against a table of the others.
        others = itertools.cycle(range(1, count)) if count > 1 else itertools.repeat(0)
        return (0, *itertools.islice(others, self.seats - 1))


class Played(msgspec.Struct, frozen=True):
    """One game: which bot sat where, what each seat got, how long it was."""

    lineup: tuple[int, ...]
    payoffs: tuple[int, ...]
    plies: int

    def shares(self) -> list[float]:
        """Give each seat's share of the victory."""
        winners = winners_of(self.payoffs)
        return [(seat in winners) / max(1, len(winners)) for seat in range(len(self.payoffs))]


class Deal(msgspec.Struct, frozen=True):
    """A deal, played once from each seat."""

    deal: int
    games: tuple[Played, ...]


def play_deal(match: Match, deal: int) -> Deal:
    """Play a deal with the seats rotated, each time by the same draws of the dealer."""
    lineup = match.lineup(deal)
    turns = [lineup[turn:] + lineup[:turn] for turn in range(match.seats)]
    played = [play_game(match, deal, turn, seated) for turn, seated in enumerate(turns)]
    return Deal(deal, tuple(played))


def play_game(match: Match, deal: int, turn: int, seated: tuple[int, ...]) -> Played:
    """Play one game."""
    game = GAMES[match.game]
    bots = [bot_called(match.bots[entrant]) for entrant in seated]
    positions = game.start(match.seats, match.options)
    seed = match.seed * ODDS + deal
    plies = dealt = 0
    while (actor := int(positions["actor"][0])) != NOBODY:
        moves = game.legal(positions)
        if actor == DEALER:
            move = moves[drawn(seed, dealt, len(moves))]
            dealt += 1
        else:
            masked = game.masked(positions, actor)
            of_bot = seed_at(seed * match.seats + turn, plies)
            move = bots[actor](game, masked, actor, moves, of_bot)
        runs.apply(positions, move)
        plies += 1
    payoffs = np.zeros(match.seats, np.int64)
    runs.returns(positions, payoffs)
    got: list[Any] = payoffs.tolist()
    return Played(seated, tuple(got), plies)
