"""Every language has its own marks: spaces, quotes and apostrophes as its readers know them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wardround.text
from wardround.text import languages

FOLDER = Path(wardround.text.__file__).parent
NARROW, FIXED = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
TYPED = re.compile(r"^#.*|pip install .*", re.MULTILINE)
WRONG = {
    "de": r"”|“(?=[{\w])",
    "en": "[„«‘]",
    "fr": f"[ {FIXED}][;!?»]|[ {NARROW}]:(?![\\w/=])|«[^{NARROW}]|[“”„]",
    "nl": "[„«‘]",
}


def every_text(language: str) -> list[Path]:
    return sorted(FOLDER.rglob(f"{language}.ftl"))


@pytest.mark.parametrize("language", languages())
def test_marks_are_those_of_the_language(language: str) -> None:
    wrong = re.compile(rf"(?<=\w)'(?=\w)|\.\.\.|{WRONG[language]}")
    found = [
        f"{file.parent.name}: {line.strip()}"
        for file in every_text(language)
        for line in TYPED.sub("", file.read_text(encoding="utf-8")).splitlines()
        if wrong.search(line)
    ]
    assert found == []
