"""The table as the referee keeps it: what lies where, and what it is worth (TA-3, TA-4, TA-14)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

LETTERS: Final = "ABCDE"

GROUPS: Final = {
    "sniper": "kill",
    "slayer": "kill",
    "abductor": "extract",
    "extractor": "extract",
    "hacker": "turn",
    "temptress": "turn",
    "decoy": "swap",
    "activist": "swap",
    "medic": "revive",
    "infiltrator": "reactivate",
    "handler": "reactivate",
}
VALUES: Final = {
    "gunman": 4,
    "recruiter": 3,
    "strategist": 4,
    "mercenary": 2,
    "tracker": 3,
    "undercover": 3,
    "interrogator": 3,
}
MISSIONS: Final = (
    "bloodbath",
    "chosen-few",
    "codebreaking",
    "code-of-honor",
    "man-down",
    "meet-your-match",
    "poor-mans-game",
    "reinforcement",
    "stand-united",
    "strength-in-numbers",
)
PUBLISHED: Final = {
    "goal": 40,
    "finish_round": 0,
    "safe_houses": 0,
    "staggered_deal": 0,
    "most_rounds": 100,
    "unlimited_mission_moves": 0,
    "memory_aid": 0,
    "undercover_kills": 0,
    "honor_everywhere": 0,
    "strategist_pays_marker": 0,
    "copies": 2,
    "agents_dealt": 3,
    "missions_dealt": 1,
    "ip_at_start": 5,
    **{f"ip_of_{kind}": value for kind, value in VALUES.items()},
}


@dataclass(frozen=True)
class Card:
    """An Agent card."""

    kind: str
    copy: str  # of a faction agent the colour of its halves, b or w; of a free agent 1 or 2

    def __str__(self) -> str:
        return f"{self.kind}.{self.copy}"


@dataclass(eq=False)
class Lying:
    """What lies in a Faction: an Agent, or (no card) a Safe House."""

    card: Card | None
    faces: int | None  # the player whom the command faces; a dead card has no direction
    dead: bool = False

    @property
    def is_agent(self) -> bool:
        return self.card is not None

    @property
    def is_alive(self) -> bool:
        return self.is_agent and not self.dead

    @property
    def kind(self) -> str:
        return self.card.kind if self.card else "safe-house"


@dataclass(eq=False)
class Mission:
    """A Mission card of a player, in the hand or at one of his Factions."""

    kind: str
    copy: str
    at: int | None = None  # a Faction, or None in the hand
    is_laid: bool = False  # since the last action (TA-H54)

    def __str__(self) -> str:
        return f"{self.kind}.{self.copy}"


@dataclass
class Player:
    """What one player has."""

    ip: int
    agents: list[Card] = field(default_factory=list)
    missions: list[Mission] = field(default_factory=list)


class Table:
    """All pieces of a game."""

    def __init__(self, seats: int, **options: int) -> None:
        self.seats = seats
        self.rules = PUBLISHED | options
        self.everybody = range(seats)
        copies = self.rules["copies"]
        self.deck = [Card(kind, copy) for kind in GROUPS for copy in "bw"[:copies]]
        self.deck += [Card(kind, copy) for kind in VALUES for copy in "12"[:copies]]
        self.discards: list[Card] = []  # the top last
        self.mission_deck = [Mission(kind, copy) for kind in MISSIONS for copy in "12"[:copies]]
        self.mission_discards: list[Mission] = []
        self.mission_slots: list[Mission | None] = [None] * 20  # where hidden ones lie (TA-H53)
        self.on_table: list[Card] = []  # free agents whose command is being performed (TA-H46)
        self.players = [Player(self.rules["ip_at_start"]) for _ in self.everybody]
        factions = range(2) if seats == 2 else self.everybody
        houses = self.rules["safe_houses"]
        self.factions = [[Lying(None, None) for _ in range(houses)] for _ in factions]

    def neighbours(self, faction: int) -> tuple[int, int]:
        """Name the two players who share a Faction (TA-3.1, TA-3.2)."""
        return (0, 1) if self.seats == 2 else (faction, (faction + 1) % self.seats)

    def other_side(self, faction: int, seat: int) -> int:
        """Name with whom a player shares a Faction."""
        one, two = self.neighbours(faction)
        return two if seat == one else one

    def factions_of(self, seat: int) -> list[int]:
        """Name a player's two Factions."""
        return [f for f in range(len(self.factions)) if seat in self.neighbours(f)]

    def other_faction(self, seat: int, faction: int) -> int:
        """Name the other Faction of this player (TA-H7)."""
        return next(f for f in self.factions_of(seat) if f != faction)

    def agents_in(self, faction: int) -> list[Lying]:
        """Give the Agents of a Faction: a Safe House is none (TA-H48)."""
        return [lying for lying in self.factions[faction] if lying.is_agent]

    def is_full(self, faction: int) -> bool:
        """Say whether no Agent can be added (TA-3.6, TA-3.7)."""
        return len(self.agents_in(faction)) >= (7 if self.seats == 2 else 5)

    def home(self, lying: Lying) -> int:
        """Say in which Faction something lies."""
        return next(f for f, row in enumerate(self.factions) if lying in row)

    def adjacent(self, lying: Lying) -> list[Lying]:
        """Give the Agents next to one; dead ones, too (TA-15.5), but none beyond a Safe House."""
        row = self.factions[self.home(lying)]
        at = row.index(lying)
        beside = row[max(at - 1, 0) : at] + row[at + 1 : at + 2]
        return [agent for agent in beside if agent.is_agent]

    def far(self, lying: Lying) -> list[Lying]:
        """Give the non-adjacent Agents of the same Faction, itself not among them (TA-15.9)."""
        near = [lying, *self.adjacent(lying)]
        return [agent for agent in self.agents_in(self.home(lying)) if agent not in near]

    # -- what it is worth -------------------------------------------------------------------

    def arrows(self, faction: int, seat: int) -> list[int]:
        """Give the values of the arrows that point to a player (TA-4.7, TA-4.8)."""
        row = self.factions[faction]
        halves = [self.half(lying, faction, seat) for lying in row]
        return [2 if one == two else 1 for one, two in pairwise(halves) if one and two]

    def half(self, lying: Lying, faction: int, seat: int) -> str:
        """Give the colour of the marker that a card turns to a player; nothing if it does not."""
        if lying.card is None:  # TA-H48: black for whom it lies on the left
            return "b" if faction == seat else "w"
        return lying.card.copy if lying.is_alive and lying.faces != seat else ""

    def score(self, seat: int) -> int:
        """Add up what a player gets at the end of his turn (TA-8.1, TA-8.2)."""
        arrows = sum(sum(self.arrows(f, seat)) for f in self.factions_of(seat))
        missions = [m for m in self.players[seat].missions if m.at is not None]
        return arrows + sum(self.worth(seat, m.kind, m.at) for m in missions if m.at is not None)

    def worth(self, seat: int, kind: str, faction: int) -> int:
        """Say what a Mission pays now (TA-14)."""
        elsewhere = self.other_faction(seat, faction)
        agents = self.agents_in(faction)
        longer = len(agents) - len(self.agents_in(elsewhere))
        pairs = [(a, b) for a in agents for b in self.adjacent(a)]
        facing = [agent for agent in agents if agent.is_alive and agent.faces == seat]
        arrows = [*self.arrows(faction, seat), *self.arrows(elsewhere, seat)]
        partner = self.other_side(faction, seat)
        abilities = [GROUPS[agent.kind] for agent in facing]
        far = sum(agent.faces == seat for agent in self.agents_in(elsewhere))
        worths = {
            "bloodbath": 3 * any(a.dead and b.dead for a, b in pairs),
            "chosen-few": 1 * (longer < 0),
            "codebreaking": arrows.count(1),
            "code-of-honor": len(facing) + far * self.rules["honor_everywhere"],
            "man-down": sum(agent.dead for agent in agents),
            "meet-your-match": 2
            * (sum(self.arrows(faction, seat)) == sum(self.arrows(faction, partner))),
            "poor-mans-game": 3 * (not arrows),
            "reinforcement": 4 * (len(abilities) > len(set(abilities))),
            "stand-united": 4
            * any(a.kind == b.kind and a.is_alive and b.is_alive for a, b in pairs),
            "strength-in-numbers": 1 * (longer > 0),
        }
        return int(worths[kind])


def place(faction: int, index: int) -> str:
    """Name a place in a row."""
    return f"{LETTERS[faction]}{index + 1}"


def kill(target: Lying) -> None:
    target.dead, target.faces = True, None
