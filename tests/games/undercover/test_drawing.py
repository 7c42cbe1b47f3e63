"""The table in a terminal: 80 columns, and readable without colour."""

from __future__ import annotations

import functools
import random
import re

import pytest

import tradecraft as tc
from games.undercover.meetings import table, walk
from tradecraft.games.undercover import GAME
from tradecraft.games.undercover.drawing import CELL, draw, kept
from tradecraft.kernel.words import LANGUAGES, words

ROW = "red orange yellow"


def drawn(game: tc.Play, seat: int | None = 0, lang: str = "en") -> str:
    """Draw what a seat sees, without colour."""
    return re.sub(r"\[[^\]]*\]", "", draw(game.view(seat), words(lang, GAME.texts).say))


@functools.cache
def views() -> list[tuple[dict[str, object], int]]:
    """Give some positions of random games, with the columns that their planes take."""
    chance = random.Random(6)  # noqa: S311  # a test, not a secret
    found = []
    for seats, classified in ((2, 0), (4, 1)):
        for ply, (positions, move) in enumerate(walk(chance, seats, classified=classified)):
            if ply % 20 == 0 or move < 0:
                view = GAME.view(GAME.masked(positions, 0)[0], 0)
                view["actor"] = int(positions["actor"][0])
                used = {spot["x"] for spot in (*view["tiles"], *view["places"])}
                found.append((view, len(kept(used)) if used else 0))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_80_columns_while_the_plane_is_not(lang: str) -> None:
    say = words(lang, GAME.texts).say
    for view, columns in views():
        lines = re.sub(r"\[[^\]]*\]", "", draw(view, say)).splitlines()
        assert max(map(len, lines)) <= max(80, 1 + CELL * columns)


def test_a_tile_tells_what_it_shows_who_it_is_its_back_and_whose_file_it_bears() -> None:
    shown = drawn(table(ROW, "top1 flip on joker rn top1 keep rs", agents="ro rp"))

    assert "╔R═══r╗" in shown  # a headquarters
    assert "╭Ou─a1╮" in shown  # an agent, undercover in orange,
    assert "╰r──!R╯" in shown  # whose back is red, and which bears the file of red
    assert "╭*──j1╮" in shown  # a joker
    assert "╭R──a2╮" in shown
    assert "╰p──!Y╯" in shown  # its twin has been seen: so its back is known as well


def test_each_place_tells_its_name_its_spaces_and_its_points() -> None:
    game = table(ROW, "joker on joker rn joker ye top1 flip", agents="ro")
    game.positions["staffer"][0, 0, 1] = 6
    shown = drawn(game)

    assert re.search(r" rs +os +ys ", shown)
    assert re.search(r" 3 \+6 +3 \+7 ", shown)
    assert "in hand, flipped: a1 Ou (r)" in shown
    assert "a7n 4 +8" in shown  # the legend


def test_the_track_shows_staffers_as_letters_and_tokens_as_numbers() -> None:
    game = table(ROW)
    game.positions["staffer"][0, 1, 2] = 3
    game.positions["staffer"][0, 2, 2] = 6
    game.positions["token"][0, 2, 6] = 0
    shown = drawn(game)

    assert "   Y    R   ·   ·   O   ·   ·   Y   5   6   7   8" in shown
    assert "   B  ROY   ·   ·   ·   ·   ·   4   5   6   7   8" in shown


def test_the_classified_track_shows_its_values_its_line_and_what_is_blocked() -> None:
    shown = drawn(table("yellow blue", classified=1))

    assert " -10  -8  -7  -4   0   6  11  15  18  20  21" in shown
    assert "   R   YB   ·   ·   ·   ·   · | ·   ·   ·   ·   ·   x" in shown


def test_a_player_is_shown_with_what_he_has() -> None:
    game = table(ROW, "top1 keep rn joker on")
    game.positions["won"][0, 1, 1] = 7

    assert " ▶ Y Peking (yellow)  x2 P  joker" in drawn(game)
    assert "   R Moscow (red) (you)  x2 G  joker  !a1  0 points" in drawn(game)
    assert "   O Berlin (orange)  x2 B  !j1  O?" in drawn(game)  # UC-H22
    assert "   O Berlin (orange) (you)  x2 B  !j1  O7  7 points" in drawn(game, 1)


def test_long_gaps_in_the_plane_are_cut_out() -> None:
    assert kept({0, 1, 3, 9}) == [0, 1, 2, 3, None, 9]
