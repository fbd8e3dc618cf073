"""A server as the terminal asks it over HTTP: tables, seats, and the seats kept on this device."""

from __future__ import annotations

import json
import os
import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

from wardround.folders import data_folder
from wardround.table.errors import WardroundError
from wardround.terminal.files import open_replacement, reason
from wardround.text.speech import own_language, tame

PATIENCE = 10.0
MOST_BYTES = 4_000_000
_LINK = re.compile(r"(?P<server>https?://[^/#\s]+)/?#/(?P<kind>table|move)/(?P<name>[\w-]+)$")
Json = dict[str, Any]


class Invitation(NamedTuple):
    """What a link says: a server, and a table to join or a code that moves a seat here."""

    server: str
    kind: str
    name: str

    @classmethod
    def read(cls, link: str) -> Invitation:
        """The invitation of a link as the page shows it."""
        given = link.strip()
        found = _LINK.match(given if "://" in given else f"http://{given}")
        if found is None:
            raise WardroundError("join-link", link=tame(link))
        return cls(found["server"], found["kind"], found["name"])


class Seat(NamedTuple):
    """A seat at a table of a server; the token holds it."""

    server: str
    table: str
    seat: int
    token: str

    @property
    def link(self) -> str:
        """The link of the table."""
        return f"{self.server}/#/table/{self.table}"

    @property
    def socket(self) -> str:
        """Where its messages come from."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"


def fetch(server: str, path: str, body: Json | None = None) -> str:
    """What a server answers; WardroundError says why it does not."""
    headers = {"accept-language": own_language(), "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}{path}", data, headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            body_read: bytes = answer.read(MOST_BYTES)
            return body_read.decode()
    except urllib.error.HTTPError as error:
        with error:
            raise WardroundError("join-refused", text=_reason(error)) from None
    except (OSError, ValueError) as error:
        why = tame(reason(getattr(error, "reason", error)))
        raise WardroundError("join-unreachable", server=server, why=why) from None


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        return tame(str(json.loads(error.read(MOST_BYTES))["error"]["text"]))
    except (ValueError, KeyError, TypeError):
        return f"HTTP {error.code}"


def fetch_json(server: str, path: str, body: Json | None = None) -> Json:
    """What a server answers, as the structure it is."""
    try:
        found = json.loads(fetch(server, path, body))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise WardroundError("join-not-ours", server=server)
    return found


def take_seat(invitation: Invitation, name: str) -> Seat:
    """The seat that is held here at this table, or else a free one, which is then held."""
    server = invitation.server
    if invitation.kind == "move":
        return _hold(server, fetch_json(server, "/api/codes", {"code": invitation.name}))
    held = _read_seats().get(f"{server} {invitation.name}")
    if isinstance(held, list):
        return Seat(server, invitation.name, int(held[0]), str(held[1]))
    path = f"/api/tables/{invitation.name}/seats"
    return _hold(server, fetch_json(server, path, {"name": name}))


def _hold(server: str, seated: Json) -> Seat:
    seat = Seat(server, str(seated["table"]), int(seated["seat"]), str(seated["token"]))
    _write_seats(_read_seats() | {f"{server} {seat.table}": [seat.seat, seat.token]})
    return seat


def forget_seat(seat: Seat) -> None:
    """Do not try this seat again: it is held elsewhere."""
    kept = _read_seats()
    kept.pop(f"{seat.server} {seat.table}", None)
    _write_seats(kept)


def _seats_file() -> Path:
    return data_folder() / "seats.json"


def _write_seats(kept: Json) -> None:
    path = _seats_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    with open_replacement(str(path), force=True) as file:
        os.chmod(file.fileno(), 0o600)
        file.write(json.dumps(kept))


def _read_seats() -> Json:
    """The seats held on this device, by server and table; tokens are secrets of this user."""
    try:
        found = json.loads(_seats_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
