"""Compare this Leduc poker with OpenSpiel's, position by position, through the whole tree.

    pip install open_spiel
    python compare_with_open_spiel.py

At each of the 9457 positions both must name the same actor, moves and payoffs, the chances of
the dealer must be even, and what a seat knows must hold together the same positions. The tests
of this package need no OpenSpiel: they hold the package to the figures that are printed here.
"""
# ruff: noqa: T201  # a script, which prints

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from leduc_poker.tree import Node, walk
from tradecraft.kernel.layout import DEALER, NOBODY

try:
    import pyspiel
except ImportError:
    sys.exit("OpenSpiel is not installed here: pip install open_spiel")

ACTORS: Final = {pyspiel.PlayerId.CHANCE: DEALER, pyspiel.PlayerId.TERMINAL: NOBODY}


def walk_theirs(state: Any) -> Iterator[Node]:  # noqa: ANN401  # OpenSpiel brings no types
    """Walk OpenSpiel's tree in the same order."""
    actor = ACTORS.get(state.current_player(), state.current_player())
    actions = state.legal_actions()
    if actor == DEALER and {chance for _, chance in state.chance_outcomes()} != {1 / len(actions)}:
        sys.exit(f"OpenSpiel does not deal evenly after {state.history()}")
    seen = state.information_state_string().encode() if actor >= 0 else b""
    payoffs = tuple(map(int, state.returns())) if actor == NOBODY else ()
    yield Node(tuple(state.history()), actor, tuple(actions), seen, payoffs)
    for action in actions:
        yield from walk_theirs(state.child(action))


def main() -> None:
    """Compare, and print the figures that the tests hold on to."""
    ours = list(walk())
    theirs = list(walk_theirs(pyspiel.load_game("leduc_poker").new_initial_state()))
    for mine, other in zip(ours, theirs, strict=False):
        if str(mine) != str(other):
            sys.exit(f"here:      {mine}\nOpenSpiel: {other}")
    if len(ours) != len(theirs):
        sys.exit(f"{len(ours)} positions here, {len(theirs)} in OpenSpiel")

    known = [{(node.actor, node.seen) for node in tree if node.seen} for tree in (ours, theirs)]
    pairs = {(a.actor, a.seen, b.seen) for a, b in zip(ours, theirs, strict=True) if a.seen}
    if not len(pairs) == len(known[0]) == len(known[1]):
        sys.exit("The seats do not know the same")

    endings = Counter(node.payoffs[0] for node in ours if node.actor == NOBODY)
    print("The two trees are the same.")
    print("positions       ", len(ours))
    print("seats decide    ", sum(1 for node in ours if node.seen))
    print("the dealer deals", sum(1 for node in ours if node.actor == DEALER))
    print("endings         ", endings.total())
    print("information sets", len(pairs))
    print("seat 0 gets     ", dict(sorted(endings.items())))
    print("digest          ", hashlib.sha256("\n".join(map(str, ours)).encode()).hexdigest())


if __name__ == "__main__":
    main()
