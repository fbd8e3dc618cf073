"""No frame tells a seat what it must not know."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack
from random import Random

from server.serving import Client, Json, Served, at

SEATS = ("Ada", "Bea", "Cem")


def keeping(table: Json) -> bool:
    return bool(table["sights"][0]["view"]["phase"] == "keep")


def admins(text: str) -> set[str]:
    return set(re.findall(r"admin-\d", text))


def test_administrators_are_hidden_until_all_have_kept(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make(*SEATS)
        async with AsyncExitStack() as stack:
            people = [at(served, table, token) for token in tokens] + [at(served, table)]
            await keep_in_secret([await stack.enter_async_context(one) for one in people])

    asyncio.run(play())


async def keep_in_secret(clients: list[Client]) -> None:
    """Three players and a spectator go through dealing and keeping."""
    await asyncio.gather(*(c.play(Random(n), keeping) for n, c in enumerate(clients[:3])))
    for client in clients:
        await client.shown(keeping)
    dealt = [set(c.sight()["legal"]) for c in clients[:3]]
    assert [len(hand) for hand in dealt] == [2, 2, 2]
    assert len(set.union(*dealt)) == 6
    await all_but_the_last_keep(clients[:3])
    await look_ahead(clients[2])
    for seat, client in enumerate(clients):
        own = dealt[seat] if seat < 3 else set()
        for frame in client.frames:
            assert admins(frame) <= own, (seat, frame)
            assert "seed" not in json.dumps(json.loads(frame)).lower()
    kept = clients[2].sight()["legal"][0]
    await clients[2].say(kept)
    for client in clients:
        await client.shown(lambda t: not keeping(t))
        after = client.sight()["view"]["hospitals"]
        assert all(one["administrator"].startswith("admin-") for one in after)
        assert kept == after[2]["administrator"]


async def all_but_the_last_keep(clients: list[Client]) -> None:
    for client in clients[:2]:
        await client.say(client.sight()["legal"][1])
        await client.done("undo")
        await client.say(client.sight()["legal"][0])
    await clients[0].command("plead")
    await clients[2].shown(lambda t: t["plea"])


async def look_ahead(last: Client) -> None:
    """Whoever keeps last asks everything there is to ask before keeping."""
    for word in last.sight()["legal"]:
        await last.ask("preview", words=[word])
    await last.ask("forecast")
    await last.ask("candidates")
    await last.ask("why", word="finish")


def test_a_spectator_who_comes_late_hears_nothing_either(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make(*SEATS)
        async with at(served, table, *tokens) as screen:
            await screen.play(Random(1), keeping)
            hands = screen.sight(0)["legal"]
            async with at(served, table) as late:
                assert keeping(late.table)
                assert not admins("".join(late.frames))
            await screen.play(Random(1), lambda t: not keeping(t))
            async with at(served, table) as later:
                shown = {h["administrator"] for h in later.sight()["view"]["hospitals"]}
                assert admins("".join(later.frames)) == shown
                assert len(shown & set(hands)) == 1

    asyncio.run(play())


def test_people_at_one_screen_are_told_what_to_cover(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make(*SEATS)
        async with at(served, table, *tokens[:2]) as screen, at(served, table, tokens[2]) as cem:
            before = [sight["private"] for sight in screen.table["sights"]]
            assert before == [False, False], "starting patients lie open"
            await asyncio.gather(screen.play(Random(1), keeping), cem.play(Random(2), keeping))
            await screen.shown(keeping)
            hands = {seat: set(screen.sight(seat)["legal"]) for seat in (0, 1)}
            await screen.say(screen.sight(0)["legal"][0], seat=0)
            assert [sight["private"] for sight in screen.table["sights"]] == [True, True]
            for frame in screen.frames:
                for sight in sights_in(frame):
                    assert admins(json.dumps(sight)) <= hands[sight["seat"]]
            await screen.say(screen.sight(1)["legal"][0], seat=1)
            await cem.shown(keeping)
            await cem.say(cem.sight()["legal"][0])
            await screen.shown(lambda t: not keeping(t))
            assert [sight["private"] for sight in screen.table["sights"]] == [False, False]
            await check_private_entries(served, table, tokens, hands)

    asyncio.run(play())


def sights_in(frame: str) -> list[Json]:
    message: Json = json.loads(frame)
    found: list[Json] = message.get("sights", [])
    return found


async def check_private_entries(
    served: Served, table: str, tokens: list[str], hands: dict[int, set[str]]
) -> None:
    """What only one of those at the screen may read in the log is marked, ever after."""
    async with at(served, table, *tokens[:2]) as screen, at(served, table) as watcher:
        for seat in (0, 1):
            entries = screen.sight(seat)["entries"]
            private = [entry for entry in entries if entry["private"]]
            assert admins(json.dumps(private)) == hands[seat]
            shared = [entry for entry in entries if not entry["private"]]
            numbers = {entry["seq"] for entry in shared}
            assert shared == [e for e in watcher.journal if e["seq"] in numbers]
        assert not any(entry["private"] for entry in watcher.journal)
