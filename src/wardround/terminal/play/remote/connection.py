"""The socket of a seat: a thread that reads, comes back by itself, and loses no command."""

from __future__ import annotations

import json
from collections import deque
from secrets import token_hex
from threading import Condition, Thread
from time import monotonic
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from wardround.table.errors import WardroundError
from wardround.terminal.play.remote.changes import DoesNotFit, TableReader
from wardround.terminal.play.remote.server import PATIENCE, Json, Seat
from wardround.text import own_language

VERSION = 2
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0
# The server will not have this seat here: it refuses it, or the seat has moved.
FINAL = (1008, 4001)
ONLINE, OFFLINE, CLOSED = "online", "offline", "closed"


class Connection:
    """Messages of a seat. All methods but the thread's own are for one thread, which reads them.

    A command that was sent and not answered when the connection broke is sent again: the server
    knows it by its id and does it once.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._inbox: deque[Json] = deque()
        self._changed = Condition()
        self._socket: ClientConnection | None = None
        self._pending: Json | None = None
        self._answer: Json | None = None
        # The server remembers ids: those of an earlier run must not come again.
        self._name = token_hex(8)
        self._count = 0
        self._stopped = False
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def receive(self) -> list[Json]:
        """What has come since the last time, with `online`, `offline` and `closed` of our own."""
        with self._changed:
            found = list(self._inbox)
            self._inbox.clear()
            return found

    def wait(self, seconds: float) -> None:
        """Until something comes, but no longer than this."""
        with self._changed:
            self._changed.wait_for(lambda: bool(self._inbox) or self._stopped, seconds)

    def command(self, kind: str, **more: Any) -> Json:
        """Send a command and return its answer, an `ack` or an `error`.

        WardroundError if there is no connection, or no answer in time.
        """
        self._count += 1
        message = {
            "type": kind,
            "id": f"{self._name}-{self._count}",
            "seat": self.seat.seat,
            **more,
        }
        with self._changed:
            if self._socket is None:
                raise WardroundError("join-offline")
            self._pending, self._answer = message, None
        self._send(message)
        with self._changed:
            self._changed.wait_for(lambda: self._answer is not None or self._stopped, PATIENCE)
            return self._take_answer()

    def _take_answer(self) -> Json:
        answer, self._pending, self._answer = self._answer, None, None
        if answer is None:
            raise WardroundError("join-no-answer")
        return answer

    def tell(self, kind: str, **more: Any) -> None:
        """Send what is not acknowledged."""
        with self._changed:
            if self._socket is None:
                raise WardroundError("join-offline")
        self._send({"type": kind, "seat": self.seat.seat, **more})

    def close(self) -> None:
        """Leave."""
        with self._changed:
            self._stopped = True
            self._changed.notify_all()
            socket = self._socket
        if socket is not None:
            socket.close()
        self._thread.join(PATIENCE)

    def _send(self, message: Json) -> None:
        socket = self._socket
        try:
            if socket is not None:
                socket.send(json.dumps(message))
        except (ConnectionClosed, OSError):
            # The thread notices too, and sends it again.
            return

    def _run(self) -> None:
        pause = FIRST_PAUSE
        while not self._stopped:
            begun = monotonic()
            code = self._listen()
            self._put({"type": CLOSED if code in FINAL else OFFLINE})
            if code in FINAL:
                return
            pause = FIRST_PAUSE if monotonic() - begun > LONGEST_PAUSE else pause
            with self._changed:
                self._changed.wait_for(lambda: self._stopped, pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _listen(self) -> int:
        """Read until the connection ends; the code that it ended with, or 0."""
        try:
            with connect(self.seat.socket, open_timeout=PATIENCE, max_size=None) as socket:
                self._greet(socket)
                reader = TableReader()
                for frame in socket:
                    self._put(reader.read(frame))
                return socket.close_code or 0
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 0
        except (OSError, InvalidHandshake, ValueError, DoesNotFit):
            return 0
        finally:
            with self._changed:
                self._socket = None

    def _greet(self, socket: ClientConnection) -> None:
        """Say who is here, then again what was not answered; everything is told anew."""
        hello = {"type": "hello", "version": VERSION, "tokens": [self.seat.token], "seen": 0}
        socket.send(json.dumps(hello | {"language": own_language()}))
        with self._changed:
            self._socket = socket
            pending = self._pending
        self._put({"type": ONLINE})
        if pending is not None:
            socket.send(json.dumps(pending))

    def _put(self, message: Json) -> None:
        with self._changed:
            if self._pending is not None and message.get("id") == self._pending["id"]:
                self._answer = message
            else:
                self._inbox.append(message)
            self._changed.notify_all()
