"""Drafts of ambulances and cards, compared by playouts to the end of the round's activation.

Until then chance decides little: dice that some cards roll again and, in a solo game, the cards
revealed for improvement. Everybody plays greedily in a playout. Compiled with the rules.
"""

from __future__ import annotations

from typing import Final

from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.playout import next_random
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
from wardround.players.dice_hospital.sentence_search import best_sentence
from wardround.players.dice_hospital.value import (
    STANDARD_WEIGHTS,
    WORST,
    Weights,
    evaluate,
    lead_over_rivals,
    standard_value,
)
from wardround.table.speakers import is_chance

DRAFTS = (TAKE, SEND_BACK, IMPROVE)
REVEALING = (REVEAL, EXTRA, EXTRA_DEPARTMENT, EXTRA_SPECIALIST)
PLAYED_OUT = (TAKE, SEND_BACK, OVERFLOW, *REVEALING, IMPROVE, RETURN, ACTIVATE)
SOLO_SAMPLES: Final = 8


def standard_lead(s: State, seat: int, weights: Weights) -> float:
    """The value of a position to a seat, less a share of its value to the best rival."""
    worths = [standard_value(s, other) for other in range(len(s.hospitals))]
    worths[seat] = evaluate(s, seat, weights)
    return lead_over_rivals(worths, seat, weights.rivals)


def best_draft(s: State, seat: int, depth: int, weights: Weights) -> int:
    """The ambulance or card with the best lead at the end of the round.

    Later drafts are searched in the same way with one less `depth`; at 0 they are greedy.
    """
    words = flow.words(s, seat)
    best_word = words[0]
    best = WORST
    if len(words) == 1:
        return best_word
    for word in words:
        worth = 0.0
        for sample in range(sample_count(s)):
            end = play_round(s, seat, word, depth, weights, sample)
            worth += standard_lead(end, seat, weights)
        if worth > best:
            best = worth
            best_word = word
    return best_word


def sample_count(s: State) -> int:
    """How many playouts a draft takes: in a solo game the cards to come are random."""
    return SOLO_SAMPLES if s.phase == SEND_BACK else 1


def play_round(
    s: State, seat: int, word: int, depth: int, weights: Weights, sample: int = 0
) -> State:
    """The position after this word and a playout, right before the last `finish` of the round.

    The weights are those of the seat; the others have standard weights. Every word is played out
    with the same random numbers, which depend on the round and on `sample` only.
    """
    standard = STANDARD_WEIGHTS[len(s.hospitals)]
    after = s.clone()
    flow.apply(after, seat, word)
    seed = 1 + after.round + ROUNDS * sample
    speaker = flow.only_speaker(after)
    while speaker != flow.NOBODY and after.phase in PLAYED_OUT:
        own = weights if speaker == seat else standard
        if is_chance(speaker):
            seed = _apply_chance(after, speaker, seed)
        elif after.phase in DRAFTS and depth > 0:
            flow.apply(after, speaker, best_draft(after, speaker, depth - 1, own))
        elif not _apply_sentence(after, speaker, own):
            break
        speaker = flow.only_speaker(after)
    return after


def playout_value(s: State, seat: int, seed: int, weights: Weights) -> float:
    """The lead of a seat at the end of the game after a greedy playout with this seed."""
    after = s.clone()
    _play_on(after, ROUNDS, seed, seat, weights)
    return standard_lead(after, seat, weights)


def play_on(s: State, last_round: int, seed: int) -> None:
    """Change a state: greedy players with standard weights play it to the end of a round."""
    _play_on(s, last_round, seed, NONE, STANDARD_WEIGHTS[len(s.hospitals)])


def _play_on(s: State, last_round: int, seed: int, seat: int, weights: Weights) -> None:
    """As `play_on`; one seat has weights of its own."""
    standard = STANDARD_WEIGHTS[len(s.hospitals)]
    speaker = flow.only_speaker(s)
    while speaker != flow.NOBODY and s.round <= last_round:
        if is_chance(speaker):
            seed = _apply_chance(s, speaker, seed)
        else:
            for word in best_sentence(s, speaker, weights if speaker == seat else standard):
                flow.apply(s, speaker, word)
        speaker = flow.only_speaker(s)


def _apply_chance(s: State, speaker: int, seed: int) -> int:
    """Let chance say a word by its weights; returns the next seed."""
    seed = next_random(seed)
    flow.apply(s, speaker, flow.chance_word(s, seed))
    return seed


def _apply_sentence(s: State, seat: int, weights: Weights) -> bool:
    """Say the greedy sentence of a seat; False if its `finish` would end the activation of all."""
    for word in best_sentence(s, seat, weights):
        if s.phase == ACTIVATE and word == FINISH and _is_last_working(s, seat):
            return False
        flow.apply(s, seat, word)
    return True


def _is_last_working(s: State, seat: int) -> bool:
    for other, h in enumerate(s.hospitals):
        if other != seat and not h.ready:
            return False
    return s.rolling == NONE
