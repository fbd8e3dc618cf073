"""The end page: ranks, where every point came from, the game by round, and where to go on."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from page.conftest import Opener
from page.finished import Finished
from page.playing import Player


def ended(opened: Opener, finished: Finished, **settings: object) -> Player:
    player = opened(**settings)
    player.sit(*finished)
    player.page.locator(".end").wait_for()
    return player


def numbers(rows: Locator) -> list[list[int]]:
    found: list[list[int]] = rows.evaluate_all(
        "rows => rows.map(row => [...row.cells].slice(1).map(cell => Number(cell.innerText)))"
    )
    return found


def test_every_point_is_accounted_for_by_round_and_by_source(
    opened: Opener, finished: Finished
) -> None:
    page = ended(opened, finished).page
    by_round = numbers(page.locator(".by-round tr"))
    by_source = numbers(page.locator(".by-source tr"))
    (total,) = numbers(page.locator(".sources tfoot tr"))
    assert len(by_round) == 8
    assert len(by_source) == 5
    assert [sum(column) for column in zip(*by_source, strict=True)] == total
    names = page.locator(".by-source th").evaluate_all(
        "all => all.map(one => one.firstChild.textContent.trim())"
    )
    late = {"Blood bags left", "Fatalities"} & set(names)
    assert len(late) == 2
    at_end = [row for name, row in zip(names, by_source, strict=True) if name in late]
    in_rounds = [sum(column) for column in zip(*by_round, strict=True)]
    assert [sum(column) for column in zip(in_rounds, *at_end, strict=True)] == total
    assert total == sorted(total, reverse=True)


def test_ranks_winner_and_best_round_are_told_and_announced(
    opened: Opener, finished: Finished
) -> None:
    page = ended(opened, finished).page
    ranks = page.locator(".ranks li")
    expect(ranks).to_have_count(3)
    winner = ranks.first.locator("span").inner_text()
    announced = page.locator(".end [role=status]").first
    expect(announced.locator("h1")).to_have_text(f"{winner} wins")
    best = max(max(row) for row in numbers(page.locator(".by-round tr")))
    expect(announced).to_contain_text(re.compile(rf"Best round: \w+, {best} points in round \d"))
    expect(announced).to_contain_text("Decided by")


def test_the_picture_tells_the_same_as_its_words(opened: Opener, finished: Finished) -> None:
    page = ended(opened, finished).page
    bars = page.locator(".picture rect")
    expect(bars).to_have_count(8 * 3)
    said = page.locator(".picture svg").get_attribute("aria-label") or ""
    by_round = numbers(page.locator(".by-round tr"))
    order = page.locator(".sources thead th").all_inner_texts()[1:]
    for place, name in enumerate(order):
        points = ", ".join(str(row[place]) for row in by_round)
        assert f"{name} by round: {points}." in said


def test_journal_board_replay_and_a_new_game(opened: Opener, finished: Finished) -> None:
    player = ended(opened, finished)
    with player.page.expect_download() as download:
        player.key("journal").click()
    assert download.value.path().read_text().startswith("wardround journal 1")
    player.key("board").click()
    player.page.locator(".hospital").first.wait_for()
    player.page.reload()
    player.key("replay").click()
    player.page.locator(".replay[data-step='0']").wait_for()
    player.page.go_back()
    player.key("new").click()
    player.page.locator("[data-offer=now]").wait_for()


def test_the_strip_beside_the_last_board_tells_the_points_of_the_result(
    opened: Opener, finished: Finished
) -> None:
    player = ended(opened, finished)
    (total,) = numbers(player.page.locator(".sources tfoot tr"))
    player.key("board").click()
    told = player.page.locator(".strip .seat > b").all_inner_texts()
    assert sorted(map(int, told), reverse=True) == total


def test_sharing_gives_a_link_that_a_fresh_browser_opens(
    opened: Opener, finished: Finished
) -> None:
    player = ended(opened, finished, permissions=["clipboard-read", "clipboard-write"])
    player.key("share").click()
    expect(player.page.locator(".end")).to_contain_text("Copied")
    link: str = player.page.evaluate("navigator.clipboard.readText()")
    friend = opened(link.removeprefix(player.address))
    friend.page.locator(".replay[data-step='0']").wait_for()


def test_rematch_leads_everybody_to_one_new_table(opened: Opener, finished: Finished) -> None:
    player = ended(opened, finished)
    player.key("rematch").click()
    player.page.wait_for_function("old => !location.hash.endsWith(old)", arg=finished.table)
    player.asked()
    assert not player.over
    expect(player.page.locator(".strip")).to_contain_text("Bea")
