"""What happened in a game of Agency_, told step by step from masked positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tradecraft.games.agency import box
from tradecraft.games.agency.asking import Facts, result, standing
from tradecraft.games.agency.box import (
    EDGE,
    MOVES,
    NO_SEAT,
    PACKET,
    PRICE,
    SEATS,
    SLEEVES,
    Position,
)
from tradecraft.games.agency.decks import ASSET_NAMES, OBJECTIVE_NAMES
from tradecraft.games.agency.labels import handful
from tradecraft.games.agency.map import AGENCY_NAMES, CITY_NAMES, ZONE, ZONE_NAMES, ZONES
from tradecraft.games.agency.view import card_name, lying_in, who
from tradecraft.kernel.words import Line


class Told(NamedTuple):
    """A move that is told: what was seen before and after it, and its parts."""

    seen: Position
    after: Position
    a: int
    b: int

    @property
    def actor(self) -> Facts:
        """Who did it."""
        return {"who": who(self.seen, int(self.seen.actor))}

    @property
    def city(self) -> Facts:
        """The city that the move names."""
        return {"city": CITY_NAMES[self.a]}

    @property
    def drawer(self) -> Facts:
        """For whom the dealer draws."""
        return {"who": who(self.seen, int(self.seen.target))}

    def whom(self, seat: int) -> Facts:
        """To whom it is done."""
        return {"whom": who(self.seen, int(seat))}


def account(seen: Position, face: int, after: Position, _viewer: int) -> list[Line]:
    """Tell what a move did: from what was seen before, the face of the move, and what is seen."""
    kind, a, b, _ = MOVES.rows[face]
    lines = TOLD[kind](Told(seen, after, a, b)) if kind in TOLD else []
    lines += decks(seen, after)
    if seen.holder not in (after.holder, NO_SEAT):
        lines.append(Line("token", {"who": who(after, int(after.holder))}))
    if after.turn > seen.turn:
        lines += turn_begins(seen, after)
    if after.step == box.OVER:
        lines += ended(after)
    return lines


# -- setting up, and what is dealt ----------------------------------------------------------------


def drew_first(t: Told) -> list[Line]:
    """Tell who places first, and which agencies all have if they were settled (AG-H23, AG-H32)."""
    lines = [Line("drew-first", {"seat": t.a})]
    if who(t.after, t.a) != "none" and who(t.seen, t.a) == "none":
        lines.append(Line("settled"))
    return lines


def chose(t: Told) -> list[Line]:
    """Tell which agency was chosen."""
    return [Line("chose", {"seat": int(t.seen.actor), "agency": AGENCY_NAMES[t.a]})]


def placed(t: Told) -> list[Line]:
    """Tell where a first pawn was put."""
    return [Line("placed", t.actor | t.city)]


def your_location(t: Told) -> list[Line]:
    """Tell a player his Location card."""
    return [Line("your-location", t.city)]


def your_objective(t: Told) -> list[Line]:
    """Tell a player his Objective card."""
    return [Line("your-objective", {"objective": OBJECTIVE_NAMES[t.a]})]


def new_papers(t: Told) -> list[Line]:
    """Tell that a player has new papers; in the set-up everybody gets some."""
    return [Line("new-papers", t.drawer)] if t.seen.turn else []


def you_drew(t: Told) -> list[Line]:
    """Tell a player which Asset card came."""
    packet = t.seen.step == box.DEALING_PACKET
    card: Facts = {"card": ASSET_NAMES[t.a]}
    return [Line("packet-card" if packet else "you-drew", card), *packet_is_full(t)]


def drew(t: Told) -> list[Line]:
    """Tell that a player drew an Asset card."""
    if t.seen.step == box.DEALING_PACKET:
        return packet_is_full(t)
    return [Line("drew", t.drawer)] if t.seen.turn else []


def packet_is_full(t: Told) -> list[Line]:
    """Tell that an auction begins (AG-13.3, AG-13.4)."""
    if t.after.step != box.TAKING:
        return []
    count = len(lying_in(t.after, PACKET))
    return [Line("auction", {"who": who(t.seen, int(t.seen.holder)), "count": count})]


def decks(seen: Position, after: Position) -> list[Line]:
    """Tell which decks were renewed (AG-H8)."""
    keys = {
        "renewed-assets": after.lots > seen.lots,
        "renewed-locations": after.location_lots > seen.location_lots,
        "renewed-objectives": after.objective_lots > seen.objective_lots,
    }
    return [Line(key) for key, renewed in keys.items() if renewed]


# -- turns and the end ----------------------------------------------------------------------------


def turn_begins(seen: Position, after: Position) -> list[Line]:
    """Tell of a turn's beginning: lasting cards end, money, a completed objective (AG-4)."""
    me = int(after.active)
    mine: Facts = {"who": who(after, me)}
    lines = []
    if seen.turn == 0:
        lines.append(Line("dealt", {"who": who(after, int(after.first))}))
    for zone in range(ZONES):
        for sleeve in lying_in(seen, EDGE + ZONES * me + zone):
            card = str(card_name(seen, sleeve))
            lines.append(Line("lifted", {**mine, "card": card, "zone": ZONE_NAMES[zone]}))
    lines.append(Line("turn", {**mine, "turn": int(after.turn), "money": box.INCOME}))
    if seen.under_way[me]:
        facts: Facts = {"objective": OBJECTIVE_NAMES[seen.objective[me]], "money": box.REWARD}
        lines.append(Line("completed", {**mine, **facts, "city": CITY_NAMES[seen.location[me]]}))
    return lines


def ends(t: Told) -> list[Line]:
    """Tell that somebody does no more."""
    return [Line("ends", t.actor)]


def drops(t: Told) -> list[Line]:
    """Tell that a card was discarded, and which if one may know."""
    card = card_name(t.seen, t.a)
    if card is None:
        return [Line("drops-hidden", t.actor)]
    return [Line("drops", {**t.actor, "card": card})]


def ended(after: Position) -> list[Line]:
    """Tell how the game ended, and how far each has come (AG-H26)."""
    lines = []
    if after.winner == NO_SEAT:
        lines.append(Line("safety-stop", {"turn": int(after.turn)}))
    for seat in range(SEATS):
        zones, cells, money = standing(after, seat)
        facts: Facts = {"who": who(after, seat), "zones": zones, "cells": cells, "money": money}
        lines.append(Line("final", facts))
    return [*lines, result(after)]


# -- moving and buying ----------------------------------------------------------------------------


def went(t: Told) -> list[Line]:
    """Tell where a pawn went, and what it paid; of a cell, its owner is named next."""
    seen = t.seen
    if seen.step == box.WRECKING:
        return []
    facts: Facts = {**t.actor, "from": CITY_NAMES[seen.pawn[seen.actor, seen.mover]], **t.city}
    if seen.step == box.FLEEING:
        return [Line("fled", facts)]
    keys = ("walked", "drove", "flew")
    price = int(PRICE[seen.mode])
    toll = int(seen.money[seen.actor] - t.after.money[seen.actor]) - price
    lines = [Line(keys[seen.mode], {**facts, "money": price} if price else facts)]
    if toll:
        lines.append(Line("toll", {**t.actor, "money": toll}))
    return lines


def hired(t: Told) -> list[Line]:
    """Tell of a new spy."""
    return [Line("hired", {**t.actor, **t.city, "money": int(PRICE[box.NEW_SPY])})]


def built(t: Told) -> list[Line]:
    """Tell of a new cell."""
    zone = ZONE_NAMES[ZONE[t.a]]
    money = int(PRICE[box.NEW_CELL])
    return [Line("built", {**t.actor, **t.city, "zone": zone, "money": money})]


# -- cards ----------------------------------------------------------------------------------------


def shows(t: Told) -> list[Line]:
    """Tell which card was played or shown."""
    return [Line("plays", {**t.actor, "card": str(card_name(t.after, t.a))})]


def laid_at_zone(t: Told) -> list[Line]:
    """Tell at which zone a lasting card lies, and what it does (AG-8.6)."""
    card = str(card_name(t.seen, int(t.seen.card)))
    return [Line(f"laid-{card}", {**t.actor, "zone": ZONE_NAMES[t.a]})]


def aimed(t: Told) -> list[Line]:
    """Tell at whom a Mole works, whose objective was stopped, or whose cell was destroyed."""
    seen, facts = t.seen, t.actor | t.whom(t.a)
    if seen.step == box.AIMING:
        if t.after.picks == 0:
            return [Line("mole-in-vain", facts)]
        return [Line("mole", {**facts, "count": int(t.after.picks)})]
    if seen.step == box.BLAMING:
        city = CITY_NAMES[seen.city]
        return [Line("destroyed", {**facts, "city": city, "money": box.CELL_REWARD})]
    objective = OBJECTIVE_NAMES[seen.objective[t.a]]
    city = CITY_NAMES[seen.location[t.a]]
    facts |= {"objective": objective, "city": city, "money": box.STOP_REWARD}
    return [Line("stopped", facts)]


def initiates(t: Told) -> list[Line]:
    """Tell which objective is initiated where (AG-11.3, AG-11.4)."""
    me = t.seen.actor
    facts: Facts = {
        "objective": OBJECTIVE_NAMES[t.after.objective[me]],
        "city": CITY_NAMES[t.after.location[me]],
    }
    return [Line("initiates", t.actor | facts)]


def paired(t: Told) -> list[Line]:
    """Tell which pair was discarded, and for what."""
    one, two = (str(card_name(t.after, sleeve)) for sleeve in (int(t.seen.card), t.a))
    return [Line("pair", {**t.actor, "one": one, "two": two})]


# -- fights ---------------------------------------------------------------------------------------


def attacks(t: Told) -> list[Line]:
    """Tell who attacks whom, and where."""
    return [Line("attacks", {**t.actor, **t.whom(t.b), "city": stands(t.seen, t.a)})]


def steals(t: Told) -> list[Line]:
    """Tell who steals from whom, and where."""
    return [Line("steals", {**t.actor, **t.whom(t.b), "city": stands(t.seen, t.a)})]


def stands(seen: Position, pawn: int) -> str:
    """Say where a pawn of the active player stands."""
    return str(CITY_NAMES[seen.pawn[seen.active, pawn]])


def rolled(t: Told) -> list[Line]:
    """Tell what a die shows, and with the second how the attack ended (AG-9.5 to 9.9)."""
    seen, pips = t.seen, t.a + 1
    facts: Facts = {"who": who(seen, int(seen.active)), **t.whom(seen.foe)}
    if seen.die == 0:
        return [Line("rolled-attack", {"who": facts["who"], "pips": pips})]
    lines = [Line("rolled-defence", {"whom": facts["whom"], "pips": pips})]
    if seen.die <= pips:
        return [*lines, Line("attack-lost", facts)]
    money = int(t.after.money[seen.active] - seen.money[seen.active])
    return [*lines, Line("attack-won", {**facts, "money": money})]


def picked(t: Told) -> list[Line]:
    """Tell of a card that the dealer picked: for a Mole all see it, of a theft only two."""
    seen = t.seen
    card = card_name(t.after, t.a)
    if seen.picks:
        return [Line("turned-up", {**t.whom(seen.foe), "card": str(card)})]
    return [stolen(t, card)]


def chose_open_card(t: Told) -> list[Line]:
    """Tell that a card that lies face up was stolen, or asked for."""
    card = card_name(t.seen, t.a)
    if t.seen.step == box.STEALING:
        return [stolen(t, card)]
    return [Line("asks-open", {**t.actor, "card": str(card)})]


def stolen(t: Told, card: str | None) -> Line:
    """Tell of a theft."""
    facts: Facts = {"who": who(t.seen, int(t.seen.active)), **t.whom(t.seen.foe)}
    if card is None:
        return Line("stole-hidden", facts)
    return Line("stole", {**facts, "card": card})


# -- trade ----------------------------------------------------------------------------------------


def turns_to(t: Told) -> list[Line]:
    """Tell who makes a proposal to whom."""
    return [Line("turns-to", {**t.actor, **t.whom(t.a)})]


def invites(t: Told) -> list[Line]:
    """Tell who asks whom for a proposal."""
    return [Line("invites", {**t.actor, **t.whom(t.a)})]


def offers(t: Told) -> list[Line]:
    """Tell which card is offered; others see only its sleeve (AG-H44)."""
    card = card_name(t.seen, t.a)
    if card is None:
        return [Line("offers-hidden", {**t.actor, "sleeve": t.a})]
    return [Line("offers", {**t.actor, "card": card})]


def offers_money(t: Told) -> list[Line]:
    """Tell which sum is offered."""
    return [Line("offers-money", {**t.actor, "money": box.CHIP * (t.a + 1)})]


def wants(t: Told) -> list[Line]:
    """Tell which card of the private hand is asked for."""
    return [Line("wants", {**t.actor, "card": ASSET_NAMES[t.a]})]


def asks_money(t: Told) -> list[Line]:
    """Tell which sum is asked for."""
    return [Line("asks-money", {**t.actor, "money": box.CHIP * (t.a + 1)})]


def proposed(t: Told) -> list[Line]:
    """Tell that a proposal is complete; to the partner, what is offered (AG-H44)."""
    lines = [Line("proposed", {**t.actor, **t.whom(t.seen.taker)})]
    for sleeve in range(SLEEVES):
        card = card_name(t.after, sleeve)
        if card is not None and card_name(t.seen, sleeve) is None:
            lines.append(Line("shown", {**t.actor, "card": card}))
    return lines


def cancelled(t: Told) -> list[Line]:
    """Tell that there is no proposal after all."""
    return [Line("cancelled", t.actor)]


def accepted(t: Told) -> list[Line]:
    """Tell that a trade is settled."""
    return [Line("traded", {**t.actor, **t.whom(t.seen.giver)})]


def declined(t: Told) -> list[Line]:
    """Tell that a proposal was refused."""
    return [Line("declined", {**t.actor, **t.whom(t.seen.giver)})]


def laid_out(t: Told) -> list[Line]:
    """Tell which card was laid out; with the last of them the trade is settled."""
    lines = [Line("lays-out", {**t.actor, "card": str(card_name(t.after, t.a))})]
    return lines if t.after.step == box.ANSWERING else lines + accepted(t)


# -- the auction ----------------------------------------------------------------------------------


def took_card(t: Told) -> list[Line]:
    """Tell who took a card which he knows to have taken it."""
    sleeve = lying_in(t.seen, PACKET)[t.a]
    return [Line("took-card", {**t.actor, "card": str(card_name(t.seen, sleeve))}), *last_card(t)]


def took(t: Told) -> list[Line]:
    """Tell that a card was taken, and of which deck (AG-H43)."""
    return [Line("took", {**t.actor, "old": t.a}), *last_card(t)]


def passed(t: Told) -> list[Line]:
    """Tell who took a card, and what comes to the viewer."""
    cards = handful(t.a)
    taken = Line("took", {**t.actor, "old": t.b})
    return [taken, Line(f"passed-{len(cards)}", cards), *last_card(t)]


def last_card(t: Told) -> list[Line]:
    """Tell that the last gets the last card (AG-13.6)."""
    seen = t.seen
    if seen.taken != SEATS - 2 or len(lying_in(seen, PACKET)) == 1:
        return []
    return [Line("last-card", t.whom((seen.holder + SEATS - 1) % SEATS))]


TOLD: Final[dict[int, Callable[[Told], list[Line]]]] = {
    box.FIRST: drew_first,
    box.AGENCY: chose,
    box.PLACE: placed,
    box.LOCATION: your_location,
    box.SEEN_OBJECTIVE: your_objective,
    box.SEALED_OBJECTIVE: new_papers,
    box.SEEN_CARD: you_drew,
    box.SEALED_CARD: drew,
    box.END: ends,
    box.GO: went,
    box.SPY: hired,
    box.CELL: built,
    box.PLAY: shows,
    box.STOP: shows,
    box.DESTROY: shows,
    box.INITIATE: initiates,
    box.PAIR: paired,
    box.ZONE_IS: laid_at_zone,
    box.AT: aimed,
    box.ATTACK: attacks,
    box.STEAL: steals,
    box.DIE: rolled,
    box.FACE_UP: chose_open_card,
    box.PICK: picked,
    box.TO: turns_to,
    box.FROM: invites,
    box.LAY: offers,
    box.GIVE: offers_money,
    box.WANT: wants,
    box.ASK: asks_money,
    box.PROPOSE: proposed,
    box.CANCEL: cancelled,
    box.ACCEPT: accepted,
    box.REFUSE: declined,
    box.OUT: laid_out,
    box.DROP: drops,
    box.TAKE: took_card,
    box.TAKEN: took,
    box.PASSED: passed,
}
