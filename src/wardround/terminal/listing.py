"""What the commands about a game itself answer: cards and options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wardround.games import GAMES
from wardround.games.dice_hospital.cards import AdministratorCard, Department, Specialist, describe
from wardround.table.game import Game
from wardround.terminal.printing import out, out_json
from wardround.text import Speech, prefix_of, speech_for

AnyCard = Department | Specialist | AdministratorCard


def show_cards(name: str, as_json: bool) -> None:
    """All cards of a game with what they do."""
    game: Any = GAMES.find(name)
    speech = speech_for(game)
    if name != "dice-hospital":
        _show_printed(game, speech, as_json)
        return
    groups: dict[str, list[AnyCard]] = {
        "board-departments": [card for card in game.cards.departments if not card.copies],
        "departments": [card for card in game.cards.departments if card.copies],
        "specialists": list(game.cards.specialists),
        "administrators": list(game.cards.administrators),
    }
    if as_json:
        out_json({kind: [_card_json(speech, c) for c in cards] for kind, cards in groups.items()})
        return
    for kind, cards in groups.items():
        out(speech.label(f"label-{kind}"))
        for card in cards:
            out(f"  {_card_line(speech, card)}")
        out("")


def _show_printed(game: Game[Any], speech: Speech, as_json: bool) -> None:
    """All cards of a game by what its contract tells, with all seats."""
    house = game.house()
    cards = game.printed(game.settle({"seats": str(max(game.seat_counts))}))
    for seats in game.seat_counts:
        cards |= game.printed(game.settle({"seats": str(seats)}))
    groups: dict[str, list[dict[str, Any]]] = {}
    for word, card in cards.items():
        entry = {"word": word, "name": game.names()[word], "text": speech.say(card.does)}
        groups.setdefault(card.kind, []).append({**entry, "house": word in house})
    if as_json:
        out_json(groups)
        return
    for kind, entries in groups.items():
        out(speech.label(f"{prefix_of(game.name)}-cards-{kind}"))
        for entry in entries:
            notes = [entry["word"], *([speech.label("house")] if entry["house"] else [])]
            out(f"  {entry['name']} ({', '.join(notes)}): {entry['text']}")
        out("")


def _card_json(speech: Speech, card: AnyCard) -> dict[str, Any]:
    return {
        "word": card.id,
        "name": card.name,
        "text": speech.say(describe(card)),
        "copies": getattr(card, "copies", 1),
        "house": isinstance(card, AdministratorCard),
    }


def _card_line(speech: Speech, card: AnyCard) -> str:
    notes = [card.id]
    copies = getattr(card, "copies", 0)
    if copies:
        notes.append(speech.label("label-copies", copies=copies))
    if isinstance(card, AdministratorCard):
        notes.append(speech.label("house"))
    return f"{card.name} ({', '.join(notes)}): {speech.say(describe(card))}"


def unclear_cards(game: Game[Any], words: Iterable[str]) -> list[str]:
    """The cards among these words whose printed name the word does not tell, with what they do."""
    cards: Any = getattr(game, "cards", None)
    held = {card.id: card for card in getattr(cards, "administrators", ())}
    speech = speech_for(game)
    return [_card_line(speech, held[word]) for word in words if word in held]


def show_options(name: str, as_json: bool) -> None:
    """How many can play a game, and its options."""
    game = GAMES.find(name)
    speech = speech_for(game)
    if as_json:
        out_json({"seats": list(game.seat_counts), "options": _options_json(speech, game.options)})
        return
    seats = " ".join(str(count) for count in game.seat_counts)
    out(speech.label("label-seats", seats=seats))
    for option in game.options:
        out(speech.label(f"option-{option.name}"))
        for value in option.values:
            default = f" {speech.label('label-default')}" if value == option.default else ""
            text = speech.label(f"option-{option.name}-{value}")
            out(f"  {option.name}={value}  {text}{default}")


def _options_json(speech: Speech, options: Any) -> list[dict[str, Any]]:
    return [
        {
            "name": option.name,
            "values": list(option.values),
            "default": option.default,
            "text": speech.label(f"option-{option.name}"),
        }
        for option in options
    ]
