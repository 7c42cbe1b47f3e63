"""The API of games: what there is to play, its options, moves and words."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, Final, Literal

from litestar import Response, get
from litestar.params import FromPath

from tradecraft.bots import BOTS
from tradecraft.cli.catalogue import card, section_card, sections
from tradecraft.kernel import records
from tradecraft.kernel.words import HOUSE_TEXTS, words
from tradecraft.registry import GAMES
from tradecraft.server.answers import as_json, language, packed
from tradecraft.server.house import Asked
from tradecraft.tables import sight
from tradecraft.tables.table import PHRASES

Lang = Literal["en", "es", "ca", "fr", "it"]
TEXT: Final = "text/plain; charset=utf-8"


@functools.cache
def lesson_of(folder: Path) -> Path | None:
    """Find the record that teaches the game of this room."""
    files = sorted((folder / "records").glob("*.toml"))
    return next((file for file in files if "\n[lesson]\n" in records.text_of(file)), None)


@get("/api/games", summary="All games")
async def games(request: Asked) -> Response[bytes]:
    """List the games with their options, in the language that is asked for."""
    lang = language(request)
    found = [
        card(game, words(lang, game.texts)) | {"lesson": lesson_of(game.folder) is not None}
        for game in GAMES.values()
    ]
    told = {"games": found, "bots": list(BOTS), "phrases": list(PHRASES)}
    return packed(request, as_json(told))


@get("/api/games/{game:str}", summary="One game")
async def one_game(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """Tell of a game: its options, its rules clause by clause."""
    room = GAMES[game]
    say = words(language(request), room.texts)
    told: dict[str, Any] = card(room, say)
    told["credits"] = say.say("credits")
    told["sections"] = [section_card(section, say) for section in sections(room, say)]
    told["figures"] = [say.tell(line) for line in room.figures()]
    return packed(request, as_json(told))


@get("/api/games/{game:str}/moves", summary="The words of all moves")
async def moves(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """Give for each move and face in notation the key and the facts of its words."""
    room = GAMES[game]
    rows = {room.write(m): sight.spoken(room.describe(m)) for m in range(room.moves.total)}
    return packed(request, as_json({"moves": rows}))


@get("/api/games/{game:str}/words/{lang:str}", summary="A game's words", media_type="text/plain")
async def game_words(request: Asked, game: FromPath[str], lang: FromPath[Lang]) -> Response[bytes]:
    """Give the Fluent texts of a game in a language."""
    return packed(request, (GAMES[game].texts / f"{lang}.ftl").read_bytes(), TEXT)


@get("/api/words/{lang:str}", summary="The house's words", media_type="text/plain")
async def house_words(request: Asked, lang: FromPath[Lang]) -> Response[bytes]:
    """Give the house's own Fluent texts in a language."""
    return packed(request, (HOUSE_TEXTS / f"{lang}.ftl").read_bytes(), TEXT)


HANDLERS: Final = [games, one_game, moves, game_words, house_words]
