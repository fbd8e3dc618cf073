"""An event that lets everyone treat: its question, and why not a patient."""

from __future__ import annotations

from wardround.games.dice_hospital.cards.records import EventCard, Treatment
from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.state import State
from wardround.games.dice_hospital.rules.words import SKIP
from wardround.games.dice_hospital.views.choices import choice_figures, why_not_chosen
from wardround.games.dice_hospital.views.phases.phase import PhaseView, ask
from wardround.table.messages import Message, Prompt


class EventView(PhaseView):
    """Patients for the event, or `skip`."""

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which patients."""
        figures = choice_figures(s.hospitals[seat].said, self._treatment(s), self.vocabulary)
        figures["relation"] = "event"
        event = self.word(s.rules.event_words[s.event])
        return ask("ask-event", "reason-event", event=event, **figures)

    def why_not(self, s: State, seat: int, word: int) -> Message | None:
        """Why the event cannot be used on a patient."""
        h = s.hospitals[seat]
        if word not in h.patients:
            return None
        return why_not_chosen(self._treatment(s), h.patients, h.said, word, self.vocabulary)

    def default_word(self, s: State, seat: int) -> int:
        """Decline, or end the sentence begun."""
        return flow.legal(s, seat)[0] if s.hospitals[seat].said else SKIP

    def _treatment(self, s: State) -> Treatment:
        card = self.card(s, s.rules.event_words[s.event])
        assert isinstance(card, EventCard)
        assert card.treatment is not None
        return card.treatment
