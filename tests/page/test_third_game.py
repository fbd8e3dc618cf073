"""A game that was brought to the server is played on the page, without drawings of its own."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from examples.rooms import FIRST, GAME
from page.profiles import PATIENCE, SCREEN
from page.serving import serving

MOST_CLICKS = 60


def play_to_the_end(page: Page) -> None:
    """Choose the first thing that can be chosen, again and again."""
    over, things = page.locator(".end"), page.locator(".thing.legal, .choice:enabled")
    for _ in range(MOST_CLICKS):
        over.or_(things).first.wait_for()
        if over.count():
            return
        stamp = page.locator(".table").get_attribute("data-stamp")
        things.first.click()
        expect(page.locator(".table")).not_to_have_attribute("data-stamp", stamp or "")


def test_it_is_offered_and_played_to_the_end(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(viewport=SCREEN, reduced_motion="reduce", locale="de")
    context.set_default_timeout(PATIENCE)
    complaints: list[str] = []
    with serving(tmp_path, FIRST) as address:
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(address)
        page.locator(f"input[value={GAME}]").check()
        page.locator("[data-offer=now]").click()
        expect(page.locator(".generic")).to_contain_text("Opinion")
        expect(page.locator(".banner")).to_contain_text("Was schreibst du für Patient")
        play_to_the_end(page)
        expect(page.locator(".end")).to_be_visible()
    context.close()
    assert complaints == []
