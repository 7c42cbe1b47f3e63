"""What a player does who does not think, and how well one stands in a game in the head."""

from __future__ import annotations

from typing import Final

from tradecraft.games.the_agents.box import (
    ACTING,
    ASSIGN,
    BUY,
    MERCENARY,
    NEW_AGENT,
    OLD_AGENT,
    PLAY,
    REACTIVATE,
    SCORE,
    TAKE_BACK,
    WHAT,
    Position,
    parts,
)
from tradecraft.games.the_agents.hands import asked, faction_of
from tradecraft.games.the_agents.scoring import all_arrows, all_missions, worth
from tradecraft.kernel.compiling import rule
from tradecraft.kernel.dice import below
from tradecraft.kernel.hopes import share_hopes
from tradecraft.kernel.layout import DEALER, NOBODY, Ints

RARELY: Final = 8  # one time in so many, anything
MOOD: Final = 2  # likings that differ by less may change places
FEW: Final = 3  # who has so many cards does not need another

SOON: Final = 4  # moves after which a game in the head is judged
TURNS: Final = 3  # for so many what lies on the table is thought to pay
AGENT: Final = 1  # IP that a card of the hand is worth
MISSION: Final = 2
WINDOW: Final = 40  # IP; who is so far behind has lost
WHOLE: Final = 60


@rule
def hunch(pos: Position, out: Ints, n: int, rng: Ints) -> int:
    """Play cards, buy if there are few, lay Missions where they pay; choose all else at random."""
    best, most = below(rng, n), 0
    if pos.actor != DEALER and asked(pos, WHAT) == ACTING and below(rng, RARELY) > 0:
        for i in range(n):
            like = 1 + 4 * liking(pos, out[i]) + below(rng, 4 * MOOD)
            if like > most:
                best, most = i, like
    return int(out[best])


@rule
def liking(pos: Position, move: int) -> int:
    """Say how much an action is liked, or what may be done beside it."""
    kind, a, b, _ = parts(move)
    me, like = pos.actor, 0
    if kind == PLAY:
        like = 5 + (a // 2 == MERCENARY)
    elif kind == BUY:
        if a in (NEW_AGENT, OLD_AGENT):
            like = FEW + (a == NEW_AGENT) - min(pos.hand_size[me], FEW)
        else:
            like = 1
    elif kind == REACTIVATE:
        like = 3
    elif kind == ASSIGN:
        here = faction_of(pos, a, me)
        now = 0 if here == NOBODY else worth(pos, a // 2, here, me)
        gain = worth(pos, a // 2, b, me) - now
        like = 6 + gain if gain > 0 else -2
    elif kind == TAKE_BACK:
        like = -2
    elif kind == SCORE:
        like = 6
    return like


@rule
def outlook(pos: Position, plies: int, out: Ints) -> int:
    """Judge by IP, what comes in each turn, the cards of the hand, and actions that are left."""
    if plies < SOON:
        return 0
    for seat in range(pos.seats):
        income = all_arrows(pos, seat) + all_missions(pos, seat)
        hand = AGENT * pos.hand_size[seat] + MISSION * pos.mission_hand[seat]
        out[seat] = pos.ip[seat] + TURNS * income + hand + pos.left * (seat == pos.turn)
    share_hopes(out, pos.seats, WINDOW, WHOLE)
    return 1
