"""What a seat could point at, and why a thing on the board cannot be said now. Keys only."""

from __future__ import annotations

from wardround.games.dice_hospital.cards.describing import treatment_figures
from wardround.games.dice_hospital.cards.records import Department, EventCard, Treatment
from wardround.games.dice_hospital.rules import flow, improvement, intake, reports
from wardround.games.dice_hospital.rules.activation import targets, usable
from wardround.games.dice_hospital.rules.kinds import COLOURS, KINDS, MARKED, SHOWN, VALUE
from wardround.games.dice_hospital.rules.pick_up import space_word
from wardround.games.dice_hospital.rules.promos import ability, has_to_name
from wardround.games.dice_hospital.rules.ruleset import ANOTHER, MATCH, SAME
from wardround.games.dice_hospital.rules.state import (
    ACTIVATE,
    ARRANGE,
    EVENT,
    NONE,
    OVERFLOW,
    PHASES,
    PICK_UP,
    REPORT,
    RETURN,
    TAKE,
    Hospital,
    State,
)
from wardround.games.dice_hospital.rules.words import AMBULANCE, BAG, COLOUR, FINISH, ROLLED
from wardround.games.dice_hospital.views.prompts import CardsOf, Prompts, seats_text
from wardround.table.messages import Figure, Message
from wardround.table.notation.vocabulary import Vocabulary
from wardround.table.speakers import is_chance


class Reasons:
    """Reasons why not. `cards_of` gives the cards of a state's game by their words."""

    def __init__(self, cards_of: CardsOf, vocabulary: Vocabulary, prompts: Prompts) -> None:
        self.cards_of = cards_of
        self.vocabulary = vocabulary
        self.prompts = prompts

    def board_words(self, s: State, seat: int) -> list[int]:
        """Everything a seat could point at: its own things, the city's, and its keys."""
        h = s.hospitals[seat]
        rules = s.rules
        words = {BAG, FINISH, rules.worker_words[0], *h.patients, *h.incoming, *s.display}
        words.update(AMBULANCE + i for i in range(len(s.ambulances)))
        words.update(rules.department_words[card] for card in h.departments)
        words.update(rules.worker_words[card] for card in h.staff)
        words.update(s.intake, *s.ambulances)
        words.update(word for word in s.reports if word != NONE)
        if s.event != NONE:
            words.add(s.rules.event_words[s.event])
        if s.phase == PICK_UP:
            words.update(space_word(i) for i, free in enumerate(s.spaces) if free)
        return sorted(words)

    def why_not(self, s: State, seat: int, word: int) -> Message:
        """Why this word is not legal for this seat now."""
        turn = flow.turn(s)
        if not turn:
            return Message("dh-why-over", {})
        if is_chance(turn[0]):
            return Message("dh-why-chance", {})
        if seat not in turn:
            return Message("dh-why-others", {"whom": seats_text(turn)})
        if word in s.rules.event_words:
            return Message("dh-why-event", {})
        if word in s.reports and s.phase != REPORT:
            return Message("dh-why-report-later", {})
        if s.phase == ACTIVATE:
            return self._why_not_in_activation(s, seat, word)
        return self._elsewhere(s, seat, word) or self._not_asked(s)

    def _elsewhere(self, s: State, seat: int, word: int) -> Message | None:
        if s.phase == TAKE and AMBULANCE <= word < AMBULANCE + len(s.ambulances):
            return self._why_not_ambulance(s, seat, word - AMBULANCE)
        if s.phase == OVERFLOW and word in s.hospitals[seat].incoming:
            return Message("dh-why-new-patient", {})
        if s.phase == ARRANGE and word in s.intake:
            return Message("dh-why-not-here", {"ambulance": intake.filling(s) + 1})
        if s.phase == RETURN and self._is_card(s, word):
            own = word in improvement.improvements(s, seat)
            return Message("dh-why-return-first" if own else "dh-why-not-improvement", {})
        if s.phase == EVENT and word in s.hospitals[seat].patients:
            return self._why_not_event(s, seat, word)
        if s.phase == REPORT and word in s.reports:
            return self._why_not_report(s, word)
        return self._why_not_picked_up(s, seat, word) if s.phase == PICK_UP else None

    def _why_not_picked_up(self, s: State, seat: int, word: int) -> Message | None:
        h = s.hospitals[seat]
        if word in h.patients:
            if h.said:
                return Message("dh-why-sentence", {})
            return Message("dh-why-no-space", {"patient": self.vocabulary.word(word)})
        if COLOUR <= word < COLOUR + 3 or ROLLED <= word < ROLLED + 6:
            return Message("dh-why-space-fits" if h.said else "dh-why-space-patient", {})
        return None

    def _not_asked(self, s: State) -> Message:
        return Message("dh-why-phase", {"phase": PHASES[s.phase]})

    def _is_card(self, s: State, word: int) -> bool:
        return s.rules.department_of[word] >= 0 or s.rules.worker_of[word] >= 0

    def _why_not_ambulance(self, s: State, seat: int, ambulance: int) -> Message:
        for other, h in enumerate(s.hospitals):
            if h.ambulance == ambulance + 1:
                return Message("dh-why-ambulance-taken", {"whom": other + 1})
        return Message("dh-why-ambulance-first", {})

    def _why_not_report(self, s: State, word: int) -> Message:
        if word in s.reports[len(s.reports) // 2 :]:
            return Message("dh-why-report-above", {})
        needs = dict(zip(COLOURS, reports.report_of(s, word).needs, strict=True))
        return Message("dh-why-report", {**needs})

    def _why_not_event(self, s: State, seat: int, k: int) -> Message:
        card = self.cards_of(s)[self.vocabulary.word(s.rules.event_words[s.event])]
        assert isinstance(card, EventCard)
        assert card.treatment is not None
        h = s.hospitals[seat]
        return self._why_not_fit(card.treatment, h.patients, h.said, k)

    def _why_not_in_activation(self, s: State, seat: int, word: int) -> Message:
        h = s.hospitals[seat]
        if word == FINISH:
            return Message("dh-why-sentence" if h.said else _first_thing(s, h), {})
        if word == BAG:
            return self._why_not_bag(s, seat)
        if word < KINDS:
            return self._why_not_patient(s, seat, word)
        if s.rules.department_of[word] in h.departments:
            return self._why_not_department(s, seat, word)
        if s.rules.worker_of[word] in (0, *h.staff):
            return self._why_not_worker(s, seat, word)
        return self._not_asked(s)

    def _why_not_bag(self, s: State, seat: int) -> Message:
        h = s.hospitals[seat]
        if h.said:
            return Message("dh-why-sentence", {})
        if h.bags and h.patients:
            return Message(_first_thing(s, h), {})
        return Message("dh-why-no-bag", {}) if not h.bags else Message("dh-why-no-patients", {})

    def _why_not_worker(self, s: State, seat: int, word: int) -> Message:
        h = s.hospitals[seat]
        worker = s.rules.worker_of[word]
        if h.said:
            return Message("dh-why-sentence", {})
        if _first_thing(s, h):
            return Message(_first_thing(s, h), {})
        free = h.nurses
        if worker:
            slots = [slot for slot, card in enumerate(h.staff) if card == worker]
            free = sum(not (h.placed >> slot) & 1 for slot in slots)
        if not free:
            return Message("dh-why-worker-used", {"worker": self.vocabulary.word(word)})
        return Message("dh-why-no-department", {})

    def _why_not_department(self, s: State, seat: int, word: int) -> Message:
        h = s.hospitals[seat]
        department = s.rules.department_of[word]
        name = {"department": self.vocabulary.word(word)}
        slots = [slot for slot, card in enumerate(h.departments) if card == department]
        if all((h.used >> slot) & 1 for slot in slots):
            return Message("dh-why-department-used", {**name})
        if not usable(h, s.rules, department):
            return _whom_it_lacks(self._department(s, word), h.patients, name["department"])
        if _first_thing(s, h):
            return Message(_first_thing(s, h), {})
        return Message("dh-why-sentence", {}) if h.said else Message("dh-why-worker-first", {})

    def _department(self, s: State, word: int) -> Treatment:
        card = self.cards_of(s)[self.vocabulary.word(word)]
        assert isinstance(card, Department)
        return card.treatment

    def _why_not_patient(self, s: State, seat: int, k: int) -> Message:
        h = s.hospitals[seat]
        said = h.said
        if k not in h.patients:
            return Message("dh-why-no-such-patient", {"patient": self.vocabulary.word(k)})
        if said and said[0] == BAG:
            return Message("dh-why-sentence", {})
        if h.admissions:
            return Message("dh-why-admissions-first", {})
        if h.pending:
            return self._why_not_target(s, seat, k)
        if len(said) < 2:
            if has_to_name(h, s.rules):
                return Message("dh-why-name-first", {})
            key = "dh-why-department-first" if said else "dh-why-worker-first"
            return Message(key, {})
        return self._why_not_fit(self._department(s, said[1]), h.patients, said[2:], k)

    def _why_not_fit(
        self, treatment: Treatment, patients: list[int], picked: list[int], k: int
    ) -> Message:
        if treatment.op == "recolour" and picked and picked[-1] < KINDS:
            return Message("dh-why-colour-first", {"patient": self.vocabulary.word(picked[-1])})
        if treatment.second is not None and len(picked) >= treatment.count:
            treatment = treatment.second
        low, high = treatment.values
        if treatment.colour not in (None, COLOURS[SHOWN[k]]):
            return Message("dh-why-colour", {"colour": str(treatment.colour)})
        if not low <= VALUE[k] <= high:
            return Message("dh-why-value", {"low": low, "high": high})
        if picked.count(k) == patients.count(k):
            return Message("dh-why-picked", {"patient": self.vocabulary.word(k)})
        if treatment.second is not None:
            return Message("dh-why-second", treatment_figures(treatment.second))
        return Message("dh-why-pattern", {"pattern": treatment.pattern, "count": treatment.count})

    def _why_not_target(self, s: State, seat: int, k: int) -> Message:
        h = s.hospitals[seat]
        worker = ability(h, s.rules, h.pending)
        card = self.prompts.pending_card(s, seat)
        name = {"worker": card.id}
        if card.treatment is None:
            return Message("dh-why-no-target", {**name})
        if worker.relation == SAME and k % 3 != MARKED:
            return Message("dh-why-not-healed", {**name})
        if worker.relation in (ANOTHER, MATCH) and k % 3 == MARKED:
            return Message("dh-why-just-healed", {**name})
        if worker.relation == MATCH and not (h.values >> VALUE[k]) & 1:
            return Message("dh-why-match", {**name})
        return self._why_not_fit(card.treatment, targets(h, worker), h.said, k)


def _whom_it_lacks(treatment: Treatment, patients: list[int], department: str) -> Message:
    """Why a department cannot be used with these patients: whom it needs, how many there are."""
    named = {"department": department}
    if treatment.second is not None:
        return Message("dh-why-department-two", {**_lacking_slot(treatment, patients), **named})
    fitting = _fitting(treatment, patients)
    figures = {**treatment_figures(treatment), **named, "have": len(fitting)}
    scattered = len(fitting) >= treatment.fewest()
    return Message(
        "dh-why-department-pattern" if scattered else "dh-why-department-cannot", figures
    )


def _lacking_slot(treatment: Treatment, patients: list[int]) -> dict[str, Figure]:
    """The slot of two that finds too few patients, and how many it finds at best."""
    second = treatment.second
    assert second is not None
    ones, others = _fitting(treatment, patients), _fitting(second, patients)
    if len(ones) < treatment.count:
        return {**treatment_figures(treatment), "slot": "first", "have": len(ones)}
    only_first = sum(k not in others for k in ones)
    have = len(others) - max(0, treatment.count - only_first)
    return {**treatment_figures(second), "slot": "second", "have": have}


def _fitting(treatment: Treatment, patients: list[int]) -> list[int]:
    return [k for k in patients if treatment.fits(VALUE[k], COLOURS[SHOWN[k]])]


def _first_thing(s: State, h: Hospital) -> str:
    """The key of what must come before anything else; empty if nothing must."""
    if h.admissions:
        return "dh-why-admissions-first"
    if h.pending:
        return "dh-why-effect-first"
    return "dh-why-name-first" if has_to_name(h, s.rules) else ""
