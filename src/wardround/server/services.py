"""Services shared by all tables."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from wardround.server.settings import Settings
from wardround.server.storage.interface import Store
from wardround.server.storage.sqlite import SqliteStore
from wardround.server.watch import Watch
from wardround.server.workers.advice import Advisor
from wardround.server.workers.bots import Bots
from wardround.server.workers.card_files import CardReader
from wardround.server.workers.pool import Workers
from wardround.server.workers.reviews import Reviewer
from wardround.server.workers.rules_build import Renewable, RulesBuild


@dataclass
class Services:
    """Services shared by all tables: storage, settings, workers, clocks.

    `desk` has the workers for what would hold up everybody else, such as card files and replays.
    `clock` is monotonic; `now` is the time of day. `rules_build` is what the workers think on,
    `counts` what has been done so far.
    """

    store: Store
    settings: Settings
    bots: Bots
    advisor: Advisor
    reviewer: Reviewer
    desk: Workers
    cards: CardReader
    watch: Watch
    clock: Callable[[], float]
    now: Callable[[], float]
    rules_build: RulesBuild = field(default_factory=RulesBuild)
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def renewable(self) -> list[Renewable]:
        """Whoever has worker processes that think."""
        return [self.bots, self.advisor, self.reviewer, self.desk]

    async def close(self) -> None:
        """End all work and close the store."""
        self.bots.close()
        self.advisor.close()
        self.reviewer.close()
        self.desk.close()
        await self.store.close()


def start_services(settings: Settings, store: Store | None = None) -> Services:
    """The services of a server with these settings, and its database unless a store is given.

    Refused if the database cannot be used.
    """
    desk = Workers(settings.desk_processes)
    store = store or SqliteStore(settings.database)
    return Services(
        store,
        settings,
        Bots(settings.bot_processes, settings.bot_seconds),
        Advisor(settings.hint_seconds, processes=settings.hint_processes),
        Reviewer(settings.review_seconds, settings.review_processes),
        desk,
        CardReader(desk, settings.card_seconds, settings.card_bytes),
        Watch(settings, store),
        time.monotonic,
        time.time,
    )
