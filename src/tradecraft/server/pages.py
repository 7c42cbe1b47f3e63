"""The pages for browsers: the built client, read once and kept in memory, small when sent.

/                      the lobby
/table/{id}            a table; /screen/{id} is the same for a television
/replay/{id}           a game that was played; /lesson/{game} teaches one, /rules/{game} tells all
/assets/...            what the pages are made of: named by its content, kept for ever
"""

from __future__ import annotations

import functools
import gzip
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from tradecraft.server.house import Asked

BUILT: Final = Path(__file__).parent / "client"
SHELL: Final = "index.html"
SMALL: Final = {".html", ".js", ".css", ".svg", ".txt", ".webmanifest"}  # what gzip makes smaller
PLACES: Final = [
    "/", "/replay", *(f"/{page}/{{about:str}}" for page in (
        "table", "screen", "replay", "lesson", "rules",
    )),
]  # fmt: skip
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


class File(NamedTuple):
    """A file of the client."""

    kind: str
    plain: bytes
    small: bytes  # by gzip; empty where that gains nothing


@functools.cache
def files() -> dict[str, File]:
    """Read the client, by paths; nothing if it has not been built."""
    found = {}
    for file in sorted(BUILT.rglob("*")):
        if file.is_file():
            plain = file.read_bytes()
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            kind = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}.get(
                file.suffix, kind
            )
            small = gzip.compress(plain, mtime=0) if file.suffix in SMALL else b""
            found[file.relative_to(BUILT).as_posix()] = File(kind, plain, small)
    return found


def sent(request: Asked, path: str, status: int = 200) -> Response[bytes]:
    """Send a file of the client."""
    file = files().get(path)
    if file is None:
        raise NotFoundException
    headers = {
        "cache-control": FOR_EVER if path.startswith("assets/") else ASK_AGAIN,
        "vary": "accept-encoding",
    }
    body = file.plain
    if file.small and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.small
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.kind, headers=headers, status_code=status)


@get(PLACES, include_in_schema=False, media_type=MediaType.HTML)
async def page(request: Asked) -> Response[bytes]:
    """Send the page; what it shows follows from the address."""
    return sent(request, SHELL)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Send a part of the page."""
    return sent(request, f"assets/{name}")


@get("/{name:str}", include_in_schema=False)
async def root_file(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Send a file that has its place at the root: icons, the manifest."""
    if name == SHELL:
        raise NotFoundException
    return sent(request, name)


HANDLERS: Final = [page, asset, root_file]
