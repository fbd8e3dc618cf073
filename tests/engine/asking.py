"""An engine to ask in tests: requests as keywords, answers as plain data."""

from __future__ import annotations

import json
from typing import Any

from wardround.engine.lines import LineEngine
from wardround.text import Speech

Json = dict[str, Any]


class Asked:
    """An engine in this process, asked as a program would ask it."""

    def __init__(self) -> None:
        self.engine = LineEngine(Speech("en", strict=True))

    def __call__(self, do: str, **fields: Any) -> Json:
        """The answer to one request, which must not fail."""
        answer = self.raw(json.dumps({"id": 1, "do": do, **_named(fields)}).encode())
        assert "error" not in answer, answer
        return {name: value for name, value in answer.items() if name != "id"}

    def refused(self, do: str, **fields: Any) -> Json:
        """The error of one request, which must be refused."""
        answer = self.raw(json.dumps({"id": 1, "do": do, **_named(fields)}).encode())
        assert answer["id"] == 1
        error: Json = answer["error"]
        return error

    def raw(self, line: bytes) -> Any:
        """The answer to a line."""
        told = self.engine.answer(line)
        assert told.endswith(b"\n")
        assert told.count(b"\n") == 1
        return json.loads(told)


def _named(fields: Json) -> Json:
    """`into` is called `as` in requests, which Python does not allow."""
    return {"as" if name == "into" else name: value for name, value in fields.items()}
