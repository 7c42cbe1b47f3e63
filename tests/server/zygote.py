"""A process that has everything loaded and forks a server whenever one is wanted.

A server of its own takes seconds to load; a fork of this one listens within a tenth of that. Each
line on standard input is a JSON list: port, database, bus, trap. The answer is the address and the
process that listens there. A trap is a move of Agent Hunter whose rules throw, as compiled rules do
that reach beyond an end. `python -m server.zygote`, with tests/ on the path.
"""

from __future__ import annotations

import json
import os
import signal
import sys

from tradecraft.kernel import runs
from tradecraft.kernel.layout import Array
from tradecraft.registry import GAMES
from tradecraft.server.app import Config
from tradecraft.server.command import serve
from tradecraft.server.rooms import prepared

READY = [prepared(GAMES[name]) for name in GAMES if name in {"agent_hunter", "la_agencia"}]


def set_up(trap: str) -> None:
    """Let a move throw."""
    number, apply = GAMES["agent_hunter"].number(trap), runs.apply

    def trapped(positions: Array, move: int) -> None:
        if move == number:
            message = "index is out of bounds"
            raise IndexError(message)
        apply(positions, move)

    runs.apply = trapped


def main() -> None:
    """Fork a server for each line."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who is killed leaves nothing behind
    for line in sys.stdin:
        port, database, bus, trap = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            config = Config(database, bus, bot_delay=0.0, prepare=False)
            if trap:
                set_up(trap)

            def tell(address: str) -> None:
                print(json.dumps([address, os.getpid()]), flush=True)  # noqa: T201

            os._exit(serve("127.0.0.1", port, config, tell))


if __name__ == "__main__":
    main()
