"""Whatever the command line reads from and writes to, it never breaks down."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.conftest import Answer

FULL = Path("/dev/full")


def shell(line: str, **environment: str) -> Answer:
    """Run a line of the shell in which `tradecraft` is this one."""
    done = subprocess.run(
        ["bash", "-c", f'tradecraft() {{ "{sys.executable}" -m tradecraft "$@"; }}; {line}'],
        env=os.environ | environment,
        capture_output=True,
        check=False,
    )
    return Answer(done.stdout.decode(errors="replace"), done.stderr.decode(), done.returncode)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("tradecraft play agent_hunter <&-", 0),
        ("tradecraft replay game.toml <&-", 0),
        ("tradecraft games >&-", 0),
        ("tradecraft games --json >&-", 0),
        ("tradecraft chess >&-", 2),
        ("tradecraft chess 2>&-", 2),
        ("tradecraft games <&- >&- 2>&-", 0),
    ],
)
@pytest.mark.usefixtures("game")
def test_what_is_closed_is_not_missed(line: str, code: int) -> None:
    answer = shell(line)

    assert (answer.code, "Traceback" in answer.err) == (code, False)


@pytest.mark.parametrize("command", ["rules agent_hunter", "replay game.toml --json", "--help"])
@pytest.mark.usefixtures("game")
def test_a_reader_may_leave_early(command: str) -> None:
    answer = shell(f"tradecraft {command} | head -1; exit ${{PIPESTATUS[0]}}")

    assert (answer.code, answer.err) == (0, "")


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize("command", ["games", "games --json", "play agent_hunter random random"])
def test_a_full_disk_is_said(command: str) -> None:
    answer = shell(f"tradecraft {command} >/dev/full")

    assert (answer.code, "Traceback" in answer.err) == (1, False)
    assert "cannot be written" in answer.err.splitlines()[-1]


@pytest.mark.usefixtures("game")
def test_an_old_terminal_is_shown_plainer_signs() -> None:
    old = {"PYTHONIOENCODING": "ascii", "TRADECRAFT_LANG": "fr"}
    answer = shell("tradecraft replay game.toml --ply 7 --as 0", **old)

    assert (answer.code, answer.err) == (0, "")
    assert "leurres *****" in answer.out
    assert "| 0 1 2 3 4 5 6 7 8 9  |" in answer.out
    assert "> T.A.R.G.E.T. (vous)" in answer.out
    assert shell("tradecraft games", **old).out.count("?") == 0


def test_what_is_no_text_may_be_typed(tmp_path: Path) -> None:
    (tmp_path / "typed").write_bytes(b"\xff\xfe\n\x00\n+3\nquit\n")
    answer = shell("tradecraft play agent_hunter < typed")

    assert (answer.code, "Traceback" in answer.err) == (0, False)
    assert "lays the 3 face down" in answer.out
