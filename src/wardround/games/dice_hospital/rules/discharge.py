"""Phases 5 and 6: discharge and its points, shift change; and the score at the end."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.decks import card_number
from wardround.games.dice_hospital.rules.events import end_event, set_nurses
from wardround.games.dice_hospital.rules.kinds import (
    REFRESHED,
    VALUE,
)
from wardround.games.dice_hospital.rules.reports import end_filing, unfulfilled
from wardround.games.dice_hospital.rules.ruleset import (
    BAG_LEFT,
    BEYOND_LADDER,
    EACH_DISCHARGED,
    EMPTY_HOSPITAL,
    KEEP_DISPLAY,
    LADDER,
    NURSES,
    PATIENT_LEFT,
    Administrator,
)
from wardround.games.dice_hospital.rules.state import (
    NONE,
    Hospital,
    State,
    change_all,
    gain_bags,
    note,
    score_points,
)
from wardround.native import i64


def ladder(discharged: int) -> int:
    """Points for so many discharged in one round (D8)."""
    if discharged < len(LADDER):
        return LADDER[discharged]
    return LADDER[-1] + BEYOND_LADDER * (discharged + 1 - len(LADDER))


def discharged(h: Hospital) -> int:
    """How many lie in the lounge."""
    return h.lounge[0] + h.lounge[1] + h.lounge[2]


def score_round(s: State) -> None:
    """Points for what everyone discharged this round; then the dice go back to the bag."""
    counts = [discharged(h) for h in s.hospitals]
    for seat, h in enumerate(s.hospitals):
        score_points(s, seat, happenings.DISCHARGES, ladder(counts[seat]))
        score_points(s, seat, happenings.EVENTS, s.modifiers[EACH_DISCHARGED] * counts[seat])
        if not h.patients:
            score_points(s, seat, happenings.EMPTY, EMPTY_HOSPITAL)
        if h.administrator != NONE:
            administrator = s.rules.administrators[h.administrator]
            times = bonus_count(administrator, h, counts, seat)
            score_points(s, seat, happenings.ADMINISTRATOR, administrator.points * times)
        if s.rules.most_bag and _is_most(counts, seat):
            gain_bags(s, seat, 1)
    end_filing(s)
    for seat, h in enumerate(s.hospitals):
        for colour in range(3):
            s.bag[colour] += h.lounge[colour]
        h.lounge = [0, 0, 0]
        note(s, happenings.HOME, seat, 0, 0)


def _is_most(counts: list[int], seat: i64) -> bool:
    """Whether a seat discharged strictly most: a tie, nobody (D11)."""
    for other, count in enumerate(counts):
        if other != seat and count >= counts[seat]:
            return False
    return True


def bonus_count(administrator: Administrator, h: Hospital, counts: list[int], seat: i64) -> int:
    """How often an administrator gives its points this round."""
    if administrator.most:
        return 1 if _is_most(counts, seat) else 0
    times = 99
    for colour in range(3):
        need = administrator.needs[colour]
        if need:
            times = min(times, h.lounge[colour] // need)
    if times == 99:
        return 0
    return times if administrator.every else min(times, 1)


def change_shift(s: State) -> None:
    """Workers and ambulances return, patients become untreated, the display goes under."""
    keep = s.modifiers[KEEP_DISPLAY]
    end_event(s)
    for seat, h in enumerate(s.hospitals):
        change_all(s, seat, REFRESHED)
        h.nurses = NURSES
        h.used = 0
        h.placed = 0
        h.ambulance = 0
        note(s, happenings.RECALL, seat, 0, 0)
    set_nurses(s)
    if keep:
        return
    for word in s.display:
        s.under[card_number(s.rules, word)] += 1
        note(s, happenings.SHELVE, NONE, word, 0)
    s.display = []


def sources(s: State, seat: i64) -> list[int]:
    """Points by source as they stand: those of the rounds, then what the end would count (W14)."""
    h = s.hospitals[seat]
    rules = s.rules
    return [
        *h.points,
        BAG_LEFT * h.bags,
        rules.fatality * h.fatalities,
        -rules.reports_left * unfulfilled(s),
        PATIENT_LEFT * len(h.patients) if rules.pick_up else 0,
    ]


def score(s: State, seat: i64) -> int:
    """The points of a hospital if the game ended here."""
    return sum(sources(s, seat))


def standing(s: State, seat: i64) -> tuple[int, int, int]:
    """What seats are ranked by, higher is better: points, fewest patients, their values."""
    patients = s.hospitals[seat].patients
    return score(s, seat), -len(patients), sum([VALUE[k] for k in patients])
