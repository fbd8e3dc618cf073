"""The review of a finished game: own moments first, streamed, with reasons; playing on from one."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from page.conftest import Opener
from page.finished import Finished, play_to_the_end
from page.playing import Player

CUT_OFF_ONCE = """() => {
  const real = window.fetch;
  let asked = 0;
  window.fetch = (...given) => {
    if (String(given[0]).includes('/review?')) asked += 1;
    return asked === 2 ? Promise.reject(new TypeError(++asked)) : real(...given);
  };
}"""

# Letters are measured against the nearest ground that is painted.
LABELS = """labels => labels.map(label => {
    const light = colour => {
        const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map(part => part / 255)
            .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const painted = one => {
        const colour = getComputedStyle(one).backgroundColor;
        const [, , , alpha = 1] = colour.match(/[\\d.]+/g).map(Number);
        return alpha === 1 ? colour : painted(one.parentElement);
    };
    const [low, high] = [getComputedStyle(label).fill, painted(label.closest('figure'))]
        .map(light).sort((a, b) => a - b);
    const scale = label.getScreenCTM().a;
    return {
        text: label.textContent,
        contrast: (high + 0.05) / (low + 0.05),
        size: parseFloat(getComputedStyle(label).fontSize) * scale,
    };
})"""


class Decision(NamedTuple):
    """A sentence of a seat: its step, how many words came before it, the board before it."""

    step: int
    number: int
    view: Any


def steps_of(address: str, table: str, seat: int = -1) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{address}/api/tables/{table}/replay?seat={seat}") as answer:
        steps: list[dict[str, Any]] = json.loads(answer.read())["steps"]
    return steps


def decisions(address: str, table: str, seat: int, part: str) -> list[Decision]:
    """The decisions of a seat in a part of the game, as that seat saw them."""
    steps = steps_of(address, table, seat)
    return [
        Decision(n, sum(len(step["words"]) for step in steps[:n]), steps[n - 1]["view"])
        for n, step in enumerate(steps)
        if step["speaker"] == seat and step["heading"].endswith(part)
    ]


def verdict(number: int, seat: int, lost: float, **more: Any) -> dict[str, Any]:
    told = {"number": number, "seat": seat, "lost": lost, "off": 0.4, "exact": False}
    return {**told, "better": [["nurse"], ["finish"]], "gains": {"discharges": 2.0}, **more}


def reviewed(player: Player, verdicts: list[dict[str, Any]], done_after: int = 1) -> list[str]:
    """From now on the review of any game finds this; answers with the requests for it."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        moments = [[one["number"] for one in verdicts if one["seat"] == seat] for seat in range(3)]
        found = {"judged": 3, "total": 9, "done": len(asked) > done_after, "lost": [2.1, 0.0, 0.0]}
        body = json.dumps({**found, "verdicts": verdicts, "moments": moments})
        route.fulfill(body=body, content_type="application/json")

    player.page.route("**/api/tables/*/review?*", answer)
    return asked


def test_own_moments_come_first_while_the_rest_is_judged(
    opened: Opener, finished: Finished
) -> None:
    player = opened(locale="en")
    page = player.page
    mine = decisions(player.address, finished.table, 0, "activation")[3]
    others = decisions(player.address, finished.table, 1, "activation")[3]
    found = [verdict(others.number, 1, 9.0), verdict(mine.number, 0, 2.5)]
    asked = reviewed(player, found)
    player.sit(finished.table, finished.token)
    page.evaluate(CUT_OFF_ONCE)
    player.key("review").click()
    expect(page.locator(".review progress")).to_have_attribute("value", "3")
    moment = page.locator(f"[data-done=false] [data-moment='{mine.step}']")
    expect(moment).to_contain_text("−2.5 ± 0.4 points")
    expect(page.locator("[data-moment]")).to_have_count(1)
    expect(page.locator(".review[data-done=true]")).to_contain_text("You lost at least 2.1 points")
    assert all(url.endswith("?seat=0") for url in asked)
    player.key("everybody").click()
    expect(page.locator("[data-moment]")).to_have_count(2)
    expect(page.locator("[data-moment]").first).to_contain_text("Bea")
    player.key("everybody").click()

    card = page.locator(f"[data-moment='{mine.step}']")
    expect(card).to_contain_text("You")
    expect(card.locator(".reason")).to_have_text(
        "That brings: Discharged patients +2 and later rounds +0.5."
    )
    card.click()
    page.locator(f".replay[data-step='{mine.step}']").wait_for()
    here = page.locator(".review-here")
    expect(here).to_contain_text("Chosen: ")
    expect(here).to_contain_text(
        "This lost about 2.5 points, give or take 0.4. Better: Nurse; Finish."
    )
    expect(page.locator(".board .thing.said").first).to_be_visible()
    before = page.locator(".board").inner_html()
    page.locator("[data-before]").uncheck()
    expect(page.locator(".board .thing.said")).to_have_count(0)
    assert page.locator(".board").inner_html() != before
    page.keyboard.press("Home")
    expect(here).not_to_contain_text("This lost")


def test_the_board_shows_the_first_moment_in_rooms_of_their_usual_shape(
    opened: Opener, finished: Finished
) -> None:
    player = opened()
    moment = decisions(player.address, finished.table, 0, "activation")[3]
    reviewed(player, [verdict(moment.number, 0, 2.5)])
    player.sit(finished.table, finished.token)
    player.page.locator(".end").wait_for()
    player.key("review").click()
    player.page.locator(f".replay[data-step='{moment.step}']").wait_for()
    box = player.page.locator(".rooms .plot").first.bounding_box()
    assert box is not None
    assert box["height"] < 0.55 * box["width"]
    player.page.set_viewport_size({"width": 1024, "height": 768})
    narrow = player.page.locator(".rooms .plot").first.bounding_box()
    assert narrow is not None
    assert narrow["height"] < 0.7 * narrow["width"]
    expect(player.page.locator(".play .points-chart")).to_be_visible()


def test_a_review_of_hospital_rush_speaks_of_prestige(opened: Opener, address: str) -> None:
    over = play_to_the_end(address, "Bea", "Cem", game="hospital-rush")
    player = opened(locale="en")
    step = next(one for one in decisions(address, over.table, 0, "") if one.view)
    reviewed(player, [verdict(step.number, 0, 2.5, gains={})], done_after=0)
    player.sit(*over)
    player.page.locator(".end").wait_for()
    player.page.goto(f"{address}/#/review/{over.table}/{step.step}")
    review = player.page.locator(".review")
    expect(review).to_contain_text("You lost at least 2.1 prestige.")
    expect(review.locator(".loss")).to_have_text("−2.5 ± 0.4 prestige")
    expect(review.locator(".review-here")).to_contain_text("lost about 2.5 prestige")
    assert "point" not in review.inner_text().lower()


def test_a_fault_made_again_is_named_once(opened: Opener, finished: Finished) -> None:
    player = opened(locale="en")
    drafts = decisions(player.address, finished.table, 0, "improvement")
    found = [verdict(one.number, 0, 3.0 - n, better=[["bag"]]) for n, one in enumerate(drafts)]
    reviewed(player, found[:3])
    player.sit(finished.table, finished.token)
    player.page.locator(".end").wait_for()
    player.page.goto(f"{player.address}/#/review/{finished.table}/0")
    again = player.page.locator(".review-moment .again")
    expect(again).to_have_count(1)
    expect(again).to_contain_text("times the same; also in Round")


@pytest.mark.parametrize("seat", [0, 2])
def test_playing_on_from_a_moment_is_ones_own_decision_again(
    opened: Opener, finished: Finished, seat: int
) -> None:
    """From a bot's moment, too, one sits in one's own seat: never in another's."""
    player = opened(locale="en")
    page = player.page
    moment = decisions(player.address, finished.table, seat, "activation")[2]
    reviewed(player, [verdict(moment.number, seat, 2.5)], done_after=0)
    player.sit(finished.table, finished.token)
    seen: list[Any] = []

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            seen.extend(json.loads(message).get("sights", []))
            socket.send(message)

        server.on_message(hear)

    page.locator(".end").wait_for()
    page.route_web_socket(re.compile("/socket$"), through)
    page.goto(f"{player.address}/#/review/{finished.table}/{moment.step}")
    page.locator(f".replay[data-step='{moment.step}']").wait_for()
    player.key("play-on").click()
    page.locator(".table:not(.replay)").wait_for()
    player.asked()
    assert seen[0]["seat"] == 0
    if seat == 0:
        assert seen[0]["asked"]
        assert seen[0]["view"] == moment.view, "as it was before the mistake"


def test_a_review_fits_a_phone(opened: Opener, finished: Finished) -> None:
    player = opened(viewport={"width": 360, "height": 640})
    moment = decisions(player.address, finished.table, 0, "activation")[2]
    reviewed(player, [verdict(moment.number, 0, 2.5)], done_after=0)
    player.sit(finished.table, finished.token)
    player.page.locator(".end").wait_for()
    player.page.goto(f"{player.address}/#/review/{finished.table}/0")
    expect(player.page.locator("[data-moment]")).to_be_in_viewport()
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    covers = player.page.locator(".replay-bar").evaluate("""bar => {
        const banner = document.querySelector('.banner-place');
        const box = bar.getBoundingClientRect();
        scrollBy(0, banner.getBoundingClientRect().top - box.top - 20);
        const at = banner.getBoundingClientRect();
        const found = document.elementFromPoint(at.left + at.width / 2, at.top + 40);
        return bar.contains(found);
    }""")
    assert covers, "the banner slides under the keys, not over them"


def test_the_graph_of_a_review_is_read_in_the_dark(opened: Opener, finished: Finished) -> None:
    player = opened(color_scheme="dark")
    reviewed(player, [], done_after=0)
    player.sit(finished.table, finished.token)
    player.page.locator(".end").wait_for()
    player.page.goto(f"{player.address}/#/review/{finished.table}/0")
    labels = player.page.locator(".points-chart :is(.tick-text, .place-text)")
    expect(labels.first).to_be_visible()
    found = labels.evaluate_all(LABELS)
    assert len(found) > 8
    assert [label for label in found if label["contrast"] < 4.5 or label["size"] < 11] == []
