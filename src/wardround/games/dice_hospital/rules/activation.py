"""Phase 3: place workers, treat, use effects and blood bags, finish."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.groups import distinct
from wardround.games.dice_hospital.rules.kinds import (
    DISCHARGED,
    HEALED,
    MARKED,
    RECOLOURED,
    SHOWN,
    UNMARKED,
    VALUE,
)
from wardround.games.dice_hospital.rules.promos import (
    ability,
    admission_words,
    admit_or_return,
    count_admissions,
    has_to_name,
    name_specialist,
    nameable,
    welcome,
)
from wardround.games.dice_hospital.rules.ruleset import (
    ANOTHER,
    ANY_COLOUR,
    ANYONE,
    BAG_STEPS,
    MATCH,
    REROLL,
    SAME,
    Choice,
    Rules,
    Worker,
)
from wardround.games.dice_hospital.rules.sorted_lists import insert
from wardround.games.dice_hospital.rules.state import (
    NONE,
    Hospital,
    State,
    choose,
    complete,
    gain_bags,
    let_roll,
    make_ready,
    note,
    score_points,
)
from wardround.games.dice_hospital.rules.treating import (
    can_choose,
    choice_words,
    is_complete,
    is_healed,
    picks_in,
    results,
    rolls_due,
    treat,
)
from wardround.games.dice_hospital.rules.words import (
    BAG,
    COLOUR,
    DRAW,
    FINISH,
    HEAL,
    NAME,
    SKIP,
    USE,
)
from wardround.native import i64


def legal(s: State, seat: i64) -> list[int]:
    """The words of a seat in activation."""
    h = s.hospitals[seat]
    said = h.said
    rules = s.rules
    if not said:
        if h.admissions:
            return admission_words(s, seat)
        if h.pending:
            return _effect_root(h, rules)
        if rules.consultant and has_to_name(h, rules):
            return [NAME]
        return _placement_root(h, rules)
    if said[0] == BAG:
        return distinct(h.patients) if len(said) == 1 else bag_uses(said[1])
    if h.admissions:
        return distinct(h.patients)
    if h.pending:
        worker = ability(h, rules, h.pending)
        return choice_words(worker.choice, targets(h, worker), said, 0)
    if len(said) == 1:
        return nameable(h, rules) if said[0] == NAME else _usable_departments(h, rules)
    return choice_words(_department(rules, said), h.patients, said, 2)


def _department(rules: Rules, said: list[int]) -> Choice:
    return rules.departments[rules.department_of[said[1]]]


def _placement_root(h: Hospital, rules: Rules) -> list[int]:
    words = [BAG, FINISH] if h.bags and h.patients else [FINISH]
    if not _some_department(h, rules):
        return words
    if h.nurses:
        words.append(rules.worker_words[0])
    previous = -1
    for slot, worker in enumerate(h.staff):
        if worker != previous and not (h.placed >> slot) & 1:
            words.append(rules.worker_words[worker])
            previous = worker
    return words


def _effect_root(h: Hospital, rules: Rules) -> list[int]:
    worker = ability(h, rules, h.pending)
    words: list[int] = []
    if not worker.choice.count:
        words = [USE] if can_use(h, worker) else []
    elif can_use(h, worker):
        words = choice_words(worker.choice, targets(h, worker), [], 0)
    if h.bags and h.patients:
        insert(words, BAG)
    insert(words, SKIP)
    return words


def bag_uses(k: i64) -> list[int]:
    """The words for what a blood bag can do to a patient."""
    words = [COLOUR + colour for colour in range(3) if colour != SHOWN[k]]
    words.append(HEAL)
    return words


def usable(h: Hospital, rules: Rules, department: i64) -> bool:
    """Whether a department can be resolved fully (D5)."""
    return can_choose(rules.departments[department], h.patients)


def _some_department(h: Hospital, rules: Rules) -> bool:
    for slot, department in enumerate(h.departments):
        if not (h.used >> slot) & 1 and can_choose(rules.departments[department], h.patients):
            return True
    return False


def _usable_departments(h: Hospital, rules: Rules) -> list[int]:
    words: list[int] = []
    previous = -1
    for slot, department in enumerate(h.departments):
        if department != previous and not (h.used >> slot) & 1:
            previous = department
            if can_choose(rules.departments[department], h.patients):
                words.append(rules.department_words[department])
    return words


def targets(h: Hospital, worker: Worker) -> list[int]:
    """The patients a pending effect is about, judged when it is used (D6, D9, D10, D15)."""
    relation = worker.relation
    if relation == ANYONE:
        return h.patients
    if relation == SAME:
        return [k for k in h.patients if k % 3 == MARKED]
    if relation == ANOTHER:
        return [k for k in h.patients if k % 3 != MARKED]
    return [k for k in h.patients if matches(h, k)]


def matches(h: Hospital, k: i64) -> bool:
    """Whether a patient other than those treated has a value that triggered the effect (D15)."""
    return k % 3 != MARKED and (h.values >> VALUE[k]) & 1 > 0


def can_use(h: Hospital, worker: Worker) -> bool:
    """Whether a pending effect can be used as things are, and in full (D20, D22)."""
    if worker.choice.count:
        return can_choose(worker.choice, targets(h, worker))
    return h.fatalities >= worker.gain_fatalities


def apply(s: State, seat: i64, word: i64) -> None:
    """Say a legal word of activation."""
    h = s.hospitals[seat]
    said = h.said
    if not said:
        if word == FINISH:
            make_ready(s, seat, 1)
            return
        if word in (SKIP, USE):
            _skip_or_use(s, seat, word)
            return
    choose(s, seat, word)
    if said[0] == BAG:
        if len(said) == 3:
            _use_bag(s, seat)
    elif h.admissions:
        _admit(s, seat)
    elif h.pending:
        _choose_target(s, seat, h)
    elif said[0] == NAME:
        _name(s, seat, said)
    elif len(said) > 2:
        _choose_patient(s, seat, h)


def _admit(s: State, seat: i64) -> None:
    if admit_or_return(s, seat):
        _go_on(s, seat)


def _choose_target(s: State, seat: i64, h: Hospital) -> None:
    worker = ability(h, s.rules, h.pending)
    if is_complete(worker.choice, targets(h, worker), h.said, 0):
        _resolve_or_roll(s, seat, worker.choice)


def _name(s: State, seat: i64, said: list[int]) -> None:
    if len(said) == 2:
        complete(s, seat)
        name_specialist(s, seat, s.rules.worker_of[said[1]])


def _choose_patient(s: State, seat: i64, h: Hospital) -> None:
    choice = _department(s.rules, h.said)
    if is_complete(choice, h.patients, h.said, 2):
        _resolve_or_roll(s, seat, choice)


def only_begins(h: Hospital, word: i64) -> bool:
    """Whether a legal word only goes on with a sentence: it is `said`, and nothing else changes."""
    said = h.said
    if h.admissions:
        return False
    if not said:
        return word == BAG or (not h.pending and word not in (FINISH, SKIP, USE))
    if said[0] == BAG or not h.pending:
        return len(said) == 1 and said[0] != NAME
    return False


def _skip_or_use(s: State, seat: i64, word: i64) -> None:
    """Decline what is offered, or use an effect that needs no patient."""
    h = s.hospitals[seat]
    if h.admissions:
        count_admissions(s, seat, 0)
        _go_on(s, seat)
        return
    if word == USE:
        _gain(s, seat, ability(h, s.rules, h.pending))
    _settle(s, seat)


def _resolve_or_roll(s: State, seat: i64, choice: Choice) -> None:
    if choice.op == REROLL:
        let_roll(s, seat)
    else:
        _resolve(s, seat)


def draws_a_patient(s: State) -> bool:
    """Whether chance draws a patient for the Admissions Nurse, and not a die's new value."""
    said = s.hospitals[s.rolling].said
    return len(said) > 0 and said[0] == DRAW


def roll(s: State, seat: i64, word: i64) -> None:
    """Chance speaks for a seat: a patient drawn for the Admissions Nurse, or a die rolled again."""
    h = s.hospitals[seat]
    if h.said[0] == DRAW:
        welcome(s, seat, word)
        _go_on(s, seat)
        return
    choose(s, seat, word)
    if h.pending:
        due = rolls_due(ability(h, s.rules, h.pending).choice, h.said, 0)
    else:
        due = rolls_due(_department(s.rules, h.said), h.said, 2)
    if not due:
        let_roll(s, NONE)
        _resolve(s, seat)


def _resolve(s: State, seat: i64) -> None:
    if s.hospitals[seat].pending:
        _use_effect(s, seat)
    else:
        _use_department(s, seat)


def _use_department(s: State, seat: i64) -> None:
    h = s.hospitals[seat]
    rules = s.rules
    said = h.said
    complete(s, seat)
    worker = rules.worker_of[said[0]]
    department = rules.department_of[said[1]]
    _place(s, seat, worker, department)
    choice = rules.departments[department]
    picks = picks_in(said, 2)
    becomes = results(choice, picks, said)
    if not worker:
        for i, k in enumerate(picks):
            treat(s, seat, k, becomes[i], False)
        return
    w = ability(h, rules, worker)
    values = 0
    if w.trigger >= 0 and (not w.coloured_only or rules.coloured[department]):
        values = _trigger_values(w, picks, becomes)
    for i, k in enumerate(picks):
        treat(s, seat, k, becomes[i], values > 0 and _marks(w, k, becomes[i]))
    if values:
        h.pending = worker
        h.values = values if w.relation == MATCH else 0
        note(s, happenings.PENDING, seat, said[0], h.values)
    _go_on_after(s, seat, becomes)


def _triggers(worker: Worker, k: i64, becomes: i64) -> bool:
    """Whether what the department did to this patient triggers the effect (D13, D15)."""
    if worker.discharges:
        if becomes != DISCHARGED:
            return False
    elif not is_healed(k, becomes):
        return False
    return worker.trigger == ANY_COLOUR or worker.trigger == SHOWN[k]


def _trigger_values(worker: Worker, picks: list[int], becomes: list[int]) -> i64:
    values = 0
    for i, k in enumerate(picks):
        if _triggers(worker, k, becomes[i]):
            values |= 1 << VALUE[k]
    return values


def _marks(worker: Worker, k: i64, becomes: i64) -> bool:
    """Whether an effect will have to tell this patient from equal ones (W4)."""
    if worker.relation == SAME:
        return _triggers(worker, k, becomes)
    return worker.relation != ANYONE and is_healed(k, becomes)


def _place(s: State, seat: i64, worker: i64, department: i64) -> None:
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
        rules.worker_words[worker],
        rules.department_words[department],
    )


def _free_slot(cards: list[int], taken: i64, card: i64) -> i64:
    slot = cards.index(card)
    while (taken >> slot) & 1:
        slot += 1
    return 1 << slot


def _use_bag(s: State, seat: i64) -> None:
    h = s.hospitals[seat]
    said = h.said
    complete(s, seat)
    h.bags -= 1
    note(s, happenings.SPEND, seat, 1, 0)
    if said[2] == HEAL:
        treat(s, seat, said[1], HEALED[s.modifiers[BAG_STEPS]][said[1]], False)
    else:
        recoloured = RECOLOURED[said[2] - COLOUR][said[1]]
        h.patients.remove(said[1])
        insert(h.patients, recoloured)
        note(s, happenings.RECOLOUR, seat, said[1], recoloured)
    _go_on(s, seat)


def _use_effect(s: State, seat: i64) -> None:
    h = s.hospitals[seat]
    said = h.said
    complete(s, seat)
    picks = picks_in(said, 0)
    becomes = results(ability(h, s.rules, h.pending).choice, picks, said)
    for i, k in enumerate(picks):
        treat(s, seat, k, becomes[i], False)
    _settle(s, seat)
    _go_on_after(s, seat, becomes)


def _gain(s: State, seat: i64, worker: Worker) -> None:
    """An effect that needs no patient."""
    h = s.hospitals[seat]
    if worker.gain_fatalities:
        h.fatalities -= worker.gain_fatalities
        note(s, happenings.RELIEVE, seat, worker.gain_fatalities, 0)
    gain_bags(s, seat, worker.gain_bags)
    score_points(s, seat, happenings.EFFECT, worker.gain_points)


def _go_on_after(s: State, seat: i64, becomes: list[int]) -> None:
    """A specialist has done this to patients: the Admissions Nurse acts first (D19)."""
    if s.rules.admissions:
        count_admissions(s, seat, becomes.count(DISCHARGED))
    _go_on(s, seat)


def _go_on(s: State, seat: i64) -> None:
    """Admissions that nothing can be done with lapse, and so does an effect nobody can use (W3)."""
    h = s.hospitals[seat]
    if h.admissions:
        if len(admission_words(s, seat)) > 1:
            return
        count_admissions(s, seat, 0)
    if not h.pending or (h.bags and h.patients):
        return
    if not can_use(h, ability(h, s.rules, h.pending)):
        _settle(s, seat)


def _settle(s: State, seat: i64) -> None:
    """The placement is over: marks go."""
    h = s.hospitals[seat]
    h.pending = 0
    h.values = 0
    for i, k in enumerate(h.patients):
        if k % 3 == MARKED:
            h.patients[i] = UNMARKED[k]
            note(s, happenings.CHANGE, seat, k, UNMARKED[k])
    note(s, happenings.SETTLED, seat, 0, 0)
