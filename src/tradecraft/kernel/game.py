"""A game as the house sees it: its rules, notation, view and words in one object."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tradecraft.kernel import runs
from tradecraft.kernel.errors import BadOption, IllegalMove, NotAMove
from tradecraft.kernel.layout import (
    SPECTATOR,
    UNKNOWN,
    Array,
    Ints,
    blank,
    copied,
    dtype_of,
    numbers,
)
from tradecraft.kernel.moves import Moves
from tradecraft.kernel.verbs import Rules, register
from tradecraft.kernel.words import Line


@dataclass(frozen=True)
class Option:
    """A number that is agreed on before a game: a size, or a house resolution to switch."""

    name: str
    default: int
    low: int
    high: int
    clause: str


@dataclass(frozen=True)
class Reason:
    """Why a move is refused: the key of the words, and the clause that says so."""

    key: str
    clause: str


@dataclass(frozen=True)
class Game:
    """A room: what is true and allowed (rules), and how it is written, shown and said."""

    name: str
    version: int  # of the rules: raised when recorded games would come to mean something else
    seats: tuple[int, ...]  # how many can play
    rules: Rules  # a module, as a rule
    folder: Path  # texts/ and records/ lie here
    write: Callable[[int], str]  # a move or a face in notation
    read: Callable[[str], int | None]  # the number of a move or face; None: no such notation
    describe: Callable[[int], Line]  # a move or a face in words
    view: Callable[[Any, int], dict[str, Any]]  # (masked, viewer): what a seat is shown, as JSON
    account: Callable[[Any, int, Any, int], list[Line]]  # (masked, face, masked after, viewer)
    question: Callable[[Any, int], Line]  # (masked, viewer): who must do what
    seat_name: Callable[[Any, int], Line]  # (masked, seat): how the game calls a seat
    label: Callable[[Any, int], Line] | None = None  # (masked, move): with what its player sees
    warn: Callable[[Any, int], Line | None] = lambda _masked, _move: None  # think it over?
    draw: Callable[[dict[str, Any], Callable[..., str]], str] | None = None  # for a terminal
    aids: Mapping[str, int] = field(default_factory=dict)  # options that show a memory, shown at
    forget: Callable[[Any, int], None] = lambda _masked, _viewer: None  # keep what lies in sight
    figures: Callable[[], list[Line]] = list  # what was measured, for the end of the rules page
    told: tuple[str, ...] = ()  # clauses that are told, not played: components, theme
    small: Mapping[str, int] = field(default_factory=dict)  # options of a game for counting worlds
    most_plies: int = 10_000  # no game is longer
    selection: str = "uct"  # how a search chooses here: uct, regret or exp3
    silence: str = ""  # the clause that forbids talk about the cards, if one does
    place: str = ""  # module:name, where another Python finds it; the registry writes it

    def __post_init__(self) -> None:
        """Teach the verbs this game."""
        register(self.name, self.rules)

    @property
    def texts(self) -> Path:
        """Where the words of this game lie."""
        return self.folder / "texts"

    @property
    def moves(self) -> Moves:
        """The numbered moves."""
        moves: Moves = self.rules.MOVES
        return moves

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """What `why_not` and `setup` answer, from 1 on."""
        reasons: tuple[Reason, ...] = self.rules.REASONS
        return reasons

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be agreed on before a game."""
        options: tuple[Option, ...] = self.rules.OPTIONS
        return options

    def reason(self, number: int, **facts: Any) -> IllegalMove:
        """Make the refusal that a number of `why_not` stands for."""
        reason = self.reasons[number - 1]
        return IllegalMove(f"refused-{reason.key}", clause=reason.clause, texts=self.texts, **facts)

    # -- positions ----------------------------------------------------------------------------

    def blank(self, count: int = 1) -> Array:
        """Make positions of zeros."""
        return blank(self.rules.Position, count)

    def unknown(self, count: int = 1) -> Array:
        """Make positions of which nothing is known."""
        return np.ndarray(count, dtype_of(self.rules.Position), bytearray(self._unknown * count))

    @functools.cached_property
    def _unknown(self) -> bytes:
        """Give the memory of a position of which nothing is known."""
        positions = self.blank()
        numbers(positions).fill(UNKNOWN)
        return positions.tobytes()

    def list_for(self, count: int | None = None) -> Ints:
        """Make room to list moves in: one more than there are, see `offer`."""
        most = self.moves.count + 1
        return np.zeros(most if count is None else (count, most), np.int64)

    def start(self, seats: int | None = None, options: Mapping[str, int] | None = None) -> Array:
        """Set a game up; the default is the published one with the fewest players."""
        chosen = self.seats[0] if seats is None else seats
        if not isinstance(chosen, (int, np.integer)) or chosen not in self.seats:
            raise BadOption(
                "seats-out-of-range",
                game=self.name,
                seats=str(chosen),
                can=", ".join(map(str, self.seats)),
            )
        positions = self.blank()
        reason = runs.setup(positions, chosen, self.option_row(options or {}))
        if reason:
            refusal = self.reason(reason)
            raise BadOption(refusal.key, clause=refusal.clause, texts=self.texts)
        return positions

    def option_row(self, options: Mapping[str, int]) -> Ints:
        """Check options by name and range, and put them in a row."""
        by_name = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in by_name:
                raise BadOption("option-unknown", name=name, can=", ".join(by_name))
            option = by_name[name]
            whole = isinstance(value, (int, np.integer))
            if not whole or not option.low <= value <= option.high:
                raise BadOption(
                    "option-out-of-range",
                    clause=option.clause,
                    name=name,
                    value=str(value),
                    low=option.low,
                    high=option.high,
                )
        row = [int(options.get(option.name, option.default)) for option in self.options]
        return np.array(row, np.int64)

    def legal(self, positions: Array) -> list[int]:
        """List the legal moves."""
        out = self.list_for()
        listed: list[int] = out[: runs.legal(positions, out)].tolist()
        return listed

    def why_not(self, positions: Array, move: int) -> IllegalMove | None:
        """Name what forbids a move, None if nothing does; the position is not touched."""
        if not 0 <= move < self.moves.count:
            return IllegalMove("move-is-a-face" if move < self.moves.total else "move-unknown")
        number = runs.why_not(positions, move)
        return self.reason(number) if number else None

    def masked(self, positions: Array, viewer: int) -> Array:
        """Give what a viewer may see of a position; the only door to hidden information."""
        seen = self.unknown()
        runs.mask(positions, viewer, seen)
        return seen

    def imagined(self, masked: Array, viewer: int, rng: Ints) -> Array:
        """Give a full position that a masked one allows."""
        world = copied(masked)
        runs.imagine(world, viewer, rng)
        return world

    def recalled(self, masked: Array, viewer: int, *, memory: bool) -> Array:
        """Give a masked position such that the view shows all a memory holds, or none of it."""
        seen = copied(masked)
        for place, option in enumerate(self.options):
            if option.name in self.aids:
                shown = self.aids[option.name]
                seen["options"][0, place] = shown if memory else 1 - shown
        if not memory:
            self.forget(seen[0], viewer)
        return seen

    def called(self, positions: Array, move: int) -> Line:
        """Say a move in words, with what who is to play it can see of the table."""
        if self.label is None:
            return self.describe(move)
        actor = int(positions["actor"][0])
        seen = self.masked(positions, actor if actor >= 0 else SPECTATOR)
        return self.label(seen[0], move)

    def number(self, text: str) -> int:
        """Read notation; the refusal says what could not be read."""
        move = self.read(text)
        if move is None:
            raise NotAMove("notation-unknown", text=text, game=self.name)
        return move
