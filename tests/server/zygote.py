"""A process that has everything loaded and forks a server whenever one is wanted.

A server of its own takes seconds to load; a fork of this one listens within a tenth of that. Each
line on standard input is a JSON list: port, database, bus. The answer is the address and the
process that listens there. `python -m server.zygote`, with tests/ on the path.
"""

from __future__ import annotations

import json
import os
import signal
import sys

from tradecraft.registry import GAMES
from tradecraft.server.app import Config
from tradecraft.server.command import serve
from tradecraft.server.rooms import prepared

READY = [prepared(GAMES[name]) for name in GAMES if name in {"agent_hunter", "la_agencia"}]


def main() -> None:
    """Fork a server for each line."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who is killed leaves nothing behind
    for line in sys.stdin:
        port, database, bus = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            config = Config(database, bus, bot_delay=0.0, prepare=False)

            def tell(address: str) -> None:
                print(json.dumps([address, os.getpid()]), flush=True)  # noqa: T201

            os._exit(serve("127.0.0.1", port, config, tell))


if __name__ == "__main__":
    main()
