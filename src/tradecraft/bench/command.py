"""`tradecraft bench`: the benches by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import Console

from tradecraft.bench.rows import Row, show
from tradecraft.cli.help import Command, Group
from tradecraft.cli.screen import Closed
from tradecraft.kernel.errors import BadOption
from tradecraft.kernel.words import words

app = typer.Typer(cls=Group, help="help-bench", no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure, and compare with others in the same run."""


Json = Annotated[bool, typer.Option("--json", help="option-json")]
Only = Annotated[str, typer.Option("--only", metavar="row", help="option-only")]


@app.command(cls=Command, help="help-engine")
def engine(ctx: typer.Context, *, json: Json = False, only: Only = "") -> None:
    """Measure the rules: playouts beside C++ and OpenSpiel, folding, threads, start-up."""
    from tradecraft.bench.engine import MEASURES, measure

    show_all(ctx, measure(only), only, MEASURES, as_json=json)


@app.command(cls=Command, help="help-bots")
def bots(ctx: typer.Context, *, json: Json = False, only: Only = "") -> None:
    """Measure the search: simulations a second, beside OpenSpiel's and in threads."""
    from tradecraft.bench.bots import MEASURES, measure

    show_all(ctx, measure(only), only, filter(None, MEASURES), as_json=json)


@app.command(cls=Command, help="help-server")
def server(
    ctx: typer.Context,
    *,
    json: Json = False,
    only: Only = "",
    against: Annotated[str, typer.Option("--against", metavar="file", help="option-against")] = "",
) -> None:
    """Measure the server: whole games over HTTP beside boardgame.io."""
    from tradecraft.bench.server import MEASURES, measure

    show_all(ctx, measure(only, against), only, MEASURES, as_json=json)


def show_all(
    ctx: typer.Context, measured: Iterable[Row], only: str, known: Iterable[str], *, as_json: bool
) -> None:
    """Measure, then print the rows."""
    with Console(stderr=True).status(words(ctx.obj).say("bench-measuring")):
        rows = list(measured)
    if not rows:
        raise BadOption("bench-no-row", text=only, can=", ".join(known))
    try:
        show(rows, Console(), as_json=as_json)
    except BrokenPipeError as error:
        raise Closed from error
