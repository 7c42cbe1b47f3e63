"""The web application: the API over the hub. Its OpenAPI page stands at /api/docs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from tradecraft import __version__
from tradecraft.kernel.errors import Refused
from tradecraft.server import catalogue, looking, pages, people, recorded, tables
from tradecraft.server.answers import on_error, on_garbled, on_http, on_refused
from tradecraft.server.apipage import ApiPage
from tradecraft.server.bus import bus_of
from tradecraft.server.crew import Crew
from tradecraft.server.described import described
from tradecraft.server.guard import Guard
from tradecraft.server.house import Asked, House, house_of
from tradecraft.server.hub import Hub
from tradecraft.server.identity import Tokens
from tradecraft.server.metrics import Metrics
from tradecraft.server.rooms import Rooms
from tradecraft.server.store import Store, migrate

DESCRIPTION: Final = "Tables of spy games. docs/api.md tells how it is meant, and of the streams."


class Config(msgspec.Struct, frozen=True):
    """What a server is told when it starts."""

    database: str
    bus: str = ""
    bot_delay: float = 0.7  # seconds
    bot_threads: int = 1
    secure: bool = False
    prepare: bool = True  # make all games ready at once
    address: str = ""  # by which others in this network reach it


@get("/healthz", media_type=MediaType.TEXT, summary="Whether the process lives")
async def healthz() -> str:
    """Say that the process lives."""
    return "ok"


@get(
    "/readyz",
    media_type=MediaType.TEXT,
    summary="Whether requests can be served",
    responses={503: ResponseSpec(str, description="Not yet.", media_type=MediaType.TEXT)},
)
async def readyz(request: Asked) -> Response[str]:
    """Say whether the database answers and the games are ready."""
    house = house_of(request)
    waiting = request.app.state.preparing
    ready = not house.hub.closing and (waiting is None or waiting.done())
    with contextlib.suppress(Exception):
        if ready and await house.store.ready():
            return Response("ready", media_type=MediaType.TEXT)
    return Response("not ready", status_code=503, media_type=MediaType.TEXT)


@get("/api/house", summary="Where others find this server")
async def whereabouts(request: Asked) -> dict[str, str]:
    """Say by which address the others in this network come, if they can."""
    address = request.app.state.address
    return {"address": address} if address else {}


@get("/metrics", summary="Counters, for Prometheus", media_type="text/plain")
async def metrics(request: Asked) -> Response[bytes]:
    """Give the counters."""
    return Response(house_of(request).metrics.told(), media_type="text/plain; version=0.0.4")


def application(config: Config) -> Any:  # noqa: ANN401  # an ASGI application
    """Make the application of a worker."""

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        migrate(config.database)
        store, counted, rooms = Store(config.database), Metrics(), Rooms()
        crew = Crew(config.bot_threads, config.bot_delay)
        hub = Hub(store, bus_of(config.bus), rooms, crew, counted)
        app.state.metrics = counted
        app.state.address = config.address
        app.state.house = House(store, hub, rooms, Tokens(store.key()), counted, config.secure)
        app.state.preparing = asyncio.ensure_future(rooms.all()) if config.prepare else None
        await hub.open()
        try:
            yield
        finally:
            if app.state.preparing:
                app.state.preparing.cancel()
            await hub.close()
            store.close()

    app = Litestar(
        [
            *described([
                *catalogue.HANDLERS, *people.HANDLERS, *tables.HANDLERS, *recorded.HANDLERS,
                *looking.HANDLERS, healthz, readyz, metrics, whereabouts,
            ]),
            *pages.HANDLERS,
        ],
        lifespan=[life],
        state=State(),
        exception_handlers={
            Refused: on_refused,
            HTTPException: on_http,
            UnicodeDecodeError: on_garbled,
            RecursionError: on_garbled,
            Exception: on_error,
        },
        openapi_config=OpenAPIConfig(
            title="Tradecraft",
            version=__version__,
            description=DESCRIPTION,
            path="/api/docs",
            render_plugins=[ApiPage(), JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=1_100_000,
        logging_config=None,
    )  # fmt: skip
    return Guard(app)
