"""The snippets of README and package description run; card files of the documentation are right."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from wardround.games import game_with
from wardround.table.game import TakesCards

ROOT = Path(__file__).parent.parent
OWN_CARDS = (ROOT / "docs" / "own-cards.md").read_text("utf-8")
PAGES = [(ROOT / name).read_text("utf-8") for name in ("README.md", "PACKAGE.md")]
BLOCKS = re.findall(r"```(sh|python)\n(.*?)```", "\n".join(PAGES), re.S)


@pytest.mark.parametrize(("language", "snippet"), BLOCKS)
def test_a_snippet_runs(language: str, snippet: str, tmp_path: Path) -> None:
    program = {
        "sh": ["bash", "-euo", "pipefail", "-c", snippet],
        "python": [sys.executable, "-c", snippet],
    }
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        program[language],
        cwd=tmp_path,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_there_are_snippets_and_their_links_lead_somewhere() -> None:
    assert len(BLOCKS) >= 4
    links = re.findall(r"\]\((?!https:)([^)]+)\)", PAGES[0])
    assert len(links) > 10
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_card_files_of_the_documentation_are_right() -> None:
    dice, rush = re.findall(r"```toml\n(.*?)```", OWN_CARDS, re.S)
    for name, text in (("dice-hospital", dice), ("hospital-rush", rush)):
        game = game_with(name, text)
        assert isinstance(game, TakesCards)
        assert game.own_card_count() == text.count("[[")
