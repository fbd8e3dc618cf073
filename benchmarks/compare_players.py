"""What bots, hints and reviews cost in several environments, and how many times as quick they are.

    python -m benchmarks.compare_players .venv .venv-compiled --repeats 3

Every environment is measured in turn, and the best figure of each is kept: the machine is shared.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from benchmarks.compare import HERE, run


def tell(environments: list[Path], rounds: list[list[dict[str, Any]]]) -> None:
    """Print a table: the least seconds in every environment, and ratios to the first."""
    print("| |", " | ".join(str(venv) for venv in environments), "| ratio |")
    print("|---" * (len(environments) + 2) + "|")
    for name, first in rounds[0][0].items():
        if isinstance(first, str):
            same = len({row[name] for one in rounds for row in one}) == 1
            print(f"| {name} |" + " |" * len(environments), f"{'same' if same else 'OTHER'} |")
            continue
        least = [min(one[place][name] for one in rounds) for place in range(len(environments))]
        ratios = ", ".join(f"{least[0] / seconds:.2f}" for seconds in least[1:])
        print(f"| {name} |", " | ".join(f"{seconds:.4f} s" for seconds in least), f"| {ratios} |")


def main() -> None:
    """Measure every environment in turn, so many times, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("environments", type=Path, nargs="+")
    parser.add_argument("--repeats", type=int, default=3)
    chosen = parser.parse_args()
    program = str(HERE / "players.py")
    rounds = [[run(venv, program) for venv in chosen.environments] for _ in range(chosen.repeats)]
    tell(chosen.environments, rounds)


if __name__ == "__main__":
    main()
