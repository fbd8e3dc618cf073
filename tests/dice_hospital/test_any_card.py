"""Departments nobody has seen, with every kind of choice, against their records tried by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from random import Random

import pytest

from dice_hospital.by_records import Patient, Ward, in_pattern, words
from dice_hospital.given import after, given, hospital, own, patients, ways
from wardround.games.dice_hospital.cards.catalogue import Cards, Department, Treatment
from wardround.games.dice_hospital.game import DiceHospital

COLOURS = ("red", "yellow", "green")
OPS = ("heal", "heal", "lower", "flip", "recolour", "transfer")
Chosen = tuple[str, ...]
Outcome = tuple[tuple[str, ...], tuple[str, ...], int]


def random_slot(rng: Random, most: int, op: str) -> Treatment:
    low = rng.randint(1, 6)
    count = rng.randint(1, most)
    steps = 0 if op not in ("heal", "lower") else rng.choice((1, 1, 2, 3))
    by_value = tuple(rng.randint(1, 3) for _ in range(6)) if steps and rng.random() < 0.3 else ()
    return Treatment(
        count=count,
        colour=rng.choice((None, None, *COLOURS)),
        values=(1, 6) if rng.random() < 0.5 else (low, rng.randint(low, 6)),
        pattern="any",
        steps=max(by_value) if by_value else steps,
        op=op,
        by_value=by_value,
    )


def random_treatment(rng: Random) -> Treatment:
    """One slot, perhaps "up to" or in a pattern; or two."""
    op = rng.choice(OPS)
    if op != "recolour" and rng.random() < 0.35:
        first = random_slot(rng, 2, op)
        second = random_slot(rng, 2, rng.choice(("heal", "lower", "flip", "transfer")))
        return replace(first, second=second)
    slot = random_slot(rng, 2 if op == "recolour" else 3, op)
    least = rng.randint(1, slot.count) % slot.count
    return replace(slot, least=least, pattern=rng.choice(("any", "any", "equal", "run")))


def random_ward(rng: Random) -> Ward:
    dice = []
    for name in range(rng.randint(1, 6)):
        own_colour = rng.choice(COLOURS)
        shown = own_colour if rng.random() < 0.8 else rng.choice(COLOURS)
        dice.append(Patient(name, own_colour, shown, rng.randint(1, 6), rng.random() < 0.3))
    return tuple(dice)


def groups(treatment: Treatment, among: Ward) -> Iterator[Ward]:
    """Every group of individuals one slot may choose."""
    low, high = treatment.values
    fit = [p for p in among if low <= p.value <= high and treatment.colour in (None, p.shown)]
    for size in range(treatment.least or treatment.count, treatment.count + 1):
        for group in combinations(fit, size):
            if in_pattern(treatment.pattern, [p.value for p in group]):
                yield group


def treated(treatment: Treatment, patient: Patient) -> Patient | None:
    """What one patient becomes; None if it goes back to the bag."""
    steps = treatment.by_value[patient.value - 1] if treatment.by_value else treatment.steps
    if treatment.op == "transfer":
        return None
    value = {
        "heal": patient.value + steps,
        "lower": patient.value - steps,
        "flip": 7 - patient.value,
    }[treatment.op]
    return replace(patient, value=value, treated=True)


def outcome(ward: Ward, changed: dict[int, Patient | None]) -> Outcome:
    """Who stays, the colours that go home, and how many die."""
    now = [changed.get(p.name, p) for p in ward]
    there = [p for p in now if p is not None]
    stay = [p for p in there if 1 <= p.value <= 6]
    home = tuple(sorted(p.own for p in there if p.value > 6))
    return words(stay), home, sum(p.value < 1 for p in there)


def by_hand(treatment: Treatment, ward: Ward) -> dict[Chosen, Outcome]:
    """Every choice as its words (of a second slot behind a bar), and what comes of it."""
    found: dict[Chosen, Outcome] = {}
    for group in groups(treatment, ward):
        if treatment.op == "recolour":
            found |= recoloured(group, ward)
            continue
        changed = {p.name: treated(treatment, p) for p in group}
        if treatment.second is None:
            found[words(group)] = outcome(ward, changed)
            continue
        rest = tuple(p for p in ward if p.name not in changed)
        for other in groups(treatment.second, rest):
            both = changed | {p.name: treated(treatment.second, p) for p in other}
            found[(*words(group), "|", *words(other))] = outcome(ward, both)
    return found


def recoloured(group: Ward, ward: Ward) -> dict[Chosen, Outcome]:
    found: dict[Chosen, Outcome] = {}
    for colours in product(COLOURS, repeat=len(group)):
        if any(p.shown == colour for p, colour in zip(group, colours, strict=True)):
            continue
        changed: dict[int, Patient | None] = {
            p.name: replace(p, shown=colour, treated=True)
            for p, colour in zip(group, colours, strict=True)
        }
        said = sorted(f"{p.word()} {colour}" for p, colour in zip(group, colours, strict=True))
        found[tuple(said)] = outcome(ward, changed)
    return found


def chosen(treatment: Treatment, line: str) -> Chosen:
    """The words of a sentence in the form of `by_hand`."""
    said = [word for word in line.split() if word != "done"]
    if treatment.op == "recolour":
        return tuple(sorted(f"{a} {b}" for a, b in zip(said[::2], said[1::2], strict=True)))
    if treatment.second is None:
        return tuple(sorted(said))
    first, second = said[: treatment.count], said[treatment.count :]
    return (*sorted(first), "|", *sorted(second))


def check(treatment: Treatment, ward: Ward) -> int:
    """Legal sentences and their results are those found by hand; how many there are."""
    board = Department("board", "Board", 0, replace(treatment, second=None, op="flip", steps=0))
    card = Department("any-card", "Any card", 1, treatment)
    game = DiceHospital(Cards("own", (board, card), (), ()))
    bedded = hospital(" ".join(words(ward)), departments="any-card")
    state = given(bedded, seats=4, game=game)
    expected = by_hand(treatment, ward)
    nurse = game.vocabulary.number("nurse")
    there = after(state, "1", "nurse", game) if nurse in game.legal(state, 0) else None
    if there is None or game.vocabulary.number("any-card") not in game.legal(there, 0):
        assert expected == {}, (treatment, words(ward))
        return 0
    lines = ways(state, "1", "nurse any-card", game)
    found = [chosen(treatment, line) for line in lines]
    assert len(found) == len(set(found)), (treatment, words(ward))
    assert set(found) == set(expected), (treatment, words(ward))
    for line, key in zip(lines, found, strict=True):
        end = after(state, "1", f"nurse any-card {line}", game)
        home = own(end, 1, game)["lounge"]
        gone = tuple(sorted(c for c in COLOURS for _ in range(home[c])))
        lying = tuple(sorted(patients(end, 1, game).split()))
        assert (lying, gone, own(end, 1, game)["fatalities"]) == expected[key], (treatment, line)
    return len(found)


@pytest.mark.parametrize("seed", range(8))
def test_any_department_does_just_what_its_record_says(seed: int) -> None:
    rng = Random(seed)
    assert sum(check(random_treatment(rng), random_ward(rng)) for _ in range(80)) > 60
