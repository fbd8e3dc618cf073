"""Many games in shards, counted and kept: what the studies of the house cards have in common."""

from __future__ import annotations

import hashlib
import json
import math
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from wardround.build import COMPILED, PACKAGE, build_info

KEPT = Path(__file__).parent / "house-cards.json"
SURE = 1.96

Counts = dict[str, dict[str, float]]
Think = Callable[[Any, int], list[int]]

GREEDY = "greedy"
STRONG = "solver"
PLAYERS = (GREEDY, STRONG)


class Study(NamedTuple):
    """Games of one sort: `play(first, games)` plays those from a number on and counts.

    `cards` is the digest of the cards that are played with, `player` who plays, `budget` with how
    many nodes.
    """

    name: str
    game: str
    cards: str
    games: int
    shard: int
    play: Callable[[int, int], Counts]
    player: str = GREEDY
    budget: int = 0


_PLANNING = {
    "dice_hospital": [
        path for path in COMPILED if path.startswith(("players/solver/", "players/dice_hospital_d"))
    ],
    "hospital_rush": ["players/hospital_rush_lines.py"],
}


def fingerprint(study: Study) -> str:
    """Changes when the cards, the rules or the player of a study do.

    A census only watches games.
    """
    digest = hashlib.sha256(f"{study.cards} {study.budget}".encode())
    rules = [path for path in COMPILED if path.startswith(f"games/{study.game}/")]
    weights = f"players/weights/{study.game.replace('_', '-')}.toml"
    used = [*rules, f"players/{study.game}_value.py", "players/temper.py", weights]
    if study.player == STRONG:
        used += ["players/solver_player.py", *_PLANNING[study.game]]
    for path in used:
        if not path.endswith("/census.py"):
            digest.update((PACKAGE / path).read_bytes())
    return digest.hexdigest()[:16]


def named(study: str, player: str) -> str:
    """What a study is called when this player plays it."""
    return study if player == GREEDY else f"{study}-{player}"


def kept() -> dict[str, Any]:
    """Everything counted so far, by study."""
    found: dict[str, Any] = {}
    if KEPT.exists():
        found = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def run(studies: list[Study], jobs: int, until: float) -> None:
    """Play on from what the same cards, rules and player have counted, until done or time is up."""
    with ProcessPoolExecutor(jobs) as pool:
        going = studies
        while going and time.monotonic() < until:
            going = [study for study in going if _wave(study, pool, 2 * jobs)]


def _wave(study: Study, pool: ProcessPoolExecutor, shards: int) -> bool:
    """Play a few shards of a study and keep what they count; whether there are more."""
    played_by = fingerprint(study)
    mine = kept().get(study.name, {})
    if mine.get("fingerprint") != played_by:
        mine = {"fingerprint": played_by, "build": build_info()["build"], "games": 0, "counts": {}}
    left = math.ceil((study.games - mine["games"]) / study.shard)
    firsts = [mine["games"] + i * study.shard for i in range(min(left, shards))]
    for counts in pool.map(study.play, firsts, [study.shard] * len(firsts)):
        add(mine["counts"], counts)
    mine["games"] += len(firsts) * study.shard
    _keep(study.name, mine)
    print(f"{study.name}: {mine['games']} of {study.games} games", flush=True)
    return bool(mine["games"] < study.games)


def _keep(name: str, mine: dict[str, Any]) -> None:
    found = kept()
    found[name] = mine
    new = KEPT.with_suffix(".new")
    new.write_text(json.dumps(found, sort_keys=True) + "\n", encoding="utf-8")
    new.replace(KEPT)


def add(total: Counts, counts: Counts) -> None:
    """Add counts to counts."""
    for sort, counter in counts.items():
        of = total.setdefault(sort, {})
        for name, number in counter.items():
            of[name] = of.get(name, 0) + number


def mean(total: float, squares: float, number: float) -> tuple[float, float]:
    """A mean and half its 95 % interval."""
    if number < 2:
        return (total / number if number else 0.0), 0.0
    middle = total / number
    variance = max(0.0, squares - number * middle * middle) / (number - 1)
    return middle, SURE * math.sqrt(variance / number)


def share(of: float, number: float) -> tuple[float, float]:
    """A share and half its 95 % interval."""
    part = of / number if number else 0.0
    return part, SURE * math.sqrt(max(0.0, part * (1 - part)) / number) if number else 0.0


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """A table in Markdown."""
    heads = list(head)
    return [f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(heads), *rows)]
