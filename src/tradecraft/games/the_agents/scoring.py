"""Arrows and Missions: what the table is worth to a player, and why. It changes nothing."""

from __future__ import annotations

from typing import Final

from tradecraft.games.the_agents.box import (
    BLOODBATH,
    CHOSEN_FEW,
    CODE_OF_HONOR,
    CODEBREAKING,
    DEAD,
    GROUP,
    HONOR_EVERYWHERE,
    MAN_DOWN,
    MEET_YOUR_MATCH,
    MOST_TASKS,
    NO_MISSION,
    POOR_MANS_GAME,
    REINFORCEMENT,
    SAFE_HOUSE,
    SAFE_HOUSES,
    STAND_UNITED,
    Position,
)
from tradecraft.kernel.compiling import rule

MATCHED: Final = 2  # TA-4.7
MIXED: Final = 1  # TA-4.8


# ---------------------------------------------------------------------------------------------
# Factions and their players


@rule
def right_of(pos: Position, seat: int) -> int:
    """Give the right one of a player's two Factions; his left one has his own number (TA-3.1)."""
    return int((seat - 1) % pos.seats)


@rule
def is_of(pos: Position, seat: int, faction: int) -> bool:
    """Say whether a Faction is one of a player's two."""
    return bool(faction == seat or faction == right_of(pos, seat))  # compiled


@rule
def beyond(pos: Position, seat: int, faction: int) -> int:
    """Give a player's other Faction (TA-H7)."""
    return right_of(pos, seat) if faction == seat else seat


@rule
def partner(pos: Position, seat: int, faction: int) -> int:
    """Give the player with whom he shares a Faction."""
    return int((faction + 1) % pos.seats) if faction == seat else faction


@rule
def agents_in(pos: Position, faction: int) -> int:
    """Count the Agents, the dead among them, a Safe House not (TA-15.6, TA-H48)."""
    return int(pos.length[faction] - pos.options[SAFE_HOUSES])


# ---------------------------------------------------------------------------------------------
# Arrows


@rule
def is_white(pos: Position, faction: int, index: int, seat: int) -> bool:
    """Say of what colour a card's half of an arrow towards this player is (TA-H4, TA-H48)."""
    card = pos.rows[faction, index]
    if card == SAFE_HOUSE:
        return bool(seat != faction)  # black for him on whose left it lies
    return bool(card & 1)


@rule
def points_to(pos: Position, faction: int, index: int, seat: int) -> bool:
    """Say whether a card's marker points to this player of the Faction (TA-4.4, TA-4.6)."""
    if pos.rows[faction, index] == SAFE_HOUSE:
        return True  # it has a half for each
    faced = pos.faces[faction, index]
    return bool(faced < DEAD and faced != seat)


@rule
def arrow(pos: Position, faction: int, index: int, seat: int) -> int:
    """Give the IP of the arrow between a card and the next one, 0 without one (TA-4.5 to 4.8)."""
    both = points_to(pos, faction, index, seat) and points_to(pos, faction, index + 1, seat)
    if not both:
        return 0
    same = is_white(pos, faction, index, seat) == is_white(pos, faction, index + 1, seat)
    return MATCHED if same else MIXED


@rule
def arrows(pos: Position, faction: int, seat: int) -> int:
    """Add up the arrows of a Faction that point to a player (TA-8.1)."""
    total = 0
    for index in range(pos.length[faction] - 1):
        total += arrow(pos, faction, index, seat)
    return total


@rule
def all_arrows(pos: Position, seat: int) -> int:
    """Add up the arrows of both Factions of a player."""
    return arrows(pos, seat, seat) + arrows(pos, right_of(pos, seat), seat)


# ---------------------------------------------------------------------------------------------
# Missions


@rule
def worth(pos: Position, kind: int, faction: int, seat: int) -> int:  # noqa: PLR0911  # a ladder
    """Give the IP of a Mission at a Faction for him who assigned it (TA-14.1 to 14.10)."""
    other = beyond(pos, seat, faction)
    if kind == BLOODBATH:
        return 3 if dead_side_by_side(pos, faction) else 0
    if kind == CHOSEN_FEW:
        return 1 if agents_in(pos, faction) < agents_in(pos, other) else 0
    if kind == CODEBREAKING:
        return mixed_arrows(pos, faction, seat) + mixed_arrows(pos, other, seat)
    if kind == CODE_OF_HONOR:
        everywhere = pos.options[HONOR_EVERYWHERE] != 0  # TA-H15 switched
        return facing(pos, faction, seat) + (facing(pos, other, seat) if everywhere else 0)
    if kind == MAN_DOWN:
        return agents_in(pos, faction) - int(pos.alive[faction])
    if kind == MEET_YOUR_MATCH:
        theirs = arrows(pos, faction, partner(pos, seat, faction))
        return 2 if arrows(pos, faction, seat) == theirs else 0
    if kind == POOR_MANS_GAME:
        return 3 if all_arrows(pos, seat) == 0 else 0
    if kind == REINFORCEMENT:
        return 4 if same_ability(pos, faction, seat) else 0
    if kind == STAND_UNITED:
        return 4 if twins_side_by_side(pos, faction) else 0
    return 1 if agents_in(pos, faction) > agents_in(pos, other) else 0  # Strength in Numbers


@rule
def dead_side_by_side(pos: Position, faction: int) -> bool:
    """Say whether two dead Agents are adjacent (TA-14.1)."""
    found = False
    for index in range(pos.length[faction] - 1):
        found |= pos.faces[faction, index] == DEAD and pos.faces[faction, index + 1] == DEAD
    return bool(found)


@rule
def mixed_arrows(pos: Position, faction: int, seat: int) -> int:
    """Count the arrows of two colours that point to a player (TA-14.3)."""
    count = 0
    for index in range(pos.length[faction] - 1):
        count += arrow(pos, faction, index, seat) == MIXED
    return count


@rule
def facing(pos: Position, faction: int, seat: int) -> int:
    """Count the Agents whose commands face a player (TA-14.4)."""
    count = 0
    for index in range(pos.length[faction]):
        count += pos.faces[faction, index] == seat
    return count


@rule
def same_ability(pos: Position, faction: int, seat: int) -> bool:
    """Say whether two Agents that face a player are of one group (TA-14.8, TA-H17)."""
    found = False
    for i in range(pos.length[faction]):
        for j in range(i):
            if pos.faces[faction, i] == seat and pos.faces[faction, j] == seat:
                found |= GROUP[pos.rows[faction, i] // 2] == GROUP[pos.rows[faction, j] // 2]
    return bool(found)


@rule
def twins_side_by_side(pos: Position, faction: int) -> bool:
    """Say whether two Agents of one type are adjacent, both face up (TA-14.9, TA-H18)."""
    found = False
    for index in range(pos.length[faction] - 1):
        up = pos.faces[faction, index] < DEAD and pos.faces[faction, index + 1] < DEAD
        one, two = pos.rows[faction, index], pos.rows[faction, index + 1]
        found |= up and one // 2 == two // 2
    return bool(found)


@rule
def side_of(seat: int, faction: int) -> int:
    """Say where a player's Missions stand among those of a Faction."""
    return 0 if faction == seat else 1


@rule
def missions_at(pos: Position, faction: int, seat: int) -> int:
    """Add up what a player's Missions at a Faction pay (TA-8.2)."""
    total, side = 0, side_of(seat, faction)
    for place in range(MOST_TASKS):
        mission = pos.tasks[faction, side, place]
        if mission != NO_MISSION:
            total += worth(pos, mission // 2, faction, seat)
    return total


@rule
def all_missions(pos: Position, seat: int) -> int:
    """Add up what a player's Missions pay."""
    return missions_at(pos, seat, seat) + missions_at(pos, right_of(pos, seat), seat)
