"""The kit of a game that has none of its own: everything by the contract of the game alone."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from wardround.players.budget import Budget
from wardround.players.kit import PlayersKit
from wardround.players.rollout import MOST_SENTENCES, RolloutPlanner, outcome_value
from wardround.table.game import AnyGame
from wardround.table.sentences import sentences
from wardround.table.speakers import is_chance
from wardround.table.speaking import chosen_by, only_speaker


def generic_kit(game: AnyGame) -> PlayersKit:
    """`greedy` looks at the outcome one sentence ahead; `solver` and `expert` are rollouts."""

    def evaluate(state: Any, seat: int) -> float:
        return outcome_value(game.outcome(state), seat)

    def best_sentence(state: Any, seat: int) -> list[int]:
        found = islice(sentences(game, state, seat), MOST_SENTENCES)
        return max(found, key=lambda words: evaluate(_state_after(game, state, seat, words), seat))

    def play_on(state: Any, last_round: int, seed: int) -> None:
        rng, turn = Random(seed), game.turn(state)
        while turn:
            speaker = only_speaker(turn)
            if is_chance(speaker):
                words = game.legal(state, speaker)
                said = [chosen_by(rng.random(), words, game.weights(state))]
            else:
                said = best_sentence(state, speaker)
            for word in said:
                game.apply(state, speaker, word)
            turn = game.turn(state)

    return PlayersKit(
        greedy=lambda _temperament: best_sentence,
        solver=lambda nodes, _temperament: RolloutPlanner(Budget(games=nodes)),
        expert=lambda budget, _temperament: RolloutPlanner(budget),
        evaluate=evaluate,
        play_on=play_on,
        evaluate_rollout=evaluate,
        round_of=lambda _state: 0,
    )


def _state_after(game: AnyGame, state: Any, seat: int, words: list[int]) -> Any:
    after = game.clone(state)
    for word in words:
        game.apply(after, seat, word)
    return after
