"""Names of cards in the terminal: in one's language or as printed, with the word to say beside."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console

from wardround.terminal.games.dice_hospital.panels import hospital
from wardround.terminal.play.completion import useful

from .conftest import Run
from .playing import play_to, say, session_of
from .test_hospital_rush import CODE

Refused = Callable[..., str]


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setenv("WARDROUND_LANGUAGE", "de")
    return monkeypatch


def test_cards_are_listed_with_names_and_words(run: Run, german: pytest.MonkeyPatch) -> None:
    listed = run("cards").out
    assert "  Apotheke (pharmacy): Heile einen grünen Patienten um 1 Stufe." in listed
    assert "  Chirurg (surgeon, " in listed
    german.setenv("WARDROUND_NAMES", "printed")
    printed = run("cards").out
    assert "  Pharmacy (pharmacy): Heile einen grünen Patienten um 1 Stufe." in printed
    assert "Apotheke" not in printed


def test_names_are_facts_for_programs(run: Run, german: pytest.MonkeyPatch) -> None:
    found = json.loads(run("cards", "--json").out)
    assert {"word": "pharmacy", "name": "Pharmacy"}.items() <= found["board-departments"][2].items()
    german.setenv("WARDROUND_NAMES", "printed")
    assert json.loads(run("cards", "--json").out) == found


@pytest.mark.usefixtures("german")
def test_the_board_of_the_other_game_shows_both(run: Run) -> None:
    shown = run("show", CODE).out
    assert "(Kurt von Schneider)" in shown
    assert "Pharmazie, Finanzen." in shown


@pytest.mark.usefixtures("german")
def test_the_table_shows_words_beside_names_and_takes_the_words() -> None:
    session = session_of("you", "greedy")
    play_to(session, "activate")
    console = Console(width=100, record=True, file=StringIO())
    console.print(hospital(session, useful(session)))
    assert "● Onkologie (oncology) ein gelber Patient, 1 Stufe" in console.export_text()
    say(session, "nurse oncology y2")
    console.print(hospital(session, useful(session)))
    assert "✓ Onkologie (oncology)" in console.export_text()


def test_what_the_environment_asks_for_and_is_not_there_is_refused(
    refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARDROUND_NAMES", "latin")
    assert "WARDROUND_NAMES cannot be “latin”" in refused("cards")
    monkeypatch.delenv("WARDROUND_NAMES")
    monkeypatch.setenv("WARDROUND_LANGUAGE", "tlh")
    assert "There is no language “tlh”" in refused("cards")
