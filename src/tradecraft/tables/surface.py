"""Secrecy over the whole surface: two tables that a viewer cannot tell apart answer him alike.

A random game is played at a table, with moves taken back, seats left, and talk. For each viewer
twins are made of it, in which some of what he could not see was otherwise: another deal, other
hidden moves, the same faces. Then everything that either table would send him is compared, byte by
byte: what it says of itself, each view, each event with its patch, what a resumed stream tells,
the record as he saw it, each refusal, and what anybody may take back.

A twin goes its own way until something that it did otherwise is shown. The next one begins there,
so that the end of a long game is compared as well as its beginning.
"""

from __future__ import annotations

import copy
import functools
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from tradecraft.kernel import runs
from tradecraft.kernel.errors import BadOption, Refused
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import SPECTATOR, Array
from tradecraft.tables import sight
from tradecraft.tables.rows import Event, Head, Pace, Row, Settings, What
from tradecraft.tables.table import PHRASES, Request, Table

BEGUN: Final = 1_000_000  # when the tables were made: both at the same time
STRAYS: Final = 0.15  # how often a twin goes its own way where it may
SEED: Final = bytes(32)
MOST_TRIED: Final = 60  # moves of which each refusal is compared
BACKS: Final = 0.04  # how often a move is followed by a take-back
FURTHEST: Final = 4  # moves that are taken back at once
RESUMED: Final = 3  # rows from the end at which a stream is taken up again


class Found(NamedTuple):
    """What was compared, and the first difference."""

    moves: int  # rows after which the truth was otherwise, and each answer the same
    twins: int  # tables that truly differed from their twin
    games: int  # random games of which twins were made
    leak: str = ""  # who was told what
    record: str = ""  # the game in which it was told
    twin: str = ""  # and the one that it must not be told from


def check(
    game: Game,
    moves: int,
    seed: int = 0,
    *,
    watch: Callable[[int], None] = lambda _compared: None,
) -> Found:
    """Compare tables and their twins until so many moves were compared, or something leaks."""
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    compared = twins = games = 0
    while compared < moves:
        games += 1
        seats = chance.choice(game.seats)
        log = random_log(game, seats, random_options(game, seats, chance), chance)
        for viewer in chance.sample((*range(log.seats), SPECTATOR), log.seats + 1):
            for twin in twins_of(game, log, viewer, chance):
                if compared >= moves:
                    break
                twins += 1
                ours = log.steps[: len(twin.steps)]
                pair = [table_of(game, log, steps) for steps in (ours, twin.steps)]
                for one, other in zip(
                    *(surface(table, viewer, twin.parted) for table in pair), strict=True
                ):
                    if one != other:
                        leak = f"viewer {viewer} is told {one!r}, of the twin {other!r}"
                        records = [sight.full_record(table, ()) for table in pair]
                        return Found(compared, twins, games, leak, *records)
                compared += twin.apart
                watch(compared)
    return Found(compared, twins, games)


class Step(NamedTuple):
    """A row of a random game: a move, or the row before which it goes back."""

    what: What
    move: int


class Log(NamedTuple):
    """A random game."""

    seats: int
    options: Mapping[str, int]
    steps: list[Step]
    chats: frozenset[int]  # plies before which somebody said something
    absent: frozenset[int]  # plies before which the first seat is left, or taken again


class Line:
    """A game as it stands, and the moves that lead there."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, int]) -> None:
        self.start = game.start(seats, options)
        self.positions = self.start.copy()
        self.rows = 0
        self.line: list[tuple[int, int]] = []  # the moves that stand, each with its row

    def copy(self) -> Line:
        """Give a line that goes its own way from here."""
        other: Line = copy.copy(self)
        other.positions, other.line = self.positions.copy(), self.line.copy()
        return other

    def step(self, step: Step) -> None:
        """Add a row."""
        self.rows += 1
        if step.what == What.MOVE:
            runs.apply(self.positions, step.move)
            self.line.append((self.rows, step.move))
        else:
            while self.line and self.line[-1][0] >= step.move:
                self.line.pop()
            self.positions = self.start.copy()
            runs.fold(self.positions, np.array([move for _, move in self.line], np.int64))


def random_options(game: Game, seats: int, chance: random.Random) -> dict[str, int]:
    """Agree on the published game, or on anything that it can be set up with."""
    some = [option for option in game.options if chance.randrange(2)] * chance.randrange(2)
    options = {option.name: chance.randint(option.low, option.high) for option in some}
    try:
        game.start(seats, options)
    except BadOption:
        return {}
    return options


def random_log(game: Game, seats: int, options: Mapping[str, int], chance: random.Random) -> Log:
    """Play a game at random, up to some ply."""
    play = Line(game, seats, options)
    steps: list[Step] = []
    while legal := game.legal(play.positions):
        steps.append(Step(What.MOVE, chance.choice(legal)))
        if play.line and chance.random() < BACKS:
            back, _ = play.line[-chance.randint(1, min(FURTHEST, len(play.line)))]
            steps[-1] = Step(What.BACK, back)
        play.step(steps[-1])
    if len(steps) > 1 and chance.random() < 0.5:  # noqa: PLR2004  # every second one stops early
        del steps[chance.randrange(1, len(steps)) :]
    plies = range(1, len(steps) + 1)
    chats, absent = (frozenset(chance.sample(plies, min(3, len(steps)))) for _ in range(2))
    return Log(seats, options, steps, chats, absent)


class Twin(NamedTuple):
    """A game that looked the same to a viewer, from its beginning."""

    steps: list[Step]
    parted: int  # rows that are the same in both, before the first that differs
    apart: int  # rows after which the two stood differently


def twins_of(game: Game, log: Log, viewer: int, chance: random.Random) -> Iterator[Twin]:
    """Make twins of a game, each of which goes its own way where the last one had to end.

    Every second time the first of them is the game itself up to some row, as few get that far.
    """
    truth = Line(game, log.seats, log.options)
    for step in log.steps[: chance.choice((0, chance.randint(0, len(log.steps))))]:
        truth.step(step)
    while truth.rows < len(log.steps):
        twin = stray(game, log, truth, viewer, chance)
        if twin.apart:
            yield twin


def stray(game: Game, log: Log, truth: Line, viewer: int, chance: random.Random) -> Twin:
    """Play on so that it looks the same to a viewer, and go another way where he cannot see it.

    Where no such move is left the twin ends: it looked the same up to there. So far goes the truth.
    """
    twin = truth.copy()
    steps = log.steps[: truth.rows]
    parted, apart = len(log.steps), 0
    for row, step in enumerate(log.steps[truth.rows :], truth.rows):
        chosen: int | None = step.move
        goes = step.what == What.MOVE and chance.random() < STRAYS
        if goes or (step.what == What.MOVE and not alike(truth.positions, twin.positions)):
            others = faced(game, truth.positions, step.move, twin.positions, viewer)
            chance.shuffle(others)
            others.sort(key=lambda move: (move == step.move) == goes)  # it stays, or it goes
            target = looks(game, truth.positions, step.move, viewer)
            fits = (m for m in others if looks(game, twin.positions, m, viewer) == target)
            chosen = next(fits, None)
        if chosen is None:
            break
        steps.append(Step(step.what, chosen))
        truth.step(step)
        twin.step(steps[-1])
        if chosen != step.move:
            parted = min(parted, row)
        apart += chosen != step.move or not alike(truth.positions, twin.positions)
    return Twin(steps, parted, apart)


def faced(game: Game, truth: Array, move: int, twin: Array, viewer: int) -> list[int]:
    """List the moves whose face in the twin is that of a move in truth."""
    face = runs.face(truth, move, viewer)
    return [other for other in game.legal(twin) if runs.face(twin, other, viewer) == face]


def alike(one: Array, other: Array) -> bool:
    """Say whether two positions are the same, secrets and all."""
    return one.tobytes() == other.tobytes()


def looks(game: Game, positions: Array, move: int, viewer: int) -> bytes:
    """Say what a viewer sees after a move."""
    after = positions.copy()
    runs.apply(after, move)
    return game.masked(after, viewer).tobytes()


def table_of(game: Game, log: Log, steps: list[Step]) -> Table:
    """Put a game on a table, with people in all seats, a clock, and talk."""
    settings = Settings(
        game.name, log.seats, dict(log.options), Pace("live"), public=True,
        notebook=len(steps) % 2 == 0,
    )  # fmt: skip
    table = Table(Head("T" * 16, settings, game.version, SEED, "p0", BEGUN), game)
    for seat in range(log.seats):
        table.happened(Event(seat + 1, "sit", BEGUN, seat, f"p{seat}", f"Guest {seat}"))
    table.happened(Event(log.seats + 1, "start", BEGUN))
    for ply, (what, move) in enumerate(steps, 1):
        if ply in log.chats:
            said = PHRASES[ply % len(PHRASES)]
            table.happened(table.event(BEGUN + ply, kind="chat", seat=0, player="p0", text=said))
        if ply in log.absent:
            kind: Any = "sit" if table.seats[0].away else "leave"
            table.happened(table.event(BEGUN + ply, kind=kind, seat=0, player="p0"))
        seat = table.log[move - 1].seat if what == What.BACK else table.actor
        table.add(Row(ply, what, seat, move, BEGUN + 1000 * ply))
    return table


def surface(table: Table, viewer: int, since: int = 0) -> Iterator[tuple[str, bytes]]:
    """Give everything that a table could send to a viewer, each with a word for what it is.

    Of the rows and views, those that came after the row `since`.
    """
    player = f"p{viewer}" if viewer >= 0 else ""
    yield "card", told(sight.card(table, player))
    yield "chat", told(sight.chats(table))
    yield "record", told(sight.seen_record(table, viewer, ("",) * len(table.seats)))
    for ply in sorted({0, since}):
        yield f"view at {ply}", told(sight.view_at(table, ply, viewer))
    for row in sight.missed(table, since, viewer):
        yield f"row {row['ply']}", told(row)
    for row in sight.missed(table, max(since, table.ply - RESUMED), viewer):
        yield f"row {row['ply']} again", told(row)
    yield "view at the end", told(sight.view(table, viewer))
    yield "notebook", refused(lambda: told(sight.notebook(table, table.ply, viewer)).decode())
    for other in range(len(table.seats)):
        yield f"take-back of seat {other}", taken_back(table, other)
    if viewer >= 0:
        yield from refusals(table, viewer, player)


def refusals(table: Table, viewer: int, player: str) -> Iterator[tuple[str, bytes]]:
    """Give what a player is answered to whatever he asks."""
    later = BEGUN + 1000 * (table.ply + 1)
    write, count = table.game.write, table.game.moves.count
    tried = range(count) if count < MOST_TRIED else range(0, count, count // MOST_TRIED + 1)
    for number in tried:
        text = write(number)
        ask = functools.partial(table.move, player, viewer, table.ply + 1, text, later)
        yield f"move {text}", refused(functools.partial(accepted, ask))
    yield "resign", refused(lambda: kind_of(table.resign(player, viewer, later)))
    yield "abort", refused(lambda: kind_of(table.abort(player, later)))
    yield "again", refused(lambda: kind_of(table.again(player, later)[0]))


def taken_back(table: Table, seat: int) -> bytes:
    """Say what all would see if a seat took its last move back: whether that is free."""
    later = BEGUN + 1000 * (table.ply + 1)
    return refused(lambda: kind_of(table.take_back(f"p{seat}", later)))


def accepted(ask: Callable[[], Request]) -> str:
    """Say no more of a move: the dealer's follow, which the viewer will see as faces only."""
    ask()
    return "accepted"


def kind_of(request: Request) -> str:
    """Say what an accepted request would do."""
    rows = [(row.what, row.seat, row.move) for row in request.rows]
    return f"{rows} {[event.kind for event in request.events]}"


def refused(ask: Callable[[], str]) -> bytes:
    """Give a refusal to the letter, or what is answered."""
    try:
        return told(ask())
    except Refused as error:
        return told([error.key, error.clause, str(error.facts), error.tell()])


def told(value: object) -> bytes:
    """Write what is sent, as the server does."""
    return msgspec.json.encode(value)
