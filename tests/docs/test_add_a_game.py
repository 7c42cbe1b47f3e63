"""What docs/add-a-game.md says is tried here: its code is the example's, its claims are seen."""

from __future__ import annotations

import doctest
import itertools
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from helpers.clauses import faults_of
from tradecraft.kernel.laws import LAWS
from tradecraft.kernel.verbs import VERBS
from tradecraft.registry import GAMES

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "leduc_poker"
PACKAGE = EXAMPLE / "leduc_poker"
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
COMMAND_LINE = "from tradecraft.cli import main; main()"


class Block(NamedTuple):
    """A block of the page: its kind, the file that it is from, and what it says."""

    kind: str
    file: str
    text: str


FENCED = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [Block(*found) for found in FENCED.findall(PAGE)]
QUOTED = [block for block in BLOCKS if block.file and block.kind != "diff"]
BROKEN = [(a, b) for a, b in itertools.pairwise(BLOCKS) if a.kind == "diff"]


def source(name: str) -> Path:
    """Find a file that the page names."""
    return (EXAMPLE if name == "pyproject.toml" else PACKAGE) / name


def changed(text: str, diff: str) -> str:
    """Make the change that a block shows: the lines with - become those with +."""
    lines = diff.splitlines(keepends=True)
    old, new = ("".join(line[1:] for line in lines if line[0] == sign) for sign in "-+")
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.parametrize("block", QUOTED, ids=lambda block: block.text.split("\n")[0])
def test_a_block_of_the_page_stands_in_the_example(block: Block) -> None:
    text = source(block.file).read_text(encoding="utf-8")
    place = 0
    for part in block.text.split("...\n"):
        place = text.find(part, place)

        assert place >= 0, f"{block.file} does not say\n{part}"


def test_each_file_that_the_page_lists_is_there() -> None:
    listed = re.findall(r"^ {6}([\w/.]+) ", PAGE, re.MULTILINE)

    assert {PACKAGE / name for name in listed} == {
        *(file for file in PACKAGE.glob("*.py") if file.name != "tree.py"),
        PACKAGE / "texts",
    }
    assert all((PACKAGE / "texts" / name).exists() for name in re.findall(r"\w\w\.ftl", PAGE))


@pytest.mark.parametrize("link", re.findall(r"\]\((?!https:)([^)]+)\)", PAGE))
def test_a_link_of_the_page_leads_somewhere(link: str) -> None:
    assert (ROOT / "docs" / link).exists()


def test_the_page_speaks_of_every_verb() -> None:
    assert [verb for verb in VERBS if f"`{verb}`" not in PAGE] == []
    assert "ten functions" in PAGE
    assert len(VERBS) == 10


def test_the_session_of_the_page_gives_what_it_says() -> None:
    [session] = [block.text for block in BLOCKS if block.kind == "pycon"]
    test = doctest.DocTestParser().get_doctest(session, {}, "add-a-game.md", None, None)

    assert doctest.DocTestRunner().run(test).failed == 0


def check(name: str, path: Path) -> subprocess.CompletedProcess[str]:
    """Try the laws from the command line, with the packages in a folder installed."""
    paths = os.pathsep.join([str(path), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-c", COMMAND_LINE, "check", name, "--lang", "en"],
        env=os.environ | {"PYTHONPATH": paths, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_example_keeps_all_laws_from_the_command_line(tmp_path: Path) -> None:
    [name] = set(re.findall(r"`tradecraft check (\w+)`", PAGE))

    done = check(name, tmp_path)

    assert (done.returncode, done.stdout.count("✓")) == (0, len(LAWS))


@pytest.mark.parametrize(("number", "diff", "told"), [(n, *b) for n, b in enumerate(BROKEN)])
def test_a_broken_law_looks_as_the_page_says(
    number: int, diff: Block, told: Block, tmp_path: Path
) -> None:
    name = f"broken_poker_{number}"
    shutil.copytree(PACKAGE, tmp_path / name)
    for file in (tmp_path / name).glob("*.py"):
        text = file.read_text(encoding="utf-8")
        text = changed(text, diff.text) if file.name == diff.file else text
        file.write_text(text.replace("leduc_poker", name), encoding="utf-8")
    installed = tmp_path / f"{name}-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (installed / "entry_points.txt").write_text(f"[tradecraft.games]\n{name} = {name}:GAME\n")

    done = check(name, tmp_path)

    shown = [line.rstrip() for line in done.stdout.splitlines() if line.startswith("✗")]
    assert (done.returncode, told.kind, shown) == (1, "text", told.text.splitlines())
    assert f'game = "{name}"' in done.stdout  # the record that shows it


def test_the_tests_of_the_example_cite_each_of_its_clauses() -> None:
    assert faults_of(GAMES["leduc_poker"], EXAMPLE / "tests", "LP") == []
