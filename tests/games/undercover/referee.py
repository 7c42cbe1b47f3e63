"""A second Undercover in plain Python, written from the rules page alone.

It shares nothing with the room. A game is told as one story, from the tokens to the count, that
stops wherever somebody has to decide. The plane is a dictionary from places to tiles, and what
could lie on a back is found by trying every agent everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from itertools import product
from typing import Final

Actor = int | str
Place = tuple[int, int]  # how far east, how far south
Story = Generator[tuple[Actor, set[str]], str, None]

RING: Final = "roygbp"  # the wheel
NAMES: Final = ("red", "orange", "yellow", "green", "blue", "purple")
SIDES: Final = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
CORNERS: Final = {"ne": (1, -1), "se": (1, 1), "sw": (-1, 1), "nw": (-1, -1)}
ROOMS: Final = (("roy", "pbg"), ("pro", "bgy"), ("bpr", "gyo"))  # by option `layout`
TILES: Final = [*RING, *(f"a{n}" for n in range(1, 13)), *(f"j{seat}" for seat in range(4))]
VALUES: Final = (-10, None, -7, -4, 0, 6, 11, 15, 18, 20, 21)  # the second is an option
PUBLISHED: Final = {
    "classified": 0,
    "colours_at_random": 0,
    "lane_length": 10,
    "layout": 0,
    "closed_up": 0,
    "second_value": -8,
    "black_line": 5,
    "overshoot_stays": 0,
    "tie_all_staffers": 0,
    "tokens_open": 0,
    "backs_hidden": 0,
    "jokers_do_not_suffice": 0,
    "touch_agents": 0,
    "round_limit": 200,
    "classified_limit": 30,
}


def across(colour: str) -> str:
    """Name the colour on the other side of the wheel."""
    return RING[(RING.index(colour) + 3) % 6]


def beside(colour: str) -> set[str]:
    """Name the two neighbours of a colour on the wheel."""
    at = RING.index(colour)
    return {RING[at - 1], RING[(at + 1) % 6]}


AGENTS: Final = [front + back for front in RING for back in RING if back in beside(front)]


class Referee:
    """Leads a game that is told in notation."""

    def __init__(self, seats: int, **options: int) -> None:
        self.seats = seats
        self.rules = PUBLISHED | options
        self.everybody = range(seats)
        self.classified = self.rules["classified"] == 1
        self.length = 11 if self.classified else self.rules["lane_length"]
        self.tokens: dict[str, dict[int, int]] = {colour: {} for colour in RING}
        self.colours: list[str] = []
        self.staffers: list[dict[str, int]] = [dict.fromkeys(RING, 0) for _ in self.everybody]
        self.won: list[dict[str, int]] = [{} for _ in self.everybody]
        self.agents: list[str] = []  # as they were dealt
        self.piles: list[list[str]] = [[], []]  # by their names, top first
        self.turned: set[str] = set()  # undercover side up
        self.known: set[str] = set()  # of which all have seen both sides
        self.fronts: set[str] = set()  # of which all have seen the official side
        self.plane: dict[Place, str] = {}
        self.laid_jokers: set[int] = set()
        self.files: dict[int, str] = {}
        self.hand: str | None = None
        self.first: int | None = None
        self.round = 0
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

    # -- setting up ---------------------------------------------------------------------------

    def game(self) -> Story:
        if not self.classified:
            yield from self.lay_tokens()
        for seat in self.everybody:
            chooser = "dealer" if self.rules["colours_at_random"] else seat
            free = {name for name in NAMES if name[0] not in self.colours}
            chosen = yield chooser, free
            self.colours.append(chosen[0])
        self.lay_headquarters()
        yield from self.deal()
        drawn = yield "dealer", {f"first={seat}" for seat in self.everybody}
        self.first = int(drawn[6:])
        limit = self.rules["classified_limit" if self.classified else "round_limit"]
        while self.round < limit and not any(map(self.finished, self.everybody)):
            self.round += 1
            for n in self.everybody:
                yield from self.turn((self.first + n) % self.seats)

    def lay_tokens(self) -> Story:
        values = {5, 6, 7, 8} if self.seats == 2 else {4, 5, 6, 7, 8}
        for colour in RING:
            left = set(values)
            for space in range(self.length - len(values) + 1, self.length + 1):
                laid = yield "dealer", {f"={value}" for value in left}
                self.tokens[colour][space] = int(laid[1:])
                left.remove(int(laid[1:]))

    def lay_headquarters(self) -> None:
        for south, row in enumerate(ROOMS[self.rules["layout"]]):
            stay = [c for c in row if (c in self.colours) == (self.seats > 2)]
            for colour in stay:
                east = stay.index(colour) if self.rules["closed_up"] else row.index(colour)
                self.plane[east, south] = colour

    def deal(self) -> Story:
        for n in range(12):
            left = set(AGENTS) - set(self.agents)
            if n < 6:
                left = {a for a in left if a[1] not in {b[1] for b in self.agents}}
            dealt = yield "dealer", {f"+{agent}" for agent in left}
            self.agents.append(dealt[1:])
            self.piles[n // 6].append(f"a{n + 1}")
            self.show_tops()

    def show_tops(self) -> None:
        for pile in self.piles:
            self.fronts.update(pile[:1])

    # -- a turn -------------------------------------------------------------------------------

    def turn(self, seat: int) -> Story:
        answer = yield seat, self.choices(seat)
        flipped, came_from = False, None
        if answer == "joker":
            self.laid_jokers.add(seat)
            self.hand = f"j{seat}"
        else:
            came_from = self.take(answer)
            assert self.hand
            flipped = (yield seat, {"keep", "flip"}) == "flip"
            if flipped:
                self.turned ^= {self.hand}
                self.known.add(self.hand)
        self.files[seat] = self.hand
        places = self.meetings(None if flipped else came_from)
        special = not places
        if special:
            places = self.corners(None if flipped else came_from)
        names = {self.called(place): place for place in places}
        answer = yield seat, set(names)
        placed, self.hand = self.hand, None
        self.plane[names[answer]] = placed
        if self.round > 1 and not special:
            self.evaluate(seat, names[answer], 2 if flipped else 1)

    def choices(self, seat: int) -> set[str]:
        """Name what may be activated."""
        barred = across(self.colours[seat])
        table = [tile for tile in self.plane.values() if tile[0] == "a"]
        found = {a for a in table if a not in self.files.values() and self.shows(a) != barred}
        for n, pile in enumerate(self.piles, 1):
            if pile and self.shows(pile[0]) != barred:
                found.add(f"top{n}")
        if seat not in self.laid_jokers:
            found.add("joker")
        return found or {f"bottom{n}" for n, pile in enumerate(self.piles, 1) if pile}

    def take(self, answer: str) -> Place | None:
        """Take an agent; the answer is the place that it came from."""
        if answer[0] == "a":
            self.hand = answer
            place = self.place_of(answer)
            del self.plane[place]
            return place
        pile = self.piles[int(answer[-1]) - 1]
        self.hand = pile.pop(0 if answer.startswith("top") else -1)
        self.fronts.add(self.hand)
        self.show_tops()
        return None

    def place_of(self, tile: str) -> Place:
        return next(place for place, at in self.plane.items() if at == tile)

    def shows(self, tile: str) -> str | None:
        """Name the colour that a tile shows; a joker has none."""
        if tile[0] == "j":
            return None
        return self.agents[int(tile[1:]) - 1][tile in self.turned] if tile[0] == "a" else tile

    def around(self, place: Place, ways: dict[str, Place]) -> dict[str, str]:
        """Name the tiles next to a place, by the direction in which one goes from them to it."""
        found = {}
        for way, (east, south) in ways.items():
            tile = self.plane.get((place[0] - east, place[1] - south))
            if tile:
                found[way] = tile
        return found

    def empty_places(self) -> set[Place]:
        near = {
            (x + east, y + south)
            for x, y in self.plane
            for east, south in (*SIDES.values(), *CORNERS.values())
        }
        return near - set(self.plane)

    def meetings(self, barred: Place | None) -> set[Place]:
        """Find the places at which the tile in the hand agrees with its neighbours."""
        assert self.hand
        colour = self.shows(self.hand)
        found = set()
        for place in self.empty_places() - {barred}:
            near = set(self.around(place, SIDES).values())
            agrees = colour is None or all(
                self.shows(tile) in {None, colour, *beside(colour)} for tile in near
            )
            alone = colour is not None and all(tile[0] == "j" for tile in near)
            if near and agrees and not (alone and self.rules["jokers_do_not_suffice"]):
                found.add(place)
        return found

    def corners(self, barred: Place | None) -> set[Place]:
        """Find the places that touch tiles only at a corner."""
        found = {p for p in self.empty_places() - {barred} if not self.around(p, SIDES)}
        touching = {
            place
            for place in found
            if any(tile[0] == "a" for tile in self.around(place, CORNERS).values())
        }
        return touching if touching and self.rules["touch_agents"] else found

    def called(self, place: Place) -> str:
        """Name a place by the first tile beside it, or at its corner."""
        near = self.around(place, SIDES) or self.around(place, CORNERS)
        return min((TILES.index(tile), tile + way) for way, tile in near.items())[1]

    # -- the track ----------------------------------------------------------------------------

    def evaluate(self, seat: int, place: Place, own: int) -> None:
        steps: Counter[str | None] = Counter({self.shows(self.plane[place]): own})
        for tile in self.around(place, SIDES).values():
            steps[self.shows(tile)] += 1
        for colour, spaces in steps.items():
            if colour and colour not in self.won[seat]:
                self.move(seat, colour, spaces)

    def move(self, seat: int, colour: str, spaces: int) -> None:
        start = self.staffers[seat][colour]
        taken = {self.staffers[other][colour] for other in self.everybody if other != seat}
        if self.classified:
            if self.seats == 2:
                taken.add(self.length)
            self.staffers[seat][colour] = self.land(start, spaces, taken - {0})
            return
        last = max(self.tokens[colour])
        end = min(start + spaces, last)
        while end in taken:
            end += 1
        self.staffers[seat][colour] = end
        if end in self.tokens[colour]:
            self.won[seat][colour] = self.tokens[colour].pop(end)

    def land(self, start: int, spaces: int, taken: set[int]) -> int:
        """Find where a Staffer comes to stand on the Classified track."""
        end = min(start + spaces, self.length)
        beyond = [space for space in range(end, self.length + 1) if space not in taken]
        before = [space for space in range(start, end) if space not in taken]
        if beyond:
            return beyond[0]
        return start if self.rules["overshoot_stays"] else max(before)

    def finished(self, seat: int) -> bool:
        """Say whether a player has all six tokens, or all six Staffers across the line."""
        if self.classified:
            return all(at > self.rules["black_line"] for at in self.staffers[seat].values())
        return len(self.won[seat]) == 6

    # -- the count ----------------------------------------------------------------------------

    def points(self) -> list[int]:
        found = []
        for seat in self.everybody:
            worth = self.won[seat]
            if self.classified:
                worth = {c: self.value(at) for c, at in self.staffers[seat].items()}
            double = across(self.colours[seat]) if seat < len(self.colours) else None
            found.append(sum(points * (1 + (c == double)) for c, points in worth.items()))
        return found

    def value(self, space: int) -> int:
        """Give what a column of the Classified track is worth."""
        if space == 0:
            return 0
        value = VALUES[space - 1]
        return self.rules["second_value"] if value is None else value

    @property
    def winners(self) -> list[int]:
        """Name who has won."""
        if not self.over:
            return []
        points = self.points()
        tied = [seat for seat in self.everybody if points[seat] == max(points)]
        counted = self.everybody if self.rules["tie_all_staffers"] else tied
        column = max(max(self.staffers[seat].values()) for seat in counted)
        if column == 0:
            return tied
        there = {seat: list(self.staffers[seat].values()).count(column) for seat in tied}
        return [seat for seat in tied if there[seat] == max(there.values())]

    # -- what can be known --------------------------------------------------------------------

    def backs(self) -> list[set[str]]:
        """Say for each agent what its undercover side can be, for whoever remembers all."""
        found: list[set[str]] = [set() for _ in range(12)]
        # Each pile has one agent of every undercover colour: which of the two is open.
        for choice in product(*([a for a in AGENTS if a[1] == back] for back in RING)):
            rest = tuple(agent for agent in AGENTS if agent not in choice)
            orders = [list(self.orders(choice, 0)), list(self.orders(rest, 6))]
            if all(orders):
                for pile in (0, 1):
                    for order in orders[pile]:
                        for n, agent in enumerate(order):
                            found[6 * pile + n].add(agent[1])
        return found

    def orders(self, agents: tuple[str, ...], start: int) -> Iterator[tuple[str, ...]]:
        """Give each order in which these agents may have been dealt from this one on."""
        if not agents:
            yield ()
        for agent in agents:
            if self.can_be(start, agent):
                left = tuple(other for other in agents if other != agent)
                yield from ((agent, *order) for order in self.orders(left, start + 1))

    def can_be(self, n: int, agent: str) -> bool:
        """Say whether this agent has never been seen to be another."""
        name, dealt = f"a{n + 1}", self.agents[n]
        if name in self.known:
            return agent == dealt
        return name not in self.fronts or agent[0] == dealt[0]
