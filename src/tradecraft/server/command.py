"""Run a worker: listen, say where, and stop so that nothing is lost."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

import uvicorn
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError

from tradecraft.kernel.errors import Refused
from tradecraft.server.app import Config, application
from tradecraft.server.bus import reach
from tradecraft.server.door import Door
from tradecraft.server.store import migrate

GRACE: Final = 10  # seconds for requests that are under way when the worker is asked to stop
ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # what to call them


class Lines(logging.Formatter):
    """Writes each event as a line of JSON: what happened, never who held what."""

    def format(self, record: logging.LogRecord) -> str:
        """Write an event."""
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info:
            told["trouble"] = self.formatException(record.exc_info)
        return json.dumps(told)


class Worker(uvicorn.Server):
    """A server that ends its streams when it is asked to stop, and says where it listens."""

    def __init__(self, config: uvicorn.Config, app: Any, tell: Callable[[str], None]) -> None:  # noqa: ANN401
        super().__init__(config)
        self._app = app
        self._tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        for server in self.servers if self.started else []:
            for listening in server.sockets[:1]:
                host, port = listening.getsockname()[:2]
                shown = ANYWHERE.get(host, host)
                self._tell(f"http://{f'[{shown}]' if ':' in shown else shown}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more, end the streams, let what is under way be stored."""
        self._app.house().hub.end_streams()
        await super().shutdown(sockets)


def serve(host: str, port: int, config: Config, tell: Callable[[str], None]) -> int:
    """Serve until a signal comes; the answer is the exit code."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    try:
        migrate(config.database)
    except (ArgumentError, NoSuchModuleError, OperationalError) as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Refused("serve-database", why=why) from None
    asyncio.run(reach(config.bus))
    app = application(config)
    worker = Worker(
        uvicorn.Config(
            app,
            http=Door,
            host=host,
            port=port,
            lifespan="on",
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
            backlog=4096,
        ),
        app,
        tell,
    )
    with listening(host, port) as bound:
        worker.run([bound])
    return 0 if worker.started else 1


def listening(host: str, port: int) -> socket.socket:
    """Take the address, or say why it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except (OSError, OverflowError) as error:
        bound.close()
        why = getattr(error, "strerror", None) or str(error)
        raise Refused("serve-address", host=host, port=str(port), why=why) from None
    return bound
