"""Browser profiles, lent to one test after another: what was loaded stays, what was kept goes.

A new profile loads every file of the page anew, which takes longer than most tests.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize

SCREEN: ViewportSize = {"width": 1280, "height": 800}
PATIENCE = 20_000
# Nothing that a test intercepts may come from a worker; tests of the worker ask for one. Sentences
# of the browser's language are fetched early, for nothing if another was chosen.
EXPECTED = ("Service Worker registration blocked", "was preloaded using link preload")
KEPT = "cookies,local_storage,indexeddb,service_workers,cache_storage"


class Profiles:
    """All profiles of one browser. Each is used by one person at a time."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.free: dict[str, list[BrowserContext]] = {}
        self.lent: list[tuple[str, BrowserContext]] = []
        self.complaints: list[str] = []

    def open(self, path: str, own_clock: bool, settings: dict[str, Any]) -> Page:
        """A page in a profile that keeps nothing; with a clock of its own it is not lent again."""
        given = {
            "viewport": SCREEN,
            "reduced_motion": "reduce",
            "service_workers": "block",
            **settings,
        }
        sort = "" if own_clock else json.dumps(given, sort_keys=True)
        free = self.free.get(sort)
        context = free.pop() if sort and free else self.browser.new_context(**given)
        self.lent.append((sort, context))
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        self._listen(page)
        page.goto(self.address + path)
        return page

    def _listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and not any(one in said.text for one in EXPECTED):
            self.complaints.append(said.text)

    def take_back(self) -> list[str]:
        """Empty all profiles that are lent; what their pages complained of."""
        for sort, context in self.lent:
            if sort and context.pages:
                self._forget(context)
                self.free.setdefault(sort, []).append(context)
            else:
                context.close()
        self.lent = []
        complaints, self.complaints = self.complaints, []
        return complaints

    def _forget(self, context: BrowserContext) -> None:
        cleaner = context.new_page()
        for page in context.pages:
            if page is not cleaner:
                page.close()
        session = context.new_cdp_session(cleaner)
        what = {"origin": self.address, "storageTypes": KEPT}
        session.send("Storage.clearDataForOrigin", what)
        cleaner.close()
