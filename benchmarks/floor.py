"""What a word would cost a server that does nothing: its network, without a game.

    PYTHONPATH=.:tests python benchmarks/floor.py --tables 80 --seconds 15

Four people sit at each table and speak as in `load.py`. The server reads what they say with the
libraries of ours, behind the same door. It answers the speaker, and sends everybody at the table a
text of the usual length, one after another. It checks nothing and stores nothing, so no server of
ours can be quicker than this on the same libraries.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import uvicorn
from benchmarks.load import processor_time, spent_since
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from wardround.server.runner import bind_socket
from wardround.server.security.doorkeeper import Doorkeeper, guarded_protocols
from wardround.server.settings import Settings

PAUSE = 2.5
SEATS = 4
FREE = 100_000
BEFORE = 8.0
ACKNOWLEDGED = '{"type":"ack","id":"12-140255307663568","seq":58,"repeated":false}'
SAID = {"type": "say", "id": "12-140255307663568", "seat": 2, "prompt": 17, "words": ["nurse"]}
# As long as the changes of a game of Dice Hospital are: 1.4 kB on average.
LENGTHS = (358, 600, 700, 800, 832, 878, 995, 1155, 1900, 2990, 4300)
TEXTS = [json.dumps([os.urandom(3).hex() for _ in range(length // 10)]) for length in LENGTHS]


class Tables:
    """Who is connected to which table; everybody there is told of everything."""

    def __init__(self) -> None:
        self.sockets: dict[str, list[WebSocket]] = {}
        self.words = 0

    async def serve(self, socket: WebSocket) -> None:
        """Answer one connection until it ends."""
        await socket.accept()
        here = self.sockets.setdefault(socket.path_params["table"], [])
        here.append(socket)
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await socket.receive_text()
                self.words += 1
                await socket.send_text(ACKNOWLEDGED)
                for other in list(here):
                    await other.send_text(TEXTS[self.words % len(TEXTS)])
        here.remove(socket)


def serve() -> None:
    """Serve until told to stop, and print the address."""
    settings = Settings(Path(), connections=FREE, connections_an_address=FREE)
    http, ws = guarded_protocols(Doorkeeper(settings, time.monotonic))
    app = Starlette(routes=[WebSocketRoute("/{table}", Tables().serve)])
    config = uvicorn.Config(app, http=http, ws=ws, log_config=None, access_log=False)
    with bind_socket("127.0.0.1", 0) as found:
        found.listen()
        print(f"ws://127.0.0.1:{found.getsockname()[1]}", flush=True)
        uvicorn.Server(config).run([found])


async def speak(url: str, start: float, end: float, rng: Random) -> int:
    """Speak now and then until the end; how many words."""
    words = 0
    async with connect(url, max_size=2**24, open_timeout=60) as socket:
        reading = asyncio.create_task(read(socket))
        await asyncio.sleep(start - time.monotonic() + rng.random() * PAUSE)
        while time.monotonic() < end:
            await socket.send(json.dumps(SAID))
            words += 1
            await asyncio.sleep(PAUSE * (0.5 + rng.random()))
        reading.cancel()
    return words


async def read(socket: ClientConnection) -> None:
    """Read all that comes."""
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def measure(tables: int, seconds: float) -> None:
    """Print what a word costs."""
    with subprocess.Popen(
        [sys.executable, __file__, "--serve"], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        url = server.stdout.readline().strip()
        start = time.monotonic() + BEFORE
        people = [
            asyncio.create_task(speak(f"{url}/{n}", start, start + seconds, Random(SEATS * n + s)))
            for n in range(tables)
            for s in range(SEATS)
        ]
        await asyncio.sleep(BEFORE)
        before = processor_time(server.pid)
        words = sum(await asyncio.gather(*people))
        spent = sum(spent_since(server.pid, before).values())
        server.terminate()
    print(f"{words} words: {1000 * spent / words:.2f} ms each")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=80)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve()
    else:
        asyncio.run(measure(given.tables, given.seconds))


if __name__ == "__main__":
    main()
