"""Runs the server until it is told to stop."""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from errno import EADDRINUSE
from pathlib import Path
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOL_SOCKET, socket

import uvicorn

from wardround.players import PLAYERS
from wardround.server.administration import address_beside
from wardround.server.app import create_app
from wardround.server.errors import Refused
from wardround.server.logs import start_logging
from wardround.server.security.doorkeeper import Doorkeeper, guarded_protocols
from wardround.server.security.hosts import is_loopback
from wardround.server.security.tokens import secret_beside
from wardround.server.settings import Settings
from wardround.server.storage.sqlite import connect
from wardround.server.watch import make_room_for

LOG = logging.getLogger("wardround.server")
STOP_SECONDS = 3
# How long a thread that stores or loads may keep the loop from going on.
SWITCH_SECONDS = 0.001
EXPOSED = (
    "This server listens on %s, without encryption and without a proxy in front of it: see"
    " docs/hosting.md before others than you and your friends can reach it."
)


def run(settings: Settings, open_page: bool, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; Refused if database or address cannot be used.

    BadPlayer if a bot of the host's own cannot be made. `ready` gets the address.
    """
    start_logging(settings.log_level, settings.log_form)
    PLAYERS.check_offered()
    sys.setswitchinterval(SWITCH_SECONDS)
    connect(settings.database, check=True).close()
    secret_beside(settings.database)
    keeper = Doorkeeper(settings, time.monotonic)
    http, ws = guarded_protocols(keeper)
    config = uvicorn.Config(
        create_app(settings, keeper),
        http=http,
        ws=ws,
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=settings.idle_seconds,
        host=settings.host,
        port=settings.port,
        ws_max_size=settings.message_bytes,
        ws_max_queue=16,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=STOP_SECONDS,
        log_config=None,
        server_header=False,
        access_log=False,
    )
    with suppress(KeyboardInterrupt), bind_socket(settings.host, settings.port) as found:
        if not is_loopback(settings.host):
            LOG.warning(EXPOSED, settings.host)
        make_room_for(settings.connections)
        note = address_beside(settings.database)
        try:
            _Announced(config, ready, open_page, note).run([found])
        finally:
            note.unlink(missing_ok=True)


def bind_socket(host: str, port: int) -> socket:
    """A socket bound to this address; Refused if that is impossible."""
    made = socket(AF_INET6 if ":" in host else AF_INET)
    made.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        if error.errno == EADDRINUSE:
            raise Refused("serve-taken", port=port) from error
        raise Refused("serve-cannot", host=host, port=port, why=error.strerror or "") from error
    return made


class _Announced(uvicorn.Server):
    """Announces its address as soon as it listens, in `note` for who administers it."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[str], None], open_page: bool, note: Path
    ) -> None:
        super().__init__(config)
        self._note = note
        self._ready = ready
        self._open_page = open_page

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Listen, then announce."""
        await super().startup(sockets)
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "localhost" if self.config.host in ("127.0.0.1", "::1") else self.config.host
        address = f"http://{host}:{port}/"
        local = "127.0.0.1" if self.config.host in ("0.0.0.0", "127.0.0.1") else host
        self._note.write_text(f"http://{local}:{port}/", encoding="utf-8")
        self._ready(address)
        sys.stdout.flush()
        if self._open_page:
            open_browser(address)


def open_browser(address: str) -> None:
    """Open an address in the browser of this desktop; where there is none, nothing happens.

    Without a screen a browser of the text kind would take over the terminal we print to.
    """
    screen = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if screen or sys.platform != "linux":
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
