"""Serve tables: what is asked for on the command line, handed to the server."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any, Final, NamedTuple

from tradecraft.cli.screen import Screen
from tradecraft.kernel.words import words

SERVER: Final = "tradecraft.server"


class Wanted(NamedTuple):
    """What was asked for on the command line."""

    host: str
    port: int
    database: str
    bus: str
    bot_delay: int
    secure: bool


def serve(lang: str, wanted: Wanted) -> int:
    """Serve until a signal comes; the answer is the exit code."""
    # The server is the outermost ring: nothing of the house leans on it, so it is found by name.
    app: Any = importlib.import_module(f"{SERVER}.app")
    command: Any = importlib.import_module(f"{SERVER}.command")
    database = wanted.database or f"sqlite:///{Path('tradecraft.db').resolve()}"
    config = app.Config(
        database, wanted.bus, bot_delay=wanted.bot_delay / 1000, secure=wanted.secure
    )
    screen, house = Screen(), words(lang)

    def tell(address: str) -> None:
        screen.print(house.say("serve-listens", address=address), soft_wrap=True)

    code: int = command.serve(wanted.host, wanted.port, config, tell)
    return code
