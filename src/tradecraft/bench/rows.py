"""Rows of a bench: measured in turn with what they are compared with, shown as table or JSON."""

from __future__ import annotations

import json
import os
import platform
import statistics
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

ROUNDS: Final = 5


@dataclass(frozen=True)
class Row:
    """One thing measured. A bar is a ratio where there is something to compare with."""

    id: str  # stable: other programs look rows up by it
    value: float | None
    unit: str
    against: str  # what it is compared with, or the bound itself
    ratio: float | None
    bar: float | None
    holds: bool | None
    note: str = ""


def compared(  # noqa: PLR0913  # the columns of a row
    row_id: str,
    ours: Callable[[], float],
    theirs: Callable[[], float],
    *,
    unit: str,
    against: str,
    bar: float,
    note: str = "",
) -> Row:
    """Measure two rates in turn, the higher the better; the bar is for ours over theirs."""
    pairs = [(ours(), theirs()) for _ in range(ROUNDS)]
    ratio = statistics.median(mine / other for mine, other in pairs)
    value = statistics.median(mine for mine, _ in pairs)
    other = statistics.median(other for _, other in pairs)
    told = f"{against}: {figure(other)} {unit}"
    return Row(row_id, value, unit, told, round(ratio, 3), bar, ratio >= bar, note)


def bounded(
    row_id: str, measure: Callable[[], float], *, unit: str, most: float, note: str = ""
) -> Row:
    """Measure a time that must not be above a bound; the ratio is the part of it that is used."""
    value = statistics.median(measure() for _ in range(ROUNDS))
    ratio = round(value / most, 3)
    return Row(row_id, value, unit, f"at most {most:g} {unit}", ratio, 1.0, value <= most, note)


def absent(row_id: str, ours: Callable[[], float], *, unit: str, bar: float, why: str) -> Row:
    """Measure ours alone where the peer is not installed, and say so."""
    value = statistics.median(ours() for _ in range(ROUNDS))
    return Row(row_id, value, unit, why, None, bar, None, "not compared")


def machine() -> dict[str, Any]:
    """Say what this was measured on."""
    return {
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "cores": len(os.sched_getaffinity(0))
        if hasattr(os, "sched_getaffinity")
        else os.cpu_count(),
        "python": platform.python_version(),
    }


def _processor() -> str:
    """Name the processor, where the system tells."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


def figure(value: float | None) -> str:
    """Write a number so that its size is seen at once."""
    if value is None:
        return "-"
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if abs(value) >= size:
            return f"{value / size:.3g} {letter}"
    return f"{value:.3g}"


def as_read(row: Row) -> dict[str, Any]:
    """Give a row as programs read it: what it is compared with, and how, in one text."""
    told = asdict(row)
    note = told.pop("note")
    return told | {"against": "; ".join(filter(None, [row.against, note]))}


def show(rows: Iterable[Row], console: Console, *, as_json: bool) -> None:
    """Print the rows as a table, or as JSON."""
    found = list(rows)
    if as_json:
        sheet = {"machine": machine(), "rows": [as_read(row) for row in found]}
        console.print_json(json.dumps(sheet))
        return
    table = Table(title=", ".join(f"{k} {v}" for k, v in machine().items()), title_justify="left")
    for name, side in (
        ("row", "left"),
        ("value", "right"),
        ("compared with", "left"),
        ("ratio", "right"),
        ("bar", "right"),
        ("holds", "left"),
        ("note", "left"),
    ):
        table.add_column(name, justify=side)  # type: ignore[arg-type]  # left or right
    for row in found:
        table.add_row(
            row.id,
            f"{figure(row.value)} {row.unit}",
            row.against,
            "-" if row.ratio is None else f"{row.ratio:.2f}",
            "-" if row.bar is None else f"{row.bar:g}",
            {True: "yes", False: "NO", None: "-"}[row.holds],
            row.note,
        )
    console.print(table)
