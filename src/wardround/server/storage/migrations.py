"""The shape of the database, step by step. A step that was released is never changed."""

from __future__ import annotations

import sqlite3

from wardround.server.errors import Refused

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, status TEXT NOT NULL, public INTEGER NOT NULL,
            changed REAL NOT NULL, record BLOB NOT NULL) WITHOUT ROWID""",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seq INTEGER NOT NULL,
            kind TEXT NOT NULL, who INTEGER NOT NULL, what TEXT NOT NULL, owner INTEGER NOT NULL,
            PRIMARY KEY (table_id, seq)) WITHOUT ROWID""",
        """CREATE TABLE messages (
            table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, seat INTEGER NOT NULL,
            message TEXT NOT NULL, seq INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat, message)) WITHOUT ROWID""",
    ),
    (
        """CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE, n INTEGER NOT NULL,
            seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, phrase TEXT NOT NULL,
            PRIMARY KEY (table_id, n)) WITHOUT ROWID""",
        "CREATE INDEX public_tables ON tables (status, changed) WHERE public",
    ),
    (
        # Bots get names of their own; those of older tables go on under the name of the player.
        """UPDATE tables SET record = CAST(json_set(CAST(record AS TEXT), '$.chairs', (
            SELECT json_group_array(json(CASE json_extract(value, '$.kind')
                WHEN 'bot' THEN json_set(value, '$.bot', json_extract(value, '$.name'))
                ELSE value END))
            FROM (SELECT value FROM json_each(CAST(record AS TEXT), '$.chairs') ORDER BY key))
            ) AS BLOB)""",
    ),
    (
        """CREATE TABLE cards (
            table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
            text TEXT NOT NULL) WITHOUT ROWID""",
        # When a game ended was not kept; the last change is the nearest there is.
        """UPDATE tables SET record = CAST(json_set(
            CAST(record AS TEXT), '$.ended', changed) AS BLOB) WHERE status = 'over'""",
    ),
    (
        "ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_by_maker ON tables (maker, status, changed)",
    ),
    (
        # A word writes as few pages as can be: its message lies in its last entry ("SEAT ID"), and
        # no index has the time of the last change.
        "ALTER TABLE entries ADD COLUMN message TEXT NOT NULL DEFAULT ''",
        """UPDATE entries SET message = coalesce((SELECT m.seat || ' ' || m.message
            FROM messages AS m WHERE m.table_id = entries.table_id AND m.seq = entries.seq), '')
            WHERE table_id IN (SELECT table_id FROM messages)""",
        "DROP TABLE messages",
        "DROP INDEX tables_by_maker",
        "CREATE INDEX tables_by_maker ON tables (maker, status)",
    ),
)


def migrate(connection: sqlite3.Connection, path: str) -> None:
    """Bring a database up to date, each step whole or not at all.

    A file from a newer program is refused and left as it is.
    """
    found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if found > len(MIGRATIONS):
        raise Refused("store-newer", path=path, found=found, known=len(MIGRATIONS))
    for number in range(found, len(MIGRATIONS)):
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            for statement in MIGRATIONS[number]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number + 1}")
