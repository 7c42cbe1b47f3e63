"""The room of The Agents."""

from pathlib import Path

from tradecraft.games.the_agents import notation, rules
from tradecraft.games.the_agents.account import account
from tradecraft.games.the_agents.asking import question
from tradecraft.games.the_agents.drawing import draw
from tradecraft.games.the_agents.view import seat_name, view
from tradecraft.kernel.game import Game

GAME = Game(
    name="the_agents",
    version=1,
    seats=(2, 3, 4, 5),
    rules=rules,
    folder=Path(__file__).parent,
    write=notation.write,
    read=notation.read,
    describe=notation.describe,
    view=view,
    account=account,
    question=question,
    seat_name=seat_name,
    draw=draw,
    aids={"memory_aid": 1},
    small={"copies": 1, "agents_dealt": 1, "missions_dealt": 0, "most_rounds": 4},
    told=(
        *("TA-0.1", "TA-0.2", "TA-0.3"),  # who made it, and the story
        *("TA-1.1", "TA-1.2", "TA-1.3", "TA-8.5", "TA-H3"),  # cards, and IP as cards
        *("TA-12.16", "TA-15.12"),  # quotations and a joke
        *("TA-G11", "TA-G13"),  # how the rulebook words things
    ),
    # 500 turns, in each at most some hundred bonus actions, which cost IP (TA-H29), and after each
    # of these 99 Missions moved if that is unlimited. Random games have up to some thousand moves.
    most_plies=10_000_000,
)
