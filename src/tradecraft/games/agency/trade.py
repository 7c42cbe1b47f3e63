"""Trade: a partner, an offer that only grows, an answer (AG-10, AG-H19, AG-H35, AG-H41)."""

from __future__ import annotations

from tradecraft.games.agency.box import (
    ACCEPT,
    ALLOWED,
    ANSWERING,
    ASK,
    ASKED,
    CANCEL,
    CHIP,
    EVERYBODY,
    FACE_UP,
    FROM,
    GIVE,
    HAND,
    LAID_OUT,
    LAY,
    LAY_OUT_WHAT_IS_ASKED,
    MORE_THAN_THERE_IS,
    MOST_OF_EACH,
    NO_PART,
    NO_PROPOSALS_LEFT,
    NOT_ASKED_FOR,
    NOT_FACE_UP,
    NOT_IN_PRIVATE_HAND,
    NOT_YOUR_CARD,
    NOTHING_FOR_NOTHING,
    OFFERED,
    OUT,
    OUT_OF_ORDER,
    PARTNERING,
    PROPOSALS,
    PROPOSE,
    PROPOSING,
    REFUSE,
    SAYS_ASK,
    SAYS_GIVE,
    SAYS_NOTHING,
    SAYS_UP,
    SAYS_WANT,
    SEATS,
    SLEEVES,
    SUMS,
    THAT_IS_YOU,
    TO,
    TOO_MANY_ASKED,
    UP,
    WANT,
    Position,
    number,
)
from tradecraft.games.agency.dealing import count_at
from tradecraft.games.agency.decks import ASSETS, COPIES
from tradecraft.games.agency.turns import act
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import Ints
from tradecraft.kernel.moves import offer

# ---------------------------------------------------------------------------------------------
# The partner


@rule
def may_propose(pos: Position, partner: int) -> bool:
    """At most three proposals with each partner in a turn (AG-H19)."""
    return bool((partner != pos.active) & (pos.proposals[partner] < pos.options[PROPOSALS]))


@rule
def has_partner(pos: Position) -> bool:
    """Say whether anybody is left to trade with."""
    found = False
    for seat in range(SEATS):
        found |= may_propose(pos, seat)
    return found


@rule
def begin_trade(pos: Position) -> None:
    """A partner is chosen next."""
    pos.step = PARTNERING


@rule
def list_trading_partners(pos: Position, out: Ints) -> int:
    """List to whom the active player can propose, and whom he can ask to (AG-H35)."""
    n = 0
    for seat in range(SEATS):
        n = offer(out, n, number(TO, seat), may_propose(pos, seat))
        n = offer(out, n, number(FROM, seat), may_propose(pos, seat))
    return n


@rule
def refusal_of_partner(pos: Position, partner: int) -> int:
    """Say why this is no partner."""
    if partner == pos.active:
        return THAT_IS_YOU
    return ALLOWED if may_propose(pos, partner) else NO_PROPOSALS_LEFT


@rule
def begin_proposal(pos: Position, giver: int, taker: int) -> None:
    """Nothing is said yet; it counts as a proposal, also if nothing comes of it (AG-H35)."""
    pos.proposals[giver + taker - pos.active] += 1
    pos.giver, pos.taker = giver, taker
    pos.said = SAYS_NOTHING
    pos.actor, pos.step = giver, PROPOSING


# ---------------------------------------------------------------------------------------------
# What is said


@rule
def wanted_cards(pos: Position) -> int:
    """Count the cards that are asked of the private hand and not laid out yet."""
    wanted, count = pos.wanted, 0
    for name in range(ASSETS):
        count += wanted[name]
    return int(count)


@rule
def list_additions(pos: Position, out: Ints) -> int:
    """List what can be added to the proposal, in the one order of speaking (AG-H45)."""
    giver, taker, said = pos.giver, pos.taker, pos.said
    n = offer(out, 0, number(CANCEL), True)  # noqa: FBT003  # always
    n = offer(out, n, number(PROPOSE), said != SAYS_NOTHING)
    where, hidden = pos.where, 0
    for sleeve in range(SLEEVES):
        place = where[sleeve]
        own = (place == HAND + giver) | (place == UP + giver)
        n = offer(out, n, number(LAY, sleeve), own & (sleeve > said))
        n = offer(
            out, n, number(FACE_UP, sleeve), (place == UP + taker) & (SAYS_UP + sleeve > said)
        )
        hidden += place == HAND + taker
    if said < SAYS_GIVE or (said == SAYS_GIVE and pos.last_sum == CHIP * SUMS):
        n = list_sums(out, n, number(GIVE), pos.money[giver] - pos.offered_money)
    if said < SAYS_UP and wanted_cards(pos) < hidden:
        for name in range(ASSETS):
            in_turn = SAYS_WANT + name >= said
            n = offer(out, n, number(WANT, name), in_turn & (pos.wanted[name] < copies(pos, name)))
    if said < SAYS_ASK or pos.last_sum == CHIP * SUMS:
        n = list_sums(out, n, number(ASK), pos.money[taker] - pos.asked_money)
    return n


@rule
def list_sums(out: Ints, n: int, first: int, most: int) -> int:
    """List the sums from 5k to 100k that are there (AG-H45)."""
    for which in range(min(SUMS, most // CHIP)):
        n = offer(out, n, first + which, True)  # noqa: FBT003  # all of them
    return n


@rule
def copies(pos: Position, name: int) -> int:
    """Give how many cards of a name there are (AG-H2, AG-S1)."""
    return int(min(COPIES[name], pos.options[MOST_OF_EACH]))


@rule
def refusal_to_add(pos: Position, kind: int, which: int) -> int:
    """Say why this cannot be added to the proposal."""
    if kind == CANCEL:
        return ALLOWED
    if kind == PROPOSE:
        return NOTHING_FOR_NOTHING if pos.said == SAYS_NOTHING else ALLOWED
    if kind in (GIVE, ASK):
        return refusal_of_sum(pos, kind, CHIP * (which + 1))
    if kind == WANT:
        return refusal_to_want(pos, which)
    return refusal_of_sleeve(pos, kind, which)


@rule
def refusal_of_sleeve(pos: Position, kind: int, sleeve: int) -> int:
    """Say why this card cannot be offered, or asked for as it lies face up."""
    place, reason = pos.where[sleeve], ALLOWED
    if kind == LAY:
        if place not in (HAND + pos.giver, UP + pos.giver):
            reason = NOT_YOUR_CARD
        elif sleeve <= pos.said:
            reason = OUT_OF_ORDER
    elif place != UP + pos.taker:
        reason = NOT_FACE_UP
    elif SAYS_UP + sleeve <= pos.said:
        reason = OUT_OF_ORDER
    return reason


@rule
def refusal_to_want(pos: Position, name: int) -> int:
    """Say why no further card of this name can be asked of the private hand (AG-H35)."""
    if SAYS_WANT + name < pos.said:
        return OUT_OF_ORDER
    enough = wanted_cards(pos) >= count_at(pos, HAND + pos.taker)
    return TOO_MANY_ASKED if enough or pos.wanted[name] >= copies(pos, name) else ALLOWED


@rule
def refusal_of_sum(pos: Position, kind: int, money: int) -> int:
    """Say why this sum cannot be offered or asked for (AG-H45)."""
    says, left = SAYS_GIVE, pos.money[pos.giver] - pos.offered_money
    if kind == ASK:
        says, left = SAYS_ASK, pos.money[pos.taker] - pos.asked_money
    if pos.said > says or (pos.said == says and pos.last_sum != CHIP * SUMS):
        return OUT_OF_ORDER
    return ALLOWED if money <= left else MORE_THAN_THERE_IS


@rule
def add(pos: Position, kind: int, which: int) -> None:
    """Something is added to the offer or to the request; nothing is taken back (AG-H41)."""
    if kind == LAY:
        pos.part[which], pos.said = OFFERED, which
    elif kind == FACE_UP:
        pos.part[which], pos.said = ASKED, SAYS_UP + which
    elif kind == WANT:
        pos.wanted[which] += 1
        pos.said = SAYS_WANT + which
    else:
        pos.last_sum = CHIP * (which + 1)
        if kind == GIVE:
            pos.offered_money += pos.last_sum
            pos.said = SAYS_GIVE
        else:
            pos.asked_money += pos.last_sum
            pos.said = SAYS_ASK


@rule
def propose(pos: Position) -> None:
    """The partner sees the cards that are offered (AG-H19, AG-H44)."""
    for sleeve in range(SLEEVES):
        if pos.part[sleeve] == OFFERED:
            pos.knows[sleeve] |= 1 << pos.taker
    pos.actor, pos.step = pos.taker, ANSWERING


# ---------------------------------------------------------------------------------------------
# The answer


@rule
def is_asked_for(pos: Position, sleeve: int) -> bool:
    """Say whether a card of the private hand is asked for by name, and not laid out yet."""
    hidden = pos.where[sleeve] == HAND + pos.taker and pos.part[sleeve] == NO_PART
    return bool(hidden and pos.wanted[pos.name[sleeve]] > 0)


@rule
def list_answers(pos: Position, out: Ints) -> int:
    """Refuse; accept, or lay out what was asked for, one by one (AG-H44)."""
    n = offer(out, 0, number(REFUSE), True)  # noqa: FBT003  # always
    if wanted_cards(pos) == 0:
        return offer(out, n, number(ACCEPT), True)  # noqa: FBT003
    for sleeve in range(SLEEVES):
        n = offer(out, n, number(OUT, sleeve), is_asked_for(pos, sleeve))
    return n


@rule
def refusal_to_answer(pos: Position, kind: int, sleeve: int) -> int:
    """Say why this is no answer."""
    if kind == ACCEPT and wanted_cards(pos) > 0:
        return LAY_OUT_WHAT_IS_ASKED
    if kind != OUT:
        return ALLOWED
    if pos.where[sleeve] != HAND + pos.taker:
        return NOT_IN_PRIVATE_HAND
    return ALLOWED if is_asked_for(pos, sleeve) else NOT_ASKED_FOR


@rule
def lay_out(pos: Position, sleeve: int) -> None:
    """Everybody sees a card that is laid out; with the last of them it is settled (AG-H44)."""
    pos.part[sleeve] = LAID_OUT
    pos.knows[sleeve] = EVERYBODY
    pos.wanted[pos.name[sleeve]] -= 1
    if wanted_cards(pos) == 0:
        settle(pos)


@rule
def settle(pos: Position) -> None:
    """Cards go to the other's private hand, and money changes hands (AG-10.2, AG-H19)."""
    for sleeve in range(SLEEVES):
        if pos.part[sleeve] == OFFERED:
            pos.where[sleeve] = HAND + pos.taker
        elif pos.part[sleeve] != NO_PART:
            pos.where[sleeve] = HAND + pos.giver
    change = pos.asked_money - pos.offered_money
    pos.money[pos.giver] += change
    pos.money[pos.taker] -= change
    end_trade(pos)


@rule
def end_trade(pos: Position) -> None:
    """There is no proposal any more, whether it was settled, refused or called off."""
    pos.part[:] = NO_PART
    pos.wanted[:] = 0
    pos.offered_money = pos.asked_money = pos.last_sum = 0
    pos.said = SAYS_NOTHING
    act(pos)
