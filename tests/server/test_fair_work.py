"""Workers are shared in turn: whoever asks for much waits for oneself, not the others for them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.in_process import a_registry, a_table, come, let_bots_answer, person
from server.serving import Failed, Served, at, serving
from wardround.games import GAMES
from wardround.server.errors import TooFast
from wardround.server.protocol.bodies import SeatWanted
from wardround.server.workers import advice
from wardround.server.workers.advice import MOST_WAITING, Advisor, Moment
from wardround.server.workers.bots import Bots, Played
from wardround.server.workers.reviews import MOST_OF_ONE, Reviewer, Subject
from wardround.server.workers.turns import Turns
from wardround.table.contract.data import View
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.speakers import NOBODY

MAL, ADA, BEA = "192.0.2.66", "192.0.2.1", "192.0.2.2"


def test_whoever_wants_much_waits_for_oneself() -> None:
    done: list[str] = []

    async def work(turns: Turns, owner: str) -> None:
        async with turns.place(owner):
            await asyncio.sleep(0)
            done.append(owner)

    async def run() -> None:
        turns = Turns(1)
        await turns.take(MAL)
        owners = [*[MAL] * 20, ADA, BEA, ADA]
        tasks = [asyncio.create_task(work(turns, owner)) for owner in owners]
        await asyncio.sleep(0)
        turns.give_back(MAL)
        await asyncio.gather(*tasks)

    asyncio.run(run())
    assert done[:6] == [MAL, ADA, BEA, MAL, ADA, MAL]


def test_one_place_of_several_is_always_left_to_others() -> None:
    async def run() -> None:
        turns = Turns(2)
        await turns.take(MAL)
        second = asyncio.create_task(turns.take(MAL))
        await asyncio.sleep(0)
        assert not second.done()
        await asyncio.wait_for(turns.take(ADA), 1)
        turns.give_back(MAL)
        await asyncio.wait_for(second, 1)

    asyncio.run(run())


def test_a_place_is_not_lost_with_whoever_goes_away() -> None:
    async def run() -> None:
        turns = Turns(1)
        await turns.take(MAL)
        waiting = asyncio.create_task(turns.take(ADA))
        given = asyncio.create_task(turns.take(BEA))
        await asyncio.sleep(0)
        waiting.cancel()
        turns.give_back(MAL)
        given.cancel()
        await asyncio.gather(waiting, given, return_exceptions=True)
        await asyncio.wait_for(turns.take(ADA), 1)

    asyncio.run(run())


def a_moment() -> tuple[Moment, View]:
    game = GAMES.find("dice-hospital")
    table = GameInProgress(game, {"seats": "2"}, 1)
    seat = game.turn(table.state)[0]
    return Moment("table", seat, 0), game.view(table.state, seat)


def test_a_hint_is_thought_about_once_and_one_asker_may_wait_for_a_few(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moment, view = a_moment()
    played = Played("dice-hospital")

    async def run() -> None:
        advisor = Advisor(0.05, 60.0)
        ask = advisor.find_hint
        first, again = await asyncio.gather(
            ask(moment, played, view, MAL), ask(moment, played, view, MAL)
        )
        assert first is again
        hints = [
            asyncio.create_task(ask(moment._replace(seq=number), played, view, MAL))
            for number in range(1, MOST_WAITING + 3)
        ]
        answers = await asyncio.gather(
            *hints, ask(moment._replace(seq=99), played, view, ADA), return_exceptions=True
        )
        refused = [one for one in answers if isinstance(one, TooFast)]
        assert len(refused) == 2
        assert isinstance(answers[-1], advice.Hint)
        advisor.close()

    asyncio.run(run())


def test_one_asker_has_a_few_reviews_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        reviewer = Reviewer(0.1, 1)
        subject = Subject("dice-hospital", "", {"seats": "2"}, [], NOBODY)
        for number in range(MOST_OF_ONE):
            reviewer.review(f"mal-{number}", subject, ["Mal", "Bo"], MAL)
        with pytest.raises(TooFast, match="review-busy"):
            reviewer.review("mal-more", subject, ["Mal", "Bo"], MAL)
        reviewer.review("mal-0", subject, ["Mal", "Bo"], MAL)
        reviewer.review("ada", subject, ["Ada", "Bo"], ADA)
        reviewer.close()

    asyncio.run(run())


class Remembering(Bots):
    """Remembers who was asked, and for whom."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.asked: list[tuple[str, str]] = []

    async def choose(
        self, played: Played, bot: str, view: View, seat: int, owner: str = ""
    ) -> list[str]:
        self.asked.append((bot, owner))
        await asyncio.sleep(0)
        return []


@pytest.mark.parametrize("seated", [True, False])
def test_bots_ponder_for_those_who_play_and_not_for_spectators(
    tmp_path: Path, seated: bool
) -> None:
    bots = Remembering()

    async def run() -> None:
        registry = a_registry(tmp_path, bots)
        expert = SeatWanted("bot", bot="expert")
        seats = [expert, person("Ada")] if seated else [expert, expert]
        table = await a_table(registry, *seats)
        await come(table, *([1] if seated else []))
        registry.stand_ins.wake(table)
        if seated:
            await let_bots_answer(registry, table)
        while not bots.asked:
            await asyncio.sleep(0)
            if seated and table.turn == [1]:
                async with table.lock():
                    table.require_play().say_default(1)
                    await table.save()
        await registry.close()

    asyncio.run(run())
    assert set(bots.asked) == {("expert" if seated else "greedy", "192.0.2.1")}


def test_a_refused_hint_writes_nothing_into_the_chat(tmp_path: Path) -> None:
    with serving(tmp_path, hint_seconds=0.2) as served:
        _hints_without_chat(served)


def _hints_without_chat(served: Served) -> None:
    table, tokens = served.make("Ada", "Bea")

    async def ask() -> None:
        async with at(served, table, *tokens) as both:
            seat = next(s["seat"] for s in both.table["sights"] if s["asked"])
            with pytest.raises(Failed, match="hint-not-you"):
                served.post(f"/api/tables/{table}/hint", {"token": tokens[1 - seat]})
            for _ in range(3):
                served.post(f"/api/tables/{table}/hint", {"token": tokens[seat]})
            await both.send(type="ping", n=7)
            await both.until(lambda message: message["type"] == "pong")
            assert [line["text"] for line in both.chat] == ["(asked for a hint)"]

    asyncio.run(ask())
