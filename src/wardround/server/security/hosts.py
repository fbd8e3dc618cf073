"""Which host names this server answers to.

A page of another site can have its own name point at this machine (DNS rebinding); the browser
then takes it for this server's page. Its requests still carry the other name, and are refused.
"""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from wardround.server.errors import Misdirected, Refused
from wardround.server.settings import Settings

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
LONGEST_SHOWN = 80
# Asked by whoever watches over the server, by whatever name; they tell nothing secret.
HEALTH, READINESS = "/healthz", "/readyz"
Refuse = Callable[[Request, Refused], Response]


def known_hosts(settings: Settings) -> frozenset[str] | None:
    """The names that are answered to; None for any: bound to a public address, and none named."""
    if not settings.hosts and not is_loopback(settings.host):
        return None
    return LOOPBACK | {host_name(name) for name in (settings.host, *settings.hosts)}


def is_loopback(host: str) -> bool:
    """Whether an address to listen on can be reached from this machine alone."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def host_name(host: str) -> str:
    """A Host header, or a name somebody typed, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    name, _, port = host.rpartition(":")
    if not port.isdigit() or ":" in name:
        name = host
    return name.rstrip(".").lower()


class KnownHosts:
    """Refuses requests by host names that this server does not answer to."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] | None, refuse: Refuse) -> None:
        self.app = app
        self.refuse = refuse
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or refuse: a request with a sentence, a socket before it is open."""
        app = self.app
        asked = scope["type"] in ("http", "websocket") and scope["path"] not in (HEALTH, READINESS)
        if self.hosts is not None and asked:
            host = host_name(Headers(scope=scope).get("host", ""))
            if host not in self.hosts:
                app = self._refusal(scope, host)
        await app(scope, receive, send)

    def _refusal(self, scope: Scope, host: str) -> ASGIApp:
        if scope["type"] == "websocket":
            return WebSocketClose()
        error = Misdirected("host-foreign", host=host[:LONGEST_SHOWN])
        return self.refuse(Request(scope), error)
