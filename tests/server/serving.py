"""A real server in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from wardround.server import Settings
from wardround.server.protocol.client_messages import VERSION
from wardround.terminal.play.remote.changes import TableReader

MAIN = """
import json, sys
from pathlib import Path
from wardround.server import Settings, run
if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    run(Settings(**{**given, "database": Path(given["database"])}))
"""
QUICK: dict[str, Any] = {
    "port": 0,
    "tick": 0.05,
    "bot_processes": 1,
    "request_rate": 10_000.0,
    "request_burst": 10_000,
    "socket_rate": 10_000.0,
    "socket_burst": 10_000,
}
PATIENCE = 20.0
Json = dict[str, Any]


class Failed(Exception):
    """An HTTP answer that is not a success."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(status, body)
        self.status = status
        self.code = body["error"]["code"]
        self.text = body["error"]["text"]


class Served:
    """A server process and where it listens. `first` is run in it, and in its bots' processes."""

    def __init__(self, folder: Path, first: str = "", **settings: Any) -> None:
        self.database = folder / "tables.sqlite"
        self.settings = {**QUICK, "database": str(self.database), **settings}
        known = {field.name for field in dataclasses.fields(Settings)}
        assert set(self.settings) <= known
        self.errors = folder / "errors.txt"
        self.program = folder / "main.py"
        self.program.write_text(first + MAIN, encoding="utf-8")
        self.start()

    def start(self) -> None:
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                self.command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, self.errors.read_text()
        self.settings["port"] = int(self.address.rstrip("/").rpartition(":")[2])

    @property
    def command(self) -> list[str]:
        """What starts it."""
        return [sys.executable, str(self.program), json.dumps(self.settings)]

    def kill(self) -> None:
        self.process.kill()
        self._reap()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self._reap()

    def _reap(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def faults(self) -> str:
        """What the server wrote of errors in its own code; a killed one's workers may say more."""
        text = self.errors.read_text()
        return text if "/wardround/" in text else ""

    def warnings(self) -> list[str]:
        """The lines of its log but the one that tells which build of the rules runs."""
        lines = self.errors.read_text().splitlines()
        return [line for line in lines if "The rules run " not in line]

    def fetch(self, path: str, body: object = None, **headers: str) -> tuple[bytes, Any]:
        data = (
            None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        )
        request = urllib.request.Request(self.address.rstrip("/") + path, data, headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.read(), answer.headers
        except urllib.error.HTTPError as error:
            with error:
                raise Failed(error.code, json.loads(error.read())) from None

    def get(self, path: str) -> Any:
        return json.loads(self.fetch(path)[0])

    def post(self, path: str, body: object) -> Any:
        return json.loads(self.fetch(path, body)[0])

    def make(self, *seats: str, **given: Any) -> tuple[str, list[str]]:
        """A table: `Ada` is a person, `greedy!` a bot, `` an open seat."""
        wanted = [_seat(seat) for seat in seats]
        made = self.post("/api/tables", {"game": "dice-hospital", "seats": wanted, **given})
        return made["table"], [seat["token"] for seat in made["seats"]]

    def url(self, table: str) -> str:
        return self.address.replace("http", "ws").rstrip("/") + f"/api/tables/{table}/socket"


def _seat(text: str) -> Json:
    if not text:
        return {"kind": "open"}
    if text.endswith("!"):
        return {"kind": "bot", "bot": text.rstrip("!")}
    return {"kind": "person", "name": text}


@contextmanager
def serving(folder: Path, first: str = "", **settings: Any) -> Iterator[Served]:
    served = Served(folder, first, **settings)
    try:
        yield served
    finally:
        served.stop()


class Client:
    """One socket. Keeps every frame; `table` is the last situation it was shown."""

    def __init__(self, socket: ClientConnection, language: str = "en") -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.table: Json = {}
        self.reader = TableReader()
        self.journal: list[Json] = []
        self.count = 0
        self.chat: list[Json] = []

    async def hello(self, *tokens: str, seen: int = 0, **more: Any) -> Json:
        hello = {"type": "hello", "version": VERSION, "tokens": list(tokens), "seen": seen, **more}
        await self.send(**hello)
        return await self.until(lambda message: message["type"] in ("table", "error"))

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Json:
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = self.reader.read(frame)
        if message["type"] == "table":
            known = self.table["seq"] if self.table and message["since"] else message["since"]
            assert message["since"] == known, "a gap, or entries twice"
            self.table = message
            self.journal = self.journal if message["since"] else []
            self.journal += message["sights"][0]["entries"]
        elif message["type"] == "chat":
            self.chat.append(message)
        return message

    async def until(self, wanted: Any) -> Json:
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def shown(self, wanted: Any) -> Json:
        """Wait until the situation is so."""
        while not (self.table and wanted(self.table)):
            await self.receive()
        return self.table

    def sight(self, seat: int | None = None) -> Json:
        sights: list[Json] = self.table["sights"]
        return sights[0] if seat is None else next(s for s in sights if s["seat"] == seat)

    def next_id(self) -> str:
        self.count += 1
        return f"m{self.count}-{id(self)}"

    async def speak(self, language: str, **more: str) -> Json:
        """Go on in another language: everything is told again."""
        self.table, self.journal = {}, []
        await self.send(type="language", language=language, **more)
        return await self.until(lambda m: m["type"] == "table" and m["since"] == 0)

    async def command(self, kind: str, seat: int | None = None, **more: Any) -> Json:
        """Send a command and wait for its answer: an ack or an error."""
        sight = self.sight(seat)
        message = {"id": self.next_id(), "seat": sight["seat"], "prompt": sight["prompt"], **more}
        await self.send(type=kind, **message)
        return await self.until(lambda answer: answer.get("id") == message["id"])

    async def done(self, kind: str, seat: int | None = None, **more: Any) -> Json:
        """Send a command that must be granted and wait until what it did is shown."""
        answer = await self.command(kind, seat, **more)
        assert answer["type"] == "ack", answer
        return await self.shown(lambda table: table["seq"] >= answer["seq"])

    async def say(self, *words: str, seat: int | None = None) -> None:
        """Say words and wait until they are shown."""
        await self.done("say", seat, words=list(words))

    async def ask(self, kind: str, seat: int | None = None, **more: Any) -> Json:
        ask = self.next_id()
        await self.send(type=kind, ask=ask, seat=self.sight(seat)["seat"], **more)
        return await self.until(lambda m: m.get("ask") == ask or m.get("id") == ask)

    async def play(self, rng: Random, stop: Any = None) -> None:
        """Say any legal word whenever asked, until the game is over or `stop` says so."""
        while self.table["status"] == "playing" and not (stop and stop(self.table)):
            asked = [sight for sight in self.table["sights"] if sight["asked"]]
            if not asked:
                await self.receive()
                continue
            sight = rng.choice(asked)
            await self.say(rng.choice(sight["legal"]), seat=sight["seat"])


@asynccontextmanager
async def at(served: Served, table: str, *tokens: str, **hello: Any) -> AsyncIterator[Client]:
    """A client at a table, greeted."""
    async with connect(served.url(table), max_size=2**24) as socket:
        client = Client(socket)
        answer = await client.hello(*tokens, **hello)
        assert answer["type"] == "table", answer
        yield client


__all__ = ["Client", "ConnectionClosed", "Failed", "Json", "Served", "at", "connect", "serving"]
