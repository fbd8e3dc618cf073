"""The door: how many connections there may be, and how long each may take to say something.

uvicorn has no limits of its own for what comes before a request is complete, so this adds them to
its protocols: a number of connections in all and of each address, a size and a time for the
head of a request, and a time for the whole of it. What breaks them is cut off without an answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any, cast

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from wardround.server.security.limits import Bucket, limited_as
from wardround.server.settings import Settings

LOG = logging.getLogger("wardround.server")
SECONDS_BETWEEN_REPORTS = 10.0
PINGS_A_SECOND, PINGS_AT_ONCE = 2.0, 20
NOT_COUNTED = -(1 << 62)
# Three packets, which leave at once: a connection begins with a window of ten.
LONG_BYTES = 4200


class LongMessagesDeflated(PerMessageDeflate):
    """Compresses what does not fit in a few packets; the rest would not come sooner."""

    def encode(self, frame: Frame) -> Frame:
        """The frame as it is sent."""
        return frame if len(frame.data) <= LONG_BYTES else super().encode(frame)


class Compression(ServerPerMessageDeflateFactory):
    """Compresses every message by itself: few are long, and a window would take memory for all."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            server_max_window_bits=14,
            client_max_window_bits=12,
            compress_settings={"memLevel": 5, "level": 3},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed on with a client."""
        agreed, made = super().process_request_params(params, accepted_extensions)
        return agreed, LongMessagesDeflated(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
            made.compress_settings,
        )


class Doorkeeper:
    """Counts connections, by address and in all, and reports what is turned away.

    `proxies` are addresses that speak for others: only the number in all holds for them.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self.settings = settings
        self.proxies: Collection[str] = frozenset(settings.proxies)
        self.connections: Counter[str] = Counter()
        self.turned_away: Counter[str] = Counter()
        self._clock = clock
        self._reported: dict[str, float] = {}

    def enter(self, address: str) -> bool:
        """Whether one more connection from this address is let in; then it is counted."""
        if self.connections.total() >= self.settings.connections:
            self.turn_away("connections")
        elif (
            address not in self.proxies
            and self.connections[address] >= self.settings.connections_an_address
        ):
            self.turn_away("connections_an_address", address)
        else:
            self.connections[address] += 1
            return True
        return False

    def leave(self, address: str) -> None:
        """A connection that was let in has ended."""
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]

    def turn_away(self, limit: str, address: str = "") -> None:
        """Count a connection that broke a limit; the log is told now and then."""
        self.turned_away[limit] += 1
        now = self._clock()
        if now - self._reported.get(limit, -SECONDS_BETWEEN_REPORTS) >= SECONDS_BETWEEN_REPORTS:
            self._reported[limit] = now
            count = self.turned_away[limit]
            LOG.warning("Connections over the limit %s: %d so far %s", limit, count, address)


class GuardedHttp(HttpToolsProtocol):
    """One HTTP connection: the time it has for what comes next is always limited."""

    keeper: Doorkeeper

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._address: str | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, or turn it away."""
        super().connection_made(transport)
        address = _address(transport)
        if not self.keeper.enter(address):
            transport.abort()
            return
        self._address = address
        self._allow("header_seconds")

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._stop_timer()
        if self._address is not None:
            self.keeper.leave(self._address)
        if self._answering is not None:
            self._answering.disconnected = True
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Remember what is being answered: uvicorn knows only the last request that came."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        """Read on, while the head of a request is not too long."""
        if self._timer is None:
            self._allow("header_seconds")
        self._head += len(data)
        super().data_received(data)
        if self._head > self.keeper.settings.header_bytes:
            self._cut_off("header_bytes")

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read one header, of not too many."""
        super().on_header(name, value)
        if len(self.headers) > self.keeper.settings.headers:
            self._cut_off("headers")

    def on_headers_complete(self) -> None:
        """The head is complete: what follows has limits of its own."""
        size = sum(len(name) + len(value) for name, value in self.headers)
        if size + len(self.url) > self.keeper.settings.header_bytes:
            self._cut_off("header_bytes")
        self._head = NOT_COUNTED
        self._allow("request_seconds")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The next head begins."""
        self._head = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request, or answer one that has come already."""
        self._stop_timer()
        super().on_response_complete()
        if self.cycle is not None and not self.cycle.response_complete:
            self._allow("request_seconds")

    def handle_websocket_upgrade(self) -> None:
        """Pass the connection on, which stays counted."""
        self._stop_timer()
        self._address = None
        super().handle_websocket_upgrade()

    def _allow(self, limit: str) -> None:
        self._stop_timer()
        seconds = getattr(self.keeper.settings, limit)
        self._timer = self.loop.call_later(seconds, self._cut_off, limit)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cut_off(self, limit: str) -> None:
        if not self.transport.is_closing():
            self.keeper.turn_away(limit, self._address or "")
            self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """One WebSocket. Its connection was counted when it was still one of HTTP."""

    keeper: Doorkeeper

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn = ServerProtocol(
            extensions=[Compression()], max_size=self.config.ws_max_size, logger=self.logger
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Remember whom to count it no more for."""
        super().connection_made(transport)
        self._address = _address(transport)
        self._pings = Bucket(PINGS_A_SECOND, PINGS_AT_ONCE, self.loop.time)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self.keeper.leave(self._address)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answer a ping, of not too many."""
        if self._pings.take():
            super().handle_ping()
        elif not self.transport.is_closing():
            self.keeper.turn_away("pings", self._address)
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Who answers no ping reads nothing either, so there is no use in flushing."""
        super().keepalive_timeout()
        self.transport.abort()


def _address(transport: asyncio.BaseTransport) -> str:
    remote = get_remote_addr(cast(asyncio.Transport, transport))
    return limited_as(remote[0] if remote else "")


def guarded_protocols(
    keeper: Doorkeeper,
) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    """uvicorn's protocols of HTTP and WebSocket with this doorkeeper."""
    return (
        type("Http", (GuardedHttp,), {"keeper": keeper}),
        type("Socket", (GuardedSocket,), {"keeper": keeper}),
    )
