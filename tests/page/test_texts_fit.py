"""No text is cut by its box, in any language; what a banner has no room for can be opened."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import wardround
from page.conftest import Opener
from page.playing import Player
from page.positions import POSITIONS
from page.rush_positions import POSITIONS as RUSH
from page.staging import Stage
from wardround.text import languages

TEXT = Path(wardround.__file__).parent / "text"

SIZES = ((1280, 800), (1024, 768), (390, 844), (360, 640))
DICE = ("take-five", "bag-use", "effect", "improve", "spare", "worker-alone")
DOORS = ("five", "last", "tile", "punishment", "right-hand")
FULLEST = {name: POSITIONS[name] for name in DICE} | {name: RUSH[name] for name in DOORS}
# Undo names what it takes back, and names of people are as long as they like.
CUT = """async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const clips = style => style.overflowX !== 'visible' || style.overflowY !== 'visible';
    // What has an edge holds its texts, too, although nothing hides them.
    const holds = box => box === document.body || box.matches('.ambulance-row');
    const scrolls = style => ['auto', 'scroll'].includes(style.overflowY);
    const unseen = 'svg, .log, .unseen, [data-unsaid], .house, details, [data-key=undo]';
    const isCut = (text, box) => {
        const middle = (text.top + text.bottom) / 2;
        const half = text.height * 0.3;
        return text.right > box.right + 2 || text.left < box.left - 2
            || middle - half < box.top - 1 || middle + half > box.bottom + 1;
    };
    const found = [];
    const texts = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { parentElement: parent, textContent } = texts.currentNode;
        if (!textContent.trim() || parent.closest(unseen)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const lines = [...range.getClientRects()].filter(line => line.width > 2);
        for (let box = parent; box; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (scrolls(style)) break;
            const edges = box === document.body
                ? { left: 0, right: innerWidth, top: 0, bottom: Infinity }
                : box.getBoundingClientRect();
            if ((clips(style) || holds(box)) && lines.some(line => isCut(line, edges)))
                found.push(`${parent.parentElement.className} ${parent.className}: ${textContent}`);
        }
    }
    return [...new Set(found)];
}"""


def cut(player: Player) -> list[str]:
    """Texts that end before they are over."""
    found: list[str] = player.page.evaluate(CUT)
    return found


@pytest.mark.parametrize("language", languages())
def test_every_text_is_whole(opened: Opener, language: str) -> None:
    player = opened(locale=language)
    found: dict[tuple[str, int], list[str]] = {}
    for name, code in FULLEST.items():
        Stage(code, language).open(player)
        for width, height in SIZES:
            player.page.set_viewport_size({"width": width, "height": height})
            found[name, width] = cut(player)
    assert {place: what for place, what in found.items() if what} == {}


def test_the_goal_of_a_puzzle_is_whole(opened: Opener) -> None:
    player = opened("/#/puzzles/12", locale="de")
    player.page.locator("[data-puzzle=named]").click()
    player.asked()
    goal = player.page.locator(".goal")
    expect(goal).to_contain_text("Finde den besten Zug")
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        expect(goal).to_contain_text("Das beste Ende bringt")
        assert [one for one in cut(player) if one.startswith("goal")] == []


def test_a_banner_without_room_says_whole_sentences_and_opens(opened: Opener) -> None:
    player = opened(viewport={"width": 360, "height": 640}, locale="de")
    Stage(POSITIONS["take-five"], "de").open(player)
    asked = player.page.locator(".banner .asked")
    unsaid = asked.locator("[data-unsaid]")
    expect(unsaid.first).to_contain_text("Blutbeutel")
    asked.click()
    assert all(one.bounding_box()["width"] > 50 for one in unsaid.all())  # type: ignore[index]
    asked.click()
    assert all(one.bounding_box()["width"] < 2 for one in unsaid.all())  # type: ignore[index]


@pytest.mark.parametrize("game", ["dice_hospital", "hospital_rush"])
@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_questions_name_no_key_by_the_word_one_types(game: str, language: str) -> None:
    text = (TEXT / game / f"{language}.ftl").read_text(encoding="utf-8")
    spoken = re.sub(r"^[a-z][a-z0-9-]* =|\{[^{}]*\}", "", text, flags=re.MULTILINE)
    assert re.findall(r".*\b(?:finish|skip|done|pass)\b.*", spoken) == []
