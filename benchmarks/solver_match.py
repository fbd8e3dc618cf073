"""The player `solver` against itself with activations planned by the solver of another environment.

    .venv-compiled/bin/python -m benchmarks.solver_match OTHER_VENV --results FILE [--nodes 1500]

Dice Hospital with two seats. Both play in this environment and differ in their activations alone:
those of the second are planned by a process of the other environment, an older version for
example, with the same budget of nodes. Every deal is played twice, with the seats swapped; the
interval is over deals. The same command goes on where the file ends.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.build_worth import GAME, SEATS, told

from wardround.games import GAMES
from wardround.games.dice_hospital.game import DiceHospital
from wardround.games.dice_hospital.rules.state import ACTIVATE
from wardround.lab.simulate import play_out, seed_of
from wardround.players import find_player
from wardround.players.dice_hospital.kit import MOST_SECONDS, SOLVER_BEAM, DiceHospitalSolver
from wardround.players.planning_player import PlanningPlayer
from wardround.players.player import SeatView
from wardround.players.temperament import Temperament

DICE_HOSPITAL = DiceHospital()
# What the process of the other environment runs: a position, seat and nodes a line, words back.
ANSWER = f"""
import sys
from wardround.games.dice_hospital.game import DiceHospital
from wardround.players.dice_hospital.solver import PRICES, solve

game = DiceHospital()
for line in sys.stdin:
    code, seat, nodes = line.split()
    state = game.decode(code)
    found = solve(state, int(seat), PRICES, int(nodes), {MOST_SECONDS}, {SOLVER_BEAM})
    print(game.vocabulary.text(found.words), flush=True)
"""


class OtherSolver:
    """Asks the solver of another environment."""

    def __init__(self, venv: Path) -> None:
        self.process = subprocess.Popen(
            [venv / "bin" / "python", "-c", ANSWER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def solve(self, code: str, seat: int, nodes: int) -> list[str]:
        """The words of an activation; none where it finds no line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{code} {seat} {nodes}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().split()

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


class OtherPlanner(DiceHospitalSolver):
    """`solver` whose activations another environment plans."""

    def __init__(self, other: OtherSolver, nodes: int) -> None:
        super().__init__(nodes, Temperament())
        self.other = other

    def plan(self, world: Any, seat_view: SeatView, rng: Random) -> list[int]:
        """An activation as the other says, anything else as `solver`."""
        seat = seat_view.seat
        if world.phase == ACTIVATE and not world.hospitals[seat].said:
            names = self.other.solve(DICE_HOSPITAL.encode(world), seat, self.nodes)
            if names:
                return DICE_HOSPITAL.vocabulary.numbers(names)
        return super().plan(world, seat_view, rng)


def play(deal: int, other_seat: int, other: OtherSolver, nodes: int) -> int:
    """The lead of the solver of this environment in one game."""
    game = GAMES.find(GAME)
    state = game.start(game.resolve_options({"seats": SEATS}))
    players = [find_player(f"solver:nodes={nodes}") for _ in range(SEATS)]
    players[other_seat] = PlanningPlayer(lambda _: OtherPlanner(other, nodes))
    play_out(game, state, players, seed_of(0, deal), Random(f"match:{deal}:{other_seat}"))
    scores = game.outcome(state).scores
    return scores[1 - other_seat] - scores[other_seat]


def main() -> None:
    """Play; every deal is a line of the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path)
    parser.add_argument("--nodes", type=int, default=1_500)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--results", type=Path, default=Path("solver-match.jsonl"))
    options = parser.parse_args()
    path: Path = options.results
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    leads: list[list[int]] = [json.loads(line) for line in lines]
    other = OtherSolver(options.other)
    for deal in range(len(leads), options.deals):
        leads.append([play(deal, seat, other, options.nodes) for seat in range(SEATS)])
        with path.open("a", encoding="utf-8") as out:
            out.write(f"{json.dumps(leads[-1])}\n")
        if len(leads) > 1:
            print(told(leads), flush=True)
    other.close()


if __name__ == "__main__":
    main()
