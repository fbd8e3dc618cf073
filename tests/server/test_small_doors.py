"""Small doors: kept seats, puzzles already seen, the same person twice, names, ids, origins."""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from server.serving import Client, Failed, Json, Served, at, connect, serving
from server.test_lobby import PLAIN, finished
from wardround.analysis.dice_hospital.puzzles import puzzle_by_number
from wardround.terminal.files import OLD_SECONDS, open_replacement

UNSEEN = ["\u3164", "\u2800\u2800", "\u115f", "\u034f\u0301", "\u200b", "\ufe0f", "\u202e \u2066"]


def post_from(served: Served, address: str, path: str, body: object) -> Json:
    found: Json = json.loads(served.fetch(path, body, **{"X-Forwarded-For": address})[0])
    return found


def test_seats_of_a_rematch_are_kept_for_those_who_played(served: Served) -> None:
    table, tokens, _ = finished(served, "Ada", "Bea", "random!", public=True, **PLAIN)
    again = served.post(f"/api/tables/{table}/rematch", {"token": tokens[0]})["table"]
    for wanted in ({"name": "Mal"}, {"name": "Mal", "seat": 1}):
        with pytest.raises(Failed, match="seat-kept"):
            served.post(f"/api/tables/{again}/seats", wanted)
    seats = served.get(f"/api/tables/{again}")["seats"]
    assert [seat["kept"] for seat in seats] == [False, True, False]
    bea = served.post(f"/api/tables/{table}/rematch", {"token": tokens[1]})
    assert bea["seat"] == 1
    assert served.get(f"/api/tables/{again}")["status"] == "playing"


def test_a_kept_seat_can_be_filled_and_one_that_was_left_is_open_to_all(served: Served) -> None:
    table, tokens, _ = finished(served, "Ada", "Bea", "Cem", **PLAIN)
    ada = served.post(f"/api/tables/{table}/rematch", {"token": tokens[0]})
    bea = served.post(f"/api/tables/{table}/rematch", {"token": tokens[1]})
    served.post(f"/api/tables/{bea['table']}/leave", {"token": bea["token"]})
    dora = served.post(f"/api/tables/{ada['table']}/seats", {"name": "Dora"})
    assert dora["seat"] == 1
    served.post(f"/api/tables/{ada['table']}/fill", {"token": ada["token"]})
    assert served.get(f"/api/tables/{ada['table']}")["status"] == "playing"


@pytest.mark.parametrize("when", ["before", "meanwhile", "elsewhere", "afterwards"])
def test_a_puzzle_whose_solution_was_seen_is_not_solved(served: Served, when: str) -> None:
    number = ("before", "meanwhile", "elsewhere", "afterwards").index(when)
    mine, other = f"192.0.2.{number}", f"198.51.100.{number}"

    def look(address: str) -> None:
        """Give up at a table of one's own, and read the solution there."""
        given_up = post_from(served, address, "/api/puzzles", {"name": "Bo", "number": 1})

        async def finish() -> None:
            async with at(served, given_up["table"], given_up["seats"][0]["token"]) as bo:
                await bo.say("finish")
                await bo.shown(lambda t: t["status"] == "over")

        asyncio.run(finish())
        path = f"/api/tables/{given_up['table']}/solution"
        served.fetch(path, None, **{"X-Forwarded-For": address})

    if when == "before":
        look(mine)
    made = post_from(served, mine, "/api/puzzles", {"name": "Ada", "number": 1})
    if when == "meanwhile":
        look(mine)
    if when == "elsewhere":
        look(other)

    async def solve() -> Json:
        async with at(served, made["table"], made["seats"][0]["token"]) as ada:
            solution = puzzle_by_number(1).solution
            await ada.say(*solution[:3])
            await ada.say(*solution[3:])
            result: Json = (await ada.shown(lambda t: t["status"] == "over"))["puzzle"]["result"]
            return result

    result = asyncio.run(solve())
    assert result["solved"] is (when in ("elsewhere", "afterwards"))
    assert ("does not count" in result["text"]) is not result["solved"]
    look(mine)
    told = served.fetch(f"/api/tables/{made['table']}/result.svg")[0].decode()
    assert ("does not count" in told) is not result["solved"]


def test_everybody_is_told_of_two_seats_from_one_address(served: Served) -> None:
    table, tokens = served.make("Ada", "", "", "", public=True)
    path = f"/api/tables/{table}/seats"

    async def watch() -> list[Json]:
        async with at(served, table, tokens[0]) as ada:
            post_from(served, "192.0.2.7", path, {"name": "Bea"})
            post_from(served, "192.0.2.8", path, {"name": "Mal"})
            post_from(served, "192.0.2.8", path, {"name": "Mallory"})
            return [await ada.until(lambda message: message["type"] == "chat")]

    (line,) = asyncio.run(watch())
    assert (line["seat"], line["name"]) == (3, "Mallory")
    assert "same address" in line["text"]


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_that_cannot_be_seen_is_refused(served: Served, name: str) -> None:
    with pytest.raises(Failed, match="name-empty"):
        served.make(name, "Bea")


def test_names_keep_their_letters_and_lose_the_rest(served: Served) -> None:
    table, _ = served.make("Zo\u0308e\u3164", "a" + "\u0301" * 20, "李雷", "👩\u200d⚕\ufe0f")
    names = [seat["name"] for seat in served.get(f"/api/tables/{table}")["seats"]]
    assert names == ["Zo\u0308e", "a" + "\u0301" * 3, "李雷", "👩⚕\ufe0f"]


def test_an_origin_of_another_scheme_is_another_origin(served: Served) -> None:
    table, tokens = served.make("Ada", "Bea")
    host = served.address.removeprefix("http://").rstrip("/")

    async def knock(origin: str, **headers: str) -> None:
        options: dict[str, Any] = {"origin": origin, "additional_headers": headers}
        async with connect(served.url(table), **options) as socket:
            assert (await Client(socket).hello(*tokens))["type"] == "table"

    asyncio.run(knock(f"http://{host}"))
    asyncio.run(knock(f"https://{host}", **{"X-Forwarded-Proto": "https"}))
    for origin in (f"https://{host}", f"ftp://{host}"):
        with pytest.raises(InvalidStatus):
            asyncio.run(knock(origin))


def test_too_fast_says_which_message_it_was(tmp_path: Path) -> None:
    with serving(tmp_path, socket_rate=0.1, socket_burst=5) as served:
        table, tokens = served.make("Ada", "Bea")

        async def flood() -> list[str]:
            async with at(served, table, *tokens) as ada:
                for number in range(8):
                    await ada.send(type="undo", id=f"u{number}", seat=0, prompt=0)
                await ada.send(type="why", ask="q", seat=0, word="finish")
                answers = [await ada.until(lambda m: m["type"] == "error") for _ in range(9)]
                return [one["id"] for one in answers if one["error"]["code"] == "too-fast"]

        assert asyncio.run(flood()) == ["u5", "u6", "u7", "q"]


def test_half_written_files_of_long_ago_are_swept(tmp_path: Path) -> None:
    old, new, other = (tmp_path / f".{name}.part" for name in ("a.txt.1", "a.txt.2", "b.txt.1"))
    for part in (old, new, other):
        part.write_text("half", encoding="utf-8")
    for part in (old, other):
        os.utime(part, (0, time.time() - OLD_SECONDS - 1))
    with open_replacement(str(tmp_path / "a.txt"), force=False) as file:
        file.write("whole")
        names = {path.name for path in tmp_path.glob(".a.txt.*")}
        assert old.name not in names
        assert len(names) == 2
    assert not old.exists()
    assert new.exists()
    assert other.exists()
    assert (tmp_path / "a.txt").read_text(encoding="utf-8") == "whole"


def test_play_goes_on_after_all_that(served: Served) -> None:
    table, tokens = served.make("Ada", "Bea")

    async def play() -> str:
        async with at(served, table, *tokens) as both:
            await both.play(Random(1), lambda t: t["seq"] > 60)
            return str(both.table["status"])

    assert asyncio.run(play()) == "playing"
