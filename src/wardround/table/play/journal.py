"""The journal: every word, undo, rewind and note of a game in order. It is the truth of a game.

The state is the fold of the *effective* journal, the words that were not taken back: a game in
which words were undone is the game in which they were never said.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from wardround.table.errors import UndoRefused
from wardround.table.game import Game
from wardround.table.messages import HIDDEN
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.speakers import Seat, Speaker, Viewer

State = TypeVar("State")


class Word(NamedTuple):
    """A word said by a seat or by chance."""

    speaker: Speaker
    word: WordNumber


class Undo(NamedTuple):
    """A seat takes back its own last words."""

    seat: Seat
    words: int


class Rewind(NamedTuple):
    """Everybody agrees to go back: what was said from entry `entry` (counted from 0) on is void."""

    entry: int


class Note(NamedTuple):
    """What does not concern the rules: somebody left, came back, timed out."""

    seat: Seat
    event: str


Entry = Word | Undo | Rewind | Note
NOTES = ("left", "back", "timeout")


class StandingWord:
    """A word that was not taken back, linked to the one that stands before it. It never changes.

    `place` is its place in the journal; `count` is how many words stand up to it, itself included.
    """

    __slots__ = ("before", "count", "place", "word")

    def __init__(self, place: int, word: Word, before: StandingWord | None) -> None:
        self.place = place
        self.word = word
        self.before = before
        self.count = 1 + count_of(before)


def count_of(last: StandingWord | None) -> int:
    """How many words stand up to this one; None stands for the beginning."""
    return 0 if last is None else last.count


class StandingWords:
    """What stands after each entry of a journal that grows.

    Earlier and later entries share their links. So a rewind is one step, and an undo takes as many
    as there are words since the first that it takes back, however long the journal is.
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._last_after: list[StandingWord | None] = [None]
        for entry in entries:
            self.append(entry)

    @property
    def last(self) -> StandingWord | None:
        """The last word that stands; None if none does."""
        return self._last_after[-1]

    def in_order(self) -> list[StandingWord]:
        """All words that stand, the first one first."""
        found: list[StandingWord] = []
        last = self.last
        while last is not None:
            found.append(last)
            last = last.before
        return found[::-1]

    def append(self, entry: Entry) -> None:
        """Take account of one more entry; UndoRefused if it takes back what is not there."""
        self._last_after.append(self._last_with(entry))

    def _last_with(self, entry: Entry) -> StandingWord | None:
        place = len(self._last_after) - 1
        if isinstance(entry, Word):
            return StandingWord(place, entry, self.last)
        if isinstance(entry, Undo):
            return _without(words_since(self.last, entry), entry.seat)
        if isinstance(entry, Note):
            return self.last
        if not 0 <= entry.entry <= place:
            raise UndoRefused("rewind-range", entry=entry.entry + 1, entries=place)
        return self._last_after[entry.entry]


def words_since(last: StandingWord | None, undo: Undo) -> list[StandingWord]:
    """The standing words from the first that an undo takes back on; UndoRefused if there is none.

    Those of the seat that takes back are exactly the words taken back.
    """
    since: list[StandingWord] = []
    wanted = undo.words
    while last is not None and wanted > 0:
        since.append(last)
        wanted -= last.word.speaker == undo.seat
        last = last.before
    if wanted != 0 or not since:
        raise UndoRefused("undo-too-many", whom=undo.seat + 1, count=undo.words)
    return since[::-1]


def _without(since: Sequence[StandingWord], seat: Seat) -> StandingWord | None:
    last = since[0].before
    for one in since:
        if one.word.speaker != seat:
            last = StandingWord(one.place, one.word, last)
    return last


def effective(entries: Iterable[Entry]) -> list[Word]:
    """The words that were not taken back."""
    return [one.word for one in StandingWords(entries).in_order()]


def entry_for(game: Game[State], state: State, word: Word, seat: Viewer) -> tuple[Speaker, str]:
    """A word about to be said in this state, as this seat (or SPECTATOR) may see it."""
    owner = game.secret(state, word.speaker)
    shown = owner in (-1, seat)
    return word.speaker, game.vocabulary.word(word.word) if shown else HIDDEN
