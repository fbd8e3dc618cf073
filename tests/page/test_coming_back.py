"""Being away and coming back: nothing is lost, and what was missed is told."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from page.conftest import Opener
from page.playing import Player
from page.tables import friends, play_until, say_something
from page.wires import Wire

LONGER_THAN_PATIENCE = 7_000
HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def place_three(bea: Player) -> list[str]:
    """Three sentences, and how the log tells them."""
    before = len(bea.log("Bea "))
    while len(bea.log("Bea ")) < before + 3:
        assert bea.ready
        say_something(bea)
    return bea.log("Bea ")[before:]


def missed(player: Player) -> list[str]:
    panel = player.page.locator(".missed")
    panel.wait_for()
    lines: list[str] = panel.locator("li").evaluate_all(
        "all => all.map(one => (one.querySelector('.told') ?? one).textContent.trim())"
    )
    return lines


def test_what_was_missed_is_told_exactly(opened: Opener) -> None:
    ada, bea = friends(opened)
    play_until([ada, bea], bea, "Place a worker")
    context, table = ada.page.context, ada.page.url
    ada.page.close()
    said = place_three(bea)
    back = Player(context.new_page(), ada.address)
    back.page.goto(back.address)
    back.page.locator(".offer.continue").click()
    assert missed(back) == said
    assert back.page.url == table
    back.page.keyboard.press("Escape")
    expect(back.page.locator(".missed")).to_have_count(0)


def test_a_hidden_tab_tells_what_was_missed_and_calls_only_for_me(opened: Opener) -> None:
    ada, bea = friends(opened)
    play_until([ada, bea], bea, "Place a worker")
    icon = ada.page.locator("link[rel=icon]")
    expect(ada.page).to_have_title("wardround")
    ada.page.evaluate(HIDE, True)
    said = place_three(bea)
    expect(ada.page.locator(".log")).to_contain_text(said[-1])
    expect(ada.page).to_have_title("wardround")
    expect(icon).to_have_attribute("href", "icon.svg")
    ada.page.evaluate(HIDE, False)
    assert missed(ada) == said
    while bea.ready:
        say_something(bea)
    expect(ada.page).to_have_title("● Your turn – wardround")
    expect(icon).to_have_attribute("href", "icon-turn.svg")


CALLS = """() => {
    window.calls = [];
    window.Notification = class {
        static permission = 'granted';
        constructor(title, { body }) { window.calls.push(body); }
        close() {}
    };
    navigator.vibrate = () => window.calls.push('vibrates');
    window.GainNode = new Proxy(window.GainNode, {
        construct: (made, given) => { window.calls.push('sounds'); return new made(...given); },
    });
}"""


def test_sound_vibration_and_notice_only_while_one_looks_away(opened: Opener) -> None:
    ada, bea = friends(opened)
    ada.change(notice=True, vibration=True, sound="quiet")
    ada.page.reload()
    ada.page.locator(".table").wait_for()
    ada.page.evaluate(CALLS)
    ada.page.locator(".banner").click()
    play_until([ada, bea], ada, "Which ambulance")
    play_until([ada, bea], bea, "Place a worker")
    heard = ada.page.evaluate("window.calls")
    assert set(heard) == {"sounds"}, "what happens is heard; nobody who looks is called"
    ada.page.evaluate("() => { window.calls.length = 0; }")
    ada.page.evaluate(HIDE, True)
    while bea.ready:
        say_something(bea)
    ada.page.wait_for_function("window.calls.length > 0")
    assert ada.page.evaluate("window.calls") == ["sounds", "sounds", "vibrates", ada.question]


def test_a_half_sentence_is_still_there_after_a_lost_connection(opened: Opener) -> None:
    player = opened()
    wire = Wire(player.page)
    player.practise(5)
    player.until("Place a worker")
    player.click(player.thing("nurse"))
    question, words = player.question, player.words()
    wire.cut()
    expect(player.page.locator(".banner h1")).to_contain_text("Offline, trying again")
    expect(player.choices).to_have_count(0)
    player.asked()
    assert player.question == question
    assert player.words() == words
    expect(player.thing("nurse")).to_have_attribute("aria-pressed", "true")


def test_a_word_whose_acknowledgement_was_lost_is_said_once(opened: Opener) -> None:
    player = opened()
    wire = Wire(player.page)
    player.practise(5)
    player.until("Place a worker")
    wire.cuts = lambda message: message["type"] in ("ack", "change")
    since = player.stamp
    player.thing("nurse").click()
    player.moved(since)
    said = [message for message in wire.sent if message["type"] == "say"]
    wire.until_came(lambda one: one.get("id") == said[-1]["id"] and one["repeated"])
    again = [message for message in said if message["id"] == said[-1]["id"]]
    assert len(again) == 2
    assert again[0] == again[1]
    assert "department" in player.question
    assert int(player.stamp.split()[0]) == int(since.split()[0]) + 1


@pytest.mark.parametrize("kind", ["ack", "change", "answer"])
def test_a_lost_answer_never_leaves_the_page_waiting(opened: Opener, kind: str) -> None:
    player = opened(own_clock=True)
    player.page.clock.install()
    wire = Wire(player.page)
    player.practise(5)
    player.until("Place a worker")
    wire.lose_one(kind)
    patient = player.page.locator(".bed.waiting .patient").first
    (patient if kind == "answer" else player.thing("nurse")).dispatch_event("click")
    wire.until_lost()
    player.page.clock.fast_forward(LONGER_THAN_PATIENCE)
    expect(player.page.locator(".table")).to_have_attribute("data-busy", "false")
    player.asked()
    player.step()


def test_a_lost_greeting_is_said_again(opened: Opener) -> None:
    player = opened(own_clock=True)
    player.page.clock.install()
    wire = Wire(player.page)
    player.practise(5)
    wire.loses = lambda message: message["type"] == "table"
    wire.cut()
    wire.until_lost()
    expect(player.page.locator(".banner h1")).to_contain_text("Offline")
    wire.loses = lambda message: False
    player.page.clock.fast_forward(2 * LONGER_THAN_PATIENCE)
    player.asked()
    player.step()


def test_a_refusal_frees_the_page(opened: Opener) -> None:
    player = opened()
    player.practise(5)
    player.until("Place a worker")
    player.page.keyboard.press("Shift+u")
    expect(player.page.locator(".explain")).not_to_be_empty()
    expect(player.page.locator(".table")).to_have_attribute("data-busy", "false")
    player.step()


def test_a_nudge_reaches_whom_all_wait_for(opened: Opener) -> None:
    ada, bea = friends(partial(opened, own_clock=True))
    ada.page.clock.install()
    play_until([ada, bea], bea, "Place a worker")
    expect(ada.key("nudge")).to_have_count(0)
    ada.page.clock.fast_forward(31_000)
    ada.key("nudge").click()
    expect(bea.page.locator(".explain")).to_contain_text("Ada nudges you")
    expect(bea.page.locator("[data-live=urgent]")).to_contain_text("Ada nudges you")
    expect(ada.page.locator(".explain")).to_contain_text("Bea has been nudged")
