"""Sentences of Hospital Rush compared by rollouts to the end of the round.

Chance has no part within a round, so these rollouts are deterministic. They end where chance would
speak: one more round says less than it costs, because the cards drawn differ more than the
sentences do. Compiled with the rules.
"""

from __future__ import annotations

from wardround.games.hospital_rush.rules import flow
from wardround.games.hospital_rush.rules.playout import next_random
from wardround.games.hospital_rush.rules.state import NONE, OVER, WHERE, State
from wardround.players.hospital_rush.value import (
    STANDARD_WEIGHTS,
    WORST,
    Weights,
    best_sentence,
    continues,
    evaluate,
)

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


def lines_by_round(s: State, seat: int, most: int, weights: Weights) -> list[Line]:
    """The best `most` sentences by their heuristic value, with the value of a greedy round each.

    `worth` is the value to the seat after a greedy rollout to the end of the round; the best is
    first.
    """
    found = best_lines(s, seat, most, weights)
    for line in found:
        line.worth = rollout_value(line.state, seat, weights)
    found.sort(key=_worth_of, reverse=True)
    return found


def rollout_value(s: State, seat: int, weights: Weights) -> float:
    """The value to a seat at the end of the round if everybody goes on greedily.

    The weights are those of the seat; the others have standard weights.
    """
    after = s.clone()
    _end_round(after, seat, weights)
    return _value_at_horizon(after, seat, weights)


def play_on(s: State, last_round: int, seed: int) -> None:
    """Change a state: greedy players with standard weights play it to the end of a round."""
    standard = STANDARD_WEIGHTS[len(s.interns)]
    speaker = _end_round(s, NONE, standard)
    while speaker != flow.NOBODY and s.round < last_round:
        seed = next_random(seed)
        flow.apply(s, speaker, flow.chance_word(s, seed))
        speaker = _end_round(s, NONE, standard)


def _end_round(s: State, seat: int, weights: Weights) -> int:
    """Let everybody go on greedily until chance speaks or nobody; returns who.

    The weights are those of one seat; the others have standard weights.
    """
    standard = STANDARD_WEIGHTS[len(s.interns)]
    speaker = flow.only_speaker(s)
    while speaker >= 0:
        for word in best_sentence(s, speaker, weights if speaker == seat else standard):
            flow.apply(s, speaker, word)
        speaker = flow.only_speaker(s)
    return speaker


def careful_rollout_value(s: State, seat: int, most: int, weights: Weights) -> float:
    """The value to a seat at the end of the round if everybody goes on by `lines_by_round`.

    Everybody compares the `most` best sentences of each marker by greedy rollouts.
    """
    standard = STANDARD_WEIGHTS[len(s.interns)]
    after = s.clone()
    speaker = flow.only_speaker(after)
    while speaker >= 0:
        own = weights if speaker == seat else standard
        if after.question == WHERE and not after.said:
            sentence = lines_by_round(after, speaker, most, own)[0].words
        else:
            sentence = best_sentence(after, speaker, own)
        for word in sentence:
            flow.apply(after, speaker, word)
        speaker = flow.only_speaker(after)
    return _value_at_horizon(after, seat, weights)


def _value_at_horizon(s: State, seat: int, weights: Weights) -> float:
    return final_value(s, seat) if s.phase == OVER else evaluate(s, seat, weights)


def final_value(s: State, seat: int) -> float:
    """The lead over the best rival at the end of a game, with a bonus for winning."""
    best = WORST
    for other, intern in enumerate(s.interns):
        if other != seat:
            best = max(best, float(intern.prestige))
    lead = float(s.interns[seat].prestige) - best
    return lead + (WIN_BONUS if lead > 0.0 else -WIN_BONUS if lead < 0.0 else 0.0)
