"""What a worker is made of, and who asks it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar import Request
from litestar.exceptions import NotAuthorizedException

from tradecraft.kernel.layout import SPECTATOR
from tradecraft.server.hub import Hub
from tradecraft.server.identity import COOKIE, NOBODY, Guest, Tokens
from tradecraft.server.metrics import Metrics
from tradecraft.server.rooms import Rooms
from tradecraft.server.store import Store
from tradecraft.tables.refusals import NotForYou
from tradecraft.tables.table import Table

WATCHER: Final = -1  # asked for in place of a seat

Asked = Request[Any, Any, Any]


@dataclass(frozen=True)
class House:
    """The parts of a worker."""

    store: Store
    hub: Hub
    rooms: Rooms
    tokens: Tokens
    metrics: Metrics
    secure: bool  # behind https: cookies say so

    def guest(self, headers: list[tuple[bytes, bytes]]) -> Guest:
        """Say who asks, by the token in a header or in a cookie."""
        cookie = b""
        for name, value in headers:
            if name == b"authorization" and value[:7].lower() == b"bearer ":
                return self.tokens.guest(value[7:].decode("latin-1"))
            if name == b"cookie":
                cookie = value
        for part in cookie.decode("latin-1").split(";"):
            name_, _, value_ = part.strip().partition("=")
            if name_ == COOKIE:
                return self.tokens.guest(value_)
        return NOBODY


def house_of(request: Asked) -> House:
    """Give the worker that is asked."""
    house: House = request.app.state.house
    return house


def guest_of(request: Asked) -> Guest:
    """Say who asks; nobody, if no token of ours was sent."""
    return house_of(request).guest(request.scope["headers"])  # type: ignore[arg-type]  # a list


def player_of(request: Asked) -> Guest:
    """Say who asks, where only a guest may ask."""
    guest = guest_of(request)
    if guest is NOBODY or not guest.id:
        raise NotAuthorizedException
    return guest


def viewer_of(table: Table, player: str, seat: int | None) -> int:
    """Say with whose eyes a guest looks at a table: a seat of his, or a spectator's."""
    viewers = table.viewers_of(player)
    if not viewers:
        raise NotForYou("table-no-spectators")
    if seat == WATCHER:
        return SPECTATOR  # for a screen that all at the table can see
    if seat is None:
        return viewers[0]
    if seat not in viewers or seat == SPECTATOR:
        raise NotForYou("table-other-seat", seat=seat)
    return seat
