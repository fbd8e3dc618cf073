"""Phase 2: take a department or a specialist, then perhaps give one back for a blood bag."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.groups import distinct
from wardround.games.dice_hospital.rules.ruleset import RETURN_BAGS
from wardround.games.dice_hospital.rules.setup import card_number
from wardround.games.dice_hospital.rules.state import (
    NONE,
    State,
    choose,
    complete,
    gain_bags,
    give_word,
    next_in_order,
    note,
)
from wardround.games.dice_hospital.rules.words import PASS, RETURN


def legal_improve(s: State) -> list[int]:
    """Pass (D4), or any card of the display. One player alone must take one."""
    words = distinct(s.display)
    if s.rules.seats > 1:
        words.insert(0, PASS)
    return words


def improve(s: State, seat: int, word: int) -> None:
    """Take a card, or pass; the next by ambulance number has the word."""
    if word != PASS:
        s.display.remove(word)
        h = s.hospitals[seat]
        department = s.rules.department_of[word]
        if department >= 0:
            h.departments = sorted([*h.departments, department])
            note(s, happenings.BUILD, seat, word, 0)
        else:
            h.staff = sorted([*h.staff, s.rules.worker_of[word]])
            note(s, happenings.BUILD, seat, word, 1)
    give_word(s, next_in_order(s, seat))


def improvements(s: State, seat: int) -> list[int]:
    """The words of a seat's improvements, each once."""
    h = s.hospitals[seat]
    rules = s.rules
    words = [rules.department_words[d] for d in h.departments if d >= rules.board]
    words += [rules.worker_words[w] for w in h.staff]
    words.sort()
    return distinct(words)


def has_improvement(s: State, seat: int) -> bool:
    """Whether a seat has anything beyond what every hospital has."""
    h = s.hospitals[seat]
    return len(h.staff) > 0 or len(h.departments) > s.rules.board


def next_to_return(s: State, seat: int) -> int:
    """The next seat in order (after NONE: the first) that has something to give back, or NONE."""
    following = next_in_order(s, seat)
    while following != NONE and not has_improvement(s, following):
        following = next_in_order(s, following)
    return following


def legal_return(s: State, seat: int) -> list[int]:
    """Pass, or `return` and one improvement, even the new one."""
    return improvements(s, seat) if s.hospitals[seat].said else [PASS, RETURN]


def give_back(s: State, seat: int, word: int) -> None:
    """Say `pass`, or `return` and then the card that goes under its pile for a blood bag.

    In the prototype as many as there are, in any order, until `pass` (W17).
    """
    if word == RETURN:
        choose(s, seat, word)
        return
    if word != PASS:
        choose(s, seat, word)
        complete(s, seat)
        _put_under(s, seat, word)
        gain_bags(s, seat, s.modifiers[RETURN_BAGS])
        if s.rules.many_returns and has_improvement(s, seat):
            return
    give_word(s, next_to_return(s, seat))


def _put_under(s: State, seat: int, word: int) -> None:
    h = s.hospitals[seat]
    department = s.rules.department_of[word]
    if department >= 0:
        h.departments = _without(h.departments, department)
        note(s, happenings.GIVE_BACK, seat, word, 0)
    else:
        h.staff = _without(h.staff, s.rules.worker_of[word])
        note(s, happenings.GIVE_BACK, seat, word, 1)
    s.under[card_number(s.rules, word)] += 1


def _without(numbers: list[int], one: int) -> list[int]:
    rest = numbers[:]
    rest.remove(one)
    return rest
