"""Tables in one SQLite file: durable commits, one connection on one thread, one process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from wardround.server.errors import Refused, StorageFailed
from wardround.server.storage.interface import (
    REMEMBERED,
    Change,
    ChatRecord,
    EntryRecord,
    Stored,
    TableRecord,
)
from wardround.server.storage.migrations import migrate

Outcome = TypeVar("Outcome")
PRAGMAS = (
    "PRAGMA locking_mode = EXCLUSIVE",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)
# Entries are numbered without a gap, so the last number is how many there are.
COUNTED = (
    "SELECT record, (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = id) FROM tables"
)


def connect(path: Path) -> sqlite3.Connection:
    """Open and migrate a database that nobody else has open; Refused says why it cannot be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        connection = sqlite3.connect(
            path, timeout=1.0, isolation_level=None, check_same_thread=False
        )
        for pragma in PRAGMAS:
            connection.execute(pragma)
        with _transaction(connection):
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        migrate(connection, str(path))
    except sqlite3.Error as error:
        raise Refused("store-unusable", path=str(path), reason=str(error)) from error
    return connection


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


class SqliteStore:
    """The Store protocol on one file. Every call runs on the one thread of the connection."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")

    async def _on_thread(self, work: Callable[[], Outcome]) -> Outcome:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, work)
        except sqlite3.Error as error:
            raise StorageFailed("store-failed", reason=str(error)) from error

    async def save(self, change: Change) -> None:
        """One durable transaction."""
        await self._on_thread(lambda: self._save(change))

    def _save(self, change: Change) -> None:
        record = change.record
        first = change.first
        encoded = msgspec.json.encode(record)
        with _transaction(self._connection):
            self._connection.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
                " status = excluded.status, public = excluded.public,"
                " changed = excluded.changed, record = excluded.record",
                (record.id, record.status, record.public, record.changed, encoded),
            )
            self._connection.executemany(
                "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)",
                [(record.id, first + n, *entry) for n, entry in enumerate(change.entries, 1)],
            )
            if change.cards:
                self._connection.execute(
                    "INSERT INTO cards VALUES (?, ?)", (record.id, change.cards)
                )
            if change.message is not None:
                seq = first + len(change.entries)
                self._connection.execute(
                    "INSERT INTO messages VALUES (?, ?, ?, ?)", (record.id, *change.message, seq)
                )
                self._connection.execute(
                    "DELETE FROM messages WHERE table_id = ? AND seq < ?",
                    (record.id, seq - REMEMBERED),
                )

    async def load(self, table_id: str) -> Stored | None:
        """A table with its whole journal."""
        return await self._on_thread(lambda: self._load(table_id))

    def _load(self, table_id: str) -> Stored | None:
        read = self._connection.execute
        found = read("SELECT record FROM tables WHERE id = ?", (table_id,)).fetchone()
        if found is None:
            return None
        entries = read(
            "SELECT kind, who, what, owner FROM entries WHERE table_id = ? ORDER BY seq",
            (table_id,),
        )
        messages = read("SELECT seat, message, seq FROM messages WHERE table_id = ?", (table_id,))
        cards = read("SELECT text FROM cards WHERE table_id = ?", (table_id,)).fetchone()
        return Stored(
            msgspec.json.decode(found[0], type=TableRecord),
            [EntryRecord(*entry) for entry in entries],
            {(seat, message): seq for seat, message, seq in messages},
            cards[0] if cards else "",
        )

    async def records(self, tables: Sequence[str]) -> list[tuple[TableRecord, int]]:
        """These tables with their sequence numbers."""
        marks = ", ".join("?" for _ in tables)
        return await self._rows(f"{COUNTED} WHERE id IN ({marks})", tuple(tables))

    async def public(self, statuses: Sequence[str], limit: int) -> list[tuple[TableRecord, int]]:
        """Public tables in these statuses, the last changed first."""
        marks = ", ".join("?" for _ in statuses)
        where = f"WHERE public AND status IN ({marks}) ORDER BY changed DESC LIMIT ?"
        return await self._rows(f"{COUNTED} {where}", (*statuses, limit))

    async def _rows(
        self, query: str, values: tuple[str | int, ...]
    ) -> list[tuple[TableRecord, int]]:
        found = await self._on_thread(lambda: self._connection.execute(query, values).fetchall())
        return [(msgspec.json.decode(encoded, type=TableRecord), seq) for encoded, seq in found]

    async def add_chat(self, table_id: str, line: ChatRecord, keep: int) -> None:
        """Keep a line, and drop those too old."""
        await self._on_thread(lambda: self._add_chat(table_id, line, keep))

    def _add_chat(self, table_id: str, line: ChatRecord, keep: int) -> None:
        with _transaction(self._connection):
            self._connection.execute(
                "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", (table_id, *line)
            )
            self._connection.execute(
                "DELETE FROM chat WHERE table_id = ? AND n <= ?", (table_id, line.n - keep)
            )

    async def chat(self, table_id: str, limit: int) -> list[ChatRecord]:
        """The last lines, oldest first."""
        query = (
            "SELECT n, seat, name, text, phrase FROM chat"
            " WHERE table_id = ? ORDER BY n DESC LIMIT ?"
        )
        found = await self._on_thread(
            lambda: self._connection.execute(query, (table_id, limit)).fetchall()
        )
        return [ChatRecord(*line) for line in reversed(found)]

    async def prune(self, before: float) -> int:
        """Forget tables that never began."""
        return await self._on_thread(lambda: self._prune(before))

    def _prune(self, before: float) -> int:
        with _transaction(self._connection):
            return self._connection.execute(
                "DELETE FROM tables WHERE status = 'waiting' AND changed < ?", (before,)
            ).rowcount

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        await self._on_thread(self._connection.close)
        self._thread.shutdown()
