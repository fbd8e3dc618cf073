"""What is stored goes bad: one row, the whole file, the disk. The rest of the server goes on."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from server.serving import Failed, Json, Served, at, serving
from wardround.server.errors import Refused
from wardround.server.storage.interface import Change, EntryRecord
from wardround.server.storage.sqlite import SqliteStore, connect, refusal_of

from .test_storage import a_record


def change(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


class Stored(NamedTuple):
    """A database with three public tables under way, their names, and a token of each."""

    path: Path
    tables: list[str]
    tokens: list[str]

    def copy_to(self, folder: Path) -> Path:
        for name in ("tables.sqlite", "tables.sqlite.secret"):
            shutil.copy(self.path / name, folder / name)
        return folder / "tables.sqlite"


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Stored:
    folder = tmp_path_factory.mktemp("stored")
    with serving(folder) as served:
        made = [served.make("Ada", "Bea", public=True) for _ in range(3)]

        async def speak(table: str, tokens: list[str]) -> None:
            async with at(served, table, *tokens) as both:
                await both.play(Random(1), lambda t: t["seq"] > 30)

        for table, tokens in made:
            asyncio.run(speak(table, tokens))
    return Stored(folder, [table for table, _ in made], [tokens[0] for _, tokens in made])


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET record = x'00ff' WHERE id = '{}'",
        "UPDATE tables SET record = '{{}}' WHERE id = '{}'",
        "UPDATE tables SET record = 7 WHERE id = '{}'",
        "UPDATE tables SET record = json_set(record, '$.chairs', 'none') WHERE id = '{}'",
        "UPDATE tables SET record = json_set(record, '$.options.seats', '77') WHERE id = '{}'",
        "UPDATE entries SET what = 'zzz' WHERE table_id = '{}' AND seq = 20",
        "UPDATE entries SET kind = 'undo', what = 'many' WHERE table_id = '{}' AND seq = 20",
        "DELETE FROM entries WHERE table_id = '{}' AND seq BETWEEN 3 AND 12",
    ],
    ids=["bytes", "empty", "number", "seats", "options", "word", "undo", "gap"],
)
def test_one_bad_row_is_frozen_and_the_others_are_played(
    stored: Stored, tmp_path: Path, damage: str
) -> None:
    (bad, good, _), held = stored.tables, stored.tokens
    change(stored.copy_to(tmp_path), damage.format(bad))
    with serving(tmp_path) as served:
        listed = {one["table"]: one for one in served.get("/api/tables")["tables"]}
        assert len(listed) == 3
        told = served.get(f"/api/tables/{bad}")
        assert told["status"] == "frozen"
        assert told["problem"]["text"]
        assert listed[good]["status"] == served.get(f"/api/tables/{good}")["status"] == "playing"
        assert len(served.post("/api/held", {"tokens": held})["held"]) >= 2
        served.post("/api/bests", {"tokens": held})
        assert bad in served.errors.read_text() or told["problem"]["code"] == "rules-gone"

        async def watch() -> Json:
            async with at(served, bad) as watcher:
                return watcher.table

        assert asyncio.run(watch())["status"] == "frozen"


@pytest.mark.parametrize("loss", ["gone", "replaced", "short", "log gone"])
def test_a_database_that_is_lost_under_way_is_noticed(tmp_path: Path, loss: str) -> None:
    with serving(tmp_path) as served:
        table, tokens = served.make("Ada", "Bea")

        async def play() -> None:
            async with at(served, table, *tokens) as both:
                await both.play(Random(1), lambda t: t["seq"] > 30)
                lose(served.database, loss)
                sight = next(one for one in both.table["sights"] if one["asked"])
                words = {"words": sight["legal"][:1]}
                for _ in range(2):
                    answer = await both.command("say", sight["seat"], **words)
                    assert answer["type"] == "error"
                    assert answer["error"]["code"] == "store-lost"

        asyncio.run(play())
        time.sleep(1.0)
        assert not served.get("/api/health")["ok"]
        with pytest.raises(Failed) as failed:
            served.make("Ada", "Bea")
        assert failed.value.status == 503
        assert "is lost" in served.errors.read_text()
        assert not served.faults()


def lose(database: Path, loss: str) -> None:
    log = database.with_name(database.name + "-wal")
    if loss == "gone":
        database.unlink()
    elif loss == "replaced":
        copy = database.with_name("copy")
        copy.write_bytes(database.read_bytes())
        copy.replace(database)
    elif loss == "short":
        with database.open("r+b") as file:
            file.truncate(0)
        with log.open("r+b") as file:
            file.truncate(0)
    else:
        log.unlink()


def test_a_damaged_file_is_refused_at_the_start_with_what_is_wrong(
    stored: Stored, tmp_path: Path
) -> None:
    path = stored.copy_to(tmp_path)
    pages = bytearray(path.read_bytes())
    for page in range(2, len(pages) // 4096):
        pages[page * 4096 : page * 4096 + 200] = b"\x05" * 200
    path.write_bytes(bytes(pages))
    with pytest.raises(Refused, match="store-damaged"):
        connect(path, check=True)
    path.write_text("This is no database, whatever its name says. " * 100)
    with pytest.raises(Refused, match="store-damaged"):
        connect(path)
    with pytest.raises(Refused, match="store-cannot-open"):
        connect(path / "inside" / "tables.sqlite")


def test_a_file_that_cannot_be_written_is_not_said_to_be_in_use(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    connect(path).close()
    reading = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    with pytest.raises(sqlite3.OperationalError) as failed:
        reading.execute("DELETE FROM tables")
    reading.close()
    assert refusal_of(failed.value, path).message.key == "store-read-only"
    held = connect(path)
    with pytest.raises(Refused, match="store-taken"):
        connect(path)
    held.close()


def test_tables_at_which_nobody_spoke_are_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        word = EntryRecord("word", 0, "finish", -1)
        for name, status, message in (
            ("silent", "playing", None),
            ("spoken", "playing", (0, "one")),
            ("watched", "over", None),
            ("loaded", "playing", None),
            ("waiting", "waiting", None),
        ):
            record = a_record(id=name, status=status, changed=10.0)
            await store.save(Change(record, 0, [word], message))
        assert await store.prune(5.0, 5.0, ()) == 0
        assert await store.prune(5.0, 20.0, {"loaded"}) == 3
        left = await store.records(["silent", "spoken", "watched", "loaded", "waiting"])
        assert {record.id for record, _ in left} == {"spoken", "loaded"}
        assert await store.purge(20.0, {"loaded"}) == 1
        await store.close()

    asyncio.run(run())


def test_one_address_has_so_many_tables_and_so_has_the_server(tmp_path: Path) -> None:
    def make_from(served: Served, address: str) -> str:
        body = {"game": "dice-hospital", "seats": [{"kind": "person", "name": "Ada"}]}
        try:
            served.fetch("/api/tables", body, **{"X-Forwarded-For": address})
        except Failed as failed:
            return str(failed.code)
        return ""

    with serving(tmp_path, tables_an_address=2, tables=5) as served:
        mal = [make_from(served, "2001:db8::1") for _ in range(3)]
        assert mal == ["", "", "tables-many"]
        assert make_from(served, "2001:db8::2") == "tables-many"
        others = [make_from(served, f"192.0.2.{number}") for number in range(4)]
        assert others == ["", "", "", "tables-full"]
        wanted = {"name": "Mal", "number": 1}
        with pytest.raises(Failed, match="tables-full"):
            served.post("/api/puzzles", wanted)
    assert b"2001:db8" not in (tmp_path / "tables.sqlite").read_bytes()


def test_a_full_disk_refuses_new_tables_before_it_refuses_words(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table, tokens = served.make("Ada", "Bea")
    with serving(tmp_path, disk_spare_bytes=10**18) as served:
        time.sleep(1.0)
        with pytest.raises(Failed, match="disk-low"):
            served.make("Ada", "Bea")

        async def play() -> None:
            async with at(served, table, *tokens) as both:
                await both.play(Random(1), lambda t: t["seq"] > 30)

        asyncio.run(play())
        assert any("nearly full" in line for line in served.warnings())
        assert "disk-low" in served.get("/api/health")["problems"]
