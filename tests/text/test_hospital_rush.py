"""Hospital Rush: sentences say what happened, and nothing that is not so."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.resources import files

import pytest

from hospital_rush.given import GAME, given, intern, say
from wardround.games.hospital_rush.cards.catalogue import describe
from wardround.table.messages import Happening
from wardround.text import speech_for

NAMES = ("Ann", "Ben", "Cy")
NIGHT_SHIFTS = {card.id: card for card in GAME.cards.all_spaces() if card.does == "night-shift"}


def told(happenings: list[Happening], language: str = "en") -> str:
    """What a log says of these happenings."""
    speech = speech_for(GAME, language)
    lines = (speech.happened(happening, NAMES) for happening in happenings)
    return " ".join(line for line in lines if line).replace(f" ({speech.label('house')})", "")


@pytest.mark.parametrize("tiles", ["4:patch", "4:patch.patch.patch"])
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann discards Nell Nettle from bed 4."),
        ("de", "Ann legt Nell Nettle aus Bett 4 ab."),
        ("fr", "Ann défausse Nell Nettle du lit 4."),
        ("nl", "Ann legt Nell Nettle uit bed 4 af."),
    ],
)
def test_what_vanessa_discards_is_discarded_cured_or_not(
    tiles: str, language: str, said: str
) -> None:
    vanessa, ben = intern("vanessa", bucks=9), intern(bed=4)
    state = given(vanessa, ben, beds="nell-nettle", tiles=tiles)
    lines = told(say(state, "1", "vanessa-1 bed-4"), language)
    assert said in lines
    assert "Ben" in lines, "its treating player gains as much"


@pytest.mark.parametrize("tiles", ["4:patch", "4:patch.patch.patch"])
def test_whoever_leaves_bed_4_without_a_marker_brings_no_prestige(tiles: str) -> None:
    state = given(intern("freddie"), beds="nell-nettle", tiles=tiles)
    lines = told(say(state, "1", "freddie-1 use"))
    assert "Nell Nettle leaves bed 4 and brings no prestige." in lines


def test_a_treated_patient_that_freddie_sends_away_uncured_brings_none_either() -> None:
    state = given(intern("freddie"), intern(bed=4), beds="nell-nettle", tiles="4:patch")
    lines = told(say(state, "1", "freddie-1 use"))
    assert "Nell Nettle leaves bed 4 and brings no prestige." in lines


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("en", "the first to come"),
        ("de", "wer zuerst kommt"),
        ("fr", "le premier venu"),
        ("nl", "wie het eerst komt"),
    ],
)
def test_nobody_comes_first_to_a_night_shift_of_ones_own(language: str, first: str) -> None:
    speech = speech_for(GAME, language)
    assert first in speech.say(describe(NIGHT_SHIFTS["night-shift"]))
    assert first not in speech.say(describe(NIGHT_SHIFTS["olga-2"]))


def test_a_night_shift_of_ones_own_names_who_begins() -> None:
    speech, shift = speech_for(GAME, "en"), NIGHT_SHIFTS["olga-2"]
    assert speech.say(describe(shift)) == "Earn 4 bucks and name who begins the next round."
    silent = replace(shift, numbers={**shift.numbers, "names": 0})
    assert speech.say(describe(silent)) == "Earn 4 bucks."


@pytest.mark.parametrize(
    ("language", "key", "figures", "said"),
    [
        ("fr", "reason-place", {"bucks": 0}, "Tu n’as aucun sou."),
        ("fr", "reason-place", {"bucks": 1}, "Tu as 1 sou."),
        ("nl", "count-any", {"count": 1}, "1 medicijn van willekeurige kleur"),
        ("nl", "count-any", {"count": 2}, "2 medicijnen van willekeurige kleur"),
        (
            "de",
            "happened-exam",
            {"who": "Ann", "skills": 0},
            "Ann macht das Examen ohne Fähigkeit.",
        ),
        (
            "de",
            "position-space",
            {"word": "study", "where": "2"},
            "„study“ im Feld „places“ im Abschnitt von Spieler 2 ist dort nicht im Spiel",
        ),
        (
            "de",
            "position-medicine",
            {"colour": "purple", "medicine": 2},
            "mehr lila Medizin als die 2 vorhandenen Plättchen.",
        ),
    ],
)
def test_parts_make_one_sentence(
    language: str, key: str, figures: dict[str, str | int], said: str
) -> None:
    assert said in speech_for(GAME, language).label(key, **figures)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Ann nimmt 1 Kröte von Ben. Ann nimmt lila Medizin von Ben."),
        ("fr", "Ann prend un sou à Ben. Ann prend un médicament violet à Ben."),
        ("nl", "Ann pakt 1 duit af van Ben. Ann pakt 1 paars medicijn af van Ben."),
    ],
)
def test_what_was_taken_stands_in_its_place(language: str, said: str) -> None:
    taken = [Happening("steal", 0, {"thing": t, "whom": 2}) for t in ("buck", "purple")]
    assert told(taken, language) == said


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_what_is_gained_is_prestige_and_never_points(language: str) -> None:
    texts = files("wardround.text") / "hospital_rush" / "page" / f"{language}.ftl"
    points = r"\b(?:points?(?! de prestige)|punkte?n?|punt(?:en)?)\b"
    assert re.findall(points, texts.read_text("utf-8").lower()) == []
