"""Make ready for the tests: find or install a browser, and compile all games on all cores.

Else two tests would compile the same game at once.
"""

from __future__ import annotations

from joblib import Parallel, delayed

from browser.looking import chromium
from tradecraft.bots import BOTS
from tradecraft.play import Play
from tradecraft.registry import GAMES
from tradecraft.server.rooms import prepared


def warm(name: str) -> None:
    """Compile one game, and what bots think with in it."""
    game = prepared(GAMES[name])
    play = Play(game, seed=1)
    seat = int(play.positions["actor"][0])
    masked, moves = game.masked(play.positions, seat), game.legal(play.positions)
    for bot in ("rookie", "greedy"):
        BOTS[bot](game, masked, seat, moves, 1)


def main() -> None:
    """Begin with the games that were added last: they are the larger ones."""
    chromium()
    Parallel(n_jobs=-1, batch_size=1)(delayed(warm)(name) for name in reversed([*GAMES]))


if __name__ == "__main__":
    main()
