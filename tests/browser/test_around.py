"""Around a game: one's own tables and others', the link, the sound of one's turn, replays."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from browser.conftest import Visit
from browser.looking import new_table
from browser.test_beside import HIDE, play

# Counts what is played, in place of playing it.
SILENT = """
    window.tones = 0;
    window.AudioContext = class {
        currentTime = 0;
        createOscillator() {
            return { frequency: {}, connect: (one) => one, start: () => window.tones++, stop() {} };
        }
        createGain() {
            const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
            return { gain, connect: (one) => one };
        }
    };
"""


def pair(visit: Visit, **settings: object) -> tuple[Page, Page, str]:
    """Let two people sit at a table and hide their spies; the first of them is to move."""
    ana, bo = visit(), visit()
    table = new_table(ana, "agent_hunter", start=False, **settings)
    bo.request.post(f"/api/tables/{table}/sit", data={"name": "Bo"})
    play(ana, table, *HIDE)
    play(bo, table, "+5", "+3", "+9")
    if ana.request.get(f"/api/tables/{table}/view").json()["view"]["moves"]:
        return ana, bo, table
    return bo, ana, table


def test_my_tables_say_whose_turn_it_is(visit: Visit) -> None:
    mover, waiter, _ = pair(visit)
    for page in (mover, waiter):
        page.evaluate("localStorage.setItem('tradecraft', JSON.stringify({name: 'Ana'}))")
        page.goto("/")

    mover.locator("section", has_text="My tables").get_by_text("Your turn").wait_for()
    waiter.locator("section", has_text="My tables").get_by_text("is to move").wait_for()


def test_a_public_table_is_watched_from_the_lobby(visit: Visit) -> None:
    mover, _, table = pair(visit, public=True)
    eve = visit()
    eve.locator(f"a[href='/table/{table}']", has_text="Watch").click()
    eve.get_by_text("lays a spy face down into hideout A").first.wait_for()
    play(mover, table, "8>a" if "Men in Mask" in told_name(mover, table) else "1>a")
    eve.locator("aside li", has_text="attack").first.wait_for()

    assert eve.locator("#typed").count() == 0


def told_name(page: Page, table: str) -> str:
    """Say which agency is mine."""
    view = page.request.get(f"/api/tables/{table}/view").json()["view"]
    return "Men in Mask" if view["viewer"] == 1 else "T.A.R.G.E.T."


def test_the_link_of_a_table_is_copied(visit: Visit) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    table = new_table(page, "agent_hunter", start=False)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Copied").wait_for()

    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/table/{table}")


def test_my_turn_is_heard_unless_sound_is_off(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(SILENT)
    table = new_table(page, "agent_hunter", start=False)
    other = visit()
    other.request.post(f"/api/tables/{table}/sit", data={"name": "Bo"})
    page.goto(f"/table/{table}")
    page.locator("#typed:enabled").wait_for()
    page.locator("h2").first.click(force=True)  # browsers want to be touched first
    play(page, table, *HIDE)
    page.get_by_text("The Men in Mask hide a spy in hideout A.").first.wait_for()
    page.wait_for_function("window.tones > 0")
    page.keyboard.press("s")
    before = page.evaluate("window.tones")
    play(other, table, "+5")
    page.get_by_text("The Men in Mask hide a spy in hideout B.").first.wait_for()

    assert page.evaluate("window.tones") == before


def test_a_replay_plays_by_itself_flips_its_eyes_and_is_saved(visit: Visit) -> None:
    page = visit()
    table = new_table(page, "agent_hunter")
    play(page, table, *HIDE)
    page.request.post(f"/api/tables/{table}/resign", data={})
    page.goto(f"/replay/{table}")
    page.get_by_text("0 of ").wait_for()
    page.keyboard.press(" ")
    page.get_by_text("2 of ").wait_for()
    page.keyboard.press(" ")
    page.get_by_role("button", name="Play by itself").wait_for()
    page.keyboard.press("f")
    page.wait_for_function("location.search.endsWith('eyes=spectator')")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()

    text = saved.value.path().read_text(encoding="utf-8")
    assert text == page.request.get(f"/api/tables/{table}/record").text()
    assert re.match(r"agent_hunter.*\.toml$", saved.value.suggested_filename)


def test_after_a_game_at_one_screen_f_shows_the_other_side(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name=re.compile("Hot seat.*Agent Hunter")).click()
    page.get_by_role("button", name="Begin").click()
    page.locator("#typed").wait_for()
    table = page.url.rpartition("/")[2]
    play(page, table, *HIDE)
    page.get_by_role("button", name="I am Player 1").click()
    page.locator("#typed:enabled").wait_for()
    assert "lays the 7" not in page.locator("aside").inner_text()
    page.request.post(f"/api/tables/{table}/resign", data={"seat": 1})
    page.locator("a[href^='/replay/']").wait_for()
    page.keyboard.press("f")

    page.locator("aside").get_by_text("lays the 7").first.wait_for()
