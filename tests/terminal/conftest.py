"""Runs the command inside this process, as a person would call it."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from wardround.terminal.entry import main
from wardround.text import Speech

DATA = Path(__file__).parent / "data"


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for what a test keeps."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "wardround"


@pytest.fixture
def every_sentence_exists(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key or figure that no catalogue has fails the test instead of being spelled out."""

    def refuse(_: Speech, key: str, figures: object, reason: str) -> str:
        raise LookupError(f"{key} {figures}: {reason}")

    monkeypatch.setattr(Speech, "_broken", refuse)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `wardround` with these arguments; `given` is what standard input holds."""

    def call(*arguments: str, given: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
        with pytest.raises(SystemExit) as stopped:
            main(arguments)
        told = capsys.readouterr()
        return Ran(int(stopped.value.code or 0), told.out, told.err)

    return call


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """Run a command that must be refused: code 2, nothing put out, one sentence; the sentence."""

    def call(*arguments: str, given: str = "") -> str:
        ran = run(*arguments, given=given)
        assert ran.code == 2, ran
        assert ran.out == ""
        assert ran.err.startswith("wardround: ")
        assert ran.err.count("\n") == 1, ran.err
        return ran.err.removeprefix("wardround: ").strip()

    return call


@pytest.fixture
def snapshot() -> Callable[[str, str], None]:
    """Compare a text with a file in data/; REGENERATE=1 writes the file instead."""

    def check(name: str, text: str) -> None:
        path = DATA / name
        if os.environ.get("REGENERATE"):
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8")

    return check


@pytest.fixture
def position() -> Callable[[str], str]:
    """A position code kept in data/positions.txt, by its name."""
    lines = (DATA / "positions.txt").read_text(encoding="utf-8").splitlines()
    kept = dict(line.split(" ", 1) for line in lines if line and not line.startswith("#"))
    return kept.__getitem__
