"""A card's record is all there is: what can be done, what is done and what is told come from it.

The game's answers, word by word, are compared with every combination of individual patients tried
by hand on the records alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from dice_hospital.by_records import (
    Patient,
    Pending,
    Result,
    Ward,
    effects,
    groups,
    heal,
    place,
    settled,
    words,
)
from dice_hospital.given import GAME, State, after, given, hospital, lounge, own, patients, ways
from wardround.games.dice_hospital.cards.catalogue import (
    AdministratorCard,
    Cards,
    Department,
    Specialist,
    Treatment,
    describe,
)
from wardround.games.dice_hospital.game import DiceHospital

COLOURS = ("red", "yellow", "green")
RELATIONS = ("anyone", "same", "another", "match")
DECKS = 40
DEPARTMENTS = 8
SPECIALISTS = 8


def random_treatment(rng: Random, most: int = 4) -> Treatment:
    low = rng.randint(1, 6)
    wide = rng.random() < 0.5
    return Treatment(
        count=rng.randint(1, rng.randint(1, most)),
        colour=rng.choice((None, None, *COLOURS)),
        values=(1, 6) if wide else (low, rng.randint(low, 6)),
        pattern=rng.choice(("any", "any", "equal", "run")),
        steps=rng.choice((1, 1, 2, 3, 6)),
    )


def random_deck(rng: Random) -> DiceHospital:
    """A game of cards nobody has seen: one department on the board, the others built."""
    departments = [
        Department(f"dep-{n}", f"Department {n}", 2 if n else 0, random_treatment(rng))
        for n in range(DEPARTMENTS)
    ]
    specialists = [
        Specialist(
            f"spec-{n}",
            f"Specialist {n}",
            2,
            "blue",
            rng.choice((*COLOURS, "any")),
            RELATIONS[n % 4],
            random_treatment(rng, 2 + n // 4),
        )
        for n in range(SPECIALISTS)
    ]
    return DiceHospital(Cards("own", tuple(departments), tuple(specialists), ()))


def random_ward(rng: Random, most: int = 12) -> Ward:
    """Patients in a narrow range, so that groups happen."""
    low = rng.randint(1, 5)
    colours = rng.sample(COLOURS, rng.randint(1, 3))
    dice = []
    for name in range(rng.randint(rng.choice((1, 7)), most)):
        own_colour = rng.choice(colours)
        shown = own_colour if rng.random() < 0.75 else rng.choice(COLOURS)
        value = rng.randint(low, min(6, low + 2))
        dice.append(Patient(name, own_colour, shown, value, rng.random() < 0.4))
    return tuple(dice)


def on_the_table(game: DiceHospital, ward: Ward, department: str, **fields: str | int) -> State:
    """A position with this ward and department."""
    built = [card.id for card in game.cards.departments if card.copies]
    bedded = hospital(
        " ".join(words(ward)), departments=department if department in built else "", **fields
    )
    return given(bedded, seats=4, game=game)


def offered(game: DiceHospital, state: State, begun: str) -> list[tuple[str, ...]]:
    """The groups that may be said from here, each sorted; none if the words cannot be begun."""
    worker, department = begun.split()
    root = game.vocabulary.numbers([worker])[0]
    if root not in game.legal(state, 0):
        return []
    there = after(state, "1", worker, game)
    if game.vocabulary.number(department) not in game.legal(there, 0):
        return []
    return [tuple(sorted(line.split())) for line in ways(state, "1", begun, game)]


def result(game: DiceHospital, state: State) -> Result:
    """Who lies there and who is in the lounge."""
    return tuple(sorted(patients(state, 1, game).split())), tuple(
        sorted(lounge(state, 1, game).split())
    )


def check_department(game: DiceHospital, card: Department, ward: Ward) -> int:
    """Legal picks and results of a department are those found by hand; how many there are."""
    state = on_the_table(game, ward, card.id)
    by_hand: dict[tuple[str, ...], Result] = {}
    for group in groups(card.treatment, ward):
        left, home = heal(ward, group, card.treatment.steps)
        by_hand[words(group)] = words(left), home
    found = offered(game, state, f"nurse {card.id}")
    assert len(found) == len(set(found))
    assert set(found) == set(by_hand), (card, words(ward))
    for line in ways(state, "1", f"nurse {card.id}", game) if found else []:
        there = after(state, "1", f"nurse {card.id} {line}", game)
        assert result(game, there) == by_hand[tuple(sorted(line.split()))], (card, words(ward))
    return len(found)


# --- departments ---


@pytest.mark.parametrize("card", GAME.cards.departments, ids=lambda card: card.id)
def test_a_department_heals_just_whom_its_record_says(card: Department) -> None:
    rng = Random(card.id)
    assert sum(check_department(GAME, card, random_ward(rng)) for _ in range(80)) > 20


def test_departments_nobody_has_seen_heal_just_whom_their_records_say() -> None:
    rng = Random(1)
    checked = found = 0
    for _ in range(DECKS):
        game = random_deck(rng)
        for card in game.cards.departments:
            for _ in range(2):
                found += check_department(game, card, random_ward(rng))
            checked += 1
    assert checked >= 300
    assert found > 1000


# --- specialists ---


Bag = Callable[[Pending, State], tuple[Pending, State]]


def no_bag(pending: Pending, state: State) -> tuple[Pending, State]:
    return pending, state


def with_bag(game: DiceHospital, rng: Random) -> Bag:
    """A blood bag on somebody, between the department and the effect."""

    def use(pending: Pending, state: State) -> tuple[Pending, State]:
        if not pending.ward:
            return pending, state
        patient = rng.choice(pending.ward)
        to = rng.choice([colour for colour in COLOURS if colour != patient.shown] + ["heal"])
        there = after(state, "1", f"bag {patient.word()} {to}", game)
        if to == "heal":
            ward, home = heal(pending.ward, (patient,), 1)
        else:
            ward = tuple(replace(p, shown=to) if p == patient else p for p in pending.ward)
            home = ()
        return replace(pending, ward=ward, home=tuple(sorted((*pending.home, *home)))), there

    return use


def check_effect(
    game: DiceHospital, card: Department, worker: Specialist, ward: Ward, rng: Random, bags: int
) -> int:
    """What may be chosen, and what comes of it, is as found by hand; how many choices there are."""
    chosen = groups(card.treatment, ward)
    if not chosen:
        return 0
    group = rng.choice(chosen)
    state = on_the_table(game, ward, card.id, staff=worker.id, bags=bags)
    said = " ".join(sorted((patient.word() for patient in group), key=game.vocabulary.number))
    state = after(state, "1", f"{worker.id} {card.id} {said}", game)
    pending = place(card.treatment, worker, ward, group)
    if pending is None:
        assert own(state, 1, game)["pending"] is None
        return 0
    use = with_bag(game, rng) if bags else no_bag
    pending, state = use(pending, state)
    return check_choices(game, worker, pending, state)


def check_choices(game: DiceHospital, worker: Specialist, pending: Pending, state: State) -> int:
    choices = effects(worker, pending)
    if not choices:
        assert own(state, 1, game)["pending"] is None
        assert result(game, state) == (settled(pending.ward), pending.home)
        return 0
    by_hand = {}
    for group in choices:
        assert worker.treatment is not None
        ward, home = heal(pending.ward, group, worker.treatment.steps)
        by_hand[words(group)] = settled(ward), tuple(sorted((*pending.home, *home)))
    lines = [line for line in ways(state, "1", "", game) if line != "skip"]
    found = [tuple(sorted(line.split())) for line in lines]
    assert len(found) == len(set(found))
    assert set(found) == set(by_hand), (worker, words(pending.ward))
    for line, group_words in zip(lines, found, strict=True):
        assert result(game, after(state, "1", line, game)) == by_hand[group_words]
    left = after(state, "1", "skip", game)
    assert result(game, left) == (settled(pending.ward), pending.home)
    return len(found)


@pytest.mark.parametrize("bags", [0, 1])
@pytest.mark.parametrize("worker", GAME.cards.specialists, ids=lambda card: card.id)
def test_a_specialist_may_choose_just_whom_its_record_says(worker: Specialist, bags: int) -> None:
    rng = Random(f"{worker.id} {bags}")
    found = 0
    for _ in range(150):
        card = rng.choice(GAME.cards.departments)
        found += check_effect(GAME, card, worker, random_ward(rng), rng, bags)
    assert found > 15


@pytest.mark.parametrize("bags", [0, 1])
def test_specialists_nobody_has_seen_may_choose_just_whom_their_records_say(bags: int) -> None:
    rng = Random(2 + bags)
    checked = 0
    found = dict.fromkeys(RELATIONS, 0)
    for _ in range(DECKS):
        game = random_deck(rng)
        for worker in game.cards.specialists:
            checked += 1
            rarely = worker.relation in ("same", "match")
            for card in game.cards.departments * (3 if rarely else 1):
                ward = random_ward(rng)
                found[worker.relation] += check_effect(game, card, worker, ward, rng, bags)
    assert checked >= 300
    assert min(found.values()) > 50


# --- what is told ---


def told_treatment(figures: dict[str, str | int]) -> Treatment:
    """The treatment a description speaks of."""
    colour = str(figures["colour"])
    return Treatment(
        int(figures["count"]),
        None if colour == "any" else colour,
        (int(figures["low"]), int(figures["high"])),
        str(figures["pattern"]),
        int(figures["steps"]),
    )


def test_a_department_is_described_by_its_record() -> None:
    rng = Random(4)
    for cards in [GAME.cards, *(random_deck(rng).cards for _ in range(10))]:
        for card in cards.departments:
            message = describe(card)
            assert message.key == "does-treatment"
            assert told_treatment(message.figures) == card.treatment


def test_a_specialist_is_described_by_its_record() -> None:
    rng = Random(5)
    for cards in [GAME.cards, *(random_deck(rng).cards for _ in range(10))]:
        for card in cards.specialists:
            message = describe(card)
            assert message.key == "does-specialist"
            assert told_treatment(message.figures) == card.treatment
            assert message.figures["trigger"] == card.trigger
            assert message.figures["relation"] == card.relation


@pytest.mark.parametrize("card", GAME.cards.administrators, ids=lambda card: card.id)
def test_an_administrator_is_described_by_its_record(card: AdministratorCard) -> None:
    key, figures = describe(card)
    if card.spare:
        assert (key, figures) == ("does-administrator-spare", {"colour": card.spare})
    elif card.most:
        assert (key, figures) == ("does-administrator-most", {"points": card.points})
    else:
        needs = {colour: card.needs.get(colour, 0) for colour in COLOURS}
        assert (key, figures) == ("does-administrator-needs", {**needs, "points": card.points})


def test_the_question_tells_what_the_card_does() -> None:
    state = given(hospital("r1 r2 r3 y3", departments="radiology", staff="paramedic"))
    say_radiology = after(state, "1", "paramedic radiology r1")
    asked = GAME.prompt(say_radiology, 0).question
    assert asked.figures["left"] == 2
    assert asked.figures["department"] == "radiology"
    card = next(card for card in GAME.cards.departments if card.id == "radiology")
    assert told_treatment(asked.figures) == card.treatment
