"""The room of Agency_."""

from pathlib import Path

from tradecraft.games.agency import notation, rules
from tradecraft.games.agency.account import account
from tradecraft.games.agency.asking import question, seat_name
from tradecraft.games.agency.drawing import draw
from tradecraft.games.agency.labels import describe, label
from tradecraft.games.agency.view import forget, view
from tradecraft.kernel.game import Game

GAME = Game(
    name="agency",
    version=1,
    seats=(4,),
    rules=rules,
    folder=Path(__file__).parent,
    write=notation.write,
    read=notation.read,
    describe=describe,
    view=view,
    account=account,
    question=question,
    seat_name=seat_name,
    draw=draw,
    forget=forget,
    label=label,
    told=(
        *("AG-0.2", "AG-0.4"),  # what it is about
        *("AG-1.8", "AG-1.9", "AG-2.11"),  # chips, tokens and dice, and where they lie
    ),
    # A turn: 9 proposals of at most 450 moves (60 cards offered, 60 laid out, sums up to 10,000k),
    # 60 cards that are played or discarded with 4 moves each, and 100 moves of all other kinds
    most_plies=50 + 160 * (9 * 450 + 60 * 4 + 100),
    # a game for counting worlds: one card of a name, a Location for each player, one round
    small={
        "rounds": 1,
        "agencies_settled": 1,
        "proposals": 1,
        "copies": 1,
        "starting_cards": 1,
        "locations": 4,
        "objective_kinds": 1,
    },
)
