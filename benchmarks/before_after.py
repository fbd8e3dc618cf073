"""Environments side by side in one run: engine, bots, hints, reviews, solver, in both games.

    python -m benchmarks.before_after --env before=OLD_VENV --env after=NEW_VENV [--repeats 3]

Every environment is measured in turn, several times over, by its own `wardround`, and the median
of each figure is told with its ratio to the first environment. Rates are higher, times lower where
it is faster. All but reviews, which use two processes, are measured by processor time. Only
calls that both versions have are made, so that an older build can be compared.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wardround.table.play.journal import Word

ROOT = Path(__file__).parent.parent
GAMES = ("dice-hospital", "hospital-rush")
SEATS = 4
GREEDY_GAMES = 4
WORDS_BETWEEN_HINTS = 90
HINTS = 5
REVIEW_SECONDS = 0.3

Figures = dict[str, float]


def play(name: str, spec: str, seed: int) -> tuple[float, list[Word]]:
    """A whole game of one kind of player: its processor time and its words."""
    from wardround import games
    from wardround.players import PLAYERS
    from wardround.players.player import SeatView
    from wardround.table.play.journal import Word
    from wardround.table.speakers import is_chance
    from wardround.table.speaking import chosen_by, only_speaker

    game = games.GAMES.find(name)
    state = game.start(game.resolve_options({"seats": SEATS}))
    players = [PLAYERS.find(spec) for _ in range(SEATS)]
    chance, rng = Random(seed), Random(seed + 1)
    words: list[Word] = []
    spent = 0.0
    while turn := game.turn(state):
        speaker = only_speaker(turn)
        if is_chance(speaker):
            legal = game.legal(state, speaker)
            word = chosen_by(chance.random(), legal, game.weights(state))
        else:
            began = time.process_time()
            word = players[speaker].choose(SeatView(game, state, speaker), rng)
            spent += time.process_time() - began
        words.append(Word(speaker, word))
        game.apply(state, speaker, word)
    return spent, words


def engine_figures(name: str) -> Figures:
    """Words a second in one loop and word by word, and the microseconds of a clone."""
    from wardround.lab import bench

    time.perf_counter = time.process_time
    return {
        "loop, words/s": bench.in_one_loop(1.0, name),
        "word by word, words/s": bench.word_by_word(1.0, name)["words"],
        "clone, us": bench.single_steps(name)["clone_us"],
    }


def bot_figures(name: str) -> Figures:
    """Seconds of a game of each bot."""
    greedy = [play(name, "greedy", seed)[0] for seed in range(GREEDY_GAMES)]
    return {
        "greedy, s/game": sum(greedy) / len(greedy),
        "solver, s/game": play(name, "solver:nodes=200", 1)[0],
        "expert, s/game": play(name, "expert:games=10", 1)[0],
    }


def hint_figures(name: str) -> Figures:
    """Seconds of a hint, as long as it wants, in the middle of a game."""
    from wardround import games
    from wardround.analysis.advice import Budget, advise

    game = games.GAMES.find(name)
    state = game.start(game.resolve_options({"seats": SEATS}))
    _, words = play(name, "greedy", 7)
    times: list[float] = []
    for number, (speaker, word) in enumerate(words):
        due = number >= WORDS_BETWEEN_HINTS * (len(times) + 1)
        if due and speaker >= 0 and len(times) < HINTS and game.is_idle(state, speaker):
            began = time.process_time()
            advise(game, state, speaker, Budget(seconds=60.0, sentences=5))
            times.append(time.process_time() - began)
        game.apply(state, speaker, word)
    return {"hint, s": sum(times) / len(times), "hint, worst s": max(times)}


def review_figures(name: str) -> Figures:
    """Seconds on the clock of the review of a game by two processes, as a server asks for it."""
    from wardround import games
    from wardround.analysis.advice import Budget
    from wardround.analysis.reviews import decisions_of, review, tasks_of

    game = games.GAMES.find(name)
    _, words = play(name, "greedy", 7)
    budget = Budget(seconds=REVIEW_SECONDS, worlds=6, sentences=4)
    began = time.perf_counter()
    decisions = decisions_of(game, game.resolve_options({"seats": SEATS}), words)
    review(tasks_of(name, "", decisions, budget), jobs=2)
    taken = time.perf_counter() - began
    return {"review, s": taken, "review, s for 200 decisions": 200 * taken / len(decisions)}


def solver_figures() -> Figures:
    """Milliseconds of the activation solver over `solver_positions.txt`, without a limit."""
    from benchmarks.solver import POSITIONS, solved

    from wardround.games.dice_hospital.game import DiceHospital

    game = DiceHospital()
    lines = POSITIONS.read_text(encoding="utf-8").splitlines()
    times = sorted(solved(game, line, 1_000_000).seconds * 1000 for line in lines)
    return {
        "solver positions, median ms": median(times),
        "solver positions, p90 ms": times[len(times) * 9 // 10],
        "solver positions, worst ms": times[-1],
    }


SECTIONS: dict[str, Callable[[], Figures]] = {
    f"{name} {what}": partial(measure, name)
    for name in GAMES
    for what, measure in {
        "engine": engine_figures,
        "bots": bot_figures,
        "hint": hint_figures,
        "review": review_figures,
    }.items()
}
SECTIONS["dice-hospital activations"] = solver_figures


def run(venv: Path, section: str) -> Figures:
    """The figures of one section, measured by a process of this environment."""
    done = subprocess.run(
        [venv.absolute() / "bin" / "python", "-m", "benchmarks.before_after", "--measure", section],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures: Figures = json.loads(done.stdout)
    return figures


def compare(venvs: dict[str, Path], repeats: int, sections: list[str]) -> dict[str, Any]:
    """The medians of all figures by environment, section by section."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    for section in sections:
        rows: dict[str, list[Figures]] = {name: [] for name in venvs}
        for _ in range(repeats):
            for name, venv in venvs.items():
                rows[name].append(run(venv, section))
        found[section] = {
            figure: {name: median(row[figure] for row in rows[name]) for name in venvs}
            for figure in next(iter(rows.values()))[0]
        }
        tell(section, found[section])
    return found


def tell(section: str, figures: dict[str, dict[str, float]]) -> None:
    """Print the rows of a section."""
    for figure, by_name in figures.items():
        first, *others = by_name.values()
        ratios = [one / first if figure.endswith("/s") else first / one for one in others]
        cells = [*(f"{value:,.4g}" for value in by_name.values()), *(f"x{r:.2f}" for r in ratios)]
        print("|", " | ".join([section, figure, *cells]), "|", flush=True)


def main() -> None:
    """Measure environments in turn, or one section in this one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--env", action="append", default=[], metavar="NAME=VENV")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--sections", default=",".join(SECTIONS))
    parser.add_argument("--out", type=Path)
    parser.add_argument("--measure", choices=list(SECTIONS))
    chosen = parser.parse_args()
    if chosen.measure:
        sys.stdout.write(json.dumps(SECTIONS[chosen.measure]()))
        return
    pairs = [one.split("=", 1) for one in chosen.env]
    venvs = {name: Path(venv) for name, venv in pairs}
    print("|", " | ".join(["what", "figure", *venvs, *(["faster"] * (len(venvs) - 1))]), "|")
    figures = compare(venvs, chosen.repeats, chosen.sections.split(","))
    if chosen.out:
        chosen.out.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
