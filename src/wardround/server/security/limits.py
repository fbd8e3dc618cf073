"""Rate limits by token buckets, and cleaning of names and chat."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from wardround.server.errors import Malformed

LONGEST_NAME = 24
LONGEST_CHAT = 300
MOST_BUCKETS = 10_000


class Bucket:
    """A token bucket: holds up to `burst` tokens and gains `rate` a second; each use takes one."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._level = float(burst)
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is within the limit."""
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether the bucket is full again, so that it can be forgotten."""
        return self._level + (self._clock() - self._at) * self._rate >= self._burst


class Buckets:
    """One bucket for each address. Of too many the oldest are forgotten."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._limits = (rate, burst, clock)
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more from this address is within the limit."""
        if len(self._buckets) > MOST_BUCKETS:
            used = [(a, bucket) for a, bucket in self._buckets.items() if not bucket.full]
            self._buckets = dict(used[-MOST_BUCKETS // 2 :])
        return self._buckets.setdefault(address, Bucket(*self._limits)).take()


def tidy(text: str, longest: int) -> str:
    """Text without control and direction characters, runs of spaces made one, cut to length."""
    plain = "".join(" " if c.isspace() else c for c in text)
    shown = "".join(c for c in plain if not unicodedata.category(c).startswith("C"))
    return " ".join(shown.split())[:longest].rstrip()


def tidy_name(text: str) -> str:
    """A cleaned name; Malformed if nothing is left of it."""
    name = tidy(text, LONGEST_NAME)
    if not name:
        raise Malformed("name-empty", longest=LONGEST_NAME)
    return name
