"""Phase 2, improvement: perhaps give a department or a specialist back for a blood bag."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.decks import card_number
from wardround.games.dice_hospital.rules.groups import distinct
from wardround.games.dice_hospital.rules.phases.phase import Phase
from wardround.games.dice_hospital.rules.ruleset import RETURN_BAGS
from wardround.games.dice_hospital.rules.state import (
    ACTIVATE,
    NONE,
    RETURN,
    State,
    choose,
    complete,
    gain_bags,
    give_word,
    next_in_order,
    note,
)
from wardround.games.dice_hospital.rules.words import PASS
from wardround.games.dice_hospital.rules.words import RETURN as GIVE_BACK
from wardround.native import i64


class Return(Phase):
    """Pass, or `return` and one improvement, even the new one.

    In the prototype as many as there are, in any order, until `pass` (W17).
    """

    def __init__(self) -> None:
        super().__init__(RETURN, "improvement", 2)

    def begin(self, s: State) -> i64:
        """The first by ambulance number that has something to give back."""
        return self._ask(s, NONE)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """Pass, or `return` and one improvement."""
        return improvements(s, speaker) if s.hospitals[speaker].said else [PASS, GIVE_BACK]

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Say `pass`, or `return` and then the card that goes under its pile for a blood bag."""
        if word == GIVE_BACK:
            choose(s, speaker, word)
            return self.number
        if word != PASS:
            choose(s, speaker, word)
            complete(s, speaker)
            _put_under(s, speaker, word)
            gain_bags(s, speaker, s.modifiers[RETURN_BAGS])
            if s.rules.many_returns and _has_improvement(s, speaker):
                return self.number
        return self._ask(s, speaker)

    def _ask(self, s: State, seat: i64) -> i64:
        """The next in order after this one that has something to give back; or activation."""
        following = next_in_order(s, seat)
        while following != NONE and not _has_improvement(s, following):
            following = next_in_order(s, following)
        give_word(s, following)
        return ACTIVATE if following == NONE else self.number


def improvements(s: State, seat: i64) -> list[int]:
    """The words of a seat's improvements, each once."""
    h = s.hospitals[seat]
    rules = s.rules
    words = [rules.department_words[d] for d in h.departments if d >= rules.board]
    words += [rules.worker_words[w] for w in h.staff]
    words.sort()
    return distinct(words)


def _has_improvement(s: State, seat: i64) -> bool:
    """Whether a seat has anything beyond what every hospital has."""
    h = s.hospitals[seat]
    return len(h.staff) > 0 or len(h.departments) > s.rules.board


def _put_under(s: State, seat: i64, word: i64) -> None:
    h = s.hospitals[seat]
    department = s.rules.department_of[word]
    if department >= 0:
        h.departments = _without(h.departments, department)
        note(s, happenings.GIVE_BACK, seat, word, 0)
    else:
        h.staff = _without(h.staff, s.rules.worker_of[word])
        note(s, happenings.GIVE_BACK, seat, word, 1)
    s.under[card_number(s.rules, word)] += 1


def _without(numbers: list[int], one: i64) -> list[int]:
    rest = numbers[:]
    rest.remove(one)
    return rest
