"""The three decks: which cards there are, how many of each, and what each is good for.

They are the tables of clauses AG-H2, AG-H3 (one Location card for each city) and AG-H4.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

BOMB: Final = 0
TAP: Final = 1  # a wire
KILL: Final = 2  # an assassination
OBJECTIVE_NAMES: Final = ("bomb", "tap", "kill")
OBJECTIVES: Final = len(OBJECTIVE_NAMES)
EACH_OBJECTIVE: Final = 4  # cards of each kind (AG-H4)

OBJECT: Final = 0  # two of them make an objective, or destroy a cell (AG-8.9, AG-12.3)
STOP_CARD: Final = 1  # stops an objective of its kind (AG-11.13)
AT_ONCE: Final = 2  # an action that works once (AG-8.2)
LASTING: Final = 3  # an action that works for a round at one zone (AG-8.6)

DETONATOR: Final = 0
EXPLOSIVES: Final = 1
WIRE: Final = 2
RECORDER: Final = 3
RIFLE: Final = 4
BULLET: Final = 5
MOLE: Final = 9
ROAD_BLOCK: Final = 10
REBELLION: Final = 11
NO_CARD: Final = 12


class Asset(NamedTuple):
    """An Asset card: its name, its copies, its sort, its objective, and what goes with it."""

    name: str
    copies: int
    sort: int
    objective: int  # for which it is needed, or which it stops; -1: none
    partner: int  # the other object of the pair, or NO_CARD


TABLE: Final = (
    Asset("detonator", 6, OBJECT, BOMB, EXPLOSIVES),
    Asset("explosives", 6, OBJECT, BOMB, DETONATOR),
    Asset("wire", 6, OBJECT, TAP, RECORDER),
    Asset("recorder", 6, OBJECT, TAP, WIRE),
    Asset("rifle", 6, OBJECT, KILL, BULLET),
    Asset("bullet", 6, OBJECT, KILL, RIFLE),
    Asset("no-bomb", 4, STOP_CARD, BOMB, NO_CARD),
    Asset("no-tap", 4, STOP_CARD, TAP, NO_CARD),
    Asset("no-kill", 4, STOP_CARD, KILL, NO_CARD),
    Asset("mole", 4, AT_ONCE, -1, NO_CARD),
    Asset("block", 4, LASTING, -1, NO_CARD),
    Asset("rebellion", 4, LASTING, -1, NO_CARD),
)
ASSET_NAMES: Final = tuple(asset.name for asset in TABLE)
ASSETS: Final = len(TABLE)
COPIES: Final = np.array([asset.copies for asset in TABLE])
MOST_COPIES: Final = 6
SORT: Final = np.array([asset.sort for asset in TABLE])
SERVES: Final = np.array([asset.objective for asset in TABLE])
PARTNER: Final = np.array([asset.partner for asset in TABLE])

# What is passed on in an auction, one to three cards in the order above: all that it can be
HANDFULS: Final = tuple(
    (a, b, c) for a in range(ASSETS) for b in range(a, ASSETS + 1) for c in range(b, ASSETS + 1)
)
# By three cards in that order, NO_CARD for one that is missing
WHICH_HANDFUL: Final = np.zeros((ASSETS + 1, ASSETS + 1, ASSETS + 1), np.int64)
for _which, _handful in enumerate(HANDFULS):
    WHICH_HANDFUL[_handful] = _which
