"""The arena on the command line: bots play each other, and how well they do is told."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from rich.text import Text

from tradecraft.bots import bot_called
from tradecraft.cli.screen import Screen, show_json
from tradecraft.cli.table import options_of
from tradecraft.cli.trying import number, progress
from tradecraft.kernel.errors import BadOption
from tradecraft.kernel.words import Words, words
from tradecraft.lab.arena import Arena, cluster
from tradecraft.lab.matches import Match
from tradecraft.registry import GAMES


class Wanted(NamedTuple):
    """What is to be played, as it was typed."""

    game: str
    bots: str
    seats: int | None
    settings: list[str]
    seed: int


class How(NamedTuple):
    """How long, and by whom."""

    deals: int
    save: Path | None
    to_the_end: bool
    jobs: int | None
    cluster: str


def arena(lang: str, wanted: Wanted, how: How, *, json: bool) -> None:
    """Play, and tell how the bots stand."""
    match, house = match_wanted(wanted), words(lang)
    fights = Arena(match, how.save)
    jobs = how.jobs or (-1 if how.cluster else os.cpu_count() or 1)
    with cluster(how.cluster), progress(house, "arena-playing") as bar:
        task = bar.add_task("", total=how.deals, completed=fights.tally.deals)
        fights.play(
            how.deals,
            jobs=jobs,
            to_the_end=how.to_the_end,
            watch=lambda deals: bar.update(task, completed=deals),
        )
    if json:
        show_json(
            {
                "game": match.game,
                "seats": match.seats,
                "seed": match.seed,
                "deals": fights.tally.deals,
                "sure": fights.tally.is_sure(),
                "bots": [
                    {k: round(v, 4) if isinstance(v, float) else v for k, v in row.items()}
                    for row in (standing._asdict() for standing in fights.tally.standings())
                ],
            }
        )
    else:
        print_standings(words(lang, GAMES[match.game].texts), fights)


def match_wanted(wanted: Wanted) -> Match:
    """Check what is to be played."""
    game, bots = GAMES[wanted.game], tuple(filter(None, wanted.bots.split(",")))
    for bot in bots:
        bot_called(bot)
    if len(set(bots)) < max(2, len(bots)):
        raise BadOption("arena-bots", bots=wanted.bots)
    seats, options = wanted.seats or game.seats[0], options_of(wanted.settings)
    game.start(seats, options)
    return Match(game.name, seats, bots, options, wanted.seed, game.version)


def print_standings(say: Words, fights: Arena) -> None:
    """Print the bots, the best first."""
    screen, tally = Screen(), fights.tally
    screen.paragraph(say.say("name"), style="bold")
    screen.columns(
        *(
            (
                Text(standing.bot, "cyan"),
                say.say("simulate-percent", value=100 * standing.share),
                say.say("simulate-interval", low=100 * standing.low, high=100 * standing.high),
                say.say("arena-games", games=number(standing.games), fair=100 * standing.fair),
                say.say("arena-skill", skill=standing.skill, spread=standing.spread),
            )
            for standing in tally.standings()
        )
    )
    key = "arena-sure" if tally.is_sure() else "arena-unsure"
    screen.paragraph(say.say(key, deals=tally.deals))
