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
    aids={"memory_aid": 1},
    figures=figures,
    silence="AE-2.19",
    told=(
        *("AE-0.1", "AE-0.2", "AE-0.6"),  # who made it, the story, the last pages
        "AE-1.14",  # the booklet itself
        *("AE-2.19", "AE-H19"),  # talk is no move
        *("AE-9.2", "AE-9.3", "AE-9.4", "AE-9.5", "AE-H18"),  # slips cannot happen here
        "AE-11.14",  # where the example is printed
        "AE-G20",  # the pictures on the cards
    ),
)
