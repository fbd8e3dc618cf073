"""What whoever runs a server does with its tables: back up, purge, close, export.

A running server does it for whoever can read its secret, which lies beside the database; the
address it listens on lies there too. Without a running server the database is opened here.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from wardround.server.errors import Refused
from wardround.server.security.tokens import Signer, secret_beside
from wardround.server.services import start_services
from wardround.server.settings import Settings
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.registry import TableRegistry
from wardround.table.notation.transcript import Transcript, write

DAY = 86400.0
PATIENCE = 600.0
Action = Callable[[TableRegistry, Mapping[str, Any]], Awaitable[str]]


async def back_up(registry: TableRegistry, given: Mapping[str, Any]) -> str:
    """Copy the database to `path`, which must not be there; what is said meanwhile waits."""
    path = Path(str(given["path"]))
    if path.exists():
        raise Refused("admin-exists", path=str(path))
    await registry.services.store.backup(path)
    return str(path.stat().st_size)


async def purge(registry: TableRegistry, given: Mapping[str, Any]) -> str:
    """Delete tables that have not changed for so many `days`, but for those in memory."""
    before = registry.services.now() - float(given["days"]) * DAY
    return str(await registry.services.store.purge(before, registry.tables.keys()))


async def close(registry: TableRegistry, given: Mapping[str, Any]) -> str:
    """Let nobody play at `table` any more; it can still be read."""
    async with registry.visit(str(given["table"])) as table, table.lock():
        await table.close()
    return ""


async def export(registry: TableRegistry, given: Mapping[str, Any]) -> str:
    """The journal of `table`, also of one that is not over."""
    async with registry.visit(str(given["table"])) as table, table.lock():
        return _journal(table)


def _journal(table: LiveTable) -> str:
    if table.play is None or table.record.position:
        raise table.problem or Refused("admin-no-journal", table=table.id)
    names = tuple("-".join(name.split()) or "-" for name in table.names)
    game, entries = table.play.game, tuple(table.play.entries)
    options = table.play.options
    return write(game, Transcript(game.name, game.rules_version, options, names, entries))


ACTIONS: Mapping[str, Action] = {
    "backup": back_up,
    "purge": purge,
    "close": close,
    "export": export,
}


def address_beside(database: Path) -> Path:
    """The file that has the address of the server which runs with a database."""
    return database.with_name(database.name + ".address")


def administer(database: Path, action: str, given: Mapping[str, Any]) -> str:
    """Do something with a database, by the server that runs with it or, without one, here."""
    with suppress(FileNotFoundError, URLError):
        return _ask_server(database, action, given)
    if not database.is_file():
        raise Refused("admin-no-database", path=str(database))
    return asyncio.run(_do_here(database, action, given))


def _ask_server(database: Path, action: str, given: Mapping[str, Any]) -> str:
    address = address_beside(database).read_text(encoding="utf-8").strip()
    token = Signer(secret_beside(database)).admin_token()
    headers = {"authorization": f"Bearer {token}", "host": "localhost"}
    request = Request(f"{address}api/admin/{action}", json.dumps(given).encode(), headers)
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return str(json.loads(answer.read())["done"])
    except HTTPError as error:
        with error:
            problem = json.loads(error.read())["error"]
        raise Refused(problem["code"], **problem["figures"]) from None


async def _do_here(database: Path, action: str, given: Mapping[str, Any]) -> str:
    services = start_services(Settings(database))
    registry = TableRegistry(services, Signer(secret_beside(database)))
    try:
        return await ACTIONS[action](registry, given)
    finally:
        await registry.close()


async def administer_running(registry: TableRegistry, action: str, given: Mapping[str, Any]) -> str:
    """Do what was asked of this running server; Refused if there is no such action."""
    if action not in ACTIONS:
        raise Refused("page-unknown")
    try:
        return await ACTIONS[action](registry, given)
    except (KeyError, ValueError, TypeError, OSError) as error:
        raise Refused("admin-failed", reason=str(error)[:200]) from error
