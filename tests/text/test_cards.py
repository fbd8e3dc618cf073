"""What every card says. The sentences are in data/cards.txt, to be read by a person.

After a change: REGENERATE=1 python -m pytest tests/text/test_cards.py, then read the file.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from wardround.games.dice_hospital.cards.catalogue import (
    AdministratorCard,
    Department,
    Specialist,
    Treatment,
    describe,
    describe_treatment,
    final_edition,
)
from wardround.text import Speech

SNAPSHOT = Path(__file__).parent / "data" / "cards.txt"
SPEECH = Speech(game="dice-hospital", strict=True)


def test_the_cards_of_the_printed_game() -> None:
    cards = final_edition()
    every: list[Department | Specialist | AdministratorCard] = []
    every += [*cards.departments, *cards.specialists, *cards.administrators]
    text = "".join(f"{card.name}: {SPEECH.say(describe(card))}\n" for card in every)
    if os.environ.get("REGENERATE"):
        SNAPSHOT.write_text(text, encoding="utf-8")
    assert len(every) == 38
    assert text == SNAPSHOT.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ((1, 6), "Heal one patient by 1 step."),
        ((1, 1), "Heal one patient of value 1 by 1 step."),
        ((1, 2), "Heal one patient of value 1 or 2 by 1 step."),
        ((2, 2), "Heal one patient of value 2 by 1 step."),
        ((2, 6), "Heal one patient of value 2 to 6 by 1 step."),
        ((3, 4), "Heal one patient of value 3 or 4 by 1 step."),
        ((4, 4), "Heal one patient of value 4 by 1 step."),
        ((5, 5), "Heal one patient of value 5 by 1 step."),
        ((6, 6), "Heal one patient of value 6 by 1 step."),
    ],
)
def test_spans_of_values(values: tuple[int, int], said: str) -> None:
    assert SPEECH.say(describe_treatment(Treatment(1, None, values, "any", 1))) == said


@pytest.mark.parametrize(
    ("needs", "said"),
    [
        ({"red": 1}, "1 red patient."),
        ({"red": 2, "yellow": 1}, "2 red and 1 yellow patient."),
        ({"red": 1, "green": 2}, "1 red and 2 green patients."),
        ({"yellow": 3, "green": 2}, "3 yellow and 2 green patients."),
        ({"red": 2, "yellow": 2, "green": 2}, "2 red, 2 yellow and 2 green patients."),
    ],
)
def test_what_administrators_can_ask_for(needs: dict[str, int], said: str) -> None:
    card = AdministratorCard("x", "X", needs, 2, most=False, spare=None)
    start = "2 points each round in which you discharge at least "
    assert SPEECH.say(describe(card)) == start + said


@pytest.mark.parametrize(
    ("relation", "said"),
    [
        ("same", "heal exactly two of those same patients by 3 more steps each."),
        (
            "another",
            "heal exactly two other yellow patients of the same value by 3 steps each"
            " (ones that the department did not heal).",
        ),
        (
            "match",
            "heal exactly two other yellow patients of the same value by 3 steps each"
            " (not healed by the department; its value equals what one of those had before).",
        ),
        (
            "anyone",
            "heal exactly two yellow patients of the same value by 3 steps each"
            " (patients just healed included).",
        ),
    ],
)
def test_specialists_of_ones_own(relation: str, said: str) -> None:
    treatment = Treatment(2, "yellow", (1, 6), "equal", 3)
    card = Specialist("x", "X", 1, "blue", "any", relation, treatment)
    start = "When the department it works in heals anyone, you may "
    assert SPEECH.say(describe(card)) == start + said
