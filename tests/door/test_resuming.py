"""A game is written down, and taken up again where it was left."""

from __future__ import annotations

from pathlib import Path

import pytest

import tradecraft as tc
from tradecraft.kernel.errors import BadRecord
from tradecraft.kernel.layout import DEALER
from tradecraft.registry import GAMES

HIDDEN = "+7 +0 +4  +5 +3 +9".split()


def at_ply(name: str, plies: int, seed: int = 1) -> tc.Play:
    """Play the first legal moves of a game."""
    play = tc.start(name, seed=seed)
    while len(play.moves) < plies and play.actor is not None:
        play.play(play.legal()[-1])
    return play


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("plies", [0, 1, 5, 9])
def test_a_game_is_taken_up_where_its_record_leaves_it(name: str, plies: int) -> None:
    play = at_ply(name, plies)
    again = tc.resume(play.record(), seed=play.seed)

    assert again.moves == play.moves
    assert again.positions.tobytes() == play.positions.tobytes()
    assert (again.actor, again.seats, again.legal()) == (play.actor, play.seats, play.legal())
    assert again.record() == play.record()


@pytest.mark.parametrize("name", GAMES)
def test_with_the_same_seed_the_dealer_goes_on_as_he_would_have(name: str) -> None:
    play = at_ply(name, 4)
    again = tc.resume(play.record(), seed=play.seed)
    while play.actor is not None:
        move = play.legal()[0]
        play.play(move)
        again.play(move)

    assert again.moves == play.moves


def test_options_and_players_are_kept() -> None:
    play = tc.start("agent_hunter", options={"decoys": 2, "notes": 0}, seed=1)
    text = play.record(title="Ours", players=("Ann", "Bo"))
    again = tc.resume(text)

    assert 'players = ["Ann", "Bo"]' in text
    assert again.positions.tobytes() == play.positions.tobytes()
    assert again.record() == play.record()


def test_where_a_record_ends_before_a_draw_the_dealer_draws_at_once() -> None:
    play = tc.start("agent_hunter", dealer="manual")
    for move in HIDDEN:
        play.play(move)
    assert int(play.positions["actor"][0]) == DEALER
    again = tc.resume(play.record(), seed=3)

    assert again.actor in (0, 1)
    assert again.moves[:6] == play.moves
    assert len(again.moves) == 7


def test_a_record_is_taken_from_its_file(tmp_path: Path) -> None:
    play = at_ply("agent_hunter", 9)
    file = tmp_path / "game.toml"
    for encoding in ("utf-8", "utf-8-sig"):  # some editors mark a file as UTF-8
        file.write_text(play.record(title="Où ? ¡Aquí!"), encoding=encoding)

        assert tc.resume(file).moves == play.moves


def test_a_path_may_be_typed_as_a_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    play = at_ply("agent_hunter", 9)
    Path("tonight.toml").write_text(play.record(), encoding="utf-8")

    assert tc.resume("tonight.toml").moves == play.moves
    with pytest.raises(BadRecord, match=r"no file yesterday\.toml"):
        tc.resume("yesterday.toml")
    with pytest.raises(BadRecord, match="is a folder"):
        tc.resume(tmp_path)


def test_the_real_cards_go_on_being_typed_in() -> None:
    play = tc.start("agent_hunter", dealer="manual")
    for move in HIDDEN:
        play.play(move)
    again = tc.resume(play.record(), dealer="manual")
    waited = again.actor
    again.play("first=1")

    assert [waited, again.actor] == [tc.DEALER, 1]


@pytest.mark.parametrize("held", [b"", b"\xff\xfe\x00\x01", b"\x89PNG\r\n", b"not a record"])
def test_a_file_that_is_no_record_is_refused_in_a_sentence(tmp_path: Path, held: bytes) -> None:
    file = tmp_path / "game.toml"
    file.write_bytes(held)

    with pytest.raises(tc.Refused) as caught:
        tc.resume(file)
    assert str(caught.value)
    assert file.read_bytes() == held


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("+4", "+7", r"Line 6 .* “\+7” cannot be played.*\(AH-3.4\)"),
        ("+4", "+x", "Line 6 .* Nobody can read “\\+x”"),
        ("1:", "0:", "Line 7 .* seat 0 is not to move"),
        ("rules = 1", "rules = 77", "Line 3 .* version 77"),
        ("seats = 2", "seats = two", "Line 4 .* not TOML"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(old: str, new: str, says: str) -> None:
    play = tc.start("agent_hunter", dealer="manual")
    for move in HIDDEN:
        play.play(move)
    text = play.record()
    assert text.count(old) == 1

    with pytest.raises(BadRecord, match=says):
        tc.resume(text.replace(old, new))
