"""`wardround serve` listens, says where, and stops quietly."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest


def test_it_serves_until_interrupted(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    command = [sys.executable, "-m", "wardround", "serve", "--port", "0"]
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
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=30) == 0
    assert database.is_file()


@pytest.mark.parametrize(("port", "said"), [("70000", "is not a port"), ("-1", "is not a port")])
def test_ports_that_are_none(refused: Callable[..., str], port: str, said: str) -> None:
    assert said in refused("serve", f"--port={port}")


def test_a_database_that_cannot_be_used_is_refused(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    assert "cannot be used" in refused("serve", "--database", str(tmp_path))
