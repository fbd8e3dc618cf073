"""Play many random games with every law of the table checked. `make soak` runs it.

For each seat count, games are played with all options in turn; each game looks at a share of its
positions with every law, and at every word with the cheap ones.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wardround import build_info
from wardround.games.dice_hospital.game import DiceHospital
from wardround.table.conformance import LAWS, check_game

SHARD = 25
FIRST_SEED = 5_000_000_000


def play(seats: int, first: int, games: int, rate: float) -> tuple[int, int, str]:
    """Check so many games; how many games and words that were, and a digest of all words."""
    game = DiceHospital()
    option_sets = list(product(("yes", "no"), ("linear", "simultaneous")))
    words = 0
    digest = hashlib.sha256()
    for number in range(first, first + games):
        administrators, activation = option_sets[number % len(option_sets)]
        options = {
            "seats": str(seats),
            "administrators": administrators,
            "activation": activation,
        }
        said = check_game(game, options, FIRST_SEED + number, rate)
        words += len(said)
        digest.update(repr([tuple(word) for word in said]).encode())
    return games, words, digest.hexdigest()


def main() -> None:
    """Soak all seat counts and say what was played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games for each seat count")
    parser.add_argument("--rate", type=float, default=0.005, help="share of positions looked at")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--digests", type=Path, help="write a digest of every 25 games here")
    chosen = parser.parse_args()
    started = time.perf_counter()
    digests: list[str] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        ProcessPoolExecutor(chosen.jobs) as pool,
        Progress(*columns, TimeRemainingColumn()) as bar,
    ):
        for seats in DiceHospital.seat_counts:
            task = bar.add_task(f"{seats} seats", total=chosen.games)
            starts = range(0, chosen.games, SHARD)
            sizes = [min(SHARD, chosen.games - start) for start in starts]
            words = 0
            for games, said, digest in pool.map(
                play, [seats] * len(sizes), starts, sizes, [chosen.rate] * len(sizes)
            ):
                words += said
                digests.append(f"{seats} {digest}")
                bar.advance(task, games)
            bar.console.print(f"{seats} seats: {chosen.games} games, {words} words, all laws kept")
    if chosen.digests:
        chosen.digests.write_text("\n".join(digests) + "\n", encoding="utf-8")
    minutes = (time.perf_counter() - started) / 60
    build = build_info()["build"]
    sys.stdout.write(f"{build} rules, {len(LAWS) - 1} laws, {minutes:.1f} minutes\n")


if __name__ == "__main__":
    main()
