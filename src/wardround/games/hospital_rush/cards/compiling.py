"""Cards into the plain ints that the rules run on."""

from __future__ import annotations

from collections.abc import Mapping

from wardround.games.hospital_rush.cards.records import (
    HOOKS,
    MEDICINE,
    Cards,
    PatientCard,
    SpaceCard,
)
from wardround.games.hospital_rush.rules import ruleset as rules
from wardround.games.hospital_rush.rules.words import CARDS
from wardround.table.options import first_seat


def compile_rules(cards: Cards, options: Mapping[str, str]) -> rules.Rules:
    """The rules of one game: these cards, as they are played, under these settled options.

    Every space has one price, that of the game's number of players.
    """
    seats = int(options["seats"])
    return rules.Rules(
        options=dict(options),
        seats=seats,
        first=first_seat(options),
        rounds=0 if options["rounds"] == "off" else int(options["rounds"]),
        medicine=MEDICINE[seats],
        price_word=CARDS,
        prices=cards.prices(),
        spaces=[_compile_space(card) for card in cards.all_spaces()],
        board=len(cards.spaces),
        in_play=[i for i, card in enumerate(cards.spaces) if seats in card.seats],
        characters=len(cards.characters),
        patients=[_compile_patient(card) for card in cards.patients],
    )


def _compile_space(card: SpaceCard) -> rules.Space:
    hook, fields = HOOKS[card.does]
    numbers = {fields[name]: value for name, value in card.numbers.items()}
    return rules.Space(
        hook,
        card.limit,
        int(card.red),
        card.costs[0],
        numbers.get("amount", 0),
        numbers.get("more", 0),
        numbers.get("price", 0),
        list(card.deals),
    )


def _compile_patient(card: PatientCard) -> rules.Patient:
    return rules.Patient(
        list(card.needs), card.prestige, list(card.right) if any(card.right) else []
    )
