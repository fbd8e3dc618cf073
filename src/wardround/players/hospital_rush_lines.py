"""Sentences of Hospital Rush judged by playing on: everybody greedy, to a horizon of rounds.

Within a round nothing is left to chance, so a placement can be tried out to the end of the round;
beyond it cards are drawn from the stack at random. Compiled with the rules.
"""

from __future__ import annotations

from wardround.games.hospital_rush.rules import flow
from wardround.games.hospital_rush.rules.playout import next_random
from wardround.games.hospital_rush.rules.state import OVER, State
from wardround.players.hospital_rush_value import (
    LEAST,
    STANDARD,
    Weights,
    best_word,
    goes_on,
    judge,
)

MOST_LOOKED_AT = 2000
WON = 6.0


class Line:
    """Words of one seat up to its rest, where they lead, and what greedy thinks of it."""

    __slots__ = ("state", "words", "worth")

    def __init__(self, state: State, words: list[int], worth: float) -> None:
        self.state = state
        self.words = words
        self.worth = worth


def lines(s: State, seat: int, most: int, weights: Weights) -> list[Line]:
    """The sentences this seat could say now, the best by greedy's judgement first, so many."""
    found: list[Line] = []
    _look(s, seat, [], found, weights)
    found.sort(key=_worth, reverse=True)
    return found[:most]


def _worth(line: Line) -> float:
    return line.worth


def _look(s: State, seat: int, words: list[int], found: list[Line], weights: Weights) -> None:
    for word in flow.words(s, seat):
        if len(found) >= MOST_LOOKED_AT:
            return
        there = s.clone()
        flow.apply(there, seat, word)
        if goes_on(there, seat):
            _look(there, seat, [*words, word], found, weights)
        else:
            found.append(Line(there, [*words, word], judge(there, seat, weights)))


def outlook(s: State, seat: int, rounds: int, seed: int, weights: Weights) -> float:
    """What comes of a position in so many rounds (0: at the end of this one), everybody greedy.

    The weights are those of the seat; others are taken to be as usual.
    """
    usual = STANDARD[len(s.interns)]
    there = s.clone()
    last = there.round + rounds
    speaker = flow.only_speaker(there)
    while speaker != flow.NOBODY:
        if speaker >= 0:
            own = weights if speaker == seat else usual
            flow.apply(there, speaker, best_word(there, speaker, own))
        elif there.round >= last:
            break
        else:
            seed = next_random(seed)
            words = flow.words(there, speaker)
            flow.apply(there, speaker, words[seed % len(words)])
        speaker = flow.only_speaker(there)
    return result(there, seat) if there.phase == OVER else judge(there, seat, weights)


def result(s: State, seat: int) -> float:
    """How a game ended for a seat: ahead of the best rival or behind, and whether it won."""
    best = LEAST
    for other, intern in enumerate(s.interns):
        if other != seat:
            best = max(best, float(intern.prestige))
    lead = float(s.interns[seat].prestige) - best
    return lead + (WON if lead > 0.0 else -WON if lead < 0.0 else 0.0)
