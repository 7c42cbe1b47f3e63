"""A second Agent Hunter in plain Python, written from the rules page alone.

It shares nothing with the room: no layout, no masks, no clues. It knows what all at the table have
seen and heard, as a story, and tries out which spies can lie where for that story to be true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

Arrangement = tuple[int | None, ...]  # the spy in each hideout; None if it is empty or a ruin

NAMES: Final = "abc"
PUBLISHED: Final = {
    "spies": 10,
    "hideouts": 3,
    "decoys": 5,
    "turn_cap": 0,
    "quiet_turns": 60,
    "quiet_rounds": 0,
    "refill_at_end": 0,
    "tie_counts_hideouts": 0,
    "decoys_on_ruins": 1,
    "attack_ruins": 0,
    "answer_when_lost": 1,
    "begin_before_hiding": 0,
    "open_end": 0,
}


@dataclass(frozen=True)
class Event:
    """One thing that all at the table have seen or heard."""

    what: str  # lays, strikes, charges, recalls, lures, begins; sums or opens at the end
    side: int
    hideout: int | None = None  # of the side that acts
    spy: int | None = None  # that was shown
    target: int | None = None  # hideout of the other side
    answer: str | None = None  # higher, lower, hit, nobody; None if it was not told
    twin: int | str | None = None  # after a lost attack: the hideout it lay in, or "hand"
    total: int | None = None  # the sum of the hand, told at the end
    spies: Arrangement = ()  # all that lie in hideouts, opened at the end


class Referee:
    """Leads a game that is told in notation, and keeps its public story."""

    def __init__(self, seats: int = 2, **options: int) -> None:
        assert seats == 2
        self.rules = PUBLISHED | options
        count = self.rules["hideouts"]
        self.hands = [set(range(self.rules["spies"])) for _ in range(2)]
        self.inside: list[list[int | None]] = [[None] * count for _ in range(2)]
        self.ruins: list[set[int]] = [set(), set()]
        self.decoys = [[0] * count for _ in range(2)]
        self.stock = [self.rules["decoys"]] * 2
        self.to_fill = [(side, hideout) for side in range(2) for hideout in range(count)]
        self.first: int | None = None
        self.turn: int | None = None  # once both have hidden
        self.switching = False
        self.turns = self.quiet = 0
        self.loud = False  # this turn has seen a switch or a ruin
        self.ended: str | None = None  # what ended it
        self.over = False  # and nothing is left to do
        self.story: list[Event] = []

    @property
    def actor(self) -> int | str | None:
        """Who decides now."""
        if self.over:
            return None
        early = self.rules["begin_before_hiding"]
        if self.first is None and (early or not self.to_fill):
            return "dealer"
        return self.to_fill[0][0] if self.to_fill else self.turn

    @property
    def moves(self) -> set[str]:
        """Name all that may be played."""
        actor = self.actor
        if actor is None:
            return set()
        if not isinstance(actor, int):
            return {"first=0", "first=1"}
        if self.to_fill:
            return {f"+{spy}" for spy in self.hands[actor]}
        ruins, hideouts = self.ruins, set(range(self.rules["hideouts"]))
        if self.switching:
            where = hideouts if self.rules["decoys_on_ruins"] else hideouts - ruins[actor]
            return {f"*{NAMES[hideout]}" for hideout in where}
        mine = hideouts - ruins[actor]
        theirs = hideouts if self.rules["attack_ruins"] else hideouts - ruins[1 - actor]
        from_hand = {f"{spy}>{NAMES[t]}" for spy in self.hands[actor] for t in theirs}
        from_hideout = {f"{NAMES[hideout]}>{NAMES[t]}" for hideout in mine for t in theirs}
        switches = {f"{NAMES[hideout]}^" for hideout in mine if self.stock[actor]}
        return from_hand | from_hideout | switches

    def play(self, move: str) -> None:
        """Play a move."""
        if move.startswith("first="):
            self.first = int(move[-1])
            self.story.append(Event("begins", self.first))
            if not self.to_fill:
                self.turn = self.first
        elif move.startswith("+"):
            self.lay(int(move[1:]))
        elif move.startswith("*"):
            self.lure(NAMES.index(move[1]))
        elif move.endswith("^"):
            self.recall(NAMES.index(move[0]))
        else:
            self.attack(move[0], NAMES.index(move[2]))

    def lay(self, spy: int) -> None:
        side, hideout = self.to_fill.pop(0)
        self.hands[side].remove(spy)
        self.inside[side][hideout] = spy
        self.story.append(Event("lays", side, hideout))
        if self.turn is None:
            if not self.to_fill:
                self.turn = self.first
        elif not self.switching:
            self.end_turn()

    def recall(self, hideout: int) -> None:
        assert self.turn is not None
        spy = self.take(self.turn, hideout)
        self.hands[self.turn].add(spy)
        self.story.append(Event("recalls", self.turn, hideout, spy))
        self.to_fill = [(self.turn, hideout)]
        self.switching = True

    def lure(self, hideout: int) -> None:
        assert self.turn is not None
        self.stock[self.turn] -= 1
        self.decoys[self.turn][hideout] += 1
        self.story.append(Event("lures", self.turn, hideout))
        self.switching = False
        self.loud = True
        self.end_turn()

    def attack(self, attacker: str, target: int) -> None:
        assert self.turn is not None
        me, foe = self.turn, 1 - self.turn
        hideout = NAMES.index(attacker) if attacker in NAMES else None
        spy = int(attacker) if hideout is None else self.inside[me][hideout]
        assert spy is not None
        what = "strikes" if hideout is None else "charges"
        answer = answer_to(spy, self.inside[foe][target])
        if answer == "hit":
            self.take(foe, target)
            self.leave(me, hideout, spy)
            self.story.append(Event(what, me, hideout, spy, target, answer))
            self.fall(foe, target)
            if hideout is not None:
                self.refill(me, hideout)
        elif answer == "nobody" or hideout is None:
            self.story.append(Event(what, me, hideout, spy, target, answer))
        else:
            told = answer if self.rules["answer_when_lost"] else None
            twin = self.inside[foe].index(spy) if spy in self.inside[foe] else None
            self.leave(foe, twin, spy)
            self.leave(me, hideout, spy)
            place = "hand" if twin is None else twin
            self.story.append(Event(what, me, hideout, spy, target, told, place))
            self.fall(me, hideout)
            if twin is not None:
                self.refill(foe, twin)
        if not self.to_fill:
            self.end_turn()

    def take(self, side: int, hideout: int) -> int:
        """Take up the spy of a hideout."""
        spy = self.inside[side][hideout]
        assert spy is not None
        self.inside[side][hideout] = None
        return spy

    def leave(self, side: int, hideout: int | None, spy: int) -> None:
        """A spy leaves the game, from a hideout or from the hand."""
        if hideout is None:
            self.hands[side].remove(spy)
        else:
            self.take(side, hideout)

    def fall(self, side: int, hideout: int) -> None:
        self.ruins[side].add(hideout)
        self.loud = True
        if len(self.ruins[side]) == self.rules["hideouts"]:
            self.ended = "ruins"

    def refill(self, side: int, hideout: int) -> None:
        if not self.ended or (self.rules["refill_at_end"] and self.hands[side]):
            self.to_fill = [(side, hideout)]

    def end_turn(self) -> None:
        assert self.turn is not None
        self.turns += 1
        self.quiet = 0 if self.loud else self.quiet + 1
        self.loud = False
        if not self.ended:
            if self.quiet == self.rules["quiet_turns"] * (1 + self.rules["quiet_rounds"]):
                self.ended = "quiet"
            elif self.turns == self.rules["turn_cap"]:
                self.ended = "capped"
        if not self.ended:
            self.turn = 1 - self.turn
            return
        self.over = True
        if self.sums is not None:
            self.story += [Event("sums", side, total=self.sums[side]) for side in range(2)]
        if self.rules["open_end"]:
            self.story += [
                Event("opens", side, spies=tuple(self.inside[side])) for side in range(2)
            ]

    @property
    def points(self) -> list[int]:
        """Count the points of both."""
        return [sum(1 + self.decoys[1 - side][h] for h in self.ruins[1 - side]) for side in (0, 1)]

    @property
    def sums(self) -> list[int] | None:
        """Add up the hands, at an end with equal points."""
        if not self.over or self.ended == "capped" or self.points[0] != self.points[1]:
            return None
        sums = [sum(hand) for hand in self.hands]
        if self.rules["tie_counts_hideouts"]:
            sums = [sums[i] + sum(s for s in self.inside[i] if s is not None) for i in (0, 1)]
        return sums

    @property
    def winners(self) -> list[int]:
        """Name who has won; both have in a draw."""
        if not self.over:
            return []
        decisive = [0, 0] if self.ended == "capped" else self.sums or self.points
        return [side for side in (0, 1) if decisive[side] == max(decisive)]


def answer_to(spy: int, hidden: int | None) -> str:
    """Answer an attack."""
    if hidden is None:
        return "nobody"
    return "hit" if hidden == spy else "higher" if hidden > spy else "lower"


# -- what a story allows --------------------------------------------------------------------------


def arrangements(story: Iterable[Event], side: int, **options: int) -> Counter[Arrangement]:
    """Give each arrangement of a side's spies that fits the story, and in how many ways it came."""
    rules = PUBLISHED | options
    left = set(range(rules["spies"]))  # in the hand or in a hideout
    possible: Counter[Arrangement] = Counter({(None,) * rules["hideouts"]: 1})
    for event in story:
        after: Counter[Arrangement] = Counter()
        for spies, ways in possible.items():
            for then in follow(event, side, spies, left, rules):
                after[then] += ways
        possible = after
        if event.answer == "hit" or event.twin is not None:
            assert event.spy is not None
            left.discard(event.spy)
    return possible


def follow(
    event: Event, side: int, spies: Arrangement, left: set[int], rules: dict[str, int]
) -> list[Arrangement]:
    """Give what an arrangement can become by an event; nothing if it contradicts it."""
    mine = event.side == side
    fits, then = True, spies
    if event.what == "lays" and mine:
        assert event.hideout is not None
        return [put(spies, event.hideout, spy) for spy in left - set(spies)]
    if event.what == "recalls" and mine:
        assert event.hideout is not None
        fits, then = spies[event.hideout] == event.spy, put(spies, event.hideout, None)
    elif event.what == "strikes" and mine:
        fits = event.spy not in spies
    elif event.what == "charges" and mine:
        assert event.hideout is not None
        fits = spies[event.hideout] == event.spy
        if event.answer != "nobody":  # it was lost, or has left for the ruin
            then = put(spies, event.hideout, None)
    elif event.what in {"strikes", "charges"}:
        fits, then = defend(event, spies)
    elif event.what == "sums" and mine:
        placed = 0 if rules["tie_counts_hideouts"] else sum(s for s in spies if s is not None)
        fits = sum(left) - placed == event.total
    elif event.what == "opens" and mine:
        fits = spies == event.spies
    return [then] if fits else []


def defend(event: Event, spies: Arrangement) -> tuple[bool, Arrangement]:
    """Say whether an arrangement answers an attack as was heard, and what becomes of it."""
    assert event.target is not None
    assert event.spy is not None
    answer = answer_to(event.spy, spies[event.target])
    if event.twin is None:
        then = put(spies, event.target, None) if answer == "hit" else spies
        return answer == event.answer, then
    heard = answer != "hit" and event.answer in {None, answer}
    if isinstance(event.twin, int):
        return heard and spies[event.twin] == event.spy, put(spies, event.twin, None)
    return heard and event.spy not in spies, spies


def put(spies: Arrangement, hideout: int, spy: int | None) -> Arrangement:
    """Put a spy, or nothing, into a hideout."""
    return (*spies[:hideout], spy, *spies[hideout + 1 :])
