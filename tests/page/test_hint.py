"""A hint on the page: marked on the board, spoken, followed sentence by sentence."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from page.conftest import Opener


def test_a_hint_is_marked_and_goes_on_while_it_is_followed(opened: Opener) -> None:
    player = opened(locale="en")
    player.practise(11)
    player.until("Place a worker")
    page = player.page
    page.keyboard.press("h")
    expect(page.locator(".explain")).to_contain_text(re.compile(r"Hint: .*(better|found)"))
    expect(page.locator(".unseen", has_text="Hint:").last).to_be_attached()
    expect(player.key("hint")).to_have_attribute("aria-disabled", "true")
    marked = page.locator(".thing.hinted.legal, .key.hinted")
    expect(marked.first).to_have_accessible_description("Advised.")
    first = marked.first.get_attribute("data-word")
    player.click(player.thing(first or ""))
    expect(marked.first).to_be_visible()
    player.key("undo").click()
    expect(page.locator(".hinted")).to_have_count(0)
    expect(player.key("hint")).not_to_have_attribute("aria-disabled", "true")
