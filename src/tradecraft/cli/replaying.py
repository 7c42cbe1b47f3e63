"""A record, stepped through as one of those at the table saw it; or all of it, for a program."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import typer

from tradecraft.cli.keyboard import BACK, NEXT, STOP
from tradecraft.cli.screen import Screen, plain_drawing, show_json
from tradecraft.cli.table import accounts, read_record
from tradecraft.kernel import runs
from tradecraft.kernel.errors import BadOption
from tradecraft.kernel.layout import SPECTATOR, Array
from tradecraft.kernel.records import Record
from tradecraft.kernel.words import words
from tradecraft.play import Play, named, shown
from tradecraft.registry import GAMES

ALL: Final = "all"
WATCHER: Final = "spectator"


@dataclass(frozen=True)
class Ply:
    """A position of the game, and the move that follows; none at the end of the record."""

    number: int
    positions: Array
    move: int | None


class Story:
    """A record, ply by ply, for those who may look on."""

    def __init__(self, record: Record, lang: str) -> None:
        """Play the record through; what cannot be played is refused before anything is told."""
        self.record, self.game = record, record.game
        self.say = words(lang, record.game.texts)
        self.plies = [
            Ply(number, positions.copy(), move if move >= 0 else None)
            for number, (positions, move) in enumerate(record.play())
        ]

    def ply(self, number: int) -> Ply:
        """Give one ply."""
        if number >= len(self.plies):
            raise BadOption("ply-unknown", ply=number, last=len(self.plies) - 1)
        return self.plies[number]

    def actor(self, ply: Ply) -> int:
        """Give who decides."""
        return int(ply.positions["actor"][0])

    def legal(self, ply: Ply) -> list[int]:
        """List the legal moves."""
        return self.game.legal(ply.positions)

    def view(self, ply: Ply, viewer: int) -> dict[str, Any]:
        """Give what a viewer saw, as JSON."""
        mine = viewer == self.actor(ply)
        moves = [self.game.write(move) for move in self.legal(ply)] if mine else []
        seen = self.game.masked(ply.positions, viewer)
        return shown(self.game, seen, viewer, self.record.seats, moves)

    def told(self, ply: Ply, viewer: int) -> list[str]:
        """Tell what the move of this ply did."""
        if ply.move is None:
            return []
        after = self.plies[ply.number + 1].positions
        told = accounts(self.game, ply.positions, ply.move, after, [viewer])
        return [self.say.tell(line) for line in told[viewer]]

    def lesson(self, ply: Ply) -> str:
        """Say what a lesson says here."""
        keys = self.record.lesson.get(ply.number, "").split()
        return "\n".join(self.say.say(key) for key in keys if self.say.has(key))

    def asked(self, ply: Ply, viewer: int) -> str:
        """Say who was asked what."""
        seen = self.game.masked(ply.positions, viewer)
        return self.say.tell(self.game.question(seen[0], viewer))


def replay(lang: str, file: Path, viewer: str, ply: int | None, *, json: bool) -> None:
    """Show a record."""
    story = Story(read_record(file), lang)
    seen_as = viewer or (ALL if json else WATCHER)
    viewers = viewers_of(seen_as, story.record.seats)
    plies = story.plies if ply is None else [story.ply(ply)]
    if json:
        show_json(document(story, plies, viewers, whole=seen_as == ALL))
        return
    screen = Screen()
    eyes = None if seen_as == ALL else viewers[0]
    if ply is None and sys.stdin.isatty() and screen.is_terminal:
        step(screen, story, eyes, plies)
        return
    for one in plies:
        page(screen, story, one, eyes)


def lesson(lang: str, name: str) -> None:
    """Step through the lesson of a game: the plies of a record at which something is said."""
    game = GAMES[name]
    found = (read_record(file) for file in sorted((game.folder / "records").glob("*.toml")))
    record = next((record for record in found if record.lesson), None)
    if record is None:
        raise BadOption("lesson-unknown", game=game.name)
    story, screen = Story(record, lang), Screen()
    plies = [story.ply(number) for number in sorted(record.lesson)]
    if sys.stdin.isatty() and screen.is_terminal:
        step(screen, story, SPECTATOR, plies)
        return
    for one in plies:
        page(screen, story, one, SPECTATOR)


def viewers_of(text: str, seats: int) -> list[int]:
    """Read who looks on: a seat, a spectator, or all of them."""
    if text == ALL:
        return [*range(seats), SPECTATOR]
    if text == WATCHER:
        return [SPECTATOR]
    if text.isdecimal() and int(text) < seats:
        return [int(text)]
    raise BadOption("viewer-unknown", text=text, last=seats - 1)


# -- for a person -------------------------------------------------------------------------------


def page(screen: Screen, story: Story, ply: Ply, eyes: int | None) -> None:
    """Show one ply: what has just happened, the table, and who must do what."""
    last = len(story.plies) - 1
    viewer = SPECTATOR if eyes is None else eyes
    asked = story.asked(ply, viewer)
    screen.rule(story.say.say("replay-ply", ply=ply.number, last=last), style="dim")
    view = story.view(ply, viewer)
    if eyes is None:
        # What nothing is masked of shows everything.
        view |= story.game.view(ply.positions[0], SPECTATOR)
    screen.print()
    screen.draw(story.game.draw(view, story.say.say) if story.game.draw else plain_drawing(view))
    if ply.number:
        for line in story.told(story.plies[ply.number - 1], viewer):
            if line != asked:
                screen.paragraph(line, indent=2)
    screen.paragraph(asked, style="bold")
    if lesson := story.lesson(ply):
        screen.paragraph(lesson, style="green")
    if ply.move is not None:
        face = ply.move if eyes is None else runs.face(ply.positions, ply.move, eyes)
        move, label = story.game.write(face), story.say.tell(story.game.describe(face))
        screen.paragraph(story.say.say("replay-next", move=move, label=label))


def step(screen: Screen, story: Story, eyes: int | None, plies: Sequence[Ply]) -> None:
    """Step through these plies of the record with single keys."""
    at, last = 0, len(plies) - 1
    while True:
        screen.clear()
        page(screen, story, plies[at], eyes)
        screen.paragraph(story.say.say("replay-keys"), style="dim")
        key = typer.getchar()
        if key in STOP or (key in NEXT and at == last):
            return
        if key in NEXT:
            at += 1
        elif key in BACK:
            at = max(0, at - 1)
        elif key == "g":
            at = 0
        elif key == "G":
            at = last


# -- for a program ------------------------------------------------------------------------------


def document(
    story: Story, plies: Iterable[Ply], viewers: list[int], *, whole: bool
) -> dict[str, Any]:
    """Give a record as one JSON document: header, plies, result."""
    record, game = story.record, story.game
    play = Play(game, record.seats, record.options, dealer="manual")
    play.positions = story.plies[-1].positions
    return {
        "game": game.name,
        "rules": game.version,
        "seats": record.seats,
        "options": play.options,
        "title": record.title,
        "source": record.source,
        "players": list(record.players),
        "as": ALL if whole else label(viewers[0]),
        "plies": [entry(story, ply, viewers, whole=whole) for ply in plies],
        "over": play.actor is None,
        "winners": play.winners,
        "points": play.points if whole or play.actor is None else None,
        "returns": play.returns,
    }


def entry(story: Story, ply: Ply, viewers: list[int], *, whole: bool) -> dict[str, Any]:
    """Give one ply: who decides, what each viewer sees, what may be played, and what was."""
    game, actor = story.game, story.actor(ply)
    face = ply.move
    if ply.move is not None and not whole:
        face = runs.face(ply.positions, ply.move, viewers[0])
    moves = story.legal(ply) if whole or actor in viewers else []
    return {
        "ply": ply.number,
        "actor": named(actor),
        "legal": [
            {"move": game.write(move), "label": story.say.tell(game.describe(move))}
            for move in moves
        ],
        "move": None if face is None else game.write(face),
        "lesson": story.lesson(ply) or None,
        "seen": {
            label(viewer): {
                "asked": story.asked(ply, viewer),
                "view": story.view(ply, viewer),
                "told": story.told(ply, viewer),
            }
            for viewer in viewers
        },
    }


def label(viewer: int) -> str:
    """Name a viewer."""
    return WATCHER if viewer == SPECTATOR else str(viewer)
