"""What has happened at a table, in passages and rounds: a view of its event log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from wardround.table.messages import Happening
from wardround.table.play.event_log import EventLog, LoggedWord


class Passage(NamedTuple):
    """A sentence of a seat, or what chance said in a row, with all that came of it."""

    speaker: int
    words: list[int]
    happenings: list[Happening]
    hidden_from_others: bool


class Harvest(NamedTuple):
    """What a seat made of a round: points, patients gone home, patients lost."""

    points: int
    home: int
    dead: int

    def after(self, happening: Happening) -> Harvest:
        """The same with one more thing that happened."""
        if happening.name == "score":
            figures = happening.figures
            made = figures.get("points", figures.get("prestige", 0))
            return self._replace(points=self.points + int(made))
        if happening.name in ("discharge", "cure"):
            return self._replace(home=self.home + 1)
        return self._replace(dead=self.dead + 1) if happening.name == "die" else self


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

    def rounds(self, seats: int) -> list[list[Harvest]]:
        """For every round that has begun, what each seat made of it."""
        rounds: list[list[Harvest]] = []
        for told in self.told:
            for happening in told.happenings:
                if happening.name == "phase" and int(happening.figures["round"]) > len(rounds):
                    rounds.append([Harvest(0, 0, 0)] * seats)
                elif rounds and happening.seat >= 0:
                    made = rounds[-1]
                    made[happening.seat] = made[happening.seat].after(happening)
        return rounds
