"""The table of CONTRIBUTING.md that says where a question is answered is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wardround

SOURCE = Path(wardround.__file__).parent
TEXT = (Path(__file__).parent.parent / "CONTRIBUTING.md").read_text("utf-8")
TABLE = TEXT.partition("## Where is it?")[2].partition("\n## ")[0]
ROWS = [line.strip("| ").split(" | ") for line in TABLE.splitlines() if line.startswith("| ")][1:]


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def text_of(path: str) -> str:
    """The text of a file, or of every file in a folder with its name."""
    found = SOURCE / path
    files = sorted(found.iterdir()) if found.is_dir() else [found]
    return "\n".join(f"{file.name}\n{file.read_text('utf-8')}" for file in files if file.is_file())


def test_there_are_enough_questions() -> None:
    assert 15 <= len(ROWS) <= 25
    assert all(len(row) == 3 for row in ROWS)


@pytest.mark.parametrize(("question", "files", "names"), ROWS, ids=[row[0] for row in ROWS])
def test_a_question_is_answered_where_the_table_says(question: str, files: str, names: str) -> None:
    paths = [path for path in quoted(files) if "/" in path]
    assert paths, question
    assert [path for path in paths if not (SOURCE / path).exists()] == []
    text = "\n".join(map(text_of, paths))
    assert [name for name in quoted(names) if not re.search(rf"\b{re.escape(name)}\b", text)] == []
