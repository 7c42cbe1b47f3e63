"""Moments of The Agents: cards laid out as a test wants them, and random games.

    scene = Scene.of("sniper.b>0 medic.w>1 | slayer.b>x", hands=["gunman.1"], ip=[5, 5])
    scene.play("gunman.1", "<1", "A1")

A row is what lies in a Faction from left to right, with the seat whom each command faces, or x for
a dead Agent; a stroke divides Factions. What is not named lies in the decks.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Self

import numpy as np

from tradecraft.games.the_agents import GAME
from tradecraft.games.the_agents.box import (
    ALL_CARDS,
    CARDS,
    DEAD,
    MISSIONS,
    NO_MISSION,
    NONE,
    SAFE_HOUSE,
    UNUSED,
)
from tradecraft.games.the_agents.notation import agent, task
from tradecraft.kernel import runs
from tradecraft.kernel.layout import DEALER, NOBODY, Array

LETTERS: Final = "ABCDE"
AGENTS: Final = {agent(card): card for card in range(CARDS)}
TASKS: Final = {task(mission): mission for mission in range(MISSIONS)}


def walk(chance: random.Random, seats: int, **options: int) -> Iterator[tuple[Array, int]]:
    """Play a random game: each position, and the move that is played there (-1 at the end).

    It is the same array at each ply, moved on.
    """
    positions = GAME.start(seats, options)
    while moves := GAME.legal(positions):
        move = chance.choice(moves)
        yield positions, move
        runs.apply(positions, move)
    yield positions, -1


class Scene:
    """A position, played in notation and read as text."""

    def __init__(self, positions: Array) -> None:
        self.positions = positions

    @classmethod
    def of(  # noqa: C901, PLR0913  # a table is what lies on it
        cls,
        rows: str = "",
        *,
        seats: int = 2,
        hands: Sequence[str] = (),
        missions: Sequence[str] = (),
        tasks: Mapping[str, str] | None = None,
        ip: Sequence[int] | None = None,
        pile: str = "",
        mission_pile: str = "",
        turn: int = 0,
        left: int = 2,
        deck: str | None = None,
        mission_deck: str | None = None,
        options: Mapping[str, int] | None = None,
    ) -> Self:
        """Lay out a table on which a player is asked for an action.

        `missions` are in the hands, `tasks` at Factions: {"A0": "bloodbath.1"} is one of seat 0
        at Faction A. A deck that is named holds just these cards; the others are out of play.
        """
        nothing_dealt = {"agents_dealt": 0, "missions_dealt": 0}
        positions = GAME.start(seats, nothing_dealt | dict(options or {}))
        runs.apply(positions, GAME.number(f"first={turn}"))
        scene, pos = cls(positions), positions[0]
        if deck is not None:
            pos.deck, pos.deck_size = scene.bits(AGENTS, deck), len(deck.split())
        if mission_deck is not None:
            pos.mission_deck = scene.bits(TASKS, mission_deck)
            pos.mission_deck_size = len(mission_deck.split())
        for faction, row in enumerate(rows.split("|") if rows else ()):
            scene.lay_row(faction, row.split())
        for seat, cards in enumerate(hands):
            for name in cards.split():
                scene.hold(seat, scene.drawn(name))
        for seat, cards in enumerate(missions):
            for name in cards.split():
                scene.hold_mission(seat, scene.drawn_mission(name))
        for where, cards in (tasks or {}).items():
            for name in cards.split():
                scene.assign(LETTERS.index(where[0]), int(where[1]), scene.drawn_mission(name))
        for name in pile.split():
            pos.pile[pos.pile_size] = scene.drawn(name)
            pos.pile_size += 1
        for name in mission_pile.split():
            pos.mission_pile[pos.mission_pile_size] = scene.drawn_mission(name)
            pos.mission_pile_size += 1
        for seat, points in enumerate(ip or ()):
            pos.ip[seat] = points
        pos.left = left
        return scene

    # -- laying out ---------------------------------------------------------------------------

    @staticmethod
    def bits(names: Mapping[str, int], cards: str) -> int:
        """Write a deck as bits."""
        return sum(1 << names[name] for name in cards.split())

    def drawn(self, name: str) -> int:
        """Take an Agent out of the deck."""
        pos, card = self.positions[0], AGENTS[name]
        assert pos.rows.tolist().count(card) == 0, f"{name} lies there twice"
        pos.deck_size -= int(pos.deck) >> card & 1
        pos.deck &= ~(1 << card)
        return card

    def drawn_mission(self, name: str) -> int:
        """Take a Mission out of the deck."""
        pos, mission = self.positions[0], TASKS[name]
        pos.mission_deck_size -= int(pos.mission_deck) >> mission & 1
        pos.mission_deck &= ~(1 << mission)
        return mission

    def lay_row(self, faction: int, row: Sequence[str]) -> None:
        """Lay a row of Agents; a Safe House lies there already, but may lie elsewhere in it."""
        pos = self.positions[0]
        assert len(row) >= pos.length[faction]
        for index, lying in enumerate(row):
            name, _, faces = lying.partition(">")
            if name == "house":
                pos.rows[faction, index], pos.faces[faction, index] = SAFE_HOUSE, UNUSED
            else:
                pos.rows[faction, index] = self.drawn(name)
                pos.faces[faction, index] = DEAD if faces == "x" else int(faces)
                pos.alive[faction] += faces != "x"
        pos.length[faction] = len(row)

    def hold(self, seat: int, card: int) -> None:
        """Put an Agent into a hand."""
        pos = self.positions[0]
        slot = pos.holder.tolist().index(NOBODY)
        pos.card[slot], pos.holder[slot] = card, seat
        pos.knows[slot], pos.may[slot] = 1 << seat, ALL_CARDS
        pos.hand_size[seat] += 1

    def hold_mission(self, seat: int, mission: int) -> None:
        """Put a Mission into a hand."""
        pos = self.positions[0]
        slot = pos.mission_holder.tolist().index(NOBODY)
        pos.mission_card[slot], pos.mission_holder[slot] = mission, seat
        pos.mission_knows[slot] = 1 << seat
        pos.mission_hand[seat] += 1

    def assign(self, faction: int, seat: int, mission: int) -> None:
        """Lay a Mission at a Faction."""
        pos, side = self.positions[0], int(faction != seat)
        place = pos.tasks[faction, side].tolist().index(NO_MISSION)
        pos.tasks[faction, side, place] = mission
        pos.assigned[seat] += 1

    # -- playing ------------------------------------------------------------------------------

    def play(self, *moves: str) -> Self:
        """Play these moves, which must be legal."""
        for move in moves:
            refusal = GAME.why_not(self.positions, GAME.number(move))
            assert refusal is None, f"{move}: {refusal}; there are {sorted(self.moves)}"
            runs.apply(self.positions, GAME.number(move))
        return self

    def copy(self) -> Self:
        """Give the same moment once more."""
        return type(self)(self.positions.copy())

    def clause(self, move: str) -> str:
        """Name the clause that forbids a move now; nothing if it is allowed."""
        refusal = GAME.why_not(self.positions, GAME.number(move))
        assert (refusal is None) == (move in self.moves)
        return refusal.clause if refusal else ""

    @property
    def actor(self) -> int | str | None:
        """Who decides now."""
        actor = int(self.positions["actor"][0])
        return {DEALER: "dealer", NOBODY: None}.get(actor, actor)

    @property
    def moves(self) -> set[str]:
        """What may be played."""
        return {GAME.write(move) for move in GAME.legal(self.positions)}

    # -- reading ------------------------------------------------------------------------------

    def field(self, name: str) -> list[int]:
        """Give a field for each seat."""
        found: list[int] = self.positions[name][0][: self.seats].tolist()
        return found

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.positions["seats"][0])

    @property
    def rows(self) -> list[str]:
        """Write what lies in the Factions."""
        pos = self.positions[0]
        found = []
        for faction in range(self.seats):
            cards = zip(pos.rows[faction].tolist(), pos.faces[faction].tolist(), strict=True)
            row = [lying(card, faces) for card, faces in cards if card != NONE]
            assert len(row) == pos.length[faction]
            found.append(" ".join(row))
        return found

    @property
    def ip(self) -> list[int]:
        """Give the IP of each."""
        return self.field("ip")

    @property
    def hands(self) -> list[set[str]]:
        """Name the Agents in each hand."""
        pos = self.positions[0]
        held = list(zip(pos.holder.tolist(), pos.card.tolist(), strict=True))
        found = [{agent(card) for holder, card in held if holder == s} for s in range(self.seats)]
        assert [len(hand) for hand in found] == self.field("hand_size")
        return found

    @property
    def mission_hands(self) -> list[set[str]]:
        """Name the Missions in each hand."""
        pos = self.positions[0]
        held = list(zip(pos.mission_holder.tolist(), pos.mission_card.tolist(), strict=True))
        found = [{task(card) for holder, card in held if holder == s} for s in range(self.seats)]
        assert [len(hand) for hand in found] == self.field("mission_hand")
        return found

    def tasks(self, faction: int, seat: int) -> set[str]:
        """Name the Missions that a player has at a Faction."""
        laid = self.positions["tasks"][0, faction, int(faction != seat)].tolist()
        return {task(mission) for mission in laid if mission != NO_MISSION}

    @property
    def deck(self) -> set[str]:
        """Name the Agents in the deck."""
        bits = int(self.positions["deck"][0])
        found = {name for name, card in AGENTS.items() if bits >> card & 1}
        assert len(found) == self.positions["deck_size"][0]
        return found

    @property
    def pile(self) -> list[str]:
        """Name the discarded Agents, the top last."""
        pos = self.positions[0]
        return [agent(card) for card in pos.pile[: pos.pile_size].tolist()]

    @property
    def mission_deck(self) -> set[str]:
        """Name the Missions in the deck."""
        bits = int(self.positions["mission_deck"][0])
        found = {name for name, mission in TASKS.items() if bits >> mission & 1}
        assert len(found) == self.positions["mission_deck_size"][0]
        return found

    @property
    def mission_pile(self) -> list[str]:
        """Name the discarded Missions, the top last."""
        pos = self.positions[0]
        return [task(card) for card in pos.mission_pile[: pos.mission_pile_size].tolist()]

    @property
    def pending(self) -> int:
        """Count the decisions on the stack."""
        return int(self.positions["depth"][0])

    def gained(self, *moves: str) -> list[int]:
        """Play some moves, and say what each player has got of them."""
        before = self.ip
        after = self.play(*moves).ip
        return [b - a for a, b in zip(before, after, strict=True)]

    def winners(self) -> list[int]:
        """Name those who have won; nobody before the end."""
        if self.actor is not None:
            return []
        out = np.zeros(self.seats, np.int64)
        runs.returns(self.positions, out)
        return np.flatnonzero(out).tolist()


def lying(card: int, faces: int) -> str:
    """Write what lies in a row."""
    if card == SAFE_HOUSE:
        return "house"
    return f"{agent(card)}>{'x' if faces == DEAD else faces}"
