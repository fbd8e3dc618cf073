"""Treating after stealing: the question, and why not a bed or a tile."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.goods import has
from wardround.games.hospital_rush.rules.placing import space_of
from wardround.games.hospital_rush.rules.questions.treat import free_tiles
from wardround.games.hospital_rush.rules.state import State
from wardround.games.hospital_rush.rules.words import INTENSIVE_CARE
from wardround.games.hospital_rush.views.questions.question import QuestionView
from wardround.games.hospital_rush.views.spaces.treat import TreatView
from wardround.table.messages import Message, Prompt, Prospect
from wardround.table.notation.vocabulary import Vocabulary


class TreatmentView(QuestionView):
    """The same words as on a space to treat at, from the first on."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__(vocabulary)
        self._treating = TreatView(vocabulary, start=0)

    def prompt(self, s: State, seat: int) -> Prompt:
        """Which bed, then which tile."""
        space = space_of(s.rules, s.interns[s.mover].places[-1])
        care = int(has(s.interns[seat], INTENSIVE_CARE))
        after = Message("reason-treat-after", {"free": free_tiles(s), "care": care})
        reason = self._treating.reason(s, seat, space) or after
        return Prompt(self._treating.question(s, seat, space), reason)

    def prospects(self, s: State, seat: int) -> dict[int, Prospect]:
        """What tiles cost."""
        space = space_of(s.rules, s.interns[s.mover].places[-1])
        return self._treating.answers(s, seat, space)

    def why_not(self, s: State, seat: int, word: int) -> Message:
        """Why not a bed or a tile; no space can be named."""
        if 0 <= word - s.rules.space_word < len(s.rules.spaces):
            return super().why_not(s, seat, word)
        return self._treating.why_not(s, seat, word)
