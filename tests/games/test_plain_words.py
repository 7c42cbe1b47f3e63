"""What a room shows can be said: the browser's plain board has words for all of a view.

They are looked up as client/src/lib/plain.ts looks them up. That the five languages have the same
keys is a law.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tradecraft.kernel import runs
from tradecraft.kernel.layout import SPECTATOR
from tradecraft.kernel.texts import messages, text_faults
from tradecraft.kernel.words import words
from tradecraft.registry import GAMES

CLIENT: Final = Path(__file__).parents[2] / "client" / "src" / "texts"
EVERY: Final = 9  # plies between two views that are looked at
UNNAMED: Final = {"seat", "seats", "mine", "name"}  # they are what is named, or by whom
A_WORD: Final = re.compile("[a-z]{4,}(-[a-z]+)*")  # what is no notation and no name of a tile


def views(name: str) -> Iterator[Any]:
    """Give views of random games, as seats and spectators see them."""
    game = GAMES[name]
    chance = random.Random(4)  # noqa: S311  # a test, not a secret
    for seats in game.seats:
        positions, ply = game.start(seats), 0
        while moves := game.legal(positions):
            if ply % EVERY == 0:
                yield from (game.view(game.masked(positions, v)[0], v) for v in (SPECTATOR, 0, 1))
            runs.apply(positions, chance.choice(moves))
            ply += 1
        yield game.view(game.masked(positions, 0)[0], 0)


def members(within: str, thing: Any) -> Iterator[tuple[str, str, Any]]:  # noqa: ANN401  # JSON
    """Give what lies in a thing, however deep: what it lies in, its name and its value."""
    if isinstance(thing, list):
        for one in thing:
            yield from members(within, one)
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield within, key, value
            yield from members(key, value)


def strings(value: Any) -> list[str]:  # noqa: ANN401  # JSON
    """Give the words that are a value, or are in a list of values."""
    listed = value if isinstance(value, list) else [value]
    return [one for one in listed if isinstance(one, str)]


@pytest.mark.parametrize("name", GAMES)
def test_every_member_of_a_view_and_every_word_in_it_can_be_said(name: str) -> None:
    known = {*messages(GAMES[name].texts / "en.ftl"), *messages(CLIENT / "en.ftl")}

    def says(key: str) -> bool:
        dashed = key.replace("_", "-")
        return f"says-{dashed}" in known or f"value-{dashed}" in known

    silent = set()
    for view in views(name):
        for within, key, value in members("", view):
            named = {f"view-{key.replace('_', '-')}", f"option-{key}"} & known
            if not (named or says(within) or key.isdecimal() or key in UNNAMED):
                silent.add(f"{key} in {within}")
            where = within if key == "name" else key
            if not (says(where) or key == "step"):  # which step it is, the question tells
                words = filter(A_WORD.fullmatch, strings(value))
                silent |= {f"{where}: {word}" for word in words}
    assert silent == set()


@pytest.mark.parametrize("name", GAMES)
def test_what_players_hold_and_score_is_in_the_view(name: str) -> None:
    said = words("en", GAMES[name].texts)
    named = said.say("panel-holds").split()
    named += [said.say("panel-score")] if said.has("panel-score") else []
    *_, last = views(name)
    (seats,) = (v for v in last.values() if isinstance(v, list) and all_seats(v))

    assert set(named) <= seats[0].keys()


def all_seats(value: list[Any]) -> bool:
    """Say whether a list has an entry for each seat, in order."""
    return bool(value) and [isinstance(v, dict) and v.get("seat") for v in value] == list(
        range(len(value))
    )


def test_the_client_says_the_same_things_in_every_language() -> None:
    assert text_faults(CLIENT) == []
