"""Standings: what the games of an arena say of its bots, and how sure it is."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from tradecraft.lab.matches import Deal, Match

Z95: Final = 1.959964
FEWEST: Final = 20  # deals before anything is taken for sure
DOUBT: Final = 0.05  # the chance of being sure of a difference that is none, however long one looks
TUNING: Final = 4.0  # how soon the bound for that is at its tightest


class Standing(NamedTuple):
    """How one bot has done."""

    bot: str
    games: int
    share: float  # of the games won, a shared first place counted as its share
    low: float  # the interval of 95 %
    high: float
    fair: float  # what a seat wins when all are equal
    skill: float  # OpenSkill's mean and spread
    spread: float


class Tally:
    """The games so far."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.deals = 0
        count = len(match.bots)
        self.games = [0] * count
        self.shares: list[list[float]] = [[] for _ in match.bots]  # by deal, averaged over seats
        self.model = PlackettLuce()
        self.ratings = [self.model.rating(name=bot) for bot in match.bots]
        # By pair: how much more the first has won, deal by deal.
        pairs = itertools.combinations(range(count), 2)
        self.ahead: dict[tuple[int, int], list[float]] = {pair: [] for pair in pairs}

    def add(self, deal: Deal) -> None:
        """Count a deal."""
        self.deals += 1
        found: dict[int, list[float]] = {}
        for game in deal.games:
            for entrant, share in zip(game.lineup, game.shares(), strict=True):
                found.setdefault(entrant, []).append(share)
                self.games[entrant] += 1
            self.rate(game.lineup, game.payoffs)
        means = {entrant: sum(some) / len(some) for entrant, some in found.items()}
        for entrant, mean in means.items():
            self.shares[entrant].append(mean)
        for (one, other), ahead in self.ahead.items():
            if one in means and other in means:
                ahead.append(means[one] - means[other])

    def rate(self, lineup: tuple[int, ...], payoffs: tuple[int, ...]) -> None:
        """Let a game change the ratings; a bot in several seats counts by its first."""
        first = {entrant: seat for seat, entrant in reversed(list(enumerate(lineup)))}
        if len(first) > 1:
            teams = [[self.ratings[entrant]] for entrant in first]
            ranks = [-float(payoffs[seat]) for seat in first.values()]
            rated = self.model.rate(teams, ranks=ranks)
            for entrant, team in zip(first, rated, strict=True):
                self.ratings[entrant] = team[0]

    def standings(self) -> list[Standing]:
        """Give the bots, the best first."""
        found = []
        for entrant, bot in enumerate(self.match.bots):
            share, low, high = interval(self.shares[entrant])
            rating = self.ratings[entrant]
            fair = 1 / self.match.seats
            found.append(
                Standing(bot, self.games[entrant], share, low, high, fair, rating.mu, rating.sigma)
            )
        return sorted(found, key=lambda standing: -standing.share)

    def is_sure(self) -> bool:
        """Say whether it is sure of any two bots that have met which of them is better."""
        return all(surely_ahead(ahead) for ahead in self.ahead.values())


def interval(shares: Iterable[float]) -> tuple[float, float, float]:
    """Give the mean of the deals' shares and its interval after Wilson.

    The games of one deal are no independent draws: as many draws are counted as would scatter as
    the deals do, and where they do not scatter at all, one a deal.
    """
    drawn = list(shares)
    n = len(drawn)
    if n == 0:
        return 0.0, 0.0, 1.0
    mean = sum(drawn) / n
    scatter = sum((share - mean) ** 2 for share in drawn) / max(1, n - 1) / n
    draws = mean * (1 - mean) / scatter if scatter > 0 else float(n)
    spread = Z95 * math.sqrt(mean * (1 - mean) / draws + Z95**2 / (4 * draws**2))
    middle, scale = mean + Z95**2 / (2 * draws), 1 + Z95**2 / draws
    return mean, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def surely_ahead(differences: Sequence[float]) -> bool:
    """Say whether differences are sure to be no accident, although one looked after each.

    The bound of Robbins (1970) for a mixture of normal steps: it holds at all times at once.
    """
    if len(differences) < FEWEST:
        return False
    wide = max(1.0, sum(ahead * ahead for ahead in differences)) + TUNING
    return abs(sum(differences)) > math.sqrt(wide * (math.log(wide / TUNING) - 2 * math.log(DOUBT)))
