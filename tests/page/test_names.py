"""Names of cards: in the language spoken or as printed, while words to say stay English."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from page.conftest import Opener
from page.playing import Player
from page.positions import POSITIONS
from page.rush_positions import POSITIONS as RUSH
from page.staging import Stage

FULL = {name: POSITIONS[name] for name in ("worker", "improve", "experimental")}
FULL |= {f"rush {name}": RUSH[name] for name in ("doors", "five", "skill")}
NAMES = ".department [lang], .improvement [lang], .rush-door [lang], .skill [lang]"
BROKEN = """all => all.filter(one => one.offsetParent).flatMap(one => {
    const text = one.firstChild;
    return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ index, 0: word }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word);
})"""


def at_work(opened: Opener, locale: str) -> Player:
    """At a table in this language, asked to place a worker."""
    player = opened(locale=locale)
    player.practise(3, options={"administrators": "no"})
    while not player.can_finish:
        player.step()
    return player


def say(player: Player, words: str) -> None:
    """Type words at the command line, which is open."""
    player.page.locator(".command input").fill(words)
    player.page.keyboard.press("Enter")


def name_of(player: Player, word: str) -> str:
    return player.thing(word).locator("[lang]").first.inner_text()


def names_shown(player: Player, names: str) -> None:
    player.page.locator(".tab-menu").click()
    player.page.locator("[data-setting=names]").select_option(names)
    player.page.keyboard.press("Escape")


def test_the_setting_changes_what_cards_are_called(opened: Opener) -> None:
    player = at_work(opened, "de")
    name = player.thing("pharmacy").locator("[lang]").first
    expect(name).to_have_text("Apotheke")
    expect(name).to_have_attribute("lang", "de")
    names_shown(player, "printed")
    expect(name).to_have_text("Pharmacy")
    expect(name).to_have_attribute("lang", "en")
    player.page.reload()
    expect(name).to_have_text("Pharmacy")
    names_shown(player, "translated")
    expect(name).to_have_text("Apotheke")


def test_english_words_are_said_and_the_log_calls_cards_like_the_board(opened: Opener) -> None:
    player = at_work(opened, "fr")
    player.page.keyboard.press("/")
    since = player.stamp
    say(player, "nurse imaging")
    player.moved(since)
    expect(player.thing("imaging")).to_have_class(re.compile("said|used"))
    player.step()
    player.page.keyboard.press("Escape")
    log = player.page.locator(".log")
    expect(log).to_contain_text("Imagerie")
    names_shown(player, "printed")
    expect(log).to_contain_text("Imaging")
    expect(log).not_to_contain_text("Imagerie")


def test_a_word_is_found_by_the_name_of_its_card(opened: Opener) -> None:
    player = at_work(opened, "nl")
    page = player.page
    page.keyboard.press("/")
    page.locator(".command input").fill("nurse beeld")
    found = page.locator('#completions option[value="nurse imaging"]')
    expect(found).to_have_attribute("label", "Beeldvorming")
    answer = page.locator(".command .answer")
    say(player, "nurse beeldvorming")
    expect(answer).to_contain_text("beeldvorming")
    since = player.stamp
    say(player, "nurse")
    player.moved(since)
    say(player, "words")
    expect(answer).to_contain_text("imaging (Beeldvorming)")


def test_what_is_told_of_a_card_holds_its_word(opened: Opener) -> None:
    player = at_work(opened, "de")
    player.thing("pharmacy").press("i")
    card = player.page.locator(".info-card")
    expect(card.locator("b")).to_have_text("Apotheke")
    expect(card.locator("code")).to_have_text("pharmacy")
    page = opened("/#/rules/hospital-rush/spaces", locale="fr").page
    told = page.locator("[data-part=spaces] .rule-card").filter(has_text="Dénoncer").first
    expect(told.locator("code")).to_have_text("rat-out")
    expect(page.locator("[data-part=unfair]")).to_contain_text("Dénoncer")
    expect(page.locator("[data-part=characters]")).to_contain_text("Kurt von Schneider")


def test_in_english_there_is_nothing_to_choose(opened: Opener) -> None:
    player = at_work(opened, "en")
    assert name_of(player, "pharmacy") == "Pharmacy"
    player.page.locator(".tab-menu").click()
    expect(player.page.locator("[data-setting=sound]")).to_have_count(1)
    expect(player.page.locator("[data-setting=names]")).to_have_count(0)
    player.page.keyboard.press("Escape")
    player.thing("pharmacy").press("i")
    expect(player.page.locator(".info-card code")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "fr", "nl"])
def test_no_name_breaks_within_a_word(opened: Opener, language: str) -> None:
    found: dict[tuple[str, int], list[str]] = {}
    for width, height in ((1280, 800), (390, 844)):
        player = opened(locale=language, viewport={"width": width, "height": height})
        for name, code in FULL.items():
            Stage(code, language).open(player)
            names = player.page.locator(NAMES)
            assert names.count() > 3
            found[name, width] = names.evaluate_all(BROKEN)
    assert {place: words for place, words in found.items() if words} == {}
