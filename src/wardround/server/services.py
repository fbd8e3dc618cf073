"""Services shared by all tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from wardround.server.settings import Settings
from wardround.server.storage.interface import Store
from wardround.server.workers.advice import Advisor
from wardround.server.workers.bots import Bots
from wardround.server.workers.reviews import Reviewer
from wardround.server.workers.rules_build import RulesBuild


@dataclass
class Services:
    """Services shared by all tables: storage, settings, workers, clocks.

    `clock` is monotonic; `now` is the time of day. `rules_build` is what the workers think on.
    """

    store: Store
    settings: Settings
    bots: Bots
    advisor: Advisor
    reviewer: Reviewer
    clock: Callable[[], float]
    now: Callable[[], float]
    rules_build: RulesBuild = field(default_factory=RulesBuild)
