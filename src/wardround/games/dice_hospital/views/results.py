"""What a choice of patients would bring: the result on each, who can go home, and for what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from wardround.games.dice_hospital.rules.discharge import discharged, ladder
from wardround.games.dice_hospital.rules.kinds import DEAD, DISCHARGED, SENT_BACK, VALUE
from wardround.games.dice_hospital.rules.ruleset import (
    ANY,
    EACH_DISCHARGED,
    RECOLOUR,
    REROLL,
    Choice,
)
from wardround.games.dice_hospital.rules.state import Hospital, State
from wardround.games.dice_hospital.rules.treating import choice_words, is_complete, results
from wardround.table.messages import Message, Prospect
from wardround.table.notation.vocabulary import Vocabulary

# What stands for the word of a patient that leaves the beds.
LEAVES = {DISCHARGED: "home", DEAD: "dead", SENT_BACK: "bag"}


def is_certain(choice: Choice) -> bool:
    """Whether a patient chosen is all that decides what becomes of it."""
    return choice.op not in (RECOLOUR, REROLL)


def points_for(s: State, h: Hospital, more: int) -> int:
    """The points this round of so many more discharged."""
    home = discharged(h)
    return ladder(home + more) - ladder(home) + s.modifiers[EACH_DISCHARGED] * more


def patient_prospect(s: State, h: Hospital, becomes: int, vocabulary: Vocabulary) -> Prospect:
    """Of a patient that would become this."""
    points = points_for(s, h, 1) if becomes == DISCHARGED else 0
    value = 0 if becomes in LEAVES else VALUE[becomes]
    return Prospect(
        Message(
            "brings-patient",
            {"becomes": result_word(becomes, vocabulary), "value": value, "points": points},
        )
    )


def department_prospect(s: State, h: Hospital, choice: Choice, vocabulary: Vocabulary) -> Prospect:
    """Of a department that can be used: whom it suits, and how many can go home at most.

    `patients` are all that suit, `becomes` what becomes of each if it is chosen; both lists are
    empty (`none`) where that is not certain. So many can go `home`, for `points`.
    """
    fit = [k for k in h.patients if choice.fits[k] or (choice.second and choice.second.fits[k])]
    home = most_home(choice, h.patients)
    told = fit if is_certain(choice) else []
    after = [result_word(becomes, vocabulary) for becomes in _each_alone(choice, told)]
    return Prospect(
        Message(
            "brings-department",
            {
                "fits": len(fit),
                "patients": vocabulary.text(told) or "none",
                "becomes": " ".join(after) or "none",
                "home": home,
                "points": points_for(s, h, home),
            },
        )
    )


def result_word(becomes: int, vocabulary: Vocabulary) -> str:
    """The word of what a patient becomes, or `home`, `dead` or `bag` where it leaves."""
    return LEAVES[becomes] if becomes in LEAVES else vocabulary.word(becomes)


def most_home(choice: Choice, among: list[int]) -> int:
    """How many of these patients the choice can send home at most. It can be made among them."""
    if not is_certain(choice):
        return 0
    if choice.pattern == ANY and choice.second is None:
        fit = [k for k in among if choice.fits[k]]
        return min(choice.count, sum(choice.becomes[k] == DISCHARGED for k in fit))
    found = 0
    for picks in _whole_choices(choice, _without_repeats(choice, among), []):
        found = max(found, results(choice, picks, picks).count(DISCHARGED))
    return found


def _each_alone(choice: Choice, patients: list[int]) -> list[int]:
    """What becomes of each; where both slots of a choice suit, by the first."""
    second = choice.second
    return [
        choice.becomes[k] if second is None or choice.fits[k] else second.becomes[k]
        for k in patients
    ]


def _without_repeats(choice: Choice, among: list[int]) -> list[int]:
    """Of patients that the choice treats alike no more than it can take: few are left to try."""
    second = choice.second
    most = choice.count + (second.count if second else 0)
    kept: list[int] = []
    seen: Counter[tuple[int, int, int]] = Counter()
    for k in among:
        alike = (VALUE[k], choice.fits[k], second.fits[k] if second else 0)
        seen[alike] += 1
        if seen[alike] <= most:
            kept.append(k)
    return kept


def _whole_choices(choice: Choice, among: list[int], picks: list[int]) -> Iterator[list[int]]:
    if picks and is_complete(choice, among, picks, 0):
        yield picks
        return
    for word in choice_words(choice, among, picks, 0):
        yield from _whole_choices(choice, among, [*picks, word])
