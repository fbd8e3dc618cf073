"""How quick and how small the page is, in a real Chromium against a server on this machine.

A word's effect: from the click to the frame in which the new state has been painted. It is
measured in games alone, where no bot thinks meanwhile. A round against two bots is played before
that at the usual pace, to count its clicks and how long one waits in it. Prints the load of the
machine with the figures: they mean nothing without it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import NamedTuple

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from page.conftest import CHROMIUM, FLAGS
from page.playing import Player
from page.serving import serving
from page.traffic import Traffic

WORDS, ROUNDS = 200, 1
MEDIAN_MILLISECONDS, MOST_MILLISECONDS, MOST_KILOBYTES, MOST_CLICKS = 35, 100, 300, 3
UNPACED = "localStorage.setItem('wardround.settings', '{\"pace\": \"off\"}')"
CHOICE = ".thing.legal, [data-key=pass], [data-key=decline], [data-key=finish]"
MEASURE = """choice => new Promise((resolve) => {
    const table = document.querySelector('.table');
    const seq = () => table.dataset.stamp.split(' ')[0];
    const before = seq();
    const painted = () => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve([performance.now() - start, seq() !== before]);
        requestAnimationFrame(() => channel.port2.postMessage(''));
    };
    const watch = new MutationObserver(() => { watch.disconnect(); painted(); });
    watch.observe(table, { attributeFilter: ['data-stamp'] });
    const start = performance.now();
    document.querySelector(choice).click();
    document.querySelector('[data-key=anyway]')?.click();
})"""


def first_move(player: Player, traffic: Traffic) -> tuple[float, float, int]:
    """Kilobytes of the front page and until the first move is made, and clicks until then."""
    player.page.locator("[data-offer=now]").wait_for()
    player.page.wait_for_load_state("networkidle")
    front = traffic.kilobytes
    player.start("now")
    clicks, since = 1, player.stamp
    while player.stamp == since:
        player.choices.first.click()
        clicks += 1
        player.moved(since)
    return front, traffic.kilobytes, clicks


def begin(player: Player, offer: str) -> None:
    """A new game, from the front page."""
    player.page.goto(f"{player.address}/#/")
    player.page.reload()
    player.start(offer)


class Click(NamedTuple):
    """A click: milliseconds until it was painted, whether words were said, seconds waited then."""

    painted: float
    said: bool
    waited: float


def clicks(player: Player, offer: str) -> Iterator[Click]:
    """Click the first thing that glows, game after game."""
    while True:
        if player.over:
            begin(player, offer)
        painted, said = player.page.evaluate(MEASURE, CHOICE)
        since = perf_counter()
        player.asked()
        yield Click(painted, said, perf_counter() - since)


def rounds(player: Player, wanted: int) -> tuple[float, float]:
    """Clicks of a round, and seconds in which one waits in it, at the usual pace."""
    now = player.page.locator(".rounds .now")
    made: list[Click] = []
    for click in clicks(player, "now"):
        if now.count() and int(now.inner_text()) > wanted:
            break
        if now.count():
            made.append(click)
    return len(made) / wanted, sum(click.waited for click in made) / wanted


def times(player: Player, wanted: int) -> list[float]:
    """How long the effects of so many words took to be painted, in milliseconds."""
    player.page.evaluate(UNPACED)
    begin(player, "solo")
    found: list[float] = []
    for click in clicks(player, "solo"):
        if click.said:
            found.append(click.painted)
        if len(found) == wanted:
            break
    return found


def main() -> None:
    """Measure, print, and fail if a promise is not kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--words", type=int, default=WORDS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        traffic = Traffic(page)
        page.goto(address)
        player = Player(page, address)
        front, game, first = first_move(player, traffic)
        before = os.getloadavg()[0]
        of_a_round, waited = rounds(player, asked.rounds)
        found = times(player, asked.words)
        load = (before + os.getloadavg()[0]) / 2
        version = browser.version
        browser.close()
    slowest = quantiles(found, n=100)[98]
    table = Table("figure", "measured", "promised")
    table.add_row("effect drawn, median", f"{median(found):.1f} ms", f"< {MEDIAN_MILLISECONDS} ms")
    table.add_row("effect drawn, 99th percentile", f"{slowest:.1f} ms", f"< {MOST_MILLISECONDS} ms")
    table.add_row("first load: front page", f"{front:.0f} kB", f"< {MOST_KILOBYTES} kB")
    table.add_row("first load and a table", f"{game:.0f} kB", f"< {MOST_KILOBYTES} kB")
    table.add_row("clicks to the first move", str(first), f"{MOST_CLICKS}")
    table.add_row("clicks of a round", f"{of_a_round:.0f}", "")
    table.add_row("waiting in a round", f"{waited:.1f} s", "")
    console = Console()
    console.print(table)
    console.print(
        f"{len(found)} words, Chromium {version}, {os.cpu_count()} cores, load {load:.1f}"
    )
    quick = median(found) < MEDIAN_MILLISECONDS and slowest < MOST_MILLISECONDS
    sys.exit(0 if quick and game < MOST_KILOBYTES and first <= MOST_CLICKS else 1)


if __name__ == "__main__":
    main()
