"""Agent Hunter: what is true, what is allowed, what happens, who sees what.

Two agencies face each other. Each hides three of its ten spies; who names the value of a hidden
enemy ruins that hideout. The numbers in brackets are the clauses of the rules page.
"""

from __future__ import annotations

from typing import Final

from tradecraft.kernel.compiling import rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.game import Option, Reason
from tradecraft.kernel.layout import DEALER, NOBODY, UNKNOWN, Ints, grid, layout, row
from tradecraft.kernel.moves import numbered, offer

# What the box contains
SIDES: Final = 2
SPIES: Final = 10  # AH-1.1, AH-1.2: 0 to 9, one of each
HIDEOUTS: Final = 3  # AH-3.3
DECOYS: Final = 5  # AH-1.4, AH-1.5

# Where a spy can be: hideout 0 to 2, or
HAND: Final = 3
GONE: Final = 4  # on a ruin, or left in the box by a study size

# What is to be done now
HIDE: Final = 0  # lay a spy into the empty hideout `slot` during set-up
DRAW: Final = 1  # the dealer draws who begins
ACT: Final = 2  # one of the three actions
REFILL: Final = 3  # lay a spy into `slot`, which an attack emptied
REHIDE: Final = 4  # the second half of a switch
LURE: Final = 5  # the third part of a switch: a decoy is placed
OVER: Final = 6

# What the defender said last
SILENCE: Final = 0
HIGHER: Final = 1
LOWER: Final = 2
HIT: Final = 3
NOBODY_HOME: Final = 4  # the target was a ruin

# How a game ends
RUINS: Final = 1  # AH-9.1
QUIET: Final = 2  # AH-H10
CAPPED: Final = 3  # AH-S4

RARELY: Final = 8  # one action in so many is played in the head without a reason

BOTH: Final = 2  # the winner of a drawn game

# Kinds of moves
LAY: Final = 0
STRIKE: Final = 1
CHARGE: Final = 2
RECALL: Final = 3
DECOY: Final = 4
BEGIN: Final = 5
COVER: Final = 6

MOVES = numbered(
    (LAY, SPIES),  # lay this spy face down into the empty hideout
    (STRIKE, SPIES, HIDEOUTS),  # attack from the hand: my spy, their hideout
    (CHARGE, HIDEOUTS, HIDEOUTS),  # attack from a hideout: mine, theirs
    (RECALL, HIDEOUTS),  # begin a switch: this spy comes back to the hand
    (DECOY, HIDEOUTS),  # end a switch: a decoy beside this hideout of mine
    (BEGIN, SIDES),  # the dealer: this seat begins
    faces=((COVER,),),  # somebody lays a spy face down
)
number, parts = MOVES.number, MOVES.parts

OPTIONS = (
    Option("spies", SPIES, 3, SPIES, "AH-S1"),
    Option("hideouts", HIDEOUTS, 1, HIDEOUTS, "AH-S2"),
    Option("decoys", DECOYS, 0, DECOYS, "AH-S3"),
    Option("turn_cap", 0, 0, 1000, "AH-S4"),
    Option("quiet_turns", 60, 1, 1000, "AH-H10"),
    Option("quiet_rounds", 0, 0, 1, "AH-H16"),
    Option("refill_at_end", 0, 0, 1, "AH-H3"),
    Option("tie_counts_hideouts", 0, 0, 1, "AH-H4"),
    Option("decoys_on_ruins", 1, 0, 1, "AH-H5"),
    Option("attack_ruins", 0, 0, 1, "AH-H6"),
    Option("answer_when_lost", 1, 0, 1, "AH-H7"),
    Option("notes", 1, 0, 1, "AH-H9"),
    Option("begin_before_hiding", 0, 0, 1, "AH-H14"),
    Option("sides_swapped", 0, 0, 1, "AH-H14"),
    Option("open_end", 0, 0, 1, "AH-H15"),
    Option("draw_is_shared", 1, 0, 1, "AH-H17"),
)
(
    SPIES_PLAYED,
    HIDEOUTS_PLAYED,
    DECOYS_PLAYED,
    TURN_CAP,
    QUIET_TURNS,
    QUIET_ROUNDS,
    REFILL_AT_END,
    TIE_COUNTS_HIDEOUTS,
    DECOYS_ON_RUINS,
    ATTACK_RUINS,
    ANSWER_WHEN_LOST,
    NOTES,
    BEGIN_BEFORE_HIDING,
    SIDES_SWAPPED,
    OPEN_END,
    DRAW_IS_SHARED,
) = range(len(OPTIONS))

REASONS = (
    Reason("over", "AH-9.1"),
    Reason("dealer-draws", "AH-3.8"),
    Reason("hide-first", "AH-3.3"),
    Reason("refill-first", "AH-6.5"),
    Reason("rehide-first", "AH-7.2"),
    Reason("decoy-first", "AH-7.4"),
    Reason("act-first", "AH-4.2"),
    Reason("not-in-play", "AH-S1"),
    Reason("no-such-hideout", "AH-S2"),
    Reason("not-in-hand", "AH-3.4"),
    Reason("target-ruined", "AH-H6"),
    Reason("ruin-cannot-attack", "AH-H6"),
    Reason("ruin-cannot-switch", "AH-7.5"),
    Reason("no-decoys", "AH-8.2"),
    Reason("ruin-takes-no-decoy", "AH-H5"),
    Reason("only-dealer-draws", "AH-3.8"),
    Reason("too-few-spies", "AH-11.4"),
)
(
    ALLOWED,
    IS_OVER,
    DEALER_DRAWS,
    HIDE_FIRST,
    REFILL_FIRST,
    REHIDE_FIRST,
    DECOY_FIRST,
    ACT_FIRST,
    NOT_IN_PLAY,
    NO_SUCH_HIDEOUT,
    NOT_IN_HAND,
    TARGET_RUINED,
    RUIN_CANNOT_ATTACK,
    RUIN_CANNOT_SWITCH,
    NO_DECOYS,
    RUIN_TAKES_NO_DECOY,
    ONLY_DEALER_DRAWS,
    TOO_FEW_SPIES,
) = range(len(REASONS) + 1)


@layout
class Position:
    """All that is true at the table, secrets included."""

    actor: int  # who decides now: a seat, DEALER, or NOBODY once the game is over
    step: int  # HIDE .. OVER
    turn: int  # whose turn it is; a refill may be the other side's to choose
    slot: int  # the hideout that waits for a spy, while one does
    where: Ints = grid(SIDES, SPIES)  # hideout 0..2, HAND or GONE; UNKNOWN when masked
    ruined: Ints = grid(SIDES, HIDEOUTS)
    pair: Ints = grid(SIDES, HIDEOUTS)  # the value of the two spies on a ruin, else UNKNOWN
    decoys: Ints = grid(SIDES, HIDEOUTS)  # decoys beside each hideout
    stock: Ints = row(SIDES)  # decoys not yet placed
    clues: Ints = grid(SIDES, HIDEOUTS)  # bit v: for all the table knows, v is inside; 0: empty
    answer: int  # SILENCE .. NOBODY_HOME, to the last attack
    shown: int  # the spy that the last action showed, or NOBODY
    twin: int  # where the twin of a lost attacker lay: hideout or HAND; else NOBODY
    quiet: int  # turns since a hideout fell or a switch was made (AH-H16)
    turns: int  # turns played
    ending: int  # 0, or RUINS .. CAPPED
    winner: int  # a seat, or BOTH in a drawn game; NOBODY while it goes on, or if none shares it
    sums: Ints = row(SIDES)  # the hands, added up at the end if the points are equal, else UNKNOWN
    options: Ints = row(len(OPTIONS))


# ---------------------------------------------------------------------------------------------
# Set-up


@rule
def setup(pos: Position, seats: int, options: Ints) -> int:
    """Give each side its spies and decoys, all spies in the hand (AH-3.1, AH-3.2)."""
    spies, hideouts = options[SPIES_PLAYED], options[HIDEOUTS_PLAYED]
    if spies < 2 * hideouts - 1:
        return TOO_FEW_SPIES  # AH-11.4: there must always be a spy to refill with
    for i in range(len(options)):
        pos.options[i] = options[i]
    for side in range(SIDES):
        for spy in range(SPIES):
            pos.where[side, spy] = HAND if spy < spies else GONE  # AH-S1: the others stay boxed
        for hideout in range(HIDEOUTS):
            pos.pair[side, hideout] = UNKNOWN
        pos.stock[side] = options[DECOYS_PLAYED]
        pos.sums[side] = UNKNOWN
    pos.answer, pos.shown, pos.twin, pos.winner = SILENCE, NOBODY, NOBODY, NOBODY
    if options[BEGIN_BEFORE_HIDING]:
        pos.actor, pos.step = DEALER, DRAW
    else:
        pos.actor, pos.step = 0, HIDE
    return ALLOWED


# ---------------------------------------------------------------------------------------------
# What is allowed


@rule
def legal(pos: Position, out: Ints) -> int:
    """List what the actor may play; the answer is how many."""
    if pos.step == ACT:
        return list_actions(pos, out)
    if pos.step == DRAW:
        out[0], out[1] = number(BEGIN, 0), number(BEGIN, 1)
        return SIDES  # AH-3.8: the dealer draws the first player
    if pos.step == LURE:
        return list_decoys(pos, out)
    if pos.step == OVER:
        return 0
    return list_hand(pos, out)  # HIDE, REFILL and REHIDE fill an empty hideout


@rule
def list_hand(pos: Position, out: Ints) -> int:
    """An empty hideout is filled with any spy of the hand (AH-3.3, AH-6.5, AH-6.8, AH-7.2)."""
    n = 0
    for spy in range(pos.options[SPIES_PLAYED]):
        n = offer(out, n, number(LAY, spy), pos.where[pos.actor, spy] == HAND)
    return n


@rule
def list_actions(pos: Position, out: Ints) -> int:
    """One of three actions: attack from the hand or from a hideout, or switch (AH-4.2)."""
    me, foe, n = pos.actor, 1 - pos.actor, 0
    for target in range(pos.options[HIDEOUTS_PLAYED]):
        if pos.ruined[foe, target] and not pos.options[ATTACK_RUINS]:
            continue  # AH-H6: only an intact hideout can be attacked
        for spy in range(pos.options[SPIES_PLAYED]):
            n = offer(out, n, number(STRIKE, spy, target), pos.where[me, spy] == HAND)
        for hideout in range(pos.options[HIDEOUTS_PLAYED]):
            n = offer(out, n, number(CHARGE, hideout, target), not pos.ruined[me, hideout])
    if pos.stock[me] > 0:  # AH-8.2
        for hideout in range(pos.options[HIDEOUTS_PLAYED]):
            n = offer(out, n, number(RECALL, hideout), not pos.ruined[me, hideout])  # AH-7.5
    return n


@rule
def list_decoys(pos: Position, out: Ints) -> int:
    """A decoy goes beside any hideout of one's own (AH-7.4, AH-H5)."""
    n = 0
    for hideout in range(pos.options[HIDEOUTS_PLAYED]):
        allowed = not pos.ruined[pos.actor, hideout] or pos.options[DECOYS_ON_RUINS] != 0
        n = offer(out, n, number(DECOY, hideout), allowed)
    return n


@rule
def why_not(pos: Position, move: int) -> int:
    """Name what forbids this move now; ALLOWED if nothing does."""
    kind, a, b, _ = parts(move)
    wanted = out_of_step(pos, kind)
    if wanted != ALLOWED or kind == BEGIN:
        return wanted
    me = pos.actor
    if kind in (LAY, STRIKE):
        if a >= pos.options[SPIES_PLAYED]:
            return NOT_IN_PLAY
        if kind == STRIKE and b >= pos.options[HIDEOUTS_PLAYED]:
            return NO_SUCH_HIDEOUT
        if pos.where[me, a] != HAND:
            return NOT_IN_HAND
    elif a >= pos.options[HIDEOUTS_PLAYED] or b >= pos.options[HIDEOUTS_PLAYED]:
        return NO_SUCH_HIDEOUT
    if kind in (STRIKE, CHARGE):
        if pos.ruined[1 - me, b] and not pos.options[ATTACK_RUINS]:
            return TARGET_RUINED
        if kind == CHARGE and pos.ruined[me, a]:
            return RUIN_CANNOT_ATTACK
    if kind == RECALL:
        if pos.ruined[me, a]:
            return RUIN_CANNOT_SWITCH
        if pos.stock[me] == 0:
            return NO_DECOYS
    if kind == DECOY and pos.ruined[me, a] and not pos.options[DECOYS_ON_RUINS]:
        return RUIN_TAKES_NO_DECOY
    return ALLOWED


@rule
def out_of_step(pos: Position, kind: int) -> int:
    """A step asks for one kind of move; say which, if this is another."""
    step, wanted = pos.step, ALLOWED
    if step == OVER:
        wanted = IS_OVER
    elif step == DRAW:
        if kind != BEGIN:
            wanted = DEALER_DRAWS
    elif kind == BEGIN:
        wanted = ONLY_DEALER_DRAWS
    elif step == ACT:
        if kind not in (STRIKE, CHARGE, RECALL):
            wanted = ACT_FIRST
    elif step == LURE:
        if kind != DECOY:
            wanted = DECOY_FIRST
    elif kind != LAY:
        if step == HIDE:
            wanted = HIDE_FIRST
        elif step == REFILL:
            wanted = REFILL_FIRST
        else:
            wanted = REHIDE_FIRST
    return wanted


# ---------------------------------------------------------------------------------------------
# What happens


@rule
def apply(pos: Position, move: int) -> None:
    """Play a legal move."""
    kind, a, b, _ = parts(move)
    if kind == LAY:
        lay(pos, a)
    elif kind == STRIKE:
        strike(pos, a, b)
    elif kind == CHARGE:
        charge(pos, a, b)
    elif kind == RECALL:
        recall(pos, a)
    elif kind == DECOY:
        lure(pos, a)
    else:
        begin(pos, a)


@rule
def lay(pos: Position, spy: int) -> None:
    """A spy of the hand goes face down into the empty hideout; what follows depends on why."""
    me = pos.actor
    pos.where[me, spy] = pos.slot
    pos.clues[me, pos.slot] = remaining(pos, me)  # AH-7.3: also the one just taken up
    if pos.step == HIDE:
        hide_next(pos)
    elif pos.step == REHIDE:
        pos.step = LURE
    else:
        pass_turn(pos)


@rule
def hide_next(pos: Position) -> None:
    """Each side hides in secret; when both have, the first player is drawn (AH-H11, AH-H14)."""
    pos.slot += 1
    if pos.slot < pos.options[HIDEOUTS_PLAYED]:
        return
    pos.slot = 0
    if pos.actor == 0:
        pos.actor = 1
    elif pos.options[BEGIN_BEFORE_HIDING]:
        pos.actor, pos.step = pos.turn, ACT
    else:
        pos.actor, pos.step = DEALER, DRAW


@rule
def begin(pos: Position, seat: int) -> None:
    """The first player is determined at random (AH-3.8)."""
    pos.turn = seat
    if pos.options[BEGIN_BEFORE_HIDING]:
        pos.actor, pos.step = 0, HIDE
    else:
        pos.actor, pos.step = seat, ACT


@rule
def strike(pos: Position, spy: int, target: int) -> None:
    """Attack from the hand: a hit ruins the hideout, else the spy goes back (AH-5.1 to 5.9)."""
    me, foe = pos.actor, 1 - pos.actor
    show(pos, me, spy)
    hidden = inside(pos, foe, target)
    give_answer(pos, hidden, spy)
    if pos.answer == HIT:
        ruin(pos, foe, target, spy)  # AH-5.8: both spies leave the game
    else:
        pos.quiet += 1  # AH-H16: nothing falls and nothing is switched
        if pos.answer != NOBODY_HOME:
            learn(pos, foe, target, spy)
    pass_turn(pos)


@rule
def charge(pos: Position, hideout: int, target: int) -> None:
    """Attack from a hideout: somebody's hideout falls, theirs or mine (AH-6.1 to 6.10)."""
    me, foe = pos.actor, 1 - pos.actor
    spy, hidden = inside(pos, me, hideout), inside(pos, foe, target)
    show(pos, me, spy)
    give_answer(pos, hidden, spy)
    if pos.answer == NOBODY_HOME:
        pos.clues[me, hideout] = 1 << spy  # AH-H6 switched: the spy was seen there
        pos.quiet += 1
        pass_turn(pos)
        return
    if pos.answer == HIT:
        ruin(pos, foe, target, spy)
        refill(pos, me, hideout)  # AH-6.8
        return
    if pos.options[ANSWER_WHEN_LOST]:
        learn(pos, foe, target, spy)
    else:
        pos.answer = SILENCE  # AH-H7 switched: that it failed is all that is said
    pos.twin = pos.where[foe, spy]
    ruin(pos, me, hideout, spy)  # AH-6.4: with the twin
    if pos.twin == HAND:
        pass_turn(pos)
    else:
        refill(pos, foe, pos.twin)  # AH-6.5


@rule
def recall(pos: Position, hideout: int) -> None:
    """Begin a switch: the spy is shown and taken up (AH-7.1)."""
    me = pos.actor
    spy = inside(pos, me, hideout)
    pos.where[me, spy] = HAND
    show(pos, me, spy)
    pos.answer, pos.twin = SILENCE, NOBODY
    pos.slot, pos.step = hideout, REHIDE
    pos.clues[me, hideout] = 0


@rule
def lure(pos: Position, hideout: int) -> None:
    """End a switch: a decoy stays beside this hideout to the end of the game (AH-7.4, AH-8.3)."""
    pos.stock[pos.actor] -= 1
    pos.decoys[pos.actor, hideout] += 1
    pos.quiet = 0  # AH-H16: the count begins anew
    pass_turn(pos)


@rule
def inside(pos: Position, side: int, hideout: int) -> int:
    """Give the spy in a hideout, or NOBODY in a ruin."""
    found = NOBODY
    for spy in range(SPIES):
        if pos.where[side, spy] == hideout:
            found = spy
    return found


@rule
def give_answer(pos: Position, hidden: int, spy: int) -> None:
    """The defender must answer, and truly: HIGHER, LOWER or HIT (AH-5.3 to 5.5, AH-H8)."""
    pos.twin = NOBODY
    if hidden == NOBODY:
        pos.answer = NOBODY_HOME
    elif hidden > spy:
        pos.answer = HIGHER
    elif hidden < spy:
        pos.answer = LOWER
    else:
        pos.answer = HIT


@rule
def ruin(pos: Position, side: int, hideout: int, spy: int) -> None:
    """A hideout falls: its spy and the twin across the table leave the game (AH-11.1)."""
    pos.ruined[side, hideout] = 1
    pos.pair[side, hideout] = spy
    pos.clues[side, hideout] = 0
    pos.quiet = 0  # AH-H16: the count begins anew
    for s in range(SIDES):
        pos.where[s, spy] = GONE
        forget(pos, s, spy)
    standing = 0
    for h in range(pos.options[HIDEOUTS_PLAYED]):
        standing += 1 - pos.ruined[side, h]
    if standing == 0:
        pos.ending = RUINS  # AH-9.1


@rule
def refill(pos: Position, side: int, hideout: int) -> None:
    """An emptied hideout is refilled by its owner, unless the game has ended (AH-H3)."""
    pos.clues[side, hideout] = 0
    in_hand = 0
    for spy in range(SPIES):
        in_hand += pos.where[side, spy] == HAND
    if pos.ending and (in_hand == 0 or not pos.options[REFILL_AT_END]):
        pass_turn(pos)
    else:
        pos.actor, pos.step, pos.slot = side, REFILL, hideout


@rule
def pass_turn(pos: Position) -> None:
    """The turn passes, or the game ends (AH-4.3, AH-9.1, AH-H10)."""
    pos.turns += 1
    limit = pos.options[QUIET_TURNS] * (1 + pos.options[QUIET_ROUNDS])  # AH-H16
    if not pos.ending:
        if pos.quiet >= limit:
            pos.ending = QUIET
        elif pos.options[TURN_CAP] and pos.turns >= pos.options[TURN_CAP]:
            pos.ending = CAPPED
    if pos.ending:
        finish(pos)
        return
    pos.turn = 1 - pos.turn
    pos.actor, pos.step = pos.turn, ACT


@rule
def finish(pos: Position) -> None:
    """The game is over: points decide, then the sums of the hands (AH-9.5 to 9.7)."""
    pos.actor, pos.step = NOBODY, OVER
    ahead = 0
    if pos.ending != CAPPED:  # AH-S4: a capped game is drawn
        ahead = score(pos, 0) - score(pos, 1)
        if ahead == 0:
            for side in range(SIDES):
                pos.sums[side] = hand_sum(pos, side)  # AH-H15: and all are told
            ahead = pos.sums[0] - pos.sums[1]
    if ahead > 0:
        pos.winner = 0
    elif ahead < 0:
        pos.winner = 1
    elif pos.options[DRAW_IS_SHARED]:
        pos.winner = BOTH  # AH-H17


# ---------------------------------------------------------------------------------------------
# What the table knows


@rule
def remaining(pos: Position, side: int) -> int:
    """All the spies of a side that are still in the game, as bits."""
    bits = 0
    for spy in range(SPIES):
        bits |= (pos.where[side, spy] != GONE) << spy
    return bits


@rule
def show(pos: Position, side: int, spy: int) -> None:
    """A spy is shown, so the table knows that it lies in no other hideout (AH-H9)."""
    pos.shown = spy
    forget(pos, side, spy)


@rule
def forget(pos: Position, side: int, spy: int) -> None:
    """No hideout of this side can hold this spy any more."""
    for hideout in range(HIDEOUTS):
        pos.clues[side, hideout] &= ~(1 << spy)


@rule
def learn(pos: Position, side: int, hideout: int, spy: int) -> None:
    """HIGHER and LOWER leave only the spies on one side of the attacker (AH-5.3, AH-5.4)."""
    below_it = (1 << spy) - 1
    if pos.answer == LOWER:
        pos.clues[side, hideout] &= below_it
    else:
        pos.clues[side, hideout] &= ~below_it & ~(1 << spy)


# ---------------------------------------------------------------------------------------------
# Scoring


@rule
def score(pos: Position, side: int) -> int:
    """A ruin across the table gives a point, each decoy beside it another (AH-9.2 to 9.4)."""
    total = 0
    for hideout in range(HIDEOUTS):
        if pos.ruined[1 - side, hideout]:
            total += 1 + pos.decoys[1 - side, hideout]
    return total


@rule
def hand_sum(pos: Position, side: int) -> int:
    """Add up the spies left in the hand (AH-9.6); those in hideouts by option (AH-H4)."""
    total = 0
    for spy in range(pos.options[SPIES_PLAYED]):
        place = pos.where[side, spy]
        if place == HAND or (place != GONE and pos.options[TIE_COUNTS_HIDEOUTS]):
            total += spy
    return total


@rule
def points(pos: Position, out: Ints) -> None:
    """Write each side's victory points."""
    for side in range(SIDES):
        out[side] = score(pos, side)


@rule
def returns(pos: Position, out: Ints) -> None:
    """Won 1, lost -1, drawn 0; a draw that nobody shares is lost by both (AH-H17)."""
    for side in range(SIDES):
        if pos.winner == BOTH:
            out[side] = 0
        elif pos.winner == side:
            out[side] = 1
        else:
            out[side] = -1


@rule
def census(pos: Position, out: Ints) -> int:
    """Count each side's spies and decoys, and the spies that stand alone without their twin."""
    alone = 0
    for side in range(SIDES):
        spies, decoys = 0, pos.stock[side]
        for spy in range(SPIES):
            spies += 0 <= pos.where[side, spy] <= GONE
            alone += (pos.where[side, spy] == GONE) != (pos.where[1 - side, spy] == GONE)
        for hideout in range(HIDEOUTS):
            decoys += pos.decoys[side, hideout]
        out[2 * side], out[2 * side + 1] = spies, decoys
    out[4] = alone  # AH-11.1: they leave in pairs
    return 5


# ---------------------------------------------------------------------------------------------
# Who sees what


@rule
def face(pos: Position, move: int, viewer: int) -> int:
    """All see each move, but for the value of a spy that is laid face down (AH-3.3, AH-7.2)."""
    if parts(move)[0] == LAY and viewer != pos.actor:
        return number(COVER)
    return move


@rule
def mask(pos: Position, viewer: int, seen: Position) -> None:
    """Show a viewer what lies open and his own spies; `seen` comes with all unknown."""
    seen.actor, seen.step, seen.turn, seen.slot = pos.actor, pos.step, pos.turn, pos.slot
    seen.ruined = pos.ruined
    seen.pair = pos.pair
    seen.decoys = pos.decoys
    seen.stock = pos.stock
    seen.clues = pos.clues
    seen.answer, seen.shown, seen.twin = pos.answer, pos.shown, pos.twin
    seen.quiet, seen.turns = pos.quiet, pos.turns
    seen.ending, seen.winner = pos.ending, pos.winner
    seen.sums = pos.sums
    seen.options = pos.options
    for side in range(SIDES):
        for spy in range(SPIES):
            place = pos.where[side, spy]
            mine = side == viewer  # AH-3.6, AH-3.7
            told = pos.step == OVER and pos.options[OPEN_END]  # AH-H15
            if mine or told or place == GONE:
                seen.where[side, spy] = place


@rule
def imagine(pos: Position, viewer: int, rng: Ints) -> None:
    """Put the unseen spies where they may be, each arrangement as likely as any other."""
    # Each hidden choice was made from a hand whose size all know, and whatever left a hideout
    # was shown. So one history leads to each arrangement, and evenly drawn choices are
    # evenly drawn arrangements.
    for side in range(SIDES):
        if side != viewer and not (pos.step == OVER and pos.options[OPEN_END]):
            imagine_side(pos, side, rng)


@rule
def imagine_side(pos: Position, side: int, rng: Ints) -> None:
    """Draw a spy for each filled hideout until all differ and the sum shown at the end fits."""
    hidden = remaining(pos, side)
    fits = False
    while not fits:
        for spy in range(SPIES):
            if hidden >> spy & 1:
                pos.where[side, spy] = HAND
        fits = True
        for hideout in range(pos.options[HIDEOUTS_PLAYED]):
            if pos.clues[side, hideout] and fits:
                spy = pick(pos.clues[side, hideout], rng)
                fits = pos.where[side, spy] == HAND
                pos.where[side, spy] = hideout
        if pos.sums[side] != UNKNOWN and hand_sum(pos, side) != pos.sums[side]:
            fits = False


@rule
def pick(bits: int, rng: Ints) -> int:
    """Draw one of the spies in a set."""
    count = 0
    for spy in range(SPIES):
        count += (bits >> spy) & 1
    left = below(rng, count)
    for spy in range(SPIES):
        if (bits >> spy) & 1:
            if left == 0:
                return spy
            left -= 1
    return NOBODY


@rule
def hunch(pos: Position, out: Ints, n: int, rng: Ints) -> int:
    """Attack from the hand where least is possible, with a spy that can be there; else anything."""
    if pos.step != ACT or below(rng, RARELY) == 0:
        return out[below(rng, n)]  # type: ignore[no-any-return]
    me, foe = pos.actor, 1 - pos.actor
    target, fewest = 0, SPIES + 1
    for hideout in range(HIDEOUTS):
        clues, possible = pos.clues[foe, hideout], 0
        while clues:
            clues &= clues - 1  # takes the lowest bit away
            possible += 1
        if 0 < possible < fewest or (possible == fewest and below(rng, 2) == 0):
            target, fewest = hideout, possible
    left = below(rng, SPIES)
    for i in range(SPIES):
        spy = (left + i) % SPIES
        if pos.clues[foe, target] >> spy & 1 and pos.where[me, spy] == HAND:
            return number(STRIKE, spy, target)
    return out[below(rng, n)]  # type: ignore[no-any-return]
