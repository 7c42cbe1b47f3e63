"""What stands beside the board: notebook, hints, panels of the players, notes, rules, keys."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from browser.conftest import Visit
from browser.looking import COMPILING, new_table
from tradecraft.registry import GAMES

HELD = {
    "agent_hunter": "spies in hand: 10 decoys: 5",
    "la_agencia": "positions: 4 deck: 4",
    "the_agents": "Agents: 3 Missions: 1",
    "undercover": "",  # no colour is chosen yet
    "agency": "hand: 0 money: 0 spies: 0 cells: 0",
    "leduc_poker": "paid: 1",
}
HIDE = ("+7", "+0", "+4")


def play(page: Page, table: str, *moves: str) -> None:
    """Send moves at a table, as soon as it is one's turn."""
    for move in moves:
        while not (seen := page.request.get(f"/api/tables/{table}/view").json())["view"]["moves"]:
            page.wait_for_timeout(20)
        answer = page.request.post(
            f"/api/tables/{table}/moves", data={"ply": seen["ply"] + 1, "move": move}
        )
        assert answer.ok, answer.text()


def at_random(page: Page, table: str, count: int) -> None:
    """Play the first moves that are listed."""
    for _ in range(count):
        while True:
            view = page.request.get(f"/api/tables/{table}/view").json()["view"]
            if view["moves"]:
                break
            if view.get("actor") is None:
                return
            page.wait_for_timeout(20)
        play(page, table, view["moves"][0])


def opened(
    visit: Visit,
    game: str,
    expects: Sequence[str] = (),
    **settings: Any,
) -> tuple[Page, str]:
    """Open a table of a game against bots."""
    page = visit(expects=expects)
    table = new_table(page, game, **settings)
    page.goto(f"/table/{table}")
    page.locator("#tab-log").wait_for(timeout=COMPILING)
    return page, table


# -- the notebook -------------------------------------------------------------------------------


def test_the_notebook_tells_of_each_hideout_what_can_lie_in_it(visit: Visit) -> None:
    ana, bo = visit(), visit()
    table = new_table(ana, "agent_hunter", start=False)
    bo.request.post(f"/api/tables/{table}/sit", data={"name": "Bo"})
    play(ana, table, *HIDE)
    play(bo, table, "+5", "+3", "+9")
    if bo.request.get(f"/api/tables/{table}/view").json()["view"]["moves"]:
        play(bo, table, "8>a")
    play(ana, table, "5>b")
    ana.goto(f"/table/{table}")
    ana.locator(".board").wait_for()
    ana.keyboard.press("n")

    ana.locator(".notebook").get_by_text("could be").first.wait_for()
    theirs = ana.locator(".notebook").inner_text().lower().partition("men in mask")[2]
    assert re.search(r"b\s+could be:?\s+0, 1, 2, 3, 4\n", theirs)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_notebook_in_the_words_of_its_room(visit: Visit, game: str) -> None:
    page, table = opened(visit, game)
    at_random(page, table, 12)
    page.keyboard.press("n")
    page.locator(".notebook section, .notebook p:nth-of-type(2)").first.wait_for()
    said = page.locator(".notebook").inner_text()

    assert "_" not in said
    assert "undefined" not in said
    assert not re.search(r"\b(view|value|says|panel)-", said)


def test_the_notebook_goes_back_with_the_moment_that_is_shown(visit: Visit) -> None:
    page, table = opened(visit, "agent_hunter")
    play(page, table, *HIDE)
    page.locator("#typed:enabled").wait_for()
    page.keyboard.press("n")
    page.locator(".notebook").get_by_text("could be").first.wait_for()
    page.keyboard.press("ArrowUp")

    page.locator(".notebook").get_by_text("could be").first.wait_for(state="detached")


def test_a_table_without_the_notebook_has_it_nowhere(visit: Visit) -> None:
    page, table = opened(visit, "agent_hunter", notebook=False)
    play(page, table, *HIDE)
    page.locator("#typed:enabled").wait_for()

    assert page.locator("#tab-notebook").count() == 0
    page.keyboard.press("n")
    page.get_by_role("alert").get_by_text("without the notebook").wait_for()
    assert page.locator(".board").get_by_text("surely in hand").count() == 0
    page.keyboard.press("p")
    page.locator(".plain").wait_for()
    assert "could be" not in page.locator(".plain").inner_text()


# -- hints --------------------------------------------------------------------------------------


def test_a_hint_tells_the_best_moves_and_the_worlds_it_believes_in(visit: Visit) -> None:
    page, table = opened(visit, "agent_hunter", hints=True)
    play(page, table, *HIDE)
    page.locator("#typed:enabled").wait_for()
    page.keyboard.press("l")
    page.locator("#panel .hint li").first.wait_for(timeout=COMPILING)
    said = page.locator("#panel .hint").inner_text()

    assert re.search(r"wins \d+ %", said)
    assert re.search(r"the men in mask · hideouts a\s+spy: \d \(\d+ %\)", said.lower())
    move = page.locator("#panel .hint kbd").first.inner_text()
    play(page, table, move)
    page.locator("#panel .hint").get_by_text("The game has gone on since then.").wait_for()
    page.locator("#typed:enabled").wait_for()
    page.get_by_role("tabpanel").get_by_role("button", name="Hint").click()
    page.get_by_text("The game has gone on since then.").wait_for(state="detached")


def test_a_table_without_hints_says_so(visit: Visit) -> None:
    page, _ = opened(visit, "agent_hunter")
    page.keyboard.press("h")
    page.get_by_role("alert").get_by_text("bots give no advice").wait_for()

    assert page.locator("#tab-hint").count() == 0
    assert page.get_by_role("button", name="Hint").count() == 0


def test_a_refused_hint_says_why_and_a_long_one_that_it_is_thought_about(visit: Visit) -> None:
    page, table = opened(visit, "agent_hunter", ["409"], hints=True)
    text = "Too many ask for advice; ask again in a moment."
    page.route(
        "**/hint**",
        lambda route: route.fulfill(
            status=409, json={"refused": {"key": "table-hints-busy", "text": text, "clause": ""}}
        ),
    )
    page.keyboard.press("l")
    page.locator("#panel .hint").get_by_text(text).wait_for()

    page.unroute("**/hint**")
    held: list[Route] = []
    page.route("**/hint**", lambda route: held.insert(0, route))
    again = page.get_by_role("tabpanel").get_by_role("button")
    again.click()
    page.get_by_role("button", name="Thinking").wait_for()
    assert again.is_disabled()
    held[0].continue_()
    page.locator("#panel .hint li").first.wait_for(timeout=COMPILING)
    assert table in page.url


def test_a_game_against_bots_from_the_lobby_has_hints(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play against bots: Agent Hunter").click()
    page.locator("#typed:enabled").wait_for()

    page.get_by_role("group").get_by_role("button", name="Hint").click()
    page.locator("#panel .hint li").first.wait_for(timeout=COMPILING)


# -- the players --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_panel_says_what_each_player_holds(visit: Visit, game: str) -> None:
    page = visit(viewport={"width": 1280, "height": 900})
    table = new_table(page, game, pace={"kind": "live", "base": 600, "increment": 5})
    page.goto(f"/table/{table}")
    panel = page.get_by_role("list", name="Players").locator("li").first
    panel.wait_for(timeout=COMPILING)
    said = panel.inner_text()

    assert HELD[game] in " ".join(said.split())
    assert "Ana" in said
    assert "at the table" in said
    assert re.search(r"\d+:\d\d", said)
    assert "Bot Random" in page.get_by_role("list", name="Players").inner_text()
    assert page.get_by_role("list", name="Players").get_by_text("To move").count() <= 1


# -- notes, rules, keys -------------------------------------------------------------------------


def test_who_share_a_screen_have_notes_of_their_own(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name=re.compile("Hot seat.*Agent Hunter")).click()
    page.get_by_role("button", name="Begin").click()
    page.locator("#tab-notes").click()
    page.locator("textarea").fill("mine alone")
    page.keyboard.press("Escape")
    table = page.url.rpartition("/")[2]
    play(page, table, *HIDE)
    page.get_by_role("button", name="I am Player 1").click()
    page.locator("#tab-notes").click()

    assert page.locator("textarea").input_value() == ""


def test_a_refusal_leads_to_its_clause_in_the_rules(visit: Visit) -> None:
    page, _ = opened(visit, "agent_hunter", ["422"])
    page.locator("#typed:enabled").fill("3>b")
    page.keyboard.press("Enter")
    cited = page.get_by_role("alert").locator("button.typed")
    clause = cited.inner_text()
    cited.click()

    page.locator("#panel dt", has_text=clause).first.wait_for()
    assert page.locator("#panel dt").count() < 5


def test_the_rules_are_searched_by_clause_and_rulings_of_the_house_are_marked(
    visit: Visit,
) -> None:
    page, _ = opened(visit, "agent_hunter")
    page.keyboard.press("r")
    page.get_by_label("Search by a word or a clause").fill("ah-h9")
    page.locator("#panel dt", has_text="AH-H9").wait_for()

    assert page.locator("#panel dt").count() == 1
    assert "House ruling" in page.locator("#panel dd").inner_text().capitalize()


def test_lichess_keys_do_here_what_they_do_there_and_the_help_lists_all(visit: Visit) -> None:
    page, table = opened(visit, "agent_hunter")
    play(page, table, "+7", "+0")
    page.get_by_text("Hide a spy in hideout C.").first.wait_for()
    page.keyboard.press("k")
    page.get_by_text("Hide a spy in hideout B.").first.wait_for()
    page.keyboard.press("0")
    page.get_by_text("Hide a spy in hideout A.").first.wait_for()
    page.keyboard.press("j")
    page.get_by_text("Hide a spy in hideout B.").first.wait_for()
    page.keyboard.press("$")
    page.get_by_text("Hide a spy in hideout C.").first.wait_for()
    page.keyboard.press("z")
    page.locator("aside[aria-labelledby=beside]").wait_for(state="detached")
    assert page.locator(".board button").count() > 0
    page.keyboard.press("z")
    page.locator("aside[aria-labelledby=beside]").wait_for()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "typed"
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.locator(".chat input:focus, .chat button:focus").wait_for()
    page.locator("#tab-log").click()
    page.keyboard.press("u")
    page.get_by_text("takes moves back").first.wait_for()

    page.keyboard.press("?")
    keys = page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert set("kj0$mulhncrzpfs?") <= set("".join(keys))


def test_each_event_is_said_to_ears_even_when_several_come_at_once(visit: Visit) -> None:
    page, table = opened(visit, "agent_hunter")
    page.get_by_text("Hide a spy in hideout A.").first.wait_for()
    page.evaluate(
        """() => {
            window.said = [];
            new MutationObserver((changes) => changes.forEach((one) => one.addedNodes.forEach(
                (node) => node.textContent && window.said.push(node.textContent)
            ))).observe(document.querySelector('[role=log]'), {childList: true, subtree: true});
        }"""
    )
    play(page, table, "+7", "+0")
    page.get_by_text("Hide a spy in hideout C.").first.wait_for()
    said = " ".join(page.evaluate("window.said"))

    assert "lays the 7 face down into hideout A" in said
    assert "lays the 0 face down into hideout B" in said
    assert "Your turn" in said


def test_a_move_is_asked_about_where_one_has_days_for_it(visit: Visit) -> None:
    page, _ = opened(visit, "agent_hunter", pace={"kind": "days", "days": 3})
    page.locator("#typed:enabled").fill("+7")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    page.get_by_text("Hide a spy in hideout A.").first.wait_for()
    page.locator("#typed").fill("+7")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Play").click()

    page.get_by_text("Hide a spy in hideout B.").first.wait_for()


# -- afterwards ---------------------------------------------------------------------------------


def test_a_moment_of_a_replay_has_an_address_and_the_log_leads_to_it(visit: Visit) -> None:
    page = visit()
    table = new_table(page, "agent_hunter")
    play(page, table, *HIDE)
    page.request.post(f"/api/tables/{table}/resign", data={})
    page.goto(f"/replay/{table}")
    page.locator("aside li button").nth(1).click()
    page.get_by_text("lays the 0 face down into hideout B").first.wait_for()
    page.get_by_label("With whose eyes").select_option(index=3)
    page.wait_for_function("location.search === '?ply=2&eyes=1'")
    link = page.url
    other = visit()
    other.goto(link)

    other.get_by_text("2 of ").wait_for()
    assert other.get_by_label("With whose eyes").evaluate("one => one.selectedIndex") == 3
    assert "lays the 0" not in other.locator(".told").inner_text()


def test_a_network_that_is_back_is_used_at_once(visit: Visit) -> None:
    page, table = opened(visit, "agent_hunter")
    page.locator("#typed:enabled").wait_for()
    page.context.set_offline(True)
    page.locator(".retry").wait_for()
    page.context.set_offline(False)
    page.locator(".retry").wait_for(state="detached")
    play(page, table, "+7")

    page.get_by_text("Hide a spy in hideout B.").first.wait_for()


def test_what_was_typed_and_refused_can_be_mended(visit: Visit) -> None:
    page, _ = opened(visit, "agent_hunter", ["422"])
    page.locator("#typed:enabled").fill("+77")
    page.keyboard.press("Enter")
    page.get_by_role("alert").wait_for()

    assert page.locator("#typed").input_value() == "+77"


def test_whoever_waits_sees_who_wants_to_play_again(visit: Visit) -> None:
    ana, bo = visit(), visit()
    table = new_table(ana, "agent_hunter", start=False)
    bo.request.post(f"/api/tables/{table}/sit", data={"name": "Bo"})
    ana.goto(f"/table/{table}")
    bo.goto(f"/table/{table}")
    bo.locator("#typed").wait_for()
    ana.request.post(f"/api/tables/{table}/abort", data={})
    ana.get_by_role("button", name="Play again").click()

    bo.get_by_text("Ana would like to play again.").wait_for()


def test_who_looks_on_is_not_asked_about_a_take_back(visit: Visit) -> None:
    ana, bo, eve = visit(), visit(), visit()
    table = new_table(ana, "agent_hunter", start=False)
    bo.request.post(f"/api/tables/{table}/sit", data={"name": "Bo"})
    play(ana, table, *HIDE)
    play(bo, table, "+5", "+3", "+9")
    first = ana if ana.request.get(f"/api/tables/{table}/view").json()["view"]["moves"] else bo
    for page in (bo, ana, eve):
        page.goto(f"/table/{table}")
        page.locator("#tab-log").wait_for()
    play(first, table, "8>a" if first is bo else "1>a")
    first.get_by_role("button", name="Take back").click()
    other = ana if first is bo else bo
    other.get_by_role("button", name="Agree").wait_for()

    assert eve.get_by_role("button", name="Agree").count() == 0
    other.get_by_role("button", name="Decline").click()
    other.get_by_role("button", name="Agree").wait_for(state="detached")


def test_how_a_game_ended_is_said_with_the_name_of_whoever_resigned(visit: Visit) -> None:
    page, table = opened(visit, "agent_hunter")
    play(page, table, *HIDE)
    page.request.post(f"/api/tables/{table}/resign", data={})

    page.locator(".status").get_by_text("Ana has resigned").wait_for()
