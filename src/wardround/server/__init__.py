"""Tables of people and bots over HTTP and WebSocket. See docs/wire.md and docs/hosting.md."""

from __future__ import annotations

from collections.abc import Callable

from wardround.server.settings import Settings

__all__ = ["Settings", "run"]


def run(settings: Settings, open_page: bool = False, ready: Callable[[str], None] = print) -> None:
    """Serve until interrupted; `ready` is given the address. Refused if the database is unusable.

    What serving needs is imported here and not above: bots' processes import this package too.
    """
    from wardround.server.runner import run as serve

    serve(settings, open_page, ready)
