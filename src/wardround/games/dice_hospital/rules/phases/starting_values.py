"""Everyone sets the values of their starting dice."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.groups import distinct
from wardround.games.dice_hospital.rules.kinds import WAITING, kind, own_of
from wardround.games.dice_hospital.rules.phases.phase import JointPhase
from wardround.games.dice_hospital.rules.rounds import begin_round
from wardround.games.dice_hospital.rules.ruleset import Rules
from wardround.games.dice_hospital.rules.sorted_lists import insert
from wardround.games.dice_hospital.rules.state import (
    DEAL,
    STARTING_VALUES,
    State,
    choose,
    complete,
    end_together,
    make_ready,
    note,
)
from wardround.games.dice_hospital.rules.words import COLOUR
from wardround.native import i64


class StartingValues(JointPhase):
    """A die for each value, lowest value first; the last die gets what is left."""

    def __init__(self) -> None:
        super().__init__(STARTING_VALUES, "setup", 0)

    def begin(self, s: State) -> i64:
        """Dice of one colour leave no choice."""
        for seat, h in enumerate(s.hospitals):
            if h.hand[0] == h.hand[-1]:
                colour = h.hand[0] - COLOUR
                places = range(len(s.rules.starting_values))
                _bed(s, seat, [_patient(s.rules, i, colour) for i in places])
        return self._go_on(s)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """Which die gets the next value; of equal values, by colour."""
        h = s.hospitals[speaker]
        values = s.rules.starting_values
        place = len(h.said)
        left = _unset(h.hand, h.said)
        colours = distinct(left)
        if place and values[place] == values[place - 1]:
            lowest = COLOUR + own_of(h.said[-1])
            colours = [word for word in colours if word >= lowest]
        if place + 1 < len(values) and values[place] == values[place + 1]:
            colours = [word for word in colours if word < left[-1] or left.count(word) > 1]
        return [_patient(s.rules, place, word - COLOUR) for word in colours]

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Give a die its value."""
        choose(s, speaker, word)
        h = s.hospitals[speaker]
        last_place = len(s.rules.starting_values) - 1
        if len(h.said) == last_place:
            last = _unset(h.hand, h.said)[0] - COLOUR
            patients = [*h.said, _patient(s.rules, last_place, last)]
            complete(s, speaker)
            _bed(s, speaker, patients)
        return self._go_on(s)

    def _go_on(self, s: State) -> i64:
        if not end_together(s):
            return self.number
        return DEAL if s.rules.with_administrators else begin_round(s)


def _patient(rules: Rules, place: i64, colour: i64) -> i64:
    """A waiting patient with the value of this place: 3, 4, 5, or in a crisis 3, 3, 4, 5, 5."""
    return kind(rules.starting_values[place], colour, colour, WAITING)


def _unset(hand: list[int], said: list[int]) -> list[int]:
    """The starting dice that have no value yet."""
    left = hand[:]
    for k in said:
        left.remove(COLOUR + own_of(k))
    return left


def _bed(s: State, seat: i64, patients: list[int]) -> None:
    """All dice have a value: they go to bed, and the seat is ready."""
    h = s.hospitals[seat]
    hand = h.hand[:]
    for k in patients:
        hand.remove(COLOUR + own_of(k))
        insert(h.patients, k)
        note(s, happenings.SETTLE, seat, k, 0)
    h.hand = hand
    make_ready(s, seat, 1)
