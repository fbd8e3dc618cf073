"""Bots in processes of their own: slow, dead and hung ones hold up nobody else."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator

import pytest

from wardround.games import GAMES
from wardround.server.workers.bots import BotFailed, Bots, Played, choose
from wardround.table.contract.data import View
from wardround.table.play.game_in_progress import GameInProgress

GAME = Played("dice-hospital")


@pytest.fixture
def bots() -> Iterator[Bots]:
    made = Bots(2, 20.0)
    yield made
    made.close()


def asked() -> tuple[View, int, list[str]]:
    """A position in which a seat is asked: what it sees, which seat, and its legal words."""
    game = GAMES.find("dice-hospital")
    table = GameInProgress(game, {"seats": "2"}, 1)
    seat = game.turn(table.state)[0]
    legal = [game.vocabulary.word(word) for word in game.legal(table.state, seat)]
    return game.view(table.state, seat), seat, legal


def test_a_bot_answers_from_what_its_seat_sees() -> None:
    view, seat, legal = asked()
    for bot in ("random", "greedy", "solver:nodes=2", "expert:games=1"):
        assert choose(GAME, bot, view, seat)[0] in legal


def test_bots_that_ponder_hold_up_none_that_answer_at_once() -> None:
    view, seat, legal = asked()
    bots = Bots(1, 20.0)

    async def ask() -> None:
        bots.pondering.running().submit(time.sleep, 60)
        pondering = asyncio.create_task(bots.choose(GAME, "expert:ms=10", view, seat))
        assert (await bots.choose(GAME, "greedy", view, seat))[0] in legal
        assert not pondering.done()
        pondering.cancel()

    asyncio.run(ask())
    bots.close()


def test_a_worker_that_is_killed_is_replaced(bots: Bots) -> None:
    view, seat, legal = asked()

    async def ask() -> None:
        assert (await bots.choose(GAME, "greedy", view, seat))[0] in legal
        for worker in list(bots.quick.running()._processes):
            os.kill(worker, signal.SIGKILL)
        assert (await bots.choose(GAME, "greedy", view, seat))[0] in legal

    asyncio.run(ask())


def test_a_pool_that_breaks_while_it_is_handed_work_is_replaced(bots: Bots) -> None:
    view, seat, legal = asked()

    async def ask() -> None:
        queue = bots.quick.running()._call_queue  # type: ignore[attr-defined]
        queue._reader.close()
        assert (await bots.choose(GAME, "greedy", view, seat))[0] in legal

    asyncio.run(ask())


def test_a_bot_that_hangs_is_given_up_and_others_are_answered() -> None:
    """Only the hung one is given little time: on a busy machine a worker starts slowly."""
    view, seat, legal = asked()
    bots = Bots(2, 20.0)

    async def ask() -> None:
        await bots.choose(GAME, "random", view, seat)
        pool = bots.quick.running()
        pool.submit(time.sleep, 60)
        hung = asyncio.create_task(bots.choose(GAME, "random", view, seat))
        assert (await hung)[0] in legal, "the other worker answers"
        pool.submit(time.sleep, 60)
        bots._seconds = 1.0
        with pytest.raises(BotFailed):
            await bots.choose(GAME, "random", view, seat)
        bots._seconds = 20.0
        assert (await bots.choose(GAME, "random", view, seat))[0] in legal

    asyncio.run(ask())
    bots.close()


def test_a_bot_that_breaks_is_told_from_one_that_is_slow(bots: Bots) -> None:
    async def ask() -> None:
        with pytest.raises(BotFailed):
            await bots.choose(GAME, "nobody", {}, 0)

    asyncio.run(ask())
