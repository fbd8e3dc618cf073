"""`wardround serve`: serve tables over HTTP and WebSocket."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wardround.build import COMPILE_SCRIPT
from wardround.table.errors import BadOption
from wardround.terminal.output import out
from wardround.text import Speech


def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on.", show_default=True)] = (
        "127.0.0.1"
    ),
    port: Annotated[int, Parameter(help="The port; 0 takes a free one.", show_default=True)] = 8011,
    database: Annotated[
        str | None, Parameter(help="The database file (in your data folder).")
    ] = None,
    allow_host: Annotated[
        tuple[str, ...],
        Parameter(help="Another host name of this server, as in example.org. Repeatable."),
    ] = (),
    compile_rules: Annotated[
        bool,
        Parameter(
            name="--compile",
            negative="",
            help="In a clone: compile the rules in the background, then think on those.",
        ),
    ] = False,
    open_page: Annotated[
        bool, Parameter(name="--open", negative="", help="Open the page in your browser.")
    ] = False,
) -> None:
    """Serve tables of people and bots over HTTP and WebSocket until interrupted.

    What it speaks is described in docs/wire.md, running it in docs/hosting.md.

    **Examples**

        wardround serve --open

        wardround serve --port 9000 --database tables.sqlite

        wardround serve --host 0.0.0.0 --allow-host games.example.org
    """
    _check(port, allow_host, compile_rules)
    from wardround.server import Settings, run
    from wardround.server.settings import default_database

    path = Path(database) if database else default_database()
    speech = Speech()
    run(
        Settings(path, host, port, allow_host, compile_rules=compile_rules),
        open_page=open_page,
        ready=lambda address: out(speech.label("serve-ready", address=address, path=str(path))),
    )


def _check(port: int, hosts: tuple[str, ...], compile_rules: bool) -> None:
    """Refuse what cannot be served."""
    if not 0 <= port <= 65535:
        raise BadOption("serve-port", port=port)
    for name in hosts:
        if not name or "/" in name:
            raise BadOption("serve-host", name=name)
    if compile_rules and not COMPILE_SCRIPT.is_file():
        raise BadOption("serve-compile")
