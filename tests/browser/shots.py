"""Pictures of every page and of each step of a game, to be looked at: `make shots`.

They are put in shots/: in light, in dark, on a phone and on a large screen, on the phone in each
language. `python -m browser.shots lobby fr` makes those alone whose names hold all of these words:
a scene, a game, a look (light, dark, phone, large), a language.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

from browser.looking import PATIENCE, ROOT, browsing, build, new_table, serving
from tradecraft.kernel.words import LANGUAGES
from tradecraft.registry import GAMES

SHOTS = ROOT / "shots"
HOUSE = [name for name in GAMES if GAMES[name].place.startswith("tradecraft")]
LOOKS: dict[str, dict[str, object]] = {
    "light": {"viewport": {"width": 1280, "height": 900}},
    "dark": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True},
    "large": {"viewport": {"width": 1920, "height": 1080}},
}
SEATS = {"la_agencia": 6, "the_agents": 3, "undercover": 3}
SHORT = {"turn_cap": 10, "round_limit": 3, "most_rounds": 2, "rounds": 1}  # they end a game early
OVER = "a[href^='/replay/']"
STEPS = 12  # of a game that are shown, beside its end
MOST = 200  # moves of mine until a short game is over


def lobby(page: Page, _game: str) -> Iterator[str]:
    """The lobby, the games that are played, and a page that is not there."""
    page.goto("/")
    page.locator("img, h3").first.wait_for()
    page.wait_for_load_state("networkidle")
    yield ""
    page.goto("/table/there-is-none")
    page.locator("h1").wait_for()
    yield "lost"
    page.goto("/replay")
    page.locator("textarea").wait_for()
    yield "saved"


def new(page: Page, game: str) -> Iterator[str]:
    """A table that is being made, with all that can be agreed on; and one for a shared screen."""
    page.goto("/")
    card = page.locator("li", has=page.locator(f"a[href='/rules/{game}']"))
    for place, name in ((1, ""), (2, "hot-seat")):
        card.locator("button").nth(place).click()
        page.get_by_role("dialog").wait_for()
        yield name or "table"
        page.locator("dialog summary").click()
        yield f"{name}options"
        page.keyboard.press("Escape")


def waiting(page: Page, game: str) -> Iterator[str]:
    """A table at which people sit down, and who comes to it."""
    table = new_table(page, game, start=False, public=True)
    page.goto(f"/table/{table}")
    page.locator(".qr").wait_for()
    yield ""
    page.context.clear_cookies()
    page.evaluate("localStorage.removeItem('name')")
    page.goto(f"/table/{table}")
    page.locator(".qr").wait_for()
    yield "guest"
    page.goto("/")
    page.locator(f"a[href='/table/{table}']").first.wait_for()
    yield "public"


def table(page: Page, game: str) -> Iterator[str]:
    """Steps of a game on the board, each panel beside it, and the end."""
    options = {option.name for option in GAMES[game].options}
    short = {name: value for name, value in SHORT.items() if name in options}
    seats = SEATS.get(game, GAMES[game].seats[0])
    page.goto(f"/table/{new_table(page, game, seats=seats, options=short)}")
    page.locator("#typed").wait_for()
    for step in range(MOST):
        page.locator(f"#typed:enabled, {OVER}").first.wait_for()
        if page.locator(OVER).count():
            break
        if step < STEPS:
            page.wait_for_timeout(900)
            yield f"step-{step:02}"
        if step == 1:
            yield from panels(page)
        moves = page.locator("#typed-moves option").evaluate_all("all => all.map(o => o.value)")
        if not moves:
            continue
        field = page.locator("#typed")
        field.fill(moves[step * 7 % len(moves)])
        field.press("Enter")
        page.wait_for_timeout(100)
        if page.locator("dialog[open]").count():
            if step < STEPS:
                yield f"step-{step:02}-sure"
            page.keyboard.press("Enter")
        if step < STEPS:
            page.wait_for_timeout(400)
            yield f"step-{step:02}-then"
    page.wait_for_timeout(900)
    yield "over"


def panels(page: Page) -> Iterator[str]:
    """The panels beside a board, and the dialogs over it."""
    for tab in page.locator("[role=tab]").all():
        tab.click()
        page.wait_for_timeout(300)
        yield (tab.get_attribute("id") or "")
    page.locator("#tab-log").click()
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    yield "keys"
    page.keyboard.press("Escape")


def plain(page: Page, game: str) -> Iterator[str]:
    """Steps of a game on the plain board."""
    page.goto(f"/table/{new_table(page, game)}")
    page.locator("#typed").wait_for()
    page.keyboard.press("p")
    page.locator(".plain").wait_for()
    for step in range(4):
        page.locator(".choice:enabled").first.wait_for()
        page.wait_for_timeout(400)
        yield f"{step}"
        choices = page.locator(".choice:enabled")
        choices.nth(step * 5 % choices.count()).click()


def curtain(page: Page, game: str) -> Iterator[str]:
    """The curtain between two who share a screen."""
    table = new_table(page, game, start=False, seats=GAMES[game].seats[0])
    for seat in range(1, GAMES[game].seats[0]):
        page.request.post(f"/api/tables/{table}/sit", data={"seat": seat, "name": f"Bo {seat}"})
    page.request.post(f"/api/tables/{table}/start", data={})
    page.goto(f"/table/{table}")
    page.locator("#typed, .curtain").first.wait_for()
    for _ in range(9):
        if page.locator(".curtain").count():
            break
        page.locator("#typed:enabled, .curtain").first.wait_for()
        field = page.locator("#typed:enabled")
        if field.count():
            field.fill(
                page.locator("#typed-moves option").first.get_attribute("value") or "", force=True
            )
            field.press("Enter")
            page.wait_for_timeout(600)
    yield ""


def lesson(page: Page, game: str) -> Iterator[str]:
    """A lesson, step by step."""
    page.goto(f"/lesson/{game}")
    page.locator(".said").wait_for()
    for step in range(4):
        page.wait_for_timeout(500)
        yield f"{step}"
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    page.wait_for_timeout(500)
    yield "end"


def replay(page: Page, game: str) -> Iterator[str]:
    """A replay."""
    page.goto("/replay")
    record = page.request.get(f"/api/games/{game}/lesson").text()
    page.locator("textarea").fill(record)
    page.locator("form .strong").click()
    page.locator(".jump").wait_for()
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(900)
    yield "9"
    page.keyboard.press("End")
    page.wait_for_timeout(900)
    yield "end"


def rules(page: Page, game: str) -> Iterator[str]:
    """The rules."""
    page.goto(f"/rules/{game}")
    page.locator("dt").first.wait_for()
    yield ""


def screen(page: Page, game: str) -> Iterator[str]:
    """The big screen, while people come and while it is played."""
    page.goto(f"/screen/{new_table(page, game, start=False)}")
    page.locator(".qr").wait_for()
    yield "waits"
    page.goto(f"/screen/{new_table(page, game)}")
    page.locator(".board").wait_for()
    page.wait_for_timeout(900)
    yield ""


SCENES: dict[str, Callable[[Page, str], Iterator[str]]] = {
    scene.__name__: scene
    for scene in (
        lobby, new, waiting, table, plain, curtain, lesson, replay, rules, screen,
    )
}  # fmt: skip
ALL_GAMES = {"table", "plain", "new", "lesson", "screen"}  # of the others, two games show enough
SEEN = {"new"}  # what lies over a page is shown as it is seen


def shoot(browser: Browser, url: str, name: str, lang: str) -> None:
    """Take the pictures of a scene."""
    scene, game, look = name.split(".")
    context = browser.new_context(base_url=url, locale=lang, **LOOKS[look])  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    for part in SCENES[scene](page, game):
        file = SHOTS / f"{scene}-{game}-{look}-{lang}{'-' if part else ''}{part}.png"
        page.screenshot(path=file, full_page=scene not in SEEN and part != "keys")
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        print(file.relative_to(ROOT), "TOO WIDE" if wide else "")  # noqa: T201
    context.close()


def games_of(scene: str) -> list[str]:
    """Name the games of which a scene is shown."""
    if scene == "lobby":
        return HOUSE[:1]
    return HOUSE if scene in ALL_GAMES else HOUSE[:2]


def main(words: list[str]) -> None:
    """Take all pictures, or those that are asked for."""
    SHOTS.mkdir(exist_ok=True)
    wanted = [
        (f"{scene}.{game}.{look}", lang)
        for scene in SCENES
        for game in games_of(scene)
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
