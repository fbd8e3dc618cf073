"""What the banner says on a phone fits into it."""

from __future__ import annotations

from playwright.sync_api import expect

from page.conftest import Table
from page.positions import POSITIONS
from page.rush_positions import POSITIONS as RUSH

LOOKED_AT = 300
FITS = """() => {
    const [text, banner] = ['.banner .explain', '.banner']
        .map(one => document.querySelector(one).getBoundingClientRect());
    return text.bottom <= banner.bottom;
}"""


def test_an_explanation_is_made_to_fit(table: Table) -> None:
    """It takes the place of a shorter reason, and the banner does not grow."""
    player, _ = table(RUSH["tile"])
    player.page.set_viewport_size({"width": 390, "height": 844})
    player.thing("sabotage").click()
    player.page.locator(".banner .explain").get_by_text("First").wait_for()
    player.page.wait_for_function(FITS)


def test_a_key_that_is_not_offered_explains_nothing_under_a_resting_mouse(table: Table) -> None:
    player, _ = table(POSITIONS["take"])
    player.page.set_viewport_size({"width": 1280, "height": 800})
    player.key("finish").hover(force=True)
    player.page.wait_for_timeout(LOOKED_AT)
    expect(player.page.locator(".banner .because")).to_be_visible()
    expect(player.page.locator(".banner .explain")).to_have_count(0)
