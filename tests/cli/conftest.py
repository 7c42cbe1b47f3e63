"""How the command line is tried: in this process, as a program of its own, and at a terminal."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pexpect
import pytest

from tradecraft.cli import run

GAME = """\
tradecraft = 1
game = "agent_hunter"
rules = 1
seats = 2
moves = \"""
0: +7 +0 +4
1: +5 +3 +9
dealer: first=0
0: 3>b  # HIT
\"""
"""


class Answer(NamedTuple):
    """What a command printed, what it complained of, and its exit code."""

    out: str
    err: str
    code: int


Ask = Callable[..., Answer]
Sit = Callable[..., "pexpect.spawn[str]"]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in an empty folder, and speak English unless it is said otherwise."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TRADECRAFT_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    # However slow the machine is: that it excuses itself is tried on its own.
    monkeypatch.setattr("tradecraft.cli.screen.SHOWN_AFTER", 600.0)
    for name in ("FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Give the record of a game in which seat 1 is to move."""
    file = tmp_path / "game.toml"
    file.write_text(GAME, encoding="utf-8")
    return file


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Run a command in this process; `typed` comes through a pipe."""

    def answer(line: str, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(line.split())
        out, err = capsys.readouterr()
        return Answer(out, err, code)

    return answer


@pytest.fixture
def program() -> Ask:
    """Run a command as a program of its own."""

    def answer(line: str, typed: str = "") -> Answer:
        done = subprocess.run(
            [sys.executable, "-m", "tradecraft", *line.split()],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        return Answer(done.stdout, done.stderr, done.returncode)

    return answer


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Run a command at a terminal of 80 columns, and end it with the test."""
    seated: list[pexpect.spawn[str]] = []

    def start(line: str, **environment: str) -> pexpect.spawn[str]:
        child = pexpect.spawn(
            sys.executable,
            ["-m", "tradecraft", *line.split()],
            env={**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8", **environment},
            encoding="utf-8",
            dimensions=(50, 80),
            timeout=120,
        )
        seated.append(child)
        return child

    yield start
    for child in seated:
        child.close(force=True)
