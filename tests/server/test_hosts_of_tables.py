"""Who decides at a table that waits, what people are called, and who is waited for."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from server.serving import ConnectionClosed, Failed, Json, Served, at

REMOVED, CLOSED = 4003, 4004


def join(served: Served, table: str, name: str) -> str:
    token: str = served.post(f"/api/tables/{table}/seats", {"name": name})["token"]
    return token


def act(served: Served, table: str, what: str, **body: object) -> Json:
    made: Json = served.post(f"/api/tables/{table}/{what}", body)
    return made


@pytest.mark.parametrize(
    ("what", "body"), [("fill", {}), ("remove", {"seat": 0}), ("close", {})], ids=str
)
def test_guests_do_not_decide(served: Served, what: str, body: dict[str, int]) -> None:
    table, _ = served.make("Ada", "", "")
    token = join(served, table, "Bea")
    with pytest.raises(Failed) as refused:
        act(served, table, what, token=token, **body)
    assert refused.value.code == "host-only"
    assert "Ada" in refused.value.text


def test_the_host_removes_somebody_whose_seat_is_open_again(served: Served) -> None:
    table, (host,) = served.make("Ada", "", "")
    guest = join(served, table, "Bea")

    async def removed() -> int:
        async with at(served, table, guest) as bea:
            act(served, table, "remove", token=host, seat=1)
            with pytest.raises(ConnectionClosed) as ended:
                await bea.shown(lambda t: False)
            assert ended.value.rcvd is not None
            return int(ended.value.rcvd.code)

    assert asyncio.run(removed()) == REMOVED
    kinds = [seat["kind"] for seat in served.get(f"/api/tables/{table}")["seats"]]
    assert kinds == ["person", "open", "open"]
    with pytest.raises(Failed) as void:
        act(served, table, "leave", token=guest)
    assert void.value.code == "token-void"


def test_a_closed_table_is_gone(served: Served) -> None:
    table, (host,) = served.make("Ada", "", "")
    guest = join(served, table, "Bea")

    async def closed() -> int:
        async with at(served, table, guest) as bea:
            act(served, table, "close", token=host)
            with pytest.raises(ConnectionClosed) as ended:
                await bea.shown(lambda t: False)
            assert ended.value.rcvd is not None
            return int(ended.value.rcvd.code)

    assert asyncio.run(closed()) == CLOSED
    with pytest.raises(Failed) as gone:
        served.get(f"/api/tables/{table}")
    assert gone.value.code == "table-unknown"


def test_a_game_that_has_begun_is_closed_by_nobody(served: Served) -> None:
    table, (host,) = served.make("Ada", "greedy!")
    with pytest.raises(Failed) as refused:
        act(served, table, "close", token=host)
    assert refused.value.code == "table-begun"


def test_when_the_host_leaves_the_next_person_decides(served: Served) -> None:
    table, (host,) = served.make("", "Ada", "")
    guest = join(served, table, "Bea")
    act(served, table, "leave", token=host)
    act(served, table, "fill", token=guest)
    assert served.get(f"/api/tables/{table}")["status"] == "playing"


def test_a_name_is_had_once(served: Served) -> None:
    table, _ = served.make("Ada", "", "")
    with pytest.raises(Failed) as refused:
        join(served, table, "ada")
    assert refused.value.code == "name-taken"
    assert "ada 2" in refused.value.text
    join(served, table, "ada 2")
    with pytest.raises(Failed) as again:
        served.make("Cem", "cem")
    assert again.value.code == "name-taken"


def test_waiting_longer_and_letting_the_stand_in_play(served: Served) -> None:
    async def play() -> None:
        table, tokens = served.make("Ada", "Bea", grace=60, options={"administrators": "no"})
        async with at(served, table, tokens[0]) as ada:
            async with at(served, table, tokens[1]) as bea:
                await asyncio.gather(
                    ada.play(Random(1), lambda t: "intake" in t["heading"]),
                    bea.play(Random(2), lambda t: "intake" in t["heading"]),
                )
            gone = await ada.shown(lambda t: t["seats"][1]["stand_in_after"] is not None)
            assert 50 < gone["seats"][1]["stand_in_after"] <= 60
            await asyncio.sleep(1.2)
            await ada.send(type="absence", seat=0, whom=1, wait=True)
            later = await ada.until(lambda message: message["type"] == "table")
            assert later["seats"][1]["stand_in_after"] > 59.5
            await ada.send(type="absence", seat=0, whom=1, wait=False)
            await ada.shown(lambda t: t["seats"][1]["away"])
            await ada.play(Random(3), lambda t: t["heading"].startswith("round 2"))
            words = [e["word"] for e in ada.journal if e["kind"] == "word" and e["speaker"] == 1]
            assert "nurse" in words, "the stand-in treats patients"

    asyncio.run(play())
