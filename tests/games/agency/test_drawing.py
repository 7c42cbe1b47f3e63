"""The table of Agency_ in a terminal: 100 columns, readable without colour."""

from __future__ import annotations

import re

import pytest

from games.agency.showing import View, golden, moments, seen_by
from tradecraft.games.agency import GAME
from tradecraft.games.agency.drawing import draw
from tradecraft.kernel.layout import SPECTATOR
from tradecraft.kernel.words import LANGUAGES, words


def plain(view: View, lang: str = "en") -> str:
    """Draw a table without markup."""
    return re.sub(r"\[[^\]]*\]", "", draw({"actor": None, **view}, words(lang, GAME.texts).say))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_100_columns(lang: str) -> None:
    for moment in moments()[:: 7 * len(LANGUAGES)]:
        for viewer in (1, SPECTATOR):
            drawn = plain(seen_by(moment.after, viewer), lang).splitlines()
            assert max(map(len, drawn)) <= 100


def test_each_piece_stands_beside_its_city() -> None:
    drawn = plain(golden("assassination-stopped").view(None))

    assert re.search(r"Madrid +M2? ?S\(1\)|Madrid +S\(1\)", drawn)
    assert re.search(r"London +⌂M M1", drawn)


def test_a_cell_and_an_objective_stand_beside_their_city() -> None:
    assert re.search(r"Paris +M03 ■M", plain(golden("new-spies").view(None)))
    assert re.search(r"Madrid +◆M", plain(golden("nothing-to-stop").view(None)))
    assert "◆ a bomb in Madrid" in plain(golden("nothing-to-stop").view(None))


def test_lasting_cards_stand_above_their_zone() -> None:
    lines = plain(golden("rebellion").view(None)).splitlines()

    assert [" ".join(line.split()) for line in lines[3:5]] == [
        "Washington DC ⌂C Rebellion M Beijing ⌂S F(2)",
        "New York C0 Rebellion M Tokyo S0",
    ]


def test_while_spies_are_placed_the_links_are_drawn() -> None:  # AG-H1
    drawn = plain(golden("choosing-and-placing").view(None))

    assert "→ Berlin, Madrid, New York, Paris" in drawn


def test_a_hand_papers_ways_and_the_market_are_drawn_for_whose_turn_it_is() -> None:
    drawn = plain(golden("one-card-for-two").view(1))

    assert "Your hand  0 Wire, 1 Mole, 2 Detonator, 8 Mole" in drawn
    assert "Your papers  a bomb in Paris" in drawn
    assert "0 Paris → Berlin, London, Madrid, Rome" in drawn
    assert "Market  car 5k, plane 20k, new spy 10k, sleeper cell 40k" in drawn
    assert "known:  3 Explosives" in drawn


def test_a_proposal_and_a_packet_are_drawn() -> None:
    proposal = plain(golden("order-of-a-proposal").view(1))

    assert "MI6 gives  2 Detonator, 10k" in proposal
    assert "MI6 asks for  Rifle, 5k" in proposal
    assert "Packet  1 Wire, 2 Rebellion" in plain(golden("passing-on").view(2))
    assert "Packet  1 ?, 2 ?" in plain(golden("passing-on").view(None))


def test_moves_are_called_by_what_their_player_sees() -> None:
    labels = {str(move): move.label for move in golden("one-card-for-two").legal()}

    assert labels["play1"] == "Play Mole"
    assert labels["w0"] == "Spy 0 walks one space from Paris, for free"
    assert [move.label for move in golden("passing-on").legal()] == ["Take Wire", "Take Rebellion"]
    assert {move.label for move in golden("cell-guarded").legal()} >= {
        "Attack a spy of MI6 in Madrid"
    }
