"""The API of records: looked at ply by ply, verified, played on; and the lessons of the games."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from tradecraft.kernel import records, runs
from tradecraft.kernel.errors import BadOption
from tradecraft.kernel.layout import SPECTATOR, Array
from tradecraft.kernel.records import Record
from tradecraft.play import named, shown
from tradecraft.registry import GAMES
from tradecraft.server.answers import as_json
from tradecraft.server.catalogue import lesson_of
from tradecraft.server.house import Asked, house_of, player_of
from tradecraft.server.hub import Plan, now
from tradecraft.server.requests import Imported, PlayOn, Verified
from tradecraft.server.tables import checked_bot
from tradecraft.tables import sight
from tradecraft.tables.rows import Settings
from tradecraft.tables.verify import verify


class Eyes:
    """Those who look at a record: a seat, a spectator, or one from whom nothing is hidden."""

    def __init__(self, record: Record, seat: int | None, *, whole: bool) -> None:
        self.game, self.seats, self.whole = record.game, record.seats, whole
        self.viewer = SPECTATOR if seat is None or whole else seat

    def seen(self, positions: Array) -> Array:
        """Give what they see of a position."""
        return positions.copy() if self.whole else self.game.masked(positions, self.viewer)

    def view(self, seen: Array) -> dict[str, Any]:
        """Show it."""
        view: dict[str, Any] = sight.bare(shown(self.game, seen, self.viewer, self.seats, []))
        return view

    def told(self, before: Array, move: int, seen: Array, then: Array) -> dict[str, Any]:
        """Tell a move."""
        face = move if self.whole else runs.face(before, move, self.viewer)
        lines = self.game.account(seen[0], face, then[0], self.viewer)
        return {"move": self.game.write(face), "told": [sight.spoken(line) for line in lines]}


def plies(record: Record, eyes: Eyes) -> list[dict[str, Any]]:
    """Show a record: the first view, then each move and what it changes."""
    found: list[dict[str, Any]] = []
    before = seen = None
    view: dict[str, Any] = {}
    last = -1
    for positions, move in record.play():
        then = eyes.seen(positions)
        new = eyes.view(then)
        if before is None or seen is None:
            entry: dict[str, Any] = {"view": new}
        else:
            entry = {"seat": named(int(before["actor"][0])), "patch": sight.patch(view, new)}
            entry |= eyes.told(before, last, seen, then)
        if lesson := record.lesson.get(len(found), ""):
            entry["lesson"] = lesson.split()
        found.append(entry)
        before, seen, view, last = positions.copy(), then, new, move
    return found


@post("/api/records", summary="Look at a record", status_code=200)
async def look_at_record(request: Asked, data: JSONBody[Imported]) -> Response[bytes]:
    """Show every ply of a record as a seat saw it, as a spectator, or with nothing hidden."""
    found = await asyncio.to_thread(records.read, data.record, GAMES)
    await house_of(request).rooms(found.game.name)

    def read() -> dict[str, Any]:
        if data.seat is not None and data.seat >= found.seats:
            raise BadOption("seat-unknown", seat=str(data.seat), seats=found.seats)
        return {
            "game": found.game.name,
            "seats": found.seats,
            "options": found.options,
            "title": found.title,
            "players": found.players,
            "sealed": bool(found.sealed),
            "plies": plies(found, Eyes(found, data.seat, whole=data.open)),
        }

    return Response(as_json(await asyncio.to_thread(read)), media_type=MediaType.JSON)


@post("/api/records/verify", summary="Verify a deal", status_code=200)
async def verify_record(request: Asked, data: JSONBody[Verified]) -> Response[bytes]:
    """Say whether a game was dealt as its table had promised: see the sealed dealing."""
    found = await asyncio.to_thread(records.read, data.record, GAMES)
    await house_of(request).rooms(found.game.name)
    verdict = await asyncio.to_thread(verify, found)
    told = {"kept": verdict.kept, **verdict._asdict()}
    return Response(as_json(told), media_type=MediaType.JSON)


@post("/api/records/play", summary="Play a record on", status_code=201)
async def play_on(request: Asked, data: JSONBody[PlayOn]) -> Response[bytes]:
    """Make a table at which a record is played on from one of its plies."""
    house, guest = house_of(request), player_of(request)
    found = await asyncio.to_thread(records.read, data.record, GAMES)
    await house.rooms(found.game.name)
    moves = found.numbers()
    at = len(moves) if data.ply is None else data.ply
    if at > len(moves):
        raise BadOption("ply-unknown", ply=at, last=len(moves))
    settings = msgspec.structs.replace(
        data.settings or Settings(found.game.name),
        game=found.game.name, seats=found.seats, options=found.options,
    )  # fmt: skip
    checked_bot(settings.house_bot)
    live = await house.hub.create(
        Plan(settings, guest.id, tuple(moves[:at])),
        lambda table: table.sit(guest.id, guest.name, data.seat, now()).events,
    )
    return Response(
        as_json(sight.card(live.table, guest.id)), media_type=MediaType.JSON, status_code=201
    )


@get("/api/games/{game:str}/lesson", summary="A game's lesson", media_type="text/plain")
async def lesson(game: FromPath[str]) -> Response[str]:
    """Give the record that teaches a game; `POST /api/records` shows it with its sentences."""
    file = lesson_of(GAMES[game].folder)
    if file is None:
        raise BadOption("lesson-unknown", game=game)
    return Response(records.text_of(file), media_type="text/plain")


HANDLERS: Final = [look_at_record, verify_record, play_on, lesson]
