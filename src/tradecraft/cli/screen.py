"""What all commands write on: the terminal, or a pipe that a program reads."""

from __future__ import annotations

import contextlib
import json
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.text import Text

SHOWN_AFTER: Final = 0.5  # seconds: what takes no longer needs no excuse
LEFT_OUT: Final = ("game", "viewer", "actor", "asked", "names", "moves")  # they are told in words


class Closed(Exception):  # noqa: N818  # nothing has gone wrong
    """Whoever read what we write has left."""


class Screen(Console):
    """A console that takes texts as they are: no markup, no colours of its own invention."""

    def __init__(self, **how: Any) -> None:
        """Write to standard output, or where it is said."""
        super().__init__(highlight=False, markup=False, emoji=False, **how)

    def on_broken_pipe(self) -> None:
        """Stop at once, and let the command line leave in silence."""
        raise Closed

    def draw(self, drawing: str) -> None:
        """Print a drawing, which may carry markup, and which no narrow terminal may break."""
        text = Text.from_markup(drawing, emoji=False)
        self.print(text, no_wrap=True, overflow="ignore", crop=False)

    def paragraph(self, text: str | Text, *, indent: int = 0, style: str = "") -> None:
        """Print a text, as wide as the screen."""
        self.columns((Text.assemble(text, style=style),), indent=indent)

    def columns(self, *rows: Sequence[str | Text], indent: int = 2, gap: int = 2) -> None:
        """Print rows of cells; the last cell of each may take several lines."""
        cells = [[Text.assemble(cell) for cell in row] for row in rows]
        columns = list(zip(*cells, strict=True))
        widths = [max(cell.cell_len for cell in column) for column in columns[:-1]]
        left = indent + sum(widths) + gap * len(widths)
        for row in cells:
            line = Text(" " * indent)
            for cell, width in zip(row, widths, strict=False):
                line += cell + Text(" " * (width - cell.cell_len + gap))
            # No blanks are left at the ends of lines: what is piped may be compared.
            for part in row[-1].wrap(self, max(self.width - left, 20)) or [Text()]:
                line.append_text(part)
                line.rstrip()
                self.print(line, no_wrap=True, crop=False, overflow="ignore")
                line = Text(" " * left)


def show_json(value: object) -> None:
    """Print what a program reads."""
    try:
        json.dump(value, sys.stdout, ensure_ascii=False, indent=1)
        print(flush=True)  # noqa: T201  # to the same place
    except BrokenPipeError as error:
        raise Closed from error


@contextlib.contextmanager
def excused(sentence: str) -> Iterator[None]:
    """Say what is going on, and that it is, if it takes a while."""
    screen = Screen(stderr=True)
    status = screen.status(Text(sentence))
    if screen.is_terminal:
        timer = threading.Timer(SHOWN_AFTER, status.start)
    else:
        timer = threading.Timer(SHOWN_AFTER, screen.print, [sentence])
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        status.stop()


def plain_drawing(view: Mapping[str, Any]) -> str:
    """Draw the view of a game that brings no drawing of its own: all that is in it."""
    return "\n".join(lines_of({k: v for k, v in view.items() if k not in LEFT_OUT}))


def lines_of(value: object, indent: str = "  ") -> Iterator[str]:
    """Write JSON as people write it."""
    items: Iterator[tuple[str, object]]
    if isinstance(value, Mapping):
        items = ((str(key), inner) for key, inner in value.items())
    elif isinstance(value, Sequence) and not isinstance(value, str):
        items = ((str(place), inner) for place, inner in enumerate(value))
    else:
        yield f"{indent}{word_of(value)}"
        return
    for key, inner in items:
        if isinstance(inner, (Mapping, list)) and any(
            isinstance(part, (Mapping, list)) for part in parts_of(inner)
        ):
            yield f"{indent}{key}"
            yield from lines_of(inner, indent + "  ")
        else:
            yield f"{indent}{key}: {word_of(inner)}"


def parts_of(value: Mapping[str, Any] | list[Any]) -> Sequence[object]:
    """Give what is inside."""
    return list(value.values()) if isinstance(value, Mapping) else value


def word_of(value: object) -> str:
    """Write something small."""
    if value is None:
        return "-"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {word_of(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return " ".join(map(word_of, value)) or "-"
    # Square brackets would be taken for markup.
    return str(value).replace("[", "\\[")
