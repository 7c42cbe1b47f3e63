"""How fast the server is: whole games over HTTP, every move stored, beside boardgame.io.

Two seats, forty moves, secrets hidden; as many games at once as a row says. In the closed loop
whoever is on turn moves as soon as he has seen the last move; paced, he thinks about a second.
"""

from __future__ import annotations

import contextlib
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tradecraft.bench.rows import Row, figure
from tradecraft.bench.server_hosts import Driver, Served, Trouble, crew, driving, serving
from tradecraft.bench.server_peer import Peer

MOVES: Final = 40  # a game
FLATFILE: Final = 50  # games at once with which the peer's durable store is measured
PERCENT: Final = 100
BOT: Final = "agent"  # of the second level


@dataclass(frozen=True)
class Scale:
    """How much is measured; the names of the rows stay."""

    matches: dict[int, int] = field(default_factory=lambda: {1: 1, 50: 50, 500: 500})
    seconds: float = 6.0  # of each round in the closed loop
    rounds: int = 3
    warm: int = 4_000  # moves before anything is measured
    pace: float = 1_000.0  # milliseconds
    cycles: int = 3  # crowds that come and go, to see what is kept of them
    asleep: float = 23.0  # seconds after which a table that nobody looks at is forgotten
    workers: tuple[int, ...] = (1, 2, 3)


@dataclass
class Played:
    """What rounds of play came to."""

    moves: int = 0
    wall: float = 0.0
    trips: list[float] = field(default_factory=list)  # seconds
    server: float = 0.0  # of processor time
    driver: float = 0.0
    bytes: int = 0
    clients: int = 0

    @property
    def rate(self) -> float:
        """Give moves a second."""
        return self.moves / self.wall

    @property
    def cpu(self) -> float:
        """Give milliseconds of the server's processor time a move."""
        return self.server / self.moves * 1e3

    def quantile(self, part: float) -> float:
        """Give the round trip in milliseconds that such a part of all does not exceed."""
        trips = sorted(self.trips)
        return trips[min(len(trips) - 1, int(part * len(trips)))] * 1e3

    def told(self) -> dict[str, float]:
        """Give what the peer tells of itself, too."""
        return {
            "rate": self.rate,
            "p50": self.quantile(0.5),
            "p99": self.quantile(0.99),
            "cpu": self.cpu,
            "bytes": self.bytes / self.moves / 2,
            "driver": self.driver / self.wall,
        }


def play(driver: Driver, matches: int, pace: float = 0.0, bot: str = "") -> Played:
    """Play one round: so many games from the first to the last move."""
    driver.order("gather", matches=matches, **({"bot": bot} if bot else {}))
    before = used(driver.servers)
    told = driver.order("play", until=MOVES, pace=pace)
    after = used(driver.servers)
    driver.order("part")
    expected = matches * MOVES // (2 if bot else 1)
    if told["faults"] or told["moves"] != expected:
        message = f"{told['moves']} moves of {expected}: {told['faults']}"
        raise Trouble(message)
    return Played(
        told["moves"], told["wall"], told["trips"], after - before, told["cpu"], told["bytes"]
    )


def used(servers: Iterable[Served]) -> float:
    """Give the processor time that all have used."""
    return sum(server.cpu() or 0.0 for server in servers)


def rounds(driver: Driver, matches: int, seconds: float, pace: float = 0.0) -> Played:
    """Play rounds for so long."""
    total = Played()
    while total.wall < seconds:
        one = play(driver, matches, pace)
        total.moves += one.moves
        total.wall += one.wall
        total.trips += one.trips
        total.server += one.server
        total.driver += one.driver
        total.bytes += one.bytes
    return total


@contextlib.contextmanager
def host(warm: int) -> Iterator[tuple[Served, Driver]]:
    """Start a server on a file of its own, and play until all is warm."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{Path(folder) / 'tables.db'}") as server,
        driving(server) as driver,
    ):
        moves = 0
        while moves < warm:
            moves += play(driver, 10).moves
        yield server, driver


# -- the closed loop ------------------------------------------------------------------------------


def closed(size: int, scale: Scale, peer: Peer) -> Iterator[Row]:
    """As many games at once, each move as soon as the last is seen; both sides in turn."""
    ours: list[dict[str, float]] = []
    memory: list[dict[str, float]] = []
    durable: list[dict[str, float]] = []
    matches = scale.matches[size]
    with host(scale.warm) as (_, driver):
        for _ in range(scale.rounds):
            ours.append(rounds(driver, matches, scale.seconds).told())
            memory += peer.closed(matches, scale.seconds)
            durable += peer.durable(matches, scale.seconds) if size == FLATFILE else []
    row = f"server.closed.{size}"
    note = f"every move stored; {load(ours)}"
    yield compared(
        row, ours, memory, "rate", peer, unit="moves/s", bar=1.0 if size == max(scale.matches)
        else None, note=note,
    )  # fmt: skip
    yield compared(f"{row}.p50", ours, memory, "p50", peer, unit="ms", low=True)
    yield compared(f"{row}.p99", ours, memory, "p99", peer, unit="ms", low=True)
    yield compared(f"{row}.cpu", ours, memory, "cpu", peer, unit="ms/move", low=True, bar=1.0)
    if size == FLATFILE:
        yield compared(
            f"{row}.durable", ours, durable, "rate", peer, unit="moves/s", bar=8.0,
            note="both store every move", what=", FlatFile",
        )  # fmt: skip


def load(told: list[dict[str, float]]) -> str:
    """Say how busy the machine was, and the load driver."""
    driver = statistics.median(one["driver"] for one in told)
    said = f"the load itself took {driver:.2f} of a core"
    if hasattr(os, "getloadavg"):
        said += f"; load average {os.getloadavg()[0]:.1f}"
    return said


def compared(  # noqa: PLR0913  # the columns of a row
    row_id: str,
    ours: list[dict[str, float]],
    theirs: list[dict[str, float]],
    what_of: str,
    peer: Peer,
    *,
    unit: str,
    bar: float | None = None,
    low: bool = False,
    note: str = "",
    what: str = "",
) -> Row:
    """Compare the medians of one figure; with `low` the bar is what ours must not exceed."""
    value = statistics.median(one[what_of] for one in ours)
    if not theirs:
        return Row(row_id, value, unit, peer.why, None, bar, None, note)
    other = statistics.median(one[what_of] for one in theirs)
    if len(ours) == len(theirs):  # taken in turn
        pairs = zip(ours, theirs, strict=True)
        ratio = statistics.median(a[what_of] / b[what_of] for a, b in pairs)
    else:
        ratio = value / other
    holds = None if bar is None else ratio <= bar if low else ratio >= bar
    told = f"{'at most ' if low and bar else ''}{peer.name}{what}: {figure(other)} {unit}"
    return Row(row_id, value, unit, told, round(ratio, 3), bar, holds, note)


def at_most(row_id: str, value: float | None, unit: str, most: float, note: str = "") -> Row:
    """Hold a figure against a bound."""
    against = f"at most {most:g} {unit}"
    if value is None:
        return Row(row_id, None, unit, against, None, 1.0, None, "this system does not tell")
    return Row(row_id, value, unit, against, round(value / most, 3), 1.0, value <= most, note)


# -- paced, and what is sent ----------------------------------------------------------------------


def paced(scale: Scale, peer: Peer) -> Iterator[Row]:
    """Many games at a move a second, so that the server is not full."""
    matches = scale.matches[max(scale.matches)]
    with host(scale.warm) as (_, driver):
        one = play(driver, matches, scale.pace)
    theirs = peer.paced(matches, scale.pace)
    told = one.told()
    others = f"{peer.name}: {figure(theirs[0]['p50'])} and {figure(theirs[0]['p99'])} ms; " if (
        theirs
    ) else ""  # fmt: skip
    note = f"{others}{one.rate:.0f} moves/s; {load([told])}"
    yield at_most("server.paced.500", told["p50"], "ms", 2.0, f"p50; {note}")
    yield at_most("server.paced.500.p99", told["p99"], "ms", 20.0)
    yield compared(
        "server.paced.500.cpu", [told], theirs, "cpu", peer, unit="ms/move", low=True, bar=1.0
    )


def with_bots(scale: Scale, _peer: Peer) -> Iterator[Row]:
    """As many tables, at each of them a person and a bot of the second level."""
    matches = scale.matches[max(scale.matches)]
    with host(scale.warm) as (_, driver):
        play(driver, 1, bot=BOT)  # what it thinks with is compiled now
        one = play(driver, matches, scale.pace, BOT)
    told = one.told()
    pace = f"{2 * one.rate:.0f} moves/s, half of them by bots"
    note = f"p50 {told['p50']:.1f} ms; {pace}; {load([told])}"
    yield at_most("server.bots.500.p99", told["p99"], "ms", 50.0, note)


def sent(scale: Scale, peer: Peer) -> Iterator[Row]:
    """What comes on a client's stream, a move: the body of the answer, chunk heads and all."""
    matches = scale.matches[min(scale.matches)]
    with host(0) as (_, driver):
        told = play(driver, matches).told()
    theirs = peer.closed(matches, 1.0)
    note = f"{peer.name}: {figure(theirs[0]['bytes'])} bytes" if theirs else peer.why
    yield at_most("server.bytes", told["bytes"], "bytes", 300.0, note)


# -- memory ---------------------------------------------------------------------------------------


def memory(scale: Scale, _peer: Peer) -> Iterator[Row]:
    """What the server's process holds for a game that is played, that sleeps, that is over."""
    matches = scale.matches[max(scale.matches)]
    with host(scale.warm) as (server, driver):
        start = server.memory()
        driver.order("gather", matches=matches)
        driver.order("play", until=MOVES - 1, pace=0)
        live = grown(start, server.memory(), matches)
        driver.order("part")
        asleep, held = kept(server, driver, scale, matches, MOVES - 1)
        ended, more = kept(server, driver, scale, matches, MOVES)
    note = f"{matches} games, two streams each, {MOVES - 1} moves played"
    yield at_most("server.memory.live", live, "KB", 50.0, note)
    told = f"{held:.0f} tables in memory; growth over {scale.cycles} crowds of {matches} games"
    yield at_most("server.memory.asleep", asleep, "KB", 1.0, told)
    told = f"{more:.0f} tables in memory; growth over {scale.cycles} crowds of {matches} games"
    yield at_most("server.memory.ended", ended, "KB", 1.0, told)


def kept(
    server: Served, driver: Driver, scale: Scale, matches: int, until: int
) -> tuple[float | None, float]:
    """See what is kept of each crowd that has gone: memory, and tables that are still held."""
    # A process hardly ever gives memory back, but it uses what is free again: what grows from
    # crowd to crowd is what is kept. The first crowd of a kind sets the mark.
    marks: list[float | None] = []
    held = 0.0
    for _ in range(scale.cycles + 1):
        driver.order("gather", matches=matches)
        driver.order("play", until=until, pace=0)
        driver.order("part")
        time.sleep(scale.asleep if until < MOVES else min(scale.asleep, 3.0))
        marks.append(server.memory())
        held = server.count("tradecraft_tables_held")
    return grown(marks[0], marks[-1], matches * scale.cycles), held


def grown(before: float | None, after: float | None, games: int) -> float | None:
    """Give the kilobytes that were added for each game."""
    return None if before is None or after is None else max(0.0, after - before) / games


# -- many workers ---------------------------------------------------------------------------------


def workers(scale: Scale, _peer: Peer) -> Iterator[Row]:
    """Workers that share a PostgreSQL and a NATS; the two of a game are at different workers."""
    matches, unit = scale.matches[FLATFILE], "moves/s"
    rates: dict[int, float] = {}
    for count in scale.workers:
        row = f"server.workers.{count}"
        with crew(count) as servers:
            if not servers:
                yield Row(row, None, unit, "PostgreSQL or NATS is not installed", None, None, None)
                continue
            with driving(*servers) as driver:
                rounds(driver, matches, scale.seconds / 3)
                total = rounds(driver, matches, scale.seconds)
        rates[count] = total.rate
        told = load([total.told()])
        note = f"{matches} games; {total.cpu:.2f} ms/move of the workers; {told}"
        first = rates[min(rates)]
        against = f"{min(rates)} worker: {figure(first)} {unit}" if count != min(rates) else "-"
        ratio = None if count == min(rates) else round(total.rate / first, 3)
        yield Row(row, total.rate, unit, against, ratio, None, None, note)


MEASURES: Final[dict[str, Callable[[Scale, Peer], Iterator[Row]]]] = {
    "server.closed.1": lambda scale, peer: closed(1, scale, peer),
    "server.closed.50": lambda scale, peer: closed(50, scale, peer),
    "server.closed.500": lambda scale, peer: closed(500, scale, peer),
    "server.paced.500": paced,
    "server.bots.500": with_bots,
    "server.bytes": sent,
    "server.memory": memory,
    "server.workers": workers,
}


def measure(only: str = "", against: str = "", scale: Scale | None = None) -> Iterator[Row]:
    """Measure the rows whose id begins so; what cannot be among them is not run."""
    peer, size = Peer(against), scale or Scale()
    for name, rows in MEASURES.items():
        if only == name or (only not in MEASURES and begins(name, only)):
            yield from (row for row in rows(size, peer) if row.id.startswith(only))


def begins(name: str, only: str) -> bool:
    """Say whether rows that begin with one may begin with the other."""
    return name.startswith(only) or f"{only}.".startswith(f"{name}.")
