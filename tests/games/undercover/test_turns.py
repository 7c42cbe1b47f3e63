"""A turn, step by step: what is activated, flipped, given instructions and placed (UC-4 to 7)."""

from __future__ import annotations

from games.undercover.meetings import (
    clause,
    files,
    number,
    numbers,
    plane,
    shows,
    staffers,
    table,
)
from tradecraft.games.undercover import GAME

# Red, orange and yellow play: their headquarters lie in a row, red at (0, 0).
ROW = "red orange yellow"


def test_a_turn_has_four_steps_in_their_order() -> None:  # UC-4.2, UC-6.1, UC-7.1
    game = table(ROW, agents="ro")

    assert clause(game, "flip") == clause(game, "rn") == "UC-4.2"
    game.play("top1")
    assert clause(game, "rn") == clause(game, "top2") == "UC-5.2"
    game.play("keep")
    assert files(game)[0] == "a1"  # before it is placed
    assert clause(game, "top2") == clause(game, "keep") == "UC-4.2"
    game.play("rn")
    assert game.actor == 1


def test_the_turn_passes_clockwise_from_the_starting_player() -> None:  # UC-4.1
    game = table(ROW, first=1)
    order = []
    for turn in ("joker on", "joker rn", "joker ye", "top1 keep rw"):
        order.append(game.actor)
        for move in turn.split():
            game.play(move)

    assert order == [1, 2, 0, 1]


def test_a_top_agent_a_free_agent_on_the_table_or_the_own_joker_is_activated() -> None:
    # UC-5.1, UC-5.12, UC-5.13, UC-3.4
    game = table(ROW, agents="ro rp | oy")
    first = game.legal()
    for move in "top1 keep rn top2 keep rw joker ye joker on".split():
        game.play(move)

    assert first == ["top1", "top2", "joker"]
    # Agent 1 is free, as seat 0 has moved its file onto its joker; on agent 7 lies that of seat 1.
    assert files(game) == ["j0", "a7", "j2"]
    assert game.legal() == ["top1", "top2", "a1", "joker"]
    assert clause(game, "a7") == "UC-5.1"
    assert clause(game, "a2") == "UC-5.1"  # it is in its pile
    assert GAME.read("r") is None  # nobody can even say that he takes a headquarters
    for move in "top1 keep a1w a1 keep rs".split():
        game.play(move)
    assert clause(game, "joker") == "UC-5.13"  # it is seat 0 again


def test_an_empty_pile_has_no_top() -> None:  # UC-5.1
    game = table("red blue", agents="ro rp")
    game.positions["left"][0, 0] = 0

    assert clause(game, "top1") == "UC-5.1"
    assert "top1" not in game.legal()


def test_an_agent_is_flipped_in_either_direction() -> None:  # UC-5.2, UC-10.3, UC-1.8
    game = table(ROW, "top1 flip on joker os joker ye top1 keep rw a1", agents="ro rp")

    assert shows(game, "a1") == "o"
    assert game.view(0)["hand"]["side"] == "undercover"
    game.play("flip")
    assert shows(game, "a1") == "r"
    assert game.view(0)["hand"]["side"] == "official"


def test_all_see_the_side_that_was_up_before_a_flip() -> None:  # UC-5.3, UC-H29
    game = table(ROW, "top1", agents="ro oy")

    for viewer in (0, 1, 2, None):
        hand = game.view(viewer)["hand"]
        assert (hand["colour"], hand["side"], hand["flipped"]) == ("red", "official", False)
        assert game.view(viewer)["piles"][0]["top"]["colour"] == "orange"
    assert game.legal() == ["keep", "flip"]


def test_a_flip_is_not_taken_back() -> None:  # UC-5.4
    game = table(ROW, "top1 flip", agents="ro")

    assert clause(game, "flip") == clause(game, "keep") == "UC-4.2"
    assert shows(game, "a1") == "o"


def test_an_agent_says_which_two_colours_its_other_side_can_have() -> None:  # UC-5.5
    game = table(ROW, "top1", agents="ro")

    assert [back["colour"] for back in game.view(0)["hand"]["back"]] == ["orange", "purple"]
    assert "orange or purple" in game.asked(0)


def test_a_joker_is_never_flipped() -> None:  # UC-5.6, UC-6.1
    game = table(ROW, "joker")

    assert clause(game, "flip") == clause(game, "keep") == "UC-4.2"
    assert files(game)[0] == "j0"
    assert "on" in game.legal()


def test_an_agent_that_shows_the_opposite_side_is_not_activated() -> None:
    # UC-5.7, UC-5.8, UC-3.5, UC-10.1
    game = table(ROW, agents="gy or | gb")
    assert game.view(0)["seats"][0]["opposite"] == "green"
    assert clause(game, "top1") == clause(game, "top2") == "UC-5.7"
    assert game.legal() == ["joker"]

    green = "joker os joker rn top1 keep ye top1 keep rw top1 keep rs joker yn"
    game = table(ROW, green, agents="gy or rp")
    assert game.actor == 0
    assert files(game) == ["a2", "a3", "j2"]
    assert clause(game, "a1") == "UC-5.7"


def test_an_agent_that_shows_the_opposite_side_after_the_flip_is_allowed() -> None:  # UC-5.9
    game = table(ROW, "top1 flip", agents="yg")

    assert shows(game, "a1") == "g"
    assert clause(game, "ye") == ""


# Blue and green play two: red, orange and yellow lie in a row, purple below red.
ENCLOSED = "top1 keep os top2 keep ys top1 keep a1s joker pw"


def test_an_agent_with_tiles_on_all_four_sides_can_be_taken() -> None:  # UC-5.10
    game = table("blue green", ENCLOSED, agents="ro rp | or")
    near = numbers(game, "near")[6][:4]

    assert 22 not in near  # each side of agent 1 touches a tile
    assert "a1" in game.legal()


def test_an_agent_can_be_taken_even_if_that_cuts_tiles_off() -> None:  # UC-5.11
    game = table("blue green", f"{ENCLOSED} a1 keep rn", agents="ro rp | or")
    lying = plane(game)

    assert lying["a2"] == (1, 2)
    assert not {(1, 1), (0, 2), (2, 2), (1, 3)} & set(lying.values())


BOTTOM = "joker os joker yn joker j0n top2 keep on"  # and purple can take nothing
BOTTOM_AGENTS = "yo gy gb rp bg pr | oy yg bp pb ro or"


def test_if_nothing_else_can_be_taken_the_bottom_of_a_pile_is_drawn() -> None:  # UC-5.15, UC-H17
    game = table("yellow orange red purple", BOTTOM, BOTTOM_AGENTS, first=3)

    assert game.actor == 3
    assert [clause(game, move) for move in ("top1", "top2", "a7", "joker")] == [
        "UC-5.7",  # both piles show yellow, which is across from purple
        "UC-5.7",
        "UC-5.1",  # it bears a file
        "UC-5.13",
    ]
    assert game.legal() == ["bottom1", "bottom2"]
    game.play("bottom1")
    assert game.view(0)["hand"] | {"back": 0} == {
        "name": "a6",
        "kind": "agent",
        "colour": "purple",
        "side": "official",
        "back": 0,
        "flipped": False,
        "from": None,
    }
    assert [pile["left"] for pile in game.view(0)["piles"]] == [5, 5]
    assert game.view(0)["piles"][0]["top"]["name"] == "a1"  # the top stays where it is
    assert game.legal() == ["keep", "flip"]


def test_nobody_draws_from_the_bottom_who_can_take_something_else() -> None:  # UC-5.15
    game = table(ROW, agents="ro")

    assert clause(game, "bottom1") == "UC-5.15"
    game = table("yellow orange red purple", BOTTOM, BOTTOM_AGENTS, first=3)
    game.positions["left"][0, 0] = 0
    assert clause(game, "bottom1") == "UC-5.1"
    assert game.legal() == ["bottom2"]


def test_from_the_bottom_even_the_opposite_side_is_taken() -> None:  # UC-13.9, UC-H17
    game = table("yellow orange red purple", BOTTOM, BOTTOM_AGENTS, first=3)
    game.positions["left"][0, 0] = 1  # the top, which is yellow, is the bottom too

    assert clause(game, "top1") == "UC-5.7"
    game.play("bottom1")
    assert shows(game, "a1") == "y"
    assert game.view(3)["piles"][0]["left"] == 0


def test_the_instructions_file_moves_to_the_tile_that_was_activated() -> None:
    # UC-6.1, UC-6.2, UC-10.2
    game = table(ROW, agents="ro rp or")
    seen = []
    for turn in ("top1 keep rn", "joker os", "joker ye", "top1 keep rw"):
        for move in turn.split():
            game.play(move)
        seen.append(files(game))

    assert seen == [["a1", "-", "-"], ["a1", "j1", "-"], ["a1", "j1", "j2"], ["a2", "j1", "j2"]]
    assert game.view(0)["seats"][0]["file"] == "a2"


def test_the_own_file_bars_a_tile_as_well() -> None:  # UC-6.3, UC-G19
    game = table(ROW, "top1 keep rn joker os joker ye", agents="ro")

    assert game.actor == 0
    assert clause(game, "a1") == "UC-5.1"


# -- step 3 ---------------------------------------------------------------------------------------


def test_a_tile_is_placed_edge_to_edge_with_another() -> None:  # UC-7.1, UC-10.5
    game = table(ROW, "top1 keep", agents="ro")

    assert clause(game, "rne") == "UC-7.6"  # a corner is not enough
    assert clause(game, "re") == "UC-7.1"  # orange is there
    assert clause(game, "a7n") == clause(game, "j1n") == "UC-7.1"  # those are not on the table
    assert clause(game, "a1n") == "UC-7.1"  # nor is the one in hand


def test_beside_an_agent_lie_its_own_colour_its_two_neighbours_and_jokers() -> None:
    # UC-7.2, UC-12.10, UC-G25
    game = table("yellow blue", "joker pw top1 keep", agents="ro")  # r o . above p . g
    fits = {tile: clause(game, f"{tile}n" if tile in "ro" else f"{tile}s") for tile in "ropg"}

    assert fits == {"r": "", "o": "", "p": "", "g": "UC-7.2"}
    assert clause(game, "j0w") == ""  # a joker, whoever placed it
    assert clause(game, "oe") == "UC-7.2"  # orange agrees, but green lies below that place
    assert clause(game, "os") == "UC-7.2"  # orange and purple agree, green does not


def test_a_place_is_named_after_the_first_tile_that_it_touches() -> None:  # UC-7.1
    game = table("yellow blue", "joker rw joker rn top1 keep", agents="ro")

    refusal = game.why_not("j1w")

    assert clause(game, "j0n") == ""
    assert refusal is not None
    assert (refusal.key, refusal.clause) == ("refused-named-otherwise", "UC-7.1")


def test_an_agent_that_was_not_flipped_goes_to_another_place() -> None:  # UC-7.3, UC-7.4, UC-10.4
    game = table(ROW, "top1 keep rn joker os joker ye joker rw a1", agents="ro")
    kept, flipped = game.copy(), game.copy()
    kept.play("keep")
    flipped.play("flip")

    assert clause(kept, "rn") == "UC-7.3"
    assert clause(kept, "rs") == ""
    assert clause(flipped, "rn") == ""
    assert shows(flipped, "a1") == "o"


def test_a_joker_is_placed_beside_any_tiles() -> None:  # UC-7.8, UC-12.8
    # Purple, yellow and green play; an orange agent comes west of the yellow headquarters.
    game = table("purple yellow green", "top1 keep yw", agents="or | ro")
    agent = game.copy()
    for move in ("top2", "keep"):
        agent.play(move)
    game.play("joker")

    assert clause(agent, "gw") == "UC-7.2"
    assert clause(game, "gw") == ""
    game.play("gw")
    assert plane(game) == {
        "y": (2, 0),
        "p": (0, 1),
        "g": (2, 1),
        "a1": (1, 0),
        "j1": (1, 1),  # a joker beside orange, purple and green
    }
    assert shows(game, "a1") == "o"


# Orange, red and purple play: r o above p. Nothing there goes with a green agent.
NOWHERE = "orange red purple"


def test_an_agent_that_fits_nowhere_touches_tiles_at_a_corner() -> None:  # UC-7.6, UC-H18
    game = table(NOWHERE, "top1 keep", agents="gb")

    assert set(game.legal()) == {"rnw", "one", "ose", "pse", "psw"}
    assert clause(game, "rn") == "UC-7.2"
    assert clause(game, "rne") == "UC-H18"  # orange is edge to edge with that place
    assert clause(game, "rse") == "UC-H18"
    assert clause(game, "osw") == "UC-7.1"  # there is purple
    game.play("one")
    assert plane(game)["a1"] == (2, -1)


def test_after_a_placement_at_a_corner_nothing_is_evaluated() -> None:  # UC-7.7
    # In the second round, jokers do not count as company by option: green fits nowhere.
    moves = "joker on joker rn joker ps top1 keep"
    game = table(NOWHERE, moves, "gb", jokers_do_not_suffice=1)

    assert number(game, "rounds") == 2
    for place in game.view(0)["places"]:
        assert (place["misplaced"], place["evaluated"], place["spaces"]) == (True, False, 0)
    game.play("ose")
    assert staffers(game, 0) == {}


def test_not_fitting_is_judged_by_the_side_that_is_up() -> None:  # UC-H32
    flipped = table(NOWHERE, "top1 flip", agents="gy bp")  # yellow goes beside orange
    kept = table(NOWHERE, "top1 keep", agents="gy bp")

    assert clause(flipped, "on") == ""
    assert clause(flipped, "one") == "UC-7.6"
    assert clause(kept, "on") == "UC-7.2"
    assert clause(kept, "one") == ""


def test_not_fitting_is_judged_without_the_place_that_an_agent_came_from() -> None:
    # UC-H32, UC-7.3, UC-H18
    # A yellow agent lies north of orange, and nowhere else goes with it: east of orange lies red.
    moves = "top1 keep on top2 keep oe top2 keep pw top1 keep rw a1 keep"
    game = table(NOWHERE, moves, agents="yg rp | ro pb")

    assert clause(game, "on") == "UC-7.3"
    assert all(place["misplaced"] for place in game.view(0)["places"])


def test_a_misplaced_agent_that_is_kept_does_not_stay_where_it_is() -> None:  # UC-7.3, UC-H18
    moves = "top1 keep one top2 keep rn top2 keep ps top1 keep rw top2 keep a7n a1"
    game = table(NOWHERE, moves, agents="gb rp | ro pb or")
    kept, flipped = game.copy(), game.copy()
    kept.play("keep")
    flipped.play("flip")

    assert all(place["misplaced"] for place in kept.view(0)["places"])
    assert clause(kept, "one") == "UC-7.3"
    assert "one" not in kept.legal()
    assert clause(kept, "ose") == ""
    assert not any(place["misplaced"] for place in flipped.view(0)["places"])  # blue, with purple
