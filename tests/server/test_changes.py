"""Who applies changes holds exactly what somebody is sent who comes anew."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from server.in_process import Clock, a_registry, person
from wardround.server.payloads.changes import Differences
from wardround.server.payloads.table_payload import picture_of, table_payload
from wardround.server.protocol.bodies import NewTable
from wardround.server.protocol.client_messages import VERSION
from wardround.server.socket.connection import Connection
from wardround.server.tables.live_table import LiveTable
from wardround.server.tables.registry import TableRegistry
from wardround.terminal.play.remote.changes import DoesNotFit, TableReader, apply_change
from wardround.terminal.play.remote.log import log_of

Json = dict[str, Any]
LANGUAGES = ("en", "de", "nl", "fr")
ACTIONS = 90
CHECKED_IN_FULL = 15
APART = ("number", "since")
GAMES: list[tuple[str, Json, int]] = [
    ("dice-hospital", {"administrators": "yes", "activation": "simultaneous"}, 3),
    ("dice-hospital", {"administrators": "no", "timer": "yes"}, 2),
    ("hospital-rush", {}, 3),
]


class Line:
    """A socket inside this process. Its reader holds what changes have made of the table."""

    client = None

    def __init__(self, registry: TableRegistry, table: LiveTable, *tokens: str) -> None:
        self.said: asyncio.Queue[Json] = asyncio.Queue()
        self.reader = TableReader()
        self.journal: list[Json] = []
        self.answers, self.count, self.changes = 0, 0, 0
        self.connection = Connection(self, registry, table)  # type: ignore[arg-type]
        self.task = asyncio.create_task(self.connection.run())
        self._put(type="hello", version=VERSION, tokens=list(tokens))

    def _put(self, **message: object) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def receive(self) -> Json:
        return await self.said.get()

    async def send_text(self, text: str) -> None:
        message = self.reader.read(text)
        self.changes += text.startswith('{"type":"change"')
        if message["type"] == "table":
            self.journal = self.journal[: message["since"]] + message["sights"][0]["entries"]
        elif message["type"] in ("ack", "error"):
            self.answers += 1

    async def close(self, code: int) -> None:
        raise AssertionError(code)

    @property
    def is_told(self) -> bool:
        """Whether it was sent everything, and has read it."""
        shown, held = self.connection._shown, self.reader.table
        if self.connection._changed or shown is None or held is None:
            return False
        return bool(held["number"] == self.connection._number)

    async def greeted(self) -> None:
        while self.reader.table is None:
            await asyncio.sleep(0.001)

    async def speak(self, language: str) -> None:
        """Go on in another language: the whole table comes anew."""
        self._put(type="language", language=language)
        while self.connection.language != language:
            await asyncio.sleep(0)

    async def command(self, kind: str, seat: int, **more: object) -> None:
        """Send a command, whether it will be granted or not."""
        table, self.count = self.reader.table, self.count + 1
        assert table is not None
        sight = next(one for one in table["sights"] if one["seat"] == seat)
        given = {"id": f"{self.count}-{id(self)}", "seat": seat, "prompt": sight["prompt"], **more}
        self._put(type=kind, **given)
        while self.answers < self.count:
            await asyncio.sleep(0.001)

    async def leave(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def settle(table: LiveTable, lines: list[Line]) -> None:
    """Until everybody was told of everything: whoever waits for the table comes first."""
    told = False
    while not told:
        await asyncio.sleep(0)
        async with table.lock():
            told = all(line.is_told for line in lines)


def fresh(table: LiveTable, line: Line, since: int) -> Json:
    """What somebody in the place of this line would be sent."""
    connection = line.connection
    made = table_payload(table, connection.seats, since, connection.locale)
    told: Json = json.loads(msgspec.json.encode(made))
    return told


def without_entries(table: Json) -> Json:
    sights = [{**sight, "entries": []} for sight in table["sights"]]
    return {name: part for name, part in table.items() if name not in APART} | {"sights": sights}


def check(table: LiveTable, line: Line, in_full: bool) -> None:
    held = line.reader.table
    assert held is not None
    now = fresh(table, line, 0 if in_full else table.seq)
    assert without_entries(held) == without_entries(now)
    if in_full and table.game is not None:
        known, told = (log_of(table.game, one).words for one in (line.journal, _entries(now)))
        assert [repr(one) for one in known] == [repr(one) for one in told]


def _entries(table: Json) -> list[Json]:
    entries: list[Json] = table["sights"][0]["entries"]
    return entries


async def act(lines: list[Line], watching: list[Line], table: LiveTable, rng: Random) -> None:
    """Somebody speaks, takes back, asks to go back, agrees, or changes languages."""
    play = table.require_play()
    seat = rng.choice(play.turn)
    line, kind = lines[seat], rng.random()
    if play.plea is not None:
        seat = rng.choice(sorted(play.plea.waiting))
        agrees = rng.random() < 0.5
        await lines[seat].command("consent", seat, plea=play.plea.number, agree=agrees)
    elif kind < 0.7:
        legal = play.game.legal(play.state, seat)
        await line.command("say", seat, words=[play.game.vocabulary.word(rng.choice(legal))])
    elif kind < 0.93:
        whose = rng.randrange(len(lines))
        how = rng.choice(("undo", "undo", "redo", "restart", "plead"))
        await lines[whose].command(how, whose)
    else:
        await rng.choice([*lines, *watching]).speak(rng.choice(LANGUAGES))


async def play_and_check(folder: Path, name: str, options: Json, seats: int, rng: Random) -> None:
    registry = a_registry(folder, clock=Clock())
    people = [person(f"P{seat}") for seat in range(seats)]
    made = await registry.create(NewTable(name, people, options))
    table, tokens = registry.tables[made.table], [seat.token for seat in made.seats]
    lines = [Line(registry, table, token) for token in tokens]
    watching = [Line(registry, table), Line(registry, table, *tokens)]
    for line in [*lines, *watching]:
        await line.greeted()
    await watching[0].speak("de")
    for number in range(ACTIONS):
        if table.record.status == "over":
            break
        await act(lines, watching, table, rng)
        if number % 30 == 29:
            await lines[0].leave()
            lines[0] = Line(registry, table, tokens[0])
            await lines[0].greeted()
        await settle(table, [*lines, *watching])
        for line in [*lines, *watching]:
            check(table, line, number % CHECKED_IN_FULL == 0)
    assert watching[0].changes > ACTIONS / 3, "what was compared came as changes"
    for line in [*lines, *watching]:
        await line.leave()
    await registry.close()


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("name", "options", "seats"), GAMES)
def test_changes_make_what_a_new_client_is_sent(
    tmp_path: Path, name: str, options: Json, seats: int, seed: int
) -> None:
    asyncio.run(play_and_check(tmp_path, name, options, seats, Random(seed)))


def test_a_change_has_the_innermost_parts_that_differ(tmp_path: Path) -> None:
    async def play() -> None:
        registry = a_registry(tmp_path, clock=Clock())
        made = await registry.create(NewTable("dice-hospital", [person("Ada"), person("Bea")]))
        table = registry.tables[made.table]
        line = Line(registry, table, made.seats[0].token)
        await line.greeted()
        before = picture_of(table, (0,), line.connection.locale)
        seats = [msgspec.structs.replace(one, online=False) for one in before.table.seats]
        now = before._replace(table=msgspec.structs.replace(before.table, seats=seats))
        assert Differences().between(before, now) == [(["seats", 0, "online"], False)]
        await line.leave()
        await registry.close()

    asyncio.run(play())


def test_a_change_of_another_table_does_not_fit() -> None:
    table = {"number": 3, "seq": 7, "sights": [{"seat": 0, "entries": [1]}], "heading": "a"}
    change = {"number": 4, "seq": 8, "set": [[["heading"], "b"]], "entries": [[2]]}
    made = apply_change(table, change)
    assert (made["heading"], made["since"], made["seq"], made["number"]) == ("b", 7, 8, 4)
    assert made["sights"] == [{"seat": 0, "entries": [2]}]
    assert table["heading"] == "a", "who still shows the one before is not disturbed"
    for other in (None, {**table, "number": 4}):
        with pytest.raises(DoesNotFit):
            apply_change(other, change)
