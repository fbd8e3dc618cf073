"""What a seat is asked, and why. Keys, never sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wardround.games.dice_hospital.cards.describing import gain_figures, treatment_figures
from wardround.games.dice_hospital.cards.records import (
    AnyCard,
    Department,
    EventCard,
    Specialist,
    Treatment,
)
from wardround.games.dice_hospital.rules import flow, intake
from wardround.games.dice_hospital.rules.kinds import COLOURS, KINDS, VALUE
from wardround.games.dice_hospital.rules.promos import has_to_name
from wardround.games.dice_hospital.rules.ruleset import (
    ARRIVALS,
    BAG_STEPS,
    BEDS,
    FIRST_LOCKED,
    RETURN_BAGS,
)
from wardround.games.dice_hospital.rules.state import (
    ACTIVATE,
    ARRANGE,
    EVENT,
    EXTRA,
    IMPROVE,
    KEEP,
    NONE,
    OVERFLOW,
    PICK_UP,
    REPORT,
    RETURN,
    SEND_BACK,
    STARTING_VALUES,
    TAKE,
    State,
)
from wardround.games.dice_hospital.rules.words import BAG, NAME
from wardround.table.messages import Figure, Message, Prompt
from wardround.table.notation.vocabulary import Vocabulary
from wardround.table.speakers import is_chance, text_of

CardsOf = Callable[[State], Mapping[str, AnyCard]]


def _ask(key: str, reason: str, **figures: Figure) -> Prompt:
    return Prompt(Message(key, figures), Message(reason, figures))


def seats_text(turn: list[int]) -> str:
    """Seats as a figure."""
    return " ".join(text_of(seat) for seat in turn)


class Prompts:
    """Questions. `cards_of` gives the cards of a state's game by their words."""

    def __init__(self, cards_of: CardsOf, vocabulary: Vocabulary) -> None:
        self.cards_of = cards_of
        self.vocabulary = vocabulary

    def prompt(self, s: State, seat: int) -> Prompt:
        """What this seat is asked, or what it waits for."""
        turn = flow.turn(s)
        if not turn:
            return _ask("dh-ask-nothing", "dh-reason-over")
        if is_chance(turn[0]):
            return _ask("dh-ask-wait", "dh-reason-chance")
        if seat not in turn:
            return _ask("dh-ask-wait", "dh-reason-others", whom=seats_text(turn))
        if s.phase == ACTIVATE:
            return self._activation(s, seat)
        return self._setup(s, seat) or self._round(s, seat)

    def _setup(self, s: State, seat: int) -> Prompt | None:
        h = s.hospitals[seat]
        if s.phase == EXTRA:
            if s.event != NONE:
                return _ask("dh-ask-extra", "dh-reason-extra-event")
            return _ask("dh-ask-extra", "dh-reason-extra")
        if s.phase == STARTING_VALUES:
            value = s.rules.starting_values[len(h.said)]
            values = ", ".join(str(v) for v in s.rules.starting_values)
            return _ask("dh-ask-starting", "dh-reason-starting", value=value, values=values)
        if s.phase == KEEP:
            return _ask("dh-ask-keep", "dh-reason-keep")
        return None

    def _round(self, s: State, seat: int) -> Prompt:
        h = s.hospitals[seat]
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
            return self._taking(s, seat)
        if s.phase == SEND_BACK:
            sums = sum(VALUE[k] for k in s.intake)
            return _ask("dh-ask-send-back", "dh-reason-send-back", sum=sums)
        if s.phase == OVERFLOW:
            short = intake.beds_short(s, seat) - len(h.said)
            return _ask("dh-ask-overflow", "dh-reason-overflow", short=short)
        if s.phase == IMPROVE:
            return self._improving(s)
        if s.phase == RETURN:
            return self._returning(s, h.said)
        if s.phase == EVENT:
            return self._event(s, seat)
        return self._end_of_round(s, seat)

    def _taking(self, s: State, seat: int) -> Prompt:
        free = BEDS - len(s.hospitals[seat].patients)
        first = int(seat == s.first and s.modifiers[FIRST_LOCKED])
        arrivals = s.modifiers[ARRIVALS]
        return _ask("dh-ask-take", "dh-reason-take", first=first, free=free, arrivals=arrivals)

    def _improving(self, s: State) -> Prompt:
        cards = len(s.display)
        if s.rules.seats == 1:
            return _ask("dh-ask-improve-alone", "dh-reason-improve-alone", cards=cards)
        return _ask("dh-ask-improve", "dh-reason-improve", cards=cards)

    def _returning(self, s: State, said: list[int]) -> Prompt:
        key = "dh-ask-return-card" if said else "dh-ask-return"
        bags = s.modifiers[RETURN_BAGS]
        if s.rules.many_returns:
            return _ask(key, "dh-reason-return-many", bags=bags)
        return _ask(key, "dh-reason-return", bags=bags)

    def _end_of_round(self, s: State, seat: int) -> Prompt:
        h = s.hospitals[seat]
        if s.phase == REPORT:
            left = [h.lounge[colour] - s.filed[colour] for colour in range(3)]
            figures = dict(zip(COLOURS, left, strict=True))
            return _ask("dh-ask-report", "dh-reason-report", **figures)
        if s.phase == PICK_UP:
            if h.said:
                patient = self.vocabulary.word(h.said[0])
                return _ask("dh-ask-space", "dh-reason-pick-up", patient=patient)
            return _ask("dh-ask-pick-up", "dh-reason-pick-up")
        colour = COLOURS[s.rules.administrators[h.administrator].spare]
        return _ask("dh-ask-spare", "dh-reason-spare", colour=colour)

    def _event(self, s: State, seat: int) -> Prompt:
        word = self.vocabulary.word(s.rules.event_words[s.event])
        card = self.cards_of(s)[word]
        assert isinstance(card, EventCard)
        assert card.treatment is not None
        figures = self._choice(s.hospitals[seat].said, card.treatment)
        figures["relation"] = "event"
        return _ask("dh-ask-event", "dh-reason-event", event=word, **figures)

    def _choice(self, said: list[int], treatment: Treatment) -> dict[str, Figure]:
        """The figures of a choice under way: how many may follow, and if a colour is due."""
        picked = sum(word < KINDS for word in said)
        figures = treatment_figures(treatment)
        second = treatment.second
        if second is not None and picked >= treatment.count:
            picked -= treatment.count
            figures["count"] = second.count
        due = treatment.op == "recolour" and bool(said) and said[-1] < KINDS
        figures["left"] = int(figures["count"]) - picked
        figures["picked"] = picked
        figures["patient"] = self.vocabulary.word(said[-1]) if due else "none"
        return figures

    def _activation(self, s: State, seat: int) -> Prompt:
        h = s.hospitals[seat]
        said = h.said
        if said and said[0] == BAG:
            return self._bag(s, seat)
        if h.admissions:
            key = "dh-ask-admissions-return" if said else "dh-ask-admissions"
            return _ask(key, "dh-reason-admissions", left=h.admissions)
        if h.pending:
            return self._effect(s, seat)
        if has_to_name(h, s.rules):
            key = "dh-ask-name-whom" if said and said[0] == NAME else "dh-ask-name"
            return _ask(key, "dh-reason-name")
        if not said:
            free = h.nurses + len(h.staff) - bin(h.placed).count("1")
            return _ask("dh-ask-worker", "dh-reason-worker", free=free, bags=h.bags)
        worker = self.vocabulary.word(said[0])
        if len(said) == 1:
            return _ask("dh-ask-department", "dh-reason-department", worker=worker)
        word = self.vocabulary.word(said[1])
        card = self.cards_of(s)[word]
        assert isinstance(card, Department)
        figures = self._choice(said[2:], card.treatment)
        return _ask(
            "dh-ask-patients", "dh-reason-patients", worker=worker, department=word, **figures
        )

    def _bag(self, s: State, seat: int) -> Prompt:
        h = s.hospitals[seat]
        figures: dict[str, Figure] = {"bags": h.bags, "steps": s.modifiers[BAG_STEPS], "count": 1}
        if len(h.said) == 1:
            return _ask("dh-ask-bag-patient", "dh-reason-bag", **figures)
        patient = self.vocabulary.word(h.said[1])
        return _ask("dh-ask-bag-use", "dh-reason-bag", patient=patient, **figures)

    def _effect(self, s: State, seat: int) -> Prompt:
        h = s.hospitals[seat]
        card = self.pending_card(s, seat)
        worker = self.vocabulary.word(s.rules.worker_words[h.pending])
        figures: dict[str, Figure] = {"worker": worker, "relation": card.relation, "bags": h.bags}
        if card.treatment is None:
            figures |= gain_figures(card.gain)
            return _ask("dh-ask-use", "dh-reason-use", **figures)
        figures |= self._choice(h.said, card.treatment)
        return _ask("dh-ask-effect", "dh-reason-effect", **figures)

    def pending_card(self, s: State, seat: int) -> Specialist:
        """The specialist whose effect is pending; for a Consultant the one it has named."""
        h = s.hospitals[seat]
        named = h.pending == s.rules.consultant and h.named
        word = s.rules.worker_words[h.named if named else h.pending]
        card = self.cards_of(s)[self.vocabulary.word(word)]
        assert isinstance(card, Specialist)
        return card
