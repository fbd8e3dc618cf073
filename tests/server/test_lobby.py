"""Making, finding and joining tables; what is left of a finished game."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.serving import Failed, Json, Served, at
from wardround.games import GAMES
from wardround.table.notation.transcript import read
from wardround.table.play.journal import effective
from wardround.table.play.replay import replay

PLAIN = {"options": {"administrators": "no"}}


def refused(served: Served, path: str, body: Any) -> tuple[int, str]:
    with pytest.raises(Failed) as failed:
        served.post(path, body)
    return failed.value.status, failed.value.code


def finished(served: Served, *names: str, **given: Any) -> tuple[str, list[str], Json]:
    table, tokens = served.make(*names, **given)

    async def play() -> Json:
        async with at(served, table, *tokens) as screen:
            await screen.play(Random(1))
            return screen.table

    return table, tokens, asyncio.run(play())


def test_games_are_told_with_their_options_explained(served: Served) -> None:
    games = served.get("/api/games")
    game = games["games"][0]
    assert game["name"] == "dice-hospital"
    assert {"administrators", "activation", "events"} <= {o["name"] for o in game["options"]}
    assert all(value["text"] for option in game["options"] for value in option["values"])
    assert "greedy" in game["bots"]
    assert games["languages"][0]
    assert all(one["text"] for one in game["sets"])


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("program:/bin/true", "unknown-player"),
        ("expert:ms=600000", "player-served"),
        ("expert:depth=1", "player-parameter"),
    ],
)
def test_nobody_can_ask_for_a_program_or_for_any_budget(
    served: Served, bot: str, code: str
) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": bot}]
    assert refused(served, "/api/tables", {"game": "dice-hospital", "seats": seats})[1] == code
    table, tokens = served.make("Ada", "")
    wanted = {"token": tokens[0], "bot": bot}
    assert refused(served, f"/api/tables/{table}/fill", wanted)[1] == code


def test_the_strength_of_a_bot_is_chosen_when_a_table_is_made(served: Served) -> None:
    _, _, shown = finished(served, "Ada", "solver:nodes=1!", **PLAIN)
    assert (shown["seats"][1]["bot"], shown["status"]) == ("solver:nodes=1", "over")


def test_a_public_table_is_found_joined_and_begins_when_full(served: Served) -> None:
    table, tokens = served.make("Ada", "", "", public=True)
    hidden, _ = served.make("Ada", "")
    listed = {one["table"]: one for one in served.get("/api/tables")["tables"]}
    assert table in listed
    assert hidden not in listed
    assert listed[table]["status"] == "waiting"

    async def play() -> None:
        async with at(served, table, *tokens) as ada:
            assert (await ada.ask("forecast"))["error"]["code"] == "table-not-begun"
            early = await ada.command("say", words=["finish"])
            assert early["error"]["code"] == "table-waits"
            bea = served.post(f"/api/tables/{table}/seats", {"name": "  Bea\u202e\n B ", "seat": 2})
            await ada.shown(lambda t: t["seats"][2]["name"] == "Bea B")
            taken = refused(served, f"/api/tables/{table}/seats", {"name": "Cem", "seat": 2})
            assert taken == (404, "seat-not-open")
            served.post(f"/api/tables/{table}/leave", {"token": bea["token"]})
            await ada.shown(lambda t: t["seats"][2]["kind"] == "open")
            served.post(f"/api/tables/{table}/seats", {"name": "Cem"})
            served.post(f"/api/tables/{table}/fill", {"token": tokens[0], "bot": "greedy"})
            await ada.shown(lambda t: t["status"] == "playing")
            kinds = [seat["kind"] for seat in ada.table["seats"]]
            assert kinds == ["person", "person", "bot"]
            full = refused(served, f"/api/tables/{table}/seats", {"name": "Dan"})
            assert full == (409, "table-full")

    asyncio.run(play())


def test_bots_have_names_that_nobody_else_at_the_table_has(served: Served) -> None:
    wanted = [
        {"kind": "bot", "bot": "random"},
        {"kind": "person", "name": "bea"},
        {"kind": "bot", "bot": "greedy", "name": "Zoe"},
        {"kind": "open"},
    ]
    made = served.post("/api/tables", {"game": "dice-hospital", "seats": wanted})

    def seated(field: str) -> list[str]:
        return [seat[field] for seat in served.get(f"/api/tables/{made['table']}")["seats"]]

    assert seated("name") == ["Ada", "bea", "Zoe", ""]
    served.post(f"/api/tables/{made['table']}/seats", {"name": "Ada"})
    assert seated("name") == ["Cem", "bea", "Zoe", "Ada"], "the bot makes way"
    assert seated("bot") == ["random", "", "greedy", ""]
    table, tokens = served.make("Ada", "", "")
    served.post(f"/api/tables/{table}/fill", {"token": tokens[0], "bot": "greedy"})
    filled = served.get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in filled] == ["Ada", "Bea", "Cem"]


def test_what_cannot_be_made_is_refused_with_a_reason(served: Served) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    wanted = {"game": "dice-hospital", "seats": seats}
    for change, code in (
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [seats[0], *seats[1:] * 4]}, "option-value"),
        ({"seats": seats[:1], "options": {"epidemic": "yes"}}, "refused-alone-epidemic"),
        ({"options": {"activation": "never"}}, "option-value"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"seats": [{"kind": "bot", "bot": "nobody"}, *seats]}, "unknown-player"),
        ({"seats": [{"kind": "person", "name": "\u0007 "}, *seats]}, "name-empty"),
        ({"stand_in": "nobody"}, "unknown-player"),
        ({"seats": "many"}, "message-malformed"),
        ({"seed": 7}, "seed-practice"),
        ({"seed": 7, "seats": [seats[0], seats[0]]}, "seed-practice"),
        ({"seed": 7, "seats": [seats[0], {"kind": "bot"}], "public": True}, "seed-practice"),
        ({"seed": -1, "seats": [seats[0], {"kind": "bot"}]}, "message-malformed"),
    ):
        assert refused(served, "/api/tables", {**wanted, **change})[1] == code
    assert refused(served, "/api/tables/nowhere/seats", {"name": "Ada"}) == (404, "table-unknown")


def replayed(served: Served, table: str, seat: int) -> list[Json]:
    """The steps of a finished game, from all pages of its replay."""
    path = f"/api/tables/{table}/replay?seat={seat}&page="
    first = served.get(f"{path}0")
    pages = [first, *(served.get(f"{path}{page}") for page in range(1, first["pages"]))]
    steps = [step for page in pages for step in page["steps"]]
    assert [step["step"] for step in steps] == list(range(first["total"]))
    return steps


def test_a_finished_game_is_listed_replayed_and_exported(served: Served) -> None:
    table, _, last = finished(served, "Ada Lovelace", "Bea", public=True)
    assert table in [one["table"] for one in served.get("/api/history")["tables"]]
    text = served.fetch(f"/api/tables/{table}/journal")[0].decode()
    game = GAMES.find("dice-hospital")
    transcript = read(text, GAMES.find)
    assert transcript.players == ("Ada-Lovelace", "Bea")
    state = replay(game, transcript.options, transcript.entries)
    assert list(game.outcome(state).scores) == last["result"]["scores"]
    steps = replayed(served, table, 0)
    assert steps[-1]["view"] == last["sights"][0]["view"]
    words = [word for step in steps for word in step["words"]]
    assert len(words) == len(effective(transcript.entries))
    part = served.get(f"/api/tables/{table}/replay?page=1")
    assert [step["step"] for step in part["steps"]][:3] == [100, 101, 102]
    assert part["seat"] == -1
    for page, code in (("ten", "query-number"), ("-1", "page-range"), ("99", "page-range")):
        with pytest.raises(Failed, match=code):
            served.get(f"/api/tables/{table}/replay?page={page}")


def test_an_unfinished_game_is_not_told(served: Served) -> None:
    table, _ = served.make("Ada", "Bea")
    for what in ("journal", "replay"):
        with pytest.raises(Failed, match="journal-later"):
            served.get(f"/api/tables/{table}/{what}")


def test_rematch_gives_everybody_their_own_seat_once(served: Served) -> None:
    table, tokens, _ = finished(served, "Ada", "Bea", "random!", **PLAIN)
    first = served.post(f"/api/tables/{table}/rematch", {"token": tokens[1]})
    again = served.post(f"/api/tables/{table}/rematch", {"token": tokens[1]})
    assert first == again
    assert (first["seat"], first["table"] != table) == (1, True)
    assert served.get(f"/api/tables/{first['table']}")["status"] == "waiting"
    other = served.post(f"/api/tables/{table}/rematch", {"token": tokens[0]})
    assert (other["table"], other["seat"]) == (first["table"], 0)
    begun = served.get(f"/api/tables/{first['table']}")
    assert begun["status"] == "playing"
    assert [seat["name"] for seat in begun["seats"]] == ["Ada", "Bea", "Cem"]
    assert [seat["bot"] for seat in begun["seats"]] == ["", "", "random"]
    assert served.get(f"/api/tables/{table}")["rematch"] == first["table"]
    early = refused(served, f"/api/tables/{first['table']}/rematch", {"token": first["token"]})
    assert early == (409, "rematch-early")


def test_playing_on_from_the_middle_of_a_finished_game(served: Served) -> None:
    table, _, _ = finished(served, "Ada", "random!", **PLAIN)
    step = replayed(served, table, 0)[30]
    before = replayed(served, table, -1)[:31]
    words = sum(len(one["words"]) for one in before)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = served.post(
        "/api/tables",
        {"game": "dice-hospital", "seats": seats, "journal_of": table, "entries": words, **PLAIN},
    )

    async def look() -> None:
        async with at(served, made["table"], made["seats"][0]["token"]) as ada:
            said = [e["word"] for e in ada.journal[:words]]
            assert said == [word for one in before for word in one["words"]]
            assert step["view"]["round"] <= ada.sight()["view"]["round"]
            await ada.play(Random(2))

    asyncio.run(look())


def test_chat_is_kept_and_tidied_and_phrases_are_said(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea")
        async with at(served, table, tokens[0]) as ada, at(served, table, tokens[1]) as bea:
            await ada.send(type="chat", seat=0, text="<b>hi</b>\u0000\u202e you")
            line = await bea.until(lambda m: m["type"] == "chat")
            assert (line["n"], line["name"], line["text"]) == (1, "Ada", "<b>hi</b> you")
            await bea.send(type="chat", seat=1, phrase="phrase-hello")
            line = await ada.until(lambda m: m["type"] == "chat" and m["n"] == 2)
            assert line["phrase"] == "phrase-hello"
            await ada.send(type="chat", seat=0, text=" \u0007 ")
            empty = await ada.until(lambda m: m["type"] == "error")
            assert empty["error"]["code"] == "chat-empty"
            await ada.send(type="chat", seat=0, phrase="phrase-rude")
            unknown = await ada.until(lambda m: m["type"] == "error")
            assert unknown["error"]["code"] == "phrase-unknown"
        async with at(served, table) as watcher:
            while len(watcher.chat) < 2:
                await watcher.receive()

    asyncio.run(play())


def test_an_invitation_is_a_picture_too(served: Served) -> None:
    table, _ = served.make("Ada", "")
    assert b"<svg" in served.fetch(f"/api/tables/{table}/qr.svg")[0]


PREPARED = """
import asyncio, sys
from pathlib import Path
from wardround.server import Settings
from wardround.server.app import create_app

async def loaded(path):
    app = create_app(Settings(path))
    async with app.router.lifespan_context(app):
        return [name in sys.modules for name in ("fluent.runtime", "wardround.text.lazy_bundle")]

print(asyncio.run(loaded(Path(sys.argv[1]))))
"""


def test_a_server_can_speak_before_somebody_asks(tmp_path: Path) -> None:
    """What the first sentence needs takes longer to load than a query may take."""
    command = [sys.executable, "-c", PREPARED, str(tmp_path / "tables.sqlite")]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout == "[True, True]\n"


def test_the_position_of_a_table_is_shown_to_who_holds_a_seat_as_that_seat_sees_it(
    served: Served,
) -> None:
    table, (token,) = served.make("Ada", **PLAIN)

    async def seen() -> Json:
        async with at(served, table, token) as ada:
            return ada.table

    now = asyncio.run(seen())
    found = served.post(f"/api/tables/{table}/position", {"token": token})
    assert found["seat"] == 0
    assert found["view"] == now["sights"][0]["view"]
    assert found["standing"] == now["standing"]
    other, (foreign,) = served.make("Bea", **PLAIN)
    assert other != table
    assert refused(served, f"/api/tables/{table}/position", {"token": foreign})[1] == (
        "token-elsewhere"
    )
