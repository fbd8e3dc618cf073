"""One WebSocket of a table: reads messages, answers each, and sends the table when it changes."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from wardround.server.errors import Malformed, NotAllowed, Refused, StorageFailed, TooFast
from wardround.server.payloads.changes import Differences
from wardround.server.payloads.entries import prepare_entries
from wardround.server.payloads.table_payload import (
    Picture,
    entries_of,
    picture_of,
    table_payload,
)
from wardround.server.protocol.client_messages import (
    VERSION,
    Absence,
    Chat,
    ChooseLanguage,
    Command,
    FromClient,
    Hello,
    Nudge,
    Ping,
    Question,
)
from wardround.server.protocol.server_messages import ChangeSeen, Error, FromServer, Pong
from wardround.server.security.limits import Bucket, address_of
from wardround.server.socket.commands import carry_out
from wardround.server.socket.queries import answer
from wardround.server.tables.chat import Chatter
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.presence import MOVED
from wardround.server.tables.registry import TableRegistry
from wardround.server.tables.reminders import remind
from wardround.server.tables.stand_ins import decide_absence
from wardround.server.translation import Locale, nearest_language, problem_payload
from wardround.table.errors import WardroundError
from wardround.table.speakers import SPECTATOR, Seat

LOG = logging.getLogger("wardround.server")
DECODER = msgspec.json.Decoder(FromClient)
ENCODER = msgspec.json.Encoder()
MOST_WAITING = 200
PATIENCE = 300
SOME_ENTRIES = 100
LANGUAGE_RATE, LANGUAGE_BURST = 0.2, 8
POLICY, FAULT, BEHIND = 1008, 1011, 4002


class Connection:
    """One socket at one table, holding no, one or several seats."""

    def __init__(self, socket: WebSocket, registry: TableRegistry, table: LiveTable) -> None:
        self.socket = socket
        self.registry = registry
        self.table = table
        self.address = address_of(socket)
        self.seats: tuple[int, ...] = ()
        self.locale = Locale()
        self.seen = 0
        self._shown: Picture | None = None
        self._number = 0
        self._changed = False
        self._outbox: deque[FromServer] = deque()
        self._wake = asyncio.Event()
        self._closing = 0
        settings, clock = registry.services.settings, registry.services.clock
        self._bucket = Bucket(settings.socket_rate, settings.socket_burst, clock)
        self._languages = Bucket(LANGUAGE_RATE, LANGUAGE_BURST, clock)
        self._offences = 0
        self._chatter = Chatter(registry.services.store, table, clock)

    @property
    def language(self) -> str:
        """The language of everything that is sent."""
        return self.locale.language

    def notify(self) -> None:
        """The table has changed: send it soon."""
        self._changed = True
        self._wake.set()

    def evict(self, seat: Seat, code: int = MOVED) -> None:
        """The seat is no longer held here. A connection without any other seat ends."""
        self.seats = tuple(held for held in self.seats if held != seat)
        self._shown = None
        if self.seats:
            self.notify()
        else:
            self.close(code)

    def close(self, code: int) -> None:
        """End as soon as all queued messages are sent."""
        self._closing = code
        self._wake.set()

    def send(self, message: FromServer) -> None:
        """Queue a message; a client that does not read is disconnected."""
        if len(self._outbox) >= MOST_WAITING:
            self._outbox.clear()
            self.close(BEHIND)
            return
        self._outbox.append(message)
        self._wake.set()

    def refuse(self, error: WardroundError, about: str = "") -> None:
        """Send what is wrong."""
        self.send(Error(about, problem_payload(error, self.language, self.table.names)))

    async def run(self) -> None:
        """Wait for the hello, then read until the socket ends."""
        sender = asyncio.create_task(self._send_until_closed())
        try:
            if await self._wait_for_hello():
                while not self._closing:
                    await self._one(await self._text())
            await asyncio.wait_for(sender, self.registry.services.settings.hello_seconds)
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            pass
        finally:
            self.table.exit(self)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _wait_for_hello(self) -> bool:
        """Whether the first message was a valid hello; if not, the connection ends."""
        try:
            await self._enter(await self._hello())
        except StorageFailed as error:
            self.refuse(error)
            self.close(FAULT)
        except WardroundError as error:
            self.refuse(error)
            self.close(POLICY)
        return not self._closing

    async def _hello(self) -> Hello:
        patience = self.registry.services.settings.hello_seconds
        try:
            hello = decode(await asyncio.wait_for(self._text(), patience))
        except TimeoutError:
            raise Malformed("hello-first") from None
        if not isinstance(hello, Hello):
            raise Malformed("hello-first")
        self.locale = Locale(nearest_language(hello.language), hello.names)
        if hello.version != VERSION:
            raise Malformed("wire-version", found=hello.version, known=VERSION)
        return hello

    async def _enter(self, hello: Hello) -> None:
        """Join the table: from here on this connection is sent every change."""
        async with self.table.lock():
            self.seats = self._held(hello.tokens)
            self.seen = hello.seen
            for line in await self._chatter.last_lines(self.language):
                self.send(line)
            await self.table.enter(self)
            self.notify()

    async def _text(self) -> str:
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        text = received.get("text")
        return text if isinstance(text, str) else ""

    def _held(self, tokens: list[str]) -> tuple[int, ...]:
        seats: set[int] = set()
        for token in tokens:
            held = self.registry.signer.read(token)
            if held.table_id != self.table.id:
                raise NotAllowed("token-elsewhere")
            self.table.check_holder(held.seat, held.generation)
            seats.add(held.seat)
        return tuple(sorted(seats))

    async def _one(self, text: str) -> None:
        """Answer one message. Nothing that a client sends makes this raise."""
        about = ""
        try:
            allowed = self._within_limits()
            message = decode(text)
            about = getattr(message, "id", "") or getattr(message, "ask", "")
            if not allowed:
                raise TooFast("too-fast")
            await self._do(message)
        except WardroundError as error:
            self.refuse(error, about)
            if error.message.key == "stale-prompt":
                self.notify()
        except Exception:
            LOG.exception("table %s", self.table.id)
            self.refuse(Refused("server-fault"), about)

    def _within_limits(self) -> bool:
        """Whether one more message is; who goes far beyond is disconnected."""
        if self._bucket.take():
            self._offences = 0
            return True
        self._offences += 1
        if self._offences > PATIENCE:
            self.close(POLICY)
        return False

    async def _do(self, message: FromClient) -> None:
        if isinstance(message, Hello):
            raise Malformed("hello-twice")
        if isinstance(message, Ping):
            self.send(Pong(message.n, self.table.seq))
        elif isinstance(message, ChooseLanguage):
            if not self._languages.take():
                raise TooFast("too-fast")
            self.locale = Locale(nearest_language(message.language), message.names)
            self.seen, self._shown = 0, None
            self.notify()
        else:
            await self._do_for_seat(message)

    async def _do_for_seat(self, message: Command | Question | Chat | Nudge | Absence) -> None:
        async with self.table.lock():
            if message.seat not in self.seats:
                raise NotAllowed("seat-not-yours", whom=message.seat + 1)
            if isinstance(message, Chat):
                await self._chatter.say(message)
            elif isinstance(message, Nudge):
                remind(self.table, message)
            elif isinstance(message, Absence):
                await decide_absence(self.table, message)
            elif isinstance(message, Question):
                self.send(answer(self.table, message, self.locale))
            else:
                self.send(await carry_out(self.table, message))

    async def _send_until_closed(self) -> None:
        """Send messages until the connection ends; disconnect if the table cannot be shown."""
        try:
            while not self._closing:
                await self._wake.wait()
                self._wake.clear()
                await self._send_all()
            await self._send_queued()
            await self.socket.close(self._closing)
        except (WebSocketDisconnect, RuntimeError):
            return
        except Exception:
            LOG.exception("table %s", self.table.id)
            await self.socket.close(FAULT)

    async def _send_queued(self) -> None:
        while self._outbox:
            await self._send(self._outbox.popleft())

    async def _send_all(self) -> None:
        await self._send_queued()
        if self._changed:
            self._changed = False
            await self._send(await self._table())

    async def _table(self) -> FromServer:
        """The table, or what has changed since it was sent last."""
        async with self.table.lock():
            if self.table.seq - self.seen > SOME_ENTRIES:
                seats = self.seats or (SPECTATOR,)
                await prepare_entries(self.table, seats, self.seen, self.locale)
            self._number += 1
            shown, self._shown = self._shown, picture_of(self.table, self.seats, self.locale)
            since, self.seen = self.seen, self.table.seq
            if shown is None or shown.table.seq != since:
                return table_payload(self.table, self.seats, since, self.locale, self._number)
            return ChangeSeen(
                self._number,
                self.table.seq,
                self.table.once("differences", Differences).between(shown, self._shown),
                entries_of(self.table, self.seats, since, self.locale),
            )

    async def _send(self, message: FromServer) -> None:
        await self.socket.send_text(ENCODER.encode(message).decode())


def decode(text: str) -> Any:
    """The message of a text frame; Malformed says what is wrong with it."""
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed("message-malformed", reason=str(error)[:200]) from None
