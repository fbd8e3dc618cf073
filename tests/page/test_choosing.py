"""The form before a table: options, what does not go together, and cards of one's own."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from page.conftest import Opener
from page.playing import Player

NO_EPIDEMIC = (
    "Alone there are no ambulances for an epidemic: play without it, or choose at least two seats."
)
CARDS = """
[[specialist]]
id = "porter"
name = "Night Porter"
copies = 12
family = "blue"
relation = "anyone"
count = 1
steps = 1
"""


def told_of(player: Player, what: str = "") -> dict[str, Any]:
    """What the server tells of the table this page is at."""
    table = player.page.url.rpartition("/")[2]
    with urllib.request.urlopen(f"{player.address}/api/tables/{table}{what}") as answer:
        found: dict[str, Any] = json.loads(answer.read())
    return found


def radio(page: Page, name: str, value: str) -> Any:
    return page.locator(f"[name={name}][value={value}]")


def test_solo_is_two_clicks_away(opened: Opener) -> None:
    player = opened()
    player.start("solo")
    assert not player.over
    assert told_of(player)["options"]["seats"] == "1"
    since = player.stamp
    player.choices.first.click()
    player.moved(since)


def test_a_set_is_changed_and_played_by_keyboard_alone(opened: Opener) -> None:
    player = opened()
    page = player.page
    page.locator("[data-options=now]").press("Enter")
    expect(page.locator("[data-form=now] h2")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#seats")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#seats")).to_have_value("2")
    radio(page, "set", "standard").focus()
    page.keyboard.press("ArrowDown")
    expect(radio(page, "epidemic", "yes")).to_be_checked()
    radio(page, "crisis", "yes").focus()
    page.keyboard.press("ArrowUp")
    expect(radio(page, "crisis", "no")).to_be_checked()
    player.key("make").press("Enter")
    player.asked()
    options = told_of(player)["options"]
    assert (options["seats"], options["crisis"], options["superbug"]) == ("2", "no", "yes")


def test_characters_are_chosen_balanced_or_documented(opened: Opener) -> None:
    player = opened()
    page = player.page
    page.locator("input[value=hospital-rush]").check()
    page.locator("[data-options=now]").click()
    expect(radio(page, "characters", "balanced")).to_be_checked()
    group = page.get_by_role("group", name="Characters: the prices and colours")
    expect(group).to_contain_text("As documented, the published ones all red")
    radio(page, "characters", "documented").check()
    expect(page.locator("[data-fold=options] > summary")).to_contain_text(
        "Characters: As documented"
    )
    player.key("make").click()
    player.asked()
    assert told_of(player)["options"]["characters"] == "documented"


def test_what_does_not_go_together_cannot_be_chosen_and_says_why(opened: Opener) -> None:
    page = opened().page
    page.locator("[data-options=solo]").click()
    expect(radio(page, "epidemic", "yes")).to_be_disabled()
    reason = page.get_by_role("group", name="Nationwide epidemic")
    expect(reason).to_have_accessible_description(NO_EPIDEMIC)
    page.locator("#seats").select_option("2")
    expect(radio(page, "epidemic", "yes")).to_be_enabled()
    radio(page, "epidemic", "yes").check()
    expect(page.locator("#seats option[value='1']")).to_be_disabled()
    expect(page.locator("#seats")).to_have_accessible_description(NO_EPIDEMIC)


def test_every_mistake_of_a_card_file_is_shown_and_the_mended_one_is_played(
    opened: Opener, tmp_path: Path
) -> None:
    player = opened()
    page = player.page
    page.locator("[data-options=now]").click()
    page.locator("[data-fold=cards] > summary").click()
    file = tmp_path / "mine.toml"
    file.write_text(CARDS.replace("12", "99").replace('"blue"', '"pink"'), encoding="utf-8")
    page.locator("[data-cards=example]").click()
    expect(page.locator("[data-cards=status]")).to_contain_text("Night Porter")
    page.locator("[data-cards=file]").set_input_files(file)
    mistakes = page.locator(".mistakes li")
    expect(mistakes).to_have_count(2)
    expect(mistakes.first).to_have_text(
        "Line 5, card “porter”, field “copies”: it cannot be 99. Allowed: 1..12."
    )
    player.key("make").click()
    expect(page.locator("[data-cards=status]")).to_be_focused()
    page.locator("[data-cards=text]").fill(CARDS)
    expect(page.locator("[data-cards=status]")).to_have_text(
        "One card of yours is in play: Night Porter."
    )
    player.key("make").click()
    player.asked()
    assert told_of(player, "/facts")["cards"]["porter"]["own"]
    assert told_of(player)["cards"]
    while not player.thing("porter").count():
        player.step()
    expect(player.thing("porter").locator(".house")).to_have_text("own card")
    expect(player.thing("porter")).to_have_accessible_name(
        re.compile(r"^Night Porter \(own card\)")
    )
