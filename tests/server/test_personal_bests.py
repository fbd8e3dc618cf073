"""Personal bests: finished solo games, by what they were played with."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from server.serving import Json, Served, at


def solo(served: Served, way: int, **given: Any) -> tuple[str, int]:
    """A solo game of any legal words: the token that holds it, and its points."""
    table, (token,) = served.make("Ada", **given)

    async def play() -> int:
        async with at(served, table, token) as ada:
            await ada.play(Random(way))
            return int(ada.table["result"]["scores"][0])

    return token, asyncio.run(play())


def lists(served: Served, *tokens: str) -> list[Json]:
    found: list[Json] = served.post("/api/bests", {"tokens": tokens})["lists"]
    return found


def test_solo_games_are_ranked_by_what_they_were_played_with(served: Served) -> None:
    first, second = solo(served, 1), solo(served, 2)
    hard = solo(served, 3, options={"set": "hard"})
    newest, older = lists(served, first[0], second[0], hard[0])
    assert newest["options"]["crisis"] == "yes"
    assert newest["played"][0].startswith("Hard")
    assert [one["points"] for one in newest["games"]] == [hard[1]]
    ranked = sorted([first, second], key=lambda one: -one[1])
    assert [(one["token"], one["points"]) for one in older["games"]] == ranked
    places = [one["place"] for one in older["games"]]
    assert places == ([1, 1] if first[1] == second[1] else [1, 2])
    assert older["games"][0]["ended"] > 0


def test_only_whole_games_played_alone_count_and_only_for_who_holds_them(served: Served) -> None:
    seeded, _ = solo(served, 1, seed=7)
    begun, (going,) = served.make("Ada")
    two, tokens = served.make("Ada", "Bea", options={"administrators": "no"})

    async def play() -> None:
        async with at(served, two, *tokens) as both:
            await both.play(Random(1))

    asyncio.run(play())
    assert lists(served, seeded, going, *tokens, "nonsense") == []
    assert served.get(f"/api/tables/{begun}")["ended"] == 0
    assert served.get(f"/api/tables/{two}")["ended"] > 0


def test_a_game_that_goes_on_from_another_is_practice(served: Served) -> None:
    token, _ = solo(served, 1)
    table = lists(served, token)[0]["games"][0]["table"]
    again, _ = solo(served, 2, journal_of=table, entries=30)
    assert [one["token"] for one in lists(served, token, again)[0]["games"]] == [token]
    rematch = served.post(f"/api/tables/{table}/rematch", {"token": token})
    assert lists(served, rematch["token"]) == [], "not over"
