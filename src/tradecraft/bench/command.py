"""`tradecraft bench`: the benches by name."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from tradecraft.cli.help import Command, Group
from tradecraft.cli.screen import Closed
from tradecraft.kernel.errors import BadOption
from tradecraft.kernel.words import words

app = typer.Typer(cls=Group, help="help-bench", no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure, and compare with others in the same run."""


@app.command(cls=Command, help="help-engine")
def engine(
    ctx: typer.Context,
    *,
    json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
    only: Annotated[str, typer.Option("--only", metavar="row", help="option-only")] = "",
) -> None:
    """Measure the rules: playouts beside C++ and OpenSpiel, folding, threads, start-up."""
    from tradecraft.bench.engine import MEASURES, measure
    from tradecraft.bench.rows import show

    progress = Console(stderr=True)
    with progress.status(words(ctx.obj).say("bench-measuring")):
        rows = list(measure(only))
    if not rows:
        raise BadOption("bench-no-row", text=only, can=", ".join(MEASURES))
    try:
        show(rows, Console(), as_json=json)
    except BrokenPipeError as error:
        raise Closed from error
