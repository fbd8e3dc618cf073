"""The log is read from its end, wherever it is opened."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from page.conftest import Opener
from page.playing import Player

PHONE = {"viewport": {"width": 390, "height": 844}}
LINES = 25
AT_ITS_END = """log => {
    const last = [...log.querySelectorAll('li')].at(-1).getBoundingClientRect();
    const panel = log.getBoundingClientRect();
    return last.bottom <= Math.min(innerHeight, panel.bottom) + 1 && last.top >= panel.top;
}"""


def play_on(player: Player) -> Locator:
    """So far that the log is longer than its panel."""
    lines = player.page.locator(".log li")
    while lines.count() < LINES:
        player.hurry_on()
    return player.page.locator(".log")


def test_the_log_opens_at_its_end_on_a_phone(opened: Opener) -> None:
    player = opened(**PHONE)
    player.change(pace="off")
    player.page.reload()
    player.practise(5)
    log = play_on(player)
    player.page.locator(".tab-log").click()
    expect(log).to_be_visible()
    assert log.evaluate(AT_ITS_END)


def test_the_log_keeps_to_its_end_beside_the_board(opened: Opener) -> None:
    player = opened()
    player.change(pace="off")
    player.page.reload()
    player.practise(5)
    log = play_on(player)
    assert log.evaluate(AT_ITS_END)


def test_the_log_stays_at_its_end_when_something_takes_its_room(opened: Opener) -> None:
    player = opened()
    player.change(pace="off")
    player.page.reload()
    player.practise(5)
    log = play_on(player)
    assert log.evaluate("one => one.clientHeight") > 90
    log.evaluate("one => { one.style.maxHeight = '90px'; }")
    player.page.wait_for_function(AT_ITS_END, arg=log.element_handle())


def test_earlier_lines_of_a_long_log_come_when_asked_for_and_nothing_in_sight_moves(
    opened: Opener,
) -> None:
    player = opened()
    player.change(pace="off")
    player.page.reload()
    player.practise(5)
    earlier = player.key("log-earlier")
    while not earlier.count():
        player.hurry_on()
    earlier.scroll_into_view_if_needed()
    lines = player.page.locator(".log li")
    drawn, second = lines.count(), lines.nth(1).element_handle()
    assert second is not None
    before = second.bounding_box()
    earlier.click()
    expect(earlier).to_have_count(0)
    assert lines.count() >= drawn
    after = second.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["y"] - after["y"]) < 30
