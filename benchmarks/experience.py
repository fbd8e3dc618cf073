"""Fit what cards and patients of Dice Hospital came to in games of planning players.

    python -m benchmarks.experience --seats 2 --games 1000 --jobs 2

Everybody plays as `solver` with a small budget, but takes any card now and then, so that all are
met. At the end of each round's work, what a seat will still gain until the end of the game is set
against what lies in its hospital; the least squares of that are written to the file of experience.
Administrators and the round are fitted too, and not kept: nobody drafts them.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import numpy as np
from benchmarks.tuning import weights_text

from wardround.games import GAMES
from wardround.games.dice_hospital.rules import flow
from wardround.games.dice_hospital.rules.discharge import score
from wardround.games.dice_hospital.rules.kinds import VALUE, WAITING
from wardround.games.dice_hospital.rules.ruleset import (
    BEDS,
    DICE_IN_AMBULANCE,
    FATALITY,
    NEGLECT,
    NURSES,
    ROUNDS,
)
from wardround.games.dice_hospital.rules.state import ACTIVATE, IMPROVE, State
from wardround.games.dice_hospital.rules.words import FINISH
from wardround.players.dice_hospital.drafts import DRAFTS, best_draft
from wardround.players.dice_hospital.experience import EXPERIENCE
from wardround.players.dice_hospital.kit import MOST_SECONDS, plan_activation
from wardround.players.dice_hospital.sentence_search import best_sentence
from wardround.players.dice_hospital.value import STANDARD_WEIGHTS, WEIGHTS, Weights, evaluate
from wardround.players.weights import Numbers, numbers, read_numbers
from wardround.table.speakers import is_chance
from wardround.table.speaking import chosen_by

FOLDER = Path(__file__).parent.parent / "src/wardround/players"
HEADING = """# What hospitals came to, by the number of seats (3 and 4: as 2), in points: what is
# there when a round's work is done, cards for each round that is left. The fields are those of
# `Experience` in players/dice_hospital/experience.py; benchmarks/experience.py fits them.
"""
CURIOUS = 0.25
WIDTH, NODES = 4, 10
CARD, FIELD = "card/", "field/"
RIDGE = 1.0

Features = dict[str, float]


class Row(NamedTuple):
    """A hospital when a round's work was done, and what it still gained."""

    features: Features
    gained: float


def features_of(s: State, seat: int) -> Features:
    """What lies in a hospital; cards as often as there are rounds left."""
    game, h, rules = GAMES.find("dice-hospital"), s.hospitals[seat], s.rules
    left = float(ROUNDS - s.round)
    found: Features = {f"round/{s.round}": 1.0, f"administrator/{h.administrator}": left}
    staying = 0
    for k in h.patients:
        value = max(0, VALUE[k] - (s.modifiers[NEGLECT] if k % 3 == WAITING else 0))
        staying += value > 0
        if value:
            _count(found, f"{FIELD}patient-{value}", 1)
    _count(found, f"{FIELD}crowd", -max(0, staying + DICE_IN_AMBULANCE - BEDS))
    _count(found, f"{FIELD}bag", h.bags)
    _count(found, f"{FIELD}pair", left * min(len(h.departments), NURSES + len(h.staff)))
    words = [rules.department_words[d] for d in h.departments if d >= rules.board]
    for word in words + [rules.worker_words[w] for w in h.staff]:
        _count(found, CARD + game.vocabulary.word(word), left)
    return found


def _count(found: Features, name: str, number: float) -> None:
    found[name] = found.get(name, 0.0) + number


def _bare(seats: int) -> Weights:
    """Weights for the points that a hospital has anyhow: deaths to come, reports."""
    usual = numbers(WEIGHTS)[seats]
    nothing = {name: [0.0] * len(given) for name, given in usual.items()}
    return Weights({**nothing, "home": usual["home"], "patient": [float(FATALITY)] + 6 * [0.0]})


def play(seats: int, number: int) -> list[Row]:
    """One game: every hospital at the end of every round's work but the last."""
    game, bare = GAMES.find("dice-hospital"), _bare(seats)
    rng = Random(f"experience/{seats}/{number}")
    s = game.start(game.resolve_options({"seats": str(seats)}))
    seen: list[tuple[int, float, Features]] = []
    speaker = flow.only_speaker(s)
    while speaker != flow.NOBODY:
        for word in _sentence(s, speaker, rng):
            last = all(h.ready for seat, h in enumerate(s.hospitals) if seat != speaker)
            if s.phase == ACTIVATE and word == FINISH and last and s.round < ROUNDS:
                for seat in range(seats):
                    seen.append((seat, evaluate(s, seat, bare), features_of(s, seat)))
            flow.apply(s, speaker, word)
            if flow.only_speaker(s) != speaker:
                break
        speaker = flow.only_speaker(s)
    return [Row(features, score(s, seat) - had) for seat, had, features in seen]


def _sentence(s: State, speaker: int, rng: Random) -> list[int]:
    if is_chance(speaker):
        return [chosen_by(rng.random(), flow.words(s, speaker), flow.weights(s))]
    if s.phase == ACTIVATE and not s.hospitals[speaker].said:
        return plan_activation(s, speaker, WIDTH, NODES, MOST_SECONDS)
    weights = STANDARD_WEIGHTS[len(s.hospitals)]
    if s.phase == IMPROVE and rng.random() < CURIOUS:
        return [rng.choice(flow.words(s, speaker))]
    if s.phase in DRAFTS:
        return [best_draft(s, speaker, 0, weights)]
    return best_sentence(s, speaker, weights)


def fit_features(rows: list[Row]) -> dict[str, float]:
    """The number for each feature by least squares, drawn towards 0 a little."""
    names = sorted({name for row in rows for name in row.features})
    place = {name: i for i, name in enumerate(names)}
    table = np.zeros((len(rows) + len(names), len(names)))
    for i, row in enumerate(rows):
        for name, number in row.features.items():
            table[i, place[name]] = number
    table[len(rows) :] = RIDGE * np.eye(len(names))
    gained = np.array([row.gained for row in rows] + len(names) * [0.0])
    found = np.linalg.lstsq(table, gained, rcond=None)[0]
    off = float(np.std(gained[: len(rows)] - (table @ found)[: len(rows)]))
    print(f"{len(rows)} hospitals, gained {np.std(gained):.1f} up or down, {off:.1f} unexplained")
    return {name: float(found[i]) for name, i in place.items()}


def experience(found: dict[str, float]) -> Numbers:
    """As the file has it: cards by name, and the mean of those met for one that was not."""
    rooms = _departments()
    cards = {name[len(CARD) :]: n for name, n in sorted(found.items()) if name.startswith(CARD)}
    patients = [found.get(f"{FIELD}patient-{value}", 0.0) for value in range(1, 7)]
    return {
        "patient": [float(FATALITY), *patients],
        "crowd": [found[f"{FIELD}crowd"]],
        "bag": [found[f"{FIELD}bag"]],
        "pair": [found[f"{FIELD}pair"]],
        "department": [fmean(n for name, n in cards.items() if name in rooms)],
        "specialist": [fmean(n for name, n in cards.items() if name not in rooms)],
        **{name: [number] for name, number in cards.items()},
    }


def _departments() -> set[str]:
    game = GAMES.find("dice-hospital")
    rules = game.start(game.resolve_options({"seats": "2"})).rules
    return {game.vocabulary.word(word) for word in rules.department_words}


def main() -> None:
    """Play, fit, and write it down."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seats", type=int, choices=(1, 2), required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    rows: list[Row] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        played = pool.map(play, repeat(given.seats), range(given.games), chunksize=5)
        for number, found in enumerate(played, 1):
            rows += found
            if number % 100 == 0:
                print(f"{number} of {given.games} games", flush=True)
    path = FOLDER / EXPERIENCE
    known = read_numbers(path) if path.exists() else {}
    known[given.seats] = experience(fit_features(rows))
    path.write_text(weights_text(known, HEADING), encoding="utf-8")
    print(f"written to {path}")


if __name__ == "__main__":
    main()
