"""The commands: what can be typed after `tradecraft`. Each loads what it needs when it runs."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from tradecraft.cli.help import Command, Group, misused
from tradecraft.kernel.errors import BadOption

__all__ = ["command_line", "misused"]

BENCH: Final = "tradecraft.bench.command"


def whole(low: int) -> Callable[[str], int]:
    """Make the reader of a whole number that is not below another."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if number < low:
            raise BadOption("number-wanted", text=str(text), low=low)
        return number

    return read


GameName = Annotated[str, typer.Argument(metavar="game", help="argument-game")]
Record = Annotated[Path, typer.Argument(metavar="file", help="argument-record")]
Json = Annotated[bool, typer.Option("--json", help="option-json")]
Settings = Annotated[
    list[str] | None, typer.Option("--option", metavar="setting", help="option-option")
]
Seed = Annotated[
    int | None, typer.Option("--seed", metavar="number", parser=whole(0), help="option-seed")
]

app = typer.Typer(cls=Group, add_completion=False, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True, help="help-all")
def tradecraft(
    *, version: Annotated[bool, typer.Option("--version", help="option-version")] = False
) -> None:
    """Answer what is asked without a command."""
    if version:
        from tradecraft import __version__

        print(__version__)  # noqa: T201  # the answer
        raise typer.Exit


@app.command(cls=Command, help="help-games")
def games(ctx: typer.Context, *, json: Json = False) -> None:
    """List the games."""
    from tradecraft.cli import catalogue

    catalogue.games(ctx.obj, json=json)


@app.command(cls=Command, help="help-rules")
def rules(
    ctx: typer.Context,
    game: GameName,
    clause: Annotated[str, typer.Argument(metavar="clause", help="argument-clause")] = "",
    *,
    json: Json = False,
) -> None:
    """Print the rules of a game."""
    from tradecraft.cli import catalogue

    catalogue.rules(ctx.obj, game, clause, json=json)


@app.command(cls=Command, help="help-play")
def play(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="game", help="argument-play-game")] = "",
    players: Annotated[
        list[str] | None, typer.Argument(metavar="player", help="argument-players")
    ] = None,
    *,
    option: Settings = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="file", help="option-save")] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="file", help="option-resume")
    ] = None,
    dealer: Annotated[
        str, typer.Option("--dealer", metavar="dealer", help="option-dealer")
    ] = "auto",
) -> int:
    """Play a game."""
    from tradecraft.cli import session

    wanted = session.Wanted(game, players or [], option or [], seed, save, resume, dealer)
    return session.play(ctx.obj, wanted)


@app.command(cls=Command, help="help-replay")
def replay(
    ctx: typer.Context,
    file: Record,
    *,
    viewer: Annotated[str, typer.Option("--as", metavar="viewer", help="option-as")] = "",
    ply: Annotated[
        int | None,
        typer.Option("--ply", metavar="number", parser=whole(0), help="option-ply"),
    ] = None,
    json: Json = False,
) -> None:
    """Step through a record."""
    from tradecraft.cli import replaying

    replaying.replay(ctx.obj, file, viewer, ply, json=json)


@app.command(cls=Command, help="help-lesson")
def lesson(ctx: typer.Context, game: GameName) -> None:
    """Step through a lesson."""
    from tradecraft.cli import replaying

    replaying.lesson(ctx.obj, game)


@app.command(cls=Command, help="help-check")
def check(
    ctx: typer.Context,
    game: GameName,
    *,
    positions: Annotated[
        int,
        typer.Option("--positions", metavar="number", parser=whole(1), help="option-positions"),
    ] = 1_000,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="file", help="option-save-broken")
    ] = None,
    surface: Annotated[bool, typer.Option("--surface", help="option-surface")] = False,
    json: Json = False,
) -> int:
    """Try the laws on a game, or what a table of it sends."""
    from tradecraft.cli import trying

    look = trying.check_surface if surface else trying.check
    return look(ctx.obj, game, positions, seed or 0, save, json=json)


@app.command(cls=Command, help="help-simulate")
def simulate(
    ctx: typer.Context,
    game: GameName,
    *,
    count: Annotated[
        int,
        typer.Option("-n", "--games", metavar="number", parser=whole(1), help="option-games"),
    ] = 10_000,
    seats: Annotated[
        int | None,
        typer.Option("--seats", metavar="number", parser=whole(1), help="option-seats"),
    ] = None,
    option: Settings = None,
    seed: Seed = None,
    bots: Annotated[str, typer.Option("--bots", metavar="bots", help="option-bots")] = "",
    json: Json = False,
) -> None:
    """Play many games."""
    from tradecraft.cli import trying

    wanted = trying.Wanted(game, count, seats, option or [], seed or 0, bots)
    trying.simulate(ctx.obj, wanted, json=json)


@app.command(cls=Command, help="help-arena")
def arena(
    ctx: typer.Context,
    game: GameName,
    *,
    bots: Annotated[str, typer.Option("--bots", metavar="bots", help="option-arena-bots")] = "",
    seats: Annotated[
        int | None,
        typer.Option("--seats", metavar="number", parser=whole(1), help="option-seats"),
    ] = None,
    option: Settings = None,
    deals: Annotated[
        int, typer.Option("--deals", metavar="number", parser=whole(1), help="option-deals")
    ] = 500,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="file", help="option-save-arena")
    ] = None,
    to_the_end: Annotated[bool, typer.Option("--to-the-end", help="option-to-the-end")] = False,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="number", parser=whole(1), help="option-jobs")
    ] = None,
    cluster: Annotated[
        str, typer.Option("--cluster", metavar="address", help="option-cluster")
    ] = "",
    json: Json = False,
) -> None:
    """Let bots play each other."""
    from tradecraft.cli import fighting

    wanted = fighting.Wanted(game, bots, seats, option or [], seed or 0)
    how = fighting.How(deals, save, to_the_end, jobs, cluster)
    fighting.arena(ctx.obj, wanted, how, json=json)


@app.command(cls=Command, help="help-hint")
def hint(
    ctx: typer.Context,
    file: Record,
    *,
    seat: Annotated[
        int | None, typer.Option("--as", metavar="number", parser=whole(0), help="option-hint-as")
    ] = None,
    ply: Annotated[
        int | None, typer.Option("--ply", metavar="number", parser=whole(0), help="option-ply")
    ] = None,
    simulations: Annotated[
        int,
        typer.Option("--simulations", metavar="number", parser=whole(1), help="option-simulations"),
    ] = 5_000,
    json: Json = False,
) -> None:
    """Tell a seat what a bot would think in its place."""
    from tradecraft.cli import hinting

    hinting.hint(ctx.obj, file, seat, ply, simulations, json=json)


@app.command(cls=Command, help="help-verify")
def verify(ctx: typer.Context, file: Record, *, json: Json = False) -> int:
    """Try the seal of a record."""
    from tradecraft.cli import verifying

    return verifying.verify(ctx.obj, file, json=json)


@app.command(cls=Command, help="help-serve")
def serve(  # each option is an argument
    ctx: typer.Context,
    *,
    host: Annotated[
        str,
        typer.Option("--host", metavar="address", help="option-host", envvar="TRADECRAFT_HOST"),
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            "--port",
            metavar="number",
            parser=whole(0),
            help="option-port",
            envvar="TRADECRAFT_PORT",
        ),
    ] = 8000,
    database: Annotated[
        str,
        typer.Option(
            "--database", metavar="url", help="option-database", envvar="TRADECRAFT_DATABASE"
        ),
    ] = "",
    bus: Annotated[
        str, typer.Option("--bus", metavar="url", help="option-bus", envvar="TRADECRAFT_BUS")
    ] = "",
    bot_delay: Annotated[
        int,
        typer.Option(
            "--bot-delay",
            metavar="number",
            parser=whole(0),
            help="option-bot-delay",
            envvar="TRADECRAFT_BOT_DELAY",
        ),
    ] = 700,
    secure: Annotated[
        bool, typer.Option("--secure", help="option-secure", envvar="TRADECRAFT_SECURE")
    ] = False,
    lan: Annotated[bool, typer.Option("--lan", help="option-lan")] = False,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="option-open")] = False,
) -> int:
    """Serve tables to browsers and programs."""
    from tradecraft.cli import serving

    wanted = serving.Wanted(
        host, port, database, bus, bot_delay, secure=secure, lan=lan, open_page=open_page
    )
    return serving.serve(ctx.obj, wanted)


@app.command(cls=Command, hidden=True)
def picture(
    ctx: typer.Context,
    file: Record,
    target: Annotated[Path, typer.Argument(metavar="file")],
    *,
    seat: Annotated[int, typer.Option("--as", metavar="number", parser=whole(0))] = 0,
    ply: Annotated[
        int | None,
        typer.Option("--ply", metavar="number", parser=whole(0), help="option-ply"),
    ] = None,
) -> None:
    """Write what a seat sees at one ply of a record as an SVG picture, for the documents."""
    from tradecraft.cli import session

    session.picture(ctx.obj, file, target, seat, ply)


def command_line(args: Sequence[str]) -> Any:  # noqa: ANN401  # Typer does not export its type
    """Make the command of it all; bench is loaded if it may be asked for, or to be listed."""
    others = {getattr(command.callback, "__name__", "") for command in app.registered_commands}
    if not others.intersection(args[:1]) and importlib.util.find_spec(BENCH):
        bench = importlib.import_module(BENCH)
        if not any(group.name == "bench" for group in app.registered_groups):
            app.add_typer(bench.app, name="bench")
    return typer.main.get_command(app)
