"""Verifies every puzzle that is shipped, or those of a file, from the position alone.

    .venv-compiled/bin/python benchmarks/puzzles.py [FILE]

Each must be solved exactly, be worth what it says, have one best end and be missed by greedy.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from wardround.games.dice_hospital.game import DiceHospital
from wardround.lab.puzzle_making import Found, puzzle_in
from wardround.lab.puzzles import puzzles


def shipped() -> list[Found]:
    """The puzzles that are shipped."""
    return [Found(p.position, " ".join(p.solution), p.worth, p.greedy) for p in puzzles()]


def read(path: str) -> list[Found]:
    """The puzzles of a file."""
    text = Path(path).read_text(encoding="utf-8")
    return [Found(**one) for one in tomllib.loads(text)["puzzle"]]


def holds(game: DiceHospital, one: Found) -> bool:
    """Whether the position is found to be this puzzle again; of equal lines any will do."""
    state = game.decode(one.position)
    again = puzzle_in(game, state, game.turn(state)[0])
    return again is not None and again._replace(solution=one.solution) == one


def main(arguments: list[str]) -> int:
    """Print what does not hold; the exit code tells whether all did."""
    game, found = DiceHospital(), read(arguments[0]) if arguments else shipped()
    wrong = 0
    for number, one in enumerate(found, 1):
        if not holds(game, one):
            wrong += 1
            print(f"{number} does not hold: {one.position}", flush=True)
    print(f"{len(found) - wrong} of {len(found)} hold")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
