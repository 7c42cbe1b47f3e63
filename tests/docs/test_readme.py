"""What the README says is tried here: its Python, its commands, its map."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = re.findall(r"^\$ (tradecraft .*)$", README, re.MULTILINE)
TARGETS = re.findall(r"^    make (\w+)", README, re.MULTILINE)
PATHS = re.findall(r"^\| `([^`]+)` \|", README, re.MULTILINE)
LINKS = re.findall(r"\]\(([^)#]+)\)", README)


def value_of(line: str, names: dict[str, Any]) -> Any:  # noqa: ANN401  # whatever it gives
    return eval(line.partition("#")[0], names)  # noqa: S307  # the README's own line


def test_the_python_of_the_readme_runs_and_gives_what_it_says() -> None:
    names: dict[str, Any] = {}
    said = 0
    for block in PYTHON:
        exec(compile(block, "README.md", "exec"), names)  # noqa: S102  # the README's own words
    names = {}
    exec("import tradecraft as tc", names)  # noqa: S102
    for line in PYTHON[0].splitlines():
        claim = re.fullmatch(r"[^#]+# ('.*'|\d+: .*)", line)
        if claim:
            promised = claim[1].partition(": ")[0] if claim[1][0] != "'" else claim[1]

            assert repr(value_of(line, names)) == promised
            said += 1
        elif not line.startswith((" ", "while")):
            exec(line, names)  # noqa: S102
    assert said == 4


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
