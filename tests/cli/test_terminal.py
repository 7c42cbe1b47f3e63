"""A game at a real terminal: Tab, the curtain between two people, Ctrl-C, and going on later."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from cli.conftest import Sit

# A terminal is made by forking, of which Python warns since 3.12 where a test runner has threads.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")

PROMPT = r"T\.A\.R\.G\.E\.T\. > "
CLEARED = "\x1b[2J\x1b[3J\x1b[H"


def test_a_game_at_a_terminal_is_left_with_ctrl_c_and_taken_up_again(
    sit: Sit, tmp_path: Path
) -> None:
    first = sit("play agent_hunter me random --seed 4")
    first.expect(PROMPT)
    first.sendline("+7 +0 +4")
    first.expect(PROMPT)
    first.sendline("7>a")
    first.expect("You do not hold that spy in your hand")
    first.sendline("? AH-10.1")
    first.expect("T.A.R.G.E.T. shows a 3 from the hand")
    first.send("a>\t\t")  # what could follow
    first.expect(r"a>a +a>b +a>c")
    first.send("b\t\r")
    first.expect("attacks hideout B with the 7 of hideout A")
    first.expect(PROMPT)
    first.sendintr()
    first.expect("The record is in agent_hunter.toml")
    first.expect("tradecraft play --resume agent_hunter.toml --save agent_hunter.toml")
    first.expect(pexpect.EOF)
    first.wait()

    assert first.exitstatus == 130
    assert "a>b" in (tmp_path / "agent_hunter.toml").read_text(encoding="utf-8")

    again = sit("play --resume agent_hunter.toml --save agent_hunter.toml")
    again.expect("attacks hideout B with the 7 of hideout A")
    again.expect(PROMPT)
    again.sendeof()
    again.expect("tradecraft play --resume")
    again.expect(pexpect.EOF)
    again.wait()

    assert again.exitstatus == 0


def test_two_people_at_one_keyboard_do_not_see_each_others_spies(sit: Sit) -> None:
    table = sit("play agent_hunter me me --seed 4 --option hideouts=1 --option spies=3")
    table.expect("T.A.R.G.E.T.: press Enter when nobody else is looking.")
    table.send("\r")
    table.expect(PROMPT)
    table.sendline("+2")
    table.expect("The Men in Mask: press Enter when nobody else is looking.")
    before = table.before or ""
    table.send("\x1b[A\x1b[A")  # what was typed before must not come back
    table.send("\r")
    table.expect("The Men in Mask > ")

    assert CLEARED in before
    assert "lays the 2" not in (table.before or "")
    assert "+2\r\n" not in (table.before or "")
    assert "T.A.R.G.E.T. lays a spy face down" in (table.before or "")


def test_a_game_is_kept_in_a_file_at_its_end_if_one_wants(sit: Sit, tmp_path: Path) -> None:
    table = sit("play agent_hunter me random --seed 4 --option turn_cap=1")
    table.expect(PROMPT)
    table.sendline("+7 +0 +4")
    if table.expect(["Save the record", PROMPT]):
        table.sendline("9>a")
        table.expect("Save the record")
    table.sendline("/no/such/folder/x.toml")
    table.expect("cannot be used")
    table.sendline("kept.toml")
    table.expect(pexpect.EOF)

    assert (tmp_path / "kept.toml").exists()


def test_a_record_is_stepped_through_with_keys(sit: Sit, game: Path) -> None:
    steps = sit(f"replay {game.name} --as 1")
    steps.expect("Ply 0 of 8")
    steps.expect("q: stop")
    for key, ply in (("\r", 1), ("\x1b[C", 2), ("\x1b[D", 1), ("G", 8), ("p", 7), ("g", 0)):
        steps.send(key)
        steps.expect(f"Ply {ply} of 8")
        steps.expect("q: stop")
    steps.send("q")
    steps.expect(pexpect.EOF)
    steps.wait()

    assert steps.exitstatus == 0


def test_ctrl_c_ends_anything_in_silence(sit: Sit, game: Path) -> None:
    steps = sit(f"replay {game.name}")
    steps.expect("q: stop")
    steps.sendintr()
    steps.expect(pexpect.EOF)
    steps.wait()

    assert steps.exitstatus == 130
    assert "Traceback" not in (steps.before or "")


def test_a_reader_who_leaves_gets_no_complaint() -> None:
    writer = subprocess.Popen(
        [sys.executable, "-m", "tradecraft", "rules", "agent_hunter"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    if writer.stdout and writer.stderr:
        writer.stdout.close()
        complaint = writer.stderr.read()

        assert complaint == b""
        assert writer.wait() in {0, -signal.SIGPIPE}
        writer.stderr.close()
