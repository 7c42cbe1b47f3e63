"""Many games at once: the laws tried on a game, and games played out to count how they end."""

from __future__ import annotations

import collections
import itertools
import math
import os
import time
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from tradecraft.bots import BOTS, seed_at
from tradecraft.cli.screen import Screen, excused, show_json
from tradecraft.cli.table import options_of, write_whole
from tradecraft.kernel import runs
from tradecraft.kernel.dice import dice
from tradecraft.kernel.errors import BadOption, Refused
from tradecraft.kernel.game import Game
from tradecraft.kernel.laws import Finding
from tradecraft.kernel.laws import check as check_laws
from tradecraft.kernel.layout import DEALER, NOBODY, Array, Ints
from tradecraft.kernel.words import Words, words
from tradecraft.play import drawn
from tradecraft.registry import GAMES

BROKEN: Final = 1  # the exit code when a law is broken
CHUNK: Final = 2_000  # games that a thread plays before it says how far it is
MATCHES: Final = 10  # the same, when bots think
Z95: Final = 1.959964


def progress(words_of: Words, key: str) -> Progress:
    """Make a bar on standard error, which only a terminal shows."""
    screen = Screen(stderr=True)
    return Progress(
        TextColumn(words_of.say(key)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )


# -- check --------------------------------------------------------------------------------------


def check(  # what was asked for on the command line
    lang: str, name: str, positions: int, seed: int, save: Path | None, *, json: bool
) -> int:
    """Try the laws on random positions of a game; the answer is the exit code."""
    game, house = GAMES[name], words(lang)
    if save and save.exists():
        raise Refused("save-exists", file=str(save))
    began = time.perf_counter()
    with progress(house, "check-trying") as bar:
        task = bar.add_task("", total=positions)
        findings = check_laws(
            game, positions, seed, lambda seen: bar.update(task, completed=min(seen, positions))
        )
    seconds = time.perf_counter() - began
    broken = [finding for finding in findings if not finding.kept]
    if json:
        show_json(
            {
                "game": game.name,
                "rules": game.version,
                "positions": positions,
                "seed": seed,
                "seconds": round(seconds, 3),
                "kept": not broken,
                "laws": [{"kept": finding.kept, **asdict(finding)} for finding in findings],
            }
        )
    else:
        print_findings(house, findings)
        title = words(lang, game.texts).say("name")
        key = "check-broken" if broken else "check-kept"
        Screen().print(
            house.say(key, game=title, positions=positions, seconds=seconds), style="bold"
        )
    if save and (shown := next((f.record for f in broken if f.record), "")):
        write_whole(save, shown)
    return BROKEN if broken else 0


def check_surface(  # what was asked for on the command line
    lang: str, name: str, moves: int, seed: int, save: Path | None, *, json: bool
) -> int:
    """Compare what tables that look alike to a viewer send him; the answer is the exit code."""
    from tradecraft.tables.surface import check as compare

    game, house = GAMES[name], words(lang)
    if save and save.exists():
        raise Refused("save-exists", file=str(save))
    began = time.perf_counter()
    with progress(house, "check-comparing") as bar:
        task = bar.add_task("", total=moves)
        found = compare(
            game, moves, seed, watch=lambda seen: bar.update(task, completed=min(seen, moves))
        )
    seconds = time.perf_counter() - began
    title = words(lang, game.texts).say("name")
    if json:
        show_json(
            {
                "game": game.name,
                "seed": seed,
                "seconds": round(seconds, 3),
                "kept": not found.leak,
                **found._asdict(),
            }
        )
    else:
        screen = Screen()
        key = "surface-broken" if found.leak else "surface-kept"
        facts = {"moves": found.moves, "twins": found.twins, "seconds": seconds}
        screen.print(house.say(key, game=title, **facts), style="bold")
        if found.leak:
            screen.paragraph(f"✗ {found.leak}", style="bold red")
            screen.print(found.record, soft_wrap=True)
            screen.print(found.twin, soft_wrap=True)
    if save and found.leak:
        write_whole(save, found.record)
    return BROKEN if found.leak else 0


def print_findings(house: Words, findings: list[Finding]) -> None:
    """Print a figure for each law, and what shows that one is broken."""
    screen = Screen()
    figures = [number(finding.tried) for finding in findings]
    screen.columns(
        *(
            (
                Text("✓", "green") if finding.kept else Text("✗", "bold red"),
                finding.law,
                figure.rjust(max(map(len, figures))),
                house.say(f"law-{finding.law}"),
            )
            for finding, figure in zip(findings, figures, strict=True)
        )
    )
    for finding in findings:
        if not finding.kept:
            screen.print()
            screen.paragraph(f"✗ {finding.law}: {finding.broken}", style="bold red")
            screen.print(finding.record, soft_wrap=True)


# -- simulate -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line."""

    game: str
    count: int
    seats: int | None
    settings: list[str]
    seed: int
    bots: str


@dataclass(frozen=True)
class Chunk:
    """Some games that were played to their ends: how long each was, and what each seat got."""

    lengths: Ints
    payoffs: Ints


def simulate(lang: str, wanted: Wanted, *, json: bool) -> None:
    """Play many games, and tell how long they are and who wins them."""
    game, house = GAMES[wanted.game], words(lang)
    bots = bots_of(wanted.bots)
    seats = wanted.seats or (len(bots) or game.seats[0])
    if bots and len(bots) != seats:
        raise BadOption("bots-count", bots=len(bots), seats=seats)
    start = game.start(seats, options_of(wanted.settings))

    def play(count: int, seed: int) -> Chunk:
        if bots:
            return matches(game, start, bots, count, seed)
        return playouts(game, start, seats, count, seed)

    title = words(lang, game.texts).say("name")
    with excused(house.say("play-prepares", game=title)):
        play(1, wanted.seed)  # compiled now, so that it is not timed
    began = time.perf_counter()
    tally = Tally(seats, cut(game))
    with progress(house, "simulate-playing") as bar:
        task = bar.add_task("", total=wanted.count)
        for chunk in in_threads(play, wanted.count, MATCHES if bots else CHUNK, wanted.seed):
            tally.add(chunk)
            bar.advance(task, len(chunk.lengths))
    figures = tally.summary(time.perf_counter() - began)
    if json:
        names = list(bots) or ["random"] * seats
        show_json({"game": game.name, "seed": wanted.seed, "bots": names, **figures})
    else:
        print_figures(words(lang, game.texts), game, start, figures, bots)


def bots_of(text: str) -> list[str]:
    """Read the names of bots, parted by commas."""
    names = text.split(",") if text else []
    for name in names:
        if name not in BOTS:
            raise BadOption("bot-unknown", bot=name, can=", ".join(BOTS))
    return [] if set(names) == {"random"} else names


def in_threads(
    play: Callable[[int, int], Chunk], count: int, size: int, seed: int
) -> Generator[Chunk]:
    """Play games on all cores; what is played does not depend on how many there are."""
    sizes = (min(size, count - first) for first in range(0, count, size))
    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        # Few wait at a time, so that a billion games need no more memory than a thousand.
        jobs = (pool.submit(play, some, seed + place) for place, some in enumerate(sizes))
        waiting = collections.deque(itertools.islice(jobs, 2 * cores))
        try:
            while waiting:
                yield waiting.popleft().result()
                waiting.extend(itertools.islice(jobs, 1))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def cut(game: Game) -> int:
    """Say after how many moves a game is given up: no game of these rules is that long."""
    return game.most_plies + 1


def playouts(game: Game, start: Array, seats: int, count: int, seed: int) -> Chunk:
    """Play games out at random."""
    lengths, payoffs = np.zeros(count, np.int64), np.zeros((count, seats), np.int64)
    runs.playouts(start, game.blank(), dice(seed), game.list_for(), cut(game), lengths, payoffs)
    return Chunk(lengths, payoffs)


def matches(game: Game, start: Array, bots: list[str], count: int, seed: int) -> Chunk:
    """Let bots play against each other; each is given what its seat may see."""
    lengths, payoffs = np.zeros(count, np.int64), np.zeros((count, len(bots)), np.int64)
    for number in range(count):
        positions, own_seed = start.copy(), seed_at(seed, number)
        while (actor := int(positions["actor"][0])) != NOBODY and lengths[number] < cut(game):
            moves, ply = game.legal(positions), int(lengths[number])
            if actor == DEALER:
                move = moves[drawn(own_seed, ply, len(moves))]
            else:
                masked = game.masked(positions, actor)
                move = BOTS[bots[actor]](game, masked, actor, moves, seed_at(own_seed, ply))
            runs.apply(positions, move)
            lengths[number] += 1
        if actor == NOBODY:
            runs.returns(positions, payoffs[number])
        else:
            lengths[number] *= -1  # as playouts do: not over
    return Chunk(lengths, payoffs)


class Tally:
    """How many games were how long, and who won them."""

    def __init__(self, seats: int, longest: int) -> None:
        self.lengths = np.zeros(longest + 1, np.int64)  # so many games were so long
        self.wins = np.zeros(seats, np.int64)
        self.returns = np.zeros(seats, np.int64)
        self.shared = self.without_winner = self.unfinished = 0

    def add(self, chunk: Chunk) -> None:
        """Count some games."""
        over, payoffs = chunk.lengths > 0, chunk.payoffs
        best = payoffs.max(axis=1)
        first = (payoffs == best[:, None]) & (best >= 0)[:, None] & over[:, None]
        alone = first & (first.sum(axis=1) == 1)[:, None]
        self.lengths += np.bincount(np.abs(chunk.lengths), minlength=len(self.lengths))
        self.wins += alone.sum(axis=0)
        self.returns += payoffs.sum(axis=0)
        self.shared += int((first.sum(axis=1) > 1).sum())
        self.without_winner += int((over & ~first.any(axis=1)).sum())
        self.unfinished += int((~over).sum())

    def length(self, part: float) -> float:
        """Give the length that this part of the games does not exceed, between two if need be."""
        place = part * (int(self.lengths.sum()) - 1)
        upto = self.lengths.cumsum()
        low, high = (
            int(np.searchsorted(upto, end, "right")) for end in (int(place), -(-place // 1))
        )
        return low + (high - low) * (place - int(place))

    def summary(self, seconds: float) -> dict[str, Any]:
        """Tell how long games were, who won them, and how fast they were played."""
        games = int(self.lengths.sum())
        total = int(self.lengths @ np.arange(len(self.lengths)))
        return {
            "games": games,
            "moves": total,
            "seconds": round(seconds, 4),
            "moves_per_second": round(total / seconds),
            "length": {
                "mean": round(total / games, 3),
                "median": round(self.length(0.5), 3),
                "low": round(self.length(0.05), 3),
                "high": round(self.length(0.95), 3),
            },
            "seats": [
                {
                    "seat": seat,
                    "wins": int(wins),
                    **share(int(wins), games),
                    "mean_return": round(int(self.returns[seat]) / games, 5),
                }
                for seat, wins in enumerate(self.wins)
            ],
            "shared": {"games": self.shared, **share(self.shared, games)},
            "without_winner": self.without_winner,
            "unfinished": self.unfinished,
        }


def share(hits: int, tries: int) -> dict[str, float]:
    """Give a rate with the ends of its 95 % interval, after Wilson."""
    rate, weight = hits / tries, Z95**2 / tries
    centre = (rate + weight / 2) / (1 + weight)
    reach = Z95 * math.sqrt(rate * (1 - rate) / tries + weight / tries / 4) / (1 + weight)
    low, high = max(0.0, centre - reach), min(1.0, centre + reach)
    return {"rate": round(rate, 6), "low": round(low, 6), "high": round(high, 6)}


def print_figures(
    say: Words, game: Game, start: Array, figures: dict[str, Any], bots: list[str]
) -> None:
    """Print the figures as a table."""
    screen, rows = Screen(), list[tuple[str, str, str]]()

    def add(name: str, value: str, more: str = "") -> None:
        rows.append((name, value, more))

    def percent(rates: dict[str, float]) -> tuple[str, str]:
        low, high = 100 * rates["low"], 100 * rates["high"]
        interval = say.say("simulate-interval", low=low, high=high)
        return say.say("simulate-percent", value=100 * rates["rate"]), interval

    def figure(value: float) -> str:
        return say.say("simulate-figure", value=value)

    seen, length = game.masked(start, 0), figures["length"]
    screen.paragraph(say.say("name"), style="bold")
    add(say.say("simulate-games"), number(figures["games"]))
    ends = {"low": figure(length["low"]), "high": figure(length["high"])}
    add(say.say("simulate-mean"), figure(length["mean"]), say.say("simulate-range", **ends))
    add(say.say("simulate-median"), figure(length["median"]))
    for row in figures["seats"]:
        name = say.tell(game.seat_name(seen[0], row["seat"]))
        bot = bots[row["seat"]] if bots else "random"
        key = say.say("simulate-wins", seat=row["seat"], name=name, bot=bot)
        add(key, *percent(row))
    add(say.say("simulate-shared"), *percent(figures["shared"]))
    if figures["without_winner"]:
        add(say.say("simulate-nobody"), number(figures["without_winner"]))
    if figures["unfinished"]:
        add(say.say("simulate-unfinished"), number(figures["unfinished"]))
    add(say.say("simulate-speed"), number(figures["moves_per_second"]))
    room = max(len(value) for _, value, _ in rows)
    screen.columns(*((name, value.rjust(room), Text(more, "dim")) for name, value, more in rows))


def number(value: int) -> str:
    """Write a large number so that it can be read."""
    return f"{value:,}".replace(",", " ")
