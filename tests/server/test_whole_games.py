"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random

from server.serving import Client, Json, Served, at

TOGETHER = {"options": {"activation": "simultaneous", "administrators": "no"}}


def activating(table: Json) -> bool:
    return bool(table["heading"].endswith("activation"))


def test_two_people_play_a_whole_game(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea")
        async with at(served, table, tokens[0]) as ada, at(served, table, tokens[1]) as bea:
            await asyncio.gather(ada.play(Random(1)), bea.play(Random(2)))
            assert ada.table["status"] == bea.table["status"] == "over"
            assert ada.table["result"] == bea.table["result"]
            assert [e["seq"] for e in ada.journal] == list(range(1, ada.table["seq"] + 1))

    asyncio.run(play())


def test_three_bots_answer_one_person(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "greedy!", "random!", "greedy!")
        async with at(served, table, *tokens) as ada:
            await ada.play(Random(3))
            assert ada.table["status"] == "over"
            assert len(ada.table["result"]["scores"]) == 4

    asyncio.run(play())


def test_two_people_at_one_screen_hold_two_seats_with_one_socket(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea")
        async with at(served, table, *tokens) as screen:
            assert [sight["seat"] for sight in screen.table["sights"]] == [0, 1]
            await screen.play(Random(4))
            assert screen.table["status"] == "over"

    asyncio.run(play())


async def all_activate(*clients: Client) -> None:
    await asyncio.gather(*(c.play(Random(n), activating) for n, c in enumerate(clients)))


def test_everybody_activates_at_once_and_may_take_finish_back(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea", **TOGETHER)
        async with at(served, table, tokens[0]) as ada, at(served, table, tokens[1]) as bea:
            await all_activate(ada, bea)
            heading = ada.table["heading"]
            mine = ada.sight()["prompt"]
            await bea.say("nurse")
            await bea.say(bea.sight()["legal"][0])
            await ada.shown(lambda t: t["seq"] == bea.table["seq"])
            assert ada.sight()["prompt"] == mine, "others' words never change my prompt number"
            await ada.say("finish")
            assert not ada.sight()["asked"]
            assert ada.sight()["undo"] == {"words": ["finish"], "free": True, "since": 0}
            await ada.done("undo")
            assert ada.sight()["asked"]
            await ada.say("finish")
            await bea.shown(lambda t: t["seq"] == ada.table["seq"])
            assert bea.sight()["last"]
            if not bea.sight()["resting"]:
                await bea.done("undo")
            await bea.say("finish")
            await ada.shown(lambda t: t["heading"] != heading)
            late = await ada.command("undo")
            assert late["error"]["code"] in ("undo-barrier", "undo-chance")

    asyncio.run(play())


def test_words_cross_in_any_order_while_all_activate(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea", "Cem", "Dan", **TOGETHER)
        async with AsyncExitStack() as stack:
            people = [at(served, table, token) for token in tokens]
            clients = [await stack.enter_async_context(one) for one in people]
            await asyncio.gather(*(c.play(Random(n)) for n, c in enumerate(clients)))
            assert {c.table["status"] for c in clients} == {"over"}
            assert len({str(c.table["result"]) for c in clients}) == 1

    asyncio.run(play())


def test_spectators_see_the_game_and_cannot_speak(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea")
        async with at(served, table, *tokens) as screen, at(served, table) as watcher:
            await screen.play(Random(5), lambda t: t["seq"] > 60)
            await watcher.shown(lambda t: t["seq"] == screen.table["seq"])
            sight = watcher.sight()
            assert (sight["seat"], sight["legal"], sight["asked"]) == (-1, [], False)
            assert sight["view"]["hospitals"]
            await watcher.send(type="say", id="x", seat=0, prompt=0, words=["finish"])
            error = await watcher.until(lambda m: m["type"] == "error")
            assert error["error"]["code"] == "seat-not-yours"

    asyncio.run(play())


def test_questions_are_answered_and_change_nothing(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea", **TOGETHER)
        async with at(served, table, tokens[0]) as ada, at(served, table, tokens[1]) as bea:
            await all_activate(ada, bea)
            before = ada.table["seq"]
            seen = await ada.ask("candidates", named=["nurse"])
            department = seen["words"][0]
            more = await ada.ask("candidates", named=["nurse", department])
            whole = await ada.ask("preview", words=["nurse", department, *more["words"][:1]])
            assert whole["type"] in ("answer", "error")
            assert (await ada.ask("preview", words=["nurse"]))["complete"] is False
            ended = await ada.ask("preview", words=["finish"])
            assert ended["complete"] is True
            assert ended["chance"] is False
            reason = await ada.ask("why", word="skip")
            assert reason["reason"]["text"]
            assert (await ada.ask("why", word="nurse"))["legal"] is True
            assert (await ada.ask("forecast"))["happenings"]
            unknown = await ada.ask("why", word="nonsense")
            assert unknown["error"]["code"] == "unknown-word"
            await ada.send(type="ping", n=7)
            pong = await ada.until(lambda m: m["type"] == "pong")
            assert pong == {"type": "pong", "n": 7, "seq": before}

    asyncio.run(play())


def test_a_group_may_be_said_at_once_in_any_order(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "greedy!", **TOGETHER)
        async with at(served, table, *tokens) as ada:
            await ada.play(Random(6), activating)
            department = (await ada.ask("candidates", named=["nurse"]))["words"]
            rooms = [word for word in department if not word[-1].isdigit() and word[-1] != "t"]
            patients = (await ada.ask("candidates", named=["nurse", rooms[0]]))["words"]
            await ada.say(patients[0], rooms[0], "nurse")
            said = [e["word"] for e in ada.journal if e["kind"] == "word" and e["speaker"] == 0]
            begun = len(said) - 1 - said[::-1].index("nurse")
            assert said[begun : begun + 3] == ["nurse", rooms[0], patients[0]]

    asyncio.run(play())
