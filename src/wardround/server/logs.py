"""The log on standard error: lines of text or of JSON, each with a level, none with a secret."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Callable

LEVELS = ("debug", "info", "warning", "error")
FORMS = ("text", "json")
OURS, SERVERS = "wardround.server", "uvicorn.error"
TEXT = "%(asctime)s %(levelname)s %(message)s"
# A seat token is its signed contents, a dot, and the signature.
SECRET = re.compile(r"\bWy[\w-]{8,}\.[\w-]{8,}")
HIDDEN = "[token]"
INVALID_UTF8 = "Invalid UTF-8 sequence received from client."
REPEATS, PERIOD = 20, 10.0


class Sparing(logging.Filter):
    """Passes one message on REPEATS times in PERIOD seconds, so that no visitor fills the disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._since = clock()
        self._counts: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this is not one too many. What a client did wrong needs no traceback."""
        if record.msg == INVALID_UTF8:
            record.exc_info = None
        if self._clock() - self._since > PERIOD:
            self._since, self._counts = self._clock(), {}
        count = self._counts.get(str(record.msg), 0) + 1
        self._counts[str(record.msg)] = count
        return count <= REPEATS


class TextLines(logging.Formatter):
    """Time, level and message; tracebacks follow."""

    def __init__(self) -> None:
        super().__init__(TEXT, "%Y-%m-%d %H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """A record without its secrets."""
        return SECRET.sub(HIDDEN, super().format(record))


class JsonLines(logging.Formatter):
    """One object a line: `time`, `level`, `message`, and `trace` if something broke."""

    def format(self, record: logging.LogRecord) -> str:
        """A record without its secrets."""
        told = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return SECRET.sub(HIDDEN, json.dumps(told, ensure_ascii=False))


def start_logging(level: str, form: str) -> None:
    """Log to standard error from here on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(Sparing())
    for name, lowest in ((OURS, level.upper()), (SERVERS, "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(lowest)
