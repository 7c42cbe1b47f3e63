"""A start of the command line loads no more than it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

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
