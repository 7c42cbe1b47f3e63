"""La Agencia - Misión: Embajada: what is true, what is allowed, what happens, who sees what.

Each player leads a team in an embassy. In every hand the Ambassador opens the Hall or the Garden,
each plays one of four cards, some of which he may not know himself, and the cards are resolved:
first the Infiltrators, then the Recruiters, then the Agents. The numbers in brackets are the
clauses of the rules page.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tradecraft.kernel.compiling import rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.game import Option, Reason
from tradecraft.kernel.hopes import share_hopes
from tradecraft.kernel.layout import DEALER, NOBODY, UNKNOWN, Ints, grid, layout, row
from tradecraft.kernel.moves import numbered, offer

# What the box contains
SEATS: Final = 6
EACH: Final = 8  # AE-2.5: the cards a player begins with
CARDS: Final = SEATS * EACH  # AE-1.1; a card's number is its first owner's seat x 8 + its kind
NONE: Final = CARDS  # where a card could lie and none does
POINTS: Final = 198  # AE-1.9
INFO_AT_START: Final = 5  # AE-2.3
ROUNDS: Final = np.array((0, 0, 0, 4, 3, 2, 2))  # AE-2.15 to 2.18, by the number of players

# Kinds of cards: the Agents 1 to 5 are the kinds 0 to 4
AGENTS: Final = 5
RECRUITER: Final = 5  # and 6: there are two
INFILTRATOR: Final = 7
NO_KIND: Final = 8
KIND: Final = np.array([*(list(range(EACH)) * SEATS), NO_KIND])  # by card
CROWD: Final = np.array((1, 2, 3, 4, 5, 0, 0, 0, 0))  # the number of Agents on a card (AE-1.5)
VALUE: Final = np.array((1, 1, 2, 2, 3, 1, 1, 0, 0))  # the information value (AE-H1, AE-H2)

# The four positions (AE-5.4 to 5.7)
SLOTS: Final = 4
SEEN_BY_ALL: Final = 0
SEEN_BY_NONE: Final = 1
SEEN_BY_OWNER: Final = 2
SEEN_BY_OTHERS: Final = 3

# The two faces of the Embassy tile
HALL: Final = 0
GARDEN: Final = 1
NO_FACE: Final = 2

# The embassies of other countries (AE-H3)
ITALY: Final = 1
RUSSIA: Final = 2
UNITED_STATES: Final = 3
UNITED_KINGDOM: Final = 4
JAPAN: Final = 5
SWITZERLAND: Final = 6
BRAZIL: Final = 7
EMBASSIES: Final = 7

# What is to be done now
DEALING: Final = 0  # the dealer shuffles the decks, card by card
DRAWING: Final = 1  # the dealer draws the first Ambassador
CHOOSING: Final = 2  # step A
PLAYING: Final = 3  # step B
TARGETING: Final = 4  # step C waits for whom a card is used on
OVER: Final = 5

# The phases of step C (AE-3.5)
INFILTRATORS: Final = 0
RECRUITERS: Final = 1
ALL_AGENTS: Final = 2
RESOLVED: Final = 3

# What became of a card in its hand
WAITING: Final = 0
IDLE: Final = 1  # an Infiltrator or Recruiter without a target (AE-6.11, AE-6.17)
SWAPPED: Final = 2  # it was used on another player's card (AE-6.9, AE-6.14)
TAKEN: Final = 3  # it was exchanged away (AE-6.3)
WELCOME: Final = 4  # the Agents fitted, or filled the Garden
UNWELCOME: Final = 5  # they did not
DECLINED: Final = 6  # by option (AE-H12)

# Kinds of moves
DEAL: Final = 0
FIRST: Final = 1
OPEN: Final = 2
PLAY: Final = 3
TARGET: Final = 4
PASS: Final = 5
COVERED: Final = 6

MOVES = numbered(
    (DEAL, EACH),  # the dealer: the next card of the deck that is being dealt
    (FIRST, SEATS),  # the dealer: this seat is the first Ambassador
    (OPEN, 2),  # the Ambassador opens the Hall or the Garden
    (PLAY, SLOTS),  # the card in this position
    (TARGET, SEATS),  # the Infiltrator or Recruiter is used on this player's card
    (PASS,),  # or on nobody's, by option
    faces=((COVERED,),),  # a card is dealt that the viewer may not see
)
number, parts = MOVES.number, MOVES.parts

OPTIONS = (
    Option("embassy", 0, 0, EMBASSIES, "AE-H3"),
    Option("count_all_eight", 0, 0, 1, "AE-H10"),
    Option("memory_aid", 0, 0, 1, "AE-H17"),
    Option("value_of_3", 2, 1, 3, "AE-H1"),
    Option("value_of_5", 3, 2, 5, "AE-H1"),
    Option("value_of_infiltrator", 0, 0, 3, "AE-H2"),
    Option("garden_at_once", 0, 0, 1, "AE-H5"),
    Option("may_decline", 0, 0, 1, "AE-H12"),
    Option("bank_runs_out", 0, 0, 1, "AE-H13"),
    Option("always_ask", 0, 0, 1, "AE-H21"),
    Option("all_shown_at_end", 0, 0, 1, "AE-H23"),
)
(
    EMBASSY,
    COUNT_ALL_EIGHT,
    MEMORY_AID,
    VALUE_OF_3,
    VALUE_OF_5,
    VALUE_OF_INFILTRATOR,
    GARDEN_AT_ONCE,
    MAY_DECLINE,
    BANK_RUNS_OUT,
    ALWAYS_ASK,
    ALL_SHOWN_AT_END,
) = range(len(OPTIONS))

REASONS = (
    Reason("over", "AE-7.5"),
    Reason("dealer-deals", "AE-2.6"),
    Reason("dealer-draws", "AE-2.12"),
    Reason("only-the-dealer", "AE-2.6"),
    Reason("already-dealt", "AE-2.5"),
    Reason("no-such-seat", "AE-1.15"),
    Reason("choose-the-place", "AE-4.1"),
    Reason("strict-protocol", "AE-H3"),
    Reason("play-a-card", "AE-5.2"),
    Reason("choose-a-recruiter", "AE-6.8"),
    Reason("no-recruiter-there", "AE-6.8"),
    Reason("choose-agents", "AE-6.13"),
    Reason("no-agents-there", "AE-6.13"),
    Reason("must-choose", "AE-H12"),
)
(
    ALLOWED,
    IS_OVER,
    DEALER_DEALS,
    DEALER_DRAWS,
    ONLY_THE_DEALER,
    ALREADY_DEALT,
    NO_SUCH_SEAT,
    CHOOSE_THE_PLACE,
    STRICT_PROTOCOL,
    PLAY_A_CARD,
    CHOOSE_A_RECRUITER,
    NO_RECRUITER_THERE,
    CHOOSE_AGENTS,
    NO_AGENTS_THERE,
    MUST_CHOOSE,
) = range(len(REASONS) + 1)


@layout
class Position:
    """All that is true at the table, secrets included."""

    actor: int  # who decides now: a seat, DEALER, or NOBODY once the game is over
    step: int  # DEALING .. OVER
    seats: int  # 3 to 6
    ambassador: int  # NOBODY until the first is drawn
    first: int  # who keeps the round tokens (AE-2.14)
    tokens: int  # round tokens in front of him
    hand: int  # hands played
    face: int  # HALL, GARDEN, or NO_FACE before it is chosen
    last_face: int  # that of the hand before
    turn: int  # how many have played in this hand
    phase: int  # of step C
    at: int  # whose turn it is to be resolved, counted in the order of play
    crowd: int  # Agents in the Hall, or played so far in the Garden
    bank: int  # the Data Bank
    reward: int  # points on the Reward tile
    box: int  # bit k: card k of the player who is dealt to is still undealt; hidden from all
    dealt: int  # cards dealt
    slots: Ints = grid(SEATS, SLOTS)  # the cards in the four positions, or NONE
    deck: Ints = grid(SEATS, EACH)  # each deck, its top first; NONE below its last
    deck_size: Ints = row(SEATS)
    played: Ints = row(SEATS)  # the card in play, or NONE
    origin: Ints = row(SEATS)  # the position it came from
    public: Ints = row(CARDS)  # 1: all have seen this card, so that all may remember it
    info: Ints = row(SEATS)  # information points
    # What became of each player's card in this hand, until the next begins
    shown: Ints = row(SEATS)  # the card he played
    fate: Ints = row(SEATS)  # WAITING .. DECLINED
    rival: Ints = row(SEATS)  # with whom it was exchanged, or NOBODY
    before: Ints = row(SEATS)  # Agents that counted before it
    tile: Ints = row(SEATS)  # points that it brought onto the Reward tile
    change: Ints = row(SEATS)  # information gained or paid in this hand
    options: Ints = row(len(OPTIONS))


# ---------------------------------------------------------------------------------------------
# Set-up


@rule
def setup(pos: Position, seats: int, options: Ints) -> int:
    """All cards are in the box, five points before each player (AE-2.1 to 2.5)."""
    for i in range(len(options)):
        pos.options[i] = options[i]
    pos.seats = seats
    pos.actor, pos.step = DEALER, DEALING
    pos.ambassador = pos.first = NOBODY
    pos.tokens = ROUNDS[seats]
    pos.face = pos.last_face = NO_FACE
    pos.bank = POINTS
    pos.box = (1 << EACH) - 1
    for seat in range(SEATS):
        pos.played[seat] = pos.shown[seat] = NONE
        pos.rival[seat] = NOBODY
        for place in range(SLOTS):
            pos.slots[seat, place] = NONE
        for place in range(EACH):
            pos.deck[seat, place] = NONE
        if seat < seats:
            earn(pos, seat, INFO_AT_START)
            pos.change[seat] = 0
    return ALLOWED


# ---------------------------------------------------------------------------------------------
# What is allowed


@rule
def legal(pos: Position, out: Ints) -> int:
    """List what the actor may play; the answer is how many."""
    n = 0
    if pos.step == PLAYING:
        for place in range(SLOTS):  # AE-5.8: also a card he does not know
            n = offer(out, n, number(PLAY, place), pos.slots[pos.actor, place] != NONE)
    elif pos.step == CHOOSING:
        for face in range(2):
            n = offer(out, n, number(OPEN, face), may_open(pos, face))
    elif pos.step == TARGETING:
        for seat in range(pos.seats):
            n = offer(out, n, number(TARGET, seat), is_target(pos, seat))
        n = offer(out, n, number(PASS), pos.options[MAY_DECLINE] != 0)
    elif pos.step == DEALING:
        for card in range(EACH):
            n = offer(out, n, number(DEAL, card), pos.box >> card & 1 == 1)
    elif pos.step == DRAWING:
        for seat in range(pos.seats):
            n = offer(out, n, number(FIRST, seat), True)  # noqa: FBT003  # all are
    return n


@rule
def may_open(pos: Position, face: int) -> bool:
    """The choice is free, but for the United Kingdom's Strict Protocol (AE-4.3, AE-H3)."""
    return pos.options[EMBASSY] != UNITED_KINGDOM or face != pos.last_face


@rule
def is_target(pos: Position, seat: int) -> bool:
    """An Infiltrator is used on a Recruiter in play, a Recruiter on an Agent (AE-6.8, AE-6.13)."""
    kind = KIND[pos.played[seat]]
    if pos.phase == INFILTRATORS:
        return bool(RECRUITER <= kind < INFILTRATOR)
    return bool(kind < AGENTS)


@rule
def why_not(pos: Position, move: int) -> int:
    """Name what forbids this move now; ALLOWED if nothing does."""
    kind, a, _, _ = parts(move)
    wanted = out_of_step(pos, kind)
    if wanted != ALLOWED:
        return wanted
    if kind == DEAL and pos.box >> a & 1 == 0:
        return ALREADY_DEALT
    if kind in (FIRST, TARGET) and a >= pos.seats:
        return NO_SUCH_SEAT
    if kind == OPEN and not may_open(pos, a):
        return STRICT_PROTOCOL
    if kind == TARGET and not is_target(pos, a):
        return NO_RECRUITER_THERE if pos.phase == INFILTRATORS else NO_AGENTS_THERE
    if kind == PASS and not pos.options[MAY_DECLINE]:
        return MUST_CHOOSE
    return ALLOWED


@rule
def out_of_step(pos: Position, kind: int) -> int:
    """A step asks for one kind of move; say which, if this is another."""
    step, wanted = pos.step, ALLOWED
    if step == OVER:
        wanted = IS_OVER
    elif step == DEALING:
        if kind != DEAL:
            wanted = DEALER_DEALS
    elif step == DRAWING:
        if kind != FIRST:
            wanted = DEALER_DRAWS
    elif kind in (DEAL, FIRST):
        wanted = ONLY_THE_DEALER
    elif step == CHOOSING:
        if kind != OPEN:
            wanted = CHOOSE_THE_PLACE
    elif step == PLAYING:
        if kind != PLAY:
            wanted = PLAY_A_CARD
    elif kind not in (TARGET, PASS):
        wanted = CHOOSE_A_RECRUITER if pos.phase == INFILTRATORS else CHOOSE_AGENTS
    return wanted


# ---------------------------------------------------------------------------------------------
# What happens


@rule
def apply(pos: Position, move: int) -> None:
    """Play a legal move."""
    kind, a, _, _ = parts(move)
    if kind == DEAL:
        deal(pos, a)
    elif kind == FIRST:
        appoint(pos, a)
    elif kind == OPEN:
        open_place(pos, a)
    elif kind == PLAY:
        play(pos, a)
    else:
        use(pos, a if kind == TARGET else NOBODY)


@rule
def deal(pos: Position, card: int) -> None:
    """The first four cards of a deck go to the positions, four stay in it (AE-2.7 to 2.11)."""
    seat, order = pos.dealt // EACH, pos.dealt % EACH
    if order < SLOTS:
        pos.slots[seat, order] = seat * EACH + card
        if order == SEEN_BY_ALL:
            pos.public[seat * EACH + card] = 1
    else:
        put_under(pos, seat, seat * EACH + card)
    pos.box &= ~(1 << card)
    pos.dealt += 1
    if order == EACH - 1:
        pos.box = (1 << EACH) - 1
        if seat == pos.seats - 1:
            pos.box = 0
            pos.step = DRAWING


@rule
def appoint(pos: Position, seat: int) -> None:
    """A random player becomes the Ambassador and keeps the round tokens (AE-2.12 to 2.14)."""
    pos.ambassador = pos.first = seat
    begin_hand(pos)


@rule
def begin_hand(pos: Position) -> None:
    """A hand begins with the choice of the place, or in Japan with the cards (AE-3.4, AE-H3)."""
    pos.face = NO_FACE
    pos.turn = 0
    if pos.options[EMBASSY] == JAPAN:
        pos.actor, pos.step = seat_at(pos, 0), PLAYING
    else:
        pos.actor, pos.step = pos.ambassador, CHOOSING


@rule
def clear_table(pos: Position) -> None:
    """What became of the last hand's cards is forgotten when the next hand's first move is made."""
    for seat in range(pos.seats):
        pos.shown[seat] = NONE
        pos.fate[seat] = WAITING
        pos.rival[seat] = NOBODY
        pos.before[seat] = pos.tile[seat] = pos.change[seat] = 0


@rule
def seat_at(pos: Position, order: int) -> int:
    """From the Ambassador's left clockwise, he last; in Brazil the other way (AE-5.1, AE-H3)."""
    if pos.options[EMBASSY] == BRAZIL:
        return (pos.ambassador - 1 - order) % pos.seats
    return (pos.ambassador + 1 + order) % pos.seats


@rule
def open_place(pos: Position, face: int) -> None:
    """The Ambassador opens the Hall or the Garden (AE-4.1)."""
    pos.face = pos.last_face = face
    if pos.options[EMBASSY] == JAPAN:
        resolve_from_start(pos)
        return
    clear_table(pos)
    pos.actor, pos.step = seat_at(pos, 0), PLAYING


@rule
def play(pos: Position, place: int) -> None:
    """One card is played face up; whoever did not know it learns it now (AE-5.2, AE-5.8)."""
    if pos.turn == 0 and pos.options[EMBASSY] == JAPAN:
        clear_table(pos)
    me = pos.actor
    card = pos.slots[me, place]
    pos.slots[me, place] = NONE
    pos.played[me] = pos.shown[me] = card
    pos.origin[me] = place
    pos.public[card] = 1
    pos.turn += 1
    if pos.turn < pos.seats:
        pos.actor = seat_at(pos, pos.turn)
    elif pos.options[EMBASSY] == JAPAN:
        pos.actor, pos.step = pos.ambassador, CHOOSING
    else:
        resolve_from_start(pos)


@rule
def resolve_from_start(pos: Position) -> None:
    """Step C: the Infiltrators, then the Recruiters, then the Agents (AE-3.5, AE-6.1)."""
    pos.phase = INFILTRATORS
    pos.at = pos.crowd = 0
    resolve(pos)


@rule
def resolve(pos: Position) -> None:
    """Resolve card by card in the order of play, until somebody must choose a target (AE-6.2)."""
    while pos.phase < RESOLVED:
        while pos.at < pos.seats:
            seat = seat_at(pos, pos.at)
            kind = KIND[pos.played[seat]]
            if pos.phase == ALL_AGENTS:
                if kind < AGENTS:
                    admit(pos, seat)
            elif is_acting(pos, kind) and must_ask(pos, seat):
                pos.actor, pos.step = seat, TARGETING
                return
            pos.at += 1
        pos.phase += 1
        pos.at = 0
        if pos.phase == ALL_AGENTS and pos.face == GARDEN and pos.options[GARDEN_AT_ONCE]:
            pos.crowd = agents_in_play(pos)  # AE-H5 switched
    end_hand(pos)


@rule
def is_acting(pos: Position, kind: int) -> bool:
    """Say whether this kind of card is resolved in this phase."""
    if pos.phase == INFILTRATORS:
        return kind == INFILTRATOR
    return RECRUITER <= kind < INFILTRATOR


@rule
def must_ask(pos: Position, seat: int) -> bool:
    """Use a card on its only target, discard it without one; else its player must choose."""
    targets, last = 0, NOBODY
    for other in range(pos.seats):
        if is_target(pos, other):
            targets += 1
            last = other
    if targets == 0:
        pos.fate[seat] = IDLE  # AE-6.11, AE-6.17
        discard(pos, seat, pos.played[seat])
        pos.played[seat] = NONE
        return False
    if pos.phase == INFILTRATORS:
        earn(pos, seat, pos.reward)  # AE-6.6, AE-H21: before he is asked
    if targets > 1 or pos.options[ALWAYS_ASK] or pos.options[MAY_DECLINE]:
        return True
    exchange(pos, seat, last)  # AE-H12
    return False


@rule
def use(pos: Position, target: int) -> None:
    """The player of the card has chosen; go on with the next (AE-6.8, AE-6.13)."""
    seat = pos.actor
    if target == NOBODY:
        pos.fate[seat] = DECLINED  # AE-H12 switched
        discard(pos, seat, pos.played[seat])
        pos.played[seat] = NONE
    else:
        exchange(pos, seat, target)
    pos.at += 1
    resolve(pos)


@rule
def exchange(pos: Position, seat: int, target: int) -> None:
    """Two players exchange their cards, and each discards what he received (AE-6.9, AE-6.10)."""
    given, received = pos.played[seat], pos.played[target]
    pos.played[seat] = pos.played[target] = NONE
    discard(pos, seat, received)
    discard(pos, target, given)
    pos.fate[seat], pos.fate[target] = SWAPPED, TAKEN
    pos.rival[seat], pos.rival[target] = target, seat
    if pos.phase == RECRUITERS:
        points = 2 if pos.options[EMBASSY] == UNITED_STATES else 1  # AE-6.16, AE-H3
        points = min(points, available(pos, points))
        pos.bank -= points
        pos.reward += points
        pos.tile[seat] = points


@rule
def admit(pos: Position, seat: int) -> None:
    """Agents fit into the Hall or fill the Garden, or their player pays (AE-6.18 to 6.27)."""
    kind = KIND[pos.played[seat]]
    agents, value = CROWD[kind], value_of(pos, kind)
    pos.before[seat] = pos.crowd
    if pos.face == HALL:
        capacity = pos.seats + (2 if pos.options[EMBASSY] == ITALY else 0)
        welcome = pos.crowd + agents <= capacity
        if welcome:
            pos.crowd += agents  # AE-6.20, AE-6.22: only who entered counts
    else:
        needed = pos.seats + (2 if pos.options[EMBASSY] == RUSSIA else 0)
        if not pos.options[GARDEN_AT_ONCE]:
            pos.crowd += agents  # AE-6.27: also who failed goes on counting
        welcome = pos.crowd >= needed
    if welcome:
        pos.fate[seat] = WELCOME
        earn(pos, seat, value)
    else:
        pos.fate[seat] = UNWELCOME
        pay(pos, seat, value + (1 if pos.options[EMBASSY] == SWITZERLAND else 0))


@rule
def end_hand(pos: Position) -> None:
    """The Agents are discarded, all draw, the role passes on (AE-6.29, AE-7.1 to 7.6)."""
    for seat in range(pos.seats):
        if pos.played[seat] != NONE:
            discard(pos, seat, pos.played[seat])
            pos.played[seat] = NONE
        draw(pos, seat)
    pos.hand += 1
    pos.ambassador = (pos.ambassador + 1) % pos.seats
    if pos.ambassador == pos.first:
        pos.tokens -= 1  # AE-7.4
    if pos.tokens == 0:
        finish(pos)
    else:
        begin_hand(pos)


@rule
def draw(pos: Position, seat: int) -> None:
    """The top card goes into the position that the played card left (AE-7.1, AE-7.2)."""
    place, card = pos.origin[seat], pos.deck[seat, 0]
    pos.slots[seat, place] = card
    for i in range(1, EACH):
        pos.deck[seat, i - 1] = pos.deck[seat, i]
    pos.deck[seat, EACH - 1] = NONE
    pos.deck_size[seat] -= 1
    if place == SEEN_BY_ALL:
        pos.public[card] = 1


@rule
def discard(pos: Position, seat: int, card: int) -> None:
    """Discarding is putting a card under one's own deck, face down (AE-6.4)."""
    put_under(pos, seat, card)


@rule
def put_under(pos: Position, seat: int, card: int) -> None:
    """A card becomes the last of a deck."""
    pos.deck[seat, pos.deck_size[seat]] = card
    pos.deck_size[seat] += 1


@rule
def finish(pos: Position) -> None:
    """The last round token is returned: the decks are turned up and counted (AE-7.5, AE-H23)."""
    pos.actor, pos.step = NOBODY, OVER
    for seat in range(pos.seats):
        for i in range(pos.deck_size[seat]):
            pos.public[pos.deck[seat, i]] = 1
        if pos.options[COUNT_ALL_EIGHT] or pos.options[ALL_SHOWN_AT_END]:
            for place in range(SLOTS):
                pos.public[pos.slots[seat, place]] = 1


# ---------------------------------------------------------------------------------------------
# Information


@rule
def value_of(pos: Position, kind: int) -> int:
    """Give the information value of a card (AE-H1, AE-H2)."""
    if kind == 2:  # noqa: PLR2004  # the Agents 3
        return int(pos.options[VALUE_OF_3])
    if kind == AGENTS - 1:
        return int(pos.options[VALUE_OF_5])
    if kind == INFILTRATOR:
        return int(pos.options[VALUE_OF_INFILTRATOR])
    return int(VALUE[kind])


@rule
def available(pos: Position, points: int) -> int:
    """The Data Bank never limits a gain (AE-H13), unless by option it runs out."""
    if pos.options[BANK_RUNS_OUT]:
        return min(points, max(pos.bank, 0))
    return points


@rule
def earn(pos: Position, seat: int, points: int) -> None:
    """A player takes information from the Data Bank."""
    taken = available(pos, points)
    pos.bank -= taken
    pos.info[seat] += taken
    pos.change[seat] += taken


@rule
def pay(pos: Position, seat: int, points: int) -> None:
    """A player pays to the Data Bank what he can; nobody falls below 0 (AE-6.28)."""
    paid = min(points, pos.info[seat])
    pos.bank += paid
    pos.info[seat] -= paid
    pos.change[seat] -= paid


@rule
def agents_in_play(pos: Position) -> int:
    """Count all the Agents that are in play."""
    total = 0
    for seat in range(pos.seats):
        total += CROWD[KIND[pos.played[seat]]]
    return total


# ---------------------------------------------------------------------------------------------
# Scoring


@rule
def deck_value(pos: Position, seat: int) -> int:
    """Add up the deck's information values; by option all eight cards (AE-8.1, AE-H10)."""
    total = 0
    for i in range(pos.deck_size[seat]):
        total += value_of(pos, KIND[pos.deck[seat, i]])
    if pos.options[COUNT_ALL_EIGHT]:
        for place in range(SLOTS):
            total += value_of(pos, KIND[pos.slots[seat, place]])
    return total


@rule
def points(pos: Position, out: Ints) -> None:
    """Write the information of each; at the end with the values of the decks (AE-8.1)."""
    for seat in range(pos.seats):
        out[seat] = pos.info[seat]
        if pos.step == OVER:
            out[seat] += deck_value(pos, seat)


@rule
def returns(pos: Position, out: Ints) -> None:
    """The best final value wins, then the better deck, else it is shared (AE-8.2 to 8.4)."""
    # A whole victory is 60, which halves, thirds, ... sixths divide evenly.
    best, best_deck, winners = -1, -1, 0
    for seat in range(pos.seats):
        deck = deck_value(pos, seat)
        final = pos.info[seat] + deck
        if final > best or (final == best and deck > best_deck):
            best, best_deck, winners = final, deck, 0
        winners += final == best and deck == best_deck
    for seat in range(pos.seats):
        deck = deck_value(pos, seat)
        won = pos.info[seat] + deck == best and deck == best_deck
        out[seat] = 60 // winners if won else 0


@rule
def census(pos: Position, out: Ints) -> int:
    """Count the points, the cards, and the sum of the cards' numbers (AE-12.3, AE-12.4)."""
    total = pos.bank + pos.reward
    cards = numbers = 0
    for seat in range(pos.seats):
        total += pos.info[seat]
        for place in range(SLOTS):
            cards += pos.slots[seat, place] != NONE
            numbers += pos.slots[seat, place] % NONE
        for i in range(EACH):
            cards += pos.deck[seat, i] != NONE
            numbers += pos.deck[seat, i] % NONE
        cards += pos.played[seat] != NONE
        numbers += pos.played[seat] % NONE
        for card in range(EACH):  # those that are still in the box
            if seat * EACH + card >= pos.dealt // EACH * EACH and pos.step == DEALING:
                mine = seat == pos.dealt // EACH
                undealt = not mine or pos.box >> card & 1 == 1
                cards += undealt
                numbers += (seat * EACH + card) * undealt
    out[0], out[1], out[2] = total, cards, numbers
    return 3


# ---------------------------------------------------------------------------------------------
# Who sees what


@rule
def sees(viewer: int, owner: int, place: int) -> bool:
    """Say whether a viewer sees a position (AE-5.4 to 5.7, AE-H22)."""
    if place == SEEN_BY_OWNER:
        return viewer == owner
    if place == SEEN_BY_OTHERS:
        return viewer >= 0 and viewer != owner  # a spectator sees what every player sees
    return place == SEEN_BY_ALL


@rule
def face(pos: Position, move: int, viewer: int) -> int:
    """All see each move, but not each card that is dealt (AE-2.7 to 2.10)."""
    if parts(move)[0] == DEAL and not sees(viewer, pos.dealt // EACH, pos.dealt % EACH):
        return number(COVERED)
    return move


@rule
def mask(pos: Position, viewer: int, seen: Position) -> None:
    """Show what lies open, the positions he sees, and every card that all have seen."""
    seen.actor, seen.step, seen.seats = pos.actor, pos.step, pos.seats
    seen.ambassador, seen.first, seen.tokens = pos.ambassador, pos.first, pos.tokens
    seen.hand, seen.face, seen.last_face = pos.hand, pos.face, pos.last_face
    seen.turn, seen.phase, seen.at = pos.turn, pos.phase, pos.at
    seen.crowd, seen.bank, seen.reward = pos.crowd, pos.bank, pos.reward
    seen.dealt = pos.dealt
    seen.deck_size = pos.deck_size
    seen.played = pos.played
    seen.origin = pos.origin
    seen.public = pos.public
    seen.info = pos.info
    seen.shown = pos.shown
    seen.fate = pos.fate
    seen.rival = pos.rival
    seen.before = pos.before
    seen.tile = pos.tile
    seen.change = pos.change
    seen.options = pos.options
    if pos.step != DEALING:
        seen.box = 0
    for seat in range(SEATS):
        for place in range(SLOTS):
            card = pos.slots[seat, place]
            if card == NONE or pos.public[card] or sees(viewer, seat, place):
                seen.slots[seat, place] = card
        for i in range(EACH):
            card = pos.deck[seat, i]
            if card == NONE or pos.public[card]:
                seen.deck[seat, i] = card


@rule
def imagine(pos: Position, viewer: int, rng: Ints) -> None:
    """Lay each player's unseen cards into his unseen places, each order as likely as any other."""
    # A card leaves its first owner only after it was played, open to all. So what is unseen at a
    # player's is what is left of his own eight, in the order in which it was shuffled.
    for seat in range(pos.seats):
        left = unseen(pos, seat)
        for place in range(SLOTS):
            if pos.slots[seat, place] == UNKNOWN:
                left = lay(pos.slots, seat, place, left, rng)
        for i in range(EACH):
            if pos.deck[seat, i] == UNKNOWN:
                left = lay(pos.deck, seat, i, left, rng)
        if pos.step == DEALING and seat == pos.dealt // EACH:
            pos.box = left


@rule
def unseen(pos: Position, seat: int) -> int:
    """Give the cards of a player's first eight that were never seen, as bits."""
    bits = 0
    for card in range(EACH):
        if not pos.public[seat * EACH + card]:
            bits |= 1 << card
    for place in range(SLOTS):
        card = pos.slots[seat, place]
        if card not in (UNKNOWN, NONE) and card // EACH == seat:
            bits &= ~(1 << card % EACH)
    return bits


@rule
def lay(places: Ints, seat: int, place: int, left: int, rng: Ints) -> int:
    """Draw one of the cards that are left and lay it there; the answer is what is left then."""
    count = 0
    for card in range(EACH):
        count += left >> card & 1
    drawn = below(rng, count)
    for card in range(EACH):
        if left >> card & 1:
            if drawn == 0:
                places[seat, place] = seat * EACH + card
                return left & ~(1 << card)
            drawn -= 1
    return left


# ---------------------------------------------------------------------------------------------
# What a player does who does not think, and how well one stands in a game in the head

RARELY: Final = 8  # one time in so many, anything
MOOD: Final = 2  # points; likings that differ by less may change places
EXPECTED: Final = 1  # Agents that somebody may still bring to the Garden
LEAD: Final = 2  # points; who is so far behind at the end has lost, with each hand left one more
WHOLE: Final = 60  # a victory


@rule
def hunch(pos: Position, out: Ints, n: int, rng: Ints) -> int:
    """Play the card that would bring most now; choose all else at random."""
    best, most = below(rng, n), 0
    if pos.step == PLAYING and below(rng, RARELY) > 0:
        for i in range(n):
            kind = KIND[pos.slots[pos.actor, parts(out[i])[1]]]
            like = POINTS + 2 * worth(pos, kind) + below(rng, 2 * MOOD)
            if like > most:
                best, most = i, like
    return int(out[best])


@rule
def worth(pos: Position, kind: int) -> int:
    """Say what a card would bring if nobody played another one after it."""
    crowd, recruiters = agents_in_play(pos) + CROWD[kind], 0
    for seat in range(pos.seats):
        recruiters += RECRUITER <= KIND[pos.played[seat]] < INFILTRATOR
    if kind == INFILTRATOR:
        return int(pos.reward) + 1 if recruiters > 0 else -1
    if kind >= RECRUITER:
        return 1 if crowd > 0 else -1
    fits = crowd <= pos.seats if pos.face == HALL else crowd + EXPECTED >= pos.seats
    return value_of(pos, kind) if fits else -value_of(pos, kind)


@rule
def outlook(pos: Position, plies: int, out: Ints) -> int:
    """Judge between two hands: by information and decks; a lead is less while hands are left."""
    if plies == 0 or pos.turn > 0:
        return 0
    for seat in range(pos.seats):
        out[seat] = pos.info[seat] + deck_value(pos, seat)
    left = ROUNDS[pos.seats] * pos.seats - pos.hand
    share_hopes(out, pos.seats, LEAD + left, WHOLE)
    return 1
