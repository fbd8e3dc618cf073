"""What being compiled is worth to `expert`: points a game of Dice Hospital with two seats.

    .venv-compiled/bin/python -m benchmarks.build_worth --activation 4.6 --keep 6.0 --results FILE

Both players run on the compiled build. One thinks for 500 ms a plan, the other for as long as the
compiled build needs for what the interpreted one does in 500 ms: `--activation` and `--keep` say
how many times as long the interpreted build takes for the same activations and for the same games
of choosing an administrator (`--calibrate` measures both times in the environment it runs in).
Drafts take neither of them 500 ms. Thinking is measured by processor time, so that other programs
on the machine take nothing from either. Every deal is played twice, with the seats swapped; the
interval is over deals. The same command goes on where the file ends.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from wardround import build_info
from wardround.games import GAMES
from wardround.games.dice_hospital.rules.state import ACTIVATE, KEEP
from wardround.lab.simulate import play_out, seed_of
from wardround.players import find_player
from wardround.players.budget import Budget
from wardround.players.dice_hospital import drafts, experience
from wardround.players.dice_hospital.kit import EXPERT_BEAM, DiceHospitalExpert
from wardround.players.dice_hospital.solver import solve
from wardround.players.planning_player import PlanningPlayer
from wardround.players.player import SeatView
from wardround.players.temperament import Temperament

GAME = "dice-hospital"
SEATS = 2
MS = 500
NODES = 1_500
GAMES_OF_POSITIONS = 5
PLAYOUTS = 10


class SlowerExpert(DiceHospitalExpert):
    """`expert` on a build that takes so many times as long, by kind of decision."""

    def __init__(self, activation: float, keep: float) -> None:
        super().__init__(Budget(ms=MS), Temperament())
        self.activation = Budget(ms=round(MS / activation))
        self.keep = Budget(ms=round(MS / keep))

    def plan(self, world: Any, seat_view: SeatView, rng: Random) -> list[int]:
        """As `expert`, with the time that this decision has."""
        self.budget = self.activation if world.phase == ACTIVATE else self.keep
        return super().plan(world, seat_view, rng)


def play(deal: int, slower_seat: int, activation: float, keep: float) -> int:
    """The lead of the player with the full 500 ms in one game."""
    game = GAMES.find(GAME)
    state = game.start(game.resolve_options({"seats": SEATS}))
    slower = PlanningPlayer(lambda _: SlowerExpert(activation, keep))
    players = [find_player(f"expert:ms={MS}") for _ in range(SEATS)]
    players[slower_seat] = slower
    play_out(game, state, players, seed_of(0, deal), Random(f"worth:{deal}:{slower_seat}"))
    scores = game.outcome(state).scores
    return scores[1 - slower_seat] - scores[slower_seat]


class Collector:
    """Plays as `greedy` and keeps positions in which a decision begins."""

    def __init__(self) -> None:
        self.player = find_player("greedy")
        self.positions: dict[int, list[tuple[Any, SeatView]]] = {ACTIVATE: [], KEEP: []}

    def choose(self, seat_view: SeatView, rng: Random) -> int:
        """The word of `greedy`."""
        world = seat_view.sample_world(rng)
        h = world.hospitals[seat_view.seat]
        if world.phase in self.positions and not h.said and not h.placed and not h.pending:
            self.positions[world.phase].append((world, seat_view))
        return self.player.choose(seat_view, rng)


def collect() -> dict[int, list[tuple[Any, SeatView]]]:
    """Every fourth activation and every choice of an administrator of some games."""
    game = GAMES.find(GAME)
    collector = Collector()
    for deal in range(GAMES_OF_POSITIONS):
        state = game.start(game.resolve_options({"seats": SEATS}))
        play_out(game, state, [collector] * SEATS, seed_of(1, deal), Random(deal))
    found = collector.positions
    return {ACTIVATE: found[ACTIVATE][::4], KEEP: found[KEEP]}


def solve_activation(world: Any, seat_view: SeatView) -> None:
    """An activation with a bound of nodes, as `expert` plans it."""
    prices = experience.STANDARD_EXPERIENCE[SEATS].solver_prices()
    solve(world, seat_view.seat, prices, NODES, 3600.0, EXPERT_BEAM)


def play_games(world: Any, seat_view: SeatView) -> None:
    """Some games to the end after keeping the first administrator, as `expert` tries them."""
    game = GAMES.find(GAME)
    weights = DiceHospitalExpert(Budget(ms=MS), Temperament()).weights[SEATS]
    for seed in range(PLAYOUTS):
        played = game.clone(world)
        game.apply(played, seat_view.seat, game.legal(played, seat_view.seat)[0])
        drafts.playout_value(played, seat_view.seat, seed, weights)


def milliseconds(
    work: Callable[[Any, SeatView], None], positions: list[tuple[Any, SeatView]]
) -> float:
    """The mean processor time of some work on these positions."""
    began = time.process_time()
    for world, seat_view in positions:
        work(world, seat_view)
    return (time.process_time() - began) * 1000 / len(positions)


def calibrate() -> str:
    """What the same work takes in this environment."""
    positions = collect()
    activation = milliseconds(solve_activation, positions[ACTIVATE])
    keep = milliseconds(play_games, positions[KEEP]) / PLAYOUTS
    return (
        f"{build_info()['build']}: activation {activation:.1f} ms, game {keep:.2f} ms "
        f"({len(positions[ACTIVATE])} and {len(positions[KEEP])} positions)"
    )


def told(leads: list[list[int]]) -> str:
    """The mean lead with its interval over deals, and the share won (a tie is half)."""
    by_deal = [mean(pair) for pair in leads]
    games = [lead for pair in leads for lead in pair]
    won = mean(1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in games)
    half = 1.96 * stdev(by_deal) / len(by_deal) ** 0.5
    return f"{len(games)} games: lead {mean(games):.2f} ± {half:.2f}, won {won:.1%}"


def main() -> None:
    """Measure or play; every deal is a line of the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--calibrate", action="store_true")
    parser.add_argument("--activation", type=float)
    parser.add_argument("--keep", type=float)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--results", type=Path, default=Path("build-worth.jsonl"))
    options = parser.parse_args()
    time.perf_counter = time.process_time
    if options.calibrate:
        print(calibrate())
        return
    path: Path = options.results
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    leads: list[list[int]] = [json.loads(line) for line in lines]
    for deal in range(len(leads), options.deals):
        leads.append([play(deal, seat, options.activation, options.keep) for seat in range(SEATS)])
        with path.open("a", encoding="utf-8") as out:
            out.write(f"{json.dumps(leads[-1])}\n")
        if len(leads) > 1:
            print(told(leads), flush=True)


if __name__ == "__main__":
    main()
