"""Everyone may do to their patients what the event in force lets them do."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.events import choice_in_force
from wardround.games.dice_hospital.rules.phases.phase import JointPhase
from wardround.games.dice_hospital.rules.ruleset import REROLL, Choice
from wardround.games.dice_hospital.rules.state import (
    EVENT,
    NONE,
    ROLL,
    State,
    choose,
    complete,
    end_together,
    let_roll,
    make_ready,
)
from wardround.games.dice_hospital.rules.treating import (
    VALUE_WEIGHTS,
    VALUE_WORDS,
    can_choose,
    choice_words,
    is_complete,
    picks_in,
    results,
    rolls_due,
    treat,
    value_word_at,
)
from wardround.games.dice_hospital.rules.words import SKIP
from wardround.native import i64


class Event(JointPhase):
    """Patients for the event, or `skip`. Entered only if the event in force has a choice."""

    def __init__(self) -> None:
        super().__init__(EVENT, "event", 0)

    def begin(self, s: State) -> i64:
        """Whoever has nobody to choose is done at once (W12)."""
        choice = choice_in_force(s)
        for seat, h in enumerate(s.hospitals):
            if choice is None or not can_choose(choice, h.patients):
                make_ready(s, seat, 1)
        return self._go_on(s)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """Patients for the event, or `skip`."""
        choice = choice_in_force(s)
        if choice is None:
            return []
        h = s.hospitals[speaker]
        words = choice_words(choice, h.patients, h.said, 0)
        if not h.said:
            words.append(SKIP)
        return words

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Say one more word to the event."""
        choice = choice_in_force(s)
        if word == SKIP or choice is None:
            make_ready(s, speaker, 1)
            return self._go_on(s)
        choose(s, speaker, word)
        h = s.hospitals[speaker]
        if is_complete(choice, h.patients, h.said, 0):
            if choice.op == REROLL:
                let_roll(s, speaker)
            else:
                _resolve(s, speaker, choice)
        return self._go_on(s)

    def roll_words(self, s: State) -> list[int]:
        """Any value."""
        return VALUE_WORDS[:]

    def roll_weights(self, s: State) -> list[int]:
        """All alike."""
        return VALUE_WEIGHTS[:]

    def roll_word(self, s: State, number: i64) -> i64:
        """The value that a number falls on."""
        return value_word_at(number)

    def roll(self, s: State, word: i64) -> i64:
        """Chance rolls one die of those chosen."""
        seat = s.rolling
        choice = choice_in_force(s)
        choose(s, seat, word)
        if choice is not None and not rolls_due(choice, s.hospitals[seat].said, 0):
            let_roll(s, NONE)
            _resolve(s, seat, choice)
        return self._go_on(s)

    def _go_on(self, s: State) -> i64:
        return ROLL if s.rolling == NONE and end_together(s) else self.number


def _resolve(s: State, seat: i64, choice: Choice) -> None:
    said = s.hospitals[seat].said
    complete(s, seat)
    picks = picks_in(said, 0)
    becomes = results(choice, picks, said)
    for i, k in enumerate(picks):
        treat(s, seat, k, becomes[i], False)
    make_ready(s, seat, 1)
