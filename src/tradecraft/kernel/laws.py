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
COUNTED_EVERY: Final = 8  # games between two whose worlds are counted even if they are many
MOST_WORLDS: Final = 600
FEW_WORLDS: Final = 40  # are counted in every game
PLIES_COUNTED: Final = 6  # of a game whose worlds are counted even if they are many
DRAWS_A_WORLD: Final = 30
PLIES_ELSEWHERE: Final = 400  # of a game that another Python is asked about, spread evenly
NO_ACCIDENT: Final = 5.0  # standard deviations
NEVER: Final = 20  # times that a world was expected
NONSENSE: Final = ("", "?!", "0x7", "move", "§", "-1", "first", "\u0661")  # that no game reads
UNWRITTEN: Final = -(2**62)


class Broken(Exception):  # noqa: N818  # a law is
    """A law is broken, and what shows it."""

    def __init__(self, law: str, what: str, record: str = "") -> None:
        super().__init__(f"{law}: {what}")
        self.law = law
        self.what = what
        self.record = record  # the game that shows it, if it is not the one being played


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
class Notes:
    """What was tried, and what was found broken."""

    tried: dict[str, int] = field(default_factory=lambda: dict.fromkeys(LAWS, 0))
    broken: dict[str, tuple[str, str]] = field(default_factory=dict)

    @contextlib.contextmanager
    def noting(self, record: Callable[[], str] = lambda: "") -> Iterator[None]:
        """Note the first breach of each law, with a game that shows it, and go on.

        An error that a rule throws is a breach of `exact`: it knows a position as legal that it
        cannot handle.
        """
        try:
            yield
        except Broken as error:
            if error.law not in self.broken:
                self.broken[error.law] = (error.what, error.record or record())
        except (ArithmeticError, LookupError, ValueError, SystemError) as error:
            self.broken.setdefault("exact", (f"the rules threw {error!r}", record()))

    def findings(self) -> list[Finding]:
        """Tell how each law was kept."""
        return [Finding(law, self.tried[law], *self.broken.get(law, ("", ""))) for law in LAWS]


@dataclass
class Trial:
    """One random game on its way, with the room that its questions need."""

    game: Game
    seats: int
    options: dict[str, int]
    chance: random.Random
    notes: Notes
    moves: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Set the game up, and make the room to work in once."""
        self.start = self.game.start(self.seats, self.options)
        self.positions = self.start.copy()
        self.flat = numbers(self.positions)
        self.work = self.game.blank(3)
        self.work_flat = numbers(self.work)
        self.out, self.other = self.game.list_for(), self.game.list_for()
        self.marks = np.zeros((len(self.out), 4), np.int64)
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
        self.notes.tried[law] += times

    def noting(self) -> contextlib.AbstractContextManager[None]:
        """Note what is found broken at this point of the game."""
        return self.notes.noting(self.record)

    def record(self) -> str:
        """Write the game so far."""
        return records.write(self.game, self.seats, self.options, self.moves)


# -- the laws at one position -------------------------------------------------------------------


def try_exact(t: Trial) -> None:
    """Ask for every move whether it may be played, and play those that may."""
    reasons = len(t.game.reasons)
    found = sift.inexact(t.positions, t.flat, t.work, t.work_flat, t.out, reasons)
    t.count("exact", t.game.moves.count)
    said = {
        sift.MISCOUNTED: "moves are listed after the end, or none before it",
        sift.UNTOUCHED: "a question changed the position, or a legal move changed nothing",
        sift.NO_MOVE: "something is listed that is no move that can be played",
        sift.NO_REASON: "a move is refused for a reason that the game does not have",
    }
    if found in said:
        raise Broken("exact", said[found])
    if found != sift.EXACT:
        text = t.game.write(found)
        raise Broken("exact", f"legal and why_not disagree on {text}, or it is listed twice")


def try_mask(t: Trial, viewer: int) -> None:
    """See that a viewer's sight tells of a move what its face tells him, no more and no less."""
    found = sift.told_apart(t.positions, viewer, t.work, t.work_flat, t.out, t.marks)
    t.count("mask")
    if found == sift.ALIKE:
        return
    one, two = (t.game.write(int(move)) for move in t.out[:2])
    if found == sift.MASK_TELLS:
        what = f"can tell {one} from {two} although both show him the same face"
    else:
        what = f"is told {one} from {two} by their faces, and then cannot see which it was"
    raise Broken("mask", f"{_viewer(viewer)} {what}")


def try_imagine(t: Trial, viewer: int) -> None:
    """Imagine worlds: they look like the truth, are complete, and leave the same choices."""
    found = sift.misimagined(
        t.positions, viewer, t.rng(), DRAWS, t.work, t.work_flat, t.out, t.other
    )
    t.count("imagine", DRAWS)
    if viewer == t.actor:
        t.count("mine", DRAWS)
    who = _viewer(viewer)
    if found == sift.LOOKS_OTHERWISE:
        raise Broken("imagine", f"a world imagined for {who} looks different to him")
    if found == sift.INCOMPLETE:
        raise Broken("imagine", f"a world imagined for {who} is not complete")
    if found == sift.OTHER_DREAM:
        raise Broken("imagine", f"the same dice make two worlds for {who}")
    if found == sift.OTHER_CHOICES:
        raise Broken("mine", f"{who} may do other things in a world he imagines")


def try_end(t: Trial) -> None:
    """Count the pieces, and score the game if it is over."""
    t.count("end")
    runs.points(t.positions, np.zeros(t.seats, np.int64))
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
    _say(t.game, t.game.called(t.positions, move))
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
    t.count("mask")
    try:
        truth, dream = (answers(t.game, p, viewer, t.seats) for p in (t.positions, world))
    except Exception as error:
        raise Broken("mask", f"{_viewer(viewer)} cannot be answered: {error!r}") from error
    if truth != dream:
        raise Broken("mask", f"{_viewer(viewer)} is answered otherwise in a world of one look")


def answers(game: Game, positions: Array, viewer: int, seats: int) -> str:
    """Give all that a viewer is sent about a position, to the letter."""
    seen = game.masked(positions, viewer)
    sent = [game.view(seen[0], viewer), game.question(seen[0], viewer)]
    return json.dumps([*sent, *(game.seat_name(seen[0], seat) for seat in range(seats))])


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


def try_worlds(t: Trial, plies: int, most: int) -> None:
    """Count all worlds that each viewer's history allows, and compare what he imagines."""
    past = t.start.copy()
    runs.fold(past, np.array(t.moves[:plies], np.int64))
    for viewer in t.viewers:
        possible = worlds(t.game, t.start, t.moves[:plies], viewer, most)
        if possible is None:
            continue
        seen, rng, who = t.game.masked(past, viewer), t.rng(), _viewer(viewer)
        counts = dict.fromkeys(possible, 0)
        draws = DRAWS_A_WORLD * len(possible)
        imagined = np.repeat(seen, draws)
        runs.batch_imagine(imagined, np.full(draws, viewer, np.int64), rng)
        for place in range(draws):
            world = imagined[place : place + 1].tobytes()
            if world not in counts:
                raise Broken("imagine", f"{who} imagines what his history does not allow")
            counts[world] += 1
        t.count("imagine", draws)
        # One that should have come twenty times and never did is no accident either.
        if any(not counts[world] and draws * p > NEVER for world, p in possible.items()):
            raise Broken("imagine", f"{who} never imagines a world that his history allows")
        if misfit(list(counts.values()), list(possible.values())) > NO_ACCIDENT:
            raise Broken("imagine", f"{who} imagines worlds with other chances than theirs")


# -- the laws of the game's tables --------------------------------------------------------------


def try_notation(game: Game, notes: Notes) -> None:
    """Write every move and face, and read it back; what nobody wrote is read as nothing."""
    seen: dict[str, int] = {}
    for move in range(game.moves.total):
        text = game.write(move)
        notes.tried["notation"] += 1
        if game.read(text) != move or seen.setdefault(text, move) != move:
            raise Broken("notation", f"{text!r} is written for move {move} and not read as it")
        odd = set(text) & set('#"\\')
        if not text or text.split() != [text] or odd or text.endswith(":"):
            raise Broken("notation", f"{text!r} cannot stand in a record")
    for text in NONSENSE:
        try:
            found = game.read(text)
        except Exception as error:
            raise Broken("notation", f"reading {text!r} throws {error!r}") from error
        if found is not None and game.write(found) not in {text, text.lower()}:
            raise Broken("notation", f"{text!r} is read as a move that is written otherwise")


def try_all_words(game: Game, notes: Notes) -> None:
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
    notes.tried["words"] += len(lines) * len(LANGUAGES)


# -- the suite ----------------------------------------------------------------------------------


def check(
    game: Game,
    positions: int = 1_000,
    seed: int = 0,
    watch: Callable[[int], None] = lambda _seen: None,
) -> list[Finding]:
    """Try all laws on random games until this many positions were seen, or no game can go on."""
    notes = Notes()
    chance = random.Random(seed)  # noqa: S311  # a test, not a secret
    for law in (try_notation, try_all_words):
        with notes.noting():
            law(game, notes)
    logs: list[str] = []
    seen = 0
    while seen < positions:
        counted = len(logs) % COUNTED_EVERY == 0
        trial: Trial | None = None
        played = False
        with notes.noting(lambda: trial.record() if trial else ""):  # noqa: B023  # used at once
            trial = begin(game, chance, notes, small=counted)
            for _ in walk(trial):
                seen += 1
                watch(seen)
            played = True
        if not played or trial is None:
            break
        logs.append(trial.record())
        try_whole(trial, counted=counted)
    with notes.noting():
        try_elsewhere(game, logs, notes)
    return notes.findings()


def begin(game: Game, chance: random.Random, notes: Notes, *, small: bool) -> Trial:
    """Begin a random game: small, published, or with any options it can be set up with."""
    seats = chance.choice(game.seats)
    if small:
        return Trial(game, min(game.seats), dict(game.small), chance, notes)
    options: dict[str, int] = {}
    if chance.randrange(2):
        some = [option for option in game.options if chance.randrange(2)]
        options = {option.name: chance.randint(option.low, option.high) for option in some}
    try:
        return Trial(game, seats, options, chance, notes)
    except Refused:  # some sizes do not go together
        return Trial(game, seats, {}, chance, notes)


def walk(t: Trial) -> Iterator[None]:
    """Play a random game through, and try the laws at every position of it."""
    while True:
        for law in (try_end, try_exact):
            with t.noting():
                law(t)
        for viewer in t.viewers:
            for view_law in (try_mask, try_imagine):
                with t.noting():
                    view_law(t, viewer)
        yield
        if t.actor == NOBODY:
            return
        if len(t.moves) >= t.game.most_plies:
            raise Broken("end", f"the game has no end after {len(t.moves)} moves")
        move = t.chance.choice(t.game.legal(t.positions))
        if len(t.moves) % TOLD_EVERY == t.seats or t.chance.randrange(TOLD_EVERY) == 0:
            with t.noting():
                try_words(t, move)
            for viewer in t.viewers:
                with t.noting():
                    try_answers(t, viewer)
        try:
            runs.apply(t.positions, move)
        except (ArithmeticError, LookupError, ValueError, SystemError) as error:
            raise Broken("exact", f"{t.game.write(move)} is legal and throws {error!r}") from error
        t.moves.append(move)


def try_whole(t: Trial, *, counted: bool) -> None:
    """Try what concerns a whole game: its log, its record, and its worlds at some of its plies."""
    for law in (try_fold, try_record):
        with t.noting():
            law(t)
    if not t.notes.broken:
        some = min(PLIES_COUNTED if counted else 1, len(t.moves))
        for plies in t.chance.sample(range(len(t.moves) + 1), some):
            with t.noting():
                try_worlds(t, plies, MOST_WORLDS if counted else FEW_WORLDS)


# -- in another Python --------------------------------------------------------------------------


def prints_of(record: records.Record, *, backwards: bool) -> tuple[str, str]:
    """Give a digest of all positions of a game and what is seen of them, and one of all answers.

    Backwards, the answers are made in the opposite order: they may depend on nothing but what is
    asked about. Of a long game every position counts, but not all that is seen and answered.
    """
    game, seats = record.game, record.seats
    viewers = (*range(seats), SPECTATOR)
    facts = hashlib.sha256()
    plies: list[tuple[Array, int]] = []
    said: dict[tuple[int, int], str] = {}

    def say(ply: int, viewer: int) -> None:
        position, move = plies[ply]
        said[ply, viewer] = answers(game, position, viewer, seats)
        if move >= 0:
            after = position.copy()
            runs.apply(after, move)
            before, seen = game.masked(position, viewer), game.masked(after, viewer)
            face = runs.face(position, move, viewer)
            said[ply, viewer] += json.dumps(game.account(before[0], face, seen[0], viewer))

    stride = 1 + len(record.moves) // PLIES_ELSEWHERE
    for ply, (position, move) in enumerate(record.play()):
        facts.update(position.tobytes())
        if ply % stride:
            continue
        plies.append((position.copy(), move))
        facts.update(bytes(str(game.legal(position)), "ascii"))
        for viewer in viewers:
            facts.update(game.masked(position, viewer).tobytes())
            if move >= 0:
                facts.update(bytes(str(runs.face(position, move, viewer)), "ascii"))
        if not backwards:
            for viewer in viewers:
                say(len(plies) - 1, viewer)
    if backwards:
        for ply in reversed(range(len(plies))):
            for viewer in reversed(viewers):
                say(ply, viewer)
    told = hashlib.sha256("".join(said[key] for key in sorted(said)).encode())
    return facts.hexdigest(), told.hexdigest()


def try_elsewhere(game: Game, logs: list[str], notes: Notes, most: int = 12) -> None:
    """Play some of the games in a second Python that compiles nothing, and compare.

    It knows nothing of what was asked here, and asks in another order.
    """
    if not game.place:
        return  # a game that stands in no module cannot be loaded there
    some = logs[:most]
    answer = subprocess.run(
        [sys.executable, "-m", "tradecraft.kernel.laws"],
        input=json.dumps({"game": game.place, "records": some}),
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
    )
    if answer.returncode:
        last = answer.stderr.strip().splitlines()[-1:]
        raise Broken("fold", f"the rules cannot be interpreted: {' '.join(last)}", some[0])
    for text, theirs in zip(some, json.loads(answer.stdout), strict=True):
        record = records.read(text, {game.name: game})
        notes.tried["fold"] += len(record.moves)
        notes.tried["mask"] += len(record.moves)
        with notes.noting(lambda: text):  # noqa: B023  # used at once
            facts, told = prints_of(record, backwards=False)
            if facts != theirs[0]:
                raise Broken("fold", "compiled and interpreted rules differ")
            if told != theirs[1]:
                raise Broken("mask", "the answers depend on more than what is asked about")


def _answer_elsewhere() -> None:
    """Answer, on standard output, with the digests of the games on standard input."""
    from importlib.metadata import EntryPoint

    asked: dict[str, Any] = json.load(sys.stdin)
    game: Game = EntryPoint("game", asked["game"], "").load()
    found = [
        prints_of(records.read(text, {game.name: game}), backwards=True)
        for text in asked["records"]
    ]
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    _answer_elsewhere()
