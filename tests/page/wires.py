"""Wires that lose what they are told to lose."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from wardround.terminal.play.remote.changes import TableReader

MOST_LOOKS = 500
Says = Callable[[dict[str, Any]], bool]


class Wire:
    """The socket of a page, listened to in both directions."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sockets: list[WebSocketRoute] = []
        self.sent: list[dict[str, Any]] = []
        self.came: list[dict[str, Any]] = []
        self.lost: list[dict[str, Any]] = []
        self.loses: Says = lambda message: False
        self.cuts: Says = lambda message: False
        self.alters: Callable[[dict[str, Any]], object] = lambda message: None
        page.route_web_socket(re.compile("/socket$"), self._through)

    def _through(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.sockets.append(socket)
        reader = TableReader()

        def from_page(text: str | bytes) -> None:
            self.sent.append(json.loads(text))
            server.send(text)

        def from_server(text: str | bytes) -> None:
            message = json.loads(text)
            self.came.append(reader.read(text))
            if self.cuts(message):
                self.cuts = lambda message: False
                socket.close(code=1012)
            elif self.loses(message):
                self.lost.append(message)
            else:
                self.alters(message)
                socket.send(json.dumps(message))

        socket.on_message(from_page)
        server.on_message(from_server)

    def until_came(self, wanted: Says) -> dict[str, Any]:
        """The first message of this sort that came; waits for it."""
        for _ in range(MOST_LOOKS):
            found = next((message for message in self.came if wanted(message)), None)
            if found is not None:
                return found
            self.page.wait_for_timeout(20)
        raise AssertionError("it never came")

    def until_lost(self) -> None:
        """Wait until something did not arrive."""
        for _ in range(MOST_LOOKS):
            if self.lost:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("nothing was lost")

    def cut(self) -> None:
        """The connection is gone."""
        self.sockets[-1].close(code=1012)

    def lose_one(self, kind: str) -> None:
        """The next message of this kind does not arrive."""

        def is_next(message: dict[str, Any]) -> bool:
            if message["type"] != kind:
                return False
            self.loses = lambda message: False
            return True

        self.loses = is_next
