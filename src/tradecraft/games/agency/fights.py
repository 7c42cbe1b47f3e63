"""Attack and theft, and the Mole, which lets the dealer pick cards as a thief does."""

from __future__ import annotations

from tradecraft.games.agency.box import (
    ALLOWED,
    ATTACK,
    BLIND,
    BOOTY,
    EVERYBODY,
    FACE_UP,
    FOUGHT_ALREADY,
    HAND,
    NO_CARDS_TO_STEAL,
    NO_ENEMY_THERE,
    NO_PRIVATE_CARDS,
    NOT_FACE_UP,
    PAWN_NOT_ON_MAP,
    PAWNS,
    PICKING,
    PILE,
    RESERVE,
    ROLLING,
    SEATS,
    SLEEVES,
    STEAL,
    STEALING,
    THAT_IS_YOU,
    UP,
    Position,
    number,
)
from tradecraft.games.agency.dealing import count_at
from tradecraft.games.agency.map import CITIES
from tradecraft.games.agency.market import cities_of
from tradecraft.games.agency.turns import act
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.layout import DEALER, Ints
from tradecraft.kernel.moves import offer


@rule
def list_fights(pos: Position, out: Ints, n: int, mine: int) -> int:
    """List attacks and thefts where an enemy spy is in the same city (AG-9.1, AG-9.2)."""
    if pos.fought:
        return n  # AG-9.3
    me = pos.active
    for foe in range(SEATS):
        shared = mine & cities_of(pos, foe)
        if foe == me or shared == 0:
            continue
        robbed = count_at(pos, HAND + foe) + count_at(pos, UP + foe) > 0
        for pawn in range(PAWNS):
            meets = bool(shared >> pos.pawn[me, pawn] & 1)
            n = offer(out, n, number(ATTACK, pawn, foe), meets)
            n = offer(out, n, number(STEAL, pawn, foe), meets & robbed)
    return n


@rule
def refusal_to_fight(pos: Position, kind: int, pawn: int, foe: int) -> int:
    """Say why this pawn cannot attack, or steal from, that player."""
    here = pos.pawn[pos.active, pawn]
    if foe == pos.active:
        return THAT_IS_YOU
    if here >= CITIES:
        return PAWN_NOT_ON_MAP
    if pos.fought:
        return FOUGHT_ALREADY
    if not cities_of(pos, foe) >> here & 1:
        return NO_ENEMY_THERE
    if kind == STEAL and count_at(pos, HAND + foe) + count_at(pos, UP + foe) == 0:
        return NO_CARDS_TO_STEAL
    return ALLOWED


@rule
def attack(pos: Position, pawn: int, foe: int) -> None:
    """Attacker and defender roll one die each (AG-9.4)."""
    pos.fought = 1
    pos.mover, pos.foe = pawn, foe
    pos.actor, pos.step = DEALER, ROLLING


@rule
def roll(pos: Position, pips: int) -> None:
    """The attacker's die first; with the defender's it is decided, equal for the defender."""
    me, foe = pos.active, pos.foe
    if pos.die == 0:
        pos.die = pips
        return
    if pos.die > pips:  # AG-9.5
        booty = min(BOOTY, pos.money[foe])
        pos.money[me] += booty  # AG-9.6
        pos.money[foe] -= booty
        victim = 0
        while pos.pawn[foe, victim] != pos.pawn[me, pos.mover]:
            victim += 1  # AG-H46: the lowest number
        pos.pawn[foe, victim] = RESERVE  # AG-9.7, AG-H17
    else:
        pos.pawn[me, pos.mover] = RESERVE  # AG-9.8
    act(pos)


@rule
def steal(pos: Position, pawn: int, foe: int) -> None:
    """A face-up card of one's choice, or a random one; if there is one sort, that (AG-H18)."""
    pos.fought = 1
    pos.mover, pos.foe = pawn, foe
    if count_at(pos, UP + foe) > 0:
        pos.step = STEALING
    else:
        steal_blindly(pos)


@rule
def steal_blindly(pos: Position) -> None:
    """The dealer picks a card of the private hand (AG-9.11)."""
    pos.actor, pos.step = DEALER, PICKING


@rule
def refusal_to_take_loot(pos: Position, kind: int, sleeve: int) -> int:
    """Say why the thief cannot have this card, or a random one."""
    if kind == BLIND:
        return ALLOWED if count_at(pos, HAND + pos.foe) > 0 else NO_PRIVATE_CARDS
    return ALLOWED if pos.where[sleeve] == UP + pos.foe else NOT_FACE_UP


@rule
def list_loot(pos: Position, out: Ints) -> int:
    """List the face-up cards of the victim, and a random one if he has a private hand."""
    where, foe, n = pos.where, pos.foe, 0
    for sleeve in range(SLEEVES):
        n = offer(out, n, number(FACE_UP, sleeve), where[sleeve] == UP + foe)
    return offer(out, n, number(BLIND), count_at(pos, HAND + foe) > 0)


@rule
def take_loot(pos: Position, sleeve: int) -> None:
    """The card goes to the thief's private hand; he and the victim know it (AG-H18)."""
    pos.where[sleeve] = HAND + pos.active
    pos.knows[sleeve] |= 1 << pos.active
    act(pos)


@rule
def play_mole(pos: Position, victim: int) -> None:
    """Two random cards of a private hand are to be laid face up, all if there are fewer (AG-H2)."""
    pos.where[pos.card] = PILE
    pos.foe = victim
    pos.picks = min(2, count_at(pos, HAND + victim))
    if pos.picks > 0:
        pos.actor, pos.step = DEALER, PICKING
    else:
        act(pos)  # AG-H34


@rule
def pick(pos: Position, sleeve: int) -> None:
    """The dealer's pick goes to the thief, or lies face up because of the Mole."""
    if pos.picks == 0:
        take_loot(pos, sleeve)
        return
    pos.where[sleeve] = UP + pos.foe
    pos.knows[sleeve] = EVERYBODY
    pos.picks -= 1
    if pos.picks == 0:
        act(pos)
