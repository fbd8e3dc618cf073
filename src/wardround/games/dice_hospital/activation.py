"""Phase 3: place workers, heal, use effects and blood bags, finish."""

from __future__ import annotations

from bisect import insort

from wardround.games.dice_hospital import happenings
from wardround.games.dice_hospital.groups import distinct, next_picks, possible
from wardround.games.dice_hospital.kinds import (
    DISCHARGED,
    HEALED,
    MARKED,
    MARKED_KIND,
    OWN,
    RECOLOURED,
    SHOWN,
    UNMARKED,
    VALUE,
)
from wardround.games.dice_hospital.rules import (
    ANOTHER,
    ANY_COLOUR,
    ANYONE,
    MATCH,
    SAME,
    Rules,
    Worker,
)
from wardround.games.dice_hospital.state import (
    Hospital,
    State,
    choose,
    complete,
    make_ready,
    note,
)
from wardround.games.dice_hospital.words import BAG, COLOUR, FINISH, HEAL, SKIP


def legal(s: State, seat: int) -> list[int]:
    """The words of a seat in activation."""
    h = s.hospitals[seat]
    said = h.said
    if not said:
        return _effect_root(h, s.rules) if h.pending else _placement_root(h, s.rules)
    if said[0] == BAG:
        return distinct(h.patients) if len(said) == 1 else _bag_uses(said[1])
    if h.pending:
        choice = s.rules.workers[h.pending].choice
        fit = targets(h, s.rules.workers[h.pending])
        return next_picks(fit, choice.count, choice.pattern, said, 0)
    if len(said) == 1:
        return _usable_departments(h, s.rules)
    choice = s.rules.departments[said[1] - s.rules.department_word]
    fits = choice.fits
    fit = [k for k in h.patients if fits[k]]
    return next_picks(fit, choice.count, choice.pattern, said, 2)


def _placement_root(h: Hospital, rules: Rules) -> list[int]:
    words = [BAG, FINISH] if h.bags and h.patients else [FINISH]
    if not _some_department(h, rules):
        return words
    if h.nurses:
        words.append(rules.worker_word)
    previous = -1
    for slot, worker in enumerate(h.staff):
        if worker != previous and not (h.placed >> slot) & 1:
            words.append(rules.worker_word + worker)
            previous = worker
    return words


def _effect_root(h: Hospital, rules: Rules) -> list[int]:
    worker = rules.workers[h.pending]
    choice = worker.choice
    words: list[int] = []
    fit = targets(h, worker)
    if possible(fit, choice.count, choice.pattern):
        words = next_picks(fit, choice.count, choice.pattern, [], 0)
    if h.bags and h.patients:
        words.append(BAG)
    words.append(SKIP)
    return words


def _bag_uses(k: int) -> list[int]:
    words = [COLOUR + colour for colour in range(3) if colour != SHOWN[k]]
    words.append(HEAL)
    return words


def usable(h: Hospital, rules: Rules, department: int) -> bool:
    """Whether a department can be resolved fully (D5)."""
    choice = rules.departments[department]
    fits = choice.fits
    if choice.count == 1:
        for k in h.patients:
            if fits[k]:
                return True
        return False
    return possible([k for k in h.patients if fits[k]], choice.count, choice.pattern)


def _some_department(h: Hospital, rules: Rules) -> bool:
    for slot, department in enumerate(h.departments):
        if not (h.used >> slot) & 1 and usable(h, rules, department):
            return True
    return False


def _usable_departments(h: Hospital, rules: Rules) -> list[int]:
    words: list[int] = []
    previous = -1
    for slot, department in enumerate(h.departments):
        if department != previous and not (h.used >> slot) & 1:
            previous = department
            if usable(h, rules, department):
                words.append(rules.department_word + department)
    return words


def targets(h: Hospital, worker: Worker) -> list[int]:
    """The patients a pending effect may choose among, judged when it is used (D6, D9, D10, D15)."""
    fits = worker.choice.fits
    relation = worker.relation
    if relation == ANYONE:
        return [k for k in h.patients if fits[k]]
    if relation == SAME:
        return [k for k in h.patients if k % 3 == MARKED and fits[k]]
    if relation == ANOTHER:
        return [k for k in h.patients if k % 3 != MARKED and fits[k]]
    return [k for k in h.patients if k % 3 != MARKED and fits[k] and (h.values >> VALUE[k]) & 1]


def apply(s: State, seat: int, word: int) -> None:
    """Say a legal word of activation."""
    h = s.hospitals[seat]
    said = h.said
    if not said:
        if word == FINISH:
            make_ready(s, seat, 1)
            return
        if word == SKIP:
            _settle(s, seat)
            return
    choose(s, seat, word)
    if said[0] == BAG:
        if len(said) == 3:
            _use_bag(s, seat)
    elif h.pending:
        if len(said) == s.rules.workers[h.pending].choice.count:
            _use_effect(s, seat)
    elif len(said) > 2 and len(said) == 2 + _picks(s.rules, said[1]):
        _resolve(s, seat)


def _picks(rules: Rules, department_word: int) -> int:
    return rules.departments[department_word - rules.department_word].count


def _resolve(s: State, seat: int) -> None:
    h = s.hospitals[seat]
    said = h.said
    complete(s, seat)
    worker = said[0] - s.rules.worker_word
    department = said[1] - s.rules.department_word
    _place(s, seat, worker, department)
    w = s.rules.workers[worker]
    values = _trigger_values(w, said)
    steps = s.rules.departments[department].steps
    for i in range(2, len(said)):
        marks = values > 0 and (
            w.relation == ANOTHER
            or w.relation == MATCH
            or (w.relation == SAME and _triggers(w, said[i]))
        )
        _heal(s, seat, said[i], steps, marks)
    if values:
        h.pending = worker
        h.values = values if w.relation == MATCH else 0
        note(s, happenings.PENDING, seat, said[0], h.values)
        _settle_if_idle(s, seat)


def _triggers(worker: Worker, k: int) -> bool:
    return worker.trigger == ANY_COLOUR or worker.trigger == SHOWN[k]


def _trigger_values(worker: Worker, said: list[int]) -> int:
    values = 0
    for i in range(2, len(said)):
        if _triggers(worker, said[i]):
            values |= 1 << VALUE[said[i]]
    return values


def _place(s: State, seat: int, worker: int, department: int) -> None:
    h = s.hospitals[seat]
    if worker == 0:
        h.nurses -= 1
    else:
        h.placed |= _free_slot(h.staff, h.placed, worker)
    h.used |= _free_slot(h.departments, h.used, department)
    rules = s.rules
    note(
        s,
        happenings.PLACE,
        seat,
        rules.worker_word + worker,
        rules.department_word + department,
    )


def _free_slot(cards: list[int], taken: int, card: int) -> int:
    slot = cards.index(card)
    while (taken >> slot) & 1:
        slot += 1
    return 1 << slot


def _heal(s: State, seat: int, k: int, steps: int, marks: bool) -> None:
    h = s.hospitals[seat]
    h.patients.remove(k)
    healed = HEALED[steps][k]
    if healed == DISCHARGED:
        h.lounge[OWN[k]] += 1
        note(s, happenings.DISCHARGE, seat, k, 0)
        return
    if marks:
        healed = MARKED_KIND[healed]
    insort(h.patients, healed)
    note(s, happenings.HEAL, seat, k, healed)


def _use_bag(s: State, seat: int) -> None:
    h = s.hospitals[seat]
    said = h.said
    complete(s, seat)
    h.bags -= 1
    note(s, happenings.SPEND, seat, 1, 0)
    if said[2] == HEAL:
        _heal(s, seat, said[1], 1, False)
    else:
        recoloured = RECOLOURED[said[2] - COLOUR][said[1]]
        h.patients.remove(said[1])
        insort(h.patients, recoloured)
        note(s, happenings.RECOLOUR, seat, said[1], recoloured)
    if h.pending:
        _settle_if_idle(s, seat)


def _use_effect(s: State, seat: int) -> None:
    h = s.hospitals[seat]
    picks = h.said
    complete(s, seat)
    steps = s.rules.workers[h.pending].choice.steps
    for k in picks:
        _heal(s, seat, k, steps, False)
    _settle(s, seat)


def _settle_if_idle(s: State, seat: int) -> None:
    """Nobody to choose and no bag to change that: the effect is not asked about."""
    h = s.hospitals[seat]
    worker = s.rules.workers[h.pending]
    if h.bags and h.patients:
        return
    if not possible(targets(h, worker), worker.choice.count, worker.choice.pattern):
        _settle(s, seat)


def _settle(s: State, seat: int) -> None:
    """The placement is over: marks go."""
    h = s.hospitals[seat]
    h.pending = 0
    h.values = 0
    for i, k in enumerate(h.patients):
        if k % 3 == MARKED:
            h.patients[i] = UNMARKED[k]
            note(s, happenings.CHANGE, seat, k, UNMARKED[k])
    note(s, happenings.SETTLED, seat, 0, 0)
