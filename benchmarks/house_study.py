"""Many games in shards, counted and kept: what the studies of the house cards have in common."""

from __future__ import annotations

import hashlib
import json
import math
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from wardround.build import build_info
from wardround.players.kit import FindSentence
from wardround.players.kits import kit_of
from wardround.players.player import SeatView
from wardround.players.temperament import STANDARD
from wardround.table.contract.data import Options
from wardround.table.game import Game
from wardround.table.speakers import is_chance
from wardround.table.speaking import chosen_by, only_speaker

KEPT = Path(__file__).parent / "house-cards.json"
SURE = 1.96
PROBE_GAMES = 2
PROBE_WORDS = 60

Counts = dict[str, dict[str, float]]

GREEDY = "greedy"
STRONG = "solver"
PLAYERS = (GREEDY, STRONG)


class Study(NamedTuple):
    """Games of one sort: `play(first, games)` plays those from a number on and counts.

    `make_game` and `options` say what is played, `player` by whom, `nodes` with what budget.
    """

    name: str
    make_game: Callable[[], Game[Any]]
    options: Options
    games: int
    shard: int
    play: Callable[[int, int], Counts]
    player: str = GREEDY
    nodes: int = 0


def thinking(game: Game[Any], player: str, nodes: int = 0) -> FindSentence:
    """How a player finds its words, from the state itself instead of a sampled world."""
    kit = kit_of(game)
    if player == GREEDY:
        return kit.greedy(STANDARD)
    planner = kit.solver(nodes, STANDARD)
    return lambda state, seat: planner.plan(state, SeatView(game, state, seat), Random(0))


def fingerprint(study: Study) -> str:
    """A digest of the cards and of what the players say in the first words of a few games.

    It changes when cards, rules or players behave differently, and not when only the code does.
    """
    game = study.make_game()
    options = game.resolve_options(study.options)
    find_words = thinking(game, study.player, study.nodes)
    digest = hashlib.sha256(game.cards_digest(options).encode())
    for number in range(PROBE_GAMES):
        said = _first_words(game, options, find_words, Random(f"fingerprint/{number}"))
        digest.update(game.vocabulary.text(said).encode() + b"\n")
    return digest.hexdigest()[:16]


def _first_words(
    game: Game[Any], options: Options, find_words: FindSentence, rng: Random
) -> list[int]:
    """The first PROBE_WORDS words of a game."""
    state = game.start(options)
    said: list[int] = []
    turn = game.turn(state)
    while turn and len(said) < PROBE_WORDS:
        speaker = only_speaker(turn)
        if is_chance(speaker):
            words = [chosen_by(rng.random(), game.legal(state, speaker), game.weights(state))]
        else:
            words = find_words(state, speaker)
        for word in words:
            game.apply(state, speaker, word)
        said += words
        turn = game.turn(state)
    return said


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
    played_by = {study.name: fingerprint(study) for study in studies}
    with ProcessPoolExecutor(jobs) as pool:
        going = studies
        while going and time.monotonic() < until:
            going = [
                study for study in going if _wave(study, played_by[study.name], pool, 2 * jobs)
            ]


def _wave(study: Study, played_by: str, pool: ProcessPoolExecutor, shards: int) -> bool:
    """Play a few shards of a study and keep what they count; whether there are more."""
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
