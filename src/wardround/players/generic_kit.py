"""The kit of a game that has none of its own: everything by the contract of the game alone."""

from __future__ import annotations

from itertools import islice
from typing import Any

from wardround.players.budget import Budget
from wardround.players.kit import PlayersKit
from wardround.players.rollout import MOST_SENTENCES, RolloutPlanner, outcome_value
from wardround.table.game import AnyGame
from wardround.table.sentences import sentences


def generic_kit(game: AnyGame) -> PlayersKit:
    """`greedy` looks at the outcome one sentence ahead; `solver` and `expert` are rollouts."""

    def evaluate(state: Any, seat: int) -> float:
        return outcome_value(game.outcome(state), seat)

    def best_sentence(state: Any, seat: int) -> list[int]:
        found = islice(sentences(game, state, seat), MOST_SENTENCES)
        return max(found, key=lambda words: evaluate(_state_after(game, state, seat, words), seat))

    return PlayersKit(
        greedy=lambda _temperament: best_sentence,
        solver=lambda nodes, _temperament: RolloutPlanner(Budget(games=nodes)),
        expert=lambda budget, _temperament: RolloutPlanner(budget),
        evaluate=evaluate,
        evaluate_rollout=evaluate,
        round_of=lambda _state: 0,
    )


def _state_after(game: AnyGame, state: Any, seat: int, words: list[int]) -> Any:
    after = game.clone(state)
    for word in words:
        game.apply(after, seat, word)
    return after
