"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from wardround.folders import data_folder


def default_database() -> Path:
    """The database that is used unless another file is named."""
    return data_folder() / "tables.sqlite"


@dataclass(frozen=True)
class Settings:
    """One server. Times are seconds; a rate is messages a second, with a burst before it counts.

    `hosts`: further names it answers to. `origins`: further addresses whose pages may connect.
    `compile_rules`: in a clone, make compiled rules in the background and think on them.
    """

    database: Path
    host: str = "127.0.0.1"
    port: int = 8011
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    compile_rules: bool = False
    bot_processes: int = 2
    bot_seconds: float = 20.0
    hint_seconds: float = 4.0
    review_seconds: float = 0.3
    review_processes: int = 2
    grace: int = 120
    consent_seconds: float = 60.0
    nudge_seconds: float = 60.0
    code_seconds: float = 600.0
    sleep_after: float = 60.0
    tick: float = 1.0
    socket_rate: float = 30.0
    socket_burst: int = 90
    request_rate: float = 5.0
    request_burst: int = 60
    sockets_an_address: int = 64
    message_bytes: int = 8192
    body_bytes: int = 16384
    card_bytes: int = 32768
    hello_seconds: float = 10.0
