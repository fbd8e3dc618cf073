"""Which ambulance, which card: judged by playing the round to the end of its activation.

Little is left to chance between the ambulances and the end of an activation (dice that some cards
roll again; alone, the cards turned up for improvement), so a draft can be tried out: everybody
chooses well, and the hospitals as they then are are compared. Compiled with the rules.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.playout import next_random, weighted
from wardround.games.dice_hospital.rules.ruleset import ROUNDS
from wardround.games.dice_hospital.rules.state import (
    ACTIVATE,
    EXTRA,
    EXTRA_DEPARTMENT,
    EXTRA_SPECIALIST,
    IMPROVE,
    NONE,
    OVERFLOW,
    RETURN,
    REVEAL,
    SEND_BACK,
    TAKE,
    State,
)
from wardround.games.dice_hospital.rules.words import FINISH
from wardround.players.dice_hospital_value import (
    LEAST,
    STANDARD,
    Weights,
    ahead,
    best_sentence,
    judge,
    value,
)

DRAFTS = (TAKE, SEND_BACK, IMPROVE)
TURNING_UP = (REVEAL, EXTRA, EXTRA_DEPARTMENT, EXTRA_SPECIALIST)
CHOICES = (TAKE, SEND_BACK, OVERFLOW, *TURNING_UP, IMPROVE, RETURN, ACTIVATE)
DISPLAYS_TRIED: Final = 8


def margin(s: State, seat: int, weights: Weights) -> float:
    """What a position is worth to a seat, less part of what it is worth to the best rival."""
    worths = [value(s, other) for other in range(len(s.hospitals))]
    worths[seat] = judge(s, seat, weights)
    return ahead(worths, seat, weights.rivals)


def best_draft(s: State, seat: int, depth: int, weights: Weights) -> int:
    """The ambulance or card after which this round ends best for the seat.

    Drafts that follow are chosen in the same way with one less `depth`, at 0 greedily.
    """
    words = flow.words(s, seat)
    chosen = words[0]
    best = LEAST
    if len(words) == 1:
        return chosen
    for word in words:
        worth = 0.0
        for draw in range(draws_to_try(s)):
            worth += margin(after_round(s, seat, word, depth, weights, draw), seat, weights)
        if worth > best:
            best = worth
            chosen = word
    return chosen


def draws_to_try(s: State) -> int:
    """How many draws of chance a draft is tried with: alone, the cards to come are not known."""
    return DISPLAYS_TRIED if s.phase == SEND_BACK else 1


def after_round(
    s: State, seat: int, word: int, depth: int, weights: Weights, draw: int = 0
) -> State:
    """The position when the round's work is done but for the last `finish`, if this is said.

    The weights are those of the seat; others are taken to be as usual. Chance draws alike whatever
    the word; each `draw` is another way it may.
    """
    usual = STANDARD[len(s.hospitals)]
    there = s.clone()
    flow.apply(there, seat, word)
    seed = 1 + there.round + ROUNDS * draw
    speaker = flow.only_speaker(there)
    while speaker != flow.NOBODY and there.phase in CHOICES:
        own = weights if speaker == seat else usual
        if speaker < 0:
            seed = _by_chance(there, speaker, seed)
        elif there.phase in DRAFTS and depth > 0:
            flow.apply(there, speaker, best_draft(there, speaker, depth - 1, own))
        elif not _say(there, speaker, own):
            break
        speaker = flow.only_speaker(there)
    return there


def to_the_end(s: State, seat: int, seed: int, weights: Weights) -> float:
    """What comes of a position by the end of the game, everybody greedy."""
    usual = STANDARD[len(s.hospitals)]
    there = s.clone()
    speaker = flow.only_speaker(there)
    while speaker != flow.NOBODY:
        if speaker < 0:
            seed = _by_chance(there, speaker, seed)
        else:
            for word in best_sentence(there, speaker, weights if speaker == seat else usual):
                flow.apply(there, speaker, word)
        speaker = flow.only_speaker(there)
    return margin(there, seat, weights)


def _by_chance(s: State, speaker: int, seed: int) -> int:
    """Let chance speak; the next seed."""
    seed = next_random(seed)
    words = flow.words(s, speaker)
    flow.apply(s, speaker, words[weighted(flow.weights(s), seed)])
    return seed


def _say(s: State, seat: int, weights: Weights) -> bool:
    """Say a sentence; False, and nothing said, if it would end the step that all take together."""
    for word in best_sentence(s, seat, weights):
        if s.phase == ACTIVATE and word == FINISH and _is_last(s, seat):
            return False
        flow.apply(s, seat, word)
    return True


def _is_last(s: State, seat: int) -> bool:
    for other, h in enumerate(s.hospitals):
        if other != seat and not h.ready:
            return False
    return s.rolling == NONE
