"""A game in the terminal: it is shown, asked about, answered, saved and taken up again."""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from rich.text import Text

from tradecraft.bots import BOTS
from tradecraft.cli import INTERRUPTED
from tradecraft.cli.catalogue import clause_text, part, print_section
from tradecraft.cli.keyboard import Keyboard
from tradecraft.cli.screen import Screen, excused, plain_drawing
from tradecraft.cli.table import (
    BY_HAND,
    PERSON,
    Table,
    fresh_name,
    read_record,
    rehearse,
    set_up,
)
from tradecraft.kernel.errors import NotAMove, Refused
from tradecraft.kernel.layout import SPECTATOR
from tradecraft.kernel.records import Record
from tradecraft.kernel.words import words
from tradecraft.play import Choice, Play
from tradecraft.registry import GAMES

COMMANDS: Final = ("?", "moves", "rules", "undo", "save", "quit")
FEW: Final = 3  # so many moves of a kind are told one by one
FORGET: Final = "\x1b[2J\x1b[3J\x1b[H"  # clears the window, and what was scrolled out of it


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line."""

    game: str
    players: list[str] = field(default_factory=list)
    settings: list[str] = field(default_factory=list)
    seed: int | None = None
    save: Path | None = None
    resume: Path | None = None
    dealer: str = "auto"


class Left(Exception):  # noqa: N818  # somebody leaves the game before its end
    """A person leaves."""


def play(lang: str, wanted: Wanted) -> int:
    """Play a game from its beginning or from a record; the answer is the exit code."""
    if wanted.resume and wanted.game in {PERSON, *BOTS}:
        # The game's name was left out, so that the first player stands in its place.
        wanted = replace(wanted, game="", players=[wanted.game, *wanted.players])
    if not wanted.game and not wanted.resume:
        raise Refused("play-which", can=", ".join(GAMES))
    if wanted.save and wanted.save.exists() and not same_file(wanted.save, wanted.resume):
        raise Refused("save-exists", file=str(wanted.save))
    title = wanted.game or "Tradecraft"
    if wanted.game:
        title = words(lang, GAMES[wanted.game].texts).say("name")
    with excused(words(lang).say("play-prepares", game=title)):
        table = set_up(
            wanted.game,
            wanted.players,
            wanted.settings,
            seed=wanted.seed,
            dealer=wanted.dealer,
            lang=lang,
            resume=wanted.resume,
        )
        rehearse(table)
    return Session(table, lang, wanted.save).run()


def same_file(one: Path, other: Path | None) -> bool:
    """Say whether two names are one file."""
    return other is not None and other.exists() and one.samefile(other)


class Session:
    """One game, from sitting down to getting up."""

    def __init__(self, table: Table, lang: str, file: Path | None) -> None:
        self.table = table
        self.lang = lang
        self.file = file
        self.say = words(lang, table.play.game.texts)
        self.screen = Screen()
        self.keyboard = Keyboard(self.completions, remember=len(table.people) < 2)  # noqa: PLR2004  # two could peek
        self.looking: int | None = None  # who sits at the keyboard
        self.warned = ""  # the move that was asked about

    def run(self) -> int:
        """Play to the end, or until somebody leaves."""
        try:
            if self.file:
                self.table.write(self.file)  # if it cannot be saved, that is said before the game
            self.welcome()
            while self.table.play.actor is not None:
                if self.table.waits_for_person:
                    self.turn()
                    continue
                self.table.move(self.table.choose())
                self.save()
                if not self.table.people:
                    self.tell(SPECTATOR)
            self.finish()
        except (Left, EOFError):
            self.leave()
        except KeyboardInterrupt:
            self.leave()
            return INTERRUPTED
        return 0

    # -- what is shown --------------------------------------------------------------------------

    def welcome(self) -> None:
        """Say which game it is, and who sits where."""
        self.screen.print()
        self.screen.paragraph(self.say.say("name"), style="bold")
        for seat, name in enumerate(self.table.names()):
            who = self.table.sitters[seat]
            key = "play-seat-me" if who == PERSON else "play-seat-bot"
            self.screen.paragraph(self.say.say(key, seat=seat, name=name, bot=who), indent=2)
        if self.table.waits_for_person or self.table.people:
            self.screen.paragraph(self.say.say("play-hint"), style="dim")

    def scene(self, viewer: int) -> None:
        """Show a viewer the table, what happened, and what is asked."""
        self.draw(viewer)
        self.tell(viewer)
        self.screen.paragraph(self.asked(viewer), style="bold")

    def tell(self, viewer: int) -> None:
        """Tell a viewer what happened since he last looked."""
        asked = self.asked(viewer)
        for line in self.table.told[viewer]:
            if line != asked:
                self.screen.paragraph(line, indent=2)
        self.table.told[viewer].clear()

    def draw(self, viewer: int) -> None:
        """Draw the table as a viewer sees it."""
        game = self.table.play.game
        view = self.table.play.view(None if viewer == SPECTATOR else viewer)
        self.screen.print()
        self.screen.draw(game.draw(view, self.say.say) if game.draw else plain_drawing(view))

    def asked(self, viewer: int) -> str:
        """Say who must do what."""
        return self.table.play.asked(None if viewer == SPECTATOR else viewer)

    def kinds(self) -> Iterator[list[Choice]]:
        """Give the legal moves kind by kind."""
        play, kinds = self.table.play, dict[int, list[Choice]]()
        for move in play.game.legal(play.positions):
            kinds.setdefault(play.game.moves.rows[move][0], []).append(play.choice(move))
        yield from kinds.values()

    def offer(self) -> None:
        """List the legal moves: few of a kind with their words, many with those of one."""
        few: list[Choice] = []
        for moves in self.kinds():
            if len(moves) <= FEW:
                few += moves
                continue
            self.screen.paragraph("  ".join(moves), style="cyan", indent=2)
            example = moves[len(moves) // 2]
            text = self.say.say("play-example", move=example, label=example.label)
            self.screen.paragraph(text, indent=4, style="dim")
        self.explained(few)

    def explained(self, moves: list[Choice]) -> None:
        """List moves, each with its words."""
        if moves:
            self.screen.columns(*((Text(move, "cyan"), move.label) for move in moves))

    # -- what is asked --------------------------------------------------------------------------

    def turn(self) -> None:
        """Let the person play who is to move; what cannot be played is explained and asked anew."""
        viewer = self.table.viewer
        self.sit(viewer)
        self.scene(viewer)
        self.offer()
        self.table.told[SPECTATOR].clear()  # the end is told from here on, to people who were here
        ply = len(self.table.play.moves)
        while len(self.table.play.moves) == ply:
            line = self.keyboard.line(self.prompt())
            try:
                self.answer(line)
            except Refused as refusal:
                self.screen.paragraph(self.refused(refusal), style="red")

    def prompt(self) -> str:
        """Say who is asked."""
        actor = self.table.play.actor
        if isinstance(actor, int):
            return f"{self.title(actor)} > "
        return f"{self.say.say('play-dealer')} > "

    def title(self, seat: int) -> str:
        """Call a seat as a line begins."""
        name = self.table.names()[seat]
        return name[0].upper() + name[1:]

    def sit(self, viewer: int) -> None:
        """Let the next person take the keyboard, and hide what the last one saw."""
        if len(self.table.people) > 1 and viewer not in {self.looking, SPECTATOR}:
            name = self.title(viewer)
            if self.keyboard.terminal:
                if self.looking is not None:
                    sys.stdout.write(FORGET)
                self.screen.print()
                self.keyboard.line(self.say.say("play-curtain", name=name) + " ")
                sys.stdout.write(FORGET)
                sys.stdout.flush()
            else:
                self.screen.rule(name)
        self.looking = viewer

    def answer(self, line: str) -> None:
        """Do what a line says: a command, or moves."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if line.startswith("?"):
            self.explain(line[1:].strip())
        elif not line:
            self.screen.paragraph(self.say.say("play-hint"), style="dim")
        elif self.reads(line) or word.lower() not in COMMANDS:
            self.moves(line)
        elif word.lower() == "moves":
            self.explained([move for moves in self.kinds() for move in moves])
        elif word.lower() == "rules":
            for section in part(self.table.play.game, self.say, rest):
                print_section(self.screen, section, self.say)
        elif word.lower() == "undo":
            raise Refused("undo-not-yet")
        elif word.lower() == "save":
            self.save_as(Path(rest) if rest else None)
        else:
            raise Left

    def reads(self, text: str) -> str | None:
        """Give the move that a text stands for, however it is spaced and capitalised."""
        game = self.table.play.game
        plain = "".join(text.split())
        for attempt in (plain, plain.lower(), plain.upper()):
            if game.read(attempt) is not None:
                return attempt
        return None

    def moves(self, line: str) -> None:
        """Play one move, or several one after the other while the same person is to move."""
        actor = self.table.play.actor
        left = [line] if self.reads(line) else line.split()
        while left and self.table.play.actor == actor:
            move = self.reads(left[0])
            if move is None:
                raise NotAMove("play-unreadable", text=left[0])
            self.careful(move)
            self.table.move(move)
            self.save()
            left.pop(0)
        if left:
            raise Refused("play-too-many", text=" ".join(left))

    def careful(self, move: str) -> None:
        """Ask before a move that hardly anybody means; the same move typed again is meant."""
        play = self.table.play
        refusal = play.why_not(move)
        if refusal:
            raise refusal
        viewer = int(play.positions["actor"][0])
        seen = play.game.masked(play.positions, viewer if viewer >= 0 else SPECTATOR)
        warning = play.game.warn(seen[0], play.game.number(move))
        asked = f"{len(play.moves)} {move}"
        if warning and self.warned != asked:
            self.warned = asked
            raise Refused("play-sure", why=play.words.tell(warning), move=move)

    def refused(self, refusal: Refused) -> str:
        """Say why something cannot be done, and where to read on."""
        text = refusal.tell(self.lang)
        if refusal.clause and clause_text(self.lang, self.table.play.game, refusal.clause):
            text += " " + self.say.say("play-read-on", clause=refusal.clause)
        return text

    def completions(self, begun: str) -> list[str]:
        """Give all that a line can begin with."""
        moves = [str(move) for move in self.table.play.legal()]
        # A sign that begins half a dozen moves should not hide the commands.
        return [*moves, *(command for command in COMMANDS if begun or command != "?")]

    # -- what is explained ----------------------------------------------------------------------

    def explain(self, asked: str) -> None:
        """Explain where one is, or a clause, or why a move can or cannot be played."""
        if not asked:
            self.explain_all()
            return
        move = self.reads(asked)
        if move is not None:
            self.explain_move(move)
            return
        text = clause_text(self.lang, self.table.play.game, asked)
        if text is None:
            raise Refused("play-explains-not", text=asked)
        self.clause(asked.upper(), text)

    def explain_all(self) -> None:
        """Say what can be done here, and how it is written."""
        self.screen.paragraph(self.asked(self.table.viewer), style="bold")
        self.offer()
        self.screen.print()
        move = next((str(choice) for choice in self.table.play.legal()), "")
        clause = self.table.play.game.reasons[0].clause
        commands = (
            (f"? {move}", "explain-move"),
            (f"? {clause}", "explain-clause"),
            ("moves", "explain-moves"),
            ("rules", "explain-rules"),
            ("save", "explain-save"),
            ("undo", "explain-undo"),
            ("quit", "explain-quit"),
        )
        self.screen.columns(
            *((Text(command, "cyan"), self.say.say(key)) for command, key in commands)
        )

    def explain_move(self, move: str) -> None:
        """Say whether a move can be played, and by which clause not."""
        play = self.table.play
        label = play.choice(play.game.number(move)).label
        refusal = play.why_not(move)
        if refusal is None:
            self.screen.paragraph(self.say.say("explain-can", move=move, label=label))
            return
        self.screen.paragraph(self.say.say("explain-cannot", move=move, label=label))
        self.screen.paragraph(refusal.tell(self.lang), style="red", indent=2)
        text = clause_text(self.lang, play.game, refusal.clause)
        if text:
            self.clause(refusal.clause, text)

    def clause(self, name: str, text: str) -> None:
        """Print a clause."""
        self.screen.columns((Text(name, "cyan"), text))

    # -- saving and leaving ---------------------------------------------------------------------

    def save(self) -> None:
        """Save the game, if it is being saved; what goes wrong is said, and the game goes on."""
        if self.file:
            try:
                self.table.write(self.file)
            except Refused as refusal:
                self.screen.paragraph(self.refused(refusal), style="red")

    def save_as(self, file: Path | None) -> None:
        """Save the game now, and from now on after each move."""
        target = file or self.file or fresh_name(self.table.play.game)
        if target.exists() and not same_file(target, self.file):
            raise Refused("save-exists", file=str(target))
        self.table.write(target)
        self.file = target
        self.screen.paragraph(self.say.say("play-saved", file=str(target)))

    def leave(self) -> None:
        """Say how to go on another time; at a terminal nothing is lost without being asked."""
        self.screen.print()
        if not self.table.play.moves:
            return
        if not self.file and self.keyboard.terminal:
            self.file = fresh_name(self.table.play.game)
            self.save()
        if not self.file or not self.file.exists():
            self.screen.paragraph(self.say.say("play-not-saved"))
            return
        self.screen.paragraph(self.say.say("play-kept", file=str(self.file)))
        file = shlex.quote(str(self.file))
        again = f"tradecraft play --resume {file} --save {file}"
        if self.table.by_hand:
            again += f" --dealer {BY_HAND}"
        self.screen.paragraph(self.say.say("play-go-on"))
        self.screen.print(f"  {again}", style="cyan", soft_wrap=True)

    def finish(self) -> None:
        """Show how it ended, and offer to keep the record."""
        viewer, play = self.table.viewer, self.table.play
        if len(self.table.people) > 1 and self.keyboard.terminal:
            sys.stdout.write(FORGET)
        self.scene(viewer)
        names = self.table.names()
        score = ", ".join(
            f"{name} {points}" for name, points in zip(names, play.points, strict=True)
        )
        self.screen.paragraph(self.say.say("play-points", score=score))
        if self.file:
            self.screen.paragraph(self.say.say("play-kept", file=str(self.file)))
        elif self.keyboard.terminal and self.table.people:
            while not self.file:
                name = self.keyboard.line(self.say.say("play-keep") + " ")
                if not name:
                    return
                try:
                    self.save_as(Path(name))
                except Refused as refusal:
                    self.screen.paragraph(self.refused(refusal), style="red")


# -- a picture ----------------------------------------------------------------------------------


def picture(lang: str, file: Path, target: Path, seat: int, ply: int | None) -> None:
    """Write what a seat sees at one ply of a record as an SVG picture."""
    whole = read_record(file)
    moves = whole.moves if ply is None else whole.moves[:ply]
    record = Record(whole.game, whole.seats, whole.options, moves)
    play = Play(record.game, record.seats, record.options, dealer=BY_HAND, lang=lang)
    sitters = [PERSON if place == seat else "" for place in range(record.seats)]
    table = Table(play, sitters, by_hand=False, record=record)
    table.take_up(record)
    session = Session(table, lang, None)
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        session.screen = Screen(file=nowhere, record=True, width=80, force_terminal=True)
        session.scene(seat)
        if play.actor == seat:  # another's moves would betray his hand
            session.offer()
        drawn = session.screen.export_svg(title=session.say.say("name"))
    # Rich would have the font fetched from afar whenever the picture is looked at.
    target.write_text(
        re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL), encoding="utf-8"
    )
