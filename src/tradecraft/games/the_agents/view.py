"""What a seat of The Agents is shown, as JSON.

All of it is made from masked positions. A masked position holds what a perfect memory knows; the
view leaves dead cards and what was seen in other hands to memory, unless it was agreed otherwise
(TA-H31).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tradecraft.games.the_agents import box
from tradecraft.games.the_agents.box import (
    DEAD,
    GROUP,
    GUNMAN,
    MOST_AGENTS,
    NO_MISSION,
    NONE,
    OPTIONS,
    PLACES,
    SAFE_HOUSE,
    Position,
)
from tradecraft.games.the_agents.notation import COLOURS, FACTIONS, TASKS, agent, card_facts, task
from tradecraft.games.the_agents.worth import Worths, unplaced, worths
from tradecraft.kernel.layout import NOBODY, UNKNOWN
from tradecraft.kernel.words import Line

STEPS: Final = (
    "acting",
    "placing",
    "laying",
    "on-table",
    "aiming",
    "aiming-again",
    "facing",
    "chained",
    "questioning",
    "stealing",
    "searching",
    "robbing",
    "picking",
    "drawing",
    "drawing-missions",
    "appointing",
    "setting-up",
)
GROUPS: Final = ("kill", "extract", "turn", "swap", "revive", "reactivate")
IN_ROWS: Final = {box.AIMING, box.AIMING_AGAIN, box.FACING, box.CHAINED}
CHOSEN: Final = {box.AIMING_AGAIN, box.FACING}
DOINGS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 14)  # TA-12: what each faction agent does
FREE_DOINGS: Final = (1, 2, 3, 5, 7, 8, 9)  # TA-13: the same of free agents
ENDINGS: Final = (None, "won", "round-finished", "stopped")
Shown = dict[str, Any]


def seat_name(_seen: Position, seat: int) -> Line:
    """Call a seat by its number."""
    return Line("seat", {"seat": seat})


def view(seen: Position, viewer: int) -> Shown:
    """Show the table as this viewer sees it."""
    now, seats = worths(seen), range(int(seen.seats))
    options = seen.options.tolist()
    return {
        "step": step(seen),
        "round": int(seen.rounds),
        "most_rounds": options[box.MOST_ROUNDS],
        "goal": options[box.GOAL],
        "last_round": bool(seen.reached and not seen.ending),
        "first": none_or(int(seen.first)),
        "turn": none_or(int(seen.turn)),
        "actions": int(seen.left),
        "ending": ENDINGS[seen.ending],
        "pending": [] if seen.ending else [frame_view(seen, f) for f in frames(seen)],
        "factions": [faction_view(seen, faction, now) for faction in seats],
        "seats": seats_view(seen, viewer, now),
        "deck": deck_view(seen, viewer),
        "discards": pile_view(seen),
        "mission_deck": mission_deck_view(seen),
        "mission_discards": mission_pile_view(seen),
        "rulings": {o.name: v for o, v in zip(OPTIONS, options, strict=True)},
    }


def none_or(seat: int) -> int | None:
    """Give a seat, None if it is nobody."""
    return None if seat < 0 else seat


def remembers(seen: Position) -> bool:
    """Say whether the software remembers for the players (TA-H31)."""
    return bool(seen.options[box.MEMORY_AID])


# -- what is pending ----------------------------------------------------------------------------


def frames(seen: Position) -> list[list[int]]:
    """Give the pending decisions; the last of them is asked now."""
    found: list[list[int]] = seen.stack[: seen.depth].tolist()
    return found


def step(seen: Position) -> str:
    """Name what is asked now."""
    return "over" if seen.ending else STEPS[frames(seen)[-1][box.WHAT]]


def frame_view(seen: Position, frame: list[int]) -> Shown:
    """Show a pending decision: what, whose, and because of which card."""
    what, who, card, at, index, other, _ = frame
    in_row = what in IN_ROWS and card // 2 < GUNMAN
    return {
        "what": STEPS[what],
        "seat": none_or(who),
        "card": None if card == NONE else card_view(card),
        "deed": deed(seen, card) if what in (box.AIMING, box.AIMING_AGAIN) else None,
        "place": place_name(at, index) if in_row else None,
        "chosen": place_name(*divmod(other, PLACES)) if what in CHOSEN else None,
        "other": other if what in (box.STEALING, box.PICKING) else None,
        "left": other if what in (box.DRAWING, box.DRAWING_MISSIONS) else None,
        "layer": at if what == box.ON_TABLE else None,
        "paid": other if what == box.ON_TABLE else None,
        "ip": ip_of(seen, card) if what == box.ON_TABLE else None,
    }


def ip_of(seen: Position, card: int) -> int:
    """Say how many IP a free agent brings (TA-H5)."""
    return int(seen.options[box.IP_OF_GUNMAN + card // 2 - GUNMAN])


def deed(seen: Position, card: int) -> str:
    """Say what a command does to the Agents that it is used on."""
    kind = card // 2
    if kind == box.GUNMAN:
        return "kill"
    if kind == box.UNDERCOVER:
        return "kill" if seen.options[box.UNDERCOVER_KILLS] else "turn"
    return GROUPS[GROUP[kind]]


# -- cards --------------------------------------------------------------------------------------


def place_name(faction: int, index: int) -> str:
    """Name a place in a row, as moves do."""
    return f"{FACTIONS[faction]}{index + 1}"


def card_view(card: int) -> Shown:
    """Show an Agent."""
    kind = card // 2
    if kind < GUNMAN:
        group, clause = GROUPS[GROUP[kind]], f"TA-12.{DOINGS[kind]}"
    else:
        group, clause = None, f"TA-13.{FREE_DOINGS[kind - GUNMAN]}"
    return {"name": agent(card), **card_facts(card), "group": group, "clause": clause}


def mission_view(mission: int) -> Shown:
    """Show a Mission."""
    kind = mission // 2
    return {"name": task(mission), "mission": TASKS[kind], "clause": f"TA-14.{kind + 1}"}


# -- Factions -----------------------------------------------------------------------------------


def faction_view(seen: Position, faction: int, now: Worths) -> Shown:
    """Show a row of Agents, its arrows, and the Missions that are assigned to it."""
    count, seats = int(seen.seats), (faction, (faction + 1) % int(seen.seats))
    length, aid = int(seen.length[faction]), remembers(seen)
    lying = zip(seen.rows[faction].tolist()[:length], seen.faces[faction].tolist(), strict=False)
    return {
        "faction": FACTIONS[faction],
        "seats": list(seats),  # whose left one it is, and whose right one
        "agents": length - int(seen.options[box.SAFE_HOUSES]),
        "room": int(MOST_AGENTS[count]),
        "cards": [
            {"place": place_name(faction, index), **row_view(card, faces, seats, aid=aid)}
            for index, (card, faces) in enumerate(lying)
        ],
        "arrows": [
            {"after": index + 1, "seat": seat, "ip": ip}
            for side, seat in enumerate(seats)
            for index, ip in enumerate(now.arrows[faction][side])
            if ip
        ],
        "missions": [
            {"seat": seat, **mission_view(mission), "ip": now.missions[faction][side][place]}
            for side, seat in enumerate(seats)
            for place, mission in enumerate(seen.tasks[faction, side].tolist())
            if mission != NO_MISSION
        ],
        "ip": [sum(now.arrows[faction][side]) for side in range(2)],
    }


def row_view(card: int, faces: int, seats: tuple[int, int], *, aid: bool) -> Shown:
    """Show a card of a row: what it is, whom its command faces, and whom its marker points to."""
    if card == SAFE_HOUSE:
        halves = dict(zip(map(str, seats), COLOURS, strict=True))  # TA-H48
        return {"kind": "safe-house", "card": None, "command": None, "halves": halves}
    if faces == DEAD:
        known = card_view(card) if aid else None  # TA-H31
        return {"kind": "dead", "card": known, "command": None, "halves": {}}
    pointed = next(seat for seat in seats if seat != faces)
    halves = {str(pointed): COLOURS[card % 2]}
    return {"kind": "agent", "card": card_view(card), "command": faces, "halves": halves}


# -- players ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hidden:
    """Cards in hands, by slot: what they are, whose, and who has seen them."""

    card: list[int]
    holder: list[int]
    knows: list[int]

    def of(self, seat: int) -> list[int]:
        """Name the slots in a hand."""
        return [slot for slot, holder in enumerate(self.holder) if holder == seat]

    def seen_by(self, slot: int, seats: int) -> list[int]:
        """Name the other players who have seen a card (TA-H53)."""
        knows, holder = self.knows[slot], self.holder[slot]
        return [seat for seat in range(seats) if knows >> seat & 1 and seat != holder]


def seats_view(seen: Position, viewer: int, now: Worths) -> list[Shown]:
    """Show all players."""
    agents = Hidden(seen.card.tolist(), seen.holder.tolist(), seen.knows.tolist())
    missions = Hidden(
        seen.mission_card.tolist(), seen.mission_holder.tolist(), seen.mission_knows.tolist()
    )
    count, aid, ip = int(seen.seats), remembers(seen), seen.ip.tolist()
    open_hand = shown_to(seen, viewer)
    return [
        {
            "seat": seat,
            "mine": seat == viewer,
            "ip": ip[seat],
            **faction_names(seat, count, now),
            "agents": [
                {
                    "slot": slot,
                    "card": card_view(agents.card[slot])
                    if (seat in (viewer, open_hand) or aid) and agents.card[slot] != UNKNOWN
                    else None,
                    "seen_by": agents.seen_by(slot, count),
                }
                for slot in agents.of(seat)
            ],
            "missions": [
                {
                    "slot": slot,
                    "card": mission_view(missions.card[slot])
                    if (seat == viewer or aid) and missions.card[slot] != UNKNOWN
                    else None,
                    "seen_by": missions.seen_by(slot, count),
                }
                for slot in missions.of(seat)
            ],
        }
        for seat in range(count)
    ]


def faction_names(seat: int, count: int, now: Worths) -> Shown:
    """Name a player's Factions, and say what they would pay him now (TA-8.1, TA-8.2)."""
    left, right = seat, (seat - 1) % count
    arrows = sum(now.arrows[left][0]) + sum(now.arrows[right][1])
    missions = sum(now.missions[left][0]) + sum(now.missions[right][1])
    return {
        "income": {"arrows": arrows, "missions": missions, "sum": arrows + missions},
        "factions": {"left": FACTIONS[left], "right": FACTIONS[right]},
    }


def shown_to(seen: Position, viewer: int) -> int:
    """Say whose hand is just being shown to a viewer; NOBODY if none is (TA-13.9)."""
    if not seen.ending:
        what, who, _, _, _, other, _ = frames(seen)[-1]
        if what == box.STEALING and who == viewer:
            return other
    return NOBODY


# -- decks and piles ----------------------------------------------------------------------------


def deck_view(seen: Position, viewer: int) -> Shown:
    """Show the Agent deck: how many there are, and to who searches it or has a memory aid, which.

    `sure` is true if those are all that can lie there and nothing else.
    """
    left = int(seen.deck_size)
    searching = step(seen) == "searching" and seen.actor == viewer
    if not searching and not remembers(seen):
        return {"left": left, "cards": None, "sure": False}
    cards = [card for card in unplaced(seen)[0] if seen.lot[card] == 0]
    return {"left": left, "cards": [card_view(c) for c in cards], "sure": len(cards) == left}


def mission_deck_view(seen: Position) -> Shown:
    """Show the Mission deck in the same way."""
    left = int(seen.mission_deck_size)
    if not remembers(seen):
        return {"left": left, "cards": None, "sure": False}
    cards = [mission for mission in unplaced(seen)[1] if seen.mission_lot[mission] == 0]
    return {"left": left, "cards": [mission_view(c) for c in cards], "sure": len(cards) == left}


def pile_view(seen: Position) -> Shown:
    """Show the discarded Agents: the top one lies open (TA-H31)."""
    cards = [card_view(card) for card in seen.pile[: seen.pile_size].tolist()]
    return {
        "count": len(cards),
        "top": cards[-1] if cards else None,
        "cards": cards if remembers(seen) else None,
    }


def mission_pile_view(seen: Position) -> Shown:
    """Show the discarded Missions."""
    cards = [mission_view(card) for card in seen.mission_pile[: seen.mission_pile_size].tolist()]
    return {
        "count": len(cards),
        "top": cards[-1] if cards else None,
        "cards": cards if remembers(seen) else None,
    }
