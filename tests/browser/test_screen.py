"""The big screen: a television beside the phones, read from across the room."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.looking import COMPILING, new_table
from browser.test_beside import at_random
from tradecraft.registry import GAMES

TELEVISION = {"width": 1920, "height": 1080}
READABLE = 17  # pixels: what is least; the tests below say more of boards
ON_BOARDS = 20
MOST_SEATS = {game: room.seats[-1] for game, room in GAMES.items()}
SIZES = """(place) => {
    const found = [];
    const root = document.querySelector(place);
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const {parentElement: one, textContent: text} = walk.currentNode;
        if (!text.trim() || !one.checkVisibility() || one.ownerSVGElement) continue;
        if (one.closest('.heard, [aria-hidden=true]')) continue;
        found.push(parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom);
    }
    return Math.min(...found);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_television_is_read_from_across_the_room(visit: Visit, game: str) -> None:
    page = visit(viewport=TELEVISION)
    table = new_table(page, game, seats=MOST_SEATS[game])
    at_random(page, table, 3)
    page.goto(f"/screen/{table}")
    page.locator(".fitted .board > *").first.wait_for(timeout=COMPILING)
    page.wait_for_function("document.querySelector('.fitted > *').style.zoom")
    page.wait_for_function("document.querySelector('.side > *').style.zoom")

    assert page.evaluate(SIZES, ".fitted") >= ON_BOARDS
    assert page.evaluate(SIZES, ".side") >= READABLE
    for place in ("document.documentElement", "document.querySelector('.fitted')"):
        assert page.evaluate(f"{place}.scrollWidth - {place}.clientWidth") <= 0
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize("game", ["agent_hunter", "la_agencia"])
def test_a_drawn_board_is_as_large_as_a_television_lets_it(visit: Visit, game: str) -> None:
    page = visit(viewport=TELEVISION)
    table = new_table(page, game, seats=MOST_SEATS[game])
    at_random(page, table, 4)
    page.goto(f"/screen/{table}")
    page.locator(".fitted .board > :not(.coming)").first.wait_for()
    page.wait_for_function("document.querySelector('.fitted > *').style.zoom > 1")
    board, box = (
        page.locator(place).bounding_box() or {"height": 0} for place in (".board", ".fitted")
    )

    assert board["height"] <= box["height"] + 1
    assert board["height"] >= 0.8 * box["height"]


def test_what_does_not_fit_on_a_television_is_shown_a_part_at_a_time(visit: Visit) -> None:
    page = visit(viewport=TELEVISION, reduced_motion="reduce")
    page.clock.install()
    table = new_table(page, "agent_hunter")
    page.goto(f"/screen/{table}")
    page.locator(".fitted .board > *").first.wait_for()
    page.keyboard.press("p")
    page.locator(".fitted .plain").wait_for()
    page.wait_for_function(
        "document.querySelector('.fitted').scrollHeight > 1.1 * innerHeight ||"
        " document.querySelector('.fitted > *').style.zoom > 1"
    )
    box = "document.querySelector('.fitted')"
    longer = page.evaluate(f"{box}.scrollHeight - {box}.clientHeight")
    seen = set()
    for _ in range(6):
        seen.add(page.evaluate(f"{box}.scrollTop"))
        page.clock.run_for(7000)

    assert len(seen) > 1 or longer <= 1
    assert 0 in seen
    assert max(seen) >= longer - 1


def test_a_phone_shows_the_big_screen_as_any_page(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740})
    page.goto(f"/screen/{new_table(page, 'la_agencia')}")
    page.locator(".fitted .board").wait_for()

    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert not page.evaluate("document.querySelector('.fitted > *').style.zoom")


def test_who_has_sat_down_is_seen_on_a_television_before_the_game_begins(visit: Visit) -> None:
    page = visit(viewport=TELEVISION)
    page.goto(f"/screen/{new_table(page, 'la_agencia', start=False)}")
    page.locator(".join .qr svg").wait_for()
    seats = page.get_by_role("list", name="Players").locator("li")
    boxes = [box for i in range(3) if (box := seats.nth(i).bounding_box())]

    assert "not connected" not in seats.nth(1).inner_text()
    assert len({box["x"] for box in boxes}) == 1  # one below the other, and wide enough to be read
    assert boxes[0]["width"] > 400
