"""Where the command line reads from and writes to, whatever state that is in."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from typing import Final, TextIO

# The nearest plain sign for those of our drawings and sentences that are no letters.
PLAIN: Final = str.maketrans(
    {
        **dict.fromkeys("─╌━–—←", "-"),  # noqa: RUF001  # the dashes are what is meant
        **dict.fromkeys("│┃", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼", "+"),
        **dict.fromkeys("‘’", "'"),  # noqa: RUF001
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("▶→", ">"),
        **dict.fromkeys("✕✗", "x"),
        "╎": ":",
        "●": "*",
        "◆": "*",
        "○": "o",
        "·": ".",
        "✓": "v",
        "↓": "v",
        "⇄": "x",
    }
)


def open_streams() -> None:
    """See that there is something to read from and to write to, and that it takes every sign."""
    codecs.register_error("plainer", plainer)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # it was closed before we started
            nowhere = os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, os.fdopen(nowhere, mode, encoding="utf-8"))
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign shows another one, rather than a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="plainer")


def plainer(error: UnicodeError) -> tuple[str, int]:
    """Give plain signs for some that a terminal cannot show: an e for an é."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(PLAIN)
    parted = unicodedata.normalize("NFKD", text)  # an accent stands beside its letter then
    kept = "".join(sign for sign in parted if not unicodedata.combining(sign))
    return kept.encode("ascii", "replace").decode(), error.end


def close(stream: TextIO) -> None:
    """Let what is still to be written go nowhere: the reader has left."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
