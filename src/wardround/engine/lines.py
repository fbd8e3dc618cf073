"""Requests and answers as lines of JSON: one in a line, or a list of them."""

from __future__ import annotations

from typing import Any, BinaryIO

import msgspec

from wardround.engine.answers import Answer, Failed, Problem
from wardround.engine.engine import Engine
from wardround.engine.errors import BadRequest
from wardround.engine.requests import AnyRequest, Id
from wardround.table.errors import WardroundError
from wardround.text import Speech

LONGEST = 16 * 2**20


class _Identified(msgspec.Struct):
    """Enough of a request to answer it."""

    id: Any = None


_requests = msgspec.json.Decoder(AnyRequest)
_ids = msgspec.json.Decoder(_Identified)
_batches = msgspec.json.Decoder(list[msgspec.Raw])


class LineEngine:
    """An engine that is asked and answers in lines. Whatever a line holds, it is answered."""

    def __init__(self, speech: Speech | None = None) -> None:
        self._engine = Engine()
        self._speech = speech or Speech()
        self._encoder = msgspec.json.Encoder()

    def serve(self, given: BinaryIO, told: BinaryIO) -> None:
        """Answer every line until the input ends."""
        while line := given.readline(LONGEST + 1):
            whole = len(line) <= LONGEST or line.endswith(b"\n")
            if not whole:
                _skip_line(given)
            if not line.isspace():
                told.write(self.answer(line) if whole else self._too_long())
                told.flush()

    def answer(self, line: bytes) -> bytes:
        """The line of the answer to a line: an object, or a list of them for a list."""
        if line.lstrip()[:1] != b"[":
            return self._written(self._answer_one(line))
        try:
            batch = _batches.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            return self._written(self._failed(None, BadRequest("engine-line", reason=str(error))))
        return self._written([self._answer_one(bytes(one)) for one in batch])

    def _answer_one(self, text: bytes) -> Answer:
        try:
            request = _requests.decode(text)
        except msgspec.ValidationError as error:
            return self._failed(_id_of(text), BadRequest("engine-request", reason=str(error)))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            return self._failed(None, BadRequest("engine-line", reason=str(error)))
        try:
            return self._engine.answer(request)
        except WardroundError as error:
            return self._failed(request.id, error)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            return self._failed(request.id, BadRequest("engine-broke", reason=reason))

    def _failed(self, number: Id | None, error: WardroundError) -> Failed:
        key, figures = error.message
        text, mistakes = self._speech.error(error), self._speech.mistakes(error)
        return Failed(id=number, error=Problem(key, text, dict(figures), mistakes))

    def _too_long(self) -> bytes:
        return self._written(self._failed(None, BadRequest("engine-long", most=LONGEST)))

    def _written(self, answer: Answer | list[Answer]) -> bytes:
        return self._encoder.encode(answer) + b"\n"


def _id_of(text: bytes) -> Id | None:
    """The id of a request that is wrong in something else, if it can be told."""
    try:
        found = _ids.decode(text).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return found if isinstance(found, int | str) and not isinstance(found, bool) else None


def _skip_line(given: BinaryIO) -> None:
    while (part := given.readline(LONGEST)) and not part.endswith(b"\n"):
        pass
