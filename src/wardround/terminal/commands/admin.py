"""`wardround admin`: look after the tables of a server, also while it runs."""

from __future__ import annotations

import os
from typing import Annotated, Literal

from cyclopts import Parameter

from wardround.table.errors import BadOption
from wardround.terminal.output import out
from wardround.text import Speech

DONE = {"backup": "admin-backup", "purge": "admin-purge", "close": "admin-close"}


def admin(
    action: Annotated[Literal["backup", "purge", "close", "export"], Parameter(help="What to do.")],
    target: Annotated[
        str | None,
        Parameter(help="The new file of a backup, or the table that is closed or exported."),
    ] = None,
    /,
    *,
    days: Annotated[
        float | None,
        Parameter(help="Purge tables that have not changed for so many days."),
    ] = None,
    database: Annotated[
        str | None, Parameter(help="The database file (in your data folder).")
    ] = None,
) -> None:
    """Back up, purge, close or export the tables of a server, also while it runs.

    It must be able to read the secret beside the database.

    **Examples**

        wardround admin backup tables-2026-11.sqlite

        wardround admin purge --days 365

        wardround admin close k3jv7wq2mzd8xa

        wardround admin export k3jv7wq2mzd8xa > game.txt
    """
    given = _what_is_given(action, target, days)
    from wardround.server.administration import administer
    from wardround.server.settings_sources import choose_settings

    flags = {"database": database} if database else {}
    chosen = choose_settings(None, os.environ, flags)
    done = administer(chosen.settings.database, action, given)
    speech = Speech()
    out(done.rstrip("\n") if action == "export" else speech.label(DONE[action], done=done))


def _what_is_given(action: str, target: str | None, days: float | None) -> dict[str, str | float]:
    if action == "purge":
        if days is None or not days >= 0:
            raise BadOption("admin-days")
        return {"days": days}
    if not target:
        raise BadOption("admin-target", action=action)
    return {"path": os.path.abspath(target)} if action == "backup" else {"table": target}
