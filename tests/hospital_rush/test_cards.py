"""Cards: the constraints of the house content."""

from __future__ import annotations

from collections import Counter

import pytest

from hospital_rush.given import GAME
from wardround.games.hospital_rush.cards.catalogue import (
    NEEDS,
    compile_rules,
    standard_cards,
)
from wardround.games.hospital_rush.options import resolve_options
from wardround.games.hospital_rush.rules.beds import covered, fits
from wardround.games.hospital_rush.rules.words import COLOURS
from wardround.games.hospital_rush.views.derived import open_needs
from wardround.table.cards.house import is_whole

CARDS = standard_cards()


def test_there_are_23_patients_of_3_to_7_tiles_all_house() -> None:
    assert len(CARDS.patients) == 23
    assert all(3 <= sum(card.needs) <= 7 and is_whole(card.house) for card in CARDS.patients)


def test_colours_are_needed_equally_often() -> None:
    needed: Counter[str] = Counter()
    for card in CARDS.patients:
        needed.update(dict(zip(NEEDS, card.needs, strict=True)))
    assert len({needed[colour] for colour in COLOURS}) == 1


def test_the_anchor_is_3_patches_and_2_medicine_for_3_prestige() -> None:
    anchors = [c for c in CARDS.patients if c.needs[0] == 3 and sorted(c.needs[1:4]) == [0, 1, 1]]
    assert len(anchors) == 3
    assert {card.prestige for card in anchors} == {3}


def test_some_need_patches_only_and_some_mainly_medicine() -> None:
    assert sum(card.needs[0] == sum(card.needs) for card in CARDS.patients) >= 2
    medicine = [sum(card.needs[1:5]) * 2 > sum(card.needs) for card in CARDS.patients]
    assert sum(medicine) >= 4


def test_five_or_six_have_a_right_hand_option() -> None:
    assert sum(any(card.right) for card in CARDS.patients) in (5, 6)


def test_no_patient_dominates_another() -> None:
    """Whatever cures one patient must not always do for another that brings as much."""
    patients = compile_rules(CARDS, resolve_options({"seats": "5"})).patients
    cures = [
        [tiles for tiles in _tile_sets(p.size) if sum(tiles) == p.size and fits(p, tiles)]
        for p in patients
    ]
    for one, better in enumerate(patients):
        for other, worse in enumerate(patients):
            if one != other and better.prestige >= worse.prestige:
                always = all(covered(better.needs, tiles) for tiles in cures[other])
                assert not always, (CARDS.patients[one].id, CARDS.patients[other].id)


def test_seven_characters_of_which_two_are_house() -> None:
    assert len(CARDS.characters) == 7
    assert [card.id for card in CARDS.characters if is_whole(card.house)] == ["olga", "felix"]


@pytest.mark.parametrize("card", CARDS.patients, ids=lambda card: card.id)
def test_each_patient_is_cured_by_exactly_what_it_needs(card: object) -> None:
    number = [c.id for c in CARDS.patients].index(card.id)  # type: ignore[attr-defined]
    patient = compile_rules(CARDS, resolve_options({"seats": "5"})).patients[number]
    for tiles in _tile_sets(patient.size):
        whole = sum(tiles) == patient.size and fits(patient, tiles)
        assert whole == (covered(patient.needs, tiles) and sum(tiles) == patient.size)
        if fits(patient, tiles):
            assert len(open_needs(patient.needs, tiles)) == patient.size - sum(tiles)
            assert fits_by_trying(patient.needs, tiles)
        else:
            assert not fits_by_trying(patient.needs, tiles)


def _tile_sets(most: int) -> list[list[int]]:
    span = range(most + 1)
    return [
        [a, b, c, d]
        for a in span
        for b in span
        for c in span
        for d in span
        if a + b + c + d <= most
    ]


def fits_by_trying(needs: list[int], tiles: list[int]) -> bool:
    """Put the tiles on the card one by one in every way."""
    for tile in range(4):
        if tiles[tile]:
            rest = [n - int(i == tile) for i, n in enumerate(tiles)]
            for need in (tile, 5) if not tile else (tile, 4, 5):
                if needs[need]:
                    left = [n - int(i == need) for i, n in enumerate(needs)]
                    if fits_by_trying(left, rest):
                        return True
            return False
    return True


def test_everything_printed_is_told_with_its_name() -> None:
    for seats in ("3", "4", "5"):
        options = GAME.resolve_options({"seats": seats})
        printed = GAME.cards_in_play(options)
        assert set(printed) <= set(GAME.names())
        assert ("late-exam" in printed) == (seats == "5")
        assert {card.kind for card in printed.values()} == {
            "space",
            "character",
            "patient",
            "skill",
        }
    assert GAME.constants(GAME.resolve_options({"seats": "5"}))["medicine"]["purple"] == 4
