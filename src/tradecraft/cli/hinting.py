"""A hint: what a bot would think in the place of a seat, from what that seat may see."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text

from tradecraft.bots.advice import Advice, Belief, advise, card
from tradecraft.bots.search import Budget
from tradecraft.cli.replaying import Story
from tradecraft.cli.screen import Screen, excused, show_json
from tradecraft.cli.table import read_record
from tradecraft.kernel.errors import BadOption
from tradecraft.kernel.words import words

MOST_MOVES: Final = 8
MOST_VALUES: Final = 6


def hint(
    lang: str, file: Path, seat: int | None, ply: int | None, simulations: int, *, json: bool
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
        tell(story, advice)


def tell(story: Story, advice: Advice) -> None:
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
            *((Text(place(belief), "cyan"), values(belief)) for belief in advice.beliefs)
        )


def place(belief: Belief) -> str:
    """Write a place of the view."""
    return " ".join(map(str, belief.path))


def values(belief: Belief) -> str:
    """Write what may stand there, the likeliest first."""
    found = [f"{word(value)} {share:.0%}" for value, share in belief.shares[:MOST_VALUES]]
    return ", ".join(found) + (" …" if len(belief.shares) > MOST_VALUES else "")


def word(value: object) -> str:
    """Write something small."""
    return "-" if value is None else str(value)
