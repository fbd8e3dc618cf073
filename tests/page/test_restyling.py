"""A change in one place costs little: the browser computes the style of few elements anew."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser

from page.conftest import Opener
from page.positions import POSITIONS
from page.rush_positions import POSITIONS as RUSH
from page.staging import Stage

# A table has thousands. `:has` on what holds all of them computed them all at every change.
MOST_RESTYLED = 100
TELL_MORE = """() => {
    const line = document.createElement('li');
    line.textContent = 'And then something happened.';
    document.querySelector('.log ol').append(line);
    document.body.getBoundingClientRect();
}"""


def restyled(trace: bytes) -> int:
    """For how many elements styles were computed."""
    events = json.loads(trace)["traceEvents"]
    return sum(
        event["args"].get("elementCount", 0)
        for event in events
        if event["name"] == "UpdateLayoutTree"
    )


@pytest.mark.parametrize(
    "position", [POSITIONS["worker"], RUSH["five"]], ids=["dice-hospital", "hospital-rush"]
)
def test_a_line_more_in_the_log(opened: Opener, browser: Browser, position: str) -> None:
    player = opened()
    Stage(position).open(player)
    player.page.evaluate(TELL_MORE)
    browser.start_tracing(page=player.page, categories=["devtools.timeline"])
    player.page.evaluate(TELL_MORE)
    assert 0 < restyled(browser.stop_tracing()) < MOST_RESTYLED
