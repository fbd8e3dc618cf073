"""Over a real network: little is fetched, nothing twice, and the page starts without one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from examples.rooms import EXAMPLES, GAME
from page.profiles import PATIENCE, SCREEN
from page.serving import serving
from page.traffic import Traffic
from wardround.server.page.routes import LOOK_EVERY

MOST_KILOBYTES = 300
MOST_ROUND_TRIPS = 3
SLOW_NETWORK = 500
READY = "[data-offer=now]"
INSTALLED = "navigator.serviceWorker.ready.then(() => true)"
UNREACHABLE = {
    "en": "No connection to the server",
    "de": "Keine Verbindung zum Server",
    "fr": "Pas de connexion au serveur",
    "nl": "Geen verbinding met de server",
}
DRAWN = """
from pathlib import Path
from second_opinion import ENTRY as PLAIN
ENTRY = PLAIN._replace(page=Path(__file__).parent / "page")
"""
DRAWING = """
import { drawGenerically } from '../generic/index.js';
import { html } from '../../lib.js';
import { title } from './title.js';
const generic = drawGenerically('second-opinion');
export const drawing = {
  ...generic, title, styles: ['board.css'],
  Emblem: () => html`<span class="brought">brought</span>`,
};
"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Somebody who has never been here, whose browser keeps what it is told to."""
    made = browser.new_context(viewport=SCREEN, reduced_motion="reduce", locale="en")
    made.set_default_timeout(PATIENCE)
    yield made
    made.close()


def visit(context: BrowserContext, address: str) -> Page:
    """The front page, and all that it keeps."""
    page = context.new_page()
    page.goto(address)
    page.locator(READY).wait_for()
    assert page.evaluate(INSTALLED)
    return page


def test_a_first_visit_fetches_little_in_few_round_trips(
    context: BrowserContext, address: str
) -> None:
    page = context.new_page()
    traffic = Traffic(page)
    traffic.slow_down(SLOW_NETWORK)
    page.goto(address)
    page.locator(READY).wait_for()
    traffic.settle()
    assert "/api/games" in traffic.paths
    assert traffic.kilobytes < MOST_KILOBYTES
    assert traffic.deep <= MOST_ROUND_TRIPS, traffic.paths


def test_a_second_visit_fetches_nothing_that_did_not_change(
    context: BrowserContext, address: str
) -> None:
    page = visit(context, address)
    page.goto("about:blank")
    traffic = Traffic(page)
    page.goto(address)
    page.locator(READY).wait_for()
    traffic.settle()
    assert [path for path in traffic.paths if not path.startswith("/api/")] in ([], ["/"])


@pytest.mark.parametrize("language", sorted(UNREACHABLE))
def test_it_starts_without_a_network_and_says_so(
    browser: Browser, address: str, language: str
) -> None:
    context = browser.new_context(viewport=SCREEN, locale=language)
    page = visit(context, address)
    context.set_offline(True)
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator("h1")).to_have_text(UNREACHABLE[language], timeout=PATIENCE)
    context.set_offline(False)
    expect(page.locator(READY)).to_be_visible(timeout=PATIENCE)
    context.close()


def test_a_server_that_is_down_is_waited_for(context: BrowserContext, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        page = visit(context, address)
    page.reload()
    expect(page.locator(".unreachable")).to_be_visible()
    expect(page.locator(".unreachable h1")).to_have_css("font-family", re.compile("Besley"))


def test_it_can_be_installed(context: BrowserContext, address: str) -> None:
    page = visit(context, address)
    session = context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert (found["errors"], found["url"]) == ([], f"{address}/manifest.webmanifest")
    icons = page.evaluate("text => JSON.parse(text).icons", found["data"])
    for icon in icons:
        answer = page.request.get(address + icon["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
    sizes = {icon["sizes"] for icon in icons if icon.get("purpose") == "maskable"}
    assert sizes == {"192x192", "512x512"}
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert page.request.get(f"{address}/{touch}").status == 200


def test_a_game_from_outside_is_drawn_with_the_pages_own_parts(
    context: BrowserContext, tmp_path: Path
) -> None:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.js").write_text(DRAWING, "utf-8")
    (folder / "title.js").write_text("export const title = 'Brought Opinion';", "utf-8")
    (folder / "board.css").write_text(".brought { color: rgb(1, 2, 3) }", "utf-8")
    (tmp_path / "drawn.py").write_text(DRAWN, "utf-8")
    first = f"import os, sys\nsys.path[:0] = [{str(EXAMPLES)!r}, {str(tmp_path)!r}]\n"
    first += "os.environ['WARDROUND_GAMES'] = 'drawn'\n"
    with serving(tmp_path, first) as address:
        page = visit(context, address)
        label = page.locator(f"label:has(input[value={GAME}])")
        expect(label).to_contain_text("Brought Opinion")
        expect(label.locator(".brought")).to_have_css("color", "rgb(1, 2, 3)")
        (folder / "title.js").write_text("export const title = 'Changed Opinion';", "utf-8")
        page.wait_for_timeout(1000 * LOOK_EVERY)
        page.reload()
        expect(page.locator("main")).to_contain_text("Changed Opinion")
