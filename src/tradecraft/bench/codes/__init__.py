"""Codes: the game that the server is measured with; no room of the house, and in no list of games.

It has the shape of the game that the peer is measured with: two secret codes, guessed in turn,
forty guesses to each game. The bench registers it with the servers it starts, as a package from
outside would.
"""

from pathlib import Path

from tradecraft.bench.codes import notation, rules, view
from tradecraft.kernel.game import Game

GAME = Game(
    name="codes",
    version=1,
    seats=(2,),
    rules=rules,
    folder=Path(__file__).parent,
    write=notation.write,
    read=notation.read,
    describe=notation.describe,
    view=view.view,
    account=view.account,
    question=view.question,
    seat_name=view.seat_name,
    most_plies=rules.DEALT + rules.GUESSES,
)
