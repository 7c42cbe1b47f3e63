"""The room of La Agencia - Misión: Embajada."""

from pathlib import Path

from tradecraft.games.la_agencia import notation, rules, view
from tradecraft.games.la_agencia.drawing import draw
from tradecraft.games.la_agencia.page import figures
from tradecraft.kernel.game import Game

GAME = Game(
    name="la_agencia",
    version=1,
    seats=(3, 4, 5, 6),
    rules=rules,
    folder=Path(__file__).parent,
    write=notation.write,
    read=notation.read,
    describe=notation.describe,
    view=view.view,
    account=view.account,
    question=view.question,
    seat_name=view.seat_name,
    draw=draw,
    figures=figures,
)
