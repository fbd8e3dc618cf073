"""A buck or prestige: what a victim of a punishment gives."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import happenings
from wardround.games.hospital_rush.rules.goods import pay, score
from wardround.games.hospital_rush.rules.punishment import next_fined
from wardround.games.hospital_rush.rules.questions.question import COMPLETE, Question
from wardround.games.hospital_rush.rules.ruleset import LOWEST
from wardround.games.hospital_rush.rules.state import BUCKS_OR_PRESTIGE, NONE, State, ask, note
from wardround.games.hospital_rush.rules.words import BUCK, PRESTIGE
from wardround.native import i64


class Punishment(Question):
    """One punishment at a time."""

    def legal(self, s: State, seat: i64) -> list[int]:
        """Whichever this seat has to give."""
        return _payable(s, seat)

    def apply(self, s: State, seat: i64, word: i64) -> list[int]:
        """Give it."""
        _answer(s, seat, word)
        return COMPLETE


def punish(s: State, seat: i64) -> bool:
    """Ask a victim with both to give (False); otherwise there is nothing to choose (True)."""
    answers = _payable(s, seat)
    if len(answers) > 1:
        ask(s, seat, BUCKS_OR_PRESTIGE)
        return False
    _answer(s, seat, answers[0] if answers else NONE)
    return True


def _payable(s: State, seat: i64) -> list[int]:
    """A buck or prestige, whichever this seat has to give (H6)."""
    intern = s.interns[seat]
    words: list[int] = []
    if intern.bucks >= s.fine:
        words.append(BUCK)
    if intern.prestige > LOWEST:
        words.append(PRESTIGE)
    return words


def _answer(s: State, seat: i64, word: i64) -> None:
    """Pay or lose prestige; NONE if there is nothing to give."""
    if word == BUCK:
        pay(s, seat, s.fine)
    elif word == PRESTIGE:
        score(s, seat, happenings.PUNISHED, -1)
    intern = s.interns[seat]
    intern.fines -= 1
    note(s, happenings.SPARED if word == NONE else happenings.ANSWERED, seat, intern.fines, 0)
    if next_fined(s) == NONE:
        s.fine = 0
