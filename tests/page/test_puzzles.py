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
    goal = page.locator(".puzzle-goal")
    expect(goal).to_contain_text("Puzzle 1, grade 1. The best end brings 1.1 points")
    expect(player.key("hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".explain")).to_contain_text("A puzzle gives no hints")
    board = page.locator(".board").first
    place = board.bounding_box()
    player.finish()
    end = page.locator(".puzzle-end")
    expect(end.locator("h1")).to_have_text("0.0 of 1.1 points")
    expect(end.locator("h1")).to_be_focused()
    expect(end).to_contain_text("1.1 points are left lying")
    assert player.question == "Puzzle 1, grade 1"
    expect(end.locator(".gains tr")).to_contain_text(["1.1", "0.0", "0.3"])
    assert board.bounding_box() == place, "the board stays where it was"
    player.key("board").click()
    expect(end).to_have_count(0)
    player.key("result").click()
    player.key("again").click()
    page.locator(".table[data-asked=true]").wait_for()
    page.keyboard.press("/")
    for sentence in (SOLUTION[:3], SOLUTION[3:-1]):
        since = player.stamp
        page.keyboard.type(" ".join(sentence))
        page.keyboard.press("Enter")
        player.moved(since)
    player.finish()
    expect(end.locator("h1")).to_have_text("Solved")
    expect(end).to_contain_text("Solved! Nothing is better.")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    player.key("share").click()
    expect(end).to_contain_text("Copy this: Puzzle 1, grade 1. Solved!")
    player.key("puzzles").click()
    cell = page.locator("[data-puzzle-number='1']")
    expect(cell).to_have_accessible_name("Puzzle 1, solved")
    expect(page.locator(".page-bar")).to_contain_text("1 of 126 solved, 0 stars")


def test_the_solution_is_acted_out_on_the_board(opened: Opener) -> None:
    player = opened("/#/puzzles/1", locale="en")
    page = player.page
    page.locator("[data-puzzle=named]").click()
    player.asked()
    player.finish()
    player.key("solution").click()
    acted = page.locator(".acted-out")
    expect(acted).to_contain_text("Solution, step 1 of 3")
    expect(acted).to_contain_text("Blood bag → red 6")
    said = acted.locator(".thing.said")
    assert said.count() >= 2, "the bag and the patient are marked"
    name = page.locator(".strip .me").get_attribute("aria-label") or ""
    for _ in range(3):
        player.key("solution-next").click()
    expect(acted).to_contain_text(f"{name.split(',')[0]} discharges")
    expect(acted).not_to_contain_text("Seat")
    while player.key("solution-next").count():
        player.key("solution-next").click()
    player.key("solution-again").click()
    expect(acted).to_contain_text("Solution, step 1 of 3")
    expect(acted.locator(".department .inside .worker")).to_have_count(0)
    for _ in range(3):
        player.key("solution-next").click()
    expect(acted.locator(".department .inside")).to_have_count(1)
    player.key("close").first.click()
    expect(page.locator(".puzzle-end")).to_be_visible()


def test_the_front_page_leads_to_the_puzzle_of_the_day(opened: Opener) -> None:
    player = opened(locale="en", viewport={"width": 360, "height": 640})
    page = player.page
    page.locator("[data-offer=puzzles]").click()
    expect(page).to_have_url(f"{player.address}/#/puzzles")
    expect(page.locator(".puzzle-cell")).to_have_count(126)
    expect(page.locator(".grade-part")).to_have_count(4)
    expect(page.locator(".puzzle-cell.today")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 1920, "height": 1080})
    bar = page.locator(".page-bar").bounding_box()
    assert bar is not None
    assert bar["height"] < 90
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator("[data-puzzle=daily]").click()
    player.asked()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.goto(f"{player.address}/#/")
    expect(page.locator("[data-offer=puzzles]")).to_be_visible()
    expect(page.locator(".offer.continue")).to_have_count(0)
