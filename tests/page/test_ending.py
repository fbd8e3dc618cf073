"""The end page: ranks, where every point came from, the game by round, and where to go on."""

from __future__ import annotations

import re
import struct

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
    names = page.locator(".by-source th > span").all_inner_texts()
    late = {"Blood bags left", "Fatalities"} & set(names)
    assert len(late) == 2
    at_end = [row for name, row in zip(names, by_source, strict=True) if name in late]
    in_rounds = [sum(column) for column in zip(*by_round, strict=True)]
    assert [sum(column) for column in zip(in_rounds, *at_end, strict=True)] == total
    assert total == sorted(total, reverse=True)


def test_the_podium_tells_who_won_by_how_much_and_when(opened: Opener, finished: Finished) -> None:
    page = ended(opened, finished).page
    ranks = page.locator(".ranks li")
    expect(ranks).to_have_count(3)
    expect(ranks.locator(".portrait")).to_have_count(3)
    points = [int(one) for one in ranks.locator(".points-count").all_inner_texts()]
    (total,) = numbers(page.locator(".sources tfoot tr"))
    assert points == total
    announced = page.locator(".end [role=status]").first
    winner = ranks.first.locator(".podium-step span").inner_text()
    won = "You win" if winner == "You" else f"{winner} wins"
    expect(announced.locator("h1")).to_have_text(f"{won} by {points[0] - points[1]}")
    best = max(max(row) for row in numbers(page.locator(".by-round tr")))
    expect(announced).to_contain_text(re.compile(rf"Best round: \w+, {best} points in round \d"))
    expect(page.locator(".end")).not_to_contain_text("Decided by points")
    expect(announced).not_to_contain_text("Ada")
    expect(ranks.first.locator("[href='#mouth-grin']")).to_have_count(1)


def test_the_turning_point_is_the_round_from_which_on_the_winner_led(
    opened: Opener, finished: Finished
) -> None:
    player = ended(opened, finished)
    by_round = numbers(player.page.locator(".by-round tr"))
    sums = [
        [sum(row[place] for row in by_round[: n + 1]) for place in range(3)]
        for n in range(len(by_round))
    ]
    behind = [n for n, (first, *others) in enumerate(sums, 1) if first <= max(others)]
    turn = max(behind, default=0) + 1
    expect(player.page.locator(".turning-point h2")).to_have_text(
        f"The turning point: round {turn}"
    )
    player.key("turning-point").click()
    expect(player.page.locator(".replay .slider")).to_contain_text(f"Round {turn}")


def test_points_count_up_only_where_things_may_move(opened: Opener, finished: Finished) -> None:
    watch = """() => {
      window.shown = [];
      const look = () => {
        const counts = [...document.querySelectorAll('.points-count')];
        if (counts.length) window.shown.push(counts[0].innerText);
        requestAnimationFrame(look);
      };
      look();
    }"""
    for motion, most in (("reduce", 1), ("no-preference", 100)):
        player = opened(reduced_motion=motion)
        player.page.evaluate(watch)
        player.sit(*finished)
        expect(player.page.locator(".ranks .points-count").first).to_have_text("42")
        seen = len(set(player.page.evaluate("window.shown")))
        assert (seen > 1) == (most > 1), motion


def test_the_end_is_in_sight_and_has_the_focus(opened: Opener, finished: Finished) -> None:
    page = ended(opened, finished, viewport={"width": 390, "height": 844}).page
    title = page.locator(".end h1")
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport()


def test_the_chart_tells_the_same_as_its_words(opened: Opener, finished: Finished) -> None:
    page = ended(opened, finished).page
    expect(page.locator(".points-chart .chart-line")).to_have_count(3)
    said = page.locator(".points-chart svg[role=img]").get_attribute("aria-label") or ""
    by_round = numbers(page.locator(".by-round tr"))
    order = page.locator(".sources thead th").all_inner_texts()[1:]
    for place, name in enumerate(order):
        points = ", ".join(str(row[place]) for row in by_round)
        assert f"{name} by round: {points}." in said


def test_the_picture_to_share_is_a_png_with_colours_in_it(
    opened: Opener, finished: Finished
) -> None:
    player = ended(opened, finished)
    player.page.wait_for_function("document.querySelector('#front-hospital')")
    with player.page.expect_download() as download:
        player.key("save-picture").click()
    assert download.value.suggested_filename == "wardround.png"
    data = download.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">II", data[16:24]) == (1200, 630)
    assert len(data) > 30_000, "the hospital is in it, with its parts"


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
