'''Game records: a header and the moves, as a TOML text that people read and write.

    tradecraft = 1             # the version of this format
    game = "agent_hunter"
    rules = 1                  # the version of the game's rules
    seats = 2
    options = { decoys = 3 }   # those that differ from the published game
    moves = """
    0: +7 +0 +4                # who moved may stand before his moves, and is then checked
    1: +5 +3 +9
    dealer: first=0
    0: 3>b
    """

Also understood: title, source, players (names by seat), `expect`, what a golden game claims,
`lesson`, a table of sentences: after how many moves, and the keys of what is said then, `sealed`,
what proves how a table was dealt, and `seen`: with whose eyes a game was written down that hides
what he did not see, so that it cannot be played.
'''

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from tradecraft.kernel import runs
from tradecraft.kernel.errors import BadRecord, Refused
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import DEALER, NOBODY, Array

FORMAT: Final = 1
NEEDED: Final = {"tradecraft": int, "game": str, "rules": int, "seats": int, "moves": str}
KNOWN: Final = {
    **NEEDED,
    "options": dict,
    "title": str,
    "source": str,
    "players": list,
    "expect": dict,
    "lesson": dict,
    "sealed": dict,
    "seen": str,
}
MOST_ON_A_LINE: Final = 12


class Token(NamedTuple):
    """A move as it stands in a record: where, what, and by whom if that is said."""

    line: int
    text: str
    actor: int | None


@dataclass(frozen=True)
class Record:
    """A game that was played, wholly or in part."""

    game: Game
    seats: int
    options: dict[str, int]
    moves: tuple[Token, ...]
    title: str = ""
    source: str = ""
    players: tuple[str, ...] = ()
    expect: Mapping[str, Any] = field(default_factory=dict)
    lesson: Mapping[int, str] = field(default_factory=dict)
    sealed: Mapping[str, Any] = field(default_factory=dict)

    def play(self) -> Iterator[tuple[Array, int]]:
        """Play the record: at each ply the position before it, and the move; the last is -1.

        It is the same array at each ply, moved on.
        """
        positions = self.game.start(self.seats, self.options)
        for token in self.moves:
            move = _check(self.game, positions, token)
            yield positions, move
            runs.apply(positions, move)
        yield positions, -1

    def numbers(self) -> list[int]:
        """Give all the moves by number, each checked."""
        return [move for _, move in self.play() if move >= 0]


def _check(game: Game, positions: Array, token: Token) -> int:
    """Read a move and see that it may be played here, by whom it says."""
    actor = int(positions["actor"][0])
    try:
        move = game.number(token.text)
    except Refused as error:
        raise BadRecord("record-line", line=token.line, why=error) from None
    if token.actor is not None and actor not in (token.actor, NOBODY):
        raise BadRecord(
            "record-out-of-turn",
            line=token.line,
            text=token.text,
            has=seat_label(token.actor),
            turn=seat_label(actor),
        )
    refusal = game.why_not(positions, move)
    if refusal:
        raise BadRecord("record-refused", line=token.line, text=token.text, why=refusal)
    return move


def seat_label(actor: int) -> str:
    """Write who moves: a seat's number, or the dealer."""
    return "dealer" if actor == DEALER else str(actor)


# -- writing ----------------------------------------------------------------------------------


def write(
    game: Game,
    seats: int,
    options: Mapping[str, int],
    moves: list[int],
    *,
    title: str = "",
    source: str = "",
    players: tuple[str, ...] = (),
) -> str:
    """Write a record; reading it gives the same game."""
    said = header(game, seats, options, title=title, source=source, players=players)
    return "\n".join([*said, 'moves = """', *_move_lines(game, seats, options, moves), '"""', ""])


def header(  # what may stand there, by name
    game: Game,
    seats: int,
    options: Mapping[str, int],
    *,
    title: str = "",
    source: str = "",
    players: tuple[str, ...] = (),
) -> list[str]:
    """Write the lines before the moves."""
    defaults = {option.name: option.default for option in game.options}
    changed = {name: int(v) for name, v in options.items() if int(v) != defaults[name]}
    lines = [
        f"tradecraft = {FORMAT}",
        *([f"title = {_quoted(title)}"] if title else []),
        *([f"source = {_quoted(source)}"] if source else []),
        f"game = {_quoted(game.name)}",
        f"rules = {game.version}",
        f"seats = {seats}",
        *([f"players = [{', '.join(map(_quoted, players))}]"] if players else []),
    ]
    if changed:
        inside = ", ".join(f"{name} = {value}" for name, value in changed.items())
        lines.append(f"options = {{ {inside} }}")
    return lines


def _quoted(text: str) -> str:
    """Write a TOML string."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    plain = "".join(c if c.isprintable() else f"\\U{ord(c):08x}" for c in escaped)
    return f'"{plain}"'


def _move_lines(game: Game, seats: int, options: Mapping[str, int], moves: list[int]) -> list[str]:
    """Write the moves, a line for each who moves in a row."""
    lines: list[list[str]] = []
    mover: int | None = None
    positions = game.start(seats, options)
    for move in moves:
        actor = int(positions["actor"][0])
        if actor != mover or len(lines[-1]) > MOST_ON_A_LINE:
            lines.append([f"{seat_label(actor)}:"])
            mover = actor
        lines[-1].append(game.write(move))
        runs.apply(positions, move)
    return [" ".join(line) for line in lines]


# -- reading ----------------------------------------------------------------------------------


def text_of(file: Path) -> str:
    """Read the text of a record's file; what is wrong with the file is said, too."""
    try:
        return file.read_text(encoding="utf-8-sig")  # some editors mark a file as UTF-8
    except FileNotFoundError:
        raise BadRecord("file-missing", file=str(file)) from None
    except IsADirectoryError:
        raise BadRecord("file-is-folder", file=str(file)) from None
    except UnicodeDecodeError:
        raise BadRecord("file-not-text", file=str(file)) from None
    except (OSError, ValueError) as error:
        raise BadRecord("file-trouble", file=str(file), why=trouble_with(error)) from None


def trouble_with(error: OSError | ValueError) -> str:
    """Say what the system has against a file."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def read(text: str, games: Mapping[str, Game]) -> Record:
    """Read a record's text; what is wrong is said with its line."""
    text = text.removeprefix("\ufeff")  # some editors put a mark before the first line
    found = _header(text)
    line = functools.partial(_line_of, text)
    if found["tradecraft"] != FORMAT:
        raise BadRecord(
            "record-other-format", line=line("tradecraft"), has=found["tradecraft"], reads=FORMAT
        )
    try:
        game = games[found["game"]]
    except Refused as error:
        raise BadRecord("record-line", line=line("game"), why=error) from None
    if found["rules"] != game.version:
        raise BadRecord(
            "record-other-rules",
            line=line("rules"),
            game=game.name,
            has=found["rules"],
            plays=game.version,
        )
    if "seen" in found:
        raise BadRecord("record-as-seen", line=line("seen"))
    options = found.get("options", {})
    try:
        game.start(found["seats"], options)
    except Refused as error:
        at = line("seats") if error.key == "seats-out-of-range" else line("options")
        raise BadRecord("record-line", line=at, why=error) from None
    # The line break after the opening quotes is not part of the string.
    below = re.search(r"""^\s*["']?moves["']?\s*=\s*("{3}|'{3})\r?\n""", text, re.MULTILINE)
    moves = tuple(_tokens(found["moves"], line("moves") + bool(below)))
    lesson = found.get("lesson", {})
    if not all(re.fullmatch(r"[0-9]{1,6}", at) and int(at) <= len(moves) for at in lesson):
        raise BadRecord("record-lesson", line=line("lesson"), most=len(moves))
    return Record(
        game=game,
        seats=found["seats"],
        options=options,
        moves=moves,
        title=found.get("title", ""),
        source=found.get("source", ""),
        players=tuple(found.get("players", ())),
        expect=found.get("expect", {}),
        lesson={int(at): str(key) for at, key in lesson.items()},
        sealed=found.get("sealed", {}),
    )


def _header(text: str) -> dict[str, Any]:
    """Read the TOML, and see that each key is known and of its kind."""
    try:
        found = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also of what is too long or too deep
        line = re.search(r"line (\d+)", str(error))
        longest = re.search(r"[0-9_]{4301}", text)  # digits: Python reads no longer number
        end = longest.start() if longest else len(text)
        at = int(line[1]) if line else text.count("\n", 0, end) + 1
        raise BadRecord("record-not-toml", line=at) from None
    for name, value in found.items():
        at = _line_of(text, name)
        if name not in KNOWN:
            raise BadRecord("record-unknown-key", line=at, name=name, can=", ".join(KNOWN))
        kind = KNOWN[name]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadRecord("record-wrong-kind", line=at, name=name, kind=kind.__name__)
    for name in NEEDED:
        if name not in found:
            raise BadRecord("record-misses", name=name)
    players = found.get("players", [])
    if not all(isinstance(name, str) for name in players):
        raise BadRecord("record-players", line=_line_of(text, "players"))
    return found


def _line_of(text: str, key: str) -> int:
    """Give the line in which a key stands."""
    for number, line in enumerate(text.split("\n"), 1):
        if re.match(rf"\s*\[?\s*[\"']?{re.escape(key)}[\"']?\s*[=.\]]", line):
            return number
    return 1


def _tokens(moves: str, first_line: int) -> Iterator[Token]:
    """Take the moves apart, each with its line and, where it is said, its actor."""
    for number, line in enumerate(moves.split("\n"), first_line):
        actor: int | None = None
        for word in line.partition("#")[0].split():
            if word == "dealer:":
                actor = DEALER
            elif re.fullmatch(r"[0-9]{1,3}:", word):
                actor = int(word[:-1])
            else:
                yield Token(number, word, actor)
