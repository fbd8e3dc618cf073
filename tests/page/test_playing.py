"""Playing on the page with the mouse, and in another language."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from page.conftest import Opener


def test_a_full_game_by_mouse_with_three_bots(opened: Opener) -> None:
    player = opened()
    player.practise(12, bots=3)
    expect(player.page.locator(".seat")).to_have_count(4)
    while not player.over:
        player.finish() if player.enough() else player.go_on()
    expect(player.page.locator(".end h1")).to_contain_text(re.compile("win|share"))


def test_everything_on_screen_changes_its_language_at_once(opened: Opener) -> None:
    player = opened()
    player.practise(5)
    player.until("Place a worker")
    page, log = player.page, len(player.log())
    page.evaluate("import('/text.js').then(({ speak }) => speak('de'))")
    expect(page.locator(".banner h1")).to_contain_text("Setze Personal ein")
    expect(page.locator(".log")).to_contain_text("nimmt Krankenwagen")
    assert len(player.log()) == log
    department = page.locator(".department").first
    expect(department).to_have_accessible_name(re.compile("Heile"))
    player.step()
    expect(page.locator("html")).to_have_attribute("lang", "de")
