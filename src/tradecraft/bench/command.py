"""`tradecraft bench`: the benches by name."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

app = typer.Typer(help="Measure, and compare with others in the same run.", no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure, and compare with others in the same run."""


@app.command()
def engine(
    *,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    only: Annotated[str, typer.Option(help="Only the rows whose id begins so.")] = "",
) -> None:
    """Measure the rules: playouts beside C++ and OpenSpiel, folding, threads, start-up.

    A row that misses its bar says NO; a peer that is not installed is a row that says so.

        tradecraft bench engine
        tradecraft bench engine --json
        tradecraft bench engine --only leduc
    """
    from tradecraft.bench.engine import measure
    from tradecraft.bench.rows import show

    console, progress = Console(), Console(stderr=True)
    with progress.status("Measuring …"):
        rows = list(measure(only))
    show(rows, console, as_json=json)
