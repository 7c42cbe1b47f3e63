"""What the box of Agency_ contains, where each piece can lie, and how moves are numbered.

The map stands in map.py, the decks and what each card is good for in decks.py.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tradecraft.games.agency.decks import (
    ASSETS,
    COPIES,
    EACH_OBJECTIVE,
    HANDFULS,
    MOST_COPIES,
    OBJECTIVES,
)
from tradecraft.games.agency.map import AGENCIES, CITIES, MODES, ZONES
from tradecraft.kernel.game import Option, Reason
from tradecraft.kernel.layout import Ints, grid, layout, row
from tradecraft.kernel.moves import numbered

SEATS: Final = 4
NO_SEAT: Final = SEATS
NO_AGENCY: Final = AGENCIES
NO_CITY: Final = CITIES
NO_OBJECTIVE: Final = OBJECTIVES

# Pawns and cells of each agency (AG-H5). A pawn is in a city, or
PAWNS: Final = 10
NO_PAWN: Final = PAWNS
RESERVE: Final = CITIES
AT_EDGE: Final = CITIES + 1  # on a card that works for a round
CELLS: Final = 5
FIRST_PAWNS: Final = 3

# Sleeves: each Asset card outside its deck lies in one (AG-H42). Where a sleeve is:
SLEEVES: Final = int(COPIES.sum())
NO_SLEEVE: Final = SLEEVES
FREE: Final = 0  # it holds no card
HAND: Final = 1  # + seat: in the private hand
UP: Final = HAND + SEATS  # + seat: face up before its owner, because of a Mole
EDGE: Final = UP + SEATS  # + ZONES x seat + zone: of a card that works for a round
PILE: Final = EDGE + SEATS * ZONES  # discarded, face down
PACKET: Final = PILE + 1  # in the auction that is going on
EVERYBODY: Final = (1 << SEATS + 1) - 1  # who knows a card, as bits: the seats, and spectators
PUBLIC: Final = SEATS  # the bit of spectators
PACKET_SIZE: Final = 4
STILL_IN_PACKET: Final = SEATS

# Money, in k
CHIP: Final = 5
WHITE: Final = 5  # AG-1.8
BLUE: Final = 20
INCOME: Final = 10
REWARD: Final = 60
STOP_REWARD: Final = 30
CELL_REWARD: Final = 25
BOOTY: Final = 15
TOLL: Final = 5
PRICE: Final = np.array((0, 5, 20, 10, 40))  # by mode of movement; a new spy; a cell
NEW_SPY: Final = MODES
NEW_CELL: Final = MODES + 1
GOODS: Final = len(PRICE)
SUMS: Final = 20  # sums that can be named: 5k to 100k (AG-H45)

HAND_LIMIT: Final = 5
CAPACITY: Final = 3
PIPS: Final = 6

# What is to be done now
DRAWING_FIRST: Final = 0  # the dealer draws who places first
CHOOSING: Final = 1  # an agency
PLACING: Final = 2  # the first pawns
DEALING_LOCATION: Final = 3  # the dealer, to the seat `target`
DEALING_OBJECTIVE: Final = 4  # the dealer, to the seat `target`
DEALING_CARD: Final = 5  # the dealer, to the seat `target`
DEALING_PACKET: Final = 6  # the dealer, for an auction
ACTING: Final = 7  # step 3 of a turn
MOVING: Final = 8  # a pawn and how it moves are chosen, where to is not
ZONING: Final = 9  # a lasting card is played: at which zone?
AIMING: Final = 10  # a Mole is played: at whom?
STOPPING: Final = 11  # a stop card is shown: whose objective?
PAIRING: Final = 12  # an object is shown: with which other?
FLEEING: Final = 13  # an objective is initiated: the pawn must go (AG-11.5)
WRECKING: Final = 14  # a pair is discarded: in which city is the cell?
BLAMING: Final = 15  # a pair is discarded: whose cell there?
ROLLING: Final = 16  # the dealer, first the attacker's die
STEALING: Final = 17  # face up or at random?
PICKING: Final = 18  # the dealer picks from a private hand, for a Mole or a thief
PARTNERING: Final = 19  # with whom to trade, and who proposes?
PROPOSING: Final = 20  # a proposal is put together
ANSWERING: Final = 21  # ... and answered
DROPPING: Final = 22  # step 4 of a turn
TAKING: Final = 23  # step 5: a card of the packet
OVER: Final = 24

# What a sleeve is in the proposal that is going on
NO_PART: Final = 0
OFFERED: Final = 1
ASKED: Final = 2  # it lies face up before the partner
LAID_OUT: Final = 3  # asked of the private hand by name, and laid out (AG-H44)
# The order in which a proposal is spoken (AG-H45)
SAYS_NOTHING: Final = -1
SAYS_GIVE: Final = SLEEVES  # before it, cards that are offered, by their sleeves
SAYS_WANT: Final = SAYS_GIVE + 1  # + name
SAYS_UP: Final = SAYS_WANT + ASSETS  # + sleeve
SAYS_ASK: Final = SAYS_UP + SLEEVES

# Kinds of moves
FIRST: Final = 0
AGENCY: Final = 1
PLACE: Final = 2
LOCATION: Final = 3
OBJECTIVE: Final = 4
DRAW: Final = 5
END: Final = 6
MOVE: Final = 7
GO: Final = 8
SPY: Final = 9
CELL: Final = 10
PLAY: Final = 11
STOP: Final = 12
INITIATE: Final = 13
DESTROY: Final = 14
PAIR: Final = 15
ZONE_IS: Final = 16
AT: Final = 17
ATTACK: Final = 18
STEAL: Final = 19
DIE: Final = 20
FACE_UP: Final = 21
BLIND: Final = 22
PICK: Final = 23
TRADE: Final = 24
TO: Final = 25
FROM: Final = 26
LAY: Final = 27
GIVE: Final = 28
WANT: Final = 29
ASK: Final = 30
PROPOSE: Final = 31
CANCEL: Final = 32
ACCEPT: Final = 33
REFUSE: Final = 34
OUT: Final = 35
DROP: Final = 36
TAKE: Final = 37
SEALED_LOCATION: Final = 38
SEALED_OBJECTIVE: Final = 39
SEALED_CARD: Final = 40
SEEN_OBJECTIVE: Final = 41
SEEN_CARD: Final = 42
TAKEN: Final = 43
PASSED: Final = 44

MOVES = numbered(
    (FIRST, SEATS),  # the dealer: this seat places first
    (AGENCY, AGENCIES),  # choose an agency
    (PLACE, CITIES),  # put one of the first pawns there
    (LOCATION, CITIES),  # the dealer: this Location card
    (OBJECTIVE, OBJECTIVES, EACH_OBJECTIVE),  # the dealer: an Objective card; any copy
    (DRAW, ASSETS, MOST_COPIES),  # the dealer: an Asset card; any copy
    (END,),  # no more optional actions
    (MOVE, MODES, PAWNS),  # walk, drive or fly with this pawn
    (GO, CITIES),  # to this city; of a cell that is destroyed: in this city
    (SPY, CITIES),  # buy a new spy, placed there
    (CELL, CITIES),  # buy a cell, placed there
    (PLAY, SLEEVES),  # play a Mole, Road Block or Rebellion
    (STOP, SLEEVES),  # stop an objective with this card
    (INITIATE, SLEEVES),  # initiate one's objective with this object
    (DESTROY, SLEEVES),  # destroy a cell with this object
    (PAIR, SLEEVES),  # the other object of the pair
    (ZONE_IS, ZONES),  # a card that works for a round is laid at this zone
    (AT, SEATS),  # the player whom a Mole, a stop card or a pair of objects is meant for
    (ATTACK, PAWNS, SEATS),  # my pawn attacks a spy of that player in the same city
    (STEAL, PAWNS, SEATS),  # my pawn steals from that player, who has a spy in the same city
    (DIE, PIPS),  # the dealer: a die shows so many pips, less one
    (FACE_UP, SLEEVES),  # steal this face-up card; in a proposal: ask for it
    (BLIND,),  # steal a random card of the private hand
    (PICK, SLEEVES),  # the dealer: this card of a private hand
    (TRADE,),  # begin a trade
    (TO, SEATS),  # propose to that player
    (FROM, SEATS),  # ask that player for a proposal
    (LAY, SLEEVES),  # offer this card
    (GIVE, SUMS),  # offer money: one chip of 5k, and so many more
    (WANT, ASSETS),  # ask for a card of this name of the private hand
    (ASK, SUMS),  # ask for money
    (PROPOSE,),  # the proposal is complete
    (CANCEL,),  # there is no proposal after all
    (ACCEPT,),  # accept it
    (REFUSE,),  # refuse it
    (OUT, SLEEVES),  # accept: lay this card out that was asked for by name
    (DROP, SLEEVES),  # discard a card at the end of the turn
    (TAKE, PACKET_SIZE),  # take this card of the packet, counted from its lowest sleeve
    faces=(
        (SEALED_LOCATION,),  # a Location card is dealt to another
        (SEALED_OBJECTIVE,),
        (SEALED_CARD,),
        (SEEN_OBJECTIVE, OBJECTIVES),  # an Objective card is dealt to the viewer
        (SEEN_CARD, ASSETS),
        (TAKEN, 2),  # another takes a card of the packet; 1: of a deck that is renewed since
        (PASSED, len(HANDFULS), 2),  # the same, and these cards are passed on to the viewer
    ),
)
number, parts = MOVES.number, MOVES.parts

OPTIONS = (
    Option("rounds", 40, 1, 40, "AG-H26"),
    Option("agencies_settled", 0, 0, 1, "AG-H32"),
    Option("proposals", 3, 0, 3, "AG-H19"),
    Option("starting_money", 0, 0, 40, "AG-H6"),
    Option("presence", 1, 0, 1, "AG-H12"),
    Option("new_papers_after_stop", 1, 0, 1, "AG-H9"),
    Option("copies", MOST_COPIES, 1, MOST_COPIES, "AG-S1"),
    Option("starting_cards", 2, 0, 2, "AG-S2"),
    Option("locations", CITIES, SEATS, CITIES, "AG-S3"),
    Option("objective_kinds", OBJECTIVES, 1, OBJECTIVES, "AG-S4"),
)
(
    ROUNDS,
    AGENCIES_SETTLED,
    PROPOSALS,
    STARTING_MONEY,
    PRESENCE,
    NEW_PAPERS_AFTER_STOP,
    MOST_OF_EACH,
    STARTING_CARDS,
    LOCATIONS,
    OBJECTIVE_KINDS,
) = range(len(OPTIONS))

REASONS = (
    Reason("over", "AG-H14"),
    # another step of play
    Reason("dealer-draws-first", "AG-H23"),
    Reason("choose-an-agency", "AG-2.1"),
    Reason("place-a-pawn", "AG-2.3"),
    Reason("dealer-deals-location", "AG-2.8"),
    Reason("dealer-deals-objective", "AG-2.8"),
    Reason("dealer-deals-card", "AG-5.1"),
    Reason("choose-an-action", "AG-3.4"),
    Reason("choose-a-city", "AG-6.1"),
    Reason("choose-a-zone", "AG-8.6"),
    Reason("choose-a-player", "AG-H2"),
    Reason("choose-an-objective", "AG-11.12"),
    Reason("choose-the-other-object", "AG-12.3"),
    Reason("leave-the-city", "AG-11.5"),
    Reason("choose-a-cell", "AG-12.1"),
    Reason("dealer-rolls", "AG-9.4"),
    Reason("choose-what-to-steal", "AG-9.11"),
    Reason("dealer-picks", "AG-H18"),
    Reason("choose-a-partner", "AG-H35"),
    Reason("finish-the-proposal", "AG-H35"),
    Reason("answer-the-proposal", "AG-H19"),
    Reason("discard-first", "AG-13.1"),
    Reason("take-from-the-packet", "AG-13.6"),
    # setting up, and decks
    Reason("agency-taken", "AG-2.1"),
    Reason("city-taken", "AG-2.5"),
    Reason("location-not-in-deck", "AG-H3"),
    Reason("objective-not-in-deck", "AG-H4"),
    Reason("card-not-in-deck", "AG-H2"),
    # moving and buying
    Reason("pawn-not-on-map", "AG-6.1"),
    Reason("has-walked", "AG-6.1"),
    Reason("bought-already", "AG-7.1"),
    Reason("too-little-money", "AG-H7"),
    Reason("road-blocked", "AG-H2"),
    Reason("not-linked", "AG-6.1"),
    Reason("too-far", "AG-7.3"),
    Reason("toll-too-high", "AG-H37"),
    Reason("at-capacity", "AG-7.5"),
    Reason("no-pawn-left", "AG-H33"),
    Reason("not-a-home", "AG-7.7"),
    Reason("no-spy-there", "AG-7.8"),
    Reason("cell-there", "AG-H13"),
    Reason("no-cell-left", "AG-H33"),
    # cards
    Reason("not-your-card", "AG-8.2"),
    Reason("not-playable", "AG-H2"),
    Reason("no-pawn-for-card", "AG-H5"),
    Reason("not-a-stop-card", "AG-11.13"),
    Reason("nothing-to-stop", "AG-11.12"),
    Reason("not-an-object", "AG-8.9"),
    Reason("not-a-pair", "AG-12.3"),
    Reason("under-way", "AG-H11"),
    Reason("no-papers", "AG-H9"),
    Reason("not-for-your-objective", "AG-11.1"),
    Reason("not-at-your-location", "AG-11.2"),
    Reason("nothing-to-destroy", "AG-12.1"),
    Reason("no-cell-to-destroy", "AG-12.1"),
    # fights
    Reason("fought-already", "AG-9.3"),
    Reason("that-is-you", "AG-9.1"),
    Reason("no-enemy-there", "AG-9.1"),
    Reason("no-cards-to-steal", "AG-H18"),
    Reason("not-face-up", "AG-9.11"),
    Reason("no-private-cards", "AG-H18"),
    Reason("not-in-private-hand", "AG-9.11"),
    # trade
    Reason("no-proposals-left", "AG-H19"),
    Reason("out-of-order", "AG-H45"),
    Reason("too-many-asked", "AG-H35"),
    Reason("more-than-there-is", "AG-H35"),
    Reason("nothing-for-nothing", "AG-H35"),
    Reason("lay-out-what-is-asked", "AG-H44"),
    Reason("not-asked-for", "AG-H44"),
    Reason("not-in-packet", "AG-13.6"),
)
(
    ALLOWED,
    IS_OVER,
    DEALER_DRAWS_FIRST,
    CHOOSE_AN_AGENCY,
    PLACE_A_PAWN,
    DEALER_DEALS_LOCATION,
    DEALER_DEALS_OBJECTIVE,
    DEALER_DEALS_CARD,
    CHOOSE_AN_ACTION,
    CHOOSE_A_CITY,
    CHOOSE_A_ZONE,
    CHOOSE_A_PLAYER,
    CHOOSE_AN_OBJECTIVE,
    CHOOSE_THE_OTHER_OBJECT,
    LEAVE_THE_CITY,
    CHOOSE_A_CELL,
    DEALER_ROLLS,
    CHOOSE_WHAT_TO_STEAL,
    DEALER_PICKS,
    CHOOSE_A_PARTNER,
    FINISH_THE_PROPOSAL,
    ANSWER_THE_PROPOSAL,
    DISCARD_FIRST,
    TAKE_FROM_THE_PACKET,
    AGENCY_TAKEN,
    CITY_TAKEN,
    LOCATION_NOT_IN_DECK,
    OBJECTIVE_NOT_IN_DECK,
    CARD_NOT_IN_DECK,
    PAWN_NOT_ON_MAP,
    HAS_WALKED,
    BOUGHT_ALREADY,
    TOO_LITTLE_MONEY,
    ROAD_BLOCKED,
    NOT_LINKED,
    TOO_FAR,
    TOLL_TOO_HIGH,
    AT_CAPACITY,
    NO_PAWN_LEFT,
    NOT_A_HOME,
    NO_SPY_THERE,
    CELL_THERE,
    NO_CELL_LEFT,
    NOT_YOUR_CARD,
    NOT_PLAYABLE,
    NO_PAWN_FOR_CARD,
    NOT_A_STOP_CARD,
    NOTHING_TO_STOP,
    NOT_AN_OBJECT,
    NOT_A_PAIR,
    UNDER_WAY,
    NO_PAPERS,
    NOT_FOR_YOUR_OBJECTIVE,
    NOT_AT_YOUR_LOCATION,
    NOTHING_TO_DESTROY,
    NO_CELL_TO_DESTROY,
    FOUGHT_ALREADY,
    THAT_IS_YOU,
    NO_ENEMY_THERE,
    NO_CARDS_TO_STEAL,
    NOT_FACE_UP,
    NO_PRIVATE_CARDS,
    NOT_IN_PRIVATE_HAND,
    NO_PROPOSALS_LEFT,
    OUT_OF_ORDER,
    TOO_MANY_ASKED,
    MORE_THAN_THERE_IS,
    NOTHING_FOR_NOTHING,
    LAY_OUT_WHAT_IS_ASKED,
    NOT_ASKED_FOR,
    NOT_IN_PACKET,
) = range(len(REASONS) + 1)


@layout
class Position:
    """All that is true at the table, secrets included."""

    actor: int  # who decides now: a seat, DEALER, or NOBODY once the game is over
    step: int  # DRAWING_FIRST .. OVER
    first: int  # who placed the first pawn; NO_SEAT before that is drawn
    turn: int  # 1, 2, 3, ...; 0 while the game is set up
    active: int  # whose turn it is; NO_SEAT in the set-up and after the last turn
    holder: int  # of the auction token; NO_SEAT before there is one
    winner: int  # who has a cell in each zone; NO_SEAT
    options: Ints = row(len(OPTIONS))

    # On the map
    agency: Ints = row(SEATS)  # CIA .. MSS, or NO_AGENCY before it is chosen
    money: Ints = row(SEATS)  # in k
    pawn: Ints = grid(SEATS, PAWNS)  # a city, RESERVE or AT_EDGE
    cell: Ints = grid(SEATS, CITIES)  # 1: a sleeper cell of that seat
    toll: Ints = grid(SEATS, ZONES)  # k that the others' Rebellions there cost this seat
    barred: Ints = grid(SEATS, ZONES)  # how many Road Blocks of others lie there

    # In this turn
    walked: Ints = row(PAWNS)  # 1: this pawn of the active player has used its free space
    bought: Ints = row(GOODS)  # 1: a car, a plane, a spy, a cell was bought
    fought: int  # 1: there was an attack or a theft
    proposals: Ints = row(SEATS)  # that were begun with each partner

    # The Location and Objective cards: hidden from others until the objective is under way
    location: Ints = row(SEATS)  # a city, or NO_CITY
    objective: Ints = row(SEATS)  # BOMB .. KILL, or NO_OBJECTIVE
    under_way: Ints = row(SEATS)  # 1: initiated; its token lies on the Location
    location_lot: Ints = row(SEATS)  # how often that deck had been renewed when it was drawn
    objective_lot: Ints = row(SEATS)
    location_lots: int  # how often the deck has been renewed
    objective_lots: int
    used_locations: Ints = row(CITIES)  # 1: put aside
    used_objectives: Ints = row(OBJECTIVES)  # how many are put aside

    # The Asset cards, each in its sleeve unless it is in the deck
    deck: Ints = row(ASSETS)  # how many of each name; hidden
    deck_size: int
    lots: int  # how often the deck has been renewed
    where: Ints = row(SLEEVES)  # FREE, HAND + seat, UP + seat, EDGE + .., PILE or PACKET
    name: Ints = row(SLEEVES)  # DETONATOR .. REBELLION, or NO_CARD; hidden but from who knows it
    knows: Ints = row(SLEEVES)  # who knows the card, as bits: seats, and PUBLIC for everybody
    lot: Ints = row(SLEEVES)  # how often the deck had been renewed when the card was drawn
    auction: Ints = row(SLEEVES)  # the turn in whose auction the card came; 0: in none
    order: Ints = row(SLEEVES)  # who took it there: 0 the holder .. 3 the last; STILL_IN_PACKET

    # What is being done now: zeros, or NO_.., where it is nothing
    target: int  # for whom the dealer deals; NO_SEAT
    dealt: int  # cards dealt to him in the set-up, or to the packet
    taken: int  # cards taken in this auction
    mode: int  # WALK, CAR or PLANE
    mover: int  # the pawn that moves or fights; NO_PAWN
    card: int  # the sleeve of the card that is being played; NO_SLEEVE
    foe: int  # whom it is done to; NO_SEAT
    city: int  # where a cell is destroyed; NO_CITY
    die: int  # pips of the attacker; 0 before they are rolled
    picks: int  # cards the dealer still picks for a Mole; 0 if it is for a thief
    giver: int  # who proposes; NO_SEAT
    taker: int  # who answers; NO_SEAT
    part: Ints = row(SLEEVES)  # NO_PART, OFFERED, ASKED or LAID_OUT
    wanted: Ints = row(ASSETS)  # cards asked by name and not laid out yet
    offered_money: int
    asked_money: int
    said: int  # the last thing said of the proposal, in the order of AG-H45; SAYS_NOTHING
    last_sum: int  # the last sum named, in k

    # Only in a masked position; constant in truth
    lot_holds: Ints = row(SLEEVES)  # NO_CARD; of a lot before the last: its cards, sorted
    passed: Ints = row(SLEEVES)  # NO_CARD; of a packet the viewer passed on: its cards, sorted
    location_lot_holds: Ints = row(SEATS)  # NO_CITY; of a lot before the last: its cards, sorted
    objective_lot_holds: Ints = row(SEATS)  # NO_OBJECTIVE; the same
