"""States along a journal, so that going back does not begin at the start of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

from wardround.table.contract.data import Options
from wardround.table.game import Game
from wardround.table.play.journal import (
    Entry,
    Note,
    Rewind,
    StandingWord,
    StandingWords,
    Undo,
    Word,
    count_of,
)

State = TypeVar("State")
EVERY = 64


class Return(NamedTuple, Generic[State]):
    """Where a taking back leads.

    `state` is a state of its own, before the first word taken back; `shared` counts the words that
    led to it. `again` are the words that stand and must be said to it again.
    """

    state: State
    shared: int
    again: list[StandingWord]
    taken: list[Word]


class Timeline(Generic[State]):
    """What stands of a journal that grows, and states along it.

    One state in about EVERY words is kept. So a taking back costs as much as the words it concerns,
    and at most EVERY more.
    """

    def __init__(self, game: Game[State], options: Options, entries: Iterable[Entry] = ()) -> None:
        self.game = game
        self._standing = StandingWords(entries)
        self._kept: list[tuple[int, State]] = [(0, game.start(options))]

    @property
    def last(self) -> StandingWord | None:
        """The last word that stands; None if none does."""
        return self._standing.last

    @property
    def standing(self) -> list[StandingWord]:
        """All words that stand, the first one first."""
        return self._standing.in_order()

    def append(self, entry: Word | Note) -> None:
        """Take account of one more entry that takes nothing back."""
        self._standing.append(entry)

    def keep(self, last: StandingWord | None, state: State) -> None:
        """Copy the state after this standing word, if it is far enough from the one kept before."""
        if count_of(last) - self._kept[-1][0] >= EVERY:
            self._kept.append((count_of(last), self.game.clone(state)))

    def state_after(self, last: StandingWord | None) -> State:
        """A state of its own after this standing word; None stands for the beginning."""
        kept = next(one for one in reversed(self._kept) if one[0] <= count_of(last))
        count, state = kept[0], self.game.clone(kept[1])
        words: list[Word] = []
        while last is not None and last.count > count:
            words.append(last.word)
            last = last.before
        for word in reversed(words):
            self.game.apply(state, word.speaker, word.word)
        return state

    def go_back(self, entry: Undo | Rewind) -> Return[State]:
        """Take account of an entry that takes words back; UndoRefused if they are not there."""
        before = self.last
        self._standing.append(entry)
        shared, gone, again = _fork(before, self.last)
        while self._kept[-1][0] > count_of(shared):
            self._kept.pop()
        stays = {one.place for one in again}
        taken = [one.word for one in gone if one.place not in stays]
        return Return(self.state_after(shared), count_of(shared), again, taken)


class Follower(Generic[State]):
    """The state of a game while its journal is read entry by entry, with all that is taken back."""

    def __init__(self, game: Game[State], options: Options) -> None:
        self.timeline = Timeline(game, options)
        self.state = game.start(options)

    def step(self, entry: Entry) -> None:
        """Move the state on by the next entry, which must be such as `replay` accepts."""
        if isinstance(entry, Undo | Rewind):
            self.state, _, again, _ = self.timeline.go_back(entry)
            for one in again:
                self.timeline.game.apply(self.state, one.word.speaker, one.word.word)
            return
        if isinstance(entry, Word):
            self.timeline.game.apply(self.state, entry.speaker, entry.word)
        self.timeline.append(entry)
        self.timeline.keep(self.timeline.last, self.state)


def _fork(
    one: StandingWord | None, other: StandingWord | None
) -> tuple[StandingWord | None, list[StandingWord], list[StandingWord]]:
    """The last word that two lines share, and how each goes on after it."""
    ones: list[StandingWord] = []
    others: list[StandingWord] = []
    while one is not other:
        ahead = count_of(one) - count_of(other)
        if one is not None and ahead >= 0:
            ones.append(one)
            one = one.before
        if other is not None and ahead <= 0:
            others.append(other)
            other = other.before
    return one, ones[::-1], others[::-1]
