"""The red spaces of the characters: what may be said after placing a marker there, what it does."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import happenings
from wardround.games.hospital_rush.rules.beds import (
    count_on,
    discard,
    join,
    own_patient,
    pilfer,
    replace_marker,
    slide,
    treating,
)
from wardround.games.hospital_rush.rules.board_spaces import robbable, takeable
from wardround.games.hospital_rush.rules.discharge import send_off
from wardround.games.hospital_rush.rules.goods import (
    any_medicine,
    earn,
    hand_over,
    medicine_words,
    poach,
    score,
    sell,
    steal,
)
from wardround.games.hospital_rush.rules.punishment import punish_once
from wardround.games.hospital_rush.rules.ruleset import (
    DENOUNCE,
    DISMISS,
    JOIN,
    LEVY,
    PILFER,
    POACH,
    SELL,
    STEAL,
    TAKE_OVER,
    TURN_OVER,
    Space,
)
from wardround.games.hospital_rush.rules.state import (
    NONE,
    TO_PICK_CARD,
    TO_TREAT,
    State,
    reach,
)
from wardround.games.hospital_rush.rules.words import (
    BED,
    BEDS,
    BUCK,
    DONE,
    MEDICINE,
    SEAT,
    SKILL,
    SKILLS,
    SKIP,
    TILE,
    USE,
)


def offers(s: State, seat: int, space: Space) -> list[int]:
    """What may follow the words said of a placement on this space; nothing: it is complete."""
    hook = space.hook
    said = s.said
    if len(said) > 1 and said[-1] in (SKIP, DONE, USE):
        return []
    if hook == STEAL:
        return _stealing(s, seat, space)
    if hook == SELL:
        return _selling(s, seat)
    if len(said) == 1:
        if hook in (TURN_OVER, LEVY, DENOUNCE):
            return [SKIP, USE]
        words = targets(s, seat, space)
        return [*words, SKIP] if words else words
    if len(said) > 2:
        return []
    if hook == POACH:
        return poachable(s, seat, said[1] - SEAT)
    return _pilferable(s, said[1]) if hook == PILFER else []


def targets(s: State, seat: int, space: Space) -> list[int]:
    """The words of the seats and beds that can be chosen on a space."""
    hook = space.hook
    seats = range(len(s.interns))
    bucks = s.interns[seat].bucks - space.cost
    if hook == STEAL:
        return [SEAT + v for v in seats if v != seat and robbable(s, v)]
    if hook == JOIN:
        own = s.interns[seat].bed
        return [BED + b for b in range(BEDS) if b != own and treating(s, b) not in (NONE, seat)]
    if hook == POACH:
        if bucks < space.price:
            return []
        return [SEAT + v for v in seats if v != seat and poachable(s, seat, v)]
    if hook == TAKE_OVER:
        return [
            SEAT + v
            for v in seats
            if v != seat
            and own_patient(s, v) != NONE
            and space.price * count_on(s, own_patient(s, v)) <= bucks
        ]
    if hook == PILFER:
        words = [SEAT + v for v in seats if v != seat and any_medicine(s.interns[v].medicine)]
        for bed in range(BEDS):
            if treating(s, bed) not in (NONE, seat) and _pilferable(s, BED + bed):
                words.append(BED + bed)
        return words
    if hook == DISMISS:
        return [BED + bed for bed in range(BEDS) if s.beds[bed] != NONE]
    return []


def poachable(s: State, seat: int, victim: int) -> list[int]:
    """The words of the skills a victim has learned and this seat has not."""
    skills = s.interns[victim].skills & ~s.interns[seat].skills
    return [SKILL + skill for skill in range(len(SKILLS)) if (skills >> skill) & 1]


def _pilferable(s: State, word: int) -> list[int]:
    """The words of the medicine an opponent (or a patient) has."""
    if word < BED:
        return medicine_words(s.interns[word - SEAT].medicine, MEDICINE)
    first = 4 * (word - BED) + 1
    return medicine_words(s.tiles[first : first + 3], MEDICINE)


def _stealing(s: State, seat: int, space: Space) -> list[int]:
    """A victim, then bucks or medicine: one sort of them, up to an amount."""
    said = s.said
    if len(said) == 1:
        words = targets(s, seat, space)
        return [*words, SKIP] if words else words
    victim = said[1] - SEAT
    if len(said) == 2:
        return takeable(s, victim)
    if len(said) - 2 >= space.amount:
        return []
    if said[-1] == BUCK:
        return [BUCK, DONE] if s.interns[victim].bucks > len(said) - 2 else []
    left = s.interns[victim].medicine[:]
    for i in range(2, len(said)):
        left[said[i] - MEDICINE] -= 1
    words = medicine_words(left, said[-1])
    return [*words, DONE] if words else words


def _selling(s: State, seat: int) -> list[int]:
    """Colours ascending, as many as one has."""
    said = s.said
    left = s.interns[seat].medicine[:]
    for i in range(1, len(said)):
        left[said[i] - MEDICINE] -= 1
    words = medicine_words(left, said[-1] if len(said) > 1 else MEDICINE)
    if words:
        words.append(DONE if len(said) > 1 else SKIP)
    return words


def perform(s: State, seat: int, space: Space) -> None:
    """Do what a complete placement on this space says."""
    hook = space.hook
    said = s.said
    if hook == STEAL:
        for i in range(2, len(said)):
            if said[i] != DONE:
                steal(s, seat, said[1] - SEAT, said[i])
    elif hook == JOIN:
        join(s, seat, said[1] - BED)
    elif hook == POACH:
        hand_over(s, seat, said[1] - SEAT, space.price)
        poach(s, seat, said[1] - SEAT, said[2] - SKILL)
    elif hook == TAKE_OVER:
        victim = said[1] - SEAT
        hand_over(s, seat, victim, space.price * count_on(s, s.interns[victim].bed))
        replace_marker(s, seat, victim)
    elif hook == PILFER:
        _pilfer(s, seat)
    elif hook == SELL:
        _sell(s, seat, space)
    elif hook == TURN_OVER:
        _turn_over(s)
    elif hook == LEVY:
        _levy(s, seat, space)
    elif hook == DISMISS:
        _dismiss(s, seat, said[1] - BED, space)
    elif hook == DENOUNCE:
        punish_once(s, seat, space.amount)


def _pilfer(s: State, seat: int) -> None:
    source, thing = s.said[1], s.said[2]
    if source < BED:
        steal(s, seat, source - SEAT, thing)
    else:
        pilfer(s, seat, source - BED, thing - TILE)


def follow(s: State, space: Space) -> None:
    """Go on to treating after stealing, done or not (H21)."""
    if space.hook == PILFER:
        reach(s, TO_TREAT)


def _sell(s: State, seat: int, space: Space) -> None:
    sold = 0
    for word in s.said[1:]:
        if word != DONE:
            sell(s, seat, word - MEDICINE)
            sold += 1
    earn(s, seat, sold * space.price)


def _turn_over(s: State) -> None:
    """Bed 4 leaves, cured or not; a discard may be picked next."""
    if s.beds[BEDS - 1] != NONE:
        send_off(s, BEDS - 1)
    slide(s)
    reach(s, TO_PICK_CARD)


def _levy(s: State, seat: int, space: Space) -> None:
    for victim in range(len(s.interns)):
        if victim != seat:
            for _ in range(min(space.amount, s.interns[victim].bucks)):
                steal(s, seat, victim, BUCK)


def _dismiss(s: State, seat: int, bed: int, space: Space) -> None:
    """A discard, not a discharge: points for the actor and the treating player (H23)."""
    owner = treating(s, bed)
    discard(s, seat, bed)
    score(s, seat, happenings.CHARACTER, space.amount)
    if owner not in (NONE, seat):
        score(s, owner, happenings.CHARACTER, space.amount)
