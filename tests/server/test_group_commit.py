"""Changes that come at the same time are stored together, and fail alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from server.test_storage import a_record
from wardround.server.errors import StorageFailed
from wardround.server.storage.group_commit import GroupCommit
from wardround.server.storage.interface import Change, EntryRecord
from wardround.server.storage.sqlite import SqliteStore

WORD = EntryRecord("word", 0, "nurse", -1)


def a_change(table: str, first: int = 0) -> Change:
    return Change(a_record(id=table), first, [WORD])


async def save_together(store: SqliteStore, *changes: Change) -> list[object]:
    return await asyncio.gather(*map(store.save, changes), return_exceptions=True)


def test_changes_that_arrive_while_one_is_written_are_written_together() -> None:
    written: list[list[str]] = []

    async def write(changes: Sequence[Change]) -> Sequence[Exception | None]:
        written.append([change.record.id for change in changes])
        await asyncio.sleep(0.01)
        return [None] * len(changes)

    async def run() -> None:
        commits = GroupCommit(write)
        first = asyncio.create_task(commits.save(a_change("a")))
        await asyncio.sleep(0.001)
        await asyncio.gather(first, commits.save(a_change("b")), commits.save(a_change("c")))
        await commits.save(a_change("d"))

    asyncio.run(run())
    assert written == [["a"], ["b", "c"], ["d"]]


def test_a_change_that_cannot_be_stored_spoils_no_other(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.save(a_change("a"))
        found = await save_together(store, a_change("b"), a_change("a"), a_change("c"))
        assert [type(one) for one in found] == [type(None), StorageFailed, type(None)]
        for table in ("a", "b", "c"):
            stored = await store.load(table)
            assert stored is not None
            assert stored.entries == [WORD]
        await store.close()

    asyncio.run(run())


def test_whoever_no_longer_waits_keeps_nobody_else_from_being_told(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        gone = asyncio.create_task(store.save(a_change("a")))
        stays = asyncio.create_task(store.save(a_change("b")))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        with pytest.raises(asyncio.CancelledError):
            await gone
        await store.close()

    asyncio.run(run())


def test_what_waits_is_stored_before_the_file_is_closed(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        saving = [asyncio.create_task(store.save(a_change(f"t{number}"))) for number in range(5)]
        await asyncio.sleep(0)
        saving.append(asyncio.create_task(store.save(a_change("last"))))
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*saving)
        again = SqliteStore(tmp_path / "tables.sqlite")
        assert await again.load("last") is not None
        await again.close()

    asyncio.run(run())
