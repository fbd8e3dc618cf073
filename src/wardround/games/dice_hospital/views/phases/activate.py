"""A seat at work: what it is asked, and why it cannot use a thing now."""

from __future__ import annotations

from wardround.games.dice_hospital.cards.describing import gain_figures
from wardround.games.dice_hospital.cards.records import Department, Specialist, Treatment
from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.activation import targets, usable
from wardround.games.dice_hospital.rules.kinds import KINDS, MARKED, VALUE
from wardround.games.dice_hospital.rules.promos import ability, has_to_name
from wardround.games.dice_hospital.rules.ruleset import ANOTHER, BAG_STEPS, MATCH, SAME, Choice
from wardround.games.dice_hospital.rules.state import Hospital, State
from wardround.games.dice_hospital.rules.words import BAG, FINISH, NAME, RETURN, SKIP
from wardround.games.dice_hospital.views.choices import (
    choice_figures,
    why_not_chosen,
    why_not_usable,
)
from wardround.games.dice_hospital.views.phases.phase import ask
from wardround.games.dice_hospital.views.phases.stopping import StoppingView, free_workers
from wardround.games.dice_hospital.views.results import (
    department_prospect,
    is_certain,
    patient_prospect,
)
from wardround.table.messages import Figure, Message, Prompt, Prospect


class ActivateView(StoppingView):
    """Workers, departments, patients, effects, blood bags, promos."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """What the sentence begun goes on with, or what comes first."""
        h = s.hospitals[seat]
        said = h.said
        if said and said[0] == BAG:
            return self._ask_bag(s, h)
        if h.admissions:
            key = "ask-admissions-return" if said else "ask-admissions"
            return ask(key, "reason-admissions", left=h.admissions)
        if h.pending:
            return self._ask_effect(s, h)
        if has_to_name(h, s.rules):
            key = "ask-name-whom" if said and said[0] == NAME else "ask-name"
            return ask(key, "reason-name")
        return self._ask_placement(s, seat)

    def _ask_bag(self, s: State, h: Hospital) -> Prompt:
        figures: dict[str, Figure] = {"bags": h.bags, "steps": s.modifiers[BAG_STEPS], "count": 1}
        if len(h.said) == 1:
            return ask("ask-bag-patient", "reason-bag", **figures)
        return ask("ask-bag-use", "reason-bag", patient=self.word(h.said[1]), **figures)

    def _ask_effect(self, s: State, h: Hospital) -> Prompt:
        card = self._pending_card(s, h)
        worker = self.word(s.rules.worker_words[h.pending])
        figures: dict[str, Figure] = {"worker": worker, "relation": card.relation, "bags": h.bags}
        if card.treatment is None:
            figures |= gain_figures(card.gain)
            return ask("ask-use", "reason-use", **figures)
        figures |= choice_figures(h.said, card.treatment, self.vocabulary)
        return ask("ask-effect", "reason-effect", **figures)

    def _ask_placement(self, s: State, seat: int) -> Prompt:
        h = s.hospitals[seat]
        said = h.said
        if not said:
            free = free_workers(s, seat)
            return ask("ask-worker", "reason-worker", free=free, bags=h.bags)
        worker = self.word(said[0])
        if len(said) == 1:
            return ask("ask-department", "reason-department", worker=worker)
        figures = choice_figures(said[2:], self._department(s, said[1]), self.vocabulary)
        return ask(
            "ask-patients",
            "reason-patients",
            worker=worker,
            department=self.word(said[1]),
            **figures,
        )

    def prospects(self, s: State, seat: int) -> dict[int, Prospect]:
        """Of `finish`, a blood bag, departments, patients to choose, and the Admissions Nurse."""
        h = s.hospitals[seat]
        found = super().prospects(s, seat)
        found[BAG] = Prospect(Message("brings-bag", {"steps": s.modifiers[BAG_STEPS]}))
        if h.admissions:
            found[RETURN] = Prospect(Message("brings-return-patient", {}))
        elif h.pending:
            found |= self._patients(s, seat, ability(h, s.rules, h.pending).choice, 0)
        elif len(h.said) >= 2 and h.said[0] not in (BAG, NAME):
            choice = s.rules.departments[s.rules.department_of[h.said[1]]]
            found |= self._patients(s, seat, choice, 2)
        elif not h.said or h.said[0] not in (BAG, NAME):
            found |= self._departments(s, seat)
        return found

    def _departments(self, s: State, seat: int) -> dict[int, Prospect]:
        """Of every department that can be used now: of none if nobody is left to work there."""
        h = s.hospitals[seat]
        if not h.said and not free_workers(s, seat):
            return {}
        free = {card for slot, card in enumerate(h.departments) if not (h.used >> slot) & 1}
        return {
            s.rules.department_words[card]: department_prospect(
                s, h, s.rules.departments[card], self.vocabulary
            )
            for card in sorted(free)
            if usable(h, s.rules, card)
        }

    def _patients(self, s: State, seat: int, choice: Choice, skip: int) -> dict[int, Prospect]:
        """Of every patient that can be chosen next, where that decides what becomes of it."""
        h = s.hospitals[seat]
        if h.said[:1] == [BAG] or not is_certain(choice):
            return {}
        if choice.second is not None and len(h.said) - skip >= choice.count:
            choice = choice.second
        return {
            k: patient_prospect(s, h, choice.becomes[k], self.vocabulary)
            for k in flow.legal(s, seat)
            if k < KINDS
        }

    def default_word(self, s: State, seat: int) -> int:
        """Decline, or finish; a sentence begun, or a name that is due, takes the first word."""
        h = s.hospitals[seat]
        if h.said:
            return flow.legal(s, seat)[0]
        if h.pending or h.admissions:
            return SKIP
        return NAME if has_to_name(h, s.rules) else FINISH

    def why_not(self, s: State, seat: int, word: int) -> Message | None:
        """Why a key, a patient, a department or a worker of one's own is not legal now."""
        h = s.hospitals[seat]
        if word == FINISH:
            return Message("why-sentence" if h.said else _first_thing(s, h), {})
        if word == BAG:
            return _why_not_bag(s, h)
        if word < KINDS:
            return self._why_not_patient(s, h, word)
        if s.rules.department_of[word] in h.departments:
            return self._why_not_department(s, h, word)
        if s.rules.worker_of[word] in (0, *h.staff):
            return self._why_not_worker(s, h, word)
        return None

    def _why_not_worker(self, s: State, h: Hospital, word: int) -> Message:
        if h.said:
            return Message("why-sentence", {})
        if _first_thing(s, h):
            return Message(_first_thing(s, h), {})
        worker = s.rules.worker_of[word]
        free = h.nurses
        if worker:
            slots = [slot for slot, card in enumerate(h.staff) if card == worker]
            free = sum(not (h.placed >> slot) & 1 for slot in slots)
        if not free:
            return Message("why-worker-used", {"worker": self.word(word)})
        return Message("why-no-department", {})

    def _why_not_department(self, s: State, h: Hospital, word: int) -> Message:
        department = s.rules.department_of[word]
        slots = [slot for slot, card in enumerate(h.departments) if card == department]
        if all((h.used >> slot) & 1 for slot in slots):
            return Message("why-department-used", {"department": self.word(word)})
        if not usable(h, s.rules, department):
            return why_not_usable(self._department(s, word), h.patients, self.word(word))
        if _first_thing(s, h):
            return Message(_first_thing(s, h), {})
        return Message("why-sentence" if h.said else "why-worker-first", {})

    def _why_not_patient(self, s: State, h: Hospital, k: int) -> Message:
        said = h.said
        if k not in h.patients:
            return Message("why-no-such-patient", {"patient": self.word(k)})
        if said and said[0] == BAG:
            return Message("why-sentence", {})
        if h.admissions:
            return Message("why-admissions-first", {})
        if h.pending:
            return self._why_not_target(s, h, k)
        if len(said) >= 2:
            department = self._department(s, said[1])
            return why_not_chosen(department, h.patients, said[2:], k, self.vocabulary)
        if has_to_name(h, s.rules):
            return Message("why-name-first", {})
        return Message("why-department-first" if said else "why-worker-first", {})

    def _why_not_target(self, s: State, h: Hospital, k: int) -> Message:
        worker = ability(h, s.rules, h.pending)
        card = self._pending_card(s, h)
        name: dict[str, Figure] = {"worker": card.id}
        if card.treatment is None:
            return Message("why-no-target", name)
        if worker.relation == SAME and k % 3 != MARKED:
            return Message("why-not-healed", name)
        if worker.relation in (ANOTHER, MATCH) and k % 3 == MARKED:
            return Message("why-just-healed", name)
        if worker.relation == MATCH and not (h.values >> VALUE[k]) & 1:
            return Message("why-match", name)
        return why_not_chosen(card.treatment, targets(h, worker), h.said, k, self.vocabulary)

    def _department(self, s: State, word: int) -> Treatment:
        card = self.card(s, word)
        assert isinstance(card, Department)
        return card.treatment

    def _pending_card(self, s: State, h: Hospital) -> Specialist:
        """The specialist whose effect is pending; for a Consultant the one it has named."""
        named = h.pending == s.rules.consultant and h.named
        card = self.card(s, s.rules.worker_words[h.named if named else h.pending])
        assert isinstance(card, Specialist)
        return card


def _why_not_bag(s: State, h: Hospital) -> Message:
    if h.said:
        return Message("why-sentence", {})
    if h.bags and h.patients:
        return Message(_first_thing(s, h), {})
    return Message("why-no-patients" if h.bags else "why-no-bag", {})


def _first_thing(s: State, h: Hospital) -> str:
    """The key of what must come before anything else; empty if nothing must."""
    if h.admissions:
        return "why-admissions-first"
    if h.pending:
        return "why-effect-first"
    return "why-name-first" if has_to_name(h, s.rules) else ""
