"""Leduc poker: what is true, what is allowed, what happens, who sees what.

Six cards, a private one each and a public one, and a round of betting before and after it. The
numbers in brackets are the clauses of the rules page, in texts/.
"""

from __future__ import annotations

from typing import Final

from tradecraft.kernel.compiling import rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.game import Option, Reason
from tradecraft.kernel.layout import DEALER, NOBODY, UNKNOWN, Ints, grid, layout, row
from tradecraft.kernel.moves import numbered, offer

# What lies on the table
SEATS: Final = 2
SUITS: Final = 2
CARDS: Final = 6  # LP-1.1: a card is rank * SUITS + suit; rank 0 is a jack, 1 a queen, 2 a king
ANTE: Final = 1  # LP-2.1

# Where a card can lie, in the order of dealing: before seat 0, before seat 1, or
PUBLIC: Final = 2
PLACES: Final = 3
NO_CARD: Final = 6  # what a place holds before a card comes

# The betting
ROUNDS: Final = 2
STEP: Final = 2  # LP-3.4: 2 chips more in the first round, 4 in the second
MOST_RAISES: Final = 2  # LP-3.5
MOST_WORDS: Final = 4  # call, raise, raise, call is the longest round
SILENCE: Final = 3  # where FOLD, CALL or RAISE could stand and nothing is said yet

# How a game ends
FOLDED: Final = 1  # LP-4.1
SHOWDOWN: Final = 2  # LP-4.2

BOTH: Final = 2  # the winner of a pot that is split

# Kinds of moves
FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2
DEAL: Final = 3
HIDDEN: Final = 4

MOVES = numbered(
    (FOLD,),  # give up the pot
    (CALL,),  # pay as much as the other; a check if that is nothing
    (RAISE,),  # pay as much as the other, and more
    (DEAL, CARDS),  # the dealer: this card to the next place
    faces=((HIDDEN,),),  # a card that only its owner sees
)
number, parts = MOVES.number, MOVES.parts

OPTIONS: tuple[Option, ...] = ()  # there is nothing to agree on

REASONS = (
    Reason("over", "LP-4.6"),
    Reason("dealer-deals", "LP-2.4"),
    Reason("only-dealer-deals", "LP-2.4"),
    Reason("card-lies-there", "LP-1.1"),
    Reason("nothing-to-fold-to", "LP-3.2"),
    Reason("no-more-raises", "LP-3.5"),
)
(
    ALLOWED,
    IS_OVER,
    DEALER_DEALS,
    ONLY_DEALER_DEALS,
    CARD_LIES_THERE,
    NOTHING_TO_FOLD_TO,
    NO_MORE_RAISES,
) = range(len(REASONS) + 1)


@layout
class Position:
    """All that is true at the table, secrets included."""

    actor: int  # who decides now: a seat, DEALER, or NOBODY once the game is over
    dealt: int  # places that hold a card: 2 in the first round, 3 in the second
    raises: int  # raises in this round
    spoken: int  # words in this round
    ending: int  # 0, or FOLDED or SHOWDOWN
    winner: int  # a seat, or BOTH; NOBODY while the game goes on
    card: Ints = row(PLACES)  # what lies in each place, or NO_CARD; UNKNOWN when masked
    paid: Ints = row(SEATS)  # chips of each seat in the pot
    said: Ints = grid(ROUNDS, MOST_WORDS)  # FOLD, CALL or RAISE in their order, then SILENCE


# ---------------------------------------------------------------------------------------------
# Set-up


@rule
def setup(pos: Position, seats: int, options: Ints) -> int:
    """Both pay the ante, and the dealer holds all the cards (LP-2.1)."""
    pos.actor, pos.winner = DEALER, NOBODY
    for place in range(PLACES):
        pos.card[place] = NO_CARD
    for seat in range(SEATS):
        pos.paid[seat] = ANTE
    for betting in range(ROUNDS):
        for word in range(MOST_WORDS):
            pos.said[betting, word] = SILENCE
    return ALLOWED


# ---------------------------------------------------------------------------------------------
# What is allowed


@rule
def legal(pos: Position, out: Ints) -> int:
    """List what the actor may play; the answer is how many."""
    # `&` rather than `and`: no jump that the processor must guess, which is faster by a tenth.
    seat, dealer = pos.actor >= 0, pos.actor == DEALER
    n = offer(out, 0, number(FOLD), seat & (pos.raises > 0))  # LP-3.2
    n = offer(out, n, number(CALL), seat)  # LP-3.3
    n = offer(out, n, number(RAISE), seat & (pos.raises < MOST_RAISES))  # LP-3.5
    for card in range(CARDS):
        n = offer(out, n, number(DEAL, card), dealer & in_deck(pos, card))  # LP-2.4
    return n


@rule
def in_deck(pos: Position, card: int) -> bool:
    """A card that lies in none of the places is in the deck."""
    return not (card == pos.card[0] or card == pos.card[1] or card == pos.card[PUBLIC])


@rule
def why_not(pos: Position, move: int) -> int:
    """Name what forbids this move now; ALLOWED if nothing does."""
    kind, card, _, _ = parts(move)
    if pos.actor == NOBODY:
        return IS_OVER
    if kind == DEAL:
        if pos.actor != DEALER:
            return ONLY_DEALER_DEALS
        return ALLOWED if in_deck(pos, card) else CARD_LIES_THERE
    if pos.actor == DEALER:
        return DEALER_DEALS
    if kind == FOLD and pos.raises == 0:
        return NOTHING_TO_FOLD_TO
    if kind == RAISE and pos.raises == MOST_RAISES:
        return NO_MORE_RAISES
    return ALLOWED


# ---------------------------------------------------------------------------------------------
# What happens


@rule
def apply(pos: Position, move: int) -> None:
    """Play a legal move."""
    kind, card, _, _ = parts(move)
    if kind == DEAL:
        deal(pos, card)
        return
    pos.said[street(pos), pos.spoken] = kind
    pos.spoken += 1
    if kind == FOLD:
        fold(pos)
    elif kind == CALL:
        call(pos)
    else:
        raise_by_a_step(pos)


@rule
def street(pos: Position) -> int:
    """The round of betting: 0 before the public card comes, 1 after it (LP-3.1)."""
    return pos.dealt - SEATS


@rule
def deal(pos: Position, card: int) -> None:
    """A card comes to the next place; after the second and the third, seat 0 begins to bet."""
    pos.card[pos.dealt] = card  # LP-2.2, LP-2.3
    pos.dealt += 1
    pos.raises, pos.spoken = 0, 0
    pos.actor = 0 if pos.dealt >= SEATS else DEALER  # LP-3.1


@rule
def fold(pos: Position) -> None:
    """The other takes the pot, and no card is shown (LP-3.2, LP-4.1)."""
    pos.winner = 1 - pos.actor
    pos.actor, pos.ending = NOBODY, FOLDED


@rule
def call(pos: Position) -> None:
    """Pay as much as the other, which ends the round if both have spoken (LP-3.3, LP-3.6)."""
    me, foe = pos.actor, 1 - pos.actor
    pos.paid[me] = pos.paid[foe]
    if pos.spoken == 1:
        pos.actor = foe
    elif street(pos) == 0:
        pos.actor = DEALER  # LP-2.3
    else:
        show_down(pos)


@rule
def raise_by_a_step(pos: Position) -> None:
    """Pay as much as the other and more: 2 chips, in the second round 4 (LP-3.4)."""
    me, foe = pos.actor, 1 - pos.actor
    pos.paid[me] = pos.paid[foe] + STEP * (street(pos) + 1)
    pos.raises += 1
    pos.actor = foe


@rule
def show_down(pos: Position) -> None:
    """Both show their cards, and the stronger hand takes the pot (LP-4.2 to LP-4.5)."""
    pos.actor, pos.ending = NOBODY, SHOWDOWN
    first, second = strength(pos, 0), strength(pos, 1)
    if first == second:
        pos.winner = BOTH
    else:
        pos.winner = 0 if first > second else 1


@rule
def strength(pos: Position, seat: int) -> int:
    """A pair with the public card beats all else, then the higher rank counts (LP-4.3, LP-4.4)."""
    rank: int = pos.card[seat] // SUITS
    paired = rank == pos.card[PUBLIC] // SUITS
    return CARDS + rank if paired else rank


# ---------------------------------------------------------------------------------------------
# Scoring


@rule
def points(pos: Position, out: Ints) -> None:
    """Count the chips won less the chips paid; an open pot is nobody's yet (LP-4.6)."""
    pot = pos.paid[0] + pos.paid[1]
    for seat in range(SEATS):
        out[seat] = -pos.paid[seat]
        if pos.winner == seat:
            out[seat] += pot
        elif pos.winner == BOTH:
            out[seat] += pot // 2  # LP-4.5


@rule
def returns(pos: Position, out: Ints) -> None:
    """Each seat got what it won less what it paid (LP-4.6)."""
    points(pos, out)


@rule
def census(pos: Position, out: Ints) -> int:
    """Count for each card where it lies: in the deck, or in one of the places."""
    for card in range(CARDS):
        out[card] = in_deck(pos, card)
        for place in range(PLACES):
            out[card] += pos.card[place] == card
    return CARDS


# ---------------------------------------------------------------------------------------------
# Who sees what


@rule
def face(pos: Position, move: int, viewer: int) -> int:
    """All see each move, but for the card that is dealt face down to another seat (LP-2.2)."""
    if pos.dealt < PUBLIC and pos.dealt != viewer:
        return number(HIDDEN)
    return move


@rule
def mask(pos: Position, viewer: int, seen: Position) -> None:
    """Show a viewer what lies open and his own card; `seen` comes with all unknown."""
    seen.actor, seen.dealt = pos.actor, pos.dealt
    seen.raises, seen.spoken, seen.said = pos.raises, pos.spoken, pos.said
    seen.paid = pos.paid
    seen.ending, seen.winner = pos.ending, pos.winner
    for place in range(PLACES):
        is_open = place == PUBLIC or pos.ending == SHOWDOWN  # LP-2.3, LP-4.2
        if place == viewer or is_open or place >= pos.dealt:
            seen.card[place] = pos.card[place]


@rule
def imagine(pos: Position, viewer: int, rng: Ints) -> None:
    """Deal each hidden card again, from those that the viewer does not see."""
    # What a player may say never depends on a card, so each unseen card is as likely as another.
    for seat in range(SEATS):
        while pos.card[seat] == UNKNOWN:
            card = below(rng, CARDS)
            if in_deck(pos, card):
                pos.card[seat] = card
