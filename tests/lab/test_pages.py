"""The snippets of docs/lab.md run, one after another in one folder; experiments there are right."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from wardround.lab.experiments.reading import read_experiment
from wardround.lab.experiments.tables import TABLES

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "lab.md").read_text("utf-8")
SNIPPETS = re.findall(r"```(sh|toml|python)\n(.*?)```", PAGE, re.S)


def test_the_snippets_run(tmp_path: Path) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    for language, snippet in SNIPPETS:
        if language == "toml":
            (tmp_path / "experiment.toml").write_text(snippet, encoding="utf-8")
            continue
        program = {"sh": ["bash", "-euo", "pipefail", "-c"], "python": [sys.executable, "-c"]}
        done = subprocess.run(
            [*program[language], snippet],
            cwd=tmp_path,
            env=os.environ | {"PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    assert [kind for kind, _ in SNIPPETS] == ["sh", "sh", "toml", "sh", "sh", "python"]
    assert (tmp_path / "report.html").exists()


def test_the_page_tells_every_column() -> None:
    for name, columns in TABLES.items():
        (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| `{name}` |")]
        told = re.findall(r"`(\w+)`", row)[1:]
        assert told == [name for name in columns if name not in ("deal", "variant", "turn")]


@pytest.mark.parametrize("path", sorted((DOCS / "balance").glob("*.toml")), ids=lambda it: it.stem)
def test_the_experiments_of_the_page_on_balance_are_right(path: Path) -> None:
    experiment = read_experiment(path.read_text("utf-8"), path.name, {}, str, path.parent)
    page = (DOCS / "balance.md").read_text("utf-8")
    assert f"balance/{path.name}" in page
    assert f"{experiment.deals:,} deals" in page
