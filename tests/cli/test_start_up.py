"""A start of the command line loads no more than it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cli.conftest import Ask

LOADED = """
import sys
from tradecraft.cli import run
code = run({args!r}, alone=True)
print(code, "numba" in sys.modules, file=sys.stderr)
"""


@pytest.mark.parametrize("line", ["--help", "play --help", "simulate --help", "bench --help"])
def test_help_needs_no_compiler(line: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED.format(args=line.split())],
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )

    assert done.stderr == "0 False\n"


def test_what_takes_long_is_excused(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tradecraft.cli.screen.SHOWN_AFTER", 0.0)
    answer = ask("play agent_hunter", "quit\n")

    assert answer.err == "Agent Hunter: preparing the rules, once ...\n"
    assert answer.code == 0
