"""Dice Hospital: ambulances and cards that are offered, taken and put to work."""

from __future__ import annotations

from typing import Any, Final

from wardround.games.dice_hospital.rules.state import IMPROVE, KEEP, TAKE
from wardround.lab.kit import PLAYED, Count, LabKit
from wardround.table.contract.data import Options
from wardround.table.game import AnyGame

AMBULANCES: Final = {f"ambulance-{number}": "ambulance" for number in range(1, 6)}
KINDS: Final = ("administrator", "department", "specialist")


def _kinds(game: AnyGame, options: Options) -> dict[str, str]:
    cards = game.cards_in_play(options)
    return AMBULANCES | {word: card.kind for word, card in cards.items() if card.kind in KINDS}


def _offers(state: Any, _seat: int) -> bool:
    return state.phase in (KEEP, TAKE, IMPROVE)


KIT = LabKit(
    kinds=_kinds,
    offers=_offers,
    happenings={"place": (Count("worker", PLAYED), Count("department", PLAYED))},
    starts="first",
)
