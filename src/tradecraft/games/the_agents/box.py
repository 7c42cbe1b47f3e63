"""What the box of The Agents contains, how its moves are numbered, and what a position holds.

The numbers in brackets are the clauses of the rules page.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tradecraft.kernel.game import Option, Reason
from tradecraft.kernel.layout import Ints, grid, layout, row
from tradecraft.kernel.moves import numbered

SEATS: Final = 5
FACTIONS: Final = SEATS  # Faction f lies between seat f and the next; it is the left one of seat f
ACTIONS: Final = 2  # TA-10.1

# Agents: two copies of each type (TA-H1); a card's number is its type x 2 + its copy.
# Copy 0 of a faction agent is black, copy 1 white (TA-H4).
SNIPER: Final = 0
SLAYER: Final = 1
ABDUCTOR: Final = 2
EXTRACTOR: Final = 3
HACKER: Final = 4
TEMPTRESS: Final = 5
DECOY: Final = 6
ACTIVIST: Final = 7
MEDIC: Final = 8
INFILTRATOR: Final = 9
HANDLER: Final = 10
GUNMAN: Final = 11  # from here on free agents (TA-1.4)
RECRUITER: Final = 12
STRATEGIST: Final = 13
MERCENARY: Final = 14
TRACKER: Final = 15
UNDERCOVER: Final = 16
INTERROGATOR: Final = 17
TYPES: Final = 18
CARDS: Final = 2 * TYPES
FREE_AGENTS: Final = CARDS - 2 * GUNMAN  # no others are ever discarded (TA-G28)
SAFE_HOUSE: Final = CARDS  # by option the first card of a row, and no Agent (TA-H48)
NONE: Final = CARDS + 1  # where a card could lie and none does
ALL_CARDS: Final = (1 << CARDS) - 1
GROUP: Final = np.array((0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 5))  # by type: same abilities (TA-H17)

# Missions: two copies of each type, too (TA-H2)
BLOODBATH: Final = 0
CHOSEN_FEW: Final = 1
CODEBREAKING: Final = 2
CODE_OF_HONOR: Final = 3
MAN_DOWN: Final = 4
MEET_YOUR_MATCH: Final = 5
POOR_MANS_GAME: Final = 6
REINFORCEMENT: Final = 7
STAND_UNITED: Final = 8
STRENGTH_IN_NUMBERS: Final = 9
MISSION_TYPES: Final = 10
MISSIONS: Final = 2 * MISSION_TYPES
NO_MISSION: Final = MISSIONS
ALL_MISSIONS: Final = (1 << MISSIONS) - 1

# Rows
PLACES: Final = 8  # seven Agents and a Safe House
MOST_AGENTS: Final = np.array((0, 0, 7, 5, 5, 5))  # in a Faction, by players (TA-3.6, TA-3.7)
DEAD: Final = SEATS  # whom a dead card's command faces
UNUSED: Final = SEATS + 1  # the same, where no Agent lies
MOST_TASKS: Final = 2  # TA-7.3

# Who has seen a card is a bit a seat, and one for the spectators
SPECTATORS: Final = SEATS
VIEWERS: Final = SEATS + 1
EVERYBODY: Final = (1 << VIEWERS) - 1
CLAIMS: Final = 4  # more are never open at once in play

# The stack of pending decisions: what, whose, because of which card, and what it needs
WHAT: Final = 0
WHO: Final = 1
CARD: Final = 2
FACTION: Final = 3  # where the card lies; of a free agent on the table: who laid it
INDEX: Final = 4
OTHER: Final = 5
USED: Final = 6  # bits: the cards used up in this action (TA-H20)
COLUMNS: Final = 7
DEEPEST: Final = 12  # a turn, two Mercenaries with their actions, and a chain of five

ACTING: Final = 0  # an action; OTHER is 1 once it is begun
PLACING: Final = 1  # a faction agent that was played
LAYING: Final = 2  # a free agent that was played
ON_TABLE: Final = 3  # a free agent whose command is being performed; OTHER gets its IP
AIMING: Final = 4  # the target of a command
AIMING_AGAIN: Final = 5  # its second target; OTHER is the first, its Faction x PLACES + its index
FACING: Final = 6  # whom the revived Agent faces; OTHER is the Agent
CHAINED: Final = 7  # an Infiltrator or Handler whose chosen command is being performed
QUESTIONING: Final = 8  # whose hand is shown
STEALING: Final = 9  # which card of the player OTHER
SEARCHING: Final = 10  # which card of the deck
ROBBING: Final = 11  # which Mission
PICKING: Final = 12  # the dealer: which of the hidden Missions of the player OTHER
DRAWING: Final = 13  # the dealer: OTHER more Agents
DRAWING_MISSIONS: Final = 14  # the dealer: OTHER more Missions
APPOINTING: Final = 15  # the dealer: who begins
SETTING_UP: Final = 16  # once all is dealt the first turn begins

# What the last move did, step by step: an event and what it concerns
TOLD: Final = 24  # at most 18 come together
PERFORMS: Final = 1  # who, card
NOTHING: Final = 2  # who, card: its command cannot be performed (TA-4.3)
KILLED: Final = 3  # card, faction
EXTRACTED: Final = 4  # card, faction, who, whether it was dead
TURNED: Final = 5  # card, faction, whom it faces now
SWAPPED: Final = 6  # card, its faction now, the other card, its faction now
REVIVED: Final = 7  # card, faction, whom it faces
SHOWN: Final = 8  # who shows the hand, to whom
STOLEN_FROM: Final = 9  # who steals, from whom, the slot of the card
ROBBED: Final = 10  # who steals, from whom, which Mission; NO_MISSION if it was hidden
SEARCHED: Final = 11  # who
RENEWED: Final = 12  # 0: the Agent deck, 1: the Mission deck
GAINED: Final = 13  # who, how much, the free agent
RETURNED: Final = 14  # which Mission, its owner, faction
BONUS: Final = 15  # who gets an action, the Mercenary
SCORED: Final = 16  # who, IP of arrows, IP of Missions
TURN: Final = 17  # whose turn begins
ENDED: Final = 18

# How a game ends
WON: Final = 1  # TA-H8
ROUND_FINISHED: Final = 2  # TA-H47
STOPPED: Final = 3  # TA-H49

# Kinds of moves
PLAY: Final = 0
PLACE: Final = 1
LAY: Final = 2
REACTIVATE: Final = 3
BUY: Final = 4
DRAW: Final = 5
REPLACE: Final = 6
ASSIGN: Final = 7
TAKE_BACK: Final = 8
PASS: Final = 9
SCORE: Final = 10
TARGET: Final = 11
FACE: Final = 12
FROM: Final = 13
STEAL: Final = 14
FETCH: Final = 15
ROB: Final = 16
DEAL: Final = 17
DEAL_MISSION: Final = 18
PICK: Final = 19
FIRST: Final = 20
AGENT: Final = 21
MISSION: Final = 22
STOLEN: Final = 23
FETCHED: Final = 24

# What can be bought (TA-10.5 to 10.8); the price is the number and 1
NEW_AGENT: Final = 0
OLD_AGENT: Final = 1
NEW_MISSION: Final = 2
OLD_MISSION: Final = 3
WARES: Final = 4

MOVES = numbered(
    (PLAY, CARDS),  # this card from the hand
    (PLACE, FACTIONS, PLACES, SEATS),  # it takes this place of a row, its command faces this seat
    (LAY, SEATS, 2),  # between me and this seat; 0: the command faces him, 1: me
    (REACTIVATE, FACTIONS, PLACES),  # the command of this Agent
    (BUY, WARES),
    (DRAW,),  # with neither Agents nor IP
    (REPLACE, MISSIONS),  # discard this Mission and draw another
    (ASSIGN, MISSIONS, FACTIONS),  # no action
    (TAKE_BACK, MISSIONS),  # no action
    (PASS,),  # without any legal action
    (SCORE,),  # the turn ends
    (TARGET, FACTIONS, PLACES),  # the command is used on this Agent
    (FACE, SEATS),  # the revived Agent's command faces this seat
    (FROM, SEATS),  # this player shows his Agents, or is robbed of a hidden Mission
    (STEAL, CARDS),  # of those that are shown
    (FETCH, CARDS),  # from the deck that is searched
    (ROB, MISSIONS),  # this assigned Mission
    (DEAL, CARDS),  # the dealer: the next Agent
    (DEAL_MISSION, MISSIONS),  # the dealer: the next Mission
    (PICK, MISSIONS),  # the dealer: the hidden Mission in this slot
    (FIRST, SEATS),  # the dealer: who begins
    faces=(
        (AGENT,),  # an Agent is dealt face down
        (MISSION,),  # a Mission is dealt face down
        (STOLEN, CARDS),  # the card in this slot is stolen, unseen
        (FETCHED,),  # a card is fetched, unseen
    ),
)
number, parts = MOVES.number, MOVES.parts

OPTIONS = (
    Option("goal", 40, 10, 100, "TA-H8"),
    Option("finish_round", 0, 0, 1, "TA-H47"),
    Option("safe_houses", 0, 0, 1, "TA-H48"),
    Option("staggered_deal", 0, 0, 1, "TA-H48"),
    Option("most_rounds", 100, 1, 100, "TA-H49"),
    Option("unlimited_mission_moves", 0, 0, 1, "TA-H52"),
    Option("memory_aid", 0, 0, 1, "TA-H31"),
    Option("undercover_kills", 0, 0, 1, "TA-H9"),
    Option("honor_everywhere", 0, 0, 1, "TA-H15"),
    Option("strategist_pays_marker", 0, 0, 1, "TA-H14"),
    Option("copies", 2, 1, 2, "TA-H1"),
    Option("agents_dealt", 3, 0, 3, "TA-9.2"),
    Option("missions_dealt", 1, 0, 1, "TA-9.3"),
    Option("ip_at_start", 5, 0, 9, "TA-9.5"),
    Option("ip_of_gunman", 4, 0, 9, "TA-H5"),
    Option("ip_of_recruiter", 3, 0, 9, "TA-H5"),
    Option("ip_of_strategist", 4, 0, 9, "TA-H5"),
    Option("ip_of_mercenary", 2, 0, 9, "TA-H5"),
    Option("ip_of_tracker", 3, 0, 9, "TA-H5"),
    Option("ip_of_undercover", 3, 0, 9, "TA-H5"),
    Option("ip_of_interrogator", 3, 0, 9, "TA-H5"),
)
(
    GOAL,
    FINISH_ROUND,
    SAFE_HOUSES,
    STAGGERED_DEAL,
    MOST_ROUNDS,
    UNLIMITED_MISSION_MOVES,
    MEMORY_AID,
    UNDERCOVER_KILLS,
    HONOR_EVERYWHERE,
    STRATEGIST_PAYS_MARKER,
    COPIES,
    AGENTS_DEALT,
    MISSIONS_DEALT,
    IP_AT_START,
    IP_OF_GUNMAN,
    *_,
) = range(len(OPTIONS))
MOST_SHIFTS: Final = 99  # TA-H54: in a window, however unlimited

REASONS = (
    Reason("over", "TA-2.1"),
    Reason("dealer-draws-first", "TA-H33"),
    Reason("dealer-deals-agents", "TA-9.1"),
    Reason("dealer-deals-missions", "TA-9.1"),
    Reason("dealer-picks", "TA-H14"),
    Reason("only-the-dealer", "TA-9.1"),
    Reason("not-in-the-deck", "TA-9.1"),
    Reason("no-such-seat", "TA-0.1"),
    Reason("not-that-slot", "TA-H14"),
    Reason("choose-an-action", "TA-10.1"),
    Reason("place-the-agent", "TA-3.5"),
    Reason("lay-the-agent", "TA-5.2"),
    Reason("choose-a-target", "TA-H24"),
    Reason("choose-a-direction", "TA-12.10"),
    Reason("choose-a-player", "TA-H30"),
    Reason("choose-a-card-to-steal", "TA-13.9"),
    Reason("choose-a-card-to-fetch", "TA-13.7"),
    Reason("choose-a-mission-to-rob", "TA-H14"),
    Reason("no-actions-left", "TA-10.1"),
    Reason("not-in-your-hand", "TA-10.3"),
    Reason("your-factions-are-full", "TA-H25"),
    Reason("command-impossible", "TA-5.5"),
    Reason("not-your-faction", "TA-H37"),
    Reason("faction-is-full", "TA-H25"),
    Reason("only-at-the-ends", "TA-3.4"),
    Reason("no-such-place", "TA-3.3"),
    Reason("faces-one-of-the-two", "TA-4.2"),
    Reason("not-towards-yourself", "TA-5.2"),
    Reason("no-bonus-for-you", "TA-H29"),
    Reason("no-agent-there", "TA-10.4"),
    Reason("agent-is-dead", "TA-H22"),
    Reason("does-not-face-you", "TA-12.15"),
    Reason("nothing-to-reactivate", "TA-H23"),
    Reason("too-few-ip", "TA-8.6"),
    Reason("no-agents-to-draw", "TA-H27"),
    Reason("no-discarded-agent", "TA-H27"),
    Reason("no-missions-to-draw", "TA-H27"),
    Reason("no-discarded-mission", "TA-H27"),
    Reason("only-with-nothing", "TA-15.10"),
    Reason("not-your-mission", "TA-10.9"),
    Reason("not-in-your-turn", "TA-H40"),
    Reason("faction-has-no-agent", "TA-7.4"),
    Reason("two-missions-there", "TA-7.3"),
    Reason("same-mission-there", "TA-7.6"),
    Reason("lies-there-already", "TA-7.8"),
    Reason("mission-was-moved", "TA-H54"),
    Reason("mission-not-assigned", "TA-7.8"),
    Reason("you-can-act", "TA-H26"),
    Reason("actions-left", "TA-10.11"),
    Reason("not-a-target", "TA-H24"),
    Reason("not-that-player", "TA-H30"),
    Reason("not-shown", "TA-13.9"),
    Reason("mission-cannot-be-robbed", "TA-H14"),
    Reason("bonus-is-no-turn", "TA-13.5"),
)
(
    ALLOWED,
    IS_OVER,
    DEALER_DRAWS_FIRST,
    DEALER_DEALS_AGENTS,
    DEALER_DEALS_MISSIONS,
    DEALER_PICKS,
    ONLY_THE_DEALER,
    NOT_IN_THE_DECK,
    NO_SUCH_SEAT,
    NOT_THAT_SLOT,
    CHOOSE_AN_ACTION,
    PLACE_THE_AGENT,
    LAY_THE_AGENT,
    CHOOSE_A_TARGET,
    CHOOSE_A_DIRECTION,
    CHOOSE_A_PLAYER,
    CHOOSE_A_CARD_TO_STEAL,
    CHOOSE_A_CARD_TO_FETCH,
    CHOOSE_A_MISSION_TO_ROB,
    NO_ACTIONS_LEFT,
    NOT_IN_YOUR_HAND,
    YOUR_FACTIONS_ARE_FULL,
    COMMAND_IMPOSSIBLE,
    NOT_YOUR_FACTION,
    FACTION_IS_FULL,
    ONLY_AT_THE_ENDS,
    NO_SUCH_PLACE,
    FACES_ONE_OF_THE_TWO,
    NOT_TOWARDS_YOURSELF,
    NO_BONUS_FOR_YOU,
    NO_AGENT_THERE,
    AGENT_IS_DEAD,
    DOES_NOT_FACE_YOU,
    NOTHING_TO_REACTIVATE,
    TOO_FEW_IP,
    NO_AGENTS_TO_DRAW,
    NO_DISCARDED_AGENT,
    NO_MISSIONS_TO_DRAW,
    NO_DISCARDED_MISSION,
    ONLY_WITH_NOTHING,
    NOT_YOUR_MISSION,
    NOT_IN_YOUR_TURN,
    FACTION_HAS_NO_AGENT,
    TWO_MISSIONS_THERE,
    SAME_MISSION_THERE,
    LIES_THERE_ALREADY,
    MISSION_WAS_MOVED,
    MISSION_NOT_ASSIGNED,
    YOU_CAN_ACT,
    ACTIONS_LEFT,
    NOT_A_TARGET,
    NOT_THAT_PLAYER,
    NOT_SHOWN,
    MISSION_CANNOT_BE_ROBBED,
    BONUS_IS_NO_TURN,
) = range(len(REASONS) + 1)


@layout
class Position:
    """All that is true at the table, secrets included."""

    actor: int  # who decides now: a seat, DEALER, or NOBODY once the game is over
    seats: int  # 2 to 5
    first: int  # who began; NOBODY until he is drawn
    turn: int  # whose turn it is
    rounds: int  # which round it is, from 1 on
    left: int  # actions that are left in this turn
    ending: int  # 0, or WON .. STOPPED
    reached: int  # 1: somebody has had the goal (TA-H47)
    ip: Ints = row(SEATS)
    # Factions
    rows: Ints = grid(FACTIONS, PLACES)  # cards from left to right, then NONE
    faces: Ints = grid(FACTIONS, PLACES)  # the seat whom a command faces; DEAD or UNUSED
    length: Ints = row(FACTIONS)  # cards in the row, a Safe House among them
    alive: Ints = row(FACTIONS)  # Agents in it that are not dead
    tasks: Ints = grid(FACTIONS, 2, MOST_TASKS)  # Missions there of its first and second player
    assigned: Ints = row(SEATS)  # Missions that each has at Factions
    laid: int  # bits: the Missions laid at a Faction since the last action (TA-H54)
    shifts: int  # Missions moved since then
    # Agents in decks and hands; those in hands lie in slots and keep them (TA-H53)
    deck: int  # bits; hidden from all
    deck_size: int
    pile: Ints = row(FREE_AGENTS)  # discarded Agents, the top last, then NONE
    pile_size: int
    card: Ints = row(CARDS)  # by slot: the card, or NONE; hidden from those who have not seen it
    holder: Ints = row(CARDS)  # by slot: whose hand, or NOBODY
    knows: Ints = row(CARDS)  # by slot: bits, who has seen this card
    may: Ints = row(CARDS)  # by slot: bits, what it can be after passes (TA-H26)
    age: Ints = grid(VIEWERS, CARDS)  # by slot: how often he saw all the deck since it left it
    lot: Ints = row(CARDS)  # masked only, by card: the age of its slot, if he does not know which
    hand_size: Ints = row(SEATS)
    claim_slots: Ints = row(CLAIMS)  # bits: one of these slots ...
    claim_cards: Ints = row(CLAIMS)  # ... holds one of these cards (TA-H29)
    # The same for Missions
    mission_deck: int
    mission_deck_size: int
    mission_pile: Ints = row(MISSIONS)
    mission_pile_size: int
    mission_card: Ints = row(MISSIONS)
    mission_holder: Ints = row(MISSIONS)
    mission_knows: Ints = row(MISSIONS)
    mission_age: Ints = row(MISSIONS)  # how often the deck was renewed since it left it
    mission_lot: Ints = row(MISSIONS)
    mission_hand: Ints = row(SEATS)  # Missions in each hand
    # Pending decisions, the last of them is asked now
    stack: Ints = grid(DEEPEST, COLUMNS)
    depth: int
    told: Ints = grid(TOLD, 5)  # what the last move did
    tellings: int
    options: Ints = row(len(OPTIONS))
