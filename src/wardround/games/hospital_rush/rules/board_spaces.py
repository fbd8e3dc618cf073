"""The spaces everybody may use: what may be said after placing a marker there, and what it does."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import happenings, treating
from wardround.games.hospital_rush.rules.goods import (
    any_medicine,
    earn,
    fetch,
    learn,
    learnable,
    learned,
    medicine_words,
    pay,
    score,
    steal,
)
from wardround.games.hospital_rush.rules.punishment import punish_for_markers, red_markers
from wardround.games.hospital_rush.rules.ruleset import (
    BRIBE,
    EXAM,
    FETCH,
    NIGHT_SHIFT,
    RAT_OUT,
    SABOTAGE,
    STUDY,
    TREAT,
    Space,
)
from wardround.games.hospital_rush.rules.state import State, hand_starter, note
from wardround.games.hospital_rush.rules.words import (
    BUCK,
    DONE,
    MEDICINE,
    SEAT,
    SKILL,
    SKIP,
    USE,
)


def offers(s: State, seat: int, space: Space) -> list[int]:
    """What may follow the words said of a placement on this space; nothing: it is complete."""
    hook = space.hook
    intern = s.interns[seat]
    if hook == TREAT:
        return treating.offers(s, seat, 1, space.amount, intern.bucks - space.cost)
    if hook == FETCH:
        return _fetching(s, seat, space)
    if hook == SABOTAGE:
        return _sabotaging(s, seat, space)
    if len(s.said) > 1:
        return []
    if hook == NIGHT_SHIFT:
        if level(s, seat) >= space.amount:
            return [SKIP, USE]
        return [*[SEAT + other for other in range(s.rules.seats)], SKIP]
    if hook == STUDY:
        words = learnable(intern)
        return [*words, SKIP] if words else words
    if hook == EXAM and intern.exam:
        return []
    if hook == BRIBE:
        return _bribing(s, seat, space)
    return [SKIP, USE]


def perform(s: State, seat: int, space: Space) -> None:
    """Do what a complete placement on this space says."""
    hook = space.hook
    said = s.said
    last = said[-1]
    if hook == TREAT:
        treating.treat(s, seat, 1, space.amount)
    elif hook == FETCH:
        _fetch(s, seat, space)
    elif hook == SABOTAGE:
        for i in range(1, len(said) - 1, 2):
            steal(s, seat, said[i] - SEAT, said[i + 1])
    elif hook == NIGHT_SHIFT:
        earn(s, seat, space.deals[level(s, seat) - 1])
        if last != USE:
            hand_starter(s, last - SEAT)
    elif hook == STUDY:
        learn(s, seat, last - SKILL)
    elif hook == EXAM:
        _sit_exam(s, seat)
    elif hook == RAT_OUT:
        earn(s, seat, space.amount + red_markers(s))
        punish_for_markers(s, seat, space.price)
    elif hook == BRIBE:
        _bribe(s, seat, space)


def level(s: State, seat: int) -> int:
    """How many markers stand on the space named first in this seat's sentence."""
    space = s.said[0] - s.rules.space_word
    return s.crowd[space] if space < s.rules.board else s.interns[seat].places.count(s.said[0])


def _fetching(s: State, seat: int, space: Space) -> list[int]:
    """Colours ascending, so many free and a few more for a price each."""
    said = s.said
    taken = len(said) - 1
    if taken and said[-1] in (SKIP, DONE):
        return []
    if taken >= space.amount + affordable(s, seat, space):
        return []
    left = s.chest[:]
    for i in range(1, len(said)):
        left[said[i] - MEDICINE] -= 1
    words = medicine_words(left, said[-1] if taken else MEDICINE)
    if words:
        words.append(DONE if taken else SKIP)
    return words


def affordable(s: State, seat: int, space: Space) -> int:
    """How many further medicine a seat could pay for."""
    if not space.more:
        return 0
    return min(space.more, (s.interns[seat].bucks - space.cost) // space.price)


def _fetch(s: State, seat: int, space: Space) -> None:
    fetched = 0
    for word in s.said[1:]:
        if word != DONE:
            fetch(s, seat, word - MEDICINE)
            fetched += 1
    pay(s, seat, max(0, fetched - space.amount) * space.price)


def _sabotaging(s: State, seat: int, space: Space) -> list[int]:
    """Opponents ascending, each followed by what is taken."""
    said = s.said
    if len(said) > 1 and said[-1] in (SKIP, DONE):
        return []
    if len(said) % 2 == 0:
        return takeable(s, said[-1] - SEAT)
    if len(said) > 2 * space.amount:
        return []
    first = said[-2] - SEAT + 1 if len(said) > 1 else 0
    words = [SEAT + v for v in range(first, s.rules.seats) if v != seat and robbable(s, v)]
    if words:
        words.append(DONE if len(said) > 1 else SKIP)
    return words


def robbable(s: State, victim: int) -> bool:
    """Whether an intern has a buck or medicine."""
    intern = s.interns[victim]
    return intern.bucks > 0 or any_medicine(intern.medicine)


def takeable(s: State, victim: int) -> list[int]:
    """The words of what can be taken from an intern."""
    words = medicine_words(s.interns[victim].medicine, MEDICINE)
    if s.interns[victim].bucks:
        words.append(BUCK)
    return words


def _bribing(s: State, seat: int, space: Space) -> list[int]:
    """The deals that can be paid exactly; a single one is used or not."""
    bucks = s.interns[seat].bucks - space.cost
    rules = s.rules
    if len(space.deals) == 2:
        return [SKIP, USE] if bucks >= space.deals[0] else []
    words: list[int] = [SKIP]
    for place, price in enumerate(rules.prices):
        if price <= bucks and price in space.deals[::2]:
            words.append(rules.price_word + place)
    return words if len(words) > 1 else []


def _bribe(s: State, seat: int, space: Space) -> None:
    last = s.said[-1]
    bucks = space.deals[0] if last == USE else s.rules.prices[last - s.rules.price_word]
    deal = space.deals[::2].index(bucks)
    pay(s, seat, bucks)
    score(s, seat, happenings.BRIBES, space.deals[2 * deal + 1])


def _sit_exam(s: State, seat: int) -> None:
    intern = s.interns[seat]
    intern.exam = 1
    skills = learned(intern)
    note(s, happenings.EXAM, seat, skills, 0)
    score(s, seat, happenings.EXAM_POINTS, skills)
