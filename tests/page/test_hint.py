"""A hint on the page: marked on the board, spoken, followed sentence by sentence."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from page.conftest import Opener, Table
from page.rush_positions import POSITIONS

ForcedColors = Literal["none", "active"]


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


MARKED = """all => [...new Set(all.map(one => {
  one.blur();
  one.classList.add('hinted');
  const { outlineStyle, outlineWidth } = getComputedStyle(one);
  one.classList.remove('hinted');
  return `${outlineStyle} ${outlineWidth}`;
}))]"""


@pytest.mark.parametrize("colours", ["none", "active"])
def test_whatever_can_be_advised_shows_it(
    opened: Opener, table: Table, colours: ForcedColors
) -> None:
    rush, _ = table(POSITIONS["last"])
    dice = opened(locale="en")
    dice.practise(11)
    dice.until("Place a worker")
    for player in (rush, dice):
        player.page.emulate_media(forced_colors=colours)
        things = player.page.locator(".board .thing")
        assert things.count() > 10
        assert things.evaluate_all(MARKED) == ["dashed 3px"]
