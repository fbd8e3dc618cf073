"""A player that is an external program: it reads questions and writes answers, line by line.

docs/own-bots.md documents the protocol. A program that is too slow, writes something else, says an
illegal word or exits is killed, and the error says which it was and shows its standard error.
"""

from __future__ import annotations

import contextlib
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from wardround.players.player import BadPlayer, Closable, Player, SeatView
from wardround.players.program_process import (
    IDLE_PROGRAMS,
    LONGEST,
    Command,
    ProgramProcess,
    printable,
)
from wardround.table.contract.data import Outcome
from wardround.table.errors import BadOption
from wardround.table.game import AnyGame, TakesCards
from wardround.table.messages import Happening

PREFIX = "program:"
PROTOCOL = 2
SECONDS = 10
MOST_SECONDS = 3600
ENGINE = (sys.executable, "-m", "wardround", "engine")
PARAMETER = re.compile(r"([A-Za-z_][\w-]*)=(.*)", re.DOTALL)
DRIVE = re.compile(r"[A-Za-z]")


class Program(NamedTuple):
    """What a specification names: a command, parameters for the program, seconds for an answer."""

    command: Command
    parameters: Mapping[str, str]
    seconds: float


def parse_program(spec: str) -> Program:
    """What `program:PATH:ARGUMENT:name=value` means; BadOption if it cannot be meant.

    Parts after the path are arguments, those of the form `name=value` parameters. `seconds` is
    how long an answer may take.
    """
    command: list[str] = []
    parameters: dict[str, str] = {}
    for part in _parts(spec.removeprefix(PREFIX)):
        found = PARAMETER.fullmatch(part) if command else None
        if found is None:
            command.append(part)
        elif found[1] in parameters:
            raise BadOption("player-one-parameter", player=spec, known=found[1])
        else:
            parameters[found[1]] = found[2]
    if not command[0]:
        raise BadOption("program-path", player=spec)
    seconds = _seconds(spec, parameters.pop("seconds", str(SECONDS)))
    return Program(tuple(command), parameters, seconds)


def _parts(text: str) -> list[str]:
    """The parts between colons; that of a drive (`C:\\bot.exe`) belongs to the path."""
    first, *rest = text.split(":")
    if DRIVE.fullmatch(first) and rest and rest[0][:1] in ("\\", "/"):
        return [f"{first}:{rest[0]}", *rest[1:]]
    return [first, *rest]


def _seconds(spec: str, given: str) -> float:
    right = given.isascii() and given.isdigit() and len(given) < 6
    if not right or not 1 <= int(given) <= MOST_SECONDS:
        raise BadOption(
            "player-value",
            player=spec,
            parameter="seconds",
            value=given,
            least=1,
            most=MOST_SECONDS,
        )
    return float(given)


class ProgramPlayer:
    """Asks a program for every word. It is started, and greeted, with the first question."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._process: ProgramProcess | None = None
        self._many = False
        self._waiting = False
        self._happenings: list[Happening] | None = None
        self._anew = False

    def choose(self, seat_view: SeatView, rng: Random) -> int:
        """The program's word. BadPlayer says why there is none; the program is then killed."""
        try:
            if self._process is None:
                self._process = self._start()
                self._greet(seat_view)
            return self._question(seat_view, rng)
        except BadPlayer:
            self._many = False
            self.close()
            raise

    def hear(self, happenings: Sequence[Happening], anew: bool) -> None:
        """Keep them for the next question."""
        if anew or self._happenings is None:
            self._happenings = []
        self._happenings += happenings
        self._anew = self._anew or anew

    def end(self, outcome: Outcome) -> None:
        """Tell the result, and part: the program ends, or waits for another game."""
        if self._process is None:
            return
        told = {"type": "end", "outcome": outcome._asdict(), **self._take_happenings()}
        self._process.tell(_line(told))
        if not self._many:
            self._process.part()
        self.close()

    def close(self) -> None:
        """End the program. One that plays many games, and is not being asked, is kept for them."""
        process, self._process = self._process, None
        if process is None:
            return
        if self._many and not self._waiting:
            IDLE_PROGRAMS.keep(process)
        else:
            process.close()

    def _start(self) -> ProgramProcess:
        kept = IDLE_PROGRAMS.take(self.program.command)
        if kept is not None:
            return kept
        try:
            return ProgramProcess(self.program.command)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise self._error("program-start", reason=reason) from None

    def _greet(self, seat_view: SeatView) -> None:
        answer = self._ask({"type": "hello", **hello(seat_view), **self._terms()})
        reason = answer.get("error")
        if isinstance(reason, str):
            shown = printable(reason.encode("utf-8", "replace"))
            raise self._error("program-declined", reason=shown)
        self._many = answer.get("many_games") is True

    def _terms(self) -> dict[str, Any]:
        return {
            "parameters": self.program.parameters,
            "seconds": self.program.seconds,
            "engine": ENGINE,
        }

    def _question(self, seat_view: SeatView, rng: Random) -> int:
        words = seat_view.legal_words
        question = {
            "type": "question",
            "seat": seat_view.seat,
            "legal": list(words),
            "view": seat_view.view(),
            **self._take_happenings(),
            "seconds": self.program.seconds,
            "random": int(rng.random() * 2**31),
        }
        answer = self._ask(question)
        said = answer.get("word")
        if not isinstance(said, str):
            raise self._garbage(_line(answer))
        if said not in words:
            shown = printable(said.encode("utf-8", "replace"))
            raise self._error("program-illegal", said=shown, legal=" ".join(words))
        return words[said]

    def _take_happenings(self) -> dict[str, Any]:
        """What to tell of happenings; null where the table does not tell them."""
        heard, anew = self._happenings, self._anew
        self._happenings, self._anew = None if heard is None else [], False
        told = None if heard is None else [one._asdict() for one in heard]
        return {"happenings": told, "anew": anew}

    def _ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """The answer to a message: an object with the id of the message."""
        assert self._process is not None
        number = self._process.next_id()
        line = self._exchange(self._process, _line({"id": number, **message}))
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or answer.get("id") != number:
            raise self._garbage(line)
        return answer

    def _exchange(self, process: ProgramProcess, message: bytes) -> bytes:
        self._waiting = True
        try:
            line = process.ask(message, self.program.seconds)
        except TimeoutError:
            process.kill()
            raise self._error("program-slow", seconds=round(self.program.seconds)) from None
        if not line.endswith(b"\n") and len(line) < LONGEST:
            raise self._error("program-ended", code=process.kill())
        self._waiting = False
        return line

    def _garbage(self, line: bytes) -> BadPlayer:
        return self._error("program-garbage", line=printable(line))

    def _error(self, key: str, **figures: str | int) -> BadPlayer:
        errors = "" if self._process is None else self._process.written_errors()
        return BadPlayer(key, path=" ".join(self.program.command), errors=errors, **figures)


def hello(seat_view: SeatView) -> dict[str, Any]:
    """What a program is told of a game before its first question."""
    game, options = seat_view.game, seat_view.options
    return {
        "protocol": PROTOCOL,
        "game": game.name,
        "rules": game.rules_version,
        "views": game.view_version,
        "vocabulary": game.vocabulary.digest(),
        "options": options,
        "cards": _card_text(game),
        "seat": seat_view.seat,
        "seats": int(options["seats"]),
    }


def _card_text(game: AnyGame) -> str:
    return game.card_text if isinstance(game, TakesCards) else ""


def _line(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message).encode() + b"\n"


def close_all(players: Sequence[Player]) -> None:
    """Close the players that hold something, programs among them."""
    for player in players:
        if isinstance(player, Closable):
            player.close()


@contextlib.contextmanager
def closing(players: Sequence[Player]) -> Iterator[None]:
    """Closes these players when the block ends, in whatever way."""
    try:
        yield
    finally:
        close_all(players)
