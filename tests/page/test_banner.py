"""What the banner says on a phone fits into it."""

from __future__ import annotations

from page.conftest import Table
from page.rush_positions import POSITIONS as RUSH

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
