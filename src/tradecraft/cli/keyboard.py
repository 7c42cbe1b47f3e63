"""The keyboard: a line with Tab to complete it where there is a terminal, or a line of a pipe."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Sequence
from typing import Final

with contextlib.suppress(ImportError):  # Windows has none
    import readline

NEXT: Final = ("\r", "\n", " ", "n", "\x1b[C", "\x1b[B")
BACK: Final = ("p", "b", "\x7f", "\x1b[D", "\x1b[A")
STOP: Final = ("q", "\x1b", "\x04")

Completer = Callable[[str], Sequence[str]]  # all that could stand in place of a begun word


class Keyboard:
    """What a person types."""

    def __init__(self, complete: Completer, *, remember: bool) -> None:
        """Learn how to complete words; lines are not remembered where a second person sits."""
        self.terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self._complete = complete
        self._found: Sequence[str] = ()
        if "readline" in globals() and self.terminal:
            readline.set_completer(self._next)
            readline.set_completer_delims(" ")  # the signs of a notation part no words
            # The library behind it may be libedit, which is told in its own way.
            editline = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")
            readline.set_auto_history(remember)

    def line(self, prompt: str) -> str:
        """Ask for a line; EOFError says that there will be no more."""
        text = input(prompt)
        if not sys.stdin.isatty():
            print(text)  # noqa: T201  # what came through a pipe is seen in the answer
        return text.strip()

    def _next(self, begun: str, place: int) -> str | None:
        """Give one completion after the other, as readline asks for them."""
        if place == 0:
            self._found = [word for word in self._complete(begun) if word.startswith(begun)]
        return self._found[place] if place < len(self._found) else None
