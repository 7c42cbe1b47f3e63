"""What axe says of what is opened on the way: dialogs, panels, the curtain, the end of a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.looking import COMPILING, new_table
from browser.test_beside import HIDE, play
from browser.test_pages import violations


def new_table_dialog(page: Page) -> str:
    """All that is agreed on before a game."""
    page.get_by_role("button", name=re.compile("Open a table.*La Agencia")).click()
    page.get_by_role("dialog").locator("summary").click()
    return "dialog .option .faint"


def hot_seat_dialog(page: Page) -> str:
    """The same for one screen."""
    page.get_by_role("button", name=re.compile("Hot seat.*Agent Hunter")).click()
    return "dialog"


def curtain(page: Page) -> str:
    """Between two players at one screen."""
    hot_seat_dialog(page)
    page.get_by_role("button", name="Begin").click()
    page.locator("#typed").wait_for()
    play(page, page.url.rpartition("/")[2], *HIDE)
    return ".curtain"


def at_table(page: Page) -> None:
    """Sit at a table with hints, and hide the spies."""
    table = new_table(page, "agent_hunter", hints=True)
    page.goto(f"/table/{table}")
    page.locator("#typed").wait_for()
    play(page, table, *HIDE)
    page.locator("#typed:enabled").wait_for()


def notebook(page: Page) -> str:
    """What a perfect memory would know."""
    at_table(page)
    page.keyboard.press("n")
    return ".notebook section"


def hint(page: Page) -> str:
    """What a bot would think."""
    at_table(page)
    page.keyboard.press("l")
    return "#panel .hint li"


def rules(page: Page) -> str:
    """The rules beside the board, searched."""
    at_table(page)
    page.keyboard.press("r")
    page.get_by_label("Search by a word or a clause").fill("hideout")
    return "#panel dt"


def talk(page: Page) -> str:
    """Something has been said."""
    at_table(page)
    page.locator("#tab-chat").click()
    page.get_by_role("button", name="Good luck!").click()
    return ".chat li strong"


def settings(page: Page) -> str:
    """What can be set, and the invitation."""
    at_table(page)
    page.locator("#tab-settings").click()
    return "#panel .qr svg"


def keys(page: Page) -> str:
    """The help."""
    at_table(page)
    page.keyboard.press("?")
    return "dialog kbd"


def zen(page: Page) -> str:
    """The board alone."""
    at_table(page)
    page.keyboard.press("z")
    return ".zen .board button"


def refused(page: Page) -> str:
    """A refusal, with its clause."""
    at_table(page)
    page.locator("#typed").fill("9>z")
    page.keyboard.press("Enter")
    return "[role=alert]"


def sure(page: Page) -> str:
    """A question before one resigns."""
    at_table(page)
    page.get_by_role("button", name="Leave").click()
    return "dialog"


def finished(page: Page) -> str:
    """A game that is over."""
    table = new_table(page, "agent_hunter")
    page.request.post(f"/api/tables/{table}/resign", data={})
    page.goto(f"/table/{table}")
    return "a[href^='/replay/']"


def replayed(page: Page) -> str:
    """A game that is looked at again."""
    page.goto(f"/replay/{new_table_over(page)}")
    return ".jump"


def new_table_over(page: Page) -> str:
    """Play a game that is resigned after three moves."""
    table = new_table(page, "agent_hunter")
    play(page, table, *HIDE)
    page.request.post(f"/api/tables/{table}/resign", data={})
    return table


def television(page: Page) -> str:
    """A table on a big screen, while it is played."""
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(f"/screen/{new_table(page, 'la_agencia', seats=6)}")
    return ".fitted .board > :not(.coming)"


def joining(page: Page) -> str:
    """A table on a big screen, before it begins."""
    page.goto(f"/screen/{new_table(page, 'la_agencia', start=False)}")
    return ".join .qr svg"


STATES = [
    new_table_dialog, hot_seat_dialog, curtain, notebook, hint, rules, talk, settings, keys, zen,
    refused, sure, finished, replayed, television, joining,
]  # fmt: skip


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_in_what_is_opened_light_or_dark(
    visit: Visit, state: Callable[[Page], str]
) -> None:
    page = visit(expects=["4"] if state is refused else [], reduced_motion="reduce")
    page.locator(state(page)).first.wait_for(timeout=COMPILING)
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)

        assert violations(page) == []


@pytest.mark.parametrize("state", [notebook, hint, rules, finished, television])
def test_on_a_phone_nothing_that_is_opened_is_too_wide(
    visit: Visit, state: Callable[[Page], str]
) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    place = state(page)
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(place).first.wait_for(timeout=COMPILING)

    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
