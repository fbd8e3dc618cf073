"""WCAG 2.2 AA by axe on every view, light and dark, wide and on a phone; and text is only text."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from page.conftest import Opener
from page.finished import Finished
from page.playing import Player
from page.positions import POSITIONS
from page.rush_positions import POSITIONS as RUSH
from page.staging import Stage

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
OPTIONS: dict[str, Any] = {
    "runOnly": {"type": "tag", "values": TAGS},
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
    "preload": False,
}
# The contrast of every text in every position is measured in test_colour.py.
IN_POSITIONS = {**OPTIONS, "rules": {**OPTIONS["rules"], "color-contrast": {"enabled": False}}}
WIDE, PHONE = (1280, 800), (360, 640)
# Until the page is drawn in its new size, axe finds texts off the ground they belong on.
DRAWN = "async () => { for (const _ of [1, 2]) await new Promise(requestAnimationFrame); }"
# Colours do not depend on the width, nor anything else on the colours.
Looks = tuple[tuple[Any, tuple[int, int]], ...]
LOOKS: Looks = (("light", WIDE), ("dark", PHONE))
FULLEST = ("take", "improve", "worker", "last")
# Each kind of thing that is drawn, once.
UNLIKE = (
    *("starting", "keep", "arrange", "take", "overflow", "improve", "return-card", "worker"),
    *("department", "effect", "bag-use", "nothing-left", "together", "spare", "send-back"),
    *("report", "event", "event-colour", "in-force", "recolour", "named", "admissions"),
    *("pick-up", "prototype"),
)
UNLIKE_RUSH = ("last", "victim", "card", "punishment")
# What axe counts as best practice, not as a rule.
BEST: dict[str, Any] = {
    "runOnly": {"type": "tag", "values": ["best-practice"]},
    "resultTypes": ["violations"],
}
MISCHIEF = "<img src=x onerror=alert(1)>"


def complaints(page: Page, options: dict[str, Any]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def check(page: Page, looks: Looks = LOOKS, options: dict[str, Any] = OPTIONS) -> None:
    for scheme, (width, height) in looks:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert complaints(page, options) == [], (scheme, width)


def test_axe_complains_where_something_is_wrong(opened: Opener) -> None:
    page = opened().page
    page.locator("[data-offer=now]").wait_for()
    page.evaluate(
        "document.querySelector('#name').parentElement.before(document.createElement('input'))"
    )
    page.evaluate("document.querySelector('.offers .offer span').style.color = '#eed'")
    found = complaints(page, OPTIONS)
    assert [one.split(":")[0] for one in found] == ["color-contrast", "label"]


def test_front_page_forms_and_waiting_room(opened: Opener) -> None:
    player = opened()
    page = player.page
    page.locator("[data-offer=now]").wait_for()
    check(page)
    for form in ("screen", "friends"):
        page.locator(f"[data-offer={form}]").click()
        page.locator(f"[data-form={form}]").wait_for()
        check(page)
    page.locator("[data-offer=watch]").click()
    check(page)
    page.locator("[data-options=solo]").click()
    page.locator("[data-fold=cards] > summary").click()
    page.locator("[data-cards=text]").fill("[[department]]")
    page.locator(".mistakes li").first.wait_for()
    check(page)
    page.locator("[data-offer=friends]").click()
    player.key("make").click()
    page.locator(".waiting-room").wait_for()
    check(page)
    assert complaints(page, BEST) == []
    guest = opened(page.url.removeprefix(player.address))
    guest.key("sit").wait_for()
    check(guest.page)


def test_a_cover_page(opened: Opener) -> None:
    player = opened()
    player.page.locator("[data-offer=screen]").click()
    player.key("make").click()
    while not player.page.locator(".cover").count():
        player.page.locator(".table[data-asked=true]").wait_for()
        player.choices.first.dispatch_event("click")
        player.page.locator(".table[data-asked=true], .cover").first.wait_for()
    check(player.page)


def test_sheets_and_the_lesson(opened: Opener) -> None:
    player = opened()
    player.start("learn")
    player.page.locator(".coach").wait_for()
    check(player.page)
    for sheet in ("rules", "keys"):
        player.page.set_viewport_size({"width": 1280, "height": 800})
        player.page.locator(".tab-menu").click()
        player.page.locator(".remap summary").click()
        check(player.page, LOOKS[:1] if sheet == "rules" else LOOKS[1:])
        player.key(sheet).click()
        player.page.locator(".sheet :is(.rules-part, .key-list)").first.wait_for()
        check(player.page)
        player.page.keyboard.press("Escape")
    player.page.set_viewport_size({"width": 1280, "height": 800})
    player.page.locator(".seat").nth(1).click()
    player.page.locator(".sheet .hospital").wait_for()
    check(player.page)


@pytest.mark.parametrize(
    ("positions", "unlike"),
    [(POSITIONS, UNLIKE), (RUSH, UNLIKE_RUSH)],
    ids=["dice-hospital", "hospital-rush"],
)
def test_every_kind_of_question(
    opened: Opener, positions: dict[str, str], unlike: tuple[str, ...]
) -> None:
    """Each kind in one look, all looks in turn; the fullest ones in every look."""
    player = opened()
    for place, name in enumerate(unlike):
        Stage(positions[name]).open(player)
        looks = LOOKS if name in FULLEST else LOOKS[place % 2 : place % 2 + 1]
        check(player.page, looks, IN_POSITIONS)


def test_rules_end_and_replay(opened: Opener, finished: Finished) -> None:
    for game in ("dice-hospital", "hospital-rush"):
        rules = opened(f"/#/rules/{game}").page
        rules.locator(".example-picture").first.wait_for()
        check(rules)
    player = opened()
    player.sit(*finished)
    player.page.locator(".end").wait_for()
    check(player.page)
    player.page.goto(f"{player.address}/#/replay/{finished.table}/60")
    player.page.locator(".replay").wait_for()
    check(player.page)
    nowhere = opened("/#/nowhere").page
    nowhere.locator("main").wait_for()
    check(nowhere)


def test_names_and_chat_are_shown_as_text(opened: Opener) -> None:
    host = opened()
    host.page.locator("#name").fill(MISCHIEF[:24])
    host.page.locator("#name").press("Enter")
    host.page.locator("[data-offer=friends]").click()
    host.page.locator("#seats").select_option("2")
    host.key("make").click()
    expect(host.page.locator(".waiting-seats")).to_contain_text(MISCHIEF[:24])
    guest = opened(host.page.url.removeprefix(host.address))
    guest.page.locator("#name").fill("Bea")
    guest.key("sit").click()
    host.page.locator(".strip").wait_for()
    say(host, MISCHIEF)
    for player in (host, guest):
        expect(player.page.locator(".chat-lines")).to_contain_text(MISCHIEF)
        expect(player.page.locator("img[src=x]")).to_have_count(0)
        expect(player.page.locator(".chat-lines")).to_contain_text(MISCHIEF[:24])


def say(player: Player, text: str) -> None:
    if not player.page.locator(".chat[open]").count():
        player.page.locator(".chat summary").click()
    player.page.locator(".chat form input").fill(text)
    player.page.locator(".chat form button").click()


def test_a_quick_phrase_is_heard_in_ones_own_language(opened: Opener) -> None:
    host = opened()
    host.page.locator("[data-offer=friends]").click()
    host.page.locator("#seats").select_option("2")
    host.key("make").click()
    host.page.locator(".waiting-room").wait_for()
    guest = opened(host.page.url.removeprefix(host.address), locale="de-DE")
    guest.key("sit").click()
    guest.page.locator(".strip").wait_for()
    host.page.locator(".chat summary").click()
    host.page.locator("[data-phrase=phrase-hello]").click()
    expect(host.page.locator(".chat-lines")).to_contain_text("Hello!")
    expect(guest.page.locator(".chat-lines")).to_contain_text("Hallo!")


def test_no_inline_script_runs(browser: Browser, address: str) -> None:
    page = browser.new_page()
    page.goto(address)
    page.locator("[data-offer=now]").wait_for()
    page.evaluate(
        """() => {
            const script = document.createElement('script');
            script.textContent = 'window.ran = true';
            document.body.append(script);
            const image = document.createElement('div');
            image.innerHTML = '<img src=x onerror="window.ran = true">';
            document.body.append(image);
        }"""
    )
    page.locator("img[src=x]").evaluate(
        "image => image.complete || new Promise(done => image.addEventListener('error', done))"
    )
    assert page.evaluate("window.ran") is None
    page.close()


def test_everything_lies_in_a_landmark(opened: Opener) -> None:
    """Whoever reads by landmarks misses nothing: axe's best practice."""
    player = opened()
    player.page.locator("[data-offer=now]").wait_for()
    found = {"front": complaints(player.page, BEST)}
    for name, code in (("table", POSITIONS["worker"]), ("rush", RUSH["doors"])):
        Stage(code).open(player)
        found[name] = complaints(player.page, BEST)
    player.page.locator(".tab-menu").click()
    found["menu"] = complaints(player.page, BEST)
    player.page.keyboard.press("Escape")
    Stage(POSITIONS["starting"]).open(player)
    player.page.set_viewport_size({"width": 390, "height": 844})
    player.page.locator(".stage").wait_for()
    found["phone"] = complaints(player.page, BEST)
    assert {name: what for name, what in found.items() if what} == {}
