"""The guard at the door: limits, same-origin rules and safe headers, for every request."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any, Final, TypeAlias

from litestar import Request

from tradecraft.kernel.errors import Refused
from tradecraft.server.answers import as_json, language, refusal
from tradecraft.server.house import House
from tradecraft.server.streams import Outbox

ASGI = Any  # a scope, a message, an application, or what receives and sends them
Headers: TypeAlias = list[tuple[bytes, bytes]]

MOST_A_SECOND: Final = 10_000  # requests from one address: no honest bot is as quick
LARGEST: Final = 1_100_000  # bytes of a body: a record may be long
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # who has a table's address may sit down there
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"content-security-policy",
        (
            b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
            b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
        ),
    ),
]


class Guard:
    """Stands before an application."""

    def __init__(self, app: ASGI) -> None:
        self.app = app  # a Litestar
        self.outbox = Outbox()
        self._second = 0
        self._asked: Counter[str] = Counter()

    def house(self) -> House:
        """Give the worker behind the door."""
        house: House = self.app.state.house
        return house

    async def __call__(self, scope: ASGI, receive: ASGI, send: ASGI) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        address = (scope.get("client") or ("",))[0]
        fault = self.fault(address, scope["headers"], writing=scope["method"] not in SAFE)
        if fault:
            status, key = fault
            body = as_json(refusal(Refused(key, what=""), language(Request(scope))))
            start = {
                "type": "http.response.start",
                "status": status,
                "headers": [
                    (b"content-type", b"application/json"),
                    (b"content-length", b"%d" % len(body)),
                    *HEADERS,
                ],
            }
            await send(start)
            await send({"type": "http.response.body", "body": body})
            return

        async def sent(message: ASGI) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        await self.app(scope, receive, sent)

    def fault(self, address: str, headers: Headers, *, writing: bool) -> tuple[int, str] | None:
        """Say what is wrong with a request before anybody reads it."""
        second = int(time.monotonic())
        if second != self._second:
            self._second = second
            self._asked.clear()
        self._asked[address] += 1
        if self._asked[address] > MOST_A_SECOND:
            return 429, "request-too-many"
        return self.fault_of_writing(headers) if writing else None

    @staticmethod
    def fault_of_writing(headers: Headers) -> tuple[int, str] | None:
        """Say what is wrong with a request that may change something."""
        length = origin = host = site = None
        for name, value in headers:
            if name == b"content-length":
                length = value
            elif name == b"origin":
                origin = value.decode("latin-1")
            elif name == b"host":
                host = value.decode("latin-1")
            elif name == b"sec-fetch-site":
                site = value
        if length is not None and (not length.isdigit() or int(length) > LARGEST):
            return 413, "request-too-large"
        foreign = origin is not None and origin.partition("://")[2] != host
        if foreign or site in {b"cross-site", b"same-site"}:
            return 403, "request-other-origin"
        return None
