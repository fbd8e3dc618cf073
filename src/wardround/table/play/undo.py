"""What was taken back and can be said again, and what a seat can take back now."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, TypeVar

from wardround.table.play.event_log import EventLog, LoggedWord
from wardround.table.play.journal import Word
from wardround.table.speakers import CHANCE, Seat, chance_for

State = TypeVar("State")


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
    sentence = log.last_sentence(seat)
    if not sentence or not log.game.turn(state):
        return None
    speakers = {one.word.speaker for one in log.words if one.place >= sentence[0].place}
    unanswered = not speakers & {CHANCE, chance_for(seat)}
    same_step = log.game.undo_epoch(state) == sentence[0].undo_epoch
    free = (unanswered and same_step) or speakers <= {seat, *consenting}
    since = sum(one.place > sentence[-1].place for one in log.words)
    return UndoOffer(sentence, free, since)
