"""A table: a game in play, who sits at it, and what each who looks on is told.

Only the masked position goes out to a seat, be it a person or a bot.
"""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tradecraft.bots import BOTS, OPPONENT, seed_at
from tradecraft.kernel import runs
from tradecraft.kernel.errors import BadOption, BadRecord, Refused
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import SPECTATOR, Array
from tradecraft.kernel.records import Record, read, text_of, trouble_with
from tradecraft.kernel.words import Line
from tradecraft.play import DEALER, Play, drawn
from tradecraft.registry import GAMES

PERSON: Final = "me"
BY_HAND: Final = "manual"


class Table:
    """A game in play, and those who sit at it."""

    def __init__(
        self, play: Play, sitters: Sequence[str], *, by_hand: bool, record: Record | None
    ) -> None:
        self.play = play
        self.sitters = tuple(sitters)
        self.by_hand = by_hand  # somebody types in what the dealer draws
        self.record = record  # where the game came from
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter == PERSON]
        self.viewers = [*self.people, SPECTATOR]
        self.told: dict[int, list[str]] = {viewer: [] for viewer in self.viewers}

    @property
    def waits_for_person(self) -> bool:
        """Say whether a person decides now."""
        actor = self.play.actor
        return self.by_hand if actor == DEALER else actor in self.people

    @property
    def viewer(self) -> int:
        """Give who looks at the table now: the one who decides, or whoever may."""
        actor = self.play.actor
        if isinstance(actor, int) and actor in self.people:
            return actor
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def names(self) -> list[str]:
        """Call the seats as the game does."""
        seen = self.play.game.masked(self.play.positions, SPECTATOR)
        lines = [self.play.game.seat_name(seen[0], seat) for seat in range(self.play.seats)]
        return [self.play.words.tell(line) for line in lines]

    def choose(self) -> str:
        """Let the bot or the dealer choose whose turn it is."""
        play, game = self.play, self.play.game
        moves, ply = game.legal(play.positions), len(play.moves)
        if play.actor == DEALER:
            return game.write(moves[drawn(play.seed, ply, len(moves))])
        seat = int(play.positions["actor"][0])
        masked = game.masked(play.positions, seat)
        bot = BOTS[self.sitters[seat]]
        return game.write(bot(game, masked, seat, moves, seed_at(play.seed, ply)))

    def move(self, text: str) -> None:
        """Play a move, and note for everybody what happened."""
        before = self.play.positions.copy()
        self.play.play(text)
        self.note(before, self.play.moves[-1], self.play.positions)

    def note(self, before: Array, move: int, after: Array) -> None:
        """Note what each viewer is told of a move."""
        for viewer, lines in accounts(self.play.game, before, move, after, self.viewers).items():
            self.told[viewer] += [self.play.words.tell(line) for line in lines]

    def take_up(self, record: Record) -> None:
        """Play a record up to its end; a person is told what came after his own last move."""
        play = self.play
        before, last = play.positions.copy(), -1
        for positions, move in record.play():
            if last >= 0:
                self.note(before, last, positions)
                play.moves.append(last)
            if move >= 0 and (actor := int(positions["actor"][0])) in self.told:
                self.told[actor].clear()
            before, last = positions.copy(), move
        play.positions = before

    def write(self, file: Path) -> None:
        """Save the game as a record: wholly, or not at all."""
        header: dict[str, Any] = {"players": self.sitters}
        if self.record is not None:
            header |= {"title": self.record.title, "source": self.record.source}
        write_whole(file, self.play.record(**header))


def accounts(
    game: Game, before: Array, move: int, after: Array, viewers: Iterable[int]
) -> Mapping[int, list[Line]]:
    """Tell a move to viewers, each from what he may see."""
    told = {}
    for viewer in viewers:
        face = runs.face(before, move, viewer)
        seen, then = game.masked(before, viewer), game.masked(after, viewer)
        told[viewer] = game.account(seen[0], face, then[0], viewer)
    return told


# -- sitting down -------------------------------------------------------------------------------


def set_up(  # what is agreed on before a game, by name
    name: str,
    players: Sequence[str],
    settings: Sequence[str],
    *,
    seed: int | None,
    dealer: str,
    lang: str,
    resume: Path | None,
) -> Table:
    """Begin a game, or take up one from a record."""
    if dealer not in {"auto", BY_HAND}:
        raise BadOption("dealer-unknown", dealer=dealer)
    record = read_record(resume) if resume else None
    if record and name and name != record.game.name:
        raise BadRecord("resume-other-game", file=str(resume), has=record.game.name, asked=name)
    if record and settings:
        raise BadOption("resume-with-options")
    game = record.game if record else GAMES[name]
    known = record.players if record and set(record.players) <= {PERSON, *BOTS} else ()
    sitters = list(players or known) or [PERSON]
    for sitter in sitters:
        if sitter not in {PERSON, *BOTS}:
            raise BadOption("player-unknown", player=sitter, can=", ".join([PERSON, *BOTS]))
    fewest = record.seats if record else game.seats[0]
    if len(sitters) == 1:
        sitters += [OPPONENT] * (fewest - 1)
    if record and len(sitters) != record.seats:
        raise BadOption("resume-other-seats", seats=record.seats, players=len(sitters))
    play = Play(
        game,
        len(sitters),
        record.options if record else options_of(settings),
        seed=secrets.randbits(60) if seed is None else seed,
        dealer=BY_HAND,  # the table draws, so that everybody is told
        lang=lang,
    )
    table = Table(play, sitters, by_hand=dealer == BY_HAND, record=record)
    if record:
        table.take_up(record)
    return table


def options_of(settings: Sequence[str]) -> dict[str, Any]:
    """Read name=value; the game says whether it knows the name and takes the value."""
    options: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not name or not equals or not value:
            raise BadOption("option-not-a-pair", text=setting)
        options[name] = int(value) if value.removeprefix("-").isdecimal() else value
    return options


def rehearse(table: Table) -> None:
    """Play a game that nobody sees, so that nothing is left to compile in the middle of one."""
    play = table.play.copy()
    game, bots = play.game, {sitter for sitter in table.sitters if sitter in BOTS}
    while play.actor is not None:
        moves = game.legal(play.positions)
        if (seat := int(play.positions["actor"][0])) >= 0:
            masked = game.masked(play.positions, seat)
            while bots:
                BOTS[bots.pop()](game, masked, seat, moves, 0)
        play.play(game.write(moves[drawn(0, len(play.moves), len(moves))]))
    _ = play.winners, play.points


# -- files --------------------------------------------------------------------------------------


def read_record(file: Path) -> Record:
    """Read a record's file."""
    return read(text_of(file), GAMES)


def write_whole(file: Path, text: str) -> None:
    """Write a file so that at no time half of it is there."""
    draft = Path()
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=file.parent, prefix=f".{file.name}.", delete=False
        ) as opened:
            draft = Path(opened.name)
            opened.write(text)
            opened.flush()
            os.fsync(opened.fileno())
        draft.chmod(file.stat().st_mode if file.exists() else 0o666 & ~umask())
        draft.replace(file)
    except (OSError, ValueError) as error:
        if draft.is_file():
            draft.unlink()
        raise Refused("file-trouble", file=str(file), why=trouble_with(error)) from None


def umask() -> int:
    """Say which rights new files do not get."""
    # It can only be read by setting it.
    mask = os.umask(0)
    os.umask(mask)
    return mask


def fresh_name(game: Game) -> Path:
    """Find a name for a record that no file has yet."""
    file, number = Path(f"{game.name}.toml"), 1
    while file.exists():
        number += 1
        file = Path(f"{game.name}-{number}.toml")
    return file
