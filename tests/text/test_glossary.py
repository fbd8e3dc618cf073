"""The catalogues use one word for one thing, as the glossaries say."""

from __future__ import annotations

import pytest

from wardround.text import languages

from .glossary import forbidden, glossary, speaks_of, unsaid
from .test_names import every_sentence

ENGLISH = glossary("en")
EVERY = pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
PUBLISHED = {
    "de": ["Krankenhausverwalter", "Spezialist"],
    "fr": ["bilan médical", "directeur", "niveau", "niveau", "tour"],
    "nl": ["beheerder", "openingscrisis", "shiftwissel", "superbacterie", "ziekenwagen"],
}


@EVERY
def test_every_language_has_a_word_for_every_thing(language: str) -> None:
    own = glossary(language)
    assert list(own) == list(ENGLISH)
    for name, thing in own.items():
        assert any(speaks_of(thing.forms, word) for word in thing.term.split()) or speaks_of(
            thing.forms, thing.term
        ), name
        assert not any(speaks_of(word, thing.term) for word in thing.never), name


@EVERY
def test_published_words_are_used(language: str) -> None:
    published = [thing.term for thing in glossary(language).values() if thing.published]
    assert sorted(published) == PUBLISHED[language]


@EVERY
def test_no_other_word_stands_for_a_thing(language: str) -> None:
    catalogue = every_sentence(language)
    found = [
        line
        for name, thing in glossary(language).items()
        for line in forbidden(thing, ENGLISH[name].where, catalogue)
    ]
    assert found == []


@EVERY
def test_sentences_that_speak_of_a_thing_use_its_word(language: str) -> None:
    """Those listed as `otherwise` do not, and no others are listed."""
    catalogue, original = every_sentence(language), every_sentence("en")
    for name, thing in glossary(language).items():
        found = unsaid(thing, ENGLISH[name], catalogue, original)
        assert sorted(found) == sorted(thing.otherwise), name


def test_a_second_word_for_a_thing_is_found() -> None:
    own = glossary("nl")["ambulance"]
    asked = "dice-hospital/ask-take"
    catalogue = every_sentence("nl") | {asked: "Welke ambulance neem je?"}
    assert forbidden(own, "", catalogue) == [rf"{asked}: ambulance\w*"]
    original = every_sentence("en")
    assert asked in unsaid(own, ENGLISH["ambulance"], catalogue, original)
    assert asked not in unsaid(own, ENGLISH["ambulance"], every_sentence("nl"), original)


def test_what_is_only_typed_is_no_word_of_a_sentence() -> None:
    own = glossary("fr")["nurse"]
    original = {"help": 'Type “nurse pharmacy”, administrators=no or { CARD("triage-nurse") }.'}
    assert unsaid(own, ENGLISH["nurse"], {"help": "Tape-le."}, original) == []
    told = {"help": "Send a nurse."}
    assert unsaid(own, ENGLISH["nurse"], {"help": "Envoie-le."}, told) == ["help"]


def test_a_word_that_another_message_brings_counts() -> None:
    own, bags = glossary("de")["blood-bag"], ENGLISH["blood-bag"]
    original = {"a": "You have one blood bag."}
    catalogue = {"a": "Du hast { b }.", "b": "einen Blutbeutel"}
    assert unsaid(own, bags, {"a": catalogue["a"], "b": catalogue["b"]}, original | {"b": ""}) == []
