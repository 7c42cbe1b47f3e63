"""The command line: games, rules, play, replay, verify, serve, check, simulate and bench.

It leaves with 0 if all is well, with 1 if what was asked was answered with no (a law is broken,
say), with 2 if the asking was wrong, and with 130 if it was interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from tradecraft.cli.language import default_language, taken_from
from tradecraft.cli.streams import close, open_streams
from tradecraft.kernel.errors import Refused

FAILED: Final = 1
ASKED_WRONGLY: Final = 2
INTERRUPTED: Final = 130
# Numba looks for them when it starts, which takes a quarter of a second, and no rule uses them.
NOT_NEEDED: Final = ("scipy", "coverage")
READERS: Final = (
    "games",
    "rules",
    "replay",
    "lesson",
    "verify",
)  # they play nothing, so need nothing compiled


def main() -> None:
    """Run the command line as a program of its own."""
    for unused in NOT_NEEDED:
        sys.modules.setdefault(unused, None)  # type: ignore[arg-type]  # this hides a module
    open_streams()
    sys.exit(run(sys.argv[1:], alone=True))


def run(args: Sequence[str], *, alone: bool = False) -> int:
    """Run one command; the answer is its exit code. Alone, it may choose how rules are loaded."""
    from tradecraft.cli.app import command_line, misused
    from tradecraft.cli.screen import Closed

    lang = default_language()
    try:
        lang, rest = taken_from(args)
        if alone and rest and rest[0] in READERS:
            # Interpreted rules are there at once; to compile takes half a second at least.
            os.environ.setdefault("NUMBA_DISABLE_JIT", "1")
        command = command_line(rest)
        code = 0
        with misused(rest):
            code = command.main(
                rest or ["--help"], prog_name="tradecraft", standalone_mode=False, obj=lang
            )
        sys.stdout.flush()
    except Refused as refusal:
        complain(refusal, lang)
        return ASKED_WRONGLY
    except KeyboardInterrupt:
        return INTERRUPTED
    except (BrokenPipeError, Closed):
        close(sys.stdout)
        return 0
    except OSError as error:  # a full disk, say
        close(sys.stdout)
        complain(Refused("output-trouble", why=error.strerror or str(error)), lang)
        return FAILED
    return code or 0


def complain(refusal: Refused, lang: str) -> None:
    """Say on standard error why something was not done."""
    print(refusal.tell(lang), file=sys.stderr)  # noqa: T201  # where a program complains
