"""No clause of the room is left untested."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Final

from helpers.clauses import faults_of
from tradecraft.games.la_agencia import GAME

TOLD: Final = (
    *("AE-0.1", "AE-0.2", "AE-0.6"),  # who made it, the story, the last pages
    "AE-1.14",  # the booklet itself
    *("AE-2.19", "AE-H19"),  # talk is no move
    *("AE-9.2", "AE-9.3", "AE-9.4", "AE-9.5", "AE-H18"),  # slips cannot happen here
    "AE-11.14",  # where the example is printed
    "AE-G20",  # the pictures on the cards
)


def test_every_clause_is_cited_by_a_test_or_told() -> None:
    room = dataclasses.replace(GAME, told=TOLD)

    assert faults_of(room, Path(__file__).parent, "AE") == []
