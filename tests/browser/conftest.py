"""A server and a Chromium for the tests that look at the pages; one of each, in one process."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
BUILT = ROOT / "src/tradecraft/server/client/index.html"
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
PATIENCE = 20_000  # milliseconds until something that must come has come


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let one process do all these tests, since a server and a browser are dear."""
    for item in items:
        if Path(item.path).is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.xdist_group("browser"))


def sources() -> Iterator[Path]:
    """Name what the pages are built from."""
    for folder in ("client/src", "client/public"):
        yield from (file for file in (ROOT / folder).rglob("*") if file.is_file())
    yield from (ROOT / "src/tradecraft/games").glob("*/board/*")


@pytest.fixture(scope="session")
def built() -> None:
    """Build the pages, unless make has."""
    newest = max(file.stat().st_mtime for file in sources())
    if not BUILT.exists() or BUILT.stat().st_mtime < newest:
        subprocess.run([sys.executable, ROOT / "hatch_build.py"], check=True)


@pytest.fixture(scope="session")
def url(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:  # noqa: ARG001
    """Run a server; the answer is its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "server.zygote"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{TESTS}"},
        start_new_session=True,
    )
    assert process.stdin
    assert process.stdout
    database = f"sqlite:///{tmp_path_factory.mktemp('browser') / 'tables.db'}"
    process.stdin.write(json.dumps([0, database, ""]) + "\n")
    process.stdin.flush()
    yield json.loads(process.stdout.readline())[0]
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    process.stdin.close()
    process.stdout.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Run a Chromium: one that is installed, or else Playwright's, which is fetched if need be."""
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    with sync_playwright() as playwright:
        if not found and not Path(playwright.chromium.executable_path).exists():
            fetch = [sys.executable, "-m", "playwright", "install", "chromium"]
            subprocess.run(fetch, check=True)
        browser = playwright.chromium.launch(executable_path=found, args=QUIET)
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, url: str) -> Iterator[Visit]:
    """Open pages, each call as somebody new; whatever a page complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", lang: str = "en", **how: object) -> Page:
        context = chromium.new_context(base_url=url, locale=lang, **how)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda said: complaints.append(said.text) if said.type == "error" else None,
        )
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    expected = "net::ERR_"  # a network that a test has cut
    assert [one for one in complaints if expected not in one] == []
