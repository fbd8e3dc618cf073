"""The one-sentence search of `greedy` at Dice Hospital. Compiled with the rules."""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules import activation, flow
from wardround.games.dice_hospital.rules.state import ACTIVATE, NONE, State
from wardround.games.dice_hospital.rules.words import FINISH
from wardround.players.dice_hospital.value import (
    STANDARD_WEIGHTS,
    WORST,
    Weights,
    evaluate_with,
    steps_a_round,
)

MOST_NODES: Final = 1500


class _Search:
    """A depth-first search over the sentences of one seat, with the best one found so far.

    `steps` are the steps a round of `departments` and `staff`, the last that were evaluated.
    """

    __slots__ = (
        "best",
        "departments",
        "nodes",
        "seat",
        "sentence",
        "staff",
        "steps",
        "weights",
    )

    def __init__(self, s: State, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        self.departments = s.hospitals[seat].departments
        self.staff = s.hospitals[seat].staff
        self.steps = steps_a_round(s, seat, weights)
        self.sentence: list[int] = []
        self.best = WORST
        self.nodes = 0

    def search(self, s: State, line: list[int]) -> None:
        """Evaluate every sentence that begins with this line; its last word is not yet applied.

        A sentence ends when the seat is idle or chance speaks.
        """
        if self.nodes >= MOST_NODES:
            return
        after = s.clone()
        flow.apply(after, self.seat, line[-1])
        if after.hospitals[self.seat].said and after.rolling == NONE:
            for word in flow.words(after, self.seat):
                self.search(after, [*line, word])
            return
        self._consider(after, line)

    def search_activation(self, s: State, line: list[int]) -> None:
        """As `search`, for every next word of an activation, without cloning the whole state.

        Activation changes nothing but one hospital and the bag. Both are restored.
        """
        h = s.hospitals[self.seat]
        bag = s.bag
        for word in activation.legal(s, self.seat):
            longer = [*line, word]
            if word == FINISH:
                self.search(s, longer)
                continue
            if self.nodes >= MOST_NODES:
                return
            if activation.only_begins(h, word):
                h.said.append(word)
                self.search_activation(s, longer)
                h.said.pop()
                continue
            after = h.clone()
            s.hospitals[self.seat] = after
            s.bag = bag[:]
            activation.apply(s, self.seat, word)
            if after.said and s.rolling == NONE:
                self.search_activation(s, longer)
            else:
                self._consider(s, longer)
            s.rolling = NONE
            s.hospitals[self.seat] = h
            s.bag = bag

    def _consider(self, s: State, line: list[int]) -> None:
        self.nodes += 1
        h = s.hospitals[self.seat]
        # Both lists are replaced, never changed: the same list has the same cards.
        if h.departments is not self.departments or h.staff is not self.staff:
            self.departments = h.departments
            self.staff = h.staff
            self.steps = steps_a_round(s, self.seat, self.weights)
        worth = evaluate_with(s, self.seat, self.weights, self.steps)
        if worth > self.best:
            self.best = worth
            self.sentence = line


def best_word(s: State, seat: int, weights: Weights | None = None) -> int:
    """The first word of the best sentence."""
    return best_sentence(s, seat, weights)[0]


def best_sentence(s: State, seat: int, weights: Weights | None = None) -> list[int]:
    """The sentence with the highest value afterwards, the first of equals.

    Without weights the standard ones are used. Looks at no more than MOST_NODES sentences.
    """
    words = flow.words(s, seat)
    if len(words) == 1:
        return words
    if weights is None:
        weights = STANDARD_WEIGHTS[len(s.hospitals)]
    search = _Search(s, seat, weights)
    if s.phase == ACTIVATE and s.rolling == NONE:
        search.search_activation(s.clone(), [])
        return search.sentence
    for word in words:
        search.search(s, [word])
    return search.sentence
