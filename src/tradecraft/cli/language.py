"""Which language the command line speaks: --lang, or TRADECRAFT_LANG, or the locale, or English."""

from __future__ import annotations

import locale
import os
from collections.abc import Sequence
from typing import Final

from tradecraft.kernel.errors import Refused
from tradecraft.kernel.words import LANGUAGES

OPTION: Final = "--lang"
VARIABLES: Final = ("TRADECRAFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def default_language() -> str:
    """Give the first of the languages that the environment asks for and the house speaks."""
    asked = [os.environ.get(name, "") for name in VARIABLES]
    for name in (*asked, locale.getlocale()[0] or ""):
        if name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"


def taken_from(args: Sequence[str]) -> tuple[str, list[str]]:
    """Take --lang out of the arguments, wherever it stands, since help is in a language too."""
    lang, rest, left = default_language(), [], list(args)
    while left:
        word = left.pop(0)
        if word == "--":
            rest += [word, *left]
            break
        if word != OPTION and not word.startswith(f"{OPTION}="):
            rest.append(word)
            continue
        asked = word.partition("=")[2] if "=" in word else (left.pop(0) if left else "")
        if asked not in LANGUAGES:
            raise Refused("language-unknown", lang=asked, can=", ".join(LANGUAGES))
        lang = asked
    return lang, rest
