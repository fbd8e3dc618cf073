"""A server answers to its own names, and to no other."""

from __future__ import annotations

import asyncio
import http.client
import json
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from server.serving import Client, Served, connect, serving
from wardround.server.http.routes import picture
from wardround.server.security import reachability
from wardround.server.security.hosts import host_name, known_hosts
from wardround.server.settings import Settings


def asked(served: Served, host: str, path: str = "/api/health") -> tuple[int, bytes]:
    """Ask by a name that points at this machine."""
    connection = http.client.HTTPConnection("127.0.0.1", served.settings["port"], timeout=20)
    connection.putrequest("GET", path, skip_host=True)
    connection.putheader("Host", host)
    connection.putheader("Accept-Language", "de")
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, body


def test_a_server_for_this_machine_answers_to_its_names_alone(served: Served) -> None:
    port = served.settings["port"]
    for host in ("localhost", f"LOCALHOST:{port}", f"127.0.0.1:{port}", f"[::1]:{port}"):
        assert asked(served, host)[0] == 200
    for host in ("evil.example", f"evil.example:{port}", "", "localhost.evil.example", "[evil"):
        assert asked(served, host)[0] == 421
    status, body = asked(served, "evil.example", "/")
    error = json.loads(body)["error"]
    assert (status, error["code"], error["figures"]) == (
        421,
        "host-foreign",
        {"host": "evil.example"},
    )
    assert "--allow-host" in error["text"]
    assert "Server" in error["text"]


def test_a_socket_by_a_foreign_name_is_not_opened(served: Served) -> None:
    table, tokens = served.make("Ada", "Bea")

    async def knock(name: str) -> None:
        host = f"{name}:{served.settings['port']}"
        url, origin = f"ws://{host}/api/tables/{table}/socket", f"http://{host}"
        async with connect(url, host="127.0.0.1", origin=origin) as socket:  # type: ignore[arg-type]
            assert (await Client(socket).hello(*tokens))["type"] == "table"

    asyncio.run(knock("localhost"))
    with pytest.raises(InvalidStatus):
        asyncio.run(knock("evil.example"))


def test_names_can_be_allowed_and_invitations_carry_the_name_that_was_used(tmp_path: Path) -> None:
    with serving(tmp_path, hosts=("games.example.org",)) as served:
        table, _ = served.make("Ada", "")
        assert asked(served, "other.example.org")[0] == 421
        status, drawn = asked(served, "Games.Example.org:444", f"/api/tables/{table}/qr.svg")
        assert status == 200
        assert drawn == picture(f"http://Games.Example.org:444/#/table/{table}")
        assert b"<svg" in drawn


def test_a_public_server_answers_to_any_name_until_it_is_given_some(tmp_path: Path) -> None:
    with serving(tmp_path, host="0.0.0.0") as served:
        assert asked(served, "anything.example")[0] == 200
    public = Settings(Path(), "0.0.0.0", hosts=("games.example.org:80",))
    names = {"localhost", "127.0.0.1", "::1", "0.0.0.0", "games.example.org"}
    assert known_hosts(public) == frozenset(names)


def test_others_reach_a_server_by_its_names_or_its_address_in_the_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reachability, "network_address", lambda: "192.168.7.9")
    for host, names, addresses in (
        ("127.0.0.1", (), []),
        ("127.0.0.1", ("games.example.org",), ["https://games.example.org/"]),
        ("0.0.0.0", (), ["http://192.168.7.9:8011/"]),
        ("0.0.0.0", ("mine",), ["http://mine:8011/", "http://192.168.7.9:8011/"]),
        ("10.0.0.4", (), ["http://10.0.0.4:8011/"]),
        ("fe80::1", (), ["http://[fe80::1]:8011/"]),
    ):
        settings = Settings(Path(), host, hosts=names)
        assert reachability.addresses_for_others(settings, 8011) == addresses


def test_addresses_are_told_to_this_machine_alone_and_invitations_carry_them(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, hosts=("games.example.org",)) as served:
        table, _ = served.make("Ada", "")
        told = json.loads(asked(served, "localhost")[1])["addresses"]
        assert told == ["https://games.example.org/"]
        assert json.loads(asked(served, "games.example.org")[1])["addresses"] == []
        _, drawn = asked(served, "localhost", f"/api/tables/{table}/qr.svg")
        assert drawn == picture(f"https://games.example.org/#/table/{table}")


def test_a_host_is_read_with_and_without_a_port() -> None:
    for text, name in (
        ("example.org", "example.org"),
        ("Example.ORG.:80", "example.org"),
        ("[::1]:8011", "::1"),
        ("::1", "::1"),
        ("", ""),
        ("example.org:evil", "example.org:evil"),
    ):
        assert host_name(text) == name
