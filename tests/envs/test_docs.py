"""The snippets of docs/environments.md run, each by itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wardround.games import GAMES
from wardround.table.contract.encoding import EncodedGame

PAGE = (Path(__file__).parent.parent.parent / "docs" / "environments.md").read_text("utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE, re.S)


@pytest.mark.parametrize("snippet", SNIPPETS, ids=range(len(SNIPPETS)))
def test_a_snippet_runs(snippet: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(snippet, "docs/environments.md", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out


def test_there_are_snippets() -> None:
    assert len(SNIPPETS) == 9


@pytest.mark.parametrize("name", ["dice-hospital", "hospital-rush"])
def test_the_sizes_are_those_of_the_page(name: str) -> None:
    game = GAMES.find(name)
    assert isinstance(game, EncodedGame)
    encodings = [
        game.encoding(game.resolve_options({"seats": seats})) for seats in game.seat_counts
    ]
    sizes = " / ".join(f"{encoding.size:,}" for encoding in encodings)
    actions = " / ".join(str(len(encoding.actions)) for encoding in encodings)
    assert f"| {sizes} | {actions} | {len(game.vocabulary)} |" in PAGE
