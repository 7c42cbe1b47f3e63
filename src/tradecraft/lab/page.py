"""The page on how strong the bots are, made of the results of arenas.

python -m tradecraft.lab.page docs/strength > docs/strength.md
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator
from pathlib import Path

from tradecraft.bots import LEVELS
from tradecraft.kernel.words import words
from tradecraft.lab.arena import match_of, read
from tradecraft.lab.matches import Match
from tradecraft.lab.standings import Tally
from tradecraft.registry import GAMES

HEAD = """\
# How strong the bots are

This page is made of the files in `docs/strength/`, results of `tradecraft arena … --save`:

    python -m tradecraft.lab.page docs/strength > docs/strength.md

Each deal was played once from each seat with the same draws of the dealer. The share is of the
games won, a shared first place counted as its share, with an interval of 95 % after Wilson in which
the games of one deal are not taken for independent; with fewer bots than seats the first played
alone against a table of the others. Skill is OpenSkill's. Some matches ended as soon as it was
sure who is better; where it is not sure, so many games do not tell. All were played by one version
of the search.

The levels differ in how many games they play in their heads before a move: {levels}.
"""


def page(folder: Path) -> str:
    """Write the page."""
    levels = ", ".join(f"{name} {bot.simulations}" for name, bot in LEVELS.items())
    found = [(match_of(file), file) for file in sorted(folder.glob("*.jsonl"))]
    found.sort(key=lambda pair: list(GAMES).index(pair[0].game))
    text = [HEAD.format(levels=levels)]
    for game, files in itertools.groupby(found, lambda pair: pair[0].game):
        text += [f"## {words('en', GAMES[game].texts).say('name')}", ""]
        text += ["| seats | bot | games | share | 95 % | equal | skill | sure |"]
        text += ["| --- | --- | --- | --- | --- | --- | --- | --- |"]
        for match, file in files:
            text += rows(match, file)
        text.append("")
    return "\n".join(text)


def rows(match: Match, file: Path) -> Iterator[str]:
    """Write how the bots of one match stand, the best first."""
    tally = Tally(match)
    for deal in read(file):
        tally.add(deal)
    for place, bot in enumerate(tally.standings()):
        cells = (
            "" if place else str(match.seats),
            bot.bot,
            str(bot.games),
            f"{bot.share:.1%}",
            f"{bot.low:.1%} to {bot.high:.1%}",
            f"{bot.fair:.1%}",
            f"{bot.skill:.1f} ± {bot.spread:.1f}",
            "" if place else ("yes" if tally.is_sure() else "no"),
        )
        yield f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    sys.stdout.write(page(Path(sys.argv[1])))
