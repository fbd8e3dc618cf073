"""Chat, quick phrases, nudges and languages at one table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from server.serving import Client, Json, Served, at, serving

PLAIN = {"options": {"administrators": "no"}}


async def refusal(client: Client) -> str:
    return str((await client.until(lambda m: m["type"] == "error"))["error"]["code"])


def test_a_quick_phrase_is_said_in_the_language_of_whoever_hears_it(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea")
        async with (
            at(served, table, tokens[0], language="de-AT,en") as ada,
            at(served, table, tokens[1], language="fr") as bea,
        ):
            await ada.send(type="chat", seat=0, phrase="phrase-thanks")
            heard = [await c.until(lambda m: m["type"] == "chat") for c in (ada, bea)]
            assert [line["text"] for line in heard] == ["Danke!", "Merci\u202f!"]
            assert {line["phrase"] for line in heard} == {"phrase-thanks"}
            await bea.send(type="chat", seat=1, text="de rien")
            line = await ada.until(lambda m: m["type"] == "chat")
            assert (line["text"], line["name"]) == ("de rien", "Bea"), "free text stays as it is"

    asyncio.run(play())


def test_spectators_hear_chat_and_cannot_chat_or_nudge(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea")
        async with at(served, table, tokens[0]) as ada, at(served, table) as watcher:
            for message in ({"type": "chat", "text": "boo"}, {"type": "nudge", "to": 1}):
                await watcher.send(seat=0, **message)
                assert await refusal(watcher) == "seat-not-yours"
            await ada.send(type="chat", seat=0, text="hello")
            line = await watcher.until(lambda m: m["type"] == "chat")
            assert (line["n"], line["text"]) == (1, "hello"), "nothing was said before"

    asyncio.run(play())


async def until_bea_alone_is_asked(ada: Client, bea: Client) -> None:
    def waits(table: Json) -> bool:
        return [seat["seat"] for seat in table["seats"] if seat["asked"]] == [1]

    await asyncio.gather(ada.play(Random(1), waits), bea.play(Random(2), waits))


def test_whoever_keeps_the_table_waiting_can_be_nudged_once_in_a_while(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        table, tokens = served.make("Ada", "Bea", "greedy!", **PLAIN)
        async with at(served, table, tokens[0]) as ada, at(served, table, tokens[1]) as bea:
            await until_bea_alone_is_asked(ada, bea)
            await ada.send(type="nudge", seat=0, to=1)
            for client in (ada, bea):
                nudged = await client.until(lambda m: m["type"] == "nudged")
                assert nudged == {"type": "nudged", "seat": 0, "name": "Ada", "to": 1}
            await ada.send(type="nudge", seat=0, to=1)
            assert await refusal(ada) == "nudge-early"
            for seat, to in ((0, 2), (0, 7), (0, 0)):
                await ada.send(type="nudge", seat=seat, to=to)
                assert await refusal(ada) == "nudge-idle"
            await asyncio.sleep(0.6)
            await ada.send(type="nudge", seat=0, to=1)
            await bea.until(lambda m: m["type"] == "nudged")

    with serving(tmp_path, nudge_seconds=0.5) as served:
        asyncio.run(play(served))
        assert not served.faults()


def test_nobody_is_nudged_who_is_not_there(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea", **PLAIN)
        async with at(served, table, tokens[0]) as ada:
            async with at(served, table, tokens[1]) as bea:
                await until_bea_alone_is_asked(ada, bea)
            await ada.shown(lambda t: not t["seats"][1]["online"])
            await ada.send(type="nudge", seat=0, to=1)
            assert await refusal(ada) == "nudge-gone"
            await ada.send(type="nudge", seat=0, to=1)
            error = await ada.until(lambda m: m["type"] == "error")
            assert error["error"]["text"] == "Nobody is connected for Bea."

    asyncio.run(play())


def test_a_connection_goes_on_in_another_language(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "greedy!", **PLAIN)
        async with at(served, table, *tokens) as ada:
            await ada.play(Random(1), lambda t: t["seq"] > 40 and t["sights"][0]["asked"])
            english, asked = said(ada), ada.sight()["question"]
            await ada.speak("de")
            assert len(said(ada)) == len(english) > 10
            assert said(ada) != english
            assert ada.sight()["question"]["key"] == asked["key"]
            assert ada.sight()["question"]["text"] != asked["text"]
            unknown = await ada.ask("why", word="nonsense")
            assert "Wort" in unknown["error"]["text"]
            await ada.speak("en")
            assert said(ada) == english
            await ada.speak("tlh")
            assert said(ada) == english, "a language there is not is answered in English"
            await ada.say(ada.sight()["legal"][0])

    asyncio.run(play())


def said(client: Client) -> list[str]:
    return [line for entry in client.journal for line in entry["lines"]]
