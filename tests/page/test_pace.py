"""What others do, shown so that one can follow."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from page.conftest import Opener
from page.playing import Player
from page.tables import friends, play_until
from page.wires import Wire

LEAST = 430
MOVING = {"reduced_motion": "no-preference"}
WATCH = """() => {
    window.shown = [];
    const look = () => {
        const banner = document.querySelector('.banner.news h1');
        const text = banner ? banner.textContent : '';
        const last = window.shown.at(-1);
        if (last && last.text === text) return;
        if (last) last.time = performance.now() - last.since;
        window.shown.push({ text, since: performance.now(), time: null });
    };
    look();
    new MutationObserver(look).observe(document.body, {
        childList: true, subtree: true, characterData: true, attributes: true,
    });
}"""


def watched(player: Player) -> list[dict[str, Any]]:
    """Every piece of news that was shown in the banner, and for how long."""
    found: list[dict[str, Any]] = player.page.evaluate("window.shown.filter(one => one.text)")
    return found


def bots_said(player: Player) -> set[str]:
    return {line for name in ("Bea", "Cem", "Dora") for line in player.log(f"{name} ")}


def in_intake(opened: Opener, bots: int, **settings: Any) -> Player:
    """Against bots, at the first ambulance."""
    player = opened(**settings)
    player.practise(5, bots)
    player.until("Which ambulance")
    return player


def recap(player: Player) -> set[str]:
    lines = player.page.locator(".recap li").evaluate_all("all => all.map(one => one.textContent)")
    return set(lines)


@pytest.mark.parametrize("bots", [1, 3])
def test_every_sentence_of_a_bot_can_be_read_or_is_listed(opened: Opener, bots: int) -> None:
    player = in_intake(opened, bots, **MOVING)
    known = bots_said(player)
    player.page.evaluate(WATCH)
    listed: set[str] = set()
    for _ in range(3):
        player.step()
        listed |= recap(player)
    said = bots_said(player) - known
    assert said
    shown = {one["text"] for one in watched(player) if one["time"] >= LEAST}
    assert said <= shown | listed
    assert shown


def test_one_key_skips_to_the_question_and_one_closes_the_recap(opened: Opener) -> None:
    player = in_intake(opened, 3, **MOVING)
    player.change(pace="watch")
    player.page.reload()
    player.asked()
    known = bots_said(player)
    player.choices.first.dispatch_event("click")
    news = player.page.locator(".banner.news, .table[data-asked=true]")
    while not player.ready:
        news.first.wait_for()
        player.page.keyboard.press(".")
    assert bots_said(player) - known == recap(player)
    assert recap(player)
    player.page.keyboard.press(".")
    expect(player.page.locator(".recap")).to_have_count(0)
    assert player.ready


def test_a_click_while_news_is_shown_answers_nothing(opened: Opener) -> None:
    player = in_intake(opened, 2, **MOVING)
    player.choices.first.dispatch_event("click")
    skip = player.key("skip")
    skip.wait_for()
    said = player.log("Ada ")
    player.page.evaluate("document.querySelector('.thing').click()")
    expect(skip).to_have_count(0)
    assert player.log("Ada ") == said


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_waits_where_motion_is_off(opened: Opener, motion: str) -> None:
    player = opened(reduced_motion=motion)
    player.change(pace="off" if motion == "no-preference" else "normal")
    player.page.reload()
    player.practise(5, 2)
    player.until("Which ambulance")
    known = bots_said(player)
    player.page.evaluate(WATCH)
    player.step()
    assert watched(player) == []
    assert bots_said(player) - known == recap(player)
    assert recap(player)


def test_the_recap_opens_in_full_and_ends_with_the_next_word(opened: Opener) -> None:
    player = in_intake(opened, 3)
    player.step()
    opener = player.page.locator(".recap .opener")
    player.page.set_viewport_size({"width": 390, "height": 844})
    expect(player.key("close-recap")).to_be_in_viewport()
    opener.click()
    expect(opener).to_have_attribute("aria-expanded", "true")
    before = recap(player)
    player.step()
    assert not before & recap(player)


def test_what_others_do_at_the_same_time_never_stops_anybody(opened: Opener) -> None:
    together = {"administrators": "no", "activation": "simultaneous"}
    ada, bea = friends(opened, options=together)
    play_until([ada, bea], bea, "Place a worker")
    expect(ada.page.locator(".banner h1")).to_contain_text("Place a worker")
    ada.page.keyboard.press("Escape")
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.page.evaluate(WATCH)
    placed = len(ada.log("Bea sends"))
    for _ in range(2):
        while "Place a worker" not in bea.question or len(bea.log("Bea sends")) == placed:
            bea.step()
        placed = len(bea.log("Bea sends"))
        expect(ada.page.locator(".log")).to_contain_text(bea.log("Bea sends")[-1])
        assert ada.ready
    assert watched(ada) == []
    assert recap(ada) == set()


def test_time_that_runs_out_is_shown_and_spoken(opened: Opener) -> None:
    player = opened(own_clock=True, **MOVING)
    player.page.clock.install()
    wire = Wire(player.page)
    wire.alters = lambda message: message.update(deadline=31.0)
    player.practise(5)
    clock = player.page.get_by_role("timer")
    expect(clock).to_have_text("0:31")
    player.page.clock.run_for(1_500)
    expect(player.page.locator("[data-live=urgent]")).to_contain_text("30 seconds left.")
    player.page.clock.run_for(20_000)
    expect(player.page.locator("[data-live=urgent]")).to_contain_text("10 seconds left.")
    expect(clock).to_have_text(re.compile("0:0[0-9]"))
