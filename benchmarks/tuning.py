"""Fit what `greedy` thinks things are worth by games against itself, with CMA-ES.

    python -m benchmarks.tuning hospital-rush --seats 4 --jobs 2

One candidate sits among players with the weights as they are, in every seat in turn; what counts
is its lead over the mean of the others (alone: its score). All candidates of a generation play the
same deals, every generation new ones. The mean of the last generation is then tried on deals that
no candidate has seen, with the weights as they are on the same ones; only if it leads is the file
of weights written. The same command does the same with the same build. Use the compiled one.
"""

from __future__ import annotations

import argparse
import math
import warnings
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from wardround.games import GAMES
from wardround.players.kit import FindSentence, Tuning
from wardround.players.kits import kit_of
from wardround.players.weights import Numbers, read_numbers
from wardround.table.speakers import is_chance
from wardround.table.speaking import chosen_by, only_speaker

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import cma

FOLDER = Path(__file__).parent.parent / "src/wardround/players"
SPREAD = 0.2
SURE = 1.96
UNSEEN = 1_000_000
HEADING = """# What `greedy` thinks things are worth, by the number of seats.
# The fields are those of `Weights` in players/{folder}/value.py; benchmarks/tuning.py fits them.
"""


class Fit(NamedTuple):
    """What is fitted: the weights of a game for a number of seats."""

    game: str
    seats: int
    seed: int
    begun: int
    kept: tuple[str, ...]

    @property
    def tuning(self) -> Tuning:
        """The weights of the game as data."""
        found = kit_of(GAMES.find(self.game)).tuning
        assert found is not None
        return found

    @property
    def path(self) -> Path:
        """Where the weights are kept."""
        return FOLDER / self.tuning.file

    def now(self) -> Numbers:
        """The weights as they are."""
        return read_numbers(self.path)[self.seats]

    def start(self) -> Numbers:
        """The weights that candidates are changes of: those for `begun` seats."""
        return read_numbers(self.path)[self.begun]

    def moved(self, by: list[float]) -> Numbers:
        """Those to start with, each made larger by a factor e to the power given; none stay 0."""
        steps = iter(by)
        moved = {
            name: [number * math.exp(next(steps)) if number else number for number in given]
            for name, given in self._fitted().items()
        }
        return {**self.start(), **moved}

    def _fitted(self) -> Numbers:
        return {name: given for name, given in self.start().items() if name not in self.kept}

    def size(self) -> int:
        """How many numbers there are to fit."""
        return sum(1 for given in self._fitted().values() for number in given if number)


def _greedy(fit: Fit, given: Numbers) -> FindSentence:
    return fit.tuning.greedy(given)


def lead(fit: Fit, by: list[float] | None, deal: int) -> float:
    """Play a deal with the weights moved so in one seat; its lead over the mean of the others.

    None: with the weights as they are in that seat too.
    """
    game = GAMES.find(fit.game)
    state = game.start(game.resolve_options({"seats": str(fit.seats)}))
    own = deal % fit.seats
    players = [_greedy(fit, fit.now()) for _ in range(fit.seats)]
    if by is not None:
        players[own] = _greedy(fit, fit.moved(by))
    rng = Random(f"tuning/{fit.seed}/{deal}")
    turn = game.turn(state)
    while turn:
        speaker = only_speaker(turn)
        if is_chance(speaker):
            said = [chosen_by(rng.random(), game.legal(state, speaker), game.weights(state))]
        else:
            said = players[speaker](state, speaker)
        for word in said:
            game.apply(state, speaker, word)
        turn = game.turn(state)
    scores = game.outcome(state).scores
    others = [score for seat, score in enumerate(scores) if seat != own]
    return scores[own] - fmean(others) if others else float(scores[own])


def leads(
    pool: ProcessPoolExecutor, fit: Fit, candidates: Sequence[list[float] | None], deals: range
) -> Iterator[list[float]]:
    """The leads of each candidate on all the deals."""
    jobs = [(by, deal) for by in candidates for deal in deals]
    bys, numbered = zip(*jobs, strict=True)
    found = list(pool.map(lead, repeat(fit), bys, numbered, chunksize=4))
    for i in range(len(candidates)):
        yield found[i * len(deals) : (i + 1) * len(deals)]


def fit_weights(pool: ProcessPoolExecutor, fit: Fit, generations: int, games: int) -> list[float]:
    """Where the candidates of the last generation lie on average."""
    settings = {"seed": fit.seed, "verbose": -9}
    search = cma.CMAEvolutionStrategy(fit.size() * [0.0], SPREAD, settings)
    for number in range(generations):
        candidates = [[float(x) for x in by] for by in search.ask()]
        deals = range(number * games, (number + 1) * games)
        means = [fmean(found) for found in leads(pool, fit, candidates, deals)]
        search.tell(candidates, [-mean for mean in means])
        print(
            f"generation {number + 1} of {generations}: lead {fmean(means):+.2f}"
            f" (best {max(means):+.2f}), spread {search.sigma:.3f}",
            flush=True,
        )
    return [float(x) for x in search.result.xfavorite]


def measure_gain(
    pool: ProcessPoolExecutor, fit: Fit, by: list[float], games: int
) -> tuple[float, float]:
    """How much more than the weights as they are it leads by, with half a 95 % interval."""
    deals = range(UNSEEN, UNSEEN + games)
    old, new = leads(pool, fit, [None, by], deals)
    gains = [b - a for a, b in zip(old, new, strict=True)]
    return fmean(gains), SURE * stdev(gains) / math.sqrt(games)


def weights_text(by_seats: dict[int, Numbers], heading: str) -> str:
    """The file that says this."""
    lines = [heading]
    for seats, table in sorted(by_seats.items()):
        lines += [f"[{seats}]", *(f"{name} = {_text(given)}" for name, given in table.items()), ""]
    return "\n".join(lines)


def _text(given: list[float]) -> str:
    said = [str(float(f"{number:.3g}")) for number in given]
    return said[0] if len(said) == 1 else f"[{', '.join(said)}]"


def main() -> None:
    """Fit, try, and write down what is better."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--begin", type=int, help="with the weights for so many seats")
    parser.add_argument("--keep", nargs="*", default=[], help="weights that are not fitted")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--games", type=int, default=40, help="of each candidate in a generation")
    parser.add_argument("--trial", type=int, default=1000, help="games to try what was found")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    begun = given.begin or given.seats
    fit = Fit(given.game, given.seats, given.seed, begun, tuple(given.keep))
    with ProcessPoolExecutor(given.jobs) as pool:
        found = fit_weights(pool, fit, given.generations, given.games)
        gain, half = measure_gain(pool, fit, found, given.trial)
    print(f"leads by {gain:+.2f} ± {half:.2f} more than before ({given.trial} games)")
    if gain <= half:
        print("that may be chance: nothing is written")
        return
    everything = {**read_numbers(fit.path), fit.seats: fit.moved(found)}
    heading = HEADING.format(folder=fit.path.parent.name)
    fit.path.write_text(weights_text(everything, heading), encoding="utf-8")
    print(f"written to {fit.path}")


if __name__ == "__main__":
    main()
