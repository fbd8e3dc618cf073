"""The server on the command line."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from wardround.table.errors import BadOption, WardroundError
from wardround.terminal.printing import out
from wardround.text import Speech

NEEDED = ("starlette", "msgspec", "uvicorn", "itsdangerous", "segno")


def serve_tables(
    host: str, port: int, database: str | None, hosts: tuple[str, ...], open_page: bool
) -> None:
    """Serve until interrupted; the address is put out once it listens."""
    if not 0 <= port <= 65535:
        raise BadOption("serve-port", port=port)
    for name in hosts:
        if not name or "/" in name:
            raise BadOption("serve-host", name=name)
    if not all(importlib.util.find_spec(module) for module in NEEDED):
        raise WardroundError("serve-missing")
    from wardround.server import Settings, run
    from wardround.server.settings import default_database

    path = Path(database) if database else default_database()
    speech = Speech()
    run(
        Settings(path, host, port, hosts),
        open_page=open_page,
        ready=lambda address: out(speech.label("serve-ready", address=address, path=str(path))),
    )
