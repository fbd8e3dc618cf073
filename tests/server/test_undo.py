"""Undo, redo, back to the start of the phase, and going back by consent."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from server.serving import Client, Json, Served, at, serving

PLAIN = {"options": {"administrators": "no"}}
TOGETHER = {"options": {"activation": "simultaneous", "administrators": "no"}}


def in_part(name: str) -> Any:
    return lambda table: table["heading"].endswith(name) and table["sights"][0]["asked"]


def test_a_wrong_ambulance_is_taken_back_after_bots_have_answered(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "greedy!", "greedy!", **PLAIN)
        async with at(served, table, *tokens) as ada:
            await ada.play(Random(1), taking)
            before = ada.sight()
            word = before["legal"][-1]
            await ada.say(word)
            undo = ada.sight()["undo"]
            assert undo["words"] == [word]
            assert undo["free"]
            await ada.done("undo")
            assert ada.sight()["legal"] == before["legal"]
            assert ada.sight()["view"] == before["view"]
            assert word in ada.sight()["redo"]
            await ada.done("redo")
            assert ada.sight()["redo"] == []
            again = await ada.command("redo")
            assert again["error"]["code"] == "redo-nothing"

    asyncio.run(play())


def taking(table: Json) -> bool:
    sight = table["sights"][0]
    return bool(sight["asked"] and sight["legal"][0].startswith("ambulance"))


def test_sentences_come_back_one_by_one_and_the_phase_as_a_whole(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea", **TOGETHER)
        async with at(served, table, *tokens) as screen:
            await screen.play(Random(2), in_part("activation"))
            start = screen.sight(0)["view"]
            for _ in range(2):
                await sentence(screen, Random(7))
            second = screen.sight(0)["undo"]["words"]
            await screen.done("undo", seat=0)
            assert screen.sight(0)["redo"] == second
            await screen.done("redo", seat=0)
            await screen.done("restart", seat=0)
            assert screen.sight(0)["view"] == start
            nothing = await screen.command("restart", seat=0)
            assert nothing["error"]["code"] == "restart-nothing"
            await screen.done("redo", seat=0)
            await screen.say("finish", seat=0) if screen.sight(0)["asked"] else None
            gone = await screen.command("redo", seat=0)
            assert gone["error"]["code"] == "redo-nothing", "something else was said"

    asyncio.run(play())


async def sentence(client: Client, rng: Random) -> None:
    words = [word for word in client.sight(0)["legal"] if word not in ("finish", "skip")]
    await client.say(rng.choice(words), seat=0)
    while not client.sight(0)["resting"]:
        await client.say(rng.choice(client.sight(0)["legal"]), seat=0)


def test_people_go_back_when_all_consent(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea", **PLAIN)
        async with at(served, table, *tokens) as both, at(served, table) as watcher:
            await both.play(Random(3), blocked)
            words = both.sight(0)["undo"]["words"]
            refused = await both.command("undo", seat=0)
            assert refused["error"]["code"].startswith("undo-")
            assert (await both.command("plead", seat=0))["type"] == "ack"
            plea = (await both.shown(lambda t: t["plea"]))["plea"]
            assert (plea["seat"], plea["words"], plea["waiting"]) == (0, words, [1])
            await answer(both, plea, False)
            await both.shown(lambda t: t["plea"] is None)
            await both.command("plead", seat=0)
            plea = (await both.shown(lambda t: t["plea"]))["plea"]
            stranger = await answer(both, plea, True, seat=0)
            assert stranger["error"]["code"] == "plea-gone", "nobody consents to themselves"
            ack = await answer(both, plea, True)
            await both.shown(lambda t: t["seq"] >= ack["seq"])
            rewind = next(e for e in both.journal if e["kind"] == "rewind")
            assert rewind["count"] == plea["entry"]
            assert words[0] in both.sight(0)["legal"]
            await both.play(Random(4))
            await watcher.shown(lambda t: t["status"] == "over")

    asyncio.run(play())


def blocked(table: Json) -> bool:
    undo = table["sights"][0]["undo"]
    return bool(undo and not undo["free"] and table["seq"] > 40)


async def answer(client: Client, plea: Json, agree: bool, seat: int = 1) -> Json:
    message = {"id": client.next_id(), "seat": seat, "plea": plea["plea"], "agree": agree}
    await client.send(type="consent", **message)
    return await client.until(lambda m: m.get("id") == message["id"])


def test_a_plea_lapses_with_the_next_word_and_nobody_pleads_with_bots(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea", **PLAIN)
        async with at(served, table, *tokens) as both:
            await both.play(Random(5), blocked)
            await both.command("plead", seat=0)
            plea = (await both.shown(lambda t: t["plea"]))["plea"]
            sight = next(s for s in both.table["sights"] if s["asked"])
            await both.say(sight["legal"][0], seat=sight["seat"])
            late = await answer(both, plea, True)
            assert late["error"]["code"] == "plea-gone"
        table, tokens = served.make("Ada", "greedy!", **PLAIN)
        async with at(served, table, *tokens) as alone:
            await alone.play(Random(6), lambda t: t["seq"] > 60)
            assert (await alone.command("plead"))["error"]["code"] == "plea-alone"

    asyncio.run(play())


def test_a_plea_nobody_answers_runs_out(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        table, tokens = served.make("Ada", "Bea", **PLAIN)
        async with at(served, table, *tokens) as both:
            await both.play(Random(5), blocked)
            await both.command("plead", seat=0)
            await both.shown(lambda t: t["plea"])
            await both.shown(lambda t: t["plea"] is None)
            assert not [e for e in both.journal if e["kind"] == "rewind"]

    with serving(tmp_path, consent_seconds=0.2) as served:
        asyncio.run(play(served))
