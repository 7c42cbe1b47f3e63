"""The API of guests: who one is, without a password."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody

from tradecraft.server.house import Asked, guest_of, house_of, player_of
from tradecraft.server.identity import COOKIE, Guest
from tradecraft.server.requests import NewGuest

A_YEAR: Final = 365 * 24 * 3600


def cookie_of(request: Asked, token: str) -> Cookie:
    """Keep a token in the browser, out of the reach of scripts."""
    secure = house_of(request).secure
    return Cookie(
        key=COOKIE, value=token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure
    )


def greeted(request: Asked, name: str) -> tuple[Guest, list[Cookie], str]:
    """Know a guest by his token, or make one of a name: with a cookie, and a token to tell."""
    guest = guest_of(request)
    if guest.id:
        return guest, [], ""
    if not name:
        raise NotAuthorizedException
    token, guest = house_of(request).tokens.make(name)
    return guest, [cookie_of(request, token)], token


@post("/api/guests", summary="Become a guest, or change one's name", status_code=201)
async def greet(request: Asked, data: JSONBody[NewGuest]) -> Response[dict[str, str]]:
    """Make a token for a name: programs send it as `Authorization: Bearer`, browsers a cookie."""
    token, guest = house_of(request).tokens.make(data.name, guest_of(request).id)
    told = {"token": token, "name": guest.name}
    return Response(told, status_code=201, cookies=[cookie_of(request, token)])


@post("/api/bots", summary="A token for a bot of mine", status_code=201)
async def bot_token(request: Asked, data: JSONBody[NewGuest]) -> Response[dict[str, str]]:
    """Make a token for a program that sits down as a player of its own."""
    player_of(request)
    token, guest = house_of(request).tokens.make(data.name)
    return Response({"token": token, "name": guest.name}, status_code=201)


@get("/api/me", summary="Who I am")
async def me(request: Asked) -> dict[str, str]:
    """Tell the guest his name."""
    return {"name": player_of(request).name}


HANDLERS: Final = [greet, bot_token, me]
