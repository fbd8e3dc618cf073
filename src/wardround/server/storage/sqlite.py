"""Tables in one SQLite file: durable commits, one connection on one thread, one process."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from wardround.server.errors import Refused, StorageFailed
from wardround.server.storage.group_commit import GroupCommit
from wardround.server.storage.interface import (
    REMEMBERED,
    Change,
    ChatRecord,
    EntryRecord,
    Stored,
    TableRecord,
    unreadable_record,
)
from wardround.server.storage.migrations import migrate
from wardround.server.storage.open_files import OpenFiles

Outcome = TypeVar("Outcome")
PRAGMAS = (
    "PRAGMA locking_mode = EXCLUSIVE",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)
SENTENCES = {
    sqlite3.SQLITE_BUSY: "store-taken",
    sqlite3.SQLITE_LOCKED: "store-taken",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-cannot-open",
    sqlite3.SQLITE_PERM: "store-cannot-open",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
    sqlite3.SQLITE_FULL: "store-disk",
    sqlite3.SQLITE_IOERR: "store-disk",
}
PRIMARY_CODE = 0xFF
CHECK_SECONDS, CHECK_STEPS = 5.0, 10_000
BACKUP_PAGES = 256
DELETED_AT_ONCE = 50
LOG = logging.getLogger("wardround.server")
# Entries are numbered without a gap, so the last number is how many there are.
COUNTED = (
    "SELECT id, status, changed, record,"
    " (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = id) FROM tables"
)


def connect(path: Path, check: bool = False) -> sqlite3.Connection:
    """Open and migrate a database that nobody else has open; Refused says why it cannot be.

    `check` looks for damage first, for a few seconds at most.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refused("store-cannot-open", path=str(path), reason=reason) from error
    try:
        connection = sqlite3.connect(
            path, timeout=1.0, isolation_level=None, check_same_thread=False
        )
    except sqlite3.Error as error:
        raise refusal_of(error, path) from error
    try:
        _prepare(connection, path, check)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, path: Path, check: bool) -> None:
    try:
        for pragma in PRAGMAS:
            connection.execute(pragma)
        with _transaction(connection):
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        if check:
            _check(connection)
        migrate(connection, str(path))
    except sqlite3.Error as error:
        raise refusal_of(error, path) from error


def refusal_of(error: sqlite3.Error, path: Path) -> Refused:
    """What is wrong with a database that could not be opened, and what to do about it."""
    code = getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE
    return Refused(SENTENCES.get(code, "store-unusable"), path=str(path), reason=str(error))


def _check(connection: sqlite3.Connection) -> None:
    """DatabaseError if a quick look finds damage. A large file is looked at in part."""
    end = time.monotonic() + CHECK_SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > end, CHECK_STEPS)
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        LOG.warning("The database is large: only a part of it was checked.")
        return
    finally:
        connection.set_progress_handler(None, 0)
    if found[0] != "ok":
        damage = sqlite3.DatabaseError(found[0])
        damage.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise damage


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


class SqliteStore:
    """The Store protocol on one file. Every call runs on the one thread of the connection."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection = connect(path)
        self._files = OpenFiles(path)
        self._lost = ""
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        self._commits = GroupCommit(
            lambda changes: self._on_thread(lambda: self._save_all(changes))
        )

    async def _on_thread(self, work: Callable[[], Outcome]) -> Outcome:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._do, work)
        except sqlite3.Error as error:
            raise _problem_of(error) from error

    def _do(self, work: Callable[[], Outcome]) -> Outcome:
        """The result of work for files that are there, before it and after it."""
        self._require_files()
        done = work()
        self._require_files()
        return done

    def _require_files(self) -> None:
        lost = self._files.look()
        if lost and not self._lost:
            self._lost = lost
            LOG.error("The database %s is lost (%s): nothing is stored.", self._path, lost)
        if lost:
            raise StorageFailed("store-lost", path=str(self._path))

    async def look(self) -> str:
        """Look at the files."""
        with suppress(StorageFailed):
            await self._on_thread(lambda: None)
        return self._lost

    async def save(self, change: Change) -> None:
        """One durable transaction, together with others that wait."""
        await self._commits.save(change)

    def _save_all(self, changes: Sequence[Change]) -> Sequence[Exception | None]:
        """Save changes together. If that fails, each alone: one bad change spoils no other."""
        try:
            with _transaction(self._connection):
                for change in changes:
                    self._save(change)
        except Exception as error:
            if len(changes) == 1:
                return [_problem_of(error)]
            return [problem for change in changes for problem in self._save_all([change])]
        return [None] * len(changes)

    def _save(self, change: Change) -> None:
        record = change.record
        first = change.first
        encoded = msgspec.json.encode(record)
        self._connection.execute(
            "INSERT INTO tables (id, status, public, changed, record, maker)"
            " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
            " status = excluded.status, public = excluded.public,"
            " changed = excluded.changed, record = excluded.record",
            (record.id, record.status, record.public, record.changed, encoded, record.maker),
        )
        rows = [(record.id, first + n, *entry, "") for n, entry in enumerate(change.entries, 1)]
        if change.message is not None:
            seat, message = change.message
            rows[-1] = (*rows[-1][:-1], f"{seat} {message}")
        self._connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        if change.cards:
            self._connection.execute("INSERT INTO cards VALUES (?, ?)", (record.id, change.cards))

    async def load(self, table_id: str) -> Stored | None:
        """A table with its whole journal."""
        return await self._on_thread(lambda: self._load(table_id))

    def _load(self, table_id: str) -> Stored | None:
        read = self._connection.execute
        query = "SELECT id, status, changed, record FROM tables WHERE id = ?"
        found = read(query, (table_id,)).fetchone()
        if found is None:
            return None
        entries = read(
            "SELECT kind, who, what, owner FROM entries WHERE table_id = ? ORDER BY seq",
            (table_id,),
        )
        messages = read(
            "SELECT message, seq FROM entries WHERE table_id = ?1 AND message <> '' AND seq >="
            " (SELECT max(seq) FROM entries WHERE table_id = ?1 AND message <> '') - ?2"
            " ORDER BY seq",
            (table_id, REMEMBERED),
        )
        cards = read("SELECT text FROM cards WHERE table_id = ?", (table_id,)).fetchone()
        return Stored(
            _record(*found),
            [EntryRecord(*entry) for entry in entries],
            {_message(message): seq for message, seq in messages},
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
        return [(_record(*columns), seq) for *columns, seq in found]

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

    async def prune(self, never_begun: float, silent: float, spare: Collection[str]) -> int:
        """Forget what nobody misses."""
        nobody_spoke = "NOT EXISTS (SELECT 1 FROM entries WHERE table_id = id AND message <> '')"
        where = f"status = 'waiting' AND changed < ? OR changed < ? AND {nobody_spoke}"
        return await self._delete(where, (never_begun, silent), spare)

    async def purge(self, before: float, spare: Collection[str]) -> int:
        """Forget what is old."""
        return await self._delete("changed < ?", (before,), spare)

    async def _delete(self, where: str, values: tuple[float, ...], spare: Collection[str]) -> int:
        query = f"SELECT id FROM tables WHERE {where}"
        found = await self._on_thread(lambda: self._connection.execute(query, values).fetchall())
        gone = [(table_id,) for (table_id,) in found if table_id not in spare]
        for first in range(0, len(gone), DELETED_AT_ONCE):
            await self._on_thread(partial(self._forget, gone[first : first + DELETED_AT_ONCE]))
        return len(gone)

    async def forget(self, table_id: str) -> None:
        """Delete one table."""
        await self._on_thread(partial(self._forget, [(table_id,)]))

    def _forget(self, tables: list[tuple[str]]) -> None:
        with _transaction(self._connection):
            self._connection.executemany("DELETE FROM tables WHERE id = ?", tables)

    async def counts(self, maker: str, since: float) -> tuple[int, int]:
        """How many tables there are, and of one maker."""
        query = (
            "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM tables"
            " WHERE maker = ? AND (status <> 'over' OR changed > ?))"
        )
        given = (maker, since)
        found = await self._on_thread(lambda: self._connection.execute(query, given).fetchone())
        return int(found[0]), int(found[1])

    async def backup(self, path: Path) -> None:
        """Copy page by page; what is to be stored meanwhile waits."""
        await self._on_thread(lambda: self._copy(path))

    def _copy(self, path: Path) -> None:
        copy = sqlite3.connect(path)
        try:
            self._connection.backup(copy, pages=BACKUP_PAGES)
        finally:
            copy.close()

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        await self._commits.finish()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()


def _problem_of(error: Exception) -> Exception:
    """What a caller is told of an error: those of the database have a sentence of their own."""
    if isinstance(error, sqlite3.Error):
        return StorageFailed("store-failed", reason=str(error))
    return error


def _message(stored: str) -> tuple[int, str]:
    """The seat and the id of a message."""
    seat, _, message = stored.partition(" ")
    return int(seat), message


def _record(table_id: str, status: str, changed: float, encoded: bytes) -> TableRecord:
    """The record of a row; what cannot be read is logged, and stood in for."""
    try:
        return msgspec.json.decode(encoded, type=TableRecord)
    except (msgspec.DecodeError, UnicodeError, TypeError, RecursionError) as error:
        LOG.error("table %s cannot be read: %s", table_id, str(error)[:200])
        return unreadable_record(table_id, status, changed)
