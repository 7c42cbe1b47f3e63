"""The table of Agent Hunter in a terminal: 80 columns, readable without colour."""

from __future__ import annotations

import re

import pytest

import tradecraft as tc
from tradecraft.games.agent_hunter.drawing import draw
from tradecraft.kernel.words import LANGUAGES, words
from tradecraft.play import Play
from tradecraft.registry import GAMES

PLAYED = "+7 +0 +4  +5 +3 +9  first=0  3>b  a^ +5 *b  9>a"


def table(play: Play, seat: int | None, lang: str = "en") -> str:
    say = words(lang, GAMES["agent_hunter"].texts).say
    return re.sub(r"\[[^\]]*\]", "", draw(play.view(seat), say))


def played(moves: str, **options: int) -> Play:
    play = tc.start("agent_hunter", options=options, dealer="manual")
    for move in moves.split():
        play.play(move)
    return play


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_80_columns_and_the_table_no_higher_than_20_lines(lang: str) -> None:
    for ply in range(len(PLAYED.split()) + 1):
        play = played(" ".join(PLAYED.split()[:ply]))
        for seat in (0, 1, None):
            lines = table(play, seat, lang).splitlines()

            assert max(map(len, lines)) <= 80
            assert len(lines) <= 20


def test_ones_own_side_lies_in_front_and_shows_its_spies() -> None:
    drawn = table(played(PLAYED), 1)
    theirs, mine = drawn[: drawn.index("Turn")], drawn[drawn.index("Turn") :]

    assert "The Men in Mask (you)" in mine
    assert "Hand: 0 1 2 4 6 7 8" in mine
    assert [spy in mine for spy in (" 5 ", "3 ✕ 3", " 9 ")] == [True] * 3
    assert theirs.count("?") == 3


def test_a_ruin_its_pair_and_its_decoys_are_seen_without_colour() -> None:
    drawn = table(played(PLAYED), None)

    assert "╎      destroyed       ╎" in drawn
    assert re.search(r"╎ +3 ✕ 3 +● +╎", drawn)
    assert "decoys ●●●●○" in drawn
    assert "T.A.R.G.E.T.   2 points" in drawn


def test_what_a_spy_could_be_is_shown_while_notes_are_on() -> None:  # AH-H9
    noted = table(played(PLAYED), 0)
    bare = table(played(PLAYED, notes=0), 0)

    assert "│ 0 1 2 · 4 5 6 7 8 ·  │" in noted  # 9>a was answered LOWER, and the 3 is gone
    assert "· 4" not in bare


def test_small_games_are_drawn_too() -> None:
    drawn = table(played("+2 +0 first=1", hideouts=1, spies=3, decoys=2), 0)

    assert drawn.count("┌") == 2
    assert "decoys ●●\n" in drawn
