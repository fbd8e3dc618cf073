"""Watches one game and writes it down as rows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from wardround.lab.experiments.tables import (
    CHOICES,
    DECISIONS,
    GAMES,
    POINTS,
    ROUNDS,
    SEATS,
)
from wardround.lab.kit import OFFERED, TAKEN, LabKit
from wardround.players.kits import kit_of as players_kit_of
from wardround.table.contract.data import Outcome
from wardround.table.game import AnyGame
from wardround.table.messages import Happening
from wardround.table.speakers import is_chance

Row = tuple[Any, ...]
Rows = dict[str, list[Row]]


class Watched(NamedTuple):
    """A game that is watched: its kit, the kinds of its things by word number, and its tables."""

    game: AnyGame
    kit: LabKit
    kinds: Mapping[int, str]
    tables: tuple[str, ...]


class Recorder:
    """Says words (`play_out` is given `tell`) and notes what they tell; `rows` at the end."""

    def __init__(self, watched: Watched, seats: int) -> None:
        self.watched = watched
        self.seats = seats
        self.starter = 0
        self.started = not watched.kit.starts
        self.words = 0
        self.numbers: list[tuple[int, int, str, int, str]] = []
        self.standings: list[tuple[int, tuple[int, ...]]] = []
        self.asked: defaultdict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0])
        self.counts: defaultdict[tuple[int, int, int], list[int]] = defaultdict(lambda: [0, 0, 0])
        self._round_of = players_kit_of(watched.game).round_of

    def tell(self, state: Any, speaker: int, word: int) -> Sequence[Happening]:
        """Apply a word, as the game's, and note what it tells."""
        game = self.watched.game
        before = self._round_of(state)
        if not is_chance(speaker):
            self._note_decision(state, speaker, word, before)
        happenings = game.tell(state, speaker, word)
        for happening in happenings:
            self._note_happening(happening, before)
        self.words += 1
        if self._round_of(state) > before > 0:
            self.standings.append((before, game.outcome(state).scores))
        return happenings

    def _note_decision(self, state: Any, seat: int, word: int, round_number: int) -> None:
        game, kit, kinds, tables = self.watched
        legal = game.legal(state, seat)
        asked = self.asked[round_number, seat]
        asked[0] += 1
        asked[1] += len(legal)
        if DECISIONS in tables:
            part = game.heading(state).rpartition(" ")[2]
            self.numbers.append((round_number, seat, part, len(legal), game.vocabulary.word(word)))
        if CHOICES in tables and kit.offers(state, seat):
            for thing in legal:
                if thing in kinds:
                    self.counts[round_number, seat, thing][OFFERED] += 1
            if word in kinds:
                self.counts[round_number, seat, word][TAKEN] += 1

    def _note_happening(self, happening: Happening, round_number: int) -> None:
        _, kit, kinds, _ = self.watched
        if not self.started and happening.name == kit.starts:
            self.starter = happening.seat
            self.started = True
        for count in kit.happenings.get(happening.name, ()):
            thing = self._word(happening.figures[count.figure])
            if thing in kinds:
                self.counts[round_number, happening.seat, thing][count.means] += 1

    def _word(self, figure: str | int) -> int:
        return self.watched.game.vocabulary.number(str(figure))

    def rows(self, state: Any, game: Row, players: tuple[str, ...]) -> Rows:
        """All rows of a finished game, which each begin with what names the game."""
        outcome = self.watched.game.outcome(state)
        last = self._round_of(state)
        if not self.standings or self.standings[-1][0] < last:
            self.standings.append((last, outcome.scores))
        found = {
            GAMES: [self._game_row(outcome)],
            SEATS: self._seat_rows(outcome, players),
            POINTS: _point_rows(outcome),
            ROUNDS: self._round_rows(),
            CHOICES: self._choice_rows(),
            DECISIONS: self._decision_rows(),
        }
        return {name: [(*game, *row) for row in found[name]] for name in self.watched.tables}

    def _game_row(self, outcome: Outcome) -> Row:
        asked = self.asked.values()
        ordered = sorted(outcome.scores, reverse=True)
        return (
            self.words,
            sum(decisions for decisions, _ in asked),
            sum(legal for _, legal in asked),
            self.standings[-1][0],
            lead_changes([scores for _, scores in self.standings]),
            ordered[0] - ordered[1] if len(ordered) > 1 else 0,
            outcome.decided,
        )

    def _seat_rows(self, outcome: Outcome, players: tuple[str, ...]) -> list[Row]:
        winners = outcome.ranks.count(1)
        mean = sum(outcome.scores) / self.seats
        return [
            (
                seat + 1,
                (seat - self.starter) % self.seats + 1,
                players[seat],
                outcome.scores[seat],
                outcome.ranks[seat],
                (outcome.ranks[seat] == 1) / winners,
                outcome.scores[seat] - mean,
            )
            for seat in range(self.seats)
        ]

    def _round_rows(self) -> list[Row]:
        return [
            (round_number, seat + 1, scores[seat], *self.asked.get((round_number, seat), (0, 0)))
            for round_number, scores in self.standings
            for seat in range(self.seats)
        ]

    def _choice_rows(self) -> list[Row]:
        word = self.watched.game.vocabulary.word
        return [
            (round_number, seat + 1, self.watched.kinds[thing], word(thing), *counts)
            for (round_number, seat, thing), counts in sorted(self.counts.items())
        ]

    def _decision_rows(self) -> list[Row]:
        return [
            (number, round_number, seat + 1, part, legal, word)
            for number, (round_number, seat, part, legal, word) in enumerate(self.numbers, 1)
        ]


def _point_rows(outcome: Outcome) -> list[Row]:
    return [
        (seat, source, points)
        for seat, sources in enumerate(outcome.sources, 1)
        for source, points in sources.items()
    ]


def lead_changes(standings: list[tuple[int, ...]]) -> int:
    """How often the lead passed from one seat to another; a shared lead is nobody's."""
    ahead = [scores for scores in standings if scores.count(max(scores)) == 1]
    leaders = [scores.index(max(scores)) for scores in ahead]
    return sum(one != other for one, other in pairwise(leaders))
