"""Secrecy over the whole surface: two tables that a viewer cannot tell apart answer him alike.

A random game is played at a table. For each viewer a twin is made of it, in which some of what he
could not see was otherwise: another deal, other hidden moves, the same faces. Then everything that
either table would send him is compared, byte by byte: what it says of itself, each view, each
event with its patch, what a resumed stream tells, the record as he saw it, each refusal, and what
may be taken back.
"""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from tradecraft.kernel import runs
from tradecraft.kernel.errors import Refused
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import SPECTATOR, Array
from tradecraft.tables import sight
from tradecraft.tables.rows import Event, Head, Pace, Row, Settings, What
from tradecraft.tables.table import OVER, PHRASES, Request, Table

BEGUN: Final = 1_000_000  # when the tables were made: both at the same time
STRAYS: Final = 0.15  # how often a twin goes its own way where it may
SEED: Final = bytes(32)
MOST_TRIED: Final = 60  # moves of which each refusal is compared


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
            differs = theirs != log.moves[: len(theirs)]
            if not differs:
                continue
            twins += 1
            pair = [table_of(game, log, moves_) for moves_ in (log.moves[: len(theirs)], theirs)]
            for one, other in zip(*(surface(t, viewer) for t in pair), strict=True):
                if one != other:
                    leak = f"viewer {viewer} is told {one[1]!r}, of the twin {other[1]!r}"
                    records = [sight.full_record(t, ()) for t in pair]
                    return Found(compared, twins, leak, *records)
            compared += len(theirs)
            watch(compared)
    return Found(compared, twins)


class Log(NamedTuple):
    """A random game."""

    seats: int
    options: Mapping[str, int]
    moves: list[int]
    chats: frozenset[int]  # plies after which somebody said something


def random_log(game: Game, seats: int, options: Mapping[str, int], chance: random.Random) -> Log:
    """Play a game at random, up to some ply."""
    positions = game.start(seats, options)
    moves: list[int] = []
    while legal := game.legal(positions):
        moves.append(chance.choice(legal))
        runs.apply(positions, moves[-1])
    if len(moves) > 1 and chance.random() < 0.5:  # noqa: PLR2004  # every second one stops early
        del moves[chance.randrange(1, len(moves)) :]
    chats = frozenset(chance.sample(range(len(moves) + 1), min(3, len(moves))))
    return Log(seats, options, moves, chats)


def stray(game: Game, log: Log, viewer: int, chance: random.Random) -> list[int]:
    """Play a game that looks the same to a viewer and goes its own way where he cannot see it.

    Where no such move is left the game ends; it looked the same up to there.
    """
    truth, twin = game.start(log.seats, log.options), game.start(log.seats, log.options)
    moves: list[int] = []
    for move in log.moves:
        face = runs.face(truth, move, viewer)
        runs.apply(truth, move)
        target = game.masked(truth, viewer).tobytes()
        others = [m for m in game.legal(twin) if runs.face(twin, m, viewer) == face]
        chance.shuffle(others)
        if move in others and chance.random() > STRAYS:
            others.remove(move)
            others.insert(0, move)
        chosen = next((m for m in others if looks(game, twin, m, viewer) == target), None)
        if chosen is None:
            break
        runs.apply(twin, chosen)
        moves.append(chosen)
    return moves


def looks(game: Game, positions: Array, move: int, viewer: int) -> bytes:
    """Say what a viewer sees after a move."""
    after = positions.copy()
    runs.apply(after, move)
    return game.masked(after, viewer).tobytes()


def table_of(game: Game, log: Log, moves: list[int]) -> Table:
    """Put a game on a table, with people in all seats, a clock, and talk."""
    settings = Settings(game.name, log.seats, dict(log.options), Pace("live"), public=True)
    table = Table(Head("T" * 16, settings, game.version, SEED, "p0", BEGUN), game)
    for seat in range(log.seats):
        table.happened(Event(seat + 1, "sit", BEGUN, seat, f"p{seat}", f"Guest {seat}"))
    table.happened(Event(log.seats + 1, "start", BEGUN))
    for ply, move in enumerate(moves, 1):
        if ply in log.chats:
            said = PHRASES[ply % len(PHRASES)]
            table.happened(table.event(BEGUN + ply, kind="chat", seat=0, player="p0", text=said))
        actor = int(table.positions["actor"][0])
        table.add(Row(ply, What.MOVE, actor, move, BEGUN + 1000 * ply))
    return table


def surface(table: Table, viewer: int) -> Iterator[tuple[str, str]]:
    """Give everything that a table could send to a viewer, each with a word for what it is."""
    player = f"p{viewer}" if viewer >= 0 else ""
    yield "card", told(sight.card(table, player))
    yield "chat", told(sight.chats(table))
    yield "record", sight.seen_record(table, viewer, ("",) * len(table.seats))
    before = table.position_at(0)
    old = sight.view_of(table, before, viewer, playing=True)
    yield "view", told(old)
    for row in table.log:
        after = before.copy()
        runs.apply(after, row.move)
        over = row.ply == table.ply and table.stage == OVER
        new = sight.view_of(table, after, viewer, playing=not over)
        event = sight.happened(table, row, before, after, viewer)
        event["patch"] = sight.patch(old, new)
        yield f"row {row.ply}", told(event)
        before, old = after, new
    yield "view at the end", told(sight.view(table, viewer))
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
    yield "takeback", refused(lambda: kind_of(table.take_back(player, later)))
    yield "resign", refused(lambda: kind_of(table.resign(player, viewer, later)))
    yield "abort", refused(lambda: kind_of(table.abort(player, later)))
    yield "again", refused(lambda: kind_of(table.again(player, later)[0]))


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
