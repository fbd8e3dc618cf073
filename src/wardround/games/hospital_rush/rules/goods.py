"""Bucks, medicine, prestige and skills changing hands."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import happenings
from wardround.games.hospital_rush.rules.ruleset import HIGHEST, LOWEST, OTHER_SKILLS_FIRST
from wardround.games.hospital_rush.rules.state import Intern, State, note
from wardround.games.hospital_rush.rules.words import (
    BUCK,
    MANAGEMENT,
    MEDICINE,
    SKILL,
    SKILLS,
)
from wardround.native import i64


def earn(s: State, seat: i64, bucks: i64) -> None:
    """Bucks from the bank, which never run out (H1)."""
    if bucks:
        s.interns[seat].bucks += bucks
        note(s, happenings.EARN, seat, bucks, 0)


def pay(s: State, seat: i64, bucks: i64) -> None:
    """Bucks to the bank."""
    if bucks:
        s.interns[seat].bucks -= bucks
        note(s, happenings.PAY, seat, bucks, 0)


def pay_price(s: State, seat: i64, cost: i64) -> None:
    """What an action costs goes to the bank; below 0 the bank pays that much."""
    if cost < 0:
        earn(s, seat, -cost)
    else:
        pay(s, seat, cost)


def hand_over(s: State, seat: i64, other: i64, bucks: i64) -> None:
    """Bucks to another intern."""
    if bucks:
        s.interns[seat].bucks -= bucks
        s.interns[other].bucks += bucks
        note(s, happenings.HAND_OVER, seat, bucks, other)


def fetch(s: State, seat: i64, colour: i64) -> None:
    """One medicine from the chest."""
    s.chest[colour] -= 1
    s.interns[seat].medicine[colour] += 1
    note(s, happenings.FETCH, seat, MEDICINE + colour, 0)


def sell(s: State, seat: i64, colour: i64) -> None:
    """One medicine back to the chest."""
    s.interns[seat].medicine[colour] -= 1
    s.chest[colour] += 1
    note(s, happenings.SELL, seat, MEDICINE + colour, 0)


def steal(s: State, seat: i64, victim: i64, thing: i64) -> None:
    """One buck or medicine (by its word) from another intern."""
    if thing == BUCK:
        s.interns[victim].bucks -= 1
        s.interns[seat].bucks += 1
    else:
        s.interns[victim].medicine[thing - MEDICINE] -= 1
        s.interns[seat].medicine[thing - MEDICINE] += 1
    note(s, happenings.STEAL, seat, thing, victim)


def score(s: State, seat: i64, source: i64, prestige: i64) -> None:
    """Prestige gained or lost, kept within its scale."""
    intern = s.interns[seat]
    changed = min(HIGHEST, max(LOWEST, intern.prestige + prestige)) - intern.prestige
    if changed:
        intern.prestige += changed
        intern.points[source] += changed
        note(s, happenings.SCORE, seat, source, changed)


def has(intern: Intern, skill: i64) -> bool:
    """Whether an intern has a skill."""
    return (intern.skills >> skill) & 1 == 1


def learned(intern: Intern) -> int:
    """How many skills an intern has."""
    count = 0
    for skill in range(len(SKILLS)):
        count += (intern.skills >> skill) & 1
    return count


def learn(s: State, seat: i64, skill: i64) -> None:
    """Put a study marker on a skill."""
    s.interns[seat].skills |= 1 << skill
    note(s, happenings.LEARN, seat, SKILL + skill, 0)


def poach(s: State, seat: i64, victim: i64, skill: i64) -> None:
    """A skill moves from one intern to another (H9)."""
    s.interns[victim].skills &= ~(1 << skill)
    s.interns[seat].skills |= 1 << skill
    note(s, happenings.POACH, seat, SKILL + skill, victim)


def learnable(intern: Intern) -> list[int]:
    """The words of the skills an intern may study: Management needs two others first."""
    words: list[int] = []
    for skill in range(len(SKILLS)):
        ready = skill != MANAGEMENT or learned(intern) >= OTHER_SKILLS_FIRST
        if ready and not has(intern, skill):
            words.append(SKILL + skill)
    return words


def medicine_words(counts: list[int], first: i64) -> list[int]:
    """The words of the colours there are, from the word `first` on."""
    return [MEDICINE + c for c in range(3) if counts[c] and MEDICINE + c >= first]


def any_medicine(counts: list[int]) -> bool:
    """Whether there is medicine of any colour."""
    return counts[0] > 0 or counts[1] > 0 or counts[2] > 0


def robbable(s: State, victim: i64) -> bool:
    """Whether an intern has a buck or medicine."""
    intern = s.interns[victim]
    return intern.bucks > 0 or any_medicine(intern.medicine)


def takeable(s: State, victim: i64) -> list[int]:
    """The words of what can be taken from an intern."""
    words = medicine_words(s.interns[victim].medicine, MEDICINE)
    if s.interns[victim].bucks:
        words.append(BUCK)
    return words
