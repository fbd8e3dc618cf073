"""Bots of the host's own: those that the host offers, and never what a visitor names."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from server.serving import Failed, Served, at, serving

BOT = """
from pathlib import Path

class Last:
    def __init__(self, mark: str = "played"):
        self.mark = Path(__file__).with_name(mark)

    def choose(self, seat_view, rng):
        self.mark.touch()
        return seat_view.legal[-1]
"""
OFFERED = "host_bots:Last:mark=offered"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the host has a module with a bot."""
    (tmp_path / "host_bots.py").write_text(BOT, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("WARDROUND_BOTS", OFFERED)
    return tmp_path


@pytest.fixture
def served(folder: Path) -> Iterator[Served]:
    with serving(folder) as served:
        yield served


def test_a_bot_that_the_host_offers_plays(served: Served, folder: Path) -> None:
    assert OFFERED in served.get("/api/games")["games"][0]["bots"]
    table, tokens = served.make("Ada", f"{OFFERED}!", options={"administrators": "no"})

    async def play() -> None:
        async with at(served, table, *tokens) as ada:
            await ada.play(Random(1), lambda _: any(e.get("speaker") == 1 for e in ada.journal))

    asyncio.run(play())
    assert (folder / "offered").exists()


@pytest.mark.parametrize("bot", ["host_bots:Last", "host_bots:Last:mark=x", "program:./x"])
def test_what_a_visitor_names_is_never_run(served: Served, folder: Path, bot: str) -> None:
    for seats, more in ((("Ada", f"{bot}!"), {}), (("Ada", "greedy!"), {"stand_in": bot})):
        with pytest.raises(Failed) as refused:
            served.make(*seats, **more)
        assert refused.value.code == "unknown-player"
    assert not (folder / "played").exists()
    assert not (folder / "x").exists()


def test_a_bot_that_cannot_be_made_is_told_before_anything_is_served(folder: Path) -> None:
    command = [sys.executable, "-m", "wardround", "serve", "--port", "0", "--database"]
    done = subprocess.run(
        [*command, str(folder / "tables.sqlite")],
        env={**os.environ, "WARDROUND_BOTS": "host_bots:Nobody"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert "the module host_bots has no class Nobody" in done.stderr
