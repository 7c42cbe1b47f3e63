"""The whole tree of Leduc poker, held to what OpenSpiel's says.

The figures were printed by compare_with_open_spiel.py, which walks both trees position by
position; it needs OpenSpiel, these tests do not.
"""

from __future__ import annotations

import functools
import hashlib
from collections import Counter

from leduc_poker.tree import Node, walk
from tradecraft.kernel.layout import DEALER, NOBODY

OUTCOMES = {0: 600, 1: 198, 3: 366, 5: 552, 7: 432, 9: 528, 11: 192, 13: 192}
DIGEST = "59688da7064a2ca95d7937a57cc6d863a8a64f724824fdd08fbc50c3095a8bff"


@functools.cache
def tree() -> list[Node]:
    return list(walk())


def test_the_tree_has_as_many_positions_as_open_spiels() -> None:
    kinds = Counter(min(node.actor, 0) for node in tree())

    assert kinds == {0: 3780, DEALER: 157, NOBODY: 5520}


def test_every_position_has_the_actor_moves_and_payoffs_of_open_spiels() -> None:
    text = "\n".join(map(str, tree()))

    assert hashlib.sha256(text.encode()).hexdigest() == DIGEST


def test_there_are_936_information_sets() -> None:
    told_apart = {(node.actor, node.seen) for node in tree() if node.seen}

    assert len(told_apart) == 936


def test_in_an_information_set_the_same_may_be_done() -> None:
    known = {(node.actor, node.seen, node.can) for node in tree() if node.seen}

    assert len(known) == 936


def test_the_endings_pay_as_open_spiels_and_nobody_loses_over_13() -> None:  # LP-1.2
    paid = Counter(node.payoffs for node in tree() if node.actor == NOBODY)

    assert paid == {(sign * n, -sign * n): OUTCOMES[n] for n in OUTCOMES for sign in (1, -1)}


def test_no_game_is_longer_than_the_package_says() -> None:
    from leduc_poker import GAME

    assert max(len(node.history) for node in tree()) == GAME.most_plies
