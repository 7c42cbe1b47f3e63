"""The table of The Agents in a terminal: 80 columns, readable without colour."""

from __future__ import annotations

import re

import pytest

from games.the_agents.showing import View, golden, moments, seen_by
from tradecraft.games.the_agents import GAME
from tradecraft.games.the_agents.drawing import draw
from tradecraft.kernel.layout import SPECTATOR
from tradecraft.kernel.words import LANGUAGES, words


def plain(view: View, lang: str = "en") -> str:
    """Draw a table without markup."""
    return re.sub(r"\[[^\]]*\]", "", draw({"actor": None, **view}, words(lang, GAME.texts).say))


def rows_of(name: str, seat: int | None = None) -> list[str]:
    """Draw a golden game, and give its lines."""
    return plain(golden(name).view(seat)).splitlines()


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_80_columns(lang: str, seats: int) -> None:
    for number, moment in enumerate(moments(seats, safe_houses=1, memory_aid=1)):
        if number % 10 == 0:
            for viewer in (0, SPECTATOR):
                drawn = plain(seen_by(moment.after, viewer), lang).splitlines()
                assert max(map(len, drawn)) <= 80


def test_a_row_shows_directions_halves_and_arrows() -> None:  # TA-4.2 to TA-4.8, TA-16.6
    above, middle, below = rows_of("example-three")[4:7]

    assert above.split() == ["Player", "1", "+0", "Medic", "Handler", "Decoy"]
    assert re.sub("╌+", "", middle).split() == ["Faction", "A", "3/7", "A1", "A2", "A3"]
    assert re.sub(" +", " ", below) == " Player 0 +3 b b═2═b b─1─w w"


def test_ones_own_side_lies_below() -> None:
    drawn = rows_of("example-three", 1)

    assert drawn[4].startswith(" Player 0")
    assert drawn[6].startswith(" you")
    assert "Medic" in drawn[6]


def test_the_dead_have_neither_side() -> None:  # TA-H22, TA-H31
    drawn = rows_of("example-middle-killed")

    assert drawn[4].split() == ["Player", "1", "+0", "Medic", "✕", "Decoy"]
    assert drawn[6].split() == ["Player", "0", "+0", "b", "b", "✕", "w", "w"]
    assert "✕Medic" in plain(golden("memory-aid").view(0))


def test_a_safe_house_has_a_half_for_each() -> None:  # TA-H48
    drawn = rows_of("safe-houses")

    assert re.sub(" +", " ", drawn[4]) == " Player 1 +0 w HOUSE w Medic "
    assert re.sub(" +", " ", drawn[6]) == " Player 0 +2 b HOUSE b═2═b b"


def test_what_is_pending_is_drawn_with_its_cards() -> None:  # TA-H29
    drawn = plain(golden("mercenary-waits").view(None))
    at = drawn.index("Waiting for each other:")

    assert [line.strip(" └") for line in drawn[at:].splitlines()[1:6]] == [
        "Player 0: the turn",
        "On the table lies the Mercenary: then 2 IP for player 0",
        "Player 1: the bonus action",
        "On the table lies the Mercenary: then 2 IP for player 1",
        "Player 2: the bonus action",
    ]


def test_a_hand_is_drawn_for_its_owner_and_its_backs_for_others() -> None:  # TA-H31, TA-H53
    mine, theirs = (plain(golden("interrogator").view(seat)) for seat in (0, None))

    assert "Medic medic.b   Gunman gunman.1   Hacker hacker.w" in mine
    assert "medic.b" not in theirs
    assert "Agents: ?   ?   ?1" in theirs
    assert "Agents: ?0   ?0" in theirs


def test_missions_are_drawn_at_their_factions_with_what_they_pay() -> None:  # TA-7.1, TA-8.2
    drawn = plain(golden("bloodbath").view(0))

    assert "you: Bloodbath bloodbath.1 +3" in drawn
