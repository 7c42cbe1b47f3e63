"""The help teaches, in five languages, and each of its examples runs."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Ask
from tables.sitting import Desk
from tradecraft.cli.help import EXAMPLES
from tradecraft.kernel.words import LANGUAGES
from tradecraft.tables import sight

COMMANDS = [name for name in EXAMPLES if name]
LINES = list(dict.fromkeys(line for lines in EXAMPLES.values() for line in lines))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_help_names_its_options_and_gives_examples(lang: str, ask: Ask) -> None:
    for name in COMMANDS:
        answer = ask(f"{name} --help --lang {lang}")

        assert answer.code == 0
        assert answer.err == ""
        for option in ("--lang", "--help"):
            assert option in answer.out
        for example in EXAMPLES[name]:
            assert example in answer.out


def test_without_a_command_all_commands_are_listed(ask: Ask) -> None:
    answer = ask("")

    assert answer.code == 0
    for name in (*COMMANDS, "bench"):
        assert re.search(rf"^  {name} ", answer.out, re.MULTILINE)
    assert "picture" not in answer.out  # for the documents, not for users


def test_every_example_of_the_help_runs(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt = Desk().sit("ana", "bo").at_random(random.Random(1)).table  # noqa: S311  # no secret
    (tmp_path / "table.toml").write_text(sight.record(dealt, None), encoding="utf-8")
    monkeypatch.setattr("tradecraft.server.command.serve", serve_until_asked_where)

    for line in LINES:
        words = line.removeprefix("tradecraft ")
        words = words.replace("-n 100000", "-n 300")  # more would only take longer
        words = re.sub("engine$", "engine --only fold", words)
        words = re.sub("server$", "server --only server.bytes", words)
        words = re.sub(r"--positions \d+", "--positions 20", words)
        answer = ask(words)

        assert (line, answer.code) == (line, 0)
        assert answer.out


def serve_until_asked_where(
    host: str, port: int, _config: object, tell: Callable[[str], None]
) -> int:
    tell(f"http://{host}:{port}")
    return 0


def test_the_version_is_told(ask: Ask) -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\n", ask("--version").out)
