"""Chat: free text and quick phrases, stored, and sent in the language of each guest."""

from __future__ import annotations

from collections.abc import Callable

from wardround.server.errors import Malformed, TooFast
from wardround.server.protocol.client_messages import Chat
from wardround.server.protocol.server_messages import ChatSeen
from wardround.server.security.limits import LONGEST_CHAT, Bucket, tidy
from wardround.server.storage.interface import ChatRecord, Store
from wardround.server.tables.live_table import LiveTable
from wardround.server.translation import PHRASES, plain_speech
from wardround.table.speakers import Seat

KEPT_LINES = 200
SHOWN_LINES = 50
RATE, BURST = 0.5, 6


class Chatter:
    """The chat of one connection. With the table's `lock()` held, every line reaches everybody
    once: guests that are connected as it is posted, later guests with the last lines.
    """

    def __init__(self, store: Store, table: LiveTable, clock: Callable[[], float]) -> None:
        self._store = store
        self._table = table
        self._bucket = Bucket(RATE, BURST, clock)

    async def say(self, message: Chat) -> None:
        """Store a line and send it to everybody; Malformed if it is empty."""
        if message.phrase and message.phrase not in PHRASES:
            raise Malformed("phrase-unknown", phrase=message.phrase)
        text = "" if message.phrase else tidy(message.text, LONGEST_CHAT)
        if not text and not message.phrase:
            raise Malformed("chat-empty", longest=LONGEST_CHAT)
        if not self._bucket.take():
            raise TooFast("too-fast")
        await post_line(self._store, self._table, message.seat, text, message.phrase)

    async def last_lines(self, language: str) -> list[ChatSeen]:
        """The last lines, for a guest that connects."""
        lines = await self._store.chat(self._table.id, SHOWN_LINES)
        return [render_line(line, language) for line in lines]


async def post_line(store: Store, table: LiveTable, seat: Seat, text: str, phrase: str) -> None:
    """Store a line of a seat and send it to everybody; the table's `lock()` must be held."""
    last = await store.chat(table.id, 1)
    number = last[-1].n + 1 if last else 1
    line = ChatRecord(number, seat, table.record.seats[seat].name, text, phrase)
    await store.add_chat(table.id, line, KEPT_LINES)
    for guest in table.presence.guests:
        guest.send(render_line(line, guest.language))


def render_line(line: ChatRecord, language: str) -> ChatSeen:
    """A line in this language."""
    text = plain_speech(language).label(line.phrase) if line.phrase else line.text
    return ChatSeen(line.n, line.seat, line.name, text, line.phrase)
