"""A game without drawings of its own is drawn all the same, and can be played and read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from page.conftest import Opener
from page.playing import Player
from page.test_access import check

SCRIPT = "**/page.js"
DRAWINGS = '["dice-hospital","hospital-rush"]'
SPILLS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
PHONE = {"width": 390, "height": 844}


def without_drawings(player: Player) -> Player:
    """The front page as it is where no game has a folder of drawings."""

    def answer(route: Route) -> None:
        came = route.fetch()
        assert DRAWINGS in came.text()
        route.fulfill(response=came, body=came.text().replace(DRAWINGS, "[]"))

    player.page.route(SCRIPT, answer)
    player.page.goto("about:blank")
    player.page.goto(player.address)
    player.page.locator(".offers").wait_for()
    return player


def at_a_table(player: Player, game: str) -> Player:
    """A new table of a game, once somebody is asked there."""
    without_drawings(player)
    player.page.locator(f"input[value={game}]").check()
    player.page.locator("[data-offer=now]").click()
    player.asked()
    return player


def test_the_front_page_offers_what_such_a_game_has(opened: Opener) -> None:
    page = without_drawings(opened()).page
    expect(page.locator(".generic-emblem")).to_have_text(["DH", "HR"])
    expect(page.locator(".game b[lang]")).to_have_text(["Dice Hospital", "Hospital Rush"])
    expect(page.locator("[data-offer=learn], [data-first-time]")).to_have_count(0)
    expect(page.locator("[data-key=rules]")).to_have_count(0)


@pytest.mark.parametrize("game", ["dice-hospital", "hospital-rush"])
def test_the_view_is_read_as_headed_lists(opened: Opener, game: str) -> None:
    page = at_a_table(opened(), game).page
    names = page.locator(".strip .seat").count()
    headings = page.locator(".generic-part .generic-part > h3").all_text_contents()
    assert headings[:names].count("You") == 0
    assert len(headings) >= names
    expect(page.locator(".generic")).not_to_contain_text("undefined")
    expect(page.locator(".generic")).not_to_contain_text("[object")


def test_words_are_said_by_things_and_by_buttons(opened: Opener) -> None:
    player = at_a_table(opened(), "hospital-rush")
    stamp = player.page.locator(".table").get_attribute("data-stamp")
    player.page.locator(".thing.legal").first.click()
    expect(player.page.locator(".table")).not_to_have_attribute("data-stamp", stamp or "")


def test_the_log_tells_what_happens(opened: Opener) -> None:
    player = at_a_table(opened(), "hospital-rush")
    expect(player.page.locator(".log li").first).not_to_be_empty()


@pytest.mark.parametrize("game", ["dice-hospital", "hospital-rush"])
def test_it_breaks_no_rule_of_accessibility(opened: Opener, game: str) -> None:
    check(at_a_table(opened(), game).page)


@pytest.mark.parametrize("game", ["dice-hospital", "hospital-rush"])
def test_it_fits_a_phone(opened: Opener, game: str) -> None:
    page = at_a_table(opened(viewport=PHONE), game).page
    assert not page.evaluate(SPILLS)
