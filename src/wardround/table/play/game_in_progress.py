"""A table: one game under way, its journal, and chance speaking from a seed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random, SystemRandom
from typing import Generic, NoReturn, TypeVar

from wardround.table.errors import IllegalWord, UndoRefused
from wardround.table.game import Game, GivenOptions
from wardround.table.messages import Happening
from wardround.table.play.journal import (
    Entry,
    Note,
    Rewind,
    Undo,
    Word,
    check_undo,
    effective,
    fold,
    replay,
    standing,
)
from wardround.table.speaking import check, chosen_by, in_order, waits_for_chance

State = TypeVar("State")


class GameInProgress(Generic[State]):
    """Seats say words here; chance answers at once; everything is journaled.

    The seed feeds chance alone. It is kept nowhere but in the generator: nothing that leaves the
    table tells it. Without a seed chance is drawn from the system's entropy. Entries to go on from
    are checked, unless they are `trusted` because they were checked when they were made.
    """

    def __init__(
        self,
        game: Game[State],
        options: GivenOptions,
        seed: int | None = None,
        entries: Sequence[Entry] = (),
        trusted: bool = False,
    ) -> None:
        self.game = game
        self.options = game.resolve_options(options)
        self.entries: list[Entry] = list(entries)
        self._random: Random = SystemRandom() if seed is None else Random(seed)
        if trusted:
            self.state = fold(game, self.options, effective(self.entries))
        else:
            self.state = replay(game, self.options, self.entries)
        self.told: list[Happening] = []
        self._chance()

    def say(self, seat: int, words: Sequence[int]) -> list[Happening]:
        """Say words for a seat, all or none, and let chance answer; tells what happened.

        Inside a sentence a group may be given in any order; it is journaled sorted.
        """
        line = in_order(self.game, self.state, seat, words)
        if line is None:
            self._refuse(seat, words)
        self.told = []
        for word in line:
            self._enter(seat, word)
        self._chance()
        return self.told

    def undo(self, seat: int, count: int) -> None:
        """Take back a seat's last words; UndoRefused says why not."""
        undo = Undo(seat, count)
        if not self.game.turn(self.state):
            raise UndoRefused("undo-over")
        check_undo(self.game, self.options, effective(self.entries), undo)
        self.entries.append(undo)
        self._refold()

    def rewind(self, entry: int) -> None:
        """By consent: everything said from this entry on is void, and chance is drawn anew."""
        if not 0 <= entry <= len(self.entries):
            raise UndoRefused("rewind-range", entry=entry + 1, entries=len(self.entries))
        self.entries.append(Rewind(entry))
        self._refold()
        self._chance()

    def time_out(self, seat: int) -> list[Happening]:
        """The time of this seat is up: its half sentence is void, and it says the default word.

        That is said until the seat no longer has the word or the step has ended; tells what
        happened. Whoever does not have the word has nothing to lose: then nothing is done.
        """
        if seat not in self.game.turn(self.state):
            return []
        self.note(seat, "timeout")
        if not self.game.is_idle(self.state, seat):
            self.undo(seat, len(self.last_sentence(seat)[1]))
        told: list[Happening] = []
        epoch = self.game.undo_epoch(self.state)
        limit = self.game.time_limit(self.state)
        while seat in self.game.turn(self.state) and self.game.undo_epoch(self.state) == epoch:
            if self.game.time_limit(self.state) != limit:
                break
            told += self.say(seat, [self.game.default_word(self.state, seat)])
        return told

    def note(self, seat: int, event: str) -> None:
        """Put down what the rules do not care about."""
        self.entries.append(Note(seat, event))

    def last_sentence(self, seat: int) -> tuple[int, list[int]]:
        """This seat's open or last sentence: the entry it began at, and its words (none: never)."""
        state = self.game.start(self.options)
        start = 0
        line: list[int] = []
        closed = True
        for place, word in standing(self.entries):
            self.game.apply(state, word.speaker, word.word)
            if word.speaker == seat:
                start, line = (place, []) if closed else (start, line)
                line.append(word.word)
                closed = self.game.is_idle(state, seat)
        return start, line

    def take_back(self, seat: int, consenting: Collection[int]) -> list[int]:
        """Take back this seat's open or last sentence, and the answers of seats that consent.

        First as an undo, which others' words may survive; failing that everything since is void,
        if only consenting seats have spoken since and chance has not. Tells the words taken back.
        """
        start, words = self.last_sentence(seat)
        try:
            self.undo(seat, max(1, len(words)))
        except UndoRefused:
            since = [entry for entry in self.entries[start:] if isinstance(entry, Word)]
            free = all(word.speaker == seat or word.speaker in consenting for word in since)
            if not words or not free or not self.game.turn(self.state):
                raise
            self.rewind(start)
        return words

    def _enter(self, speaker: int, word: int) -> None:
        self.told += self.game.tell(self.state, speaker, word)
        self.entries.append(Word(speaker, word))

    def _chance(self) -> None:
        turn = self.game.turn(self.state)
        while waits_for_chance(turn):
            words = self.game.legal(self.state, turn[0])
            weights = self.game.weights(self.state)
            self._enter(turn[0], chosen_by(self._random.random(), words, weights))
            turn = self.game.turn(self.state)

    def _refold(self) -> None:
        self.state = fold(self.game, self.options, effective(self.entries))
        self.told = []

    def _refuse(self, seat: int, words: Sequence[int]) -> NoReturn:
        state = self.game.clone(self.state)
        for word in words:
            check(self.game, state, seat, word)
            self.game.apply(state, seat, word)
        raise IllegalWord("no-such-sentence", said=self.game.vocabulary.text(words))
