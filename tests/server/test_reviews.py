"""Reviews of finished games over HTTP: begun by asking, told as they go on, with a picture."""

from __future__ import annotations

import asyncio
import time
import xml.etree.ElementTree as ET
from pathlib import Path
from random import Random

import pytest

from server.serving import Failed, Json, Served, at, serving

PATIENCE = 120.0
# Only the first decisions, and these in a hurry: how games are reviewed is tested in the lab.
DECISIONS = 8
QUICK = f"""
from wardround.analysis import rollouts
rollouts.LEAST_WORLDS, rollouts.ROUNDS_AHEAD = 2, 0
from wardround.server.workers import reviews
every = reviews.decisions_of
reviews.decisions_of = lambda *given: every(*given)[:{DECISIONS}]
"""


def reviewed(served: Served, table: str) -> Json:
    """Ask until all is judged; how far it is never goes back."""
    until, judged = time.monotonic() + PATIENCE, 0
    while time.monotonic() < until:
        found: Json = served.get(f"/api/tables/{table}/review?seat=0")
        assert found["judged"] >= judged
        seats = {one["number"]: one["seat"] for one in found["verdicts"]}
        for seat, own in enumerate(found["moments"]):
            assert all(seats[number] == seat for number in own)
        judged = found["judged"]
        if found["done"]:
            return found
    raise AssertionError(found)


def test_a_finished_game_is_reviewed(tmp_path: Path) -> None:
    with serving(tmp_path, QUICK, review_seconds=0.01) as served:
        table, tokens = served.make("Ada")
        with pytest.raises(Failed) as early:
            served.get(f"/api/tables/{table}/review")
        assert early.value.code == "journal-later"

        async def play() -> None:
            async with at(served, table, *tokens) as ada:
                await ada.play(Random(1))

        asyncio.run(play())
        found = reviewed(served, table)
        assert found["judged"] == found["total"] == DECISIONS
        moments = [number for own in found["moments"] for number in own]
        worst = next(one for one in found["verdicts"] if one["number"] == moments[0])
        assert worst["lost"] > worst["off"]
        assert found["lost"][worst["seat"]] >= worst["lost"] - worst["off"]
        steps = served.get(f"/api/tables/{table}/replay")["steps"]
        assert sum(len(step["words"]) for step in steps) > worst["number"]
        picture = ET.fromstring(served.fetch(f"/api/tables/{table}/review.svg")[0])
        texts = [part.text for part in picture.iter() if part.tag.endswith("}text")]
        assert {"Ada", "1", "8"} <= set(texts)
        assert served.faults() == ""
