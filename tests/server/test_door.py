"""The short way of a move: the same answer as the long way, and nothing unusual on it."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator

import pytest

from server.conftest import Come, Person
from tradecraft.server.door import read

USUAL = (
    b"POST /api/tables/T_-1/moves HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    b'Content-Length: 21\r\n\r\n{"ply":1,"move":"+0"}'
)
BROWSER = (  # as Chromium writes it
    b"POST /api/tables/DAf2H-lPdVcR5_2f/moves HTTP/1.1\r\nHost: 127.0.0.1:8000\r\n"
    b"Connection: keep-alive\r\nContent-Length: 21\r\nAccept-Language: fr\r\n"
    b'sec-ch-ua: "Chromium";v="156"\r\nContent-Type: application/json\r\nsec-ch-ua-mobile: ?0\r\n'
    b"User-Agent: Mozilla/5.0\r\nAccept: */*\r\nOrigin: http://127.0.0.1:8000\r\n"
    b"Sec-Fetch-Site: same-origin\r\nSec-Fetch-Mode: cors\r\nAccept-Encoding: gzip, deflate\r\n"
    b'Cookie: tradecraft=a.b.c\r\n\r\n{"ply":1,"move":"+0"}'
)


@pytest.mark.parametrize("data", [USUAL, BROWSER])
def test_a_move_as_programs_write_it_takes_the_short_way(data: bytes) -> None:
    short = read(data)

    assert short
    assert short.table in data.decode()
    assert (short.move.ply, short.move.move, short.move.seat) == (1, "+0", None)
    assert all(name == name.lower() for name, _ in short.headers)
    assert dict(short.headers)[b"content-length"] == b"21"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"POST", b"GET"),
        (b"/moves HTTP", b"/moves?seat=1 HTTP"),
        (b"HTTP/1.1", b"HTTP/1.0"),
        (b"/T_-1/", b"/T%201/"),
        (b"/T_-1/", b"/" + b"T" * 33 + b"/"),
        (b"Host: here\r\n", b""),
        (b"Host: here", b"Host : here"),
        (b"Host: here", b"Host: here\r\n there"),
        (b"Host: here", b"Host: here\r\nHost: there"),
        (b"Host: here", b"Host: here\r\nTransfer-Encoding: chunked"),
        (b"Host: here", b"Host: here\r\nExpect: 100-continue"),
        (b"Host: here", b"Host: here\r\nUpgrade: websocket"),
        (b"Host: here", b"Host: here\r\nConnection: close"),
        (b"Host: here", b"Host: here\r\nX-Forwarded-For: 1.2.3.4"),
        (b"Host: here", b"Host: here\r\nContent-Length: 21"),
        (b"Host: here", b"Host: here\r\nX: a\rb"),
        (b"Host: here", b"Host: here\nX: a"),
        (b"Host: here", b"Host: h\xc3\xa9"),
        (b"Length: 21", b"Length: 20"),
        (b"Length: 21", b"Length: +21"),
        (b"Length: 21", b"Length: 22"),
        (b"application/json", b"text/plain"),
        (b'"ply":1', b'"ply":"1"'),
        (b'"ply":1,"move":"+0"}', b'"ply":1,"move":"+0",'),
        (b'"ply":1,', b'"ply":1,,'),
        (b'{"ply":1,"move":"+0"}', b'{"ply":-1,"move":"+"}'),
        (b'{"ply":1,"move":"+0"}', b'{"p":1111,"move":"+"}'),
        (b'{"ply":1,"move":"+0"}', b""),
    ],
)
def test_whatever_is_unusual_takes_the_long_way(old: bytes, new: bytes) -> None:
    data = USUAL.replace(old, new)

    assert data != USUAL
    assert read(data) is None


def test_no_header_takes_long_to_read() -> None:
    before = time.process_time()
    for value in (b" " * 3_000 + b"\x80", b"x " * 3_000 + b"\r", b" \t" * 3_000):
        assert read(USUAL.replace(b"here", value)) is None or value.isspace()

    assert time.process_time() - before < 5  # and not minutes


@pytest.mark.parametrize("length", range(len(USUAL)))
def test_half_a_request_waits_for_the_rest(length: int) -> None:
    assert read(USUAL[:length]) is None


class Raw:
    """A connection on which bytes are sent as they are."""

    def __init__(self, person: Person) -> None:
        url = person.web.base_url
        self.wire = socket.create_connection((url.host, url.port), timeout=30)
        self.answers = self.wire.makefile("rb")
        self.token = person.token

    def request(self, table: str, body: bytes, kind: str = "application/json") -> bytes:
        """Write a request that makes a move."""
        lines = [
            f"POST /api/tables/{table}/moves HTTP/1.1", "Host: here",
            f"Authorization: Bearer {self.token}", f"Content-Type: {kind}",
            f"Content-Length: {len(body)}",
        ]  # fmt: skip
        return "\r\n".join([*lines, "", ""]).encode() + body

    def answer(self) -> tuple[int, list[bytes], bytes]:
        """Read an answer: its status, its head without the date, its body."""
        head = list(iter(self.answers.readline, b"\r\n"))
        length = next(int(h.split(b":")[1]) for h in head if h.startswith(b"content-length"))
        body = self.answers.read(length)
        told = [h for h in head[1:] if not h.startswith((b"date", b"content-length"))]
        return int(head[0].split()[1]), sorted(told), body

    def close(self) -> None:
        """Hang up."""
        self.answers.close()
        self.wire.close()


@pytest.fixture
def table(people: Come) -> Iterator[tuple[Raw, Raw, str]]:
    """Seat two people, each with a connection of his own."""
    ana, bo = people("Ana", "Bo")
    table = ana.table()
    bo.post(f"/tables/{table}/sit")
    raws = Raw(ana), Raw(bo)
    yield *raws, table
    for raw in raws:
        raw.close()


def move(ply: int, text: str) -> bytes:
    return json.dumps({"ply": ply, "move": text}).encode()


def test_both_ways_answer_alike(table: tuple[Raw, Raw, str]) -> None:
    ana, _, name = table
    ana.wire.sendall(ana.request(name, move(1, "+7")))
    short = ana.answer()
    ana.wire.sendall(ana.request(name, move(1, "+7"), "application/json; charset=utf-8"))
    long = ana.answer()

    assert short == long
    assert short[0] == 200
    assert json.loads(short[2]) == {"accepted": 1, "ply": 1}


def test_a_refusal_on_the_short_way_is_that_of_the_long_way(table: tuple[Raw, Raw, str]) -> None:
    ana, bo, name = table
    for raw, body in ((bo, move(1, "+0")), (ana, move(1, "9>9")), (ana, move(5, "+0"))):
        raw.wire.sendall(raw.request(name, body))
        short = raw.answer()
        raw.wire.sendall(raw.request(name, body, "application/json; charset=utf-8"))

        assert short == raw.answer()
        assert json.loads(short[2])["refused"]["key"]


def test_requests_that_come_together_or_in_pieces_are_answered_in_order(
    table: tuple[Raw, Raw, str],
) -> None:
    ana, _, name = table
    ask = [ana.request(name, move(ply, text)) for ply, text in enumerate(("+7", "+0", "+4"), 1)]
    ana.wire.sendall(ask[0] + ask[1] + ask[2][:30])
    first, second = ana.answer(), ana.answer()
    ana.wire.sendall(ask[2][30:])
    third = ana.answer()

    assert [json.loads(body)["accepted"] for _, _, body in (first, second, third)] == [1, 2, 3]


@pytest.mark.parametrize("body", [b'{"ply":1,"move":"\xff"}', b'{"ply":1,"move":' + b"[" * 5_000])
def test_a_body_that_nobody_can_read_is_refused_and_the_connection_stays(
    body: bytes, table: tuple[Raw, Raw, str]
) -> None:
    ana, _, name = table
    for _ in range(2):
        ana.wire.sendall(ana.request(name, body))

        assert ana.answer()[0] == 400


def test_what_is_in_a_body_is_not_a_request(table: tuple[Raw, Raw, str], people: Come) -> None:
    ana, _, name = table
    (watcher,) = people("Cy")
    inside = ana.request(name, move(1, "+7"))
    size = 1_200_000  # refused at once, while the body is still to come
    head = f"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Length: {size}\r\n\r\n"
    ana.wire.sendall(head.encode())
    assert ana.answer()[0] == 413
    ana.wire.sendall(inside)

    assert watcher.get(f"/tables/{name}")["ply"] == 0
    ana.wire.sendall(b"x" * (size - len(inside)) + b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
    assert ana.answer()[2] == b"ok"
    assert watcher.get(f"/tables/{name}")["ply"] == 0


def test_what_is_in_a_header_is_not_a_request(table: tuple[Raw, Raw, str], people: Come) -> None:
    ana, _, name = table
    (watcher,) = people("Cy")
    ana.wire.sendall(b"GET /healthz HTTP/1.1\r\nX: ")
    assert watcher.get(f"/tables/{name}")["ply"] == 0  # so that it has come
    ana.wire.sendall(ana.request(name, move(1, "+7")))

    assert ana.answer()[2] == b"ok"
    assert watcher.get(f"/tables/{name}")["ply"] == 0


def test_what_follows_while_a_move_is_stored_is_not_lost(table: tuple[Raw, Raw, str]) -> None:
    ana, _, name = table
    ana.wire.sendall(ana.request(name, move(1, "+7")))
    ana.wire.sendall(ana.request(name, move(2, "+0")))
    ana.wire.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")

    assert [ana.answer()[2] for _ in range(3)] == [
        b'{"accepted":1,"ply":1}', b'{"accepted":2,"ply":2}', b"ok",
    ]  # fmt: skip


def test_a_stream_runs_on_though_another_request_came_with_it(table: tuple[Raw, Raw, str]) -> None:
    ana, bo, name = table
    head = f"HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer {ana.token}\r\n\r\n"
    ana.wire.sendall(f"GET /api/tables/{name}/events {head}GET /healthz {head}".encode())
    told = iter(ana.answers.readline, b"")

    assert next(told).startswith(b"HTTP/1.1 200")
    assert any(line == b"event: view\n" for line in told)
    bo.wire.sendall(ana.request(name, move(1, "+7")))  # by another connection
    assert any(line.startswith(b"event: row") for line in told)
