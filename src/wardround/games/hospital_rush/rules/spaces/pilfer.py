"""Pilfer: medicine of an opponent or off their patient; then treat, stolen or not."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.beds import pilfer, treating
from wardround.games.hospital_rush.rules.goods import any_medicine, medicine_words, steal
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.spaces.kind import TargetKind
from wardround.games.hospital_rush.rules.state import NONE, TO_TREAT, State, reach
from wardround.games.hospital_rush.rules.words import BED, BEDS, MEDICINE, SEAT, TILE
from wardround.native import i64


class Pilfer(TargetKind):
    """`amount` tiles of the treatment that follows are free."""

    def targets(self, s: State, seat: i64, space: Space) -> list[int]:
        """Opponents with medicine, and their patients with medicine."""
        words = [
            SEAT + v
            for v in range(len(s.interns))
            if v != seat and any_medicine(s.interns[v].medicine)
        ]
        for bed in range(BEDS):
            if treating(s, bed) not in (NONE, seat) and _medicine(s, BED + bed):
                words.append(BED + bed)
        return words

    def things(self, s: State, seat: i64, target: i64) -> list[int]:
        """The medicine there."""
        return _medicine(s, target)

    def perform(self, s: State, seat: i64, space: Space) -> None:
        """Steal it."""
        source, thing = s.said[1], s.said[2]
        if source < BED:
            steal(s, seat, source - SEAT, thing)
        else:
            pilfer(s, seat, source - BED, thing - TILE)

    def follow(self, s: State) -> None:
        """Go on to treating, stolen or not (H21)."""
        reach(s, TO_TREAT)


def _medicine(s: State, word: i64) -> list[int]:
    """The words of the medicine an opponent or a patient has."""
    if word < BED:
        return medicine_words(s.interns[word - SEAT].medicine, MEDICINE)
    first = 4 * (word - BED) + 1
    return medicine_words(s.tiles[first : first + 3], MEDICINE)
