"""The API of tables: made, found, looked at, sat at, played at."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from tradecraft.bots import BOTS
from tradecraft.kernel.errors import BadOption
from tradecraft.kernel.layout import SPECTATOR
from tradecraft.server.answers import as_json
from tradecraft.server.house import Asked, House, guest_of, house_of, player_of, viewer_of
from tradecraft.server.hub import Plan, now
from tradecraft.server.identity import checked_name
from tradecraft.server.people import greeted
from tradecraft.server.requests import Answer, AtSeat, Bot, Move, Say, Sit
from tradecraft.tables import sight
from tradecraft.tables.rows import Settings
from tradecraft.tables.table import OVER, Request, Table

MOST_LISTED: Final = 100

Id = Annotated[
    str, PathParameter(description="The id of a table.", pattern="^[A-Za-z0-9_-]{1,32}$")
]
SeatQuery = Annotated[
    int | None,
    QueryParameter(name="seat", ge=-1, le=99, description="A seat of mine; -1 for a spectator."),
]

PlyQuery = Annotated[int | None, QueryParameter(name="ply", ge=0, le=1_000_000)]


def answer(table: Table, player: str) -> Response[bytes]:
    """Answer with what everybody may know of a table."""
    return Response(as_json(sight.card(table, player)), media_type=MediaType.JSON)


def checked_bot(bot: str) -> str:
    """See that there is such a bot."""
    if bot not in BOTS:
        raise BadOption("bot-unknown", bot=bot, can=", ".join(BOTS))
    return bot


@get("/api/tables", summary="The lobby: public tables that are open or played")
async def lobby(request: Asked) -> Response[bytes]:
    """List the public tables, the newest first."""
    house, player = house_of(request), guest_of(request).id
    return await cards(house, await house.store.lobby(MOST_LISTED), player)


@get("/api/me/tables", summary="My tables")
async def my_tables(request: Asked) -> Response[bytes]:
    """List the tables at which the guest has sat, those that go on first."""
    house, player = house_of(request), player_of(request).id
    return await cards(house, await house.store.tables_of(player, MOST_LISTED), player)


async def cards(house: House, names: list[str], player: str) -> Response[bytes]:
    """Answer with the cards of tables; they are read, and not kept for that."""
    found = []
    for name in names:
        live = house.hub.tables.get(name)
        table = live.table if live else await house.hub.read(name)
        if table is None or (table.stage != OVER and not any(s.taken for s in table.seats)):
            continue  # everybody has left before it began
        card = sight.card(table, player)
        card["turn"] = table.actor >= 0 and table.actor in table.seats_of(player)
        found.append(card)
    return Response(as_json({"tables": found}), media_type=MediaType.JSON)


@post("/api/tables", summary="Make a table", status_code=201)
async def create(request: Asked, data: JSONBody[Settings]) -> Response[bytes]:
    """Make a table, and sit down at it."""
    house, guest = house_of(request), player_of(request)
    checked_bot(data.house_bot)
    live = await house.hub.create(
        Plan(data, guest.id), lambda table: table.sit(guest.id, guest.name, None, now()).events
    )
    return Response(
        as_json(sight.card(live.table, guest.id)), media_type=MediaType.JSON, status_code=201
    )


@get("/api/tables/{name:str}", summary="Look at a table")
async def look(request: Asked, name: Id) -> Response[bytes]:
    """Tell what everybody may know of a table: seats, clocks, how it ended."""
    table = await house_of(request).hub.current(name)
    return answer(table, guest_of(request).id)


@get("/api/tables/{name:str}/view", summary="The game as a seat sees it")
async def view(
    request: Asked, name: Id, seat: SeatQuery = None, ply: PlyQuery = None
) -> Response[bytes]:
    """Show the game as it stands, or stood at a ply, with the moves that the seat may choose."""
    table, viewer, at = await looked_at(request, name, seat, ply)
    told = {"ply": at, "view": sight.view_at(table, at, viewer)}
    return Response(as_json(told), media_type=MediaType.JSON)


@get("/api/tables/{name:str}/notebook", summary="What a perfect memory would know")
async def notebook(
    request: Asked, name: Id, seat: SeatQuery = None, ply: PlyQuery = None
) -> Response[bytes]:
    """Tell what a seat can know at a ply beyond what lies in sight, if the table allows that."""
    table, viewer, at = await looked_at(request, name, seat, ply)
    told = sight.notebook(table, at, viewer)
    return Response(as_json(told), media_type=MediaType.JSON)


async def looked_at(
    request: Asked, name: str, seat: int | None, ply: int | None
) -> tuple[Table, int, int]:
    """Say which table is looked at, with whose eyes, and at which ply."""
    table = await house_of(request).hub.current(name)
    viewer = viewer_of(table, guest_of(request).id, seat)
    at = table.ply if ply is None else ply
    if at > table.ply:
        raise BadOption("ply-unknown", ply=at, last=table.ply)
    return table, viewer, at


@post("/api/tables/{name:str}/sit", summary="Sit down, or come back", status_code=200)
async def sit(request: Asked, name: Id, data: JSONBody[Sit]) -> Response[bytes]:
    """Sit down in an open seat; who comes by a link brings a name and is a guest at once."""
    house = house_of(request)
    guest, cookies, token = greeted(request, data.name)
    called = checked_name(data.name) if data.name else guest.name
    live = await house.hub.ask(name, lambda t, at: t.sit(guest.id, called, data.seat, at))
    card = sight.card(live.table, guest.id)
    if token:
        card["token"] = token
    return Response(as_json(card), media_type=MediaType.JSON, cookies=cookies)


@post("/api/tables/{name:str}/leave", summary="Stand up", status_code=200)
async def leave(request: Asked, name: Id, data: JSONBody[AtSeat]) -> Response[bytes]:
    """Stand up; in a game a bot plays on until one comes back."""
    player = player_of(request).id
    live = await house_of(request).hub.ask(name, lambda t, at: t.leave(player, data.seat, at))
    return answer(live.table, player)


@post("/api/tables/{name:str}/substitute", summary="Let a bot play on", status_code=200)
async def substitute(request: Asked, name: Id, data: JSONBody[AtSeat]) -> Response[bytes]:
    """Let a bot play on for somebody who keeps all others waiting at a table without clocks."""
    player, seat = player_of(request).id, -1 if data.seat is None else data.seat
    live = await house_of(request).hub.ask(name, lambda t, at: t.send_away(player, seat, at))
    return answer(live.table, player)


@post("/api/tables/{name:str}/bots", summary="Put a bot in a seat", status_code=200)
async def add_bot(request: Asked, name: Id, data: JSONBody[Bot]) -> Response[bytes]:
    """Put a bot in an open seat, before the start."""
    player, bot = player_of(request).id, checked_bot(data.bot)
    live = await house_of(request).hub.ask(
        name, lambda t, at: t.seat_bot(player, data.seat, bot, at)
    )
    return answer(live.table, player)


@delete("/api/tables/{name:str}/bots/{seat:int}", summary="Send a bot away", status_code=200)
async def remove_bot(request: Asked, name: Id, seat: FromPath[int]) -> Response[bytes]:
    """Open the seat of a bot again, before the start."""
    player = player_of(request).id
    live = await house_of(request).hub.ask(name, lambda t, at: t.unseat_bot(player, seat, at))
    return answer(live.table, player)


@post("/api/tables/{name:str}/start", summary="Fill up with bots and start", status_code=200)
async def start(request: Asked, name: Id, data: JSONBody[Bot]) -> Response[bytes]:
    """Put bots in all open seats, and start."""
    player, bot = player_of(request).id, checked_bot(data.bot)
    live = await house_of(request).hub.ask(name, lambda t, at: t.start(player, bot, at))
    return answer(live.table, player)


def accepted(ply: int, table: Table) -> bytes:
    """Say that a move stands."""
    return b'{"accepted":%d,"ply":%d}' % (ply, table.ply)


@post("/api/tables/{name:str}/moves", summary="Move", status_code=200)
async def move(request: Asked, name: Id, data: JSONBody[Move]) -> Response[bytes]:
    """Play a move as row `ply` of the log; the same move sent twice is one move."""
    player = player_of(request).id
    live = await house_of(request).hub.ask(
        name, lambda t, at: t.move(player, data.seat, data.ply, data.move, at)
    )
    return Response(accepted(data.ply, live.table), media_type=MediaType.JSON)


@post("/api/tables/{name:str}/takeback", summary="Take a move back", status_code=200)
async def take_back(request: Asked, name: Id) -> Response[bytes]:
    """Take the own last move back: at once if it told nobody anything, else if all agree."""
    player = player_of(request).id
    live = await house_of(request).hub.ask(name, lambda t, at: t.take_back(player, at))
    return answer(live.table, player)


@post("/api/tables/{name:str}/takeback/answer", summary="Agree, or not", status_code=200)
async def answer_take_back(request: Asked, name: Id, data: JSONBody[Answer]) -> Response[bytes]:
    """Agree that a move is taken back, or do not."""
    player = player_of(request).id
    live = await house_of(request).hub.ask(
        name, lambda t, at: t.answer(player, agrees=data.agree, now=at)
    )
    return answer(live.table, player)


@post("/api/tables/{name:str}/resign", summary="Resign", status_code=200)
async def resign(request: Asked, name: Id, data: JSONBody[AtSeat]) -> Response[bytes]:
    """Give the game up."""
    player = player_of(request).id
    live = await house_of(request).hub.ask(name, lambda t, at: t.resign(player, data.seat, at))
    return answer(live.table, player)


@get("/api/tables/{name:str}/hint", summary="What a bot would think")
async def hint(request: Asked, name: Id, seat: SeatQuery = None) -> Response[bytes]:
    """Tell a seat how good its moves are, and what may be hidden, if the table allows that."""
    house, player = house_of(request), player_of(request).id
    table = await house.hub.current(name)
    told = await house.hub.crew.advise(table, table.own_seat(player, seat))
    return Response(as_json(told), media_type=MediaType.JSON)


@post("/api/tables/{name:str}/abort", summary="Abort", status_code=200)
async def abort(request: Asked, name: Id) -> Response[bytes]:
    """End a game that has hardly begun; nobody wins or loses."""
    player = player_of(request).id
    live = await house_of(request).hub.ask(name, lambda t, at: t.abort(player, at))
    return answer(live.table, player)


@post("/api/tables/{name:str}/chat", summary="Say something", status_code=200)
async def chat(request: Asked, name: Id, data: JSONBody[Say]) -> Response[bytes]:
    """Say something at the table; a set phrase where the rules forbid talk about the cards."""
    player = player_of(request).id
    live = await house_of(request).hub.ask(name, lambda t, at: t.say(player, data.text, at))
    return answer(live.table, player)


@get("/api/tables/{name:str}/chat", summary="What was said")
async def chats(request: Asked, name: Id) -> Response[bytes]:
    """Tell what was said at a table."""
    table = await house_of(request).hub.current(name)
    viewer_of(table, guest_of(request).id, None)
    return Response(as_json({"chat": sight.chats(table)}), media_type=MediaType.JSON)


@post("/api/tables/{name:str}/rematch", summary="Play again", status_code=200)
async def rematch(request: Asked, name: Id) -> Response[bytes]:
    """Ask for another game; when all have asked, it begins at a new table, seats rotated by one."""
    house, player = house_of(request), player_of(request).id
    everybody = False

    def again(table: Table, at: int) -> Request:
        nonlocal everybody
        asked, everybody = table.again(player, at)
        return asked

    live = await house.hub.ask(name, again)
    if everybody and not live.table.next:
        await house.hub.play_again(name)
    return answer(live.table, player)


@get("/api/tables/{name:str}/record", summary="The record of a game", media_type="text/plain")
async def record(
    request: Asked,
    name: Id,
    seen: Annotated[
        Literal["", "all", "spectator", "seat"], QueryParameter(description="With whose eyes.")
    ] = "",
    seat: SeatQuery = None,
) -> Response[str]:
    """Write the game down: all of it once it is over, as the guest saw it at any time."""
    table = await house_of(request).hub.current(name)
    viewer = viewer_of(table, guest_of(request).id, seat)
    if seen == "spectator":
        viewer = SPECTATOR
    whole = table.stage == OVER and seen in {"", "all"}
    if seen == "all" and not whole:
        raise BadOption("record-not-yet")
    text = sight.record(table, None if whole else viewer)
    return Response(text, media_type="text/plain")


HANDLERS: Final = [
    lobby, my_tables, create, look, view, sit, leave, substitute, add_bot, remove_bot, start, move,
    take_back, answer_take_back, resign, abort, chat, chats, rematch, record,
    hint, notebook,
]  # fmt: skip
