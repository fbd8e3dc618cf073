"""Hospital Rush: spaces that are chosen, characters dealt, skills learnt, patients cured."""

from __future__ import annotations

from typing import Any, Final

from wardround.games.hospital_rush.rules.state import WHERE
from wardround.lab.kit import TAKEN, Count, LabKit
from wardround.table.contract.data import Options
from wardround.table.game import AnyGame

KINDS: Final = ("character", "space", "skill", "patient")


def _kinds(game: AnyGame, options: Options) -> dict[str, str]:
    cards = game.cards_in_play(options)
    return {word: card.kind for word, card in cards.items() if card.kind in KINDS}


def _offers(state: Any, _seat: int) -> bool:
    return state.question == WHERE and not state.said


KIT = LabKit(
    kinds=_kinds,
    offers=_offers,
    happenings={
        "cast": (Count("character", TAKEN),),
        "learn": (Count("skill", TAKEN),),
        "poach": (Count("skill", TAKEN),),
        "cure": (Count("patient", TAKEN),),
    },
    starts="first",
)
