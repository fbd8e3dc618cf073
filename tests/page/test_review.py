"""The review of a finished game on the page: progress, graph, moments, verdicts step by step."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from playwright.sync_api import Route, expect

from page.conftest import Opener
from page.finished import Finished

CUT_OFF_ONCE = """() => {
  const real = window.fetch;
  let asked = 0;
  window.fetch = (...given) => {
    if (String(given[0]).endsWith('/review')) asked += 1;
    return asked === 2 ? Promise.reject(new TypeError(++asked)) : real(...given);
  };
}"""
GRAPH = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>x</title></svg>'


def told(number: int, done: bool) -> str:
    """A review in which one sentence of the first seat lost something."""
    verdict = {
        "number": number,
        "seat": 0,
        "lost": 2.5,
        "off": 0.4,
        "better": [["nurse"], ["finish"]],
    }
    found: dict[str, Any] = {"judged": 3, "total": 9, "done": done, "lost": [2.1, 0.0, 0.0]}
    found |= {"verdicts": [{**verdict, "exact": False}], "moments": [number]}
    return json.dumps(found)


def test_the_review_leads_to_its_moments(opened: Opener, finished: Finished) -> None:
    player = opened(locale="en")
    page = player.page
    with urllib.request.urlopen(
        f"{player.address}/api/tables/{finished.table}/replay?seat=-1"
    ) as answer:
        steps = json.loads(answer.read())["steps"]
    lost = next(n for n, step in enumerate(steps) if n > 20 and step["speaker"] == 0)
    number = sum(len(step["words"]) for step in steps[:lost])
    asked: list[str] = []

    def answer_review(route: Route) -> None:
        if route.request.url.endswith(".svg"):
            route.fulfill(body=GRAPH, content_type="image/svg+xml")
            return
        asked.append(route.request.url)
        route.fulfill(body=told(number, len(asked) > 1), content_type="application/json")

    page.route("**/api/tables/*/review*", answer_review)
    player.sit(finished.table, finished.token)
    page.evaluate(CUT_OFF_ONCE)
    player.key("review").click()
    expect(page.locator(".review progress")).to_have_attribute("value", "3")
    expect(page.locator(".review")).not_to_contain_text("Nothing better was found here.")
    expect(page.locator(f"[data-done=false] [data-moment='{lost}']")).to_be_visible()
    expect(page.locator("[data-done=false] img")).to_have_count(0)
    expect(page.locator(".review[data-done=true]")).to_contain_text("Ada lost at least 2.1 points")
    expect(page.locator(f"[data-moment='{lost}']")).to_contain_text("at least 2.1 points")
    page.locator(f"[data-moment='{lost}']").click()
    page.locator(f".replay[data-step='{lost}']").wait_for()
    here = page.locator(".review-here")
    expect(here).to_contain_text("Said: ")
    expect(here).to_contain_text(
        "This lost about 2.5 points, give or take 0.4. Better: Nurse; Finish."
    )
    before = page.locator(".board").inner_html()
    page.locator("[data-before]").uncheck()
    expect(page.locator(".board")).not_to_have_text("")
    assert page.locator(".board").inner_html() != before
    page.keyboard.press("Home")
    expect(here).not_to_contain_text("This lost")
