"""Whole games in the browser: by clicks and by keys, on one screen and on two; cut and reloaded."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.looking import COMPILING, new_table
from tradecraft.registry import GAMES

HOUSE = [name for name in GAMES if GAMES[name].place.startswith("tradecraft")]
SHORT = {"turn_cap": 8, "round_limit": 3, "most_rounds": 2, "rounds": 1}  # they end a game early
MOST_TRIED = 3_000  # clicks or keys of a whole game
LISTEN = """
    window.heard = [];
    const Plain = window.EventSource;
    window.EventSource = class extends Plain {
        addEventListener(kind, hear) {
            super.addEventListener(kind, (event) => window.heard.push(event.data));
            super.addEventListener(kind, hear);
        }
    };
"""
CLICK = """(chance) => {
    if (document.querySelector('dialog[open]')) {
        document.querySelector('dialog[open] button').click();
        return;
    }
    const can = [...document.querySelectorAll('.board button:not(:disabled)')].filter(
        (one) => one.getAttribute('aria-disabled') !== 'true'
    );
    if (can.length) can[Math.floor(chance * can.length)].click();
}"""
STILL: dict[str, object] = {"reduced_motion": "reduce"}  # nothing is shown at leisure
OVER = "a[href^='/replay/']"


def is_over(page: Page) -> bool:
    """Say whether a page shows the end of its game."""
    return page.locator(OVER).count() > 0


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("agent_hunter", {"options": {"turn_cap": 12}}),
        ("la_agencia", {"seats": 3}),
        ("the_agents", {"options": {"most_rounds": 3}}),
        ("undercover", {"options": {"round_limit": 4}}),
        ("agency", {"options": {"rounds": 1}}),
    ],
)
def test_two_browsers_play_a_whole_game_on_the_drawn_board(
    visit: Visit, game: str, settings: dict[str, object]
) -> None:
    ana, bo = visit(**STILL), visit(**STILL)
    table = new_table(ana, game, start=False, **settings)
    bo.request.post(f"/api/tables/{table}/sit", data={"name": "Bo"})
    ana.request.post(f"/api/tables/{table}/start", data={"bot": "random"})
    for page in (ana, bo):
        page.goto(f"/table/{table}")
        page.locator(".status").wait_for()
    chance = random.Random(7)  # noqa: S311  # a test
    for _ in range(MOST_TRIED):
        for page in (ana, bo):
            page.evaluate(CLICK, chance.random())
        if is_over(ana):
            break

    for page in (ana, bo):
        page.locator(OVER).wait_for()
        assert page.locator(".status").inner_text()
        assert page.locator("aside li").count() > 10


@pytest.mark.parametrize("game", HOUSE)
def test_each_game_is_played_on_the_plain_board_by_keys_alone(visit: Visit, game: str) -> None:
    page = visit(**STILL)
    options = {option.name for option in GAMES[game].options}
    short = {name: value for name, value in SHORT.items() if name in options}
    page.goto(f"/table/{new_table(page, game, options=short)}")
    page.locator("#typed").wait_for()
    page.keyboard.press("p")
    page.locator(".plain").wait_for()
    chance = random.Random(5)  # noqa: S311  # a test
    plies = 0
    for _ in range(MOST_TRIED):
        if is_over(page):
            break
        count = page.locator(".choice:enabled").count()
        if page.locator("dialog[open]").count():
            page.keyboard.press("Enter")  # a move to be thought over is asked about
        elif count:
            page.keyboard.press(str(1 + chance.randrange(min(count, 9))))
            plies += 1
        else:
            page.wait_for_timeout(20)

    page.locator(OVER).wait_for()
    assert plies > 3


def test_what_bots_do_is_shown_move_by_move(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(LISTEN)
    page.clock.install()
    page.goto(f"/table/{new_table(page, 'agent_hunter')}")
    for move in ("+7", "+0", "+4"):
        page.locator("#typed:enabled").fill(move)
        if move == "+4":
            page.clock.pause_at(page.evaluate("Date.now() + 1000"))
        page.keyboard.press("Enter")
        page.locator("aside li").get_by_text(f"lays the {move[1:]}").wait_for()
    page.wait_for_function("heard.some((data) => JSON.parse(data).ply === 7)")

    assert (
        page.locator("aside li").count() == 3
    )  # the bot has hidden its spies, and nobody saw it yet
    page.clock.resume()
    page.locator("aside li").nth(6).wait_for()


def test_reloading_restores_all_and_a_cut_network_is_told_and_mended(visit: Visit) -> None:
    page = visit()
    table = new_table(page, "agent_hunter")
    page.goto(f"/table/{table}")
    page.locator("#typed:enabled").fill("+7")
    page.keyboard.press("Enter")
    page.get_by_text("Hide a spy in hideout B.").first.wait_for()
    page.locator("#tab-notes").click()
    page.locator("textarea").fill("the 7 is in A")
    page.reload()
    page.get_by_text("Hide a spy in hideout B.").first.wait_for()
    assert "lays the 7" in page.locator("aside").inner_text()
    page.locator("#tab-notes").click()
    assert page.locator("textarea").input_value() == "the 7 is in A"

    page.context.route("**/events**", lambda route: route.abort())
    page.evaluate("window.stop()")  # the stream breaks off, as a network would let it
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.locator(".retry").wait_for()
    assert "Reconnecting" in page.locator(".retry").inner_text()
    page.request.post(f"/api/tables/{table}/moves", data={"ply": 2, "move": "+0"})
    page.context.unroute("**/events**")
    page.locator(".retry button").click()

    page.get_by_text("Hide a spy in hideout C.").first.wait_for()
    page.locator(".retry").wait_for(state="detached")


def test_a_browser_never_hears_what_its_seat_may_not_know(visit: Visit) -> None:
    ana = visit()
    ana.context.add_init_script(LISTEN)
    bo = visit()
    table = new_table(ana, "agent_hunter", start=False)
    bo.request.post(f"/api/tables/{table}/sit", data={"name": "Bo"})
    ana.goto(f"/table/{table}")
    for ply, (page, move) in enumerate(
        zip([ana] * 3 + [bo] * 3, ["+7", "+0", "+4", "+5", "+3", "+9"], strict=True), 1
    ):
        page.request.post(f"/api/tables/{table}/moves", data={"ply": ply, "move": move})
    ana.locator("aside li").nth(6).wait_for()

    heard = [json.loads(data) for data in ana.evaluate("window.heard")]
    rows = [data for data in heard if "told" in data]
    assert [row["move"] for row in rows[:6]] == ["+7", "+0", "+4", "+?", "+?", "+?"]
    for row in rows:
        for side in row["patch"].get("sides", [])[1:]:
            assert "hand" not in side
            assert all("spy" not in hideout for hideout in side["hideouts"])
    assert bo.request.get(f"/api/tables/{table}/view").json()["view"]["sides"][1]["hand"]


def test_a_spectator_looks_on_and_a_click_in_the_log_shows_that_moment(visit: Visit) -> None:
    ana, eve = visit(), visit()
    table = new_table(ana, "agent_hunter")
    eve.goto(f"/table/{table}")
    ana.request.post(f"/api/tables/{table}/moves", data={"ply": 1, "move": "+7"})
    eve.get_by_text("lays a spy face down into hideout A").first.wait_for()
    assert eve.locator("#typed").count() == 0

    ana.goto(f"/table/{table}")
    ana.get_by_text("Hide a spy in hideout B.").first.wait_for()
    ana.keyboard.press("ArrowLeft")
    ana.get_by_text("Looking back:").wait_for()
    ana.get_by_text("Hide a spy in hideout A.").first.wait_for()
    ana.locator("aside li button").first.click()
    ana.get_by_text("Hide a spy in hideout B.").first.wait_for()


def test_two_share_a_screen_and_a_curtain_hides_what_the_other_has(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name=re.compile("Hot seat.*Agent Hunter")).click()
    page.get_by_role("button", name="Begin").click()
    for place, move in zip("ABC", ("+7", "+0", "+4"), strict=True):
        page.get_by_text(f"Hide a spy in hideout {place}.").first.wait_for()
        page.locator("#typed:enabled").fill(move)
        page.keyboard.press("Enter")
    page.get_by_text("Pass the screen to Player 1").wait_for()
    assert page.locator(".board").count() == 0
    page.get_by_role("button", name="I am Player 1").click()

    page.locator("#typed:enabled").wait_for()
    assert "lays the 7" not in page.locator("aside").inner_text()


def test_a_table_is_opened_joined_by_its_link_and_played(visit: Visit) -> None:
    ana, bo = visit(), visit()
    ana.get_by_role("button", name=re.compile("Open a table.*Agent Hunter")).click()
    ana.get_by_label("Everybody sees it in the lobby").check()
    ana.get_by_role("dialog").get_by_role("button", name="Open a table").click()
    link = ana.get_by_label("Link of this table").input_value()
    assert ana.locator(".qr svg").count() == 1
    bo.goto("/")
    bo.get_by_role("link", name="Join").first.wait_for()
    bo.goto(link)
    bo.get_by_role("button", name="Sit here").click()

    for page in (ana, bo):
        page.locator("#typed").wait_for()
    ana.locator("#tab-chat").click()
    ana.get_by_role("button", name="Good luck!").click()
    bo.locator("#tab-chat").click()
    bo.locator(".chat").get_by_text("Good luck!").first.wait_for()
    assert "Your turn" in ana.title()
    assert ana.locator("link[rel=icon]").get_attribute("href") == "/favicon-turn.svg"


def test_resigning_is_asked_about_and_a_rematch_begins_when_all_want_it(visit: Visit) -> None:
    ana, bo = visit(), visit()
    table = new_table(ana, "agent_hunter", start=False)
    bo.request.post(f"/api/tables/{table}/sit", data={"name": "Bo"})
    ana.goto(f"/table/{table}")
    bo.goto(f"/table/{table}")
    ana.get_by_role("button", name="Abort").click()
    ana.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    ana.get_by_role("button", name="Abort").click()
    ana.get_by_role("dialog").get_by_role("button", name="Abort").click()
    for page in (ana, bo):
        page.get_by_role("button", name="Play again").click()

    for page in (ana, bo):
        page.get_by_role("button", name="The next game has begun").click()
        page.get_by_text("in hideout A").first.wait_for()
        assert table not in page.url


def test_a_finished_game_is_replayed_with_any_eyes_verified_and_played_on(visit: Visit) -> None:
    page = visit()
    table = new_table(page, "agent_hunter")
    for ply, move in enumerate(("+7", "+0", "+4"), 1):
        page.request.post(f"/api/tables/{table}/moves", data={"ply": ply, "move": move})
    page.request.post(f"/api/tables/{table}/resign", data={})
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Verify the deal").click()
    page.get_by_text("The deal was honest").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator(".told").get_by_text("lays the 7 face down").wait_for()
    page.get_by_label("With whose eyes").select_option(index=3)
    page.locator(".told").get_by_text("lays a spy face down").wait_for()
    page.get_by_role("button", name="Play on from here").click()

    page.wait_for_url("**/table/**")
    page.get_by_text("Hide a spy in hideout A.").first.wait_for(timeout=COMPILING)


def test_a_lesson_is_stepped_through_on_the_real_board(visit: Visit) -> None:
    page = visit("/lesson/agent_hunter")
    first = page.locator(".said p").first.inner_text()
    page.keyboard.press("ArrowRight")
    page.locator(".board").wait_for()
    for _ in range(30):
        page.keyboard.press("ArrowRight")

    assert page.locator(".said p").first.inner_text() != first
    page.get_by_role("button", name="Play against bots").click()
    page.locator("#typed").wait_for()


def test_the_big_screen_shows_what_all_may_see(visit: Visit) -> None:
    page = visit()
    table = new_table(page, "agent_hunter")
    page.request.post(f"/api/tables/{table}/moves", data={"ply": 1, "move": "+7"})
    page.goto(f"/screen/{table}")

    page.get_by_text("lays a spy face down into hideout A").first.wait_for()
    assert page.locator("#typed").count() == 0
