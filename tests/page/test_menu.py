"""The menu of a table: settings that are kept, keys, leaving; and rules within reach."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from page.conftest import Opener
from page.playing import Player
from page.positions import POSITIONS
from page.staging import Stage
from wardround import build_info

PARTS = {"department": "3. Activation", "worker": "Specialists"}


def kept(player: Player) -> dict[str, object]:
    found: dict[str, object] = json.loads(
        player.page.evaluate("localStorage.getItem('wardround.settings') ?? '{}'")
    )
    return found


def at_a_table(opened: Opener) -> Player:
    player = opened()
    player.start("duel")
    player.page.locator(".tab-menu").click()
    return player


def test_settings_are_kept(opened: Opener) -> None:
    player = at_a_table(opened)
    for name in ("twoTaps", "neverAsk", "keepEverything", "vibration", "letters"):
        box = player.page.locator(f"[data-setting={name}]")
        before = box.is_checked()
        box.click()
        assert kept(player)[name] is not before
    player.page.locator("[data-setting=diceLetters]").click()
    assert kept(player)["switches"] == {"diceLetters": True}
    player.page.locator("[data-setting=pace]").select_option("quick")
    player.page.locator("[data-setting=sound]").select_option("quiet")
    player.page.reload()
    player.asked()
    player.page.locator(".tab-menu").click()
    expect(player.page.locator("[data-setting=pace]")).to_have_value("quick")
    expect(player.page.locator("[data-setting=sound]")).to_have_value("quiet")
    expect(player.page.locator("[data-setting=letters]")).not_to_be_checked()


def test_a_key_of_ones_own(opened: Opener) -> None:
    player = at_a_table(opened)
    player.page.locator(".remap summary").click()
    log = player.page.locator("[data-remap=log]")
    log.click()
    expect(log).to_have_text("press a key …")
    player.page.keyboard.press("x")
    expect(log).to_have_text("x")
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".sheet")).to_have_count(0)
    player.page.keyboard.press("?")
    expect(player.page.locator(".key-list")).to_contain_text("x")
    player.page.keyboard.press("Escape")
    player.page.locator(".tab-menu").click()
    player.page.locator(".remap summary").click()
    player.key("usual-keys").click()
    expect(log).to_have_text("l")


BUILDS = {
    "compiled": "Rules: compiled.",
    "interpreted": "Rules: interpreted. Bots, hints and reviews are slower",
    "compiling": "Rules: interpreted. A faster build is being made",
}


@pytest.mark.parametrize("state", BUILDS)
def test_the_menu_tells_which_build_of_the_rules_runs(opened: Opener, state: str) -> None:
    player = opened()
    health = {
        "build": "compiled" if state == "compiled" else "interpreted",
        "compiling": state == "compiling",
    }
    player.page.route("**/api/health", lambda route: route.fulfill(json=health))
    player.start("duel")
    player.page.locator(".tab-menu").click()
    expect(player.page.locator(".build")).to_contain_text(BUILDS[state])


def test_the_server_tells_the_menu_its_build(opened: Opener) -> None:
    expect(at_a_table(opened).page.locator(".build")).to_contain_text(BUILDS[build_info()["build"]])


def test_leaving_goes_to_the_front_page_and_one_may_come_back(opened: Opener) -> None:
    player = at_a_table(opened)
    player.key("leave").click()
    player.page.locator(".offer.continue").click()
    player.asked()


def test_the_menu_takes_the_focus_and_gives_it_back(opened: Opener) -> None:
    player = at_a_table(opened)
    expect(player.page.get_by_role("dialog", name="Menu")).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".tab-menu")).to_be_focused()


@pytest.mark.parametrize("kind", PARTS)
def test_the_rules_are_two_actions_from_any_card(opened: Opener, kind: str) -> None:
    player = opened()
    Stage(POSITIONS["worker"]).open(player)
    cards = player.page.locator(f".{kind}[data-word]:has([lang=en])")
    assert cards.count() > 2
    for place in range(cards.count()):
        cards.nth(place).press("i")
        player.key("rules-of").click()
        title = player.page.get_by_role("heading", name=PARTS[kind], exact=True)
        expect(title).to_be_focused()
        expect(player.page.locator(".info-card")).to_have_count(0)
        player.page.keyboard.press("Escape")
        expect(title).to_have_count(0)
        expect(cards.nth(place)).to_be_focused()


def test_the_rules_explain_words_first_and_show_a_whole_round(opened: Opener) -> None:
    page = opened("/#/rules/dice-hospital").page
    page.locator(".example-picture").first.wait_for()
    parts = page.locator(".rules-part").evaluate_all("all => all.map(one => one.dataset.part)")
    assert parts[:3] == ["aim", "glossary", "setup"]
    assert parts.index("end") + 1 == parts.index("example")
    drawn = page.locator("[data-step=example-ben]")
    dice = drawn.locator("p .die").evaluate_all("all => all.map(one => one.dataset.die)")
    assert dice == ["r4", "r5", "r6", "r6", "r2", "r3"]
    expect(drawn.locator(".example-picture")).to_contain_text("Ben")
    expect(drawn.locator("p")).to_contain_text("Operating Theatre")


def test_the_rules_of_hospital_rush_show_a_whole_round_with_tiles(opened: Opener) -> None:
    page = opened("/#/rules/hospital-rush").page
    first = page.locator("[data-step=example-first]")
    expect(first.locator(".example-bed")).to_have_count(4)
    cured = first.locator(".example-bed").nth(2)
    expect(cured).to_contain_text("patient of Ada")
    patches = cured.locator(".rush-tile.patch:not(.open)")
    expect(patches).to_have_count(3)
    tops = patches.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, "in one row"
    expect(page.locator("[data-part=setup]")).to_contain_text("2 medicine tiles with 3 players")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".rules-page .brand")).to_be_visible()
    page.locator(".rules-games a:not([aria-current])").click()
    expect(page.locator(".rules-games [aria-current]")).to_have_text("Dice Hospital")


def test_the_rules_tell_every_card_and_mark_our_own(opened: Opener) -> None:
    page = opened("/#/rules/dice-hospital/administrator").page
    expect(page.get_by_role("heading", name="Administrators")).to_be_focused()
    cards = page.locator(".rules-part[data-part=administrator] .rule-card")
    expect(cards).to_have_count(8)
    expect(cards.locator(".house")).to_have_text(["name: house"] * 8)
    expect(page.locator("[data-part=department] .rule-card")).to_have_count(18)
    expect(page.locator("[data-part=specialist] .rule-card")).to_have_count(12)
    expect(page.locator("[data-part=department] .house")).to_have_count(0)
    stair = page.locator(".stair-table tr").nth(1).locator("td").all_inner_texts()
    assert " ".join(stair) == "1 3 5 7 9 11 14 17 21 25 30 35"
