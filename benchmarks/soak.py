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
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wardround import build_info
from wardround.games import GAMES
from wardround.table.conformance import LAWS, check_game

SHARD = 25
FIRST_SEED = 5_000_000_000


def option_sets(name: str) -> list[dict[str, str]]:
    """Every combination of a game's options; a game that might not end is cut short."""
    sets: list[dict[str, str]] = [{}]
    for option in GAMES.find(name).options:
        values = option.values if option.name != "rounds" else ("10", "20", "50")
        sets = [{**chosen, option.name: value} for chosen in sets for value in values]
    return sets


def play(name: str, seats: int, first: int, games: int, rate: float) -> tuple[int, int, str]:
    """Check so many games; how many games and words that were, and a digest of all words."""
    game = GAMES.find(name)
    sets = option_sets(name)
    words = 0
    digest = hashlib.sha256()
    for number in range(first, first + games):
        options = {"seats": str(seats), **sets[number % len(sets)]}
        said = check_game(game, options, FIRST_SEED + number, rate)
        words += len(said)
        digest.update(repr([tuple(word) for word in said]).encode())
    return games, words, digest.hexdigest()


def main() -> None:
    """Soak all seat counts and say what was played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), help="one game (all if left out)")
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
        names = [chosen.game] if chosen.game else list(GAMES)
        for name, seats in [(one, n) for one in names for n in GAMES.find(one).seat_counts]:
            task = bar.add_task(f"{name}, {seats} seats", total=chosen.games)
            starts = range(0, chosen.games, SHARD)
            sizes = [min(SHARD, chosen.games - start) for start in starts]
            words = 0
            for games, said, digest in pool.map(
                play,
                [name] * len(sizes),
                [seats] * len(sizes),
                starts,
                sizes,
                [chosen.rate] * len(sizes),
            ):
                words += said
                digests.append(f"{name} {seats} {digest}")
                bar.advance(task, games)
            told = f"{chosen.games} games, {words} words, all laws kept"
            bar.console.print(f"{name}, {seats} seats: {told}")
    if chosen.digests:
        chosen.digests.write_text("\n".join(digests) + "\n", encoding="utf-8")
    minutes = (time.perf_counter() - started) / 60
    build = build_info()["build"]
    sys.stdout.write(f"{build} rules, {len(LAWS) - 1} laws, {minutes:.1f} minutes\n")


if __name__ == "__main__":
    main()
