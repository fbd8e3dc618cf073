"""Which discarded patient to put into bed 1."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import happenings
from wardround.games.hospital_rush.rules.questions.question import COMPLETE, Question
from wardround.games.hospital_rush.rules.state import ACTED, TO_CLAIM, State, note, reach
from wardround.games.hospital_rush.rules.words import SKIP
from wardround.native import i64


class Card(Question):
    """Asked only if there is a discard."""

    def legal(self, s: State, seat: i64) -> list[int]:
        """A card of the discard pile, or none."""
        return legal_cards(s)

    def apply(self, s: State, seat: i64, word: i64) -> list[int]:
        """Put it into bed 1; claiming it is asked next."""
        if word == SKIP:
            reach(s, ACTED)
            return COMPLETE
        card = word - s.rules.patient_word
        s.discards[card] = 0
        s.beds[0] = card
        note(s, happenings.TAKE_CARD, seat, word, 0)
        reach(s, TO_CLAIM)
        return COMPLETE


def legal_cards(s: State) -> list[int]:
    """A card of the discard pile for bed 1, or none; nothing if there is no discard."""
    words = [s.rules.patient_word + card for card, lies in enumerate(s.discards) if lies]
    return [SKIP, *words] if words else words
