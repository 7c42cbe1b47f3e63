"""What Agency_'s moves, and the faces they show, are called: by themselves, and at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tradecraft.games.agency import box
from tradecraft.games.agency.box import (
    PACKET,
    SEATS,
    SLEEVES,
    Position,
)
from tradecraft.games.agency.decks import ASSET_NAMES, ASSETS, HANDFULS, OBJECTIVE_NAMES
from tradecraft.games.agency.map import AGENCY_NAMES, CITIES, CITY_NAMES, ZONE_NAMES
from tradecraft.games.agency.view import MODE_NAMES, card_name, lying_in, who
from tradecraft.kernel.words import Line

SUMS: Final = range(box.CHIP, box.CHIP * (box.SUMS + 1), box.CHIP)

# Of moves that are one choice: the key, the fact that it names, and what it can be
CHOICES: Final[dict[int, tuple[str, str, Sequence[str | int]]]] = {
    box.FIRST: ("move-first", "seat", range(SEATS)),
    box.AGENCY: ("move-agency", "agency", AGENCY_NAMES),
    box.PLACE: ("move-place", "city", CITY_NAMES),
    box.LOCATION: ("move-location", "city", CITY_NAMES),
    box.OBJECTIVE: ("move-objective", "objective", OBJECTIVE_NAMES),
    box.DRAW: ("move-draw", "card", ASSET_NAMES),
    box.GO: ("move-go", "city", CITY_NAMES),
    box.SPY: ("move-spy", "city", CITY_NAMES),
    box.CELL: ("move-cell", "city", CITY_NAMES),
    box.PLAY: ("move-play", "sleeve", range(SLEEVES)),
    box.STOP: ("move-stop", "sleeve", range(SLEEVES)),
    box.INITIATE: ("move-initiate", "sleeve", range(SLEEVES)),
    box.DESTROY: ("move-destroy", "sleeve", range(SLEEVES)),
    box.PAIR: ("move-pair", "sleeve", range(SLEEVES)),
    box.ZONE_IS: ("move-zone", "zone", ZONE_NAMES),
    box.AT: ("move-at", "seat", range(SEATS)),
    box.DIE: ("move-die", "pips", range(1, box.PIPS + 1)),
    box.FACE_UP: ("move-face-up", "sleeve", range(SLEEVES)),
    box.PICK: ("move-pick", "sleeve", range(SLEEVES)),
    box.TO: ("move-to", "seat", range(SEATS)),
    box.FROM: ("move-from", "seat", range(SEATS)),
    box.LAY: ("move-lay", "sleeve", range(SLEEVES)),
    box.GIVE: ("move-give", "money", SUMS),
    box.WANT: ("move-want", "card", ASSET_NAMES),
    box.ASK: ("move-ask", "money", SUMS),
    box.OUT: ("move-out", "sleeve", range(SLEEVES)),
    box.DROP: ("move-drop", "sleeve", range(SLEEVES)),
    box.TAKE: ("move-take", "number", range(1, box.PACKET_SIZE + 1)),
    box.SEEN_OBJECTIVE: ("move-objective", "objective", OBJECTIVE_NAMES),
    box.SEEN_CARD: ("move-draw", "card", ASSET_NAMES),
    box.TAKEN: ("move-taken", "old", range(2)),
}
WORDS: Final = {
    box.END: "move-end",
    box.BLIND: "move-blind",
    box.TRADE: "move-trade",
    box.PROPOSE: "move-propose",
    box.CANCEL: "move-cancel",
    box.ACCEPT: "move-accept",
    box.REFUSE: "move-refuse",
    box.SEALED_LOCATION: "move-sealed-location",
    box.SEALED_OBJECTIVE: "move-sealed-objective",
    box.SEALED_CARD: "move-sealed-card",
}


def describe(move: int) -> Line:
    """Say a move, or a face, in words."""
    kind, a, b, _ = box.MOVES.rows[move]
    if kind in CHOICES:
        key, fact, names = CHOICES[kind]
        return Line(key, {fact: names[a]})
    if kind in WORDS:
        return Line(WORDS[kind])
    if kind == box.MOVE:
        return Line("move-move", {"mode": MODE_NAMES[a], "pawn": b})
    if kind == box.PASSED:
        cards = handful(a)
        return Line(f"move-passed-{len(cards)}", cards)
    return Line("move-attack" if kind == box.ATTACK else "move-steal", {"pawn": a, "seat": b})


def handful(which: int) -> dict[str, str]:
    """Name the one to three cards that are passed on."""
    names = [ASSET_NAMES[card] for card in HANDFULS[which] if card < ASSETS]
    return dict(zip(("one", "two", "three"), names, strict=False))


# -- at the table ---------------------------------------------------------------------------------

WITH_CARD: Final = {
    box.PLAY: "label-play",
    box.STOP: "label-stop",
    box.INITIATE: "label-initiate",
    box.DESTROY: "label-destroy",
    box.PAIR: "label-pair",
    box.FACE_UP: "label-ask-open",
    box.LAY: "label-lay",
    box.OUT: "label-out",
    box.DROP: "label-drop",
    box.TAKE: "label-take",
}
AIMED: Final = {
    box.AIMING: "label-at-hand",
    box.STOPPING: "label-at-objective",
    box.BLAMING: "label-at-cell",
}


def label(seen: Position, move: int) -> Line:
    """Say a move in words, with what its player sees: which card, whose spy, from where."""
    kind, a, b, _ = box.MOVES.rows[move]
    found = None
    if kind in WITH_CARD:
        found = with_card(seen, kind, a)
    elif kind in {box.TO, box.FROM, box.AT}:
        found = with_player(seen, kind, a)
    elif kind in {box.MOVE, box.ATTACK, box.STEAL}:
        found = with_pawn(seen, kind, a, b)
    elif kind == box.GO:
        key = "label-wreck" if seen.step == box.WRECKING else "label-go"
        found = Line(key, {"city": CITY_NAMES[a]})
    return found or describe(move)


def with_card(seen: Position, kind: int, which: int) -> Line | None:
    """Name the card, if it is known."""
    key, sleeve = WITH_CARD[kind], which
    if kind == box.FACE_UP and seen.step == box.STEALING:
        key = "label-take"
    if kind == box.TAKE:
        packet = lying_in(seen, PACKET)
        if which >= len(packet):
            return None
        sleeve = packet[which]
    card = card_name(seen, sleeve)
    return Line(key, {"card": card}) if card else None


def with_player(seen: Position, kind: int, seat: int) -> Line | None:
    """Name the player by the agency."""
    agency: dict[str, str | int] = {"whom": who(seen, seat)}
    if agency["whom"] == "none":
        return None
    if kind == box.AT:
        key = AIMED.get(int(seen.step))
        return Line(key, agency) if key else None
    return Line("label-to" if kind == box.TO else "label-from", agency)


def with_pawn(seen: Position, kind: int, a: int, b: int) -> Line | None:
    """Say from where a pawn moves, or where it attacks or steals."""
    pawn = b if kind == box.MOVE else a
    here = int(seen.pawn[seen.active, pawn]) if seen.active < SEATS else CITIES
    if here >= CITIES:
        return None
    city = CITY_NAMES[here]
    if kind == box.MOVE:
        return Line("label-move", {"mode": MODE_NAMES[a], "pawn": pawn, "from": city})
    key = "label-attack" if kind == box.ATTACK else "label-steal"
    return Line(key, {"whom": who(seen, b), "city": city})
