"""What is the same at every word of a game, as counts: the law that nothing is made or lost."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.placing import space_of
from wardround.games.hospital_rush.rules.ruleset import HIGHEST, LOWEST, MARKERS
from wardround.games.hospital_rush.rules.state import Intern, State
from wardround.games.hospital_rush.rules.words import BEDS
from wardround.native import i64


def invariants(s: State) -> list[int]:
    """Medicine by colour, each patient card, and how many limits are broken."""
    found = s.chest[:]
    for colour in range(len(found)):
        for intern in s.interns:
            found[colour] += intern.medicine[colour]
        for bed in range(BEDS):
            found[colour] += s.tiles[4 * bed + 1 + colour]
    for card in range(len(s.rules.patients)):
        found.append(s.unseen[card] + s.discards[card] + s.beds.count(card))
    found.append(_crowded(s))
    for intern in s.interns:
        found[len(found) - 1] += _beyond(s, intern)
    return found


def _crowded(s: State) -> i64:
    """Spaces of the board with more markers than may stand there."""
    broken = 0
    for i in s.rules.in_play:
        limit = s.rules.spaces[i].limit
        if limit and s.crowd[i] > limit:
            broken += 1
    return broken


def _beyond(s: State, intern: Intern) -> i64:
    """Prestige off the scale or not the sum of its sources, things owed, markers too many."""
    broken = 0
    if intern.prestige < LOWEST or intern.prestige > HIGHEST:
        broken += 1
    if intern.prestige != sum(intern.points):
        broken += 1
    if intern.bucks < 0 or min(intern.medicine) < 0 or len(intern.places) > MARKERS:
        broken += 1
    for word in intern.places:
        limit = space_of(s.rules, word).limit
        if limit and intern.places.count(word) > limit:
            broken += 1
    return broken
