"""Bots think in processes of their own: never in the server's loop, nor on its threads.

A bot is sent what its seat sees, nothing more. The worker deals itself a world that fits, and
answers with the words of one sentence.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from random import SystemRandom
from typing import Any, NamedTuple

from wardround.games import game_with
from wardround.players import PLAYERS
from wardround.players.player import Player, Sight
from wardround.table.speaking import waits_for_chance

LOG = logging.getLogger("wardround.server")
LONGEST_SENTENCE = 16
TRIES = 3
MOST_PLAYERS = 64


class BotFailed(Exception):
    """No answer: the bot was too slow, or broke."""


class Played(NamedTuple):
    """What is played: a game by name, and the text of a card file; empty if there is none."""

    game: str
    cards: str = ""


@lru_cache(MOST_PLAYERS)
def _player(bot: str) -> Player:
    """The bot of this worker, which remembers the line it is saying."""
    return PLAYERS.find(bot)


def choose(played: Played, bot: str, view: dict[str, Any], seat: int) -> list[str]:
    """The words a bot says from what its seat sees, up to its next rest. Runs in a worker."""
    game, player, rng = game_with(*played), _player(bot), SystemRandom()
    world = game.redeal(view, rng)
    words: list[str] = []
    while seat in game.turn(world) and len(words) < LONGEST_SENTENCE:
        word = player.choose(Sight(game, world, seat), rng)
        words.append(game.vocabulary.word(word))
        game.apply(world, seat, word)
        if waits_for_chance(game.turn(world)) or game.resting(world, seat):
            break
    return words


def _prepare() -> None:
    """A worker leaves interrupts to the server, and ends when the server does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Lane:
    """A pool of worker processes that is made anew when a worker hangs or dies.

    Waiting for a worker is not thinking: a bot's time begins when a worker is free for it.
    """

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(processes)

    def running(self) -> ProcessPoolExecutor:
        """The pool, begun if need be."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("spawn"), _prepare
            )
        return self._pool

    async def choose(self, played: Played, bot: str, view: dict[str, Any], seat: int) -> list[str]:
        """A bot's sentence; BotFailed if there is none in time."""
        async with self._free:
            return await self._choose(played, bot, view, seat)

    async def _choose(self, played: Played, bot: str, view: dict[str, Any], seat: int) -> list[str]:
        for _ in range(TRIES):
            pool = self.running()
            try:
                future = pool.submit(choose, played, bot, view, seat)
                return await asyncio.wait_for(asyncio.wrap_future(future), self._seconds)
            except BrokenProcessPool:
                self._drop(pool)
            except TimeoutError:
                LOG.warning("bot %s took more than %s seconds", bot, self._seconds)
                self._drop(pool)
                raise BotFailed(bot) from None
            except Exception as error:
                LOG.exception("bot %s broke", bot)
                raise BotFailed(bot) from error
        raise BotFailed(bot)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """End a pool and what hangs in it; whoever else waits for it asks the next one."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)

    def close(self) -> None:
        """End all workers."""
        if self._pool is not None:
            self._drop(self._pool)


class Bots:
    """Two lanes of workers: however many bots ponder, those that answer at once need not wait."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.quick = Lane(processes, seconds)
        self.pondering = Lane(processes, seconds)

    async def choose(self, played: Played, bot: str, view: dict[str, Any], seat: int) -> list[str]:
        """A bot's sentence; BotFailed if there is none in time."""
        lane = self.pondering if PLAYERS.ponders(bot) else self.quick
        return await lane.choose(played, bot, view, seat)

    def close(self) -> None:
        """End all workers."""
        self.quick.close()
        self.pondering.close()
