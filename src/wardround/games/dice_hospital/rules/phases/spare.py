"""Phase 4, neglect: every untreated patient goes down, but for those an administrator spares."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.groups import distinct
from wardround.games.dice_hospital.rules.kinds import (
    DEAD,
    OWN,
    OWN_COLOURED,
    VALUE,
    WAITING,
    WORSENED,
)
from wardround.games.dice_hospital.rules.phases.phase import JointPhase
from wardround.games.dice_hospital.rules.promos import forget_names
from wardround.games.dice_hospital.rules.rounds import end_round
from wardround.games.dice_hospital.rules.ruleset import EARLY_DISCHARGE, INSPECTION, NEGLECT
from wardround.games.dice_hospital.rules.state import (
    NONE,
    REPORT,
    SPARE,
    Hospital,
    State,
    change_all,
    die,
    end_together,
    make_ready,
    note,
    score_points,
    send_home,
)
from wardround.native import i64


class Spare(JointPhase):
    """A seat names the patient that its administrator spares.

    How far patients go down is the modifier NEGLECT: one step, two with the option superbug.
    """

    def __init__(self) -> None:
        super().__init__(SPARE, "neglect", 3)

    def begin(self, s: State) -> i64:
        """Shown colours go back (D16); whoever has no patient to choose to spare is done."""
        forget_names(s)
        for seat in range(len(s.hospitals)):
            change_all(s, seat, OWN_COLOURED)
            end_of_work(s, seat)
            choices = legal_spare(s, seat)
            if len(choices) < 2:
                neglect(s, seat, choices[0] if choices else NONE)
        return self._go_on(s)

    def legal(self, s: State, speaker: i64) -> list[int]:
        """The kinds of patients of which one may be spared."""
        return legal_spare(s, speaker)

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Spare one. Neglect is done at once, whatever others still have to decide (W5)."""
        neglect(s, speaker, word)
        return self._go_on(s)

    def _go_on(self, s: State) -> i64:
        if not end_together(s):
            return self.number
        return REPORT if s.rules.seats == 1 else end_round(s)


def end_of_work(s: State, seat: i64) -> None:
    """What events look at when activation is over: the nearly well, and who was left untreated.

    Shown colours have gone back, neglect is still to come (W13).
    """
    h = s.hospitals[seat]
    if s.modifiers[EARLY_DISCHARGE]:
        for k in h.patients[:]:
            if VALUE[k] == 6 and k % 3 != WAITING:
                send_home(s, seat, k)
    if s.modifiers[INSPECTION]:
        for k in h.patients:
            if k % 3 == WAITING:
                return
        score_points(s, seat, happenings.EVENTS, s.modifiers[INSPECTION])


def legal_spare(s: State, seat: i64) -> list[int]:
    """The kinds of neglected patients of which the administrator spares one (D18)."""
    h = s.hospitals[seat]
    if h.administrator == NONE or not s.modifiers[NEGLECT]:
        return []
    administrator = s.rules.administrators[h.administrator]
    colour = administrator.spare
    if colour < 0 or administrator.spare_all:
        return []
    return distinct([k for k in h.patients if k % 3 == WAITING and OWN[k] == colour])


def _spared_colour(s: State, h: Hospital) -> i64:
    """The colour of which nobody gets worse; NONE if there is none."""
    if h.administrator == NONE:
        return NONE
    administrator = s.rules.administrators[h.administrator]
    return administrator.spare if administrator.spare_all else NONE


def neglect(s: State, seat: i64, spared: i64) -> None:
    """Every untreated patient goes down, but for the one spared (NONE: nobody)."""
    h = s.hospitals[seat]
    if not s.modifiers[NEGLECT]:
        make_ready(s, seat, 1)
        return
    worse = WORSENED[s.modifiers[NEGLECT]]
    colour = _spared_colour(s, h)
    kept: list[int] = []
    dead: list[int] = []
    for k in h.patients:
        if k % 3 != WAITING:
            kept.append(k)
        elif k == spared or OWN[k] == colour:
            note(s, happenings.SPARE, seat, k, 0)
            spared = NONE
            kept.append(k)
        elif worse[k] == DEAD:
            dead.append(k)
            kept.append(k)
        else:
            note(s, happenings.WORSEN, seat, k, worse[k])
            kept.append(worse[k])
    h.patients = kept
    for k in dead:
        die(s, seat, k)
    h.patients.sort()
    make_ready(s, seat, 1)
