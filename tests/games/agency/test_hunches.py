"""What bots play in their heads: cells, objectives, ways to the Location; and how they judge."""

from __future__ import annotations
