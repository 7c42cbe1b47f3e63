"""The eight laws that every game keeps, tried on random games.

fold      the log gives the position again, bit for bit, compiled and interpreted
exact     what `legal` lists applies, and `why_not` names a clause for all the rest
mask      what a viewer gets depends on nothing that he cannot see
imagine   every imagined world looks the same to its viewer, and each possible one can come
mine      what I may do does not depend on what I cannot see
end       every game ends, is scored then, and loses no piece
notation  every move and every game reads back from its text
words     everything that can be said is said in five languages
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from tradecraft.kernel import records, runs, sift
from tradecraft.kernel.dice import dice
from tradecraft.kernel.errors import Refused
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import NOBODY, SPECTATOR, Array, Ints, numbers
from tradecraft.kernel.texts import text_faults
from tradecraft.kernel.words import LANGUAGES, Line, clause_key, words
from tradecraft.kernel.worlds import misfit, worlds

LAWS: Final = ("fold", "exact", "mask", "imagine", "mine", "end", "notation", "words")
DRAWS: Final = 2  # imagined worlds for each viewer of each position
TOLD_EVERY: Final = 16  # positions between two whose every answer is put into words
COUNTED_EVERY: Final = 8  # games between two whose worlds are all counted
MOST_WORLDS: Final = 600
DRAWS_A_WORLD: Final = 30
NO_ACCIDENT: Final = 5.0  # standard deviations
UNWRITTEN: Final = -(2**62)


class Broken(Exception):  # noqa: N818  # a law is
    """A law is broken, and what shows it."""

    def __init__(self, law: str, what: str) -> None:
        super().__init__(f"{law}: {what}")
        self.law = law
        self.what = what


@dataclass
class Finding:
    """How a game kept one law."""

    law: str
    tried: int = 0
    broken: str = ""  # what was seen, in a sentence
    record: str = ""  # the game that shows it

    @property
    def kept(self) -> bool:
        """Say whether nothing was found against it."""
        return not self.broken


@dataclass
class Trial:
    """One random game on its way, with the room that its questions need."""

    game: Game
    seats: int
    options: dict[str, int]
    chance: random.Random
    tried: dict[str, int]
    moves: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Set the game up, and make the room to work in once."""
        self.start = self.game.start(self.seats, self.options)
        self.positions = self.start.copy()
        self.flat = numbers(self.positions)
        self.work = self.game.blank(3)
        self.work_flat = numbers(self.work)
        self.out, self.other, self.faces = (self.game.list_for() for _ in range(3))
        self.pieces = self.census()
        self.viewers = (*range(self.seats), SPECTATOR)

    @property
    def actor(self) -> int:
        """Who decides now."""
        return int(self.positions["actor"][0])

    def census(self) -> list[int]:
        """Count the pieces."""
        out = np.zeros(64, np.int64)
        counted: list[int] = out[: sift.census(self.positions, out)].tolist()
        return counted

    def rng(self) -> Ints:
        """Make a generator from this trial's own chance."""
        return dice(self.chance.getrandbits(60))

    def count(self, law: str, times: int = 1) -> None:
        """Note that a law was tried."""
        self.tried[law] += times

    def record(self) -> str:
        """Write the game so far."""
        return records.write(self.game, self.seats, self.options, self.moves)


# -- the laws at one position -------------------------------------------------------------------


def try_exact(t: Trial) -> None:
    """Ask for every move whether it may be played, and play those that may."""
    found = sift.inexact(t.positions, t.flat, t.work, t.work_flat, t.out)
    t.count("exact", t.game.moves.count)
    if found == sift.MISCOUNTED:
        raise Broken("exact", "moves are listed after the end, or none before it")
    if found == sift.UNTOUCHED:
        raise Broken("exact", "a question changed the position, or a legal move changed nothing")
    if found >= 0:
        text = t.game.write(found)
        raise Broken("exact", f"legal and why_not disagree on {text}, or it is listed twice")


def try_mask(t: Trial, viewer: int) -> None:
    """See that moves with one face leave a viewer with one sight."""
    found = sift.told_apart(t.positions, viewer, t.work, t.work_flat, t.out, t.faces)
    t.count("mask")
    if found >= 0:
        text = t.game.write(int(t.out[found]))
        raise Broken(
            "mask",
            f"{_viewer(viewer)} can tell {text} from another move that shows him the same face",
        )


def try_imagine(t: Trial, viewer: int) -> None:
    """Imagine worlds: they look like the truth, are complete, and leave the same choices."""
    found = sift.misimagined(
        t.positions, viewer, t.rng(), DRAWS, t.work, t.work_flat, t.out, t.other
    )
    t.count("imagine", DRAWS)
    if viewer == t.actor:
        t.count("mine", DRAWS)
    if found == sift.LOOKS_OTHERWISE:
        raise Broken("imagine", f"a world imagined for {_viewer(viewer)} looks different to him")
    if found == sift.INCOMPLETE:
        raise Broken("imagine", f"a world imagined for {_viewer(viewer)} is not complete")
    if found == sift.OTHER_CHOICES:
        raise Broken("mine", f"{_viewer(viewer)} may do other things in a world he imagines")


def try_end(t: Trial) -> None:
    """Count the pieces, and score the game if it is over."""
    t.count("end")
    if t.census() != t.pieces:
        raise Broken("end", f"pieces were {t.pieces} and are now {t.census()}")
    if t.actor == NOBODY:
        out = np.full(t.seats, UNWRITTEN, np.int64)
        runs.returns(t.positions, out)
        if UNWRITTEN in out:
            raise Broken("end", "the game is over and a seat has no return")
    elif len(t.moves) >= t.game.most_plies:
        raise Broken("end", f"the game has no end after {len(t.moves)} moves")


def try_words(t: Trial, move: int) -> None:
    """Put everything that is said about this position and move into words, in each language."""
    after = t.positions.copy()
    runs.apply(after, move)
    for viewer in t.viewers:
        face = runs.face(t.positions, move, viewer)
        before, seen = t.game.masked(t.positions, viewer), t.game.masked(after, viewer)
        try:
            lines = [t.game.question(seen[0], viewer)]
            lines += t.game.account(before[0], face, seen[0], viewer)
            lines += [t.game.seat_name(seen[0], seat) for seat in range(t.seats)]
        except Exception as error:
            raise Broken("words", f"{_viewer(viewer)} cannot be told: {error!r}") from error
        for line in lines:
            _say(t.game, line)
        t.count("words", len(lines) * len(LANGUAGES))


def try_answers(t: Trial, viewer: int) -> None:
    """See that the answers are made of the mask alone: a world of one look gets the same bytes."""
    seen = t.game.masked(t.positions, viewer)
    world = t.game.imagined(seen, viewer, t.rng())
    try:
        truth, dream = (_answers(t.game, p, viewer) for p in (t.positions, world))
    except Exception as error:
        raise Broken("mask", f"{_viewer(viewer)} cannot be answered: {error!r}") from error
    t.count("mask")
    if truth != dream:
        raise Broken("mask", f"{_viewer(viewer)} is answered otherwise in a world of one look")


def _answers(game: Game, positions: Array, viewer: int) -> bytes:
    """Give all that a viewer is sent about a position."""
    seen = game.masked(positions, viewer)
    sent = [game.view(seen[0], viewer), game.question(seen[0], viewer)]
    return json.dumps(sent, sort_keys=True).encode()


def _say(game: Game, line: Line) -> None:
    for lang in LANGUAGES:
        try:
            words(lang, game.texts).tell(line)
        except Exception as error:
            raise Broken("words", f"{line.key} cannot be said in {lang}: {error!r}") from error


def _viewer(viewer: int) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


# -- the laws of a whole game -------------------------------------------------------------------


def try_fold(t: Trial) -> None:
    """Fold the log again."""
    again = t.start.copy()
    played = runs.fold(again, np.array(t.moves, np.int64))
    t.count("fold", len(t.moves))
    if played != len(t.moves) or again.tobytes() != t.positions.tobytes():
        raise Broken("fold", "the log does not give the position again")


def try_record(t: Trial) -> None:
    """Write the game down and read it back."""
    text = t.record()
    t.count("notation")
    try:
        read = records.read(text, {t.game.name: t.game})
        same = read.numbers() == t.moves and read.seats == t.seats
    except Refused as error:
        raise Broken("notation", f"the record of the game is refused: {error.key}") from error
    if not same:
        raise Broken("notation", "the record of the game reads back as another game")


def try_worlds(t: Trial) -> None:
    """Count all worlds that each viewer's history allows, and compare what he imagines."""
    for viewer in t.viewers:
        possible = worlds(t.game, t.start, t.moves, viewer, MOST_WORLDS)
        if possible is None:
            continue
        seen, rng = t.game.masked(t.positions, viewer), t.rng()
        counts = dict.fromkeys(possible, 0)
        draws = DRAWS_A_WORLD * len(possible)
        for _ in range(draws):
            world = t.game.imagined(seen, viewer, rng).tobytes()
            if world not in counts:
                raise Broken(
                    "imagine", f"{_viewer(viewer)} imagines what his history does not allow"
                )
            counts[world] += 1
        t.count("imagine", draws)
        far = misfit(list(counts.values()), list(possible.values()))
        # A world of a very small chance may well not come; chi-squared weighs that.
        if far > NO_ACCIDENT:
            never = sum(1 for c in counts.values() if c == 0)
            raise Broken(
                "imagine",
                f"{_viewer(viewer)} imagines {len(possible)} worlds with other chances than "
                f"theirs ({never} of them never came in {draws})",
            )


# -- the laws of the game's tables --------------------------------------------------------------


def try_notation(game: Game, tried: dict[str, int]) -> None:
    """Write every move and face, and read it back."""
    seen: dict[str, int] = {}
    for move in range(game.moves.total):
        text = game.write(move)
        tried["notation"] += 1
        if game.read(text) != move or seen.setdefault(text, move) != move:
            raise Broken("notation", f"{text!r} is written for move {move} and not read as it")
        if not text or text.split() != [text] or "#" in text or text.endswith(":") or '"' in text:
            raise Broken("notation", f"{text!r} cannot stand in a record")


def try_all_words(game: Game, tried: dict[str, int]) -> None:
    """Say every move, refusal, option and ruling in each language."""
    for fault in text_faults(game.texts):
        raise Broken("words", fault)
    lines = [game.describe(move) for move in range(game.moves.total)]
    lines += [Line(f"refused-{reason.key}") for reason in game.reasons]
    lines += [Line(f"option-{option.name}") for option in game.options]
    lines += [Line(key) for key in ("name", "summary", "credits", "minutes")]
    lines += game.figures()
    clauses = {reason.clause for reason in game.reasons}
    clauses |= {option.clause for option in game.options}
    lines += [Line(clause_key(clause)) for clause in sorted(clauses)]
    for line in lines:
        _say(game, line)
    tried["words"] += len(lines) * len(LANGUAGES)


# -- the suite ----------------------------------------------------------------------------------


def check(
    game: Game,
    positions: int = 1_000,
    seed: int = 0,
    watch: Callable[[int], None] = lambda _seen: None,
) -> list[Finding]:
    """Try all laws on random games until this many positions were seen; stop at what is broken."""
    tried = dict.fromkeys(LAWS, 0)
    broken: dict[str, tuple[str, str]] = {}
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    for law in (try_notation, try_all_words):
        with noting(broken):
            law(game, tried)
    logs: list[str] = []
    trial: Trial | None = None
    with noting(broken, lambda: trial.record() if trial else ""):
        seen = 0
        while seen < positions:
            counted = len(logs) % COUNTED_EVERY == 0
            trial = begin(game, chance, tried, small=counted)
            for _ in walk(trial, counted=counted):
                seen += 1
                watch(seen)
            logs.append(trial.record())
    with noting(broken):
        try_interpreted(game, logs, tried)
    return [Finding(law, tried[law], *broken.get(law, ("", ""))) for law in LAWS]


@contextlib.contextmanager
def noting(
    broken: dict[str, tuple[str, str]], record: Callable[[], str] = lambda: ""
) -> Iterator[None]:
    """Note what is found broken, with the record that shows it; an error in a rule is `exact`."""
    try:
        yield
    except Broken as error:
        broken.setdefault(error.law, (error.what, record()))
    except (ArithmeticError, LookupError, ValueError) as error:
        broken.setdefault("exact", (f"the rules threw {error!r}", record()))


def begin(game: Game, chance: random.Random, tried: dict[str, int], *, small: bool) -> Trial:
    """Begin a random game: small, published, or with any options it can be set up with."""
    seats = chance.choice(game.seats)
    if small:
        return Trial(game, min(game.seats), dict(game.small), chance, tried)
    options: dict[str, int] = {}
    if chance.randrange(2):
        some = [option for option in game.options if chance.randrange(2)]
        options = {option.name: chance.randint(option.low, option.high) for option in some}
    try:
        return Trial(game, seats, options, chance, tried)
    except Refused:  # some sizes do not go together
        return Trial(game, seats, {}, chance, tried)


def walk(t: Trial, *, counted: bool) -> Iterator[None]:
    """Play a random game through, and try the laws at every position of it."""
    stop = t.chance.randrange(2, 40) if counted else None  # worlds are counted in mid-game
    while True:
        for viewer in t.viewers:
            try_mask(t, viewer)
            try_imagine(t, viewer)
        try_end(t)
        try_exact(t)
        yield
        if len(t.moves) == stop:
            try_worlds(t)
        if t.actor == NOBODY:
            break
        move = t.chance.choice(t.game.legal(t.positions))
        if len(t.moves) % TOLD_EVERY == t.seats or t.chance.random() < 1 / TOLD_EVERY:
            try_words(t, move)
            for viewer in t.viewers:
                try_answers(t, viewer)
        t.moves.append(move)
        runs.apply(t.positions, move)
    if counted and stop is not None and stop > len(t.moves):
        try_worlds(t)
    try_fold(t)
    try_record(t)


# -- compiled and interpreted -------------------------------------------------------------------


def print_of(record: records.Record) -> str:
    """Give one digest of all the positions of a game."""
    total = hashlib.sha256()
    for position, _ in record.play():
        total.update(position.tobytes())
    return total.hexdigest()


def try_interpreted(game: Game, logs: list[str], tried: dict[str, int], most: int = 12) -> None:
    """Fold some of the games in a second Python that compiles nothing, and compare."""
    if not game.place:
        return  # a game that stands in no module cannot be loaded there
    some = logs[:most]
    asked = json.dumps({"game": game.place, "records": some})
    answer = subprocess.run(
        [sys.executable, "-m", "tradecraft.kernel.laws"],
        input=asked,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
    )
    if answer.returncode:
        raise Broken("fold", f"the rules cannot be interpreted: {answer.stderr.strip()[-400:]}")
    for text, theirs in zip(some, json.loads(answer.stdout), strict=True):
        record = records.read(text, {game.name: game})
        tried["fold"] += len(record.moves)
        if print_of(record) != theirs:
            raise Broken("fold", "compiled and interpreted rules give other positions\n" + text)


def _fold_interpreted() -> None:
    """Answer, on standard output, with the digests of the games on standard input."""
    from importlib.metadata import EntryPoint

    asked: dict[str, Any] = json.load(sys.stdin)
    game: Game = EntryPoint("game", asked["game"], "").load()
    found = [print_of(records.read(text, {game.name: game})) for text in asked["records"]]
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    _fold_interpreted()
