"""Puzzles at a table: posed, played with undo, judged, shown, and kept apart from games."""

from __future__ import annotations

import asyncio
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from server.serving import Failed, Served, at, serving
from wardround.analysis.dice_hospital.puzzles import puzzle_by_number

PUZZLE = puzzle_by_number(1)


def posed(served: Served) -> tuple[str, str]:
    """A table for the first puzzle, and its token."""
    made = served.post("/api/puzzles", {"name": "Ada", "number": 1})
    return made["table"], made["seats"][0]["token"]


def test_a_puzzle_is_played_with_undo_and_judged(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table, token = posed(served)

        async def play() -> None:
            async with at(served, table, token) as ada:
                seen = ada.table["puzzle"]
                assert (seen["number"], seen["grade"], seen["result"]) == (1, PUZZLE.grade, None)
                await ada.say("nurse", "clinic", "g6")
                await ada.done("undo")
                await ada.say(*PUZZLE.solution[:3])
                await ada.say(*PUZZLE.solution[3:])
                result = ada.table["puzzle"]["result"]
                assert ada.table["status"] == "over"
                assert (result["solved"], result["lost"]) == (True, 0.0)
                assert result["gained"] == seen["best"] > seen["greedy"] > 0
                assert result["text"].startswith("Solved!")

        asyncio.run(play())
        picture = ET.fromstring(served.fetch(f"/api/tables/{table}/result.svg")[0])
        texts = [part.text for part in picture.iter() if part.tag.endswith("}text")]
        assert texts[0] == "Puzzle 1, grade 1 of 4"
        assert served.get(f"/api/tables/{table}/replay")["total"] == 3
        with pytest.raises(Failed) as refused:
            served.fetch(f"/api/tables/{table}/journal")
        assert refused.value.code == "puzzle-no-journal"
        assert served.faults() == ""


def test_an_early_finish_is_told_and_the_game_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table, token = posed(served)
        with pytest.raises(Failed) as hint:
            served.post(f"/api/tables/{table}/hint", {"token": token})
        assert hint.value.code == "hint-puzzle"
        with pytest.raises(Failed) as early:
            served.fetch(f"/api/tables/{table}/result.svg")
        assert early.value.code == "puzzle-not-over"
        served.kill()
        served.start()

        async def play() -> None:
            async with at(served, table, token, language="de") as ada:
                await ada.say("finish")
                seen = ada.table["puzzle"]
                result = seen["result"]
                assert (result["gained"], result["lost"]) == (0.0, seen["best"])
                lost = f"{seen['best']:.1f}".replace(".", ",")
                assert f"{lost} Punkte bleiben liegen" in result["text"]

        asyncio.run(play())
        assert served.get(f"/api/tables/{table}")["puzzle"] == 1


def test_what_there_is_and_what_is_to_be_reached(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        found = served.get("/api/puzzles")
        daily = found["daily"]
        assert sorted(n for one in found["grades"] for n in one["numbers"]) == [
            *range(1, found["total"] + 1)
        ]
        assert daily["number"] in found["grades"][daily["grade"] - 1]["numbers"]
        assert daily["view"]["hospitals"][daily["seat"]]["patients"]
        assert daily["best"] > daily["greedy"]
        for body, code in (({"number": 10**6}, "puzzle-unknown"), ({"grade": 9}, "puzzle-grade")):
            with pytest.raises(Failed) as refused:
                served.post("/api/puzzles", {"name": "Ada", **body})
            assert (refused.value.status, refused.value.code) == (404, code)
        posed_today = served.post("/api/puzzles", {"name": "Ada", "daily": True})
        assert served.get(f"/api/tables/{posed_today['table']}")["puzzle"] == daily["number"]


def test_the_solution_is_acted_out_from_the_position_with_the_name_of_who_solved(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as served:
        table, token = posed(served)
        with pytest.raises(Failed) as early:
            served.get(f"/api/tables/{table}/solution")
        assert early.value.code == "puzzle-not-over"

        async def play() -> None:
            async with at(served, table, token) as ada:
                await ada.say("finish")

        asyncio.run(play())
        found = served.get(f"/api/tables/{table}/solution")
        told = found["sentences"]
        assert [word for one in told for word in one["words"]] == list(PUZZLE.solution)
        assert "Ada discharges" in " ".join(told[1]["lines"])
        waiting = [
            len(view["hospitals"][found["seat"]]["patients"])
            for view in (found["start"], *(one["view"] for one in told))
        ]
        assert waiting[0] > waiting[2], "who is discharged leaves the ward"
