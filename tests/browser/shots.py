"""Pictures of every page, light, dark and on a phone, to be looked at: `make shots`.

They are put in shots/. `python -m browser.shots lobby fr` makes those alone whose names hold all of
these words.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

from browser.looking import PATIENCE, ROOT, browsing, build, new_table, serving
from tradecraft.kernel.words import LANGUAGES

SHOTS = ROOT / "shots"
GAMES = ("agent_hunter", "la_agencia")
LOOKS: dict[str, dict[str, object]] = {
    "light": {"viewport": {"width": 1280, "height": 900}},
    "dark": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True},
}
PLIES = 6  # of a game that are shown


def lobby(page: Page, _game: str) -> Iterator[str]:
    """The lobby, and a table that is being made."""
    page.goto("/")
    page.locator("img, h3").first.wait_for()
    page.wait_for_load_state("networkidle")
    yield ""
    page.locator("button.button").nth(1).click()
    page.get_by_role("dialog").wait_for()
    yield "new"


def waiting(page: Page, game: str) -> Iterator[str]:
    """A table at which people sit down."""
    page.goto(f"/table/{new_table(page, game, start=False)}")
    page.locator(".qr").wait_for()
    yield ""


def table(page: Page, game: str) -> Iterator[str]:
    """Steps of a game on the drawn board, and each panel beside it."""
    name = new_table(page, game)
    page.goto(f"/table/{name}")
    page.locator("#typed").wait_for()
    for ply in range(PLIES):
        page.wait_for_timeout(600)
        yield f"{ply}"
        field = page.locator("#typed:enabled")
        if not field.count():
            break
        move = page.locator("#typed-moves option").first.get_attribute("value") or ""
        field.fill(move)
        field.press("Enter")
    for tab in ("chat", "notes", "rules", "settings"):
        page.locator(f"#tab-{tab}").click()
        page.wait_for_timeout(150)
        yield tab


def plain(page: Page, game: str) -> Iterator[str]:
    """The plain board."""
    name = new_table(page, game)
    page.goto(f"/table/{name}")
    page.locator("#typed").wait_for()
    page.keyboard.press("p")
    page.locator(".plain").wait_for()
    yield ""


def lesson(page: Page, game: str) -> Iterator[str]:
    """A lesson."""
    page.goto(f"/lesson/{game}")
    page.locator(".said").wait_for()
    yield ""
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(500)
    yield "2"


def replay(page: Page, game: str) -> Iterator[str]:
    """A replay."""
    page.goto("/replay")
    record = page.request.get(f"/api/games/{game}/lesson").text()
    page.locator("textarea").fill(record)
    page.locator("form .strong").click()
    page.locator(".jump").wait_for()
    page.keyboard.press("End")
    page.wait_for_timeout(500)
    yield ""


def rules(page: Page, game: str) -> Iterator[str]:
    """The rules."""
    page.goto(f"/rules/{game}")
    page.locator("dt").first.wait_for()
    yield ""


def screen(page: Page, game: str) -> Iterator[str]:
    """The big screen."""
    page.goto(f"/screen/{new_table(page, game)}")
    page.locator(".board").wait_for()
    page.wait_for_timeout(500)
    yield ""


SCENES: dict[str, Callable[[Page, str], Iterator[str]]] = {
    scene.__name__: scene for scene in (lobby, waiting, table, plain, lesson, replay, rules, screen)
}


def shoot(browser: Browser, url: str, name: str, lang: str) -> None:
    """Take the pictures of a scene."""
    scene, game, look = name.split(".")
    context = browser.new_context(base_url=url, locale=lang, **LOOKS[look])  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    for part in SCENES[scene](page, game):
        file = SHOTS / f"{scene}-{game}-{look}-{lang}{'-' if part else ''}{part}.png"
        page.screenshot(path=file, full_page=part != "new")
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        print(file.relative_to(ROOT), "TOO WIDE" if wide else "")  # noqa: T201
    context.close()


def main(words: list[str]) -> None:
    """Take all pictures, or those that are asked for."""
    SHOTS.mkdir(exist_ok=True)
    wanted = [
        (f"{scene}.{game}.{look}", lang)
        for scene in SCENES
        for game in (GAMES[:1] if scene == "lobby" else GAMES)
        for look in LOOKS
        for lang in (LANGUAGES if look == "phone" else LANGUAGES[:1])
    ]
    build()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url, browsing() as one:
        for name, lang in wanted:
            if all(word in f"{name}.{lang}".split(".") for word in words):
                shoot(one, url, name, lang)


if __name__ == "__main__":
    main(sys.argv[1:])
