"""A player that tries out what may come: drafts and placements on worlds dealt at random."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.state import ACTIVATE, KEEP, State
from wardround.players import dice_hospital_drafts as drafts
from wardround.players import dice_hospital_experience as experience
from wardround.players import dice_hospital_value, hospital_rush_value
from wardround.players import hospital_rush_lines as rush
from wardround.players.dice_hospital_value import LEAST, best_sentence
from wardround.players.halving import Budget, best_of
from wardround.players.memory import Remembering
from wardround.players.player import Sight
from wardround.players.solver_player import LONGEST, activation_line
from wardround.players.temper import Temper

DEFAULT_MS = 500
BEAM = 16
NODES = 150
BY_THE_CLOCK = 1_000_000
LINES = 10
ROUNDS = 1
DEPTH = 1


class DiceHospitalExpert:
    """Drafts by what hospitals such as follow came to, activations by a wider search."""

    def __init__(self, budget: Budget, temper: Temper) -> None:
        self.budget = budget
        self.weights = dice_hospital_value.tempered(temper)
        self.known = experience.experienced(temper)

    def line(self, world: Any, sight: Sight, rng: Random) -> list[int]:
        """A whole activation, or one choice."""
        seat = sight.seat
        if world.phase == ACTIVATE and not world.hospitals[seat].said:
            return self._activation(world, seat)
        if world.phase in drafts.DRAFTS:
            return [self._draft(world, seat)]
        if world.phase == KEEP:
            return [self._kept(sight, rng)]
        return best_sentence(world, seat, self.weights[len(world.hospitals)])

    def _activation(self, s: State, seat: int) -> list[int]:
        prices = experience.STANDARD[len(s.hospitals)].prices()
        if not self.budget.ms:
            return activation_line(s, seat, BEAM, NODES, LONGEST, prices)
        return activation_line(s, seat, BEAM, BY_THE_CLOCK, self.budget.ms / 1000.0, prices)

    def _draft(self, s: State, seat: int) -> int:
        """The word after which the round ends best, everybody drafting with care.

        Quick judgement says which to look at first, and decides what there is no time for.
        """
        until = time.perf_counter() + self.budget.ms / 1000.0
        words = flow.words(s, seat)
        quick = {word: self._tried(s, seat, word, 0) for word in words}
        words.sort(key=lambda word: -quick[word])
        best, chosen = LEAST, words[0]
        for tried, word in enumerate(words):
            if self._is_spent(tried, until):
                break
            worth = self._tried(s, seat, word, DEPTH)
            if worth > best:
                best, chosen = worth, word
        return chosen

    def _tried(self, s: State, seat: int, word: int, depth: int) -> float:
        weights, known = self.weights[len(s.hospitals)], self.known[len(s.hospitals)]
        draws = range(drafts.draws_to_try(s))
        ends = [drafts.after_round(s, seat, word, depth, weights, draw) for draw in draws]
        return sum(experience.lead(end, seat, known) for end in ends) / len(ends)

    def _is_spent(self, tried: int, until: float) -> bool:
        if self.budget.ms:
            return time.perf_counter() > until
        return tried >= max(1, self.budget.games)

    def _kept(self, sight: Sight, rng: Random) -> int:
        """The administrator that brings most by the end of games on worlds that fit."""

        def tried(word: int, seed: int) -> float:
            there = sight.world(Random(seed))
            sight.game.apply(there, sight.seat, word)
            weights = self.weights[len(there.hospitals)]
            return drafts.to_the_end(there, sight.seat, seed, weights)

        return best_of(sight.legal, tried, self.budget, rng)


class HospitalRushExpert:
    """The most promising sentences, tried out for some rounds with cards drawn at random."""

    def __init__(self, budget: Budget, temper: Temper) -> None:
        self.budget = budget
        self.weights = hospital_rush_value.tempered(temper)

    def line(self, world: Any, sight: Sight, rng: Random) -> list[int]:
        """The sentence that does best."""
        weights = self.weights[len(world.interns)]
        found = rush.lines(world, sight.seat, LINES, weights)

        def tried(line: rush.Line, seed: int) -> float:
            return rush.outlook(line.state, sight.seat, ROUNDS, seed, weights)

        return best_of(found, tried, self.budget, rng).words


class ExpertPlayer(Remembering):
    """Thinks for `ms` milliseconds a choice, or tries out so many `games`."""

    def __init__(self, ms: int = 0, games: int = 0, spite: int = 100, fear: int = 100) -> None:
        temper = Temper(spite, fear)
        budget = Budget(ms, games) if ms or games else Budget(ms=DEFAULT_MS)
        super().__init__(
            {
                "dice-hospital": DiceHospitalExpert(budget, temper),
                "hospital-rush": HospitalRushExpert(budget, temper),
            }
        )
