"""Somebody who plays on the page by clicking, and waits for what the page shows."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page

from page.serving import make_table

CHOICES = ".thing.legal"
KEYS = ":is([data-key=pass], [data-key=decline], [data-key=finish]):enabled"
# The page tells when it has changed: a look at every frame would make it draw them all.
MOVED = """
    const moved = since => new Promise(resolve => {
        const look = () => {
            const table = document.querySelector('.table');
            const goesOn = table && table.dataset.stamp !== since
                && (table.dataset.asked === 'true' || table.dataset.status === 'over');
            if (goesOn) {
                watching.disconnect();
                resolve(true);
            }
        };
        const watching = new MutationObserver(look);
        watching.observe(document, {
            subtree: true,
            childList: true,
            attributeFilter: ['data-stamp', 'data-asked', 'data-status'],
        });
        look();
    });
"""
WAIT = f"since => {{ {MOVED} return moved(since); }}"
STEP = f"""([choices, keys]) => {{
    {MOVED}
    const since = document.querySelector('.table').dataset.stamp;
    const next = document.querySelector(choices) ?? document.querySelector(keys);
    if (!next) return false;
    next.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}));
    return moved(since);
}}"""


class Player:
    """One page at one server."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.sent = False

    def start(self, offer: str) -> None:
        """From the front page to a table."""
        self.page.locator(f"[data-offer={offer}]").click()
        self.asked()

    def practise(self, seed: int, bots: int = 1, **more: Any) -> None:
        """Sit down with bots at a table whose chance is known."""
        seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot"}] * bots]
        table, tokens = make_table(self.address, *seats, seed=seed, **more)
        self.sit(table, tokens[0])
        self.asked()

    def sit(self, table: str, token: str, seat: int = 0) -> None:
        """Hold a seat, and go to its table."""
        self._hold(table, token, seat)
        self.page.goto(f"{self.address}/#/table/{table}")

    def sit_anew(self, table: str, token: str, seat: int = 0) -> None:
        """Hold a seat, and load its table as the first thing there is."""
        self._hold(table, token, seat)
        self.page.evaluate("hash => history.replaceState(null, '', hash)", f"#/table/{table}")
        self.page.reload()

    def _hold(self, table: str, token: str, seat: int) -> None:
        kept = json.dumps([{"table": table, "seat": seat, "token": token}])
        self.page.evaluate("kept => localStorage.setItem('wardround.seats', kept)", kept)

    def change(self, **settings: Any) -> None:
        """Other settings, from the next page on."""
        kept = json.dumps(settings)
        self.page.evaluate("kept => localStorage.setItem('wardround.settings', kept)", kept)

    def asked(self) -> None:
        """Wait until this person is asked, or the game is over."""
        self.page.locator(".table[data-asked=true], .table[data-status=over]").wait_for()

    @property
    def over(self) -> bool:
        return self.page.locator(".table[data-status=over]").count() > 0

    @property
    def ready(self) -> bool:
        return self.page.locator(".table[data-asked=true]").count() > 0

    @property
    def stamp(self) -> str:
        """What has been stored and what is chosen: changes with every click that does something."""
        return self.page.locator(".table").get_attribute("data-stamp") or ""

    @property
    def question(self) -> str:
        return self.page.locator(".banner h1").inner_text()

    @property
    def choices(self) -> Locator:
        return self.page.locator(CHOICES)

    def words(self) -> list[str]:
        """The words that glow, each once, in the order of the page."""
        found = self.choices.evaluate_all("things => things.map(thing => thing.dataset.word)")
        return list(dict.fromkeys(found))

    def words_offered(self) -> list[str]:
        """The words the page would complete, and those of its keys."""
        keys = self.page.locator("[data-says]")
        said = keys.evaluate_all("all => all.map(one => one.dataset.says)")
        return [*self.words(), *said]

    def thing(self, word: str) -> Locator:
        return self.page.locator(f'.thing[data-word="{word}"]').first

    def key(self, name: str) -> Locator:
        return self.page.locator(f"[data-key={name}]")

    @property
    def can_finish(self) -> bool:
        """Whether Finish is offered; it keeps its place when it is not."""
        return self.page.locator("[data-key=finish]:enabled").count() > 0

    def moved(self, since: str) -> None:
        """Wait until the table has gone on and this person is asked again."""
        self.page.wait_for_function(WAIT, arg=since)

    def click(self, what: Locator) -> None:
        """Click, and wait for the next question."""
        since = self.stamp
        what.click()
        self.moved(since)

    def step(self) -> None:
        """Click the first thing that glows, or the key that goes on, without a mouse."""
        self.page.wait_for_function(STEP, arg=[CHOICES, KEYS])

    def go_on(self) -> None:
        """The first thing that glows; where there is none, the key, also if it loses something."""
        if self.choices.count():
            self.click(self.choices.first)
        elif self.can_finish:
            self.finish()
        else:
            self.click(self.page.locator(KEYS).first)

    def enough(self) -> bool:
        """Whether to finish now, for who plays for the end: one worker a round has been sent."""
        can = self.can_finish
        self.sent = can != self.sent
        return can and not self.sent

    def hurry_on(self) -> None:
        """A step of who plays for the end of the game."""
        if self.enough():
            self.finish()
        else:
            self.step()

    def until(self, text: str) -> None:
        """Go on until the question has this text."""
        while text not in self.question:
            assert not self.over
            self.step()

    def log(self, of: str = "") -> list[str]:
        """What happened, as the log tells it; only sentences that begin so."""
        lines = self.page.locator(".log li:not(.round)").evaluate_all(
            "all => all.map(one => (one.querySelector('.told') ?? one).textContent.trim())"
        )
        return [line for line in lines if line.startswith(of)]

    def finish(self) -> None:
        """Finish, whatever it loses."""
        since = self.stamp
        self.key("finish").click()
        anyway = self.key("anyway")
        if anyway.count():
            anyway.click()
        self.moved(since)
