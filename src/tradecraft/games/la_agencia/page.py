"""The end of La Agencia's rules page: what random play shows, as figures.py measured it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from tradecraft.kernel.words import Line

FILE: Final = Path(__file__).with_name("figures.json")


def figures() -> list[Line]:
    """Tell the figures that are kept."""
    rows = json.loads(FILE.read_text(encoding="utf-8"))["rows"]
    lines = []
    for row in rows:
        first, *others = row["win_percent"]
        facts = {"first": first, "least": min(others), "most": max(others)}
        told = {"seats": row["seats"], "games": row["games"], "within": max(row["within_percent"])}
        lines.append(Line("figures-seats", facts | told))
    for row in rows:
        changes = {"other": row["other_winners_percent"], "any": row["any_change_percent"]}
        lines.append(Line("figures-readings", {"seats": row["seats"], **changes}))
    banks = [{"seats": row["seats"], "lowest": row["lowest_bank"]} for row in rows]
    return [*lines, *(Line("figures-bank", facts) for facts in banks)]
