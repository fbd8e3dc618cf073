"""Hints at a table: for who holds the seat, while it is asked, by what it can see."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.serving import Failed, at, serving
from wardround.games import GAMES
from wardround.server.errors import Refused
from wardround.server.workers.advice import Advisor, Moment
from wardround.server.workers.bots import Played
from wardround.table.play.game_in_progress import GameInProgress


def test_a_hint_can_be_said_as_it_is(tmp_path: Path) -> None:
    with serving(tmp_path, hint_seconds=0.2) as served:
        table, tokens = served.make("Ada", "Bea")

        async def play() -> None:
            async with at(served, table, *tokens) as both:
                seat = next(s["seat"] for s in both.table["sights"] if s["asked"])
                ask = f"/api/tables/{table}/hint"
                with pytest.raises(Failed) as idle:
                    served.post(ask, {"token": tokens[1 - seat]})
                assert (idle.value.status, idle.value.code) == (409, "hint-not-you")
                asked = ("Ada", "Bea")[seat]
                assert idle.value.text == f"You are not asked now. Asked: {asked}."
                found = served.post(ask, {"token": tokens[seat]})
                assert found["prompt"] == both.sight(seat)["prompt"]
                assert found["sentences"][0][0] in both.sight(seat)["legal"]
                assert "came out" in found["text"]
                told = await both.until(lambda news: news["type"] == "chat")
                await both.say(*found["sentences"][0], seat=seat)
                assert (told["seat"], told["text"]) == (seat, "(asked for a hint)")

        asyncio.run(play())
        with pytest.raises(Failed) as stranger:
            served.post(f"/api/tables/{table}/hint", {"token": "WyJ"})
        assert stranger.value.status == 403
        assert served.faults() == ""


def test_advice_that_takes_too_long_is_given_up_and_the_next_is_had() -> None:
    game = GAMES.find("dice-hospital")
    table = GameInProgress(game, {"seats": "2"}, 1)
    seat = game.turn(table.state)[0]
    view = game.view(table.state, seat)

    async def ask(patience: float) -> int:
        advisor = Advisor(0.1, patience)
        try:
            moment = Moment("table", seat, 0)
            hint = await advisor.find_hint(moment, Played("dice-hospital"), view)
            return hint.advice.seat
        finally:
            advisor.close()

    with pytest.raises(Refused, match="hint-failed"):
        asyncio.run(ask(-0.1))
    assert asyncio.run(ask(60.0)) == seat
