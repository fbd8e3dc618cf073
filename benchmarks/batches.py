"""Many games in step with observations and masks, beside other engines with theirs, in one run.

`make bench-envs` runs it. A decision is one action of a seat: the word is said, chance answers, the
next observation and mask are written. Ours are stepped by `Batch` with all its checks; choosing an
action is not counted, for others it is part of their loop but costs next to nothing. The bare
loop is random play inside the compiled rules, without observations: the limit. Processor time;
every engine is measured in turn, several times over, and the best figure of each is kept.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from wardround import build_info
from wardround.envs import Batch
from wardround.games import GAMES
from wardround.table.speakers import is_chance

HERE = Path(__file__).parent
DECISIONS = 300_000
LOOP_GAMES = 60
TABLES = (
    ("dice-hospital", 2),
    ("dice-hospital", 4),
    ("hospital-rush", 4),
)
SIZES = (64, 1024)


def choose(batch: Batch, rng: np.random.Generator) -> npt.NDArray[Any]:
    """Random legal actions."""
    found: npt.NDArray[Any] = (
        batch.masks * rng.random(batch.masks.shape, dtype=np.float32)
    ).argmax(1)
    return found


def batched(name: str, seats: int, n: int) -> float:
    """Decisions a second of so many games in step."""
    batch = Batch(name, {"seats": seats}, n, seed=1)
    rng = np.random.default_rng(1)
    # Games apart from each other, as they are after a while.
    for _ in range(100):
        batch.step(choose(batch, rng))
    steps = max(20, DECISIONS // n)
    spent = 0.0
    for _ in range(steps):
        actions = choose(batch, rng)
        started = time.process_time()
        batch.step(actions)
        spent += time.process_time() - started
    return n * steps / spent


def bare_loop(name: str, seats: int) -> float:
    """Decisions a second of random games played inside the rules."""
    game = GAMES.find(name)
    share = decision_share(name, seats)
    words = 0
    started = time.process_time()
    for seed in range(1, LOOP_GAMES + 1):
        words += game.playout(game.start({"seats": seats}), seed, 1_000_000)
    return words * share / (time.process_time() - started)


def decision_share(name: str, seats: int) -> float:
    """How many of all words seats say; chance says the rest."""
    game = GAMES.find(name)
    state = game.start({"seats": seats})
    rng = np.random.default_rng(1)
    words = decisions = 0
    while turn := game.turn(state):
        words += 1
        decisions += not is_chance(turn[0])
        game.apply(state, turn[0], int(rng.choice(game.legal(state, turn[0]))))
    return decisions / words


def peers_of(venv: Path) -> dict[str, float]:
    """Decisions a second of other engines, each with observation and mask."""
    done = subprocess.run(
        [venv / "bin" / "python", HERE / "peers.py", "--observations"],
        capture_output=True,
        text=True,
        check=True,
    )
    return {name: row["decisions"] for name, row in json.loads(done.stdout).items()}


def measure(venv: Path | None, repeats: int) -> tuple[dict[str, float], dict[str, float]]:
    """The best of several rounds: ours by name of the row, and others'."""
    ours: dict[str, float] = {}
    others: dict[str, float] = {}
    for _ in range(repeats):
        for name, seats in TABLES:
            row = f"{name}, {seats} seats"
            found = {f"{row}, {n} games": batched(name, seats, n) for n in SIZES}
            found[f"{row}, bare loop"] = bare_loop(name, seats)
            ours |= {key: max(ours.get(key, 0.0), rate) for key, rate in found.items()}
        for key, rate in (peers_of(venv) if venv else {}).items():
            others[key] = max(others.get(key, 0.0), rate)
    return ours, others


def tell(ours: dict[str, float], others: dict[str, float]) -> None:
    """Print the figures as the documentation has them."""
    fastest = max(others.values(), default=float("nan"))
    print(f"build: {build_info()['build']}\n")
    print("| games in step | decisions/s | of the bare loop | times the fastest other |")
    print("|---|---|---|---|")
    for row, rate in ours.items():
        table, _, kind = row.rpartition(", ")
        if kind != "bare loop":
            share = rate / ours[f"{table}, bare loop"]
            print(f"| {row} | {rate:,.0f} | {share:.2f} | {rate / fastest:.1f} |")
    print("\n| other engine, with observations | decisions/s |")
    print("|---|---|")
    for row, rate in others.items():
        print(f"| {row} | {rate:,.0f} |")


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", type=Path, help="the environment of the other engines")
    parser.add_argument("--repeats", type=int, default=3)
    chosen = parser.parse_args()
    tell(*measure(chosen.peers, chosen.repeats))


if __name__ == "__main__":
    main()
