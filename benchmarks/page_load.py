"""What a first and a second visit cost over a network, bundled and file by file, side by side.

A real Chromium, a server on this machine, answers delayed as over a network of that latency. The
time is until the offers of the front page can be clicked.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from page.conftest import CHROMIUM, FLAGS
from page.serving import serving
from page.traffic import LATENCY, Traffic

MOST_KILOBYTES, MOST_ROUND_TRIPS = 300, 3
READY = "[data-offer=now]"
INSTALLED = "navigator.serviceWorker.ready.then(() => true)"


class Visit(NamedTuple):
    """What one visit took."""

    requests: float
    kilobytes: float
    deep: float
    seconds: float


def visit(page: Page, address: str) -> Visit:
    """Open the front page, wait until it can be used, then until all is kept."""
    traffic = Traffic(page)
    traffic.slow_down()
    begin = time.monotonic()
    page.goto(address)
    page.locator(READY).wait_for()
    seconds = time.monotonic() - begin
    traffic.settle()
    found = Visit(len(traffic.paths), traffic.kilobytes, traffic.deep, seconds)
    page.evaluate(INSTALLED)
    page.close()
    return found


def measure(browser: Browser, how: str, times: int) -> list[Visit]:
    """The median of first visits, and of second ones, to a page that is served so."""
    first = f"import os\nos.environ['WARDROUND_PAGE'] = {how!r}\n"
    found: list[list[Visit]] = [[], []]
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), first) as address:
        for _ in range(times + 1):
            context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
            for visits in found:
                visits.append(visit(context.new_page(), address))
            context.close()
    # The first of all waits while the server puts the page together.
    return [Visit(*map(median, zip(*visits[1:], strict=True))) for visits in found]


def main() -> None:
    """Measure, print, and fail if a promise is not kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    times = parser.parse_args().times
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        found = {how: measure(browser, how, times) for how in ("plain", "bundled")}
        version = browser.version
        browser.close()
    table = Table("visit", "page", "requests", "kB", "round trips deep", "seconds")
    for place, name in enumerate(("first", "second")):
        for how, visits in found.items():
            one = visits[place]
            figures = (f"{one.requests:.0f}", f"{one.kilobytes:.0f}", f"{one.deep:.0f}")
            table.add_row(name, how, *figures, f"{one.seconds:.2f}")
    console = Console()
    console.print(table)
    plain, bundled = (found[how][0].seconds for how in found)
    console.print(
        f"A first visit takes {bundled / plain:.2f} of the time at {LATENCY} ms a round "
        f"trip; medians of {times}, Chromium {version}, load {os.getloadavg()[0]:.1f}"
    )
    first = found["bundled"][0]
    sys.exit(first.kilobytes > MOST_KILOBYTES or first.deep > MOST_ROUND_TRIPS)


if __name__ == "__main__":
    main()
