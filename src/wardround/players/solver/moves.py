"""Whole sentences of activation from a hospital, blood bags joined to what they make possible.

A bag's use touches one patient and nothing else, so it can wait until that patient is treated
next, or until the end. Only sentences in which it makes the difference are found here: the bag is
said right before a placement or an effect that needs it.
"""

from __future__ import annotations

from wardround.games.dice_hospital.rules import activation
from wardround.games.dice_hospital.rules.kinds import (
    DISCHARGED,
    HEALED,
    KINDS,
    RECOLOURED,
    SHOWN,
)
from wardround.games.dice_hospital.rules.promos import ability
from wardround.games.dice_hospital.rules.ruleset import ANY, BAG_STEPS, MATCH, TABLE, Choice
from wardround.games.dice_hospital.rules.state import NONE, Hospital, State
from wardround.games.dice_hospital.rules.words import BAG, COLOUR, FINISH, HEAL, SKIP
from wardround.players.solver.aims import Aim
from wardround.players.solver.bound import Bound
from wardround.players.solver.hope import Hope


class Move:
    """Words and the hospital they lead to; while `rolling`, chance has to speak first."""

    def __init__(self, words: list[int], hospital: Hospital, bag: list[int], rolling: bool) -> None:
        self.words = words
        self.hospital = hospital
        self.bag = bag
        self.rolling = rolling
        self.worth = 0.0
        self.bound = 0.0
        self.aims: list[Aim] = []


class Owed:
    """A patient a bag was used on: what it was before each use, and what it is now."""

    def __init__(self, before: list[int], now: int) -> None:
        self.before = before
        self.now = now


class Moves:
    """Finds the moves of one seat; those that a bound shows to be no better are left out."""

    def __init__(self, s: State, seat: int, bound: Bound | None) -> None:
        self.s = s
        self.seat = seat
        self.bound = bound
        self.usual = bound is not None
        self.aims: list[Aim] = []
        self.floor = 0.0
        self.placed_before = s.hospitals[seat].placed
        workers = [s.rules.workers[w] for w in s.hospitals[seat].staff]
        self.admits = s.rules.admissions > 0 and s.rules.admissions in s.hospitals[seat].staff
        self.strict = self.admits or any(w.relation == MATCH or w.discharges for w in workers)
        self.found: list[Move] = []

    def of(self, h: Hospital, bag: list[int], aims: list[Aim], floor: float) -> list[Move]:
        """All moves but finishing, and but for bags used at the end.

        With a bound, bags are used only where something above the floor may follow by these aims.
        """
        self.found = []
        self.aims = aims
        self.floor = floor
        hope = None if self.bound is None else self.bound.hope(h, aims, floor)
        self._say(h, bag, [], [], hope)
        return self.found

    def _say(
        self, h: Hospital, bag: list[int], words: list[int], owed: list[Owed], hope: Hope | None
    ) -> None:
        s = self.s
        s.hospitals[self.seat] = h
        for word in activation.legal(s, self.seat):
            if word == FINISH or self._is_hopeless(h, word, owed):
                continue
            if hope is not None and not self._is_good(h, word, hope):
                continue
            said = [*words, word]
            if activation.only_begins(h, word):
                h.said.append(word)
                self._say(h, bag, said, owed, hope)
                h.said.pop()
                continue
            after = h.clone()
            s.hospitals[self.seat] = after
            s.bag = bag[:]
            activation.apply(s, self.seat, word)
            if s.rolling != NONE:
                s.rolling = NONE
                if self._settles(h, word, owed):
                    self.found.append(Move(said, after, s.bag, True))
            elif after.said:
                self._say(after, s.bag, said, owed, hope)
            elif h.said and h.said[0] == BAG:
                if after.pending == h.pending:
                    self._say_after_bag(h, after, said, owed)
            elif self._settles(h, word, owed) and not (
                self.usual and self._is_wasteful(h, word, after)
            ):
                self.found.append(Move(said, after, s.bag, False))
            s.hospitals[self.seat] = h
        s.bag = bag

    def _say_after_bag(
        self, h: Hospital, after: Hospital, words: list[int], owed: list[Owed]
    ) -> None:
        """Go on after a bag was used, if anything good enough may follow."""
        hope: Hope | None = None
        if self.bound is not None:
            hope = self.bound.hope(after, self.aims, self.floor)
            if not hope.aims:
                return
        now = self._becomes(h.said[1], words[-1])
        self._say(after, self.s.bag, words, _owing(h.said[1], now, owed), hope)

    def _is_good(self, h: Hospital, word: int, hope: Hope) -> bool:
        """Whether what a word does to a patient may lead to anything good enough."""
        said = h.said
        assert self.bound is not None
        if said and said[0] == BAG:
            return len(said) == 1 or hope.by_bag(said[1], self._becomes(said[1], word))
        units = self.bound.stocks.units
        if h.pending:
            return word >= KINDS or hope.by(units.pending[h.pending], word, True)
        if not said:
            return True
        department = self.s.rules.department_of[word if len(said) == 1 else said[1]]
        if len(said) == 1:
            return hope.by_department(units.departments[department], h.patients)
        return hope.by(units.departments[department], word, False)

    def _becomes(self, k: int, use: int) -> int:
        """What a bag makes of a patient."""
        if use == HEAL:
            return HEALED[self.s.modifiers[BAG_STEPS]][k]
        return RECOLOURED[use - COLOUR][k]

    def _is_wasteful(self, h: Hospital, last: int, after: Hospital) -> bool:
        """Whether a specialist does only what a free nurse could do in its stead."""
        if not h.nurses or after.pending:
            return False
        if h.pending:
            return last == SKIP and h.placed != self.placed_before
        return bool(h.said) and self.s.rules.worker_of[h.said[0]] > 0

    def _may_help(self, h: Hospital, k: int, use: int, owed: list[Owed]) -> bool:
        """Whether a bag's use can matter to what is treated next, together with those owed."""
        rules = self.s.rules
        now = self._becomes(k, use)
        if now in (DISCHARGED, k):
            return False
        if h.pending:
            return _can_treat(ability(h, rules, h.pending).choice, k, now, owed)
        idle = SHOWN[k] != SHOWN[now] or self.strict
        idle = idle and h.placed != (1 << len(h.staff)) - 1
        for slot, d in enumerate(h.departments):
            if not (h.used >> slot) & 1:
                choice = rules.departments[d]
                helps = idle or not choice.fits[k] or not _is_simple(choice)
                if helps and _can_treat(choice, k, now, owed):
                    return True
        return False

    def _may_help_somehow(self, h: Hospital, k: int, owed: list[Owed]) -> bool:
        """Whether any use of a bag for this patient can matter."""
        if self._may_help(h, k, HEAL, owed):
            return True
        for colour in range(3):
            if self._may_help(h, k, COLOUR + colour, owed):
                return True
        return False

    def _is_hopeless(self, h: Hospital, word: int, owed: list[Owed]) -> bool:
        """Whether a sentence that goes on so is no use, or cannot treat everybody owed."""
        said = h.said
        if said and said[0] == BAG:
            if len(said) > 1:
                return not self._may_help(h, said[1], word, owed)
            if owed and word != owed[-1].now and word < owed[-1].before[0]:
                return True
            return not self._may_help_somehow(h, word, owed)
        if not owed or word == BAG:
            return False
        if not h.pending and len(said) < 2:
            return self._is_needless_place(h, word, owed)
        if word >= KINDS:
            return True
        for one in owed:
            if one.now < word and one.now not in said:
                return True
        return False

    def _is_needless_place(self, h: Hospital, word: int, owed: list[Owed]) -> bool:
        """Whether no department (or, with the worker said, not this one) needs the bags used."""
        rules = self.s.rules
        if h.said:
            choice = rules.departments[rules.department_of[word]]
            return not self._needed(h, choice, rules.worker_of[h.said[0]], owed)
        worker = rules.worker_of[word]
        if worker < 0 or h.admissions:
            return False
        for slot, d in enumerate(h.departments):
            if not (h.used >> slot) & 1 and self._needed(h, rules.departments[d], worker, owed):
                return False
        return True

    def _settles(self, h: Hospital, last: int, owed: list[Owed]) -> bool:
        """Whether this sentence treats everybody owed, and none could have done without."""
        if not owed:
            return True
        picks = [word for word in h.said if word < KINDS]
        picks.append(last)
        for one in owed:
            if one.now not in picks:
                return False
            picks.remove(one.now)
        if h.pending:
            able = ability(h, self.s.rules, h.pending)
            is_strict = self.admits or able.relation == MATCH
            return is_strict or not _is_needless(able.choice, owed, False)
        return True

    def _needed(self, h: Hospital, choice: Choice, worker: int, owed: list[Owed]) -> bool:
        """Whether a department can treat everybody owed, and none of them without a bag."""
        for one in owed:
            if not choice.fits[one.now]:
                return False
        if worker:
            able = ability(h, self.s.rules, worker)
            if self.admits or able.relation == MATCH or able.discharges:
                return True
        return not _is_needless(choice, owed, worker > 0)


def _owing(k: int, now: int, owed: list[Owed]) -> list[Owed]:
    """The patients owed a treatment after another bag has turned one into another kind."""
    for i, one in enumerate(owed):
        if one.now == k:
            return [*owed[:i], Owed([*one.before, k], now), *owed[i + 1 :]]
    return [*owed, Owed([k], now)]


def _can_treat(choice: Choice, k: int, now: int, owed: list[Owed]) -> bool:
    """Whether one use of a choice may treat a patient `now` and everybody owed (`k` is it)."""
    if not choice.count or not choice.fits[now]:
        return False
    if choice.second is not None:
        return True
    others = 0
    for one in owed:
        if one.now != k:
            others += 1
            if not choice.fits[one.now]:
                return False
    return others < choice.count


def _is_simple(choice: Choice) -> bool:
    """Whether patients are chosen one by one, whatever the others are, and only healed."""
    return choice.pattern == ANY and choice.op == TABLE and choice.plain > 0


def _is_needless(choice: Choice, owed: list[Owed], colours: bool) -> bool:
    """Whether a patient could have been treated before the bag, and the bag used later.

    `colours`: it matters what colour the patient shows.
    """
    if not _is_simple(choice):
        return False
    for one in owed:
        for before in one.before:
            if choice.fits[before] and (not colours or SHOWN[before] == SHOWN[one.now]):
                return True
    return False
