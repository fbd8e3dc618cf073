"""Second Opinion by the contract of the table: rules, views and notation put together."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, cast

from second_opinion import notation, rules, views
from second_opinion.rules import ALONE, COLLEAGUE, NOTHING, State
from second_opinion.views import SecondOpinionView
from wardround.table.contract.base import RecordingGame, deciding_criterion, ranks_by
from wardround.table.contract.data import GivenOptions, Option, Options, Outcome, View
from wardround.table.contract.encoding import Bounds, Encoding
from wardround.table.messages import HIDDEN, Happening, Message, Prompt
from wardround.table.notation.vocabulary import Vocabulary
from wardround.table.speakers import CHANCE, NOBODY, concerned


class SecondOpinion(RecordingGame[State]):
    """Second Opinion for 2 to 4 doctors."""

    name = notation.NAME
    rules_version = notation.VERSION
    seat_counts = (2, 3, 4)
    options = (Option("patients", ("4", "6", "8"), "6"),)
    vocabulary = Vocabulary(rules.WORDS)
    happening_kinds = rules.HAPPENINGS
    view_type = SecondOpinionView

    def names(self, options: Mapping[str, str] | None = None) -> dict[str, str]:
        """Opinions and patients by number."""
        return {word: word.replace("-", " ").capitalize() for word in rules.WORDS[: rules.ALONE]}

    def start(self, options: GivenOptions) -> State:
        """The table before the first word."""
        return State(self.resolve_options(options))

    def options_of(self, state: State) -> Options:
        """The options this state was started with."""
        return dict(state.options)

    def turn(self, state: State) -> list[int]:
        """Who may speak."""
        return rules.turn(state)

    def legal(self, state: State, speaker: int) -> list[int]:
        """The words of a speaker."""
        return rules.legal(state, speaker)

    def weights(self, state: State) -> list[int]:
        """How likely each word of chance is."""
        return rules.weights(state)

    def apply(self, state: State, speaker: int, word: int) -> None:
        """Say a legal word."""
        rules.apply(state, speaker, word)

    def redact(self, happening: Happening, seat: int) -> Happening:
        """Cards dealt and opinions written are for their owner alone."""
        if happening.name not in rules.SECRET or happening.seat == seat:
            return happening
        return happening._replace(figures=dict.fromkeys(happening.figures, HIDDEN))

    def secret(self, state: State, speaker: int) -> int:
        """All that concerns one seat is secret, until opinions are shown."""
        return NOBODY if speaker == CHANCE else concerned(speaker)

    def is_idle(self, state: State, seat: int) -> bool:
        """Whether this seat has not begun a sentence."""
        return state.doctors[seat].said == NOTHING

    def cancel_sentence(self, state: State, seat: int) -> None:
        """Forget the opinion that was begun."""
        state.doctors[seat].said = NOTHING

    def undo_epoch(self, state: State) -> int:
        """How often opinions were shown."""
        return state.seen - (state.patient != NOTHING)

    def default_word(self, state: State, seat: int) -> int:
        """The lowest opinion, alone."""
        return rules.legal(state, seat)[0]

    def outcome(self, state: State) -> Outcome:
        """Most points; ties: colleagues left."""
        standings = [rules.standing(state, seat) for seat in range(len(state.doctors))]
        points = tuple(standing[0] for standing in standings)
        sources = tuple({"patients": n} for n in points)
        decided = deciding_criterion(standings, ("points", "colleagues"))
        return Outcome(ranks_by(standings), points, sources, decided)

    def view(self, state: State, seat: int) -> SecondOpinionView:
        """What this seat may know."""
        return views.see(state, seat)

    def resample_view(self, view: View, rng: Random) -> State:
        """A state that this view could be of."""
        return views.resample(cast(SecondOpinionView, view), rng)

    def amend(self, view: View, happening: Happening) -> None:
        """Change a view by a happening."""
        views.amend(cast(SecondOpinionView, view), happening)

    def invariants(self, state: State) -> list[int]:
        """Opinions by number, patients by number, wherever they are."""
        held = [w for d in state.doctors for w in (*d.hand, d.written)]
        opinions = [state.deck[n] + state.spent[n] + held.count(n) for n in range(rules.OPINIONS)]
        return [*opinions, sum(state.queue) + state.seen]

    def prompt(self, state: State, seat: int) -> Prompt:
        """Which opinion, and whether a colleague backs it."""
        patient: dict[str, Any] = {"patient": state.patient - rules.PATIENT + 1}
        if seat not in rules.turn(state):
            return Prompt(Message("wait", {}), Message("wait-why", {}))
        if state.doctors[seat].said == NOTHING:
            return Prompt(Message("ask-opinion", patient), Message("ask-opinion-why", {}))
        adds: dict[str, Any] = {"adds": rules.BACKING, "left": state.doctors[seat].colleagues}
        return Prompt(Message("ask-colleague", adds), Message("ask-colleague-why", adds))

    def board_words(self, state: State, seat: int) -> list[int]:
        """Every opinion, and both ways to back it."""
        return [*range(rules.OPINIONS), ALONE, COLLEAGUE]

    def why_not(self, state: State, seat: int, word: int) -> Message:
        """Not one's turn, not in one's hand, or not the question."""
        if seat not in rules.turn(state):
            return Message("why-wait", {})
        if state.doctors[seat].said != NOTHING:
            return Message("why-colleague-first", {})
        backing = word in (ALONE, COLLEAGUE)
        return Message("why-opinion-first" if backing else "why-not-in-hand", {})

    def encoding(self, options: Mapping[str, str], padding: int | None = None) -> Encoding[State]:
        """How states are written as numbers; there are no cards of one's own to leave room for."""
        from second_opinion.encoding import make_encoding

        return make_encoding(self, dict(options))

    def bounds(self, options: Mapping[str, str]) -> Bounds:
        """Two words for every patient and a card dealt for each, for every doctor: all proven."""
        seats, patients = int(options["seats"]), int(options["patients"])
        return Bounds(
            decisions=2 * seats * patients,
            chance=patients + seats * (rules.HAND + patients),
            legal=rules.HAND,
            lowest=0,
            highest=rules.PATIENTS * patients,
            proven=frozenset(("decisions", "chance", "legal", "lowest", "highest")),
        )

    def heading(self, state: State) -> str:
        """`setup`, or the number of the patient."""
        return f"patient {state.seen}" if state.seen else "setup"

    def encode(self, state: State) -> str:
        """The position code."""
        return notation.write(state, self.options)

    def decode(self, code: str) -> State:
        """The state of a position code."""
        counts = tuple(str(count) for count in self.seat_counts)
        return notation.read(code, self.options, counts, self.resolve_options, self.vocabulary)
