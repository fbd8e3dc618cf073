"""What a seat is asked and why, why not a thing, what things would bring, the default word.

Keys only.
"""

from __future__ import annotations

from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.phases.pick_up import space_word
from wardround.games.dice_hospital.rules.state import (
    ACTIVATE,
    ARRANGE,
    EVENT,
    EXTRA,
    IMPROVE,
    KEEP,
    NONE,
    OVERFLOW,
    PHASES,
    PICK_UP,
    REPORT,
    RETURN,
    SEND_BACK,
    SPARE,
    STARTING_VALUES,
    TAKE,
    State,
)
from wardround.games.dice_hospital.rules.words import AMBULANCE, BAG, FINISH
from wardround.games.dice_hospital.views.phases.activate import ActivateView
from wardround.games.dice_hospital.views.phases.arrange import ArrangeView
from wardround.games.dice_hospital.views.phases.event import EventView
from wardround.games.dice_hospital.views.phases.extra import ExtraView
from wardround.games.dice_hospital.views.phases.improve import ImproveView
from wardround.games.dice_hospital.views.phases.keep import KeepView
from wardround.games.dice_hospital.views.phases.overflow import OverflowView
from wardround.games.dice_hospital.views.phases.phase import CardsOf, Forecast, PhaseView, ask
from wardround.games.dice_hospital.views.phases.pick_up import PickUpView
from wardround.games.dice_hospital.views.phases.report import ReportView, report_prospects
from wardround.games.dice_hospital.views.phases.return_ import ReturnView
from wardround.games.dice_hospital.views.phases.send_back import SendBackView
from wardround.games.dice_hospital.views.phases.spare import SpareView
from wardround.games.dice_hospital.views.phases.starting_values import StartingValuesView
from wardround.games.dice_hospital.views.phases.take import TakeView
from wardround.games.dice_hospital.views.types import DiceHospitalView
from wardround.table.messages import Message, Prompt
from wardround.table.notation.vocabulary import Vocabulary
from wardround.table.speakers import is_chance, text_of

# The phases in which seats speak.
VIEWS: dict[int, type[PhaseView]] = {
    EXTRA: ExtraView,
    STARTING_VALUES: StartingValuesView,
    KEEP: KeepView,
    EVENT: EventView,
    ARRANGE: ArrangeView,
    TAKE: TakeView,
    SEND_BACK: SendBackView,
    OVERFLOW: OverflowView,
    IMPROVE: ImproveView,
    RETURN: ReturnView,
    ACTIVATE: ActivateView,
    SPARE: SpareView,
    REPORT: ReportView,
    PICK_UP: PickUpView,
}


class Guidance:
    """Guides a seat through every phase. The arguments are those of `PhaseView`."""

    def __init__(self, cards_of: CardsOf, vocabulary: Vocabulary, forecast: Forecast) -> None:
        self._vocabulary = vocabulary
        self._views = {phase: view(cards_of, vocabulary, forecast) for phase, view in VIEWS.items()}

    def prompt(self, s: State, seat: int) -> Prompt:
        """What this seat is asked, or what it waits for, and what things would bring it."""
        view = self._views.get(s.phase)
        found = report_prospects(s) | (view.prospects(s, seat) if view else {})
        told = {self._vocabulary.word(word): prospect for word, prospect in found.items()}
        return self._asked(s, seat)._replace(prospects=told)

    def _asked(self, s: State, seat: int) -> Prompt:
        turn = flow.turn(s)
        if not turn:
            return ask("ask-nothing", "reason-over")
        if is_chance(turn[0]):
            return ask("ask-wait", "reason-chance")
        if seat not in turn:
            return ask("ask-wait", "reason-others", whom=_seats_text(turn))
        return self._views[s.phase].prompt(s, seat)

    def why_not(self, s: State, seat: int, word: int) -> Message:
        """Why this word is not legal for this seat now."""
        turn = flow.turn(s)
        if not turn:
            return Message("why-over", {})
        if is_chance(turn[0]):
            return Message("why-chance", {})
        if seat not in turn:
            return Message("why-others", {"whom": _seats_text(turn)})
        if word in s.rules.event_words:
            return Message("why-event", {})
        if word in s.reports and s.phase != REPORT:
            return Message("why-report-later", {})
        not_asked = Message("why-phase", {"phase": PHASES[s.phase]})
        return self._views[s.phase].why_not(s, seat, word) or not_asked

    def default_word(self, s: State, seat: int) -> int:
        """The default word of a seat that has left: stop, decline, or the first thing there is."""
        return self._views[s.phase].default_word(s, seat)


def _seats_text(turn: list[int]) -> str:
    return " ".join(text_of(seat) for seat in turn)


def prompt_basis(view: DiceHospitalView, seat: int) -> object:
    """What the prompt of a seat depends on: all but what the others have begun to say."""
    hospitals = [h if of == seat else {**h, "said": []} for of, h in enumerate(view["hospitals"])]
    return {**view, "hospitals": hospitals}


def board_words(s: State, seat: int) -> list[int]:
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
