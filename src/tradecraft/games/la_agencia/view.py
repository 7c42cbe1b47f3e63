"""What a seat of La Agencia is shown, as JSON, and what happened, in sentences.

All of it is made from masked positions. A masked position holds what a perfect memory knows; the
view shows of that only what lies in sight, unless the memory aid was agreed on (AE-H17, AE-H24).
"""

from __future__ import annotations

from typing import Any, Final

from tradecraft.games.la_agencia import rules
from tradecraft.games.la_agencia.notation import CARDS, PLACES
from tradecraft.games.la_agencia.rules import EACH, MOVES, NONE, SLOTS, Position
from tradecraft.kernel.compiling import plain
from tradecraft.kernel.layout import NOBODY, UNKNOWN
from tradecraft.kernel.words import Line

STEPS: Final = ("dealing", "drawing", "choosing", "playing", "targeting", "over")
SEEN_BY: Final = ("all", "none", "owner", "others")
FATES: Final = ("waiting", "idle", "swapped", "taken", "welcome", "unwelcome", "declined")
EMBASSIES: Final = (
    None,
    "italy",
    "russia",
    "united-states",
    "united-kingdom",
    "japan",
    "switzerland",
    "brazil",
)

sees, value_of = plain(rules.sees), plain(rules.value_of)


def seat_name(_seen: Position, seat: int) -> Line:
    """Call a seat by its number."""
    return Line("seat", {"seat": seat})


def view(seen: Position, viewer: int) -> dict[str, Any]:
    """Show the table as this viewer sees it."""
    seats = int(seen.seats)
    return {
        "step": STEPS[seen.step],
        "embassy": EMBASSIES[seen.options[rules.EMBASSY]],
        "hand": int(seen.hand) + int(seen.step != rules.OVER),
        "hands": seats * int(rules.ROUNDS[seats]),
        "tokens": int(seen.tokens),
        "first": None if seen.first == NOBODY else int(seen.first),
        "ambassador": None if seen.ambassador == NOBODY else int(seen.ambassador),
        "place": None if seen.face == rules.NO_FACE else PLACES[seen.face],
        "limit": None if seen.face == rules.NO_FACE else limit(seen),
        "order": [] if seen.ambassador == NOBODY else order(seen),
        "bank": int(seen.bank),
        "reward": int(seen.reward),
        "seats": [seat_view(seen, seat, viewer) for seat in range(seats)],
    }


def seat_view(seen: Position, seat: int, viewer: int) -> dict[str, Any]:
    """Show what one player has, and what became of his card in this hand."""
    over = seen.step == rules.OVER
    remembers = bool(seen.options[rules.MEMORY_AID])
    deck = [int(card) for card in seen.deck[seat] if card != NONE]
    return {
        "seat": seat,
        "mine": seat == viewer,
        "info": int(seen.info[seat]),
        "deck_value": deck_value(seen, seat) if over else None,
        "positions": [position_view(seen, seat, place, viewer) for place in range(SLOTS)],
        "deck": [card_view(seen, card if over or remembers else UNKNOWN) for card in deck],
        "played": card_view(seen, int(seen.shown[seat])),
        "in_play": bool(seen.played[seat] != NONE),
        "from": int(seen.origin[seat]) + 1 if seen.shown[seat] != NONE else None,
        "fate": FATES[seen.fate[seat]],
        "rival": None if seen.rival[seat] == NOBODY else int(seen.rival[seat]),
        "before": int(seen.before[seat]),
        "change": int(seen.change[seat]),
    }


def position_view(seen: Position, seat: int, place: int, viewer: int) -> dict[str, Any]:
    """Show one of the four positions, and who sees it (AE-5.4 to 5.7)."""
    card = int(seen.slots[seat, place])
    told = seen.options[rules.COUNT_ALL_EIGHT] or seen.options[rules.ALL_SHOWN_AT_END]
    shown = (
        card == NONE
        or sees(viewer, seat, place)
        or seen.options[rules.MEMORY_AID]
        or (seen.step == rules.OVER and told)
    )
    return {
        "position": place + 1,
        "seen_by": SEEN_BY[place],
        "empty": card == NONE,
        "card": card_view(seen, card if shown else UNKNOWN),
    }


def card_view(seen: Position, card: int) -> dict[str, Any] | None:
    """Show a card; None if it is not known, or there is none."""
    if card in (UNKNOWN, NONE):
        return None
    kind = card % EACH
    return {
        "kind": kind_of(kind),
        "agents": int(rules.CROWD[kind]),
        "value": int(value_of(seen, kind)),
    }


def kind_of(kind: int) -> str:
    """Name a kind of card."""
    if kind < rules.AGENTS:
        return "agents"
    return "infiltrator" if kind == rules.INFILTRATOR else "recruiter"


def limit(seen: Position) -> int:
    """Say how many Agents fit, or are needed (AE-4.4, AE-4.5, AE-H3)."""
    wider = rules.ITALY if seen.face == rules.HALL else rules.RUSSIA
    return int(seen.seats) + (2 if seen.options[rules.EMBASSY] == wider else 0)


def order(seen: Position) -> list[int]:
    """Give the order of play (AE-5.1, AE-H3)."""
    seats, way = int(seen.seats), -1 if seen.options[rules.EMBASSY] == rules.BRAZIL else 1
    return [(int(seen.ambassador) + way * (i + 1)) % seats for i in range(seats)]


def deck_value(seen: Position, seat: int) -> int:
    """Add up what counts at the end (AE-8.1, AE-H10)."""
    cards = [int(card) for card in seen.deck[seat] if card != NONE]
    if seen.options[rules.COUNT_ALL_EIGHT]:
        cards += [int(card) for card in seen.slots[seat]]
    return sum(int(value_of(seen, card % EACH)) for card in cards)


def question(seen: Position, viewer: int) -> Line:
    """Say who must do what; in the second person to the one who must."""
    step = STEPS[seen.step]
    if step == "over":
        return result(seen)
    if step in {"dealing", "drawing"}:
        return Line(f"waits-{step}")
    facts: dict[str, str | int] = {}
    if step == "targeting":
        facts["card"] = "infiltrator" if seen.phase == rules.INFILTRATORS else "recruiter"
    if step == "playing" and seen.face != rules.NO_FACE:
        facts |= {"place": PLACES[seen.face], "limit": limit(seen)}
    elif step == "playing":
        facts |= {"place": "later", "limit": 0}
    if seen.actor == viewer:
        return Line(f"asked-{step}", facts)
    return Line(f"waits-{step}", {"seat": int(seen.actor), **facts})


def result(seen: Position) -> Line:
    """Say who has won, and with what (AE-8.2 to 8.4)."""
    seats = range(int(seen.seats))
    finals = [(int(seen.info[s]) + deck_value(seen, s), deck_value(seen, s)) for s in seats]
    best = max(finals)
    winners = [seat for seat in seats if finals[seat] == best]
    facts: dict[str, str | int] = {"final": best[0], "deck": best[1]}
    if len(winners) > 1:
        return Line("over-shared", {**facts, "seats": ", ".join(map(str, winners))})
    tied = sum(1 for final in finals if final[0] == best[0]) > 1
    return Line("over-won-by-deck" if tied else "over-won", {**facts, "seat": winners[0]})


def account(seen: Position, face: int, after: Position, _viewer: int) -> list[Line]:
    """Tell what a move did: from what was seen before, the face of the move, and what is seen."""
    kind, a, _, _ = MOVES.rows[face]
    if kind in (rules.DEAL, rules.COVERED):
        return [] if after.step == rules.DEALING else [Line("dealt")]
    if kind == rules.FIRST:
        return [Line("appointed", {"seat": a, "tokens": int(after.tokens)})]
    seat = int(seen.actor)
    if kind == rules.OPEN:
        played = after if after.face != rules.NO_FACE else seen
        limited = limit(played) if played.face != rules.NO_FACE else limit_of(seen, a)
        lines = [Line("opened", {"seat": seat, "place": PLACES[a], "limit": limited})]
    elif kind == rules.PLAY:
        card = CARDS[int(after.shown[seat]) % EACH]
        lines = [Line("played", {"seat": seat, "position": a + 1, "card": card})]
    elif kind == rules.TARGET:
        lines = [Line("chose", {"seat": seat, "rival": a})]
    else:
        lines = []
    lines += resolution(seen, after)
    if after.hand > seen.hand:
        lines += end_of_hand(seen, after)
    return lines


def limit_of(seen: Position, face: int) -> int:
    """Say how many Agents would fit, or be needed, at this place."""
    wider = rules.ITALY if face == rules.HALL else rules.RUSSIA
    return int(seen.seats) + (2 if seen.options[rules.EMBASSY] == wider else 0)


def resolution(seen: Position, after: Position) -> list[Line]:
    """Tell step by step why each player gained or paid (AE-6.1 to 6.28)."""
    told = [s for s in order(seen) if after.fate[s] != seen.fate[s]]
    lines = []
    for first, last in ((rules.INFILTRATOR, EACH), (rules.RECRUITER, rules.INFILTRATOR)):
        lines += [
            used(after, s)
            for s in told
            if first <= int(after.shown[s]) % EACH < last and acted(after, s)
        ]
    lines += [
        admitted(seen, after, s) for s in told if after.fate[s] in (rules.WELCOME, rules.UNWELCOME)
    ]
    return lines


def acted(after: Position, seat: int) -> bool:
    """Say whether a card was resolved itself, not only taken by another."""
    return int(after.fate[seat]) in (rules.IDLE, rules.SWAPPED, rules.DECLINED)


def used(after: Position, seat: int) -> Line:
    """Tell of an Infiltrator or a Recruiter (AE-6.5 to 6.17)."""
    card = kind_of(int(after.shown[seat]) % EACH)
    facts: dict[str, str | int] = {"seat": seat, "card": card, "gain": int(after.change[seat])}
    if after.fate[seat] == rules.IDLE:
        return Line("idle", facts)
    if after.fate[seat] == rules.DECLINED:
        return Line("declined", facts)
    rival = int(after.rival[seat])
    facts |= {"rival": rival, "agents": int(rules.CROWD[int(after.shown[rival]) % EACH])}
    if card == "recruiter":
        facts["points"] = int(after.tile[seat])
    return Line("infiltrated" if card == "infiltrator" else "recruited", facts)


def admitted(seen: Position, after: Position, seat: int) -> Line:
    """Tell of Agents: how many there were, how many came, what they brought (AE-6.18 to 6.28)."""
    place = PLACES[seen.face if seen.face != rules.NO_FACE else after.last_face]
    agents, before = int(rules.CROWD[int(after.shown[seat]) % EACH]), int(after.before[seat])
    at_once = place == "garden" and seen.options[rules.GARDEN_AT_ONCE]
    facts: dict[str, str | int] = {
        "seat": seat,
        "agents": agents,
        "before": before,
        "sum": before if at_once else before + agents,
        "limit": limit_of(seen, PLACES.index(place)),
        "points": abs(int(after.change[seat])),
    }
    fate = "welcome" if after.fate[seat] == rules.WELCOME else "unwelcome"
    return Line(f"{place}-{fate}", facts)


def end_of_hand(seen: Position, after: Position) -> list[Line]:
    """Tell of the draw, the role, the token, and the end (AE-7.1 to 7.5, AE-8.1)."""
    lines = [Line("role-passes", {"seat": int(after.ambassador)})]
    if after.tokens < seen.tokens:
        lines.append(Line("token", {"seat": int(after.first), "tokens": int(after.tokens)}))
    if after.step == rules.OVER:
        lines.append(Line("ended"))
        for seat in range(int(after.seats)):
            info, deck = int(after.info[seat]), deck_value(after, seat)
            lines.append(
                Line("final", {"seat": seat, "info": info, "deck": deck, "sum": info + deck})
            )
        lines.append(result(after))
    return lines
