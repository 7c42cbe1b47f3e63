"""A server and a Chromium for the tests that look at the pages; one of each, in one process."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from browser.looking import PATIENCE, browsing, build, serving


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let one process do all these tests, since a server and a browser are dear."""
    for item in items:
        if Path(item.path).is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server; the answer is its address."""
    build()
    with serving(tmp_path_factory.mktemp("browser")) as address:
        yield address


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Run a Chromium, and leave nothing of it: Playwright's loop would be in others' way."""
    with browsing() as browser:
        yield browser
    gc.collect()


Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, url: str) -> Iterator[Visit]:
    """Open pages, each call as somebody new; whatever a page complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    expected = ["net::ERR_"]  # a network that a test has cut

    def open_page(
        path: str = "/", lang: str = "en", expects: Sequence[str] = (), **how: object
    ) -> Page:
        expected.extend(expects)
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
    assert [one for one in complaints if not any(word in one for word in expected)] == []
