"""Sentences parsed one by one are those of a file parsed whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast

import wardround
from wardround.games import GAMES
from wardround.text import lazy_bundle, speech_for
from wardround.text.catalogues import languages
from wardround.text.lazy_bundle import LazyBundle, split_entries, whole

FILES = sorted(Path(wardround.__file__).parent.joinpath("text").rglob("*.ftl"))
SOURCE = """
### A file about visits

# Who came.
guest = { $count ->
    [one] one { -person }
   *[other] { $count } { guests }
}
# not = an entry
-person = guest
guests = { loudly }
    and more
loudly = GUESTS
guest = a second one
broken = { $
empty =
    .attribute = only this
"""


def keyed(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-3:]))
def test_every_entry_of_every_file_is_found_and_is_the_same_alone(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    parser = FluentParser(with_spans=False)
    whole = [one for one in parser.parse(source).body if isinstance(one, ast.Message | ast.Term)]
    found = split_entries(source)
    assert list(found) == [keyed(one) for one in whole]
    for one in whole:
        alone = parser.parse(found[keyed(one)]).body[0]
        assert one.equals(alone, ignored_fields=["comment"])


@pytest.mark.parametrize("count", [1, 3])
def test_an_entry_brings_those_it_refers_to(count: int) -> None:
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(SOURCE))
    pattern = whole.get_message("guest").value
    assert pattern is not None
    told = LazyBundle("en", [SOURCE], {}).format("guest", {"count": count})
    assert told == whole.format_pattern(pattern, {"count": count})
    assert told[1] == []


def test_the_first_file_prevails() -> None:
    bundle = LazyBundle("en", ["loudly = Guests!", SOURCE], {})
    assert bundle.format("guests", {}) == ("Guests!\nand more", [])


@pytest.mark.parametrize("key", ["nobody", "broken", "empty", "not"])
def test_what_cannot_be_told_is_an_error(key: str) -> None:
    text, errors = LazyBundle("en", [SOURCE], {}).format(key, {})
    assert text == ""
    assert errors


def test_only_what_is_told_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def parse(source: str) -> ast.Resource:
        parsed.append(source)
        return FluentResource(source)

    lazy_bundle._parse.cache_clear()
    monkeypatch.setattr(lazy_bundle, "FluentResource", parse)
    speech_for(GAMES.find("dice-hospital"), "en").label("label-games")
    assert 1 <= len(parsed) < 10


@pytest.mark.parametrize("language", languages())
def test_whole_numbers_are_written_as_the_library_would(language: str) -> None:
    locale = Locale.parse(language)
    for number in (0, 1, -1, 12, -345, 6789, 1234567, -(10**14)):
        assert whole(number).format(locale) == fluent_number(number, useGrouping=False).format(
            locale
        )
