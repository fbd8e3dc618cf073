"""The guided first game: followed to its end, left and found again, skipped; and its sentences."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from page.conftest import Opener
from page.playing import Player
from text.test_page import sentences
from wardround.text import languages

MOST_WORDS = 25
MOST_STEPS = 80
GUIDED = [
    *("patients", "ambulance", "specialist", "return", "nurse", "why", "surgeon", "effect"),
    *("oncology", "imaging", "bag", "undo", "redo", "finish"),
]


def step_of(player: Player) -> str:
    return player.page.locator(".coach").get_attribute("data-step") or ""


def obey(player: Player) -> None:
    """Do what the coach points at; without that, whatever comes first."""
    coach = player.page.locator(".coach")
    wanted = (coach.get_attribute("data-words") or "").split()
    words = [word for word in player.words() if word in wanted]
    key = player.page.locator(f".keybar [data-key={coach.get_attribute('data-point') or 'none'}]")
    if words:
        expect(player.thing(words[0])).to_have_attribute("data-coached", "")
        player.click(player.thing(words[0]))
    elif key.count():
        expect(key).to_have_attribute("data-coached", "")
        player.click(key)
    elif player.key("go-on").count():
        player.key("go-on").click()
    else:
        player.go_on()


def learn(opened: Opener) -> Player:
    player = opened()
    player.start("learn")
    player.page.locator(".coach").wait_for()
    return player


def test_the_whole_lesson_followed(opened: Opener) -> None:
    player = learn(opened)
    expect(player.page.locator(".coach [aria-live=polite]")).to_contain_text("your patients")
    told: list[str] = []
    for _ in range(MOST_STEPS):
        player.asked()
        step = step_of(player)
        if step not in told:
            told.append(step)
            expect(player.key("skip-teaching" if step != "over" else "play-on")).to_be_visible()
        if step == "over":
            break
        obey(player)
    guided = [step.removeprefix("lesson-") for step in told if step.startswith("lesson-")]
    assert guided == GUIDED
    assert told[-1] == "over"
    assert {"coach-scored", "coach-extra", "coach-first", "coach-dying"} <= set(told)
    assert "fine" not in told
    expect(player.page.locator(".rounds .now")).to_have_text("3")
    player.key("play-on").click()
    expect(player.page.locator(".coach")).to_have_count(0)
    player.step()


def test_leaving_the_path_is_fine_and_the_coach_goes_on_with_the_next_phase(
    opened: Opener,
) -> None:
    player = learn(opened)
    while step_of(player) != "lesson-nurse":
        obey(player)
    player.click(player.thing("nurse"))
    player.click(player.thing("clinic"))
    expect(player.page.locator(".coach")).to_have_attribute("data-step", "fine")
    expect(player.page.locator(".coach p")).to_contain_text("Fine too. Here is what it does: ")
    expect(player.page.locator(".coach p")).to_contain_text("Clinic")
    while step_of(player) == "fine":
        if player.key("finish").count():
            player.finish()
        else:
            player.step()
    expect(player.page.locator(".coach")).to_have_attribute("data-step", "coach-scored")


def test_every_word_stays_free(opened: Opener) -> None:
    player = learn(opened)
    assert player.words() == ["r3", "y3", "g3"]
    player.click(player.thing("g3"))
    expect(player.page.locator(".coach")).to_have_attribute("data-step", "fine")
    player.click(player.choices.first)
    expect(player.page.locator(".coach")).to_have_attribute("data-step", "lesson-ambulance")
    player.click(player.thing("ambulance-2"))
    assert step_of(player) == "lesson-specialist"


def test_teaching_can_be_skipped_and_stays_so(opened: Opener) -> None:
    player = learn(opened)
    player.key("skip-teaching").click()
    expect(player.page.locator(".coach")).to_have_count(0)
    player.page.reload()
    player.asked()
    expect(player.page.locator(".coach")).to_have_count(0)


@pytest.mark.parametrize("language", languages())
def test_the_coach_is_brief(language: str) -> None:
    spoken = {
        key: text
        for key, text in sentences(language).items()
        if re.match(r"(dice-hospital|hospital-rush)-(lesson|coach)-|page-coach-", key)
    }
    assert len(spoken) > 50
    assert {
        key: len(text.split())
        for key, text in spoken.items()
        if len([word for word in text.split() if re.search(r"\w", word)]) > MOST_WORDS
    } == {}
