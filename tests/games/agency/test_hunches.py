"""What bots play in their heads: cells, objectives, ways to the Location; and how they judge."""

from __future__ import annotations

import random

from games.agency.spying import Table, walk
from games.hunching import DRAWS, hopes, hunches
from tradecraft.games.agency import GAME
