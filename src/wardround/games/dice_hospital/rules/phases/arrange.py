"""Phase 1, intake: the last in seat order says which dice of one value go into an ambulance."""

from __future__ import annotations

from wardround.games.dice_hospital.rules.groups import next_picks
from wardround.games.dice_hospital.rules.intake import (
    boundary_dice,
    boundary_places,
    fill,
    filling,
    load,
)
from wardround.games.dice_hospital.rules.phases.phase import Phase
from wardround.games.dice_hospital.rules.ruleset import ANY, DICE_IN_AMBULANCE
from wardround.games.dice_hospital.rules.state import (
    ARRANGE,
    TAKE,
    State,
    choose,
    complete,
    give_word,
)
from wardround.native import i64


def arranger(s: State) -> i64:
    """The seat on the first player's right, the last in seat order (D3)."""
    return (s.first - 1) % s.rules.seats


class Arrange(Phase):
    """Ambulance by ambulance; what leaves no choice is not asked."""

    def __init__(self) -> None:
        super().__init__(ARRANGE, "intake", 1)

    def begin(self, s: State) -> i64:
        """The arranger has the word."""
        give_word(s, arranger(s))
        return self.number

    def legal(self, s: State, speaker: i64) -> list[int]:
        """Which of the boundary dice go into the ambulance being filled."""
        said = s.hospitals[speaker].said
        return next_picks(boundary_dice(s), boundary_places(s), ANY, said, 0)

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Put one more die into the ambulance."""
        choose(s, speaker, word)
        picks = s.hospitals[speaker].said
        wanted = boundary_places(s)
        if len(picks) < wanted:
            return self.number
        complete(s, speaker)
        load(s, filling(s), s.intake[: DICE_IN_AMBULANCE - wanted] + picks)
        return TAKE if fill(s) else self.number
