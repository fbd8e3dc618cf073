"""The moves of the search: whole sentences, blood bags joined to what they make possible.

A bag changes one patient and nothing else, so its use can be postponed until that patient is
treated next, or until the end. By this dominance a bag is generated only right before a placement
or an effect that needs it; bags used at the end are left to the search.
"""

from __future__ import annotations

from wardround.games.dice_hospital.rules import activation
from wardround.games.dice_hospital.rules.activation import bag_uses, matches
from wardround.games.dice_hospital.rules.groups import distinct
from wardround.games.dice_hospital.rules.kinds import (
    DISCHARGED,
    HEALED,
    KINDS,
    RECOLOURED,
    SHOWN,
    VALUE,
)
from wardround.games.dice_hospital.rules.promos import ability
from wardround.games.dice_hospital.rules.ruleset import (
    ANY,
    ANY_COLOUR,
    BAG_STEPS,
    MATCH,
    TABLE,
    Choice,
    Worker,
)
from wardround.games.dice_hospital.rules.state import NONE, Hospital, State
from wardround.games.dice_hospital.rules.words import BAG, COLOUR, FINISH, HEAL, SKIP
from wardround.native import i64, mypyc_attr
from wardround.players.dice_hospital.solver.bound import UpperBound
from wardround.players.dice_hospital.solver.hospital_bound import HospitalBound
from wardround.players.dice_hospital.solver.pruning import ReducedCostPruning


@mypyc_attr(acyclic=True)
class Move:
    """Words and the hospital after them; `rolling` if chance has to speak next.

    The search fills in the terminal value and the upper bound, with what it was computed from.
    """

    def __init__(self, words: list[int], hospital: Hospital, bag: list[int], rolling: bool) -> None:
        self.words = words
        self.hospital = hospital
        self.bag = bag
        self.rolling = rolling
        self.terminal_value = 0.0
        self.bound = 0.0
        self.hospital_bound: HospitalBound | None = None


@mypyc_attr(acyclic=True)
class BaggedPatient:
    """A patient a bag was used on in this move: its kinds before each use, and now.

    The move has to treat it, or the bag could have waited.
    """

    def __init__(self, before: list[int], now: i64) -> None:
        self.before = before
        self.now = now


class MoveGenerator:
    """Generates the moves of one seat, without those that are dominated or pruned."""

    def __init__(self, s: State, seat: int, bound: UpperBound | None) -> None:
        self.s = s
        self.seat = seat
        self.bound = bound
        self.incumbent = 0.0
        self.placed_before = s.hospitals[seat].placed
        self.admits = s.rules.admissions > 0 and s.rules.admissions in s.hospitals[seat].staff
        self.found: list[Move] = []
        self.first_bags: dict[int, list[int]] = {}
        self.idle_specialists: list[Worker] = []

    def generate(
        self,
        h: Hospital,
        bag: list[int],
        hospital_bound: HospitalBound | None,
        incumbent: float,
    ) -> list[Move]:
        """All moves of a hospital except finishing and bags used at the end.

        With a bound, moves that cannot beat the incumbent by its relaxations are pruned.
        """
        self.found = []
        self.incumbent = incumbent
        self.idle_specialists = self._idle_specialists(h) if h.bags else []
        pruning: ReducedCostPruning | None = None
        if self.bound is not None and hospital_bound is not None:
            pruning = self.bound.pruning(h, hospital_bound, incumbent)
        self._extend(h, bag, [], [], pruning)
        return self.found

    def _extend(
        self,
        h: Hospital,
        bag: list[int],
        words: list[int],
        bagged: list[BaggedPatient],
        pruning: ReducedCostPruning | None,
    ) -> None:
        """Add every move that begins with these words, after which the hospital is `h`."""
        s = self.s
        s.hospitals[self.seat] = h
        for word in activation.legal(s, self.seat):
            if word == FINISH or self._is_useless(h, word, bagged):
                continue
            if pruning is not None and not self._is_allowed(h, word, pruning):
                continue
            if word == BAG:
                self._extend_by_bags(h, bag, words, bagged, pruning)
                continue
            longer = [*words, word]
            if activation.only_begins(h, word):
                h.said.append(word)
                self._extend(h, bag, longer, bagged, pruning)
                h.said.pop()
                continue
            after = h.clone()
            s.hospitals[self.seat] = after
            s.bag = bag[:]
            activation.apply(s, self.seat, word)
            self._continue(h, after, longer, bagged, pruning)
            s.hospitals[self.seat] = h
        s.bag = bag

    def _continue(
        self,
        h: Hospital,
        after: Hospital,
        words: list[int],
        bagged: list[BaggedPatient],
        pruning: ReducedCostPruning | None,
    ) -> None:
        """Add or extend the move whose last word has just turned `h` into `after`."""
        s = self.s
        if s.rolling != NONE:
            s.rolling = NONE
            if self._treats_bagged(h, words[-1], bagged):
                self.found.append(Move(words, after, s.bag, True))
        elif after.said:
            if pruning is not None and not h.pending and len(h.said) > 1:
                pruning = self._pruning_after(h, words[-1], pruning)
            self._extend(after, s.bag, words, bagged, pruning)
        elif self._treats_bagged(h, words[-1], bagged) and not (
            self.bound is not None and self._is_dominated(h, words[-1], after)
        ):
            self.found.append(Move(words, after, s.bag, False))

    def _extend_by_bags(
        self,
        h: Hospital,
        bag: list[int],
        words: list[int],
        bagged: list[BaggedPatient],
        pruning: ReducedCostPruning | None,
    ) -> None:
        """Extend a move by each use of a bag that what follows may need.

        Bags are used in ascending order of patients: other orders come to the same.
        """
        s = self.s
        for k in distinct(h.patients):
            if bagged and k != bagged[-1].now and k < bagged[-1].before[0]:
                continue
            for use in self._useful_bags(h, k, bagged):
                now = self._kind_after_bag(k, use)
                if pruning is not None and not self._is_bag_allowed(h, k, now, pruning):
                    continue
                after = h.clone()
                s.hospitals[self.seat] = after
                s.bag = bag[:]
                for word in (BAG, k, use):
                    activation.apply(s, self.seat, word)
                if after.pending == h.pending:
                    longer = [*words, BAG, k, use]
                    self._extend_after_bag(after, k, now, longer, bagged, pruning)
                s.hospitals[self.seat] = h

    def _extend_after_bag(
        self,
        after: Hospital,
        k: i64,
        now: i64,
        words: list[int],
        bagged: list[BaggedPatient],
        pruning: ReducedCostPruning | None,
    ) -> None:
        """Extend a move that has just turned `k` into `now`, unless no relaxation survives it."""
        if self.bound is not None and pruning is not None:
            survivors = pruning.relaxations_after_bag(k, now)
            hospital_bound = self.bound.value(after, survivors, self.incumbent)
            if not hospital_bound.bounds:
                return
            pruning = self.bound.pruning(after, hospital_bound, self.incumbent)
        self._extend(after, self.s.bag, words, _with_bagged(k, now, bagged), pruning)

    def _is_allowed(self, h: Hospital, word: i64, pruning: ReducedCostPruning) -> bool:
        """Whether pruning allows what a word does to a patient."""
        said = h.said
        assert self.bound is not None
        resources = self.bound.table.resources
        if h.pending:
            return word >= KINDS or pruning.allows_effect(resources.effects[h.pending], word)
        if not said:
            return True
        rules = self.s.rules
        worker = rules.worker_of[said[0]]
        if len(said) == 1:
            department = resources.departments[rules.department_of[word]]
            return pruning.allows_department(department, worker)
        department = resources.departments[rules.department_of[said[1]]]
        return pruning.allows_treatment(department, word, worker)

    def _is_bag_allowed(self, h: Hospital, k: i64, now: i64, pruning: ReducedCostPruning) -> bool:
        """Whether pruning allows a bag; the last one with the treatment that it is for."""
        assert self.bound is not None
        if h.bags > 1 or h.pending:
            return len(pruning.relaxations_after_bag(k, now)) > 0
        rules = self.s.rules
        departments = self.bound.table.resources.departments
        for slot, d in enumerate(h.departments):
            is_open = not (h.used >> slot) & 1 and rules.departments[d].fits[now] > 0
            if is_open and pruning.allows_last_bag(departments[d], k, now):
                return True
        return False

    def _pruning_after(
        self, h: Hospital, k: i64, pruning: ReducedCostPruning
    ) -> ReducedCostPruning:
        """The pruning for the rest of a group after one patient of it has been said."""
        assert self.bound is not None
        rules = self.s.rules
        departments = self.bound.table.resources.departments
        department = departments[rules.department_of[h.said[1]]]
        return pruning.after_treatment(department, k, rules.worker_of[h.said[0]])

    def _kind_after_bag(self, k: i64, use: i64) -> i64:
        """What a bag makes of a patient."""
        if use == HEAL:
            return HEALED[self.s.modifiers[BAG_STEPS]][k]
        return RECOLOURED[use - COLOUR][k]

    def _is_dominated(self, h: Hospital, last: i64, after: Hospital) -> bool:
        """Whether a specialist does no more than an idle nurse could do."""
        if not h.nurses or after.pending:
            return False
        if h.pending:
            return last == SKIP and h.placed != self.placed_before
        return bool(h.said) and self.s.rules.worker_of[h.said[0]] > 0

    def _is_useless(self, h: Hospital, word: i64, bagged: list[BaggedPatient]) -> bool:
        """Whether no move that goes on so needs every bag that it uses."""
        said = h.said
        if not bagged or word == BAG:
            return False
        if not h.pending and len(said) < 2:
            return self._is_useless_placement(h, word, bagged)
        if word >= KINDS:
            return True
        for one in bagged:
            if one.now < word and one.now not in said:
                return True
        return False

    def _useful_bags(self, h: Hospital, k: i64, bagged: list[BaggedPatient]) -> list[int]:
        """What a bag can do to `k` that may change what the next treatment does.

        For the first bag of a move it depends on little, and is found once in a search.
        """
        if bagged:
            return self._find_useful_bags(h, k, bagged)
        if h.pending:
            key = -1 - (k | h.named << 8 | h.values << 16 | h.pending << 24)
        else:
            key = k | h.named << 8 | h.used << 16 | h.placed << 36
        found = self.first_bags.get(key)
        if found is None:
            found = self._find_useful_bags(h, k, bagged)
            self.first_bags[key] = found
        return found

    def _find_useful_bags(self, h: Hospital, k: i64, bagged: list[BaggedPatient]) -> list[int]:
        return [
            use
            for use in bag_uses(k)
            if self._bag_may_help(h, k, self._kind_after_bag(k, use), bagged)
        ]

    def _bag_may_help(self, h: Hospital, k: i64, now: i64, bagged: list[BaggedPatient]) -> bool:
        """Whether a bag that turns `k` into `now` can change what the next treatment does."""
        rules = self.s.rules
        if now in (DISCHARGED, k):
            return False
        if h.pending:
            able = ability(h, rules, h.pending)
            if not _can_treat(able.choice, k, now, bagged):
                return False
            return self._effect_needs_bag(h, able, k, now)
        needs = False
        for able in self.idle_specialists:
            needs = needs or self._trigger_needs_bag(able, k, now)
        for slot, d in enumerate(h.departments):
            choice = rules.departments[d]
            can_treat = not (h.used >> slot) & 1 and _can_treat(choice, k, now, bagged)
            if can_treat and (needs or not _could_wait(choice, k, now)):
                return True
        return False

    def _idle_specialists(self, h: Hospital) -> list[Worker]:
        rules = self.s.rules
        idle = [w for slot, w in enumerate(h.staff) if not (h.placed >> slot) & 1]
        return [ability(h, rules, w) for w in idle]

    def _effect_needs_bag(self, h: Hospital, able: Worker, before: i64, now: i64) -> bool:
        """Whether a pending effect may do more if a bag is used on its patient first.

        Where values have to match and `before` does, the effect may treat the patient as it was
        `before`: it is one of the hospital's now, or was when the bag was used. The bag can wait.
        """
        if self.admits or not _could_wait(able.choice, before, now):
            return True
        return able.relation == MATCH and VALUE[before] != VALUE[now] and not matches(h, before)

    def _trigger_needs_bag(self, able: Worker, before: i64, now: i64) -> bool:
        """Whether a patient may trigger an effect only, or another one, if a bag is used first.

        If it triggers nothing as it is `now`, treating it as it was `before` offers no less: an
        effect can be skipped.
        """
        if self.admits:
            return True
        if able.trigger not in (ANY_COLOUR, SHOWN[now]):
            return False
        if able.relation == MATCH or able.discharges:
            return True
        return able.trigger != ANY_COLOUR and SHOWN[before] != SHOWN[now]

    def _is_useless_placement(self, h: Hospital, word: i64, bagged: list[BaggedPatient]) -> bool:
        """Whether no department (or, with the worker said, not this one) needs the bags used."""
        rules = self.s.rules
        if h.said:
            choice = rules.departments[rules.department_of[word]]
            return not self._needs_bags(h, choice, rules.worker_of[h.said[0]], bagged)
        worker = rules.worker_of[word]
        if worker < 0 or h.admissions:
            return False
        for slot, d in enumerate(h.departments):
            if (h.used >> slot) & 1:
                continue
            if self._needs_bags(h, rules.departments[d], worker, bagged):
                return False
        return True

    def _treats_bagged(self, h: Hospital, last: i64, bagged: list[BaggedPatient]) -> bool:
        """Whether this sentence treats every bagged patient, and each needed its bag."""
        if not bagged:
            return True
        treated = [word for word in h.said if word < KINDS]
        treated.append(last)
        for one in bagged:
            if one.now not in treated:
                return False
            treated.remove(one.now)
        if h.pending:
            able = ability(h, self.s.rules, h.pending)
            for one in bagged:
                for before in one.before:
                    if not self._effect_needs_bag(h, able, before, one.now):
                        return False
        return True

    def _needs_bags(
        self, h: Hospital, choice: Choice, worker: i64, bagged: list[BaggedPatient]
    ) -> bool:
        """Whether a department can treat all bagged patients, and needs every bag for that."""
        for one in bagged:
            if not choice.fits[one.now]:
                return False
            for before in one.before:
                if _could_wait(choice, before, one.now) and not (
                    worker
                    and self._trigger_needs_bag(ability(h, self.s.rules, worker), before, one.now)
                ):
                    return False
        return True


def _with_bagged(k: i64, now: i64, bagged: list[BaggedPatient]) -> list[BaggedPatient]:
    """The bagged patients after another bag has turned a patient of kind `k` into `now`."""
    for i, one in enumerate(bagged):
        if one.now == k:
            return [*bagged[:i], BaggedPatient([*one.before, k], now), *bagged[i + 1 :]]
    return [*bagged, BaggedPatient([k], now)]


def _can_treat(choice: Choice, k: i64, now: i64, bagged: list[BaggedPatient]) -> bool:
    """Whether one use of a choice may treat a patient `now` and all bagged ones (`k` is it)."""
    if not choice.count or not choice.fits[now]:
        return False
    if choice.second is not None:
        return True
    others = 0
    for one in bagged:
        if one.now != k:
            others += 1
            if not choice.fits[one.now]:
                return False
    return others < choice.count


def _could_wait(choice: Choice, before: i64, now: i64) -> bool:
    """Whether a patient might as well be treated `before` a bag makes it `now`.

    That is so if patients are chosen independently of each other, and the bag, used after the
    treatment, makes the patient at least as well. What the treatment triggers is another matter.
    """
    if choice.pattern != ANY or choice.op != TABLE or not choice.plain or not choice.fits[before]:
        return False
    healed_first = _value_of(choice.becomes[before]) + VALUE[now] - VALUE[before]
    return healed_first >= _value_of(choice.becomes[now])


def _value_of(becomes: i64) -> i64:
    """The value of a kind, 7 if it is discharged, 0 if it is in the hospital no more."""
    if becomes == DISCHARGED:
        return 7
    return VALUE[becomes] if becomes >= 0 else 0
