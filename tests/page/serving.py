"""A real server in a process of its own, for browsers to talk to."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

MAIN = """
import sys
from pathlib import Path
from wardround.server import Settings, run
if __name__ == "__main__":
    run(Settings(database=Path(sys.argv[1]), port=0, tick=0.05, bot_processes=1,
                 hint_seconds=1.0, review_seconds=0.01,
                 request_rate=1e4, request_burst=10000, socket_rate=1e4, socket_burst=10000,
                 tables_an_address=100_000))
"""
PATIENCE = 20.0
SIMPLE = {"dice-hospital": {"administrators": "no"}, "hospital-rush": {}}


@contextmanager
def serving(folder: Path, first: str = "") -> Iterator[str]:
    """The address of a server that lives as long as this. `first` is run in it."""
    program = folder / "main.py"
    program.write_text(first + MAIN, encoding="utf-8")
    command = [sys.executable, str(program), str(folder / "tables.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip().rstrip("/")
        assert address, "the server did not start"
        try:
            yield address
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


def make_table(address: str, *seats: dict[str, str], **more: Any) -> tuple[str, list[str]]:
    """A table, and the tokens of its people."""
    game = more.setdefault("game", "dice-hospital")
    wanted = {"seats": seats, "options": SIMPLE[game], **more}
    request = urllib.request.Request(f"{address}/api/tables", json.dumps(wanted).encode())
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        made = json.loads(answer.read())
    return made["table"], [seat["token"] for seat in made["seats"]]
