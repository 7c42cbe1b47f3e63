"""What the tests of the pages and the screenshots share: a server, a Chromium, a visitor."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
BUILT = ROOT / "src/tradecraft/server/client/index.html"
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
COMPILING = 200_000  # milliseconds for a game that nobody has played here before
PATIENCE = 20_000  # milliseconds until something that must come has come


def sources() -> Iterator[Path]:
    """Name what the pages are built from."""
    for folder in ("client/src", "client/public"):
        yield from (file for file in (ROOT / folder).rglob("*") if file.is_file())
    yield from (ROOT / "src/tradecraft/games").glob("*/board/*")


def build() -> None:
    """Build the pages, unless make has."""
    newest = max(file.stat().st_mtime for file in sources())
    if not BUILT.exists() or BUILT.stat().st_mtime < newest:
        subprocess.run([sys.executable, ROOT / "hatch_build.py"], check=True)


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Run a server; the answer is its address."""
    others = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    process = subprocess.Popen(
        [sys.executable, "-m", "server.zygote"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([f"{ROOT / 'src'}", f"{TESTS}", *others])},
        start_new_session=True,
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write(json.dumps([0, f"sqlite:///{folder / 'tables.db'}", "", ""]) + "\n")
    process.stdin.flush()
    try:
        yield json.loads(process.stdout.readline())[0]
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        process.stdin.close()
        process.stdout.close()


def chromium() -> str:
    """Find a Chromium, or install one: from Debian's packages as root, else Playwright's own."""
    found = next(filter(None, map(shutil.which, PROGRAMS)), "")
    if not found and shutil.which("apt-get") and os.geteuid() == 0:
        for order in ("update", "install --yes --no-install-recommends chromium"):
            subprocess.run(["apt-get", "-qq", *order.split()], check=False, stdout=sys.stderr)
        found = shutil.which("chromium") or ""
    if not found:
        with sync_playwright() as playwright:
            found = playwright.chromium.executable_path
        if not Path(found).exists():
            fetch = [sys.executable, "-m", "playwright", "install", "chromium"]
            subprocess.run(fetch, check=True)
    return found


@contextlib.contextmanager
def browsing() -> Iterator[Browser]:
    """Run a Chromium."""
    program = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=QUIET)
        yield browser
        browser.close()


def new_table(page: Page, game: str, *, start: bool = True, **settings: object) -> str:
    """Make a table for whoever looks at a page, fill it with bots, and give its id."""
    web = page.request
    web.post("/api/guests", data={"name": "Ana"}, timeout=COMPILING)
    made = web.post("/api/tables", data={"game": game, **settings}, timeout=COMPILING)
    table: str = made.json()["id"]
    if start:
        web.post(f"/api/tables/{table}/start", data={"bot": "random"}, timeout=COMPILING)
    return table
