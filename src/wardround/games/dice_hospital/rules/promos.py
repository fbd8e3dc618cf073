"""Promo specialists: the Consultant has a named ability, the Admissions Nurse moves patients."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.groups import distinct
from wardround.games.dice_hospital.rules.intake import bag_empty
from wardround.games.dice_hospital.rules.kinds import OWN
from wardround.games.dice_hospital.rules.ruleset import BEDS, Rules, Worker
from wardround.games.dice_hospital.rules.sorted_lists import insert
from wardround.games.dice_hospital.rules.state import (
    NONE,
    Hospital,
    State,
    complete,
    let_roll,
    note,
    transfer,
)
from wardround.games.dice_hospital.rules.words import DRAW, RETURN, SKIP
from wardround.native import i64


def ability(h: Hospital, rules: Rules, worker: i64) -> Worker:
    """What a worker can do: the Consultant what the specialist it has named can."""
    if worker and worker == rules.consultant and h.named:
        return rules.workers[h.named]
    return rules.workers[worker]


def has_to_name(h: Hospital, rules: Rules) -> bool:
    """Whether a Consultant has still to name one of several other specialists."""
    if not rules.consultant or h.named or rules.consultant not in h.staff:
        return False
    return len(nameable(h, rules)) > 1


def nameable(h: Hospital, rules: Rules) -> list[int]:
    """The words of the other specialists of a hospital."""
    return [rules.worker_words[w] for w in distinct(h.staff) if w != rules.consultant]


def name_specialist(s: State, seat: i64, worker: i64) -> None:
    """The Consultant has this specialist's ability until the end of the phase."""
    s.hospitals[seat].named = worker
    note(s, happenings.NAME, seat, s.rules.worker_words[worker], 0)


def name_the_only_ones(s: State) -> None:
    """A Consultant beside one kind of other specialist has nothing to ask (W11)."""
    rules = s.rules
    for seat, h in enumerate(s.hospitals):
        if rules.consultant and rules.consultant in h.staff:
            others = nameable(h, rules)
            if len(others) == 1:
                name_specialist(s, seat, rules.worker_of[others[0]])


def forget_names(s: State) -> None:
    """The end of the phase."""
    for seat, h in enumerate(s.hospitals):
        if h.named:
            h.named = 0
            note(s, happenings.UNNAME, seat, 0, 0)


def count_admissions(s: State, seat: i64, discharged: i64) -> None:
    """The Admissions Nurse may act once for each one discharged; twice if the Consultant is one."""
    h = s.hospitals[seat]
    nurses = h.staff.count(s.rules.admissions)
    if h.named and h.named == s.rules.admissions:
        nurses += 1
    _set(s, seat, discharged * nurses)


def _set(s: State, seat: i64, left: i64) -> None:
    h = s.hospitals[seat]
    if h.admissions != left:
        h.admissions = left
        note(s, happenings.ADMISSIONS, seat, left, 0)


def admission_words(s: State, seat: i64) -> list[int]:
    """Draw a patient if a bed is free, return one, or leave it at that."""
    h = s.hospitals[seat]
    words = [SKIP]
    if h.patients:
        words.append(RETURN)
    if len(h.patients) < BEDS and not bag_empty(s):
        words.append(DRAW)
    return words


def admit_or_return(s: State, seat: i64) -> bool:
    """Say `draw`, which chance answers, or `return` and a patient. True when one has gone."""
    h = s.hospitals[seat]
    if h.said[0] == DRAW:
        let_roll(s, seat)
        return False
    if len(h.said) < 2:
        return False
    k = h.said[1]
    complete(s, seat)
    transfer(s, seat, k)
    _set(s, seat, h.admissions - 1)
    return True


def welcome(s: State, seat: i64, k: i64) -> None:
    """A new patient from the bag goes to bed."""
    h = s.hospitals[seat]
    complete(s, seat)
    let_roll(s, NONE)
    s.bag[OWN[k]] -= 1
    insert(h.patients, k)
    note(s, happenings.WELCOME, seat, k, 0)
    _set(s, seat, h.admissions - 1)
