"""Phase 2: take a department or a specialist, then perhaps give one back for a blood bag."""

from __future__ import annotations

from bisect import insort

from wardround.games.dice_hospital import happenings
from wardround.games.dice_hospital.groups import distinct
from wardround.games.dice_hospital.state import (
    NONE,
    State,
    choose,
    complete,
    gain_bag,
    give_word,
    next_by_ambulance,
    note,
)
from wardround.games.dice_hospital.words import PASS, RETURN


def legal_improve(s: State) -> list[int]:
    """Pass (D4), or any card of the display."""
    words = distinct(s.display)
    words.insert(0, PASS)
    return words


def improve(s: State, seat: int, word: int) -> None:
    """Take a card, or pass; the next by ambulance number has the word."""
    if word != PASS:
        s.display.remove(word)
        h = s.hospitals[seat]
        if word < s.rules.worker_word:
            insort(h.departments, word - s.rules.department_word)
            note(s, happenings.BUILD, seat, word, 0)
        else:
            insort(h.staff, word - s.rules.worker_word)
            note(s, happenings.BUILD, seat, word, 1)
    give_word(s, next_by_ambulance(s, s.hospitals[seat].ambulance))


def improvements(s: State, seat: int) -> list[int]:
    """The words of a seat's improvements, each once."""
    h = s.hospitals[seat]
    rules = s.rules
    words = [rules.department_word + d for d in h.departments if d >= rules.board]
    words += [rules.worker_word + w for w in h.staff]
    return distinct(words)


def has_improvement(s: State, seat: int) -> bool:
    """Whether a seat has anything beyond what every hospital has."""
    h = s.hospitals[seat]
    return len(h.staff) > 0 or len(h.departments) > s.rules.board


def next_to_return(s: State, after: int) -> int:
    """The next seat by ambulance number that has something to give back; NONE if nobody has."""
    seat = next_by_ambulance(s, after)
    while seat != NONE and not has_improvement(s, seat):
        seat = next_by_ambulance(s, s.hospitals[seat].ambulance)
    return seat


def legal_return(s: State, seat: int) -> list[int]:
    """Pass, or `return` and one improvement, even the new one."""
    return improvements(s, seat) if s.hospitals[seat].said else [PASS, RETURN]


def give_back(s: State, seat: int, word: int) -> None:
    """Say `pass`, or `return` and then the card that goes under its pile for a blood bag."""
    if word == RETURN:
        choose(s, seat, word)
        return
    if word != PASS:
        choose(s, seat, word)
        complete(s, seat)
        h = s.hospitals[seat]
        if word < s.rules.worker_word:
            h.departments.remove(word - s.rules.department_word)
            note(s, happenings.GIVE_BACK, seat, word, 0)
        else:
            h.staff.remove(word - s.rules.worker_word)
            note(s, happenings.GIVE_BACK, seat, word, 1)
        s.under[word - s.rules.department_word] += 1
        gain_bag(s, seat)
    give_word(s, next_to_return(s, s.hospitals[seat].ambulance))
