"""A record is told again as each of those at the table saw it."""

from __future__ import annotations

import json
from pathlib import Path

import tradecraft as tc
from cli.conftest import Ask


def test_a_program_gets_for_every_ply_what_the_python_door_gives(ask: Ask, game: Path) -> None:
    told = json.loads(ask("replay game.toml --json").out)
    play = tc.start("agent_hunter", dealer="manual")
    for ply in told["plies"]:
        assert ply["actor"] == play.actor
        assert [move["move"] for move in ply["legal"]] == play.legal()
        assert [move["label"] for move in ply["legal"]] == [move.label for move in play.legal()]
        for viewer, seat in (("0", 0), ("1", 1), ("spectator", None)):
            assert ply["seen"][viewer]["view"] == play.view(seat)
            assert ply["seen"][viewer]["asked"] == play.asked(seat)
        if ply["move"] is not None:
            actor = ply["actor"] if isinstance(ply["actor"], int) else "spectator"
            lines = play.play(ply["move"])
            assert ply["seen"][str(actor)]["told"] == lines

    assert (told["points"], told["winners"], told["returns"]) == ([1, 0], [], None)
    assert told["plies"][-1]["move"] is None
    assert len(told["plies"]) == 9
    assert game.exists()


def test_a_seat_is_told_nothing_that_it_did_not_see(ask: Ask, game: Path) -> None:
    told = json.loads(ask("replay game.toml --json --as 1").out)
    moves = [ply["move"] for ply in told["plies"]]

    assert moves == ["+?", "+?", "+?", "+5", "+3", "+9", "first=0", "3>b", None]
    assert all(list(ply["seen"]) == ["1"] for ply in told["plies"])
    assert [bool(ply["legal"]) for ply in told["plies"]] == [False] * 3 + [True] * 3 + [
        *(False, False, True)
    ]
    assert told["points"] is None  # the game is not over
    assert "+7" not in json.dumps(told["plies"][:3])
    assert game.exists()


def test_one_ply_is_shown_as_a_seat_saw_it(ask: Ask, game: Path) -> None:
    mine = ask(f"replay {game.name} --ply 7 --as 0").out
    theirs = ask(f"replay {game.name} --ply 7 --as spectator").out
    all_of_it = ask(f"replay {game.name} --ply 7 --as all").out

    assert "Ply 7 of 8" in mine
    assert "Hand: 1 2 3 5 6 8 9" in mine
    assert (mine.count("?"), theirs.count("?"), all_of_it.count("?")) == (3, 6, 0)
    assert "Next: 3>b (Attack hideout B with the 3 from the hand)" in theirs


def test_through_a_pipe_all_plies_are_told_one_after_the_other(ask: Ask, game: Path) -> None:
    out = ask(f"replay {game.name}").out

    assert [f"Ply {ply} of 8" in out for ply in range(9)] == [True] * 9
    assert "Next: +? (Lay a spy face down into the empty hideout)" in out
    assert "lays the 7" not in out


def test_what_a_lesson_says_is_said(ask: Ask, game: Path) -> None:
    text = game.read_text(encoding="utf-8") + '\n[lesson]\n7 = "clause-AH-5_1"\n'
    game.write_text(text, encoding="utf-8")

    assert "Show one spy of your hand" in ask("replay game.toml --ply 7").out
    assert "Show one spy" in json.loads(ask("replay game.toml --json").out)["plies"][7]["lesson"]
