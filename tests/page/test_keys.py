"""Everything by the keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from page.conftest import Opener
from page.playing import Player
from page.tables import friends

FOCUSED = "document.activeElement?.dataset.word ?? ''"
ZONE = "document.activeElement?.closest('[data-zone]')?.dataset.zone ?? ''"
COVERED = """() => {
    const box = document.activeElement.getBoundingClientRect();
    const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !document.activeElement.contains(under);
}"""


def press(player: Player, key: str) -> None:
    player.page.keyboard.press(key)


def at_work(opened: Opener) -> Player:
    player = opened()
    player.practise(5)
    player.until("Place a worker")
    return player


def say_by_key(player: Player) -> None:
    """The first choice by its number or by focus and Enter; else the key that goes on."""
    since = player.stamp
    choices = 0 if player.enough() else player.choices.count()
    if choices > 1:
        press(player, "g")
        press(player, "Enter")
    elif choices:
        press(player, "1")
    elif player.can_finish:
        press(player, "f")
        if player.key("anyway").count():
            press(player, "Enter")
    else:
        press(player, "n")
        if player.key("anyway").count():
            press(player, "Enter")
    player.moved(since)


def test_a_full_game_by_keyboard_alone(opened: Opener) -> None:
    player = opened()
    player.practise(14)
    while not player.over:
        say_by_key(player)
    expect(player.page.locator(".end h1")).to_be_visible()


def test_zones_are_one_stop_each_and_arrows_move_within(opened: Opener) -> None:
    player = at_work(opened)
    for key, zone in (("s", "staff"), ("d", "departments"), ("p", "patients"), ("o", "others")):
        press(player, key)
        assert player.page.evaluate(ZONE) == zone
        stops = player.page.locator(f"[data-zone={zone}] [tabindex='0']")
        expect(stops).to_have_count(1)
    press(player, "d")
    first = player.page.evaluate(FOCUSED)
    press(player, "ArrowRight")
    assert player.page.evaluate(FOCUSED) != first
    press(player, "ArrowLeft")
    assert player.page.evaluate(FOCUSED) == first
    press(player, "End")
    last = player.page.locator(".department").last.get_attribute("data-word")
    assert player.page.evaluate(FOCUSED) == last
    press(player, "Home")
    assert player.page.evaluate(FOCUSED) == first
    press(player, "Tab")
    assert player.page.evaluate(ZONE) != "departments"


def test_what_glows_is_visited_in_order_and_numbered(opened: Opener) -> None:
    player = at_work(opened)
    words = player.words()
    badge = "getComputedStyle(document.querySelector('.thing.legal'), '::after').content"
    assert player.page.evaluate(badge) == "none"
    seen = []
    for _ in words:
        press(player, "g")
        seen.append(player.page.evaluate(FOCUSED))
    assert seen == words
    press(player, "Shift+g")
    assert player.page.evaluate(FOCUSED) == words[-2]
    assert player.page.evaluate(badge) == '"1"'


def test_escape_takes_back_word_by_word_and_undo_the_sentence(opened: Opener) -> None:
    player = at_work(opened)
    player.click(player.thing("nurse"))
    since = player.stamp
    press(player, "Escape")
    player.moved(since)
    assert "Place a worker" in player.question
    placed = len(player.log("Ada sends"))
    while len(player.log("Ada sends")) < placed + 2:
        player.step()
    while "Place a worker" not in player.question:
        player.step()
    for key, left in (("u", 1), ("y", 2), ("Shift+u", 0)):
        since = player.stamp
        press(player, key)
        player.moved(since)
        assert len(player.log("Ada sends")) == placed + left


def test_keys_tell_what_is_asked_forecast_scores_and_cards(opened: Opener) -> None:
    player = at_work(opened)
    urgent = player.page.locator("[data-live=urgent] p")
    polite = player.page.locator("[data-live=polite] p")
    press(player, "w")
    expect(urgent.last).to_contain_text("Place a worker")
    press(player, "e")
    expect(polite.filter(has_text="If you finish now")).not_to_have_count(0)
    press(player, "q")
    scores = polite.filter(has_text="Ada: 2 points")
    expect(scores.filter(has_text="Bea: 0 points")).not_to_have_count(0)
    press(player, "d")
    press(player, "i")
    expect(polite.filter(has_text="Heal one red patient")).not_to_have_count(0)
    card = player.page.locator(".info-card")
    expect(card).to_contain_text("Heal one red patient")
    press(player, "Escape")
    expect(card).to_have_count(0)
    press(player, "?")
    keys = player.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Undo the last move")
    press(player, "Escape")
    expect(keys).to_have_count(0)
    press(player, "l")
    expect(player.page.locator(".log ol")).to_be_focused()


def test_passing_by_key_asks(opened: Opener) -> None:
    player = opened()
    player.practise(5)
    player.until("Take a department")
    since = player.stamp
    press(player, "n")
    expect(player.page.locator(".banner.asking")).to_contain_text("Pass?")
    assert player.stamp == since
    press(player, "Escape")
    assert "Take a department" in player.question
    press(player, "n")
    press(player, "Enter")
    player.moved(since)
    assert "Take a department" not in player.question


@pytest.mark.parametrize("settings", [{"letters": False}, {"keys": {"undo": "z"}}])
def test_single_keys_can_be_switched_off_and_changed(
    opened: Opener, settings: dict[str, object]
) -> None:
    player = opened()
    player.change(**settings)
    player.page.reload()
    player.practise(5)
    player.until("Place a worker")
    while not player.log("Ada sends"):
        player.step()
    while "Place a worker" not in player.question:
        player.step()
    placed, since = len(player.log("Ada sends")), player.stamp
    press(player, "u")
    press(player, "z")
    if settings.get("letters") is False:
        press(player, "1")
        assert player.stamp == since
        press(player, "Tab")
        player.thing("nurse").focus()
        press(player, "Enter")
        player.moved(since)
    else:
        player.moved(since)
        assert len(player.log("Ada sends")) == placed - 1


def test_keys_do_nothing_in_fields(opened: Opener) -> None:
    player, _ = friends(opened)
    since = player.stamp
    player.page.locator(".chat summary").click()
    player.page.locator(".chat input").focus()
    player.page.keyboard.type("ufn1.?/")
    assert player.page.locator(".chat input").input_value() == "ufn1.?/"
    assert player.stamp == since
    expect(player.page.locator(".banner.asking, .command, .sheet")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1000, 500), (1280, 800), (360, 640)])
def test_pinned_bars_never_cover_what_is_focused(opened: Opener, width: int, height: int) -> None:
    player = opened(viewport={"width": width, "height": height})
    player.practise(5)
    player.until("Place a worker")
    for zone in ("p", "d", "s"):
        press(player, zone)
        count = player.page.locator(f"[data-zone={player.page.evaluate(ZONE)}] .thing").count()
        for _ in range(count):
            press(player, "ArrowRight")
            assert not player.page.evaluate(COVERED)
