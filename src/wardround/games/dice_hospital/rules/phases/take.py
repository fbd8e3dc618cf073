"""Phase 1, intake: everyone takes an ambulance, in seat order from the first player."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.intake import (
    bag_empty,
    new_patient_at,
    new_patient_weights,
    new_patients,
)
from wardround.games.dice_hospital.rules.kinds import OWN
from wardround.games.dice_hospital.rules.phases.phase import Phase
from wardround.games.dice_hospital.rules.ruleset import (
    ARRIVALS,
    DICE_IN_AMBULANCE,
    FIRST_LOCKED,
    LOWEST_BAGS,
)
from wardround.games.dice_hospital.rules.state import (
    NONE,
    OVERFLOW,
    TAKE,
    State,
    gain_bags,
    give_word,
    let_roll,
    name_first,
    note,
)
from wardround.games.dice_hospital.rules.words import AMBULANCE
from wardround.native import i64


class Take(Phase):
    """A seat takes an ambulance; with epidemic, chance rolls one more patient for it."""

    def __init__(self) -> None:
        super().__init__(TAKE, "intake", 1)

    def begin(self, s: State) -> i64:
        """The first player has the word."""
        give_word(s, s.first)
        return self.number

    def legal(self, s: State, speaker: i64) -> list[int]:
        """The ambulances left. The first player may not take number 1."""
        locked = s.modifiers[FIRST_LOCKED] if speaker == s.first else 0
        waiting = range(locked, len(s.ambulances))
        return [AMBULANCE + i for i in waiting if s.ambulances[i]]

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Take an ambulance."""
        i = word - AMBULANCE
        h = s.hospitals[speaker]
        h.incoming = s.ambulances[i]
        h.ambulance = i + 1
        s.ambulances[i] = []
        note(s, happenings.TAKE, speaker, i + 1, 0)
        if s.modifiers[ARRIVALS] and not bag_empty(s):
            let_roll(s, speaker)
            return self.number
        return self._go_on(s, speaker)

    def roll_words(self, s: State) -> list[int]:
        """Every patient that can come in."""
        return new_patients(s)

    def roll_weights(self, s: State) -> list[int]:
        """As likely as their dice are to be drawn."""
        return new_patient_weights(s)

    def roll_word(self, s: State, number: i64) -> i64:
        """The patient that a number falls on."""
        return new_patient_at(s, number)

    def roll(self, s: State, word: i64) -> i64:
        """One more patient comes with an ambulance (D12: none if the bag is empty)."""
        seat = s.rolling
        h = s.hospitals[seat]
        s.bag[OWN[word]] -= 1
        h.incoming = sorted([*h.incoming, word])
        note(s, happenings.ARRIVE, seat, word, 0)
        if len(h.incoming) < DICE_IN_AMBULANCE + s.modifiers[ARRIVALS] and not bag_empty(s):
            return self.number
        let_roll(s, NONE)
        return self._go_on(s, seat)

    def _go_on(self, s: State, seat: i64) -> i64:
        following = (seat + 1) % s.rules.seats
        if following != s.first:
            give_word(s, following)
            return self.number
        give_word(s, NONE)
        _send_off(s)
        return OVERFLOW


def _send_off(s: State) -> None:
    """The dice of the ambulance left over go back; the lowest taken brings a bag and the token."""
    for i, ambulance in enumerate(s.ambulances):
        for k in ambulance:
            s.bag[OWN[k]] += 1
            note(s, happenings.UNLOAD, NONE, i + 1, k)
        s.ambulances[i] = []
    lowest = min([h.ambulance for h in s.hospitals])
    for seat, h in enumerate(s.hospitals):
        if h.ambulance == lowest:
            gain_bags(s, seat, s.modifiers[LOWEST_BAGS])
            name_first(s, seat)
