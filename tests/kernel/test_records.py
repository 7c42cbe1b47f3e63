"""Records: what is written is read back, and what cannot be read is told with its line."""

from __future__ import annotations

import contextlib
import random
import string
import tomllib

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from laws.little.games import GAME as LITTLE
from tradecraft.kernel import records, runs
from tradecraft.kernel.errors import BadOption, BadRecord
from tradecraft.kernel.game import Game
from tradecraft.kernel.layout import DEALER, NOBODY
from tradecraft.kernel.words import LANGUAGES
from tradecraft.registry import GAMES

GOOD = """\
tradecraft = 1
title = "A \\"first\\" game"
game = "agent_hunter"
rules = 1
seats = 2
options = { decoys = 3, notes = 0 }
moves = \"\"\"
0: +7 +0 +4   # lines have comments
1: +5 +3 +9

dealer: first=0
0: 3>b
\"\"\"
"""
MOVES = ["+7", "+0", "+4", "+5", "+3", "+9", "first=0", "3>b"]


def play(text: str) -> list[int]:
    """Read a record and play it."""
    return records.read(text, GAMES).numbers()


def refusal(text: str) -> BadRecord:
    """Say why a record cannot be read or played."""
    with pytest.raises(BadRecord) as caught:
        play(text)
    for lang in LANGUAGES:
        assert caught.value.tell(lang).strip()
    return caught.value


def changed(old: str, new: str) -> str:
    """Change one thing in the good record."""
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def agent_hunter(moves: list[str]) -> list[int]:
    return [GAMES["agent_hunter"].number(move) for move in moves]


# -- there and back -----------------------------------------------------------------------------


@st.composite
def games_in_play(draw: st.DrawFn) -> tuple[Game, int, dict[str, int], list[int]]:
    """Any game with any options, played at random for a while or to its end."""
    game = draw(st.sampled_from([LITTLE, *GAMES.values()]))
    seats = draw(st.sampled_from(game.seats))
    some = draw(st.lists(st.sampled_from([*game.options, None]), max_size=4))
    options = {o.name: draw(st.integers(o.low, o.high)) for o in some if o}
    try:
        positions = game.start(seats, options)
    except BadOption:  # some sizes do not go together
        options = {}
        positions = game.start(seats, options)
    chance = random.Random(draw(st.integers(0, 2**32)))  # noqa: S311  # a test, not a secret
    moves: list[int] = []
    for _ in range(draw(st.integers(0, 120))):
        if positions["actor"][0] == NOBODY:
            break
        moves.append(chance.choice(game.legal(positions)))
        runs.apply(positions, moves[-1])
    return game, seats, options, moves


@given(games_in_play(), st.text(), st.text(), st.lists(st.text(), max_size=4))
@example((LITTLE, 2, {}, []), '"""', "\\", ["'", "\n", "\r\n", "\t\x00\x7f\x85\u2028"])
@example((LITTLE, 2, {}, []), "moves = 3", "\ufeff", ["\U0001f575", "\U000e0001", "é", " "])
def test_a_record_reads_back_as_the_same_game(
    played: tuple[Game, int, dict[str, int], list[int]],
    title: str,
    source: str,
    players: list[str],
) -> None:
    game, seats, options, moves = played
    text = records.write(
        game, seats, options, moves, title=title, source=source, players=tuple(players)
    )
    read = records.read(text, {game.name: game})

    assert read.game is game
    assert read.seats == seats
    assert read.numbers() == moves
    assert (read.title, read.source, read.players) == (title, source, tuple(players))
    assert game.start(seats, read.options).tobytes() == game.start(seats, options).tobytes()
    assert (
        records.write(
            game, seats, read.options, moves, title=title, source=source, players=read.players
        )
        == text
    )


@given(games_in_play())
def test_a_record_says_who_moves(played: tuple[Game, int, dict[str, int], list[int]]) -> None:
    game, seats, options, moves = played
    read = records.read(records.write(game, seats, options, moves), {game.name: game})

    actors = [int(positions["actor"][0]) for positions, move in read.play() if move >= 0]
    assert [token.actor for token in read.moves] == actors


@given(games_in_play())
def test_a_played_record_gives_each_position_and_the_last(
    played: tuple[Game, int, dict[str, int], list[int]],
) -> None:
    game, seats, options, moves = played
    read = records.read(records.write(game, seats, options, moves), {game.name: game})
    plies = [(positions.tobytes(), move) for positions, move in read.play()]

    again = game.start(seats, options)
    assert [move for _, move in plies] == [*moves, -1]
    assert plies[0][0] == again.tobytes()
    runs.fold(again, np.array(moves, np.int64))
    assert plies[-1][0] == again.tobytes()


def test_only_options_that_differ_from_the_published_game_are_written() -> None:
    text = records.write(GAMES["agent_hunter"], 2, {"decoys": 3, "notes": 1}, [])

    assert "options = { decoys = 3 }" in text
    assert "options" not in records.write(GAMES["agent_hunter"], 2, {"notes": 1}, [])


def test_a_record_is_toml_that_people_read() -> None:
    text = records.write(GAMES["agent_hunter"], 2, {}, agent_hunter(MOVES), players=("Ann", "Bo"))

    assert tomllib.loads(text)["players"] == ["Ann", "Bo"]
    assert tomllib.loads(text)["moves"] == ("0: +7 +0 +4\n1: +5 +3 +9\ndealer: first=0\n0: 3>b\n")


# -- what is understood -------------------------------------------------------------------------


def test_the_good_record_is_read_whole() -> None:
    read = records.read(GOOD, GAMES)

    assert read.title == 'A "first" game'
    assert read.options == {"decoys": 3, "notes": 0}
    assert [token.text for token in read.moves] == MOVES
    assert [token.line for token in read.moves] == [8, 8, 8, 9, 9, 9, 11, 12]
    assert [token.actor for token in read.moves] == [0, 0, 0, 1, 1, 1, DEALER, 0]
    assert read.numbers() == agent_hunter(MOVES)


@pytest.mark.parametrize(
    "text",
    [
        GOOD.replace("\n", "\r\n"),
        "\ufeff" + GOOD,
        GOOD.replace("0: ", "").replace("1: ", "").replace("dealer: ", ""),
        GOOD.replace("0: +7 +0", "0: +7 0: 0: +0"),
        GOOD.replace("+7 +0 +4", "+7\t+0\n\n  # alone\n+4"),
        GOOD.replace("1: +5", "1:\n+5"),
        GOOD.replace('moves = """\n', 'moves = """'),
        GOOD.replace('3>b\n"""', '3>b"""'),
        GOOD.replace('"""', "'''"),
        GOOD.replace("game =", '"game" =').replace("rules =", "'rules'="),
        GOOD + '\nexpect = { points = [0, 0] }\nsource = "page 3"\nplayers = ["Ann", "Bo"]\n',
    ],
)
def test_a_record_may_be_written_by_hand(text: str) -> None:
    assert play(text) == agent_hunter(MOVES)


@pytest.mark.parametrize("moves", ["", "\n", " \n\n # nothing yet\n", "0:", "\n0: # he thinks\n"])
def test_a_record_may_hold_no_moves(moves: str) -> None:
    text = GOOD[: GOOD.index('"""')] + f'"""{moves}"""\n'

    assert play(text) == []
    assert records.read(text, GAMES).game is GAMES["agent_hunter"]


# -- what is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "record-misses", None),
        (GOOD.replace("seats = 2", "seats 2"), "record-not-toml", 5),
        (GOOD.replace("seats = 2", "seats = 2\nseats = 2"), "record-not-toml", 6),
        (GOOD.replace('first=0\n0: 3>b\n"""', "first=0"), "record-not-toml", 12),
        (GOOD.replace("+7", "\\+7"), "record-not-toml", 8),
        (changed("rules = 1\n", ""), "record-misses", None),
        (changed("seats = 2", "seats = 2\nplace = 3"), "record-unknown-key", 6),
        (changed("seats = 2", "seats = 2\nplace.of.birth = 3"), "record-unknown-key", 6),
        (GOOD + "\n[place]\nof = 3\n", "record-unknown-key", 15),
        (changed("seats = 2", 'seats = "2"'), "record-wrong-kind", 5),
        (changed("seats = 2", "seats = true"), "record-wrong-kind", 5),
        (changed("seats = 2", "seats = 2.0"), "record-wrong-kind", 5),
        (changed('"agent_hunter"', "7"), "record-wrong-kind", 3),
        (changed("{ decoys = 3, notes = 0 }", "3"), "record-wrong-kind", 6),
        (changed("seats = 2", 'seats = 2\nplayers = "Ann"'), "record-wrong-kind", 6),
        (changed("tradecraft = 1", "tradecraft = 2"), "record-other-format", 1),
        (changed("rules = 1", "rules = 99"), "record-other-rules", 4),
        (changed("rules = 1", "rules = -1"), "record-other-rules", 4),
        (changed('"agent_hunter"', '"chess"'), "record-line", 3),
        (changed("seats = 2", "seats = 3"), "record-line", 5),
        (changed("seats = 2", "seats = -1"), "record-line", 5),
        (changed("notes = 0", "note = 0"), "record-line", 6),
        (changed("notes = 0", "notes = 2"), "record-line", 6),
        (changed("notes = 0", "notes = 0.0"), "record-line", 6),
        (changed("notes = 0", "notes = []"), "record-line", 6),
        (changed("notes = 0", "spies = 3"), "record-line", 6),
        (changed("+3", "+x"), "record-line", 9),
        (changed("3>b", "3>b 4<b"), "record-line", 12),
        (changed("0: +7", "zero: +7"), "record-line", 8),
        (changed("0: +7", "0:+7"), "record-line", 8),
        (changed("+5 +3", "+5 +5"), "record-refused", 9),
        (changed("+5 +3", "+? +3"), "record-refused", 9),
        (changed("3>b", "7>b"), "record-refused", 12),
        (changed("dealer: first=0\n0: 3>b", "3>b"), "record-refused", 11),
        (changed("1: +5", "0: +5"), "record-out-of-turn", 9),
        (changed("1: +5", "7: +5"), "record-out-of-turn", 9),
        (changed("1: +5", "dealer: +5"), "record-out-of-turn", 9),
        (changed("dealer: first", "0: first"), "record-out-of-turn", 11),
        (changed("dealer: first", "1: first"), "record-out-of-turn", 11),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, key: str, line: int | None) -> None:
    found = refusal(text)

    assert found.key == key
    assert found.facts.get("line") == line
    assert line is None or f"Line {line} of the record" in str(found)


def test_a_refused_move_is_told_with_its_clause() -> None:
    found = refusal(changed("+5 +3", "+5 +5"))

    assert "(AH-3.4)" in str(found)
    assert "+5" in str(found)
    assert found.facts["why"].clause == "AH-3.4"


def test_a_move_out_of_turn_is_told_with_who_is_to_move() -> None:
    assert "seat 1 decides now" in str(refusal(changed("1: +5", "0: +5")))
    assert "the dealer draws now" in str(refusal(changed("dealer: first", "0: first")))


def test_moves_after_the_end_are_refused() -> None:
    text = records.write(
        LITTLE, 2, {}, [LITTLE.number(m) for m in "colour=red number=1 @a ?a".split()]
    )
    after = text.replace("?a", "?a ?b")
    with pytest.raises(BadRecord) as caught:
        records.read(after, {LITTLE.name: LITTLE}).numbers()

    assert caught.value.key == "record-refused"
    assert "The game is over" in str(caught.value)
    assert "(DD-4)" in str(caught.value)


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        ('moves = """\n+7\n+x\n"""', 8),
        ('moves = """\n+7\n+x"""', 8),
        ('moves = """+7\n+x\n"""', 7),
        ('moves = """+x\n"""', 6),
        ('moves = """\n+x"""', 7),
        ('moves = "+x"', 6),
        ('"moves"="+x"', 6),
        ("moves = '''\n\n+x\n'''", 8),
    ],
)
def test_the_line_of_a_move_is_the_one_an_editor_shows(moves: str, line: int) -> None:
    header = 'tradecraft = 1\ngame = "agent_hunter"\nrules = 1\nseats = 2\n# none\n'

    assert refusal(header + moves).facts["line"] == line
    assert refusal((header + moves).replace("\n", "\r\n")).facts["line"] == line


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("a = " + "[" * 100_000, id="lists without end"),
        pytest.param("a = " + "{a=" * 20_000, id="tables without end"),
        pytest.param(changed("seats = 2", "seats = " + "9" * 5_000), id="more than all players"),
        pytest.param(changed("1: +5", "9" * 5_000 + ": +5"), id="a seat beyond counting"),
        pytest.param(GOOD + f'lesson = {{ {"9" * 5_000} = "x" }}', id="a lesson after the end"),
        pytest.param(changed("3>b", "z" * 100_000), id="a long move"),
        pytest.param(changed("agent_hunter", "z" * 100_000), id="a long name"),
        pytest.param("z" * 100_000 + " = 1", id="a long key"),
        pytest.param(changed("notes", "z" * 100_000), id="a long option"),
        pytest.param(changed("notes = 0", 'notes = "' + "z" * 100_000 + '"'), id="a long value"),
        pytest.param(changed("rules = 1", "rules = " + "9" * 4_000), id="a late version"),
        pytest.param("\0" * 1_000_000, id="nothing at all"),
        pytest.param("é\n" * 500_000, id="a long poem"),
        pytest.param(GOOD * 2_000, id="many records"),
    ],
)
def test_whatever_is_in_a_record_is_refused_in_a_sentence(text: str) -> None:
    found = refusal(text)

    assert len(str(found)) < 1_000


@given(
    st.one_of(st.text(), st.text(string.printable), st.binary().map(lambda b: b.decode("latin1")))
)
def test_garbage_is_refused_and_nothing_else_happens(text: str) -> None:
    refusal(text)


@given(st.data())
def test_a_good_record_with_something_changed_is_read_or_refused(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(GOOD)))
    cut = data.draw(st.integers(0, 8))
    text = GOOD[:at] + data.draw(st.text(string.printable, max_size=8)) + GOOD[at + cut :]
    with contextlib.suppress(BadRecord):
        play(text)
