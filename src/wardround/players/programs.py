"""A player that is a program of its own: it reads questions and writes answers, line by line.

What is written and read is documented in docs/bots.md. A program that is slow, says what it may
not, or ends is ended, and the error says which it was: nobody waits for it any longer.
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

from wardround.players.player import Player, Sight
from wardround.table.errors import WardroundError

PREFIX = "program:"
PROTOCOL = 1
SECONDS = 10.0
LONGEST = 65_536
SHOWN = 200


class BadProgram(WardroundError):
    """A program that does not play: says what it did instead."""


class ProgramPlayer:
    """Asks a program for every word. It is started when it is first asked."""

    def __init__(self, path: str, seconds: float = SECONDS) -> None:
        self.path = path
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] | None = None
        self._asked = 0

    def choose(self, sight: Sight, rng: Random) -> int:
        """The program's word; BadProgram says why there is none, and ends it."""
        self._asked += 1
        words = {sight.game.vocabulary.word(word): word for word in sight.legal}
        question = {
            "protocol": PROTOCOL,
            "id": self._asked,
            "game": sight.game.name,
            "seat": sight.seat,
            "legal": list(words),
            "view": sight.view(),
            "random": int(rng.random() * 2**31),
        }
        try:
            said = self._answer(question)
            if said not in words:
                raise self._bad("program-illegal", said=said, legal=" ".join(words))
            return words[said]
        except BadProgram:
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
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

    def _answer(self, question: dict[str, Any]) -> str:
        line = self._exchange(json.dumps(question).encode() + b"\n")
        if not line.endswith(b"\n"):
            raise self._ended(line)
        try:
            answer = json.loads(line)
            if answer["id"] == question["id"] and isinstance(answer["word"], str):
                return str(answer["word"])
        except (ValueError, KeyError, TypeError):
            pass
        raise self._bad("program-garbage", line=_shown(line), id=self._asked)

    def _exchange(self, question: bytes) -> bytes:
        """Write and read on a thread: it ends with the process, whatever that does."""
        process = self._running()
        heard: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_write_and_read, args=(process, question, heard), daemon=True).start()
        try:
            return heard.get(timeout=self._seconds)
        except Empty:
            raise self._bad("program-slow", seconds=round(self._seconds)) from None

    def _running(self) -> subprocess.Popen[bytes]:
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
                raise self._bad("program-start", reason=error.strerror or str(error)) from None
        return self._process

    def _ended(self, line: bytes) -> BadProgram:
        """It closed its output, or wrote a line without end."""
        assert self._process is not None
        assert self._errors is not None
        if len(line) >= LONGEST:
            return self._bad("program-garbage", line=_shown(line), id=self._asked)
        self._process.kill()
        code = self._process.wait()
        self._errors.seek(0)
        return self._bad("program-ended", code=code, said=_shown(self._errors.read()[-SHOWN:]))

    def _bad(self, key: str, **figures: str | int) -> BadProgram:
        return BadProgram(key, path=self.path, **figures)


def _write_and_read(
    process: subprocess.Popen[bytes], question: bytes, heard: SimpleQueue[bytes]
) -> None:
    line = b""
    with contextlib.suppress(OSError, ValueError):
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        process.stdin.flush()
        line = process.stdout.readline(LONGEST)
    heard.put(line)


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()[:SHOWN]
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def close_all(players: Sequence[Player]) -> None:
    """End the programs among them."""
    for player in players:
        if isinstance(player, ProgramPlayer):
            player.close()


@contextlib.contextmanager
def closing(players: Sequence[Player]) -> Iterator[None]:
    """Ends the programs among them, however the game ends."""
    try:
        yield
    finally:
        close_all(players)
