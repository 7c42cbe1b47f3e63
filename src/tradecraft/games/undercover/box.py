"""What the box of Undercover contains, where each piece can lie, and how moves are numbered."""

from __future__ import annotations

from typing import Final

import numpy as np

from tradecraft.kernel.game import Option, Reason
from tradecraft.kernel.layout import Ints, grid, layout, row
from tradecraft.kernel.moves import numbered

# Colours, in their order on the wheel (UC-H1), and what else a tile can show
SEATS: Final = 4
COLOURS: Final = 6
OPPOSITE: Final = 3  # steps on the wheel (UC-13.1)
JOKER: Final = 6
NOTHING: Final = 7
NO_COLOUR: Final = 7
ANY: Final = 1 << JOKER | 1 << NOTHING  # as bits: what goes with every colour (UC-7.2)
EVERY_COLOUR: Final = (1 << COLOURS) - 1 | ANY

# The agents: 2 x the official colour, + 0 or 1 for the next or the previous undercover (UC-13.2)
AGENTS: Final = 12
OFFICIAL: Final = np.array([agent // 2 for agent in range(AGENTS)])
SECRET: Final = np.array([(agent // 2 + 1 - agent % 2 * 2) % COLOURS for agent in range(AGENTS)])
PILES: Final = 2
EACH: Final = 6  # agents in a pile
# The agents as a set: bit a is agent a. The two of one undercover colour part, so that there are
# 64 ways to split all agents into two piles (UC-2.18): bit c of a split says which of the two of
# undercover colour c lies in the first pile
ALL_AGENTS: Final = (1 << AGENTS) - 1
SPLITS: Final = 1 << COLOURS
IN_FIRST: Final = np.zeros(SPLITS, np.int64)  # by split: the agents in the first pile
for _split in range(SPLITS):
    for _agent in range(AGENTS):
        if _agent & 1 == _split >> SECRET[_agent] & 1:
            IN_FIRST[_split] |= 1 << _agent

# The tiles. An agent's tile is named by its slot, the place where it lay when it was dealt: 0 to 5
# are pile 1 from its top, 6 to 11 pile 2
TILES: Final = 22
NONE: Final = TILES  # no tile, no agent
FIRST_AGENT: Final = 6  # 0 to 5 are the headquarters, by colour
FIRST_JOKER: Final = 18  # by seat

# From a tile to those near it: four sides, four corners, and two steps straight on
SIDES: Final = 4
CORNERS: Final = 4
STEPS: Final = 12
NO_STEP: Final = STEPS
EAST: Final = np.array((0, 1, 0, -1, 1, 1, -1, -1, 0, 2, 0, -2))
SOUTH: Final = np.array((-1, 0, 1, 0, -1, 1, 1, -1, -2, 0, 2, 0))
BACK: Final = np.array((2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9))
REACH: Final = 2
WHICH: Final = np.full((2 * REACH + 1, 2 * REACH + 1), NO_STEP)  # the step, by how far it leads
for _step in range(STEPS):
    WHICH[EAST[_step] + REACH, SOUTH[_step] + REACH] = _step
# What lies beside a place that is beside a tile: the steps that lead there from that tile
LEFT: Final = np.array((7, 4, 5, 6))
RIGHT: Final = np.array((4, 5, 6, 7))
AHEAD: Final = np.array((8, 9, 10, 11))

# Where the headquarters lie: three columns, two rows (UC-H2); by layout and colour
COLUMN: Final = np.array(((0, 1, 2, 2, 1, 0), (1, 2, 2, 1, 0, 0), (2, 2, 1, 0, 0, 1)))
ROW: Final = np.array(((0, 0, 0, 1, 1, 1), (0, 0, 1, 1, 1, 0), (0, 1, 1, 1, 0, 0)))

# The Information Track
MOST_SPACES: Final = 12
VALUES: Final = 5  # of the Point Tokens: 4 to 8
LEAST_VALUE: Final = 4
COLUMNS: Final = 11  # of the Classified side
POINTS: Final = np.array((0, -10, -8, -7, -4, 0, 6, 11, 15, 18, 20, 21, 0))  # UC-11.7, UC-11.9
SECOND_SPACE: Final = 2

# What is to be done now
LAYING: Final = 0  # the dealer lays the Point Tokens
CHOOSING: Final = 1  # the colours
DEALING: Final = 2  # the dealer shuffles the two piles of agents
DRAWING: Final = 3  # the dealer draws the Starting Player
TAKING: Final = 4  # step 1
FLIPPING: Final = 5  # step 1, the agent in hand
PLACING: Final = 6  # step 3
OVER: Final = 7

# Kinds of moves
LAY: Final = 0
COLOUR: Final = 1
DEAL: Final = 2
FIRST: Final = 3
TOP: Final = 4
BOTTOM: Final = 5
TAKE: Final = 6
JOIN: Final = 7
FLIP: Final = 8
PLACE: Final = 9
COVERED: Final = 10
SHOWN: Final = 11

MOVES = numbered(
    (LAY, VALUES),  # the dealer: a Point Token of this value on the next space
    (COLOUR, COLOURS),  # the next player chooses, or is dealt, this colour
    (DEAL, AGENTS),  # the dealer: this agent is the next of the pile, from the top
    (FIRST, SEATS),  # the dealer: this seat is the Starting Player
    (TOP, PILES),  # take the top agent of a pile
    (BOTTOM, PILES),  # draw the bottom agent of a pile
    (TAKE, AGENTS),  # take an agent from the table, by its slot
    (JOIN,),  # take one's joker
    (FLIP, 2),  # leave the agent as it is, or flip it
    (PLACE, TILES, SIDES + CORNERS),  # at this side, or corner, of a tile
    faces=(
        (COVERED,),  # an agent is dealt that nobody sees
        (SHOWN, COLOURS),  # the top of a pile: its official side is seen
    ),
)
number, parts = MOVES.number, MOVES.parts

OPTIONS = (
    Option("classified", 0, 0, 1, "UC-11.1"),
    Option("colours_at_random", 0, 0, 1, "UC-H16"),
    Option("layout", 0, 0, 2, "UC-H2"),
    Option("closed_up", 0, 0, 1, "UC-H3"),
    Option("lane_length", 10, 10, MOST_SPACES, "UC-H5"),
    Option("second_value", -8, -9, -8, "UC-H7"),
    Option("black_line", 5, 4, 6, "UC-H8"),
    Option("overshoot_stays", 0, 0, 1, "UC-H13"),
    Option("tie_all_staffers", 0, 0, 1, "UC-H14"),
    Option("tokens_open", 0, 0, 1, "UC-H22"),
    Option("backs_hidden", 0, 0, 1, "UC-H20"),
    Option("jokers_do_not_suffice", 0, 0, 1, "UC-H26"),
    Option("touch_agents", 0, 0, 1, "UC-H31"),
    Option("round_limit", 200, 1, 200, "UC-H27"),
    Option("classified_limit", 30, 1, 200, "UC-H23"),
)
(
    CLASSIFIED,
    COLOURS_AT_RANDOM,
    LAYOUT,
    CLOSED_UP,
    LANE_LENGTH,
    SECOND_VALUE,
    BLACK_LINE,
    OVERSHOOT_STAYS,
    TIE_ALL_STAFFERS,
    TOKENS_OPEN,
    BACKS_HIDDEN,
    JOKERS_DO_NOT_SUFFICE,
    TOUCH_AGENTS,
    ROUND_LIMIT,
    CLASSIFIED_LIMIT,
) = range(len(OPTIONS))

REASONS = (
    Reason("over", "UC-9.2"),
    Reason("dealer-lays", "UC-2.3"),
    Reason("choose-a-colour", "UC-2.5"),
    Reason("dealer-deals", "UC-2.19"),
    Reason("dealer-draws", "UC-2.23"),
    Reason("only-the-dealer", "UC-2.19"),
    Reason("token-laid", "UC-2.4"),
    Reason("no-such-token", "UC-2.2"),
    Reason("chosen-already", "UC-2.5"),
    Reason("colour-taken", "UC-2.6"),
    Reason("already-dealt", "UC-1.6"),
    Reason("undercover-in-pile", "UC-2.18"),
    Reason("no-such-seat", "UC-0.2"),
    Reason("take-first", "UC-4.2"),
    Reason("flip-first", "UC-5.2"),
    Reason("place-first", "UC-4.2"),
    Reason("pile-empty", "UC-5.1"),
    Reason("opposite-side", "UC-5.7"),
    Reason("not-on-table", "UC-5.1"),
    Reason("has-file", "UC-5.1"),
    Reason("joker-laid", "UC-5.13"),
    Reason("no-bottom", "UC-5.15"),
    Reason("no-tile-there", "UC-7.1"),
    Reason("place-taken", "UC-7.1"),
    Reason("same-place", "UC-7.3"),
    Reason("colours-differ", "UC-7.2"),
    Reason("only-jokers", "UC-H26"),
    Reason("named-otherwise", "UC-7.1"),
    Reason("diagonal-only-if", "UC-7.6"),
    Reason("touches", "UC-H18"),
    Reason("touch-an-agent", "UC-H31"),
)
(
    ALLOWED,
    IS_OVER,
    DEALER_LAYS,
    CHOOSE_A_COLOUR,
    DEALER_DEALS,
    DEALER_DRAWS,
    ONLY_THE_DEALER,
    TOKEN_LAID,
    NO_SUCH_TOKEN,
    CHOSEN_ALREADY,
    COLOUR_TAKEN,
    ALREADY_DEALT,
    UNDERCOVER_IN_PILE,
    NO_SUCH_SEAT,
    TAKE_FIRST,
    FLIP_FIRST,
    PLACE_FIRST,
    PILE_EMPTY,
    OPPOSITE_SIDE,
    NOT_ON_TABLE,
    HAS_FILE,
    JOKER_LAID,
    NO_BOTTOM,
    NO_TILE_THERE,
    PLACE_TAKEN,
    SAME_PLACE,
    COLOURS_DIFFER,
    ONLY_JOKERS,
    NAMED_OTHERWISE,
    DIAGONAL_ONLY_IF,
    TOUCHES,
    TOUCH_AN_AGENT,
) = range(len(REASONS) + 1)


@layout
class Position:
    """All that is true at the table, secrets included."""

    actor: int  # who decides now: a seat, DEALER, or NOBODY once the game is over
    step: int  # LAYING .. OVER
    seats: int  # 2 to 4
    first: int  # the Starting Player; NOBODY before he is drawn
    rounds: int  # that have begun: from 1 on; 0 before the first turn
    ending: int  # 1: somebody has his sixth, and the round is played to its end
    laid: int  # Point Tokens laid
    dealt: int  # agents dealt
    taken: int  # the tile in the hand of the actor, or NONE
    flipped: int  # 1: it was flipped in this turn
    from_table: int  # 1: it lay on the table, at
    old_x: int
    old_y: int
    colour: Ints = row(SEATS)  # NO_COLOUR before it is chosen
    staffer: Ints = grid(SEATS, COLOURS)  # 0: Information Center; from 1 on, a space of the lane
    won: Ints = grid(SEATS, COLOURS)  # the value of the token taken in that lane, or 0
    token: Ints = grid(COLOURS, MOST_SPACES + 1)  # the value of what lies on a space, or 0
    file: Ints = row(SEATS)  # the tile with the seat's Instructions File, or NONE
    on: Ints = row(TILES)  # 1: the tile lies on the table
    x: Ints = row(TILES)  # to the east
    y: Ints = row(TILES)  # to the south
    shows: Ints = row(TILES + 1)  # a colour, JOKER or NOTHING (always the last, which is no tile)
    near: Ints = grid(TILES, STEPS)  # the tile that many steps away, or NONE
    agent: Ints = row(AGENTS)  # who lies in a slot; NONE before it is dealt; may be hidden
    front: Ints = row(AGENTS)  # the official colour, once it could be seen; NO_COLOUR before
    seen: Ints = row(AGENTS)  # 1: all have seen the undercover side, and so may remember it
    undercover: Ints = row(AGENTS)  # 1: that side is up
    top: Ints = row(PILES)  # the slot on top of a pile
    left: Ints = row(PILES)  # how many agents a pile still holds
    options: Ints = row(len(OPTIONS))
