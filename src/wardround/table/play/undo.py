"""What may be taken back, what a seat would take back now, and what can be said again."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, TypeVar

from wardround.table.errors import UndoRefused
from wardround.table.game import Game
from wardround.table.play.event_log import EventLog, LoggedWord
from wardround.table.play.journal import Undo, Word, words_since
from wardround.table.play.timeline import Timeline
from wardround.table.speakers import CHANCE, Seat, chance_for, is_chance, text_of

State = TypeVar("State")


def check_undo(timeline: Timeline[State], undo: Undo) -> None:
    """Raise UndoRefused unless these words may be taken back.

    They may while no joint step has ended since the first of them, chance has not spoken since
    for the table or this seat, and all that was said since could have been said without them,
    chance with the same odds.
    """
    game = timeline.game
    since = words_since(timeline.last, undo)
    if any(one.word.speaker in (CHANCE, chance_for(undo.seat)) for one in since):
        raise UndoRefused("undo-chance", whom=undo.seat + 1)
    state = timeline.state_after(since[0].before)
    before = game.undo_epoch(state)
    alone = game.clone(state)
    for word in (one.word for one in since):
        if word.speaker != undo.seat:
            _check_independent(game, state, alone, word, undo.seat)
            game.apply(alone, word.speaker, word.word)
        game.apply(state, word.speaker, word.word)
    if game.undo_epoch(state) != before or not game.turn(state):
        raise UndoRefused("undo-barrier", whom=undo.seat + 1)


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


class TakenBack(NamedTuple):
    """Words that were taken back together for a seat: its own, and answers to them."""

    seat: Seat
    words: list[Word]


class RedoStack:
    """What was taken back and can be said again, the last first. It is not journaled.

    A seat that says something else loses what it took back.
    """

    def __init__(self) -> None:
        self._steps: list[TakenBack] = []

    def push(self, seat: Seat, words: list[Word]) -> None:
        """These words were taken back for this seat."""
        self._steps.append(TakenBack(seat, words))

    def last(self, seat: Seat | None = None) -> TakenBack | None:
        """What would be said again, for this seat or for whoever took back last."""
        for step in reversed(self._steps):
            if seat in (None, step.seat):
                return step
        return None

    def remove(self, step: TakenBack) -> None:
        """This step was said again."""
        self._steps = [other for other in self._steps if other is not step]

    def forget(self, seat: Seat) -> None:
        """This seat has said something else."""
        self._steps = [step for step in self._steps if step.seat != seat]

    def clear(self) -> None:
        """Nothing can be said again."""
        self._steps = []

    def join_last_two(self) -> None:
        """Make one step of the last two, which belong to the same seat."""
        earlier, later = self._steps[-2:]
        self._steps[-2:] = [TakenBack(later.seat, later.words + earlier.words)]


class UndoOffer(NamedTuple):
    """The sentence that a seat would take back.

    `free`: nobody need consent. This is a cheap guess; `check_undo` decides. `since` counts the
    words said after the sentence.
    """

    sentence: list[LoggedWord]
    free: bool
    since: int


def undo_offer(
    log: EventLog[State], state: State, seat: Seat, consenting: Collection[Seat]
) -> UndoOffer | None:
    """What this seat would take back now; None if it never spoke, or the game is over."""
    sentence: list[LoggedWord] = []
    speakers, since = set[int](), 0
    for logged in reversed(log.words):
        speakers.add(logged.word.speaker)
        if logged.word.speaker == seat:
            sentence.append(logged)
            if logged.begins:
                break
        elif not sentence:
            since += 1
    if not sentence or not log.game.turn(state):
        return None
    sentence.reverse()
    unanswered = not speakers & {CHANCE, chance_for(seat)}
    same_step = log.game.undo_epoch(state) == sentence[0].undo_epoch
    free = (unanswered and same_step) or speakers <= {seat, *consenting}
    return UndoOffer(sentence, free, since)
