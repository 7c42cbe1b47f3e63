"""The streams of the API: a table's events, and whose turn it is at all of a guest's tables.

GET /api/tables/{id}/events?seat=0       text/event-stream; application/x-ndjson if asked for
GET /api/me/events
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import get
from litestar.params import QueryParameter
from litestar.types import ASGIApp

from tradecraft.server.described import EVENTS
from tradecraft.server.house import Asked, guest_of, house_of, player_of, viewer_of
from tradecraft.server.streams import DOOR, Stream, framed
from tradecraft.server.tables import Id, SeatQuery
from tradecraft.tables.table import PLAYING

MOST_TABLES: Final = 100
LONG: Final = 8  # digits that no ply has
ASGI = Any  # a scope, or what receives and sends messages

After = Annotated[int | None, QueryParameter(name="after", ge=0, le=1_000_000)]
Format = Annotated[str, QueryParameter(name="format", max_length=20)]


@get("/api/tables/{name:str}/events", summary="All that happens at a table", media_type=EVENTS)
async def table_events(
    request: Asked, name: Id, seat: SeatQuery = None, after: After = None, asked: Format = ""
) -> ASGIApp:  # fmt: skip
    """Tell one who looks on all that happens at a table."""
    house, player = house_of(request), guest_of(request).id
    live = await house.hub.live(name)
    viewer = viewer_of(live.table, player, seat)
    seen = last_seen(request, after)

    def gone(stream: Stream) -> None:
        house.hub.look_away(name, viewer, stream)

    stream = Stream(player, gone, lines=wants_lines(request, asked))

    async def told(scope: ASGI, _receive: ASGI, send: ASGI) -> None:
        await house.hub.look(name, viewer, stream, seen)
        await begun(stream, scope, send)

    return told


@get("/api/me/events", summary="Whose turn it is at all my tables", media_type=EVENTS)
async def my_events(request: Asked, asked: Format = "") -> ASGIApp:
    """Tell a guest at which of his tables it is his turn, now and from now on."""
    house, player = house_of(request), player_of(request).id
    hub = house.hub

    def gone(stream: Stream) -> None:
        hub.people[player].discard(stream)
        if not hub.people[player]:
            del hub.people[player]

    stream = Stream(player, gone, lines=wants_lines(request, asked))

    async def told(scope: ASGI, _receive: ASGI, send: ASGI) -> None:
        names = await house.store.tables_of(player, MOST_TABLES)
        hub.people.setdefault(player, set()).add(stream)
        try:
            for name in names:
                table = await hub.read(name)
                if table and table.stage == PLAYING and hub.turn_of(table) == player:
                    stream.push(framed("turn", {"table": name, "ply": table.ply, "turn": True}))
        except Exception:
            gone(stream)  # nobody will: the answer has not begun
            raise
        await begun(stream, scope, send)

    return told


async def begun(stream: Stream, scope: ASGI, send: ASGI) -> None:
    """Write the head of the answer; all that follows is sent at the door, without the framework."""
    await send({"type": "http.response.start", "status": 200, "headers": stream.headers})
    scope["extensions"][DOOR](stream)


def wants_lines(request: Asked, asked: str) -> bool:
    """Say whether lines of JSON are asked for."""
    return "ndjson" in request.headers.get("accept", "") or asked == "ndjson"


def last_seen(request: Asked, after: int | None) -> int | None:
    """Say which row was seen last, if the stream is taken up again."""
    told = request.headers.get("last-event-id", "")
    return int(told) if told.isascii() and told.isdecimal() and len(told) < LONG else after


HANDLERS: Final = [table_events, my_events]
