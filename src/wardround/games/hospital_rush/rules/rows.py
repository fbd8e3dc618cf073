"""Many games in step, with what the next seat of each sees and may say."""

from __future__ import annotations

from wardround.games.hospital_rush.rules import flow
from wardround.games.hospital_rush.rules.encoding import SENTENCE_PART, Encoder
from wardround.games.hospital_rush.rules.state import State
from wardround.native import i64
from wardround.table.encoding.rows import Rows, next_random


class HospitalRushRows(Rows):
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
        """Inside a sentence nothing changes but the sentence."""
        following = flow.apply(self.states[row], i64(self.seats[row]), self.words[action])
        return SENTENCE_PART if following else 0

    def _play_chance(self, row: i64) -> i64:
        s = self.states[row]
        speaker: i64 = flow.only_speaker(s)
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
