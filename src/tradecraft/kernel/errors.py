"""Why a request is refused.

HouseError        the programmer's fault: a game that does not keep to the kernel's terms
Refused           the asker's: told in a sentence, in his language
  NoSuchGame
  BadOption       an option, seat count or seed that the game does not have
  NotAMove        nobody can read this notation
  NotYourTurn
  IllegalMove     readable, but a clause forbids it now
  BadRecord       a record that cannot be read or played, and in which line

A refusal carries facts and the key of its sentence. The words stand in texts/, in the house's for
the house's own keys and in the game's for the reasons of its clauses.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

LONGEST: Final = 400  # characters of what was typed that a sentence repeats
LARGEST: Final = 10**15  # a number above is repeated digit by digit


class HouseError(Exception):
    """A game does not keep to the kernel's terms."""


class Refused(Exception):  # noqa: N818  # it says what happened, not that something broke
    """A request that cannot be granted, with the key of the sentence that says why."""

    def __init__(
        self, key: str, *, clause: str = "", texts: Path | None = None, **facts: Any
    ) -> None:
        super().__init__(key)
        self.key = key
        self.clause = clause
        self.texts = texts  # the game's own words, if the key is one of them
        self.facts = facts

    def tell(self, lang: str = "en") -> str:
        """Say it in a language, with the clause that it rests on."""
        from tradecraft.kernel.words import words  # only a refusal that is read needs words

        facts = {
            name: fact.tell(lang) if isinstance(fact, Refused) else shortened(fact)
            for name, fact in self.facts.items()
        }
        sentence = words(lang, self.texts).say(self.key, **facts)
        return f"{sentence} ({self.clause})" if self.clause else sentence

    def __str__(self) -> str:
        """Say it in English."""
        return self.tell()


def shortened(fact: Any) -> Any:  # noqa: ANN401  # a word or a number
    """Keep a fact as it is, unless it is too long for a sentence."""
    if isinstance(fact, int) and abs(fact) > LARGEST:
        fact = str(fact)
    if isinstance(fact, str) and len(fact) > LONGEST:
        return fact[:LONGEST] + " …"
    return fact


class NoSuchGame(Refused):
    """No room of this name is known."""


class BadOption(Refused):
    """The game cannot be set up like this."""


class NotAMove(Refused):
    """Nobody can read this notation."""


class NotYourTurn(Refused):
    """Somebody else decides now."""


class IllegalMove(Refused):
    """A clause forbids this move now."""


class BadRecord(Refused):
    """A record that cannot be read or played."""
