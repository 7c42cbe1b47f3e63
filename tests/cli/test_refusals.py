"""Whatever is asked wrongly gets one clear sentence, exit code 2, and no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import GAME, Ask

RECORDS = {
    "a move that nobody can read": (
        GAME.replace("3>b", "3>z"),
        "Line 9 of the record: Nobody can read “3>z” as a move of agent_hunter.",
    ),
    "a move that a clause forbids": (
        GAME.replace("3>b", "7>b"),
        "Line 9 of the record: “7>b” cannot be played. You do not hold that spy in your hand.",
    ),
    "a move out of turn": (
        GAME.replace("0: 3>b", "1: 3>b"),
        "Line 9 of the record: seat 1 is not to move at “3>b”; seat 0 decides now.",
    ),
    "a move of the dealer out of turn": (
        GAME.replace("dealer: first=0", "first=0 dealer: first=1"),
        "Line 8 of the record: the dealer does not draw at “first=1”; seat 0 decides now.",
    ),
    "a move as others see it": (
        GAME.replace("+5 +3", "+? +3"),
        "Line 7 of the record: “+?” cannot be played. That is how others see a move;",
    ),
    "a move after the end": (
        GAME.replace("seats = 2", "seats = 2\noptions = { hideouts = 1 }")
        .replace("+7 +0 +4", "+7")
        .replace("+5 +3 +9", "+3")
        .replace("3>b", "3>a 4>a"),
        "Line 10 of the record: “4>a” cannot be played. The game is over. (AH-9.1)",
    ),
    "other rules": (
        GAME.replace("rules = 1", "rules = 7"),
        "Line 3 of the record: it was made with version 7 of the rules of agent_hunter; this",
    ),
    "another format": (
        GAME.replace("tradecraft = 1", "tradecraft = 2"),
        "Line 1 of the record: it is written in format 2; this version reads format 1.",
    ),
    "another game": (GAME.replace("agent_hunter", "chess"), "Line 2 of the record: There is no"),
    "too many seats": (
        GAME.replace("seats = 2", "seats = 5"),
        "Line 4 of the record: agent_hunter cannot be played by 5. It can by: 2.",
    ),
    "an option out of range": (
        GAME.replace("seats = 2", "seats = 2\noptions = { decoys = 9 }"),
        "Line 5 of the record: The option decoys must be a whole number from 0 to 5, not 9.",
    ),
    "a player without a name": (
        GAME.replace("seats = 2", 'seats = 2\nplayers = ["Ann", 7]'),
        "Line 5 of the record: players are names in quotes.",
    ),
    "a number that nobody can read": (
        GAME.replace("seats = 2", f"seats = {'2' * 5_000}"),
        "Line 4 of the record cannot be read: it is not TOML.",
    ),
    "an unknown option": (
        GAME.replace("seats = 2", "seats = 2\noptions = { tea = 1 }"),
        "Line 5 of the record: There is no option called tea.",
    ),
    "an unknown key": (
        GAME.replace("seats = 2", "seats = 2\ncolour = 1"),
        "Line 5 of the record: nothing is called “colour”.",
    ),
    "a value of another kind": (
        GAME.replace("seats = 2", 'seats = "two"'),
        "Line 4 of the record: “seats” must be a whole number.",
    ),
    "no moves": (GAME.partition("moves")[0], "The record lacks “moves”."),
    "no end of the moves": (GAME[:-4], "Line 10 of the record cannot be read: it is not TOML."),
    "nothing": ("", "The record lacks “tradecraft”."),
    "a control character": ("\0", "Line 1 of the record cannot be read: it is not TOML."),
}

LINES = {
    "dance": "There is no command “dance”. There are: games, rules, play",
    "--dance": "tradecraft has no option --dance; tradecraft --help lists those it has.",
    "games --dance": "tradecraft games has no option --dance; tradecraft games --help lists",
    "games --json=yes": "The option --json is not used like that; tradecraft games --help shows",
    "games now": "tradecraft games has no use for “now”; tradecraft games --help shows",
    "games --lang xx": "Nobody here speaks “xx”. Known are: en, es, ca, fr, it.",
    "games --lang": "Nobody here speaks “”.",
    "rules": "tradecraft rules needs the name of a game; tradecraft games lists them.",
    "rules chess": "There is no game called chess. Known are: agent_hunter",
    "rules agent_hunter AH-99": "agent_hunter has no clause AH-99.",
    "play": "Which game? Known are: agent_hunter",
    "play chess": "There is no game called chess.",
    "play agent_hunter bob": "Nobody called “bob” can sit down. There are: me, rookie, agent,",
    "play agent_hunter me me me": "agent_hunter cannot be played by 3. It can by: 2.",
    "play agent_hunter --option tea=1": "There is no option called tea. There are: spies,",
    "play agent_hunter --option decoys": "An option is written name=value, not “decoys”.",
    "play agent_hunter --option decoys=x": "The option decoys must be a whole number from 0 to 5",
    "play agent_hunter --option spies=3": "With that many hideouts there are too few spies",
    "play agent_hunter --seed x": "“x” is not a whole number from 0 up.",
    "play agent_hunter --seed -1": "“-1” is not a whole number from 0 up.",
    "play agent_hunter --dealer bob": "The dealer is “auto” or “manual”, not “bob”.",
    "play agent_hunter --save game.toml": "game.toml exists already; choose another name",
    "play agent_hunter --save no/x.toml": "no/x.toml cannot be used: No such file or directory.",
    "play agent_hunter --resume nothing.toml": "There is no file nothing.toml.",
    "play --resume game.toml me me me": "The record has 2 seats, not 3.",
    "play --resume game.toml --option decoys=3": "A game that is resumed keeps its options;",
    "replay": "tradecraft replay needs the file of a record;",
    "replay nothing.toml": "There is no file nothing.toml.",
    "replay .": ". is a folder, not a record.",
    "replay game.toml --as 2": "Nobody looks on as “2”; it is a seat from 0 to 1, spectator, or",
    "replay game.toml --as bob": "Nobody looks on as “bob”; it is a seat from 0 to 1, spectator,",
    "replay game.toml --ply 9": "There is no ply 9; the record goes from 0 to 8.",
    "replay game.toml --ply x": "“x” is not a whole number from 0 up.",
    "check chess": "There is no game called chess.",
    "check agent_hunter --positions 0": "“0” is not a whole number from 1 up.",
    "check agent_hunter --save game.toml": "game.toml exists already;",
    "simulate agent_hunter -n none": "“none” is not a whole number from 1 up.",
    "simulate agent_hunter --bots a,b": "There is no bot called “a”. There are: rookie, agent,",
    "simulate agent_hunter --bots agent": "agent_hunter cannot be played by 1. It can by: 2.",
    "simulate agent_hunter --seats 2 --bots agent": "1 bots cannot take 2 seats.",
    "simulate agent_hunter --seats 3": "agent_hunter cannot be played by 3. It can by: 2.",
}


@pytest.mark.parametrize("case", RECORDS)
def test_a_broken_record_is_refused_with_its_line(case: str, ask: Ask, tmp_path: Path) -> None:
    text, sentence = RECORDS[case]
    (tmp_path / "broken.toml").write_text(text, encoding="utf-8")
    for line in ("replay broken.toml", "replay broken.toml --json", "play --resume broken.toml"):
        answer = ask(line)

        assert answer.err.startswith(sentence)
        assert answer.err.count("\n") == 1
        assert (answer.out, answer.code) == ("", 2)


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize("line", LINES)
def test_a_wrong_command_line_is_refused_in_one_sentence(line: str, ask: Ask) -> None:
    answer = ask(line)

    assert answer.err.startswith(LINES[line])
    assert answer.err.count("\n") == 1
    assert (answer.out, answer.code) == ("", 2)


def test_garbage_is_no_record(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "noise.toml").write_bytes(bytes(range(256)))
    answer = ask("replay noise.toml")

    assert answer.err == "noise.toml is no text, so it cannot be a record.\n"
    assert answer.code == 2


def test_a_record_may_have_a_byte_order_mark_and_other_line_ends(ask: Ask, tmp_path: Path) -> None:
    text = "\ufeff" + GAME.replace("\n", "\r\n")
    (tmp_path / "windows.toml").write_bytes(text.encode())

    assert ask("replay windows.toml").code == 0


def test_as_a_program_it_leaves_with_2_and_without_a_traceback(
    program: Ask, tmp_path: Path
) -> None:
    (tmp_path / "broken.toml").write_text(GAME.replace("3>b", "3>z"), encoding="utf-8")
    for line in ("replay broken.toml", "games --dance", "play agent_hunter bob"):
        answer = program(line)

        assert answer.code == 2
        assert answer.err.count("\n") == 1
        assert "Traceback" not in answer.err
