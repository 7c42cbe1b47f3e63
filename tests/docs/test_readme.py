"""What the README says is tried here: its Python, its commands, its map."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tradecraft.kernel.words import Words
from tradecraft.registry import GAMES

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = re.findall(r"^\$ (tradecraft .*)$", README, re.MULTILINE)
TARGETS = re.findall(r"^    make (\w+)", README, re.MULTILINE)
PATHS = re.findall(r"^\| `([^`]+)` \|", README, re.MULTILINE)
LINKS = re.findall(r"\]\(([^)#]+)\)", README)


def test_the_python_of_the_readme_runs_and_gives_what_it_says() -> None:
    names: dict[str, Any] = {}
    said = 0
    for block in PYTHON:
        lines = block.splitlines()
        for node in ast.parse(block).body:
            text = ast.unparse(node)
            claim = re.search(r"# ('[^']*'|\d+|True)(?=$|[,:])", lines[node.lineno - 1])
            if claim and isinstance(node, ast.Expr):
                assert repr(eval(text, names)) == claim[1]  # noqa: S307  # the README's own line
                said += 1
            else:
                exec(text, names)  # noqa: S102  # the README's own words
    assert said == 6


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_readme_runs(command: str, tmp_path: Path) -> None:
    words = command.split()[1:]
    if "bench" in words:
        words.append("--help")  # measuring takes minutes; that the command is there is enough here
    words = [str(ROOT / word) if word.startswith("src/") else word for word in words]
    words = ["2000" if word == "100000" else word for word in words]

    done = subprocess.run(
        [sys.executable, "-m", "tradecraft", *words],
        cwd=tmp_path,
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert "Traceback" not in done.stderr


def test_the_make_targets_of_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")

    assert TARGETS
    for target in TARGETS:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_the_map_of_the_house_is_the_house() -> None:
    shown = {path for path in PATHS if path.startswith("src/tradecraft/")}
    there = {
        f"src/tradecraft/{path.name}{'/' if path.is_dir() else ''}"
        for path in (ROOT / "src/tradecraft").iterdir()
        if path.name not in {"__init__.py", "__main__.py", "__pycache__", "py.typed"}
    }

    assert shown == there
    for path in (*PATHS, *LINKS):
        assert (ROOT / path).exists(), path


def test_every_game_is_named_with_how_many_can_play_it_and_whose_it_is() -> None:
    words = " ".join(README.split())
    whose = words.partition("## Whose games these are")[2]
    for room in (ROOT / "src/tradecraft/games").glob("*/texts/en.ftl"):
        game = GAMES[room.parts[-3]]
        few, most = game.seats[0], game.seats[-1]
        name = Words("en", game.texts).say("name")
        seats = f"{few} players" if few == most == 2 else f"{few} to {most}" if few < most else few

        assert re.search(rf"\*\*{re.escape(name)}\*\* \({seats}", words), name
        assert f"{name} by" in whose or f"{name} is by" in whose
