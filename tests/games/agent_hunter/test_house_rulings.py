"""What the booklet leaves open: each ruling of the house, and its other setting."""

from __future__ import annotations

from typing import Any, Final

import pytest

import tradecraft as tc
from games.agent_hunter.hunting import HIDDEN, clause, face, play, side, spies, table
from tradecraft.games.agent_hunter import GAME
from tradecraft.games.agent_hunter.rules import (
    ACT,
    HAND,
    HIGHER,
    HIT,
    LOWER,
    NOBODY_HOME,
    QUIET,
    SILENCE,
)
from tradecraft.kernel.layout import NOBODY

SAME: Final = "+5 +0 +4  +5 +3 +9"  # an attack from a against a is a hit
TWIN: Final = "+7 +0 +3  +5 +3 +9"  # whoever loses the 3 of his c finds its twin in the other's b

# A last hit from hideout a, and a last failed attack whose twin lay in a hideout.
LAST_HIT: Final = f"{SAME} 3>b 1>c 9>c 1>c a>a"
LAST_FAILED: Final = f"{TWIN} a>b 1>c b>a 1>c c>a"

# Equal points; all that T.A.R.G.E.T. has outside the hand is the 0, so the sums are equal too.
DRAWN: Final = f"{HIDDEN} a^ +7 *a 7>a 3>b 4>c 5>a 1>b 9>c"
# Equal points, and T.A.R.G.E.T. has the 4 outside the hand.
LOST_BY_SUMS: Final = f"{HIDDEN} a^ +7 *a 1>b a^ +7 *a 7>a 3>b 1>b 5>a 1>b 9>c"


def waiting(game: tc.Play) -> tuple[Any, ...]:
    """Say who is to do what where."""
    seen = game.view(None)
    return game.actor, seen["step"], seen["waiting"]


# -- derived: these cannot happen, or follow from the words ---------------------------------------


def test_with_zero_the_answer_is_never_lower_and_with_nine_never_higher() -> None:  # AH-G13
    answers: dict[int, set[int]] = {0: set(), 9: set()}
    for hidden in range(10):
        others = [spy for spy in range(10) if spy != hidden][:2]
        for spy, heard in answers.items():
            hides = f"+1 +2 +3  +{hidden} +{others[0]} +{others[1]}"
            heard.add(int(play(f"{hides} {spy}>a").answer))

    assert answers == {0: {HIGHER, HIT}, 9: {LOWER, HIT}}


# -- refill after the end -------------------------------------------------------------------------


def test_no_hideout_is_refilled_after_a_hit_that_ends_the_game() -> None:  # AH-H3
    game = table(LAST_HIT)

    assert game.actor is None
    assert spies(game, 0, 0) == [None, 0, 4]
    assert side(game, 1, None)["hideouts"][0]["spy"] == 5  # it is placed


def test_no_hideout_is_refilled_after_a_failed_attack_that_ends_the_game() -> None:  # AH-H3
    game = table(LAST_FAILED)

    assert game.actor is None
    assert spies(game, 1, 1) == [5, None, 9]
    assert side(game, 0, None)["hideouts"][2]["spy"] == 3  # it is placed


def test_switched_a_last_hit_is_followed_by_a_refill() -> None:  # AH-H3
    game = table(LAST_HIT, refill_at_end=1)
    assert waiting(game) == (0, "refill", "a")
    assert game.winners == []

    game.play("+8")
    assert game.actor is None
    assert spies(game, 0, 0) == [8, 0, 4]
    assert game.winners == [0]


def test_switched_a_last_failed_attack_is_followed_by_a_refill() -> None:  # AH-H3
    game = table(LAST_FAILED, refill_at_end=1)
    assert waiting(game) == (1, "refill", "b")

    game.play("+8")
    assert game.actor is None
    assert spies(game, 1, 1) == [5, 8, 9]
    assert game.winners == [1]


# -- the tie-break --------------------------------------------------------------------------------


def test_spies_in_hideouts_do_not_break_a_tie() -> None:  # AH-H4
    pos = play(LOST_BY_SUMS)

    assert pos.sums.tolist() == [1 + 2 + 6 + 8, 1 + 2 + 6 + 8 + 0 + 4]
    assert pos.winner == 1


def test_switched_spies_in_hideouts_count_too() -> None:  # AH-H4
    game = table(LOST_BY_SUMS, tie_counts_hideouts=1)

    assert game.positions["sums"][0].tolist() == [1 + 2 + 6 + 8 + 0 + 4] * 2
    assert game.winners == [0, 1]


# -- decoys on ruins ------------------------------------------------------------------------------


def test_a_decoy_may_go_beside_a_ruin_and_is_a_sure_point() -> None:  # AH-H5
    game = table(f"{HIDDEN} 3>b a^ +5 *b", first=0)

    assert game.positions["decoys"][0, 1].tolist() == [0, 1, 0]
    assert game.points == [2, 0]


def test_a_decoy_beside_a_ruin_is_to_be_confirmed() -> None:  # AH-H5
    game = table(f"{HIDDEN} 3>b a^ +5")
    seen = GAME.masked(game.positions, 1)[0]
    warned = {move for move in game.legal() if GAME.warn(seen, GAME.number(move))}

    assert warned == {"*b"}


def test_switched_no_decoy_goes_beside_a_ruin() -> None:  # AH-H5
    game = table(f"{HIDDEN} 3>b a^ +5", decoys_on_ruins=0)

    assert game.legal() == ["*a", "*c"]
    assert clause(game, "*b") == "AH-H5"


# -- attacks on ruins -----------------------------------------------------------------------------


def test_a_ruin_is_neither_attacked_nor_attacks() -> None:  # AH-H6
    game = table(f"{HIDDEN} 3>b 1>a")
    assert not [move for move in game.legal() if move.endswith(">b")]
    assert clause(game, "5>b") == clause(game, "a>b") == "AH-H6"

    game.play("1>a")
    assert not [move for move in game.legal() if move.startswith("b")]
    assert clause(game, "b>a") == "AH-H6"


@pytest.mark.parametrize("attack", ["5>b", "a>b"])
def test_switched_an_attack_on_a_ruin_finds_nobody_and_changes_nothing(attack: str) -> None:
    """The spy is shown, and the turn is over (AH-H6)."""
    game = table(f"{HIDDEN} 3>b 1>a", attack_ruins=1)
    assert attack in game.legal()

    before = play(f"{HIDDEN} 3>b 1>a", attack_ruins=1)
    after = play(f"{HIDDEN} 3>b 1>a {attack}", attack_ruins=1)

    assert after.answer == NOBODY_HOME
    assert after.shown == (5 if attack == "5>b" else 7)
    assert after.where.tolist() == before.where.tolist()
    assert after.ruined.tolist() == before.ruined.tolist()
    assert (after.actor, after.step, after.turns) == (1, ACT, 3)
    assert after.quiet == 2


def test_switched_a_ruin_cannot_attack_all_the_same() -> None:  # AH-H6
    game = table(f"{HIDDEN} 3>b", attack_ruins=1)

    assert clause(game, "b>a") == "AH-H6"


# -- the answer to a lost attack ------------------------------------------------------------------


@pytest.mark.parametrize(("attack", "answer"), [("c>a", "higher"), ("a>a", "lower")])
def test_a_lost_attack_from_a_hideout_is_answered_first(attack: str, answer: str) -> None:
    """The answer follows, and then the twin is revealed (AH-G7, AH-H7)."""
    game = table(f"{HIDDEN} {attack}")

    assert game.view(None)["answer"] == answer
    could_be = side(game, 1, None)["hideouts"][0]["could_be"]
    assert could_be == ([5, 6, 7, 8, 9] if answer == "higher" else [0, 1, 2, 3, 4, 5, 6])


def test_all_see_the_twin_and_where_it_came_from() -> None:  # AH-G7, AH-H7
    in_hand, in_hideout = table(f"{HIDDEN} a>b"), table(f"{TWIN} c>a")

    assert in_hand.positions["twin"][0] == HAND
    assert in_hideout.positions["twin"][0] == 1
    for viewer in (0, 1, None):
        assert spies(in_hand, 0, viewer)[0] == 7
        assert spies(in_hideout, 0, viewer)[2] == 3
        assert side(in_hideout, 1, viewer)["hideouts"][1]["state"] == "empty"


@pytest.mark.parametrize("attack", ["c>a", "a>a"])
def test_switched_a_lost_attack_is_not_answered(attack: str) -> None:  # AH-H7
    game = table(f"{HIDDEN} {attack}", answer_when_lost=0)

    assert game.positions["answer"][0] == SILENCE
    assert game.positions["twin"][0] == HAND  # that much is still seen
    spy = 4 if attack == "c>a" else 7
    could_be = side(game, 1, None)["hideouts"][0]["could_be"]
    assert could_be == [other for other in range(10) if other != spy]


def test_switched_all_other_attacks_are_answered_still() -> None:  # AH-H7
    assert play(f"{HIDDEN} 2>b", answer_when_lost=0).answer == HIGHER
    assert play(f"{HIDDEN} 6>b", answer_when_lost=0).answer == LOWER
    assert play(f"{SAME} a>a", answer_when_lost=0).answer == HIT


# -- true answers ---------------------------------------------------------------------------------


def test_every_answer_is_given_and_is_true() -> None:  # AH-H8
    for hidden in range(10):
        for spy in range(10):
            mine = [f"+{other}" for other in range(10) if other != spy][:3]
            theirs = [f"+{other}" for other in range(10) if other != hidden][:2]
            pos = play(" ".join([*mine, f"+{hidden}", *theirs, f"{spy}>a"]))

            assert pos.answer == (HIT if hidden == spy else HIGHER if hidden > spy else LOWER)


# -- what is noted --------------------------------------------------------------------------------


def test_a_spy_that_attacked_is_noted_to_be_in_the_hand() -> None:  # AH-H9
    game = table(f"{HIDDEN} 6>b")

    for viewer in (0, 1, None):
        assert side(game, 0, viewer)["surely_in_hand"] == [6]
        assert side(game, 1, viewer)["hideouts"][1]["could_be"] == [0, 1, 2, 3, 4, 5]


def test_a_spy_taken_up_is_noted_until_it_may_have_been_laid_down_again() -> None:  # AH-H9
    taken_up, laid = table(f"{HIDDEN} a^"), table(f"{HIDDEN} 6>b 1>a a^ +7 *a")

    assert side(taken_up, 0, 1)["surely_in_hand"] == [7]
    assert side(laid, 0, 1)["surely_in_hand"] == []
    could_be = [hideout["could_be"] for hideout in side(laid, 0, 1)["hideouts"]]
    assert could_be[0] == list(range(10))
    assert could_be[1] == could_be[2] == [0, 1, 2, 3, 4, 5, 8, 9]


def test_switched_nothing_is_noted() -> None:  # AH-H9
    game = table(f"{HIDDEN} 6>b", notes=0)

    for viewer in (0, 1, None):
        for seat in (0, 1):
            seen = side(game, seat, viewer)
            assert seen["surely_in_hand"] is None
            assert [hideout["could_be"] for hideout in seen["hideouts"]] == [None] * 3


# -- quiet turns ----------------------------------------------------------------------------------


def test_sixty_quiet_turns_end_the_game_as_it_stands() -> None:  # AH-H10, AH-H16
    game = table(f"{HIDDEN} 3>b " + "1>a " * 59)
    assert game.actor is not None

    game.play("1>a")
    assert game.actor is None
    assert game.positions["ending"][0] == QUIET
    assert game.positions["turns"][0] == 61
    assert game.winners == [0]  # one point to none


def test_another_number_of_quiet_turns_can_be_agreed_on() -> None:  # AH-H10
    assert play(f"{HIDDEN} 1>a", quiet_turns=2).actor == 1
    assert play(f"{HIDDEN} 1>a 1>a", quiet_turns=2).ending == QUIET
    assert play(f"{HIDDEN} 1>a", quiet_turns=1).ending == QUIET


@pytest.mark.parametrize("event", ["a^ +7 *a", "3>b", "a>b"])
def test_a_switch_or_a_ruin_of_either_side_begins_the_count_anew(event: str) -> None:  # AH-H16
    game = table(f"{HIDDEN} 1>a 1>c {event}", quiet_turns=3)
    assert game.positions["quiet"][0] == 0

    for move in ("1>c", "1>c"):
        game.play(move)
    assert game.actor is not None
    game.play("1>c")
    assert game.positions["ending"][0] == QUIET


def test_a_last_quiet_turn_that_brings_a_ruin_does_not_end_the_game() -> None:  # AH-H16
    assert play(f"{HIDDEN} 1>a 1>a 3>b", quiet_turns=3).actor == 1
    assert play(f"{HIDDEN} 1>a 1>a a^", quiet_turns=3).actor == 0


def test_switched_rounds_of_two_turns_are_counted() -> None:  # AH-H16
    assert play(f"{HIDDEN} 1>a 1>a 1>a", quiet_turns=2, quiet_rounds=1).actor == 1
    assert play(f"{HIDDEN} 1>a 1>a 1>a 1>a", quiet_turns=2, quiet_rounds=1).ending == QUIET


# -- hiding at the same time ----------------------------------------------------------------------


def test_who_hides_second_sees_three_face_down_cards_and_no_more() -> None:  # AH-H11
    games = [table(hides) for hides in ("+7 +0 +4", "+1 +2 +3", "+9 +8 +0")]

    assert games[0].view(1) == games[1].view(1) == games[2].view(1)
    assert games[0].view(None) == games[1].view(None) == games[2].view(None)
    assert spies(games[0], 0, 1) == [None, None, None]
    assert side(games[0], 0, 1)["surely_in_hand"] == []
    assert [face(table(""), "+7", viewer) for viewer in (0, 1, None)] == ["+7", "+?", "+?"]


def test_nobody_acts_on_what_the_other_hid_before_both_have_hidden() -> None:  # AH-H11
    for laid in range(6):
        game = table(" ".join(HIDDEN.split()[:laid]))

        assert game.view(None)["step"] == "hide"
        assert clause(game, "1>a") == "AH-3.3"


# -- sides and beginning --------------------------------------------------------------------------


def test_the_first_seat_is_target_and_the_second_the_men_in_mask() -> None:  # AH-H14
    assert [seat["side"] for seat in table("").view(None)["sides"]] == ["target", "masks"]


def test_switched_the_sides_are_swapped() -> None:  # AH-H14
    game = table("", sides_swapped=1)

    assert [seat["side"] for seat in game.view(None)["sides"]] == ["masks", "target"]


def actors(game: tc.Play, moves: str) -> list[int | str | None]:
    """Play these moves and name who decided at each, and who decides after them."""
    found: list[int | str | None] = [game.actor]
    for move in moves.split():
        game.play(move)
        found.append(game.actor)
    return found


@pytest.mark.parametrize("first", [0, 1])
def test_who_begins_is_drawn_after_both_have_hidden(first: int) -> None:  # AH-H14
    game = tc.start("agent_hunter", dealer="manual")

    asked = actors(game, f"{HIDDEN} first={first}")
    assert asked == [0, 0, 0, 1, 1, 1, tc.DEALER, first]


@pytest.mark.parametrize("first", [0, 1])
def test_switched_who_begins_is_drawn_before_anybody_hides(first: int) -> None:  # AH-H14
    game = tc.start("agent_hunter", dealer="manual", options={"begin_before_hiding": 1})

    asked = actors(game, f"first={first} {HIDDEN}")
    assert asked == [tc.DEALER, 0, 0, 0, 1, 1, 1, first]
    assert game.positions["turn"][0] == first


# -- what is shown at the end ---------------------------------------------------------------------


def test_at_the_end_spies_in_intact_hideouts_stay_hidden() -> None:  # AH-H15
    game = table(f"{HIDDEN} 3>b 1>c 5>a 1>c 9>c")

    assert spies(game, 0, 1) == spies(game, 0, None) == [None, None, None]
    assert side(game, 0, 1)["hand"] is None
    assert [side(game, seat, None)["sum"] for seat in (0, 1)] == [None, None]


def test_on_equal_points_the_sums_of_both_hands_are_told_to_all() -> None:  # AH-H15
    game = table(LOST_BY_SUMS)

    for viewer in (0, 1, None):
        assert [side(game, seat, viewer)["sum"] for seat in (0, 1)] == [17, 21]
    assert spies(game, 0, None) == [7, None, None]


def test_a_spectator_sees_what_both_players_see() -> None:  # AH-H15
    for moves in ("", "6>b", "6>b 1>a a^ +8 *b", "3>b 1>c 5>a 1>c 9>c"):
        game = table(f"{HIDDEN} {moves}")

        assert side(game, 0, None) == side(game, 0, 1)
        assert side(game, 1, None) == side(game, 1, 0)


def test_switched_all_spies_are_shown_at_the_end_and_not_before() -> None:  # AH-H15
    game = table(f"{HIDDEN} 3>b 1>c 5>a 1>c", open_end=1)
    assert spies(game, 0, 1) == [None, None, None]

    game.play("9>c")
    for viewer in (1, None):
        assert spies(game, 0, viewer) == [7, 0, 4]
        assert side(game, 0, viewer)["hand"] == [1, 2, 6, 8]


# -- a drawn game ---------------------------------------------------------------------------------


def test_a_draw_is_a_first_place_shared_by_both() -> None:  # AH-H17
    game = table(DRAWN)

    assert game.points == [3, 3]
    assert game.winners == [0, 1]
    assert game.returns == [0, 0]


def test_switched_a_draw_is_lost_by_both() -> None:  # AH-H17
    game = table(DRAWN, draw_is_shared=0)

    assert game.actor is None
    assert game.winners == []
    assert game.returns == [-1, -1]
    assert game.positions["winner"][0] == NOBODY
