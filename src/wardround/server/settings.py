"""The settings of a server: every limit it has, and what each of them may be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, get_type_hints

from wardround.folders import data_folder

Value = TypeVar("Value")
DAY = 86400
ANY = 10**12


def default_database() -> Path:
    """The database that is used unless another file is named."""
    return data_folder() / "tables.sqlite"


class Bounds(NamedTuple):
    """What a setting may be: a number within a range, or one of a few texts."""

    least: float = 0
    most: float = ANY
    among: tuple[str, ...] = ()


def within(default: Value, least: float, most: float) -> Value:
    """A number with a default and a range."""
    made: Value = field(default=default, metadata={"bounds": Bounds(least, most)})
    return made


def among(default: str, *others: str) -> str:
    """One of a few texts, the first of which is the default."""
    made: str = field(default=default, metadata={"bounds": Bounds(among=(default, *others))})
    return made


@dataclass(frozen=True)
class Settings:
    """One server. Times are seconds; a rate is messages a second, with a burst before it counts.

    `docs/hosting.md` tells what each is for; a test checks that it names all of them.
    """

    database: Path
    host: str = "127.0.0.1"
    port: int = within(8011, 0, 65535)
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    metrics_readers: tuple[str, ...] = ("127.0.0.1", "::1")
    compile_rules: bool = False
    log_level: str = among("info", "debug", "warning", "error")
    log_form: str = among("text", "json")

    bot_processes: int = within(2, 1, 64)
    bot_seconds: float = within(20.0, 0.1, 600)
    hint_processes: int = within(2, 1, 64)
    hint_seconds: float = within(4.0, 0.05, 600)
    review_processes: int = within(2, 1, 64)
    review_seconds: float = within(0.3, 0.01, 60)
    desk_processes: int = within(2, 1, 64)
    card_seconds: float = within(10.0, 0.1, 60)
    replay_seconds: float = within(60.0, 0.1, 600)

    grace: int = within(120, 0, DAY)
    consent_seconds: float = within(60.0, 1, DAY)
    nudge_seconds: float = within(60.0, 1, DAY)
    code_seconds: float = within(600.0, 1, DAY)
    sleep_after: float = within(60.0, 0, DAY)
    tick: float = within(1.0, 0.01, 60)
    watch_seconds: float = within(0.5, 0.05, 60)

    tables: int = within(100_000, 1, ANY)
    tables_an_address: int = within(300, 1, ANY)
    never_begun_days: float = within(2.0, 0.01, 36500)
    silent_days: float = within(7.0, 0.01, 36500)
    disk_spare_bytes: int = within(200_000_000, 0, 10**18)

    connections: int = within(4000, 10, 1_000_000)
    connections_an_address: int = within(128, 1, 1_000_000)
    sockets_an_address: int = within(64, 1, 1_000_000)
    headers: int = within(64, 8, 10_000)
    header_bytes: int = within(16384, 512, 10**7)
    header_seconds: float = within(10.0, 0.1, 600)
    body_bytes: int = within(16384, 512, 10**8)
    body_seconds: float = within(10.0, 0.1, 600)
    card_bytes: int = within(32768, 0, 10**7)
    request_seconds: float = within(120.0, 1, 3600)
    idle_seconds: int = within(5, 1, 3600)
    request_rate: float = within(5.0, 0.001, 10**6)
    request_burst: int = within(60, 10, 10**6)
    socket_rate: float = within(30.0, 0.001, 10**6)
    socket_burst: int = within(90, 1, 10**6)
    message_bytes: int = within(8192, 512, 10**7)
    hello_seconds: float = within(10.0, 0.1, 600)


def kinds() -> Mapping[str, Any]:
    """The type of every setting, by name."""
    return get_type_hints(Settings)


def bounds() -> Mapping[str, Bounds]:
    """What every setting may be, by name."""
    return {one.name: one.metadata.get("bounds", Bounds()) for one in fields(Settings)}
