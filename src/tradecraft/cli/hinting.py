"""A hint: what a bot would think in the place of a seat, from what that seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path as File
from typing import Any, Final

from rich.text import Text

from tradecraft.bots.advice import Advice, Belief, Path, Value, advise, card
from tradecraft.bots.search import Budget
from tradecraft.cli.replaying import Story
from tradecraft.cli.screen import Screen, excused, show_json
from tradecraft.cli.table import read_record
from tradecraft.kernel.errors import BadOption
from tradecraft.kernel.words import Words, words

MOST_MOVES: Final = 8
MOST_VALUES: Final = 6


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
        tell(story, advice, Board(story.say, story.view(found, chosen)))


def tell(story: Story, advice: Advice, board: Board) -> None:
    """Print an advice."""
    screen, say = Screen(), story.say
    if advice.choices:
        screen.paragraph(say.say("hint-moves"), style="bold")
        rows = [
            (
                Text(story.game.write(choice.move), "cyan"),
                say.say("hint-chance", chance=100 * choice.chance),
                say.say("hint-weight", weight=100 * choice.weight),
                say.tell(story.game.describe(choice.move)),
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
                for belief in advice.beliefs
            )
        )


class Board:
    """A view in the words of its room, as the plain board in the browser has them, too."""

    def __init__(self, say: Words, view: Mapping[str, Any]) -> None:
        self.say, self.view = say, view
        self.names = [say.say(name["key"], **name["args"]) for name in view["names"]]

    def place(self, path: Path) -> str:
        """Say where something lies: whose it is, in what, and what it is called there."""
        told: list[str] = []
        here: Any = self.view
        within = ""
        for step in path:
            here = inside(here, step)
            if isinstance(step, str):
                told.append(self.name(step, within))
                within = step
            elif isinstance(here, Mapping) and isinstance(here.get("seat"), int):
                told[-1] = self.names[here["seat"]]
            else:
                told[-1] = f"{told[-1]} {self.label(within, here, step)}"
        return ", ".join(told)

    def name(self, key: str, within: str) -> str:
        """Name a member of a view: in the room's words, or as a value of what it lies in."""
        words = f"view-{key.replace('_', '-')}"
        return self.said(words) or self.word(within, key) or key.replace("_", " ")

    def label(self, key: str, thing: object, place: int) -> str:
        """Name one of many: by its name if it has one, else by its place."""
        name = inside(thing, "name")
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
        key = next(step for step in reversed(belief.path) if isinstance(step, str))
        found = [
            f"{self.value(key, value)} {share:.0%}" for value, share in belief.shares[:MOST_VALUES]
        ]
        return ", ".join(found) + (" …" if len(belief.shares) > MOST_VALUES else "")

    def value(self, key: str, value: Value) -> str:
        """Say a value."""
        if isinstance(value, str):
            return self.word(key, value) or value
        if value is None or isinstance(value, bool):
            return self.say.say({None: "hint-none", True: "hint-yes", False: "hint-no"}[value])
        return str(value)


def inside(thing: object, step: str | int) -> Any:  # noqa: ANN401  # whatever a view holds
    """Give what a thing of a view holds; nothing if that is not shown."""
    if isinstance(thing, Mapping):
        return thing.get(step)
    return (
        thing[step]
        if isinstance(thing, list) and isinstance(step, int) and step < len(thing)
        else None
    )
