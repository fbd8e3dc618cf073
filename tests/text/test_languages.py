"""Every language says everything, with the figures it is given."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from wardround.games import GAMES
from wardround.games.dice_hospital.cards.catalogue import describe
from wardround.games.dice_hospital.game import DiceHospital
from wardround.text import Speech, catalogues, languages

from .scan import messages, needs
from .test_real_games import TABLES, Listener

OTHERS = [language for language in languages() if language != "en"]


def every_file(language: str) -> list[Path]:
    """The files that the program speaks from."""
    own = [file for game in catalogues.games() for file in catalogues.game_files(game, language)]
    return [*catalogues.shared_files(language), *own]


EVERY = pytest.mark.parametrize("language", OTHERS)


@EVERY
def test_a_catalogue_has_every_key_and_no_other(language: str) -> None:
    for file in every_file(language):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert not [part for part in body if isinstance(part, Junk)]
    assert len(every_file(language)) == len(every_file("en")) > 7
    assert set(messages(language)) == set(messages())


@EVERY
def test_a_sentence_asks_for_no_figure_that_english_does_not(language: str) -> None:
    own, english = messages(language), messages()
    extra = {key: needs(key, own) - needs(key, english) for key in own}
    assert {key: figures for key, figures in extra.items() if figures} == {}


@EVERY
def test_a_catalogue_is_translated(language: str) -> None:
    own, english = messages(language), messages()
    worded = [key for key in english if len(re.findall(r"[a-z]{3,}", english[key])) > 9]
    same = [key for key in worded if own[key] == english[key]]
    assert same == []


@EVERY
def test_real_games_can_be_told(language: str) -> None:
    listener = Listener(language)
    for seed, options in enumerate(TABLES):
        listener.play(options, seed)
    assert len(listener.keys) > 90


@EVERY
def test_real_games_of_hospital_rush_can_be_told(language: str) -> None:
    listener = Listener(language, GAMES.find("hospital-rush"))
    for seats in ("3", "4", "5"):
        listener.play({"seats": seats, "rounds": "10"}, int(seats))
        for card in listener.game.cards_in_play({"seats": seats, "rounds": "10"}).values():
            listener.say(card.does)
    assert len(listener.keys) > 60


@EVERY
def test_every_card_is_described_and_keeps_its_name(language: str) -> None:
    game = DiceHospital()
    speech = Speech(language, game.names(), game.name, strict=True, house=game.house_parts())
    told = [speech.say(describe(card)) for card in game.library.known().values()]
    told += [speech.say(describe(card)) for card in game.library.prototype.worded()]
    assert all(len(sentence) > 15 for sentence in told)
    printed = [speech.say(describe(card)) for card in game.cards.worded()]
    assert len(set(printed)) == len(printed) == 38
    assert speech.name("surgeon") == "Surgeon"
    assert speech.name("admin-1") != "Ruby"
    assert GAMES.find("dice-hospital").names()["admin-1"] == "Ruby"


SEAT_BY_NUMBER = re.compile(r"\b(seat|sitz|siège|stoel)\s*(\{ \$|\d)", re.IGNORECASE)


@pytest.mark.parametrize("language", languages())
def test_no_sentence_tells_a_seat_by_its_number(language: str) -> None:
    for file in (*every_file(language), *catalogues.page_files(language)):
        assert SEAT_BY_NUMBER.findall(file.read_text(encoding="utf-8")) == [], file.name
