"""What every standing word did when it was said, and who may know of it.

This is the only place where a game in progress executes a word.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from wardround.table.game import Game
from wardround.table.messages import HIDDEN, Happening
from wardround.table.play.journal import Word
from wardround.table.speakers import SPECTATOR, Seat, Speaker, Viewer, is_chance

State = TypeVar("State")


@dataclass(frozen=True, eq=False)
class LoggedWord:
    """A standing word: its place in the journal, what it did, and the situation before it.

    `owner` is the one seat that may see the word; None if everybody may. `begins` and `ends` tell
    whether it is the first and the last word of a sentence; words of chance in a row are one.
    """

    place: int
    word: Word
    owner: int | None
    happenings: list[Happening]
    begins: bool
    ends: bool
    undo_epoch: int
    heading: str


class EventLog(Generic[State]):
    """The standing words of a journal in order, with everything they did, secrets included.

    `word_for`, `happenings_for`, `is_private` and `is_open_to_all` say who may know what of them.
    """

    def __init__(self, game: Game[State]) -> None:
        self.game = game
        self.words: list[LoggedWord] = []
        self._by_place: dict[int, LoggedWord] = {}

    def execute(self, state: State, place: int, word: Word) -> None:
        """Move the state on by a legal word at this place of the journal, and log what it did."""
        game, speaker = self.game, word.speaker
        owner = game.secret(state, speaker)
        begins = self._begins(state, speaker)
        epoch, heading = game.undo_epoch(state), game.heading(state)
        happenings = game.tell(state, speaker, word.word)
        ends = is_chance(speaker) or game.is_idle(state, speaker)
        logged = LoggedWord(
            place, word, owner if owner >= 0 else None, happenings, begins, ends, epoch, heading
        )
        self.words.append(logged)
        self._by_place[place] = logged

    def _begins(self, state: State, speaker: Speaker) -> bool:
        if is_chance(speaker):
            return not self.words or self.words[-1].word.speaker != speaker
        return self.game.is_idle(state, speaker)

    def at(self, place: int) -> LoggedWord | None:
        """The word at this place of the journal; None if it was taken back, or is no word."""
        return self._by_place.get(place)

    def cut(self, count: int) -> None:
        """Keep the first `count` words only."""
        for logged in self.words[count:]:
            del self._by_place[logged.place]
        del self.words[count:]

    def last_sentence(self, seat: Seat) -> list[LoggedWord]:
        """The open or last sentence of this seat; empty if the seat never spoke."""
        found: list[LoggedWord] = []
        for logged in reversed(self.words):
            if logged.word.speaker == seat:
                found.append(logged)
                if logged.begins:
                    break
        return found[::-1]

    def passages(self) -> Iterator[list[LoggedWord]]:
        """Sentences of seats and words of chance in a row, cut where another speaks between."""
        passage: list[LoggedWord] = []
        for logged in self.words:
            if passage and (logged.begins or logged.word.speaker != passage[-1].word.speaker):
                yield passage
                passage = []
            passage.append(logged)
        if passage:
            yield passage

    def word_for(self, logged: LoggedWord, seat: Viewer) -> str:
        """The word as this seat (or SPECTATOR) may see it: its text, or HIDDEN."""
        shown = logged.owner is None or logged.owner == seat
        return self.game.vocabulary.word(logged.word.word) if shown else HIDDEN

    def happenings_for(self, logged: LoggedWord, seat: Viewer) -> list[Happening]:
        """What the word did, as this seat (or SPECTATOR) may know it."""
        return [self.game.redact(happening, seat) for happening in logged.happenings]

    def is_open_to_all(self, logged: LoggedWord) -> bool:
        """Whether everybody may know all of the word."""
        return logged.owner is None and (
            self.happenings_for(logged, SPECTATOR) == logged.happenings
        )

    def is_private(self, logged: LoggedWord, seat: Viewer) -> bool:
        """Whether this seat knows more of the word than everybody does."""
        if seat == SPECTATOR or self.is_open_to_all(logged):
            return False
        known, public = (self.happenings_for(logged, one) for one in (seat, SPECTATOR))
        return logged.owner == seat or known != public
