"""Starting dice are drawn from the bag, all of one seat before the next."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import happenings
from wardround.games.dice_hospital.rules.hands import due_seat, give
from wardround.games.dice_hospital.rules.kinds import GREEN, RED, YELLOW
from wardround.games.dice_hospital.rules.phases.phase import Phase, chance_for, seat_of
from wardround.games.dice_hospital.rules.state import STARTING_DICE, STARTING_VALUES, State, note
from wardround.games.dice_hospital.rules.words import COLOUR
from wardround.native import i64


class StartingDice(Phase):
    """Chance draws a colour for a seat."""

    def __init__(self) -> None:
        super().__init__(STARTING_DICE, "setup", 0)

    def speaker(self, s: State) -> i64:
        """Chance for the seat that has not all its dice."""
        return chance_for(due_seat(s, len(s.rules.starting_values)))

    def legal(self, s: State, speaker: i64) -> list[int]:
        """The colours in the bag."""
        return [COLOUR + colour for colour in range(3) if s.bag[colour]]

    def weights(self, s: State) -> list[int]:
        """A colour is as likely as there are dice of it in the bag."""
        return [count for count in s.bag if count]

    def chance_word(self, s: State, number: i64) -> i64:
        """The colour that a number falls on."""
        red, yellow, green = s.bag
        die = number % (red + yellow + green)
        if die < red:
            return COLOUR + RED
        return COLOUR + YELLOW if die < red + yellow else COLOUR + GREEN

    def apply(self, s: State, speaker: i64, word: i64) -> i64:
        """Draw a die."""
        seat = seat_of(speaker)
        s.bag[word - COLOUR] -= 1
        give(s.hospitals[seat], word)
        note(s, happenings.DRAW, seat, word, 0)
        done = due_seat(s, len(s.rules.starting_values)) < 0
        return STARTING_VALUES if done else self.number
