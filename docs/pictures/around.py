"""Takes the pictures of what is around a game: front page, lesson, end, replay."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

DOCS = Path(__file__).parent.parent
sys.path.insert(0, str(DOCS.parent / "tests"))

from page.conftest import CHROMIUM, FLAGS  # noqa: E402
from page.finished import Finished, play_to_the_end  # noqa: E402
from page.playing import Player  # noqa: E402
from page.pupil import Pupil  # noqa: E402
from page.serving import serving  # noqa: E402

STEP = 150
LESSON = "surgeon"


def opened(browser: Browser, address: str) -> Player:
    """A page of somebody who has never been here."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en"
    )
    page = context.new_page()
    page.goto(address)
    page.locator("[data-offer=now]").wait_for()
    return Player(page, address)


def keep(page: Page, name: str) -> None:
    """This is what it looks like."""
    page.evaluate("scrollTo(0, 0)")
    page.mouse.move(0, 0)
    page.screenshot(path=DOCS / f"page-{name}.png")


def front(player: Player) -> None:
    """With a game to go on with."""
    player.page.locator("#name").fill("Eva")
    player.page.locator("#name").press("Enter")
    player.start("duel")
    player.until("Which ambulance")
    player.page.goto(f"{player.address}/#/")
    player.page.locator("[data-continue], .continue").first.wait_for()
    keep(player.page, "front")


def lesson(player: Player) -> None:
    """The guided game, up to the Surgeon."""
    pupil = Pupil(player, "dice-hospital")
    while pupil.step != LESSON:
        pupil.obey()
    pupil.obey()
    keep(player.page, "lesson")


def after(player: Player, finished: Finished) -> None:
    """The end of a game, and a step of its replay."""
    player.sit(*finished)
    player.page.locator(".end").wait_for()
    keep(player.page, "end")
    player.page.goto(f"{player.address}/#/replay/{finished.table}/{STEP}")
    player.page.locator(".replay").wait_for()
    keep(player.page, "replay")


def main() -> None:
    """All four."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        front(opened(browser, address))
        lesson(opened(browser, address))
        after(opened(browser, address), play_to_the_end(address, "Bea", "Cem"))
        browser.close()


if __name__ == "__main__":
    main()
