"""A player that is an external program: it reads questions and writes answers, line by line.

docs/bots.md documents the protocol. A program that is too slow, says an illegal word or exits is
killed, and the error says which it was.
"""

from __future__ import annotations

import contextlib
import json
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import IO, Any

from wardround.players.player import Player, SeatView
from wardround.table.errors import WardroundError

PREFIX = "program:"
PROTOCOL = 1
SECONDS = 10.0
LONGEST = 65_536
SHOWN = 200


class BadProgram(WardroundError):
    """A program that does not answer as it should; the message says what it did."""


class ProgramPlayer:
    """Asks a program for every word. It is started with the first question."""

    def __init__(self, path: str, seconds: float = SECONDS) -> None:
        self.path = path
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] | None = None
        self._asked = 0

    def choose(self, seat_view: SeatView, rng: Random) -> int:
        """The program's word. BadProgram says why there is none; the program is then killed."""
        self._asked += 1
        words = {seat_view.game.vocabulary.word(word): word for word in seat_view.legal}
        question = {
            "protocol": PROTOCOL,
            "id": self._asked,
            "game": seat_view.game.name,
            "seat": seat_view.seat,
            "legal": list(words),
            "view": seat_view.view(),
            "random": int(rng.random() * 2**31),
        }
        try:
            answer = self._ask(question)
            if answer not in words:
                raise self._error("program-illegal", said=answer, legal=" ".join(words))
            return words[answer]
        except BadProgram:
            self.close()
            raise

    def close(self) -> None:
        """Kill the program and close its streams."""
        streams = [self._errors]
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            streams += [self._process.stdin, self._process.stdout]
        for stream in streams:
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        self._process = None

    def _ask(self, question: dict[str, Any]) -> str:
        line = self._exchange(json.dumps(question).encode() + b"\n")
        if not line.endswith(b"\n"):
            raise self._end_error(line)
        try:
            answer = json.loads(line)
            if answer["id"] == question["id"] and isinstance(answer["word"], str):
                return str(answer["word"])
        except (ValueError, KeyError, TypeError):
            pass
        raise self._error("program-garbage", line=_printable(line), id=self._asked)

    def _exchange(self, question: bytes) -> bytes:
        """Write the question and read a line, on a thread that ends with the process."""
        process = self._start_once()
        answers: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_write_and_read, args=(process, question, answers), daemon=True).start()
        try:
            return answers.get(timeout=self._seconds)
        except Empty:
            raise self._error("program-slow", seconds=round(self._seconds)) from None

    def _start_once(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._errors = tempfile.TemporaryFile()  # noqa: SIM115
            try:
                self._process = subprocess.Popen(
                    [self.path],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self._errors,
                )
            except OSError as error:
                raise self._error("program-start", reason=error.strerror or str(error)) from None
        return self._process

    def _end_error(self, line: bytes) -> BadProgram:
        """The error for a program that closed its output, or wrote a line that is too long."""
        assert self._process is not None
        assert self._errors is not None
        if len(line) >= LONGEST:
            return self._error("program-garbage", line=_printable(line), id=self._asked)
        self._process.kill()
        code = self._process.wait()
        self._errors.seek(0)
        return self._error(
            "program-ended", code=code, said=_printable(self._errors.read()[-SHOWN:])
        )

    def _error(self, key: str, **figures: str | int) -> BadProgram:
        return BadProgram(key, path=self.path, **figures)


def _write_and_read(
    process: subprocess.Popen[bytes], question: bytes, answers: SimpleQueue[bytes]
) -> None:
    line = b""
    with contextlib.suppress(OSError, ValueError):
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        process.stdin.flush()
        line = process.stdout.readline(LONGEST)
    answers.put(line)


def _printable(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()[:SHOWN]
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def close_all(players: Sequence[Player]) -> None:
    """Kill the programs among these players."""
    for player in players:
        if isinstance(player, ProgramPlayer):
            player.close()


@contextlib.contextmanager
def closing(players: Sequence[Player]) -> Iterator[None]:
    """Kills the programs among these players when the block ends, in whatever way."""
    try:
        yield
    finally:
        close_all(players)
