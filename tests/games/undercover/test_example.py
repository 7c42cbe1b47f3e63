"""The examples of the rulebook (UC-12); the first of them is the room's lesson, too."""

from __future__ import annotations

from typing import Final

import pytest

import tradecraft as tc
from games.undercover.meetings import TILES, clause, files, plane, shows, staffers, table, won
from tradecraft.games.undercover import GAME
from tradecraft.kernel import records
from tradecraft.registry import GAMES

LESSON: Final = GAME.folder / "records" / "first-meetings.toml"
PURPLE: Final = 67  # moves, and then it is her turn


def lesson(moves: int) -> tc.Play:
    """Play the lesson up to here."""
    record = records.read(LESSON.read_text(encoding="utf-8"), GAMES)
    game = tc.start(GAME, record.seats, record.options, dealer="manual")
    for token in record.moves[:moves]:
        game.play(token.text)
    return game


def test_the_tokens_of_the_lesson_lie_as_in_the_sample() -> None:  # UC-12.1
    lanes = lesson(PURPLE).view(1)["lanes"]
    tokens = ["".join(str(s["token"]) for s in lane["spaces"] if s["token"]) for lane in lanes]

    assert tokens == ["47658", "78546", "86547", "84675", "56874", "87456"]


def test_purple_may_take_nothing_with_a_file_and_nothing_yellow() -> None:  # UC-12.2
    game = lesson(PURPLE)

    assert game.view(1)["seats"][1]["colour"] == "purple"
    assert game.view(1)["seats"][1]["opposite"] == "yellow"
    assert game.view(1)["piles"][0]["top"]["colour"] == "yellow"
    assert clause(game, "top1") == "UC-5.7"
    assert files(game) == ["a9", "a3", "a4"]
    assert [clause(game, agent) for agent in files(game)] == ["UC-5.1"] * 3
    assert "top2" in game.legal()


def test_she_flips_a_blue_agent_to_green_and_puts_her_file_on_it() -> None:  # UC-12.3, UC-12.4
    game = lesson(PURPLE)

    game.play("top2")
    assert shows(game, "a10") == "b"
    game.play("flip")
    assert shows(game, "a10") == "g"
    assert files(game)[1] == "a10"


def test_she_places_it_beside_yellow_and_blue_and_takes_a_token() -> None:
    # UC-12.5, UC-12.6, UC-12.7
    game = lesson(PURPLE + 2)
    place = next(place for place in game.view(1)["places"] if place["move"] == "a2e")
    before = staffers(game, 1)
    game.play("a2e")

    assert [shows(game, tile) for tile in place["meets"]] == ["y", "b"]
    assert [(a["colour"], a["steps"]) for a in place["advances"]] == [
        *(("yellow", 1), ("green", 2), ("blue", 1))
    ]
    assert before == {"y": 4, "g": 1}
    assert staffers(game, 0)["y"] == 5  # there hers would end
    assert staffers(game, 1) == {"y": 6, "g": 3, "b": 1}
    assert won(game, 1) == {"y": 8}
    assert place["points"] == 16


def test_a_joker_stands_where_no_agent_could() -> None:  # UC-12.8, UC-7.8
    game = table("purple yellow green", "top1 keep yw", agents="or | ro")
    joker, agent = game.copy(), game.copy()
    for move in ("joker", "gw"):
        joker.play(move)
    for move in ("top2", "keep"):
        agent.play(move)

    assert plane(joker) == {
        "y": (2, 0),
        "p": (0, 1),
        "g": (2, 1),
        "a1": (1, 0),
        "j1": (1, 1),  # a joker beside orange, purple and green
    }
    assert shows(joker, "a1") == "o"
    for colour in range(6):
        agent.positions["shows"][0, TILES.index("a7")] = colour
        assert clause(agent, "gw") == "UC-7.2"


@pytest.mark.parametrize(
    ("agents", "moves"),
    [
        # An orange agent, flipped, beside the red headquarters:
        ("ro", "joker ye joker on joker rn top1 flip rs"),
        # an orange one, not flipped, beside a red agent and the orange headquarters;
        ("ro | or", "joker ye top1 keep rs joker on top2 keep os"),
        # a red one, not flipped, beside an orange agent and the orange headquarters.
        ("or | ro", "joker ye top1 keep rs joker on top2 keep os"),
    ],
)
def test_yellow_advances_two_spaces_in_orange_and_one_in_red(agents: str, moves: str) -> None:
    # UC-12.9, UC-G30
    game = table("red orange yellow", moves, agents=agents, first=2)

    assert staffers(game, 2) == {"r": 1, "o": 2}


def test_the_three_colours_that_an_agent_may_be_beside() -> None:  # UC-12.10, UC-7.2
    game = table("red orange yellow", "top1 keep", agents="ro")
    beside: dict[int, list[int]] = {}
    for own in range(6):
        for other in range(6):
            game.positions["shows"][0, TILES.index("a1")] = own
            game.positions["shows"][0, TILES.index("r")] = other
            if clause(game, "rn") == "":
                beside.setdefault(own, []).append(other)

    assert beside == {own: sorted({(own - 1) % 6, own, (own + 1) % 6}) for own in range(6)}
