"""Play many games of Hospital Rush with greedy players and write down how the house cards fare.

    python benchmarks/house_cards.py --games 10000 --jobs 2

Counts are kept in benchmarks/house-cards.json after every batch: a run that was stopped goes on
where it was, unless the cards or the players have changed. docs/house-cards.md is written from
them. Run it with the compiled build: interpreted it takes about ten times as long.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

from wardround.build import COMPILED, PACKAGE, build_info
from wardround.games.hospital_rush import flow, happenings
from wardround.games.hospital_rush.game import HospitalRush
from wardround.games.hospital_rush.state import ADMIT, WHERE, State
from wardround.players.hospital_rush_value import STANDARD, best_word

ROOT = Path(__file__).parent.parent
COUNTS = ROOT / "benchmarks" / "house-cards.json"
PAGE = ROOT / "docs" / "house-cards.md"
LONGEST = "50"
SHARD = 50
LOW, HIGH = 0.8, 1.2
SURE = 1.96

Counts = dict[str, Counter[str]]
SORTS = ("games", "seen", "won", "placed", "admitted", "claimed", "cured", "prestige")


def play(game: HospitalRush, seats: int, number: int, counts: Counts) -> None:
    """One game of greedy players, counted."""
    rng = Random(f"house-cards/{seats}/{number}")
    state = game.start({"seats": str(seats), "rounds": LONGEST})
    word_of = game.vocabulary.word
    speaker = flow.only_speaker(state)
    while speaker != flow.NOBODY:
        if speaker < 0:
            words = flow.words(state, speaker)
            word = words[int(rng.random() * len(words))]
            if state.phase == ADMIT:
                counts["admitted"][word_of(word)] += 1
        else:
            word = best_word(state, speaker, STANDARD)
            if state.question == WHERE and not state.said:
                counts["placed"][word_of(word)] += 1
        _say(game, state, speaker, word, counts)
        speaker = flow.only_speaker(state)
    _count_end(game, state, counts)


def _say(game: HospitalRush, state: State, speaker: int, word: int, counts: Counts) -> None:
    beds = state.beds[:]
    state.heard = []
    flow.apply(state, speaker, word)
    for number, _seat, a, b in state.heard:
        if number == happenings.CURE:
            counts["cured"][game.vocabulary.word(b)] += 1
        if number == happenings.CLAIM and beds[a - 1] >= 0:
            patient = game.vocabulary.word(state.rules.patient_word + beds[a - 1])
            counts["claimed"][patient] += 1
    state.heard = None


def _count_end(game: HospitalRush, state: State, counts: Counts) -> None:
    outcome = game.outcome(state)
    winners = outcome.ranks.count(1)
    counts["games"]["games"] += 1
    counts["games"]["rounds"] += state.round
    counts["games"]["unfinished"] += int(max(outcome.scores) < 10)
    for seat, intern in enumerate(state.interns):
        character = game.vocabulary.word(state.rules.character_word + intern.character)
        counts["seen"][character] += 1
        if outcome.ranks[seat] == 1:
            counts["won"][character] += 60 // winners
    for sources in outcome.sources:
        counts["prestige"].update(sources)


def shard(seats: int, first: int) -> dict[str, dict[str, int]]:
    """So many games from this number on."""
    game = HospitalRush()
    counts: Counts = {sort: Counter() for sort in SORTS}
    for number in range(first, first + SHARD):
        play(game, seats, number, counts)
    return {sort: dict(counter) for sort, counter in counts.items()}


def fingerprint() -> str:
    """Changes when cards, rules or the player do."""
    digest = hashlib.sha256()
    for path in COMPILED:
        if "hospital_rush" in path:
            digest.update((PACKAGE / path).read_bytes())
    for name in ("board", "house"):
        file = files("wardround.games.hospital_rush") / "cards" / f"{name}.toml"
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def kept() -> dict[str, Any]:
    """What was counted before by the same cards, rules and player."""
    if COUNTS.exists():
        found: dict[str, Any] = json.loads(COUNTS.read_text(encoding="utf-8"))
        if found["fingerprint"] == fingerprint():
            return found
    return {"fingerprint": fingerprint(), "build": build_info()["build"], "seats": {}}


def run(games: int, jobs: int, seat_counts: list[int], until: float) -> dict[str, Any]:
    """Play until there are so many games for every seat count, or time is up."""
    found = kept()
    with ProcessPoolExecutor(jobs) as pool:
        for wave in _waves(found, games, jobs, seat_counts):
            if time.monotonic() > until:
                break
            for (seats, _), counts in zip(
                wave, pool.map(shard, *zip(*wave, strict=True)), strict=True
            ):
                _add(found["seats"].setdefault(str(seats), {}), counts)
            COUNTS.write_text(json.dumps(found, sort_keys=True) + "\n", encoding="utf-8")
            print({seats: of["games"]["games"] for seats, of in found["seats"].items()}, flush=True)
    return found


def _waves(
    found: dict[str, Any], games: int, jobs: int, seat_counts: list[int]
) -> Iterator[list[tuple[int, int]]]:
    """Shards still to be played, some at a time, all seat counts side by side."""
    done = {n: found["seats"].get(str(n), {}).get("games", {}).get("games", 0) for n in seat_counts}
    while any(done[n] < games for n in seat_counts):
        wave: list[tuple[int, int]] = []
        for seats in seat_counts:
            for _ in range(jobs):
                if done[seats] < games:
                    wave.append((seats, done[seats]))
                    done[seats] += SHARD
        yield wave


def _add(total: dict[str, dict[str, int]], counts: dict[str, dict[str, int]]) -> None:
    for sort, counter in counts.items():
        of = total.setdefault(sort, {})
        for name, number in counter.items():
            of[name] = of.get(name, 0) + number


def page(found: dict[str, Any]) -> str:
    """docs/house-cards.md."""
    by_seats = found["seats"]
    games = ", ".join(f"{of['games']['games']} with {seats}" for seats, of in by_seats.items())
    lines = [
        "# House cards of Hospital Rush: how they were balanced",
        "",
        "The 23 patients, two characters, and the price or content of single spaces are our own:",
        "no document we have gives them. They lie in `games/hospital_rush/cards/` and can be",
        "replaced card by card. `benchmarks/house_cards.py` plays the games and writes this page.",
        "",
        f"Games of greedy players, chance and characters at random, players: {games}.",
        f"Rules {found['build']}, fingerprint {found['fingerprint']}.",
        "",
        "## Characters",
        "",
        "Share of wins as a multiple of the fair share (1 for everybody), with a 95 % interval.",
        f"Aimed at: {LOW} to {HIGH}.",
        "",
        *_characters(by_seats),
        "",
        "## Patients",
        "",
        "Of the times a patient came to a bed: how often it was claimed (more than once is",
        "possible) and how often it went home cured, with a 95 % interval.",
        "",
        *_patients(by_seats),
        "",
        "## Games",
        "",
        *_games(by_seats),
        "",
        "## Spaces",
        "",
        "Markers a game.",
        "",
        *_spaces(by_seats),
    ]
    return "\n".join(lines) + "\n"


def _table(head: list[str], rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]


def _characters(by_seats: dict[str, Any]) -> list[str]:
    game = HospitalRush()
    rows = []
    for card in game.cards.characters:
        row = [f"{card.name}{' (house)' if card.house else ''}"]
        for seats, of in by_seats.items():
            seen = of["seen"].get(card.id, 0)
            share = of["won"].get(card.id, 0) / 60 / seen if seen else 0.0
            within = SURE * math.sqrt(share * (1 - share) / seen) * int(seats) if seen else 0.0
            row.append(f"{share * int(seats):.2f} ± {within:.2f}")
        rows.append(row)
    return _table(["character", *(f"{seats} players" for seats in by_seats)], rows)


def _patients(by_seats: dict[str, Any]) -> list[str]:
    rows = []
    for card in HospitalRush().cards.patients:
        needs = zip(("patch", "purple", "orange", "green", "any", "wild"), card.needs, strict=True)
        row = [card.name, ", ".join(f"{n} {need}" for need, n in needs if n), str(card.prestige)]
        for of in by_seats.values():
            came = of["admitted"].get(card.id, 0)
            cured = of["cured"].get(card.id, 0) / came if came else 0.0
            claimed = of["claimed"].get(card.id, 0) / came if came else 0.0
            within = SURE * math.sqrt(max(0.0, cured * (1 - cured)) / came) if came else 0.0
            row.append(f"{claimed:.2f}, {cured:.2f} ± {within:.2f}")
        rows.append(row)
    heads = (f"{seats} players: claimed, cured" for seats in by_seats)
    return _table(["patient", "needs", "prestige", *heads], rows)


def _games(by_seats: dict[str, Any]) -> list[str]:
    rows = []
    for seats, of in by_seats.items():
        games = of["games"]["games"]
        made = {name: n / games / int(seats) for name, n in of["prestige"].items()}
        told = ", ".join(f"{name} {n:+.2f}" for name, n in made.items())
        rows.append([seats, str(games), f"{of['games']['rounds'] / games:.1f}", told])
    return _table(["players", "games", "rounds a game", "prestige a player by source"], rows)


def _spaces(by_seats: dict[str, Any]) -> list[str]:
    rows = []
    for card in HospitalRush().cards.all_spaces():
        row = [f"{card.name}{' (house)' if card.house else ''}"]
        for of in by_seats.values():
            row.append(f"{of['placed'].get(card.id, 0) / of['games']['games']:.2f}")
        rows.append(row)
    return _table(["space", *(f"{seats} players" for seats in by_seats)], rows)


def main() -> None:
    """Play, count, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games for each seat count")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seats", default="3,4,5")
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after so long")
    parser.add_argument("--page-only", action="store_true", help="write the page from the counts")
    chosen = parser.parse_args()
    seat_counts = [int(n) for n in chosen.seats.split(",")]
    until = time.monotonic() + 60 * chosen.minutes
    if chosen.page_only:
        found = json.loads(COUNTS.read_text(encoding="utf-8"))
    else:
        found = run(chosen.games, chosen.jobs, seat_counts, until)
    PAGE.write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
