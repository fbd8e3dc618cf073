"""The database: old files, newer files, files in use, tables whose rules are gone."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random

import msgspec
import pytest

from server.serving import Served, at, serving
from wardround.games import GAMES
from wardround.server.errors import Refused, StorageFailed
from wardround.server.storage.interface import (
    Change,
    ChatRecord,
    EntryRecord,
    SeatRecord,
    Stored,
    TableRecord,
)
from wardround.server.storage.migrations import MIGRATIONS
from wardround.server.storage.sqlite import SqliteStore, connect

GAME = GAMES.find("dice-hospital")
OLD = Path(__file__).parent / "data" / "version-1.sql"


def a_record(**given: object) -> TableRecord:
    made = TableRecord("t", "dice-hospital", 1, "v", {}, [], True, "absent", 1, "waiting", 1.0, 1.0)
    for name, value in given.items():
        setattr(made, name, value)
    return made


def old_file(folder: Path) -> Path:
    """A database as version 1 of its shape left it, with a game under way by the rules of today."""
    path = folder / "tables.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript(OLD.read_text(encoding="utf-8"))
    record = json.loads(connection.execute("SELECT record FROM tables").fetchone()[0])
    record |= {"rules": GAME.rules_version, "vocabulary": GAME.vocabulary.digest()}
    connection.execute("UPDATE tables SET record = ?", (json.dumps(record),))
    connection.commit()
    connection.close()
    return path


def test_an_old_file_is_brought_up_to_date_and_its_table_goes_on(tmp_path: Path) -> None:
    path = old_file(tmp_path)
    before = sqlite3.connect(path)
    assert before.execute("PRAGMA user_version").fetchone() == (1,)
    kept = before.execute("SELECT count(*) FROM entries").fetchone()[0]
    before.close()
    with serving(tmp_path) as served:
        listed = served.get("/api/tables")["tables"]
        assert [one["seq"] for one in listed] == [kept]
        assert [seat["bot"] for seat in listed[0]["seats"]] == ["random", "greedy"]

        async def watch() -> None:
            async with at(served, listed[0]["table"]) as watcher:
                await watcher.shown(lambda t: t["status"] == "over")

        asyncio.run(watch())
        assert not served.faults()
    after = sqlite3.connect(path)
    assert after.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    after.close()


def test_messages_of_an_older_file_are_still_known(tmp_path: Path) -> None:
    path = old_file(tmp_path)
    before = sqlite3.connect(path)
    found = before.execute("SELECT seat, message, seq FROM messages").fetchall()
    before.close()

    async def load() -> Stored | None:
        store = SqliteStore(path)
        stored = await store.load("oldtable")
        await store.close()
        return stored

    stored = asyncio.run(load())
    assert stored is not None
    assert found
    assert stored.messages == {(seat, message): seq for seat, message, seq in found}


def test_bots_of_an_older_file_keep_their_names_and_are_still_who_they_were(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    old = sqlite3.connect(path)
    for statement in (*MIGRATIONS[0], *MIGRATIONS[1], "PRAGMA user_version = 2"):
        old.execute(statement)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "name": "greedy"}]
    record = {**msgspec.to_builtins(a_record()), "chairs": [*seats, {"kind": "open", "name": ""}]}
    values = ("t", "waiting", 1, 1.0, msgspec.json.encode(record))
    old.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", values)
    old.commit()
    old.close()

    async def load() -> list[SeatRecord]:
        store = SqliteStore(path)
        stored = await store.load("t")
        await store.close()
        return stored.record.seats if stored else []

    upgraded = [
        SeatRecord("person", "Ada"),
        SeatRecord("bot", "greedy", "greedy"),
        SeatRecord("open"),
    ]
    assert asyncio.run(load()) == upgraded


def test_games_of_an_older_file_ended_when_they_last_changed(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    old = sqlite3.connect(path)
    for statement in (*MIGRATIONS[0], *MIGRATIONS[1], "PRAGMA user_version = 3"):
        old.execute(statement)
    for name, status, changed in (("t", "over", 5.0), ("u", "playing", 6.0)):
        record = msgspec.to_builtins(a_record(id=name, status=status, changed=changed))
        values = (name, status, 1, changed, msgspec.json.encode({**record, "ended": 0}))
        old.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", values)
    old.commit()
    old.close()

    async def load() -> list[float]:
        store = SqliteStore(path)
        found = await store.records(["t", "u"])
        await store.close()
        return [kept.ended for kept, _ in sorted(found, key=lambda one: one[0].id)]

    assert asyncio.run(load()) == [5.0, 0.0]


def test_a_card_file_is_kept_with_its_table_and_forgotten_with_it(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.save(Change(a_record(), 0, cards="# mine"))
        await store.save(Change(a_record(changed=2.0), 0))
        stored = await store.load("t")
        assert stored is not None
        assert stored.cards == "# mine"
        await store.prune(3.0, 0.0, ())
        await store.close()

    asyncio.run(run())
    left = sqlite3.connect(tmp_path / "tables.sqlite")
    assert left.execute("SELECT count(*) FROM cards").fetchone() == (0,)
    left.close()


def test_a_file_of_a_newer_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(Refused, match="store-newer"):
        connect(path)


def test_a_file_has_one_server(tmp_path: Path) -> None:
    first = connect(tmp_path / "tables.sqlite")
    with pytest.raises(Refused, match="store-taken"):
        connect(tmp_path / "tables.sqlite")
    first.close()
    connect(tmp_path / "tables.sqlite").close()


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_text("not a database at all, but long enough to be taken for one " * 20)
    with pytest.raises(Refused, match="store-damaged"):
        connect(path)


def test_a_change_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    async def keep() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        word = EntryRecord("word", 0, "nurse", -1)
        await store.save(Change(a_record(), 0, [word], (0, "one")))
        with pytest.raises(StorageFailed):
            await store.save(Change(a_record(status="over"), 0, [word]))
        stored = await store.load("t")
        assert stored is not None
        assert (stored.record.status, stored.entries) == ("waiting", [word])
        assert stored.messages == {(0, "one"): 1}
        await store.add_chat("t", ChatRecord(1, 0, "Ada", "hi", ""), 1)
        await store.add_chat("t", ChatRecord(2, 0, "Ada", "ho", ""), 1)
        assert [line.text for line in await store.chat("t", 9)] == ["ho"]
        assert await store.prune(0.5, 0.0, ()) == 0
        assert await store.prune(2.0, 0.0, {"t"}) == 0
        assert await store.prune(2.0, 0.0, ()) == 1
        assert await store.load("t") is None
        await store.close()

    asyncio.run(keep())


def test_a_table_whose_rules_are_gone_can_be_read_and_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table, tokens = served.make("Ada", "Bea", public=True)

        async def some() -> int:
            async with at(served, table, *tokens) as screen:
                await screen.play(Random(1), lambda t: t["seq"] > 50)
                return int(screen.table["seq"])

        seq = asyncio.run(some())
        served.stop()
        change = sqlite3.connect(served.database)
        now = f'"rules":{GAME.rules_version}'
        change.execute("UPDATE tables SET record = replace(record, ?, '\"rules\":77')", (now,))
        change.commit()
        change.close()
        served.start()
        asyncio.run(read_frozen(served, table, tokens, seq))
        assert served.get("/api/tables")["tables"][0]["status"] == "frozen"


async def read_frozen(served: Served, table: str, tokens: list[str], seq: int) -> None:
    async with at(served, table, tokens[0]) as ada:
        assert ada.table["status"] == "frozen"
        assert ada.table["problem"]["code"] == "rules-gone"
        assert len(ada.journal) == seq
        words = [entry["word"] for entry in ada.journal]
        assert "hidden" in words, "secrets stay secrets without the rules"
        assert "admin" in "".join(words)
        refused = await ada.command("say", words=["finish"])
        assert refused["error"]["code"] == "rules-gone"
        assert (await ada.ask("forecast"))["error"]["code"] == "rules-gone"
