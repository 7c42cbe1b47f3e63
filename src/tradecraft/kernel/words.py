"""Words: one Fluent file per language, read here and by the browser alike."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "es", "ca", "fr", "it")
HOUSE_TEXTS: Final = Path(__file__).parent.parent / "texts"


class Line(NamedTuple):
    """A sentence by its key, and the facts it speaks of."""

    key: str
    args: Mapping[str, str | int | float] = {}


class Words:
    """The words of the house, and of a game if one is named, in one language."""

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Say whether this key has words."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **facts: Any) -> str:
        """Say a sentence; a missing word is an error of ours and stops the tests."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(key)
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise errors[0]
        return str(text)

    def tell(self, line: Line) -> str:
        """Say a line."""
        return self.say(line.key, **line.args)


@functools.cache
def words(lang: str, folder: Path | None = None) -> Words:
    """Open the words of a language, with those of one game or of the house alone."""
    known = lang if lang in LANGUAGES else "en"
    return Words(known, HOUSE_TEXTS, *([folder] if folder else []))


def clause_key(clause: str) -> str:
    """Give the key of a clause's words: AH-10.1 stands as clause-AH-10_1."""
    return "clause-" + clause.replace(".", "_")
