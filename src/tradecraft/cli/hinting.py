"""A hint: what a bot would think in the place of a seat, from what that seat may see."""

from __future__ import annotations

import collections
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path as File
from typing import Any, Final

from rich.text import Text

from tradecraft.bots.advice import Advice, Belief, Path, Value, advise, card
from tradecraft.bots.search import Budget
from tradecraft.cli.replaying import Ply, Story
from tradecraft.cli.screen import Screen, excused, show_json
from tradecraft.cli.table import read_record
from tradecraft.kernel.errors import BadOption
from tradecraft.kernel.words import Words, words

MOST_MOVES: Final = 8
MOST_VALUES: Final = 6
LEAST_SHARE: Final = 0.01  # what is less is not told
NAME: Final = "name"  # the members of a view that say what a thing is called,
CLAUSE: Final = "clause"  # and where the rules tell of it


def hint(
    lang: str, file: File, seat: int | None, ply: int | None, simulations: int, *, json: bool
) -> None:
    """Tell a seat of a record what a bot would think there."""
    record = read_record(file)
    story = Story(record, lang)
    found = story.ply(len(story.plies) - 1 if ply is None else ply)
    actor = story.actor(found)
    chosen = max(actor, 0) if seat is None else seat
    if chosen >= record.seats:
        raise BadOption("seat-unknown", seat=str(chosen), seats=record.seats)
    masked = story.game.masked(found.positions, chosen)
    with excused(words(lang).say("hint-thinking")):
        advice = advise(story.game, masked, chosen, record.seats, Budget(simulations))
    if json:
        show_json({"ply": found.number, **card(story.game, advice, chosen)})
    else:
        tell(story, found, advice, Board(story.say, story.view(found, chosen)))


def tell(story: Story, ply: Ply, advice: Advice, board: Board) -> None:
    """Print an advice."""
    screen, say = Screen(), story.say
    if advice.choices:
        screen.paragraph(say.say("hint-moves"), style="bold")
        rows = [
            (
                Text(story.game.write(choice.move), "cyan"),
                say.say("hint-chance", chance=100 * choice.chance),
                say.say("hint-weight", weight=100 * choice.weight),
                say.tell(story.game.called(ply.positions, choice.move)),
            )
            for choice in advice.choices[:MOST_MOVES]
        ]
        screen.columns(*rows)
    else:
        screen.paragraph(say.say("hint-not-to-move"))
    screen.print()
    screen.paragraph(say.say("hint-worlds" if advice.beliefs else "hint-all-known"), style="bold")
    if advice.beliefs:
        screen.columns(
            *(
                (Text(board.place(belief.path), "cyan"), board.values(belief))
                for belief in board.worth_telling(advice.beliefs)
            )
        )


class Board:
    """A view in the words of its room, as the plain board in the browser has them, too."""

    def __init__(self, say: Words, view: Mapping[str, Any]) -> None:
        self.say, self.view = say, view
        self.names = [say.say(name["key"], **name["args"]) for name in view["names"]]

    def worth_telling(self, beliefs: Sequence[Belief]) -> Iterator[Belief]:
        """Leave out what is a note, and a bare name where the same thing is told in words."""
        told = collections.Counter(belief.path[:-1] for belief in beliefs)
        for belief in beliefs:
            *thing, last = belief.path
            bare = last == NAME and self.word(key_of(belief.path), str(belief.shares[0][0])) is None
            if last != CLAUSE and not (bare and told[tuple(thing)] > 1):
                yield belief

    def place(self, path: Path) -> str:
        """Say where something lies: whose it is, in what, and what it is called there."""
        told: list[str] = []
        here: Any = self.view
        within = ""
        for step in path:
            here = inside(here, step)
            if isinstance(step, str):
                if step == NAME and within:
                    continue  # that is what it is
                told.append(self.name(step, within))
                within = step
            elif isinstance(here, Mapping) and isinstance(here.get("seat"), int):
                told[-1] = self.names[here["seat"]]
            else:
                told[-1] = f"{told[-1]} {self.label(within, here, step)}"
        return ", ".join(told)

    def name(self, key: str, within: str) -> str:
        """Name a member of a view: in the room's words, or as a value of what it lies in."""
        word = key.replace("_", "-")
        said = self.said(f"view-{word}") or self.said(f"hint-word-{word}")
        return said or self.word(within, key) or key.replace("_", " ")

    def label(self, key: str, thing: object, place: int) -> str:
        """Name one of many: by its name if it has one, else by its place."""
        name = inside(thing, NAME)
        return (self.word(key, name) or name.upper()) if isinstance(name, str) else str(place + 1)

    def word(self, key: str, value: str) -> str | None:
        """Say a word of a view; see `word` in the browser's plain.ts."""
        name = key.replace("_", "-")
        message, _, fact = (self.said(f"says-{name}") or "").partition(" ")
        return (
            self.said(message, **{fact: value}) if fact else self.said(f"value-{name}", value=value)
        )

    def said(self, key: str, **facts: str) -> str | None:
        """Say something, if there are words for it."""
        return self.say.say(key, **facts) if self.say.has(key) else None

    def values(self, belief: Belief) -> str:
        """Write what may stand there, the likeliest first."""
        key = key_of(belief.path)
        shares = [(value, share) for value, share in belief.shares if share >= LEAST_SHARE]
        found = [f"{self.value(key, value)} {share:.0%}" for value, share in shares[:MOST_VALUES]]
        return ", ".join(found) + (" …" if len(shares) > MOST_VALUES else "")

    def value(self, key: str, value: Value) -> str:
        """Say a value."""
        if isinstance(value, str):
            return self.word(key, value) or value
        if value is None or isinstance(value, bool):
            return self.say.say({None: "hint-none", True: "hint-yes", False: "hint-no"}[value])
        return str(value)


def key_of(path: Path) -> str:
    """Give the key whose words say what stands at a place; a name is said as what it names."""
    return next((step for step in reversed(path) if isinstance(step, str) and step != NAME), NAME)


def inside(thing: object, step: str | int) -> Any:  # noqa: ANN401  # whatever a view holds
    """Give what a thing of a view holds; nothing if that is not shown."""
    if isinstance(thing, Mapping):
        return thing.get(step)
    return (
        thing[step]
        if isinstance(thing, list) and isinstance(step, int) and step < len(thing)
        else None
    )
