"""What has happened at a table, in passages and rounds: a view of its event log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from wardround.table.messages import Happening
from wardround.table.notation.vocabulary import WordNumber
from wardround.table.play.event_log import EventLog, LoggedWord
from wardround.table.speakers import Speaker


class Passage(NamedTuple):
    """A sentence of a seat, or what chance said in a row, with all that came of it."""

    speaker: Speaker
    words: list[WordNumber]
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
    """The log of a game as the terminal tells it: passages, and what each round brought."""

    def __init__(self, log: EventLog[Any]) -> None:
        self._log = log

    @property
    def told(self) -> list[LoggedWord]:
        """Every word that stands, with what it did."""
        return self._log.words

    def passages(self) -> Iterator[Passage]:
        """Sentences in the order they were begun; words of chance in a row are one."""
        for words in self._log.passages():
            yield Passage(
                words[0].word.speaker,
                [logged.word.word for logged in words],
                [happening for logged in words for happening in logged.happenings],
                words[0].owner is not None,
            )

    def rounds(self, seats: int, rules: Rounds) -> list[list[Counter[str]]]:
        """For every round that has begun, what each seat made of it."""
        rounds: list[list[Counter[str]]] = []
        for happening in (happening for told in self.told for happening in told.happenings):
            if rules.round_begun(happening) > len(rounds):
                rounds.append([Counter() for _ in range(seats)])
            elif rounds and happening.seat >= 0:
                rounds[-1][happening.seat].update(rules.made_by(happening))
        return rounds
