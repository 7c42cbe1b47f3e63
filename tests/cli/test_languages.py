"""The screens are all in the language that was asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.conftest import Ask
from tradecraft.bots import BOTS
from tradecraft.cli.help import EXAMPLES
from tradecraft.kernel.texts import text_faults
from tradecraft.kernel.words import HOUSE_TEXTS, LANGUAGES, words
from tradecraft.registry import GAMES

NAMES = [*(words("en", game.texts).say("name") for game in GAMES.values()), *BOTS]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
TYPED = "?\n? 3>b\n? AH-5.3\n\nmoves\nzz\n3>b\n+7 +0 +4 +1\nrules AH-H\nundo\nsave x.toml\nquit\n"
SCREENS = [
    *[f"{name} --help" for name in EXAMPLES],
    "games",
    "rules agent_hunter",
    "play agent_hunter me random --seed 3",
    "play agent_hunter random random --seed 5",
    "replay game.toml",
    "replay game.toml --as all",
    "check agent_hunter --positions 5",
    "simulate agent_hunter -n 50",
    "--nothing",
    "nothing",
    "rules agent_hunter AH-99",
    "play nothing",
    "play agent_hunter --option nothing",
    "replay game.toml --as nobody",
    "replay nothing.toml",
]


def test_the_house_says_the_same_in_five_languages() -> None:
    assert text_faults(HOUSE_TEXTS) == []


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize("lang", OTHERS)
def test_no_line_of_a_screen_is_left_in_english(lang: str, ask: Ask, tmp_path: Path) -> None:
    for screen in SCREENS:
        lines = {}
        for spoken in ("en", lang):
            (tmp_path / "x.toml").unlink(missing_ok=True)
            answer = ask(f"{screen} --lang {spoken}", TYPED)
            lines[spoken] = {line.strip() for line in (answer.out + answer.err).splitlines()}
        both = {line for line in lines["en"] & lines[lang] if sentence(line)}

        assert (screen, both) == (screen, set())


def sentence(line: str) -> bool:
    """Say whether a line is in some language: it has three words beside names and commands."""
    typed = line.startswith("tradecraft ")
    plain = re.sub(r"\w+_\w+|Men in Mask|" + "|".join(NAMES), "", line)
    return not typed and len(re.findall(r"[^\W\d_]{3,}", plain)) > 2


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"TRADECRAFT_LANG": "fr", "LC_ALL": "it_IT.UTF-8"}, "Commandes"),
        ({"TRADECRAFT_LANG": "", "LC_ALL": "it_IT.UTF-8", "LANG": "es_ES"}, "Comandi"),
        ({"TRADECRAFT_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "ca_ES"}, "Ordres"),
        ({"TRADECRAFT_LANG": "de", "LC_ALL": "C", "LC_MESSAGES": "", "LANG": "C"}, "Commands"),
    ],
)
def test_the_language_is_that_of_the_variable_then_of_the_locale(
    environment: dict[str, str], told: str, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    assert told in ask("--help").out


def test_the_option_comes_before_the_variable_wherever_it_stands(ask: Ask) -> None:
    assert "Commandes" in ask("--lang fr --help").out
    assert "Opzioni" in ask("games --help --lang=it").out
