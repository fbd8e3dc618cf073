"""Verifies every puzzle that is shipped, or those of a file, from the position alone.

    .venv-compiled/bin/python benchmarks/puzzles.py [FILE] [--renew FILE] [--jobs N]

Each must be solved exactly, be worth what it says, have one best end and be missed by greedy.
`--renew` writes those that still are puzzles, with what greedy makes of them now: for when greedy
has learned something.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from wardround.analysis.dice_hospital.puzzle_making import Found, puzzle_in
from wardround.analysis.dice_hospital.puzzles import puzzles, write_puzzles
from wardround.games.dice_hospital.game import DiceHospital


def shipped() -> list[Found]:
    """The puzzles that are shipped."""
    return [Found(p.position, " ".join(p.solution), p.worth, p.greedy) for p in puzzles()]


def read(path: Path) -> list[Found]:
    """The puzzles of a file."""
    return [Found(**one) for one in tomllib.loads(path.read_text(encoding="utf-8"))["puzzle"]]


def recheck(one: Found) -> Found | None:
    """The puzzle that this position is now; of equal lines the one that was known is kept."""
    game = DiceHospital()
    state = game.decode(one.position)
    again = puzzle_in(game, state, game.turn(state)[0])
    if again is not None and again.worth == one.worth:
        return again._replace(solution=one.solution)
    return again


def _told(one: Found | None) -> str:
    return "no puzzle" if one is None else f"worth {one.worth}, greedy {one.greedy}"


def main() -> int:
    """Print what does not hold; the exit code tells whether all did."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--renew", type=Path)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    known = read(given.file) if given.file else shipped()
    kept: list[Found] = []
    wrong = 0
    with ProcessPoolExecutor(given.jobs) as pool:
        for number, again in enumerate(pool.map(recheck, known), 1):
            kept += [again] if again is not None else []
            if again != known[number - 1]:
                wrong += 1
                print(
                    f"{number} does not hold: {_told(known[number - 1])}, {_told(again)}",
                    flush=True,
                )
    print(f"{len(known) - wrong} of {len(known)} hold, {len(kept)} are puzzles")
    if given.renew:
        given.renew.write_text(write_puzzles(kept), encoding="utf-8")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
