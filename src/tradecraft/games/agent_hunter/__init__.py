"""The room of Agent Hunter."""

from pathlib import Path

from tradecraft.games.agent_hunter import notation, rules, view
from tradecraft.games.agent_hunter.drawing import draw
from tradecraft.kernel.game import Game

GAME = Game(
    name="agent_hunter",
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
    warn=view.warn,
    draw=draw,
    aids={"notes": 1},
    small={"spies": 4, "hideouts": 2, "decoys": 1},
    told=(
        *("AH-0.1", "AH-0.2"),  # who made it, and where the text was found
        *("AH-1.3", "AH-1.6"),  # reference cards and booklet
        "AH-G12",  # the pictures of the spies
    ),
)
