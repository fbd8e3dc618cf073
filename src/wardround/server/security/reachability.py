"""By which addresses others reach this server, for somebody who calls it `localhost`."""

from __future__ import annotations

from contextlib import suppress
from ipaddress import ip_address
from socket import AF_INET, SOCK_DGRAM, socket

from starlette.requests import Request

from wardround.server.security.hosts import LOOPBACK, host_name, is_loopback
from wardround.server.settings import Settings

# Reserved for documents (RFC 5737). A datagram socket that is connected to it sends nothing.
ELSEWHERE = ("192.0.2.1", 9)


def network_address() -> str:
    """The address of this machine in its network; empty if it is in none."""
    with suppress(OSError), socket(AF_INET, SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        found = str(probe.getsockname()[0])
        return "" if is_loopback(found) or found == "0.0.0.0" else found
    return ""


def addresses_for_others(settings: Settings, port: int) -> list[str]:
    """Where others can open the page, the best first; none if only this machine can connect."""
    if is_loopback(settings.host):
        # A name that is allowed for a server on loopback is that of a proxy in front of it.
        return [f"https://{name}/" for name in settings.hosts]
    own = network_address() if _is_any(settings.host) else settings.host
    return [f"http://{_bracketed(name)}:{port}/" for name in (*settings.hosts, own) if name]


def told_addresses(request: Request, settings: Settings) -> list[str]:
    """The same for somebody at this machine; nobody else needs to know them."""
    if host_name(request.headers.get("host", "")) not in LOOPBACK:
        return []
    return addresses_for_others(settings, request.url.port or 80)


def base_for_others(request: Request, settings: Settings) -> str:
    """What links begin with that are given to others."""
    return next(iter(told_addresses(request, settings)), str(request.base_url))


def _is_any(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False


def _bracketed(name: str) -> str:
    return f"[{name}]" if ":" in name else name
