"""`wardround serve` listens, says where, and stops quietly."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from socket import create_server
from urllib.request import Request, urlopen

import pytest


def test_it_serves_until_interrupted(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    command = [sys.executable, "-m", "wardround", "serve", "--port", "0"]
    command += ["--allow-host", "games.example.org", "--allow-host", "example.net"]
    with subprocess.Popen(
        [*command, "--database", str(database)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    ) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        found = re.search(r"http://localhost:\d+/", said)
        assert found, said
        assert str(database) in said
        with urlopen(f"{found.group()}api/health", timeout=30) as answer:
            assert "build" in json.load(answer)
        named = Request(f"{found.group()}api/health", headers={"Host": "example.net"})
        with urlopen(named, timeout=30) as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=30) == 0
    assert database.is_file()


def test_it_opens_the_page_where_there_is_a_screen(tmp_path: Path) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    command = [sys.executable, "-m", "wardround", "serve", "--open", "--port", "0"]
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "tables.sqlite")],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1", "BROWSER": str(browser), "DISPLAY": ":99"},
    ) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        until = time.monotonic() + 30
        while not opened.exists() and time.monotonic() < until:
            time.sleep(0.05)
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=30) == 0
    assert opened.read_text().strip() in said


@pytest.mark.parametrize(
    ("port", "said"), [("70000", "Allowed: 0..65535"), ("-1", "Allowed: 0..65535")]
)
def test_ports_that_are_none(refused: Callable[..., str], port: str, said: str) -> None:
    assert said in refused("serve", f"--port={port}")


def test_an_address_that_cannot_be_had_is_told(refused: Callable[..., str], tmp_path: Path) -> None:
    database = ("--database", str(tmp_path / "tables.sqlite"))
    with create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused("serve", "--port", str(port), *database)
    assert f"Port {port} is in use" in said
    assert "Nothing can be served at 192.0.2.1" in refused(
        "serve", "--host", "192.0.2.1", *database
    )


@pytest.mark.parametrize("name", ["https://example.org", "example.org/path", ""])
def test_names_that_are_none(refused: Callable[..., str], name: str) -> None:
    assert "Allowed: example.org" in refused("serve", f"--allow-host={name}")


def test_a_database_that_cannot_be_used_is_refused(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    assert "cannot be opened" in refused("serve", "--database", str(tmp_path))
