"""Flat Monte Carlo for any game: compare sentences by random playouts in sampled worlds."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from wardround.players.budget import Budget
from wardround.players.player import SeatView
from wardround.players.sequential_halving import best_candidate
from wardround.table.contract.data import Outcome
from wardround.table.sentences import sentences

MOST_SENTENCES = 500
SAMPLES_EACH = 4
CANDIDATES_BY_CLOCK = 16
PLAYOUT_WORDS = 300
MOST_SEED = 2**31 - 1
WIN_BONUS = 5.0


class RolloutPlanner:
    """Sequential halving over the sentences of a seat, each sample one random playout.

    A budget in games looks at so many sentences, drawn at random, that each can be sampled a few
    times. A playout stops after PLAYOUT_WORDS words and is scored as the game then stands.
    """

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def plan(self, world: Any, seat_view: SeatView, rng: Random) -> list[int]:
        """The sentence with the best mean result."""
        game, seat = seat_view.game, seat_view.seat
        found = list(islice(sentences(game, world, seat), MOST_SENTENCES))
        most = max(2, self.budget.games // SAMPLES_EACH) if self.budget.games else 0
        most = most or CANDIDATES_BY_CLOCK
        candidates = rng.sample(found, most) if len(found) > most else found

        def sample(words: list[int], seed: int) -> float:
            playout_rng = Random(seed)
            state = seat_view.sample_world(playout_rng)
            for word in words:
                game.apply(state, seat, word)
            game.playout(state, playout_rng.randrange(1, MOST_SEED), PLAYOUT_WORDS)
            return outcome_value(game.outcome(state), seat)

        return best_candidate(candidates, sample, self.budget, rng)


def outcome_value(outcome: Outcome, seat: int) -> float:
    """The lead over the best rival, with a bonus for winning; alone, the score."""
    rivals = [score for other, score in enumerate(outcome.scores) if other != seat]
    if not rivals:
        return float(outcome.scores[seat])
    won = outcome.ranks[seat] == 1 and outcome.ranks.count(1) == 1
    lost = outcome.ranks[seat] > 1
    return outcome.scores[seat] - max(rivals) + WIN_BONUS * (won - lost)
