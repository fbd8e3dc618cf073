"""Lost connections, repeated and stale messages, a server that is started again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from server.serving import Served, at, serving

TOGETHER = {"options": {"activation": "simultaneous", "administrators": "no"}}


def test_who_comes_back_gets_exactly_what_was_missed(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea", **TOGETHER)
        async with at(served, table, tokens[1]) as bea:
            async with at(served, table, tokens[0]) as ada:
                both = [ada.play(Random(1), halfway), bea.play(Random(2), halfway)]
                await asyncio.gather(*both)
                await ada.say("nurse")
                seen = ada.table["seq"]
            await bea.shown(lambda t: not t["seats"][0]["online"])
            await bea.say("finish")
            async with at(served, table, tokens[0], seen=seen) as again:
                assert again.table["since"] == seen
                assert [e["word"] for e in again.journal] == ["finish"]
                assert again.journal[0]["speaker"] == 1
                assert not again.sight()["resting"], "the half sentence is still there"
                assert again.sight()["asked"]
            async with at(served, table, tokens[0], seen=10**6) as lost:
                assert lost.table["since"] == 0, "a number from elsewhere gets everything"
                assert len(lost.journal) == lost.table["seq"]

    asyncio.run(play())


def halfway(table: dict[str, object]) -> bool:
    return str(table["heading"]).endswith("activation")


def test_a_message_is_applied_once_however_often_it_comes(tmp_path: Path) -> None:
    async def play(served: Served) -> tuple[str, list[str], dict[str, object]]:
        table, tokens = served.make("Ada", "greedy!")
        async with at(served, table, *tokens) as ada:
            await ada.shown(lambda t: t["sights"][0]["asked"])
            sight = ada.sight()
            message = {"id": "once", "seat": 0, "prompt": sight["prompt"]}
            message["words"] = [sight["legal"][0]]
            for _ in range(3):
                await ada.send(type="say", **message)
            acks = [await ada.until(lambda m: m["type"] == "ack") for _ in range(3)]
            assert [ack["repeated"] for ack in acks] == [False, True, True]
            assert len({ack["seq"] for ack in acks}) == 1
        return table, tokens, message

    async def again(served: Served, table: str, token: str, message: dict[str, object]) -> None:
        async with at(served, table, token) as ada:
            await ada.send(type="say", **message)
            ack = await ada.until(lambda m: m["type"] in ("ack", "error"))
            assert ack["repeated"] is True
            before = [e for e in ada.journal if e["speaker"] == 0 and e["kind"] == "word"]
            await ada.play(Random(2))
            assert len(before) < len([e for e in ada.journal if e["speaker"] == 0])

    with serving(tmp_path) as served:
        table, tokens, message = asyncio.run(play(served))
        asyncio.run(again(served, table, tokens[0], message))
        served.kill()
        served.start()

        async def once_more() -> None:
            async with at(served, table, tokens[0]) as ada:
                await ada.send(type="say", **message)
                assert (await ada.until(lambda m: m["type"] == "ack"))["repeated"] is True

        asyncio.run(once_more())


def test_a_word_for_a_question_that_is_gone_is_refused_with_the_question_there_is(
    served: Served,
) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "greedy!")
        async with at(served, table, *tokens) as ada:
            await ada.shown(lambda t: t["sights"][0]["asked"])
            old = ada.sight()
            await ada.say(old["legal"][0])
            await ada.send(
                type="say", id="late", seat=0, prompt=old["prompt"], words=old["legal"][:1]
            )
            error = await ada.until(lambda m: m.get("id") == "late")
            assert error["error"]["code"] == "stale-prompt"
            fresh = await ada.until(lambda m: m["type"] == "table")
            assert fresh["sights"][0]["prompt"] > old["prompt"]

    asyncio.run(play())


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table, tokens = served.make("Ada", "Bea")

        async def some(stop: int) -> dict[str, object]:
            async with at(served, table, *tokens) as screen:
                await screen.play(Random(stop), lambda t: t["seq"] > stop)
                return {"seq": screen.table["seq"], "views": screen.sight()["view"]}

        before = asyncio.run(some(80))
        served.stop()
        served.start()

        async def look() -> None:
            async with at(served, table, *tokens) as screen:
                assert screen.table["seq"] == before["seq"]
                assert screen.sight()["view"] == before["views"]
                assert screen.journal[0]["lines"] or screen.journal[0]["happenings"]
                await screen.play(Random(9))
                assert screen.table["status"] == "over"

        asyncio.run(look())
        assert not served.faults()
