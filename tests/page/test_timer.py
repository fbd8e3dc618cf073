"""The timer: a countdown, seen and sparingly heard; what is not placed in time stays unplaced."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from page.conftest import Opener
from page.playing import Player
from page.serving import serving
from wardround.server.protocol.client_messages import VERSION

HASTY = """
from wardround.games.dice_hospital import options
options.TIMER_START = 3
"""
TIMED: dict[str, Any] = {"options": {"administrators": "no", "timer": "yes"}}


@pytest.fixture
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose timer runs for three seconds."""
    with serving(tmp_path_factory.mktemp("hasty"), HASTY) as address:
        yield address


def heard(player: Player) -> str:
    return player.page.locator("[data-live=urgent]").inner_text()


def journal(player: Player) -> list[dict[str, Any]]:
    """What was said at the table, as anybody may see it."""
    table = player.page.url.rpartition("/")[2]
    with connect(f"ws{player.address.removeprefix('http')}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "version": VERSION, "tokens": []}))
        news = json.loads(socket.recv())
        entries: list[dict[str, Any]] = news["sights"][0]["entries"]
        return entries


def test_when_time_is_up_the_unplaced_stay_unplaced(hasty: str, opened: Opener) -> None:
    player = opened()
    player.address = hasty
    player.page.goto(hasty)
    player.practise(3, **TIMED)
    player.until("Place a worker")
    expect(player.page.locator(".deadline")).to_have_text("0:03")
    since = len(journal(player))
    player.page.locator(".staff .thing.legal").first.click()
    expect(player.page.locator(".explain")).to_contain_text("what was not placed stays unplaced")
    said = [entry for entry in journal(player)[since:] if entry["speaker"] == 0]
    standing = [entry["word"] for entry in said if not entry["void"]]
    assert standing[:3] == ["timeout", "", "finish"], "a half sentence is taken back"
    assert "Ada has run out of time; the game goes on." in player.log()
    expect(player.page.locator(".deadline")).to_have_count(0)


def test_the_time_is_told_with_the_question_and_twice_more(opened: Opener) -> None:
    player = opened(own_clock=True)
    player.page.clock.install()
    player.practise(3, **TIMED)
    player.until("Place a worker")
    player.page.clock.run_for(200)
    assert "60 seconds left." in heard(player)
    told = []
    for _ in range(11):
        player.page.clock.run_for(5000)
        told.append(heard(player).count("seconds left"))
    assert told == [1] * 5 + [2] * 4 + [3] * 2, "at 30 and at 10"
    clock = player.page.locator(".deadline")
    expect(clock).to_have_attribute("role", "timer")
