"""The page's own sentences: every key its scripts use is there in every language, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import wardround
from text.scan import needs
from wardround.text.catalogues import games, languages, page_files, page_source

SOURCE = Path(wardround.__file__).parent
WEB = SOURCE / "web"
CALL = re.compile(r"""\bt\((?:[^()'`]*\? )?(['`])([^'`$]*)(\$\{)?""")
BRANCH = re.compile(r"""\bt\([^()'`]*\? '([\w-]+)' : '([\w-]+)'""")


def sentences(language: str) -> dict[str, str]:
    """The page's catalogue: every key with the source of its sentence."""
    text = page_source(language)
    parts = re.split(r"^([a-z][a-z0-9-]*) =", text, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def part_of(script: Path) -> str:
    """The part of the catalogue that a script speaks from: its game's, or the page's."""
    place = script.relative_to(WEB).parts
    return place[1] if place[0] == "games" and len(place) > 2 else "page"


def used() -> tuple[set[str], set[str]]:
    """Keys that are written out, and beginnings of keys that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for script in WEB.rglob("*.js"):
        if "vendor" in script.parts:
            continue
        code, part = script.read_text(encoding="utf-8"), part_of(script)
        for _, key, goes_on in CALL.findall(code):
            (begun if goes_on else whole).add(f"{part}-{key}")
        whole |= {f"{part}-{key}" for keys in BRANCH.findall(code) for key in keys}
    return whole, begun


def written() -> set[str]:
    """Every quoted text of the scripts as the key it would be: keys are kept as data too."""
    scripts = [script for script in WEB.rglob("*.js") if "vendor" not in script.parts]
    return {
        f"{part_of(script)}-{text}"
        for script in scripts
        for text in re.findall(r"'([\w-]+)'", script.read_text(encoding="utf-8"))
    }


def test_every_key_of_the_scripts_is_there() -> None:
    known = set(sentences("en"))
    whole, begun = used()
    assert sorted(whole - known) == []
    assert [start for start in begun if not any(key.startswith(start) for key in known)] == []


def test_every_sentence_is_used() -> None:
    whole, begun = used()
    whole |= written()
    idle = [key for key in sentences("en") if key not in whole]
    assert [key for key in idle if not any(key.startswith(start) for start in begun)] == []


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same(language: str) -> None:
    own, english = sentences(language), sentences("en")
    assert set(own) == set(english)
    assert [key for key in own if needs(key, own) != needs(key, english)] == []


@pytest.mark.parametrize("language", languages())
def test_the_catalogue_is_well_formed(language: str) -> None:
    body = FluentParser().parse(page_source(language)).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert sorted(keys) == sorted(sentences(language))


@pytest.mark.parametrize("language", languages())
def test_every_file_of_the_page_speaks_of_its_own_game_only(language: str) -> None:
    files = page_files(language)
    assert len(files) == 3
    parts = (("page-", "generic-"), *((f"{game}-",) for game in games()))
    for file, starts in zip(files, parts, strict=True):
        keys = re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert [key for key in keys if not key.startswith(starts)] == []


def test_the_page_offers_the_languages_there_are() -> None:
    script = (WEB / "text.js").read_text(encoding="utf-8")
    offered = re.findall(r"\b([a-z]{2}): '", script)
    assert sorted(offered) == languages()
