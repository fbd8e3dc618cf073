"""Bots think in processes of their own: never in the server's loop, nor on its threads.

A bot is sent what its seat sees, nothing more. The worker deals itself a world that fits, and
answers with the words of one sentence.
"""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache
from random import SystemRandom
from typing import NamedTuple

from wardround.games import game_with
from wardround.players import PLAYERS
from wardround.players.player import Player, SeatView
from wardround.server.workers.pool import Workers, WorkFailed
from wardround.server.workers.turns import EVERYBODY
from wardround.table.contract.data import View
from wardround.table.speakers import Seat
from wardround.table.speaking import waits_for_chance

LOG = logging.getLogger("wardround.server")
LONGEST_SENTENCE = 16
MOST_PLAYERS = 64


class BotFailed(Exception):
    """No answer: the bot was too slow, or broke."""


class Played(NamedTuple):
    """What is played: a game by name, and the text of a card file; empty if there is none."""

    game: str
    cards: str = ""


@lru_cache(MOST_PLAYERS)
def _player(bot: str) -> Player:
    """The bot of this worker; it remembers the rest of its plan."""
    return PLAYERS.find(bot)


def choose(played: Played, bot: str, view: View, seat: Seat) -> list[str]:
    """The sentence of a bot, computed from what its seat sees. Runs in a worker."""
    game, player, rng = game_with(*played), _player(bot), SystemRandom()
    world = game.resample_view(view, rng)
    words: list[str] = []
    while seat in game.turn(world) and len(words) < LONGEST_SENTENCE:
        word = player.choose(SeatView(game, world, seat), rng)
        words.append(game.vocabulary.word(word))
        game.apply(world, seat, word)
        if waits_for_chance(game.turn(world)) or game.is_idle(world, seat):
            break
    return words


class Bots:
    """Two pools of workers, so that bots that answer at once never wait for those that ponder."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds = seconds
        self.quick = Workers(processes)
        self.pondering = Workers(processes)

    async def choose(
        self, played: Played, bot: str, view: View, seat: Seat, owner: str = EVERYBODY
    ) -> list[str]:
        """A bot's sentence; BotFailed if there is none in time. `owner` is who waits for it."""
        lane = self.pondering if PLAYERS.ponders(bot) else self.quick
        try:
            return await lane.run(self._seconds, choose, played, bot, view, seat, owner=owner)
        except WorkFailed:
            LOG.warning("bot %s did not answer", bot)
            raise BotFailed(bot) from None
        except Exception as error:
            LOG.exception("bot %s broke", bot)
            raise BotFailed(bot) from error

    async def renew(self) -> None:
        """Replace the workers of both pools, each when it is free."""
        await asyncio.gather(self.quick.renew(), self.pondering.renew())

    def close(self) -> None:
        """End all workers."""
        self.quick.close()
        self.pondering.close()
