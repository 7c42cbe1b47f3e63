"""What the server is compared with: boardgame.io, measured in the same sitting or from a file.

Its bench is no part of this project: a folder with a `run.mjs` that plays the same kind of games on
boardgame.io's own server and writes what it found with `--json FILE`. Such files can be given, too.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Final

from tradecraft.kernel.errors import BadOption

PLACE: Final = "TRADECRAFT_BOARDGAMEIO"  # names a folder or a file, if --against does not
BESIDE: Final = Path("../boardgameio")  # where the folder is looked for else
NAMES: Final = {
    "movesPerS": "rate",
    "p50": "p50",
    "p99": "p99",
    "serverCpuMsPerMove": "cpu",
    "bytesPerMovePerClient": "bytes",
}

Told = list[dict[str, float]]


class Peer:
    """Somebody else's server."""

    name: Final = "boardgame.io"

    def __init__(self, against: str = "") -> None:
        """Find the folder that measures it, or the files that tell what was measured."""
        chosen = against or os.environ.get(PLACE, "")
        self.folder: Path | None = None
        self.files: list[dict[str, Any]] = []
        self.why = f"{self.name} is not here (see --against)"
        places = [Path(place) for place in chosen.split(",")] if chosen else [BESIDE]
        for place in places:
            if place.is_dir():
                self.folder = place
            elif place.is_file():
                self.files += read(place)
            elif chosen:
                raise BadOption("file-missing", file=str(place))
        if self.folder and not self.ready():
            self.folder = None

    def ready(self) -> bool:
        """Say whether the folder can be run; what is missing is told in the rows."""
        assert self.folder  # noqa: S101  # its only caller has one
        if shutil.which("node") is None:
            self.why = f"{self.name} is not compared with: node is not installed"
        elif not (self.folder / "node_modules").is_dir():
            self.why = f"{self.name} is not compared with: npm install was not run in its folder"
        else:
            return True
        return False

    def closed(self, matches: int, seconds: float) -> Told:
        """Measure its closed loop, in memory."""
        return self.measured(matches, "--seconds", f"{seconds:g}")

    def durable(self, matches: int, seconds: float) -> Told:
        """Measure its closed loop with the only store of its own that outlives the process."""
        return self.measured(matches, "--seconds", f"{seconds:g}", "--flatfile")

    def paced(self, matches: int, pace: float) -> Told:
        """Measure it with players who think."""
        return self.measured(matches, "--pace", f"{pace:g}")

    def measured(self, matches: int, *how: str) -> Told:
        """Run its bench, or look up what the files say; nothing if neither is there."""
        if self.folder:
            with tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / "told.json"
                command = ["node", "run.mjs", "--matches", str(matches), *how, "--json", str(file)]
                subprocess.run(  # noqa: S603  # the folder was named by whoever runs this
                    command, cwd=self.folder, check=True, stdout=subprocess.DEVNULL
                )
                return told(read(file), matches, how)
        return told(self.files, matches, how)


def read(file: Path) -> list[dict[str, Any]]:
    """Read what its bench has written."""
    try:
        return [json.loads(file.read_text(encoding="utf-8"))]
    except ValueError:
        raise BadOption("file-not-text", file=str(file)) from None


def told(files: list[dict[str, Any]], matches: int, how: tuple[str, ...]) -> Told:
    """Find the figures of a run of this kind."""
    return [
        {ours: float(row[theirs]) for theirs, ours in NAMES.items()}
        for file in files
        for row in file.get("rows", [])
        if row["matches"] == matches
        and bool(file.get("flatfile")) == ("--flatfile" in how)
        and bool(file.get("pace")) == ("--pace" in how)
        and not file.get("delta")
    ]
