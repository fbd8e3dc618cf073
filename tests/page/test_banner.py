"""Where the words of the banner stand on a phone."""

from __future__ import annotations

import re

import pytest

from page.conftest import Table
from page.playing import Player
from page.positions import POSITIONS
from page.rush_positions import POSITIONS as RUSH
from page.staging import Stage

# Between the edge of the banner and its first line.
LEAST_ABOVE = 5
SPACE = """() => {
    const banner = document.querySelector('.banner').getBoundingClientRect();
    const text = document.querySelector('.banner h1').getBoundingClientRect();
    return [text.top - banner.top, banner.bottom - text.bottom];
}"""

FITS = """() => {
    const [text, banner] = ['.banner .explain', '.banner']
        .map(one => document.querySelector(one).getBoundingClientRect());
    return text.bottom <= banner.bottom;
}"""


def space(player: Player) -> tuple[float, float]:
    """Above and below the title."""
    above, below = player.page.evaluate(SPACE)
    return above, below


def lose_connection(player: Player, stage: Stage) -> None:
    """For as long as the server does not answer a greeting."""
    assert stage.socket is not None
    player.page.route_web_socket(re.compile("/socket$"), lambda socket: None)
    stage.socket.close(code=1012)
    player.page.locator(".banner.idle").wait_for()


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_a_title_alone_is_in_the_middle(table: Table, size: tuple[int, int]) -> None:
    player, stage = table(POSITIONS["take"])
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    lose_connection(player, stage)
    above, below = space(player)
    assert above == pytest.approx(below, abs=2)


@pytest.mark.parametrize("name", ["spare", "department"])
def test_a_title_with_a_reason_keeps_off_the_edge(table: Table, name: str) -> None:
    player, _ = table(POSITIONS[name])
    player.page.set_viewport_size({"width": 390, "height": 844})
    above, _ = space(player)
    assert above >= LEAST_ABOVE


def test_an_explanation_is_made_to_fit(table: Table) -> None:
    """It takes the place of a shorter reason, and the banner does not grow."""
    player, _ = table(RUSH["tile"])
    player.page.set_viewport_size({"width": 390, "height": 844})
    player.thing("sabotage").click()
    player.page.locator(".banner .explain").get_by_text("First").wait_for()
    player.page.wait_for_function(FITS)
