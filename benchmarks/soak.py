"""Play many random games with every law of the table checked. `make soak` runs it.

Games are played with every named option set and a set of options in which every two choices that
go together meet, each for every number of seats. Every word of every game is checked with the cheap
laws; in one game of ten a share of the positions, and the whole game, are put through all laws.
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
from wardround.lab.covering import covering
from wardround.table.contract.data import Options
from wardround.table.laws.conformance import LAWS, check_game

SHARD = 25
EVERY = 10
CHEAP = ("legal-words", "conserved")
FIRST_SEED = 5_000_000_000


def option_sets(name: str) -> list[Options]:
    """The named sets and a covering set, for every number of seats."""
    game = GAMES.find(name)
    named = [
        game.resolve_options({"seats": str(n), "set": chosen})
        for n in game.seat_counts
        for chosen in game.option_sets
    ]
    return named + [options for n in game.seat_counts for options in covering(game, n)]


def play(name: str, options: Options, first: int, games: int, rate: float) -> tuple[int, int, str]:
    """Check so many games; how many games and words that were, and a digest of all words."""
    game = GAMES.find(name)
    words = 0
    digest = hashlib.sha256()
    for number in range(first, first + games):
        laws = CHEAP if number % EVERY else tuple(LAWS)
        said = check_game(game, options, FIRST_SEED + number, rate * (laws != CHEAP), laws)
        words += len(said)
        digest.update(repr([tuple(word) for word in said]).encode())
    return games, words, digest.hexdigest()


def told(name: str, options: Options) -> str:
    """An option set in a few words."""
    usual = GAMES.find(name).resolve_options({"seats": options["seats"]})
    chosen = [f"{name}={value}" for name, value in options.items() if usual[name] != value]
    return f"{name}, {options['seats']} seats {' '.join(chosen)}".strip()


def main() -> None:
    """Soak all option sets and say what was played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), help="one game (all if left out)")
    parser.add_argument("--games", type=int, default=2_000, help="games for each option set")
    parser.add_argument(
        "--rate", type=float, default=0.004, help="share of positions, each tenth game"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--digests", type=Path, help="write a digest of every 25 games here")
    chosen = parser.parse_args()
    started = time.perf_counter()
    digests: list[str] = []
    names = [chosen.game] if chosen.game else list(GAMES)
    sets = [(name, options) for name in names for options in option_sets(name)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        ProcessPoolExecutor(chosen.jobs) as pool,
        Progress(*columns, TimeRemainingColumn()) as bar,
    ):
        task = bar.add_task(f"{len(sets)} option sets", total=chosen.games * len(sets))
        for name, options in sets:
            starts = range(0, chosen.games, SHARD)
            sizes = [min(SHARD, chosen.games - start) for start in starts]
            shards = len(sizes)
            words = 0
            for games, said, digest in pool.map(
                play, [name] * shards, [options] * shards, starts, sizes, [chosen.rate] * shards
            ):
                words += said
                digests.append(f"{told(name, options)} {digest}")
                bar.advance(task, games)
            bar.console.print(f"{told(name, options)}: {chosen.games} games, {words} words")
    if chosen.digests:
        chosen.digests.write_text("\n".join(digests) + "\n", encoding="utf-8")
    minutes = (time.perf_counter() - started) / 60
    build = build_info()["build"]
    games = len(sets) * chosen.games
    sys.stdout.write(
        f"{build} rules, {len(sets)} option sets, {games} games, {len(LAWS) - 1} laws kept, "
        f"{minutes:.1f} minutes\n"
    )


if __name__ == "__main__":
    main()
