"""The room of Undercover."""

from pathlib import Path

from tradecraft.games.undercover import notation, rules, view
from tradecraft.games.undercover.account import account
from tradecraft.games.undercover.drawing import draw
from tradecraft.kernel.game import Game

GAME = Game(
    name="undercover",
    version=1,
    seats=(2, 3, 4),
    rules=rules,
    folder=Path(__file__).parent,
    write=notation.write,
    read=notation.read,
    describe=notation.describe,
    view=view.view,
    account=account,
    question=view.question,
    seat_name=view.seat_name,
    draw=draw,
    aids={"backs_hidden": 0, "tokens_open": 1},
    told=(
        *("UC-0.1", "UC-0.3"),  # who made it, the story
        *("UC-1.3", "UC-1.12", "UC-1.13"),  # how a headquarters looks, a token, the rulebook
        "UC-2.22",  # where the piles stand
    ),
    # the worlds of a whole game are too many to count: so few rounds, and no tokens before them
    small={"classified": 1, "classified_limit": 3},
    # 30 tokens, 4 colours, 12 agents, the start; then 200 rounds (UC-H27) of at most 3 moves a seat
    most_plies=30 + 4 + 12 + 1 + 200 * 4 * 3,
)
