"""How quickly the activation solver answers, by processor time, on 60 positions of mid-game.

    .venv-compiled/bin/python benchmarks/solver.py [--nodes N] [--count N] [--each]

The positions (`solver_positions.txt`: code and seat) have 9 or 10 patients, 5 workers and 8
departments; 26 of them have blood bags. `--each` prints every position too.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

from wardround import build_info
from wardround.games.dice_hospital.game import DiceHospital
from wardround.players.dice_hospital.solver import solve

POSITIONS = Path(__file__).with_name("solver_positions.txt")


class Solved(NamedTuple):
    """One position: what it took."""

    bags: int
    exact: bool
    nodes: int
    seconds: float
    worth: float


def solved(game: DiceHospital, line: str, nodes: int) -> Solved:
    """Solve one line of the file."""
    code, seat = line.split()
    state = game.decode(code)
    begun = time.process_time()
    found = solve(state, int(seat), nodes=nodes)
    taken = time.process_time() - begun
    return Solved(state.hospitals[int(seat)].bags, found.exact, found.nodes, taken, found.worth)


def told(results: list[Solved]) -> str:
    """The figures of all."""
    seconds = sorted(one.seconds for one in results)
    middle = len(seconds) // 2
    median = (seconds[middle] + seconds[~middle]) / 2
    nodes = sorted(one.nodes for one in results)[middle]
    return (
        f"{build_info()['build']}: {sum(one.exact for one in results)} of {len(results)} exact, "
        f"median {median * 1000:.0f} ms, p90 {seconds[len(seconds) * 9 // 10] * 1000:.0f} ms, "
        f"worst {seconds[-1] * 1000:.0f} ms, median of nodes {nodes}"
    )


def main() -> None:
    """Solve and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=1_000_000)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--each", action="store_true")
    options = parser.parse_args()
    game = DiceHospital()
    results: list[Solved] = []
    for line in POSITIONS.read_text(encoding="utf-8").splitlines()[: options.count]:
        results.append(solved(game, line, options.nodes))
        if options.each:
            print(len(results), *results[-1], flush=True)
    print(told(results))


if __name__ == "__main__":
    main()
