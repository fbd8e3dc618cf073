"""Which patients a relaxation sends home, once the best path of each is known."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules.discharge import bonus_count
from wardround.games.dice_hospital.rules.kinds import OWN, WAITING
from wardround.games.dice_hospital.rules.ruleset import Administrator
from wardround.games.dice_hospital.rules.state import Hospital
from wardround.native import i64
from wardround.players.dice_hospital.solver.patient_program import (
    FEASIBLE_ABOVE,
    INFEASIBLE,
    PatientProgram,
)
from wardround.players.dice_hospital.solver.terminal_value import NO_COLOUR, TerminalValue

FORCED: Final = 1e5
ANY_GAIN: Final = 1e9
NO_PATIENT: Final = -1


class DischargeSelection:
    """Selects a given number of patients to go home, with the highest reward of all in sum.

    `report_bounds` is by colour what one discharged die may bring by reports. The last selection
    is kept: `gains` is, by place, what each patient gains by going home, `least_selected` the least
    gain of one who goes and `most_left` the highest of one who stays. These two are known where
    nothing but the best paths decides; otherwise they are -ANY_GAIN and ANY_GAIN.
    """

    def __init__(self, terminal: TerminalValue, report_bounds: list[float]) -> None:
        self.terminal = terminal
        self.report_bounds = report_bounds
        self.is_plain = max(report_bounds) == 0.0 and not terminal.spares_all
        self.bonus: Administrator | None = None
        administrator = terminal.administrator
        if administrator is not None and administrator.points and not administrator.most:
            self.bonus = administrator
        self.has_thresholds = self.is_plain and self.bonus is None
        self.gains: list[float] = []
        self.least_selected = -ANY_GAIN
        self.most_left = ANY_GAIN

    def best_reward(
        self, h: Hospital, states: list[int], program: PatientProgram, to_discharge: int
    ) -> float:
        """The highest reward of all patients, in these states, with so many going home.

        INFEASIBLE if too few of them can.
        """
        gains: list[float] = []
        if self.is_plain:
            total = _rewards_in_bed(states, program, gains)
            if self.terminal.spared_colour != NO_COLOUR:
                total += self._most_spared(h, states, program)
        else:
            total = self._rewards_with_sparing(h, states, program, gains)
        self.gains = gains
        if self.bonus is not None:
            return total + self._select_with_bonus(self.bonus, h, gains, to_discharge)
        ordered = gains[:]
        ordered.sort()
        if self.has_thresholds:
            first = len(ordered) - to_discharge
            self.least_selected = ordered[first] if to_discharge else ANY_GAIN
            self.most_left = ordered[first - 1] if first else -ANY_GAIN
        return total + _sum_of_last(ordered, to_discharge)

    def selected_patients(self, to_discharge: int) -> list[int]:
        """The patients, by place, that the last selection sent home."""
        order = [(gain, i) for i, gain in enumerate(self.gains)]
        order.sort(reverse=True)
        return [order[place][1] for place in range(to_discharge)]

    def _most_spared(self, h: Hospital, states: list[int], program: PatientProgram) -> float:
        """The most that sparing one patient from neglect may save."""
        kept_value, spared_colour = self.terminal.kept_value, self.terminal.spared_colour
        most = 0.0
        for i, k in enumerate(h.patients):
            if k % 3 == WAITING and OWN[k] == spared_colour:
                saved = kept_value[k] - program.states[states[i]].in_bed
                if saved > most:
                    most = saved
        return most

    def _rewards_with_sparing(
        self, h: Hospital, states: list[int], program: PatientProgram, gains: list[float]
    ) -> float:
        """As `_rewards_in_bed`, with upper bounds for sparing and for reports."""
        terminal = self.terminal
        rewards = program.states
        kept_value, report_bounds = terminal.kept_value, self.report_bounds
        spared_colour = terminal.spared_colour
        spared_gain = 0.0
        total = 0.0
        for i, k in enumerate(h.patients):
            reward = rewards[states[i]]
            own = OWN[k]
            stay = reward.in_bed
            if own == spared_colour and k % 3 == WAITING:
                more = kept_value[k] - stay
                if more > 0.0 and terminal.spares_all:
                    stay += more
                elif more > spared_gain:
                    spared_gain = more
            total += stay
            gains.append(reward.home - stay + report_bounds[own])
        return total + spared_gain

    def _select_with_bonus(
        self, administrator: Administrator, h: Hospital, gains: list[float], to_discharge: int
    ) -> float:
        """The sum of the highest gains, with the best number of an administrator's bonuses."""
        terminal = self.terminal
        bonuses = bonus_count(administrator, h, terminal.discharged_by_seat, terminal.seat)
        best = _sum_of_highest(gains, to_discharge) + administrator.points * bonuses
        while administrator.every or not bonuses:
            bonuses += 1
            forced = _force_bonus(administrator, h, gains, bonuses, to_discharge)
            if not forced:
                break
            found = _sum_of_highest(forced, to_discharge) + administrator.points * bonuses
            found -= FORCED * _missing_discharges(administrator, h, bonuses)
            if found > best:
                best = found
                self.gains = forced
        return best


def _rewards_in_bed(states: list[int], program: PatientProgram, gains: list[float]) -> float:
    """The rewards of all patients in bed. Appends to `gains` what each gains by going home."""
    rewards = program.states
    total = 0.0
    at: i64
    for at in states:
        reward = rewards[at]
        total += reward.in_bed
        gains.append(reward.home - reward.in_bed)
    return total


def _sum_of_highest(gains: list[float], count: int) -> float:
    """The sum of the highest gains; INFEASIBLE if too few patients can go home."""
    ordered = gains[:]
    ordered.sort()
    return _sum_of_last(ordered, count)


def _sum_of_last(ordered: list[float], count: int) -> float:
    """The sum of so many of the last of these gains, ascending; INFEASIBLE if one of them is."""
    total = 0.0
    last = len(ordered) - 1
    for place in range(count):
        total += ordered[last - place]
    return total if total > FEASIBLE_ABOVE else INFEASIBLE


def _missing_discharges(administrator: Administrator, h: Hospital, bonuses: int) -> int:
    """How many more have to be discharged for so many bonuses of the administrator."""
    missing = 0
    for colour in range(3):
        missing += max(0, administrator.needs[colour] * bonuses - h.lounge[colour])
    return missing


def _force_bonus(
    administrator: Administrator, h: Hospital, gains: list[float], bonuses: int, to_discharge: int
) -> list[float]:
    """The gains with FORCED added for the patients that so many bonuses need (a big-M term).

    Empty if so many bonuses cannot be reached, or need nobody.
    """
    if not 0 < _missing_discharges(administrator, h, bonuses) <= to_discharge:
        return []
    forced = gains[:]
    for colour in range(3):
        for _ in range(administrator.needs[colour] * bonuses - h.lounge[colour]):
            best = _best_unforced(h, forced, colour)
            if best == NO_PATIENT or forced[best] < FEASIBLE_ABOVE:
                return []
            forced[best] += FORCED
    return forced


def _best_unforced(h: Hospital, forced: list[float], colour: int) -> int:
    """The patient of a colour, by place, with the highest gain that is not yet forced."""
    best = NO_PATIENT
    for i, k in enumerate(h.patients):
        is_better = best == NO_PATIENT or forced[i] > forced[best]
        if OWN[k] == colour and forced[i] < FORCED / 2 and is_better:
            best = i
    return best
