"""What bots, hints and reviews cost in this environment, by processor time, as JSON.

`benchmarks/compare_players.py` runs it in several environments side by side. Budgets are in nodes
and games, so that each of them does the same work; digests tell whether they say the same words.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

from wardround.analysis.advice import Budget, advise
from wardround.analysis.reviews import decisions_of, judge, tasks_of
from wardround.games import GAMES
from wardround.players import PLAYERS
from wardround.players.player import SeatView
from wardround.table.game import AnyGame
from wardround.table.play.journal import Word
from wardround.table.speakers import is_chance
from wardround.table.speaking import chosen_by, only_speaker

SEATS = {"dice-hospital": "2", "hospital-rush": "3"}
GAMES_OF = {"greedy": 20, "solver:nodes=25": 2, "expert:games=4": 1}
HINTS = 12
# A time limit would make the work depend on the machine.
UNLIMITED = 600.0
HINT = Budget(UNLIMITED, nodes=300, worlds=10, sentences=5)
REVIEW = Budget(UNLIMITED, nodes=300, worlds=6, sentences=4)


class Played(NamedTuple):
    """A game: its positions in which a seat was asked, and its words."""

    asked: list[tuple[Any, int]]
    words: list[Word]


def play(game: AnyGame, spec: str, seed: int) -> Played:
    """A whole game; chance has a generator of its own, and every decision another."""
    seats = SEATS[game.name]
    state = game.start(game.resolve_options({"seats": seats}))
    players = [PLAYERS.find(spec) for _ in range(int(seats))]
    chance, played = Random(seed), Played([], [])
    turn = game.turn(state)
    while turn:
        speaker = only_speaker(turn)
        if is_chance(speaker):
            words = game.legal(state, speaker)
            word = chosen_by(chance.random(), words, game.weights(state))
        else:
            played.asked.append((game.clone(state), speaker))
            rng = Random(1000 * seed + len(played.words))
            word = players[speaker].choose(SeatView(game, state, speaker), rng)
        game.apply(state, speaker, word)
        played.words.append(Word(speaker, word))
        turn = game.turn(state)
    return played


def words_of(game: AnyGame, spec: str, games: int) -> list[list[Word]]:
    """The words of so many games of one player in all seats."""
    return [play(game, spec, seed).words for seed in range(games)]


def seconds_of(work: Callable[[], object]) -> tuple[float, object]:
    """The processor time of some work, and its result."""
    begun = time.process_time()
    result = work()
    return time.process_time() - begun, result


def figures_of(game: AnyGame) -> dict[str, Any]:
    """Seconds a game of each player, a hint, and a review; digests of the words of the games."""
    found: dict[str, Any] = {}
    for spec, games in GAMES_OF.items():
        seconds, said = seconds_of(partial(words_of, game, spec, games))
        found[f"{game.name} {spec}"] = seconds / games
        digest = hashlib.sha256(repr(said).encode()).hexdigest()[:12]
        found[f"{game.name} {spec} words"] = digest
    played = play(game, "greedy", 1)
    moments = [one for one in played.asked if len(game.legal(*one)) > 1]
    chosen = moments[:: len(moments) // HINTS][:HINTS]
    seconds, _ = seconds_of(lambda: [advise(game, state, seat, HINT) for state, seat in chosen])
    found[f"{game.name} hint"] = seconds / len(chosen)
    options = game.resolve_options({"seats": SEATS[game.name]})
    tasks = tasks_of(game.name, "", decisions_of(game, options, played.words), REVIEW)
    seconds, _ = seconds_of(lambda: [judge(task) for task in tasks])
    found[f"{game.name} review of a game"] = seconds
    return found


def measure() -> dict[str, Any]:
    """The figures of the build that runs this."""
    return {name: value for game in SEATS for name, value in figures_of(GAMES.find(game)).items()}


if __name__ == "__main__":
    json.dump(measure(), sys.stdout, indent=1)
