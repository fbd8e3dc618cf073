"""The value of an activation by exhaustive search: slow, and simple enough to trust.

Tests and benchmarks compare the solver with it.
"""

from __future__ import annotations

from wardround.games.dice_hospital.rules import activation, flow
from wardround.games.dice_hospital.rules.state import NONE, Hospital, State
from wardround.games.dice_hospital.rules.words import FINISH
from wardround.players.dice_hospital.solver.terminal_value import PRICES, Prices, TerminalValue
from wardround.table.speakers import chance_for

WORST = float("-inf")


class TooMany(Exception):
    """The search met more situations than allowed."""


class Exhaustive:
    """A search of every line of one seat, with a memo; chance counts with its expected value."""

    def __init__(self, s: State, seat: int, most: int, prices: Prices = PRICES) -> None:
        self.s = s.clone()
        self.seat = seat
        self.most = most
        self.terminal = TerminalValue(self.s, seat, prices)
        self.known: dict[object, float] = {}

    def best(self) -> float:
        """The value of the best line; TooMany if there are more than `most` situations."""
        return self._value(self.s.hospitals[self.seat].clone(), self.s.bag, self.s.rolling)

    def _value(self, h: Hospital, bag: list[int], rolling: int) -> float:
        key = (
            *(tuple(part) for part in (h.patients, h.said, h.lounge, h.points, bag)),
            *(h.used, h.placed, h.nurses, h.bags, h.pending, h.values),
            *(h.fatalities, h.named, h.admissions, rolling),
        )
        if key not in self.known:
            if len(self.known) > self.most:
                raise TooMany
            self.known[key] = WORST
            self.known[key] = (
                self._expected_value(h, bag) if rolling != NONE else self._best_value(h, bag)
            )
        return self.known[key]

    def _set(self, h: Hospital, bag: list[int], rolling: int) -> None:
        self.s.hospitals[self.seat], self.s.bag, self.s.rolling = h, bag[:], rolling

    def _expected_value(self, h: Hospital, bag: list[int]) -> float:
        self._set(h, bag, self.seat)
        words, weights = flow.legal(self.s, chance_for(self.seat)), flow.weights(self.s)
        total = 0.0
        for word, weight in zip(words, weights, strict=True):
            after = h.clone()
            self._set(after, bag, self.seat)
            activation.roll(self.s, self.seat, word)
            total += weight * self._value(after, self.s.bag, self.s.rolling)
        return total / sum(weights)

    def _best_value(self, h: Hospital, bag: list[int]) -> float:
        self._set(h, bag, NONE)
        best = WORST
        for word in activation.legal(self.s, self.seat):
            if word == FINISH:
                best = max(best, self.terminal.of(h))
                continue
            after = h.clone()
            self._set(after, bag, NONE)
            activation.apply(self.s, self.seat, word)
            best = max(best, self._value(after, self.s.bag, self.s.rolling))
        return best
