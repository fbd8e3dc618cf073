"""Greedy at Dice Hospital: it goes for reports and what an event asks for, and finds the best."""

from __future__ import annotations

from random import Random

import pytest

from dice_hospital.given import GAME, State, given, hospital
from wardround.games.dice_hospital.rules import flow
from wardround.players.dice_hospital.drafts import DRAFTS, play_round
from wardround.players.dice_hospital.sentence_search import best_sentence, best_word
from wardround.players.dice_hospital.value import STANDARD_WEIGHTS, standard_value
from wardround.table.sentences import sentences
from wardround.table.speakers import is_chance

ABOVE = "report-4 report-5 report-6"


def said(state: State) -> str:
    """The sentence that greedy says for seat 1."""
    return GAME.vocabulary.text(best_sentence(state, 0))


def last_nurse(patients: str, lounge: str = "", event: str = "", reports: str = "") -> str:
    """Whom greedy treats with the last nurse of the last round."""
    home = hospital(patients, lounge=lounge, nurses=1, used="imaging intensive-care")
    if reports:
        return said(given(home, seats=1, round=8, reports=reports)).split()[-1]
    state = given(home, round=8, options="events", event=event, events=event)
    return said(state).split()[-1]


@pytest.mark.parametrize(
    ("lounge", "report", "treated"), [("red", "report-1", "r6"), ("yellow", "report-2", "y6")]
)
def test_greedy_discharges_whom_a_report_asks_for(lounge: str, report: str, treated: str) -> None:
    reports = f"{report} report-12 report-15 {ABOVE}"
    assert last_nurse("r6 y6", lounge, reports=reports) == treated


def test_greedy_lets_nobody_go_untreated_during_an_inspection() -> None:
    assert last_nurse("g2 y6t") == "y6t"
    assert last_nurse("g2 y6t", event="inspection") == "g2"


@pytest.mark.parametrize(("patients", "treated"), [("g5 r3", "g5"), ("g3 r5", "r5")])
def test_greedy_makes_sixes_when_they_go_home_by_themselves(patients: str, treated: str) -> None:
    assert last_nurse(patients, event="early-release") == treated


def test_greedy_recolours_patients_so_that_departments_find_some() -> None:
    state = given(
        hospital("r3 r4 r5"), phase="event", round=2, options="events",
        event="reclassification", events="reclassification",
    )  # fmt: skip
    colours = {"yellow", "green"}
    assert colours & set(said(state).split())


@pytest.mark.parametrize("seed", range(3))
def test_no_sentence_leaves_the_seat_better_off_than_the_one_said(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start({"seats": "2", "set": "everything"})
    for _ in range(260):
        speaker = GAME.turn(state)[0]
        words = GAME.legal(state, speaker)
        GAME.apply(state, speaker, rng.choice(words) if is_chance(speaker) else words[-1])
    seat = GAME.turn(state)[0]
    if is_chance(seat):
        GAME.apply(state, seat, GAME.legal(state, seat)[0])
        seat = GAME.turn(state)[0]
    assert best_sentence(state, seat)[0] == best_word(state, seat)
    best = max(worth(state, seat, line) for line in sentences(GAME, state, seat))
    assert worth(state, seat, best_sentence(state, seat)) == best


def worth(state: State, seat: int, line: list[int]) -> float:
    """What the position is worth after a sentence."""
    after = GAME.clone(state)
    for word in line:
        GAME.apply(after, seat, word)
    return standard_value(after, seat)


def test_drafts_are_tried_to_the_end_of_the_work_whatever_is_rolled() -> None:
    """Cards of experimental medicine roll dice again: work goes on after that."""
    rng = Random(3)
    tried = 0
    for _ in range(4):
        state = GAME.start(GAME.resolve_options({"seats": "2", "experimental": "replace"}))
        while flow.only_speaker(state) != flow.NOBODY:
            speaker = flow.only_speaker(state)
            words = flow.words(state, speaker)
            word = rng.choice(words) if speaker < 0 else best_word(state, speaker)
            if speaker >= 0 and state.phase in DRAFTS and len(words) > 1:
                there = play_round(state, speaker, word, 0, STANDARD_WEIGHTS[2])
                assert GAME.turn(there) == [
                    seat for seat in (0, 1) if not there.hospitals[seat].ready
                ]
                assert len(GAME.turn(there)) == 1
                tried += 1
            flow.apply(state, speaker, word)
    assert tried > 50
