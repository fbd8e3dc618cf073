"""Looking after a server: backup, purge, close, export, health, metrics, logs."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import sys
from pathlib import Path
from random import Random
from subprocess import CompletedProcess, run

import pytest

from server.serving import Failed, Served, at, serving
from wardround.games import GAMES
from wardround.server.administration import address_beside, administer
from wardround.server.errors import NotAllowed, Refused
from wardround.server.logs import REPEATS, JsonLines, Sparing, TextLines
from wardround.server.security.tokens import Signer, secret_beside
from wardround.table.notation.transcript import read


def speak(served: Served, table: str, tokens: list[str], end: int = 30) -> int:
    async def play() -> int:
        async with at(served, table, *tokens) as both:
            await both.play(Random(1), lambda t: t["seq"] > end)
            return int(both.table["seq"])

    return asyncio.run(play())


def command(database: Path, *arguments: str) -> CompletedProcess[str]:
    told = [sys.executable, "-m", "wardround", "admin", *arguments, "--database", str(database)]
    return run(told, capture_output=True, text=True, check=False, timeout=60)


def test_a_backup_made_under_way_is_a_whole_database(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table, tokens = served.make("Ada", "Bea")
        seq = speak(served, table, tokens)
        copy = tmp_path / "copies"
        copy.mkdir()
        done = command(served.database, "backup", str(copy / "tables.sqlite"))
        assert done.returncode == 0, done.stderr
        again = command(served.database, "backup", str(copy / "tables.sqlite"))
        assert again.returncode == 2
        assert "is there already" in again.stderr
        speak(served, table, tokens, seq + 10)
    (copy / "tables.sqlite.secret").write_bytes(secret_beside(served.database))
    with serving(copy) as restored:
        assert restored.get(f"/api/tables/{table}")["seq"] == seq
        speak(restored, table, tokens, seq + 10)


def test_tables_are_exported_and_closed_with_and_without_a_server(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table, tokens = served.make("Ada Lovelace", "Bea")
        seq = speak(served, table, tokens)
        running = command(served.database, "export", table)
        assert not served.faults()
    resting = command(tmp_path / "tables.sqlite", "export", table)
    assert running.stdout == resting.stdout
    transcript = read(resting.stdout, GAMES.find)
    assert (len(transcript.entries), transcript.players) == (seq, ("Ada-Lovelace", "Bea"))
    with serving(tmp_path) as served:

        async def watch() -> str:
            async with at(served, table, *tokens) as both:
                assert await asyncio.to_thread(administer_close, served.database, table) == ""
                await both.shown(lambda t: t["status"] == "frozen")
                answer = await both.command("undo", 0)
                return str(answer["error"]["code"])

        assert asyncio.run(watch()) == "table-closed"
        assert served.get(f"/api/tables/{table}")["problem"]["code"] == "table-closed"
        assert "no table" in command(served.database, "close", "nowhere").stderr


def administer_close(database: Path, table: str) -> str:
    return administer(database, "close", {"table": table})


def test_old_tables_are_purged_but_for_those_in_memory(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        old, tokens = served.make("Ada", "Bea")
        speak(served, old, tokens)
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE tables SET changed = 1000")
    connection.close()
    with serving(tmp_path) as served:
        served.get(f"/api/tables/{old}")
        assert "deleted: 0" in command(served.database, "purge", "--days", "30").stdout
    with serving(tmp_path) as served:
        served.make("Ada", "Bea")
        assert "deleted: 1" in command(served.database, "purge", "--days", "30").stdout
        with pytest.raises(Failed, match="table-unknown"):
            served.get(f"/api/tables/{old}")


def test_only_who_can_read_the_secret_administers(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        for token in ("", "x", Signer(b"another secret").admin_token()):
            with pytest.raises(Failed, match="admin-only"):
                served.fetch("/api/admin/purge", {"days": 0}, Authorization=f"Bearer {token}")
        token = Signer(secret_beside(served.database)).admin_token()
        for action, body in (("nothing", {}), ("purge", {"days": "many"}), ("close", {})):
            with pytest.raises(Failed) as failed:
                served.fetch(f"/api/admin/{action}", body, Authorization=f"Bearer {token}")
            assert failed.value.status == 409
        assert address_beside(served.database).is_file()
        assert not served.faults()
    assert not address_beside(served.database).exists()
    with pytest.raises(Refused, match="admin-no-database"):
        administer(tmp_path / "none.sqlite", "purge", {"days": 1})
    with pytest.raises(NotAllowed):
        Signer(b"x").check_admin(Signer(b"y").admin_token())


def test_health_readiness_and_metrics_are_outside_of_the_limits(tmp_path: Path) -> None:
    with serving(tmp_path, request_rate=0.001, request_burst=10) as served:
        table, tokens = served.make("Ada", "Bea")
        speak(served, table, tokens)
        with pytest.raises(Failed, match="too-fast"):
            for _ in range(11):
                served.get("/api/tables")
        for _ in range(30):
            assert served.fetch("/healthz", None, Host="anything.example")[0] == b"ok\n"
            assert served.fetch("/readyz")[0] == b"ok\n"
        told = served.fetch("/metrics")[0].decode()
        figures = dict(line.rsplit(" ", 1) for line in told.splitlines() if line[0] != "#")
        assert float(figures["wardround_entries_total"]) > 30
        assert float(figures["wardround_requests_refused_total"]) >= 1
        assert float(figures["wardround_disk_free_bytes"]) > 0
        with pytest.raises(Failed, match="page-unknown"):
            served.fetch("/metrics", None, **{"X-Forwarded-For": "192.0.2.1"})


def a_line(text: str) -> logging.LogRecord:
    return logging.LogRecord("wardround.server", logging.WARNING, "f.py", 1, text, (), None)


def test_logs_have_a_level_and_no_token() -> None:
    from wardround.server.security.tokens import Held

    token = Signer(b"x").token(Held("k3jv7wq2mzd8xa", 0, 0))
    text = TextLines().format(a_line(f"token {token} was sent"))
    assert "WARNING token [token] was sent" in text
    told = json.loads(JsonLines().format(a_line(f"“{token}”")))
    assert (told["level"], told["message"]) == ("warning", "“[token]”")


def test_one_message_does_not_fill_the_log() -> None:
    now = [0.0]
    sparing = Sparing(lambda: now[0])
    assert sum(sparing.filter(a_line("again")) for _ in range(1000)) == REPEATS
    assert sparing.filter(a_line("another"))
    now[0] = 60.0
    assert sparing.filter(a_line("again"))


def test_a_server_logs_as_json_if_it_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path, log_form="json") as served:
        lines = [json.loads(line) for line in served.errors.read_text().splitlines()]
    assert lines[0]["level"] == "info"
