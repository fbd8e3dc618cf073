"""Many games in step, with what the next seat of each sees and may say."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.encoding import OWN_PART, SENTENCE_PART, Encoder
from wardround.games.dice_hospital.rules.state import EXTRA, IMPROVE, RETURN, State
from wardround.native import i64
from wardround.table.encoding.rows import Rows, next_random


class DiceHospitalRows(Rows):
    """Rows of games that begin alike; `words` are the words of the actions."""

    __slots__ = ("encoder", "first", "states", "words")

    def __init__(self, rows: i64, encoder: Encoder, words: list[int], first: State) -> None:
        super().__init__(rows, encoder.slices.size, encoder.actions)
        self.encoder = encoder
        self.words = words
        self.first = first
        self.states: list[State] = [first] * rows

    def _start(self, row: i64) -> None:
        self.states[row] = self.first.clone()

    def _say(self, row: i64, action: i64) -> i64:
        """Nothing changes inside a sentence, nor other hospitals and decks inside most phases."""
        s = self.states[row]
        seat = i64(self.seats[row])
        h = s.hospitals[seat]
        phase = s.phase
        number = s.round
        words = len(h.said)
        flow.apply(s, seat, self.words[action])
        if s.phase != phase or s.round != number:
            return 0
        if len(h.said) > words:
            return SENTENCE_PART
        # In these phases the end of a sentence takes a card or gives one back.
        return 0 if phase in (IMPROVE, RETURN, EXTRA) else OWN_PART

    def _play_chance(self, row: i64) -> i64:
        s = self.states[row]
        speaker = flow.only_speaker(s)
        number = self.numbers[row]
        while speaker < 0 and speaker != flow.NOBODY:
            number = next_random(number)
            flow.apply(s, speaker, flow.chance_word(s, number))
            speaker = flow.only_speaker(s)
        self.numbers[row] = number
        return speaker

    def _show(self, row: i64, seat: i64, part: i64) -> None:
        s = self.states[row]
        self.encoder.write(s, seat, self.observations, part)
        self.encoder.write_mask(flow.words(s, seat), self.masks)
