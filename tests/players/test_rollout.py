"""Games without a kit of their own are played, and advised, by their contract alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from table.high_card import CARDS, STAY, SWAP, HighCard
from table.picnic import Picnic
from wardround.analysis.advice import Budget, advise
from wardround.games import GAMES
from wardround.lab.simulate import play_out
from wardround.players import PLAYERS
from wardround.players.kits import kit_of
from wardround.players.player import SeatView
from wardround.players.rollout import WIN_BONUS, outcome_value
from wardround.table.contract.data import Outcome
from wardround.table.game import Game
from wardround.table.speakers import chance_for


def wins(game: Game[Any], spec: str, games: int) -> float:
    """How many games of two a player wins against `random`, in each seat equally often."""
    won = 0.0
    for number in range(games):
        own = number % 2
        players = [PLAYERS.find(spec if seat == own else "random") for seat in (0, 1)]
        state = game.start(game.resolve_options({"seats": "2"}))
        play_out(game, state, players, Random(number))
        ranks = game.outcome(state).ranks
        won += 1 / ranks.count(1) if ranks[own] == 1 else 0
    return won


@pytest.mark.parametrize(
    ("game", "spec", "games", "least"),
    [
        (Picnic(), "rollout:games=40", 40, 30),
        (HighCard(), "rollout:games=60", 60, 40),
        (Picnic(), "greedy", 40, 28),
        (Picnic(), "solver:nodes=30", 40, 28),
        (Picnic(), "expert:games=30", 40, 28),
        (GAMES.find("dice-hospital"), "rollout:games=24", 2, 2),
    ],
    ids=["picnic", "high-card", "picnic-greedy", "picnic-solver", "picnic-expert", "dice-hospital"],
)
def test_players_beat_random_at_games_they_know_nothing_of(
    game: Game[Any], spec: str, games: int, least: int
) -> None:
    assert wins(game, spec, games) >= least


@pytest.mark.parametrize(("card", "word"), [(0, SWAP), (CARDS - 1, STAY)])
def test_rollout_changes_the_lowest_card_and_keeps_the_highest(card: int, word: int) -> None:
    game = HighCard()
    state = game.start({"seats": "2"})
    game.apply(state, chance_for(0), card)
    game.apply(state, chance_for(1), 2)
    player = PLAYERS.find("rollout:games=60")
    assert player.choose(SeatView(game, state, 0), Random(1)) == word


def test_every_game_that_is_shipped_has_a_kit_and_others_get_the_generic_one() -> None:
    for name in GAMES:
        assert kit_of(GAMES.find(name)) is GAMES.kit(name, "players")
    assert kit_of(Picnic()).exact is None


def test_a_game_without_a_kit_is_advised_by_rollouts() -> None:
    game = Picnic()
    state = game.start({"seats": "2"})
    advice = advise(game, state, 0, Budget(seconds=5.0, worlds=4))
    assert advice.method == "rollouts"
    assert game.vocabulary.text(advice.best.words) != "done"
    assert advice.lead >= 0


@pytest.mark.parametrize(
    ("ranks", "scores", "value"),
    [
        ((1, 2), (9, 7), 2 + WIN_BONUS),
        ((2, 1), (7, 9), -2 - WIN_BONUS),
        ((1, 1), (7, 7), 0),
        ((1,), (7,), 7),
    ],
)
def test_an_outcome_counts_by_lead_and_win(
    ranks: tuple[int, ...], scores: tuple[int, ...], value: float
) -> None:
    assert outcome_value(Outcome(ranks, scores, ({},) * len(ranks), ""), 0) == value
