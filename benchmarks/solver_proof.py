"""Compares the activation solver with trying every word, on small positions of every option set.

    nice .venv/bin/python benchmarks/solver_proof.py [--positions 300] [--results FILE]

The option sets are those of the covering set for each number of seats. Positions that have too
many situations to try them all are left out and others taken. Where nobody is left to be placed,
there are up to three bags and five patients. With `--results` every option set
that is done is a line of the file, and the same command goes on where it ends.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from wardround.analysis.dice_hospital.activations import small_activations
from wardround.analysis.dice_hospital.exhaustive import Exhaustive, TooMany
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.state import Hospital
from wardround.lab.covering import covering
from wardround.players.dice_hospital.solver import solve
from wardround.table.contract.data import Options

WORKERS, BAGS = 2, 1
MOST = 1_500
CLOSE = 1e-9
FEW, MOST_BAGS = 5, 4


def _give_bags(h: Hospital, number: int) -> None:
    """More bags and fewer patients where nobody is left to be placed."""
    if h.nurses + len(h.staff) == int(h.placed).bit_count():
        h.bags = number % MOST_BAGS
        h.patients = h.patients[-FEW:]


def find_differences(game: DiceHospital, options: Options, seed: int, positions: int) -> list[str]:
    """The codes of those positions, of so many, where the two differ."""
    wrong: list[str] = []
    done = 0
    for state, seat in small_activations(options, seed, WORKERS, BAGS):
        _give_bags(state.hospitals[seat], done)
        try:
            best = Exhaustive(state, seat, MOST).best()
        except TooMany:
            continue
        found = solve(state, seat)
        if not found.exact or abs(found.worth - best) > CLOSE:
            wrong.append(f"{game.encode(state)} {seat}")
        done += 1
        if done == positions:
            break
    return wrong


def main() -> int:
    """Print what differs; the exit code tells whether nothing did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--results", type=Path)
    options = parser.parse_args()
    game = DiceHospital()
    sets = [one for seats in game.seat_counts for one in covering(game, seats)]
    path: Path | None = options.results
    lines = path.read_text(encoding="utf-8").splitlines() if path and path.exists() else []
    for number in range(len(lines), len(sets)):
        wrong = find_differences(game, sets[number], 1_000 + number, options.positions)
        lines.append(f"{number} {options.positions} {len(wrong)} {' '.join(wrong)}".rstrip())
        print(lines[-1], flush=True)
        if path:
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    differ = sum(int(line.split()[2]) for line in lines)
    total = sum(int(line.split()[1]) for line in lines)
    print(f"{len(lines)} option sets, {total} positions, {differ} differ")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
