"""Phase 1, intake: new patients go to bed; who has too few beds says whom it cannot keep."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.groups import next_picks
from wardround.games.dice_hospital.rules.phases.phase import JointPhase
from wardround.games.dice_hospital.rules.ruleset import ANY, BEDS
from wardround.games.dice_hospital.rules.state import (
    IMPROVE,
    OVERFLOW,
    REVEAL,
    State,
    choose,
    complete,
    die,
    end_together,
    make_ready,
    note,
)
from wardround.native import i64


def beds_short(s: State, seat: i64) -> i64:
    """How many patients must go so that the new ones fit."""
    h = s.hospitals[seat]
    return max(0, len(h.patients) + len(h.incoming) - BEDS)


class Overflow(JointPhase):
    """A seat names the patients already there that cannot be kept."""

    def __init__(self) -> None:
        super().__init__(OVERFLOW, "intake", 1)

    def begin(self, s: State) -> i64:
        """Everyone whose new patients fit, or who has nothing to choose, beds them."""
        for seat, h in enumerate(s.hospitals):
            short = beds_short(s, seat)
            if not short or h.patients[0] == h.patients[-1]:
                _admit(s, seat, h.patients[:short])
        return self._go_on(s)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """Which of the patients already there cannot be kept."""
        h = s.hospitals[speaker]
        return next_picks(h.patients, beds_short(s, speaker), ANY, h.said, 0)

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Name one more patient that cannot be kept."""
        choose(s, speaker, word)
        picks = s.hospitals[speaker].said
        if len(picks) == beds_short(s, speaker):
            complete(s, speaker)
            _admit(s, speaker, picks)
        return self._go_on(s)

    def _go_on(self, s: State) -> i64:
        if not end_together(s):
            return self.number
        return REVEAL if s.rules.seats == 1 else IMPROVE


def _admit(s: State, seat: i64, lost: list[int]) -> None:
    h = s.hospitals[seat]
    for k in lost:
        die(s, seat, k)
    incoming = h.incoming
    h.incoming = []
    for k in incoming:
        h.patients.append(k)
        note(s, happenings.ADMIT, seat, k, 0)
    h.patients.sort()
    make_ready(s, seat, 1)
