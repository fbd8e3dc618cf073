"""How a kind of space is put to people: its question, why not a word, and what it would bring."""

from __future__ import annotations

from wardround.games.hospital_rush.rules.placing import KIND_AT, offers
from wardround.games.hospital_rush.rules.ruleset import Space
from wardround.games.hospital_rush.rules.state import NONE, State
from wardround.games.hospital_rush.rules.words import BED, BEDS, DONE, SEAT
from wardround.table.messages import Figure, Message, Prospect
from wardround.table.notation.vocabulary import Vocabulary


def message(key: str, **figures: Figure) -> Message:
    """A message with these figures."""
    return Message(key, figures)


class SpaceView:
    """One kind of space; this base is one that is used or not.

    Everywhere `State.said` begins with the word of the space.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def question(self, s: State, seat: int, space: Space) -> Message:
        """What the seat is asked after the words said."""
        return self.ask(s, "ask-use")

    def reason(self, s: State, seat: int, space: Space) -> Message | None:
        """Why it is asked, if that is more than what the space does."""
        return None

    def ask(self, s: State, key: str, **figures: Figure) -> Message:
        """A question that names the space."""
        return Message(key, {"space": self.vocabulary.word(s.said[0]), **figures})

    def why_not(self, s: State, seat: int, word: int) -> Message:
        """Why a word, not that of a space, cannot follow the words said."""
        if BED <= word < BED + BEDS:
            return self._why_not_bed(s, seat, word - BED)
        because = self.why_not_thing(s, seat, word)
        if because is not None:
            return because
        if SEAT <= word < BED:
            return message("why-yourself" if word - SEAT == seat else "why-victim")
        return message("why-done" if word == DONE else "why-no-answer")

    def _why_not_bed(self, s: State, seat: int, bed: int) -> Message:
        if s.beds[bed] == NONE:
            return message("why-bed-empty", bed=bed + 1)
        if any(BED <= word < BED + BEDS for word in s.said):
            return message("why-bed-named")
        return self.why_not_patient(s, seat, bed)

    def why_not_patient(self, s: State, seat: int, bed: int) -> Message:
        """Why not the patient of a bed, none being named yet."""
        return message("why-bed-not-theirs", bed=bed + 1)

    def why_not_thing(self, s: State, seat: int, word: int) -> Message | None:
        """Why not a tile, medicine or skill; None if this kind is not about those."""
        return None

    def is_idle(self, s: State, seat: int, space: Space) -> bool:
        """Whether a marker placed here would do nothing."""
        return not offers(s, seat)

    def least_cost(self, space: Space) -> int:
        """The bucks without which nothing can be done here."""
        return space.cost

    def prospect(self, s: State, seat: int, space: Space) -> Message:
        """What the space would bring, and what its action itself costs."""
        if self.is_idle(s, seat, space):
            bucks, cost = s.interns[seat].bucks, self.least_cost(space)
            if bucks < cost:
                return message("brings-too-dear", cost=cost, bucks=bucks)
            return message("brings-nothing")
        return self.brings(s, seat, space)

    def brings(self, s: State, seat: int, space: Space) -> Message:
        """What the space would bring, with its cost if there is an action to pay for."""
        key, figures = self.gain(s, seat, space)
        cost = space.cost if offers(s, seat) else 0
        return Message(key, {**figures, "cost": max(0, cost), "bonus": max(0, -cost)})

    def gain(self, s: State, seat: int, space: Space) -> Message:
        """What the action would bring: here, how many it could choose from."""
        return message("brings-targets", targets=self.targets(s, seat, space))

    def targets(self, s: State, seat: int, space: Space) -> int:
        """How many can be chosen first."""
        return len(KIND_AT[space.hook].targets(s, seat, space))

    def answers(self, s: State, seat: int, space: Space) -> dict[int, Prospect]:
        """What each answer would bring, while one is asked for."""
        return {}


def others(s: State, seat: int) -> list[int]:
    """The opponents of a seat."""
    return [other for other in range(len(s.interns)) if other != seat]
