"""A game through a pipe: what is shown, what is answered, how it is saved and taken up again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.conftest import GAME, Ask
from tradecraft.kernel import records
from tradecraft.registry import GAMES

HIDDEN = "+7 +0 +4\n+5 +3 +9\n"


def test_a_game_is_played_to_its_end_and_told(ask: Ask) -> None:
    answer = ask(
        "play agent_hunter me me --option hideouts=1 --option spies=3 --dealer manual",
        "+2\n+0\nfirst=0\n0>a\n",
    )

    assert answer.code == 0
    assert "T.A.R.G.E.T. attacks hideout A with the 0 from the hand: HIT" in answer.out
    assert "T.A.R.G.E.T. wins: T.A.R.G.E.T. 1, Men in Mask 0." in answer.out
    assert "Points: T.A.R.G.E.T. 1, the Men in Mask 0." in answer.out


def test_nobody_is_shown_what_the_other_has_hidden(ask: Ask) -> None:
    out = ask("play agent_hunter me me --dealer manual", HIDDEN + "first=0\n").out
    mine = out.rpartition("T.A.R.G.E.T. > ")[0]
    table = mine[mine.rindex("The Men in Mask   0 points") :]

    assert "lay the 5" not in out.partition("first=0")[2]
    assert "7" in table
    assert table.count("?") == 3


def test_moves_are_listed_by_kind_and_all_told_by_moves(ask: Ask) -> None:
    out = ask("play agent_hunter me me --dealer manual", HIDDEN + "first=0\nmoves\n").out

    assert re.search(r"^  1>a  2>a  3>a  5>a ", out, re.MULTILINE)
    assert "a^  Switch: take up the spy of hideout A" in out
    assert re.search(r"^  9>c  Attack hideout C with the 9 from the hand$", out, re.MULTILINE)


def test_a_question_mark_explains_where_one_is_a_clause_and_a_move(ask: Ask) -> None:
    typed = "?\n? ah-5.3\n? 3>b\n?+7\n? no such thing\n"
    out = ask("play agent_hunter me random", typed).out

    assert "  ? +0      why this move can or cannot be played" in out
    assert "  AH-5.3  The answer is HIGHER if the hidden spy is higher" in out
    assert "3>b cannot be played now: Attack hideout B with the 3 from the hand." in out
    assert "First hide your spies, one in each hideout. (AH-3.3)" in out
    assert "  AH-3.3  Choose three of your ten spies" in out  # the words of the clause
    assert "+7 can be played: Lay the 7 face down into the empty hideout." in out
    assert "There is nothing to explain about “no such thing”; give a move or a clause." in out


def test_a_wrong_move_gets_its_clause_and_loses_nothing(ask: Ask, tmp_path: Path) -> None:
    typed = "+7 +7 +0\nfly\n7 > a\n + 0\n+4\nundo\nquit\n"
    out = ask("play agent_hunter me random --seed 2 --save g.toml", typed).out

    assert "You do not hold that spy in your hand. (AH-3.4) ? AH-3.4 tells the clause." in out
    assert "“fly” is no move and no command; ? lists both." in out
    assert "No move can be taken back yet." in out
    assert "0: +7 +0 +4\n" in (tmp_path / "g.toml").read_text(encoding="utf-8")


def test_what_is_typed_beyond_ones_turn_is_said_not_to_be_played(ask: Ask) -> None:
    out = ask("play agent_hunter me me --dealer manual", "+7 +0 +4 +5\n").out

    assert "Not played, since somebody else is to move first: +5." in out


def test_a_move_that_hardly_anybody_means_is_asked_about(ask: Ask, tmp_path: Path) -> None:  # AH-H5
    ruined = GAME.replace("# HIT\n", "\n1: a^ +5\n")
    (tmp_path / "ruined.toml").write_text(ruined, encoding="utf-8")
    out = ask("play --resume ruined.toml me me", "*b\n*b\n").out
    first, second = out.split("Men in Mask > *b\n")[1:]

    assert "a decoy beside it is a sure point for your opponent. Type *b again" in first.replace(
        "\n", " "
    )
    assert "The Men in Mask place a decoy beside hideout B." in second


def test_a_game_is_saved_after_each_move_and_taken_up_where_it_was_left(
    ask: Ask, tmp_path: Path
) -> None:
    first = ask("play agent_hunter me random --seed 4 --save g.toml", "+7 +0 +4\nquit\n")
    saved = (tmp_path / "g.toml").read_text(encoding="utf-8")
    again = ask("play --resume g.toml", "quit\n")

    assert "tradecraft play --resume g.toml --save g.toml" in first.out
    assert 'players = ["me", "random"]' in saved
    drawn = first.out[first.out.rindex("The Men in Mask   0") :].partition("● decoy")[0]
    assert drawn in again.out
    assert (tmp_path / "g.toml").read_text(encoding="utf-8") == saved


def test_a_record_edited_by_hand_is_taken_up_by_other_players(ask: Ask, game: Path) -> None:
    text = game.read_text(encoding="utf-8")
    game.write_text(text.replace("0: 3>b  # HIT", "# another first move\n0: 9>a"), encoding="utf-8")
    answer = ask("play agent_hunter me random --resume game.toml --save copy.toml", "quit\n")

    assert "T.A.R.G.E.T. attacks hideout A with the 9 from the hand: LOWER." in answer.out
    assert records.read(Path("copy.toml").read_text(encoding="utf-8"), GAMES).moves[7].text == "9>a"


def test_two_bots_play_the_same_game_from_the_same_seed(ask: Ask) -> None:
    for file in ("a.toml", "b.toml"):
        ask(f"play agent_hunter random random --seed 7 --save {file}")

    assert Path("a.toml").read_bytes() == Path("b.toml").read_bytes()


def test_a_finished_game_is_taken_up_and_only_shown(ask: Ask) -> None:
    ask("play agent_hunter random random --seed 7 --save a.toml")
    answer = ask("play --resume a.toml")

    assert answer.code == 0
    assert "Points: " in answer.out


def test_a_game_that_cannot_be_saved_any_more_goes_on(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = tmp_path / "gone"
    wrong.mkdir()
    monkeypatch.setattr("tradecraft.cli.keyboard.input", after(wrong), raising=False)
    out = ask("play agent_hunter me random --seed 4 --save gone/g.toml").out

    assert "gone/g.toml cannot be used: No such file or directory." in out
    assert "Hide a spy in hideout B." in out


def after(folder: Path) -> object:
    """Type a move once the folder has been taken away, and then nothing more."""
    lines = ["+7"]

    def typed(_prompt: str) -> str:
        if not lines:
            raise EOFError
        for file in folder.iterdir():
            file.unlink()
        folder.rmdir()
        return lines.pop()

    return typed


def test_a_game_from_outside_is_drawn_from_its_view(ask: Ask) -> None:
    draw = GAMES["agent_hunter"].draw
    object.__setattr__(GAMES["agent_hunter"], "draw", None)
    try:
        out = ask("play agent_hunter me random --seed 4", "+7\n").out
    finally:
        object.__setattr__(GAMES["agent_hunter"], "draw", draw)

    assert "  step: hide" in out
    assert "hand: 0 1 2 3 4 5 6 8 9" in out
    assert "hand: -" in out  # theirs


def test_a_picture_can_be_made_of_a_position(ask: Ask, game: Path) -> None:
    answer = ask(f"picture {game} picture.svg --as 0 --ply 7 --lang it")
    drawn = Path("picture.svg").read_text(encoding="utf-8")

    assert (answer.out, answer.err, answer.code) == ("", "", 0)
    assert drawn.startswith("<svg")
    assert "Mano:" in drawn
    assert "url(http" not in drawn  # nothing is fetched by who looks at it
