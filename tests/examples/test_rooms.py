"""The example game in every room, although no room has a line about it."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from examples.rooms import ENVIRONMENT, FIRST, GAME
from server.page_files import page_script
from server.serving import at, serving


def wardround(*words: str, given: str = "", language: str = "en") -> str:
    """What a command of the terminal prints."""
    environment = os.environ | ENVIRONMENT | {"WARDROUND_LANGUAGE": language}
    done = subprocess.run(
        [sys.executable, "-m", "wardround", *words],
        env=environment,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_people_and_bots_play_it_on_a_server(tmp_path: Path) -> None:
    async def play() -> None:
        with serving(tmp_path, FIRST) as served:
            names = [game["name"] for game in served.get("/api/games")["games"]]
            assert GAME in names
            bots = ("random!", "rollout:games=10!")
            table, tokens = served.make("Ada", *bots, game=GAME, options={"patients": "4"})
            async with at(served, table, *tokens) as ada:
                hands = [doctor["hand"] for doctor in ada.sight()["view"]["doctors"]]
                assert [set(hand) for hand in hands[1:]] == [{"hidden"}, {"hidden"}]
                await ada.play(Random(1))
                assert ada.table["status"] == "over"
                assert sum(ada.table["result"]["scores"]) > 0
            told = served.get(f"/api/tables/{table}/replay")
            assert "treats the patient" in json.dumps(told)
            assert not served.faults()

    asyncio.run(play())


def test_a_server_tells_the_page_which_games_have_drawings(tmp_path: Path) -> None:
    with serving(tmp_path, FIRST) as served:
        script = page_script(served)
        assert '["dice-hospital","hospital-rush"]' in script


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "What do you write for patient"),
        ("de", "Was schreibst du für Patient"),
        ("fr", "What do you write for patient"),
    ],
)
def test_the_terminal_asks_in_the_languages_it_speaks(language: str, question: str) -> None:
    position = wardround("new", GAME, "--seats", "2", "--seed", "7").strip()
    assert question in wardround("legal", position, language=language)


def test_the_terminal_plays_it_to_the_end(tmp_path: Path) -> None:
    journal = str(tmp_path / "game.txt")
    words = ("play", GAME, "--players", "you,rollout:games=5", "--option", "patients=4")
    told = wardround(*words, "--seed", "3", "--save", journal, given="1\n1\n" * 12)
    assert told.count("turned up") == 4
    assert "draws an opinion" in told, "what others draw is hidden"
    assert wardround("replay", journal, "--check")


def test_bots_play_it_and_rollouts_beat_random() -> None:
    told = wardround(
        "simulate", GAME, "--seats", "2", "--players", "rollout:games=40,random", "--games", "40"
    )
    first, second = (line.split() for line in told.splitlines()[1:3])
    assert float(first[2]) > float(second[2]) + 10, told


def test_advice_and_figures_are_had_without_a_line_for_it() -> None:
    position = wardround("new", GAME, "--seats", "2", "--seed", "7").strip()
    assert json.loads(wardround("hint", position, "--seconds", "0.5", "--json"))["best"]["words"]
    assert json.loads(wardround("bench", GAME, "--seconds", "0.1", "--json"))["words_per_second"]


def test_experiments_and_reports_work_without_a_line_for_it(tmp_path: Path) -> None:
    folder, page = str(tmp_path / "results"), tmp_path / "report.html"
    given = ("--seats", "3", "--players", "random", "--deals", "3")
    assert "3 deals, 3 games" in wardround("lab", "run", GAME, *given, "--out", folder)
    wardround("lab", "report", folder, "--out", str(page))
    assert "<svg" in page.read_text("utf-8")
