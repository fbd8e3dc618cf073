"""The process of a program that plays: lines in, lines out, and nobody waits for ever.

A program that plays many games is kept between them, one process for each player that needs one.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import subprocess
import tempfile
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

LONGEST = 65_536
SHOWN = 400
PARTING_SECONDS = 1.0

Command = tuple[str, ...]


class ProgramProcess:
    """A running program. OSError if it cannot be started; TimeoutError if it does not answer."""

    def __init__(self, command: Command) -> None:
        self.command = command
        self._asked = 0
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors
            )
        except OSError:
            self._errors.close()
            raise

    def next_id(self) -> int:
        """A number that no message to this process has had."""
        self._asked += 1
        return self._asked

    def ask(self, message: bytes, seconds: float) -> bytes:
        """Write a line and return the line of the answer; without its end if there is no more."""
        answers: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self._write_and_read, args=(message, answers), daemon=True).start()
        try:
            return answers.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None

    def tell(self, message: bytes) -> None:
        """Write a line that needs no answer. A program that does not read misses it."""
        writer = Thread(target=self._write, args=(message,), daemon=True)
        writer.start()
        writer.join(PARTING_SECONDS)

    def written_errors(self) -> str:
        """The last that the program wrote on standard error, in one line."""
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - SHOWN))
        return printable(self._errors.read())

    def has_ended(self) -> bool:
        """Whether it ended by itself."""
        return self._process.poll() is not None

    def kill(self) -> int:
        """End it at once; its exit code."""
        self._process.kill()
        return self._process.wait()

    def part(self) -> None:
        """End its input, give it a moment to end by itself, and close everything."""
        with contextlib.suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING_SECONDS)
        self.close()

    def close(self) -> None:
        """End it at once and close everything."""
        self.kill()
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()

    def _write_and_read(self, message: bytes, answers: SimpleQueue[bytes]) -> None:
        line = b""
        with contextlib.suppress(OSError, ValueError):
            assert self._process.stdout is not None
            self._write(message)
            line = self._process.stdout.readline(LONGEST)
        answers.put(line)

    def _write(self, message: bytes) -> None:
        with contextlib.suppress(OSError, ValueError):
            assert self._process.stdin is not None
            self._process.stdin.write(message)
            self._process.stdin.flush()


def printable(text: bytes) -> str:
    """The text in one line, cut, with nothing in it that a terminal would obey."""
    shown = text.decode("utf-8", "replace").strip()[:SHOWN]
    return " ".join("".join(c if c.isprintable() else " " for c in shown).split())


class IdlePrograms:
    """Programs that can play many games, between two of them."""

    def __init__(self) -> None:
        self._idle: list[ProgramProcess] = []
        atexit.register(self.end)
        if hasattr(os, "register_at_fork"):
            # They answer to the process that started them, not to a copy of it.
            os.register_at_fork(after_in_child=self._idle.clear)

    def take(self, command: Command) -> ProgramProcess | None:
        """One with this command that still runs, or None."""
        for process in [one for one in self._idle if one.command == command]:
            self._idle.remove(process)
            if not process.has_ended():
                return process
            process.close()
        return None

    def keep(self, process: ProgramProcess) -> None:
        """Keep one for its next game."""
        self._idle.append(process)

    def end(self) -> None:
        """End all of them."""
        while self._idle:
            self._idle.pop().part()


IDLE_PROGRAMS = IdlePrograms()
