"""The door: floods of headers, silent and slow connections, too many of them."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from server.serving import ConnectionClosed, Failed, Served, serving
from wardround.server.security.limits import limited_as
from wardround.server.watch import make_room_for, open_descriptors

LIMITS: dict[str, Any] = {
    "proxies": [],
    "header_seconds": 0.5,
    "body_seconds": 0.5,
    "request_seconds": 3.0,
    "idle_seconds": 1,
    "connections_an_address": 20,
}
GONE = 5.0


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("strict"), **LIMITS) as one:
        yield one
        assert not one.faults()


@contextmanager
def knocking(served: Served, said: bytes = b"") -> Iterator[socket.socket]:
    port = int(served.address.rstrip("/").rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), GONE) as line:
        line.sendall(said)
        yield line


def is_cut_off(line: socket.socket) -> bool:
    """Whether the server ends a connection by itself, without an answer."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize(
    "said",
    [b"", b"GET /api/health HTT", b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n"],
    ids=["silent", "half a line", "headers without end"],
)
def test_who_says_nothing_is_cut_off(strict: Served, said: bytes) -> None:
    begun = time.monotonic()
    with knocking(strict, said) as line:
        assert is_cut_off(line)
    assert 0.3 < time.monotonic() - begun < GONE


@pytest.mark.parametrize(
    "header",
    [b"X-A: " + b"b" * 1000 + b"\r\n", b"X-A: b\r\n", b"X-" + b"a" * 1000],
    ids=["long", "many", "one name"],
)
def test_a_flood_of_headers_is_cut_off(strict: Served, header: bytes) -> None:
    sent = 0
    cut_off = pytest.raises((ConnectionResetError, BrokenPipeError))
    with knocking(strict, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n") as line, cut_off:
        for _ in range(10_000):
            line.sendall(header)
            sent += len(header)
    assert sent < 9_000_000, "what the kernel holds while the server is busy, and no more"


def test_headers_in_one_piece_have_the_same_limit(strict: Served) -> None:
    head = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-A: " + b"b" * 30_000 + b"\r\n\r\n"
    with knocking(strict, head) as line:
        assert is_cut_off(line)


def test_a_body_that_does_not_come_is_not_waited_for(strict: Served) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{"
    with knocking(strict, head) as line:
        answer = line.recv(4096)
        while b"body-slow" not in answer and (more := line.recv(4096)):
            answer += more
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"body-slow" in answer


def test_an_idle_connection_ends_and_a_busy_one_goes_on(strict: Served) -> None:
    address = strict.address.removeprefix("http://").rstrip("/")
    with closing(HTTPConnection(address, timeout=GONE)) as line:
        for _ in range(4):
            time.sleep(0.3)
            line.request("GET", "/api/health")
            with line.getresponse() as answer:
                assert (answer.status, bool(answer.read())) == (200, True)
        assert is_cut_off(line.sock)


def test_an_answer_that_nobody_reads_is_given_up(strict: Served) -> None:
    asked = 1000
    with knocking(strict, b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * asked) as line:
        time.sleep(LIMITS["request_seconds"] + 1.5)
        answered = 0
        with suppress(ConnectionResetError):
            while part := line.recv(1 << 20):
                answered += part.count(b"HTTP/1.1 200")
    assert 0 < answered < asked


def test_one_address_has_so_many_connections_and_others_theirs(strict: Served) -> None:
    with ExitStack() as lines:
        for _ in range(LIMITS["connections_an_address"]):
            lines.enter_context(knocking(strict))
        with knocking(strict, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n") as line:
            assert is_cut_off(line)
    time.sleep(1.0)
    assert strict.get("/api/health")["ok"]
    assert "connections_an_address" in strict.errors.read_text()


def test_sockets_stay_counted_and_are_counted_no_more_when_they_end(strict: Served) -> None:
    table, _ = strict.make("Ada", "Bea")

    async def open_all() -> None:
        for _ in range(3):
            sockets = [await connect(strict.url(table)) for _ in range(15)]
            for one in sockets:
                await one.close()

    asyncio.run(open_all())
    assert strict.get("/api/health")["ok"]


def test_a_flood_of_pings_ends(strict: Served) -> None:
    table, _ = strict.make("Ada", "Bea")

    async def ping() -> None:
        async with connect(strict.url(table)) as line:
            with pytest.raises(ConnectionClosed):
                for _ in range(2000):
                    await line.ping()
                await line.recv()

    asyncio.run(ping())


def test_there_are_so_many_connections_in_all(tmp_path: Path) -> None:
    with serving(tmp_path, connections=10) as served, ExitStack() as lines:
        for _ in range(10):
            lines.enter_context(knocking(served))
        with knocking(served, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") as line:
            assert is_cut_off(line)


def test_ipv6_is_limited_by_network() -> None:
    assert limited_as("2001:db8::1") == limited_as("2001:db8::ffff:1") == "2001:db8::/64"
    assert limited_as("2001:db8:0:1::1") != limited_as("2001:db8::1")
    assert limited_as("::ffff:192.0.2.1") == limited_as("192.0.2.1") == "192.0.2.1"
    assert limited_as("fe80::1%eth0") == "fe80::/64"
    assert limited_as("testclient") == "testclient"


def test_descriptors_are_counted_and_too_few_are_told() -> None:
    before = open_descriptors()
    with socket.socket():
        assert open_descriptors() == before + 1
    told: list[str] = []
    make_room_for(10**9, lambda text, *figures: told.append(text % figures))
    assert len(told) == 1
    assert "ulimit -n" in told[0]


def test_a_server_for_the_world_says_what_it_lacks(tmp_path: Path) -> None:
    with serving(tmp_path, host="0.0.0.0") as served:
        assert any("without a proxy" in line for line in served.warnings())


def test_invalid_utf8_is_one_line_in_the_log(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table, _ = served.make("Ada", "Bea")

        async def send() -> None:
            async with connect(served.url(table)) as line:
                await line.send(b"\xff\xfe", text=True)
                with pytest.raises(ConnectionClosed):
                    await line.recv()

        asyncio.run(send())
        lines = served.warnings()
        assert len(lines) == 1
        assert "Invalid UTF-8" in lines[0]


def test_requests_cost_what_they_take(tmp_path: Path) -> None:
    with serving(tmp_path, request_rate=0.01, request_burst=12) as served:
        served.make("Ada", "Bea")
        served.make("Ada", "Bea")
        assert served.get("/api/health")["ok"]
        with pytest.raises(Failed, match="too-fast"):
            served.make("Ada", "Bea")
        assert served.get("/api/health")["ok"]
