"""Agency_'s moves as players would write them; capitals are read as well.

first=2        the dealer: seat 2 places first
cia            choose an agency: cia mi6 fsb mss
+paris         put one of the first pawns there
@paris         the dealer: the Location card of Paris
?bomb.2        the dealer: an Objective card (bomb, tap, kill), the second copy that is left
=wire.1        the dealer: an Asset card; see ASSET_NAMES
w3, c3, p3     walk, drive or fly with pawn 3
>rome          to Rome; of a cell that is destroyed: in Rome
spy=rome       buy a new spy, placed there; cell=rome buys a cell
play17         play the card in sleeve 17; at which zone, at whom: zone2, at3
stop17         stop an objective with the card in sleeve 17
init17         initiate one's objective with the object in sleeve 17; wreck17 destroys a cell
and20          ... and with the one in sleeve 20
a3x1, s3x1     pawn 3 attacks a spy of seat 1, or steals from seat 1
die=5          the dealer rolls
up17, blind    steal the face-up card in sleeve 17, or a random one; up17 asks for it in a trade
pick=17        the dealer picks the card in sleeve 17
trade          begin a trade; to1 proposes to seat 1, from1 asks seat 1 to propose
lay17, give25  offer the card in sleeve 17, 25k; want=wire, ask25 request them
propose, cancel, accept, refuse, out17 (lay out the card in sleeve 17 that was asked for)
end, drop17    end the actions, discard the card in sleeve 17
take2          take the second card of the packet
"""

from __future__ import annotations

from typing import Final

from tradecraft.games.agency import box
from tradecraft.games.agency.decks import ASSET_NAMES, ASSETS, HANDFULS, OBJECTIVE_NAMES
from tradecraft.games.agency.map import AGENCY_NAMES, CITY_NAMES

MODES: Final = "wcp"
BY_CITY: Final = {
    box.PLACE: "+",
    box.LOCATION: "@",
    box.GO: ">",
    box.SPY: "spy=",
    box.CELL: "cell=",
}
BY_NUMBER: Final = {
    box.FIRST: "first=",
    box.AT: "at",
    box.PLAY: "play",
    box.STOP: "stop",
    box.INITIATE: "init",
    box.DESTROY: "wreck",
    box.PAIR: "and",
    box.FACE_UP: "up",
    box.PICK: "pick=",
    box.TO: "to",
    box.FROM: "from",
    box.LAY: "lay",
    box.OUT: "out",
    box.DROP: "drop",
}
FROM_ONE: Final = {box.ZONE_IS: "zone", box.DIE: "die=", box.TAKE: "take"}
WORDS: Final = {
    box.END: "end",
    box.BLIND: "blind",
    box.TRADE: "trade",
    box.PROPOSE: "propose",
    box.CANCEL: "cancel",
    box.ACCEPT: "accept",
    box.REFUSE: "refuse",
    box.SEALED_LOCATION: "@..",
    box.SEALED_OBJECTIVE: "?..",
    box.SEALED_CARD: "=..",
}
TAKES: Final = ("takes", "takes-old")  # from the deck as it is, from the one before it
PASSES: Final = ("passes=", "passes-old=")


def sum_named(which: int) -> int:
    """Give the money that a GIVE or an ASK names, in k."""
    return box.CHIP * (which + 1)


def handful(which: int) -> tuple[int, ...]:
    """Give the cards that a PASSED names."""
    return tuple(card for card in HANDFULS[which] if card < ASSETS)


def write(move: int) -> str:
    """Write a move or a face."""
    kind, a, b, _ = box.MOVES.rows[move]
    if kind in BY_CITY:
        return BY_CITY[kind] + CITY_NAMES[a]
    if kind in BY_NUMBER:
        return f"{BY_NUMBER[kind]}{a}"
    if kind in FROM_ONE:
        return f"{FROM_ONE[kind]}{a + 1}"
    if kind in WORDS:
        return WORDS[kind]
    if kind == box.TAKEN:
        return TAKES[a]
    if kind == box.PASSED:
        return PASSES[b] + "+".join(ASSET_NAMES[card] for card in handful(a))
    if kind == box.MOVE:
        return f"{MODES[a]}{b}"
    if kind in {box.ATTACK, box.STEAL}:
        return f"{'a' if kind == box.ATTACK else 's'}{a}x{b}"
    if kind in {box.GIVE, box.ASK}:
        return f"{'give' if kind == box.GIVE else 'ask'}{sum_named(a)}"
    others = {
        box.AGENCY: (AGENCY_NAMES, "{}"),
        box.OBJECTIVE: (OBJECTIVE_NAMES, f"?{{}}.{b + 1}"),
        box.DRAW: (ASSET_NAMES, f"={{}}.{b + 1}"),
        box.WANT: (ASSET_NAMES, "want={}"),
        box.SEEN_OBJECTIVE: (OBJECTIVE_NAMES, "?{}"),
        box.SEEN_CARD: (ASSET_NAMES, "={}"),
    }
    names, form = others[kind]
    return form.format(names[a])


NUMBERS: Final = {write(move): move for move in range(box.MOVES.total)}


def read(text: str) -> int | None:
    """Give the number of a move or a face; None if nobody can read it."""
    return NUMBERS.get(text.lower())
