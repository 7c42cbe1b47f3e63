"""What there is to play, and by which rules: all of it told from the rooms' own texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from tradecraft.cli.screen import Screen, show_json
from tradecraft.kernel.errors import Refused
from tradecraft.kernel.game import Game, Option
from tradecraft.kernel.texts import messages
from tradecraft.kernel.words import Words, clause_key, words
from tradecraft.registry import GAMES

HOUSE_RULING: Final = re.compile(r"-H\d")  # AH-H3: the booklet is silent, and the house decides
FIGURES: Final = "figures"  # the section of what was measured


@dataclass(frozen=True)
class Clause:
    """One clause of the rules, with the options that switch it."""

    name: str
    text: str
    options: tuple[Option, ...]

    @property
    def house(self) -> bool:
        """Say whether it is a ruling of the house."""
        return bool(HOUSE_RULING.search(self.name))


@dataclass(frozen=True)
class Section:
    """A chapter of the rules."""

    name: str
    title: str
    clauses: list[Clause]


# -- games --------------------------------------------------------------------------------------


def games(lang: str, *, json: bool) -> None:
    """List all games."""
    if json:
        show_json([card(game, words(lang, game.texts)) for game in GAMES.values()])
        return
    screen, house = Screen(), words(lang)
    for game in GAMES.values():
        say = words(lang, game.texts)
        screen.print()
        screen.print(Text.assemble((say.say("name"), "bold"), ("  ", ""), (game.name, "cyan")))
        screen.paragraph(say.say("summary"), indent=2)
        facts = house.say("games-facts", players=players(game), minutes=say.say("minutes"))
        screen.paragraph(facts, indent=2)
        if game.options:
            screen.paragraph(house.say("games-options"), indent=2, style="dim")
            screen.columns(*(option_row(option, say) for option in game.options), indent=4)
    screen.print()
    screen.paragraph(house.say("games-more"), style="dim")


def players(game: Game) -> str:
    """Say how many can play: 2, or 2, 3, 4."""
    return ", ".join(map(str, game.seats))


def option_row(option: Option, say: Words) -> tuple[str | Text, ...]:
    """Say what is typed for an option, its range, and what it means."""
    meaning = Text.assemble(say.say(f"option-{option.name}"), (f" ({option.clause})", "dim"))
    return Text(f"{option.name}={option.default}", "cyan"), reach(option), meaning


def reach(option: Option) -> str:
    """Say what an option can be."""
    return f"{option.low}..{option.high}"


def card(game: Game, say: Words) -> dict[str, Any]:
    """Give what there is to know of a game, for a program."""
    return {
        "name": game.name,
        "title": say.say("name"),
        "summary": say.say("summary"),
        "minutes": say.say("minutes"),
        "seats": list(game.seats),
        "rules": game.version,
        "options": [option_card(option, say) for option in game.options],
    }


def option_card(option: Option, say: Words) -> dict[str, Any]:
    """Give what there is to know of an option, for a program."""
    return {
        "name": option.name,
        "default": option.default,
        "low": option.low,
        "high": option.high,
        "clause": option.clause,
        "words": say.say(f"option-{option.name}"),
    }


# -- rules --------------------------------------------------------------------------------------


def rules(lang: str, name: str, clause: str, *, json: bool) -> None:
    """Print the rules of a game, or a section of them, or a clause."""
    game = GAMES[name]
    say = words(lang, game.texts)
    found = part(game, say, clause)
    if json:
        show_json(
            {
                "game": game.name,
                "title": say.say("name"),
                "credits": say.say("credits"),
                "rules": game.version,
                "sections": [section_card(section, say) for section in found],
                "figures": [say.tell(line) for line in game.figures()],
            }
        )
        return
    screen = Screen()
    if not clause:
        screen.print()
        screen.paragraph(say.say("name"), style="bold")
        screen.paragraph(say.say("credits"), style="dim")
    if not clause and any(clause.house for section in found for clause in section.clauses):
        screen.paragraph(words(lang).say("rules-house-note"), style="dim")
    for section in found:
        print_section(screen, section, say)
        if section.name == FIGURES:
            for line in game.figures():
                screen.paragraph(say.tell(line))


def part(game: Game, say: Words, asked: str) -> list[Section]:
    """Give the part of the rules that is asked for: all, a section, or one clause."""
    wanted = asked.upper()
    found = []
    for section in sections(game, say):
        if wanted in {"", section.name.upper()}:
            found.append(section)
        elif one := [clause for clause in section.clauses if clause.name.upper() == wanted]:
            found.append(Section(section.name, section.title, one))
    if not found:
        raise Refused("clause-unknown", name=asked, game=game.name)
    return found


def sections(game: Game, say: Words) -> Iterator[Section]:
    """Give the rules section by section, in the order of the file."""
    found: Section | None = None
    file = game.texts / f"{say.lang}.ftl"
    # A game from outside may have clauses and no sections.
    for key in messages(file):
        kind, _, rest = key.partition("-")
        if kind == "section" or (kind == "clause" and found is None):
            if found:
                yield found
            title = say.say(key) if kind == "section" else ""
            found = Section(rest if kind == "section" else "", title, [])
        if kind == "clause" and found is not None:
            name = rest.replace("_", ".")
            options = tuple(option for option in game.options if option.clause == name)
            found.clauses.append(Clause(name, say.say(clause_key(name)), options))
    if found:
        yield found


def print_section(screen: Screen, section: Section, say: Words) -> None:
    """Print a section, and under each clause the options that switch it."""
    screen.print()
    if section.title:
        screen.paragraph(section.title, style="bold underline")
    rows: list[tuple[str | Text, str | Text]] = []
    for clause in section.clauses:
        mark = say.say("rules-house") + " " if clause.house else ""
        rows.append((Text(clause.name, "cyan"), Text.assemble((mark, "bold"), clause.text)))
        for option in clause.options:
            setting = say.say(
                "rules-option",
                name=f"{option.name}={option.default}",
                range=reach(option),
                words=say.say(f"option-{option.name}"),
            )
            rows.append(("", Text(setting, "dim")))
    screen.columns(*rows, indent=0)


def section_card(section: Section, say: Words) -> dict[str, Any]:
    """Give a section for a program."""
    return {
        "id": section.name,
        "title": section.title,
        "clauses": [
            {
                "id": clause.name,
                "text": clause.text,
                "house": clause.house,
                "options": [option_card(option, say) for option in clause.options],
            }
            for clause in section.clauses
        ],
    }


def clause_text(lang: str, game: Game, name: str) -> str | None:
    """Give the words of a clause, whatever the case of its name; None if there is no such one."""
    say = words(lang, game.texts)
    key = clause_key(name.upper())
    return say.say(key) if say.has(key) else None
