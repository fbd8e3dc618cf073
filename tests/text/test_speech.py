"""Speech: names for words, seats from 1, plurals, and errors that hold errors."""

from __future__ import annotations

import pytest

from wardround.games import GAMES
from wardround.table.errors import (
    BadJournal,
    IllegalWord,
    UndoRefused,
    UnknownName,
    UnknownWord,
    WardroundError,
)
from wardround.table.messages import Happening, Message
from wardround.table.notation.transcript import read
from wardround.table.speakers import CHANCE, chance_for
from wardround.text import Speech, languages, own_language, speech_for

SEATS = ["Ann", "Ben"]


@pytest.fixture
def speech() -> Speech:
    game = GAMES.find("dice-hospital")
    return Speech("en", game.names(), game.name, strict=True)


def test_words_of_cards_become_printed_names(speech: Speech) -> None:
    placed = Happening("place", 1, {"worker": "surgeon", "department": "ear-nose-and-throat"})
    assert speech.happened(placed, SEATS) == "Ben sends the Surgeon to Ear, Nose & Throat."


def test_a_nurse_is_one_of_several(speech: Speech) -> None:
    placed = Happening("place", 0, {"worker": "nurse", "department": "clinic"})
    assert speech.happened(placed, SEATS) == "Ann sends a nurse to Clinic."


def test_patients_stay_words(speech: Speech) -> None:
    healed = Happening("heal", 0, {"patient": "r3", "becomes": "r4t"})
    assert speech.happened(healed, SEATS) == "Ann heals r3: now r4t."


def test_what_concerns_the_table_needs_no_seat(speech: Speech) -> None:
    assert speech.happened(Happening("roll", -1, {"patient": "y2"}), SEATS) == "y2 comes in."


@pytest.mark.parametrize("name", ["choose", "complete", "turn", "phase", "settled", "ready"])
def test_silent_happenings(speech: Speech, name: str) -> None:
    assert speech.happened(Happening(name, 0, {}), SEATS) is None


def test_hidden_figures_are_not_named(speech: Speech) -> None:
    dealt = Happening("deal", 0, {"administrator": "hidden"})
    assert speech.happened(dealt, SEATS) == "Ann is dealt an administrator."
    dealt = Happening("deal", 0, {"administrator": "admin-1"})
    assert speech.happened(dealt, SEATS) == "Ann is dealt Ruby."


def test_sources_and_phases_are_named(speech: Speech) -> None:
    scored = Happening("score", 0, {"source": "empty-hospital", "points": 5})
    assert speech.happened(scored, SEATS) == "Ann scores 5 points: empty hospital."
    why = Message("why-phase", {"phase": "take"})
    assert speech.say(why) == "this is not asked now. The step is: intake, taking ambulances."


def test_plurals(speech: Speech) -> None:
    def gained(bags: int) -> str | None:
        return speech.happened(Happening("gain", 0, {"bags": bags}), SEATS)

    assert gained(1) == "Ann gains a blood bag."
    assert gained(2) == "Ann gains 2 blood bags."


def test_numbers_are_not_grouped(speech: Speech) -> None:
    error = BadJournal("journal-number", line=12345, text="x")
    assert speech.error(error).startswith("Line 12345: ")


@pytest.mark.parametrize(("language", "told"), [("en", "12.70"), ("de", "12,70"), ("fr", "12,70")])
def test_points_with_places_are_written_as_the_language_does(language: str, told: str) -> None:
    lost = Message("puzzle-lost", {"lost": "12.70", "ahead": "no"})
    assert told in Speech(language).say(lost)


def test_seats_and_speakers_count_from_one(speech: Speech) -> None:
    assert speech.seat(0) == "Player 1"
    assert speech.speaker(1) == "Player 2"
    assert speech.speaker(CHANCE) == "chance"
    assert speech.speaker(chance_for(1)) == "chance for Player 2"


def test_who_is_meant_is_told_by_name_where_names_are_known(speech: Speech) -> None:
    others = Message("why-others", {"whom": "1 2"})
    assert speech.say(others, SEATS) == "it is not your turn; still to speak: Ann, Ben."
    assert speech.say(others) == "it is not your turn; still to speak: Player 1, Player 2."
    taken = Message("why-ambulance-taken", {"whom": 2})
    assert speech.say(taken, SEATS) == "Ben has taken that ambulance."
    error = IllegalWord("illegal-word", word="bag", speaker="2", legal="finish")
    assert speech.error(error, SEATS) == "“bag” is not legal for Ben now. Legal: finish."
    undo = UndoRefused("undo-depends", whom=1, other="*2")
    assert speech.error(undo, SEATS) == (
        "Ann cannot take that back: what chance for Ben has said since depends on it."
    )


def test_an_error_inside_an_error_knows_the_names_too(speech: Speech) -> None:
    inner = UndoRefused("undo-chance", whom=2)
    outer = BadJournal("journal-line", line=3, error=str(inner))
    outer.__cause__ = inner
    told = "Line 3: Ben cannot take that back: dice were rolled or cards turned up since."
    assert speech.error(outer, SEATS) == told


def test_an_open_seat_and_one_that_is_not_there_have_no_name(speech: Speech) -> None:
    error = WardroundError("seat-not-yours", whom=2)
    assert speech.error(error, ["Ann", ""]) == "You do not play for Player 2."
    assert speech.error(error, ["Ann"]) == "You do not play for Player 2."


def test_an_illegal_word_lists_the_legal_ones_as_they_are_typed(speech: Speech) -> None:
    error = IllegalWord("illegal-word", word="bag", speaker="2", legal="surgeon finish")
    assert speech.error(error) == "“bag” is not legal for Player 2 now. Legal: surgeon, finish."


def test_an_unknown_word_names_its_neighbours_if_it_has_any(speech: Speech) -> None:
    near = UnknownWord("unknown-word", word="nuse", near="nurse")
    assert speech.error(near) == "“nuse” is not a word of this game. Did you mean: nurse?"
    far = UnknownWord("unknown-word", word="zzz", near="")
    assert "Did you mean" not in speech.error(far)


def test_an_error_inside_an_error_is_a_sentence_too(speech: Speech) -> None:
    text = "wardround journal 1\ngame dice-hospital\nrules 2\nseats 2\n1: nuse\n"
    with pytest.raises(BadJournal) as caught:
        read(text, GAMES.find)
    expected = "Line 5: “nuse” is not a word of this game. Did you mean: nurse, use?"
    assert speech.error(caught.value) == expected


def test_an_error_that_only_quotes_another_keeps_the_quotation(speech: Speech) -> None:
    error = WardroundError("card-toml", error="Invalid value (at line 1)")
    assert speech.error(error) == "the file is not valid TOML: Invalid value (at line 1)."


def test_text_from_outside_cannot_move_the_cursor_or_flood_the_screen(speech: Speech) -> None:
    said = speech.error(UnknownWord("unknown-word", word="\x1b[2J" + "a" * 500, near=""))
    assert "\x1b" not in said
    assert r"\x1b[2J" in said
    assert len(said) < 250


def test_what_the_catalogue_does_not_know_is_shown_or_raised(speech: Speech) -> None:
    with pytest.raises(LookupError, match="no-such-key"):
        speech.say(Message("no-such-key", {"n": 1}))
    with pytest.raises(LookupError, match="who"):
        speech.say(Message("happened-first", {}))
    assert Speech().say(Message("no-such-key", {"n": 1})) == "No such key (n 1)"


def test_languages() -> None:
    assert languages() == ["de", "en", "fr", "nl"]
    with pytest.raises(UnknownName) as caught:
        Speech("eng")
    assert Speech().error(caught.value) == (
        "There is no language “eng”. Did you mean en? Languages: de, en, fr, nl."
    )


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx"}, "en"),
        ({"LC_ALL": "nl_NL", "LANG": "de_DE"}, "nl"),
        ({"WARDROUND_LANGUAGE": "fr", "LANG": "de_DE"}, "fr"),
    ],
)
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("WARDROUND_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert own_language() == language


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "price and colour: house"),
        ("de", "Preis und Farbe: hauseigen"),
        ("fr", "prix et couleur\xa0: maison"),
        ("nl", "prijs en kleur: zelfbedacht"),
    ],
)
def test_the_house_parts_of_a_card_are_told_or_that_all_of_it_is(language: str, told: str) -> None:
    speech = Speech(language)
    assert speech.house(["colour", "price"]) == told
    assert speech.house(["name", "effect", "points"]) == speech.label("house")
    assert speech.house([]) == ""
    assert speech.house(["effect", "price", "colour"]).count(",") == 1


def test_only_a_house_name_is_marked_where_a_card_is_named() -> None:
    speech = speech_for(GAMES.find("hospital-rush"), "en")
    assert speech.name("kurt-1") == "Kurt: Calling in a favor"
    assert speech.name("freddie-2") == "Freddie II (house)"
    assert speech.published("visiting-card") == "from the published visiting card"
    assert speech.published("") == ""


def test_speech_for_a_game_knows_its_cards() -> None:
    assert speech_for(GAMES.find("dice-hospital")).name("admin-8") == "Victor (name: house)"
    assert speech_for(GAMES.find("dice-hospital")).name("r4t") == "r4t"
