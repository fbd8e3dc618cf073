"""What a journal means, by the plainest definition: everything is worked out from its beginning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from wardround.table.contract.data import Options
from wardround.table.game import Game
from wardround.table.play.journal import Entry, Rewind, Undo, Word
from wardround.table.speakers import CHANCE, chance_for, is_chance

State = TypeVar("State")


def standing(entries: Sequence[Entry]) -> list[tuple[int, Word]]:
    """The words that were not taken back, each with its place in the journal."""
    stood: list[tuple[int, Word]] = []
    for place, entry in _not_rewound(entries):
        if isinstance(entry, Word):
            stood.append((place, entry))
        elif isinstance(entry, Undo):
            own = [at for at, word in stood if word.speaker == entry.seat]
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
            place = entry.entry
        else:
            left.append((place, entry))
        place -= 1
    return left[::-1]


def fold(game: Game[State], options: Options, words: Iterable[Word]) -> State:
    """The state after words that were legal when they were said."""
    state = game.start(options)
    for word in words:
        game.apply(state, word.speaker, word.word)
    return state


def refusal(game: Game[State], options: Options, entries: Sequence[Entry], undo: Undo) -> str:
    """Why this undo is not allowed after these entries; empty if it is."""
    words = [word for _, word in standing(entries)]
    if not game.turn(fold(game, options, words)):
        return "undo-over"
    own = [index for index, word in enumerate(words) if word.speaker == undo.seat]
    if not 1 <= undo.words <= len(own):
        return "undo-too-many"
    first = own[-undo.words]
    since = words[first:]
    if any(word.speaker in (CHANCE, chance_for(undo.seat)) for word in since):
        return "undo-chance"
    if not _independent(game, options, words[:first], since, undo.seat):
        return "undo-depends"
    epochs = {game.undo_epoch(fold(game, options, words[:end])) for end in (first, len(words))}
    return "undo-barrier" if len(epochs) > 1 else ""


def _independent(
    game: Game[State], options: Options, before: list[Word], since: list[Word], seat: int
) -> bool:
    """Whether the words of the others could have been said alone, chance with the same odds."""
    others: list[Word] = []
    for index, word in enumerate(since):
        if word.speaker == seat:
            continue
        alone = fold(game, options, [*before, *others])
        there = fold(game, options, [*before, *since[:index]])
        if word.word not in game.legal(alone, word.speaker):
            return False
        if is_chance(word.speaker) and _odds(game, alone, word) != _odds(game, there, word):
            return False
        others.append(word)
    return True


def _odds(game: Game[State], state: State, word: Word) -> tuple[list[int], list[int]]:
    return list(game.legal(state, word.speaker)), list(game.weights(state))
