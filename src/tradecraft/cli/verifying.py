"""See that a table was dealt as it had promised."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tradecraft.cli.screen import Screen, show_json
from tradecraft.cli.table import read_record
from tradecraft.kernel.words import words
from tradecraft.tables.verify import Verdict
from tradecraft.tables.verify import verify as try_seal

BROKEN: Final = 1  # the exit code when the deal is not the promised one


def verify(lang: str, file: Path, *, json: bool) -> int:
    """Try the seal of a record; the answer is the exit code."""
    verdict = try_seal(read_record(file))
    if json:
        show_json({"kept": verdict.kept, **verdict._asdict()})
    else:
        style = "green" if verdict.kept else "bold red"
        Screen().paragraph(sentence(lang, verdict), style=style)
    return 0 if verdict.kept else BROKEN


def sentence(lang: str, verdict: Verdict) -> str:
    """Say what was found."""
    say = words(lang).say
    if not verdict.opens:
        return say("verify-other-seed")
    if verdict.wrong >= 0:
        return say("verify-other-move", place=verdict.wrong, has=verdict.has, must=verdict.must)
    return say("verify-kept", tried=verdict.tried)
