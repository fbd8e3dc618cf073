"""Cards are called by their names in the language spoken, or as printed; words stay English."""

from __future__ import annotations

import re
from typing import Any

import pytest

from wardround.games import GAMES, game_with
from wardround.table.errors import UnknownName
from wardround.table.game import Game
from wardround.table.messages import Message
from wardround.text import (
    NAMES,
    PRINTED,
    TRANSLATED,
    Speech,
    languages,
    name_file,
    own_names,
    speech_for,
)

from .scan import messages
from .test_page import sentences

DICE, RUSH = GAMES.find("dice-hospital"), GAMES.find("hospital-rush")
EVERY = pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
BOTH = pytest.mark.parametrize("game", [DICE, RUSH], ids=lambda game: game.name)
SECTIONS = {"dice-hospital": DICE, "hospital-rush": RUSH}
SOFT_HYPHEN = "\u00ad"
RENAMED = """
[[specialist]]
id = "surgeon"
name = "Chief Surgeon"
copies = 2
family = "red"
relation = "anyone"
count = 1
steps = 1
"""


def printed_names(game: Game[Any]) -> dict[str, str]:
    """Every card of a game, of all its editions."""
    editions = [option.values for option in game.options if option.name == "edition"]
    every = [game.names()]
    every += [game.names({"edition": edition}) for values in editions for edition in values]
    return {word: name for names in reversed(every) for word, name in names.items()}


def people(game: Game[Any]) -> set[str]:
    """The words of what is named after people: characters, their own spaces, patients."""
    found: set[str] = set()
    for seats in game.seat_counts:
        for word, card in game.cards_in_play(game.resolve_options({"seats": str(seats)})).items():
            if card.kind in ("character", "patient") or card.facts.get("character"):
                found.add(word)
    return found


def game_told_of(key: str) -> Game[Any] | None:
    """The game that a sentence is about, by the beginning of its key."""
    return next((game for start, game in SECTIONS.items() if key.startswith(start)), None)


def every_sentence(language: str) -> dict[str, str]:
    """The catalogues of the program and of the page, without marks of where a word may break."""
    told = messages(language) | sentences(language)
    return {key: text.replace(SOFT_HYPHEN, "") for key, text in told.items()}


@EVERY
@BOTH
def test_every_card_has_a_name_in_the_language_unless_it_is_called_after_a_person(
    game: Game[Any], language: str
) -> None:
    wanted = set(printed_names(game)) - people(game)
    assert wanted - set(name_file(game.name, language)) == set()
    assert people(game) & set(name_file(game.name, language)) == set()


@EVERY
@BOTH
def test_no_two_cards_have_one_name(game: Game[Any], language: str) -> None:
    names = list(name_file(game.name, language).values())
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


@EVERY
def test_sentences_name_cards_by_their_words(language: str) -> None:
    """A printed name in a sentence would stay English: CARD("...") is shown as it is wanted."""
    for key, body in every_sentence(language).items():
        game = game_told_of(key)
        for word in re.findall(r'CARD\("([^"]+)"\)', body):
            assert word in (game or DICE).names(), key
        if game:
            own = name_file(game.name, language)
            hidden = [n for w, n in game.names().items() if w in own and own[w] != n]
            told = re.sub(r'CARD\("[^"]+"\)', "", body)
            assert [name for name in hidden if re.search(rf"\b{re.escape(name)}\b", told)] == [], (
                key
            )


def test_english_names_cards_as_they_are_printed() -> None:
    for game in (DICE, RUSH):
        assert name_file(game.name, "en") == {}
        words = game.names()
        ways = [[speech_for(game, "en", names).name(word) for word in words] for names in NAMES]
        assert ways[0] == ways[1]


def test_a_card_is_called_as_is_wanted() -> None:
    german, printed = speech_for(DICE, "de", TRANSLATED), speech_for(DICE, "de", PRINTED)
    assert german.name("pharmacy") == "Apotheke"
    assert printed.name("pharmacy") == "Pharmacy"
    assert german.name("admin-8").startswith("Viktor (")
    assert german.name_of("pharmacy", "Pharmacy") == "Apotheke"
    assert printed.name_of("pharmacy", "Pharmacy") == "Pharmacy"


def test_the_word_stays_beside_a_name_that_hides_it() -> None:
    german, english = speech_for(DICE, "de"), speech_for(DICE, "en")
    assert german.with_word("pharmacy", german.name("pharmacy")) == "Apotheke (pharmacy)"
    assert english.with_word("pharmacy", english.name("pharmacy")) == "Pharmacy"
    rush = speech_for(RUSH, "de")
    assert rush.with_word("kurt-1", rush.name("kurt-1")) == rush.name("kurt-1")


def test_a_sentence_of_the_catalogue_names_a_card() -> None:
    for names, told in ((TRANSLATED, "Pharmacie"), (PRINTED, "Pharmacy")):
        said = speech_for(RUSH, "fr", names).say(Message("reason-pharmacy", {}))
        assert said.startswith(f"{told} te donne")
    with pytest.raises(LookupError, match="pharmacy"):
        Speech("fr", game="hospital-rush", strict=True).say(Message("reason-pharmacy", {}))


def test_a_card_of_ones_own_keeps_its_name() -> None:
    speech = speech_for(game_with("dice-hospital", RENAMED), "nl")
    assert (speech.name("surgeon"), speech.name("urologist")) == ("Chief Surgeon", "Uroloog")


@pytest.mark.parametrize(("given", "names"), [("", TRANSLATED), ("printed", PRINTED)])
def test_the_environment_chooses_names(
    monkeypatch: pytest.MonkeyPatch, given: str, names: str
) -> None:
    monkeypatch.setenv("WARDROUND_NAMES", given)
    assert own_names() == names
    told = "Pharmacie" if names == TRANSLATED else "Pharmacy"
    assert speech_for(DICE, "fr").name("pharmacy") == told


def test_names_that_there_are_not_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARDROUND_NAMES", "latin")
    with pytest.raises(UnknownName) as caught:
        own_names()
    told = Speech("en").error(caught.value)
    assert told == "WARDROUND_NAMES cannot be “latin”. Allowed: translated, printed."
