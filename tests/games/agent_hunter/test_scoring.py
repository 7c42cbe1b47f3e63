"""How a game ends, who has won it, and the examples of the booklet."""

from __future__ import annotations

import pytest

from games.agent_hunter.hunting import HIDDEN, clause, play, table
from tradecraft.games.agent_hunter.rules import BOTH, GONE, OVER
from tradecraft.kernel.layout import UNKNOWN

# T.A.R.G.E.T. has laid one decoy on each of its hideouts b and c. It destroys all three of the
# Men in Mask, one with a decoy beside it; they have destroyed its a, with two decoys beside it.
BOOKLET = f"""{HIDDEN}
    a^ +7 *a  b^ +3 *b
    a^ +7 *a  1>b
    b^ +0 *b  1>b
    c^ +4 *c  7>a
    3>b       1>b
    5>a       1>b
    9>c
"""


# -- the end ------------------------------------------------------------------------------------


def test_the_game_ends_at_once_when_a_third_hideout_falls() -> None:  # AH-9.1
    game = table(f"{HIDDEN} 3>b 1>c 5>a 1>c 9>c")

    assert game.actor is None
    assert game.legal() == []
    assert clause(game, "1>b") == "AH-9.1"
    assert game.positions["step"][0] == OVER


def test_before_the_third_nobody_has_won() -> None:  # AH-9.1
    game = table(f"{HIDDEN} 3>b 1>c 5>a 1>c")

    assert game.winners == []
    assert game.returns is None


def test_a_destroyed_hideout_gives_the_other_player_a_point() -> None:  # AH-9.2
    assert table(f"{HIDDEN} 3>b").points == [1, 0]
    assert table(f"{HIDDEN} 3>b 7>a").points == [1, 1]
    assert table(f"{HIDDEN} a>b").points == [0, 1]  # whoever destroyed it


@pytest.mark.parametrize("decoys", range(6))
def test_each_decoy_beside_a_destroyed_hideout_gives_another(decoys: int) -> None:  # AH-9.3
    game = table(f"{HIDDEN} {'a^ +7 *a 1>a ' * decoys} 2>b 7>a")

    assert game.points == [0, 1 + decoys]


def test_decoys_beside_intact_hideouts_give_nothing() -> None:  # AH-9.4
    game = table(f"{HIDDEN} a^ +7 *b 1>b a^ +7 *c 7>a")

    assert game.points == [0, 1]


def test_more_points_win() -> None:  # AH-9.5
    game = table(f"{HIDDEN} 3>b 1>c 5>a 1>c 9>c")

    assert game.points == [3, 0]
    assert game.winners == [0]
    assert game.returns == [1, -1]


def test_on_equal_points_the_higher_sum_of_the_hand_wins() -> None:  # AH-9.6
    # 3 to 3: the Men in Mask have destroyed one hideout, with two decoys beside it.
    game = table(f"{HIDDEN} a^ +7 *a 1>b a^ +7 *a 7>a 3>b 1>b 5>a 1>b 9>c")
    pos = game.positions[0]

    assert game.points == [3, 3]
    assert pos.sums.tolist() == [1 + 2 + 6 + 8, 0 + 1 + 2 + 4 + 6 + 8]
    assert game.winners == [1]


def test_without_equal_points_no_sums_are_told() -> None:  # AH-9.6
    pos = play(f"{HIDDEN} 3>b 1>c 5>a 1>c 9>c")

    assert pos.sums.tolist() == [UNKNOWN, UNKNOWN]


def test_on_equal_sums_too_the_game_is_drawn() -> None:  # AH-9.7
    # 3 to 3, and all that T.A.R.G.E.T. has outside the hand is the 0.
    game = table(f"{HIDDEN} a^ +7 *a 7>a 3>b 4>c 5>a 1>b 9>c")
    pos = game.positions[0]

    assert game.points == [3, 3]
    assert pos.sums.tolist() == [1 + 2 + 6 + 8] * 2
    assert pos.winner == BOTH
    assert game.winners == [0, 1]


# -- the examples of the booklet ----------------------------------------------------------------


def test_an_equal_spy_from_the_hand_ruins_the_hideout() -> None:  # AH-10.1
    pos = play(f"{HIDDEN} 3>b")

    assert pos.ruined[1].tolist() == [0, 1, 0]
    assert pos.pair[1, 1] == 3
    assert pos.where[0, 3] == pos.where[1, 3] == GONE


def test_three_hideouts_and_a_decoy_make_four_points() -> None:  # AH-10.2
    game = table(BOOKLET)

    assert game.positions["ruined"][0, 1].tolist() == [1, 1, 1]
    assert game.positions["decoys"][0, 1].tolist() == [0, 1, 0]
    assert game.points[0] == 4


def test_one_hideout_and_two_decoys_make_three_points_and_lose_to_four() -> None:  # AH-10.3
    game = table(BOOKLET)

    assert game.positions["ruined"][0, 0].tolist() == [1, 0, 0]
    assert game.points == [4, 3]
    assert game.winners == [0]


def test_the_decoys_beside_intact_hideouts_give_the_men_in_mask_nothing() -> None:  # AH-10.4
    game = table(BOOKLET)

    assert game.positions["decoys"][0, 0].tolist() == [2, 1, 1]
    assert game.points[1] == 3
