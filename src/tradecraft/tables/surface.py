"""Secrecy over the whole surface: two tables that a viewer cannot tell apart answer him alike.

A random game is played at a table, with moves taken back, seats left, and talk. For each viewer a
twin is made of it, in which some of what he could not see was otherwise: another deal, other
hidden moves, the same faces. Then everything that either table would send him is compared, byte by
byte: what it says of itself, each view, each event with its patch, what a resumed stream tells,
the record as he saw it, each refusal, and what anybody may take back.
"""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from tradecraft.kernel import runs
from tradecraft.kernel.errors import Refused
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


class Found(NamedTuple):
    """What was compared, and the first difference."""

    moves: int  # plies of which each answer was compared
    twins: int  # tables that truly differed from their twin
    leak: str = ""  # who was told what
    record: str = ""  # the game in which it was told
    twin: str = ""  # and the one that it must not be told from


def check(  # noqa: PLR0913  # what is tried, and who watches
    game: Game,
    moves: int,
    seed: int = 0,
    *,
    seats: int | None = None,
    options: Mapping[str, int] | None = None,
    watch: Callable[[int], None] = lambda _compared: None,
) -> Found:
    """Compare tables and their twins until so many moves were compared, or something leaks."""
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    compared = twins = 0
    while compared < moves:
        log = random_log(game, seats or chance.choice(game.seats), options or {}, chance)
        for viewer in (*range(log.seats), SPECTATOR):
            theirs = stray(game, log, viewer, chance)
            ours = log.steps[: len(theirs)]
            if theirs == ours:
                continue
            twins += 1
            pair = [table_of(game, log, steps) for steps in (ours, theirs)]
            for one, other in zip(*(surface(t, viewer) for t in pair), strict=True):
                if one != other:
                    leak = f"viewer {viewer} is told {one[1]!r}, of the twin {other[1]!r}"
                    records = [sight.full_record(t, ()) for t in pair]
                    return Found(compared, twins, leak, *records)
            compared += len(theirs)
            watch(compared)
    return Found(compared, twins)


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
    """A game as it stands, and as it stood before each row."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, int]) -> None:
        self.positions = game.start(seats, options)
        self.stood: list[Array] = []
        self.line: list[int] = []  # the plies of the moves that stand

    def step(self, step: Step) -> None:
        """Add a row."""
        self.stood.append(self.positions.copy())
        if step.what == What.MOVE:
            runs.apply(self.positions, step.move)
            self.line.append(len(self.stood))
        else:
            self.positions = self.stood[step.move - 1].copy()
            self.line = [ply for ply in self.line if ply < step.move]


def random_log(game: Game, seats: int, options: Mapping[str, int], chance: random.Random) -> Log:
    """Play a game at random, up to some ply."""
    play = Line(game, seats, options)
    steps: list[Step] = []
    while legal := game.legal(play.positions):
        steps.append(Step(What.MOVE, chance.choice(legal)))
        if play.line and chance.random() < BACKS:
            back = play.line[-chance.randint(1, min(FURTHEST, len(play.line)))]
            steps[-1] = Step(What.BACK, back)
        play.step(steps[-1])
    if len(steps) > 1 and chance.random() < 0.5:  # noqa: PLR2004  # every second one stops early
        del steps[chance.randrange(1, len(steps)) :]
    plies = range(1, len(steps) + 1)
    chats, absent = (frozenset(chance.sample(plies, min(3, len(steps)))) for _ in range(2))
    return Log(seats, options, steps, chats, absent)


def stray(game: Game, log: Log, viewer: int, chance: random.Random) -> list[Step]:
    """Play a game that looks the same to a viewer and goes its own way where he cannot see it.

    Where no such move is left the game ends; it looked the same up to there.
    """
    truth, twin = (Line(game, log.seats, log.options) for _ in range(2))
    steps: list[Step] = []
    for step in log.steps:
        chosen: int | None = step.move
        if step.what == What.MOVE:
            face = runs.face(truth.positions, step.move, viewer)
            target = looks(game, truth.positions, step.move, viewer)
            legal = game.legal(twin.positions)
            others = [m for m in legal if runs.face(twin.positions, m, viewer) == face]
            chance.shuffle(others)
            if step.move in others and chance.random() > STRAYS:
                others.remove(step.move)
                others.insert(0, step.move)
            same = (m for m in others if looks(game, twin.positions, m, viewer) == target)
            chosen = next(same, None)
        if chosen is None:
            break
        steps.append(Step(step.what, chosen))
        truth.step(step)
        twin.step(steps[-1])
    return steps


def looks(game: Game, positions: Array, move: int, viewer: int) -> bytes:
    """Say what a viewer sees after a move."""
    after = positions.copy()
    runs.apply(after, move)
    return game.masked(after, viewer).tobytes()


def table_of(game: Game, log: Log, steps: list[Step]) -> Table:
    """Put a game on a table, with people in all seats, a clock, and talk."""
    settings = Settings(game.name, log.seats, dict(log.options), Pace("live"), public=True)
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


def surface(table: Table, viewer: int) -> Iterator[tuple[str, str]]:
    """Give everything that a table could send to a viewer, each with a word for what it is."""
    player = f"p{viewer}" if viewer >= 0 else ""
    yield "card", told(sight.card(table, player))
    yield "chat", told(sight.chats(table))
    yield "record", sight.seen_record(table, viewer, ("",) * len(table.seats))
    yield "view", told(sight.view_at(table, 0, viewer))
    for event in sight.missed(table, 0, viewer):
        yield f"row {event['ply']}", told(event)
    yield "view at the end", told(sight.view(table, viewer))
    yield "notebook", told(sight.notebook(table, table.ply, viewer))
    for other in range(len(table.seats)):
        yield f"take-back of seat {other}", taken_back(table, other)
    if viewer >= 0:
        yield from refusals(table, viewer, player)


def refusals(table: Table, viewer: int, player: str) -> Iterator[tuple[str, str]]:
    """Give what a player is answered to whatever he asks."""
    later = BEGUN + 1000 * (table.ply + 1)
    write, count = table.game.write, table.game.moves.count
    tried = range(count) if count < MOST_TRIED else range(0, count, count // MOST_TRIED + 1)
    mine = table.actor == viewer
    for number in tried:
        text = write(number)
        ask = functools.partial(table.move, player, viewer, table.ply + 1, text, later)
        answer = refused(ask)
        # An accepted move is followed by the dealer's, which the viewer will see as faces only.
        yield f"move {text}", answer or ("accepted" if mine else "accepted out of turn")
    yield "resign", refused(lambda: kind_of(table.resign(player, viewer, later)))
    yield "abort", refused(lambda: kind_of(table.abort(player, later)))
    yield "again", refused(lambda: kind_of(table.again(player, later)[0]))


def taken_back(table: Table, seat: int) -> str:
    """Say what all would see if a seat took its last move back: whether that is free."""
    later = BEGUN + 1000 * (table.ply + 1)
    return refused(lambda: kind_of(table.take_back(f"p{seat}", later)))


def kind_of(request: Request) -> str:
    """Say what an accepted request would do."""
    rows = [(row.what, row.seat, row.move) for row in request.rows]
    return f"{rows} {[event.kind for event in request.events]}"


def refused(ask: Callable[[], object]) -> str:
    """Give a refusal to the letter, or what is answered."""
    try:
        answer = ask()
    except Refused as error:
        return f"{error.key} {error.clause} {error.facts} {error.tell()}"
    return answer if isinstance(answer, str) else ""


def told(value: object) -> str:
    """Write what is sent."""
    return json.dumps(value)
