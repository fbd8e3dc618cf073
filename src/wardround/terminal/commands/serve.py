"""`wardround serve`: serve tables over HTTP and WebSocket."""

from __future__ import annotations

import os
from typing import Annotated

from cyclopts import Parameter

from wardround.build import COMPILE_SCRIPT
from wardround.table.errors import BadOption
from wardround.terminal.output import out
from wardround.text import Speech

SOURCES = {
    "default": "settings-default",
    "file": "settings-file",
    "environment": "settings-environment",
    "flag": "settings-flag",
}


def serve(
    *,
    host: Annotated[
        str | None, Parameter(help="The address to listen on. [default: 127.0.0.1]")
    ] = None,
    port: Annotated[
        int | None, Parameter(help="The port; 0 takes a free one. [default: 8011]")
    ] = None,
    database: Annotated[
        str | None, Parameter(help="The database file (in your data folder).")
    ] = None,
    allow_host: Annotated[
        tuple[str, ...],
        Parameter(help="Another host name of this server, as in example.org. Repeatable."),
    ] = (),
    settings: Annotated[
        str | None, Parameter(help="A TOML file with settings, as docs/hosting.md lists them.")
    ] = None,
    assignments: Annotated[
        tuple[str, ...],
        Parameter(name="--set", help="Any setting, as in connections=500. Repeatable."),
    ] = (),
    show: Annotated[
        bool,
        Parameter(
            name="--show-settings",
            negative="",
            help="Print all settings and where each is from, and do not serve.",
        ),
    ] = False,
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

    What it speaks is described in docs/wire.md, running it and its settings in docs/hosting.md. A
    flag goes before a variable of the environment (WARDROUND_SERVE_PORT), and that before the file.

    **Examples**

        wardround serve --open

        wardround serve --port 9000 --database tables.sqlite

        wardround serve --host 0.0.0.0 --allow-host games.example.org

        wardround serve --settings server.toml --set connections=500 --show-settings
    """
    if compile_rules and not COMPILE_SCRIPT.is_file():
        raise BadOption("serve-compile")
    from wardround.server import run
    from wardround.server.settings_sources import choose_settings, show_settings

    speech = Speech()
    flags = {"host": host, "port": port, "database": database, "hosts": allow_host or None}
    flags |= {"compile_rules": compile_rules or None}
    given = {name: value for name, value in flags.items() if value is not None}
    chosen = choose_settings(settings, os.environ, given, assignments)
    if show:
        words = {source: speech.label(key) for source, key in SOURCES.items()}
        out(show_settings(chosen, words))
        return
    path = str(chosen.settings.database)
    run(
        chosen.settings,
        open_page=open_page,
        ready=lambda address: out(speech.label("serve-ready", address=address, path=path)),
    )
