"""Phases 4 to 6: neglect, discharge and its points, shift change; and the score at the end."""

from __future__ import annotations

from wardround.games.dice_hospital import happenings
from wardround.games.dice_hospital.groups import distinct
from wardround.games.dice_hospital.kinds import (
    DEAD,
    OWN,
    OWN_COLOURED,
    REFRESHED,
    VALUE,
    WAITING,
    WORSE,
)
from wardround.games.dice_hospital.rules import (
    BAG_LEFT,
    BEYOND_LADDER,
    EMPTY_HOSPITAL,
    FATALITY,
    LADDER,
    NURSES,
    Administrator,
)
from wardround.games.dice_hospital.state import (
    NONE,
    Hospital,
    State,
    die,
    make_ready,
    note,
)


def _change_all(s: State, seat: int, becomes: list[int]) -> None:
    """Turn every patient into what the table says, quietly."""
    h = s.hospitals[seat]
    for k in h.patients:
        if becomes[k] != k:
            note(s, happenings.CHANGE, seat, k, becomes[k])
    h.patients = sorted([becomes[k] for k in h.patients])


def begin_neglect(s: State) -> None:
    """Shown colours go back (D16); whoever has no patient to choose to spare is done at once."""
    for seat in range(len(s.hospitals)):
        _change_all(s, seat, OWN_COLOURED)
        choices = legal_spare(s, seat)
        if len(choices) < 2:
            neglect(s, seat, choices[0] if choices else NONE)


def legal_spare(s: State, seat: int) -> list[int]:
    """The kinds of neglected patients of which the administrator spares one (D18)."""
    h = s.hospitals[seat]
    if h.administrator == NONE:
        return []
    colour = s.rules.administrators[h.administrator].spare
    if colour < 0:
        return []
    return distinct([k for k in h.patients if k % 3 == WAITING and OWN[k] == colour])


def neglect(s: State, seat: int, spared: int) -> None:
    """Every untreated patient goes down one step, but for the one spared (NONE: nobody)."""
    h = s.hospitals[seat]
    kept: list[int] = []
    dead: list[int] = []
    for k in h.patients:
        if k == spared:
            note(s, happenings.SPARE, seat, k, 0)
            spared = NONE
        elif k % 3 == WAITING and WORSE[k] == DEAD:
            dead.append(k)
        elif k % 3 == WAITING:
            note(s, happenings.WORSEN, seat, k, WORSE[k])
            kept.append(WORSE[k])
            continue
        kept.append(k)
    h.patients = kept
    for k in dead:
        die(s, seat, k)
    h.patients.sort()
    make_ready(s, seat, 1)


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
        _score(s, seat, happenings.DISCHARGES, ladder(counts[seat]))
        if not h.patients:
            _score(s, seat, happenings.EMPTY, EMPTY_HOSPITAL)
        if h.administrator != NONE:
            administrator = s.rules.administrators[h.administrator]
            if _pleased(administrator, h, counts, seat):
                _score(s, seat, happenings.ADMINISTRATOR, administrator.points)
    for seat, h in enumerate(s.hospitals):
        for colour in range(3):
            s.bag[colour] += h.lounge[colour]
        h.lounge = [0, 0, 0]
        note(s, happenings.HOME, seat, 0, 0)


def _score(s: State, seat: int, source: int, points: int) -> None:
    if points:
        s.hospitals[seat].points[source] += points
        note(s, happenings.SCORE, seat, source, points)


def _pleased(administrator: Administrator, h: Hospital, counts: list[int], seat: int) -> bool:
    """Whether an administrator gives its points this round; strictly most: a tie, nobody (D11)."""
    if administrator.most:
        others = [count for other, count in enumerate(counts) if other != seat]
        return counts[seat] > max(others)
    wanted = 0
    for colour in range(3):
        need = administrator.needs[colour]
        wanted += need
        if h.lounge[colour] < need:
            return False
    return wanted > 0


def change_shift(s: State) -> None:
    """Workers and ambulances return, patients become untreated, the display goes under."""
    for seat, h in enumerate(s.hospitals):
        _change_all(s, seat, REFRESHED)
        h.nurses = NURSES
        h.used = 0
        h.placed = 0
        h.ambulance = 0
        note(s, happenings.RECALL, seat, 0, 0)
    for word in s.display:
        s.under[word - s.rules.department_word] += 1
        note(s, happenings.SHELVE, NONE, word, 0)
    s.display = []


def sources(h: Hospital) -> list[int]:
    """Points by source as they stand: those of the rounds, then bags left and fatalities."""
    return [*h.points, BAG_LEFT * h.bags, FATALITY * h.fatalities]


def score(h: Hospital) -> int:
    """The points of a hospital if the game ended here."""
    return sum(sources(h))


def standing(h: Hospital) -> tuple[int, int, int]:
    """What seats are ranked by, higher is better: points, fewest patients, their values."""
    return score(h), -len(h.patients), sum([VALUE[k] for k in h.patients])
