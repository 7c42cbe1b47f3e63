"""Leduc poker, a game from outside the house."""

from pathlib import Path

from leduc_poker import notation, rules, view
from tradecraft.kernel.game import Game

GAME = Game(
    name="leduc_poker",
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
    most_plies=11,
)
