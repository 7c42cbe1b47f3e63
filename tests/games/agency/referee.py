"""A second Agency_ in plain Python, written from the rules page alone.

It shares nothing with the room. A game is told as one story, from the first placer to the last
cell, that stops wherever somebody has to decide. Each card on the table lies in a sleeve (AG-H42),
each pawn has a number, and both are kept in dictionaries.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Final

Actor = int | str
Story = Generator[tuple[Actor, set[str]], str, None]
Answer = Generator[tuple[Actor, set[str]], str, str]
Place = tuple[str, int, int]  # of a card: hand, up, edge, pile or packet; whose; which zone

ZONES: Final = {
    1: {
        "washington": "havana los-angeles new-york",
        "new-york": "london vancouver washington",
        "vancouver": "los-angeles new-york seoul",
        "los-angeles": "mexico-city tokyo vancouver washington",
        "mexico-city": "bogota havana los-angeles",
        "havana": "bogota madrid mexico-city washington",
        "bogota": "buenos-aires havana mexico-city rio-de-janeiro",
        "rio-de-janeiro": "bogota buenos-aires lagos",
        "buenos-aires": "bogota rio-de-janeiro sydney",
    },
    2: {
        "london": "berlin madrid new-york paris",
        "paris": "berlin london madrid rome",
        "madrid": "havana lagos london paris",
        "berlin": "london moscow paris rome",
        "rome": "berlin cairo paris",
        "moscow": "almaty berlin cairo",
        "cairo": "dubai johannesburg lagos moscow rome",
        "lagos": "cairo johannesburg madrid rio-de-janeiro",
        "johannesburg": "cairo dubai lagos",
    },
    3: {
        "beijing": "almaty hong-kong seoul tokyo",
        "tokyo": "beijing hong-kong los-angeles seoul",
        "seoul": "beijing tokyo vancouver",
        "hong-kong": "beijing new-delhi singapore tokyo",
        "singapore": "hong-kong new-delhi sydney",
        "new-delhi": "almaty dubai hong-kong singapore",
        "dubai": "almaty cairo johannesburg new-delhi",
        "almaty": "beijing dubai moscow new-delhi",
        "sydney": "buenos-aires singapore",
    },
}
LINKS: Final = {city: links.split() for cities in ZONES.values() for city, links in cities.items()}
ZONE: Final = {city: zone for zone, cities in ZONES.items() for city in cities}
BASES: Final = {"cia": "washington", "mi6": "london", "fsb": "moscow", "mss": "beijing"}
PAIRS: Final = {
    "bomb": ("detonator", "explosives"),
    "tap": ("wire", "recorder"),
    "kill": ("rifle", "bullet"),
}
OBJECTS: Final = [card for pair in PAIRS.values() for card in pair]
STOPS: Final = {f"no-{kind}": kind for kind in PAIRS}
LASTING: Final = ("block", "rebellion")
NAMES: Final = [*OBJECTS, *STOPS, "mole", *LASTING]  # in the order of AG-H2
PRICES: Final = {"w": 0, "c": 5, "p": 20, "spy": 10, "cell": 40}
REACH: Final = {"w": 1, "c": 1, "p": 3}
PAWNS, CELLS, HAND_LIMIT, SEATS = 10, 5, 5, 4
PILE: Final = ("pile", 0, 0)
PACKET: Final = ("packet", 0, 0)
PUBLISHED: Final = {
    "rounds": 40,
    "agencies_settled": 0,
    "proposals": 3,
    "starting_money": 0,
    "presence": 1,
    "new_papers_after_stop": 1,
    "copies": 6,
    "starting_cards": 2,
    "locations": 27,
    "objective_kinds": 3,
}


def within(city: str, steps: int) -> set[str]:
    """Name the other cities that can be reached over so many links."""
    found = {city}
    for _ in range(steps):
        found |= {near for place in found for near in LINKS[place]}
    return found - {city}


@dataclass
class Player:
    """What one player has, but for the Asset cards."""

    agency: str = ""
    money: int = 0
    pawns: list[str] = field(default_factory=lambda: ["reserve"] * PAWNS)  # a city, or edge
    cells: set[str] = field(default_factory=set)
    location: str = ""
    objective: str = ""
    under_way: bool = False

    @property
    def spies(self) -> dict[int, str]:
        return {n: city for n, city in enumerate(self.pawns) if city in LINKS}

    @property
    def base(self) -> str:
        return BASES[self.agency]

    def take_from_reserve(self, place: str) -> int:
        """Put the first pawn of the reserve somewhere; the answer is its number."""
        pawn = self.pawns.index("reserve")
        self.pawns[pawn] = place
        return pawn


class Referee:
    """Leads a game that is told in notation."""

    def __init__(self, seats: int = SEATS, **options: int) -> None:
        assert seats == SEATS
        self.rules = PUBLISHED | options
        copies = self.rules["copies"]
        self.players = [Player(money=5 * self.rules["starting_money"]) for _ in range(SEATS)]
        self.deck = Counter({card: min(6 if card in OBJECTS else 4, copies) for card in NAMES})
        self.names: dict[int, str] = {}  # what each sleeve holds
        self.places: dict[int, Place] = {}  # where it lies; a free sleeve nowhere
        self.decks: dict[int, int] = {}  # of which deck it is: 0 the first, 1 the renewed, ...
        self.renewals = 0
        self.locations = list(LINKS)[: self.rules["locations"]]
        self.objectives = Counter(dict.fromkeys(list(PAIRS)[: self.rules["objective_kinds"]], 4))
        self.used_locations: list[str] = []
        self.used_objectives: Counter[str] = Counter()
        self.holder = self.first = self.turn = 0
        self.active: int | None = None
        self.walked: set[int] = set()
        self.bought: set[str] = set()
        self.fought = False
        self.proposals = [0] * SEATS
        self.won_by: int | None = None
        self.over = False
        self.story = self.game()
        self.actor: Actor | None
        self.actor, self.moves = next(self.story)

    def play(self, move: str) -> None:
        """Play a move."""
        assert move in self.moves
        try:
            self.actor, self.moves = self.story.send(move)
        except StopIteration:
            self.actor, self.moves, self.over = None, set(), True

    # -- the story ----------------------------------------------------------------------------

    def game(self) -> Story:
        self.first = int((yield "dealer", {f"first={seat}" for seat in range(SEATS)})[6:])
        order = [(self.first + n) % SEATS for n in range(SEATS)]
        free = list(BASES)
        for seat in sorted(order) if self.rules["agencies_settled"] else order:
            chosen = free[0]
            if not self.rules["agencies_settled"]:
                chosen = yield seat, set(free)
            free.remove(chosen)
            self.players[seat].agency = chosen
        taken: set[str] = set()
        for _ in range(3):
            for seat in order:
                city = (yield seat, {f"+{city}" for city in LINKS if city not in taken})[1:]
                self.players[seat].take_from_reserve(city)
                taken.add(city)
        for seat in order:
            yield from self.new_papers(seat)
            for _ in range(self.rules["starting_cards"]):
                yield from self.draw(("hand", seat, 0))
        self.holder = self.first
        while self.turn < SEATS * self.rules["rounds"]:
            self.turn += 1
            seat = (self.first + self.turn) % SEATS
            yield from self.take_turn(seat)
            if self.won_by is not None:
                return
            if seat == self.holder:
                yield from self.auction(seat)
                self.holder = (self.holder - 1) % SEATS
        self.active = None

    def take_turn(self, seat: int) -> Story:
        me, self.active = self.players[seat], seat
        self.walked, self.bought, self.fought = set(), set(), False
        self.proposals = [0] * SEATS
        for sleeve, (place, owner, _) in self.places.items():
            if (place, owner) == ("edge", seat):
                self.places[sleeve] = PILE
        me.pawns = ["reserve" if place == "edge" else place for place in me.pawns]
        me.money += 10
        if me.under_way:
            me.money += 60
            self.put_papers_aside(seat)
            yield from self.new_papers(seat)
        yield from self.draw(("hand", seat, 0))
        acting = True
        while acting and self.won_by is None:
            answer = yield seat, self.choices(seat)
            acting = yield from self.act(seat, answer)
        while self.won_by is None and len(self.cards(seat)) > HAND_LIMIT:
            answer = yield seat, {f"drop{sleeve}" for sleeve in self.cards(seat)}
            self.places[int(answer[4:])] = PILE

    def auction(self, holder: int) -> Story:
        for _ in range(SEATS):
            yield from self.draw(PACKET)
        for step in range(SEATS):
            packet = self.lying(*PACKET)
            if not packet:
                return
            chosen = packet[0]
            seat = (holder + step) % SEATS
            if step < SEATS - 1:
                answer = yield seat, {f"take{n + 1}" for n in range(len(packet))}
                chosen = packet[int(answer[4:]) - 1]
            cards = [(self.decks[n], NAMES.index(self.names[n])) for n in packet if n != chosen]
            cards = [(self.decks[chosen], NAMES.index(self.names[chosen])), *sorted(cards)]
            self.decks |= {n: deck for n, (deck, _) in zip(packet, cards, strict=True)}
            self.names |= {n: NAMES[name] for n, (_, name) in zip(packet, cards, strict=True)}
            self.places[packet[0]] = ("hand", seat, 0)

    # -- decks --------------------------------------------------------------------------------

    def draw(self, place: Place) -> Story:
        if not self.deck.total() and self.lying(*PILE):
            self.renewals += 1
            for sleeve in self.lying(*PILE):
                self.deck[self.names.pop(sleeve)] += 1
                del self.places[sleeve]
        if not self.deck.total():
            return
        copies = {f"={card}.{n + 1}" for card, left in self.deck.items() for n in range(left)}
        card = (yield "dealer", copies)[1:].split(".")[0]
        self.deck[card] -= 1
        sleeve = next(n for n in range(60) if n not in self.places)
        self.names[sleeve], self.places[sleeve] = card, place
        self.decks[sleeve] = self.renewals

    def new_papers(self, seat: int) -> Story:
        me = self.players[seat]
        if not self.locations:
            self.locations, self.used_locations = self.used_locations, []
        me.location = (yield "dealer", {f"@{city}" for city in self.locations})[1:]
        self.locations.remove(me.location)
        if not self.objectives.total():
            self.objectives, self.used_objectives = self.used_objectives, Counter()
        copies = {f"?{kind}.{n + 1}" for kind, left in self.objectives.items() for n in range(left)}
        me.objective = (yield "dealer", copies)[1:].split(".")[0]
        self.objectives[me.objective] -= 1

    def put_papers_aside(self, seat: int) -> None:
        me = self.players[seat]
        self.used_locations.append(me.location)
        self.used_objectives[me.objective] += 1
        me.under_way, me.location, me.objective = False, "", ""

    # -- what lies where ----------------------------------------------------------------------

    def lying(self, place: str, whose: int, zone: int = 0) -> list[int]:
        return sorted(n for n, at in self.places.items() if at == (place, whose, zone))

    def hand(self, seat: int) -> list[int]:
        return self.lying("hand", seat)

    def face_up(self, seat: int) -> list[int]:
        return self.lying("up", seat)

    def cards(self, seat: int) -> list[int]:
        return self.hand(seat) + self.face_up(seat)

    def others(self, seat: int) -> list[int]:
        return [other for other in range(SEATS) if other != seat]

    def partners(self, seat: int, sleeve: int) -> list[int]:
        """Name the cards of a hand that make a pair with this one."""
        missing = {
            b if self.names[sleeve] == a else a
            for a, b in PAIRS.values()
            if self.names[sleeve] in (a, b)
        }
        return [n for n in self.cards(seat) if self.names[n] in missing]

    # -- what may be done ---------------------------------------------------------------------

    def toll(self, seat: int, mode: str, start: str, end: str) -> int | None:
        """Say what a movement costs, price and tolls; None if a Road Block forbids it."""
        zones = {ZONE[start], ZONE[end]}
        due = PRICES[mode]
        for sleeve, (place, owner, zone) in self.places.items():
            if place == "edge" and owner != seat and zone in zones:
                if self.names[sleeve] == "rebellion":
                    due += 5
                elif mode != "p":
                    return None
        return due

    def targets(self, seat: int, mode: str, pawn: int) -> set[str]:
        """Name the cities that a pawn can reach on foot, by car or by plane."""
        me = self.players[seat]
        if (mode == "w" and pawn in self.walked) or mode in self.bought:
            return set()
        here = me.pawns[pawn]
        tolls = {city: self.toll(seat, mode, here, city) for city in within(here, REACH[mode])}
        return {city for city, due in tolls.items() if due is not None and due <= me.money}

    def enemies(self, seat: int, pawn: int) -> list[int]:
        """Name the players with a spy where this pawn stands."""
        city = self.players[seat].pawns[pawn]
        return [other for other in self.others(seat) if city in self.players[other].pawns]

    def prey(self, seat: int) -> dict[str, list[int]]:
        """Name the cities with cells that can be destroyed, and whose these are."""
        me = self.players[seat]
        near = set(me.spies.values()) if self.rules["presence"] else set(LINKS)
        found: dict[str, list[int]] = {}
        for other in self.others(seat):
            them = self.players[other]
            for city in them.cells & near:
                if city not in them.pawns:
                    found.setdefault(city, []).append(other)
        return found

    def stoppable(self, seat: int, kind: str) -> list[int]:
        return [
            other
            for other in self.others(seat)
            if self.players[other].under_way
            and self.players[other].objective == kind
            and self.players[other].location in self.players[seat].pawns
        ]

    def homes(self, seat: int) -> set[str]:
        """Name the cities where a new spy can be placed."""
        me = self.players[seat]
        room = len(me.spies) < 3 + len(me.cells) and "reserve" in me.pawns
        can = room and "spy" not in self.bought and me.money >= PRICES["spy"]
        return {me.base, *me.cells} if can else set()

    def sites(self, seat: int) -> set[str]:
        """Name the cities where a cell can be built."""
        me = self.players[seat]
        can = "cell" not in self.bought and me.money >= PRICES["cell"] and len(me.cells) < CELLS
        return set(me.spies.values()) - me.cells if can else set()

    def choices(self, seat: int) -> set[str]:
        """Name all that may be done in step 3."""
        me, moves = self.players[seat], {"end"}
        for pawn in me.spies:
            moves |= {f"{mode}{pawn}" for mode in "wcp" if self.targets(seat, mode, pawn)}
            if not self.fought:
                for other in self.enemies(seat, pawn):
                    moves.add(f"a{pawn}x{other}")
                    if self.cards(other):
                        moves.add(f"s{pawn}x{other}")
        moves |= {f"spy={city}" for city in self.homes(seat)}
        moves |= {f"cell={city}" for city in self.sites(seat)}
        for sleeve in self.cards(seat):
            moves |= self.uses(seat, sleeve)
        if any(self.proposals[other] < self.rules["proposals"] for other in self.others(seat)):
            moves.add("trade")
        return moves

    def uses(self, seat: int, sleeve: int) -> set[str]:
        """Name what a card can be used for."""
        me, card = self.players[seat], self.names[sleeve]
        moves = set()
        if card == "mole" or (card in LASTING and "reserve" in me.pawns):
            moves.add(f"play{sleeve}")
        if card in STOPS and self.stoppable(seat, STOPS[card]):
            moves.add(f"stop{sleeve}")
        if self.partners(seat, sleeve):
            if self.prey(seat):
                moves.add(f"wreck{sleeve}")
            fits = card in PAIRS.get(me.objective, ()) and me.location in me.pawns
            if fits and not me.under_way:
                moves.add(f"init{sleeve}")
        return moves

    # -- what is done -------------------------------------------------------------------------

    def act(self, seat: int, answer: str) -> Generator[tuple[Actor, set[str]], str, bool]:
        """Do one thing of step 3; the answer is whether more may follow."""
        if answer == "end":
            return False
        if answer.startswith(("spy=", "cell=")):
            self.build(seat, *answer.split("="))
        elif answer == "trade":
            yield from self.trade(seat)
        elif "x" in answer and answer[0] in "as":
            pawn, other = map(int, answer[1:].split("x"))
            self.fought = True
            yield from (self.attack if answer[0] == "a" else self.steal)(seat, pawn, other)
        else:
            verb = answer.rstrip("0123456789")
            do = {
                "play": self.play_card,
                "stop": self.stop,
                "init": self.initiate,
                "wreck": self.destroy,
            }
            number = int(answer[len(verb) :])
            yield from do[verb](seat, number) if verb in do else self.move(seat, verb, number)
        return not answer.startswith("init")  # AG-11.7

    def build(self, seat: int, kind: str, city: str) -> None:
        """A new spy or a cell is bought."""
        me = self.players[seat]
        self.buy(seat, kind, PRICES[kind])
        if kind == "spy":
            self.walked.discard(me.take_from_reserve(city))
        else:
            me.cells.add(city)
            if len({ZONE[city] for city in me.cells}) == len(ZONES):
                self.won_by = seat

    def buy(self, seat: int, kind: str, price: int) -> None:
        self.bought.add(kind)
        self.players[seat].money -= price

    def move(self, seat: int, mode: str, pawn: int) -> Story:
        me = self.players[seat]
        answer = yield seat, {f">{city}" for city in self.targets(seat, mode, pawn)}
        due = self.toll(seat, mode, me.pawns[pawn], answer[1:])
        assert due is not None
        me.money -= due
        me.pawns[pawn] = answer[1:]
        if mode == "w":
            self.walked.add(pawn)
        else:
            self.bought.add(mode)

    def play_card(self, seat: int, sleeve: int) -> Story:
        if self.names[sleeve] != "mole":
            zone = int((yield seat, {f"zone{zone}" for zone in ZONES})[4:])
            self.places[sleeve] = ("edge", seat, zone)
            self.players[seat].take_from_reserve("edge")
            return
        victim = int((yield seat, {f"at{other}" for other in self.others(seat)})[2:])
        self.places[sleeve] = PILE
        for _ in range(min(2, len(self.hand(victim)))):
            picked = yield "dealer", {f"pick={n}" for n in self.hand(victim)}
            self.places[int(picked[5:])] = ("up", victim, 0)

    def stop(self, seat: int, sleeve: int) -> Story:
        targets = self.stoppable(seat, STOPS[self.names[sleeve]])
        victim = int((yield seat, {f"at{other}" for other in targets})[2:])
        self.places[sleeve] = PILE
        self.players[seat].money += 30
        self.put_papers_aside(victim)
        if self.rules["new_papers_after_stop"]:
            yield from self.new_papers(victim)

    def second(self, seat: int, sleeve: int) -> Story:
        """Two objects are shown and discarded."""
        other = yield seat, {f"and{n}" for n in self.partners(seat, sleeve)}
        self.places[sleeve] = self.places[int(other[3:])] = PILE

    def initiate(self, seat: int, sleeve: int) -> Story:
        me = self.players[seat]
        yield from self.second(seat, sleeve)
        me.under_way = True
        answer = yield seat, {f">{city}" for city in LINKS[me.location]}
        me.pawns[me.pawns.index(me.location)] = answer[1:]

    def destroy(self, seat: int, sleeve: int) -> Story:
        yield from self.second(seat, sleeve)
        prey = self.prey(seat)
        city = (yield seat, {f">{city}" for city in prey})[1:]
        victim = int((yield seat, {f"at{other}" for other in prey[city]})[2:])
        self.players[victim].cells.remove(city)
        self.players[seat].money += 25

    def attack(self, seat: int, pawn: int, other: int) -> Story:
        me, them = self.players[seat], self.players[other]
        faces = {f"die={pips}" for pips in range(1, 7)}
        mine = yield "dealer", faces
        theirs = yield "dealer", faces
        if int(mine[4:]) > int(theirs[4:]):
            booty = min(15, them.money)
            me.money += booty
            them.money -= booty
            them.pawns[them.pawns.index(me.pawns[pawn])] = "reserve"
        else:
            me.pawns[pawn] = "reserve"

    def steal(self, seat: int, _pawn: int, other: int) -> Story:
        shown, hidden = self.face_up(other), self.hand(other)
        answer = "blind"
        if shown:
            answer = yield seat, {f"up{n}" for n in shown} | ({"blind"} if hidden else set())
        if answer == "blind":
            answer = yield "dealer", {f"pick={n}" for n in hidden}
        self.places[int(answer.removeprefix("up").removeprefix("pick="))] = ("hand", seat, 0)

    # -- trading ------------------------------------------------------------------------------

    def trade(self, seat: int) -> Story:
        willing = [n for n in self.others(seat) if self.proposals[n] < self.rules["proposals"]]
        answer = yield seat, {f"{way}{other}" for other in willing for way in ("to", "from")}
        partner = int(answer[-1])
        self.proposals[partner] += 1
        if answer.startswith("to"):
            yield from self.propose(seat, partner)
        else:
            yield from self.propose(partner, seat)

    def propose(self, giver: int, taker: int) -> Story:
        """One puts a proposal together, the other answers (AG-H35, AG-H41, AG-H45)."""
        offer: list[str] = []
        while True:
            moves = self.additions(giver, taker, offer)
            moves |= {"cancel"} | ({"propose"} if offer else set())
            answer = yield giver, moves
            if answer == "cancel":
                return
            if answer == "propose":
                break
            offer.append(answer)
        wanted = Counter(word[5:] for word in offer if word.startswith("want="))
        if not wanted and (yield taker, {"accept", "refuse"}) == "refuse":
            return
        laid: list[int] = []
        while wanted.total():
            fits = [n for n in self.hand(taker) if n not in laid and wanted[self.names[n]]]
            answer = yield taker, {f"out{n}" for n in fits} | {"refuse"}
            if answer == "refuse":
                return
            laid.append(int(answer[3:]))
            wanted[self.names[laid[-1]]] -= 1
        self.settle(giver, taker, offer, laid)

    def settle(self, giver: int, taker: int, offer: list[str], laid: list[int]) -> None:
        for word in offer:
            if word.startswith("lay"):
                self.places[int(word[3:])] = ("hand", taker, 0)
            elif word.startswith("up"):
                self.places[int(word[2:])] = ("hand", giver, 0)
        for sleeve in laid:
            self.places[sleeve] = ("hand", giver, 0)
        change = said(offer, "ask") - said(offer, "give")
        self.players[giver].money += change
        self.players[taker].money -= change

    def additions(self, giver: int, taker: int, offer: list[str]) -> set[str]:
        """Name what can be added: in one order, and no more than there is."""
        cards = [f"lay{n}" for n in sorted(self.cards(giver))]
        gifts = amounts("give", offer, self.players[giver].money)
        wanted = Counter(word[5:] for word in offer if word.startswith("want="))
        room = wanted.total() < len(self.hand(taker))
        kinds = Counter(
            {card: min(6 if card in OBJECTS else 4, self.rules["copies"]) for card in NAMES}
        )
        names = [f"want={card}" for card in NAMES]
        possible = [name for name in names if room and wanted[name[5:]] < kinds[name[5:]]]
        shown = [f"up{n}" for n in self.face_up(taker)]
        money = amounts("ask", offer, self.players[taker].money)
        order = [*cards, "give", *names, *shown, "ask"]
        at = max((order.index(kind_of(word)) for word in offer), default=-1)
        return {
            word
            for word in [*cards, *gifts, *possible, *shown, *money]
            if order.index(kind_of(word)) > at
            or (order.index(kind_of(word)) == at and not word.startswith(("lay", "up")))
        }

    # -- the end ------------------------------------------------------------------------------

    @property
    def winners(self) -> list[int]:
        """Name who has won: more than one shares a victory (AG-H26)."""
        if not self.over:
            return []
        if self.won_by is not None:
            return [self.won_by]
        ranks = [
            (len({ZONE[city] for city in me.cells}), len(me.cells), me.money) for me in self.players
        ]
        return [seat for seat in range(SEATS) if ranks[seat] == max(ranks)]


def kind_of(word: str) -> str:
    """Name an addition without its amount."""
    return word.rstrip("0123456789") if word.startswith(("give", "ask")) else word


def said(offer: list[str], kind: str) -> int:
    """Add up the money of a kind in an offer."""
    return sum(int(word[len(kind) :]) for word in offer if kind_of(word) == kind)


def amounts(kind: str, offer: list[str], most: int) -> list[str]:
    """Name the sums that can be added: up to 100k, and more only after a full 100k."""
    spoken = [word for word in offer if kind_of(word) == kind]
    if spoken and spoken[-1] != f"{kind}100":
        return []
    left = most - said(offer, kind)
    return [f"{kind}{sum_}" for sum_ in range(5, min(100, left) + 1, 5)]
