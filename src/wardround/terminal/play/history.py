"""What has happened at a table, word by word, following its journal through every taking back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from wardround.table.game import Game, Options
from wardround.table.messages import Happening
from wardround.table.play.journal import Entry, Word, effective, fold
from wardround.table.speakers import is_chance


class Told(NamedTuple):
    """A word, what it did, and whether its speaker's sentence ended with it.

    `hidden_from_others` says that the word itself was secret when it was said.
    """

    word: Word
    happenings: list[Happening]
    ends: bool
    hidden_from_others: bool


class Passage(NamedTuple):
    """A sentence of a seat, or what chance said in a row, with all that came of it."""

    speaker: int
    words: list[int]
    happenings: list[Happening]
    hidden_from_others: bool


class Rounds(Protocol):
    """What a game knows about its rounds (see `terminal/games/scene.py`)."""

    def round_begun(self, happening: Happening) -> int:
        """The number of the round that begins with this, or 0."""
        ...

    def made_by(self, happening: Happening) -> Mapping[str, int]:
        """What a seat makes by this: points and other counts by name."""
        ...


class History:
    """Every word that stands, with what it did; undo and rewind are followed."""

    def __init__(self, game: Game[Any], options: Options) -> None:
        self.game = game
        self.options = options
        self.told: list[Told] = []
        self._state = game.start(options)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Bring the history up to this journal."""
        words = effective(entries)
        same = 0
        while same < min(len(words), len(self.told)) and self.told[same].word == words[same]:
            same += 1
        if same < len(self.told):
            del self.told[same:]
            self._state = fold(self.game, self.options, words[:same])
        self.told += [self._tell(word) for word in words[same:]]

    def _tell(self, word: Word) -> Told:
        game, state = self.game, self._state
        hidden = game.secret(state, word.speaker) >= 0
        happenings = game.tell(state, word.speaker, word.word)
        ends = is_chance(word.speaker) or game.is_idle(state, word.speaker)
        return Told(word, happenings, ends, hidden)

    def passages(self) -> Iterator[Passage]:
        """Sentences in the order they were begun; chance's words in a row are one."""
        passage: Passage | None = None
        open_sentence = False
        for told in self.told:
            speaker = told.word.speaker
            goes_on = passage is not None and passage.speaker == speaker
            if passage is None or not goes_on or not (open_sentence or is_chance(speaker)):
                if passage is not None:
                    yield passage
                passage = Passage(speaker, [], [], told.hidden_from_others)
            passage.words.append(told.word.word)
            passage.happenings.extend(told.happenings)
            open_sentence = not told.ends
        if passage is not None:
            yield passage

    def rounds(self, seats: int, rules: Rounds) -> list[list[Counter[str]]]:
        """For every round that has begun, what each seat made of it."""
        rounds: list[list[Counter[str]]] = []
        for happening in (happening for told in self.told for happening in told.happenings):
            if rules.round_begun(happening) > len(rounds):
                rounds.append([Counter() for _ in range(seats)])
            elif rounds and happening.seat >= 0:
                rounds[-1][happening.seat].update(rules.made_by(happening))
        return rounds
