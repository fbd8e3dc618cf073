"""Undo, redo, back to the start of the phase, and going back by consent."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from wardround.server.errors import Refused
from wardround.server.tables.seats import consenting_seats, people_seats
from wardround.table.errors import UndoRefused, WardroundError
from wardround.table.messages import HIDDEN
from wardround.table.play.game_in_progress import GameInProgress
from wardround.table.play.journal import Word, standing
from wardround.table.speaking import check

if TYPE_CHECKING:
    from wardround.server.tables.live_table import LiveTable


class Plea(NamedTuple):
    """Somebody asks to go back to before their last sentence.

    `number` is the sequence number it was made at: with the next entry it lapses.
    """

    number: int
    seat: int
    entry: int
    words: list[str]
    waiting: frozenset[int]
    until: float


class TakingBack:
    """What has been taken back at a table and could be said again; kept in memory only."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._redo: dict[int, list[list[Word]]] = {}

    def forget(self, seat: int) -> None:
        """This seat has said something else."""
        self._redo.pop(seat, None)

    def redoable(self, seat: int) -> list[Word]:
        """What this seat's redo would say: its own words, and bots' answers."""
        stack = self._redo.get(seat)
        return stack[-1] if stack else []

    def undo(self, seat: int) -> None:
        """Take back this seat's last sentence, and the answers of bots if need be."""
        play = self.table.playing()
        if not self.table.chronicle.last_sentence(seat):
            raise UndoRefused("undo-nothing")
        self._take(play, seat, lambda: play.take_back(seat, consenting_seats(self.table.record)))

    def _take(self, play: GameInProgress[Any], seat: int, action: Callable[[], object]) -> None:
        before = standing(play.entries)
        action()
        left = {place for place, _ in standing(play.entries)}
        taken = [word for place, word in before if place not in left]
        self._redo.setdefault(seat, []).append(taken)

    def redo(self, seat: int) -> None:
        """Say again what was taken back last."""
        play = self.table.playing()
        words = self.redoable(seat)
        if not words:
            raise UndoRefused("redo-nothing")
        self._check_still_possible(play, seat, words)
        for speaker, line in groupby(words, key=lambda word: word.speaker):
            play.say(speaker, [word.word for word in line])
        self._redo[seat].pop()

    def _check_still_possible(
        self, play: GameInProgress[Any], seat: int, words: list[Word]
    ) -> None:
        trial = play.game.clone(play.state)
        try:
            for word in words:
                check(play.game, trial, word.speaker, word.word)
                play.game.apply(trial, word.speaker, word.word)
        except WardroundError:
            self.forget(seat)
            raise UndoRefused("redo-gone") from None

    def restart(self, seat: int) -> None:
        """Take back what this seat said in this part of the game, sentence by sentence."""
        play = self.table.playing()
        chronicle = self.table.chronicle
        here = play.game.heading(play.state)
        taken = 0
        while (sentence := chronicle.last_sentence(seat)) and sentence[0].heading == here:
            try:
                self.undo(seat)
            except UndoRefused:
                if not taken:
                    raise
                break
            taken += 1
            chronicle.follow(play.entries)
        if not taken:
            raise UndoRefused("restart-nothing")

    def plead(self, seat: int) -> None:
        """Ask the other people to go back to before this seat's last sentence."""
        table = self.table
        play = table.playing()
        if table.plea is not None and table.plea.seat != seat:
            raise Refused("plea-open", whom=table.plea.seat + 1)
        sentence = table.chronicle.last_sentence(seat)
        if not sentence:
            raise UndoRefused("undo-nothing")
        waiting = frozenset(people_seats(table.record)) - {seat, *consenting_seats(table.record)}
        if not waiting:
            raise UndoRefused("plea-alone")
        name = play.game.vocabulary.word
        words = [HIDDEN if said.owner >= 0 else name(said.word.word) for said in sentence]
        until = table.services.clock() + table.services.settings.consent_seconds
        table.plea = Plea(table.seq, seat, sentence[0].place, words, waiting, until)

    def answer(self, seat: int, number: int, agree: bool) -> None:
        """Answer the open plea. The last yes takes the table back."""
        table = self.table
        play = table.playing()
        plea = table.plea
        if plea is None or plea.number != number or seat not in plea.waiting:
            raise Refused("plea-gone")
        table.plea = plea._replace(waiting=plea.waiting - {seat}) if agree else None
        if agree and plea.waiting == {seat}:
            play.rewind(plea.entry)
            self._redo.clear()
