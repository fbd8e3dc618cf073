"""What a seat is asked, and why a thing on the board cannot be said now. Keys, never sentences."""

from __future__ import annotations

from wardround.games.dice_hospital import flow, improvement, intake, setup
from wardround.games.dice_hospital.activation import targets, usable
from wardround.games.dice_hospital.cards import Cards, Treatment, describe_treatment
from wardround.games.dice_hospital.kinds import COLOURS, KINDS, MARKED, SHOWN, VALUE
from wardround.games.dice_hospital.rules import ANOTHER, BEDS, MATCH, SAME
from wardround.games.dice_hospital.state import (
    ACTIVATE,
    ARRANGE,
    EXTRA,
    IMPROVE,
    KEEP,
    OVERFLOW,
    PHASES,
    RETURN,
    STARTING_VALUES,
    TAKE,
    State,
)
from wardround.games.dice_hospital.words import AMBULANCE, BAG, FINISH, SKIP
from wardround.table.messages import Figure, Message, Prompt
from wardround.table.speakers import is_chance, text_of
from wardround.table.vocabulary import Vocabulary


def _ask(key: str, reason: str, **figures: Figure) -> Prompt:
    return Prompt(Message(key, figures), Message(reason, figures))


class Prompts:
    """Questions and reasons for one deck of cards."""

    def __init__(self, cards: Cards, vocabulary: Vocabulary) -> None:
        self.cards = cards
        self.vocabulary = vocabulary

    def prompt(self, s: State, seat: int) -> Prompt:
        """What this seat is asked, or what it waits for."""
        turn = flow.turn(s)
        if not turn:
            return _ask("dh-ask-nothing", "dh-reason-over")
        if is_chance(turn[0]):
            return _ask("dh-ask-wait", "dh-reason-chance")
        if seat not in turn:
            return _ask("dh-ask-wait", "dh-reason-others", seats=_seats(turn))
        return self._activation(s, seat) if s.phase == ACTIVATE else self._other(s, seat)

    def _other(self, s: State, seat: int) -> Prompt:
        h = s.hospitals[seat]
        if s.phase == EXTRA:
            return _ask("dh-ask-extra", "dh-reason-extra")
        if s.phase == STARTING_VALUES:
            value = setup.LOWEST_START + len(h.said)
            return _ask("dh-ask-starting", "dh-reason-starting", value=value)
        if s.phase == KEEP:
            return _ask("dh-ask-keep", "dh-reason-keep")
        if s.phase == ARRANGE:
            return _ask(
                "dh-ask-arrange",
                "dh-reason-arrange",
                ambulance=intake.filling(s) + 1,
                places=intake.places(s) - len(h.said),
                value=VALUE[intake.straddling(s)[0]],
                dice=len(intake.straddling(s)),
            )
        if s.phase == TAKE:
            first = int(seat == s.first)
            return _ask("dh-ask-take", "dh-reason-take", first=first, free=BEDS - len(h.patients))
        if s.phase == OVERFLOW:
            short = intake.beds_short(s, seat) - len(h.said)
            return _ask("dh-ask-overflow", "dh-reason-overflow", short=short)
        if s.phase == IMPROVE:
            return _ask("dh-ask-improve", "dh-reason-improve", cards=len(s.display))
        if s.phase == RETURN:
            key = "dh-ask-return-card" if h.said else "dh-ask-return"
            return _ask(key, "dh-reason-return")
        colour = COLOURS[s.rules.administrators[h.administrator].spare]
        return _ask("dh-ask-spare", "dh-reason-spare", colour=colour)

    def _activation(self, s: State, seat: int) -> Prompt:
        h = s.hospitals[seat]
        said = h.said
        free = h.nurses + len(h.staff) - bin(h.placed).count("1")
        if said and said[0] == BAG:
            if len(said) == 1:
                return _ask("dh-ask-bag-patient", "dh-reason-bag", bags=h.bags)
            patient = self.vocabulary.word(said[1])
            return _ask("dh-ask-bag-use", "dh-reason-bag", patient=patient, bags=h.bags)
        if h.pending:
            card = self.cards.specialists[h.pending - 1]
            figures = describe_treatment(card.treatment).figures
            figures |= {"worker": card.id, "relation": card.relation, "bags": h.bags}
            figures["left"] = card.treatment.count - len(said)
            return _ask("dh-ask-effect", "dh-reason-effect", **figures)
        if not said:
            return _ask("dh-ask-worker", "dh-reason-worker", free=free, bags=h.bags)
        worker = self.vocabulary.word(said[0])
        if len(said) == 1:
            return _ask("dh-ask-department", "dh-reason-department", worker=worker)
        treatment = self._department(s, said[1])
        figures = describe_treatment(treatment).figures
        figures |= {"worker": worker, "department": self.vocabulary.word(said[1])}
        figures["left"] = treatment.count + 2 - len(said)
        return _ask("dh-ask-patients", "dh-reason-patients", **figures)

    def _department(self, s: State, word: int) -> Treatment:
        return self.cards.departments[word - s.rules.department_word].treatment

    def board(self, s: State, seat: int) -> list[int]:
        """Everything a seat could point at: its own things, the city's, and its keys."""
        h = s.hospitals[seat]
        words = {BAG, FINISH, s.rules.worker_word, *h.patients, *h.incoming, *s.display}
        words.update(AMBULANCE + i for i in range(len(s.ambulances)))
        words.update(s.rules.department_word + card for card in h.departments)
        words.update(s.rules.worker_word + card for card in h.staff)
        words.update(s.intake, *s.ambulances)
        return sorted(words)

    def why(self, s: State, seat: int, word: int) -> Message:
        """Why this word is not legal for this seat now."""
        turn = flow.turn(s)
        if not turn:
            return Message("dh-why-over", {})
        if is_chance(turn[0]):
            return Message("dh-why-chance", {})
        if seat not in turn:
            return Message("dh-why-others", {"seats": _seats(turn)})
        if s.phase == TAKE and AMBULANCE <= word < AMBULANCE + len(s.ambulances):
            return self._why_not_ambulance(s, seat, word - AMBULANCE)
        if s.phase == OVERFLOW and word in s.hospitals[seat].incoming:
            return Message("dh-why-new-patient", {})
        if s.phase == ARRANGE and word in s.intake:
            return Message("dh-why-not-here", {"ambulance": intake.filling(s) + 1})
        if s.phase == RETURN and word >= s.rules.department_word:
            own = word in improvement.improvements(s, seat)
            return Message("dh-why-return-first" if own else "dh-why-not-improvement", {})
        if s.phase == ACTIVATE:
            return self._why_not_in_activation(s, seat, word)
        return self._not_asked(s)

    def _not_asked(self, s: State) -> Message:
        return Message("dh-why-phase", {"phase": PHASES[s.phase]})

    def _why_not_ambulance(self, s: State, seat: int, ambulance: int) -> Message:
        for other, h in enumerate(s.hospitals):
            if h.ambulance == ambulance + 1:
                return Message("dh-why-ambulance-taken", {"seat": other + 1})
        return Message("dh-why-ambulance-first", {"seat": seat + 1})

    def _why_not_in_activation(self, s: State, seat: int, word: int) -> Message:
        h = s.hospitals[seat]
        worker_word = s.rules.worker_word
        if word == FINISH:
            return Message("dh-why-sentence", {}) if h.said else Message("dh-why-effect-first", {})
        if word == BAG:
            return self._why_not_bag(s, seat)
        if word < KINDS:
            return self._why_not_patient(s, seat, word)
        if s.rules.department_word <= word < worker_word and word in self._owned(s, seat):
            return self._why_not_department(s, seat, word)
        if word >= worker_word and word in self._owned(s, seat):
            return self._why_not_worker(s, seat, word)
        return self._not_asked(s)

    def _owned(self, s: State, seat: int) -> list[int]:
        h = s.hospitals[seat]
        departments = [s.rules.department_word + card for card in h.departments]
        workers = [s.rules.worker_word + card for card in (0, *h.staff)]
        return departments + workers

    def _why_not_bag(self, s: State, seat: int) -> Message:
        h = s.hospitals[seat]
        if h.said:
            return Message("dh-why-sentence", {})
        return Message("dh-why-no-bag", {}) if not h.bags else Message("dh-why-no-patients", {})

    def _why_not_worker(self, s: State, seat: int, word: int) -> Message:
        h = s.hospitals[seat]
        worker = word - s.rules.worker_word
        if h.said:
            return Message("dh-why-sentence", {})
        if h.pending:
            return Message("dh-why-effect-first", {})
        free = h.nurses
        if worker:
            slots = [slot for slot, card in enumerate(h.staff) if card == worker]
            free = sum(not (h.placed >> slot) & 1 for slot in slots)
        if not free:
            return Message("dh-why-worker-used", {"worker": self.vocabulary.word(word)})
        return Message("dh-why-no-department", {})

    def _why_not_department(self, s: State, seat: int, word: int) -> Message:
        h = s.hospitals[seat]
        department = word - s.rules.department_word
        name = {"department": self.vocabulary.word(word)}
        slots = [slot for slot, card in enumerate(h.departments) if card == department]
        if all((h.used >> slot) & 1 for slot in slots):
            return Message("dh-why-department-used", {**name})
        if not usable(h, s.rules, department):
            treatment = self._department(s, word)
            have = sum(s.rules.departments[department].fits[k] for k in h.patients)
            figures = {**describe_treatment(treatment).figures, **name, "have": have}
            scattered = have >= treatment.count
            return Message(
                "dh-why-department-pattern" if scattered else "dh-why-department-cannot", figures
            )
        if h.pending:
            return Message("dh-why-effect-first", {})
        return Message("dh-why-sentence", {}) if h.said else Message("dh-why-worker-first", {})

    def _why_not_patient(self, s: State, seat: int, k: int) -> Message:
        h = s.hospitals[seat]
        said = h.said
        if k not in h.patients:
            return Message("dh-why-no-such-patient", {"patient": self.vocabulary.word(k)})
        if said and said[0] == BAG:
            return Message("dh-why-sentence", {})
        if h.pending:
            return self._why_not_target(s, seat, k)
        if len(said) < 2:
            key = "dh-why-department-first" if said else "dh-why-worker-first"
            return Message(key, {})
        return self._why_not_fit(self._department(s, said[1]), h.patients, said[2:], k)

    def _why_not_fit(
        self, treatment: Treatment, patients: list[int], picked: list[int], k: int
    ) -> Message:
        low, high = treatment.values
        if treatment.colour not in (None, COLOURS[SHOWN[k]]):
            return Message("dh-why-colour", {"colour": str(treatment.colour)})
        if not low <= VALUE[k] <= high:
            return Message("dh-why-value", {"low": low, "high": high})
        if picked.count(k) == patients.count(k):
            return Message("dh-why-picked", {"patient": self.vocabulary.word(k)})
        return Message("dh-why-pattern", {"pattern": treatment.pattern, "count": treatment.count})

    def _why_not_target(self, s: State, seat: int, k: int) -> Message:
        h = s.hospitals[seat]
        worker = s.rules.workers[h.pending]
        card = self.cards.specialists[h.pending - 1]
        name = {"worker": card.id}
        if worker.relation == SAME and k % 3 != MARKED:
            return Message("dh-why-not-healed", {**name})
        if worker.relation in (ANOTHER, MATCH) and k % 3 == MARKED:
            return Message("dh-why-just-healed", {**name})
        if worker.relation == MATCH and not (h.values >> VALUE[k]) & 1:
            return Message("dh-why-match", {**name})
        return self._why_not_fit(card.treatment, targets(h, worker), h.said, k)


def _seats(turn: list[int]) -> str:
    return " ".join(text_of(seat) for seat in turn)


def absent(s: State, seat: int) -> int:
    """Stop, decline, or take the first thing there is; of ambulances the last, the least ill."""
    words = flow.legal(s, seat)
    if s.phase == ACTIVATE and not s.hospitals[seat].said:
        return SKIP if s.hospitals[seat].pending else FINISH
    return words[-1] if s.phase == TAKE else words[0]
