"""Dice Hospital: sentences name what is missing."""

from __future__ import annotations

import pytest

from dice_hospital.given import GAME, after, given, hospital
from wardround.text import speech_for


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "for the second, one patient of value 4 or 5, there is nobody."),
        ("de", "für den zweiten, einen Patienten mit Wert 4 oder 5, gibt es niemanden."),
        ("fr", "pour la seconde, un patient de niveau 4 ou 5, il n’y a personne."),
        ("nl", "voor het tweede, één patiënt van waarde 4 of 5, is er niemand."),
    ],
)
def test_the_missing_4_or_5_of_physiotherapy_ii_is_named(language: str, said: str) -> None:
    state = given(hospital("r2 y3", departments="physiotherapy-ii"), options="edition=prototype")
    speech = speech_for(GAME, language)
    sentence = speech.say(
        GAME.why_not(after(state, "1", "nurse"), 0, GAME.vocabulary.number("physiotherapy-ii"))
    )
    assert sentence.startswith(f"{speech.name('physiotherapy-ii')} ")
    assert sentence.endswith(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Noch einsetzbar: Pflegekraft."),
        ("fr", "Peut encore travailler : infirmier."),
        ("nl", "Kan nog werken: verpleegkundige."),
    ],
)
def test_a_nurse_who_could_still_work_is_called_so(language: str, said: str) -> None:
    told = speech_for(GAME, language).label("risk-finish", kinds=1, workers="nurse", deaths=0)
    assert said in told.replace("\N{NO-BREAK SPACE}", " ")
