"""Practice tables, whose chance can be had again, and what the front page says of sleeping ones."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from server.serving import Failed, Json, Served, at, serving

SEED = 918273645


async def beginning(served: Served, seed: int | None) -> tuple[str, list[Json], list[str]]:
    """A table, its first entries with the first choices taken, and all its frames."""
    given = {} if seed is None else {"seed": seed}
    table, tokens = served.make("Ada", "greedy!", **given)
    async with at(served, table, *tokens) as ada:
        await ada.play(Random(1), lambda t: t["seq"] > 120)
        return table, ada.journal, ada.frames


def chance(journal: list[Json]) -> list[str]:
    """What chance said before anybody had a choice."""
    words = [entry["word"] for entry in journal if entry["kind"] == "word"]
    spoken = [entry["speaker"] for entry in journal if entry["kind"] == "word"]
    return words[: next(n for n, speaker in enumerate(spoken) if speaker >= 0)]


def test_the_same_seed_is_the_same_bag_and_is_told_to_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        games = [asyncio.run(beginning(served, seed)) for seed in (SEED, SEED, None, None, None)]
        first, again, *others = [chance(journal) for _, journal, _ in games]
        assert first == again
        assert any(other != first for other in others)
        summary = served.fetch(f"/api/tables/{games[0][0]}")[0].decode()
        assert str(SEED) not in summary + "".join(games[0][2])
        served.stop()
        kept = [file.read_bytes() for file in tmp_path.iterdir() if "sqlite" in file.name]
        assert kept
        assert not any(str(SEED).encode() in data for data in kept)


def test_a_practice_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table, tokens = served.make("Ada", "greedy!", seed=SEED)

        async def some(stop: int) -> Json:
            async with at(served, table, *tokens) as ada:
                await ada.play(Random(stop), lambda t: t["seq"] > stop)
                return ada.table

        asyncio.run(some(60))
        served.kill()
        served.start()
        assert asyncio.run(some(100_000))["status"] == "over"


def test_continue_tells_whose_turn_it_is_at_a_table_that_sleeps(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table, tokens = served.make("Ada", "greedy!", "greedy!")

        async def some() -> Json:
            async with at(served, table, *tokens) as ada:
                late = lambda t: t["heading"].startswith("round 2") and t["sights"][0]["asked"]  # noqa: E731
                await ada.play(Random(1), late)
                return ada.table

        left = asyncio.run(some())
        served.kill()
        served.start()
        held = served.post("/api/held", {"tokens": tokens})["held"]
        assert served.get("/api/health")["tables"] == 0, "nothing was woken for this"
        assert held[0]["table"]["heading"] == left["heading"]
        seats = held[0]["table"]["seats"]
        assert [seat["asked"] for seat in seats] == [seat["asked"] for seat in left["seats"]]
        assert seats[0]["asked"]
        assert [seat["name"] for seat in seats] == ["Ada", "Bea", "Cem"]


SCRIPT = ["department", "g3 r4", "ambulance-2"]


def scripted(sentences: list[str]) -> list[Json]:
    return [{"kind": "person", "name": "Ada"}, {"kind": "bot", "script": sentences}]


def test_a_bot_says_its_script_and_then_what_it_likes(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        wanted = {"game": "dice-hospital", "options": {"administrators": "no"}, "seed": 25624}
        made = served.post("/api/tables", {**wanted, "seats": scripted(SCRIPT)})

        async def play() -> list[Json]:
            async with at(served, made["table"], made["seats"][0]["token"]) as ada:
                await ada.play(Random(1), lambda t: t["heading"] == "round 1 activation")
                return ada.journal

        journal = asyncio.run(play())
        said = [one["word"] for one in journal if one["kind"] == "word" and one["speaker"] == 1]
        assert said[:4] == ["department", "g3", "r4", "ambulance-2"]
        assert len(said) > 4


def test_what_a_script_cannot_say_is_left_to_the_bot(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        wanted = {"game": "dice-hospital", "options": {"administrators": "no"}, "seed": 25624}
        nonsense = ["finish", "no-such-word", "ambulance-1"]
        made = served.post("/api/tables", {**wanted, "seats": scripted(nonsense)})

        async def play() -> Json:
            async with at(served, made["table"], made["seats"][0]["token"]) as ada:
                await ada.play(Random(1), lambda t: t["heading"].startswith("round 2"))
                return ada.table

        assert asyncio.run(play())["heading"].startswith("round 2")


def test_only_practice_has_scripts(tmp_path: Path) -> None:
    with serving(tmp_path) as served, pytest.raises(Failed) as refused:
        served.post("/api/tables", {"game": "dice-hospital", "seats": scripted(SCRIPT)})
    assert refused.value.code == "script-practice"
