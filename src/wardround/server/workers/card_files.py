"""Card files that people send are read in a worker process first, within a limited time."""

from __future__ import annotations

import asyncio

from wardround.games import GAMES, game_with
from wardround.server.errors import Malformed
from wardround.server.workers.kept import Kept
from wardround.server.workers.pool import Workers, WorkFailed
from wardround.server.workers.turns import EVERYBODY
from wardround.table.errors import BadCard
from wardround.table.game import AnyGame

MOST_KEPT = 32


def read_cards(name: str, cards: str) -> None:
    """BadCard has what is wrong with a card file. Runs in a worker."""
    game_with(name, cards)


class CardReader:
    """Makes games of card files, and keeps what came of the last ones.

    A file has at most `longest` bytes, and a worker has so many `seconds` for it. What a worker
    could read is then read here, on a thread, since tables need the game itself.
    """

    def __init__(self, desk: Workers, seconds: float, longest: int) -> None:
        self._desk = desk
        self._seconds = seconds
        self._longest = longest
        self._kept: Kept[tuple[str, str], AnyGame | BadCard] = Kept(MOST_KEPT)

    async def read(self, name: str, cards: str, owner: str = EVERYBODY) -> AnyGame:
        """The game with a card file, or as it comes; BadCard has all mistakes of the file.

        Malformed if the file is too long or takes too long to read.
        """
        if not cards:
            return GAMES.find(name)
        if len(cards.encode("utf-8", "surrogatepass")) > self._longest:
            raise Malformed("cards-too-long", bytes=self._longest)
        found = await self._kept.get((name, cards), lambda: self._read(name, cards, owner))
        if isinstance(found, BadCard):
            raise found
        return found

    async def _read(self, name: str, cards: str, owner: str) -> AnyGame | BadCard:
        try:
            await self._desk.run(self._seconds, read_cards, name, cards, owner=owner)
            return await asyncio.to_thread(game_with, name, cards)
        except BadCard as error:
            return error
        except WorkFailed:
            raise Malformed("cards-slow", seconds=int(self._seconds)) from None

    async def read_or_refuse(self, name: str, cards: str, owner: str = EVERYBODY) -> AnyGame:
        """The same; Malformed has the first mistake, for those who show no list of them."""
        try:
            return await self.read(name, cards, owner)
        except BadCard as error:
            first, *_ = error.mistakes or (error,)
            count = max(1, len(error.mistakes))
            raise Malformed("cards-mistaken", mistakes=count, error=str(first)) from first
