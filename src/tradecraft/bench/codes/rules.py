"""Codes: what is true, what is allowed, what happens, who sees what.

Each of two players has a secret code of four digits, 1 to 6. In turn they guess the other's: a
guess is the last one with one digit chosen anew, place after place, and is told how many digits
are right, and how many are right elsewhere. After forty guesses it is over. The numbers in
brackets are the clauses of the rules page, in texts/.
"""

from __future__ import annotations

from typing import Final

from tradecraft.kernel.compiling import rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.game import Option, Reason
from tradecraft.kernel.layout import DEALER, NOBODY, UNKNOWN, Ints, grid, layout, row
from tradecraft.kernel.moves import numbered, offer

SEATS: Final = 2
PLACES: Final = 4
DIGITS: Final = 6  # 0 to 5 in here, 1 to 6 on paper
CODES: Final = DIGITS**PLACES  # a code or a guess as one number, its first digit the highest
DEALT: Final = SEATS * PLACES
GUESSES: Final = 40  # CO-3.3
NO_GUESS: Final = -3  # what stands where a guess may come

# Kinds of moves
CHANGE: Final = 0
DEAL: Final = 1
HIDDEN: Final = 2

MOVES = numbered(
    (CHANGE, DIGITS),  # guess as before, with this digit in the next place
    (DEAL, DIGITS),  # the dealer: the next digit of a code
    faces=((HIDDEN,),),  # a digit that only its owner sees
)
number, parts = MOVES.number, MOVES.parts

OPTIONS: tuple[Option, ...] = ()  # there is nothing to agree on

REASONS = (
    Reason("over", "CO-3.3"),
    Reason("dealer-deals", "CO-2.1"),
    Reason("only-dealer-deals", "CO-2.1"),
)
ALLOWED, IS_OVER, DEALER_DEALS, ONLY_DEALER_DEALS = range(len(REASONS) + 1)


@layout
class Position:
    """All that is true at the table, secrets included."""

    actor: int  # who decides now: a seat, DEALER, or NOBODY once the game is over
    dealt: int  # digits that have been dealt, seat 0's first
    made: int  # guesses that have been made, in turn
    code: Ints = grid(SEATS, PLACES)  # UNKNOWN when masked, or not yet dealt
    guess: Ints = row(GUESSES)  # 0 .. CODES - 1, or NO_GUESS
    right: Ints = row(GUESSES)  # digits of it that are right
    near: Ints = row(GUESSES)  # and those that are right elsewhere


# ---------------------------------------------------------------------------------------------
# Set-up


@rule
def setup(pos: Position, seats: int, options: Ints) -> int:
    """No digit is dealt, and no guess is made."""
    pos.actor = DEALER
    for seat in range(SEATS):
        for place in range(PLACES):
            pos.code[seat, place] = UNKNOWN
    for at in range(GUESSES):
        pos.guess[at] = NO_GUESS
    return ALLOWED


# ---------------------------------------------------------------------------------------------
# What is allowed


@rule
def legal(pos: Position, out: Ints) -> int:
    """List what the actor may play; the answer is how many."""
    n = 0
    for digit in range(DIGITS):
        n = offer(out, n, number(CHANGE, digit), pos.actor >= 0)  # CO-3.1
    for digit in range(DIGITS):
        n = offer(out, n, number(DEAL, digit), pos.actor == DEALER)  # CO-2.1
    return n


@rule
def why_not(pos: Position, move: int) -> int:
    """Name what forbids this move now; ALLOWED if nothing does."""
    kind, _, _, _ = parts(move)
    if pos.actor == NOBODY:
        return IS_OVER
    if kind == DEAL:
        return ALLOWED if pos.actor == DEALER else ONLY_DEALER_DEALS
    return DEALER_DEALS if pos.actor == DEALER else ALLOWED


# ---------------------------------------------------------------------------------------------
# What happens


@rule
def apply(pos: Position, move: int) -> None:
    """Play a legal move."""
    kind, digit, _, _ = parts(move)
    if kind == DEAL:
        deal(pos, digit)
    else:
        change(pos, digit)


@rule
def deal(pos: Position, digit: int) -> None:
    """A digit comes to the next place of a code; after the last, seat 0 begins (CO-2.1)."""
    pos.code[pos.dealt // PLACES, pos.dealt % PLACES] = digit
    pos.dealt += 1
    pos.actor = 0 if pos.dealt == DEALT else DEALER


@rule
def change(pos: Position, digit: int) -> None:
    """Guess as before, but for one digit, and be told how good that is (CO-3.1, CO-3.2)."""
    at = pos.made
    step = DIGITS ** (PLACES - 1 - at // SEATS % PLACES)
    before = pos.guess[at - SEATS] if at >= SEATS else 0
    pos.guess[at] = before + (digit - before // step % DIGITS) * step
    compare(pos, 1 - pos.actor, at)
    pos.made += 1
    pos.actor = NOBODY if pos.made == GUESSES else 1 - pos.actor  # CO-3.3


@rule
def compare(pos: Position, seat: int, at: int) -> None:
    """Count the digits of a guess that are right in a seat's code, and right elsewhere (CO-3.2)."""
    guess = pos.guess[at]
    right = alike = 0
    for digit in range(DIGITS):
        in_code = in_guess = 0
        rest = guess
        for place in range(PLACES - 1, -1, -1):
            in_guess += rest % DIGITS == digit
            in_code += pos.code[seat, place] == digit
            right += (rest % DIGITS == digit) & (pos.code[seat, place] == digit)
            rest //= DIGITS
        alike += min(in_code, in_guess)
    pos.right[at], pos.near[at] = right, alike - right


# ---------------------------------------------------------------------------------------------
# Scoring


@rule
def points(pos: Position, out: Ints) -> None:
    """Count for each seat the most digits that a guess of it had right (CO-3.4)."""
    for seat in range(SEATS):
        out[seat] = 0
        for at in range(seat, pos.made, SEATS):
            out[seat] = max(out[seat], pos.right[at])


@rule
def returns(pos: Position, out: Ints) -> None:
    """A game is drawn, however well they guessed (CO-3.4)."""
    for seat in range(SEATS):
        out[seat] = 0


@rule
def census(pos: Position, out: Ints) -> int:
    """There are no pieces, but turns: those that are over and those to come."""
    out[0] = GUESSES - pos.made
    for at in range(GUESSES):
        out[0] += pos.guess[at] != NO_GUESS
    return 1


# ---------------------------------------------------------------------------------------------
# Who sees what


@rule
def face(pos: Position, move: int, viewer: int) -> int:
    """All see each guess; a digit is seen by whose code it is (CO-2.1)."""
    if pos.actor == DEALER and pos.dealt // PLACES != viewer:
        return number(HIDDEN)
    return move


@rule
def mask(pos: Position, viewer: int, seen: Position) -> None:
    """Show a viewer all guesses and his own code; `seen` comes with all unknown."""
    seen.actor, seen.dealt, seen.made = pos.actor, pos.dealt, pos.made
    seen.guess, seen.right, seen.near = pos.guess, pos.right, pos.near
    if viewer >= 0:
        for place in range(PLACES):
            seen.code[viewer, place] = pos.code[viewer, place]


@rule
def imagine(pos: Position, viewer: int, rng: Ints) -> None:
    """Deal each hidden code again until it answers all guesses as the true one did."""
    told = pos.made
    for seat in range(SEATS):
        if seat == viewer or pos.dealt <= seat * PLACES:
            continue
        dealt = min(PLACES, pos.dealt - seat * PLACES)
        fits = False
        while not fits:
            for place in range(dealt):
                pos.code[seat, place] = below(rng, DIGITS)
            fits = True
            for at in range(1 - seat, told, SEATS):
                right, near = pos.right[at], pos.near[at]
                compare(pos, seat, at)
                if pos.right[at] != right or pos.near[at] != near:
                    pos.right[at], pos.near[at] = right, near
                    fits = False
                    break
