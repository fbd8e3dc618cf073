"""Writes what the drawings of Dice Hospital show of each card: run me after cards change."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import wardround
from wardround.games import GAMES
from wardround.games.dice_hospital.cards import describe
from wardround.text import speech_for

FILE = Path(wardround.__file__).parent / "web" / "games" / "dice-hospital" / "card_facts.js"
HEAD = """/**
 * What the drawings show of each card. Written by tests/page/card_facts.py; do not edit.
 * @type {Record<string, any>}
 */
"""


def written() -> str:
    """The module as it should be."""
    game: Any = GAMES.find("dice-hospital")
    speech = speech_for(game)
    facts: dict[str, Any] = {}
    groups = {
        "department": game.cards.departments,
        "specialist": game.cards.specialists,
        "administrator": game.cards.administrators,
    }
    for kind, cards in groups.items():
        for card in cards:
            fact = {
                "kind": kind,
                "text": speech.say(describe(card)),
                "house": card.id in game.house(),
            }
            if kind != "administrator":
                fact |= asdict(card.treatment)
                fact["deck"] = card.copies > 0
            if kind == "specialist":
                fact |= {"family": card.family, "trigger": card.trigger}
            facts[card.id] = fact
    lines = ",\n".join(f"  {json.dumps(word)}: {json.dumps(fact)}" for word, fact in facts.items())
    return f"{HEAD}export const CARDS = {{\n{lines},\n}};\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
