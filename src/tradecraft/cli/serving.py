"""Serve tables: what is asked for on the command line, handed to the server."""

from __future__ import annotations

import importlib
import io
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any, Final, NamedTuple

import segno
from rich.text import Text

from tradecraft.cli.screen import Screen
from tradecraft.kernel.words import Words, words

ALL: Final = "0.0.0.0"  # noqa: S104  # asked for with --lan
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address that nobody has: only the way there is asked
SERVER: Final = "tradecraft.server"


class Wanted(NamedTuple):
    """What was asked for on the command line."""

    host: str
    port: int
    database: str
    bus: str
    bot_delay: int
    secure: bool
    lan: bool
    open_page: bool


def serve(lang: str, wanted: Wanted) -> int:
    """Serve until a signal comes; the answer is the exit code."""
    # The server is the outermost ring: nothing of the house leans on it, so it is found by name.
    app: Any = importlib.import_module(f"{SERVER}.app")
    command: Any = importlib.import_module(f"{SERVER}.command")
    database = wanted.database or f"sqlite:///{Path('tradecraft.db').resolve()}"
    config = app.Config(
        database,
        wanted.bus,
        bot_delay=wanted.bot_delay / 1000,
        secure=wanted.secure,
        address=f"http://{own_address()}:{wanted.port}" if wanted.lan else "",
    )
    screen, house = Screen(), words(lang)

    def tell(address: str) -> None:
        screen.print(house.say("serve-listens", address=address), soft_wrap=True)
        if wanted.lan:
            invite(screen, house, address)
        if wanted.open_page and has_screen():
            webbrowser.open(address)

    code: int = command.serve(ALL if wanted.lan else wanted.host, wanted.port, config, tell)
    return code


def invite(screen: Screen, house: Words, address: str) -> None:
    """Tell the others in this network where to come, and draw it for their phones."""
    here = f"http://{own_address()}:{address.rpartition(':')[2]}"
    screen.print(house.say("serve-lan", address=here), soft_wrap=True)
    drawn = io.StringIO()
    segno.make(here, micro=False).terminal(drawn, compact=True)
    screen.print(Text.from_ansi(drawn.getvalue()), soft_wrap=True)


def own_address() -> str:
    """Say how others in this network reach this machine; nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:
            return "127.0.0.1"
        name: str = asking.getsockname()[0]
        return name


def has_screen() -> bool:
    """Say whether a page that is opened can be seen."""
    windows = {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
    return sys.platform in {"darwin", "win32"} or bool(windows)
