"""Services shared by all tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from wardround.server.settings import Settings
from wardround.server.storage.interface import Store
from wardround.server.workers.advice import Advisor
from wardround.server.workers.bots import Bots
from wardround.server.workers.reviews import Reviewer


@dataclass
class Services:
    """Services shared by all tables: storage, settings, workers, clocks.

    `clock` is monotonic; `now` is the time of day.
    """

    store: Store
    settings: Settings
    bots: Bots
    advisor: Advisor
    reviewer: Reviewer
    clock: Callable[[], float]
    now: Callable[[], float]
