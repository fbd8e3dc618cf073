"""Reads what is typed in lines: with completion at a terminal, and while news may come."""

from __future__ import annotations

import sys
from queue import Empty, Queue
from threading import Thread
from typing import TYPE_CHECKING

from wardround.terminal.output import at_a_terminal

if TYPE_CHECKING:
    from wardround.terminal.play.repl import Repl

PROMPT = "> "


class LineReader:
    """Lines of the input, without spaces around; None is its end.

    `completes`: Tab completes words, because a person types at a terminal that can do so.
    `leave_prompt` is to be called before anything is printed.
    """

    def __init__(self, repl: Repl) -> None:
        self.completes = at_a_terminal() and _complete_with(repl)
        self._prompted = False
        self._typed: Queue[str | None] = Queue()
        self._thread: Thread | None = None
        self._next: str | None = None

    def read(self) -> str | None:
        """The next line; waits for it."""
        if self.completes:
            try:
                return input(PROMPT).strip()
            except EOFError:
                sys.stdout.write("\n")
                return None
        self._prompt()
        self._prompted = False
        line = _next_line()
        if line is None:
            sys.stdout.write("\n")
        return line

    def wait(self, seconds: float) -> bool:
        """Whether a line is there, or the end, before so much time has passed."""
        if self._thread is None:
            self._thread = Thread(target=self._read_on, daemon=True)
            self._thread.start()
        self._prompt()
        try:
            self._next = self._typed.get(timeout=seconds)
        except Empty:
            return False
        self._prompted = False
        return True

    def take(self) -> str | None:
        """The line that was there."""
        return self._next

    def leave_prompt(self) -> None:
        """Make room where the prompt stands and nothing was typed."""
        if self._prompted:
            sys.stdout.write("\r" if sys.stdout.isatty() else "\n")
        self._prompted = False

    def _prompt(self) -> None:
        if not self._prompted:
            sys.stdout.write(PROMPT)
            sys.stdout.flush()
        self._prompted = True

    def _read_on(self) -> None:
        """Reads ahead, since nobody can wait for a line and for a server at once."""
        line: str | None = ""
        while line is not None:
            line = _next_line()
            self._typed.put(line)


def _next_line() -> str | None:
    line = sys.stdin.readline() if sys.stdin is not None else ""
    return line.strip() if line else None


def _complete_with(repl: Repl) -> bool:
    """Let Tab complete words of the game; False where the system has nothing for it."""
    try:
        import readline
    except ImportError:
        return False

    def complete(_word: str, place: int) -> str | None:
        found = repl.completions(readline.get_line_buffer()[: readline.get_endidx()])
        return f"{found[place]} " if place < len(found) else None

    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
    return True
