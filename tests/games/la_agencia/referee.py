"""A second La Agencia in plain Python, written from the rules page alone.

It shares nothing with the room. A game is told as one story, from the deal to the count, that
stops wherever somebody has to decide; and it keeps who has seen which card.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

Card = tuple[int, str]  # its first owner and its name
Actor = int | str
Story = Generator[tuple[Actor, set[str]], str, None]
Choice = Generator[tuple[Actor, set[str]], str, str]

NAMES: Final = ("1", "2", "3", "4", "5", "r1", "r2", "i")
ROUNDS: Final = {3: 4, 4: 3, 5: 2, 6: 2}
ITALY, RUSSIA, STATES, KINGDOM, JAPAN, SWISS, BRAZIL = range(1, 8)
PUBLISHED: Final = {
    "embassy": 0,
    "count_all_eight": 0,
    "memory_aid": 0,
    "value_of_3": 2,
    "value_of_5": 3,
    "value_of_infiltrator": 0,
    "garden_at_once": 0,
    "may_decline": 0,
    "bank_runs_out": 0,
    "always_ask": 0,
    "all_shown_at_end": 0,
}


class Referee:
    """Leads a game that is told in notation."""

    def __init__(self, seats: int, **options: int) -> None:
        self.seats = seats
        self.rules = PUBLISHED | options
        self.everybody = range(seats)
        self.info = [5] * seats
        self.bank, self.reward = 198 - 5 * seats, 0
        self.positions: list[list[Card | None]] = [[None] * 4 for _ in self.everybody]
        self.decks: list[list[Card]] = [[] for _ in self.everybody]
        self.in_play: dict[int, Card] = {}
        self.on_table: dict[int, Card] = {}  # played in this hand, or in the one just ended
        self.seen: list[set[Card]] = [set() for _ in self.everybody]
        self.seen_by_all: set[Card] = set()
        self.first: int | None = None
        self.ambassador: int | None = None
        self.tokens = ROUNDS[seats]
        self.hands = 0
        self.place: str | None = None
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
        for seat in self.everybody:
            left = list(NAMES)
            for dealt in range(8):
                drawn = yield "dealer", {f"={card}" for card in left}
                left.remove(drawn[1:])
                card = (seat, drawn[1:])
                if dealt < 4:
                    self.put(seat, dealt, card)
                else:
                    self.decks[seat].append(card)
        drawn = yield "dealer", {f"first={seat}" for seat in self.everybody}
        self.first = self.ambassador = int(drawn[6:])
        while self.tokens:
            yield from self.hand()
            self.hands += 1
            self.ambassador = (self.ambassador + 1) % self.seats
            self.tokens -= self.ambassador == self.first
        for deck in self.decks:
            for card in deck:
                self.show(card)
        if self.rules["count_all_eight"] or self.rules["all_shown_at_end"]:
            for cards in self.positions:
                for placed in cards:
                    assert placed
                    self.show(placed)

    def hand(self) -> Story:
        assert self.ambassador is not None
        late = self.rules["embassy"] == JAPAN
        last, self.place = self.place, None
        if not late:
            yield from self.open(last)
            self.on_table = {}
        came_from = {}
        for seat in self.order():
            answer = yield seat, {"p1", "p2", "p3", "p4"}
            if not self.in_play:
                self.on_table = {}
            came_from[seat] = int(answer[1]) - 1
            played = self.positions[seat][came_from[seat]]
            assert played
            self.positions[seat][came_from[seat]] = None
            self.in_play[seat] = self.on_table[seat] = played
            self.show(played)
        if late:
            yield from self.open(last)
        yield from self.use("i", "r")
        yield from self.use("r", "12345")
        self.admit()
        for seat in self.everybody:
            if seat in self.in_play:
                self.discard(seat, self.in_play.pop(seat))
            self.put(seat, came_from[seat], self.decks[seat].pop(0))

    def open(self, last: str | None) -> Story:
        assert self.ambassador is not None
        faces = {"hall", "garden"}
        if self.rules["embassy"] == KINGDOM and last:
            faces -= {last}
        self.place = yield self.ambassador, faces

    def use(self, mine: str, theirs: str) -> Story:
        """Use all the Infiltrators, or all the Recruiters, on other players' cards."""
        for seat in self.order():
            if seat not in self.in_play or self.in_play[seat][1][0] != mine:
                continue
            targets = [s for s, card in self.in_play.items() if card[1][0] in theirs]
            if not targets:
                self.discard(seat, self.in_play.pop(seat))
                continue
            if mine == "i":
                self.gain(seat, self.reward)
            rules = self.rules
            answer = f">{targets[0]}"
            if len(targets) > 1 or rules["always_ask"] or rules["may_decline"]:
                moves = {f">{target}" for target in targets}
                answer = yield seat, moves | ({"pass"} if rules["may_decline"] else set())
            if answer == "pass":
                self.discard(seat, self.in_play.pop(seat))
                continue
            rival = int(answer[1:])
            given, received = self.in_play.pop(seat), self.in_play.pop(rival)
            self.discard(seat, received)
            self.discard(rival, given)
            if mine == "r":
                points = self.left_in_bank(2 if rules["embassy"] == STATES else 1)
                self.bank -= points
                self.reward += points

    def admit(self) -> None:
        """Count the Agents into the Hall or the Garden, card by card."""
        limit = self.seats
        if (self.place, self.rules["embassy"]) in {("hall", ITALY), ("garden", RUSSIA)}:
            limit += 2
        inside = so_far = 0
        all_at_once = sum(int(card[1]) for card in self.in_play.values())
        for seat in self.order():
            if seat not in self.in_play:
                continue
            agents, value = int(self.in_play[seat][1]), self.value(self.in_play[seat])
            so_far += agents
            if self.place == "hall":
                welcome = inside + agents <= limit
                inside += agents * welcome
            else:
                welcome = (all_at_once if self.rules["garden_at_once"] else so_far) >= limit
            if welcome:
                self.gain(seat, value)
            else:
                due = value + (self.rules["embassy"] == SWISS)
                paid = min(due, self.info[seat])
                self.info[seat] -= paid
                self.bank += paid

    # -- small steps --------------------------------------------------------------------------

    def order(self) -> list[int]:
        """Name the seats in the order of play."""
        assert self.ambassador is not None
        step = -1 if self.rules["embassy"] == BRAZIL else 1
        return [(self.ambassador + step * n) % self.seats for n in range(1, self.seats + 1)]

    def left_in_bank(self, points: int) -> int:
        return min(points, self.bank) if self.rules["bank_runs_out"] else points

    def gain(self, seat: int, points: int) -> None:
        taken = self.left_in_bank(points)
        self.info[seat] += taken
        self.bank -= taken

    def discard(self, seat: int, card: Card) -> None:
        self.decks[seat].append(card)

    def show(self, card: Card) -> None:
        """Let everybody see a card."""
        self.seen_by_all.add(card)
        for seen in self.seen:
            seen.add(card)

    def put(self, seat: int, position: int, card: Card) -> None:
        """Put a card into a position, and show it to those who may see it there."""
        self.positions[seat][position] = card
        if position == 0:
            self.show(card)
        for viewer in self.everybody:
            if (position == 2 and viewer == seat) or (position == 3 and viewer != seat):
                self.seen[viewer].add(card)

    # -- the count ----------------------------------------------------------------------------

    def value(self, card: Card) -> int:
        """Give a card's information value."""
        name = card[1]
        if name in {"3", "5"}:
            return self.rules[f"value_of_{name}"]
        if name == "i":
            return self.rules["value_of_infiltrator"]
        return 2 if name == "4" else 1

    def finals(self) -> list[tuple[int, int]]:
        """Give each player's final value, and what his cards bring to it."""
        found = []
        for seat in self.everybody:
            cards = list(self.decks[seat])
            if self.rules["count_all_eight"]:
                cards += [card for card in self.positions[seat] if card]
            value = sum(map(self.value, cards))
            found.append((self.info[seat] + value, value))
        return found

    @property
    def winners(self) -> list[int]:
        """Name who has won: more than one shares a victory."""
        finals = self.finals()
        return [seat for seat in self.everybody if self.over and finals[seat] == max(finals)]

    # -- who sees what ------------------------------------------------------------------------

    def memory(self, viewer: int | None) -> set[Card]:
        """Give the cards that a viewer has ever seen; None is a spectator."""
        return self.seen_by_all if viewer is None else self.seen[viewer]

    def in_sight(self, viewer: int | None, seat: int, position: int) -> bool:
        """Say whether a position lies open to a viewer."""
        if self.over and (self.rules["count_all_eight"] or self.rules["all_shown_at_end"]):
            return True
        return (
            position == 0
            or (position == 2 and viewer == seat)
            or (position == 3 and viewer not in (None, seat))
        )
