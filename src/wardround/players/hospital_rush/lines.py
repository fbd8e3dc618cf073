"""Sentences of Hospital Rush compared by greedy rollouts to a horizon of some rounds.

Chance has no part within a round, so a rollout to its end is deterministic. After that, cards are
drawn at random. Compiled with the rules.
"""

from __future__ import annotations

from wardround.games.hospital_rush.rules import flow
from wardround.games.hospital_rush.rules.playout import next_random
from wardround.games.hospital_rush.rules.state import OVER, State
from wardround.players.hospital_rush.value import (
    STANDARD_WEIGHTS,
    WORST,
    Weights,
    best_word,
    continues,
    evaluate,
)
from wardround.table.speakers import is_chance

MOST_LINES = 2000
WIN_BONUS = 6.0


class Line:
    """A whole sentence of one seat, the state after it, and the value of that to the seat."""

    __slots__ = ("state", "words", "worth")

    def __init__(self, state: State, words: list[int], worth: float) -> None:
        self.state = state
        self.words = words
        self.worth = worth


def best_lines(s: State, seat: int, most: int, weights: Weights) -> list[Line]:
    """The best `most` sentences of this seat by their heuristic value, the best first."""
    found: list[Line] = []
    _collect_lines(s, seat, [], found, weights)
    found.sort(key=_worth_of, reverse=True)
    return found[:most]


def _worth_of(line: Line) -> float:
    return line.worth


def _collect_lines(
    s: State, seat: int, words: list[int], found: list[Line], weights: Weights
) -> None:
    """Add every sentence that begins with these words, at most MOST_LINES in all."""
    for word in flow.words(s, seat):
        if len(found) >= MOST_LINES:
            return
        after = s.clone()
        flow.apply(after, seat, word)
        if continues(after, seat):
            _collect_lines(after, seat, [*words, word], found, weights)
        else:
            found.append(Line(after, [*words, word], evaluate(after, seat, weights)))


def rollout_value(s: State, seat: int, rounds: int, seed: int, weights: Weights) -> float:
    """The value to a seat after a greedy rollout over so many more rounds (0: this one).

    The weights are those of the seat; the others have standard weights.
    """
    standard = STANDARD_WEIGHTS[len(s.interns)]
    after = s.clone()
    last = after.round + rounds
    speaker = flow.only_speaker(after)
    while speaker != flow.NOBODY:
        if not is_chance(speaker):
            own = weights if speaker == seat else standard
            flow.apply(after, speaker, best_word(after, speaker, own))
        elif after.round >= last:
            break
        else:
            seed = next_random(seed)
            flow.apply(after, speaker, flow.chance_word(after, seed))
        speaker = flow.only_speaker(after)
    return final_value(after, seat) if after.phase == OVER else evaluate(after, seat, weights)


def final_value(s: State, seat: int) -> float:
    """The lead over the best rival at the end of a game, with a bonus for winning."""
    best = WORST
    for other, intern in enumerate(s.interns):
        if other != seat:
            best = max(best, float(intern.prestige))
    lead = float(s.interns[seat].prestige) - best
    return lead + (WIN_BONUS if lead > 0.0 else -WIN_BONUS if lead < 0.0 else 0.0)
