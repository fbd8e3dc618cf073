"""Headers, origins, limits, typed errors, and a description that is true."""

from __future__ import annotations

import asyncio
import json
import os
import stat
from pathlib import Path
from random import Random
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
from openapi_spec_validator import validate
from websockets.exceptions import InvalidStatus

from server.serving import Client, ConnectionClosed, Failed, Json, Served, at, connect, serving


def test_every_answer_forbids_what_a_page_does_not_need(served: Served) -> None:
    _, headers = served.fetch("/api/health")
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["server"] is None
    with pytest.raises(Failed, match="page-unknown"):
        served.get("/api/nothing/here")


def test_pages_from_elsewhere_are_not_let_in(served: Served) -> None:
    table, tokens = served.make("Ada", "Bea")

    async def knock(origin: str) -> None:
        async with connect(served.url(table), origin=origin) as socket:  # type: ignore[arg-type]
            assert (await Client(socket).hello(*tokens))["type"] == "table"

    asyncio.run(knock(served.address.rstrip("/")))
    for origin in ("https://evil.example", "null", "http://localhost:1"):
        with pytest.raises(InvalidStatus):
            asyncio.run(knock(origin))
    body = {"token": tokens[0]}
    with pytest.raises(Failed, match="origin-foreign"):
        served.fetch(f"/api/tables/{table}/leave", body, Origin="https://evil.example")


def test_tokens_are_believed_only_if_signed_here_for_this_seat(served: Served) -> None:
    table, tokens = served.make("Ada", "Bea")
    other, _ = served.make("Ada", "Bea")

    async def hello(table: str, token: str, **more: Any) -> str:
        async with connect(served.url(table)) as socket:
            answer = await Client(socket).hello(token, **more)
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            return str(answer["error"]["code"])

    assert asyncio.run(hello(other, tokens[0])) == "token-elsewhere"
    assert asyncio.run(hello(table, tokens[0][:-2] + "xx")) == "token-unknown"
    assert asyncio.run(hello(table, "")) == "token-unknown"
    assert asyncio.run(hello(table, tokens[0], version=99)) == "wire-version"
    secret = served.database.with_name("tables.sqlite.secret")
    assert stat.S_IMODE(os.stat(secret).st_mode) == 0o600
    with pytest.raises(InvalidStatus):
        asyncio.run(hello("nowhere", tokens[0]))


def test_too_much_is_refused(tmp_path: Path) -> None:
    limits: dict[str, Any] = {
        "socket_rate": 1.0,
        "socket_burst": 20,
        "request_rate": 0.1,
        "request_burst": 10,
    }
    with serving(tmp_path, sockets_an_address=2, **limits) as served:
        table, tokens = served.make("Ada", "Bea")

        async def flood() -> None:
            async with at(served, table, *tokens) as ada, at(served, table):
                for _ in range(25):
                    await ada.send(type="ping")
                error = await ada.until(lambda m: m["type"] == "error")
                assert error["error"]["code"] == "too-fast"
                with pytest.raises(InvalidStatus):
                    await connect(served.url(table)).__aenter__()
                with pytest.raises(ConnectionClosed):
                    for _ in range(400):
                        await ada.send(type="ping")
                    while True:
                        await ada.receive()

        asyncio.run(flood())
        with pytest.raises(Failed, match="too-fast") as failed:
            for _ in range(9):
                served.get("/api/tables")
        assert failed.value.status == 429


def test_sockets_opened_one_after_another_count_as_requests(tmp_path: Path) -> None:
    with serving(tmp_path, request_rate=0.01, request_burst=10) as served:
        table, tokens = served.make("Ada", "Bea")

        async def knock() -> None:
            for _ in range(5):
                async with at(served, table, *tokens):
                    pass
            with pytest.raises(InvalidStatus):
                await connect(served.url(table)).__aenter__()

        asyncio.run(knock())


def test_bodies_are_limited_and_nothing_inside_shows(served: Served) -> None:
    for body in (b"x" * 20_000, b"{", b"[" * 9000, b"\xff\xfe", b"null", b""):
        with pytest.raises(Failed) as failed:
            served.fetch("/api/tables", body)
        assert failed.value.code in ("message-malformed", "body-too-long")
        assert "Traceback" not in failed.value.text
        assert ".py" not in failed.value.text


def test_the_description_is_valid_and_answers_keep_to_it(served: Served) -> None:
    description = served.get("/openapi.json")
    validate(description)
    table, tokens = served.make("Ada", "Bea", public=True)
    for path, name in (
        ("/api/health", "Health"),
        ("/api/games", "GameList"),
        ("/api/tables", "TableList"),
        (f"/api/tables/{table}", "TableSummary"),
    ):
        schema = {"$ref": f"#/components/schemas/{name}", "components": description["components"]}
        jsonschema.validate(served.get(path), schema)
    schema = {"$ref": "#/components/schemas/HeldList", "components": description["components"]}
    held = served.post("/api/held", {"tokens": tokens})
    assert len(held["held"]) == 2
    jsonschema.validate(held, schema)


def test_every_frame_keeps_to_the_schema(served: Served) -> None:
    frames: list[str] = []

    async def play() -> None:
        table, tokens = served.make("Ada", "Bea", "greedy!")
        async with at(served, table, *tokens) as ada:
            await ada.play(Random(1), lambda t: t["seq"] > 60 and t["seats"][1]["asked"])
            await ada.send(type="nudge", seat=0, to=1)
            await ada.speak("nl")
            await ada.ask("forecast")
            await ada.ask("why", word="finish")
            await ada.ask("preview", words=["zzz"])
            await ada.command("undo")
            await ada.send(type="chat", seat=0, text="hello")
            await ada.send(type="ping")
            await ada.until(lambda m: m["type"] == "pong")
            frames.extend(ada.frames)

    asyncio.run(play())
    types = {message["type"] for message in checked(served, frames)}
    assert types >= {"table", "ack", "answer", "error", "chat", "nudged", "pong"}


def test_every_frame_of_another_game_keeps_to_the_schema(served: Served) -> None:
    frames: list[str] = []

    async def play() -> None:
        table, tokens = served.make("Ada", "greedy!", "greedy!", game="hospital-rush")
        async with at(served, table, *tokens) as ada:
            await ada.play(Random(1), lambda t: t["seq"] > 60)
            frames.extend(ada.frames)

    asyncio.run(play())
    assert any(message["type"] == "table" for message in checked(served, frames))


def checked(served: Served, frames: list[str]) -> list[Json]:
    """The messages of these frames, each of which keeps to the schema that the server tells."""
    schema = served.get("/api/wire.json")
    wanted = {"$ref": "#/$defs/FromServer", "$defs": schema["$defs"]}
    checker = jsonschema.Draft202012Validator(wanted)
    messages = [json.loads(frame) for frame in frames]
    for message in messages:
        checker.validate(message)
    return messages


def test_a_view_of_another_game_does_not_keep_to_the_schema(served: Served) -> None:
    async def greet(game: str, *seats: str) -> Json:
        table, tokens = served.make(*seats, game=game)
        async with at(served, table, *tokens) as ada:
            return json.loads(ada.frames[-1])  # type: ignore[no-any-return]

    dice = asyncio.run(greet("dice-hospital", "Ada"))
    assert dice["sights"][0]["view"]["hospitals"]
    with pytest.raises(jsonschema.ValidationError):
        checked(served, [json.dumps({**dice, "game": "hospital-rush"})])
