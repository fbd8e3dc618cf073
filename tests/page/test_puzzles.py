"""Puzzles on the page: from the front page to a solved one, by mouse and by keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from page.conftest import Opener
from wardround.analysis.dice_hospital.puzzles import puzzle_by_number

SOLUTION = puzzle_by_number(1).solution


def test_a_puzzle_is_tried_shown_and_solved(opened: Opener) -> None:
    player = opened("/#/puzzles/1", locale="en")
    page = player.page
    page.locator("[data-puzzle=named]").click()
    player.asked()
    goal = page.locator(".goal")
    expect(goal).to_contain_text("Puzzle 1, grade 1. Find the best turn")
    expect(player.key("hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".explain")).to_contain_text("A puzzle gives no hints")
    player.finish()
    expect(goal).to_have_count(0)
    end = page.locator(".puzzle-end")
    expect(end).to_contain_text("Not the best yet")
    player.key("solution").click()
    expect(end.locator(".solution li")).to_have_count(3)
    player.key("again").click()
    page.locator(".table[data-asked=true]").wait_for()
    page.keyboard.press("/")
    for sentence in (SOLUTION[:3], SOLUTION[3:-1]):
        since = player.stamp
        page.keyboard.type(" ".join(sentence))
        page.keyboard.press("Enter")
        player.moved(since)
    player.finish()
    expect(end.locator("h1")).to_have_text("Puzzle 1, grade 1")
    expect(end).to_contain_text("Solved! Nothing is better.")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    player.key("share").click()
    expect(end).to_contain_text("Copy this: Puzzle 1, grade 1. Solved!")
    assert page.locator("img.result").evaluate("it => it.decode().then(() => it.naturalWidth)")


def test_the_front_page_leads_to_the_puzzle_of_the_day(opened: Opener) -> None:
    player = opened(locale="en", viewport={"width": 360, "height": 640})
    page = player.page
    page.locator("[data-offer=puzzles]").click()
    expect(page).to_have_url(f"{player.address}/#/puzzles")
    expect(page.locator("[data-puzzle^=grade-]")).to_have_count(4)
    page.locator("[data-puzzle=daily]").click()
    player.asked()
    page.goto(f"{player.address}/#/")
    expect(page.locator("[data-offer=puzzles]")).to_be_visible()
    expect(page.locator(".offer.continue")).to_have_count(0)
