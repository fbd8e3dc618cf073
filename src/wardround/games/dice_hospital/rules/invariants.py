"""What is the same at every word of a game, as counts: the law that nothing is made or lost."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.kinds import OWN
from wardround.games.dice_hospital.rules.ruleset import BEDS
from wardround.games.dice_hospital.rules.state import NONE, Hospital, State
from wardround.games.dice_hospital.rules.words import COLOUR
from wardround.native import i64


def invariants(s: State) -> list[int]:
    """Dice by colour, each card, the first player token, and how many limits are broken."""
    found = s.bag[:]
    _count_dice(s, found)
    _count_cards(s, found)
    found.append(1 if s.first != NONE or not s.round else 0)
    found.append(0)
    for h in s.hospitals:
        found[len(found) - 1] += _beyond(h)
    return found


def _count_dice(s: State, found: list[int]) -> None:
    for k in s.intake:
        found[OWN[k]] += 1
    for ambulance in s.ambulances:
        for k in ambulance:
            found[OWN[k]] += 1
    for h in s.hospitals:
        for k in h.patients:
            found[OWN[k]] += 1
        for k in h.incoming:
            found[OWN[k]] += 1
        for colour in range(3):
            found[colour] += h.lounge[colour] + h.hand.count(COLOUR + colour)


def _count_cards(s: State, found: list[int]) -> None:
    rules = s.rules
    first = len(found)
    workers = first + len(rules.departments)
    for card in range(len(s.unseen)):
        found.append(s.unseen[card] + s.under[card] + s.box[card])
    for word in s.display:
        department = rules.department_of[word]
        place = first + department if department >= 0 else workers + rules.worker_of[word]
        found[place] += 1
    for h in s.hospitals:
        for card in h.departments:
            found[first + card] += 1
        for worker in h.staff:
            found[workers + worker] += 1


def _beyond(h: Hospital) -> i64:
    """Patients without a bed, staff or departments used that are not there, bags owed."""
    broken = 0
    if len(h.patients) > BEDS or h.nurses < 0 or h.bags < 0 or h.fatalities < 0:
        broken += 1
    if h.placed >> len(h.staff):
        broken += 1
    return broken
