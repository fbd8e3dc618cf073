"""What an activation is worth by trying every word there is: slow, and simple enough to trust."""

from __future__ import annotations

from wardround.games.dice_hospital.rules import activation, flow
from wardround.games.dice_hospital.rules.state import NONE, Hospital, State
from wardround.games.dice_hospital.rules.words import FINISH
from wardround.players.solver.worth import PRICES, Prices, Worth

WORST = float("-inf")


class TooMany(Exception):
    """There are more situations than were allowed."""


class Exhaustive:
    """Tries everything one seat can say in its activation, chance by its mean."""

    def __init__(self, s: State, seat: int, most: int, prices: Prices = PRICES) -> None:
        self.s = s.clone()
        self.seat = seat
        self.most = most
        self.worth = Worth(self.s, seat, prices)
        self.known: dict[object, float] = {}

    def best(self) -> float:
        """The worth of the best words; TooMany if there are too many situations to look at."""
        return self._of(self.s.hospitals[self.seat].clone(), self.s.bag, self.s.rolling)

    def _of(self, h: Hospital, bag: list[int], rolling: int) -> float:
        key = (
            *(tuple(part) for part in (h.patients, h.said, h.lounge, h.points, bag)),
            *(h.used, h.placed, h.nurses, h.bags, h.pending, h.values),
            *(h.fatalities, h.named, h.admissions, rolling),
        )
        if key not in self.known:
            if len(self.known) > self.most:
                raise TooMany
            self.known[key] = WORST
            self.known[key] = self._rolled(h, bag) if rolling != NONE else self._said(h, bag)
        return self.known[key]

    def _set(self, h: Hospital, bag: list[int], rolling: int) -> None:
        self.s.hospitals[self.seat], self.s.bag, self.s.rolling = h, bag[:], rolling

    def _rolled(self, h: Hospital, bag: list[int]) -> float:
        self._set(h, bag, self.seat)
        words, weights = flow.legal(self.s, -2 - self.seat), flow.weights(self.s)
        total = 0.0
        for word, weight in zip(words, weights, strict=True):
            after = h.clone()
            self._set(after, bag, self.seat)
            activation.roll(self.s, self.seat, word)
            total += weight * self._of(after, self.s.bag, self.s.rolling)
        return total / sum(weights)

    def _said(self, h: Hospital, bag: list[int]) -> float:
        self._set(h, bag, NONE)
        best = WORST
        for word in activation.legal(self.s, self.seat):
            if word == FINISH:
                best = max(best, self.worth.of(h))
                continue
            after = h.clone()
            self._set(after, bag, NONE)
            activation.apply(self.s, self.seat, word)
            best = max(best, self._of(after, self.s.bag, self.s.rolling))
        return best
