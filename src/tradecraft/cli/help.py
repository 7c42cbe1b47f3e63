"""The help of the commands, in any language, and the refusal of what is no command line.

In the commands, what stands as help is the key of a sentence in the house's texts; a metavar is
the key of a word. Examples stand here, because the tests try each of them.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Any, Final

import typer
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from tradecraft.cli.screen import Screen
from tradecraft.kernel.errors import Refused
from tradecraft.kernel.words import LANGUAGES, Words, words

EXAMPLES: Final = {
    "": (
        "tradecraft play agent_hunter",
        "tradecraft rules agent_hunter AH-5.3",
        "tradecraft play --help",
    ),
    "games": (
        "tradecraft games",
        "tradecraft games --lang fr",
        "tradecraft games --json",
    ),
    "rules": (
        "tradecraft rules agent_hunter",
        "tradecraft rules agent_hunter AH-10.1",
        "tradecraft rules agent_hunter AH-5",
        "tradecraft rules agent_hunter --lang it --json",
    ),
    "play": (
        "tradecraft play agent_hunter",
        "tradecraft play agent_hunter random me",
        "tradecraft play agent_hunter me me",
        "tradecraft play agent_hunter handler random --seed 7 --save bots.toml",
        "tradecraft play agent_hunter --option decoys=3 --save game.toml",
        "tradecraft play --resume game.toml --save game.toml",
        "tradecraft play agent_hunter me me --dealer manual",
    ),
    "replay": (
        "tradecraft replay bots.toml",
        "tradecraft replay bots.toml --as 0",
        "tradecraft replay bots.toml --as all --ply 12",
        "tradecraft replay bots.toml --json",
    ),
    "lesson": (
        "tradecraft lesson agent_hunter",
        "tradecraft lesson la_agencia --lang es",
    ),
    "verify": (
        "tradecraft verify table.toml",
        "tradecraft verify table.toml --json",
    ),
    "serve": (
        "tradecraft serve",
        "tradecraft serve --host 0.0.0.0 --port 80 --database sqlite:////srv/tables.db",
        "tradecraft serve --database postgresql+psycopg://me@localhost/spies --bus nats://localhost",
        "tradecraft serve --lan",
    ),
    "check": (
        "tradecraft check agent_hunter --positions 200",
        "tradecraft check agent_hunter --positions 200 --seed 3 --save broken.toml",
        "tradecraft check agent_hunter --positions 200 --json",
        "tradecraft check agent_hunter --positions 2000 --surface",
    ),
    "simulate": (
        "tradecraft simulate agent_hunter -n 100000",
        "tradecraft simulate agent_hunter -n 1000 --option decoys=0 --seed 3",
        "tradecraft simulate agent_hunter -n 20 --bots agent,random",
        "tradecraft simulate agent_hunter -n 1000 --json",
    ),
    "hint": (
        "tradecraft hint game.toml",
        "tradecraft hint game.toml --as 1 --ply 0",
        "tradecraft hint game.toml --as 0 --simulations 500 --json",
    ),
    "arena": (
        "tradecraft arena agent_hunter --bots agent,rookie --deals 20",
        "tradecraft arena la_agencia --seats 4 --bots agent,random --deals 2 --save results.jsonl",
        "tradecraft arena agent_hunter --bots search:200:uct,search:200:exp3 --deals 3 --json",
    ),
    "bench": (
        "tradecraft bench engine",
        "tradecraft bench engine --only fold",
        "tradecraft bench engine --only fold --json",
        "tradecraft bench server",
        "tradecraft bench bots --only leduc",
    ),
}

# Typer's own classes, parameters and context; it keeps the names of their types to itself.
Theirs = Any


class Command(TyperCommand):
    """A command that explains itself in the language of its user."""

    allow_extra_args = True  # so that it is this class that refuses them

    def parse_args(self, ctx: Theirs, args: list[str]) -> list[str]:
        """Take the arguments apart, and refuse one too many."""
        left = super().parse_args(ctx, args)
        if left:
            raise Refused("usage-too-much", text=left[0], command=ctx.command_path)
        return left

    def format_help(self, ctx: Theirs, formatter: Theirs) -> None:  # noqa: ARG002  # we print
        """Print the help."""
        explain(self, ctx)


class Group(TyperGroup):
    """Commands that explain themselves in the language of their user."""

    def resolve_command(self, ctx: Theirs, args: list[str]) -> Theirs:
        """Find a command by its name, and refuse what is none."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            known = ", ".join(name for name, sub in self.commands.items() if not sub.hidden)
            raise Refused("usage-no-command", text=args[0], can=known)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Theirs, formatter: Theirs) -> None:  # noqa: ARG002  # we print
        """Print the help."""
        explain(self, ctx)


@contextlib.contextmanager
def misused(args: Sequence[str]) -> Iterator[None]:
    """Turn what Typer refuses into sentences of ours."""
    try:
        yield
    except typer.TyperException as error:
        # Typer does not export its classes. This one has printed a page of help instead.
        if type(error).__name__ != "NoArgsIsHelpError":
            raise refusal(error, args) from error


def refusal(error: Theirs, args: Sequence[str]) -> Refused:
    """Say in our own words what Typer has found."""
    command = f"tradecraft {args[0]}" if args and args[0] in EXAMPLES else "tradecraft"
    if args[:1] == ["bench"] and args[1:] and not args[1].startswith("-"):
        command += f" {args[1]}"
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Refused("usage-no-option", option=error.option_name, command=command)
    if kind == "BadOptionUsage":
        return Refused("usage-option-value", option=error.option_name, command=command)
    if kind == "MissingParameter":
        return Refused(f"usage-missing-{error.param.metavar}", command=command)
    return Refused("usage-unclear", command=command)


# -- the page -----------------------------------------------------------------------------------


def explain(command: Theirs, ctx: Theirs) -> None:
    """Print what a command does, how it is written, and examples."""
    say, screen = words(ctx.obj or "en"), Screen()
    params = [p for p in command.get_params(ctx) if not p.hidden]
    arguments = [p for p in params if p.param_type_name == "argument"]
    options = [p for p in params if p.param_type_name == "option"]
    subs = [sub for sub in getattr(command, "commands", {}).values() if not sub.hidden]

    screen.print(f"\n{usage(ctx, arguments, say, subs=bool(subs))}\n", style="bold")
    for paragraph in told(command, say).split("\n\n"):
        screen.paragraph(paragraph)
        screen.print()
    section(screen, say.say("help-commands"), [(sub.name, brief(sub, say)) for sub in subs])
    section(screen, say.say("help-arguments"), [(named(p, say), told(p, say)) for p in arguments])
    rows = [(named(p, say), told(p, say)) for p in options if p.name != "help"]
    rows.append((f"--lang {'|'.join(LANGUAGES)}", say.say("option-lang")))
    rows.append(("--help", say.say("option-help")))
    section(screen, say.say("help-options"), rows)
    name = ctx.info_name if ctx.parent else ""
    examples(screen, say, name)


def usage(ctx: Theirs, arguments: list[Theirs], say: Words, *, subs: bool) -> str:
    """Write the shape of a command line."""
    parts = [ctx.command_path]
    if subs:
        parts.append(say.say("metavar-command"))
    for argument in arguments:
        name = named(argument, say)
        parts.append(name if argument.required else f"[{name}]")
    return " ".join([*parts, f"[{say.say('metavar-options')}]"])


def named(param: Theirs, say: Words) -> str:
    """Write an argument or an option as it is to be typed."""
    value = say.say(f"metavar-{param.metavar}") if param.metavar else ""
    many = " ..." if param.nargs == -1 or getattr(param, "multiple", False) else ""
    if param.param_type_name == "argument":
        return value + many
    return " ".join(filter(None, [", ".join(param.opts), value])) + many


def told(thing: Theirs, say: Words) -> str:
    """Say what a command, an argument or an option is for."""
    text = thing.help or ""
    return say.say(text) if say.has(text) else text  # a command from elsewhere has its own words


def brief(command: Theirs, say: Words) -> str:
    """Say what a command is for, in its first paragraph."""
    key = f"help-{command.name}"
    text = say.say(key) if say.has(key) else told(command, say)
    return text.split("\n\n")[0]


def section(screen: Screen, title: str, rows: list[tuple[str, str]]) -> None:
    """Print a list of what can be typed."""
    if not rows:
        return
    screen.paragraph(title, style="bold")
    screen.columns(*((Text(name, "cyan"), text) for name, text in rows), gap=3)
    screen.print()


def examples(screen: Screen, say: Words, name: str) -> None:
    """Print the examples of a command, each with what it does."""
    if name not in EXAMPLES:
        return
    screen.paragraph(say.say("help-examples"), style="bold")
    for number, line in enumerate(EXAMPLES[name], 1):
        key = f"example-{name or 'all'}-{number}"
        screen.print(f"  {line}", style="cyan", soft_wrap=True)
        screen.paragraph(say.say(key), indent=6, style="dim")
