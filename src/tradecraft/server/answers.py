"""How the server answers: JSON, refusals with their clause, and headers that keep pages safe."""

from __future__ import annotations

import functools
import gzip
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from tradecraft.kernel.errors import (
    BadOption,
    BadRecord,
    IllegalMove,
    NoSuchGame,
    NotAMove,
    NotYourTurn,
    Refused,
    shortened,
)
from tradecraft.kernel.words import LANGUAGES
from tradecraft.tables.refusals import NoSuchTable, NotForYou, NotNow, TooLate

STATUS: Final[dict[type[Refused], int]] = {
    NoSuchGame: 404,
    NoSuchTable: 404,
    NotForYou: 403,
    NotYourTurn: 409,
    NotNow: 409,
    TooLate: 409,
    IllegalMove: 422,
    NotAMove: 422,
    BadOption: 422,
    BadRecord: 422,
}


def language(request: Request[Any, Any, Any]) -> str:
    """Say in which language to answer: the one asked for, or the first that we speak."""
    asked = [request.query_params.get("lang", "")]
    asked += request.headers.get("accept-language", "").lower().split(",")
    for one in asked:
        code = one.strip().partition(";")[0].partition("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


def refusal(error: Refused, lang: str) -> dict[str, Any]:
    """Write a refusal: its key, its clause and facts, and its sentence."""
    facts = {k: shortened(v) for k, v in error.facts.items() if isinstance(v, (int, str))}
    told: dict[str, Any] = {"key": error.key, "text": error.tell(lang)}
    if error.clause:
        told["clause"] = error.clause
    if facts:
        told["facts"] = facts
    return {"refused": told}


def on_refused(request: Request[Any, Any, Any], error: Refused) -> Response[dict[str, Any]]:
    """Answer a refusal."""
    request.app.state.metrics.refused(error.key)
    return Response(refusal(error, language(request)), status_code=STATUS.get(type(error), 422))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """Answer what the framework refuses, in the same form."""
    key = {
        400: "request-unreadable",
        401: "request-no-guest",
        403: "request-other-origin",
        404: "request-unknown",
        405: "request-wrong-method",
        413: "request-too-large",
        429: "request-too-many",
    }.get(error.status_code, "request-unreadable")
    what = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        what = "; ".join(
            f"{e.get('key', '')}: {e.get('message', '')}".strip(": ")
            for e in error.extra
            if isinstance(e, dict)
        )
    told = Refused(key, what=what)
    return Response(refusal(told, language(request)), status_code=error.status_code)


def on_garbled(request: Request[Any, Any, Any], _error: Exception) -> Response[dict[str, Any]]:
    """Answer a body that is no text, or is nested without end: the decoder does not say so."""
    return on_http(request, HTTPException("JSON", status_code=400))


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Answer what should not have happened; it ends nothing but its own request."""
    request.app.state.metrics.failed("request", error)
    told = refusal(Refused("server-error"), language(request))
    return Response(told, status_code=HTTP_500_INTERNAL_SERVER_ERROR)


@functools.lru_cache(maxsize=128)
def smaller(body: bytes) -> bytes:
    """Pack something that is sent again and again."""
    return gzip.compress(body, mtime=0)


def packed(
    request: Request[Any, Any, Any], body: bytes, kind: str = MediaType.JSON
) -> Response[bytes]:
    """Answer with something long that is the same for all, packed if the asker unpacks it."""
    headers = {"vary": "accept-encoding, accept-language"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = smaller(body), "gzip"
    return Response(body, media_type=kind, headers=headers)


def as_json(value: Any) -> bytes:  # noqa: ANN401  # any JSON
    """Write JSON."""
    return msgspec.json.encode(value)
