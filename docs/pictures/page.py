"""Takes the pictures of the page anew, of a real server with fixed chance: `make pictures`."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, FloatRect, Page, ViewportSize, sync_playwright

DOCS = Path(__file__).parent.parent
sys.path.insert(0, str(DOCS.parent / "tests"))

from page.conftest import CHROMIUM, FLAGS  # noqa: E402
from page.playing import Player  # noqa: E402
from page.rush_positions import POSITIONS as RUSH  # noqa: E402
from page.serving import make_table, serving  # noqa: E402
from page.staging import Stage  # noqa: E402

SEED = 8
ROUND = "4"
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 640}
MOST_STEPS = 400
EYES = ("none", "achromatopsia", "protanopia", "deuteranopia", "tritanopia")
DICE = [
    [f"{colour}{value}" for colour in "ryg" for value in range(1, 7)],
    ["ry2", "rg3", "yr4", "yg5", "gr6", "gy1"],
]
DRAW = """async rows => {
    const { html, render } = await import('/lib.js');
    const { Die } = await import('/games/dice-hospital/dice.js');
    document.body.replaceChildren();
    const sheet = document.createElement('div');
    Object.assign(sheet.style, { padding: '10px', display: 'inline-grid', gap: '8px' });
    document.body.append(sheet);
    const row = words => html`<div class="dice-row">${
        words.map(word => html`<${Die} word=${word} />`)}</div>`;
    render(html`${rows.map(row)}`, sheet);
    const { width, height } = sheet.getBoundingClientRect();
    return { width, height };
}"""


def opened(browser: Browser, address: str, **settings: Any) -> Player:
    """A page of somebody who has never been here."""
    context = browser.new_context(reduced_motion="reduce", locale="en", **settings)
    page = context.new_page()
    page.goto(address)
    return Player(page, address)


def play(player: Player) -> None:
    """A practice game up to a worker who stands in a department of the fourth round."""
    seats = [{"kind": "person", "name": "Eva"}, *({"kind": "bot", "bot": "greedy"},) * 2]
    table, tokens = make_table(player.address, *seats, seed=SEED)
    player.page.evaluate("localStorage.setItem('wardround.settings', '{\"pace\": \"off\"}')")
    player.page.reload()
    player.sit(table, tokens[0])
    player.asked()
    now = player.page.locator(".rounds .now")
    for _ in range(MOST_STEPS):
        if now.count() and now.inner_text() == ROUND and player.can_finish:
            break
        advance(player)
    for _ in range(2):
        treat(player)
    player.click(player.page.locator(".worker.legal").last)
    player.click(player.page.locator(".department.legal").first)
    player.page.evaluate("scrollTo(0, 0)")


def treat(player: Player) -> None:
    """One whole sentence: a nurse, a department, whoever it takes."""
    player.click(player.thing("nurse"))
    player.click(player.page.locator(".department.legal").last)
    while not player.can_finish:
        player.click(player.page.locator(".patient.legal").last)


def advance(player: Player) -> None:
    """The first thing that glows, but no blood bag; where there is none, the key."""
    things = player.page.locator(".thing.legal:not([data-word=bag], [data-word=return])")
    if things.count():
        since = player.stamp
        things.last.dispatch_event("click")
        player.moved(since)
    else:
        player.go_on()


def seen_by(page: Page, eyes: str) -> bytes:
    """The sheet of dice as somebody with such eyes sees it."""
    size = page.evaluate(DRAW, DICE)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
    clip: FloatRect = {"x": 0, "y": 0, "width": size["width"], "height": size["height"]}
    return page.screenshot(clip=clip)


def dice(browser: Browser, address: str) -> None:
    """All dice, below each other as different eyes see them."""
    page = browser.new_page(viewport={"width": 1000, "height": 200})
    page.goto(address)
    pictures = {eyes: base64.b64encode(seen_by(page, eyes)).decode() for eyes in EYES}
    page.close()
    sheet = browser.new_page(viewport={"width": 1000, "height": 200})
    figures = "".join(
        f"<figcaption>{'all colours' if eyes == 'none' else eyes}</figcaption>"
        f'<img src="data:image/png;base64,{png}">'
        for eyes, png in pictures.items()
    )
    style = "margin:0;display:inline-grid;grid-template-columns:120px auto;align-items:center"
    sheet.set_content(f'<figure style="{style};font:15px sans-serif">{figures}</figure>')
    sheet.locator("figure").screenshot(path=DOCS / "page-dice.png")
    sheet.close()


def rush(browser: Browser, address: str) -> None:
    """Hospital Rush where a marker is to be placed, wide and on a phone."""
    player = opened(browser, address, viewport=WIDE)
    Stage(RUSH["last"]).open(player)
    player.page.screenshot(path=DOCS / "page-rush.png")
    player.page.set_viewport_size(PHONE)
    player.page.screenshot(path=DOCS / "page-rush-phone.png")


def main() -> None:
    """Wide, dark, phone, the dice as different eyes see them, and the other game."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        player = opened(browser, address, viewport=WIDE)
        play(player)
        player.page.screenshot(path=DOCS / "page-wide.png")
        player.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        player.page.screenshot(path=DOCS / "page-dark.png")
        player.page.emulate_media(color_scheme="light", reduced_motion="reduce")
        player.page.set_viewport_size(PHONE)
        player.page.screenshot(path=DOCS / "page-phone.png")
        dice(browser, address)
        rush(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
