"""Rate limits by token buckets, and cleaning of names and chat."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

from wardround.server.errors import Malformed

LONGEST_NAME = 24
LONGEST_CHAT = 300
MOST_BUCKETS = 10_000
MOST_MARKS = 3
# Fillers and blanks that count as letters, marks or symbols, and have no shape.
UNSEEN = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
)


@lru_cache(MOST_BUCKETS)
def limited_as(host: str) -> str:
    """The address that a client is limited as: an IPv6 client by its network, of 64 bits."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or IPv6Network((address, 64), strict=False))
    return str(address)


def address_of(connection: HTTPConnection) -> str:
    """The address that whoever sends this is limited as; behind a proxy, what the proxy says."""
    return limited_as(connection.client.host if connection.client else "")


class Bucket:
    """A token bucket: holds up to `burst` tokens and gains `rate` a second; uses cost tokens."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._level = float(burst)
        self._at = clock()

    def take(self, cost: float = 1) -> bool:
        """Whether so much more is within the limit."""
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < cost:
            return False
        self._level -= cost
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

    def take(self, address: str, cost: float = 1) -> bool:
        """Whether so much more from this address is within the limit."""
        if len(self._buckets) > MOST_BUCKETS:
            used = [(a, bucket) for a, bucket in self._buckets.items() if not bucket.full]
            self._buckets = dict(used[-MOST_BUCKETS // 2 :])
        return self._buckets.setdefault(address, Bucket(*self._limits)).take(cost)


def tidy(text: str, longest: int) -> str:
    """Text without characters that cannot be seen, runs of spaces made one, cut to length.

    Of marks upon one letter only a few are left.
    """
    shown: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if letter.isspace():
            shown.append(" ")
        elif marks <= MOST_MARKS and not _is_unseen(letter):
            shown.append(letter)
    return " ".join("".join(shown).split())[:longest].rstrip()


def _is_unseen(letter: str) -> bool:
    """Whether a character has no shape: control, direction, filler."""
    return unicodedata.category(letter).startswith("C") or letter in UNSEEN


def tidy_name(text: str) -> str:
    """A cleaned name; Malformed if nothing that can be seen is left of it."""
    name = tidy(text, LONGEST_NAME)
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Malformed("name-empty", longest=LONGEST_NAME)
    return name
