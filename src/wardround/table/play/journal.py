"""The journal: every word, undo, rewind and note of a game in order. It is the truth of a game.

The state is the fold of the *effective* journal, the words that were not taken back: a game in
which words were undone is the game in which they were never said.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from wardround.table.contract.data import Options
from wardround.table.errors import BadJournal, UndoRefused, WardroundError
from wardround.table.game import Game
from wardround.table.messages import HIDDEN
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.speakers import CHANCE, Seat, Speaker, Viewer, chance_for, is_chance, text_of
from wardround.table.speaking import check

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


def effective(entries: Sequence[Entry]) -> list[Word]:
    """The words that were not taken back."""
    return [word for _, word in standing(entries)]


def standing(entries: Sequence[Entry]) -> list[tuple[int, Word]]:
    """The words that were not taken back, each with its place in the journal."""
    stood: list[tuple[int, Word]] = []
    for place, entry in _not_rewound(entries):
        if isinstance(entry, Word):
            stood.append((place, entry))
        elif isinstance(entry, Undo):
            own = [at for at, word in stood if word.speaker == entry.seat]
            if not 1 <= entry.words <= len(own):
                raise UndoRefused("undo-too-many", whom=entry.seat + 1, count=entry.words)
            taken = set(own[-entry.words :])
            stood = [(at, word) for at, word in stood if at not in taken]
    return stood


def _not_rewound(entries: Sequence[Entry]) -> list[tuple[int, Entry]]:
    """What is left when every rewind, the last first, has voided what it reaches back over."""
    left: list[tuple[int, Entry]] = []
    place = len(entries) - 1
    while place >= 0:
        entry = entries[place]
        if isinstance(entry, Rewind):
            place = min(entry.entry, place)
        else:
            left.append((place, entry))
        place -= 1
    return left[::-1]


def check_undo(game: Game[State], options: Options, words: Sequence[Word], undo: Undo) -> State:
    """The state before the first of the words taken back; UndoRefused unless they may be.

    They may while no joint step has ended since the first of them, chance has not spoken since
    for the table or this seat, and all that was said since could have been said without them,
    chance with the same odds.
    """
    own = [index for index, word in enumerate(words) if word.speaker == undo.seat]
    if undo.words < 1 or undo.words > len(own):
        raise UndoRefused("undo-too-many", whom=undo.seat + 1, count=undo.words)
    first = own[-undo.words]
    since = words[first:]
    if any(word.speaker in (CHANCE, chance_for(undo.seat)) for word in since):
        raise UndoRefused("undo-chance", whom=undo.seat + 1)
    state = fold(game, options, words[:first])
    epoch = game.undo_epoch(state)
    before, alone = game.clone(state), game.clone(state)
    for word in since:
        if word.speaker != undo.seat:
            _check_independent(game, state, alone, word, undo.seat)
            game.apply(alone, word.speaker, word.word)
        game.apply(state, word.speaker, word.word)
    if game.undo_epoch(state) != epoch or not game.turn(state):
        raise UndoRefused("undo-barrier", whom=undo.seat + 1)
    return before


def _check_independent(
    game: Game[State], state: State, alone: State, word: Word, seat: Seat
) -> None:
    refused = UndoRefused("undo-depends", whom=seat + 1, other=text_of(word.speaker))
    if word.word not in game.legal(alone, word.speaker):
        raise refused
    if is_chance(word.speaker):
        odds = (game.legal(state, word.speaker), game.weights(state))
        if odds != (game.legal(alone, word.speaker), game.weights(alone)):
            raise refused


def fold(game: Game[State], options: Options, words: Iterable[Word]) -> State:
    """The state after words that were legal when they were said."""
    state = game.start(options)
    for word in words:
        game.apply(state, word.speaker, word.word)
    return state


def replay(game: Game[State], options: Options, entries: Sequence[Entry]) -> State:
    """The state after a whole journal, every entry checked as when it was made.

    BadJournal names the first entry (counted from 1) that could not have been made.
    """
    follower = Follower(game, options, entries)
    for index, entry in enumerate(entries):
        try:
            if isinstance(entry, Word):
                check(game, follower.state, entry.speaker, entry.word)
            elif not isinstance(entry, Note):
                _check_taking_back(game, options, entries[:index], entry)
        except WardroundError as error:
            raise BadJournal("journal-entry", entry=index + 1, error=str(error)) from error
        follower.step()
    return follower.state


class Follower(Generic[State]):
    """The state of a game while its journal is read entry by entry, with all that is taken back.

    Where something is taken back, the states before its words are kept, so that nothing is folded
    twice.
    """

    def __init__(self, game: Game[State], options: Options, entries: Sequence[Entry]) -> None:
        self.state = game.start(options)
        self._game = game
        self._entries = entries
        self._place = 0
        self._keeps = any(isinstance(entry, Undo | Rewind) for entry in entries)
        self._words: list[Word] = []
        self._before: list[State] = []

    def step(self) -> None:
        """Move the state on by the next entry, which must be such as `replay` accepts."""
        entry = self._entries[self._place]
        self._place += 1
        if isinstance(entry, Word):
            self._apply(entry)
        elif not isinstance(entry, Note):
            self._take_back(effective(self._entries[: self._place]))

    def _apply(self, word: Word) -> None:
        if self._keeps:
            self._words.append(word)
            self._before.append(self._game.clone(self.state))
        self._game.apply(self.state, word.speaker, word.word)

    def _take_back(self, words: list[Word]) -> None:
        """Go to the state after these words, from the last one shared with what stood before."""
        shared = 0
        while shared < min(len(words), len(self._words)) and words[shared] == self._words[shared]:
            shared += 1
        if shared < len(self._words):
            self.state = self._before[shared]
        del self._words[shared:], self._before[shared:]
        for word in words[shared:]:
            self._apply(word)


def _check_taking_back(
    game: Game[State], options: Options, before: Sequence[Entry], entry: Undo | Rewind
) -> None:
    if isinstance(entry, Undo):
        check_undo(game, options, effective(before), entry)
    elif not 0 <= entry.entry <= len(before):
        raise UndoRefused("rewind-range", entry=entry.entry + 1, entries=len(before))


def entry_for(game: Game[State], state: State, word: Word, seat: Viewer) -> tuple[Speaker, str]:
    """A word about to be said in this state, as this seat (or SPECTATOR) may see it."""
    owner = game.secret(state, word.speaker)
    shown = owner in (-1, seat)
    return word.speaker, game.vocabulary.word(word.word) if shown else HIDDEN
