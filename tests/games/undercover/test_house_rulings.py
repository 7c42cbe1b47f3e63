"""What the rulebook leaves open, as the house plays it and as it can be agreed on (UC-H, UC-G).

Where headquarters lie is tried in test_setting_up, ties and limits in test_end.
"""

from __future__ import annotations

from typing import Final

from games.undercover.meetings import clause, plane, shows, table

ROW: Final = "red orange yellow"
NOWHERE: Final = "orange red purple"  # where no green agent fits


def test_a_face_up_colour_leaves_two_backs_until_one_twin_was_seen() -> None:
    # UC-5.14, UC-H20, UC-3.3
    game = table(ROW, agents="ro oy | rp")
    piles = [game.view(None)["piles"][pile]["top"]["back"] for pile in (0, 1)]
    for move in "top1 flip on".split():
        game.play(move)

    for back in piles:
        assert back == [{"colour": "orange", "odds": 1}, {"colour": "purple", "odds": 1}]
    assert game.view(1)["piles"][1]["top"]["back"] == [{"colour": "purple", "odds": 1}]


def test_the_make_up_of_the_piles_tells_of_backs_too() -> None:  # UC-5.14, UC-2.18
    # Each pile holds one agent of undercover orange. In pile 1 that was the yellow one: so the red
    # agent below it is not.
    game = table("yellow green", "top1 flip on", agents="yo rp")

    assert shows(game, "a1") == "o"
    assert game.view(0)["piles"][0]["top"]["colour"] == "red"
    assert game.view(0)["piles"][0]["top"]["back"] == [{"colour": "purple", "odds": 1}]


def test_what_all_have_seen_can_be_left_to_memory() -> None:  # UC-H20, UC-5.5
    game = table(ROW, "top1 flip on", agents="ro oy | rp", backs_hidden=1)
    tile = next(tile for tile in game.view(0)["tiles"] if tile["name"] == "a1")

    assert [back["colour"] for back in tile["back"]] == ["red", "yellow"]
    assert len(game.view(0)["piles"][1]["top"]["back"]) == 2
    for move in "joker os joker ye top2 keep rw a1".split():
        game.play(move)
    assert "red or yellow" in game.asked(1)


def test_taken_tokens_are_hidden_from_the_others() -> None:  # UC-H22
    for told in (0, 1):
        game = table(ROW, tokens_open=told)
        game.positions["won"][0, 1, 1] = 7
        mine, theirs, nobodys = (game.view(v)["seats"][1] for v in (1, 0, None))

        assert (mine["tokens"], mine["points"]) == ({"orange": 7}, 7)
        for seen in (theirs, nobodys):
            assert seen["tokens"] == {"orange": 7 if told else None}
            assert seen["points"] == (7 if told else None)


def test_at_the_end_all_tokens_are_shown() -> None:  # UC-9.2, UC-H22
    game = table(ROW, "joker on joker rn", round_limit=1)
    game.positions["won"][0, 1, 1] = 7
    for move in ("joker", "ye"):
        game.play(move)

    assert game.view(None)["seats"][1]["tokens"] == {"orange": 7}


def test_an_agent_may_lie_beside_jokers_alone() -> None:  # UC-H26
    moves = "joker on joker rn joker ps top1 keep"
    house = table(NOWHERE, moves, "gb")
    other = table(NOWHERE, moves, "gb", jokers_do_not_suffice=1)

    assert clause(house, "j0n") == ""
    assert clause(other, "j0n") == "UC-H26"
    joker = table(ROW, "joker on joker", jokers_do_not_suffice=1)
    assert clause(joker, "j0n") == ""  # a joker has no such need


def test_headquarters_and_jokers_will_do_at_a_corner() -> None:  # UC-H31, UC-H18
    moves = "top1 keep one top2 keep rn top2 keep ps top1 keep rw top2 keep a7n a1 keep"
    house = table(NOWHERE, moves, "gb rp | ro pb or")
    other = table(NOWHERE, moves, "gb rp | ro pb or", touch_agents=1)
    none_yet = table(NOWHERE, "top1 keep", "gb", touch_agents=1)

    assert clause(house, "ose") == ""
    assert clause(other, "ose") == "UC-H31"  # there orange and purple touch it, and no agent
    assert clause(other, "a2sw") == ""
    assert clause(none_yet, "ose") == ""  # if it can


def test_a_tile_that_fits_nowhere_may_be_chosen() -> None:  # UC-H32
    game = table(NOWHERE, agents="gb rp | ro")

    assert clause(game, "top2") == clause(game, "top1") == ""
    for move in ("top1", "keep", "one"):
        game.play(move)
    assert plane(game)["a1"] == (2, -1)


def test_a_joker_goes_with_everything_whoever_placed_it() -> None:  # UC-G25
    before = ("", "top1 keep rw", "top1 keep rw top2 keep on")
    for owner, moves in enumerate(before):
        game = table(ROW, f"{moves} joker rn top1 keep", agents="ro rp | or")
        assert clause(game, f"j{owner}n") == ""
