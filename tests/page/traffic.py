"""What a page fetches, as it comes over the wire, and in how many round trips."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import CDPSession, Page

SLOW = {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
LATENCY = 150


class Traffic:
    """Listens to a page from now on."""

    def __init__(self, page: Page) -> None:
        self.paths: list[str] = []
        self.bytes = 0
        self.deep = 0
        self._begun: dict[str, tuple[str, int]] = {}
        self._answered = 0
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.on("Network.requestWillBeSent", self._begin)
        self.session.on("Network.loadingFinished", self._end)
        self.session.send("Network.enable")

    def slow_down(self, latency: int = LATENCY) -> None:
        """Every answer takes its time, as over a real network, so that round trips are seen.

        In milliseconds; more of them where the machine is slow, so that its own time is little.
        """
        self.session.send("Network.emulateNetworkConditions", {**SLOW, "latency": latency})

    def _begin(self, event: dict[str, Any]) -> None:
        """A request is one deeper than what had been answered when it was made."""
        path = urlsplit(event["request"]["url"]).path
        self._begun[event["requestId"]] = (path, self._answered + 1)

    def _end(self, event: dict[str, Any]) -> None:
        """What comes from a cache has no bytes, and is no round trip.

        What was asked for before this listened is none of its business.
        """
        if event["requestId"] not in self._begun or not event["encodedDataLength"]:
            return
        path, depth = self._begun[event["requestId"]]
        self.paths.append(path)
        self.bytes += int(event["encodedDataLength"])
        self._answered = max(self._answered, depth)
        self.deep = self._answered

    def settle(self) -> None:
        """Hear of all that has come by now."""
        self.session.send("Network.enable")

    @property
    def kilobytes(self) -> float:
        """All of it so far."""
        return self.bytes / 1000
