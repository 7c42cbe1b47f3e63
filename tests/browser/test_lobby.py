"""The lobby: what there is to play, and how quickly one plays it."""

from __future__ import annotations

from browser.conftest import Visit


def test_two_clicks_and_one_plays_against_bots(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play against bots: Agent Hunter").click()
    page.locator("#typed:enabled").fill("+7")
    page.keyboard.press("Enter")

    page.get_by_text("Hide a spy in hideout B.").first.wait_for()
