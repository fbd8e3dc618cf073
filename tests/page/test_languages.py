"""Every view in every language: what is on screen changes at once, and nothing English is left."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement
from playwright.sync_api import Page, expect

import wardround
from page.conftest import Opener
from page.finished import Finished
from wardround.text import languages, name_file

TEXT = Path(wardround.__file__).parent / "text"
OTHERS = [language for language in languages() if language != "en"]
LONG = 12
VISIBLE = """() => {
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        const own = parent.closest('[lang]');
        if (own !== document.documentElement && own.lang === 'en') continue;
        if (parent.closest('noscript')) continue;
        texts.push(walker.currentNode.textContent);
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
            if (!one.closest('body [lang=en]')) texts.push(one.getAttribute(name) ?? '');
        }
    }
    return texts.join('\\n');
}"""


def plain(pattern: Pattern | None) -> str:
    """A sentence without figures; nothing if it has any."""
    elements = pattern.elements if pattern else []
    if len(elements) != 1 or not isinstance(elements[0], TextElement):
        return ""
    return " ".join(elements[0].value.split())


@cache
def static(language: str) -> dict[str, str]:
    """Every sentence of the catalogues that is always the same, by its key."""
    found: dict[str, str] = {}
    for file in TEXT.rglob(f"{language}.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and plain(entry.value):
                found[f"{file.parent}/{entry.id.name}"] = plain(entry.value)
    return found


@cache
def english_only(language: str) -> frozenset[str]:
    """English sentences, long enough to be known by, that this language says otherwise."""
    own = static(language)
    return frozenset(
        text
        for key, text in static("en").items()
        if len(text) >= LONG and own.get(key) not in (None, text) and text not in own.values()
    )


def english_in(page: Page, language: str) -> list[str]:
    shown = page.evaluate(VISIBLE)
    lines = {" ".join(line.split()) for line in shown.split("\n")}
    whole = " ".join(shown.split())
    long = [text for text in english_only(language) if " " in text and text in whole]
    return sorted(set(long) | (english_only(language) & lines))


def choose(page: Page, language: str) -> None:
    page.locator("#language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def all_said(page: Page, language: str) -> None:
    """Wait until everything has changed: the server's sentences come a moment later."""
    found: list[str] = []
    for _ in range(50):
        found = english_in(page, language)
        if not found:
            return
        page.wait_for_timeout(100)
    assert found == []


def test_the_search_finds_english(opened: Opener, finished: Finished) -> None:
    page = opened(f"/#/replay/{finished.table}/30").page
    page.locator(".replay").wait_for()
    assert "Download the journal" in english_in(page, "de")
    page = opened().page
    page.locator("[data-offer=now]").wait_for()
    assert len(english_in(page, "de")) > 10


@pytest.mark.parametrize("language", OTHERS)
def test_the_front_page_and_its_forms(opened: Opener, language: str) -> None:
    page = opened().page
    page.locator("[data-offer=friends]").click()
    page.locator("[data-form=friends]").wait_for()
    choose(page, language)
    all_said(page, language)
    page.locator("[data-offer=screen]").click()
    all_said(page, language)
    page.locator("[data-options=solo]").click()
    page.locator("[data-fold=cards] > summary").click()
    page.locator("[data-cards=text]").fill("[[department]]")
    page.locator(".mistakes li").first.wait_for()
    all_said(page, language)
    page.reload()
    page.locator("[data-offer=now]").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)
    all_said(page, language)


@pytest.mark.parametrize("language", OTHERS)
def test_a_table_with_coach_menu_and_rules(opened: Opener, language: str) -> None:
    player = opened()
    player.start("duel")
    player.until("Which ambulance")
    player.click(player.choices.first)
    player.until("Place a worker")
    player.page.locator(".tab-menu").click()
    choose(player.page, language)
    all_said(player.page, language)
    player.key("keys").click()
    all_said(player.page, language)
    player.page.keyboard.press("Escape")
    all_said(player.page, language)
    player.page.locator(".tab-menu").click()
    player.key("rules").click()
    player.page.locator(".rules-part").first.wait_for()
    all_said(player.page, language)
    player.page.keyboard.press("Escape")
    player.step()
    all_said(player.page, language)
    names = player.page.locator(f".department [lang={language}]")
    named = name_file("dice-hospital", language)["intensive-care"]
    expect(names.filter(has_text=named).first).to_be_visible()


@pytest.mark.parametrize("language", OTHERS)
def test_the_end_and_the_replay(opened: Opener, finished: Finished, language: str) -> None:
    player = opened()
    player.sit(*finished)
    player.page.locator(".end").wait_for()
    player.page.locator(".tab-menu").click()
    choose(player.page, language)
    player.page.keyboard.press("Escape")
    all_said(player.page, language)
    player.page.goto(f"{player.address}/#/replay/{finished.table}/60")
    player.page.locator(".replay[data-step='60']").wait_for()
    all_said(player.page, language)
    player.key("more").click()
    choose(player.page, "en")
    expect(player.key("journal")).to_have_text("Download the journal")
    choose(player.page, language)
    all_said(player.page, language)


def test_the_first_language_is_the_browsers(opened: Opener) -> None:
    page = opened(locale="nl-BE").page
    page.locator("[data-offer=now]").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.locator("#language option")).to_have_text(
        [re.compile(name) for name in ("English", "Deutsch", "Nederlands", "Français")]
    )
